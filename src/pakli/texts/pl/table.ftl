### Co dzieje się przy stole i co może zrobić gracz. Polski.
### Imię jest zawsze podmiotem, czas teraźniejszy nie zdradza rodzaju. `.you`: do samego gracza.
### Przy podbiciu `$amount` to cała kwota przed graczem.

## Przed kartami

event-hand-number = Rozdanie numer { $number }.
event-button = { $name } ma button.
    .you = Masz button.
event-ante = { $name } płaci ante: { $amount }.
    .you = Płacisz ante: { $amount }.
event-small-blind = { $name } wnosi małą ciemną: { $amount }.
    .you = Wnosisz małą ciemną: { $amount }.
event-big-blind = { $name } wnosi dużą ciemną: { $amount }.
    .you = Wnosisz dużą ciemną: { $amount }.
event-straddle = { $name } wnosi straddle: { $amount }.
    .you = Wnosisz straddle: { $amount }.
event-post = { $name } wnosi ciemną na wejście: { $amount }.
    .you = Wnosisz ciemną na wejście: { $amount }.
event-dead-blind = { $name } płaci zaległą ciemną wprost do puli: { $amount }.
    .you = Płacisz zaległą ciemną wprost do puli: { $amount }.
event-bring-in = { $name } wnosi bring-in: { $amount }.
    .you = Wnosisz bring-in: { $amount }.
event-cut = { $name } przekłada karty; z wierzchu na spód idzie kart: { $at }.
    .you = Przekładasz karty; z wierzchu na spód idzie kart: { $at }.

## Licytacja

event-fold = { $name } pasuje.
    .you = Pasujesz.
event-check = { $name } czeka.
    .you = Czekasz.
event-call = { $name } sprawdza: { $amount }.
    .you = Sprawdzasz: { $amount }.
event-bet = { $name } wnosi zakład: { $amount }.
    .you = Wnosisz zakład: { $amount }.
event-raise = { $name } podbija do { $amount }.
    .you = Podbijasz do { $amount }.
event-complete = { $name } dopełnia do { $amount }.
    .you = Dopełniasz do { $amount }.
event-all-in-call = { $name } sprawdza za { $amount } i jest all-in.
    .you = Sprawdzasz za { $amount } i jesteś all-in.
event-all-in-bet = { $name } wnosi zakład { $amount } i jest all-in.
    .you = Wnosisz zakład { $amount } i jesteś all-in.
event-all-in-raise = { $name } podbija do { $amount } i jest all-in.
    .you = Podbijasz do { $amount } i jesteś all-in.
event-all-in-blind = { $name } jest all-in, wniesiona kwota: { $amount }.
    .you = Jesteś all-in, wniesiona kwota: { $amount }.
event-returned = Niesprawdzony zakład, { $name } odbiera { $amount }.
    .you = Niesprawdzony zakład, odbierasz { $amount }.
event-time-out = { $name } nie ma już czasu.
    .you = Twój czas minął.

## Karty

