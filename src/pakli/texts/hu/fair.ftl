### Tisztességes osztás: hogyan ellenőrzi a leosztást az oldal és a `pakli verify`. Magyar.
### `$card` egy lap, `$pack` egytől számít, `$seat` az asztal számozása.

## pakli verify

cli-verify = Egy leosztás bizonyítékából ellenőrzi, hogy a lapok sorrendjét senki sem választhatta meg. A bizonyíték az oldalról tölthető le: az asztalnál a tisztességes osztás jelére koppintva.
    .title = Egy leosztás bizonyítékának ellenőrzése.
cli-verify-path = A bizonyíték, egy JSON-fájl.
cli-verify-as-json = Egyetlen JSON-objektumot ír ki.

fair-holds = A bizonyíték megáll: ezeknek a lapoknak a sorrendjét senki sem választhatta meg.
fair-shares =
    { $shares_n ->
        [one] { $shares } játékos vett részt a keverésben ennél az asztalnál: { $table }.
       *[other] { $shares } játékos vett részt a keverésben ennél az asztalnál: { $table }.
    }
fair-no-shares = Egy játékos sem vett részt a keverésben ennél az asztalnál: { $table }. A sorrendet egyedül a kiszolgáló választotta.
fair-pack = Négy pakli közül ezt osztották ki: { $pack }. A másik hármat felnyitották, és hiánytalan volt.
fair-cards =
    { $cards_n ->
        [one] { $cards } lap helyét ellenőriztük.
       *[other] { $cards } lap helyét ellenőriztük.
    }
fair-served =
    { $cards_n ->
        [one] Ebből { $cards } lap újrakevert maradékból jött.
       *[other] Ebből { $cards } lap újrakevert maradékból jött.
    }
fair-voids =
    { $voids_n ->
        [one] Előtte { $voids } kísérlet volt érvénytelen, mert egy játékos véletlen száma nem érkezett meg.
       *[other] Előtte { $voids } kísérlet volt érvénytelen, mert egy-egy játékos véletlen száma nem érkezett meg.
    }
fair-record = Jegyzék: { $hash }
fair-fails = A bizonyíték nem áll meg. { $message }

## Mi a baj

fair-broken-form-unreadable = Ez nem Pakli-bizonyíték: { $why }
fair-broken-record-form = A jegyzék nem úgy van írva, ahogy kell.
fair-broken-record-seats = A jegyzékben a helyek nincsenek sorban, vagy az egyik kétszer szerepel.
fair-broken-record-cut = A jegyzékben olyan elemelés áll, amilyen ebben a pakliban nem lehet.
fair-broken-record-attempt = A jegyzék rosszul mondja, hányadik kísérlet.
fair-broken-own-two_open = A kiszolgáló második jegyzéket tett közzé, amíg az első nyitva volt.
fair-broken-own-hand_again = A kiszolgáló másodszor használta egy leosztás számát.
fair-broken-own-previous = A kiszolgáló olyan érvénytelen kísérletre hivatkozik, amelyet nem mutatott meg.
fair-broken-own-chain = A kiszolgáló olyan véletlen számodat kéri, amelyet már kiadtál, vagy amely nem a tiéd.
fair-broken-own-cut = A jegyzékben nem az az elemelés áll, amelyet te adtál.
fair-broken-own-no_record = A véletlen számok jegyzék nélkül érkeztek.
fair-broken-own-other_void = Nem a nyitott jegyzéket nyilvánították érvénytelennek, hanem egy másikat.
fair-broken-own-dealt_before = Lapot osztottak, mielőtt a véletlen számokat közölték volna.
fair-broken-own-other_deals = A kiszolgáló most másként mondja az osztást, mint ahogy volt.
fair-broken-voids-none_missing = Egy kísérletet érvénytelennek mondtak, pedig senkinek a száma nem hiányzott.
fair-broken-voids-packs = Egy érvénytelen kísérletnek nem mind a négy pakliját nyitották fel.
fair-broken-voids-missing = Egy korábbi kísérletet elhallgattak.
fair-broken-voids-hand = Két kísérletnek ugyanaz a száma.
fair-broken-voids-link = A kísérletek nem kapcsolódnak egymáshoz.
fair-broken-voids-other_game = A kísérletek nem ugyanahhoz a leosztáshoz tartoznak.
fair-broken-voids-seats = Akinek a száma hiányzott, attól rögtön újra kértek, vagy akié megvolt, annál nem onnan számoltak tovább. Hely: { $seat }.
fair-broken-shares-seats = Egy játékos véletlen számát elhagyták, vagy egyet hozzátettek.
fair-broken-shares-chain = Nem a soron következő véletlen szám érkezett. Hely: { $seat }.
fair-broken-packs-which = Nem pontosan azt a három paklit nyitották fel, amelyet nem választottak ki.
fair-broken-packs-cards = Hibás pakli: nincs benne minden lap pontosan egyszer. Pakli: { $pack }.
fair-broken-packs-root = Nem az a pakli, amelyet az osztás előtt lezártak. Pakli: { $pack }.
fair-broken-openings-path = Egy lap nem ott volt a pakliban, ahol a kiszolgáló mondja: { $card }.
fair-broken-openings-twice = A pakli egyik helyét kétszer nyitották fel.
fair-broken-openings-card_twice = Ugyanazt a lapot két helyen nyitották fel.
fair-broken-openings-missing = Egy látott lap nem onnan jött, ahonnan jönnie kellett.
fair-broken-openings-missing_served = Az újrakevert maradék egyik lapját nem nyitották fel annak, aki kapta.
fair-broken-openings-other_card = Ez a lap volt ott: { $other }, és ezt osztották: { $card }.
fair-broken-openings-missing_shown = Egy lapot megmutattak, de sosem nyitottak fel: { $card }.
fair-broken-openings-other_place = Egy lapot olyan játékos mutatott meg, akinek nem azt osztották: { $card }.
fair-broken-openings-not_dealt = Felnyitottak egy lapot, amelyet nem láttál: { $card }.
fair-broken-deals-burn = Eggyel több vagy kevesebb lapot égettek el, és ettől minden utána jövő lap eltolódik.
fair-broken-deals-seats = Így senki sem oszt a helyeknek.
fair-broken-deals-count = Egy osztásban nem annyi lap van, amennyit mond.
fair-broken-deals-order = A pakli tetejéről osztottak, miután a maradékot újrakeverték.
fair-broken-deals-too_many = Több lapot osztottak ki, mint amennyi a pakliban van.
fair-broken-deals-left_out = Aki véletlen számot adott, annak nem osztottak.
fair-broken-reshuffle-list = Az újrakevert maradék sorrendjét nem közölték.
fair-broken-reshuffle-order = Az újrakevert maradék közölt sorrendje nem sorrend.
fair-broken-reshuffle-hash = Az újrakevert maradék sorrendjét a közlés után megváltoztatták.
fair-broken-reshuffle-path = Az újrakevert maradék egyik sorsjegye nem az, amelyet lezártak.
fair-broken-reshuffle-ticket = Az újrakevert maradék egyik sorsjegye hiányzik.
fair-broken-reshuffle-value = Az újrakevert maradékból nem a soron következő lap jött.

