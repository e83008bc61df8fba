### A terem és protokollja: mit utasít el, mit mond az asztal eseményein túl. Magyar.

## Elutasítások

refusal-seat-not_yours = Ez nem a te ülőhelyed.
refusal-room-stale = Ez elkésett: az asztal már továbblépett. Kérjük, nézd meg újra.
refusal-room-storage = Most semmit sem lehet feljegyezni, ezért az asztal áll. Amint lehet, megy tovább; minden zseton biztonságban van.
refusal-room-closing = A terem egy időre bezár. Minden megmarad: a lapok, a zsetonok, és az is, ki következik.
refusal-room-busy = Egyszerre túl sokat kérnek ettől az asztaltól. Kérjük, próbáld meg kicsit később.
refusal-room-bug = Itt valami elromlott. Nem történt semmi; kérjük, próbáld újra.
refusal-room-overdrawn = Az asztalon kívül ennyid van: { $balance }. Ez kevés.
refusal-room-over_credit = Az asztalon kívül ennyid van: { $balance }, a hitelkereted: { $credit }. Ez kevés.
refusal-room-cannot_pay = Ennek a játékosnak az asztalon kívül ennyije van: { $balance }. Ez kevés, és ezt a játékos is megtudta. Zsetont és hitelkeretet a klub oldalán, a Pénz alatt lehet adni.
refusal-room-cannot_pay_credit = Ennek a játékosnak az asztalon kívül ennyije van: { $balance }, a hitelkerete: { $credit }. Ez kevés, és ezt a játékos is megtudta. Zsetont és hitelkeretet a klub oldalán, a Pénz alatt lehet adni.
refusal-room-turned_away = A házigazda nemet mondott.
refusal-room-no_request = Ennek a játékosnak semmi sem vár válaszra.
refusal-room-no_table = Nincs ilyen asztal, vagy már bezárt.
refusal-room-set_aside = Ezt az asztalt most nem lehet beolvasni, ezért itt senki sem játszhat. Minden zseton megmarad; a teendőt a házigazda a klub oldalán látja.
refusal-room-bad_rule = Ez a házi szabály nem lehet ilyen: { $rule }, { $value }.
refusal-room-bad_rules = A házi szabályok nem lehetnek ilyenek: { $why }
refusal-room-bots_practice = Botok csak gyakorlóasztalnál játszanak.
refusal-room-silent = Ennél az asztalnál nincs beszélgetés.
refusal-room-spectators_silent = Ennél az asztalnál csak azok írhatnak, akik játszanak.

## Amit a protokoll felel arra, amit nem tud elolvasni

wire-unreadable = Ezt az üzenetet nem lehet elolvasni: { $why }
wire-outdated = Ez az oldal más protokollt beszél, mint a kiszolgáló. Kérjük, töltsd újra.
wire-hello_first = Egy kapcsolat köszönéssel (hello) kezdődik.
wire-no_table = Nincs ilyen asztal, vagy már bezárt.
wire-no_tournament = Nincs ilyen verseny.
wire-too_many_events = Egy kapcsolat csak néhány versenyt nézhet.
refusal-room-event_table = Ez egy verseny asztala: hogy ki ül itt és mennyi zsetonnal, azt a verseny dönti el.
wire-set_aside = Ezt az asztalt most nem lehet beolvasni, ezért itt senki sem játszhat. Minden zseton megmarad; a teendőt a házigazda a klub oldalán látja.
wire-private = Ez az asztal zártkörű. Kérj meghívót attól, aki nyitotta.
wire-too_many = Egy kapcsolat legfeljebb ennyi asztalt néz: { $most }.
wire-signed_out = Kijelentkeztél. Kérjük, jelentkezz be újra.

## Ami az asztal saját eseményein túl történik

event-bomb-asked = { $name } bombapotot javasol a következő leosztásra. Akkor lesz, ha mindenki beleegyezik.
    .you = Bombapotot javasolsz a következő leosztásra. Akkor lesz, ha mindenki beleegyezik.
event-asks-host = { $name } ennyit kér: { $amount }, erre az ülőhelyre: { $seat }.
    .you = Ennyit kértél: { $amount }, erre az ülőhelyre: { $seat }. A házigazda szavára vár.
