### A teremfelügyelő pultja: hívások, döntések, a teendők könyve. Magyar. `$name`, `$by`, `$whom`, `$other` nevek.

## Elutasítások

refusal-call-not_seated = Felügyelőt az hívhat, aki az asztalnál ül. Ülj le előbb, vagy írj a házigazdának.
refusal-call-open_already = Már hívtál felügyelőt. Hamarosan foglalkozik vele valaki.
refusal-wait-call = Az imént hívtál felügyelőt. Ennyi másodperc múlva hívhatsz újra: { $seconds }.
refusal-gone-call = Ez a hívás már lezárult.
refusal-room-same_address = Ennél az asztalnál nem ülhet két játékos ugyanarról a címről. Valaki már itt ül a tiédről; válassz másik asztalt.

## Egy játékos hív

call-floor = Felügyelőt kérek
call-why = Miről van szó? (Üresen is maradhat.)
call-send = Hívás
call-waits = A felügyelőt értesítettük. Valaki hamarosan foglalkozik vele.
call-coming = { $name } foglalkozik vele.
call-closed = { $name } lezárta a hívásodat.
call-answered = { $name } válasza: { $answer }
call-withdraw = A hívás visszavonása
call-withdrawn = Visszavontad a hívást.

## Aki foglalkozik vele

call-list = Hívások
call-none = Senki sem hív.
call-from = { $name }, { $table }, ülőhely: { $seat }
call-at = a hívás ideje: { $when }
call-taken-by = { $name } foglalkozik vele
call-take = Foglalkozom vele
call-answer = Válasz, a hívó: { $name }
call-close = Válasz és lezárás
call-go-of = Az asztalhoz: { $table }
call-count = Hívások: { $count }
call-new = { $name } felügyelőt kér: { $table }, ülőhely: { $seat }.

## A pult

club-desk = Pult
desk-tables = Minden asztal
desk-none = Nincs asztal.
desk-state-playing = zajlik a leosztás, száma: { $hand }
desk-state-between = két leosztás között
desk-state-held = szünetel
desk-state-waiting = játékosokra vár
desk-state-stopped = áll: most semmit sem lehet feljegyezni
desk-private = zártkörű
desk-watching = nézők: { $count }
desk-listed = várólistán: { $count }
desk-out = kimarad
desk-away = nincs itt
desk-rule = Döntés ennél az asztalnál
desk-seat = { $seat }. { $name }

## Döntések

ruling-title = Döntés
ruling-what = A döntés
ruling-hold-table = Az asztal megállítása
ruling-resume-table = A játék folytatása
ruling-declare-misdeal = Érvénytelen osztás
ruling-kill-hand = Érvénytelen lap
ruling-return-bet = Az utolsó tét visszaadása: a játékos újra dönt
ruling-award-hand = E leosztás odaítélése, és ezzel vége
ruling-void-hand = Érvénytelen leosztás: minden tét visszajár
ruling-rule-award = E leosztás egyik kasszájának odaítélése
ruling-give-back-bet = Tét visszaadása
ruling-award-pot = Az utolsó leosztás kasszájának odaítélése
ruling-move-chips = Zsetonok odaítélése
ruling-change-seat = Átültetés másik helyre
ruling-sit-out = Játékos pihentetése
ruling-penalize = Büntetés: néhány leosztás kihagyása
ruling-remove-player = Eltávolítás az asztaltól
ruling-set-button = Az osztókorong elhelyezése
ruling-mute = Némítás
ruling-grant = Zseton adása az asztalon kívül
ruling-player = Játékos
ruling-from = Akitől elkerül
ruling-to = Aki megkapja
ruling-to-seat = Ülőhely
ruling-button-seat = Az osztókorong helye
ruling-hands = Leosztások (0: vége a büntetésnek)
ruling-minutes = Percek (0: újra írhat)
ruling-amount = Zsetonok
ruling-pot = Kassza (fő pot: 0)
ruling-half = Melyik része
ruling-half-whole = az egész
ruling-half-high = az erős lapé
ruling-half-low = a gyenge lapé
ruling-winners = A nyertesek ülőhelyei, vesszővel elválasztva
ruling-reason = Indok; az asztalnál mindenki olvassa
ruling-go = Döntés …
ruling-of = { $ruling }: { $name }
ruling-sure = { $ruling }. Az asztalnál ezt az indokot olvassák: { $reason }
ruling-yes = Igen, így döntök
ruling-back = Még nem
ruling-done = A döntés megszületett, az asztal értesült róla.
ruling-not-now = Most nem lehetséges:
ruling-none = Itt nincs miről döntened.

## A könyv

