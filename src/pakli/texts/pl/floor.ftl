### Stanowisko kierownika sali: wezwania, decyzje, księga. Polski. `$name`, `$by`, `$whom`, `$other` to imiona.

## Odmowy

refusal-call-not_seated = Kierownika sali wzywa ten, kto siedzi przy stole. Najpierw usiądź albo napisz do gospodarza.
refusal-call-open_already = Kierownik sali jest już wezwany. Ktoś się tym zajmie.
refusal-wait-call =
    Wezwanie było przed chwilą. Następne możliwe za { $seconds_n ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }.
refusal-gone-call = To wezwanie jest już zamknięte.
refusal-room-same_address = Przy tym stole nie może grać dwóch graczy z jednego adresu. Ktoś z twojego już tu siedzi; wybierz inny stół.

## Gracz wzywa

call-floor = Wezwij kierownika sali
call-why = O co chodzi? (Można zostawić puste.)
call-send = Wezwij
call-waits = Kierownik sali jest wezwany. Ktoś się tym zajmie.
call-coming = { $name } się tym zajmuje.
call-closed = { $name } zamyka twoje wezwanie.
call-answered = { $name } odpowiada: { $answer }
call-withdraw = Odwołaj wezwanie
call-withdrawn = Wezwanie zostało odwołane.

## Kto się tym zajmuje

call-list = Wezwania
call-none = Nikt nie wzywa.
call-from = { $name }, { $table }, miejsce { $seat }
call-at = wezwanie: { $when }
call-taken-by = { $name } się tym zajmuje
call-take = Zajmuję się tym
call-answer = Odpowiedź, wzywa { $name }
call-close = Odpowiedz i zamknij
call-go-of = Do stołu { $table }
call-count =
    { $count_n ->
        [one] { $count } wezwanie
        [few] { $count } wezwania
        [many] { $count } wezwań
       *[other] { $count } wezwania
    }
call-new = { $name } wzywa kierownika sali: { $table }, miejsce { $seat }.

## Stanowisko

club-desk = Stanowisko
desk-tables = Wszystkie stoły
desk-none = Nie ma żadnego stołu.
desk-state-playing = trwa rozdanie { $hand }
desk-state-between = między rozdaniami
desk-state-held = wstrzymany
desk-state-waiting = czeka na graczy
desk-state-stopped = stoi: teraz niczego nie można zapisać
desk-private = prywatny
desk-watching =
    { $count_n ->
        [one] { $count } widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }
desk-listed =
    { $count_n ->
        [one] { $count } osoba czeka na miejsce
        [few] { $count } osoby czekają na miejsce
        [many] { $count } osób czeka na miejsce
       *[other] { $count } osoby czeka na miejsce
    }
desk-out = pauzuje
desk-away = nieobecny
desk-rule = Decyzja przy tym stole
desk-seat = { $seat }. { $name }

## Decyzje

