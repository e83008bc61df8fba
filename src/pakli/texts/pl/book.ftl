### Regulamin jako strona: nagłówki, przykłady krok po kroku, zasady domowe, słowniczek. Polski.

## Strona

book-title = Regulamin
book-about = Każdy punkt, w kolejności regulaminu. Odmowa przy stole podaje punkt, który za nią stoi.
book-contents = Rozdziały
book-rules = Zasady domowe
book-glossary = Słowniczek
book-search = Szukaj w regulaminie
book-search-hint = Numer punktu albo słowa
book-found =
    { $count_n ->
        [0] Nic nie znaleziono.
        [one] Znaleziono: { $count }.
        [few] Znaleziono: { $count }.
        [many] Znaleziono: { $count }.
       *[other] Znaleziono: { $count }.
    }
book-print = Drukuj
book-sources = Źródła: { $sources }
book-link = Odnośnik do punktu { $clause }
book-loading = Regulamin się otwiera …

## Zasady domowe

book-rules-about = Gdzie regulaminy się różnią, decyduje stół. Oto pytania, możliwe odpowiedzi i to, co wybiera każdy zestaw zasad.
book-values = Możliwe
book-chosen = Kto wybiera
book-all-presets = wszystkie zestawy
book-value-by-preset = { $value } ({ $presets })

## Słowniczek

book-glossary-about = Słowa gry w trzech językach i punkt, w którym można o nich przeczytać.

## Przykłady

book-examples = Przykłady
book-play = Odtwórz przykład
book-close = Zamknij przykład
book-shows = O tym mówi:
book-preset = Zasady domowe tego stołu: { $preset }
book-asked = Na ruchu: { $name }
book-refused = Odmowa
book-end = Tu przykład się kończy.
tries-bet = { $name } chce wnieść zakład: { $amount }.
tries-raise = { $name } chce podbić do { $amount }.
tries-buy = { $name } chce kupić: { $amount }.
tries-check = { $name } chce czekać.
tries-call = { $name } chce sprawdzić.
tries-fold = { $name } chce spasować.
tries-muck = { $name } chce odrzucić karty.
tries-show = { $name } chce pokazać karty.
tries-rebuy = { $name } chce wziąć rebuy.
tries-add-on = { $name } chce wziąć add-on.
told-main-break = Zaczyna się główna przerwa: każdy może wziąć jeden add-on, za wpisowe. Żetony: { $chips }.
told-rebuys-over = Minęła pierwsza godzina: każdy może wziąć jeden add-on, za wpisowe. Żetony: { $chips }.

## Co pokazują przykłady

