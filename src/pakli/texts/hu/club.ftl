### Emberek: mit utasít el a klub, és a `pakli user` parancs. Magyar.
### `$person`, `$wanted`, `$free`: nevek.

## Nevek, jelszavak, üzenetek

refusal-name-length = A név hossza itt { $least } – { $most } karakter.
refusal-name-character = Ez a karakter nem lehet névben: { $sign }. Lehetséges: betű, számjegy, szóköz, pont, kötőjel és aposztróf.
refusal-name-two_alphabets = Ez a név kétféle ábécét kever. Kérjük, írd csak az egyikkel.
refusal-name-no_letter = A névben legyen legalább egy betű.
refusal-name-separators = Szóköz, pont, kötőjel és aposztróf egyesével állhat, betűk vagy számjegyek között.
refusal-name-reserved = Ezen a néven maga a ház szerepel: { $wanted }. Kérjük, válassz másikat.
refusal-name-taken = Ilyen vagy ehhez megtévesztően hasonló nevű játékos már van: { $wanted }. Még szabad: { $free }.
refusal-name-taken_often = Ilyen vagy ehhez megtévesztően hasonló nevű játékos már sok van: { $wanted }. Kérjük, válassz másik nevet.
refusal-password-length = A jelszó hossza { $least } – { $most } karakter.
refusal-password-repeats = Ez a jelszó túl kevés karaktert ismétel. Kérjük, válassz változatosabbat.
refusal-password-is_name = A neved nem lehet jelszó. Kérjük, válassz másikat.
refusal-chat-empty = Nincs mit elküldeni. Kérjük, előbb írj valamit.
refusal-chat-too_long = Ennyi karakter túl sok: { $given }. Egy üzenetbe legfeljebb ennyi fér: { $most }.
refusal-settings-language = A Pakli ezt a nyelvet nem beszéli: { $language }.
refusal-settings-minutes = Lehetséges: 0 – { $most } perc.
refusal-settings-many_notes = Ennyi játékosról van jegyzeted, több nem fér el: { $most }. Előbb törölj egyet.
refusal-settings-many_bots = Ennyi botod van, több nem fér el: { $most }. Előbb vond vissza valamelyik kulcsát.

## Belépés

refusal-sign_in-wrong = A név és a jelszó nem tartozik össze. Kérjük, nézd meg újra; a házigazda helyreállító kóddal tud segíteni.
refusal-recovery-wrong = A név és a kód nem tartozik össze, vagy a kód már nem érvényes. A házigazda adhat újat.
refusal-invitation-void = Ez a hivatkozás már nem érvényes. Kérjük, kérj újat.
refusal-invitation-members_only = Ez a hivatkozás tagoknak szól. Kérjük, előbb válassz jelszót.
refusal-invitation-bounds = Egy meghívó 1 – { $most } embernek és legfeljebb egy évre szólhat.
refusal-wait-busy = Most sokan érkeznek egyszerre. Kérjük, próbáld újra néhány másodperc múlva ({ $seconds }).
refusal-wait-sign_in = Túl sok próbálkozás volt. Újra próbálhatod { $seconds } másodperc múlva.
refusal-wait-arrivals = Innen az imént sokan érkeztek. Újra próbálhatod { $seconds } másodperc múlva.

## Jogok

refusal-may-barred = Ez a klub nem fogad. Kérjük, beszélj a házigazdával.
refusal-may-bots_not = Ez nem a ház botjaié.
refusal-may-members_bots_not = Ez nem botoknak való: egy bot néz és játszik, mást nem.
refusal-may-looks_on = Ennek a botnak a kulcsa csak nézésre szól. Készíts egyet olyan botnak, amelyik játszik.
refusal-may-no_members_bots = A házigazda itt nem enged játszani tagok botjait.
refusal-may-practice_chips_only = A tagok botjai csak gyakorlózsetonért játszanak.
refusal-may-members_only = Ez a tagoké. Válassz jelszót, és tag vagy: zsetonjaid és leosztásaid megmaradnak.
refusal-may-members_only_named = Teremfelügyelő vagy házigazda csak tag lehet. A vendég előbb jelszót választ.
refusal-may-guests_only = Már tag vagy.
refusal-may-floor_only = Ez a teremfelügyelő dolga. Kérjük, hívd őt.
refusal-may-host_only = Ez a házigazda dolga. Kérjük, fordulj hozzá.
refusal-may-sits_here = Annál az asztalnál, ahol ül, senki sem dönthet. Egy másik teremfelügyelő vagy a házigazda igen.
refusal-may-not_above = Teremfelügyelővel vagy házigazdával ezt csak a házigazda teheti meg.
refusal-may-invited_only = Ez az asztal zártkörű. Kérj meghívót attól, aki nyitotta.
refusal-may-invitation_needed = Ebbe a klubba meghívóval lehet belépni. Kérj hivatkozást a házigazdától.
refusal-may-last_host = A klubnak kell egy házigazda. Kérjük, előbb nevezz ki másikat.
refusal-may-muted = A teremfelügyelő csendet kért tőled. Újra írhatsz { $minutes } perc múlva.

