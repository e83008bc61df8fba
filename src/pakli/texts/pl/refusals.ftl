### Czego gra odmawia i co jest możliwe zamiast tego. Polski.
### Identyfikator: `refusal-` i kod, z łącznikiem zamiast kropki; kwoty przychodzą jako tekst, `…_n` wybiera liczbę.

## Licytacja

refusal-check-facing_bet = Przed tobą leży zakład, więc nie możesz czekać. Możesz sprawdzić ({ $to_call }) albo spasować.
refusal-call-nothing_to_call = Nie ma czego sprawdzać. Możesz czekać.
refusal-fold-all_in = Jesteś all-in: twój układ gra do końca i nie można już spasować.
refusal-raise-capped = W tej rundzie nie ma już podbić: dozwolona liczba zakładów to { $cap }. Możesz sprawdzić albo spasować.
refusal-raise-not_reopened = Masz do wyrównania { $facing }, mniej niż pełne podbicie ({ $full_raise }), więc nie możesz ponownie podbić. Możesz sprawdzić albo spasować.
refusal-raise-no_chips = Masz { $stack }, a do sprawdzenia jest { $to_call }: nie ma z czego podbić. Możesz sprawdzić all-in albo spasować.
refusal-raise-nobody_can_answer = Nikt inny nie ma już żetonów, aby odpowiedzieć na zakład lub podbicie. Możesz sprawdzić albo spasować.
refusal-raise-bring_in_is_full = Bring-in jest tu już pełnym zakładem, więc nie ma czego dopełniać. Możesz wnieść bring-in.
refusal-raise-too_small = To za mało: { $total }. Możliwe tutaj: łącznie od { $least } do { $most }.
refusal-raise-too_large = To za dużo: { $total }. Możliwe tutaj: łącznie od { $least } do { $most }.
refusal-raise-not_the_unit = Kwota jest tu stała: łącznie { $must }, a nie { $total }.
refusal-raise-not_in_chips = Tyle nie można wnieść: { $total }. Najmniejszy żeton ma tu wartość { $chip }, a kwoty są jej wielokrotnością.

## Czyj ruch

refusal-turn-not_yours = To nie jest ruch tego miejsca: { $seat }. Proszę poczekać; na ruchu jest miejsce { $to_act }.
refusal-turn-hand_over = To rozdanie się skończyło. Proszę poczekać na następne.
refusal-turn-dealer = Rozdanie czeka na rozdającego: { $what }. Proszę o chwilę cierpliwości.
refusal-turn-player = Rozdanie nie czeka na rozdającego. Na ruchu jest miejsce { $seat }.
refusal-turn-showdown = Licytacja skończona. Pora pokazać karty.
refusal-turn-draw = Teraz jest wymiana kart. Możesz wymienić najwyżej tyle kart: { $most }, albo żadnej.
refusal-turn-bring_in = Najpierw bring-in. Możesz wnieść bring-in ({ $bring_in }) albo dopełnić.
refusal-turn-betting = Licytacja jeszcze trwa. Możesz spasować, czekać, sprawdzić, wnieść zakład albo podbić.

## Rozdawanie

refusal-deal-wrong_count =
    { $wanted_n ->
        [one] Potrzebna jest tu { $wanted } karta
        [few] Potrzebne są tu { $wanted } karty
        [many] Potrzeba tu { $wanted } kart
       *[other] Potrzeba tu { $wanted } karty
    }; liczba podanych kart: { $given }.
refusal-deal-card_twice = Ta karta jest już w rozdaniu: { $card }. Proszę sprawdzić jeszcze raz.
refusal-deal-not_in_pack = Tej karty nie ma w talii do tej gry: { $card }.
refusal-deal-unknown_text = To nie jest karta: „{ $text }”. Proszę podać wartość i kolor, na przykład As, Td albo 7c.
refusal-deal-no_burn = Tutaj nie pali się karty.
refusal-deal-own_discard = Odrzuconą kartę można dostać z powrotem tylko wtedy, gdy nie ma innych. Miejsce: { $seat }; pozostałe inne karty: { $others }.

