### Help of the command line's shared options. English.

cli-pakli = Poker by the house’s rules: open a room, practise at a table, look up the rules, replay hands, let bots play.
cli-pakli-version = Print the version and stop.

cli-option-game = The game, such as holdem, omaha or omaha-high-low.
cli-option-limit = no-limit, pot-limit, fixed-limit or spread-limit; without it, the game’s usual one.
cli-option-preset = The house rules: standard, kaszino, omaha, verseny, zasady or wiki.
cli-option-players = How many sit at the table, you among them; without it, six, or as many as the game takes.
cli-option-lang = The language: en, hu or pl; without it, the environment’s.
cli-option-as-json = Print one JSON object and nothing else.