event-hole = Twoje karty: { $cards }.
event-dealt =
    { $name } dostaje { $count_n ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
    .you =
    Dostajesz { $count_n ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
event-up-card = { $name } dostaje odkrytą kartę: { $cards }.
    .you = Dostajesz odkrytą kartę: { $cards }.
event-burn = Rozdający pali kartę.
event-flop = Flop: { $cards }.
event-turn = Turn: { $cards }.
event-river = River: { $cards }.
event-board = Stół: { $cards }.
event-street = Następuje: { $street }.
event-common = Karta wspólna dla wszystkich: { $cards }.
event-reshuffle = Talia się skończyła, rozdający tasuje ponownie.
event-draws =
    { $name } wymienia { $count_n ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
    .you =
    Wymieniasz { $count_n ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
event-stands-pat = { $name } nie wymienia kart.
    .you = Nie wymieniasz kart.
event-drawn = Twoje nowe karty: { $cards }.

## Koniec rozdania

event-showdown = Pokazanie kart.
event-shows = { $name } pokazuje { $cards }: { $hand }.
    .you = Pokazujesz { $cards }: { $hand }.
event-shows-cards = { $name } pokazuje: { $cards }.
    .you = Pokazujesz: { $cards }.
event-declares = { $name } zgłasza: { $hand }.
    .you = Zgłaszasz: { $hand }.
event-mucks = { $name } odrzuca karty bez pokazania.
    .you = Odrzucasz karty bez pokazania.
event-wins = { $name } wygrywa { $amount }.
    .you = Wygrywasz { $amount }.
event-wins-with = { $name } wygrywa { $amount }. Zwycięski układ: { $hand }.
    .you = Wygrywasz { $amount }. Zwycięski układ: { $hand }.
event-wins-unshown = { $name } wygrywa { $amount }. Nikt nie sprawdza.
    .you = Wygrywasz { $amount }. Nikt nie sprawdza.
event-wins-high = { $name } wygrywa połowę za układ wysoki: { $amount }.
    .you = Wygrywasz połowę za układ wysoki: { $amount }.
event-wins-low = { $name } wygrywa połowę za układ niski: { $amount }.
    .you = Wygrywasz połowę za układ niski: { $amount }.
event-scoops = { $name } wygrywa obie połowy: { $amount }.
    .you = Wygrywasz obie połowy: { $amount }.
event-no-low = Nie ma układu niskiego: układ wysoki bierze całą pulę.
event-splits = Podział puli: { $names }. Kwota: { $amount }.
event-pot = Pula: { $amount }.
event-main-pot = Pula główna: { $amount }.
event-side-pot = Pula boczna { $number }: { $amount }.
event-rake = Rake: { $amount }.
event-runs = Liczba dokończeń rozdania: { $runs }.
event-run = Dokończenie { $number }: { $cards }.
event-exposed = Podczas rozdawania odsłoniła się karta, { $name } ma: { $cards }.
    .you = Podczas rozdawania odsłoniła się twoja karta: { $cards }.
event-replaced = { $name } dostaje za nią inną kartę.
    .you = Dostajesz za nią inną kartę: { $cards }.
event-misdeal = Błędne rozdanie. Żetony wracają, karty zostaną rozdane od nowa. Powód: { $reason }.
event-misdeal-exposed-several = Błędne rozdanie: przy rozdawaniu odkryło się kilka kart. Żetony wracają, karty zostaną rozdane od nowa.
event-misdeal-exposed-first = Błędne rozdanie: przy rozdawaniu odkryła się jedna z pierwszych kart. Żetony wracają, karty zostaną rozdane od nowa.
event-killed = { $name } ma martwą rękę, zakłady zostają w puli. Powód: { $reason }.
    .you = Twoja ręka jest martwa, zakłady zostają w puli. Powód: { $reason }.
event-taken-back = Decyzja kierownika sali: { $name } odbiera ostatni zakład ({ $amount }) i decyduje ponownie. Uzasadnienie: { $reason }.
    .you = Decyzja kierownika sali: odbierasz ostatni zakład ({ $amount }) i decydujesz ponownie. Uzasadnienie: { $reason }.
event-hand-awarded = Decyzja kierownika sali: rozdanie wygrywa { $name }. Uzasadnienie: { $reason }.
    .you = Decyzja kierownika sali: wygrywasz to rozdanie. Uzasadnienie: { $reason }.
event-over = Koniec rozdania.
event-stack = { $name } ma { $amount }.
    .you = Masz { $amount }.
event-broke = { $name } nie ma już żetonów.
    .you = Nie masz już żetonów.

## Możliwości, każda z kwotą

action-fold = Pas
action-check = Czekam
action-call = Sprawdzam { $amount }
action-bet = Zakład { $amount }
action-raise = Podbicie do { $amount }
action-complete = Dopełnienie do { $amount }
action-all-in = All-in, { $amount }
action-bet-range = Zakład od { $least } do { $most }
action-raise-range = Podbicie do { $least }–{ $most }
action-show = Pokazuję karty
action-muck = Odrzucam bez pokazania
action-draw = Wymiana kart, najwyżej { $most }
action-stand-pat = Bez wymiany
action-straddle = Straddle, { $amount }
action-decline = Nie korzystam
action-cut = Przełożenie kart

## Twój ruch

turn-yours = Twój ruch.
turn-other = { $name } jest na ruchu.
turn-to-call = Do sprawdzenia: { $amount }.
turn-pot = Pula: { $amount }.
turn-stack = Twoje żetony: { $amount }.
turn-cards = Twoje karty: { $cards }.
turn-options = Możliwości: { $options }.
turn-draw = Które karty odrzucasz?
turn-again = Proszę powiedzieć, co robisz.
turn-confirm-fold = Czekanie nic nie kosztuje. Mimo to pasujesz?
turn-confirm-all-in = All-in, { $amount }. Na pewno?

## Miejsca

seat-line = Miejsce { $seat }: { $name }, { $amount }
seat-button = button
seat-folded = spasowane
seat-all-in = all-in
seat-you = ty
seat-out = pauza
seat-bet = przed graczem { $amount }

## Tabliczka limitów

sign = { $game }, { $limit }, { $stakes }. Zasady domowe: { $preset }.
sign-blinds = ciemne { $small }/{ $big }
sign-limits = limity { $low }/{ $high }
sign-spread = zakłady { $least }–{ $most }
sign-ante = ante { $ante }
sign-players =
    { $players_n ->
        [one] { $players } gracz
        [few] { $players } gracze
        [many] { $players } graczy
       *[other] { $players } gracza
    }

## Pomoc przy stole

help-intro = Napisz, co robisz, i naciśnij Enter. Wystarczy pierwsza litera, jeśli nic innego się od niej nie zaczyna.
help-fold = pasujesz
help-check = czekasz, gdy nie masz nic do wyrównania
help-call = sprawdzasz zakład
help-bet = wnosisz zakład o podanej kwocie
help-raise = podbijasz; podana liczba to cała kwota przed tobą
help-all-in = wnosisz wszystkie swoje żetony
help-draw = odrzucasz wskazane karty i dostajesz tyle samo nowych
help-stand-pat = zatrzymujesz wszystkie karty
help-show = pokazujesz karty
help-muck = odrzucasz karty bez pokazania
help-cards = twoje karty jeszcze raz
help-board = karty wspólne jeszcze raz
help-pot = pule
help-stacks = żetony wszystkich graczy
help-repeat = co się stało od twojego ostatniego ruchu
help-sign = tabliczka limitów
help-clause = treść punktu regulaminu, na przykład B8
help-why = dlaczego ostatnio odmówiono, z punktem regulaminu
help-help = ta pomoc
help-quit = odchodzisz od stołu