book-none = A könyvben még nincs semmi.
book-none-found = Ilyen sor nincs a könyvben.
book-own = Döntések az asztalaidnál, amíg ott ültél, és minden, ami rád vonatkozik.
me-book = Döntések az asztalaidnál
book-table = Asztal
book-person = Személy
book-kind = Fajta
book-all = mind
book-kind-ruling = döntések az asztaloknál
book-kind-call = hívások
book-kind-deed = ami az emberekkel történt
book-csv = Mentés táblázatként (CSV)
book-more = Korábbi sorok
book-reason = Az indok: { $reason }
book-said = „{ $reason }”
book-at-table = { $table }, leosztás: { $hand }
book-column-when = mikor
book-column-by = ki
book-column-what = mit
book-column-whom = kivel
book-column-table = asztal
book-column-hand = leosztás
book-column-seat = ülőhely
book-column-reason = indok
book-column-sentence = szavakkal
book-hold-table = { $by } megállította az asztalt.
book-resume-table = { $by } folytatta a játékot.
book-declare-misdeal = { $by } érvénytelen osztást mondott ki.
book-kill-hand = { $by } érvénytelennek mondott egy lapot, a játékos: { $whom }, ülőhely: { $seat }.
book-seat-by-name = { $by } névvel ültette le: { $whom }, ülőhely: { $seat }.
book-cash-in = { $by } készpénzt vett át tőle: { $whom }, ülőhely: { $seat }. Zseton: { $number }.
book-cash-out = { $by } készpénzben kifizette: { $whom }, ülőhely: { $seat }. Zseton: { $number }.
book-return-bet = { $by } visszaadatta az utolsó tétet, a játékos: { $whom }, ülőhely: { $seat }.
book-award-hand = { $by } odaítélte a leosztást, a játékos: { $whom }, ülőhely: { $seat }.
book-exposed-cards = { $by } osztáskor felfordult lapot jegyzett be.
book-put-in = { $by } zsetonokról vagy szavakról döntött. Játékos: { $whom }, { $seat }. hely.
book-out-of-turn = { $by } soron kívüli lépést jegyzett be. Játékos: { $whom }, { $seat }. hely.
book-bar-raise = { $by } úgy döntött, hogy { $whom } ({ $seat }. hely) nem emelhet.
book-wrong-count = { $by } a lapok számáról döntött. Játékos: { $whom }, { $seat }. hely; lapok: { $count }.
book-set-aside = { $by } félretetette a túl korán kiosztott közös lapokat.
book-four-card-flop = { $by } négylapos flopról döntött.
book-expose-hand = { $by } leosztás közben mutatott lapokat jegyzett be. Játékos: { $whom }, { $seat }. hely.
book-note-irregularity = { $by } feljegyzést tett.
book-boxed-card = { $by } képpel felfelé álló lapokról döntött.
book-wrong-first-card = { $by } rossz helyre került első lapról döntött.
book-seat-not-entitled = { $by } olyan hely lapjairól döntött, amelynek nem járt.
book-seat-left-out = { $by } kimaradt ülőhelyről döntött.
book-wrong-button = { $by } rossz helyen álló osztógombról döntött.
book-wrong-blinds = { $by } hibás vakokról döntött.
book-fouled-deck = { $by } hibás pakliról döntött.
book-void-hand = { $by } érvénytelennek mondta a leosztást.
book-event-begin = { $by } elindította a versenyt.
book-event-cancel = { $by } lefújta a versenyt.
book-event-resize = { $by } módosította a létszámot.
book-event-enter-player = { $by } benevezte: { $whom }.
book-event-invite = { $by } meghívta: { $whom }.
book-event-fix-seat = { $by } állandó székszámot adott neki: { $whom }.
book-event-pause = { $by } megállította a verseny óráját.
book-event-resume = { $by } továbbengedte a versenyt.
book-event-set-clock = { $by } átállította a verseny óráját.
book-event-take-back-clock = { $by } visszavonta az óra legutóbbi átállítását.
book-event-set-payouts = { $by } másképp osztotta el a díjalapot.
book-event-take-back-payouts = { $by } visszavonta a díjalap legutóbbi elosztását.
book-event-order-breaks = { $by } megadta, melyik asztalok bomlanak fel először.
book-event-set-hand-for-hand = { $by } elrendelte vagy befejezte a leosztásonkénti játékot.
book-event-disqualify = { $by } kizárta: { $whom }.
book-event-penalize-entry = { $by } büntetést adott: { $whom }, leosztás: { $count }.
book-event-take-back-bust = { $by } döntése: { $whom } mégsem esett ki.
book-event-move-entry = { $by } átültette egy másik helyre: { $whom }.
book-event-take-back-move = { $by } visszaültette a korábbi helyére: { $whom }.
book-event-take-back-entry = { $by } visszavonta a nevezést: { $whom }.
book-event-drop-deal = { $by } elvetette a felajánlott osztozkodást.
book-event-bots = { $by } botokat nevezett: { $count }.
book-event-announce = { $by } közölt valamit mindenkivel.
book-rule-award = { $by } odaítélt egy kasszát.
book-move-chips = { $by } zsetonokat ítélt oda: { $count }. Akié lett: { $whom }, akitől elkerült: { $other }.
book-bet-moved = { $by } visszaadatott egy tétet: { $count } zseton. Akié lett: { $whom }, akitől elkerült: { $other }.
book-pot-moved = { $by } odaítélt egy kasszát: { $count } zseton. Akié lett: { $whom }, akitől elkerült: { $other }.
book-change-seat = { $by } átültette ezt a játékost: { $whom }. Ülőhely előbb: { $seat }, azóta: { $count }.
book-sit-out = { $by } pihenteti ezt a játékost: { $whom }, ülőhely: { $seat }.
book-penalize = { $by } büntetést szabott ki, a játékos: { $whom }, ülőhely: { $seat }, leosztások: { $count }.
book-remove-player = { $by } eltávolította ezt a játékost: { $whom }, ülőhely: { $seat }.
book-set-button = { $by } elhelyezte az osztókorongot, ülőhely: { $seat }.
book-grant = { $by } zsetont adott az asztalon kívül: { $count }. Aki kapta: { $whom }.
book-close-table = { $by } bezáratta az asztalt.
book-keep-table = { $by } módosította az asztal rendjét.
book-call-made = { $by } felügyelőt kért, ülőhely: { $seat }.
book-call-taken = { $by } foglalkozik a hívással, a hívó: { $whom }.
book-call-closed = { $by } lezárta a hívást, a hívó: { $whom }.
book-call-withdrawn = { $by } visszavonta a hívást.

