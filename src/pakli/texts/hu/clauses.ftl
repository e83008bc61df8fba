### A szabálykönyv, pontonként. Magyar.
### A sortörés csak a forrásé, az üres sor új bekezdést kezd. A szabálycsomagokat a nevük jelöli
### (Standard, Kaszinó, Omaha, Verseny, Alapok, Lexikon); lásd: rules.ftl.
### Számhoz, névhez nem tapad sem rag, sem névelő.

## Fejezetek

section-cards = Lapok és paklik
section-hands = Kezek
section-games = Játékok
section-betting = Licitálás
section-hand = A leosztás menete
section-showdown = Mutatás
section-draw = Five Card Draw
section-lowball = Deuce to Seven és badugi
section-stud = Stud
section-straddle = Élő vak
section-irregularities = Rendellenességek
section-tda = Élő asztalnál (TDA 2024)
section-all-in = All-in és kasszák
section-cash = Készpénzes játék
section-tournaments = Tornák
section-live = Élő asztalok

## Lapok és paklik

clause-C1 = Teljes pakli: 52 lapos francia kártya, négy szín, színenként tizenhárom érték, joker nélkül.
    .title = A teljes pakli
clause-C2 =
    Rövid pakli: 32 lap, azaz hetes, nyolcas, kilences, tízes, bubi, dáma, király és ász négy színben.
    A teljes pakliból kikerülnek a kettesek, hármasok, négyesek, ötösök és hatosok.
    .title = A rövid pakli
clause-C3 =
    A színsorrend a legkisebbtől a legnagyobbig: treff ♣, káró ♦, kőr ♥, pikk ♠.
    Ez dönt az osztósorsolásnál (P1) és a Five Card Draw egyenlő kezeinél (H3),
    studban pedig arról, ki teszi a bring-int, ki kezd, és kié az oszthatatlan zseton.
    Hold’em és Omaha leosztást a színsorrend soha nem dönt el.
    .title = A színek sorrendje
clause-C4 =
    Az ász a legmagasabb lap, de lehet a sor legalacsonyabb tagja is:
    52 lappal A-2-3-4-5, 32 lappal A-7-8-9-10, amely ott a legkisebb sor.
    Egyszerre a kettő nem lehet: Q-K-A-2-3 nem sor.
    .title = Az ász
clause-C5 =
    Az értékek írásmódja a legmagasabbtól lefelé: A K Q J 10 9 8 7 6 5 4 3 2.
    A tízes „10” és „T” alakban is írható.
    .title = Az értékek írása

## Kezek

clause-H1 =
    A kéz öt lapból áll. A kezek csökkenő sorrendben:

    – royal flöss: azonos színű ász, király, dáma, bubi és tízes;

    – színsor: öt azonos színű, egymást követő lap; a magasabb végződésű nyer;

    – póker: négy azonos értékű lap; a magasabb nyer, azután a kísérőlap dönt;

    – full: három azonos értékű lap és két másik azonos értékű; a magasabb hármas nyer, azután a magasabb pár;

    – flöss: öt azonos színű lap; a legmagasabb lap dönt, azután a második, és így tovább az ötödikig;

    – sor: öt egymást követő értékű lap; a magasabb végződésű nyer;

    – drill: három azonos értékű lap; a magasabb nyer, azután az első, majd a második kísérőlap dönt;

    – két pár: a nagyobb pár dönt, azután a kisebb pár, azután a kísérőlap;

    – pár: a magasabb pár nyer, azután az első, a második és a harmadik kísérőlap dönt;

    – magas lap: a legmagasabb lap dönt, azután a második, és így tovább az ötödikig.

    A színek egyenlő értékűek. Ha mind az öt lap egyforma értékű, a játékosok egyenlő arányban osztoznak a kasszán.
    .title = A kezek sorrendje
clause-H2 =
    Hold’em játékban 32 lappal a flöss erősebb, mint a full. Minden más ugyanaz, mint teljes paklival (H1).
    .title = Kezek 32 lapos Hold’em játékban
clause-H3 =
    A Five Card Draw 32 lappal megy, és saját sorrendje van. A kezek csökkenő sorrendben,
    és ami az egyenlők között dönt:

    – színsor: a felső lap, azután a felső lap színe; A-7-8-9-10 felső lapja a tízes;

    – póker: a négy lap értéke;

    – flöss: egyedül a szín, nem a figurák nagysága;

    – full: a három lap értéke;

    – sor: a felső lap értéke, azután a színe; A-7-8-9-10 esetén a tízesé;

    – drill: a három lap értéke;

    – két pár: a nagyobb pár, azután a kisebb pár, azután az, kinél van a nagyobb pár legerősebb színe;

    – pár: a pár értéke, azután az, kinél van a pár erősebb színe; kísérőlap nem számít;

    – magas lap: a legmagasabb lap értéke, azután a színe.

    A színek rangja: lásd C3, a legerősebb a pikk. A sorrendnek 188 helye van; két kéz, amelynek nincs közös lapja,
    soha nem egyenlő. A sorrendet ez a pont mondja ki, nem a kezek ritkasága: 32 lappal a flöss (204) ritkább,
    mint a póker (224), mégis alatta áll.

    Példák: a pikk flöss 7 8 9 J Q veri a kőr flösst, amely A K Q J 9. A nyolcas pár ♠8 lappal és 9 7 10 mellett
    veri a ♥8 ♦8 párt A K Q mellett. A-7-8-9-10 veszít 7-8-9-10-J ellen.
    .title = Kezek a Five Card Draw játékban
clause-H4 =
    A gyenge lap (low) öt különböző értékű lap. Az ász itt alacsony, a sor és a flöss nem ront rajta,
    és a legmagasabb laptól lefelé kell összehasonlítani: A-2-3-4-5 a legjobb.
    Mind az öt lapnak meg kell felelnie a low feltételnek, amely házi szabály.
    Standard: legfeljebb nyolcas. Kaszinó: legfeljebb hetes, amihez legalább három különböző,
    nyolcasnál kisebb közös lap kell.
    Az asztal táblája mutatja, melyik érvényes.

    Ha a kasszában senkinek sincs gyenge lapja, az erős lap nyer mindent.

    Példa: közös lapok A 3 6 K Q, saját lapok 8 2. Nyolcas feltétellel van gyenge lap, hetes feltétellel nincs.
    Közös lapok 8 7 5 K Q: nyolcas feltétellel lehet gyenge lap, hetes feltétellel nem.
    .title = Gyenge lap és low feltétel
clause-H5 =
    Deuce to Seven játékban a leggyengébb kéz nyer. Az ász csak magas lehet, a sor és a flöss rontja a kezet.
    A legjobb kéz 7-5-4-3-2, nem egy színből. A-2-3-4-5 ász magas lap, nem sor:
    minden párt ver, és K-5-4-3-2 ellen veszít.
    .title = Deuce to Seven
