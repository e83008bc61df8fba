### Az asztal két leosztás között: mit utasít el, mi történik, mit kérdez. Magyar.
### A név mindig alany, az összeg mindig rag és névelő nélkül áll. `.you`: a játékosnak magának.

## Ülőhelyek

refusal-seat-no_such_seat = Itt nincs ilyen ülőhely: { $seat }. Az ülőhelyek száma: { $seats }.
refusal-seat-taken = Ez az ülőhely foglalt: { $seat }. Kérjük, válassz egy szabadot.
refusal-seat-empty = Ezen az ülőhelyen nem ül senki: { $seat }.
refusal-seat-already_here = Ez a játékos már ennél az asztalnál ül.
refusal-seat-others_wait = Erre az ülőhelyre már várnak mások: { $players }. Kérjük, iratkozz fel a várólistára.
refusal-seat-tournament = Tornán a játékosokat a torna ülteti le és át, zsetont rebuy és add on hoz.
refusal-seat-cash_table = Ez készpénzes asztal: a játékosok maguk ülnek le és maguk vesznek zsetont.
refusal-seat-out_already = Már kihagyod a leosztásokat, vagy ki fogod hagyni, amint ez véget ér.
refusal-seat-in_already = Már játékban vagy.
refusal-seat-leaving_already = Már távozol: a zsetonjaid veled mennek, amint a leosztás véget ér.
refusal-seat-in_hand = Ez a játékos benne van a leosztásban. Kérjük, várd meg a végét.
refusal-entry-nothing_due = Nincs mit fizetned a beszállásért.
refusal-list-on_it_already = Már rajta vagy a várólistán.
refusal-list-not_on_it = Ez a játékos nincs a várólistán.

## Zsetonok

refusal-buy-below_minimum = Ennyivel nem lehet leülni, kevés: { $chips }. A legkisebb beugró: { $least }.
refusal-buy-above_maximum = Ennyivel nem lehet leülni, sok: { $chips }. A legnagyobb beugró: { $most }.
refusal-buy-not_in_chips = Ennyit itt nem lehet venni: { $chips }. A legkisebb zseton { $chip }, minden összeg ennek többszöröse.
refusal-buy-has_maximum = Már { $has } van előtted, a legnagyobb beugró pedig { $most }. Megtarthatod, de nem vehetsz hozzá.
refusal-buy-over_maximum = { $chips } túl sok: így meghaladnád a legnagyobb beugrót ({ $most }). Legfeljebb ennyit vehetsz hozzá: { $room }.
refusal-buy-return_with = Nemrég ennyivel távoztál: { $least }. Legalább ugyanennyivel jöhetsz vissza, ez kevés: { $chips }.
refusal-buy-too_little_to_stay = Ennyi kevés a maradáshoz: { $chips }. Akinek elfogyott a zsetonja, legalább ennyit vesz: { $least }.

## A következő leosztás

refusal-button-not_drawn = Az osztókorongot még nem sorsolták ki.
refusal-button-drawn_already = Az osztókorongot már kisorsolták. Minden leosztás után továbbmegy.
refusal-hand-going_on = Ezzel meg kell várni a leosztás végét.
refusal-table-no_hand = Most nem folyik leosztás.
refusal-table-held = Az asztal áll, az ok: { $reason }. Kérjük, várj.
refusal-ask-nothing_asked = Most nincs ilyen kérdés.
refusal-ask-not_you = Most nem ezt az ülőhelyet kérdezzük: { $seat }.
refusal-ask-answered_already = Már válaszoltál.
refusal-ask-not_answered = A játékosok még nem döntöttek a kiosztások számáról. Egy kis türelmet kérünk.
refusal-cut-no_such_place = Itt nem lehet elemelni: { $at }. Lehetséges: 1 – { $most } lap.
refusal-choice-no_such_game = A limitismertető táblán nincs ilyen játék. Választható játékok száma: { $most }.
refusal-runs-too_few = A közös lapokat legalább egyszer ki kell osztani, nem ennyiszer: { $runs }.
refusal-bomb-not_here = Itt nincs bombapot.
refusal-bomb-not_agreed = Valaki, aki lapot kapna, nem egyezik bele a bombapotba.
refusal-rabbit-not_now = Most nincs mit megnézni: csak idő előtt véget ért leosztás után lehet, ahol a ház engedi.

## Teremfelügyelő, szintek, limitismertető tábla

