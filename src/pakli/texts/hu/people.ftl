### A saját fiók és a klub, ahogy az oldal mutatja. Magyar. `$name`, `$by`, `$whom` nevek.

## A saját fiók

me-title = Fiók
me-holdings = Az asztalokon kívül: { $amounts }
me-practice-chips = gyakorló zsetonok: { $amount }
me-guest = Vendég vagy: csak ez a böngésző ismer. Tagként bárhonnan visszajöhetsz; a neved, a zsetonjaid és a leosztásaid megmaradnak.
me-become-member = Válassz jelszót; a neved marad.
me-joined = Mostantól tag vagy.
me-club = A klub oldalára: klubestek, állás, emberek
me-rename = Módosítás
me-password = Jelszó módosítása
me-password-old = Eddigi jelszó
me-password-new = Új jelszó
me-password-again = Új jelszó még egyszer
me-passwords-differ = A két új jelszó nem egyforma.
me-password-change = Módosítás
me-password-changed = A jelszó megváltozott. Minden más belépés lezárult.
me-sessions = Hol vagy bejelentkezve
me-session-here = itt
me-session-seen = utoljára: { $when }
me-session-unknown = ismeretlen eszköz
me-session-end = Kiléptetés
me-session-end-of = Kiléptetés: { $device }
me-sessions-end-others = Kilépés mindenhol máshol
me-bots = Saját botok
me-bots-about = A bot a te programod, amely kulccsal lép be. Gyakorlózsetonért játszik olyan asztaloknál, ahol a házigazda engedi a tagok botjait, és mindenki látja, kié.
me-bots-none = Még nincs egy sem.
me-bot-name = A bot neve
me-bot-may = Mit tehet
me-bot-plays = játszhat
me-bot-looks-on = csak nézhet
me-bot-make = Kulcs készítése
me-bot-token = { $name } kulcsa. Csak most látszik: akinél ez megvan, az játszhat ezzel a bottal.
me-bot-never = még nem használta
me-bot-revoke = Visszavonás
me-bot-revoke-of = Kulcs visszavonása: { $name }
me-bot-revoked = { $name } kulcsa már nem érvényes.
me-sign-out-guest = Aki vendégként kilép, nem tud visszajönni: a neve és a zsetonjai elvesznek.
me-sign-out-anyway = Kilépés mégis

## A klub

club-title = Klub
club-people = Emberek
club-money = Pénz
club-invitations = Meghívók
club-deeds = Mi történt
club-no-deeds = Még semmi.
club-set-aside = Be nem olvasható asztalok
club-set-aside-what = Ezeknél az asztaloknál most senki sem játszhat; az összes többi nyitva van. Semmi sem vész el: ami ott történt, megmarad a naplóban, a zsetonok pedig a számlájukon. Készíts biztonsági másolatot, majd indítsd azt a kiadást, amely utoljára írta az adatbázist, vagy egy újabbat: az asztalok onnan mennek tovább, ahol voltak. Ami lent áll, az a hibajelentésbe való.
club-set-aside-unnamed = Egy asztal, amelynek a neve sem olvasható
club-search = Keresés név szerint
club-bots = botok is
club-count =
    { $count_n ->
        [one] { $count } ember
       *[other] { $count } ember
    }
club-since = ekkor jött: { $when }
club-muted =
    { $minutes_n ->
        [one] némítva, perc: { $minutes }
       *[other] némítva, perc: { $minutes }
    }
club-barred = kitiltva
club-add = Új tag neve
club-add-do = Tag felvétele
club-person = Megnyitás
club-person-of = Megnyitás: { $name }
club-done = Kész.
club-rename = Átnevezés
club-role = Szerep
club-role-do = Szerep beállítása
club-mute = Ne csevegjen eddig
club-mute-do = Némítás
club-unmute = Újra írhat
club-minutes =
    { $count_n ->
        [one] { $count } perc
       *[other] { $count } perc
    }
