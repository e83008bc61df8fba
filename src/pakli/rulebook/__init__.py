"""
The rulebook for readers: its table of contents, the house-rule matrix, worked examples that are played.

`matrix` says what each preset plays, `examples` is the list of worked examples, `played` plays one through
the table and its engine into views, as a replay has them, `book` is the whole table of contents for a page.
No rule is written here: an example says what is tried, and the engine what comes of it.

Nothing is brought in here, so that `pakli rules` need not load what only a server wants.

Clauses     all of them, as texts; section 11 (house rules) and section 13 (worked examples).
Tested in   tests/rulebook/test_examples.py, tests/cli/test_rules.py, tests/server/test_rulebook.py
"""