ruling-title = Decyzja
ruling-what = Decyzja
ruling-hold-table = Wstrzymanie stołu
ruling-resume-table = Wznowienie gry
ruling-declare-misdeal = Błędne rozdanie
ruling-kill-hand = Martwa ręka
ruling-return-bet = Zwrot ostatniego zakładu: gracz decyduje ponownie
ruling-award-hand = Przyznanie tego rozdania i jego koniec
ruling-void-hand = Nieważne rozdanie: wszystkie zakłady wracają
ruling-rule-award = Przyznanie puli tego rozdania
ruling-give-back-bet = Zwrot zakładu
ruling-award-pot = Przyznanie puli ostatniego rozdania
ruling-move-chips = Przyznanie żetonów
ruling-change-seat = Przesadzenie na inne miejsce
ruling-sit-out = Pauza dla gracza
ruling-penalize = Kara: pauza na kilka rozdań
ruling-remove-player = Usunięcie od stołu
ruling-set-button = Ustawienie buttona
ruling-mute = Wyciszenie
ruling-grant = Żetony poza stołem
ruling-player = Gracz
ruling-from = Kto oddaje
ruling-to = Kto otrzymuje
ruling-to-seat = Miejsce
ruling-button-seat = Miejsce buttona
ruling-hands = Rozdania (0: koniec kary)
ruling-minutes = Minuty (0: może znowu pisać)
ruling-amount = Żetony
ruling-pot = Pula (0 to pula główna)
ruling-half = Która część
ruling-half-whole = cała
ruling-half-high = połowa za układ wysoki
ruling-half-low = połowa za układ niski
ruling-winners = Miejsca zwycięzców, oddzielone przecinkami
ruling-reason = Uzasadnienie; czytają je wszyscy przy stole
ruling-go = Decyzja …
ruling-of = { $ruling }: { $name }
ruling-sure = { $ruling }. Przy stole przeczytają uzasadnienie: { $reason }
ruling-yes = Tak, taka jest decyzja
ruling-back = Jeszcze nie
ruling-done = Decyzja zapadła, stół o niej wie.
ruling-not-now = Teraz to niemożliwe:
ruling-none = Nie masz tu o czym decydować.

## Księga

