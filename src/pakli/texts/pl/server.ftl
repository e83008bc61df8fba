### Serwer: czego odmawia i co mówi `pakli serve`. Polski.

## Przy drzwiach

refusal-door-host = Ten serwer nie odpowiada na nazwę { $host }. Kto go prowadzi, może na nią pozwolić: pakli serve --host-name { $host }
refusal-door-no_origin = To żądanie nie mówi, z której strony pochodzi (Origin), więc nie zostało wykonane.
refusal-door-origin = To żądanie pochodzi z { $origin }, a prosić o to mogą tylko strony { $ours }. Za serwerem pośredniczącym trzeba go uruchomić z --proxy.
refusal-door-token = To żądanie nie pokazuje, że pochodzi od ciebie. Wczytaj stronę ponownie.

## Żądania

refusal-request-unreadable = Nie można odczytać żądania: { $problem }
refusal-request-too_long = Żądanie jest za długie.
refusal-request-no_json = Żądanie musi być w formacie JSON.
refusal-request-no_such_page = Pod tym adresem nic nie ma.
refusal-request-null = Adres nie może zawierać znaku zerowego.
refusal-request-no_such_method = Pod tym adresem nie da się tego zrobić.
refusal-request-no_socket = Ten adres jest dla połączeń WebSocket.

## Kto i co

refusal-sign_in-needed = Najpierw się zaloguj albo zagraj jako gość.
refusal-sign_in-token = Ten token nie jest ważny albo już nie jest. Właściciel bota może utworzyć nowy na stronie swojego konta.
refusal-gone-page = Nie ma takiej strony.
refusal-gone-session = Nie ma takiej sesji.
refusal-gone-bot = Nie masz takiego bota.
refusal-gone-person = Nie ma takiej osoby.
refusal-gone-entry = Nie ma takiego zapisu w księdze.
refusal-gone-invitation = Nie ma takiego zaproszenia.
refusal-gone-table = Nie ma takiego stołu.
refusal-gone-hand = Nie ma takiego wśród ostatnich rozdań tego stołu: { $number }.
refusal-gone-example = W regulaminie nie ma takiego przykładu.
refusal-gone-seat = W tej chwili nie ma takiego wolnego miejsca. Możesz otworzyć stół.

## Za dużo

refusal-wait-sockets_by_address =
    { $most_n ->
        [one] Z jednego adresu może być tylko { $most } połączenie
        [few] Z jednego adresu mogą być tylko { $most } połączenia
        [many] Z jednego adresu może być tylko { $most } połączeń
       *[other] Z jednego adresu może być tylko { $most } połączenia
    } naraz i tyle już jest. Zamknij którąś stronę.
refusal-wait-sockets_by_person =
    { $most_n ->
        [one] Możesz mieć otwartą tylko { $most } stronę
        [few] Możesz mieć otwarte tylko { $most } strony
        [many] Możesz mieć otwartych tylko { $most } stron
       *[other] Możesz mieć otwarte tylko { $most } strony
    } naraz. Zamknij którąś.
refusal-wait-tables =
    { $most_n ->
        [one] Możesz mieć otwarty tylko { $most } stół
        [few] Możesz mieć otwarte tylko { $most } stoły
        [many] Możesz mieć otwartych tylko { $most } stołów
       *[other] Możesz mieć otwarte tylko { $most } stołu
    } naraz. Zamknij któryś.

## Gdy coś jest nie tak tutaj

refusal-server-not_stored = Serwer nie może teraz zapisać w swojej bazie danych, więc nic się nie stało. Spróbuj ponownie za minutę.
refusal-server-failed = W serwerze coś poszło nie tak. Jest to w jego dzienniku; to nie twoja wina.

## Strona, której nie ma

page-missing-title = Pod tym adresem nic nie ma
page-missing-why = Może w odnośniku brakuje litery albo tego, co tu było, już nie ma.

## pakli serve

cli-serve = Sala pokerowa: jeden program obsługuje stronę, stoły i graczy. Wszystko jest w jednej bazie danych.
    .title = Sala: ludzie grają ze sobą przez sieć.
