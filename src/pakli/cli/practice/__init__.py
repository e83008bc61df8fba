"""
The practice game in the terminal: one person against bots, told and played in plain lines.

    terminal    lines in and out            orders      what a line wants
    narrator    lines as sentences          meaning     the action he means
    turn        what a person is asked      person      the dialogue; to the table, one more bot
    answers     what he may ask any time    session     hand after hand, new stacks, the end

Everything told has gone through `pakli.rules.seen_by` for the person's seat, or comes from his own view.

Tested in   tests/cli/test_play.py and its neighbours
"""
