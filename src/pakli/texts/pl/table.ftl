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

## Co poszło nie tak przy stole na żywo i co z tego wynikło
# `$who` to imię gracza, `$put` żetony wniesione lub nazwane, `$ruled` suma przed graczem, która z tego wynika.

event-irregular-ambiguous_amount = { $who }: kwotę można rozumieć różnie; liczy się największa nie większa od puli, łącznie { $ruled } (TDA 57).
event-irregular-bet_completed = { $who }: { $put } to mniej niż najmniejszy zakład, więc jest dopełniany, łącznie { $ruled } (TDA 52).
event-irregular-boxed_card = Karta leżała w talii odkryta. Nie liczy się; jej miejsce zajmuje następna (TDA 35).
event-irregular-burn_exposed = Kartę spaloną widziano. Pozostaje spalona.
event-irregular-call_stands = { $who }: sprawdzenie dotyczy całego zakładu, łącznie { $ruled }, ile by nie wniesiono (wniesiono: { $put }) (TDA 49).
event-irregular-card_exposed = Kartę zobaczono przez pomyłkę. Rozdanie trwa dalej.
event-irregular-every_chip_needed = { $who }: bez najmniejszego żetonu nie byłoby sprawdzenia, więc to sprawdzenie, łącznie { $ruled } (wniesiono: { $put }) (TDA 45).
event-irregular-four_card_flop = Flop miał cztery karty. Jedna z nich, wyciągnięta w ciemno, będzie następną kartą spaloną (TDA 39).
event-irregular-more_than_stack = { $who }: { $put } to więcej, niż jest żetonów, więc all-in, łącznie { $ruled }.
event-irregular-nothing_to_call = { $who }: nie ma czego sprawdzać, więc to czekanie (TDA 55).
event-irregular-other = Odnotował kierownik sali.
event-irregular-over_the_limit = { $who }: { $put } to więcej, niż dopuszcza limit, więc zakład jest zmniejszany, łącznie { $ruled }.
event-irregular-oversized_chip = { $who }: pojedynczy żeton ({ $put }) bez słowa to sprawdzenie, łącznie { $ruled } (TDA 44).
event-irregular-pot_said = { $who }: „pot” nie jest tu kwotą, więc to najmniejszy zakład lub podbicie, łącznie { $ruled } (TDA 54).
event-irregular-raise_completed = { $who }: { $put } to co najmniej połowa podbicia, więc jest dopełniane do pełnego, łącznie { $ruled } (TDA 43).
event-irregular-raise_not_open = { $who }: podbić tu nie można, więc { $put } to sprawdzenie, łącznie { $ruled }.
event-irregular-seat_left_out = Jedno miejsce pominięto przy rozdawaniu. Na błędne rozdanie jest za późno; gra toczy się dalej (TDA 36).
event-irregular-seat_not_entitled = Karty dostało miejsce, któremu się nie należały. Na błędne rozdanie jest za późno; gra toczy się dalej (TDA 36).
event-irregular-short_raise = { $who }: { $put } to mniej niż połowa podbicia, więc podbicia nie ma; przed graczem łącznie { $ruled } (TDA 43).
event-irregular-string_bet = { $who }: z dwóch ruchów ({ $put }) liczy się tylko pierwszy, łącznie { $ruled } (TDA 56).
event-irregular-undercall = { $who }: { $put } to mniej niż zakład i liczy się jako pełne sprawdzenie, łącznie { $ruled } (TDA 51).
event-irregular-words_first = { $who }: liczy się to, co powiedziano najpierw, łącznie { $ruled }, a nie żetony ({ $put }) (TDA 40).
event-irregular-wrong_blinds = Ciemne były błędne. Na błędne rozdanie jest za późno; gra toczy się dalej (TDA 36).
event-irregular-wrong_button = Button stał w złym miejscu. Na błędne rozdanie jest za późno; gra toczy się dalej (TDA 36).
event-irregular-wrong_first_card = Pierwsza karta trafiła na złe miejsce. Na błędne rozdanie jest za późno; gra toczy się dalej (TDA 36).
event-irregular-reason = Słowami: { $reason }.

event-early-check = { $who } czeka poza kolejnością. To obowiązuje, jeśli nikt wcześniej nie wniesie zakładu (TDA 53).
event-early-call = { $who } sprawdza poza kolejnością, z przodu łącznie { $amount }. To obowiązuje, jeśli nikt wcześniej nie podbije (TDA 53).
event-early-raise = { $who } wnosi zakład lub podbija poza kolejnością, z przodu łącznie { $amount }. To obowiązuje, jeśli nikt wcześniej nie wniesie zakładu ani nie podbije (TDA 53).
event-early-released = { $who } nie jest już związany tym, co zrobił poza kolejnością, i decyduje od nowa (TDA 53).
event-early-fold = { $who } pasuje poza kolejnością. To ostateczne (TDA 58).
event-barred-skipped = { $who }: kolej pominięto bez protestu. Można czekać, sprawdzić lub spasować, ale nie podbić (TDA 53).
event-barred-checked = { $who }: czekanie wobec zakładu. Można sprawdzić lub spasować, ale nie podbić (TDA 55).
event-barred-undercall = { $who }: wniesiono mniej niż zakład. Można sprawdzić resztę lub spasować, ale nie podbić (TDA 51).
event-barred-killed = { $who }: ostatniego zakładu lub podbicia nikt nie sprawdził; to, co ponad sprawdzenie, wraca (TDA 65).
event-barred-floor = Decyzja kierownika sali: { $who } może czekać, sprawdzić lub spasować, ale nie podbić.
event-barred-left = Zostaje w puli: { $amount }.
event-mended = { $who }: kart było za mało, brakujące są dodane (I3).
event-hand-exposed = { $who } odkrywa w trakcie rozdania: { $cards }. Ręka jest dalej ważna (TDA 68).
event-opener-named = { $who } zaczyna, zgodnie ze słowem rozdającego.
event-aside-back = Rozdano za wcześnie: { $cards }. Wraca do reszty talii, którą się tasuje; karta spalona zostaje (TDA 39).
event-aside-burn = Następna karta spalona już jest (TDA 39).
event-misdeal-count-wrong = Błędne rozdanie: gracz ma niewłaściwą liczbę kart (I3). Żetony wracają, karty zostaną rozdane od nowa.
event-misdeal-deal-boxed_card = Błędne rozdanie: kilka kart leżało w talii odkrytych. Żetony wracają, karty zostaną rozdane od nowa.
event-misdeal-deal-fouled_deck = Talia jest wadliwa: rozdanie jest nieważne. Żetony wracają, karty zostaną rozdane od nowa.
event-misdeal-deal-wrong_first_card = Błędne rozdanie: pierwsza karta trafiła na złe miejsce. Żetony wracają, karty zostaną rozdane od nowa.
event-misdeal-deal-seat_not_entitled = Błędne rozdanie: karty dostało miejsce, któremu się nie należały. Żetony wracają, karty zostaną rozdane od nowa.
event-misdeal-deal-seat_left_out = Błędne rozdanie: jedno miejsce pominięto. Żetony wracają, karty zostaną rozdane od nowa.
event-misdeal-deal-wrong_button = Błędne rozdanie: button stał w złym miejscu. Żetony wracają, karty zostaną rozdane od nowa.
event-misdeal-deal-wrong_blinds = Błędne rozdanie: ciemne były błędne. Żetony wracają, karty zostaną rozdane od nowa.
event-killed-count = { $who } ma niewłaściwą liczbę kart: ręka jest martwa, zakłady zostają w puli (I3).

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
