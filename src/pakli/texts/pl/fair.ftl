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

## Znak przy stole i to, co wyjaśnia

fair-title = Uczciwe rozdanie
fair-mark-label = Uczciwe rozdanie: { $mark }
fair-mark-none = jeszcze bez rozdania
fair-mark-waiting = tasowanie
fair-mark-holds = sprawdzone
fair-mark-unprotected = bez ochrony
fair-mark-broken = błąd
fair-hand = Rozdanie { $hand }

fair-says-none = Nie ma jeszcze czego sprawdzać. Gdy tylko usiądą tu gracze, ich urządzenia tasują razem z serwerem i same sprawdzają każde rozdanie.
fair-says-waiting = Urządzenia graczy właśnie tasują razem z serwerem. Nie rozdano jeszcze żadnej karty.
fair-says-holds =
    { $cards_n ->
        [one] Twoje urządzenie sprawdziło to rozdanie: { $cards } karta, którą widać, pochodzi dokładnie stamtąd, gdzie trafiła przy tasowaniu.
        [few] Twoje urządzenie sprawdziło to rozdanie: wszystkie { $cards } karty, które widać, pochodzą dokładnie stamtąd, gdzie trafiły przy tasowaniu.
        [many] Twoje urządzenie sprawdziło to rozdanie: wszystkie { $cards } kart, które widać, pochodzi dokładnie stamtąd, gdzie trafiły przy tasowaniu.
       *[other] Twoje urządzenie sprawdziło to rozdanie: wszystkie { $cards } karty, które widać, pochodzą dokładnie stamtąd, gdzie trafiły przy tasowaniu.
    }
fair-says-shares =
    { $shares_n ->
        [one] W tasowaniu brało udział urządzenie { $shares } gracza.
        [few] W tasowaniu brały udział urządzenia { $shares } graczy.
        [many] W tasowaniu brały udział urządzenia { $shares } graczy.
       *[other] W tasowaniu brały udział urządzenia { $shares } gracza.
    }
fair-says-voids =
    { $voids_n ->
        [one] Wcześniej unieważniono { $voids } tasowanie, bo liczba losowa któregoś gracza nie przyszła na czas.
        [few] Wcześniej unieważniono { $voids } tasowania, bo liczba losowa któregoś gracza nie przyszła na czas.
        [many] Wcześniej unieważniono { $voids } tasowań, bo liczba losowa któregoś gracza nie przyszła na czas.
       *[other] Wcześniej unieważniono { $voids } tasowania, bo liczba losowa któregoś gracza nie przyszła na czas.
    }
fair-says-unprotected = Twoje urządzenie nie podało liczby losowej do tego rozdania, więc nie może za jego tasowanie ręczyć.
fair-says-broken = To rozdanie nie przeszło sprawdzenia. Zachowaj dowód i pokaż go temu, kto prowadzi ten pokój.
fair-says-failed = Sprawdzenie wykazało błąd: { $message }

fair-why-left_out = Serwer nie zapytał twojego urządzenia: zgłosiło się za późno do tego rozdania albo jego liczby zabrakło w jednym z ostatnich stu rozdań.
fair-why-called_missing = Twoje urządzenie wysłało swoją liczbę, ale serwer twierdzi, że nie przyszła na czas.
fair-why-elsewhere = Zamiast tej strony bierze udział inne twoje urządzenie lub inna przeglądarka.
fair-why-no_record = Serwer rozdał karty, nie pytając żadnego urządzenia.
fair-why-no_share = Nie podano tasowania.

fair-how = Jak to działa
fair-how-sealed = Przed rozdaniem serwer zamyka cztery talie tak, że nie może już ich zmienić.
fair-how-numbers = Potem urządzenie każdego gracza podaje liczbę losową ustaloną dużo wcześniej. Wszystkie liczby razem decydują, którą talię się rozdaje i w jakiej kolejności: nikt nie może tego przewidzieć ani wybrać.
fair-how-opened = Trzy pozostałe talie zostają otwarte i przeliczone. W rozdawanej talii każdy może sprawdzić karty, które widzi, a pozostałych nie pozna nikt.

fair-not = Czego to nie dowodzi
fair-not-knows = Serwer zna karty i mógłby je zdradzić znajomemu.
fair-not-reject = Gracz w zmowie z serwerem może raz na sto rozdań doprowadzić do odrzucenia tasowania. Wszyscy to widzą.
fair-not-machine = Kto prowadzi maszynę, może czytać jej pamięć i bazę danych.
fair-not-page = Ta strona pochodzi z tego samego serwera. Poleceniem „pakli verify” z innej instalacji sprawdzisz dowód niezależnie.
fair-not-hands = Nie obejmuje rozdań, do których twoje urządzenie nie podało liczby, ani błędnych rozdań ogłoszonych przez kierownika sali.

fair-download = Pobierz dowód
fair-no-proof = Dowód jest, gdy rozdano już karty.