## A jel az asztalnál, és amit elmagyaráz

fair-title = Tisztességes osztás
fair-mark-label = Tisztességes osztás: { $mark }
fair-mark-none = még nincs leosztás
fair-mark-waiting = keverés
fair-mark-holds = ellenőrizve
fair-mark-unprotected = nem védett
fair-mark-broken = hibás
fair-hand = { $hand }. leosztás

fair-says-none = Még nincs mit ellenőrizni. Amint játékosok ülnek itt, a készülékeik a kiszolgálóval együtt kevernek, és minden leosztást maguktól ellenőriznek.
fair-says-waiting = A játékosok készülékei most kevernek a kiszolgálóval együtt. Még egy lapot sem osztottak ki.
fair-says-holds =
    { $cards_n ->
        [one] A készüléked ellenőrizte ezt a leosztást: { $cards } látott lap pontosan onnan jött, ahová a keverés tette.
       *[other] A készüléked ellenőrizte ezt a leosztást: { $cards } látott lap mindegyike pontosan onnan jött, ahová a keverés tette.
    }
fair-says-shares =
    { $shares_n ->
        [one] A keverésben { $shares } játékos készüléke vett részt.
       *[other] A keverésben { $shares } játékos készüléke vett részt.
    }
fair-says-voids =
    { $voids_n ->
        [one] Előtte { $voids } keverés volt érvénytelen, mert egy játékos véletlen száma nem érkezett meg időben.
       *[other] Előtte { $voids } keverés volt érvénytelen, mert egy-egy játékos véletlen száma nem érkezett meg időben.
    }
fair-says-unprotected = A készüléked ehhez a leosztáshoz nem adott véletlen számot, ezért a keverésért nem felelhet.
fair-says-broken = Ez a leosztás nem állja meg az ellenőrzést. Őrizd meg a bizonyítékot, és mutasd meg annak, aki a termet működteti.
fair-says-failed = Az ellenőrzés hibát talált: { $message }

fair-why-left_out = A kiszolgáló nem kérdezte meg a készülékedet: ehhez a leosztáshoz későn érkezett, vagy a száma hiányzott az utolsó száz leosztás valamelyikében.
fair-why-called_missing = A készüléked elküldte a számát, a kiszolgáló mégis azt mondja, hogy nem érkezett meg időben.
fair-why-elsewhere = Egy másik készüléked vagy böngésződ vesz részt helyetted.
fair-why-no_record = Ezt a leosztást a kiszolgáló úgy osztotta ki, hogy egy készüléket sem kérdezett meg.
fair-why-no_share = A keverést nem közölték.

fair-how = Hogyan működik
fair-how-sealed = Osztás előtt a kiszolgáló négy paklit zár le úgy, hogy többé nem változtathat rajtuk.
fair-how-numbers = Ezután minden játékos készüléke elárul egy véletlen számot, amelyet jóval korábban rögzített. A számok együtt döntik el, melyik paklit osztják és milyen sorrendben: ezt senki sem láthatja előre, és senki sem választhatja meg.
fair-how-opened = A másik három paklit felnyitják és megszámolják. A kiosztott pakliból mindenki ellenőrizheti azokat a lapokat, amelyeket lát, a többit senki sem tudja meg.

fair-not = Amit nem bizonyít
fair-not-knows = A kiszolgáló ismeri a lapokat, és elárulhatná egy barátjának.
fair-not-reject = A kiszolgálóval összejátszó játékos száz leosztásonként egyszer visszautasíttathat egy keverést. Ezt mindenki látja.
fair-not-machine = Aki a gépet működteti, olvashatja a memóriáját és az adatbázisát.
fair-not-page = Ez az oldal ugyanarról a kiszolgálóról jön. Egy másik telepítés „pakli verify” parancsával függetlenül is ellenőrizheted.
fair-not-hands = Nem terjed ki azokra a leosztásokra, amelyekhez a készüléked nem adott számot, sem a teremfelügyelő által kimondott érvénytelen osztásokra.

fair-download = A bizonyíték letöltése
fair-no-proof = Bizonyíték akkor van, ha már kiosztottak egy leosztást.