cli-serve-host = Adres, pod którym nasłuchuje: 127.0.0.1 tylko dla tego komputera, 0.0.0.0 także dla sieci.
cli-serve-port = Port, na którym nasłuchuje. Jeśli nie jest podany, a zwykły jest zajęty, następny wolny.
cli-serve-database = Gdzie wszystko jest: sqlite:///ścieżka albo postgresql://…; domyślnie plik w twoim folderze danych.
cli-serve-open-page = Otwórz stronę w przeglądarce.
cli-serve-host-name = Inna nazwa, pod którą ten serwer jest osiągalny, na przykład poker.example; można podać kilka razy.
cli-serve-proxy = Adres lub sieć serwera pośredniczącego, którego nagłówkom wierzyć; można podać kilka razy.
cli-serve-log-level = Co trafia do dziennika: debug, info, warning albo error.
cli-serve-log-json = Pisz dziennik jako JSON, jeden obiekt w wierszu.
cli-serve-practice = Ze stołami do ćwiczeń, przy których siedzą boty domu, lub bez nich, gdy baza danych jest nowa.
cli-serve-dry-run = Niczego nie otwieraj: powiedz, gdzie byłaby sala i gdzie wszystko byłoby przechowywane, i zakończ.

cli-unknown-log-level = Nie ma takiego poziomu dziennika: { $log-level }.
serve-ready = Sala jest otwarta: { $link }
serve-network = W sieci lokalnej: { $link }
serve-not-network = Dostępna tylko z tego komputera. Także z sieci lokalnej: pakli serve --host 0.0.0.0
serve-other-port = Port { $taken } jest zajęty, więc tym razem { $port }.
serve-host-link = Otwórz ten odnośnik, aby zostać gospodarzem tej sali. Działa raz; nie pokazuj go nikomu:
serve-kept = Wszystko jest w { $path }
serve-stop = Zatrzymanie: Ctrl+C; rozdania w toku będą trwać dalej po ponownym uruchomieniu.
serve-stopped = Sala jest zamknięta. Wszystko zostało zachowane.
serve-would-open = Teraz nic się nie otwiera. W terminalu „make play” albo „pakli serve --open” otworzyłoby salę pod adresem { $link } i przechowywało wszystko w { $path }
serve-no-browser = Nie ma tu przeglądarki, która mogłaby ją pokazać: otwórz odnośnik samodzielnie.
serve-port-taken = Port { $port } pod adresem { $host } zajmuje inny program. Podaj inny: pakli serve --port { $free }
serve-no-address = Nie można nasłuchiwać pod adresem { $host }: { $reason }
serve-bad-database = Pakli nie zna takiej bazy danych: { $url }. Podaje się ją tak: sqlite:///ścieżka albo postgresql://użytkownik@host/nazwa.
serve-database-in-use = Z bazy danych { $url } korzysta inny Pakli, być może w innym terminalu. Pisać może w niej tylko jeden.
serve-database-release = Bazę danych { $url } zapisał nowszy Pakli. Użyj tamtego.
serve-database-earlier = Bazę danych { $url } zapisała wcześniejsza wersja Pakli. Proszę raz uruchomić klub tą wersją: zaktualizuje ją.
serve-upgraded = Baza danych została dostosowana do tego wydania. Tak jak była przedtem, jest zachowana tutaj: { $path }
serve-database-failed = Nie można otworzyć bazy danych { $url }: { $reason }
serve-bad-proxy = { $proxy } nie jest adresem ani siecią, jak 10.0.0.5 albo 10.0.0.0/8.
serve-bad-host-name = { $name } nie jest nazwą hosta. Podaje się ją bez https:// i bez portu.

## Stoły do ćwiczeń

practice-names = Brzoza, Buk, Cedr, Cis, Cyprys, Dąb, Grab, Jawor, Jesion, Jodła, Klon, Lipa, Modrzew, Olcha, Sosna, Świerk, Topola, Wiąz
