### Tournaments: what cannot be played, what is odd, and `pakli tournament`. English.

## What a structure is refused for

refusal-structure-no_level = A tournament needs at least one level, and the schedule begins with it.
refusal-structure-bad_number = { $given } will not do for this: { $name }. Possible here: { $least } to { $most }.
refusal-structure-two_main_breaks = There can be one main break only.
refusal-structure-level_falls = The blinds rise and never fall: level { $level } has a big blind of { $blind }, less than the level before.
refusal-structure-minutes_or_hands = A level lasts so many minutes or so many hands, one of the two: please set it for level { $level }.
refusal-structure-small_blind_bigger = In level { $level } the small blind, { $small }, is bigger than the big blind, { $big }.
refusal-structure-chip_changes = The smallest chip stays the same in a tournament: it is { $other }, and level { $level } has { $chip }.
refusal-structure-nobody_pays_ante = Level { $level } has an ante of { $ante }, and nobody is said to pay it.
refusal-structure-bad_name = A tournament needs a name of up to { $most } letters.
refusal-structure-stack_not_in_chips = A stack of { $stack } cannot be given out: it has to be a multiple of the smallest chip, { $chip }.
refusal-structure-sit_and_go_without_number = A sit & go starts when it is full: please say how many players it takes.
refusal-structure-sit_and_go_late = A sit & go starts when it is full, so nobody can enter late.
refusal-structure-reentry_never = A re-entry is possible only while late registration is open, and here there is none.
refusal-structure-progressive_without_bounty = Part of a bounty can go onto a player’s own head only where there are bounties.
refusal-structure-practice_costs = A practice tournament costs nothing: entry, rebuy and add-on are free.
refusal-structure-bad_money = The currency is three capital letters, such as EUR, or none; it has at most { $most } digits behind the point, and amounts are in its smallest unit.
refusal-structure-rebuy_without_end = Rebuys need an end: a number of minutes, or a main break.
refusal-structure-add_on_without_break = An add-on in the main break needs a main break.
refusal-structure-add_on_without_rebuys = An add-on after the rebuys needs rebuys.
refusal-structure-no_parts = Prizes need at least one part of the pool, and none below zero.
refusal-structure-no_target = A satellite needs the name of another tournament to which it leads.

setting-segments = levels and breaks
setting-level-minutes = minutes of a level
setting-level-hands = hands of a level
setting-break-minutes = minutes of a break
setting-fewest-players = fewest players
setting-most-players = most players
setting-late-levels = levels of late registration
setting-hand-minutes = minutes a hand of hand-for-hand costs
setting-reentries = re-entries
setting-price = price
setting-organiser-share = the organiser’s share
setting-bounty = bounty
setting-progressive = percent of a bounty onto one’s own head
setting-rebuy-minutes = minutes of rebuys
setting-rebuy-times = rebuys each
setting-rebuy-chips = chips of a rebuy
setting-add-on-chips = chips of the add-on
setting-guaranteed = guaranteed prize pool
setting-places-paid = places paid
setting-part = part of the pool
setting-ticket = ticket
setting-players = players
setting-minutes = minutes

## Deals and chains of satellites

refusal-deal-sum_differs = The deal adds up to { $given }, the prizes that are left to { $prizes }.
refusal-deal-below_lowest = Nobody gets less than the lowest prize that is left, { $least }; one share here is { $given }.
refusal-deal-bad_places = { $players } players and { $prizes } prizes: a deal takes two players or more, and no more prizes than players.
refusal-deal-no_chips = Only players who still have chips take part in a deal.
refusal-deal-too_much_left = { $left } cannot be left to play for: above the lowest prizes there is { $most }.
refusal-chain-bad_length = A chain has one to { $most } satellites, not { $levels }.
refusal-chain-leads_elsewhere = { $tournament } does not lead to { $target }.
refusal-chain-ticket_differs = The ticket is worth { $ticket }, and the entry fee of the tournament it leads to is { $fee }.
refusal-chain-no_climb = The entry fee has to rise from one level of a chain to the next: { $fee } is not below { $target }.
refusal-chain-other_money = { $tournament } and { $target } are played for different money.
refusal-chain-starts_late = { $tournament } would start no earlier than { $target }, to which it leads.

## What is odd, though it can be played

