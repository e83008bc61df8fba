### A kiszolgáló: mit utasít vissza, és mit mond a `pakli serve`. Magyar.

## Az ajtóban

refusal-door-host = Ez a kiszolgáló nem válaszol erre a névre: { $host }. Az üzemeltetője engedélyezheti: pakli serve --host-name { $host }
refusal-door-no_origin = Ez a kérés nem mondja meg, melyik oldalról jön (Origin), ezért nem teljesült.
refusal-door-origin = Ez a kérés innen jött: { $origin }. Ilyet csak ennek a címnek az oldalai kérhetnek: { $ours }. Ha proxy áll előtte, a kiszolgálót a --proxy kapcsolóval kell indítani.
refusal-door-token = Ez a kérés nem mutatja, hogy tőled jön. Kérjük, töltsd be újra az oldalt.

## Kérések

refusal-request-unreadable = A kérés nem olvasható: { $problem }
refusal-request-too_long = A kérés túl hosszú.
refusal-request-no_json = A kérésnek JSON formátumúnak kell lennie.
refusal-request-no_such_page = Ezen a címen nincs semmi.
refusal-request-null = A címben nem lehet nullkarakter.
refusal-request-no_such_method = Ezen a címen ez nem lehetséges.
refusal-request-no_socket = Ez a cím WebSocket kapcsolatokra való.

## Ki és mi

refusal-sign_in-needed = Kérjük, előbb jelentkezz be, vagy játssz vendégként.
refusal-sign_in-token = Ez a kulcs nem érvényes, vagy már nem az. A bot gazdája a fiókja oldalán készíthet újat.
refusal-gone-page = Nincs ilyen oldal.
refusal-gone-session = Nincs ilyen bejelentkezés.
refusal-gone-bot = Nincs ilyen botod.
refusal-gone-person = Nincs ilyen személy.
refusal-gone-entry = Nincs ilyen könyvelési tétel.
refusal-gone-invitation = Nincs ilyen meghívó.
refusal-gone-table = Nincs ilyen asztal.
refusal-gone-hand = Nincs ilyen sorszámú az asztal utolsó leosztásai között: { $number }.
refusal-gone-example = A szabálykönyvben nincs ilyen példa.
refusal-gone-seat = Most nincs ilyen szabad hely. Nyithatsz egy asztalt.

## Túl sok

refusal-wait-sockets_by_address =
    { $most_n ->
        [one] Egy címről egyszerre csak { $most } kapcsolat
       *[other] Egy címről egyszerre csak { $most } kapcsolat
    } lehet, és ennyi már van. Kérjük, zárj be egy oldalt.
refusal-wait-sockets_by_person =
    { $most_n ->
        [one] Egyszerre csak { $most } oldalad
       *[other] Egyszerre csak { $most } oldalad
    } lehet nyitva. Kérjük, zárj be egyet.
refusal-wait-tables =
    { $most_n ->
        [one] Egyszerre csak { $most } asztalod
       *[other] Egyszerre csak { $most } asztalod
    } lehet nyitva. Kérjük, zárj be egyet.

## Ha itt van a baj

refusal-server-not_stored = A kiszolgáló most nem tud írni az adatbázisába, ezért nem történt semmi. Kérjük, próbáld újra egy perc múlva.
refusal-server-failed = Hiba történt a kiszolgálóban. A naplójában benne van; nem te okoztad.

## Egy oldal, amely nincs meg

page-missing-title = Ezen a címen nincs semmi
page-missing-why = Talán hiányzik egy betű a hivatkozásból, vagy már nincs meg, ami itt volt.

## pakli serve

cli-serve = A pókerterem: egyetlen program szolgálja ki az oldalt, az asztalokat és a játékosokat. Minden egyetlen adatbázisban van.
    .title = A terem: emberek játszanak egymással a hálózaton.
