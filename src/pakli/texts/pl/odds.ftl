### pakli odds: ile warte są ręce przeciw sobie. Polski.

odds-progress = Stoły
odds-column-hand = Ręka
odds-column-equity = Equity
odds-column-win = Wygrana
odds-column-tie = Podział
odds-column-error = Błąd standardowy
odds-column-high = Z połowy wysokiej
odds-column-low = Z połowy niskiej
odds-column-category = Układ
odds-column-next = Następna karta
odds-column-outs = Outy
odds-column-behind = Teraz przegrywa
odds-column-average = Liczba outów, gdy przegrywa
odds-chances = Outy zakresów: jak często dana karta daje prowadzenie graczowi, który przegrywa, gdy może przyjść.
odds-with-error = { $part } ± { $error }
odds-no-outs = brak
odds-percent = { $number }%
odds-number = { $number }
odds-cell = { $column } { $value }
odds-row = { $hand }: { $cells }
odds-exact =
    Dokładnie: { $boards_n ->
        [one] { $boards } rozdanie
        [few] { $boards } rozdania
        [many] { $boards } rozdań
       *[other] { $boards } rozdania
    }, czas w sekundach: { $seconds }.
odds-sampled =
    Próba losowa: { $boards_n ->
        [one] { $boards } rozdanie
        [few] { $boards } rozdania
        [many] { $boards } rozdań
       *[other] { $boards } rozdania
    }, czas w sekundach: { $seconds }.
odds-heat-map = Equity, ręka po ręce: { $hand }. Nad przekątną ręce w kolorze, pod nią w różnych kolorach.

cli-odds = Jak często każda ręka wygrywa, dzieli pulę i jakiej części puli może oczekiwać. Ręka to karty (AhAs, Ah??), albo zakres rąk: w hold’em QQ+,AKs,A5s-A2s,top 15%,AQo:0.5,random, w Omasze AA**ds,KKQQ,AsAhKdQc:0.5 (* to dowolna karta; ds: kolor możliwy w dwóch kolorach kart, ss: w jednym, r: w żadnym, m: wszystkie karty w jednym kolorze). W studzie, razz i grach z wymianą brakujące karty są rozdawane, a zakresy dotyczą kart, które już są: AA*,345:0.5,top 20%, w studzie z odkrytymi kartami po ukośniku: QQ+,K*/Kh.
    .title = Ile warte są ręce przeciw sobie.
cli-odds-hands = Po jednej ręce dla każdego gracza.
cli-odds-board = Dotychczasowe karty wspólne, na przykład Qh7h2c.
cli-odds-dead = Karty, których nikt już nie może dostać.
cli-odds-game = Jaka gra: holdem, omaha, omaha-high-low, stud, razz i inne.
cli-odds-low = Czym wygrywa się połowę niską w high-low: low-8 (najwyżej ósemka), low-7 lub low (każda ręka).
cli-odds-draws = Ile wymian zostało w grze z wymianą; gdy więcej niż jedna, ręka mówi, co gracz zachowuje przy najbliższej, a później każdy według prostej reguły zachowuje dobre niskie karty.
cli-odds-exact = Sprawdza wszystkie rozdania, choćby trwało to długo.
cli-odds-samples = Tyle razy rozdaje losowo, zamiast sprawdzać wszystko.
cli-odds-seed = Liczba, która ustala losowe rozdania.
cli-odds-processes = Ile procesów dzieli się pracą; wynik jest ten sam.
cli-odds-half = Której połowy puli high-low dotyczą --categories i --outs: high (wysokiej) czy low (niskiej).
cli-odds-categories = Pokazuje też, jak często powstaje który układ.
cli-odds-outs = Pokazuje też outy: które następne karty dają prowadzenie temu, kto teraz przegrywa.
cli-odds-next-cards = Pokazuje też equity po każdej możliwej następnej karcie.
cli-odds-heat-map = Pokazuje też equity pierwszego zakresu, ręka po ręce.
cli-odds-plain = Zwykłe wiersze bez tabel, dla czytników ekranu; także gdy wyjście nie jest terminalem lub tabela się na nim nie mieści.

## Na co nie ma odpowiedzi