event-stopped-storage = Az asztal áll: most semmit sem lehet feljegyezni. Minden zseton biztonságban van.
event-stopped-closing = A terem egy időre bezár. Minden megmarad.
event-kept-name = Az asztal neve mostantól: { $table }.
event-kept-private = Az asztal mostantól zárt: csak meghívóval.
event-kept-public = Az asztal mostantól mindenki előtt nyitva áll.
event-kept-approve = Mostantól minden beugró a házigazda szavára vár.
event-kept-no-approve = A beugrókhoz mostantól senki szava sem kell.
event-kept-delay = A nézők mostantól mindent ennyivel később látnak: { $seconds } mp.
event-kept-no-delay = A nézők mostantól mindent azonnal látnak.
event-kept-next-delay = Ha ez a leosztás véget ér, a nézők mindent ennyivel később látnak: { $seconds } mp.
event-kept-next-no-delay = Ha ez a leosztás véget ér, a nézők mindent azonnal látnak.
event-kept-chat-everyone = Mostantól mindenki írhat az asztalnak.
event-kept-chat-seated = Mostantól csak az írhat az asztalnak, aki játszik.
event-kept-chat-off = Mostantól senki sem írhat az asztalnak.
event-kept-closing = Az asztal a leosztás végén bezár. Mindenki minden zsetonjával feláll.

## Lehetőségek

web-do-ask-bomb-pot = Bombapotot javasolok
action-let-in = { $name } leülhet ennyivel: { $amount }
action-turn-away = { $name } nem ülhet le

## Élő asztalok: elutasítások

refusal-live-not_here = Ez a valódi lapokkal játszott asztaloké. Itt a rendszer oszt.
refusal-live-no_money = Ennek az asztalnak a zsetonjait csak számoljuk, fizetni nem kell értük.
refusal-live-cards_wanted = Itt minden megmutatott lap a jegyzőkönyvbe kerül. Add meg a(z) { $seat }. ülőhely lapjait; vagy mutatás nélkül eldobja őket.
refusal-live-no_bots = Valódi lapokkal emberek játszanak, botok nem.
refusal-live-nothing_to_take_back =
    { $entries_n ->
        [0] Nincs mit visszavonni: az utolsó leosztás végleges.
        [one] Csak az utolsó bejegyzés vonható vissza.
       *[other] Csak az utolsó { $entries } bejegyzés vonható vissza.
    }
refusal-live-nobody_asked = Most senkin sincs sor, nincs kire órát kérni.
refusal-live-bad_clock = Órát 1 és { $most } másodperc között lehet kérni.

## Élő asztalok: ami történik

event-entered-for = { $name } lép helyette. Ülőhely: { $seat }.
event-entries-taken-back =
    { $entries_n ->
        [one] { $name } visszavonta az utolsó bejegyzést.
       *[other] { $name } visszavonta az utolsó { $entries } bejegyzést.
    }

## Élő asztalok: a tábla, az új asztal, a telefon

live-cards = Lapok
live-cards-none = A rendszer osztja
live-cards-chips = Valódi lapok, zseton helyett a rendszer
live-cards-console = Valódi lapok, osztói pult
live-cards-record = Valódi lapok, teljes jegyzőkönyv
live-cards-none-about = A rendszer kever és oszt.
live-cards-chips-about = A játékosok telefonon lépnek. Lapot senki sem ír be; az osztó mondja meg, ki nyerte az egyes kasszákat, stud játékban azt is, ki kezd.
live-cards-console-about = Egy ember írja be a lépéseket, a közös lapokat, a nyílt lapokat és, ha tudja, a megmutatottakat.
live-cards-record-about = Mint az osztói pult, de lap nem mutatható be anélkül, hogy beírnák. A leosztástörténet így olyan, mint az online asztaloké.
live-sign-chips = Valódi lapok: a rendszer csak a zsetonokat számolja. Nem kever, így nincs mit ellenőrizni.
live-sign-console = Valódi lapok: az osztó írja be, ami történik. A rendszer nem kever, így nincs mit ellenőrizni.
live-sign-record = Valódi lapok: az osztó beírja, ami történik, és minden bemutatott kéz lapjait; ami máskor látszott, az is beírható. A rendszer nem kever, így nincs mit ellenőrizni.
live-to-console = Osztói pult
