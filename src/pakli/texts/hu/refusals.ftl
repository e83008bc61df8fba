### Mit utasít el a játék, és mi lehetséges helyette. Magyar.
### Az azonosító: `refusal-` és a kód, pont helyett kötőjellel; az összegek szövegként érkeznek.

## Licit

refusal-check-facing_bet = Tét van előtted, ezért most nem passzolhatsz. Lehetséges: megadás ({ $to_call }) vagy eldobás.
refusal-call-nothing_to_call = Nincs mit megadni. Passzolhatsz.
refusal-fold-all_in = All-in vagy: a lapod végigmegy, már nem dobhatod el.
refusal-raise-capped = Ebben a körben nincs több emelés, a tétek száma legfeljebb { $cap }. Lehetséges: megadás vagy eldobás.
refusal-raise-not_reopened = Előtted { $facing } áll, ez kevesebb a teljes emelésnél ({ $full_raise }), ezért nem emelhetsz újra. Lehetséges: megadás vagy eldobás.
refusal-raise-no_chips = Zsetonjaid: { $stack }, a megadandó tét: { $to_call }. Emelni nincs miből; lehetséges: all-in megadás vagy eldobás.
refusal-raise-nobody_can_answer = Senki másnak nincs már zsetonja, amivel tétre vagy emelésre válaszolhatna. Lehetséges: megadás vagy eldobás.
refusal-raise-bring_in_is_full = A bring-in itt már teljes tét, ezért nincs mit kiegészíteni. Lehetséges: bring-in.
refusal-raise-too_small = Ez kevés: { $total }. Lehetséges: összesen { $least } – { $most }.
refusal-raise-too_large = Ez sok: { $total }. Lehetséges: összesen { $least } – { $most }.
refusal-raise-not_the_unit = A tét itt kötött: összesen { $must }, nem pedig { $total }.
refusal-raise-not_in_chips = Ennyit nem lehet betenni: { $total }. A legkisebb zseton itt { $chip }, minden összeg ennek többszöröse.

## Ki következik

refusal-turn-not_yours = Most nem ez az ülőhely következik: { $seat }. Kérjük, várj; soron lévő ülőhely: { $to_act }.
refusal-turn-hand_over = Ez a leosztás véget ért. Kérjük, várd meg a következőt.
refusal-turn-dealer = A leosztás az osztóra vár: { $what }. Egy kis türelmet kérünk.
refusal-turn-player = A leosztás nem az osztóra vár. Soron lévő ülőhely: { $seat }.
refusal-turn-showdown = A licit véget ért. A lapok mutatása következik.
refusal-turn-draw = Most lapcsere van. Legfeljebb ennyi lapot cserélhetsz: { $most }; vagy nem cserélsz.
refusal-turn-bring_in = Előbb a bring-in következik. Lehetséges: bring-in ({ $bring_in }) vagy kiegészítés.
refusal-turn-betting = Még tart a licit. Lehetséges: eldobás, passz, megadás, nyitás vagy emelés.

## Osztás

refusal-deal-wrong_count = Ide ennyi lap kell: { $wanted }; ennyi érkezett: { $given }.
refusal-deal-card_twice = Ez a lap már szerepel a leosztásban: { $card }. Kérjük, nézd meg újra.
refusal-deal-not_in_pack = Ez a lap nincs benne a játék paklijában: { $card }.
refusal-deal-unknown_text = Ez nem lap: „{ $text }”. Kérjük, értéket és színt írj, például: As, Td vagy 7c.
refusal-deal-no_burn = Itt nem kell lapot égetni.
refusal-deal-own_discard = Saját eldobott lapját csak akkor kaphatja vissza valaki, ha más lap már nincs. Ülőhely: { $seat }; más lapok száma: { $others }.

## Lapcsere

refusal-draw-too_many = Ennyi lap túl sok: { $cards }. Legfeljebb ennyit cserélhetsz: { $most }.
refusal-draw-not_your_card = Nincs nálad ez a lap: { $card }.

## Rendellenességek

refusal-exposed-too_late = Felfordult lapot csak addig lehet bejelenteni, amíg senki sem licitált. Kérjük, hívd a teremfelügyelőt.
refusal-exposed-no_such_card = Az osztásban nincs ilyen sorszámú lap: { $order }.
refusal-exposed-other_card = Nem ezt a lapot kapta: { $card } (ülőhely: { $seat }). Kérjük, nézd meg újra.
refusal-kill-no_hand = Ennél az ülőhelynél nincs olyan kéz, amelyet érvényteleníteni lehet: { $seat }.
refusal-kill-not_dealt = Az osztás még tart. Helyette érvénytelen osztást lehet bejelenteni.

## Mutatás

refusal-show-not_your_cards = Nem ezek a lapjaid: { $cards }.
refusal-show-must_show = Ezt a kezet nem dobhatod el: meg kell mutatni.
refusal-show-all_show = Itt mutatáskor mindenki mutat, aki játékban maradt: ezek a lapok nem dobhatók el.
refusal-show-turned_up = A lapjaid már képpel felfelé vannak: játékban maradnak, nem dobhatók el.
refusal-show-nothing_to_show = Most nincs mit mutatni.
refusal-show-not_held = Nincsenek nálad ezek a lapok: { $cards }.
refusal-show-claim_needed = Ennél az asztalnál a kéz annyit ér, amennyit bemondasz. Kérjük, mondd be, mid van.
refusal-show-claim_too_high = A lapjaidból ez nem jön ki: { $claimed }. Ami kijön: { $actual }. Kérjük, mondd be újra.
refusal-show-unknown_claim = Ebben a játékban nincs ilyen kéz: { $claimed }. Kérjük, mondd be újra.
refusal-show-no_claim_needed = Ennél az asztalnál nem kell bemondani semmit: a kártyák magukért beszélnek. Kérjük, csak mutass.

