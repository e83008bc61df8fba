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
cli-simulate-hands = Ile rozdań.
cli-simulate-bots = Kto gra: random (cokolwiek zgodnego z zasadami), call (nigdy nie wnosi zakładu ani nie pasuje) albo simple (gra rozsądnie).
cli-simulate-seed = Liczba, która ustala karty i boty: te same rozdania przychodzą znowu.
cli-simulate-tournament = Boty rozgrywają turniej do końca: każdy płaci raz i zaczyna z tą samą liczbą żetonów, ciemne rosną, stoły są wyrównywane i rozwiązywane. Wtedy --players to liczba uczestników; bez niej 90.
cli-simulate-no-tournament = Przy --tournament ta opcja nie ma sensu: { $option }.

simulate-tournament = Gracze: { $players }, stoły: { $tables }, { $game }, { $limit }, boty: { $bots }.
simulate-tournament-money = Wpłacono: { $collected }. Wypłacone nagrody: { $prizes }. Przyznane miejsca: { $places }.
simulate-tournament-progress = Gracze, którzy odpadli
