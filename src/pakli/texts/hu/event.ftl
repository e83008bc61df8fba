### Torna játék közben: mi miért nem lehetséges. Magyar.

## Nevezés és kezdés

refusal-event-begun_already = A torna már elkezdődött.
refusal-event-not_running = A torna most nem folyik.
refusal-event-entries_over = Erre a tornára már nem lehet nevezni.
refusal-event-entered_already = Már játszik ezen a tornán.
refusal-event-not_entered = Ez a játékos nem nevezett a tornára.
refusal-event-no_reentry = Több újranevezés nem lehetséges. Újranevezés játékosonként: { $times }.
refusal-event-full = A torna megtelt. Játékosok: { $most }.
refusal-event-bad_size = A játékosok száma így nem jó: legalább { $least }, legfeljebb { $most }. Legalább két játékos kell, és a felső szám nem lehet kisebb az alsónál.
refusal-event-too_small = Több nevezés van már, mint ennyi: { $most }. Nevezések: { $entries }.
refusal-event-too_few = Kevés a játékos: { $players }. A torna ennyivel kezdődhet: { $least }.
refusal-event-not_full = A sit and go akkor indul, amikor megtelt. Játékosok: { $players }, szükséges: { $most }.

## Helyek és asztalok

refusal-event-no_draw = Most nincs mit kisorsolni.
refusal-event-other_draw = Ez a sorsolás más játékosoknak szól. Helyre vár: { $wanted }, kisorsolva: { $given }.
refusal-event-other_seats = A sorsolás egy asztal minden helyét egyszer nevezi meg. Helyek: { $seats }.
refusal-event-no_such_table = A tornán nincs ilyen számú asztal: { $table }.
refusal-event-no_hand = Ennél az asztalnál nem folyik leosztás: { $table }.
refusal-event-not_seated = Valaki, aki lapot kapott, nem ennél az asztalnál ül: { $table }.
refusal-event-chips_differ = Nem egyeznek a zsetonok. A leosztás után: { $given }, előtte: { $wanted }.
refusal-event-table_busy = Ennél az asztalnál leosztás folyik.
refusal-event-table_alone = Egy leosztáshoz két olyan játékos kell az asztalnál, akinek van zsetonja.
refusal-event-table_breaks = Ez az asztal megszűnik: játékosai máshová ülnek.
refusal-event-table_short = Ennél az asztalnál kevesen ülnek: másokra vár.
refusal-event-waits_for_round = Leosztásonként haladunk: ez az asztal a többire vár.
refusal-event-break_time = Szünet van.
refusal-event-decided = A torna eldőlt.
refusal-event-out_already = Ez a játékos már kiesett a tornáról.

## Óra és teremfelügyelő

refusal-event-paused = A torna áll.
refusal-event-not_paused = A torna nem áll.
refusal-event-bad_time = Ennyi másodperc nem telhet el: { $seconds }.
refusal-event-bad_clock = Az óra így nem állítható be. Egy szintet vagy szünetet kell megadni (0 – { $most }) és a belőle hátralévő időt.
refusal-event-nothing_to_change = Már most is így van.
refusal-event-nothing_to_take_back = Nincs mit visszavonni.
refusal-event-payouts_fixed = A díjak már megvannak, vagy a torna belépőket ad: a pénz elosztása nem változhat.
refusal-event-entries_open = Ez csak akkor lehetséges, amikor már senki sem nevezhet és nem vehet zsetont.
refusal-event-no_bubble = Leosztásonként csak addig lehet haladni, amíg legalább két asztal játszik, és többen vannak játékban, mint ahány díjazott hely van.
refusal-event-not_out = Ez a játékos nem esett ki.
refusal-event-others_placed = Ez már nem vonható vissza, mert mások később vagy vele együtt estek ki. Helyezés: { $place }.
refusal-event-chips_from_whom = Meg kell adni, ki mennyi zsetont ad vissza: kevesebbet, mint amennyije van, és két leosztás között.
refusal-event-seat_gone = Az előző helye már nem szabad.
refusal-event-no_seat_yet = Ez a játékos most egyik asztalnál sem ül.
refusal-event-seat_taken = Ezen a helyen már ül valaki: { $seat }.
refusal-event-big_blind_due = Ez a játékos következik a nagyvakkal. Annál az asztalnál a nagyvak ide ér leghamarabb, csak ez lehet: { $seat }. hely.
refusal-event-tickets_given = A belépőket már kiosztottuk: a torna vége marad.
refusal-event-end_stays = Ez a torna megegyezéssel vagy kizárással ért véget: ez így marad.
refusal-event-settled_since = Az óra beállítása óta a díjak eldőltek, és valaki kiesett: a beállítás már nem vonható vissza. Az óra újra beállítható.
refusal-event-money_spent = Ez most nem vonható vissza: a pénzt már elköltötték. { $name } számlájáról hiányzik: { $missing }.
refusal-event-has_played = Ezzel a nevezéssel már játszottak, vagy már nem vonható vissza.

