"""
Hints: what one may do and why, by clause, at practice tables alone; made from the options and nothing else.
"""

import re
from typing import Any

import pytest

from pakli.rulebook.examples import EXAMPLES
from pakli.rulebook.script import Play
from pakli.rules import BettingOptions, Bounds, Player, Refusal
from pakli.texts import CLAUSES, LANGUAGES, translator
from pakli.wire.hints import hints_of
from tests.wire.kit import Client, talking
from tests.wire.scenes import SCENES, scene

PLAYERS: dict[str, Any] = {"anna": 200, "bela": 200, "cili": 200}


def said(client: Client, table: str) -> list[tuple[str, str]]:
    """Clause and message of each hint."""
    question = client.question(table)
    assert question is not None
    return [(hint["clause"], hint["say"]) for hint in question["hints"]]


async def test_I5_hints_come_at_practice_tables_and_nowhere_else() -> None:
    for practice in (True, False):
        rules = {"practice": practice}
        async with talking("NL 1/2", button="anna", rules=rules, **PLAYERS) as talk:
            await talk.play.until_asked("anna")
            question = talk.client("anna").question(talk.table)
            assert question is not None
            assert ("hints" in question) is practice
            for client in talk.clients.values():
                assert practice or all(b"hint" not in frame for frame in client.frames), client.player


@pytest.mark.parametrize("name", SCENES)
async def test_I5_no_question_of_a_table_with_chips_has_hints(name: str) -> None:
    """Whatever is asked there, in the hand or between hands."""
    async with scene(name) as talk:
        for client in talk.clients.values():
            assert all(b'"hints"' not in frame for frame in client.frames)


async def test_B0_B5_the_first_to_act_is_told_what_to_call_and_the_least_raise() -> None:
    async with talking("NL 1/2", button="anna", rules={"practice": True}, **PLAYERS) as talk:
        await talk.play.until_asked("anna")
        anna = talk.client("anna")
        assert said(anna, talk.table) == [
            ("B0", "hint-call"),
            ("B5", "hint-raise-least"),
            ("B4", "hint-most-all"),
            ("P10", "hint-fold"),
        ]
        question = anna.question(talk.table)
        assert question is not None
        assert question["hints"][1]["facts"] == {
            "amount": {"chips": 4},
            "level": {"chips": 2},
            "more": {"chips": 2},
        }


async def test_P7_the_big_blind_may_check_though_there_is_a_bet() -> None:
    async with talking("NL 1/2", button="anna", rules={"practice": True}, **PLAYERS) as talk:
        for name in ("anna", "bela"):
            await talk.play.until_asked(name)
            await talk.act(name, "call")
        await talk.play.until_asked("cili")
        assert said(talk.client("cili"), talk.table)[0] == ("P7", "hint-check-option")


def facts(hint: Any) -> dict[str, int]:
    """The numbers of a hint."""
    return {name: int(getattr(fact, "chips", fact)) for name, fact in hint.facts.items()}


@pytest.mark.parametrize("example", EXAMPLES)
def test_hints_say_what_the_options_say(example: str) -> None:
    """At every moment of every worked example: the same amounts, and the clause of every no."""
    play = Play(EXAMPLES[example])
    play.begin()
    for word in ("", *play.words):
        if word:
            play.step(word)
        waiting = play.table.next
        if not isinstance(waiting, Player) or not isinstance(waiting.options, BettingOptions):
            continue
        options, hints = waiting.options, hints_of(play.table, waiting.seat)
        by_say = {hint.say: hint for hint in hints}
        first = hints[0]
        assert first.say.startswith("hint-call" if options.call else "hint-check")
        assert not options.call or facts(first)["amount"] == options.call
        if isinstance(options.raise_to, Refusal):
            no = by_say[f"refusal-{options.raise_to.code.replace('.', '-')}"]
            assert no.clause == options.raise_to.clause
        else:
            least, *most = [
                facts(hint)["amount"]
                for hint in hints[1:]
                if re.match("hint-(bet|raise|most|complete)", hint.say)
            ]
            assert Bounds(least, most[0] if most else least) == options.raise_to
        others = [seat.number for seat in play.table.seats if seat.number != waiting.seat]
        assert not any(hints_of(play.table, other) for other in others), "nobody else is told"


def test_the_numbers_of_a_reason_add_up() -> None:
    play = Play(EXAMPLES["short-all-in"])
    play.begin()
    for word in ("limps", "flop", "a bet 50", "b all-in", "c call"):
        play.step(word)
    [least] = [hint for hint in hints_of(play.table, 4) if hint.say == "hint-raise-least"]
    assert facts(least) == {"amount": 123, "level": 73, "more": 50}
    [most] = [hint for hint in hints_of(play.table, 4) if hint.say == "hint-most-pot-raise"]
    assert facts(most) == {"amount": 442, "size": 369}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_has_its_sentence_and_its_clause(language: str) -> None:
    say = translator(language)
    for example in EXAMPLES.values():
        play = Play(example)
        play.begin()
        for word in ("", *play.words):
            if word:
                play.step(word)
            for seat in play.table.seats:
                for hint in hints_of(play.table, seat.number):
                    assert say.has(hint.say)
                    assert hint.clause in CLAUSES
                    filled = say.text(hint.say, **{name: fact or 0 for name, fact in facts(hint).items()})
                    assert "{" not in filled
