### A saját leosztások és a statisztika. Magyar. `$name` és `$title` név.

## Amit a terem elutasít

refusal-gone-own_hand = Ilyen leosztásban nem kaptál lapot, vagy nincs meg: { $number }.
refusal-gone-hand_link = Ez a hivatkozás már nem mutat semmit: visszavonták, vagy sosem létezett.
refusal-hands-many_links = Ennyi leosztást mutatsz már hivatkozással, több nem lehet: { $most }. Előbb vonj vissza egyet.
refusal-hands-no_words = Ezek közül egy leosztás sem írható le ebben a formátumban.
refusal-may-coach_practice = Az edző csak gyakorlóasztalok leosztásait nézi meg: ahol a zsetonok számítanak, ott senki sem kap segítséget.

## Az oldal

hands-title = Leosztásaim
hands-about = Minden leosztás, amelyben lapot kaptál, úgy, ahogy te láttad: a saját lapjaid és a megmutatottak.
hands-part-list = Leosztások
hands-part-statistics = Statisztika
hands-part-links = Hivatkozások
hands-incomplete = A régebbi leosztásaid összegyűjtése még tart.
hands-none = Nincs ilyen leosztás.
hands-more = Régebbi leosztások
hands-count = Ezen az oldalon: { $count }
hands-open = Leosztás megnézése: { $number } ({ $title })
hands-hand = Leosztás: { $number }
hands-back = Vissza a listához

## A keresés

hands-filter = Mely leosztások
hands-search = A leosztás száma
hands-table = Asztal
hands-tournament = Torna
hands-game = Játék
hands-money = Zsetonok
hands-money-practice = Gyakorló zsetonok
hands-money-tournament = Tornazsetonok
hands-all = Mind
hands-since = Ettől a naptól
hands-until = Eddig a napig
hands-result = Eredmény
hands-result-won = Nyertem
hands-result-lost = Vesztettem
hands-big = Csak a nagy kasszák: legalább 50 nagyvak
hands-showdown = Csak ahol eljutottam a mutatásig
hands-clear = Mutasd mind

## Oszlopok

hands-column-when = Mikor
hands-column-hand = Leosztás
hands-column-title = Asztal
hands-column-game = Játék
hands-column-pot = Kassza
hands-column-gain = Nyereség vagy veszteség
hands-column-player = Játékos
hands-column-position = Pozíció
hands-column-hands = Leosztások
hands-column-won = Megnyert leosztások
hands-column-blinds = Nyert nagyvakok
hands-column-per_hundred = Nagyvak 100 leosztásonként
hands-column-vpip = VPIP
hands-column-pfr = PFR
hands-column-three_bet = Visszaemelés
hands-column-aggression = Agressziós mutató
hands-column-aggression_rate = Agresszió gyakorisága
hands-column-went_to_showdown = WTSD
hands-column-won_at_showdown = W$SD
hands-column-event = Torna
hands-column-entries = Nevezések
hands-column-players = Játékosok
hands-column-place = Helyezés
hands-column-paid = Befizetve
hands-column-prize = Nyeremény
hands-column-money = Pénznem

## A visszajátszás

hands-odds = Esélyek
hands-odds-of = { $name }: { $percent }
hands-odds-exact = Minden lehetséges osztás számít benne.
hands-odds-sampled = Véletlen osztásokból, nagyjából fél százalék pontossággal.
hands-odds-unknown = * Nem minden lap ismert: helyettük bármilyen lap számít.
hands-odds-why-draws = Cserés játékokban nincsenek esélyek: attól függnek, ki mit dob majd el.
hands-odds-why-boards = Több közös lapsorral játszott leosztáshoz nincsenek esélyek.
hands-odds-why-unknown = Nincsenek esélyek: senkinek a lapjai nem ismertek.
hands-odds-why-time = Letelt az idő, mielőtt minden esély elkészült volna.
hands-odds-not-now = Itt nincsenek esélyek: túl kevés lap ismert, vagy a közös lapokat többször osztották ki.
hands-odds-about = A végén megmutatott lapok már az elejétől számítanak.
hands-keys = Billentyűk: nyilak léptetnek, Home és End a két végére ugrik, szóköz indít és megállít.

## Hivatkozások

hands-share = Megmutatom hivatkozással
hands-share-about = Akinél a hivatkozás van, úgy látja ezt a leosztást, ahogy te láttad, a te lapjaiddal és mindenki nevével együtt. A meg nem mutatott lapok rejtve maradnak. A hivatkozást bármikor visszavonhatod.
hands-share-make = Hivatkozás készítése
hands-share-link = A hivatkozás, csak most látható
hands-shared-by = Leosztás { $name } szemével: ezt mutatja neked.
hands-links-none = Egy leosztást sem mutatsz hivatkozással.
hands-links-made = Készült: { $when }
hands-link-back = Visszavonás
hands-link-back-of = Hivatkozás visszavonása, leosztás: { $number }
hands-link-gone = A hivatkozás már nem nyit meg semmit.

## Fájlok

