### Własne rozdania i statystyki. Polski. `$name` i `$title` to nazwy.

## Czego klub odmawia

refusal-gone-own_hand = W takim rozdaniu nie było dla ciebie kart albo go nie ma: { $number }.
refusal-gone-hand_link = Ten link niczego już nie pokazuje: został wycofany albo nigdy go nie było.
refusal-hands-many_links = Tyle rozdań pokazujesz już linkami i więcej się nie da: { $most }. Najpierw wycofaj któryś.
refusal-hands-no_words = Żadnego z tych rozdań nie da się zapisać w tym formacie.
refusal-may-coach_practice = Trener ogląda tylko rozdania ze stołów ćwiczebnych: tam, gdzie liczą się żetony, nikt nie dostaje pomocy.

## Strona

hands-title = Moje rozdania
hands-about = Każde rozdanie, w którym masz karty, tak jak je widzisz: własne karty i te, które pokazano.
hands-part-list = Rozdania
hands-part-statistics = Statystyki
hands-part-links = Linki
hands-incomplete = Starsze rozdania są jeszcze zbierane.
hands-none = Nie ma takich rozdań.
hands-more = Starsze rozdania
hands-count = Na tej stronie: { $count }
hands-open = Obejrzyj rozdanie { $number } ({ $title })
hands-hand = Rozdanie { $number }
hands-back = Wróć do listy

## Wyszukiwanie

hands-filter = Które rozdania
hands-search = Numer rozdania
hands-table = Stół
hands-tournament = Turniej
hands-game = Gra
hands-money = Żetony
hands-money-practice = Żetony treningowe
hands-money-tournament = Żetony turniejowe
hands-all = Wszystkie
hands-since = Od dnia
hands-until = Do dnia
hands-result = Wynik
hands-result-won = Wygrane
hands-result-lost = Przegrane
hands-big = Tylko duże pule: co najmniej 50 dużych ciemnych
hands-showdown = Tylko z moim udziałem w pokazaniu kart
hands-clear = Pokaż wszystkie

## Kolumny

hands-column-when = Kiedy
hands-column-hand = Rozdanie
hands-column-title = Stół
hands-column-game = Gra
hands-column-pot = Pula
hands-column-gain = Wygrana lub strata
hands-column-player = Gracz
hands-column-position = Pozycja
hands-column-hands = Rozdania
hands-column-won = Wygrane rozdania
hands-column-blinds = Wygrane duże ciemne
hands-column-per_hundred = Duże ciemne na 100 rozdań
hands-column-vpip = VPIP
hands-column-pfr = PFR
hands-column-three_bet = Przebicie
hands-column-aggression = Współczynnik agresji
hands-column-aggression_rate = Częstość agresji
hands-column-went_to_showdown = WTSD
hands-column-won_at_showdown = W$SD
hands-column-event = Turniej
hands-column-entries = Wejścia
hands-column-players = Gracze
hands-column-place = Miejsce
hands-column-paid = Wpłacono
hands-column-prize = Wygrano
hands-column-money = Waluta

## Powtórka

hands-odds = Szanse
hands-odds-of = { $name }: { $percent }
hands-odds-exact = Policzono wszystkie możliwe rozdania.
hands-odds-sampled = Z losowych rozdań, z dokładnością do około pół procenta.
hands-odds-unknown = * Nie wszystkie karty są znane: w ich miejsce liczą się dowolne.
hands-odds-why-draws = W grach z wymianą nie ma szans: zależą od tego, co kto odrzuci.
hands-odds-why-boards = Nie ma szans dla rozdań z kilkoma zestawami kart wspólnych.
hands-odds-why-unknown = Nie ma szans: niczyje karty nie są znane.
hands-odds-why-time = Czas minął, zanim policzono wszystkie szanse.
hands-odds-not-now = W tym miejscu nie ma szans: znanych jest zbyt mało kart albo karty wspólne rozdano kilka razy.
hands-odds-about = Karty pokazane na końcu liczą się od początku.
hands-keys = Klawisze: strzałki przesuwają o krok, Home i End skaczą na oba końce, spacja odtwarza i zatrzymuje.

## Linki

hands-share = Pokaż przez link
hands-share-about = Kto ma link, widzi to rozdanie tak jak ty, razem z twoimi kartami i nazwami graczy. Karty, których nie pokazano, pozostają nieznane. Link możesz wycofać w każdej chwili.
hands-share-make = Utwórz link
hands-share-link = Link, widoczny tylko teraz
hands-shared-by = { $name } pokazuje ci to rozdanie ze swojej strony stołu.
hands-links-none = Nie pokazujesz żadnego rozdania przez link.
hands-links-made = Utworzono: { $when }
hands-link-back = Wycofaj
hands-link-back-of = Wycofaj link do rozdania { $number }
hands-link-gone = Ten link niczego już nie otwiera.

## Pliki

