### Házi szabályok: a kérdések (`rule-…`), a lehetséges válaszok és a szabálycsomagok. Magyar.
### A válasz `.title` szövege áll az asztal tábláján; a mondat mondja el, mit jelent a játékosnak.

## Kérdések és válaszok

rule-low_qualifier = Milyen gyenge kéz nyerheti a gyenge lap felét a High-Low játékokban: öt különböző értékű lap kell, mindegyik legfeljebb ekkora.
    .title = Low feltétel
rule-low_qualifier-8 = A gyenge laphoz öt különböző érték kell, nyolcasnál nem magasabb.
    .title = nyolcas
rule-low_qualifier-7 = A gyenge laphoz öt különböző érték kell, hetesnél nem magasabb.
    .title = hetes

rule-cap_heads_up = Fix limit játékban egy körben négy tét lehet. Ez mondja meg, hogy két magára maradt játékos emelhet-e tovább.
    .title = Utolsó emelés két játékosnál
rule-cap_heads_up-lifted = Attól kezdve, hogy csak két nem all-in játékos maradt, akárhányszor emelhetnek, hacsak a körben már nem volt meg az utolsó emelés.
    .title = kettőnél eltörölve
rule-cap_heads_up-event = Az utolsó emelés szabálya két játékosnál is él, amíg a versenyben többen vannak kettőnél.
    .title = a verseny utolsó két játékosánál eltörölve
rule-cap_heads_up-turn_river = A turn és a river után két játékos akárhányszor visszaemelhet; előbb nem, és akkor sem, ha a körben már megvolt az utolsó emelés.
    .title = turn és river után eltörölve
rule-cap_heads_up-never = Egy körben négy tét lehet, akárhányan maradtak.
    .title = mindig él

rule-min_raise = A legkisebb emelés no limit, pot limit és spread limit játékban.
    .title = Legkisebb emelés
rule-min_raise-last_raise = Az emelés legalább akkora, mint a kör utolsó tétje vagy emelése.
    .title = az utolsó tét vagy emelés
rule-min_raise-big_blind = Az emelés legalább a nagyvak, bármekkora volt az előző tét.
    .title = a nagyvak

rule-reopen = A teljes emelésnél rövidebb all-in után ki emelhet újra azok közül, akik már licitáltak.
    .title = Rövid all-in
rule-reopen-full_raise = Csak az nyitja újra a licitet, ami teljes emelést ad ki; ami kevesebb, az nem.
    .title = teljes emelés nyit újra
rule-reopen-half_bet = Az all-in, ha legalább fél tét, tétnek vagy emelésnek számít, és újranyitja a licitet; ami kevesebb, nem számít, és kiegészíthető.
    .title = fél tét is újranyit

rule-sign = Mit jelent a két szám a no limit és a pot limit asztal tábláján.
    .title = A tábla számai
rule-sign-blinds = A két szám a kisvak és a nagyvak.
    .title = vakok
rule-sign-limits = A két szám limit: a kisebb a nagyvak, annak fele a kisvak; a nagyobbnak itt nincs jelentése.
    .title = limitek

rule-button = Hogyan halad az osztókorong leosztás után.
    .title = Osztókorong
rule-button-moving = A korong a következő lapot kapó játékoshoz kerül, az utána következő kettő teszi be a vakokat.
    .title = a következő játékoshoz lép
rule-button-dead = A nagyvak lép tovább egy játékossal; a korong és a kisvak mögötte marad, akár üres helyen is. Senki sem kerüli el a vakot, és senki sem fizeti kétszer.
    .title = a vakokat követi (holt korong)

rule-first_to_show = Ki mutat elsőként.
    .title = Elsőként mutat
rule-first_to_show-last_round_aggressor = Aki az utolsó körben utoljára nyitott vagy emelt; ha mindenki passzolt, az osztókorongtól balra az első játékos.
    .title = az utolsó kör utolsó emelője
rule-first_to_show-hand_aggressor = Aki az egész leosztásban utoljára nyitott vagy emelt, akkor is, ha ez még a flop előtt történt.
    .title = a leosztás utolsó emelője

rule-who_shows = Meg kell-e mutatni a vesztes kezet.
    .title = Ki mutat
rule-who_shows-may_muck = Az első mutat; utána mindenki mutathat, vagy mutatás nélkül eldobhatja a lapját, és ezzel minden kasszáról lemond.
    .title = a vesztes eldobhatja
rule-who_shows-all_show = Mutatáskor mindenki mutat, aki játékban maradt.
    .title = minden bent maradó

rule-see_called_hands = Megnézhető-e utólag az a kéz, amely megadta a tétet, de mutatás nélkül ment el.
    .title = Bedobott lapok megtekintése
rule-see_called_hands-on = A leosztás után bármelyik játékos kérheti, hogy lássa a tétet megadó, de mutatás nélkül eldobott kezet; a licit közben eldobott lap rejtve marad.
    .title = kérésre
rule-see_called_hands-off = Az eldobott kéz rejtve marad.
    .title = nem

rule-what_counts = A lap dönt-e, vagy az, amit a játékos bemond.
    .title = Mi számít
