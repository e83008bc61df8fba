### Uczciwe rozdanie: jak rozdanie sprawdza strona i `pakli verify`. Polski.
### `$card` to karta, `$pack` liczy się od 1, `$seat` to numer miejsca przy stole.

## pakli verify

cli-verify = Sprawdza na podstawie dowodu, że nikt nie mógł wybrać kolejności kart w rozdaniu. Dowód pobiera się ze strony: dotknij znaku uczciwego rozdania przy stole.
    .title = Sprawdzenie dowodu rozdania.
cli-verify-path = Dowód, plik JSON.
cli-verify-as-json = Wypisuje jeden obiekt JSON.

fair-holds = Dowód jest poprawny: nikt nie mógł wybrać kolejności tych kart.
fair-shares =
    { $shares_n ->
        [one] W tasowaniu wziął udział { $shares } gracz, przy stole { $table }.
        [few] W tasowaniu wzięło udział { $shares } graczy, przy stole { $table }.
        [many] W tasowaniu wzięło udział { $shares } graczy, przy stole { $table }.
       *[other] W tasowaniu wzięło udział { $shares } gracza, przy stole { $table }.
    }
fair-no-shares = W tasowaniu nie brał udziału żaden gracz, przy stole { $table }: kolejność wybrał sam serwer.
fair-pack = Rozdano talię { $pack } z czterech; trzy pozostałe otwarto i były kompletne.
fair-cards =
    { $cards_n ->
        [one] Sprawdzono położenie { $cards } karty.
        [few] Sprawdzono położenie { $cards } kart.
        [many] Sprawdzono położenie { $cards } kart.
       *[other] Sprawdzono położenie { $cards } karty.
    }
fair-served =
    { $cards_n ->
        [one] Z reszty talii przetasowanej na nowo pochodzi { $cards } karta.
        [few] Z reszty talii przetasowanej na nowo pochodzą { $cards } karty.
        [many] Z reszty talii przetasowanej na nowo pochodzi { $cards } kart.
       *[other] Z reszty talii przetasowanej na nowo pochodzi { $cards } karty.
    }
fair-voids =
    { $voids_n ->
        [one] Wcześniej unieważniono { $voids } próbę, bo nie nadeszła liczba losowa któregoś gracza.
        [few] Wcześniej unieważniono { $voids } próby, bo nie nadeszła liczba losowa któregoś gracza.
        [many] Wcześniej unieważniono { $voids } prób, bo nie nadeszła liczba losowa któregoś gracza.
       *[other] Wcześniej unieważniono { $voids } próby, bo nie nadeszła liczba losowa któregoś gracza.
    }
fair-record = Zapis: { $hash }
fair-fails = Dowód nie jest poprawny. { $message }

## Co się nie zgadza

fair-broken-form-unreadable = To nie jest dowód Pakli: { $why }
fair-broken-record-form = Zapis nie ma właściwej postaci.
fair-broken-record-seats = Miejsca w zapisie nie są po kolei albo któreś występuje dwa razy.
fair-broken-record-cut = W zapisie jest przełożenie, jakiego w tej talii być nie może.
fair-broken-record-attempt = Zapis źle podaje, która to próba.
fair-broken-own-two_open = Serwer ogłosił drugi zapis, gdy pierwszy był jeszcze otwarty.
fair-broken-own-hand_again = Serwer użył numeru rozdania po raz drugi.
fair-broken-own-previous = Serwer powołuje się na unieważnioną próbę, której nie pokazał.
fair-broken-own-chain = Serwer chce twojej liczby losowej, którą już podano, albo takiej, która nie jest twoja.
fair-broken-own-cut = W zapisie nie ma twojego przełożenia kart.
fair-broken-own-no_record = Liczby losowe nadeszły bez wcześniejszego zapisu.
fair-broken-own-other_void = Unieważniono inny zapis niż ten, który był otwarty.
fair-broken-own-dealt_before = Karty rozdano, zanim podano liczby losowe.
fair-broken-own-other_deals = Serwer opowiada teraz rozdanie inaczej, niż przebiegło.
fair-broken-voids-none_missing = Próbę unieważniono, choć nie brakowało niczyjej liczby.
fair-broken-voids-packs = W unieważnionej próbie nie otwarto wszystkich czterech talii.
fair-broken-voids-missing = Zatajono wcześniejszą próbę.
fair-broken-voids-hand = Dwie próby mają ten sam numer.
fair-broken-voids-link = Próby nie są ze sobą powiązane.
fair-broken-voids-other_game = Próby nie dotyczą tego samego rozdania.
fair-broken-voids-seats = Tego, czyjej liczby zabrakło, od razu poproszono znowu, albo nie liczono dalej od podanej liczby. Miejsce: { $seat }.
fair-broken-shares-seats = Pominięto liczbę losową któregoś gracza albo jakąś dodano.
fair-broken-shares-chain = Nadeszła nie ta liczba losowa, która była następna. Miejsce: { $seat }.
fair-broken-packs-which = Otwarto nie te trzy talie, których nie wybrano.
fair-broken-packs-cards = Talia jest wadliwa: nie każda karta jest w niej dokładnie raz. Talia: { $pack }.
fair-broken-packs-root = To nie ta talia, którą zamknięto przed rozdaniem. Talia: { $pack }.
fair-broken-openings-path = Karta nie leżała w talii tam, gdzie twierdzi serwer: { $card }.
fair-broken-openings-twice = Jedno miejsce talii otwarto dwa razy.
fair-broken-openings-card_twice = Tę samą kartę otwarto w dwóch miejscach.
fair-broken-openings-missing = Widziana karta nie pochodzi stamtąd, skąd powinna.
fair-broken-openings-missing_served = Karty z przetasowanej reszty talii nie otwarto temu, kto ją dostał.
fair-broken-openings-other_card = Leżała tam karta { $other }, a rozdano { $card }.
fair-broken-openings-missing_shown = Kartę pokazano, ale nigdy jej nie otwarto: { $card }.
fair-broken-openings-other_place = Kartę pokazał gracz, któremu jej nie rozdano: { $card }.
fair-broken-openings-not_dealt = Otwarto kartę, której nikt ci nie pokazał: { $card }.
fair-broken-deals-burn = Spalono o jedną kartę za dużo lub za mało, a to przesuwa wszystkie następne.
fair-broken-deals-seats = Tak się kart na miejsca nie rozdaje.
fair-broken-deals-count = W rozdaniu jest inna liczba kart, niż podano.
fair-broken-deals-order = Rozdawano z wierzchu talii, gdy resztę już przetasowano.
fair-broken-deals-too_many = Rozdano więcej kart, niż jest w talii.
fair-broken-deals-left_out = Ktoś podał liczbę losową, a kart nie dostał.
fair-broken-reshuffle-list = Nie podano kolejności przetasowanej reszty talii.
fair-broken-reshuffle-order = Podana kolejność przetasowanej reszty talii nie jest kolejnością.
fair-broken-reshuffle-hash = Kolejność przetasowanej reszty talii zmieniono po jej podaniu.
fair-broken-reshuffle-path = Los z przetasowanej reszty talii nie jest tym, który zamknięto.
fair-broken-reshuffle-ticket = Brakuje losu z przetasowanej reszty talii.
fair-broken-reshuffle-value = Z przetasowanej reszty talii przyszła karta spoza kolejności.
