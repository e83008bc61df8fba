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
cli-simulate-hands = How many hands.
cli-simulate-bots = Who plays: random (anything legal), call (never bets, never folds) or simple (plays sensibly).
cli-simulate-seed = A number that fixes cards and bots, so that the same hands come again.
