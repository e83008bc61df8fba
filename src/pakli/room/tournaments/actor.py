"""
A running tournament, whole: what people want of it, and its director.

Each is done once, by its command; who rules gives a reason, and it stands in the audit book with what it did.

Clauses     M1 to M7, M9, F1; who may what is `pakli.club.rights`.
Tested in   tests/room/tournaments/
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from msgspec.structs import replace

from pakli.club.lines import LONGEST_CHAT, chat_of, shortened
from pakli.club.person import Person
from pakli.club.refusals import HOUSE
from pakli.club.rights import Place, What, may
from pakli.room.answers import Answer, Done
from pakli.room.audit import RulingNoted, audit_note
from pakli.room.journal import NOTHING, Closing, Deed
from pakli.room.tournaments.desk import ANSWERS, as_it_stands, no_program
from pakli.room.tournaments.going_on import GoingOn
from pakli.room.tournaments.purse import escrow_of, ticket_of
from pakli.room.tournaments.records import (
    EVENTS,
    EventInvited,
    EventSaid,
    OwnEventRecord,
    TicketGiven,
    event_stream,
    opened_to,
)
from pakli.room.under import Standing
from pakli.rules import Refusal, RuleViolation
from pakli.store import Append, StoreError
from pakli.tournament import (
    AgreeDeal,
    DropDeal,
    Enter,
    Entry,
    OfferDeal,
    TournamentAction,
    Withdraw,
)
from pakli.tournament.judge_entries import ENTRY_JUDGES

__all__ = ["TournamentActor", "checked"]

_LOG: Final = logging.getLogger("pakli.room")


class TournamentActor(GoingOn):
    """One tournament of a room."""

    past = False
    """Read again to be looked at: it is over, and nothing can be done about it."""

    # Who may.

    def place(self, player: str = "") -> Place:
        """The tournament, as the club's rights ask about it."""
        opening = self.kept.opening
        entry = self.event.latest(player) if player else None
        return Place(
            table=self.event_id,
            owner=opening.owner,
            private=opening.private,
            seated=entry is not None,
            members_bots=opening.members_bots,
            money=not self.event.structure.practice,
        )

    def may(self, person: Person, what: What) -> Refusal | None:
        """Whether somebody may do this here: None if so, else why not."""
        no = may(person, what, self.place(person.id))
        if no is not None or not self.kept.opening.private or self.knows(person):
            return no
        return Refusal(HOUSE, "may.invited_only")

    def welcomes(self, player: str) -> bool:
        """As `Director.welcomes`."""
        return player in self.kept.invited or self.entered_by(player)

    def entered_by(self, player: str) -> bool:
        """Whether this player is in it, or was."""
        return self.event.latest(player) is not None

    def concerns(self, person: Person) -> bool:
        """Whether this person may look at it."""
        return not self.kept.opening.private or self.knows(person)

    def knows(self, person: Person) -> bool:
        """Whether a private tournament is this person's business; a member's bot goes where its owner may."""
        inside = self.welcomes(person.id) or opened_to(person.owner, self.kept.opening, self.kept.invited)
        return inside or may(person, "run_tournament", self.place(person.id)) is None

    def why_not_enter(self, person: Person) -> Refusal | None:
        """Why somebody cannot enter now; None: he can, if he can pay."""
        no = self.may(person, "enter_tournament")
        if no is None:
            try:
                ENTRY_JUDGES[Enter](self.event, Enter(person.id))
            except RuleViolation as violation:
                return violation.refusal
        return no

    # What is asked.

    async def enter(
        self, person: Person, *, by: Person | None = None, command: str = "", live: bool = False
    ) -> Answer:
        """
        Enter, before the start, late, or again (M1, M4): the fee moves from the player's account. `by` enters
        him, where it is not he himself; `live`: in a mixed field, at a table with real cards.
        """
        no = self.may(person, "enter_tournament")
        if by is not None:
            no = may(by, "run_tournament", self.place(by.id)) or (
                None if no is not None and no.code == "may.invited_only" else no
            )
        no = no or no_program(person, self.event.structure)
        if no is not None:
            return no
        self.house.people.setdefault(person.id, person)
        deed = NOTHING if by is None else self._audited(by, "enter_player", whom=person.id)
        return await self.asked(lambda: self._once(command, person.id, Enter(person.id, live), deed=deed))

    async def withdraw(self, person: Person, *, command: str = "") -> Answer:
        """Have one's fee back, before the start."""
        return await self.asked(lambda: self._once(command, person.id, Withdraw(person.id)))

    async def answer(self, person: Person, what: str, *, command: str) -> Answer:
        """
        Answer what the event asks: `rebuy`, `no_rebuy`, `add_on`.

        In mid-hand, a rebuy or add-on is kept for as soon as the hand is over (M6).
        """
        return await self.asked(lambda: self._answer(person.id, what, command))

    async def _answer(self, player: str, what: str, command: str) -> Answer:
        answer = await self._once(command, player, ANSWERS[what](player))
        if isinstance(answer, Refusal) and answer.code == "rebuy.in_hand":
            self.wishes[player] = what
            await self.note()
            return Done(self.version)
        if isinstance(answer, Done) and what == "no_rebuy":
            self.wishes.pop(player, None)
        return answer

    async def offer_deal(self, person: Person, offer: OfferDeal, *, command: str) -> Answer:
        """Propose a deal: one of those who are left, or who runs the event."""
        entry = self.event.latest(person.id)
        if entry is None or entry.status != "playing":
            no = may(person, "run_tournament", self.place(person.id))
            if no is not None:
                return no
        return await self.asked(lambda: self._once(command, person.id, offer))

    async def answer_deal(self, person: Person, *, agree: bool, command: str) -> Answer:
        """Agree to the deal that is offered, or turn it down for all."""
        action: TournamentAction = AgreeDeal(person.id) if agree else DropDeal(person.id)
        return await self.asked(lambda: self._once(command, person.id, action))

    # The director.

    async def rule(self, by: Person, action: TournamentAction, *, command: str, reason: str = "") -> Answer:
        """The director's word: done, and in the audit book."""
        no = may(by, "run_tournament", self.place(by.id))
        if no is not None:
            return no
        reason = reason or getattr(action, "reason", "")
        reason = chat_of(reason) if shortened(reason, 1) else ""
        if hasattr(action, "reason"):  # everybody reads it
            action = replace(action, reason=reason)
        whom = getattr(action, "player", "")
        what = str(type(action).__struct_config__.tag)
        deed = self._audited(by, what, whom=whom, reason=reason, number=getattr(action, "hands", 0))

        async def does() -> Answer:
            if await self.was_done(by, command):
                return Done(self.version)
            asked = as_it_stands(self.event, action, self.house.chance, is_over=self.is_over)
            return await self._once(command, by.id, asked, deed=deed)

        return await self.asked(does)

    async def start_now(self, by: Person, *, command: str) -> Answer:
        """Begin, though the time has not come."""
        no = may(by, "run_tournament", self.place(by.id))
        if no is not None:
            return no

        async def begins() -> Answer:
            if await self.was_done(by, command):
                return Done(self.version)
            await self.begin(self._command(by.id, command), self._audited(by, "begin"))
            return Done(self.version)

        return await self.asked(begins)

    async def bots(self, by: Person, number: int, *, command: str = "") -> Answer:
        """So many of the house's bots enter, once for each command: practice events alone."""
        no = may(by, "run_tournament", self.place(by.id))
        if no is not None:
            return no

        async def brings() -> Answer:
            name = self._command(by.id, command)
            if not await self._done_before(name):
                await self.bring_bots(number, name, self._audited(by, "bots", number=number))
            return Done(self.version)

        return await self.asked(brings)

    async def invite(self, by: Person, whom: Person) -> Answer:
        """Let somebody enter a private event."""
        no = may(by, "run_tournament", self.place(by.id))
        if no is not None or whom.id in self.kept.invited:
            return no or Done(self.version)
        self.house.people.setdefault(whom.id, whom)
        deed = self._audited(by, "invite", whom=whom.id)
        return await self.asked(lambda: self.note_down(EventInvited(whom.id), deed=deed))

    async def announce(self, by: Person, text: str, *, command: str = "") -> Answer:
        """Say something to all, once for each command; empty: nothing any more."""
        no = may(by, "run_tournament", self.place(by.id))
        if no is not None:
            return no
        said = chat_of(text) if shortened(text, 1) else ""
        deed = self._audited(by, "announce", reason=said)
        name = self._command(by.id, command)
        return await self.asked(lambda: self.note_down(EventSaid(said), command=name, deed=deed))

    async def note_down(
        self, *records: OwnEventRecord, command: str | None = None, deed: Deed = NOTHING
    ) -> Answer:
        """Write records of the room's own; in the tournament's turn."""
        doing = self.doing(time=False)
        doing.note(*records)
        async with Standing() as standing:
            return await self.carry_out(doing, standing, command=command, deed=deed)

    # Tickets (M7).

    def lets_in(self, person: Person) -> bool:
        """Whether somebody may enter with a ticket, which is an invitation, too."""
        no = self.why_not_enter(person)
        return no is None or no.code == "may.invited_only"

    async def take_ticket(
        self, player: str, worth: int, source: "TournamentActor", given: TicketGiven
    ) -> Answer:
        """
        Enter with a ticket that `source` has given, which waits meanwhile: its stream and this one's are one
        append, and the fee comes out of its escrow.
        """
        no = worth != self.event.structure.entry.pays and not self.event.structure.practice
        if no or self.event.structure.money != source.event.structure.money:
            return Refusal("M7", "structure.no_target")
        write = Append(event_stream(source.event_id), source.version, EVENTS.encode_all((given,)))

        async def takes() -> Answer:
            doing = self.doing()
            doing.play(Enter(player))
            command = f"ticket:{source.event_id}:{given.won}"
            purses = {player: escrow_of(source.event_id)}
            async with Standing() as standing:
                return await self.carry_out(
                    doing, standing, command=command, deed=Deed((write,)), purses=purses
                )

        return await self.asked(takes, patient=True)

    @property
    def owes_tickets(self) -> bool:
        """Whether it is over and somebody who has won a ticket has it not yet."""
        given = {one.won for one in self.kept.tickets}
        over = self.event.status == "finished" and self.event.structure.satellite is not None
        return over and any(
            entry.place and ticket_of(self.event, entry) and entry.number not in given
            for entry in self.event.entries
        )

    async def give_tickets(self, target: "TournamentActor | None") -> None:
        """
        The event is over: who has won a ticket is in the target; who is in it already passes it down, and
        where nobody is left who could take it, he has its worth in cash.
        """
        event, satellite = self.event, self.event.structure.satellite
        if event.status != "finished" or satellite is None:
            return
        order = sorted(
            [entry for entry in event.entries if entry.place], key=lambda entry: (entry.place, entry.number)
        )
        for winner in [entry for entry in order if ticket_of(event, entry)]:
            if winner.number not in {one.won for one in self.kept.tickets}:
                await self._give_ticket(winner, order, satellite.ticket, target)

    async def _give_ticket(
        self, winner: Entry, order: Sequence[Entry], worth: int, target: "TournamentActor | None"
    ) -> None:
        spare = [entry for entry in order if not ticket_of(self.event, entry)]
        had = {one.entry for one in self.kept.tickets}
        for taker in (winner, *[entry for entry in spare if entry.number not in had]):
            person = self.house.people.get(taker.player)
            if target is None or person is None or not target.lets_in(person):
                continue
            given = TicketGiven(taker.number, winner.number)
            answer = await target.take_ticket(taker.player, worth, self, given)
            if isinstance(answer, Done):
                await self.took_note(given)
                return
            if target.closing:  # he has it as soon as the room is open again
                raise Closing
        await self.note_down(TicketGiven(winner.number, winner.number, worth))

    # How it is done.

    async def _once(
        self, command: str, player: str, action: TournamentAction, *, deed: Deed = NOTHING
    ) -> Answer:
        """Do it; what was done before, by the same command, is answered the same."""
        name = self._command(player, command)
        try:
            return await self.do(action, command=name, deed=deed)
        except RuleViolation as violation:
            if await self._done_before(name):
                return Done(self.version)
            return violation.refusal

    def _command(self, player: str, command: str) -> str | None:
        return f"{player}:tournament:{self.event_id}:{command}" if command else None

    async def was_done(self, by: Person, command: str) -> bool:
        """Whether somebody's command has been done already."""
        return await self._done_before(self._command(by.id, command))

    async def _done_before(self, command: str | None) -> bool:
        try:
            return command is not None and await self.house.store.receipt(command) is not None
        except StoreError:
            return False

    async def asked(self, work: Callable[[], Awaitable[Answer]], *, patient: bool = False) -> Answer:
        """Have it done in its turn, and wait for the answer; `patient`: for a log that fails, too."""
        if self.past:
            return Refusal("M4", "event.not_running")
        if self.closing:
            return Refusal(HOUSE, "room.closing")
        if self.trouble and not patient:
            return Refusal(HOUSE, "room.storage")
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        async def does() -> None:
            try:
                answer = await work()
            except RuleViolation as violation:
                answer = violation.refusal
            except Closing:
                answer = Refusal(HOUSE, "room.closing")
            except Exception:  # a bug: he is told so, and the tournament goes on
                _LOG.exception("tournament %s could not do what was asked", self.event_id)
                answer = Refusal(HOUSE, "room.bug")
            if not answered.done():
                answered.set_result(answer)

        self.mailbox.soon(does)
        return await answered

    def _audited(self, by: Person, what: str, *, whom: str = "", reason: str = "", number: int = 0) -> Deed:
        """What is written with a ruling: who, what, to whom, why."""
        people = self.house.people
        note = RulingNoted(
            by=by.id,
            name=by.name,
            table=self.event_id,
            table_name=self.event.structure.name,
            what=f"event_{what}",
            reason=shortened(reason, LONGEST_CHAT),
            whom=whom,
            whom_name=people[whom].name if whom in people else "",
            number=number,
        )
        return Deed((audit_note(note),))


def checked(answer: Answer) -> int:
    """
    The version that was answered.

    Raises:
        RuleViolation: it was refused.
    """
    if isinstance(answer, Refusal):
        raise RuleViolation(answer)
    return answer.version
