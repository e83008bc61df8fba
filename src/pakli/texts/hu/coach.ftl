### Az edző: mennyit értek a döntések egy lezárt leosztásban. Magyar. `$action` az egyik `action-…` üzenet.

refusal-may-coach_practice = Az edző csak gyakorlóasztalok leosztásait nézi meg: ahol a zsetonok számítanak, ott senki sem kap segítséget.

coach-title = Edző
coach-ask = Kérdezd az edzőt
coach-hide = Edző bezárása
coach-about = Mennyit értek a döntéseid aszerint, amit akkor tudtál. A számok az erős bot becslései, olyan lapok ellen, amilyenek a többieknél a licitjük alapján valószínűek. Amit sosem mutattak meg, azt az edző sem nézi.
coach-about-cash = Ez nem torna volt: a négy tényező közül a pozíció és a lapjaid ereje számít.
coach-none = Ebben a leosztásban nem volt döntésed.

## Egy döntés

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
coach-did = Te: { $action }
coach-timed = Lejárt az időd, az óra döntött helyetted.
coach-bot = Az erős bot: { $action }
coach-best = A legtöbbet érő: { $action }
coach-throws = Csere: { $cards }
coach-brings-in = Bring-in: { $amount }

## Mennyit ért

coach-verdict-good = Jó döntés.
coach-verdict-even = Nagyjából olyan jó, mint a legjobb.
coach-verdict-gave = Ennyit adott fel, nagyjából: { $amount } ({ $blinds }).
coach-verdict-gave-chips = Ennyit adott fel, nagyjából: { $amount }.
coach-verdict-gave-prizes = Ennyit adott fel az összes nyereményből, nagyjából: { $percent }.
coach-verdict-same = Az erős bot is ezt teszi.
coach-verdict-other = Az erős bot mást tesz.
coach-why-draw = Zsetonban nincs szám: a csere értéke mindazon múlik, ami utána jön.
coach-why-bring_in = Nincs szám: a bring-int be kell tenni.
coach-why-start = Nincs szám: az első körben az emelés értéke mindazon múlik, ami utána jön.
coach-why-short = Nincs szám: ilyen kevés zsetonnal az erős bot csak az all-in és az eldobás között választ.
coach-margin = Ennél kisebb különbség itt semmit sem jelent: { $amount }.

## A négy tényező

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
coach-stack-prizes = Ilyen közel a nyereményekhez egy elveszített zseton ennyivel többet nyom, mint egy megnyert: { $percent }%.
coach-position = { $where ->
        [button] Te voltál az osztó
        [late] Késői pozícióban ültél
        [middle] Középső pozícióban ültél
        [early] Korai pozícióban ültél
       *[none] Nem te licitáltál utoljára
    }. Utánad még ennyien következtek: { $behind }. Minél korábban kell licitálni, annál jobb lap kell hozzá.
coach-position-last = Te licitáltál utoljára: tudtad, mit tettek a többiek.
coach-position-blind-late = Vakod volt: az első körben késői, de minden további körben korai pozíció.
coach-position-blind-early = Vakod volt: a második körtől ez korai pozíció, tehát jobb lap kell hozzá.
coach-strength-start = A kezdő lapok közül ennyi gyengébb a tiédnél: { $percent }%.
coach-strength-free = Lapjaid átlagosan a kassza ekkora részét vitték el: { $percent }%. Egyenlő rész: { $even }%.
coach-strength-enough = Lapjaid átlagosan a kassza ekkora részét vitték el: { $percent }%. A megadáshoz ennyi kellett: { $needed }%, tehát megérte.
coach-strength-short = Lapjaid átlagosan a kassza ekkora részét vitték el: { $percent }%. A megadáshoz ennyi kellett: { $needed }%, tehát több.
coach-strength-some = Csak azok az ellenfelek számítottak, akik a legtöbbet tették be: { $rivals }.
coach-strength-drawn = Ilyen csere után lapjaid átlagosan a mutatásig jutó kezek ekkora részét verik: { $percent }%.
coach-strength-drawn-other = Ilyen csere után lapjaid átlagosan a mutatásig jutó kezek ekkora részét verik: { $percent }%. Az erős bot cseréje után: { $better }%.