club-hours =
    { $count_n ->
        [one] { $count } óra
       *[other] { $count } óra
    }
club-days =
    { $count_n ->
        [one] { $count } nap
       *[other] { $count } nap
    }
club-account = Zsetonok
club-currency = Pénznem, például EUR; üresen: gyakorló zsetonok
club-amount = Összeg
club-credit = Hitelkeret
club-credit-do = Beállítás
club-code = Helyreállító kód készítése
club-code-about = A kóddal egyszer, egy napon belül új jelszó választható. A korábbi kód érvényét veszti.
club-code-made = A kód elkészült.
club-code-for = Kód ({ $name }). Csak most látható:
club-sign-out = Kiléptetés mindenhonnan
club-signed-out =
    { $count_n ->
        [one] { $count } belépés lezárult.
       *[other] { $count } belépés lezárult.
    }
club-bar = Kitiltás a klubból
club-bar-sure = Minden belépése lezárul, és nem jöhet be, amíg újra be nem engeded. Biztos?
club-bar-yes = Igen, kitiltás
club-let-in = Újra beengedés

## Meghívók

invite-title = Új meghívó
invite-where = Hova
invite-to-club = a klubba
invite-to-table = asztal: { $table }
invite-to-a-table = egy zárt asztalhoz
invite-role = Aki megnyitja, ez lesz
invite-uses = Hány embernek
invite-lasting = Érvényes
invite-lasting-usual = a szokásos ideig
invite-lasting-day = egy napig
invite-lasting-week = egy hétig
invite-lasting-month = egy hónapig
invite-lasting-year = egy évig
invite-note = Jegyzet magadnak
invite-member = Csak tagoknak: a vendég előbb jelszót választ
invite-members-only = csak tagoknak
invite-make = Link készítése
invite-link = A link. Csak most látható:
invite-qr = A hivatkozás QR-kódként: a kamera megnyitja
invite-holding = Érvényes meghívók
invite-none = Most egy sincs.
invite-uses-left =
    { $count_n ->
        [one] még { $count } alkalom
       *[other] még { $count } alkalom
    }
invite-until = eddig: { $when }
invite-withdraw = Visszavonás
invite-withdraw-of = Visszavonás: { $what }

## Mi történt az emberekkel

deed-added = { $by }: új tag felvétele, { $whom }.
deed-renamed = { $by }: átnevezés, { $before } → { $after }.
deed-muted =
    { $minutes_n ->
        [0] { $by }: újra írhat, { $whom }.
        [one] { $by }: némítás, { $whom }, perc: { $minutes }.
       *[other] { $by }: némítás, { $whom }, perc: { $minutes }.
    }
deed-barred = { $by }: kitiltás, { $whom }.
deed-let-in = { $by }: újra beengedés, { $whom }.
deed-role = { $by }: szerep, { $whom } – { $role }.
deed-recovery-code = { $by }: helyreállító kód, { $whom }.
deed-password-reset = { $by }: új jelszó, { $whom }.
deed-sessions-revoked = { $by }: kiléptetés mindenhonnan, { $whom }.
deed-bot-made = { $by }: kulcs készült ehhez a bothoz: { $whom }.
deed-bot-revoked = { $by }: kulcs visszavonása, bot: { $whom }.
deed-invited = { $by }: új meghívó. Szerep: { $role }.
deed-invitation-withdrawn = { $by }: meghívó visszavonása.
deed-granted = { $by }: zsetonok, { $whom }, { $amount }.
deed-credit = { $by }: ennyivel tartozhat { $whom }: { $amount }.
deed-corrected = { $by }: számla javítása, { $whom }, { $amount }. Indoklás: { $reason }
deed-undone = { $by }: tétel visszavonása, { $whom }, { $entry }. Indoklás: { $reason }
deed-settled = { $by }: feljegyzés, hogy mindenki fizetett ({ $currency }). Indoklás: { $reason }