remark-blinds-jump = In level { $level } the big blind jumps from { $before } to { $after }, to more than double: many stacks are short at once.
remark-level-same = Level { $level } has the same stakes as the one before.
remark-small-blind-unusual = In level { $level } the blinds are { $small } and { $big }; the small blind is usually half.
remark-levels-run-out = The schedule has { $levels } levels, and the end is expected in level { $end }: after the last one all stakes double.
remark-stack-short = Everybody starts with { $blinds } big blinds: that is too few to play.
remark-stack-shallow = Everybody starts with { $blinds } big blinds: it will be a quick tournament.
remark-stack-deep = Everybody starts with { $blinds } big blinds: little happens in the first levels.
remark-level-short = At about a hand a minute, level { $level } has { $hands } hands, less than one round at a table of { $seats }.
remark-break-missing = In level { $level } people have played for { $minutes } minutes without a break.
remark-ante-early = There is an ante from the first level on, with { $blinds } big blinds in every stack.
remark-ante-big = In level { $level } the antes of a table come to { $together }, more than twice the big blind of { $blind }.
remark-paid-few = { $places } of { $entries } get a prize, { $percent } % of the field; usual are 10 to 30 %.
remark-paid-many = { $places } of { $entries } get a prize, { $percent } % of the field; usual are 10 to 30 %.
remark-first-little = The first gets { $percent } % of the prize pool; usual are 15 to 30 %.
remark-first-much = The first gets { $percent } % of the prize pool; usual are 15 to 30 %.
remark-places-rise = A lower place gets more than the one above it.
remark-least-prize-small = The smallest prize, { $prize }, is less than the entry fee of { $fee }.
remark-share-big = The organiser keeps { $percent } % of the entry fee; usual are 5 to 20 %.
remark-guarantee-costs = The entries make a pool of { $pool }; the organiser adds { $added } to what is guaranteed.
remark-bounty-big = { $percent } % of each entry goes to bounties: little is left for the places.
remark-late-short = Who enters at the end of late registration, in level { $level }, gets { $blinds } big blinds.
remark-late-after-bubble = Late registration is open until the end of level { $level }; by then about { $left } may be left, and { $places } places are paid.
remark-add-on-never = The main break comes after level { $level }, and the end is expected in level { $end }: nobody would see the add-on.
remark-rebuy-and-reentry = There are rebuys and re-entries: people will ask which is which.
remark-rebuys-to-the-end = Rebuys are possible until level { $level }, and the end is expected in level { $end }.
remark-rebuy-short = A rebuy in level { $level } buys { $blinds } big blinds.
remark-sit-and-go-unusual = A sit & go for { $players } is unusual; usual are 2, 6, 10, 20, 30, 40 and 50.
remark-more-than-fit = { $players } players are expected, and at most { $most } can enter.
remark-too-few-to-begin = { $players } players are expected, and it takes { $least } to begin.
remark-no-ticket = The pool of { $pool } does not buy a ticket of { $ticket }.

## pakli tournament

tournament-plan-title = { $name }: { $game }, { $limit }
tournament-plan-players =
    { $players_n ->
        [one] { $players } player
       *[other] { $players } players
    }, { $stack } chips each, tables of { $seats }.
tournament-plan-length = Expected to end after { $hours } h { $minutes } min, in level { $level }.
tournament-plan-late = Late registration until the end of level { $level }.
tournament-plan-rebuys = Until the main break one rebuy, below the starting stack, for the entry fee; in the main break one add-on of { $chips } chips, for the entry fee.
tournament-plan-pool = Prize pool: { $pool }
tournament-plan-practice = For practice: no entry fee, no prizes.
tournament-plan-place = Place { $place }: { $prize }
tournament-plan-places = Places { $first } to { $last }: { $prize } each
tournament-plan-break = Break
tournament-plan-main-break = Main break
tournament-column-level = Level
tournament-column-small = Small
tournament-column-big = Big
tournament-column-ante = Ante
tournament-column-minutes = Min
tournament-column-begins = Begins
tournament-warning = Warning: { $remark }
tournament-notice = Note: { $remark }
tournament-sound = Nothing odd about this structure.
tournament-no-file = Cannot read { $file }.
tournament-no-structure = This is no tournament structure: { $file }. { $problem }
tournament-bad-entry = “{ $given }” is no entry fee. Please write for example 20, or 20+2 for a fee of 22 of which 2 are the organiser’s.
tournament-bad-chips = “{ $given }” are no chips. Please write for example 25,100,500.

cli-unknown-ante = An ante is paid by none, each, big_blind or button, not by { $ante }.
cli-unknown-form = A tournament is a freezeout or rebuy, not { $form }.
cli-tournament = Tournaments: planning a structure, and looking at one.
    .title = Plan and check tournaments.
cli-tournament-plan = Makes a structure: levels, antes, breaks and prizes, so that so many players with so many chips are done in about so much time. It is taken to be over when all chips are twenty big blinds.
    .title = A structure from players, stack and hours.
cli-tournament-plan-players = How many players are expected.
cli-tournament-plan-stack = Chips each starts with.
cli-tournament-plan-hours = How long it should take, breaks included, such as 4 or 2.5.
cli-tournament-plan-entry = The entry fee, such as 20, or 20+2 with the organiser’s share; without it, for practice.
cli-tournament-plan-currency = The currency of the entry fee, such as EUR.
cli-tournament-plan-chips = The chips there are, such as 25,100,500: the smallest sets the steps of the blinds.
cli-tournament-plan-ante = Who pays the ante: none, each, big_blind or button.
cli-tournament-plan-form = freezeout, or rebuy: one rebuy until the main break and an add-on in it.
cli-tournament-plan-name = What it is called.
cli-tournament-check = Reads a structure as JSON, as plan --json writes it, refuses what cannot be played and says what is odd.
    .title = What is odd about a structure.
cli-tournament-check-file = The file, or the part “structure” of what plan --json wrote.
cli-tournament-check-players = How many players are expected.

## Tournaments in the room

refusal-gone-tournament = There is no such tournament.
refusal-event-one_source = Please say what is played by one of these: a preset, a plan, a structure of your own.
refusal-event-no_such_preset = There is no tournament to begin with called { $preset }.
event-quick-name = Practice sit & go
event-column-place = Place
event-column-table = Table
event-column-seat = Seat
event-column-chips = Chips
event-column-name = Player
event-column-prize = Prize
event-column-ticket = Ticket
event-column-bounties = Bounties
event-column-rebuys = Rebuys
event-column-paid = Paid
event-column-currency = Currency
