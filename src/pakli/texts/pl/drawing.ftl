### Co widać na stole i jak kto go lubi. Polski.

## Stół

draw-table = Stół
draw-beside = Panel obok stołu
draw-pot = Pula: { $amount }
draw-main-pot = pula główna
draw-side-pot = pula boczna { $number }
draw-main-short = główna
draw-side-short = boczna { $number }
draw-board = stół { $number }
draw-in-pot = W grze: { $names }
draw-who-in-pots = Kto gra o którą pulę
draw-result = Wynik rozdania
draw-last-hand = Poprzednie rozdanie, numer { $number }
draw-hand-before =
    { $practice ->
        [true] Rozdanie numer { $number }: do trenera
       *[false] Rozdanie numer { $number }.
    }
draw-forget = Widzę
draw-to-act = ruch
draw-folded = pas
draw-did-call = Sprawdzam
draw-did-bet = Zakład
draw-did-raise = Podbicie
draw-did-complete = Dopełnienie
draw-did-bring-in = Bring-in
draw-did-post = Wkład
draw-clock-bank = bank { $seconds } s
draw-clock-grace = linia { $seconds } s
draw-small-blind = MC
draw-big-blind = DC
draw-straddle = STR
draw-button = D

## Ustawienia

looks-title = Ustawienia
looks-table = Wygląd stołu
looks-pack = Talia
looks-pack-four-colour = cztery kolory
looks-pack-two-colour = dwa kolory
looks-card-size = Karty
looks-card-size-small = małe
looks-card-size-middle = średnie
looks-card-size-large = duże
looks-felt = Sukno
looks-felt-green = zielone
looks-felt-blue = niebieskie
looks-felt-red = czerwone
looks-felt-grey = szare
looks-theme = Jasność
looks-theme-system = jak w urządzeniu
looks-theme-light = jasny
looks-theme-dark = ciemny
looks-motion = Ruch
looks-motion-system = jak w urządzeniu
looks-motion-full = wszystko się rusza
looks-motion-reduced = nic się nie rusza
looks-amounts = Kwoty
looks-amounts-chips = w żetonach lub pieniądzach
looks-amounts-big-blinds = w dużych ciemnych (BB)
looks-play = W czasie gry
looks-ask-all-in = Pytaj przed all-in
looks-ask-free-fold = Pytaj, gdy pasuję, choć mogę czekać
looks-hints = Przy stołach treningowych wyjaśniaj, co mogę zrobić
looks-bring-forward = Przy kilku otwartych stołach ten, który na mnie czeka, wychodzi na wierzch
looks-losing-hands = Przegrane karty
looks-losing-hands-ask = pytaj mnie
looks-losing-hands-throw-away = odrzuć bez pokazania
looks-losing-hands-show = pokaż
looks-presets = Przyciski stawek, w procentach puli
looks-presets-hint = Najwyżej sześć, rozdzielonych spacją. Puste: zwykłe.
looks-presets-wrong = Liczby całkowite od 1 do 1000, najwyżej sześć.
looks-phrases = Przyciski na czat
looks-phrases-hint = Najwyżej osiem, każdy w osobnym wierszu. Puste: zwykłe.
looks-phrases-wrong = Najwyżej osiem wierszy, każdy do 60 znaków.
looks-attention = Jak dać znać
looks-sound = Dźwięki
looks-vibrate = Wibracja, gdy moja kolej
looks-notify = Powiadomienie, gdy moja kolej, a patrzę gdzie indziej
looks-speech = Dla czytnika ekranu
looks-speech-full = wszystko, co się dzieje
looks-speech-brief = to, co mnie dotyczy
looks-kept = Zapisane na Twoim koncie.
looks-kept-here = Zapisane w tej przeglądarce, aż się zalogujesz.