odds-exact-or-samples = Dokładnie albo losowo: opcje --exact i --samples się wykluczają.
odds-half-alone = --half mówi, której połowy dotyczą --categories i --outs: trzeba je podać razem z jedną z tych opcji.
odds-no-hand = { $given }: to nie jest ręka. Ręka to tekst, Range lub WideRange, a na liście stoi po jednej dla każdego gracza.
odds-no-text = { $name }: tu powinien być tekst, a jest { $given }.
odds-no-number = { $name }: tu powinna być liczba całkowita, a jest { $given }.
odds-no-executor = executor: tu powinien być wykonawca z concurrent.futures lub None, a jest { $given }.
odds-no-progress = progress: tu powinno być coś, co można wywołać, lub None, a jest { $given }.
odds-players = Liczba rąk: { $players }; można porównać od { $fewest } do { $most }.
odds-game = Nie ma takiej gry: { $game }. Są: { $games }.
odds-board = Liczba kart wspólnych: { $cards }. W tej grze ({ $game }) nie ma ich wcale albo jest od trzech do { $most }.
odds-no-board = Liczba kart wspólnych: { $cards }. W tej grze ({ $game }) nie ma kart wspólnych.
odds-unknown = „{ $given }”: karty wspólne i martwe muszą być znane.
odds-not-in-pack = Karty { $card } („{ $given }”) nie ma w talii; liczba kart w talii: { $pack }.
odds-twice = Karta { $card } występuje dwa razy: w „{ $other }” i w „{ $given }”.
odds-cards = „{ $given }” nie da się odczytać jako karty: karta to wartość i kolor, na przykład As lub 10h, albo ??.
odds-hole = „{ $hand }”: liczba kart { $cards }, a w tej grze ({ $game }) ręka ma { $hole }. Nieznana karta to ??.
odds-most = „{ $hand }”: liczba kart { $cards }, a w tej grze ({ $game }) może być od 1 do { $hole }.
odds-no-ranges = „{ $hand }”: to nie jest zakres rąk dla tej gry: { $game }. Liczba kart w ręce to tutaj { $hole }: Range jest z dwóch kart, WideRange z większej liczby.
odds-range-empty = „{ $range }” to pusty zakres rąk.
odds-range-part = Nie da się odczytać „{ $part }” w zakresie „{ $range }”; powinno być coś jak QQ+, AKs, A5s-A2s, AhKh, top 15% lub random.
odds-range-hand = Nie da się odczytać „{ $part }” w zakresie „{ $range }”; liczba kart lub wartości: { $hole }, * to dowolna karta, a po nich ds, ss, r lub m, jeśli ważne są kolory, na przykład AA**ds.
odds-range-none = „{ $part }” w zakresie „{ $range }”: nie ma takiej ręki.
odds-range-ends = „{ $part }” w zakresie „{ $range }”: oba końce muszą być tego samego rodzaju, jak TT-77, A5s-A2s lub T9s-76s.
odds-range-weight = „{ $part }” w zakresie „{ $range }”: waga to zwykły ułamek dziesiętny, większy od 0 i nie większy od 1, jak AKs:0.5 lub AKs:50%.
odds-range-percent = „{ $part }” w zakresie „{ $range }”: musi być więcej niż 0 i najwyżej 100 procent.
odds-range-top = { $game }: ręce z tylu kart ({ $cards }) nie mają kolejności, więc nie da się wskazać najlepszych procentem. Można je nazwać, na przykład { $instead }.
odds-range-of = Najlepsze ręce w procentach (liczba kart: { $cards }): nie podano, w jakiej grze.
odds-range-certain = „{ $certain }” w zakresie „{ $range }”: po ukośniku stoją widoczne karty, na przykład QQ+,K*/Kh.
odds-range-gone = Nic nie zostało z zakresu „{ $range }”: każda jego ręka ma kartę, którą widać gdzie indziej lub której nie ma w talii.
odds-impossible = Tych rąk nie da się rozdać razem: { $hands }.
odds-seldom = Nie znaleziono rozdania, w którym te ręce występują razem: { $hands }. Jeśli takie istnieje, jest zbyt rzadkie, by je losować.
odds-enough = Potrzebne karty: { $needed }, karty w talii: { $pack }.
odds-samples = Za mało rozdań: { $samples }.
odds-match-ups = Za dużo kombinacji rąk, by dla każdej sprawdzić wszystkie rozdania: { $possible }; najwyżej { $most }.
odds-deals = Za dużo rozdań, by sprawdzić wszystkie: { $possible }; najwyżej { $most }.
odds-draws = Pozostałe wymiany: { $draws }; w tej grze ({ $game }) może ich być od 1 do { $most }.
odds-no-draws = W tej grze ({ $game }) nie ma wymiany kart.
odds-draws-exact = Przy { $draws } pozostałych wymianach nie da się sprawdzić wszystkich rozdań: są losowane.
odds-low = Nie ma takiej ręki niskiej: { $low }. Są: { $lows }.
odds-half = W tej grze ({ $game }) nie ma takiej połowy: { $half }.
odds-no-heat-map = Mapa ciepła dotyczy rąk z dwóch kart; w tej grze ({ $game }) liczba kart w ręce to { $hole }.
odds-next = „{ $board }”: następna karta przychodzi do trzech lub czterech kart wspólnych.
odds-no-next = W tej grze ({ $game }) nie ma kart wspólnych, więc nie ma też następnej.
odds-player = Nie ma gracza o numerze { $player }: liczba podanych rąk to { $players }, liczone od 0.
odds-icm-stacks = Stacki to całe żetony: liczby całkowite, żadna nie może być ujemna, a ktoś musi mieć żetony.
odds-icm-money = Nagrody muszą być skończonymi liczbami.
odds-icm-prizes = Nagród jest więcej niż graczy: nagrody { $prizes }, gracze { $players }.