clause-H5a =
    Razz: a gyenge lapok összehasonlítása ugyanaz (H4), de feltétel nélkül; bármely pár nélküli kéz veri a párt.
    .title = Razz
clause-H5b =
    Badugi: a kéz csak különböző értékű és különböző színű lapokból áll. Négy ilyen lap veri a hármat,
    három a kettőt, kettő az egyet. Az ász alacsony, és az alacsonyabb lapok nyernek.
    .title = Badugi
clause-H5c =
    36 lappal (hatostól ászig) A-6-7-8-9 a legkisebb sor, a flöss veri a fullt, a sor veri a drillt.
    Minden más megegyezik az alapsorrenddel (H1).
    .title = Kezek 36 lappal
clause-H6 =
    Omaha: a kéz pontosan két zárt lapból és pontosan három közös lapból áll.
    Ez az erős és a gyenge lapra külön-külön igaz; a kettő más-más lapokat is használhat.
    .title = Omaha: kettő és három
clause-H7 =
    Hold’em: a hét lapból a legjobb öt számít. A saját lapok közül kettő, egy vagy egy sem játszhat.
    .title = Hold’em: hétből öt

## Játékok

clause-G1 =
    Texas Hold’em: 52 lap, 2–10 játékos, két zárt lap, öt közös lap.
    Vakok, osztás, licit a flop előtt; égetett lap, flop (három lap), licit;
    égetett lap, turn, licit; égetett lap, river, licit; mutatás.
    A pakli elméletileg 22 játékosnak elég, égetett lapok nélkül 23 játékosnak.
    .title = Texas Hold’em
clause-G2 =
    Texas Hold’em rövid paklival: 32 lap, 2–10 játékos, két zárt lap, öt közös lap.
    A flöss veri a fullt (H2); minden más megegyezik (G1).
    .title = Texas Hold’em, rövid pakli
clause-G3 =
    Omaha Hold’em: 52 lap, 2–10 játékos, négy zárt lap, öt közös lap; a kéz kettő és három lapból áll (H6).
    A játék menete megegyezik a Texas Hold’em menetével (G1).
    .title = Omaha Hold’em
clause-G4 =
    Omaha High-Low: mint az Omaha Hold’em (G3), de a kassza egyik felét a legerősebb,
    a másik felét a leggyengébb kéz nyeri (H4, P15).
    .title = Omaha High-Low
clause-G5 =
    Five Card Draw: 32 lap, öt zárt lap, egy lapcsere 0–3 lappal.
    Kettő, három vagy négy játékos kap lapot; öt ülő játékosból felváltva egy kimarad (D5).
    Alaptét, osztás, licit, lapcsere, licit, mutatás. A kezek sorrendje: H3.
    Minden házi szabállyal ez a játék; 52 lappal és az alapsorrenddel (H1) más játék volna.
    .title = Five Card Draw
clause-G6 =
    Deuce to Seven: 52 lap, 2–6 játékos, öt zárt lap, cserénként 0–5 lap.
    Egy cserével no limit, három cserével fix limit játék. A leggyengébb kéz nyer (H5).
    .title = Deuce to Seven
clause-G7 =
    Hétlapos stud, stud High-Low és razz: 52 lap, 2–8 játékos; kilencediknek is jut hely (ST6).
    Két lap képpel lefelé és egy felfelé, azután három felfelé és egy lefelé, mindegyik után licit
    (ST1, ST2, ST3, ST4, ST5, ST6).
    .title = Stud
clause-G8 =
    HORSE és más vegyes játékok: több játék forgásban, 52 lap, 2–8 játékos.
    HORSE: Hold’em, Omaha High-Low, razz, hétlapos stud és stud High-Low.
    .title = HORSE és vegyes játékok
clause-G9 =
    Rövidített Hold’em: 36 lap (hatostól ászig), 2–10 játékos, két zárt lap, öt közös lap.
    Mindenki alaptétet fizet, az osztókorongon ülő vakot tesz. A kezek sorrendje: H5c.
    .title = Rövidített Hold’em
clause-G10 =
    Ötlapos és hatlapos Omaha: mint az Omaha Hold’em (G3) és az Omaha High-Low (G4),
    öt vagy hat zárt lappal, 52 lappal, 2–8 játékossal.
    .title = Ötlapos és hatlapos Omaha
clause-G11 =
    Badugi: 52 lap, 2–6 játékos, négy zárt lap, három csere, fix limit. A kezek sorrendje: H5b.
    .title = Badugi

## Licitálás

clause-B0 =
    A játékos eldobhatja a lapját, passzolhat, megadhatja a tétet, nyithat vagy emelhet. Az all-in olyan megadás,
    nyitás vagy emelés, amelybe a játékos minden zsetonját beteszi; utána már nem dobhatja el a lapját.

    Aki téttel tartozik, nem passzolhat. A nagyvak nem tartozik semmivel, ha nem történt emelés.
    A lap akkor is eldobható, ha a passz ingyen van; a rendszer előbb rákérdez.
    Nyitásra és emelésre nincs mód, ha a leosztásban senki másnak nem maradt zsetonja.

    Minden összeg az asztal legkisebb egységének, a zsetonnak egész számú többszöröse; a zseton értéke az asztal
    beállítása. A vakok, a limitek, az alaptét és a legkisebb beugró is ilyen többszörös; páratlan összeg felét
    felfelé kell kerekíteni. Az asztal a saját pénznemében mutatja az összegeket.
    .title = Mit tehet a játékos
clause-B1 =
    Fix limit játékban kistét és nagytét van: a flop előtt és után a kistét, a turn és a river után a nagytét
    érvényes. A kisvak a kistét fele, a nagyvak a kistét. Minden tét és minden emelés pontosan egy egység,
    és egy licitkörben legfeljebb négy lehet: nyitás, emelés, visszaemelés és utolsó emelés (cap).
    A flop előtt a nagyvak számít az elsőnek.

    FL 10/20: a flop előtt és után 10, 20, 30, 40; a turn és a river után 20, 40, 60, 80.
    FL 1/2, ahol a nagyvak 1: először 1, 2, 3, 4, azután 2, 4, 6, 8.
    .title = Fix limit
clause-B1a =
    Házi szabály fix limithez: él-e az utolsó emelés szabálya, ha csak két játékos maradt?

    Eltörölve (Standard, készpénzes asztal): attól kezdve, hogy csak két nem all-in játékos van, az emelések száma
    szabad, hacsak a körben már nem volt meg az utolsó emelés. Eldobás ezen utólag nem változtat.

    Verseny végéig (Standard, torna): a szabály két játékosnál is él, amíg magában a versenyben többen vannak kettőnél.

    Turn és river (Omaha): eltörölve, de csak a turn és a river után.

    Soha (Kaszinó, Lexikon): mindig négy tét.

    FL 10/20, turn, három játékos: 1. játékos nyit: 20; 2. játékos emel: 40; 3. játékos eldobja; 1. játékos emel: 60;
    2. játékos emel: 80. Ahol a szabály eltörölve, 1. játékos tovább emelhet: 100.
    Másképp: 1. játékos nyit: 20; 2. játékos emel: 40; 3. játékos emel: 60; 1. játékos emel: 80; 2. játékos eldobja.
    Ez volt az utolsó emelés; 3. játékos csak megadhat vagy eldobhat.
    .title = Utolsó emelés két játékosnál