## Wymiana kart

refusal-draw-too_many = To za dużo kart: { $cards }. Możesz wymienić najwyżej tyle: { $most }.
refusal-draw-not_your_card = Nie masz tej karty: { $card }.

## Nieprawidłowości

refusal-exposed-too_late = Odsłoniętą kartę można zgłosić tylko do pierwszego ruchu. Proszę wezwać kierownika sali.
refusal-exposed-no_such_card = W tym rozdaniu nie ma karty o takim numerze: { $order }.
refusal-exposed-other_card = To nie jest karta z tego miejsca ({ $seat }): { $card }. Proszę sprawdzić jeszcze raz.
refusal-kill-no_hand = Na tym miejscu nie ma ręki, którą można uznać za martwą: { $seat }.
refusal-kill-not_dealt = Karty są jeszcze rozdawane. Zamiast tego można ogłosić błędne rozdanie.

## Pokazanie kart

refusal-show-not_your_cards = To nie są twoje karty: { $cards }.
refusal-show-must_show = Tego układu nie można odrzucić: trzeba go pokazać.
refusal-show-all_show = Tutaj karty pokazuje każdy, kto został w grze: tych kart nie można odrzucić.
refusal-show-turned_up = Twoje karty są już odkryte: zostają w grze i nie można ich odrzucić.
refusal-show-nothing_to_show = Nie ma teraz czego pokazywać.
refusal-show-not_held = Nie masz tych kart: { $cards }.
refusal-show-claim_needed = Przy tym stole liczy się układ, który zgłosisz. Proszę powiedzieć, co masz.
refusal-show-claim_too_high = Twoje karty nie dają takiego układu: { $claimed }. Dają: { $actual }. Proszę zgłosić jeszcze raz.
refusal-show-unknown_claim = W tej grze nie ma takiego układu: { $claimed }. Proszę zgłosić jeszcze raz.
refusal-show-no_claim_needed = Przy tym stole niczego się nie zgłasza: karty mówią same. Proszę tylko pokazać.

## Pule i dokończenia rozdania

refusal-award-not_asked = Żadna pula nie czeka na przyznanie.
refusal-award-no_claim = To miejsce nie ma prawa do tej puli: { $seat }. Wygrać ją może tylko ten, kto wciąż o nią gra.
refusal-award-bad_half = Ta pula nie ma takiej części: { $half }.
refusal-return-no_bet = Na tym miejscu nie ma zakładu do zwrotu: { $seat }. Zwrócić można tylko ostatni zakład, dopóki nikt na niego nie odpowiedział i nie jest w puli.
refusal-award-others = Ta pula ({ $pot }) nie może przypaść temu miejscu ({ $seat }): nie wpłaciło do niej, a inni wciąż o nią grają. Najpierw trzeba uznać ręce za martwe albo dokończyć grę.
refusal-runs-not_now = Karty wspólne można wyłożyć więcej niż raz tylko wtedy, gdy wszyscy pozostali w grze są all-in, a karty mają jeszcze przyjść.
refusal-runs-too_many = To za wiele dokończeń rozdania: { $runs }. Ten stół dopuszcza najwyżej { $most }.

## Przygotowanie stołu i rozdania