book-none = W księdze jeszcze nic nie ma.
book-none-found = Takich wpisów nie ma w księdze.
book-own = Decyzje przy twoich stołach, gdy przy nich siedzisz, i to, co dotyczy ciebie.
me-book = Decyzje przy twoich stołach
book-table = Stół
book-person = Osoba
book-kind = Rodzaj
book-all = wszystko
book-kind-ruling = decyzje przy stołach
book-kind-call = wezwania
book-kind-deed = co zrobiono z ludźmi
book-csv = Zapisz jako tabelę (CSV)
book-more = Wcześniejsze wpisy
book-reason = Uzasadnienie: { $reason }
book-said = „{ $reason }”
book-at-table = { $table }, rozdanie { $hand }
book-column-when = kiedy
book-column-by = kto
book-column-what = co
book-column-whom = kogo dotyczy
book-column-table = stół
book-column-hand = rozdanie
book-column-seat = miejsce
book-column-reason = uzasadnienie
book-column-sentence = słowami
book-hold-table = { $by } wstrzymuje stół.
book-resume-table = { $by } wznawia grę.
book-declare-misdeal = { $by } ogłasza błędne rozdanie.
book-kill-hand = { $by } uznaje rękę za martwą: { $whom }, miejsce { $seat }.
book-seat-by-name = { $by } sadza po imieniu: { $whom }, miejsce { $seat }.
book-cash-in = { $by } przyjmuje gotówkę: { $whom }, miejsce { $seat }. Żetony: { $number }.
book-cash-out = { $by } wypłaca gotówką: { $whom }, miejsce { $seat }. Żetony: { $number }.
book-return-bet = { $by } zwraca ostatni zakład: { $whom }, miejsce { $seat }.
book-award-hand = { $by } przyznaje rozdanie: { $whom }, miejsce { $seat }.
book-exposed-cards = { $by }: wpisano karty odkryte przy rozdawaniu.
book-put-in = { $by }: rozstrzygnięto o żetonach lub słowach. Gracz: { $whom }, miejsce { $seat }.
book-out-of-turn = { $by }: wpisano zagranie poza kolejnością. Gracz: { $whom }, miejsce { $seat }.
book-bar-raise = { $by }: { $whom } (miejsce { $seat }) nie może podbić.
book-wrong-count = { $by }: rozstrzygnięto o liczbie kart. Gracz: { $whom }, miejsce { $seat }; kart: { $count }.
book-set-aside = { $by }: odłożono karty wspólne, które przyszły za wcześnie.
book-four-card-flop = { $by }: rozstrzygnięto o flopie z czterech kart.
book-expose-hand = { $by }: wpisano karty pokazane w trakcie rozdania. Gracz: { $whom }, miejsce { $seat }.
book-note-irregularity = { $by }: notatka.
book-boxed-card = { $by }: rozstrzygnięto o kartach odkrytych w talii.
book-wrong-first-card = { $by }: rozstrzygnięto o pierwszej karcie na złym miejscu.
book-seat-not-entitled = { $by }: rozstrzygnięto o kartach dla miejsca, któremu się nie należały.
book-seat-left-out = { $by }: rozstrzygnięto o pominiętym miejscu.
book-wrong-button = { $by }: rozstrzygnięto o guziku w złym miejscu.
book-wrong-blinds = { $by }: rozstrzygnięto o błędnych ciemnych.
book-fouled-deck = { $by }: rozstrzygnięto o wadliwej talii.
book-void-hand = { $by } unieważnia rozdanie.
book-event-begin = Turniej rozpoczyna { $by }.
book-event-cancel = Turniej odwołuje { $by }.
book-event-resize = Liczbę graczy zmienia { $by }.
book-event-enter-player = Gracza { $whom } zapisuje { $by }.
book-event-invite = Zaproszenie dla gracza { $whom } wysyła { $by }.
book-event-fix-seat = Stały numer miejsca dla gracza { $whom } ustala { $by }.
book-event-pause = Zegar turnieju zatrzymuje { $by }.
book-event-resume = Turniej wznawia { $by }.
book-event-set-clock = Zegar turnieju przestawia { $by }.
book-event-take-back-clock = Ostatnie przestawienie zegara cofa { $by }.
book-event-set-payouts = Pulę nagród inaczej dzieli { $by }.
book-event-take-back-payouts = Ostatni podział puli nagród cofa { $by }.
book-event-order-breaks = O tym, które stoły rozwiązać najpierw, decyduje { $by }.
book-event-set-hand-for-hand = Grę ręka za ręką zarządza lub kończy { $by }.
book-event-disqualify = Gracza { $whom } dyskwalifikuje { $by }.
book-event-penalize-entry = Karę dla gracza { $whom } nakłada { $by }; rozdania: { $count }.
book-event-take-back-bust = Gracz { $whom } jednak nie odpadł: decyzję podejmuje { $by }.
book-event-move-entry = Gracza { $whom } na inne miejsce przesadza { $by }.
book-event-take-back-move = Gracza { $whom } na poprzednie miejsce przesadza { $by }.
book-event-take-back-entry = Wpisowe gracza { $whom } cofa { $by }.
book-event-drop-deal = Zaproponowany podział odwołuje { $by }.
book-event-bots = Boty zapisane na turniej: { $count }. Decyzja: { $by }.
book-event-announce = Ogłoszenie dla wszystkich: { $by }.
book-rule-award = { $by } przyznaje pulę.
book-move-chips = { $by } przyznaje żetony ({ $count }). Otrzymuje { $whom }, oddaje { $other }.
book-bet-moved = { $by } zwraca zakład ({ $count }). Otrzymuje { $whom }, oddaje { $other }.
book-pot-moved = { $by } przyznaje pulę ({ $count }). Otrzymuje { $whom }, oddaje { $other }.
book-change-seat = { $by } przesadza gracza: { $whom }, z miejsca { $seat } na miejsce { $count }.
book-sit-out = { $by } zarządza pauzę: { $whom }, miejsce { $seat }.
book-penalize =
    { $by } nakłada karę: { $whom }, miejsce { $seat }, { $count_n ->
        [one] { $count } rozdanie
        [few] { $count } rozdania
        [many] { $count } rozdań
       *[other] { $count } rozdania
    }.
book-remove-player = { $by } usuwa od stołu: { $whom }, miejsce { $seat }.
book-set-button = { $by } ustawia button na miejscu { $seat }.
book-grant = { $by } daje żetony poza stołem ({ $count }). Otrzymuje { $whom }.
book-close-table = { $by } zamyka stół.
book-keep-table = { $by } zmienia zasady prowadzenia stołu.
book-call-made = { $by } wzywa kierownika sali z miejsca { $seat }.
book-call-taken = { $by } zajmuje się wezwaniem, wzywa { $whom }.
book-call-closed = { $by } zamyka wezwanie, wzywa { $whom }.
book-call-withdrawn = { $by } odwołuje wezwanie.

