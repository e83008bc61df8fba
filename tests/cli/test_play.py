"""`pakli play`: what is asked, answered and refused; how a sitting ends; three languages."""

from collections.abc import Mapping
from random import Random

import pytest
from msgspec.structs import replace

from pakli.cli.practice.orders import Order
from pakli.cli.practice.session import PERSON, Session
from pakli.rules import PRESETS, VARIANTS
from pakli.texts import LANGUAGES, translator
from tests.cli.tables import sitting, told

Patch = pytest.MonkeyPatch

# With seed 1 the person has the button in hand 1, heads-up: small blind, first to act, 10 to call.
FIRST = 1


def answer(lines: list[str], typed: str) -> list[str]:
    """What was told after `typed`, up to the next line typed."""
    start = lines.index(f"> {typed}") + 1
    rest = lines[start:]
    return rest[: next((at for at, line in enumerate(rest) if line.startswith("> ")), len(rest))]


def test_a_turn_says_whose_it_is_what_to_call_the_pot_the_cards_and_what_is_possible() -> None:
    lines = sitting([], seed=FIRST)
    turn = lines[lines.index("Your turn. To call: 10. Pot: 30.") :][:3]
    assert turn[1].startswith("Your cards: ")
    assert "You have: " in turn[1]
    assert turn[2] == "You may: c Call 10; r Raise to between 40 and 2,000; a All-in, 1,990; f Fold."


def test_an_empty_line_repeats_the_turn() -> None:
    lines = sitting([""], seed=FIRST)
    assert answer(lines, "")[0] == "Your turn. To call: 10. Pot: 30."


def test_a_refusal_says_why_with_its_clause_and_what_is_possible_and_the_clause_can_be_read() -> None:
    lines = sitting(["r 25", "?", "k", "? b8", "? Z9"], seed=FIRST)
    assert answer(lines, "r 25") == [
        "25 is too little. Possible here: from 40 to 2,000 in all.",
        "Rulebook, clause B4. ? reads it.",
        "You may: c Call 10; r Raise to between 40 and 2,000; a All-in, 1,990; f Fold.",
    ]
    say = translator("en")
    assert answer(lines, "?") == [f"B4. {say.title('clause-B4')}", *say.clause("B4").split("\n\n")]
    assert answer(lines, "k")[1] == "Rulebook, clause B0. ? reads it."
    assert answer(lines, "? b8")[0].startswith("B8. ")
    assert answer(lines, "? Z9")[0] == say.text("cli-unknown-clause", clause="Z9")


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_and_clauses_are_in_the_players_language(language: str) -> None:
    say = translator(language)
    lines = sitting(["r 25", "?"], seed=FIRST, language=language)
    assert answer(lines, "r 25")[0] == say.refusal(
        "raise.too_small", {"total": 25, "least": 40, "most": 2000}
    )
    assert answer(lines, "?")[1] == say.clause("B4").split("\n\n")[0]


def test_nothing_refused_yet() -> None:
    assert answer(sitting(["?", "o"]), "?") == ["Nothing has been refused yet. “? B8” reads clause B8."]


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("r", "How much in all? From 40 to 2,000."),
        ("r lots", "“lots” is no whole number of chips."),
        ("r 1e3", "“1e3” is no whole number of chips."),
        ("r -5", "“-5” is no whole number of chips."),
        ("dance", "“dance” means nothing here. h lists what you can write."),
        ("350", "“350” means nothing here. h lists what you can write."),
        ("m", "There is nothing to show now."),
        ("d 1", "The betting is still on."),
        ("d", "Name the cards or their places"),
        ("r 99999999999999", "99,999,999,999,999 is too much."),
        ("r 999999999999999999999999999", "is no whole number of chips."),
    ],
)
def test_what_cannot_be_done_is_told_and_the_turn_stays(typed: str, says: str) -> None:
    lines = sitting([typed, "c"], seed=FIRST)
    assert says in answer(lines, typed)[0]
    assert answer(lines, "c")[0] == "You call 10."


def test_how_much_may_be_answered_by_a_number_alone() -> None:
    assert answer(sitting(["r", "100"], seed=FIRST), "100")[0] == "You raise to 100."


@pytest.mark.parametrize(
    ("typed", "total"),
    [("r min", "40"), ("r half", "40"), ("r pot", "60"), ("raise 1 000", "1,000"), ("b60", "60")],
)
def test_amounts_by_name(typed: str, total: str) -> None:
    assert answer(sitting([typed], seed=FIRST), typed)[0] == f"You raise to {total}."