hands-export = Fájlként
hands-export-phh = PHH
hands-export-pokerstars = PokerStars-szöveg
hands-export-ohh = Open Hand History
hands-export-about = Ahogy te láttad a leosztásokat. Legfeljebb a legújabb 1000.
hands-exported = A fájlban: { $count } leosztás.
hands-left-out = Kimaradt: { $count }.
hands-left-out-no_such_game = A formátumban nincs szó a játékukra: { $count }
hands-left-out-misdeal = Érvénytelen osztás volt: { $count }
hands-left-out-gone = Már nincs meg a feljegyzésekben: { $count }
hands-left-out-older = Régebbi mint a legújabb 1000: { $count }. Válassz időszakot, ha ezek kellenek.
hands-left-out-other = A formátum nem tudja elmondani, mi történt: { $count }

## Statisztika

hands-own = A játékod
hands-positions = Pozíciónként
hands-position-small_blind = Kisvak
hands-position-big_blind = Nagyvak
hands-position-early = Korai
hands-position-middle = Középső
hands-position-cutoff = Osztó előtti
hands-position-button = Osztó
hands-position-none = Osztókorong nélkül
hands-others = Mások, csak a te leosztásaidból
hands-others-about = Csak azok a leosztások számítanak, amelyekben te is kaptál lapot: másokról ennél többet senki sem lát.
hands-gains = Nyereség vagy veszteség
hands-chart = Nyert nagyvakok, leosztásról leosztásra
hands-chart-text = Lejátszott leosztások: { $hands }; most { $last } nagyvak. Legtöbb { $most }, legkevesebb { $least }.
hands-chart-stack = A zsetonjaid, leosztásról leosztásra
hands-chart-stack-text = Lejátszott leosztások: { $hands }; most { $last } zseton. Legtöbb { $most }, legkevesebb { $least }.
hands-events = Tornák
hands-events-none = Még egy tornád sem ért véget.
hands-return = { $money }: tornák { $events }, befizetve { $paid }, nyeremény { $won }, megtérülés (ROI) { $roi }, pénzes helyek { $in_the_money }.
hands-no-return = nincs
hands-csv = Táblázatként (CSV)
hands-explained = Mit jelentenek a számok
hands-explain-vpip = VPIP: leosztások, amelyekben az első körben magadtól tettél be zsetont, azokhoz képest, amelyekben ott döntenivalód volt.
hands-explain-pfr = PFR: ugyanezek közül azok, amelyekben az első körben emeltél.
hands-explain-three_bet = Visszaemelés: milyen gyakran emeltél újra, amikor az első emelés után te következtél.
hands-explain-aggression = Agressziós mutató: nyitások és emelések száma egy megadásra, az első kör után.
hands-explain-aggression_rate = Agresszió gyakorisága: nyitások és emelések aránya a nyitásaid, emeléseid, megadásaid és eldobásaid között, az első kör után.
hands-explain-went_to_showdown = WTSD: mutatások, amelyekig eljutottál, azokhoz a leosztásokhoz képest, amelyekben láttad a második kört.
hands-explain-won_at_showdown = W$SD: mutatások, amelyekben zsetont nyertél, az összes mutatásodhoz képest.

## Az edző

# `$action` is one of the `action-…` messages.
coach-title = Edző
coach-ask = Kérdezd az edzőt
coach-hide = Edző bezárása
coach-about = Mennyit értek a döntéseid aszerint, amit akkor tudtál. A számok az erős bot becslései, olyan lapok ellen, amilyenek a többieknél a licitjük alapján valószínűek. Amit sosem mutattak meg, azt az edző sem nézi.
coach-about-cash = Ez nem torna volt: a négy tényező közül a pozíció és a lapjaid ereje számít.
coach-none = Ebben a leosztásban nem volt döntésed.

## Az edző: egy döntés

coach-street-pre_flop = Flop előtt
coach-street-flop = Flop
coach-street-turn = Turn
coach-street-river = River
coach-street-pre_draw = Csere előtt
coach-street-draw = Csere
coach-street-first_draw = Első csere
coach-street-second_draw = Második csere
coach-street-third_draw = Harmadik csere
coach-street-third_street = Harmadik lap
coach-street-fourth_street = Negyedik lap
coach-street-fifth_street = Ötödik lap
coach-street-sixth_street = Hatodik lap
coach-street-seventh_street = Hetedik lap
coach-label-pot = Kassza
coach-label-to_call = Megadandó
coach-label-stack = Zsetonjaid
coach-label-position = Pozíció
coach-label-equity = Nyerési esélyed a valószínű lapok ellen
coach-label-needed = A megadáshoz szükséges (potesély)
coach-label-really = A megmutatott lapok ellen
coach-where-button = Osztó
coach-where-small_blind = Kisvak
coach-where-big_blind = Nagyvak
coach-where-early = Korai
coach-where-middle = Középső
coach-where-late = Késői
coach-did = Te: { $action }
coach-timed = Lejárt az időd, az óra döntött helyetted.
coach-bot = Az erős bot: { $action }
coach-best = A legtöbbet ez ért volna: { $action }
coach-throws = Csere: { $cards }
coach-brings-in = Bring-in: { $amount }

## Az edző: mennyit ért