clause-B2 =
    Spread limit játékban van legkisebb és legnagyobb tét. A nyitó tét legalább a nagyvak, legfeljebb az asztal
    legnagyobb tétje. Az emelés legalább az utolsó tét vagy emelés, legfeljebb a legnagyobb tét.
    Az emelések száma korlátlan.

    Spread limit 2–6: ha valaki nyit (2), és a következő emel (további 6), a többiek emelése pontosan 6 lehet.
    .title = Spread limit
clause-B3 =
    Pot limit játékban a nyitó tét legalább a nagyvak, legfeljebb a kassza. Az emelés legalább az utolsó tét vagy
    emelés, legfeljebb a kassza mérete: a középen lévő zsetonok, az adott körben berakott összes tét,
    valamint az emelő játékos előbb megadandó tétje. Az emelések száma korlátlan.

    Kassza 100, tét 50, ketten megadták: megadás (50) és legfeljebb 300 emelés, összesen 350.
    Kassza 100, tét 20, ketten megadták: legfeljebb 180 emelés, összesen 200.
    Vakok 10/20: az első tét legalább 20, az emelés utána összesen legalább 40.
    .title = Pot limit
clause-B4 =
    No limit játékban a játékos akár minden zsetonját felteheti egy tétként, és az emelések száma korlátlan.
    A nyitó tét legalább a nagyvak, az emelés legalább az utolsó tét vagy emelés:
    ha a nyitás 10, az emelés összesen legalább 20.

    Házi szabály, mi a legkisebb emelés: az utolsó tét vagy emelés (Standard, Omaha, Lexikon), vagy a nagyvak (Verseny).
    Vakok 50/100, nyitás 300: az emelés összesen legalább 600, illetve 400.
    Teljes emelésnek (B8) az számít, amit ez a szabály legkisebbként megenged. Ahol ez a nagyvak, ott a nyitás (300)
    fölötti all-in 420 teljes emelés: újranyitja a licitet, és a következő emelés összesen legalább 520.
    .title = No limit
clause-B5 =
    Az emelést az méri, amennyivel több az előző tétnél. Amit a játékos ebben a licitkörben már betett,
    beleszámít az összegbe.
    .title = Az emelés mértéke
clause-B6 =
    Házi szabály pot limit és no limit játékhoz: mit jelent a limitismertető tábla két száma.
    Vakok (Standard, Omaha, Lexikon): a két szám a kisvak és a nagyvak.
    Limitek (Kaszinó): a kisebb limit a nagyvak, a fele a kisvak; a nagyobb limitnek nincs jelentése.

    Tábla 10/20: vakok 10/20 és legkisebb tét 20, vagy vakok 5/10 és legkisebb tét 10.
    .title = A tábla számai
clause-B7 =
    A kisvak általában a nagyvak fele; az asztal más arányt is megszabhat.
    .title = A kisvak mértéke
clause-B8 =
    Teljes tét a kör legkisebb tétje, teljes emelés a legkisebb emelés. Ennél kisebb all-in nem nyitja újra a licitet:
    aki már licitált, csak akkor emelhet, ha legalább egy teljes emelést kell most hozzátennie.
    Több rövid all-in együtt is kiadhatja ezt. Aki még nem licitált, mindig emelhet: az új tét legalább a megadandó tét
    és az utolsó teljes emelés összege. Rövid all-inek után a legkisebb emelés az utolsó teljes emelés marad
    a megadandó tét fölött.

    Tét 50, all-in 73, megadás 73: a nyitó megadhatja a hiányzó 23 zsetont, vagy eldobhatja a lapját.
    Aki még nem licitált, emelhet, összesen legalább 123.
    Tét 50, all-in 100: a nyitó emelhet, összesen legalább 150.
    Tét 50, emelés 150: all-in 250 újranyitja a licitet az emelőnek, all-in 249 nem.
    A legkisebb tétnél kisebb nyitó all-inre ugyanez áll. Legkisebb tét 100, 1. játékos passzol,
    2. játékos all-in 40: 3. játékos megadhat (40) vagy emelhet, összesen legalább 140;
    1. játékos csak megadhatja, vagy eldobhatja a lapját.

    Házi szabály: teljes emelés nyitja újra a licitet (Standard pot limitben és no limitben, Omaha minden limitben), vagy
    fél tét (Standard fix limitben). Fél tét: az all-in, ha legalább fél egység, tétnek vagy emelésnek számít,
    újranyitja a licitet, beleszámít a négybe, és a következő emelés egy egységgel több.
    Egység 20: all-in nyitás 15, emelés összesen 35; nyitás 20, all-in 35, emelés összesen 55.
    Ami fél egységnél kevesebb, nem számít, és aki még emelhet, kiegészíti:
    all-in nyitás 8, kiegészítés 20; nyitás 20, all-in 26, kiegészítés 40.
    Fix limit, ahol csak teljes emelés nyit újra: ami az egységnél kevesebb, nem számít.
    .title = Rövid all-in
clause-B9 =
    Ha egy vak all-in kevesebbet tesz be, vagy a kisvak elmarad, a többiek számára semmi sem változik: megadandó
    a teljes nagyvak, a legkisebb emelés összesen a nagyvak kétszerese, és a flop előtt a pot limit felső határa
    mindkét vakot teljesnek veszi; később a valódi kassza számít. Ha csak a rövid vakkal lehet már játszani,
    senki sem ad meg többet, mint amennyit ő betett. Az alaptét nem része a megadásnak.

    PL 100/200, a nagyvak all-in 100, vagy nincs kisvak: az első játékos tétje összesen legfeljebb 700.
    .title = Rövid vagy hiányzó vak
clause-B10 =
    Az alaptétet osztás előtt kell befizetni. Nem része a tétnek, de beleszámít a pot limit kasszájába.

    A játékos saját alaptétje beleszámít abba, amit betett (A1): alaptét 2, vakok 1/2, zsetonok 3, 4 és 1;
    a kasszák 3 és 4, visszajár 1.
    A nagyvak vagy az osztókorong alaptétje egyetlen befizetés mindenkiért: a fő pot holt pénze, senkinek a saját
    betétje. Nagyvak alaptétje 2, vakok 1/2, az osztókorongon ülő all-in 1, a másik kettő 2: fő pot 5, mellék pot 2.

    Ha mindkettőre nem elég: a saját alaptét megelőzi a vakot; a mindenkiért fizetőnél a vak megelőzi az alaptétet.
    .title = Alaptét

## A leosztás menete

