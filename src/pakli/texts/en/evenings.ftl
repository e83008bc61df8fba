### Club nights, seasons, one's own data. English. `$name`, `$table`, `$title` are names.

## What is refused

refusal-night-title = A club night needs a title.
refusal-night-when = Club nights lie between yesterday and two years from now.
refusal-night-minutes = A club night lasts between 1 and { $most } minutes.
refusal-night-many = { $most } club nights are planned already. Cancel or wait for one first.
refusal-night-over = That club night is over or cancelled.
refusal-season-title = A season needs a title.
refusal-season-span = A season ends after it has begun.
refusal-season-many = There are { $most } seasons already. Remove one first.
refusal-leave-moved = Your chips have moved in this very moment. Please try again.
refusal-leave-owes = You owe chips. Please settle up with the host first.
refusal-leave-seated = You have a seat or a place on the waiting list. Please leave it first. Table: { $table }.
refusal-leave-entered = You are in a tournament. Please withdraw from it or play it to its end first. Tournament: { $tournament }.
refusal-gone-night = There is no such club night any more.
refusal-gone-season = There is no such season, or it is not shown.
refusal-gone-calendar = This calendar’s address holds no more. On the club’s page you can make a new one.

account-left = Given back on leaving the club
deed-left = { $by } has left the club for good.

## Club nights

club-nights = Club nights
nights-calendar = Club nights
nights-none = No club night is planned.
nights-new = Plan a club night
nights-change = Change: { $title }
nights-title = Title
nights-place = Where
nights-note = Note
nights-when = When
nights-minutes = For how many minutes
nights-save = Save
nights-cancel = Cancel it
nights-hold = Hold it after all
nights-cancelled = cancelled
nights-coming = Do you come?
nights-answer-yes = I come
nights-answer-maybe = perhaps
nights-answer-no = I do not come
nights-who-yes = Coming ({ $count })
nights-who-maybe = Perhaps ({ $count })
nights-who-no = Not coming ({ $count })
nights-subscribe = In your own calendar
nights-subscribe-about = Your calendar program can fetch the club nights from an address that only you know. Making a new one voids the one before.
nights-subscribe-do = Make the address
nights-subscribe-renew = Make a new address
nights-address = The address. It is shown this once:

## Standings

club-standings = Standings
seasons-none = There are no standings to see.
seasons-new = New season
seasons-season = Season
seasons-begins = From
seasons-ends = Up to and including
seasons-practice = Tables with practice chips
seasons-shown = Members see it
seasons-make = Make the season
seasons-remove = Remove the season
seasons-remove-sure = The standings are gone; what was played stays. Sure?
seasons-nobody = Nobody has left a table in this time.
seasons-column-player = Player
seasons-column-sessions = Sessions
seasons-column-hands = Hands
seasons-column-net = Won or lost
seasons-column-points = Points
seasons-order = Order
seasons-points-about = Points are for places in tournaments that count for the season: ten times the square root of players divided by place.
seasons-about = A session counts when you leave the table. Bots, and who wants to be on no standing, are left out.
seasons-me = I want to be on standings

## One's own data

data-title = Your data
data-about = One file with all that this club has of you: profile, sessions, notes, accounts, and every hand you were dealt into, as you saw it.
data-export = Fetch your data
data-leave = Leave the club for good
data-leave-about = Your name, settings, notes, answers and sessions are removed, and what you wrote in chats. Your chips go back to the house. The hands you played stay, under a sign that means nothing, because other people played them too. This cannot be undone.
data-leave-password = Password, to be sure
data-leave-sure = I want to leave for good
