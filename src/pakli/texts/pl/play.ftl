### pakli play: gra treningowa w terminalu. Polski. Krótkie wiersze, także dla czytnika ekranu.

play-you = Ty
play-names = Anna, Bartek, Celina, Dawid, Emma, Franek, Gosia, Hubert, Irena, Jacek, Kasia, Leszek, Maria, Norbert, Ola, Piotr, Renata, Szymon, Teresa, Wiktor, Wanda, Zosia

## Zajęcie miejsca

play-others = Przy stole są też: { $names }.
play-start = Pomoc: h i Enter. Wyjście: q.
play-draw = Losowanie buttona.
play-drew = { $name }: { $card }.
    .you = Ty: { $card }.

play-sits-out = { $name } pauzuje w tym rozdaniu.
    .you = Pauzujesz w tym rozdaniu.
play-sign-bring-in = bring-in { $amount }
play-sign-button-blind = ciemna buttona { $amount }

## Twój ruch

play-free = Nie ma zakładu do sprawdzenia.
play-hand = Układ: { $hand }.
play-bring-in-due = Bring-in należy do ciebie.
play-bring-in = Bring-in { $amount }
play-which-cards = Podaj karty albo ich miejsca, na przykład d 1 3 albo d 7c 9h. Klawisz k zatrzymuje wszystkie.
play-new-cards = Dostajesz: { $cards }.
play-face-up = Odkryte karty: { $hands }.
play-call-all-in = Sprawdzam { $amount }, all-in
# No dash between the numbers: not every screen reader speaks it.
play-bet-range = Zakład od { $least } do { $most }
play-raise-range = Podbicie, razem od { $least } do { $most }
play-how-much = Ile razem? Od { $least } do { $most }.
play-yes-or-no = t tak, n nie.
play-not-understood = „{ $text }” nic tu nie znaczy. Klawisz h podaje, co można napisać.
play-clause-hint = Regulamin, punkt { $clause }. Znak zapytania (?) odczytuje go.
play-nothing-refused = Niczego jeszcze nie odmówiono. „? B8” odczytuje punkt B8.

## Kto wygrywa połowy

play-wins-high = { $name } wygrywa połowę za układ wysoki: { $amount }. Zwycięski układ: { $hand }.
    .you = Wygrywasz połowę za układ wysoki: { $amount }. Zwycięski układ: { $hand }.
play-wins-low = { $name } wygrywa połowę za układ niski: { $amount }. Zwycięski układ: { $hand }.
    .you = Wygrywasz połowę za układ niski: { $amount }. Zwycięski układ: { $hand }.

## O co można zapytać zawsze

play-no-cards = Nie masz teraz kart.
play-no-board = Nie ma jeszcze kart wspólnych.
play-no-last-hand = Żadne rozdanie jeszcze się nie skończyło.
play-help-intro = Napisz literę albo słowo i naciśnij Enter.
play-help-enter = Sam Enter: twój ruch jeszcze raz.
play-help-board = karty wspólne i odkryte jeszcze raz
play-help-draw = wymiana kart według ich miejsc albo nazw, na przykład d 7c 9h
play-help-stand-pat = przy wymianie: zatrzymujesz wszystkie karty
play-help-pot = pule i żetony wszystkich graczy
play-help-last = ostatnie rozdanie jeszcze raz, wiersz po wierszu

## Między rozdaniami

play-next = Enter: następne rozdanie. q: wyjście.
play-offer-stack = Chcesz kupić nowe żetony? Kwota: { $amount }.
play-buys = { $name } kupuje nowe żetony: { $amount }.
    .you = Kupujesz nowe żetony: { $amount }.

## Wyjście

play-left-hand = Odchodzisz w środku rozdania: co zostało wniesione, zostaje w puli.
play-summary = Rozdania: { $hands }. Kupione żetony: { $bought }. Żetony na końcu: { $left }.
play-won = Wygrana: { $amount }.
play-lost = Strata: { $amount }.
play-even = Bez wygranej i bez straty.
play-no-terminal = Gra treningowa toczy się w terminalu: wpisz tam „pakli play”. Można też podać wiersze przez potok.
play-bad-stakes = „{ $stakes }” to nie stawki. Napisz dwie liczby całkowite, najpierw mniejszą, na przykład 10/20.
play-bad-stack = To za mało żetonów: { $stack }. Potrzebna jest co najmniej duża ciemna, { $least }.

## Co można napisać: najpierw klawisz, taki sam w każdym języku

play-words-fold = f, pas, pasuję, spasuj
play-words-check = k, czekam, czekaj
play-words-call = c, sprawdzam, sprawdź
play-words-raise = r, podbijam, podbij, b, zakład, wnoszę
play-words-all-in = a, all-in, allin, wszystko
play-words-show = s, pokazuję, pokaż
play-words-muck = m, odrzucam, odrzuć
play-words-draw = d, wymiana, wymieniam
play-words-cards = o, karty, moje
play-words-board = v, stół
play-words-pot = p, pula, pule, żetony
play-words-sign = g, gra, tabliczka, stawki
play-words-last = l, ostatnie, poprzednie
play-words-clause = ?, dlaczego, punkt
play-words-help = h, pomoc
play-words-quit = q, koniec, wychodzę
play-words-yes = t, tak, y
play-words-no = n, nie

play-amount-least = min, minimum, najmniej
play-amount-most = max, maksimum, najwięcej
play-amount-half-pot = pół, połowa, 1/2
play-amount-whole-pot = pula, pot

## Opis polecenia

cli-play = Gra treningowa w terminalu: grasz przeciw botom, za darmowe żetony, w wierszach, za którymi nadąży czytnik ekranu.
    .title = Gra treningowa w terminalu.
cli-play-stakes = Dwie liczby z tabliczki: mała i duża ciemna; fixed limit: mała i duża stawka; spread limit: najmniejszy i największy zakład.
cli-play-stack = Żetony na początek; bez tej opcji sto dużych ciemnych.
cli-play-name = Twoje imię przy stole.
cli-play-words = Podawaj karty słowami: as pik, nie A♠.

## Straddles

play-offer-straddle = Przed rozdaniem kart możesz postawić straddle: { $amount }. Postawić?
cli-play-straddle = Wszyscy zgadzają się na straddle tam, gdzie dom go gra (kaszino).
cli-simulate-straddle = Wszyscy zgadzają się na straddle tam, gdzie dom go gra (kaszino).
