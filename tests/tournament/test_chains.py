"""M7: a chain of five satellites played to its end: who wins a ticket plays the next event with it."""

from pakli.tournament import Enter, Structure
from pakli.tournament.satellites import Award, awards, plan_chain
from pakli.tournament.structure import Price
from tests.tournament.plans import structure
from tests.tournament.running import Running, player

SEATS = 10


def played(event: Structure, winners: list[str], level: int) -> Running:
    """The event with those who have tickets and newcomers who pay; who came first loses last."""
    play = Running(event)
    names = [*winners, *[player(SEATS * level + at) for at in range(len(winners) + 1, SEATS + 1)]]
    for name in names:
        play.do(Enter(name))
    play.begin()
    while play.status() == "running":
        there = [entry.player for entry in play.event.entries if entry.status == "playing"]
        play.bust(there[-1], to=there[0])
    return play


def won(play: Running) -> tuple[Award, ...]:
    ranked = sorted(play.event.entries, key=lambda entry: (entry.place, entry.number))
    return awards(play.event.structure, [entry.player for entry in ranked], play.event.takings.pool)


def test_M7_five_satellites_are_played_up_to_the_event_they_lead_to() -> None:
    target = structure(name="Main", entry=Price(100_000, 10_000), table_size=SEATS)
    chain = plan_chain(target, Price(550, 50), 5, like=structure(name="Step", table_size=SEATS))
    winners: list[str] = []
    for level, event in enumerate(chain):
        play = played(event, winners, level)
        takings = play.event.takings
        assert takings.collected == SEATS * event.entry.pays == takings.paid_out + takings.shares
        if event.satellite is None:
            break
        found = won(play)
        worth = event.satellite.ticket
        assert worth == chain[level + 1].entry.pays
        assert sum(worth * one.ticket + one.cash for one in found) == takings.pool
        winners = [one.player for one in found if one.ticket]
        assert 1 <= len(winners) == play.event.tickets
    assert play.places()[player(1)] == 1, "who began at the bottom has won it all"
    assert play.prizes()[player(1)] == SEATS * 90_000 // 2