clause-P1 =
    Az első leosztás előtt minden játékos kap egy lapot képpel felfelé. A legmagasabb lap kapja az osztókorongot,
    a legmagasabb az ász; azonosság esetén a színsorrend dönt (C3). Ezt többször nem kell elvégezni; a lapok
    visszakerülnek, és a paklit meg kell keverni.
    Élő asztalnál, ha nincs osztó, a játékosok más módon is eldönthetik, kié az első korong.
    .title = Osztósorsolás
clause-P2 =
    Az osztókorong minden leosztás után balra lép. Hogy hogyan, az házi szabály.

    Mozgó: a korong a következő lapot kapó játékoshoz kerül, az utána következő kettő a két vak.

    Holt (Standard, torna): a nagyvak a következő lapot kapó játékosé. A kisvak annak a helynek jár ki, amelyé
    a nagyvak volt, a korong pedig oda kerül, ahol a kisvak volt. Üres hely nem tesz kisvakot, a korongot mégis tartja.
    Ülőhelyek 1–4, korong 1, vakok 2 és 3; a harmadik hely kiesik. Következő leosztás: nagyvak 4, nincs kisvak,
    korong 2. Azután: nagyvak 1, kisvak 4, korong az üres harmadik helyen.

    Ha ketten maradnak, a nagyvak továbblép, a másik játékosé a korong és a kisvak: senki sem nagyvak kétszer egymás után.
    Ha kettőből hárman lesznek, a nagyvak továbblép, a kisvak az előző nagyvaké, a korong pedig tőle jobbra
    a legközelebbi lapot kapó játékosé (egyszer helyben is maradhat).
    .title = Az osztókorong útja
clause-P3 =
    A vakok osztás előtt kerülnek be: a kisvak az osztókorongtól balra, a nagyvak tőle balra.
    Két játékosnál az osztókorongon ülő teszi be a kisvakot, a flop előtt elsőként, utána utolsóként licitál.
    .title = Vakok
clause-P4 =
    Ha a játékosok maguk osztanak, az osztó a tőle jobbra ülőnek ajánlja fel az elemelést.
    Itt minden leosztás előtt a korongtól jobbra ülő következő játékos kapja a kérdést, így a korong útjával
    mindenkire sor kerül. Ha nem felel időben, nincs elemelés. Az elemelés része az osztás ellenőrzésének (F3).
    .title = Elemelés
clause-P5 =
    A lapok egyesével, az óramutató járásával megegyező irányban kerülnek kiosztásra.
    Az első lapot az osztókorongtól balra ülő játékos kapja.
    .title = Osztás
clause-P6 =
    A vakok betételére szóló felszólítást csak a két érintett játékos kapja meg.
    .title = Felszólítás a vakokra
clause-P7 =
    A flop előtt a nagyvaktól, illetve az élő vaktól balra ülő játékos kezd: eldobja, megadja vagy emel,
    nem passzolhat. A kisvak kiegészít, emel vagy eldobja a lapját.
    Ha senki sem emelt, a nagyvak passzolhat vagy emelhet.
    .title = Az első licitkör
clause-P8 =
    A floptól kezdve az osztókorongtól balra az első játékban maradt játékos kezd, akár játékban van az osztókorongon
    ülő, akár nem. A korong a helyén marad.
    .title = A további licitkörök
clause-P9 =
    A flop, a turn és a river előtt az osztó éget egy lapot, Five Card Draw játékban minden játékos cseréje előtt.
    Hogy van-e égetett lap, az házi szabály.
    .title = Égetett lapok
clause-P10 =
    A téteket minden licitkör végén az osztó a kasszába gyűjti. Aki eldobta a lapját, annak a tétje bent marad.
    .title = A tétek begyűjtése
clause-P11 =
    Ha egy játékos maradt, azonnal nyer, és nem kell mutatnia.
    A tét, amelyet senki sem adott meg, előbb visszajár annak, aki betette.
    .title = Nyerés mutatás nélkül

## Mutatás

clause-P12 =
    Elsőként az mutat, aki az utolsó licitkörben utoljára nyitott vagy emelt. Ha abban mindenki passzolt,
    az osztókorongtól balra az első játékos. Utána az óramutató járásával megegyezően a többiek.
    Házi szabály: egyes termekben az egész leosztás utolsó emelője mutat először, akkor is, ha az még a flop előtt történt.
    .title = Ki mutat először
clause-P13 =
    Házi szabály: ki mutat.

    A vesztes eldobhatja (Standard, Verseny, Lexikon): a sorrend szerinti első (P12) mutat. Utána mindenki mutathat,
    vagy mutatás nélkül eldobhatja a lapját, és ezzel minden kasszáról lemond. Akinek utolsóként maradt lapja
    egy kasszáért, megnyeri, és nem kell mutatnia. Lexikon: csak a rosszabb kéz dobható el.

    Mindenki mutat (Alapok, Kaszinó): minden játékban maradt játékos mutat.

    Amit további licit híján fel kellett fordítani (P16), az nem dobható el.

    Házi szabály: ahol a bedobott lapok megtekinthetők (Verseny), ott bármelyik játékos kérheti utólag, hogy lássa a tétet
    megadó, de mutatás nélkül eldobott kezet; a licit közben eldobottat nem. A leosztástörténet mutatja meg.
    .title = Kinek kell mutatnia
clause-P14 =
    Házi szabály: mi számít.

    A kártyák magukért beszélnek (Standard, Verseny): a legjobb kéz a megmutatott lapokból adódik.

    Bemondás (Lexikon): aki mutat, bemondja, milyen keze van. Ha ez a legjobb kéz fajtája, a legjobb kéz játszik.
    Ha magasabb, a rendszer elutasítja és újra kérdezi. Ha alacsonyabb, nincs igénye a kasszára: a flössként mutatott full
    nem nyer. A program a legjobbat kínálja fel, ezért a téves bemondás szándékos.
    Ha egy kasszára senkinek sincs igénye, a lapok döntenek.
    .title = Mi számít
clause-P15 =
    Az osztott kassza egyenlő részekre oszlik, egész zsetonokban. Hogy kié a maradék, az házi szabály.
    Egyesével (Standard): egy-egy zseton az osztókorongtól balra az első nyerteseké; kassza 11, három nyertes: 4, 4 és 3.
    Mind az elsőé (Lexikon): az egész többlet az osztókorongtól balra az első nyertesé: 5, 3 és 3.

    High-Low: minden kassza előbb kettéoszlik, az oszthatatlan zseton az erős lapé; azután mindkét fél ugyanezen szabály
    szerint oszlik. Kassza 11: erős lap 6, gyenge lap 5.
    Ha mindkét félen ugyanazok egyformán osztoznak, a kassza egyszer oszlik: két játékosnak 10 zsetonból 5 és 5 jut,
    nem 6 és 4. Aki mindkét felet megnyeri, az egész kasszát viszi.
    Studban az oszthatatlan zseton a szín szerint legmagasabb lapé.
    .title = Osztott kassza és oszthatatlan zseton