## Kasszák és kiosztások

refusal-award-not_asked = Most egyetlen kassza sem vár odaítélésre.
refusal-award-no_claim = Ez az ülőhely nem tarthat igényt erre a kasszára: { $seat }. Csak az nyerheti, aki még játékban van érte.
refusal-award-bad_half = Ennek a kasszának nincs ilyen része: { $half }.
refusal-return-no_bet = Ennél az ülőhelynél nincs visszaadható tét: { $seat }. Csak az utolsó tét adható vissza, amíg senki sem felelt rá, és nincs a kasszában.
refusal-award-others = Ez a kassza ({ $pot }) nem lehet ezé az ülőhelyé ({ $seat }): nem fizetett bele, mások pedig még játszanak érte. Előbb érvénytelen lapot kell kimondani, vagy le kell játszani.
refusal-runs-not_now = A közös lapok csak akkor oszthatók ki többször, ha minden játékban maradt játékos all-in, és még jön lap.
refusal-runs-too_many = Ennyi kiosztás túl sok: { $runs }. Ennél az asztalnál legfeljebb { $most } lehet.

## Asztal és leosztás előkészítése

refusal-setup-too_few_players = A játékhoz legalább { $least } játékos kell; most ennyien vannak: { $players }.
refusal-setup-too_many_players = A játékban legfeljebb { $most } játékos vehet részt; most ennyien vannak: { $players }.
refusal-setup-bad_stack = Ennyi zsetonnal nem lehet játszani: { $stack } (ülőhely: { $seat }). Nullánál több, egész számú zseton kell.
refusal-setup-bad_amount = Ez az összeg itt nem jó: { $name }, { $amount }. A zseton ({ $chip }) nullánál nagyobb, egész számú többszöröse lehetséges.
refusal-setup-bad_button = Az osztókorong nem állhat itt: { $seat }. Nincs ilyen ülőhely az asztalnál.
refusal-setup-seat_twice = Ez az ülőhely kétszer szerepel: { $seat }. Egy helyen egy játékos ül.
refusal-setup-limits_contradict = A felső limit ({ $high }) kisebb a legkisebb tétnél ({ $low }).
refusal-setup-limit_not_offered = Itt nincs ilyen limit: { $limit }.
refusal-setup-unknown_game = Itt nincs ilyen játék: { $game }.
refusal-setup-unknown_preset = Itt nincsenek ilyen házi szabályok: { $preset }.
refusal-setup-unknown_kind = Asztal készpénzes játékhoz vagy tornához készül, ehhez nem: { $kind }.
refusal-setup-post_unknown_seat = Ezen az ülőhelyen nem ül senki, itt nem tehető be vak: { $seat }.

## Ami élő asztalnál félremegy

refusal-raise-barred = Amíg más nem emel, nem emelhetsz. Lehetséges: passz, megadás vagy eldobás.
refusal-put-bad_chip = Minden zseton és minden összeg legalább egy. Kérjük, add meg újra.
refusal-put-nothing = Nem hangzott el semmi, és semmi sem került be. Kérjük, add meg, mit tett a játékos.
refusal-put-not_so_many = A betett összeg { $chips }, a játékos zsetonjai: { $stack }. Kérjük, számold meg újra.
refusal-put-amount_wanted = Emelést mondtak összeg nélkül. Lehetséges: összesen { $least } – { $most }. Kérjük, kérdezd meg, mennyi.
refusal-put-floor_decides = A betett { $chips } kevesebb a megadandó összegnél ({ $to_call }), és már emeltek: a teremfelügyelő dönt. Vagy teljes megadás, vagy a zsetonok bent maradnak, és a játékos a többit megadja vagy eldobja a lapját.
refusal-early-in_turn = Most ez az ülőhely következik: { $seat }. Kérjük, a szokott módon add meg, mit tett.
refusal-early-no_turn = Ennek az ülőhelynek ebben a körben nincs miről döntenie, vagy már cselekedett soron kívül: { $seat }.
refusal-early-no_action = Téttel szemben a passz nem érvényes. Kérjük, kérdezd meg újra, amikor sorra kerül. Ülőhely: { $seat }.
refusal-count-right = Ennél az ülőhelynél ennyi lapnak kell lennie, és ennyit adtál meg: { $cards } (ülőhely: { $seat }).
refusal-count-known = Ennek az ülőhelynek a lapjai ismertek, ezért egy sem hiányozhat: { $seat }.
refusal-bar-too_much = Ennyi nem maradhat bent: { $chips }. Kevesebbnek kell lennie a megadandó összegnél: { $to_call }.
refusal-aside-not_now = Most nem jöhetett túl korán a következő kör lapja.
refusal-flop-no_such_card = A flopban nincs ilyen sorszámú lap: { $card }. A sorszám 1 és 4 közötti.
refusal-note-unknown = Ezt nem lehet feljegyezni: nincs neve vagy szabálypontja.
refusal-opener-not_now = Most nem kell megmondani, ki kezd.
refusal-opener-cannot = A(z) { $seat }. ülőhely nem kezdhet: nincs lapja vagy nincs zsetonja.
refusal-opener-cards_say = Minden nyílt lap ismert, így azok mondják meg, ki kezd.
refusal-race-no_multiple = A nagyobb címlet ({ $smallest }) nem többszöröse a kisebbnek ({ $removed }), ezért nem válthatók egymásra.
refusal-race-wrong_cards = Minden megmaradt zsetonért egy lap jár: ennyi lap kell: { $wanted }; ennyi érkezett: { $given }.
refusal-chips-bad_set = A zsetonkészlet minden címlete legalább egy, és mindegyikből van zseton. Kérjük, nézd meg ezt: { $value }.