## A tisztasági jelentés

club-patterns = Tiszta játék
refusal-patterns-days = A jelentés ennyi napra nézhet vissza: 1–{ $most }.
patterns-about = Ami arra utalhat, hogy játékosok összejátszanak a többiek ellen. Semmi sem bizonyítja: mielőtt döntesz, nézd meg a leosztásokat, és beszélj az emberekkel.
patterns-days = Visszatekintés
patterns-days-of = napok: { $count }
patterns-hands = Átnézett leosztások: { $count }.
patterns-privacy = Ezt csak a házigazda látja. A címek nem látszanak, és ennyi nappal az utolsó használat után törlődnek: { $days }. A meg nem mutatott zárt lapokat a jelentés nem nézi. A botok kimaradnak.
patterns-misdeals = Érvénytelen osztások
patterns-misdeals-none = Egyetlen osztás sem volt érvénytelen.
patterns-misdeals-at = { $table }: érvénytelen osztások: { $count }, lejátszott leosztások: { $hands }.
patterns-none = Semmi sem tér el a szokásostól.
patterns-strong = erősen kilóg
patterns-weak = kicsit kilóg
patterns-address = { $one } és { $other } ugyanarról a címről jött. A közös címek száma: { $count }.
patterns-address-alike = Ráadásul ugyanolyan böngészővel.
patterns-address-proves = Amit mutat: valaki ugyanabban a lakásban, irodában vagy hálózatban. Amit nem mutat: hogy egyetlen emberről van szó. Családok, lakótársak, kávézók is osztoznak egy címen.
patterns-together = { $one } és { $other } együtt ült leosztásaik ekkora részében: { $count } %. Közös leosztások: { $hands }.
patterns-together-proves = Amit mutat: együtt jönnek és mennek. Amit nem mutat: hogy segítik egymást. Barátok is szívesen ülnek együtt.
patterns-flow = Nagyvakok, amelyek vándoroltak: { $count }. Akitől: { $one }, akihez: { $other }. Közös leosztások: { $hands }.
patterns-flow-proves = Amit mutat: több ez, mint amennyit a véletlen szokott adni. Amit nem mutat: szándékot. Egy erős játékos pontosan így nyer egy gyengétől.
patterns-folds = Aki dob: { $one }. Akinek a tétjére: { $other }. Dobások: { $count } %, mindenki más tétjére: { $usual } %. Tétek: { $hands }. Két másodpercen belüli dobások: { $quick } %.
patterns-folds-proves = Amit mutat: egyetlen játékos előtt hátrál. Amit nem mutat: megállapodást. Így játszik az is, aki tart valakitől.

## Egy cím, egy ülőhely

web-one-address = Egy cím, egy ülőhely
web-sign-one-address = Ugyanarról a címről nem ülhet itt két játékos.
event-kept-one-address = Mostantól nem ülhet le, aki egy másik játékos címéről jön.
event-kept-no-one-address = Mostantól nem számít, ki melyik címről jön.
web-members-bots = Tagok botjai is játszhatnak
web-sign-members-bots = Itt tagok botjai is játszhatnak.
event-kept-members-bots = Mostantól tagok botjai is leülhetnek.
event-kept-no-members-bots = Mostantól tagok botja nem ülhet le. Aki már ül, maradhat.