clause-P16 =
    A licitnek végleg vége, ha ketten vagy többen vannak játékban, legfeljebb egyiküknek van még zsetonja, és az nem tartozik
    téttel. Ekkor a rendszer senkit sem kérdez, minden bent maradt kéz képpel felfelé kerül, és a hiányzó közös lapok azonnal
    kiosztásra kerülnek. A felfordítás házi szabály; ahol nincs, ott a végén, sorrendben (P12) mutatnak.

    Aki téttel tartozik, előbb választ, de olyan tétet vagy emelést nem tehet, amelyre senki sem válaszolhat:
    1. játékos all-in 60; 2. játékos előtt 200 van, tartozása 60, és más nincs játékban: megadhat, vagy eldobhatja a lapját.
    Amíg két játékos még licitálhat, az all-in játékos lapjai képpel lefelé maradnak.
    .title = Ha további licit nem lehetséges
clause-P17 =
    Vitás esetben a teremfelügyelő dönt, annak hiányában az osztó. A döntés végleges.
    .title = Vitás esetek

## Five Card Draw

clause-D1 = Mindenki befizeti az alaptétet. Vak nincs, a játék végig pot limit.
    .title = Alaptét és limit
clause-D2 =
    Az első licitkörben az osztókorongtól balra ülő játékos nyilatkozik elsőnek: passzolhat, vagy hívhat, egy alaptéttől a kassza,
    azaz az összes alaptét nagyságáig. A többiekre a pot limit szabályai állnak (B3); aki passzolt, később még megadhat és emelhet.
    Ha mindenki passzol, azonnal a lapcsere következik.

    Négy alaptét, egyenként 5: a tét 5–20; ha a tét 20, az emelés összesen legfeljebb 80.
    .title = Az első licitkör
clause-D3 =
    Az osztókorongtól balra kezdve minden játékban maradt játékos, az all-in is, 0–3 lapot dob el, és bemondja a számukat.
    Az osztó éget egy lapot, majd ugyanannyit kioszt. Aki nem cserél, annak nincs égetett lap.

    Ha a maradék pakli nem elég: előbb az égetett lap, ha van rá lap, azután a maradék, azután a hiányzó lapok az összes égetett
    lapból, az utolsót is beleértve, keverés után; az eldobott lapokból soha. Üres maradékból nincs égetés.
    A maradék és az égetett lapok mindig elegendők (négy játékosnál 12 lap), és csak a negyedik játékosnak nem jut elég.

    A maradék az egyes cserék előtt: 3, 3, 3 és 3 lapnál 12, 8, 4 és 0, a negyedik játékos a három égetett lapot kapja.
    Csere 3, 3, 2 és 3: maradék 12, 8, 4 és 1; az utolsó lap égetett lap lesz, a negyedik játékos a négy égetett lapból hármat kap.
    Csere 0, 3, 3 és 3: maradék 12, 12, 8 és 4, mindenkinek jut.
    .title = Lapcsere
clause-D4 =
    Csere után az kezd, aki az első kör utolsó nyitója vagy emelője után az első olyan játékos, aki játékban van és licitálhat.
    Tét nélküli kör után az osztókorongtól balra az első játékos.
    Passzolhat, vagy egy zsetontól a kassza mértékéig hívhat.
    .title = A második licitkör
clause-D5 =
    Kettő, három vagy négy játékos kap lapot. Ha öten ülnek, felváltva egy kimarad: az osztókorongon ülő,
    aki alaptétet sem fizet.
    .title = Az ötödik játékos

## Deuce to Seven és badugi

clause-L1 =
    Van osztókorong, és vannak vakok. Az első kört a nagyvaktól balra ülő kezdi; minden csere után az osztókorongtól balra
    az első játékos. Fix limit: a négy kör közül az utolsó kettőben a nagytét érvényes.
    Deuce to Seven egy cserével: no limit.
    .title = Licit
clause-L2 =
    Minden cserekör előtt egy lap égetett lap lesz. A csere az osztókorongtól balra halad, 0–5 lappal, badugiban 0–4 lappal.
    Ha a maradék elfogy, ezek kerülnek újrakeverésre: a maradék, az égetett lapok, a korábbi cserék és a kiszállt játékosok
    minden eldobott lapja, és ebben a cserében azoké, akik már cseréltek.
    Senki sem kapja vissza a saját eldobott lapját, amíg más lap is van.
    .title = Lapcserék

## Stud

clause-ST1 =
    Mindenki alaptétet fizet. Minden játékos két lapot kap képpel lefelé és egyet felfelé. A legalacsonyabb nyílt lap teszi
    a bring-int (azonosság esetén a legkisebb szín); razzban a legmagasabb, ahol az ász alacsony (azonosság esetén
    a legnagyobb szín). Választhat: bring-in, vagy kiegészítés a kistét összegéig.
    .title = Alaptét és bring-in
clause-ST2 = A bring-in kiegészítése a négy tét közül az első.
    .title = Kiegészítés
clause-ST3 =
    A negyedik laptól a legmagasabb látható kéz kezd, razzban a legalacsonyabb. Egyenlő kezek közül a legmagasabb szín.
    .title = Ki kezd
clause-ST4 =
    Az ötödik laptól a nagytét érvényes. A negyedik lapnál látható pár nem változtat a limiten.
    .title = A nagytét
clause-ST5 =
    A harmadik lap képpel felfelé jár, azután a negyedik, ötödik és hatodik is felfelé, a hetedik lefelé.
    A negyediktől minden lap előtt egy lapot éget az osztó.
    .title = A lapok rendje
clause-ST6 =
    Ha valamelyik lapnál a maradék nem elég mindenkinek, az osztó hozzákeveri az égetett lapokat.
    Ha így sem elég, egyetlen közös lap kerül az asztalra képpel felfelé, mindenki számára.
    .title = Ha a maradék nem elég

## Élő vak

clause-S1 =
    Az élő vak csak olyan játékban lehetséges, ahol vakok vannak, és csak akkor, ha minden lapot kapó játékos beleegyezik.
    Mindenkinek van egy kapcsolója. Az újonnan érkezőé „nem” állásban van, és egyetlen „nem” kikapcsolja az élő vakot.
    .title = Egyöntetű beleegyezés
clause-S2 =
    Osztás előtt a harmadik játékos, a nagyvaktól balra, beteheti a nagyvak kétszeresét, ha van annyi zsetonja.
    Ekkor a negyedik játékos kezd, és legalább ezt kell megadnia. Ha csak megadták, az élő vak berakója még emelhet.

    Hat hely, nagyvak 10: a harmadik játékos betesz 20 zsetont, mindenki megadja; az élő vak berakója még emelhet.
    .title = A harmadik játékos
clause-S3 =
    Ha a harmadik játékos nem él vele, az osztókorongon ülő teheti be. Ekkor a kisvak kezdi a licitálást, az osztókorongon ülő
    az utolsó, és emelhet, ha csak megadták. Ha ő sem teszi be, a leosztás a normál szabályok szerint zajlik.
    .title = Az osztókorongon ülő