rule-what_counts-cards_speak = A kártyák magukért beszélnek: a legjobb kéz számít, bármit mondott a játékos.
    .title = a lap beszél
rule-what_counts-must_declare = A játékos bemondja, mije van. Ha kevesebbet mond, elveszti az igényét a kasszára; ha többet, a rendszer elutasítja, és újra kérdezi.
    .title = be kell mondani

rule-odd_chips = Kié az osztott kassza oszthatatlan zsetonja.
    .title = Oszthatatlan zsetonok
rule-odd_chips-one_each_from_left = Egy-egy zseton az osztókorongtól balra az első nyerteseké. High-Low játékban a két fél közti oszthatatlan zseton az erős lapé.
    .title = egyesével, az osztókorongtól balra
rule-odd_chips-first_from_left = Az egész többlet az osztókorongtól balra az első nyertesé. High-Low játékban a két fél közti oszthatatlan zseton az erős lapé.
    .title = mind az első nyertesé balra

rule-all_in_face_up = Felfordítják-e a lapokat, ha már senki sem licitálhat.
    .title = All-in lapok felfordítva
rule-all_in_face_up-on = Ha további licit nem lehetséges, minden játékban maradt kéz képpel felfelé kerül, és már nem dobható el.
    .title = igen
rule-all_in_face_up-off = A lapok a mutatásig képpel lefelé maradnak, és a sorrend szerint mutatják őket.
    .title = nem

rule-burn_cards = Éget-e lapot az osztó, mielőtt továbboszt.
    .title = Égetett lapok
rule-burn_cards-on = A flop, a turn és a river előtt az osztó éget egy lapot, lapcsere előtt úgy, ahogy a játék előírja.
    .title = igen
rule-burn_cards-off = Nincs égetett lap.
    .title = nem

rule-exposed_card = Élő asztalnál: mi történik, ha osztás közben egy zárt lap felfordul. Egynél több mindig érvénytelen osztás.
    .title = Osztáskor felfordult lap
rule-exposed_card-replace = Az osztó befejezi az osztást, és újat ad helyette; a felfordult kártya lesz a flop előtti égetett lap.
    .title = csere
rule-exposed_card-misdeal_first = Érvénytelen osztás, ha a legelső kártya fordult fel; különben új lap jár helyette.
    .title = érvénytelen, ha a legelső lap volt
rule-exposed_card-misdeal_first_two = Érvénytelen osztás, ha az első két kártya egyike fordult fel; különben új lap jár helyette.
    .title = érvénytelen, ha az első kettő egyike volt

rule-absent = Mi történik, ha egy játékos nincs jelen, vagy nem lép időben.
    .title = Távol lévő játékos
rule-absent-check_or_fold = Passzol, ha ez ingyen van, különben eldobja a lapját.
    .title = passz, ha ingyen van, különben eldobás
rule-absent-fold = Úgy kell tekinteni, mintha eldobta volna a lapját.
    .title = eldobás

rule-rebuy_min = Legalább mennyit kell vennie annak, aki mindenét elvesztette, hogy a készpénzes asztalnál maradhasson.
    .title = Újravásárlás
rule-rebuy_min-minimum = Legalább az asztal legkisebb beugróját.
    .title = a legkisebb beugró
rule-rebuy_min-half_minimum = Legalább a legkisebb beugró felét, egész zsetonra felfelé kerekítve.
    .title = a legkisebb beugró fele

rule-straddle = Betehető-e osztás előtt a nagyvak kétszerese élő vakként, ha minden lapot kapó játékos beleegyezik.
    .title = Élő vak
rule-straddle-on = Egyöntetű beleegyezéssel a nagyvaktól balra ülő játékos, vagy ha ő nem kéri, az osztókorongon ülő, osztás előtt beteheti a nagyvak kétszeresét.
    .title = lehet
rule-straddle-off = Nincs élő vak.
    .title = nincs

rule-ante = Ki fizet alaptétet osztás előtt. Az alaptét nem része a tétnek.
    .title = Alaptét
rule-ante-none = Nincs alaptét.
    .title = nincs
rule-ante-each = Mindenki befizeti a saját alaptétjét.
    .title = mindenki
rule-ante-big_blind = A nagyvak egyszerre fizeti az egész asztal alaptétjét.
    .title = a nagyvak mindenkiért
rule-ante-button = Az osztókorongon ülő egyszerre fizeti az egész asztal alaptétjét.
    .title = az osztókorong mindenkiért

rule-run_outs = Hányszor oszthatók ki a hiányzó közös lapok, ha minden játékban maradt játékos all-in, és mind beleegyeznek. Minden kiosztás a kassza egyenlő részéért megy.
    .title = Kiosztás végig
rule-run_outs-1 = A közös lapok egyszer kerülnek kiosztásra.
    .title = egyszer
rule-run_outs-value = A hiányzó közös lapok legfeljebb { $value } alkalommal oszthatók ki, ha minden all-in játékos beleegyezik.
    .title = legfeljebb { $value } alkalommal

rule-bomb_pot = Megegyezhet-e az asztal olyan leosztásban, ahol mindenki alaptétet fizet, és az első licitkör elmarad.
    .title = Bombapot