## Számlák

refusal-chips-amount = Egyszerre 1 – { $most } lehetséges.
refusal-chips-overdrawn = Ennyi nincs a számlán: { $chips }. Ami van: { $has }.
refusal-chips-credit = Ennyi nem vehető ki: { $chips }. A számlán van: { $has }, a hitelkeret: { $credit }.
refusal-chips-reason = Itt indoklás kell. A számlakivonaton is látszik.
refusal-chips-long_reason = Ennyi karakter túl sok: { $given }. Egy indoklásba legfeljebb ennyi fér: { $most }.
refusal-chips-of_table = Ezt egy asztal könyvelte. Kérjük, összeggel és indoklással javítsd a számlát.
refusal-chips-undone = Ezt már visszavonták.
refusal-money-digits = { $currency }: itt a tizedesjegyek száma { $digits }. Kérjük, hagyd így.
refusal-settle-practice = A gyakorló zsetonokkal nem kell elszámolni. Kérjük, válassz pénznemet.
refusal-settle-on_tables = Az asztalokon még vannak zsetonok. Ha már mindenki elvitte a magáét, el lehet számolni.
refusal-settle-nothing = Ebben a pénznemben senki sem tartozik senkinek.
refusal-settle-changed = Az egyenlegek közben megváltoztak. Kérjük, nézd meg újra.

account-grant = Gyakorló zsetonok
account-gift = A házigazda adta
account-taken_back = A házigazda visszavette
account-buy_in = Beugró
account-top_up = Rávásárlás
account-cash_out = Elvitt zsetonok
account-correction = Javítás
account-settled = Elszámolva
account-entry = Nevezési díj
account-prize = Nyeremény
account-rebuy = Rebuy
account-add_on = Add-on
account-refund = Visszafizetett nevezési díj
account-prize_back = Visszavont nyeremény vagy fejpénz
account-bounty = Fejpénz
account-tournament = Verseny
account-rake = Asztalpénz

## Ki kicsoda

standing-guest = vendég
standing-player = tag
standing-floor = teremfelügyelő
standing-host = házigazda
standing-bot = a ház botja
standing-members-bot = { $owner } botja

## pakli user

cli-user = A klub tagjai és vendégei arról a gépről, amelyen az adatbázis van: aki ezt megteheti, annak nem kell jelszó.
    .title = A klub tagjai: jelszó, házigazda, belépések.
cli-user-list = Mindenki, érkezési sorrendben.
    .title = Kik vannak.
cli-user-add = Felvesz egy tagot, és kiír egy helyreállító kódot, amellyel az új tag jelszót választ.
    .title = Új tag felvétele.
cli-user-reset-password = Új jelszót állít be, és minden belépést lezár. A jelszót megkérdezi; terminál nélkül a bemenet első sora az.
    .title = Új jelszó beállítása.
cli-user-make-host = Egy tagot házigazdává tesz.
    .title = Egy tagból házigazda lesz.
cli-user-revoke-sessions = Valakit minden eszközén kiléptet.
    .title = Kiléptetés mindenhonnan.
cli-user-recovery-code = Kódot készít, amellyel valaki egyszer, egy napon belül új jelszót választhat.
    .title = Helyreállító kód készítése.
cli-user-name = A név, vagy egy hozzá megtévesztően hasonló.
cli-option-database = Az adatbázis: sqlite:///útvonal vagy postgresql://…

user-nobody = Senki sem szerepel ezen a néven: { $wanted }.
user-none = Még nincs senki.
user-line = { $person }: { $standing }
user-line-barred = { $person }: { $standing }, kitiltva
user-added = Új tag: { $person }.
user-code = Helyreállító kód ({ $person }): { $code }
user-code-use = A névvel és a kóddal egyszer, egy napon belül új jelszó választható.
user-password-wanted = Új jelszó ({ $person })
user-password-again = Még egyszer
user-passwords-differ = A két jelszó nem egyforma.
user-password-set = Új jelszava van: { $person }. Minden belépése lezárult.
user-is-host = Mostantól házigazda: { $person }.
user-sessions-ended = Lezárt belépések ({ $person }): { $sessions }.
user-no-database = Nincs ilyen adatbázis: { $path }.