hands-export = Jako plik
hands-export-phh = PHH
hands-export-pokerstars = Tekst PokerStars
hands-export-ohh = Open Hand History
hands-export-about = Tak jak widzisz te rozdania. Najwyżej 1000 najnowszych.
hands-exported =
    { $count_n ->
        [one] W pliku: { $count } rozdanie.
        [few] W pliku: { $count } rozdania.
        [many] W pliku: { $count } rozdań.
       *[other] W pliku: { $count } rozdania.
    }
hands-left-out = Pominięte: { $count }.
hands-left-out-no_such_game = Format nie ma słowa na ich grę: { $count }
hands-left-out-misdeal = Błędne rozdanie: { $count }
hands-left-out-gone = Nie ma ich już w zapisach: { $count }
hands-left-out-older = Starsze niż 1000 najnowszych: { $count }. Wybierz okres, aby je pobrać.
hands-left-out-other = Format nie potrafi powiedzieć, co się stało: { $count }

## Statystyki

hands-own = Twoja gra
hands-positions = Według pozycji
hands-position-small_blind = Mała ciemna
hands-position-big_blind = Duża ciemna
hands-position-early = Wczesna
hands-position-middle = Środkowa
hands-position-cutoff = Przed buttonem
hands-position-button = Button
hands-position-none = Bez buttona
hands-others = Inni, tylko z twoich rozdań
hands-others-about = Liczą się tylko rozdania, w których też masz karty: nikt nie widzi o innych więcej.
hands-gains = Wygrana lub strata
hands-chart = Wygrane duże ciemne, rozdanie po rozdaniu
hands-chart-text = Rozdania: { $hands }, teraz { $last } dużych ciemnych. Najwięcej { $most }, najmniej { $least }.
hands-chart-stack = Twoje żetony, rozdanie po rozdaniu
hands-chart-stack-text = Rozdania: { $hands }, teraz żetonów { $last }. Najwięcej { $most }, najmniej { $least }.
hands-events = Turnieje
hands-events-none = Żaden twój turniej się jeszcze nie skończył.
hands-return = { $money }: turnieje { $events }, wpłacono { $paid }, wygrano { $won }, zwrot z inwestycji (ROI) { $roi }, płatne miejsca { $in_the_money }.
hands-no-return = brak
hands-csv = Jako arkusz (CSV)
hands-explained = Co znaczą te liczby
hands-explain-vpip = VPIP: rozdania, w których w pierwszej rundzie dobrowolnie wkładasz żetony, spośród tych, w których masz w niej decyzję.
hands-explain-pfr = PFR: spośród tych samych rozdań te, w których w pierwszej rundzie podbijasz.
hands-explain-three_bet = Przebicie: jak często przebijasz, mając przed sobą pierwsze podbicie.
hands-explain-aggression = Współczynnik agresji: zakłady i podbicia na jedno sprawdzenie, po pierwszej rundzie.
hands-explain-aggression_rate = Częstość agresji: zakłady i podbicia spośród twoich zakładów, podbić, sprawdzeń i spasowań po pierwszej rundzie.
hands-explain-went_to_showdown = WTSD: pokazania kart, do których dochodzisz, spośród rozdań, w których widzisz drugą rundę.
hands-explain-won_at_showdown = W$SD: pokazania kart, w których wygrywasz żetony, spośród wszystkich twoich.

## Trener

# `$action` is one of the `action-…` messages.
coach-title = Trener
coach-ask = Zapytaj trenera
coach-hide = Zamknij trenera
coach-about = Ile były warte twoje decyzje według tego, co było ci wtedy wiadomo. Liczby to szacunki silnego bota wobec rąk, jakie inni prawdopodobnie mieli, sądząc po ich licytacji. Kart, których nie pokazano, trener nie ogląda.
coach-about-cash = To nie był turniej: z czterech czynników liczą się pozycja i siła twoich kart.
coach-none = W tym rozdaniu nie było dla ciebie żadnej decyzji.

## Trener: decyzja

coach-street-pre_flop = Przed flopem
coach-street-flop = Flop
coach-street-turn = Turn
coach-street-river = River
coach-street-pre_draw = Przed wymianą
coach-street-draw = Wymiana
coach-street-first_draw = Pierwsza wymiana
coach-street-second_draw = Druga wymiana
coach-street-third_draw = Trzecia wymiana
coach-street-third_street = Trzecia ulica
coach-street-fourth_street = Czwarta ulica
coach-street-fifth_street = Piąta ulica
coach-street-sixth_street = Szósta ulica
coach-street-seventh_street = Siódma ulica
coach-label-pot = Pula
coach-label-to_call = Do sprawdzenia
coach-label-stack = Twoje żetony
coach-label-position = Pozycja
coach-label-equity = Twoje equity wobec prawdopodobnych rąk
coach-label-needed = Potrzebne do sprawdzenia (szanse puli)
coach-label-really = Wobec pokazanych kart
coach-where-button = Button
coach-where-small_blind = Mała ciemna
coach-where-big_blind = Duża ciemna
coach-where-early = Wczesna
coach-where-middle = Środkowa
coach-where-late = Późna
coach-did = Ty: { $action }
coach-timed = Czas minął i zegar zdecydował za ciebie.
coach-bot = Silny bot: { $action }
coach-best = Najwięcej warte byłoby: { $action }
coach-throws = Wymiana: { $cards }
coach-brings-in = Bring-in: { $amount }