example-button-draw = Dwa króle: button dostaje król pik, bo pik to najwyższy kolor
example-lowest-straight = A-7-8-9-10 to najniższy strit w talii 32 kart
example-order-of-hands = Poker królewski bije fulla z asów, fulla z dziesiątek i strita
example-order-below = Niżej: kolor, strit, trójka, dwie pary, para, wysoka karta
example-queens-full-of-threes = Karty wspólne 3 3 Q Q A: obaj mają fulla z dam na trójkach, pula dzieli się na pół
example-queens-full-of-aces = Te same karty wspólne: dama i as dają wyższego fulla
example-full-houses = Full z asów bije fulla z trójek: decyduje trójka
example-flush-beats-full-house = 32 karty: kolor bije fulla
example-flush-by-suit = Dwa kolory: wygrywa pik, niezależnie od wysokości kart
example-pair-by-suit = Dwie pary ósemek: wygrywa ósemka pik, kickery się nie liczą
example-eight-or-better = Karty wspólne 8 7 5 K Q, warunek osiem: połowa low zostaje wygrana
example-no-low = Te same karty z warunkiem siedem: układ wysoki bierze wszystko
example-deuce-to-seven = A-2-3-4-5 to tu as wysoki i przegrywa z K-5-4-3-2
example-razz = Każdy układ niski bez pary bije parę
example-badugi = Cztery karty w czterech kolorach biją trzy
example-short-deck = 36 kart: kolor bije fulla
example-two-and-three = Dokładnie dwie karty własne: z jednego pika nie ma koloru
example-board-plays = Dla obu najlepsze są karty wspólne: pula dzieli się na pół
example-facing-a-bet = Kto ma coś do wyrównania, nie może czekać
example-nobody-can-answer = Nie ma podbicia, na które nikt nie mógłby odpowiedzieć
example-fixed-ladder = 10/20: najpierw 10, 20, 30, 40, potem 20, 40, 60, 80; piątego zakładu nie ma
example-fixed-small = 1/2 w żetonach 0,50: najpierw 2, 4, 6, 8, potem 4, 8, 12, 16
example-cap-lifted = Jest trzech, jeden pasuje i pada piąty zakład: dwóch nie ma ograniczenia
example-cap-stays = Najpierw cztery zakłady, potem pas: runda pozostaje zamknięta
example-spread = 2–6: po zakładzie 2 i podbiciu o 6 następne podbicie wynosi dokładnie 6
example-pot-after-calls = Pula 100, zakład 50, dwa sprawdzenia: najwyżej do 350
example-pot-of-small-bets = Pula 100, zakład 20, dwa sprawdzenia: najwyżej do 200
example-pot-first-bet = Pot limit 10/20: pierwszy zakład 20, pierwsze podbicie do 40
example-double-the-bet = Po zakładzie 10 podbicie jest co najmniej do 20
example-raise-as-large-as-the-last = Zakład 300: podbicie co najmniej do 600
example-raise-by-the-blind = Najmniejsze podbicie to duża ciemna: all-in 420 ponad 300 jest pełny, potem co najmniej 520
example-raise-is-an-increment = 50, potem 150: podbicie wynosi 100, więc następne jest do 250
example-short-all-in = Zakład 50, all-in 73, sprawdzenie: wnoszący może dołożyć 23, ale nie podbić
example-yet-to-act = To samo: kto jeszcze nie licytował, może podbić, co najmniej do 123
example-full-all-in = Zakład 50, all-in 100: pełne podbicie, wnoszący może podbić do 150
example-one-chip-short = Zakład 50, podbicie do 150, all-in 249: brakuje żetonu, licytacja się nie otwiera
example-half-a-bet = Fixed limit, jednostka 20: all-in 15 liczy się jako zakład, potem do 35
example-short-big-blind = Pot limit 100/200, duża ciemna ma 100: nadal najwyżej 700
example-antes-in-the-pot = Trzy ante po 5 liczą się do limitu puli: najwyżej 50
example-ante-for-all = Ante dużej ciemnej to martwe żetony: 1 buttona wygrywa 5, pula boczna to 2
example-straddle-third = Straddle 20, wszyscy sprawdzają: jego gracz nadal może podbić
example-straddle-button = Trzeci odmawia, button wnosi: zaczyna mała ciemna, button jest ostatni
example-straddle-raise = Pot limit 5/10, straddle 20: podbicie co najmniej do 40, najwyżej do 75
example-bet-goes-back = Niesprawdzony zakład wraca, a zwycięzca nic nie pokazuje
example-last-raiser-shows = Kto ostatni wniósł zakład na river, pokazuje pierwszy; pobity może odrzucić karty
example-checked-through = Wszyscy czekali: pierwszy pokazuje gracz na lewo od buttona
example-everyone-shows = Gdzie pokazują wszyscy, nikt nie odrzuca kart
example-declared-too-low = Full zgłoszony jako kolor nie ma prawa do puli
example-odd-chip-high = High-low, 11 żetonów: 6 dla układu wysokiego, 5 dla niskiego
example-odd-chips-of-three = 11 żetonów dla trzech: 4, 4, 3, od lewej buttona
example-both-halves-alike = Obaj remisują w obie strony o 10: po 5
example-turned-up = Nikt już nie może licytować: obaj odkrywają karty i idą karty wspólne
example-side-pot = Do sprawdzenia 10, jeden ma 6: pula główna 18, boczna 8
example-three-pots = All-in 10 i 25, dwaj po 55: pule 40, 45 i 60
example-one-takes-all = To samo: najlepszy jest gracz z dużym stackiem i bierze całe 145
example-middle-all-in-wins = All-in 10, 25 i 55, najlepszy ma 25: dwa razy 30 dla niego, 30 wraca
example-blind-not-asked = All-in 30 i 60 przeciw dużej ciemnej 100: 40 wraca, nikt nie jest pytany
example-rake = Rake 5 procent, najwyżej 4: ze 120 wygrywa się 116
example-dead-button = Martwy button: duża ciemna idzie dalej, button stoi przy pustym miejscu
example-heads-up = Dwóch graczy: button ma małą ciemną, przed flopem zaczyna, potem jest ostatni
example-big-blind-option = Pierwszy gracz nie może czekać; duża ciemna może, jeśli nikt nie podbił
example-button-folds = Po flopie zaczyna pierwszy na lewo od buttona, który gra
example-draw-betting = Cztery ante po 5: zakład od 5 do 20, podbicie najwyżej do 80
example-draw-stub-empty = 3, 3, 3 i 3 karty: czwarty dostaje trzy spalone
example-draw-one-card-left = 3, 3, 2 i 3 karty: ostatnia zostaje spalona, a z czterech spalonych rozdaje się trzy
example-draw-who-starts = Po wymianie zaczyna pierwszy po ostatnim, kto wniósł zakład
example-draw-fifth-sits-out = Pięć miejsc: gracz na buttonie pauzuje
example-triple-draw = Mała stawka do pierwszej wymiany i po niej, dalej duża
example-bring-in = Najniższa odkryta karta wnosi bring-in 3; dopełnienie daje 10
example-fourth-street = Czwarta karta: zaczyna najwyższy widoczny układ, para nie zmienia limitu
example-out-of-time = Koniec czasu: czeka, gdy to nic nie kosztuje, inaczej pasuje
example-bought-in-a-hand = Co kupiono w trakcie rozdania, przychodzi po nim
example-top-up = Maksimum 100, stack 60: można dodać 40, ale nie 41
example-half-the-minimum = Minimum 20, stack pusty: żeby zostać, trzeba co najmniej 10
example-add-on-after-rebuy = Add-on po rebuy: w głównej przerwie dwa razy tyle żetonów za jedno wpisowe
example-add-on-after-last-hand = Bez żetonów w ostatnim rozdaniu przed przerwą: najpierw rebuy, potem add-on
example-rebuys-of-first-hour = Rebuy w pierwszej godzinie: poniżej stacka początkowego dowolną liczbę razy, potem jeden add-on
