### Klubestek, szezonok, a saját adatok. Magyar. `$name`, `$table`, `$title` nevek.

## Ami nem megy

refusal-night-title = A klubestnek címe is legyen.
refusal-night-when = Klubestet tegnaptól két évre előre lehet kitűzni.
refusal-night-minutes = A klubest hossza 1 és { $most } perc között lehet.
refusal-night-many = Már { $most } klubest van kitűzve. Előbb mondj le egyet, vagy várd meg.
refusal-night-over = Az a klubest elmúlt vagy elmarad.
refusal-season-title = A szezonnak címe is legyen.
refusal-season-span = A szezon vége a kezdete után van.
refusal-season-many = Már { $most } szezon van. Előbb törölj egyet.
refusal-leave-moved = Épp ebben a pillanatban változott a zsetonjaid száma. Próbáld újra.
refusal-leave-owes = Zsetonnal tartozol. Előbb számolj el a házigazdával.
refusal-leave-seated = Helyed van az asztalnál vagy a várólistán. Előbb add fel. Asztal: { $table }.
refusal-leave-entered = Részt veszel egy tornán. Előbb lépj vissza, vagy játszd végig. Torna: { $tournament }.
refusal-gone-night = Ez a klubest már nincs meg.
refusal-gone-season = Nincs ilyen szezon, vagy nem látható.
refusal-gone-calendar = Ez a naptárcím már nem érvényes. A klub oldalán kérhetsz újat.

account-left = Visszaadva a klub elhagyásakor
deed-left = { $by } végleg elhagyta a klubot.

## Klubestek

club-nights = Klubestek
nights-calendar = Klubestek
nights-none = Nincs kitűzve klubest.
nights-new = Új klubest
nights-change = Módosítás: { $title }
nights-title = Cím
nights-place = Hol
nights-note = Megjegyzés
nights-when = Mikor
nights-minutes = Hány perc
nights-save = Mentés
nights-cancel = Elmarad
nights-hold = Mégis megtartjuk
nights-cancelled = elmarad
nights-coming = Jössz?
nights-answer-yes = jövök
nights-answer-maybe = talán
nights-answer-no = nem jövök
nights-who-yes = Jön ({ $count })
nights-who-maybe = Talán ({ $count })
nights-who-no = Nem jön ({ $count })
nights-subscribe = A saját naptáradban
nights-subscribe-about = A naptárprogramod egy csak általad ismert címről olvashatja a klubesteket. Új cím készítésekor a régi érvényét veszti.
nights-subscribe-do = Cím készítése
nights-subscribe-renew = Új cím készítése
nights-address = A cím. Csak most látható:

## Állás

club-standings = Állás
seasons-none = Nincs megtekinthető állás.
seasons-new = Új szezon
seasons-season = Szezon
seasons-begins = Kezdete
seasons-ends = Utolsó napja
seasons-practice = Gyakorlózsetonos asztalok
seasons-shown = A tagok is látják
seasons-make = Szezon létrehozása
seasons-remove = Szezon törlése
seasons-remove-sure = Az állás eltűnik; ami lezajlott, megmarad. Biztos?
seasons-nobody = Ebben az időben senki sem állt fel asztaltól.
seasons-column-player = Játékos
seasons-column-sessions = Alkalmak
seasons-column-hands = Leosztások
seasons-column-net = Nyert vagy vesztett
seasons-column-points = Pont
seasons-order = Sorrend
seasons-points-about = Pontot a szezonba számító tornák helyezései érnek: a játékosok száma osztva a helyezéssel, ennek a négyzetgyöke, tízszer.
seasons-about = Egy alkalom akkor számít, amikor felállsz az asztaltól. A botok, és akik nem akarnak az állásban szerepelni, kimaradnak.
seasons-me = Szerepelni szeretnék az állásban

## A saját adatok

data-title = Az adataid
data-about = Egyetlen fájlban minden, amit ez a klub rólad tárol: profil, bejelentkezések, jegyzetek, számlák, és minden leosztás, amelyben lapot kaptál, ahogyan te láttad.
data-export = Az adataid letöltése
data-leave = A klub végleges elhagyása
data-leave-about = Töröljük a nevedet, a beállításaidat, a jegyzeteidet, a válaszaidat és a bejelentkezéseidet, és azt is, amit a csevegésekbe írtál. A zsetonjaid visszakerülnek a házhoz. A lejátszott leosztások megmaradnak, semmitmondó jel alatt, mert mások is játszották őket. Nem lehet visszavonni.
data-leave-password = Jelszó, a biztonság kedvéért
data-leave-sure = Végleg el akarom hagyni