## Trener: ile to było warte

coach-verdict-good = Dobre zagranie.
coach-verdict-even = Mniej więcej tak dobre jak najlepsze.
coach-verdict-gave = Strata około { $amount } ({ $blinds }).
coach-verdict-gave-chips = Strata około { $amount }.
coach-verdict-gave-prizes = Strata około { $percent } wszystkich nagród.
coach-verdict-same = Silny bot robi to samo.
coach-verdict-other = Silny bot robi co innego.
coach-why-draw = Nie ma liczby w żetonach: wartość wymiany zależy od wszystkiego, co nastąpi potem.
coach-why-bring_in = Nie ma liczby: bring-in trzeba wpłacić.
coach-why-start = Nie ma liczby: wartość podbicia w pierwszej rundzie zależy od wszystkiego, co nastąpi potem.
coach-why-short = Nie ma liczby: z tak małą liczbą żetonów silny bot rozważa tylko all-in albo pas.
coach-margin = Różnica mniejsza niż { $amount } nic by tu nie znaczyła.

## Trener: cztery czynniki

coach-facts = Co miało znaczenie
coach-fact-structure = Struktura
coach-fact-stack = Stack
coach-fact-position = Pozycja
coach-fact-strength = Siła kart
coach-structure = { $speed ->
        [fast] Ciemne rosną szybko
        [slow] Ciemne rosną powoli
       *[usual] Ciemne rosną w zwykłym tempie
    }. Graczy w grze: { $left }, płatnych miejsc: { $paid }. Im szybciej i im mniej miejsc, tym śmielej się gra.
coach-structure-blinds = { $speed ->
        [fast] Ciemne rosną szybko
        [slow] Ciemne rosną powoli
       *[usual] Ciemne rosną w zwykłym tempie
    }. Im szybciej rosną, tym śmielej się gra.
coach-stack = Twój stack w dużych ciemnych: { $own }, u innych średnio: { $others }.
coach-stack-short = Twój stack w dużych ciemnych: { $own }, u innych średnio: { $others }. Przy tak małym gra się all-in albo pas.
coach-stack-prizes = Tak blisko nagród stracony żeton kosztuje o { $percent }% więcej, niż daje wygrany.
coach-position = { $where ->
        [button] Twoje miejsce było na buttonie
        [late] Twoje miejsce było na późnej pozycji
        [middle] Twoje miejsce było na środkowej pozycji
        [early] Twoje miejsce było na wczesnej pozycji
       *[none] Twój ruch nie był ostatni
    }. Do decyzji po tobie pozostawało graczy: { $behind }. Im wcześniejszy ruch, tym lepszych kart wymaga.
coach-position-last = Ostatni ruch należał do ciebie: wiadomo było, co zrobili wszyscy inni.
coach-position-closes = W tej rundzie nikt już nie mógł podbić po tobie, ale w następnych decydujesz przed innymi.
coach-position-blind-late = Ciemna w pierwszej rundzie to późna pozycja, ale w każdej następnej wczesna.
coach-position-blind-early = Ciemna od drugiej rundy to wczesna pozycja, więc karty muszą być lepsze.
coach-strength-start = Spośród rąk początkowych { $percent }% jest słabszych od twojej.
coach-strength-free = Twoje karty brały średnio { $percent }% puli; równa część to { $even }%.
coach-strength-enough = Twoje karty brały średnio { $percent }% puli, więcej niż { $needed }% potrzebne do sprawdzenia.
coach-strength-short = Twoje karty brały średnio { $percent }% puli, mniej niż { $needed }% potrzebne do sprawdzenia.
coach-strength-just = Twoje karty brały średnio { $percent }% puli: mniej więcej tyle, ile było potrzebne do sprawdzenia.
coach-strength-all-enough = Gdyby sprawdzili wszyscy, którzy jeszcze mogli, twoje karty brałyby średnio { $percent }% puli, więcej niż { $needed }% potrzebne wtedy do sprawdzenia.
coach-strength-all-short = Gdyby sprawdzili wszyscy, którzy jeszcze mogli, twoje karty brałyby średnio { $percent }% puli, mniej niż { $needed }% potrzebne wtedy do sprawdzenia.
coach-strength-all-just = Gdyby sprawdzili wszyscy, którzy jeszcze mogli, twoje karty brałyby średnio { $percent }% puli: mniej więcej tyle, ile było wtedy potrzebne do sprawdzenia.
coach-strength-to-come = Gdy są jeszcze rundy licytacji, słabe karty wygrywają ostatecznie mniej, niż wynosi ich część, a mocne więcej.
coach-strength-some = Uwzględniono tylko przeciwników, którzy wpłacili najwięcej: { $rivals }.
coach-strength-drawn = Po takiej wymianie twoje karty biją średnio { $percent }% rąk przy pokazaniu kart.
coach-strength-drawn-other = Po takiej wymianie twoje karty biją średnio { $percent }% rąk przy pokazaniu kart; po wymianie silnego bota { $better }%.
