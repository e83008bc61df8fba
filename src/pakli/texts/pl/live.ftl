### Pulpit rozdającego przy stole na żywo, na tablet i klawiaturę. Polski. `$name` to imię, `$amount` żetony.

console-title = Pulpit rozdającego
console-not-yours = Przy tym stole nie rozdajesz. Kto go otworzył, może przekazać ci pulpit.
console-to-table = Do stołu
console-table = Stół
console-entry = Wpis
console-beside = Obok gry
console-players = Gracze
console-join = Dołącz telefonem
console-irregular = Nieprawidłowości
console-happened = Co się działo
console-turn = Teraz { $name }.
console-shows = Karty, które pokazuje { $name }
console-show-unseen = Bez kart: wskaż, kto wygrał
console-check-around = Wszyscy czekają
console-fold-to = Wszyscy przed nim pasują. Następny: { $name }
console-fold-to-short = Pas do tego miejsca
console-check-to = Przed graczem { $name } wszyscy czekają
console-check-to-short = Czekanie dotąd
console-call-around = Wszyscy sprawdzają
console-muck-around = Wszyscy wyrzucają
console-up = Karty odkryte
console-up-burn = Spal jedną, potem karty odkryte
console-opener = Czyje karty zaczynają? Powiedz, kto wnosi bring-in albo zaczyna.
console-seen = Karty widziane
console-seen-now = Karty, które wszyscy widzieli w trakcie rozdania. Odtąd są znane.
console-seen-after = Ręce pokazane po ostatnim rozdaniu, także spasowane, zanim zacznie się następne.
console-seen-none = Nie ma ręki, której kart brakuje.
console-undo = Cofnij
console-do = Wpisz
console-amount = Kwota łącznie, od { $least } do { $most }
console-mark-least = Najmniej
console-mark-third-pot = 1/3 puli
console-mark-half-pot = 1/2 puli
console-mark-two-thirds-pot = 2/3 puli
console-mark-pot = Pula
console-mark-most = Najwięcej
console-mark-again = Jak wcześniej
console-mark-minimum = Najmniej
console-mark-maximum = Najwięcej
console-clock = Zegar: { $seconds } s
console-clock-runs = Zegar idzie: { $seconds } s.
console-main-pot = Pula: { $amount }
console-side-pot = Pula poboczna { $number }: { $amount }
console-pot = Na środku: { $amount }.
console-card-back = Inna karta
console-suit-s = Pik
console-suit-h = Kier
console-suit-d = Karo
console-suit-c = Trefl
console-award = Kto wygrywa pulę { $amount }?
console-award-side = Kto wygrywa pulę poboczną { $number }, { $amount }?
console-split = Dzieli się kilku
console-split-do = Podziel
console-button = Guzik: { $name }
console-post-small-blind = mała ciemna
console-post-big-blind = duża ciemna
console-post-ante = ante
console-post-ante-for-all = ante za wszystkich
console-post-live = żywa ciemna
console-post-dead = martwa ciemna
console-post-straddle = straddle
console-next-hand = Następne rozdanie
console-first-button = U kogo guzik na początku? Ciągnijcie karty albo ustalcie, jak chcecie.
console-too-few = Potrzeba dwóch graczy z żetonami. Posadź ich poniżej albo niech dołączą telefonem.
console-seat-name = Posadź po imieniu
console-name = Imię
console-seat = Miejsce
console-chips = Żetony
console-buys = Żetony dla: { $name }
console-buy = Kupuje
console-cash = Gotówką
console-cash-about = Siadanie, kupno i odejście za gotówkę: pieniądze księguje się razem z żetonami, jednym wpisem. Kto odchodzi, dostaje wypłatę.
console-in = Wraca
console-out = Pauza
console-posts = Wpłaca
console-leave = Odchodzi
console-join-how = Gracze skanują to telefonem i zajmują miejsce.
console-join-private = Stół jest prywatny: link wpuszcza do 30 osób przez jeden dzień.
console-join-make = Zrób link
console-join-ask = Stół jest prywatny. Link może zrobić ten, kto go otworzył.
console-dealers = Kto rozdaje
console-hand-over = Przekaż pulpit. Dostaje: { $name }
console-take-over = Odbierz pulpit. Ma go: { $name }
console-whose = Gracz
console-which-card = Która karta
console-exposed = Odkryta karta
console-exposed-about = Zanim ktokolwiek zagra. Według zasady domowej: wymiana albo błędne rozdanie.
console-misdeal = Błędne rozdanie
console-misdeal-about = Karty i żetony wracają, to samo rozdanie jest powtórzone.
console-count = Zła liczba kart
console-count-about = Przed licytacją błędne rozdanie, później ręka jest martwa, jeśli nie da się jej naprawić.
console-dead = Martwa ręka
console-return = Oddaj ostatni zakład
console-award-hand = Pula dla tego gracza
console-no-hand = Nie trwa żadne rozdanie.
console-why-misdeal = Błędne rozdanie
console-why-count = Zła liczba kart
console-why-dead = Martwa ręka
console-why-return = Zakład przez pomyłkę
console-why-award = Decyzja przy stole
console-typed = Wpis z klawiatury
console-help = Pomoc
console-help-title = Wpisy z klawiatury
console-wrong-word = Nie ma takiego wpisu. Pomoc: ?
console-wrong-now = Teraz nie jest to możliwe.
console-wrong-amount = Potrzebna jest kwota: r 350.
console-wrong-board = Potrzebne są karty, gdy ma przyjść stół: b AsKd9c.
console-wrong-opener = Należy do tego miejsce, gdy rozdający mówi, kto zaczyna: o 3.
console-wrong-seen = Należą do tego miejsce i karty: x 2 AhKd.
console-wrong-cards = Karty pisze się tak: s AhKh.
console-wrong-award = Potrzebne są miejsca, gdy przyznaje się pulę: w 2 albo w 2 5.
console-wrong-nothing = Nie ma czego cofnąć.

## Wpisy z klawiatury

console-key-f = f
    .does = pasuje
console-key-c = c
    .does = sprawdza lub czeka
console-key-k = k
    .does = czeka
console-key-r = r 350
    .does = stawia lub przebija do 350 łącznie
console-key-a = a
    .does = all-in
console-key-b = b AsKd9c
    .does = karty na stole: wartości 2–9 T J Q K A, kolory s h d c
console-key-s = s AhKh
    .does = pokazuje te karty; samo s: pokazane, bez wpisu
console-key-x = x 2 AhKd
    .does = karty z miejsca 2, które wszyscy widzieli poza wyłożeniem
console-key-o = o 3
    .does = miejsce 3 zaczyna, gdy nikt nie wpisuje kart odkrytych
console-key-m = m
    .does = odrzuca rękę
console-key-d = d 2
    .does = wymienia 2 karty; d 0: żadnej
console-key-w = w 2 5
    .does = wygrywają miejsca 2 i 5; wh: połowa wysoka, wl: niska
console-key-u = u 2
    .does = cofa 2 ostatnie wpisy
console-key-n = n
    .does = następne rozdanie

console-cards-missing =
    { $count_n ->
        [one] Jeszcze { $count } karta.
        [few] Jeszcze { $count } karty.
        [many] Jeszcze { $count } kart.
       *[other] Jeszcze { $count } karty.
    }
console-board = Stół { $board }: karty wspólne
console-board-burn = Stół { $board }: spal jedną, potem karty wspólne
console-deal-check =
    { $count_n ->
        [one] Każdy dostał { $count } kartę.
        [few] Każdy dostał { $count } karty.
        [many] Każdy dostał { $count } kart.
       *[other] Każdy dostał { $count } karty.
    }
