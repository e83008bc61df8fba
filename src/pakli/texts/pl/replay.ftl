### pakli replay: historie rozdań odgrywane według zasad. Polski.
### `$action` jest zapisane jak w pliku, `$player` to p1, p2 …; `$expected` to jedno z poniższych zdań.

replay-progress = Rozdania
replay-hand = rozdanie { $hand }
replay-hands =
    { $hands_n ->
        [one] Wczytano { $hands } rozdanie,
        [few] Wczytano { $hands } rozdania,
        [many] Wczytano { $hands } rozdań,
       *[other] Wczytano { $hands } rozdania,
    } z żetonami jak w plikach zakończone: { $right }.
replay-unchecked = Odegrane, ale bez wyniku w pliku do porównania: { $hands }.
replay-unsupported = Gry, których tu jeszcze nie ma: { $hands } ({ $games }).
replay-failed = Błędy: { $failures }.

## Pliki nie do odczytania

replay-no_file = Nie ma takiego pliku ani folderu.
replay-cannot_read = Nie można odczytać pliku: { $reason }.
replay-not_text = Plik nie jest tekstem UTF-8.
replay-not_toml = To nie jest TOML: { $reason }. Oczekiwano historii rozdania, w każdym polu „nazwa = wartość”.
replay-missing_field = Brakuje pola potrzebnego w tej grze: { $field }.
replay-wrong_type_str = To pole musi być tekstem w cudzysłowie: { $field }.
replay-wrong_type_bool = To pole może mieć tylko wartość true albo false: { $field }.
replay-wrong_type_list = To pole musi być listą w nawiasach kwadratowych: { $field }.
replay-wrong_type_amount = To pole musi być liczbą większą od zera: { $field }.
replay-wrong_type_amounts = To pole musi być listą liczb, żadna nie może być ujemna: { $field }.
replay-wrong_type_actions = To pole musi być listą tekstów w cudzysłowie: { $field }.
replay-wrong_length = To pole musi mieć po jednej wartości dla każdego gracza: { $field }. Graczy: { $players }, wartości: { $given }.
replay-stack_not_positive = { $player } zaczyna z taką liczbą żetonów: { $stack }. Oczekiwano liczby większej od zera.
replay-wrong_own_field = To pole nie jest takie, jak zapisuje je Pakli: { $field } ({ $reason }).
replay-not_an_action = To nie jest ruch: „{ $action }”. Możliwe zapisy: { $grammar }.
replay-no_such_player = „{ $action }”: nie ma gracza { $player }. Numer ostatniego gracza: { $players }.
replay-not_cards = „{ $action }”: nie da się odczytać kart: { $cards }. Oczekiwano zapisu takiego jak AsKd; nieznana karta to ??.
replay-not_an_amount = „{ $action }”: to nie jest kwota: { $amount }. Oczekiwano cyfr, ułamek po kropce, na przykład 803.50.

## Rozdania nie do odegrania

replay-setup = Rozdanie nie może się zacząć: { $refusal }
replay-refused = „{ $action }”: to tutaj niemożliwe. { $refusal } { $expected }
replay-refused_deal = „{ $action }”: to tutaj niemożliwe. { $refusal }
replay-out_of_place = „{ $action }”: tego tu być nie może. { $expected }
replay-ends_early = Ruchy kończą się, zanim skończy się rozdanie. { $expected }
replay-nobody_can_tell = Są nieznane karty, a do wyniku w pliku nie pasuje żaden zwycięzca albo pasuje kilku. Oczekiwano pokazanych kart albo pola finishing_stacks, które nie zostawia wątpliwości.
replay-stacks_differ = Rozdanie kończy się innymi żetonami, niż podaje plik (odegrane ≠ plik): { $differences }.
replay-stacks_differ_shown = Rozdanie kończy się innymi żetonami, niż podaje plik (odegrane ≠ plik): { $differences }. Według zasad te ręce trzeba było pokazać, a w pliku je odrzucono: { $players }.

## Czego oczekiwano

replay-expected_check = Oczekiwano: { $player } czeka albo pasuje.
replay-expected_check_or_bet = Oczekiwano: { $player } czeka, pasuje albo wnosi zakład od { $least } do { $most }.
replay-expected_check_or_bet_exactly = Oczekiwano: { $player } czeka, pasuje albo wnosi zakład { $least }.
replay-expected_check_or_raise_exactly = Oczekiwano: { $player } czeka, pasuje albo podbija, razem { $least }.
replay-expected_call_or_raise_exactly = Oczekiwano: { $player } sprawdza ({ $amount }), pasuje albo podbija, razem { $least }.
replay-expected_check_or_raise = Oczekiwano: { $player } czeka, pasuje albo podbija, razem od { $least } do { $most }.
replay-expected_call = Oczekiwano: { $player } sprawdza ({ $amount }) albo pasuje.
replay-expected_call_or_raise = Oczekiwano: { $player } sprawdza ({ $amount }), pasuje albo podbija, razem od { $least } do { $most }.
replay-expected_show = Oczekiwano: { $player } pokazuje karty albo odrzuca je bez pokazania.
replay-expected_post = Oczekiwano: ante i ciemne.
replay-expected_hole =
    Oczekiwano: karty własne, { $count_n ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } dla każdego gracza.
replay-expected_board =
    Oczekiwano: { $count_n ->
        [one] { $count } karta wspólna.
        [few] { $count } karty wspólne.
        [many] { $count } kart wspólnych.
       *[other] { $count } karty wspólnej.
    }
replay-expected_award = Oczekiwano: przyznanie puli.
replay-expected_nothing = Niczego więcej nie oczekiwano: rozdanie się skończyło.
replay-expected_bring_in = Oczekiwano: { $player } płaci bring-in ({ $amount }).
replay-expected_bring_in_or_complete = Oczekiwano: { $player } płaci bring-in ({ $amount }) albo dopełnia, razem { $least }.
replay-expected_draw =
    Oczekiwano: { $player } zostaje bez wymiany albo odrzuca najwyżej { $count_n ->
        [one] { $count } kartę.
        [few] { $count } karty.
        [many] { $count } kart.
       *[other] { $count } karty.
    }
replay-expected_draw_cards =
    Oczekiwano: { $count_n ->
        [one] { $count } nowa karta
        [few] { $count } nowe karty
        [many] { $count } nowych kart
       *[other] { $count } nowej karty
    } dla gracza { $player }.
replay-expected_replace_cards = Oczekiwano: nowa karta zamiast odsłoniętej dla gracza { $player }.

## pakli --help

cli-replay = Odgrywa historie rozdań: każdy ruch jest oceniany według zasad, a żetony na końcu porównywane z plikiem. Czyta PHH, Open Hand History i teksty tych poker roomów, które czyta „pakli convert”. W folderach szuka plików .phh, .phhs, .ohh i .txt; plik podany tutaj czyta zawsze.
    .title = Sprawdzanie historii rozdań według zasad.
cli-replay-coach = Zamiast tego mówi, ile były warte decyzje tego miejsca (p1 to 1) w każdym rozdaniu, w którym jego karty są znane: co było wiadomo, jakie były szanse, co robi silny bot, ile stracono.
cli-replay-paths = Pliki i foldery.
