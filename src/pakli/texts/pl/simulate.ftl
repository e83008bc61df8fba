### pakli simulate: boty przeciw botom. Polski.

simulate-progress = Rozdania
simulate-table =
    { $game }, { $limit }: { $players_n ->
        [one] { $players } gracz
        [few] { $players } gracze
        [many] { $players } graczy
       *[other] { $players } gracza
    }, boty: { $bots }.
simulate-speed =
    { $hands_n ->
        [one] { $hands } rozdanie
        [few] { $hands } rozdania
        [many] { $hands } rozdań
       *[other] { $hands } rozdania
    }, czas w sekundach: { $seconds }, na sekundę: { $rate }.
simulate-chips = Żetony wniesione do stołu: { $before }. Żetony na końcu: { $after }.
simulate-chips-differ = Żetony się nie zgadzają po rozdaniu numer { $hand }: wniesiono { $before }, na stole jest { $after }.

cli-unknown-bots = Nie ma takich botów: { $bots }.

cli-simulate = Boty grają rozdanie za rozdaniem; po każdym sprawdzane jest, czy żaden żeton nie zginął ani nie przybył, a na końcu podawana jest prędkość. Kto nie ma żetonów, kupuje nowe.
    .title = Boty przeciw botom.
cli-simulate-players = Ilu gra; bez tej opcji sześciu albo tylu, ilu dopuszcza gra.
cli-simulate-hands = Ile rozdań; w lidze: ile rozdań w każdym pojedynku.
cli-simulate-bots = Kto gra: random (cokolwiek zgodnego z zasadami), call (nigdy nie wnosi zakładu ani nie pasuje), simple (gra rozsądnie) albo poziom: easy (łatwy), medium (średni), hard (trudny). W lidze kilka nazw po przecinku: poziomy albo poziomy ze stylem, na przykład hard-tight (tight: ostrożny, loose: luźny, aggressive: agresywny, calling: sprawdzający).
cli-simulate-league = Który bot jest lepszy: każdy z każdym, każde rozdanie grane jest dwa razy tymi samymi kartami po zamianie miejsc, w grze gotówkowej i w sit & go, z przedziałami 95 %. Bez --game grany jest Texas Hold’em i Omaha, bez --bots grają trzy poziomy.
cli-simulate-processes = Ile procesów dzieli się pracą ligi; wynik jest ten sam.
cli-simulate-no-league = Przy --league ta opcja nie ma sensu: { $option }.
cli-simulate-seed = Liczba, która ustala karty i boty: te same rozdania przychodzą znowu.
cli-simulate-tournament = Boty rozgrywają turniej do końca: każdy płaci raz i zaczyna z tą samą liczbą żetonów, ciemne rosną, stoły są wyrównywane i rozwiązywane. Wtedy --players to liczba uczestników; bez niej 90.
cli-simulate-no-tournament = Przy --tournament ta opcja nie ma sensu: { $option }.

simulate-tournament = Gracze: { $players }, stoły: { $tables }, { $game }, { $limit }, boty: { $bots }.
simulate-tournament-money = Wpłacono: { $collected }. Wypłacone nagrody: { $prizes }. Przyznane miejsca: { $places }.
simulate-tournament-progress = Gracze, którzy odpadli

simulate-league-progress = Rozdania
simulate-league-two = Liga wymaga co najmniej dwóch różnych botów.
simulate-league-even = W lidze gra 2, 4 albo 6 graczy, a nie { $players }.
simulate-league-cash = { $game }, gra gotówkowa: { $first } wygrywa { $mean } dużej ciemnej na sto rozdań, przeciwnik: { $second } (95 %: od { $low } do { $high }; rozdania: { $deals }).
simulate-league-sit-and-go = { $game }, sit & go: { $first } wygrywa { $mean } % wpisowego, przeciwnik: { $second } (95 %: od { $low } do { $high }; turnieje: { $deals }).
simulate-league-rank = { $place }. { $bots }: pojedynki wygrane: { $won }, przegrane: { $lost }.
