### Obok stołu: panel, ostatnie rozdania i powtórka, notatki, wykres, okna, przełożenie. Po polsku.
### `$name` to imię osoby; `$amount`, `$least` i podobne to żetony w pieniądzu stołu.

## Panel

beside-tab-hands = Rozdania
beside-new-lines =
    { $count_n ->
        [one] { $count } nowa linia
        [few] { $count } nowe linie
        [many] { $count } nowych linii
       *[other] { $count } nowej linii
    }
beside-copy-log = Kopiuj jako tekst
beside-copy-by-hand = Strona nie działa przez https, więc sama nie skopiuje: tekst jest zaznaczony, skopiuj go ręcznie.
beside-text-of-log = Dziennik jako tekst
beside-earlier-hand = Pokaż poprzednie rozdanie

## Ostatnie rozdania

beside-no-hands = Żadne rozdanie się tu jeszcze nie skończyło. Pierwsze pojawi się, gdy tylko się skończy.
beside-hand = Rozdanie { $number }
beside-wins = { $name } wygrywa { $amount }
beside-own-gain = ty: { $amount }
beside-not-in = bez ciebie
beside-replay = Powtórka, rozdanie { $number }
refusal-may-odds_practice = Szanse w trakcie rozdania widać tylko przy stołach ćwiczebnych.
beside-odds-show = Pokazuj moje szanse
beside-odds = Jeśli wszyscy zostaną, twoje karty biorą około { $percent }% puli. Liczba przeciwników z dowolnymi kartami: { $rivals }.
beside-odds-none = Nie masz teraz kart.
beside-odds-about = Tylko tutaj, gdzie gra się o żetony treningowe. Tego, co robią inni, tu nie ma.
beside-coach = Trener
beside-to-list = Wróć do listy
beside-step-first = Pierwszy krok
beside-step-back = Krok wstecz
beside-step-on = Krok naprzód
beside-step-last = Ostatni krok
beside-play = Odtwarzaj
beside-pause = Wstrzymaj
beside-step = Krok { $step } z { $steps }
beside-replay-keys = Klawisze: strzałki to kroki, Home i End to początek i koniec, spacja odtwarza i wstrzymuje.
beside-replay-lines = Co się działo, krok po kroku
beside-replay-table = Stół w tym kroku

## Żetony

beside-chart = Twoje żetony
beside-chart-text =
    { $count_n ->
        [one] { $count } rozdanie: od { $first } do { $last }; najmniej { $least }, najwięcej { $most }.
        [few] { $count } rozdania: od { $first } do { $last }; najmniej { $least }, najwięcej { $most }.
        [many] { $count } rozdań: od { $first } do { $last }; najmniej { $least }, najwięcej { $most }.
       *[other] { $count } rozdania: od { $first } do { $last }; najmniej { $least }, najwięcej { $most }.
    }
beside-chart-hand = Po rozdaniu { $number }: { $amount }
beside-chart-now = Teraz: { $amount }.
beside-chart-none = Tu pojawią się twoje żetony, gdy zagrasz pierwsze rozdanie.

## Czat

beside-phrases = Gotowe zdania
beside-phrase-1 = Dobrze zagrane!
beside-phrase-2 = Ładne karty!
beside-phrase-3 = Dziękuję.
beside-phrase-4 = Powodzenia wszystkim.
beside-phrase-5 = Chwileczkę, proszę.
beside-phrase-6 = Dobrej nocy!
beside-edit-phrases = Zmień zdania
beside-phrase = Zdanie { $number }
beside-phrases-keep = Zachowaj zdania
beside-phrases-usual = Przywróć zwykłe

## Notatki

beside-note = Notatka: { $name }
beside-note-private = Widzisz to tylko ty.
beside-note-text = Co chcesz zapamiętać
beside-note-tag = Jak gra
beside-note-left = Pozostało znaków: { $count }
beside-note-keep = Zachowaj notatkę
beside-note-remove = Usuń notatkę
beside-tag-none = bez etykiety
beside-tag-loose = luźno
beside-tag-tight = ostrożnie
beside-tag-aggressive = agresywnie
beside-tag-passive = biernie
beside-tag-tricky = podstępnie
beside-tag-friend = przyjaciel
beside-tag-note = notatka

## Kupowanie żetonów

beside-possible = Możliwe
beside-stack-now = Twoje żetony tutaj teraz
beside-stack-after = Twoje żetony tutaj potem
beside-balance-now = Na koncie teraz
beside-balance-after = Na koncie potem
beside-buy-later = To, co kupisz w trakcie rozdania, pojawi się po nim.
beside-buy-again = Nie masz już tu żetonów. Dokup, by dostać karty, albo odejdź od stołu.
beside-buy-first = Z tymi żetonami siadasz. Między rozdaniami możesz dokupić.
beside-bought-already = W drodze, po rozdaniu: { $amount }

## Wejście i przerwa

beside-entry = Jak wchodzisz do gry
beside-entry-post = Postawienie kosztuje { $amount }: dostaniesz karty w najbliższym rozdaniu, w którym twoje miejsce może je dostać.
beside-entry-post-unknown = Ciemną płacisz od razu: dostaniesz karty w najbliższym rozdaniu, w którym twoje miejsce może je dostać.
beside-entry-wait = Czekanie nic nie kosztuje: dostaniesz karty, gdy przyjdzie na ciebie duża ciemna.
beside-out = Co oznacza przerwa
beside-out-now = Przerwa teraz: rozdanie gra się do końca, potem nie dostajesz kart. Żetony i miejsce zostają.
beside-out-at-big-blind = Od następnej dużej ciemnej: grasz, dopóki duża ciemna nie przyjdzie na ciebie, potem masz przerwę.

## Na co się zgadzasz

beside-agree = Nikt nie widzi, na co się zgadzasz. To, co wymaga wszystkich, dzieje się tylko wtedy, gdy zgodzi się każdy, kto dostaje karty.
beside-agree-straddle = Trzeci gracz może przed rozdaniem postawić dwie duże ciemne i w pierwszej rundzie mówi ostatni.
beside-agree-bomb-pot = Ktoś może zaproponować rozdanie, w którym każdy płaci tyle samo, a pierwszej rundy licytacji nie ma.
beside-agree-runs = Gdy wszyscy w grze są all-in, resztę kart wspólnych można rozdać kilka razy, za każdym razem o równą część puli.
beside-agree-cut = Przed niektórymi rozdaniami pytamy, czy i gdzie przekładasz karty.

## Przełożenie

beside-cut-strip = Talia: gdzie przekładasz?
beside-cut-at = Karta { $at } z { $cards }
beside-cut-how = Dotknij talii albo przeciągnij po niej, albo użyj strzałek.

## Gdy coś nie działa

beside-connection = Połączenie
beside-lost-over = Czas na powrót minął: rozdanie może toczyć się bez ciebie. Żetony i miejsce zostają.
beside-held = Stół jest wstrzymany.

## Tablica

beside-sign-differs = Inaczej niż w „{ $preset }”
beside-sign-all-usual = Wszystko jak w „{ $preset }”.
beside-sign-usual = Jak w „{ $preset }”