clause-S4 =
    Az élő vak a megadandó tét, nem emelés.
    Pot limit és no limit: a legkisebb emelés összesen az élő vak kétszerese. Nagyvak 10, élő vak 20: legalább 40.
    PL 5/10: a következő játékos tétje összesen legfeljebb 75.
    Fix limit: az élő vak a négy tét közül a második, utána 30 és 40 következik.

    A flop után, illetve az első csere után a legkisebb tét újra a nagyvak, és az osztókorongtól balra az első játékos kezd.
    Két játékosnál nincs élő vak. Hárman a harmadik játékos és az osztókorongon ülő ugyanaz, ezért egy ajánlat van.
    Tornán soha nincs élő vak.
    .title = Minek számít az élő vak

## Rendellenességek

clause-I1 =
    Virtuális lap nem fordul fel, ezért ez a pont az élő asztaloké. Ha osztás közben egy zárt lap felfordul, az osztó befejezi
    az osztást, és a felfordult lap helyett újat ad; a felfordult lap lesz a flop előtti égetett lap, más ott nem ég.
    Ha egynél több lap fordul fel, az osztás érvénytelen.

    Házi szabály egyetlen lapra: cserélni kell (Omaha); vagy érvénytelen az osztás, ha a legelső lap volt (Kaszinó),
    illetve ha az első kettő egyike (Standard).
    .title = Osztáskor felfordult lap
clause-I2 =
    Érvénytelen osztás után a lapok visszakerülnek, a zsetonok visszajárnak a játékosoknak, az osztó újrakeveri a paklit,
    és új leosztás kezdődik ugyanazzal az osztókoronggal és ugyanazokkal a vakokkal.
    .title = Érvénytelen osztás
clause-I3 =
    Akinek nem megfelelő számú lapja van, azonnal szól. Ha ezt a licitálás megkezdése előtt mondja, az osztás érvénytelen.
    Ha utána: ami korrigálható (kevesebb lap a kelleténél), azt korrigálni kell; különben a lapja érvénytelen,
    nem nyerhet, és tétjei bent maradnak.
    .title = Nem megfelelő számú lap
clause-I4 =
    Aki nincs az asztalnál, amikor sorra kerül, azt úgy kell tekinteni, mintha eldobta volna a lapját.
    Házi szabály: eldobás (Kaszinó), vagy passz, ha ingyen van, különben eldobás (Standard).
    .title = Távol lévő játékos
clause-I5 =
    Mindenki maga felel a lapjaiért. Egy kézzel egy játékos játszik: nincs tanács, nincs mutogatás, nincs játék más helyett.
    Az eldobott lap képpel lefelé megy el. Leosztás után szabad mutatni.
    A rendszer minden játékos lapjait csak neki küldi el, és amíg a leosztás tart, semmit, ami a döntésben segítene.
    .title = Egy kézzel egy játékos

## Élő asztalnál (TDA 2024)

clause-TDA24 =
    Ha egy címletet kivonnak, a játékosok megmaradt ilyen zsetonjaiért az első ülőhelytől kezdve lapot osztanak:
    minden ilyen zsetonért egy lapot; a legmagasabb lap kapja az első új zsetont, és senki sem kap egynél többet.
    Egyforma lapoknál a szín dönt (C3). Senki sem eshet ki így: akinek nem maradna zsetonja, kap egyet a játékban maradó
    legkisebb címletből. Hány zsetonnal lesz így több vagy kevesebb a játékban, azt ki kell mondani.
    .title = Zsetoncsere lapokkal
clause-TDA35 =
    Érvénytelen osztás élő asztalnál, az I1 és az I3 esetein kívül: két vagy több lap képpel felfelé állt a pakliban; az első lap rossz ülőhelyre került;
    olyan ülőhely kapott lapot, amelynek nem járt, vagy kimaradt, amelynek járt; az osztókorong vagy a vakok rossz helyen voltak.
    Csak érdemi licit (TDA36) előtt; utána a leosztás folytatódik. Egyetlen lap, amely képpel felfelé állt a pakliban, nem számít,
    a következő lép a helyére. Ha a pakli hibás (egy lap kétszer van, hiányzik vagy idegen), a leosztás bármikor érvénytelen.
    .title = Érvénytelen osztás, hibás pakli
clause-TDA36 =
    Érdemi licit: két soron következő cselekvés, amelyek közül legalább az egyik zsetont tesz a kasszába, vagy bármilyen három soron következő cselekvés.
    A vakok nem számítanak bele.
    .title = Érdemi licit
clause-TDA39 =
    Ha a flop, a turn vagy a river a licit vége előtt jön, visszakerül a pakliba, amelyet újrakevernek; az előtte égetett lap égetett marad,
    és ennél a körnél nem égetnek másikat. Ha a flop négy lapból áll, közülük egy, lefordítva húzva, a következő égetett lap.
    .title = Túl korán jött lapok
clause-TDA40 =
    A tétet szóval vagy zsetonnal teszik; az számít, ami előbb volt. A soron következő szava köt: „megadom”, „emelek”, egy összeg, vagy mindkettő.
    Egy összeg magában annyi, mintha szó nélkül tettek volna be ugyanannyi zsetont. Aki többet mond, mint amennyije van, all-in.
    .title = Szó és zseton
clause-TDA42 =
    Emelni úgy lehet, hogy az egész egy mozdulattal kerül be; vagy előre elhangzik az összeg; vagy előre elhangzik az „emelek”, először pontosan a megadás
    kerül be, és egyetlen további mozdulat egészíti ki. Ha először más kerül be, és kevesebb a legkisebb emelésnél, az a legkisebb emelés.
    .title = Hogyan kell emelni
clause-TDA43 =
    Aki a megadáson felül legalább a legkisebb emelés felét beteszi, teljes emelést köteles tenni. A felénél kevesebb megadás, hacsak előtte el nem hangzott
    az „emelek”, vagy nem all-in. Tét 1000: 1400 megadás, 1500 esetén 2000 lesz. „Emelek, 8000” összesen 8000.
    Hogy mekkora a legkisebb emelés, azt az asztal szabályai mondják meg (B1–B4).
    .title = Az emelés fele
clause-TDA44 =
    Téttel vagy vakkal szemben egyetlen zseton szó nélkül megadás, bármennyit ér. Ha előtte elhangzott az „emelek”, összeg nélkül,
    akkor annyi az emelés, amennyit a zseton enged. Ha nincs mit megadni, egyetlen zseton annyi tét, amennyit ér.
    .title = Egyetlen nagy zseton
clause-TDA45 =
    Téttel szemben több zseton szó nélkül megadás, ha mindegyikre szükség van: a legkisebb nélkül kevesebb volna a megadásnál.
    Tét 1100: egy 500 és egy 1000 értékű zseton megadás. Különben az emelés fele dönt (TDA43); aki utolsó zsetonjait teszi be, all-in.
    .title = Több zseton