## Raport o uczciwości

club-patterns = Uczciwość
refusal-patterns-days = Raport sięga od 1 do { $most } dni wstecz.
patterns-about = Co może wskazywać na graczy, którzy grają razem przeciw innym. Nic z tego nie jest dowodem: przed decyzją obejrzyj rozdania i porozmawiaj z ludźmi.
patterns-days = Okres
patterns-days-of =
    { $count_n ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
patterns-hands =
    { $count_n ->
        [one] Przejrzano { $count } rozdanie.
        [few] Przejrzano { $count } rozdania.
        [many] Przejrzano { $count } rozdań.
       *[other] Przejrzano { $count } rozdania.
    }
patterns-privacy = Widzi to tylko gospodarz. Adresów się nie pokazuje, a po ostatnim użyciu są pamiętane tyle dni: { $days }. Raport nie zagląda w karty własne, których nikt nie pokazał. Boty są pominięte.
patterns-misdeals = Błędne rozdania
patterns-misdeals-none = Nie było ani jednego błędnego rozdania.
patterns-misdeals-at = { $table }: błędne rozdania: { $count }, rozegrane rozdania: { $hands }.
patterns-none = Nic nie odbiega od normy.
patterns-strong = wyraźnie odbiega od normy
patterns-weak = trochę odbiega od normy
patterns-address =
    { $one } i { $other }: ten sam adres ({ $count_n ->
        [one] { $count } adres
        [few] { $count } adresy
        [many] { $count } adresów
       *[other] { $count } adresu
    }).
patterns-address-alike = Także ten sam rodzaj przeglądarki.
patterns-address-proves = Pokazuje: ktoś z tego samego domu, biura lub sieci. Nie pokazuje: że to jedna osoba. Rodziny, współlokatorzy i kawiarnie mają wspólny adres.
patterns-together = { $one } i { $other } razem przy jednym stole: { $count } % wszystkich rozdań każdego z nich, wspólnych rozdań: { $hands }.
patterns-together-proves = Pokazuje: przychodzą i wychodzą razem. Nie pokazuje: że sobie pomagają. Przyjaciele też lubią siedzieć razem.
patterns-flow = Duże ciemne, które przeszły: { $count }. Oddaje { $one }, otrzymuje { $other }. Wspólnych rozdań: { $hands }.
patterns-flow-proves = Pokazuje: więcej, niż zwykle daje przypadek. Nie pokazuje: zamiaru. Dokładnie tak mocny gracz wygrywa ze słabym.
patterns-folds = { $one } pasuje, gdy stawia { $other }, w { $count } % z { $hands } zakładów, wobec wszystkich innych w { $usual } %. W dwie sekundy: { $quick } % tych pasów.
patterns-folds-proves = Pokazuje: ktoś ustępuje tylko jednemu graczowi. Nie pokazuje: umowy. Tak gra też ten, kto się kogoś boi.

## Jeden adres, jedno miejsce

web-one-address = Jeden adres, jedno miejsce
web-sign-one-address = Przy tym stole nie gra dwóch graczy z jednego adresu.
event-kept-one-address = Odtąd nie usiądzie nikt, kto łączy się z adresu innego gracza.
event-kept-no-one-address = Odtąd nie ma znaczenia, kto z jakiego adresu się łączy.
web-members-bots = Boty członków klubu mogą grać
web-sign-members-bots = Mogą tu grać boty członków klubu.
event-kept-members-bots = Odtąd mogą tu siadać boty członków klubu.
event-kept-no-members-bots = Odtąd nie usiądzie tu żaden bot członka klubu. Kto siedzi, zostaje.