## Megegyezés

refusal-event-no_deal_now = Most nem lehet megegyezni.
refusal-event-deal_for_others = A megegyezés mindenkinek szól, aki még játszik, egyszer. Játékosok: { $players }.
refusal-event-no_deal_offered = Nincs ajánlat megegyezésre.
refusal-event-agreed_already = Már elfogadta.

## Rebuy és add on

refusal-rebuy-none_here = Ezen a tornán nincs rebuy.
refusal-rebuy-not_now = Most nem vehet rebuyt.
refusal-rebuy-window_over = A rebuy ideje lejárt.
refusal-rebuy-no_more = Nincs több rebuy. Rebuy játékosonként: { $times }.
refusal-rebuy-has_chips = Rebuyt az vehet, akinek elfogyott a zsetonja.
refusal-rebuy-not_below = Rebuyt az vehet, akinek kevesebb zsetonja van, mint az induláskor: { $stack }.
refusal-rebuy-in_hand = Zsetont két leosztás között lehet venni, leosztás közben soha.
refusal-rebuy-not_asked = Ettől a játékostól most nem kérdezzük, vesz-e rebuyt.
refusal-addon-not_offered = Most nem vehet add ont.
refusal-addon-taken_already = Az add ont már megvette.
refusal-addon-no_chips = Add ont az vehet, akinek van zsetonja.
refusal-addon-not_in_last_hand = Add ont az vehet, akinek a szünet előtti utolsó leosztásban volt zsetonja.

## Valódi lapok és zsetonok

refusal-event-hands_not_entered = Ennél az asztalnál nem írják be a leosztásokat: a versenyigazgató mondja meg, ki esett ki.
refusal-structure-hands_not_entered = Ahol a leosztásokat nem írják be, ott a szintek percekig tartanak, nem adott számú leosztásig.
refusal-structure-mixed_without_live = A vegyes mezőnyben vannak valódi lapos asztalok: add meg, hogyan vezetik őket.
refusal-structure-mixed_without_final = A vegyes mezőnyhöz kell a döntő asztal, amelyhez minden helyet újra sorsolnak: az egyesíti a kétféle asztalt.
refusal-structure-stack_differs = Ezek a zsetonok együtt { $worth } értékűek; a kezdőkészlet { $stack }.
refusal-structure-no_chips = Szünetben csak akkor vonható ki zseton, ha meg van adva, milyen zsetonok vannak.
refusal-structure-not_in_chips = A(z) { $level }. szinten { $amount } fizetendő, ami legalább { $smallest } értékű zsetonokkal nem fizethető ki.
refusal-race-not_in_play = A(z) { $value } értékű zseton most nem vonható ki: mindig a legkisebb megy először, asztalonként egyszer.
refusal-race-not_all = A(z) { $table }. asztal zsetonsorsolásához mindenki kell, aki ott játszik, mindenki egyszer.
refusal-race-stack_not_in_chips = { $seat }. hely: { $stack } zseton nem lehet ennyi kis zseton és a többi nagyobbakban.
refusal-live-bad_count = Itt nem számolható { $chips } zseton: legalább { $least } kell.
refusal-live-hands_entered = A(z) { $table }. asztalnál minden leosztást beírnak: az asztal maga mondja meg, ki esett ki.
refusal-live-nobody_left = A(z) { $table }. asztalnál valaki megnyerte ezeket a zsetonokat: nem eshet ki mindenki.
refusal-live-not_all_counted = Ezen a szinten vagy ebben a szünetben még nem számoltak meg mindenkit. Hátravan: { $left }.
refusal-live-chips_since = A(z) { $table }. asztalnál azóta zsetonok mozogtak: a sorsolás marad.
refusal-live-named_pays = Név szerint, számla nélkül ott lehet nevezni, ahol a nevezés ingyenes. Pénzes tornára olyan nevezhető, akinek van számlája.