clause-TDA46 =
    Ami a kör elejéről a játékos előtt fekszik, beleszámít. Az új zsetonok hozzáadódnak; aki mást akar, előbb mondja ki az összeget.
    .title = Korábbi zsetonok
clause-TDA49 =
    Aki megad, az egész tétet megadja, akkor is, ha valaki rossz összeget mondott. Mindenki maga győződik meg róla, mekkora a tét.
    .title = Elfogadott tét
clause-TDA50 =
    Mindenki a sorrendben cselekszik, és amit akkor betesz, bent marad. A többiek várnak, amíg az összeg világos: az „emelek” összeg és zseton nélkül nem az.
    .title = Sorrendben
clause-TDA51 =
    Aki sorra kerülve, szó nélkül kevesebbet tesz be a tétnél, köteles egészen megadni, ha csak ketten vannak a leosztásban, vagy ha ez a kör első tétje;
    a flop előtt a nagyvak az. Különben a teremfelügyelő dönt: teljes megadás, vagy a betett zseton bent marad, és a játékos a többit megadja vagy eldobja a lapját.
    .title = Kevesebb a megadásnál
clause-TDA52 =
    A legkisebb tétnél kisebb tét a legkisebb tétre egészül ki.
    .title = Kevesebb a legkisebb tétnél
clause-TDA53 =
    Aki soron kívül passzol, nyit, megad vagy emel, azt köti, amikor sorra kerül, ha közben senki sem nyitott vagy emelt; passz, megadás és eldobás
    nem változtat. Ha valaki nyitott vagy emelt, a zsetonok visszajárnak, és minden lehetséges. Akit kihagytak, szóljon: ha mögötte már érdemi licit volt
    (TDA36), passzolhat, megadhat vagy eldobhat, de nem emelhet.
    .title = Soron kívül
clause-TDA54 =
    Pot limitnél a kasszánál nagyobb tét a kasszára csökken (B3). No limitnél a „pot” nem összeg: a legkisebb tétre vagy emelésre kötelez.
    .title = Több a kasszánál
clause-TDA55 =
    A „megadom”, ha nincs mit megadni, passz; az „emelek”, ha nincs mit emelni, nyitás. Aki téttel szemben passzt mond, megadhat vagy eldobhat, de nem emelhet.
    .title = Oda nem illő szavak
clause-TDA56 =
    Ha a zsetonok több mozdulattal kerülnek be, és előtte nem hangzott el semmi, csak az első mozdulat számít.
    .title = Több mozdulat
clause-TDA57 =
    Ha egy összeg többfélét jelenthet, a kasszánál nem nagyobbak közül a legnagyobb számít. Ha a kassza kisebb mint 5000: az „öt” 500, nem 5000.
    .title = Nem világos összeg
clause-TDA58 =
    Az eldobás végleges, akkor is, ha nincs mit megadni, és soron kívül is; mindkettő büntethető.
    .title = Szükségtelen eldobás
clause-TDA65 =
    Mindenki védi a lapjait. Ha egy kéz tévedésből a dobott lapok közé kerül vagy összekeveredik, érvénytelen marad, és a megadott tétek nem járnak vissza.
    Ha épp nyitott vagy emelt, és még senki sem adta meg, a megadáson felüli rész visszajár.
    .title = Tévedésből érvénytelen kéz
clause-TDA68 =
    Aki leosztás közben megmutatja a lapját, büntetést kaphat, de a lapja érvényes marad.
    .title = Mutatás leosztás közben

## All-in és kasszák

clause-A1 =
    Akinek nincs elegendő zsetonja, beteheti a maradékot, és azért a részért játszik, amelyet meg tudott adni: ez a fő pot.
    A további tétek mellék potba kerülnek; annyi van, ahány különböző all-in összeg. Az eldobott kezek zsetonjai abban a potban
    maradnak, ameddig elértek. Minden pot külön nyerhető: azok közül a legjobb kézé, akik teljes egészében befizettek bele.

    Három játékos, megadandó 10, egyiküknek 6 zsetonja van: fő pot 18, mellék pot 8.
    All-in 0,10, all-in 0,25, két játékos 0,55: a potok 0,40, 0,45 és 0,60. A legkisebb all-in (0,10) soha nem nyerhet többet,
    mint 4 × 0,10.
    .title = Fő pot és mellék pot
clause-A2 =
    Aki befizetett egy mellék potba, akkor is megnyerheti, ha a fő pot az all-in kézé.
    .title = A mellék pot megnyerése
clause-A3 =
    Egy all-in játékosnál: ha nem ő nyer, a győztes a potot és a mellék potot is megnyeri.
    Több all-innél minden potról külön születik döntés (A1): all-in 10, 25 és 55, a középsőé (25) a legjobb kéz.
    Ő nyer 30 és 30 zsetont; a legtöbbet betevő (55) visszakap 30 zsetont.
    .title = Ha nem az all-in kéz nyer
clause-A4 =
    Hogy mit nyit újra egy rövid all-in, azt a rövid all-inről szóló pont mondja meg: B8.
    .title = Emelés all-in után
clause-A5 =
    A potok egyszer, minden betett zsetonból állnak össze, amikor a licit véget ért, és az utolsó tét meg nem adott része
    visszament (P11). Az a szint, amelyért már senki sem játszik, mert minden befizetője eldobta a lapját, az alatta lévő potba
    tartozik. Minden pot külön oszlik el, az oszthatatlan zsetonnal együtt. A mutatáskor eldobott kéz nem visz át zsetont
    egyik potból a másikba.

    Az a vak, aki nem tartozik semmivel, és akire senki sem emelhet, nem választ, tehát megadott tétet nem dobhat el:
    kisvak all-in 30, osztókorong all-in 60, nagyvak 100; a nagyvak visszakap 40 zsetont.
    .title = Hogyan állnak össze a potok
clause-A6 =
    Házi szabály: az asztalpénz százalék, felső határral, egész zsetonra lefelé kerekítve; flop nélkül nincs levonás.
    Standard: nincs. A megjátszott kasszákból jön le, miután a meg nem adott tét visszament, és a klub számlájára kerül.
    .title = Asztalpénz

## Készpénzes játék

clause-T1 =
    Senki sem ül le az asztal legkisebb beugrójánál kevesebbel vagy a legnagyobbnál többel.
    Standard: a nagyvak hússzorosa és százszorosa között.

    A „0,50/1” tábla a kisvakot és a nagyvakot jelöli. Ugyanezt az asztalt a legnagyobb beugró is jelölheti,
    itt 100 dolláros asztal; mindkettő látható. A limit helyén „No Limit”, a játék helyén „Omaha High-Low” áll, ha azt játsszák.
    .title = Beugró és tábla
clause-T2 =
    A zsetonok jól láthatóan az asztalon vannak. Leosztás közben nem lehet hozzátenni, és elvenni sem.
    Élő asztalnál a zsetonok címlete bármikor váltható. Amit valaki közben vásárol, a leosztás után érkezik meg.
    .title = Zsetonok az asztalon