coach-verdict-good = Jó döntés.
coach-verdict-even = Nagyjából olyan jó, mint a legjobb.
coach-verdict-gave = Ez nagyjából ennyibe került: { $amount } ({ $blinds }).
coach-verdict-gave-chips = Ez nagyjából ennyibe került: { $amount }.
coach-verdict-gave-prizes = Ez az összes nyereményből nagyjából ennyibe került: { $percent }.
coach-verdict-same = Az erős bot is ezt teszi.
coach-verdict-other = Az erős bot mást tesz.
coach-why-draw = Zsetonban nincs szám: a csere értéke mindazon múlik, ami utána jön.
coach-why-bring_in = Nincs szám: a bring-int be kell tenni.
coach-why-start = Nincs szám: az első körben az emelés értéke mindazon múlik, ami utána jön.
coach-why-short = Nincs szám: ilyen kevés zsetonnal az erős bot csak az all-in és az eldobás között választ.
coach-margin = Ennél kisebb különbség itt semmit sem jelent: { $amount }.

## Az edző: a négy tényező

coach-facts = Ami számított
coach-fact-structure = Struktúra
coach-fact-stack = Zsetonok
coach-fact-position = Pozíció
coach-fact-strength = Lapok ereje
coach-structure = { $speed ->
        [fast] A vakok gyorsan emelkednek
        [slow] A vakok lassan emelkednek
       *[usual] A vakok a szokásos ütemben emelkednek
    }; { $left } játékos van még versenyben, { $paid } hely ér nyereményt. Minél gyorsabb és minél kevesebb a díjazott hely, annál bátrabban játszik az ember.
coach-structure-blinds = { $speed ->
        [fast] A vakok gyorsan emelkednek
        [slow] A vakok lassan emelkednek
       *[usual] A vakok a szokásos ütemben emelkednek
    }. Minél gyorsabban, annál bátrabban játszik az ember.
coach-stack = { $own } nagyvakod volt, a többieknek átlagosan { $others }.
coach-stack-short = { $own } nagyvakod volt, a többieknek átlagosan { $others }: ilyen kevéssel vagy all-in, vagy eldobás.
coach-stack-prizes = Ilyen közel a nyereményekhez egy elveszített zseton ennyivel többe kerül, mint amennyit egy megnyert ér: { $percent }%.
coach-position = { $where ->
        [button] Te voltál az osztó
        [late] Késői pozícióban ültél
        [middle] Középső pozícióban ültél
        [early] Korai pozícióban ültél
       *[none] Nem te licitáltál utoljára
    }. Utánad még ennyien következtek: { $behind }. Minél korábban kell licitálni, annál jobb lap kell hozzá.
coach-position-last = Te licitáltál utoljára: már tudtad, mit tettek a többiek.
coach-position-closes = Ebben a körben utánad már senki sem emelhetett, de a további körökben mások előtt kell licitálnod.
coach-position-blind-late = Vakon ültél: az első körben ez késői, minden további körben korai pozíció.
coach-position-blind-early = Vakon ültél: a második körtől ez korai pozíció, tehát jobb lap kell hozzá.
coach-strength-start = A kezdő lapok közül ennyi gyengébb a tiédnél: { $percent }%.
coach-strength-free = Lapjaid átlagosan a kassza ekkora részét vitték el: { $percent }%. Egyenlő rész: { $even }%.
coach-strength-enough = Lapjaid átlagosan a kassza ekkora részét vitték el: { $percent }%. A megadáshoz kevesebb is elég volt: { $needed }%.
coach-strength-short = Lapjaid átlagosan a kassza ekkora részét vitték el: { $percent }%. A megadáshoz több kellett: { $needed }%.
coach-strength-just = Lapjaid átlagosan a kassza ekkora részét vitték el: { $percent }%. A megadáshoz nagyjából éppen ennyi kellett.
coach-strength-all-enough = Ha mindenki megadja, aki még megadhatta, lapjaid átlagosan a kassza ekkora részét viszik el: { $percent }%. A megadáshoz akkor kevesebb is elég volt: { $needed }%.
coach-strength-all-short = Ha mindenki megadja, aki még megadhatta, lapjaid átlagosan a kassza ekkora részét viszik el: { $percent }%. A megadáshoz akkor több kellett: { $needed }%.
coach-strength-all-just = Ha mindenki megadja, aki még megadhatta, lapjaid átlagosan a kassza ekkora részét viszik el: { $percent }%. A megadáshoz akkor nagyjából éppen ennyi kellett.
coach-strength-to-come = Ha licit is van még hátra, a gyenge lap végül a részénél kevesebbet nyer, az erős többet.
coach-strength-some = Csak azokkal az ellenfelekkel számoltunk, akik a legtöbbet tették be: { $rivals }.
coach-strength-drawn = Ilyen csere után lapjaid átlagosan a mutatásig jutó kezek ekkora részét verik: { $percent }%.
coach-strength-drawn-other = Ilyen csere után lapjaid átlagosan a mutatásig jutó kezek ekkora részét verik: { $percent }%. Az erős bot cseréje után: { $better }%.
