### Nevek: lapok, kezek, játékok, limitek. Magyar.
### A lapok értéke: `.plural` és `.of` itt ugyanaz, mert a magyar egyes számot használ.

rank-2 = kettes
    .plural = kettes
    .of = kettes
rank-3 = hármas
    .plural = hármas
    .of = hármas
rank-4 = négyes
    .plural = négyes
    .of = négyes
rank-5 = ötös
    .plural = ötös
    .of = ötös
rank-6 = hatos
    .plural = hatos
    .of = hatos
rank-7 = hetes
    .plural = hetes
    .of = hetes
rank-8 = nyolcas
    .plural = nyolcas
    .of = nyolcas
rank-9 = kilences
    .plural = kilences
    .of = kilences
rank-T = tízes
    .plural = tízes
    .of = tízes
rank-J = bubi
    .plural = bubi
    .of = bubi
rank-Q = dáma
    .plural = dáma
    .of = dáma
rank-K = király
    .plural = király
    .of = király
rank-A = ász
    .plural = ász
    .of = ász

suit-c = treff
suit-d = káró
suit-h = kőr
suit-s = pikk
card = { $suit } { $rank }
card-unknown = ismeretlen lap

## Kezek fajtájuk szerint, és a lapokkal, amelyek megnevezik őket

hand-royal-flush = royal flöss
hand-straight-flush = színsor
hand-four-of-a-kind = póker
hand-full-house = full
hand-flush = flöss
hand-straight = sor
hand-three-of-a-kind = drill
hand-two-pair = két pár
hand-pair = pár
hand-high-card = magas lap
hand-low = gyenge lap (low)
hand-badugi = badugi
hand-three-cards = három lap
hand-two-cards = két lap
hand-one-card = egy lap
hand-none = nincs kéz

held-royal-flush = royal flöss
held-straight-flush = színsor, legmagasabb lapja: { $first }
held-four-of-a-kind = { $first } póker
held-full-house = full: három { $first }, két { $second }
held-flush = flöss, legmagasabb lapja: { $first }
held-straight = sor, legmagasabb lapja: { $first }
held-three-of-a-kind = { $first } drill
held-two-pair = két pár: { $first } és { $second }
held-pair = { $first } pár
held-high-card = magas lap: { $first }
held-low = low: { $cards }
held-badugi = badugi: { $cards }
held-three-cards = három lap: { $cards }
held-two-cards = két lap: { $cards }
held-one-card = egy lap: { $cards }

## Miért megy a játék egy kasszában

half-high = erős lap fele (high)
half-low = gyenge lap fele (low)
half-whole = az egész kassza

## Mit tesz az osztó

dealer-post = vakok és alaptétek
dealer-ante = alaptétek
dealer-blinds = vakok
dealer-cut = elemelés
dealer-hole = osztás
dealer-deal = osztás
dealer-down = zárt lap
dealer-up = nyílt lap
dealer-board = közös lapok
dealer-burn = égetett lap
dealer-flop = flop
dealer-turn = turn
dealer-river = river
dealer-draw = lapcsere
dealer-replace = pótlap
dealer-reshuffle = újrakeverés
dealer-common = közös lap
dealer-award = a kassza odaítélése
dealer-showdown = mutatás
dealer-run = következő kiosztás

## A tábla összegei

setting-small-blind = kisvak
setting-big-blind = nagyvak
setting-ante = alaptét
setting-ante-for-all = alaptét mindenkiért
setting-live = élő beszálló vak
setting-dead = holt vak
setting-bring-in = bring-in
setting-straddle = élő vak
setting-low = kistét
setting-high = nagytét
setting-small-bet = kistét
setting-big-bet = nagytét
setting-least = legkisebb tét
setting-most = legnagyobb tét
setting-cap = utolsó emelés
setting-chip = zseton
setting-stack = zsetonok

## Játékok

game-holdem = Texas Hold’em
game-holdem-32 = Texas Hold’em, 32 lap
game-holdem-36 = Rövidített Hold’em, 36 lap
game-omaha = Omaha Hold’em
game-omaha-high-low = Omaha High-Low
game-omaha-5 = Ötlapos Omaha
game-omaha-5-high-low = Ötlapos Omaha High-Low
game-omaha-6 = Hatlapos Omaha
game-omaha-6-high-low = Hatlapos Omaha High-Low
game-five-card-draw = Five Card Draw (ötlapos cserés póker)
game-deuce-to-seven-single-draw = Deuce to Seven, egy cserével
game-deuce-to-seven-triple-draw = Deuce to Seven, három cserével
game-badugi = Badugi
game-stud = Hétlapos stud
game-stud-high-low = Hétlapos stud High-Low
game-razz = Razz
game-horse = HORSE

limit-no-limit = No limit
limit-pot-limit = Pot limit
limit-fixed-limit = Fix limit
limit-spread-limit = Spread limit

kind-cash = készpénzes játék
kind-tournament = torna
kind-practice = gyakorlójáték
kind-live = valódi lapokkal
