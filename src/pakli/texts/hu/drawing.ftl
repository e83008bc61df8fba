### Ami az asztalon látszik, és hogy ki hogyan szereti. Magyar.

## Az asztal

draw-table = Az asztal
draw-beside = Panel az asztal mellett
draw-pot = Kassza: { $amount }
draw-main-pot = főkassza
draw-side-pot = { $number }. mellékkassza
draw-main-short = fő
draw-side-short = { $number }. mellék
draw-board = { $number }. board
draw-in-pot = Benne van: { $names }
draw-who-in-pots = Ki melyik kasszában van
draw-result = A leosztás eredménye
draw-last-hand = Az előző leosztás száma: { $number }
draw-hand-before =
    { $practice ->
        [true] Leosztás: { $number }, tovább az edzőhöz
       *[false] Leosztás száma: { $number }.
    }
draw-forget = Láttam
draw-to-act = jön
draw-folded = eldobta
draw-did-call = Megadás
draw-did-bet = Nyitás
draw-did-raise = Emelés
draw-did-complete = Kiegészítés
draw-did-bring-in = Bring-in
draw-did-post = Betett tét
draw-clock-bank = időbank { $seconds } mp
draw-clock-grace = vonal { $seconds } mp
draw-small-blind = KV
draw-big-blind = NV
draw-straddle = ÉV
draw-button = O

## Beállítások

looks-title = Beállítások
looks-table = Milyen legyen az asztal
looks-pack = Pakli
looks-pack-four-colour = négyszínű
looks-pack-two-colour = kétszínű
looks-card-size = Lapok
looks-card-size-small = kicsik
looks-card-size-middle = közepesek
looks-card-size-large = nagyok
looks-felt = Posztó
looks-felt-green = zöld
looks-felt-blue = kék
looks-felt-red = vörös
looks-felt-grey = szürke
looks-theme = Világosság
looks-theme-system = mint az eszközé
looks-theme-light = világos
looks-theme-dark = sötét
looks-motion = Mozgás
looks-motion-system = mint az eszközé
looks-motion-full = minden mozog
looks-motion-reduced = semmi sem mozog
looks-amounts = Összegek
looks-amounts-chips = zsetonban, pénzben
looks-amounts-big-blinds = nagyvakban (BB)
looks-play = Játék közben
looks-ask-all-in = Kérdezzen rá az all-in előtt
looks-ask-free-fold = Kérdezzen rá, ha ingyen passz helyett dobnám el
looks-hints = A gyakorlóasztalon magyarázza el, mit tehetek
looks-bring-forward = Ha több asztal van nyitva, előre jön, amelyik rám vár
looks-losing-hands = Vesztes lapok
looks-losing-hands-ask = kérdezzen meg
looks-losing-hands-throw-away = eldobás mutatás nélkül
looks-losing-hands-show = mutatás
looks-presets = Gombok a téthez, a kassza százalékában
looks-presets-hint = Legfeljebb hat, szóközzel elválasztva. Üresen: a szokásosak.
looks-presets-wrong = Egész számok 1 és 1000 között, legfeljebb hat.
looks-phrases = Gombok a csevegéshez
looks-phrases-hint = Legfeljebb nyolc, soronként egy. Üresen: a szokásosak.
looks-phrases-wrong = Legfeljebb nyolc sor, soronként legfeljebb 60 jel.
looks-attention = Miből tudjam meg
looks-sound = Hangok
looks-vibrate = Rezgés, ha rajtam a sor
looks-notify = Értesítés, ha rajtam a sor, és mást nézek
looks-speech = A képernyőolvasónak
looks-speech-full = minden, ami történik
looks-speech-brief = ami rám tartozik
looks-kept = A fiókjával együtt őrizzük.
looks-kept-here = Ebben a böngészőben marad, amíg be nem lép.