refusal-setup-too_few_players = Do gry potrzeba co najmniej tylu graczy: { $least }; jest ich teraz { $players }.
refusal-setup-too_many_players = W grze może brać udział najwyżej tylu graczy: { $most }; jest ich teraz { $players }.
refusal-setup-bad_stack = Z takim stackiem nie można grać: { $stack } (miejsce { $seat }). Potrzebna jest całkowita liczba żetonów większa od zera.
refusal-setup-bad_amount = Ta kwota się nie nadaje: { $name }, { $amount }. Możliwe są wielokrotności żetonu ({ $chip }) większe od zera.
refusal-setup-bad_button = Button nie może stać przy miejscu { $seat }: przy stole nie ma takiego miejsca.
refusal-setup-seat_twice = To miejsce podano dwa razy: { $seat }. Na jednym miejscu siedzi jeden gracz.
refusal-setup-limits_contradict = Górny limit ({ $high }) jest niższy od najmniejszego zakładu ({ $low }).
refusal-setup-limit_not_offered = Nie ma tu takiego limitu: { $limit }.
refusal-setup-unknown_game = Nie ma tu takiej gry: { $game }.
refusal-setup-unknown_preset = Nie ma tu takich zasad domowych: { $preset }.
refusal-setup-unknown_kind = Stół służy do gry gotówkowej albo turnieju, nie do tego: { $kind }.
refusal-setup-post_unknown_seat = Na tym miejscu nikt nie siedzi, więc nie można tam wnieść ciemnej: { $seat }.

## Co idzie nie tak przy stole na żywo

refusal-raise-barred = Dopóki ktoś inny nie podbije, nie możesz podbić. Możesz czekać, sprawdzić albo spasować.
refusal-put-bad_chip = Każdy żeton i każda kwota to co najmniej jeden. Proszę podać je jeszcze raz.
refusal-put-nothing = Nic nie powiedziano i nic nie wniesiono. Proszę podać, co zrobił gracz.
refusal-put-not_so_many = Wniesiono { $chips }, a gracz ma { $stack }. Proszę policzyć żetony jeszcze raz.
refusal-put-amount_wanted = Zapowiedziano podbicie bez kwoty. Możliwe: łącznie od { $least } do { $most }. Proszę zapytać, ile.
refusal-put-floor_decides = { $chips } to mniej niż sprawdzenie ({ $to_call }), a już podbijano: decyduje kierownik sali. Albo pełne sprawdzenie, albo żetony zostają, a gracz sprawdza resztę lub pasuje.
refusal-early-in_turn = Na ruchu jest właśnie to miejsce: { $seat }. Proszę podać zwyczajnie, co zrobiono.
refusal-early-no_turn = To miejsce nie ma w tej rundzie nic do decyzji albo działało już poza kolejnością: { $seat }.
refusal-early-no_action = Czekanie wobec zakładu nie jest ruchem. Proszę zapytać ponownie, gdy przyjdzie kolej. Miejsce: { $seat }.
refusal-count-right = Na tym miejscu powinno być tyle kart i tyle podano: { $cards } (miejsce: { $seat }).
refusal-count-known = Karty tego miejsca są tu znane, więc żadnej nie może brakować: { $seat }.
refusal-bar-too_much = Tyle nie może zostać: { $chips }. Musi to być mniej niż sprawdzenie: { $to_call }.
refusal-aside-not_now = Karta następnej rundy nie mogła teraz pojawić się za wcześnie.
refusal-flop-no_such_card = Flop nie ma karty o takim numerze: { $card }. Liczy się od 1 do 4.
refusal-note-unknown = Tego nie można odnotować: brak nazwy lub punktu zasad.
refusal-opener-not_now = Teraz nie trzeba mówić, kto zaczyna.
refusal-opener-cannot = Miejsce { $seat } nie może zaczynać: nie ma kart albo żetonów.
refusal-opener-cards_say = Wszystkie odkryte karty są znane, więc to one mówią, kto zaczyna.
refusal-race-no_multiple = Większy nominał ({ $smallest }) nie jest wielokrotnością mniejszego ({ $removed }), więc nie da się ich wymienić.
refusal-race-wrong_cards = Za każdy pozostały żeton należy się jedna karta: potrzeba { $wanted }, podano { $given }.
refusal-chips-bad_set = W zestawie każdy nominał to co najmniej jeden i każdego jest choć jeden żeton. Proszę sprawdzić ten: { $value }.