refusal-floor-no_reason = A döntéshez indok kell. Kérjük, írd le.
refusal-floor-not_held = Az asztal nem áll.
refusal-floor-bad_award = Ennyi zsetont nem lehet áttenni: { $chips }. A játékosnak ennyije van: { $stack }, és másnak kell kapnia.
refusal-floor-bad_penalty = A büntetés leosztások száma, ennyi nem lehet: { $hands }.
refusal-level-cash = Készpénzes asztalon a vakok soha nem emelkednek.
refusal-level-other_games = A szint a téteket változtatja meg, a játékokat nem.
refusal-sign-no_game = Az asztalhoz játék kell, és mindegyikből legalább egy leosztás vagy kör.
refusal-sign-bad_seats = Ennyi ülőhely nem lehet: { $seats }. Ehhez a játékhoz legalább 2, legfeljebb { $most } kell.
refusal-sign-buy_in_upside_down = A legkisebb beugró ({ $least }) nagyobb a legnagyobbnál ({ $most }).
refusal-sign-rules_differ = Az osztókorong, az újravásárlás és a visszatérés szabálya egy asztal minden játékában ugyanaz.
refusal-sign-chips_differ = Egy asztalon egyféle legkisebb zseton van: { $chip } és { $other } nem fér össze.
setting-minimum = legkisebb beugró
setting-maximum = legnagyobb beugró
setting-bomb-pot = bombapot

## Ami történik: jövés-menés

event-seated = { $name } leül, ülőhely: { $seat }, zsetonok: { $amount }.
    .you = Leülsz, ülőhely: { $seat }, zsetonok: { $amount }.
event-bought = { $name } zsetont vesz: { $amount }.
    .you = Zsetont veszel: { $amount }.
event-bought-later = { $name } zsetont vesz: { $amount }. A leosztás után kapja meg.
    .you = Zsetont veszel: { $amount }. A leosztás után kapod meg.
event-arrived = { $name } megkapja a vett zsetonokat: { $amount }.
    .you = Megkapod a vett zsetonokat: { $amount }.
event-given-back = { $name } visszakapja, ami a legnagyobb beugró fölött volna: { $amount }.
    .you = Visszakapod, ami a legnagyobb beugró fölött volna: { $amount }.
event-sits-out = { $name } kihagyja a leosztásokat.
    .you = Kihagyod a leosztásokat.
event-sits-in = { $name } visszaül a játékba.
    .you = Visszaülsz a játékba.
event-entry-posts = { $name } fizet a beszállásért.
    .you = Fizetsz a beszállásért, amint a helyed engedi.
event-entry-waits = { $name } megvárja a nagyvakot.
    .you = Megvárod a nagyvakot.
event-leaves-after = { $name } a leosztás után távozik.
    .you = Távozol, amint a leosztás véget ér. Ezt csak te látod.
event-sits-out-after = { $name } a leosztás után kihagy.
    .you = Kihagyod a következő leosztásokat, amint ez véget ér. Ezt csak te látod.
event-stays-after = { $name } játékban marad.
    .you = Játékban maradsz.
event-leaves = { $name } távozik az asztaltól, zsetonok: { $amount }.
    .you = Távozol az asztaltól, zsetonok: { $amount }.
event-changes-seat = { $name } átül, új ülőhely: { $seat }.
    .you = Átülsz, új ülőhely: { $seat }.
event-listed = { $name } várja, hogy leülhessen.
    .you = Rajta vagy a várólistán.
event-unlisted = { $name } már nem vár ülőhelyre.
    .you = Már nem vagy a várólistán.
event-seat-free = { $name } következik a várólistáról: van szabad ülőhely.
    .you = Van szabad ülőhely, te következel.
event-switches = { $name } megváltoztatta, mibe egyezik bele.
    .you = Feljegyeztük, mibe egyezel bele. Ezt csak te látod.

## Ami történik: leosztás előtt és után

event-button-card = { $name } lapot húz az osztókorongért: { $card }.
    .you = Lapot húzol az osztókorongért: { $card }.
event-button-set = Az osztókorong új helye, ülőhely: { $seat }.
event-level = Új tétek a következő leosztástól: { $stakes }.
event-game = { $name } választja a játékot: { $game }.
    .you = Te választod a játékot: { $game }.
event-game-turn = A játék mostantól: { $game }.
event-blind-asked = { $name } vakot tesz majd be.
    .you = Kérjük, tedd be a vakodat.
event-bomb-pot = Bombapot: mindenki ennyit fizet: { $amount }. Az első licitkör elmarad.
event-straddle-taken = { $name } élő vakot fog tenni: { $amount }.
    .you = Élő vakot fogsz tenni: { $amount }.
event-straddle-declined = { $name } nem tesz élő vakot.
    .you = Nem teszel élő vakot.
event-no-cut = { $name } nem emel el.
    .you = Nem emelsz el.