clause-T3 =
    Zsetont vásárolni csak két leosztás között lehet, a meglévővel együtt legfeljebb a legnagyobb beugróig.
    Vakok 0,50/1, veszteség után 60 zseton: legfeljebb 40 vehető hozzá. Aki ennél többet nyert, megtartja, de nem vehet hozzá.
    Készpénzes asztalnál a vakok soha nem emelkednek, és a játékos két leosztás között bármikor felállhat.
    .title = Rávásárlás
clause-T4 =
    Aki mindenét elvesztette, újra vásárol, különben kiesik, és a következő leosztásban nem kap lapot.
    Házi szabály: legalább a legkisebb beugró fele (Kaszinó), vagy a legkisebb beugró (Standard).
    Legkisebb beugró 20: a fele 10. Legkisebb beugró 25: a fele 13.
    .title = Ha minden elveszett
clause-T5 =
    Az asztalnál csak a játékban résztvevők ülhetnek, a nézőknek nincs ülőhelyük.

    Készpénzes játék: az új játékos megvárja a nagyvakot, vagy élő nagyvakot tesz; az osztókorong és a kisvak között nem kap lapot.
    Aki kihagyta a vakokat, egy élő nagyvakkal és holt tétként a kimaradt kisvakkal tér vissza, vagy vár.
    Az élő beszálló tét a játékos tétje: ha nem történt emelés, passzolhat vagy emelhet.
    Nagyvak 2, az új játékosok az ötödik és a hatodik helyen 2 zsetont tesznek be: két megadás után az ötödik hely passzolhat.

    Torna: a távol lévő játékos lapot kap, vakot tesz, és a házi szabály szerint lép (I4). Tartozás nincs.
    .title = Leülés és visszaülés
clause-T6 = Minden játéktípusban létezik gyakorlójáték is, ingyenes virtuális zsetonokkal, díj nélkül.
    .title = Gyakorlójáték

## Tornák

clause-M1 =
    A nevezési díjért kezdő zsetonok járnak. A nevezési díjakból lesz a nyereményalap, a szervező jutaléka (5–20 %) nélkül.
    Jellemzően a mezőny 10–30 % része kap díjat, és az első hely a nyereményalap 15–30 % részét.
    Legalább 14 nevezésnél az alapértelmezett díjazás ezek között marad. Kevesebbnél nem lehet: 2–4 nevezésnél a győztes mindent
    visz, 5–7 nevezésnél 65/35, 8–13 nevezésnél 50/30/20 a díjazás.
    Kézzel készített, ettől eltérő díjazás figyelmeztetéssel lehetséges. Minden zseton és minden fillér kiadja az összeget.
    .title = Nevezés és díjazás
clause-M2 =
    A vakok bizonyos időközönként emelkednek, kívánság szerint leosztásszám alapján. Alaptét lehet, de nem kötelező.
    .title = Emelkedő vakok
clause-M3 =
    A sit and go előre meghatározott számú játékosnak szól, és azonnal indul, amint megtelt.
    A legelterjedtebb létszám 10; van 2, 6, 20, 30, 40 és 50 is.
    .title = Sit and go
clause-M4 =
    A többasztalos torna meghatározott időpontban indul, korlátlan vagy felső határral megszabott nevezéssel.
    Ahogy a játékosok kiesnek, az asztalok kiegyenlítődnek és megszűnnek; a buboréknál leosztásonként megy a játék.
    .title = Többasztalos torna
clause-M5 = Freezeout: akinek elfogynak a zsetonjai, kiesik.
    .title = Freezeout
clause-M6 =
    A rebuy adatai: ideje, feltétele (elfogyott, vagy a kezdő zsetonszám alatt van), hányszor vehető, ára és zsetonja.
    Az add on adatai: ideje, ki veheti, ára és zsetonja. Leosztás közben egyik sem lehetséges.

    Lexikon: az első órában a kezdő zsetonszám alatt akárhányszor, a nevezési díjért, mindig a kezdő zsetonszámmal;
    az első óra után egy add on a kezdő zsetonszámmal, a nevezési díjért.

    Verseny: egy rebuy az első két órában, a nagyszünetig, a nevezési díjért, a kezdő zsetonszámmal. Aki elveszti a zsetonjait,
    újra fizet vagy kiesik; a kezdő zsetonszám alatt előbb is lehet, két leosztás között.
    Egy add on, csak a nagyszünetben, a nevezési díjért, kétszer annyi zsetonnal, mindenkinek, akinek a nagyszünet előtti utolsó
    leosztásban volt zsetonja, és még játékban van, akár kihasználta a rebuy lehetőségét, akár nem. Aki abban a leosztásban
    veszít el mindent, és rebuyt vesz, add ont is vehet. Később egyik sem lehetséges.
    .title = Rebuy és add on
clause-M7 =
    A szatellit nyereménye részvétel egy másik tornán: annyi belépő, amennyire a nyereményalap elég, a maradék készpénzben
    a következő helyezetté. Szatellitláncok is lehetnek, legfeljebb öt szinttel.
    .title = Szatellit
clause-M8 = Az osztás, a licit és a mutatás szabályai megegyeznek a játék szabálycsomagjával.
    .title = Játékszabályok
clause-M9 = Minden tornaformának van gyakorló változata is.
    .title = Gyakorlótornák

## Élő asztalok

clause-F1 =
    A teremfelügyelő szünetet rendelhet el, és dönthet (érvénytelen osztás, érvénytelen lap, odaítélés, áthelyezés, büntetés),
    mindig indoklással. Minden döntés az ellenőrzési naplóba kerül; ami megtörtént, azt senki sem írja át.

    Élő asztalnál valódi lapokkal folyik a leosztás: az osztó vagy egy játékos beírja, mi történik, a rendszer pedig vezeti
    a zsetonokat, a vakokat, a sorrendet, a lehetséges téteket, a potokat, az órát és az osztókorongot.
    A lapok ismeretlenek lehetnek, amíg meg nem mutatják őket.
    .title = A teremfelügyelő
clause-F2 = Senki, a házigazda sem látja a zárt lapokat, mielőtt megmutatják őket.
    .title = Rejtett lapok
clause-F3 =
    A pakli sorrendje osztás előtt, kötelezettségvállalással rögzül; az elemelés (P4) és a játékosok saját véletlen számai döntenek róla.
    A leosztást utólag bárki ellenőrizheti anélkül, hogy meg nem mutatott lap felfedődne.
    .title = Bizonyíthatóan tisztességes

## Honnan valók a pontok

source-K = kaszinók házi szabályai (magyar)
source-O = Omaha Hold’em szabályok (magyar)
source-N = no limit Hold’em torna szabályai (magyar)
source-Z = a Texas Hold’em alapjai (lengyel)
source-W = lexikoncikk a Texas Hold’emről (magyar)
source-T = mai standard: Poker TDA és általános szokás
