"""The fairness report on hands of known colluders, and of people who have nothing to do with each other."""

from random import Random
from typing import Final

from pakli.room.actions import SitDown
from pakli.room.addresses import Seen
from pakli.room.pattern_log import HandReader
from pakli.room.patterns import Faced, HandFacts, PatternLine, Tally
from tests.room.kit import played

HONEST: Final = ("anna", "bela", "cili", "dora", "ede", "feri")


def honest(random: Random, table: str, players: tuple[str, ...]) -> HandFacts:
    """One wins what the others lose, whoever it is; who faces a bet folds six times of ten."""
    pot, winner = random.choice((300, 600, 1500, 5000)), random.choice(players)
    losers = [player for player in players if player != winner]
    lost = {player: -random.randrange(pot // len(losers)) for player in losers}
    gains = {**lost, winner: -sum(lost.values())}
    bettor = random.choice(players)
    faced = [Faced(who, bettor, random.random() < 0.6) for who in players if who != bettor]
    return HandFacts(table, tuple(sorted(gains.items())), tuple(faced))


def lines(hands: list[HandFacts], kind: str, seen: tuple[Seen, ...] = ()) -> list[PatternLine]:
    """What is told of one kind."""
    tally = Tally()
    for hand in hands:
        tally.add(hand)
    return [line for line in tally.lines(seen) if line.kind == kind]


def evening(seed: int, hands: int = 400) -> list[HandFacts]:
    """Two tables, at which whoever comes sits."""
    random = Random(seed)
    return [honest(random, f"t{number % 2}", tuple(random.sample(HONEST, 4))) for number in range(hands)]


def test_of_people_who_play_for_themselves_next_to_nothing_is_told() -> None:
    told = [line for seed in range(20) for kind in KINDS for line in lines(evening(seed), kind)]
    assert not any(line.strong for line in told)
    assert len(told) <= 4, "of 20 evenings with 15 pairs each"


KINDS: Final = ("together", "flow", "folds")


def test_chips_that_are_handed_over_are_told_with_their_way() -> None:
    random, hands = Random(1), evening(1)
    for _ in range(60):  # xaver gives bela chips in every hand they play alone against each other
        chips = random.randrange(200, 1500)
        hands.append(HandFacts("t1", (("bela", chips), ("xaver", -chips), ("anna", 0))))
    (line,) = lines(hands, "flow")
    assert (line.one, line.other, line.strong, line.hands) == ("xaver", "bela", True, 60)
    assert 60 * 2 <= line.count <= 60 * 15, "big blinds"


def test_who_folds_to_one_alone_is_told_and_how_fast() -> None:
    hands = evening(2)
    for _ in range(120):
        hands.append(HandFacts("t0", (("anna", 1), ("ede", -1)), (Faced("ede", "anna", True, True),)))
    (line,) = lines(hands, "folds")
    assert (line.one, line.other, line.strong) == ("ede", "anna", True)
    assert line.count > line.usual
    assert line.quick > 30


def test_who_is_always_where_the_other_is_is_told_but_not_a_whole_table() -> None:
    random, hands = Random(3), []
    for number in range(400):
        others = tuple(random.sample(HONEST, 3))
        hands.append(honest(random, f"t{number % 3}", (*others, "xaver", "yvett") if number % 2 else others))
    (line,) = lines(hands, "together")
    assert (line.one, line.other, line.count) == ("xaver", "yvett", 100)
    regulars = [honest(random, f"t{number % 2}", HONEST) for number in range(400)]
    assert lines(regulars, "together") == []


def test_at_one_table_everybody_is_together_and_of_few_hands_nothing_is_told() -> None:
    assert lines([honest(Random(4), "t0", ("anna", "bela")) for _ in range(300)], "together") == []
    few = [HandFacts("t1", (("bela", 900), ("xaver", -900)))] * 25
    assert lines(few, "flow") == []


def test_a_shared_address_is_told_and_whether_the_browser_is_of_one_kind() -> None:
    def seen(person: str, address: str, browser: str = "Firefox, Linux") -> Seen:
        return Seen(person, address, browser, 1, 2)

    places = (
        *(seen("anna", "192.0.2.1"), seen("bela", "192.0.2.1"), seen("cili", "192.0.2.9")),
        *(seen("dora", "192.0.2.7"), seen("ede", "192.0.2.7", "Safari, iPhone")),
    )
    told = {
        (line.one, line.other): (line.count, line.quick, line.strong) for line in lines([], "address", places)
    }
    assert told == {("anna", "bela"): (1, 1, True), ("dora", "ede"): (1, 0, False)}


async def test_hands_read_off_the_log_add_up_and_hold_no_card() -> None:
    async with played("NL 1/2", anna=200, bela=200, cili=200) as play:
        for number in range(6):
            await play.until_asked()
            await play.hand_over(fold=number % 2 == 0)
        stored = await play.store.read(f"table:{play.table_id}")
        facts = list(HandReader(play.table_id, 0, lambda _: False).read(stored))
        assert len(facts) == 6
        assert all(sum(gain for _, gain in hand.gains) == 0 for hand in facts)
        won = {name: sum(dict(hand.gains)[name] for hand in facts) for name in ("anna", "bela", "cili")}
        assert {name: 200 + gain // 50 for name, gain in won.items()} == {
            seat.player: seat.stack for seat in play.moment.table.seats
        }
        assert list(HandReader(play.table_id, 2**60, lambda _: False).read(stored)) == []


async def test_bots_and_who_comes_and_goes_are_no_trouble() -> None:
    async with played("NL 1/2", anna=200, bela=200) as play:
        await play.gives("cili", 300)
        await play.until_asked()
        await play.hand_over()
        await play.asks("cili", SitDown(5, 100))
        await play.until_asked()
        await play.hand_over()
        stored = await play.store.read(f"table:{play.table_id}")
        facts = list(HandReader(play.table_id, 0, "bela".__eq__).read(stored))
        assert all("bela" not in dict(hand.gains) for hand in facts)
        assert all("bela" not in (one.who, one.whose) for hand in facts for one in hand.faced)