def test_a_fold_where_checking_is_free_asks_first() -> None:
    lines = sitting(["c", "f", "n", "f", "what", "y"], seed=FIRST, watch=_passive)
    asked = "Checking is free. Fold all the same? y yes, n no."
    assert answer(lines, "f") == [asked]
    assert answer(lines, "n")[0].startswith("You may: k Check; b Bet")
    assert answer(lines, "y")[0] == "You fold."
    owed = sitting(["f"], seed=FIRST)
    assert answer(owed, "f")[0] == "You fold."


def test_an_all_in_asks_once() -> None:
    lines = sitting(["a", "n", "c"], seed=FIRST)
    assert answer(lines, "a") == ["All-in with 1,990. Are you sure? y yes, n no."]
    assert answer(lines, "c")[0] == "You call 10."
    assert answer(sitting(["a", "y"], seed=FIRST), "y")[0] == "You raise to 2,000 and are all-in."


def test_an_all_in_the_limit_forbids_is_refused_before_it_asks() -> None:
    lines = sitting(["a"], seed=FIRST, limit="fixed-limit", stack=1000)
    assert answer(lines, "a")[1] == "Rulebook, clause B1. ? reads it."


def test_who_sits_out_is_told_and_may_still_ask() -> None:
    lines = sitting(
        ["c", "o", "k", "c", "", "", "k", "c", "o", "p", ""] * 9, game="five-card-draw", players=5
    )
    assert "You sit this hand out." in lines
    start = lines.index("You sit this hand out.")
    assert any(line.startswith("Bot ") and line.endswith(" sits this hand out.") for line in lines)
    assert not any(line.startswith("Your cards: ") for line in lines[start : lines.index("", start)])
    assert "You have no cards now." in lines


def _passive(session: Session) -> None:
    """Bots that only check and call: hands go to the showdown."""
    from pakli.bots import CallingBot

    for seat in session.table.players:
        if seat != PERSON:
            session.table.players[seat] = CallingBot()


def test_the_showdown_asks_who_may_choose_and_names_winner_and_hand() -> None:
    shown = mucked = 0
    for seed in range(12):
        lines = sitting(["c", "k", "c", "k", "k", "k", "k", "m", "s"], seed=seed, watch=_passive)
        text = "\n".join(lines)
        if "You may: s Show; m Throw away unseen." in text:
            mucked += "You throw your cards away unseen." in text
        shown += any(line.startswith("You show ") for line in lines)
        wins = [line for line in lines if " win" in line]
        assert wins
        assert all(" with this hand: " in line or "nobody called" in line for line in wins if "wins" in line)
    assert shown
    assert mucked


def test_a_hand_must_be_declared_where_the_house_wants_it() -> None:
    lines = sitting(
        ["c", "k", "k", "k", "k", "s royal flush", "s"], preset="wiki", seed=FIRST, watch=_passive
    )
    refused = answer(lines, "s royal flush")
    assert "They make: " in refused[0]
    assert refused[1] == "Rulebook, clause P14. ? reads it."
    assert answer(lines, "s")[0].startswith("You show ")


def _with_stacks(session: Session, stacks: Mapping[int, int]) -> None:
    """Other stacks than those bought, as after hands that were played before."""
    table = session.table.table
    seats = tuple(replace(seat, stack=stacks.get(seat.number, seat.stack)) for seat in table.seats)
    books = replace(table.books, bought=sum(seat.stack for seat in seats))
    session.table.table = replace(table, seats=seats, books=books)


def test_side_pots_are_named() -> None:
    def unequal(session: Session) -> None:
        _passive(session)
        _with_stacks(session, {1: 300, 2: 100, 3: 200})

    for seed in range(6):
        text = told(["a", "y", "c", "c"], seed=seed, players=3, watch=unequal)
        if "Side pot 1: 200." in text:
            assert "Main pot: 300." in text
            return
    pytest.fail("no side pot in six sittings")


