### Nazwy: karty, układy, gry, limity. Polski.
### Wartości kart: `.plural` to mianownik liczby mnogiej („króle i trójki”), `.of` dopełniacz („para króli”).

rank-2 = dwójka
    .plural = dwójki
    .of = dwójek
rank-3 = trójka
    .plural = trójki
    .of = trójek
rank-4 = czwórka
    .plural = czwórki
    .of = czwórek
rank-5 = piątka
    .plural = piątki
    .of = piątek
rank-6 = szóstka
    .plural = szóstki
    .of = szóstek
rank-7 = siódemka
    .plural = siódemki
    .of = siódemek
rank-8 = ósemka
    .plural = ósemki
    .of = ósemek
rank-9 = dziewiątka
    .plural = dziewiątki
    .of = dziewiątek
rank-T = dziesiątka
    .plural = dziesiątki
    .of = dziesiątek
rank-J = walet
    .plural = walety
    .of = waletów
rank-Q = dama
    .plural = damy
    .of = dam
rank-K = król
    .plural = króle
    .of = króli
rank-A = as
    .plural = asy
    .of = asów

suit-c = trefl
suit-d = karo
suit-h = kier
suit-s = pik
card = { $rank } { $suit }
card-unknown = nieznana karta

## Układy według rodzaju oraz z kartami, które je nazywają

hand-royal-flush = poker królewski
hand-straight-flush = poker
hand-four-of-a-kind = kareta
hand-full-house = full
hand-flush = kolor
hand-straight = strit
hand-three-of-a-kind = trójka
hand-two-pair = dwie pary
hand-pair = para
hand-high-card = wysoka karta
hand-low = układ niski
hand-badugi = badugi
hand-three-cards = trzy karty
hand-two-cards = dwie karty
hand-one-card = jedna karta
hand-none = brak układu

held-royal-flush = poker królewski
held-straight-flush = poker, najwyższa karta: { $first }
held-four-of-a-kind = kareta { $first_of }
held-full-house = full: trójka { $first_of } i para { $second_of }
held-flush = kolor, najwyższa karta: { $first }
held-straight = strit, najwyższa karta: { $first }
held-three-of-a-kind = trójka { $first_of }
held-two-pair = dwie pary: { $first_plural } i { $second_plural }
held-pair = para { $first_of }
held-high-card = wysoka karta: { $first }
held-low = układ niski: { $cards }
held-badugi = badugi: { $cards }
held-three-cards = trzy karty: { $cards }
held-two-cards = dwie karty: { $cards }
held-one-card = jedna karta: { $cards }

## O co toczy się gra w puli

half-high = połowa za układ wysoki
half-low = połowa za układ niski
half-whole = cała pula

## Co robi rozdający

dealer-post = ciemne i ante
dealer-ante = ante
dealer-blinds = ciemne
dealer-cut = przełożenie kart
dealer-hole = rozdanie kart
dealer-deal = rozdanie kart
dealer-down = karta zakryta
dealer-up = karta odkryta
dealer-board = karty wspólne
dealer-burn = karta spalona
dealer-flop = flop
dealer-turn = turn
dealer-river = river
dealer-draw = wymiana kart
dealer-replace = karta zastępcza
dealer-reshuffle = ponowne tasowanie
dealer-common = karta wspólna
dealer-award = przyznanie puli
dealer-showdown = pokazanie kart
dealer-run = kolejne dokończenie rozdania

## Kwoty z tabliczki

setting-small-blind = mała ciemna
setting-big-blind = duża ciemna
setting-ante = ante
setting-ante-for-all = ante za wszystkich
setting-live = żywa ciemna
setting-dead = martwa ciemna
setting-bring-in = bring-in
setting-straddle = straddle
setting-low = mała stawka
setting-high = duża stawka
setting-small-bet = mała stawka
setting-big-bet = duża stawka
setting-least = najmniejszy zakład
setting-most = największy zakład
setting-cap = ostatnie podbicie
setting-chip = żeton
setting-stack = stack

## Gry

game-holdem = Texas Hold’em
game-holdem-32 = Texas Hold’em, 32 karty
game-holdem-36 = Skrócony Hold’em, 36 kart
game-omaha = Omaha Hold’em
game-omaha-high-low = Omaha High-Low
game-omaha-5 = Omaha pięciokartowa
game-omaha-5-high-low = Omaha pięciokartowa High-Low
game-omaha-6 = Omaha sześciokartowa
game-omaha-6-high-low = Omaha sześciokartowa High-Low
game-five-card-draw = Five Card Draw (poker dobierany)
game-deuce-to-seven-single-draw = Deuce to Seven, jedna wymiana
game-deuce-to-seven-triple-draw = Deuce to Seven, trzy wymiany
game-badugi = Badugi
game-stud = Stud siedmiokartowy
game-stud-high-low = Stud siedmiokartowy High-Low
game-razz = Razz
game-horse = HORSE

limit-no-limit = No limit
limit-pot-limit = Pot limit
limit-fixed-limit = Fixed limit
limit-spread-limit = Spread limit

kind-cash = gra gotówkowa
kind-tournament = turniej
kind-practice = gra treningowa
kind-live = prawdziwe karty
