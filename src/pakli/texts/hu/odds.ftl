### pakli odds: mennyit érnek a kezek egymás ellen. Magyar.

odds-progress = Közös lapok
odds-column-hand = Kéz
odds-column-equity = Equity
odds-column-win = Nyer
odds-column-tie = Osztozik
odds-column-error = Standard hiba
odds-column-high = A magas félből
odds-column-low = Az alacsony félből
odds-column-category = Elért kéz
odds-column-next = Következő lap
odds-column-outs = Javító lapok
odds-column-behind = Most hátrányban
odds-column-average = Javító lapok száma hátrányban
odds-chances = Kéztartományok javító lapjai: milyen gyakran kerül vele az élre a hátrányban lévő játékos, ha a lap jöhet.
odds-with-error = { $part } ± { $error }
odds-no-outs = nincs
odds-percent = { $number }%
odds-number = { $number }
odds-cell = { $column }: { $value }
odds-row = { $hand }: { $cells }
odds-exact =
    Pontos: { $boards_n ->
        [one] { $boards }
       *[other] { $boards }
    } kiosztás, { $seconds } másodperc.
odds-sampled =
    Mintavétel: { $boards_n ->
        [one] { $boards }
       *[other] { $boards }
    } kiosztás, { $seconds } másodperc.
odds-heat-map = { $hand }: equity kezenként; az átló fölött az egyszínűek, alatta a különböző színűek.

cli-odds = Milyen gyakran nyer és osztozik egy-egy kéz, és a kassza mekkora részére számíthat. A kéz lapokból áll (AhAs, Ah??), vagy kéztartomány: holdemben QQ+,AKs,A5s-A2s,top 15%,AQo:0.5,random, omahában AA**ds,KKQQ,AsAhKdQc:0.5 (a * bármilyen lap; ds: két színben lehet flöss, ss: egyben, r: egyben sem, m: minden lap egy színből van). Stud, razz és lapcserés játékokban a hiányzó lapokat kiosztja, a kéztartomány pedig az eddigi lapokról szól: AA*,345:0.5,top 20%; studban a nyílt lapok perjel után állnak: QQ+,K*/Kh.
    .title = Mennyit érnek a kezek egymás ellen.
cli-odds-hands = Játékosonként egy kéz.
cli-odds-board = Az eddigi közös lapok, például Qh7h2c.
cli-odds-dead = Lapok, amelyeket már senki sem kaphat meg.
cli-odds-game = Melyik játék: holdem, omaha, omaha-high-low, stud, razz és a többi.
cli-odds-low = Mivel nyerhető az alacsony fél high-low játékban: low-8 (legfeljebb nyolcas), low-7 vagy low (bármilyen kéz).
cli-odds-draws = Hány csere van hátra lapcserés játékban; ha több is, a kéz azt mondja meg, mit tart meg a játékos a következőnél, utána mindenki egyszerű szabály szerint a jó alacsony lapokat tartja meg.
cli-odds-exact = Minden lehetséges kiosztást megnéz, bármeddig tart.
cli-odds-samples = Ennyiszer oszt véletlenszerűen, ahelyett hogy mindent megnézne.
cli-odds-seed = Szám, amely rögzíti a véletlen kiosztásokat.
cli-odds-processes = Hány folyamat ossza el a munkát; az eredmény ugyanaz.
cli-odds-half = A high-low kassza melyik feléről szóljon a --categories és az --outs: high (magas) vagy low (alacsony).
cli-odds-categories = Azt is kiírja, melyik kéz milyen gyakran jön össze.
cli-odds-outs = A javító lapokat is kiírja: mely következő lapokkal kerül az élre az, aki most hátrányban van.
cli-odds-next-cards = Azt is kiírja, mennyi az equity az egyes következő lapok után.
cli-odds-heat-map = Az első kéztartomány equityjét kezenként is kiírja.
cli-odds-plain = Egyszerű sorok táblázat nélkül, képernyőolvasóhoz; akkor is, ha a kimenet nem terminál, vagy a táblázat nem fér el rajta.

## Amire nincs válasz

