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

cli-rules = The rulebook: an overview of clauses and house rules, the text of one clause, or what is played under one house rule.
    .title = The rulebook and the house rules.
cli-rules-clause = A clause, such as B8, or a house rule, such as reopen; without it, the overview.
cli-rules-preset = Show the house rules of one preset alone.
cli-rules-plain = Plain lines without tables, for screen readers; also when the output is no terminal.

rules-heading = The rulebook
rules-intro = “pakli rules B8” prints a clause, “pakli rules reopen” a house rule.
rules-all = “pakli rules” lists all clauses and house rules.
rules-house-rules = House rules
rules-house-rules-of = House rules of { $preset }
rules-option = House rule
rules-value = What is played
rules-presets = Presets
rules-all-presets = all presets
rules-clause-line = { $id }: { $title }
rules-option-line = { $title } ({ $id }, { $clause })
rules-when = { $value } ({ $when })
rules-when-sentence = { $when }: { $value }
rules-when-both = { $kind }, { $limit }
rules-value-line = { $presets }: { $value }
rules-sources = Sources: { $sources }.
rules-read-with = House rules read by this clause
