### pakli simulate: bots against bots. English.

simulate-progress = Hands
simulate-table =
    { $game }, { $limit }: { $players_n ->
        [one] { $players } player
       *[other] { $players } players
    }, bots: { $bots }.
simulate-speed =
    { $hands_n ->
        [one] { $hands } hand
       *[other] { $hands } hands
    } in { $seconds } seconds, { $rate } a second.
simulate-chips = Chips brought to the table: { $before }. Chips there at the end: { $after }.
simulate-chips-differ = Chips do not add up after hand { $hand }: { $before } were brought to the table, { $after } are there.

cli-unknown-bots = There are no bots called { $bots }.

cli-simulate = Lets bots play hand after hand, checks after every hand that no chip was lost or made, and says how fast it went. Whoever is broke buys a new stack.
    .title = Bots against bots.
cli-simulate-players = How many play; without it, six, or as many as the game takes.
cli-simulate-hands = How many hands; in a league, how many deals for each duel.
cli-simulate-bots = Who plays: random (anything legal), call (never bets, never folds), simple (plays sensibly), or a level: easy, medium, hard. In a league several, with commas: levels, or levels with a style such as hard-tight (tight, loose, aggressive, calling).
cli-simulate-league = Which bot is better: all against all by duplicate deals, each played twice with the same cards and the seats changed, in cash games and sit & gos, with 95 % intervals. Without --game, Texas Hold’em and Omaha; without --bots, the three levels.
cli-simulate-processes = How many processes share the work of a league; the result is the same.
cli-simulate-no-league = { $option } is of no use with --league.
cli-simulate-seed = A number that fixes cards and bots, so that the same hands come again.
cli-simulate-tournament = Bots play a tournament to its end: everybody pays once and starts with the same chips, the blinds rise, tables are balanced and broken. With this option, --players is the size of the field; without it, 90.
cli-simulate-no-tournament = { $option } is of no use with --tournament.

simulate-tournament =
    { $players_n ->
        [one] { $players } player
       *[other] { $players } players
    } at { $tables_n ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $game }, { $limit }, bots: { $bots }.
simulate-tournament-money = Money taken: { $collected }. Prizes paid: { $prizes }. Places given: { $places }.
simulate-tournament-progress = Players out

simulate-league-progress = Deals
simulate-league-two = A league needs two different bots at least.
simulate-league-even = A league is played by 2, 4 or 6 players, not by { $players }.
simulate-league-cash = { $game }, cash game: { $first } wins { $mean } big blinds per hundred hands from { $second } (95 %: { $low } to { $high }; deals: { $deals }).
simulate-league-sit-and-go = { $game }, sit & go: { $first } wins { $mean } % of the entry fee against { $second } (95 %: { $low } to { $high }; events: { $deals }).
simulate-league-rank = { $place }. { $bots }: duels won { $won }, lost { $lost }.