rule-bomb_pot-on = Közös beleegyezéssel a leosztás bombapotként játszható.
    .title = közös beleegyezéssel
rule-bomb_pot-off = Nincs bombapot.
    .title = nincs

rule-boards = Hány sor közös lap kerül az asztalra egy leosztásban.
    .title = Közös lapsorok
rule-boards-1 = Egy sor közös lap dönt az egész kasszáról.
    .title = egy
rule-boards-2 = Két sor közös lap kerül az asztalra, mindegyik a kassza feléről dönt.
    .title = kettő

rule-rabbit_cards = Megnézhetők-e leosztás után azok a lapok, amelyek jöttek volna.
    .title = A folytatás megnézése
rule-rabbit_cards-on = A leosztás után megnézhetők a lapok, amelyek jöttek volna.
    .title = lehet
rule-rabbit_cards-off = Ami nem került kiosztásra, rejtve marad.
    .title = nem

rule-return_within = Meddig jöhet vissza egy távozó játékos a készpénzes asztalhoz csak legalább annyi zsetonnal, amennyit elvitt.
    .title = Visszatérés távozás után
rule-return_within-0 = Aki felállt, bármekkora megengedett összeggel visszaülhet.
    .title = szabad
rule-return_within-value = Aki { $value } percen belül visszaül, legalább annyi zsetont hoz, amennyit elvitt.
    .title = azonos zsetonok { $value } percen belül

rule-rake = Mennyit von le a ház a megjátszott kasszákból, miután a meg nem adott tét visszament.
    .title = Asztalpénz
rule-rake-none = A ház nem von le semmit.
    .title = nincs
rule-rake-value = A ház minden megjátszott kasszából { $percent } százalékot von le, egész zsetonra lefelé kerekítve, leosztásonként legfeljebb { $cap } zsetont.
    .title = { $percent } %, legfeljebb { $cap }
rule-rake-uncapped = A ház minden megjátszott kasszából { $percent } százalékot von le, egész zsetonra lefelé kerekítve.
    .title = { $percent } %
rule-rake-no_flop_no_drop = Ha a leosztás a flop előtt véget ér, nincs levonás.
    .title = flop nélkül nincs levonás

rule-time_to_act = Mennyi ideje van a játékosnak egy-egy döntésre.
    .title = Gondolkodási idő
rule-time_to_act-value = Minden döntésre { $value } másodperc jut.
    .title = { $value } mp

rule-time_bank = Mennyi többletidőt használhat a játékos, ha a gondolkodási ideje lejárt.
    .title = Időbank
rule-time_bank-0 = Nincs időbank.
    .title = nincs
rule-time_bank-value = A gondolkodási időn felül { $value } másodperc használható.
    .title = { $value } mp

rule-disconnect_grace = Mennyi többletidőt kap készpénzes asztalnál, akinek megszakadt a kapcsolata.
    .title = Türelmi idő megszakadáskor
rule-disconnect_grace-0 = A kapcsolat megszakadása nem ad többletidőt.
    .title = nincs
rule-disconnect_grace-value = A kapcsolat megszakadásakor további { $value } másodperc jár.
    .title = { $value } mp

rule-tournament_rebuy = Vehető-e újra zseton a tornán, és hogyan.
    .title = Rebuy és add on
rule-tournament_rebuy-none = Freezeout: akinek elfogy a zsetonja, kiesik.
    .title = nincs
rule-tournament_rebuy-n_form = Egy rebuy az első két órában, a nagyszünetig, a kezdő zsetonszám alatt, a nevezési díjért; egy add on a nagyszünetben, a nevezési díjért, kétszer annyi zsetonnal.
    .title = egy rebuy, a szünetben egy dupla add on
rule-tournament_rebuy-w_form = Az első órában akárhány rebuy, a kezdő zsetonszám alatt, mindig a nevezési díjért, a kezdő zsetonszámmal; az első óra után egy add on, szintén a kezdő zsetonszámmal.
    .title = az első órában rebuy, utána egy add on
rule-tournament_rebuy-own_form = Rebuy és add on úgy, ahogy a torna kiírása megadja.
    .title = a torna kiírása szerint

## Szabálycsomagok

preset-standard = Amit ma a jól vezetett termekben játszanak: tornán a Poker TDA szabályai, készpénzes asztalnál az általános szokás.
    .title = Standard
preset-kaszino = A magyarországi kaszinók házi szabályai: Hold’em 52 vagy 32 lappal, Omaha, Five Card Draw, és élő vak egyöntetű beleegyezéssel.
    .title = Kaszinó
preset-omaha = Az Omaha, ahogy egy magyar terem játssza, fix limittel és pot limittel.
    .title = Omaha
preset-verseny = No limit Hold’em torna egy rebuy és egy add on lehetőségével.
    .title = Verseny
preset-zasady = A Texas Hold’em alapjai, ahogy egy lengyel útmutató tanítja.
    .title = Alapok
preset-wiki = A Texas Hold’em, ahogy egy lexikon leírja.
    .title = Lexikon
