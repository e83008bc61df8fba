### The command line. English.

## Every command

cli-error = Error: { $message }
cli-did-you-mean = Did you mean: { $near }?
cli-there-are = There are: { $known }.
cli-unknown-clause = There is no clause { $clause } in the rulebook.
cli-unknown-preset = There are no house rules called { $preset }.
cli-unknown-language = Pakli does not speak { $language }.
cli-unknown-game = There is no game called { $game }.
cli-unknown-limit = There is no limit called { $limit }.
cli-unknown-kind = House rules are for cash or tournament, not for { $kind }.
cli-limit-not-offered = { $game } is not played with this limit: { $limit }.
cli-no-file = There is no file or folder { $path }.
cli-cannot-read = { $path } cannot be read: { $reason }.
cli-cannot-write = { $path } cannot be written: { $reason }.
cli-not-a-number = “{ $text }” is no whole number of chips.
cli-goodbye = Goodbye, and thank you for playing.
cli-interrupted = Stopped.
cli-done = Done.

## Lists in a sentence

list-two = { $first } and { $last }
list-or = { $first } or { $last }

## Languages by their own names

language-en = English
language-hu = magyar
language-pl = polski

## pakli rules

rules-heading = The rulebook
rules-intro = “pakli rules B8” prints a clause, “pakli rules reopen” a house rule, “--preset kaszino” the rules of one preset.
rules-clauses = Clauses
rules-house-rules = House rules
rules-preset = House rules: { $preset }
rules-resolved = { $kind }, { $limit }
rules-option = House rule
rules-value = What is played
rules-presets = Presets
rules-clause = Clause
rules-sources = Sources: { $sources }
rules-depends = Read with this clause: { $options }
rules-named-in = Stated in: { $clause }
rules-id = Option: { $id }
rules-only = { $value } ({ $when })

## The rulebook's sources

source-K = casino house rules (Hungarian)
source-O = Omaha Hold’em rules (Hungarian)
source-N = no-limit Hold’em tournament rules (Hungarian)
source-Z = basics of Texas Hold’em (Polish)
source-W = encyclopedia article on Texas Hold’em (Hungarian)
source-T = modern standard: Poker TDA and common practice