def test_what_may_be_asked_at_any_time() -> None:
    lines = sitting(["o", "v", "p", "g", "l", "h", "f", "p", "l"], seed=FIRST)
    assert answer(lines, "o")[0].startswith("Your cards: ")
    assert answer(lines, "v") == ["There are no community cards yet."]
    assert answer(lines, "p") == [
        "Pot: 30.",
        "Seat 1: You, 1,990, in front 10, button",
        "Seat 2: Bot 2, 1,980, in front 20",
    ]
    assert answer(lines, "g") == ["Texas Hold’em, No Limit, blinds 10/20. House rules: Standard."]
    assert answer(lines, "l") == ["No hand is over yet."]
    assert len(answer(lines, "h")) == 21
    played = lines[lines.index("Hand 1.") :]
    last = answer(lines[lines.index("> f") :], "l")
    assert last[0] == "Hand 1."
    assert all(line in played for line in last)
    assert "Bot 2 wins 20; nobody called." in last


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_every_order_with_its_word(language: str) -> None:
    say = translator(language)
    text = "\n".join(answer(sitting(["h"], seed=FIRST, language=language), "h"))
    for order in set(Order) - {Order.YES, Order.NO}:
        key, word = (part.strip() for part in say.text(f"play-words-{order}").split(",")[:2])
        assert f"{key} ({word}): " in text or f"{key} " in text
        assert word in text


def test_a_broke_player_is_offered_a_new_stack() -> None:
    def doomed(session: Session) -> None:
        _passive(session)
        _with_stacks(session, {PERSON: 10})

    for seed in range(40):
        lines = sitting(["y"] * 9, seed=seed, watch=doomed)  # the blind is all he has
        if "You have no chips left." in lines[: lines.index("Hand 2.")]:
            break
    else:
        pytest.fail("never broke")
    offer = lines.index("A new stack of 2,000? y yes, n no.")
    assert "You buy a new stack: 2,000." in lines[offer:]
    assert any("Chips bought: 4,000." in line for line in lines)
    refused = sitting(["n", "never read"], seed=seed, watch=doomed)
    assert "> never read" not in refused
    assert refused[-1] == "Goodbye, and thank you for playing."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("length", range(12))
def test_a_sitting_may_end_anywhere_with_a_summary(language: str, length: int) -> None:
    script = ["c", "k", "f", "n", "r", "r 40", "c", "k", "s", "", "c", "k"][:length]
    lines = sitting(script, language=language, seed=length)
    say = translator(language)
    assert lines[-1] == say.text("cli-goodbye")
    assert lines[-2].startswith(say.text("play-summary", hands="@", bought="", left="").split("@")[0])


def test_leaving_in_mid_hand_leaves_the_bet_behind() -> None:
    lines = sitting(["q"], seed=FIRST)
    assert "You leave in the middle of a hand: what you put in stays in the pot." in lines
    assert lines[-2].endswith("Chips at the end: 1,990. You are behind by 10.")


def test_ctrl_c_ends_as_politely(monkeypatch: Patch) -> None:
    from tests.cli.tables import Scripted

    def interrupted(self: Scripted) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Scripted, "ask", interrupted)
    assert sitting([], seed=FIRST)[-1] == "Goodbye, and thank you for playing."


RUBBISH = [
    "c",
    "k",
    "f",
    "y",
    "n",
    "",
    "a",
    "r",
    "r 0",
    "b 20",
    "350",
    "s",
    "m",
    "d 1 2",
    "d 9",
    "d xx",
    "k",
    "c",
]
RUBBISH += [
    "?",
    "? ?",
    "?B1",
    "\x1b[A",
    "r\t5",
    "🂡",
    "p",
    "v",
    "o",
    "l",
    "h",
    "g",
    "r max",
    "r half",
    "s full",
    "c",
]


@pytest.mark.parametrize("game", VARIANTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_can_be_played_with_anything_typed(game: str, language: str) -> None:
    rng = Random(game + language)
    for limit in VARIANTS[game].limits:
        preset = rng.choice(sorted(PRESETS))
        typed = (rng.choice(RUBBISH) for _ in range(40))
        lines = sitting(
            typed,
            game=game,
            limit=limit,
            preset=preset,
            language=language,
            players=3,
            seed=len(game),
            stack=300,
        )
        assert lines[-1] == translator(language).text("cli-goodbye")


def test_S2_the_straddle_is_offered_where_the_house_plays_it_and_all_agree() -> None:
    for seed in range(20):
        lines = sitting(["y", "f", "y", "", "q"], seed=seed, preset="kaszino", players=4, straddle=True)
        offered = [line for line in lines if line.startswith("You may post the live straddle, 20")]
        if offered:
            assert any("You straddle" in line or "straddle, 20" in line for line in lines)
            return
    pytest.fail("never the third player in twenty sittings")


def test_G8_a_rotation_says_which_game_it_is() -> None:
    text = told(["f", "y", "", "f", "y", "", "f", "y", "", "q"], game="horse", players=3)
    assert "HORSE" in text.splitlines()[0]
    assert "The game is now Texas Hold’em." in text
