### The lobby, and several tables on one page. English. `$table` is a name.

## Several tables

several-tables = Open tables
several-another = Open another table
several-no-others = There is no other table now.
several-close = Look at this table no more: { $table }
several-closed = closed
several-looking-on = looking on
several-now = Table { $table }.
several-waits = Your turn at another table: { $table }.

## The list of tables

lobby-you-sit = You have a seat:
lobby-favourite = Favourite: { $table }
lobby-favourites-only = only favourites
lobby-no-favourites = None of your favourites is open now.
lobby-chips = Chips
lobby-chips-any = any
lobby-chips-practice = practice chips
lobby-chips-club = chips of the club
lobby-sort = Order
lobby-sort-usual = where most happens
lobby-sort-name = by name
lobby-sort-stakes-up = small stakes first
lobby-sort-stakes-down = high stakes first
lobby-sort-players = most players first
lobby-sort-average-pot = largest pots first

## A new table

lobby-begin = Begin with
lobby-begin-friends = a table for friends
lobby-begin-bots = practice with bots
lobby-begin-club = a table of the club
lobby-begin-last = the last one again
lobby-plain-rules = How this table will play, in plain words
lobby-rule-own = your own
