### Torna valódi lapokkal és zsetonokkal: az asztalok vezetése, átültetések, számolás, zsetoncsere. Magyar.

## Hogyan játsszák

real-tables = Asztalok
real-tables-none = Online: a rendszer oszt
real-tables-clock = Valódi lapok, a leosztásokat nem írják be
real-tables-chips = Valódi lapok, zseton helyett a rendszer
real-tables-console = Valódi lapok, osztói pult
real-tables-record = Valódi lapok, teljes jegyzőkönyv
real-mixed = Vegyes mezőny
real-mixed-none = Minden asztal egyforma
real-mixed-apart = Van online és valódi asztal; a döntő asztalig senki sem vált át
real-mixed-together = Van online és valódi asztal; a játékosok átültethetők a kettő között
real-chips-field = A kezdőkészlet zsetonjai, például 25×8 100×8 500×4 1000×7
real-fact-clock = Valódi lapok. A leosztásokat nem írják be: a versenyigazgató mondja meg, ki esett ki, és mennyit számoltak.
real-fact-chips = Valódi lapok; a játékosok a telefonjukon cselekszenek, az osztó megmondja, ki nyert.
real-fact-console = Valódi lapok; az osztó minden leosztást beír.
real-fact-record = Valódi lapok; az osztó minden leosztást és a megmutatott lapokat is beírja.
real-fact-apart = Vegyes mezőny: aki nevez, megmondja, hol ül. A döntő asztalig senkit sem ültetnek át az online és a valódi asztalok között; a döntő asztalnál valódi lapok vannak.
real-fact-together = Vegyes mezőny: aki nevez, megmondja, hol ül. A játékosok átültethetők az online és a valódi asztalok között; a döntő asztalnál valódi lapok vannak.
real-fact-stack = A kezdőkészlet: { $chips }
real-enter-live = Valódi lapos asztalnál ülök

## Helyek és átültetések

real-seat = { $table }. asztal, { $seat }. hely
real-go-to = Ülj át ide: { $table }. asztal, { $seat }. hely.
real-moves = Átültetések
real-move = { $name }: { $from }. asztal, { $seat }. hely → { $table }. asztal, { $to }. hely
real-move-new = { $name }: új játékos → { $table }. asztal, { $to }. hely
real-move-done = Átült
real-move-not = Mégsem ült át
real-no-moves = Senkinek sem kell átülnie.
real-uneven = A(z) { $from }. asztalnál kettővel többen vannak, mint a(z) { $table }. asztalnál: ültesd át a nagyvakkal következő játékost ide: { $table }. asztal, { $seat }. hely (a neve melletti „Átültetés”).
real-cards = Ülőkártyák
real-cards-print = Ülőkártyák nyomtatása
real-cards-close = Bezárás
real-cards-csv = Ülésrend táblázatban (CSV)

## A versenyigazgató

real-desk = Valódi lapok és zsetonok
real-issued = Játékban lévő zsetonok: { $chips }
real-counted = Ismert helyen: { $chips }
real-right = Annyi zseton van, amennyit kiadtak.
real-missing = Hiányzik a számlálásból: { $chips }.
real-over = Ennyivel több, mint amennyit kiadtak: { $chips }.
real-to-count = Még megszámolandó: { $count }
real-all-counted = Mindenkit megszámoltak.
real-accept = Játék ezzel az eltéréssel
real-hands-played = Minden asztal lejátszotta a leosztását
real-waits = még nem játszotta le a leosztását
real-busy = leosztás folyik, vagy az osztó még nem ment tovább
real-table = { $number }. asztal
real-bust-out = Kiesés
real-count-chips = Zsetonszámolás
real-race-off = Zsetoncsere
real-take-back-race = Sorsolás visszavonása
real-enter-named = Nevezés név szerint
real-out = Kiesett: { $name }
real-had = { $name } ennyivel kezdte a leosztást (0: az ismert)
real-won-by = A zsetonokat megnyerte
real-several = többen, vagy nem tudni
real-stack-of = { $name } zsetonjai
real-small-of = Ebből { $value } értékű zseton: { $name }
real-race-about = A(z) { $removed } értékű zsetonokat { $smallest } értékűekre cserélik; minden maradék zsetonért egy lap jár, helyenként sorban. Senki sem esik ki a sorsolásban (TDA 24).
real-race-cards = A lapok, ahogy kiosztották; üresen a gép sorsol
real-raced = { $name }: { $before } → { $after }
real-raced-cards = maradék zsetonok: { $odd }, lapok: { $cards }
real-raced-won = nyert egy zsetont
real-raced-kept = egy zsetonnal bent maradt
real-race-sum = Kiadva előtte: { $before }, utána: { $after }
real-rebuy-for = Rebuy neki: { $name }
real-no-rebuy-for = Nincs rebuy: { $name }
real-add-on-for = Add on neki: { $name }
real-save = Beírás
real-values = Zsetonok a játékban
real-next-colour-up = Következő zsetoncsere
real-colour-up-in = { $value }, ennyi idő múlva: { $time }
real-colour-up-now = { $value }, most
real-colour-up-some-time = { $value }, a(z) { $level }. szint után

tour-note-chips-counted = Zsetonszámolás, asztal: { $table }
tour-note-difference-accepted = Elfogadott eltérés: { $amount } zseton.
tour-note-table-raced = A(z) { $table }. asztalnál kivonták a(z) { $amount } értékű zsetonokat.
tour-note-race-taken-back = Visszavont sorsolás: { $amount } értékű zsetonok, asztal: { $table }.
tour-note-chips-left = A(z) { $amount } értékű zsetonok sehol sincsenek már játékban.
tour-note-hand-at-table = A(z) { $table }. asztal lejátszotta a leosztását.