cli-serve-host = A cím, amelyen figyel: 127.0.0.1 csak ehhez a géphez, 0.0.0.0 a hálózathoz is.
cli-serve-port = A kapu (port), amelyen figyel. Ha nincs megadva, és a szokásos foglalt, a következő szabad.
cli-serve-database = Ahol minden van: sqlite:///útvonal vagy postgresql://…; ha nincs megadva, egy fájl az adatmappádban.
cli-serve-open-page = Nyissa meg az oldalt a böngészőben.
cli-serve-host-name = További név, amelyen ez a kiszolgáló elérhető, például poker.example; többször is megadható.
cli-serve-proxy = Az előtte álló proxy címe vagy hálózata, amelynek továbbított fejléceinek hinni lehet; többször is megadható.
cli-serve-log-level = Mi kerüljön a naplóba: debug, info, warning vagy error.
cli-serve-log-json = A napló JSON legyen, soronként egy objektum.
cli-serve-practice = Új adatbázisnál legyenek-e gyakorlóasztalok, ahol a ház botjai ülnek.
cli-serve-dry-run = Ne nyisson meg semmit: mondja meg, hol lenne a terem, és hol lenne minden, aztán érjen véget.

cli-unknown-log-level = Nincs ilyen naplózási szint: { $log-level }.
serve-ready = A terem nyitva: { $link }
serve-network = A helyi hálózaton: { $link }
serve-not-network = Csak erről a gépről érhető el. A helyi hálózatról is: pakli serve --host 0.0.0.0
serve-other-port = Ez a kapu foglalt: { $taken }. Most ez lesz helyette: { $port }
serve-host-link = Nyisd meg ezt a hivatkozást, és te leszel a terem házigazdája. Egyszer használható, és csak nálad legyen meg:
serve-kept = Minden itt van: { $path }
serve-stop = Leállítás: Ctrl+C; a folyamatban lévő leosztások a következő indításkor folytatódnak.
serve-stopped = A terem bezárt. Minden megmaradt.
serve-would-open = Most semmi sem nyílik meg. Terminálban a „make play” vagy a „pakli serve --open” nyitná meg a termet. Ahol lenne: { $link } Ahol minden lenne: { $path }
serve-no-browser = Itt nincs böngésző, amely megmutatná: nyisd meg a hivatkozást te magad.
serve-port-taken = Ezt a kaput más program használja: { $port } ({ $host }). Adj meg másikat: pakli serve --port { $free }
serve-no-address = Ezen a címen nem lehet figyelni: { $host } ({ $reason })
serve-bad-database = Pakli nem ismer ilyen adatbázist: { $url }. Így adható meg: sqlite:///útvonal vagy postgresql://felhasználó@gép/név.
serve-database-in-use = Ezt az adatbázist egy másik Pakli használja, talán egy másik terminálban: { $url }. Egyszerre csak egy írhatja.
serve-database-release = Ezt az adatbázist egy újabb Pakli írta: { $url }. Kérjük, azt használd.
serve-database-earlier = Az adatbázist egy korábbi Pakli írta: { $url }. Indítsd el a termet egyszer ezzel: frissíti.
serve-upgraded = Az adatbázis ehhez a kiadáshoz igazodott. Ahogy előtte volt, itt megvan: { $path }
serve-database-failed = Ez az adatbázis nem nyitható meg: { $url } ({ $reason })
serve-bad-proxy = Ez nem cím és nem hálózat: { $proxy }. Például 10.0.0.5 vagy 10.0.0.0/8.
serve-bad-host-name = Ez nem gépnév: { $name }. A https:// és a kapu nélkül kell megadni.

## Gyakorlóasztalok

practice-names = Bükk, Cédrus, Ciprus, Éger, Fenyő, Fűz, Gyertyán, Hárs, Jegenye, Juhar, Kőris, Lucfenyő, Nyár, Nyír, Szil, Tiszafa, Tölgy, Vadgesztenye
