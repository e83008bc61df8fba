### A saját leosztások és a statisztika. Magyar. `$name` és `$title` név.

## Amit a terem elutasít

refusal-gone-own_hand = Ilyen leosztásban nem kaptál lapot, vagy nincs meg: { $number }.
refusal-gone-hand_link = Ez a hivatkozás már nem mutat semmit: visszavonták, vagy sosem létezett.
refusal-hands-many_links = Ennyi leosztást mutatsz már hivatkozással, több nem lehet: { $most }. Előbb vonj vissza egyet.
refusal-hands-no_words = Ezek közül egy leosztás sem írható le ebben a formátumban.

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