event-runs-wished = { $name } válaszolt.
    .you = Feljegyeztük a válaszodat. Ezt csak te látod.
event-runs-once = A közös lapok egyszer kerülnek kiosztásra.
event-void-hand = A leosztás érvénytelen. Mindenkinek annyi zsetonja van, mint a leosztás elején.
event-rabbit = Ezek a lapok jöttek volna: { $cards }.
event-rebuy = { $name } újra vehet, legalább ennyit: { $amount }.
    .you = Elfogytak a zsetonjaid. Ha maradsz, legalább ennyit vegyél: { $amount }.
event-missed-blind = { $name } kihagyott egy vakot.
    .you = Kihagytál egy vakot. Fizesd be, ha visszaülsz, vagy várd meg a nagyvakot.

## Ami történik: a teremfelügyelő

event-held = Az asztal áll. Az ok: { $reason }.
event-held-break = Szünet van, most senki sem játszik.
event-held-pause = A versenyigazgató megállította a versenyt.
event-held-round = Leosztásonkénti játék: az asztal megvárja, míg mindenki lejátssza ezt a leosztást.
event-held-players = Az asztal egy másik asztaltól vár játékosokat.
event-held-over = Véget ért a verseny.
event-resumed = Folytatódik a játék.
event-ruling = A teremfelügyelő döntött. Az indok: { $reason }.
event-ruling-sit-out = A teremfelügyelő döntött: { $name } kimarad a játékból. Az indok: { $reason }.
    .you = A teremfelügyelő döntött: kimaradsz a játékból. Az indok: { $reason }.
event-ruling-remove = A teremfelügyelő döntött: { $name } minden zsetonjával elhagyja az asztalt. Az indok: { $reason }.
    .you = A teremfelügyelő döntött: minden zsetonoddal elhagyod az asztalt. Az indok: { $reason }.
event-ruling-mute = A teremfelügyelő döntött: { $name } most nem írhat. Ennyi percig: { $minutes }. Az indok: { $reason }.
    .you = A teremfelügyelő döntött: most nem írhatsz. Ennyi percig: { $minutes }. Az indok: { $reason }.
event-ruling-unmute = { $name } újra írhat. Az indok: { $reason }.
    .you = Újra írhatsz. Az indok: { $reason }.
event-ruling-grant = { $name } zsetont kap a házigazdától, az asztalon kívül: { $amount }. Az indok: { $reason }.
    .you = Zsetont kapsz a házigazdától, az asztalon kívül: { $amount }. Az indok: { $reason }.
event-ruling-bet = A teremfelügyelő döntött: egy tét visszajár. Az indok: { $reason }.
event-ruling-pot = A teremfelügyelő döntött egy kasszáról. Az indok: { $reason }.
event-penalty = { $name } büntetésben van, kihagyott leosztások száma: { $hands }.
    .you = Büntetésben vagy, kihagyott leosztások száma: { $hands }.
event-chips-awarded = { $name } zsetont kap: { $amount }. Akitől elkerül, ülőhely: { $seat }.
    .you = Zsetont kapsz: { $amount }. Akitől elkerül, ülőhely: { $seat }.

## Amit az asztal kérdez, és amire vár

ask-straddle = { $name } élő vakot tehet: { $amount }.
    .you = Teszel élő vakot? Összege: { $amount }.
ask-cut = { $name } elemelhet.
    .you = Elemeled a paklit?
ask-game = { $name } választja a következő játékot.
    .you = Melyik játék következzen?
ask-runs = A kiosztások számáról döntenek: { $names }.
    .you = Hányszor osszuk ki a közös lapok hátralévő részét? Legfeljebb ennyiszer: { $most }.
wait-too-few = Játékosokra várunk. Játékra kész: { $ready }, szükséges: { $least }.
wait-held = Az asztal áll, az ok: { $reason }.
wait-button-draw = Osztósorsolás: mindenki egy lapot kap képpel felfelé.
wait-ready = Mindjárt kezdődik a következő leosztás.

## Lehetőségek

action-sit = Leülés, zsetonok: { $amount }
action-buy = Zsetonvétel: { $amount }
action-sit-out = Kihagyás
action-sit-out-big-blind = Kihagyás a következő nagyvaktól
action-sit-in = Visszaülés
action-post-now = Befizetés és beszállás
action-wait-big-blind = Várás a nagyvakra
action-leave = Távozás az asztaltól
action-join-list = Feliratkozás a várólistára
action-leave-list = Lejelentkezés a várólistáról
action-runs = Kiosztások száma: { $runs }
action-any-runs = Ahogy a többiek szeretnék
action-rabbit = A lapok, amelyek még jöttek volna
action-show-hand = Megmutatom a lapomat