odds-exact-or-samples = Vagy pontos, vagy mintavétel: az --exact és a --samples együtt nem adható meg.
odds-half-alone = A --half azt adja meg, melyik félről szóljon a --categories vagy az --outs: valamelyikkel együtt kell megadni.
odds-no-hand = { $given }: ez nem kéz. Egy kéz szöveg, Range vagy WideRange, és játékosonként egy áll a listában.
odds-no-text = { $name }: itt szövegnek kell állnia, és ez nem az: { $given }.
odds-no-number = { $name }: itt egész számnak kell állnia, és ez nem az: { $given }.
odds-no-executor = executor: itt a concurrent.futures egyik végrehajtója állhat vagy None, és ez nem az: { $given }.
odds-no-progress = progress: itt meghívható függvény állhat vagy None, és ez nem az: { $given }.
odds-players = Megadott kezek: { $players }; összehasonlítható: { $fewest } és { $most } között.
odds-game = Nincs ilyen játék: { $game }. Van: { $games }.
odds-board = Megadott közös lapok: { $cards }. Ebben a játékban ({ $game }) nincs közös lap, vagy három és { $most } között van.
odds-no-board = Megadott közös lapok: { $cards }. Ebben a játékban ({ $game }) nincsenek közös lapok.
odds-unknown = „{ $given }”: a közös és a kiesett lapoknak ismertnek kell lenniük.
odds-not-in-pack = { $card } („{ $given }”) nincs a pakliban; a pakli lapjainak száma: { $pack }.
odds-twice = { $card } kétszer szerepel: „{ $other }” és „{ $given }”.
odds-cards = „{ $given }” nem olvasható lapokként: egy lap értékből és színből áll, például As vagy 10h, vagy ??.
odds-hole = „{ $hand }”: lapok száma { $cards }, ebben a játékban ({ $game }) a kéz lapjainak száma { $hole }. Ismeretlen lap: ??.
odds-most = „{ $hand }”: lapok száma { $cards }, ebben a játékban ({ $game }) 1 és { $hole } között lehet.
odds-no-ranges = „{ $hand }”: ez nem kéztartomány ebben a játékban: { $game }. Egy kéz lapjainak száma itt { $hole }: a Range két lapból áll, a WideRange többől.
odds-range-empty = „{ $range }” üres kéztartomány.
odds-range-part = „{ $part }” nem olvasható ebben a kéztartományban: „{ $range }”. Ilyesmi lehet: QQ+, AKs, A5s-A2s, AhKh, top 15% vagy random.
odds-range-hand = „{ $part }” nem olvasható ebben a kéztartományban: „{ $range }”. A lapok vagy értékek száma { $hole }, a * bármilyen lap, utánuk ds, ss, r vagy m állhat, ha a színek számítanak, például AA**ds.
odds-range-none = „{ $part }” ebben a kéztartományban: „{ $range }”. Ilyen kéz nincs.
odds-range-ends = „{ $part }” ebben a kéztartományban: „{ $range }”. A két végnek egyformának kell lennie, például TT-77, A5s-A2s vagy T9s-76s.
odds-range-weight = „{ $part }” ebben a kéztartományban: „{ $range }”. A súly egyszerű tizedes szám, nullánál nagyobb és legfeljebb 1, például AKs:0.5 vagy AKs:50%.
odds-range-percent = „{ $part }” ebben a kéztartományban: „{ $range }”. Nullánál több és legfeljebb 100 százalék lehet.
odds-range-top = { $game }: ennyi lapból álló kezeknek ({ $cards }) nincs sorrendje, így a legjobbak nem adhatók meg százalékkal. Meg lehet őket nevezni, például így: { $instead }.
odds-range-of = A legjobb kezek százalékban (lapok száma: { $cards }): nincs megadva, melyik játékban.
odds-range-certain = „{ $certain }” ebben a kéztartományban: „{ $range }”. A perjel után a látható lapok állnak, például QQ+,K*/Kh.
odds-range-gone = Semmi sem maradt ebből a kéztartományból: „{ $range }”. Minden kezében van máshol látott vagy a pakliból hiányzó lap.
odds-impossible = Ezek a kezek együtt nem oszthatók ki: { $hands }.
odds-seldom = Nem akadt olyan kiosztás, amelyben ezek a kezek együtt előfordulnak: { $hands }. Ha van is, túl ritka a mintavételhez.
odds-enough = Szükséges lapok: { $needed }, a pakli lapjai: { $pack }.
odds-samples = Túl kevés kiosztás: { $samples }.
odds-match-ups = Túl sok a kezek kombinációja ahhoz, hogy mindegyikhez minden kiosztást megnézzünk: { $possible }; legfeljebb { $most }.
odds-deals = Túl sok kiosztás ahhoz, hogy mindet megnézzük: { $possible }; legfeljebb { $most }.
odds-draws = Hátralévő cserék: { $draws }; ebben a játékban ({ $game }) legalább 1 és legfeljebb { $most } lehet.
odds-no-draws = Ebben a játékban ({ $game }) nincs lapcsere.
odds-draws-exact = { $draws } hátralévő cserénél nem nézhető meg minden kiosztás, ott mintavétel van.
odds-low = Nincs ilyen alacsony: { $low }. Van: { $lows }.
odds-half = Ebben a játékban ({ $game }) nincs ilyen fél: { $half }.
odds-no-heat-map = Hőtérkép csak kétlapos kezekről készül; ebben a játékban ({ $game }) a kéz lapjainak száma { $hole }.
odds-next = „{ $board }”: következő lap három vagy négy közös lap után jön.
odds-no-next = Ebben a játékban ({ $game }) nincsenek közös lapok, így következő közös lap sincs.
odds-player = Nincs ilyen sorszámú játékos: { $player }. A megadott kezek száma { $players }, a számozás nullával kezdődik.
odds-icm-stacks = A zsetonok száma egész szám, senkié sem lehet negatív, és valakinek kell, hogy legyen zsetonja.
odds-icm-money = A díjaknak véges számoknak kell lenniük.
odds-icm-prizes = Több a díj, mint a játékos: díjak { $prizes }, játékosok { $players }.
