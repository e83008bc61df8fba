"""
A running table, whole: what people want of it, and who looks on.

Every command is answered once and for all: one that comes twice is done once; one that was meant for a
question that is over is refused, never taken for the next one. What a person may do is `authority`, what is
possible the table.

Clauses     I5, F1; all of the table through `pakli.table`.
Tested in   tests/room/test_cases.py
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from pakli.club.person import Person
from pakli.club.refusals import HOUSE
from pakli.club.rights import Place, may
from pakli.room import actions as a
from pakli.room import requests as buy_ins
from pakli.room.answers import Answer, Answered, Answers, Asked, Done
from pakli.room.audience import Viewer
from pakli.room.audit import audit_of
from pakli.room.authority import ANSWERS, authorised, place_of, reasoned, seat_ruled_on
from pakli.room.chat import Chat
from pakli.room.house import House
from pakli.room.journal import NOTHING, Closing, Deed
from pakli.room.live_table import LiveTable
from pakli.room.lobby import LobbyEntry, entry_of
from pakli.room.moment import SeatRequest, Step
from pakli.room.past import PastHand
from pakli.room.playing import Played
from pakli.room.purses import held_in, of_another, reason_of
from pakli.room.records import Record
from pakli.room.restored import Restored
from pakli.rules import Action, Refusal, RuleViolation
from pakli.rules.refusal import refuse
from pakli.store import StoreError
from pakli.table import Buy, JoinList, LeaveList, Sit, TableAction

__all__ = ["TableActor"]

_LOG: Final = logging.getLogger("pakli.room")


class TableActor(LiveTable):
    """One table of a room: `watch` it, ask it to `do` something, `say` something."""

    def __init__(self, house: House, restored: Restored) -> None:
        super().__init__(house, restored)
        self._answers = Answers()
        self._asides: dict[str, Any] = {}
        """What the command that is being judged changes in no stream."""
        self.chat = Chat(house, restored.table_id)

    # Looking on.

    def watch(self, viewer: Viewer, since: int | None = None) -> None:
        """
        Show the table to a viewer and tell him what happens from now on; his player is connected.

        Args:
            since: the version he has seen: he is told what he missed, if that is remembered.
        """
        back = not self.audience.connected(viewer.player)
        self.audience.add(viewer)
        self._looked_on_by(viewer.player, changed=back, away=False)
        self.audience.show(viewer, self.moment, since)
        for line in self.chat.lines:
            self.audience.hear_again(viewer, line)
        self.asked_and_told()
        self.soon(lambda: self._balance(viewer.player))

    def unwatch(self, viewer: Viewer) -> None:
        """He looks on no more; if it was his player's last connection, it is lost."""
        if viewer in self.audience:
            self.audience.remove(viewer)
            gone = not self.audience.connected(viewer.player)
            self._looked_on_by(viewer.player, changed=gone, away=True)

    def lost(self, player: str) -> None:
        """A viewer has failed: it is as if his connection were lost."""
        gone = not self.audience.connected(player)
        self.after_telling(lambda: self._looked_on_by(player, changed=gone, away=True))

    def _looked_on_by(self, player: str, *, changed: bool, away: bool) -> None:
        if not changed:
            return
        now, spectators, gone = self.moment, self.spectators(), self.away()
        # What he was told when he asked in vain he has seen.
        denied = buy_ins.with_word(now, player, None) if away else now.denied
        if (spectators, gone, denied) != (now.spectators, now.away, now.denied):
            self.show_changed(spectators=spectators, away=gone, denied=denied, clock=self.turn.face())
        self.connection(player, away)
        self.go_on()

    async def _balance(self, player: str) -> None:
        """Look up what somebody who looks on has outside the table."""
        person = self.house.people.get(player)
        if person is None or not self.audience.connected(player):
            return
        account = self.house.purse(person, self.moment.table.sign)
        balance, credit = await held_in(self.house.store, account)
        before = self.moment
        if (before.balances.get(player), before.credits.get(player, 0)) != (balance, credit):
            here = {one: held for one, held in before.balances.items() if self.audience.connected(one)}
            lent = {one: may for one, may in before.credits.items() if self.audience.connected(one)}
            self.show_changed(balances=here | {player: balance}, credits=lent | {player: credit})
            self.audience.show_own(player, self.moment)

    def then(self, step: Step) -> None:
        """Who has left his seat at a private table looks on only if he is invited."""
        super().then(step)
        after, manners = step.after.table, step.after.kept.manners
        same = after.seats is step.before.table.seats and manners == step.before.kept.manners
        if manners.private and not same:
            for player in self.audience.players():
                self._shut_out(self.house.people.get(player))

    def _shut_out(self, person: Person | None) -> None:
        """Who may not look on any more does not; a player plays on."""
        if person is None:
            return
        where = self.place(person.id)
        if not where.seated and may(person, "watch_table", where) is not None:
            self.audience.send_away(person.id)
            self._looked_on_by(person.id, changed=True, away=True)

    def person_changed(self, person: Person) -> None:
        """Somebody's name or rights have changed, or his balance outside."""
        if self.audience.connected(person.id):
            self._shut_out(person)
        asks = any(request.player == person.id for request in self.moment.requests)
        # Requests told anew, for his name in them.
        self.show_changed(**({"requests": (*self.moment.requests,)} if asks else {}))
        self.soon(lambda: self._balance(person.id))

    # Commands.

    def do(
        self,
        player: str,
        command_id: str,
        version: int,
        action: a.PersonAction,
        answered: Answered,
        written: Callable[[], None] | None = None,
    ) -> None:
        """
        Ask for an action.

        Args:
            player: who asks; he is known to the room.
            command_id: his own; the same command may be sent again.
            version: of the table, as he saw it.
            answered: is called with the answer, once it is in the log.
            written: is called when it is in the log, before anybody is told; the answer follows at once.
        """
        known = self._answers.known(player, command_id)
        busy = self._busy(player)
        if known is not None or busy is not None:
            answered(known or busy or Done(self.moment.version))
            return
        asked = Asked(player, command_id, version, action, answered, written)
        self.soon_for(player, lambda: self._do_once(asked))

    def _busy(self, player: str) -> Refusal | None:
        if self.moment.trouble:
            return Refusal(HOUSE, f"room.{self.moment.trouble}")
        if self.moment.kept.closed:
            return Refusal(HOUSE, "room.no_table")
        return Refusal(HOUSE, "room.busy") if self.is_full(player) else None

    async def _do_once(self, asked: Asked) -> None:
        answer = self._answers.known(asked.player, asked.command_id)
        if answer is None:
            try:
                answer = await self._answer(asked)
            except Closing:
                answer = Refusal(HOUSE, "room.closing")
            except Exception:  # a bug: he is told so, and the table goes on
                # By its name alone: in it may be the cards that somebody holds.
                _LOG.exception("table %s could not do %s", self.table_id, type(asked.action).__name__)
                answer = Refusal(HOUSE, "room.bug")
            self._answers.keep(asked.player, asked.command_id, answer)
        asked.answered(answer)

    async def _answer(self, asked: Asked) -> Answer:
        player, version, action = asked.player, asked.version, asked.action
        command = f"{player}:{self.table_id}:{asked.command_id}"
        self._asides = {}
        try:
            played = self._judged(self.house.people[player], version, action)
        except RuleViolation as violation:
            # A command that was done long ago, or before the room was started anew, comes too late the second
            # time.
            old = version < max(self.began, self._answers.forgotten)
            if old and await self.journal.done_before(command, version):
                return Done(self.moment.version)
            return violation.refusal
        if not await self._noted_aside(getattr(action, "player", player)):
            return Refusal(HOUSE, "room.storage")
        if not played.records:
            return Done(self.moment.version)
        if type(action) in ANSWERS:
            answer = await self.commit(played, mark=command, written=asked.written)
        else:
            about = self.table_id, self.moment.kept, player, action, self.house.people
            deed = audit_of(*about, played.records)
            answer = await self.commit(
                played, reason=reason_of(action), command=command, written=asked.written, deed=deed
            )
        if isinstance(answer, Done):
            self.house.actions += 1
            if type(action) in ANSWERS:
                self.absence.acted(player)
        elif isinstance(action, a.LetIn) and (no := of_another(answer)) is not answer:
            # It is not who lets him in that cannot pay; what he asked for is over, and he is told why.
            self._asides["denied"] = buy_ins.with_word(self.moment, action.player, answer)
            await self._noted_aside(action.player)
            return no
        return answer

    def _judged(self, person: Person, version: int, action: a.PersonAction) -> Played:
        """
        What comes of an action; no records: what it changes is in no stream, but in `_asides`.

        Raises:
            RuleViolation: he may not, it comes too late, or it is not possible.
        """
        kept, house = self.moment.kept, self.house
        answers = type(action) in ANSWERS
        authorised(self.table_id, kept, person, action, None if answers else self._whom(action))
        spent: tuple[Record, ...] = ()
        if answers:
            number, asked = getattr(action, "seat", 0), self.moment.asked
            if asked is not None and number in asked.seats and version < asked.number:
                raise refuse(HOUSE, "room.stale")
            spent = self.spent(number)
        live = self.live_played(person, action)
        meant = None if live is not None else self._meant(person, action)
        if meant is None:
            return live or Played(kept)
        played = house.dealer.play(kept, self.entered(person, meant), pauses=house.pace.run_out > 0)
        return Played(played.kept.noted(played.kept.table, spent), (*spent, *played.records))

    def _whom(self, action: a.PersonAction) -> Person | None:
        """Who sits in the seat that an action is about."""
        seat = self.moment.table.find(seat_ruled_on(action))
        return None if seat is None else self.house.people.get(seat.player)

    def _meant(self, person: Person, action: a.PersonAction) -> TableAction | Action | None:
        """The action as the table knows it; None: it is the room's alone."""
        match action:
            case a.SitDown(seat, chips):
                self.house.addresses.check_seat(self.moment.kept, person.id)
                sit = Sit(seat, person.id, chips, self.moment.minutes_away(person.id))
                return None if self._asks_host(person, sit, seat, chips) else sit
            case Buy(seat, chips):
                return None if self._asks_host(person, action, seat, chips) else action
            case a.JoinWaiting():
                return JoinList(person.id)
            case a.LeaveWaiting():
                return LeaveList(person.id)
            case a.SeeRabbit():
                return self.house.dealer.rabbit(self.moment.kept)
            case a.OutAtBigBlind(seat, on):
                others = self.moment.out_at_big_blind - {seat}
                self._asides["out_at_big_blind"] = others | {seat} if on else others
            case a.AskBombPot(seat):
                buy_ins.check_bomb_pots(self.moment.table.sign)
                self._asides["bomb_asked"] = seat
            case a.LetIn(player):
                request = buy_ins.request_of(self.moment, player)
                self._asides["requests"] = buy_ins.without(self.moment, player)
                return buy_ins.asked_for(self.moment, request)
            case a.TurnAway(player):
                self._asides |= buy_ins.turned_away(self.moment, buy_ins.request_of(self.moment, player))
            case _:
                return reasoned(action)  # type: ignore[return-value]  # the room's own are above
        return None

    def _asks_host(self, person: Person, action: TableAction, seat: int, chips: int) -> bool:
        """
        Where the host lets buy-ins through: ask him, if it would be possible, and if it is not he who asks.
        """
        moment = self.moment
        where = place_of(self.table_id, moment.kept, person.id)
        if not moment.kept.manners.approve or may(person, "approve_seats", where) is None:
            return False
        if (sits := moment.table.find(seat)) is not None and sits.player != person.id:
            return False  # the dealer of real cards sells to him
        moment.table.apply(action)
        self._asides |= buy_ins.asking(moment, SeatRequest(person.id, seat, chips))
        return True

    async def _noted_aside(self, player: str) -> bool:
        """Note what changes in no stream, then tell all, `player` at once; whether it could be noted."""
        fields, self._asides = self._asides, {}
        if fields:
            try:
                await self.journal.note_now(self.moment.version, self.noted(self.moment.changed(**fields)))
            except StoreError:
                return False
            self.show_changed(**fields)
            self.audience.show_own(player, self.moment)
        return True

    # Chat.

    def say(self, player: str, command_id: str, text: str, answered: Answered) -> None:
        """Write a line of chat, as `do`; the answer's version is the line's number."""
        known = self._answers.known(player, command_id)
        busy = self._busy(player)
        if known is not None or busy is not None:
            answered(known or busy or Done(0))
            return
        self.soon_for(player, lambda: self._say_once(player, command_id, text, answered))

    async def _say_once(self, player: str, command_id: str, text: str, answered: Answered) -> None:
        answer = self._answers.known(player, command_id) or await self._said(player, command_id, text)
        self._answers.keep(player, command_id, answer)
        answered(answer)

    async def _said(self, player: str, command_id: str, text: str) -> Answer:
        kept = self.moment.kept
        try:
            # As he is now: he may have been muted a moment ago, or may write again.
            person = await self.house.club.find(player) or self.house.people[player]
            where = self.place(player)
            command = f"{player}:{self.table_id}:{command_id}"
            line, new = await self.chat.say(person, kept.manners, where, text, command)
        except RuleViolation as violation:
            return violation.refusal
        except StoreError:
            return Refusal(HOUSE, "room.storage")
        if new:
            self.audience.hear(line, self.moment)
        return Done(line.number)

    # The room's own doing.

    async def house_does(self, *actions: TableAction | Action, deed: Deed = NOTHING) -> None:
        """
        The house does something at the table, and waits until it is done; `deed`: what else is, with it.

        Raises:
            RuleViolation: it is not possible.
            Whatever the deed raises: nothing is done then.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def does() -> None:
            try:
                played = self.house.dealer.play(
                    self.moment.kept, *actions, pauses=self.house.pace.run_out > 0
                )
                answer = await self.commit(played, deed=deed)
                if isinstance(answer, Refusal):
                    raise RuleViolation(answer)
            except BaseException as error:
                done.set_exception(error)
            else:
                done.set_result(None)

        self.soon(does)
        await done

    async def past_hands(self, player: str, *, only: int = 0) -> list[PastHand]:
        """
        The last hands that are over as far as `player` has been told, the newest first; `only`: this one.

        Raises:
            StoreError: the log cannot be read.
        """
        return await self.past.hands(self.journal, self.audience.told(player, self.moment), only=only)

    def place(self, player: str) -> Place:
        """The table, as the club's rights ask about it; who is out of a private tournament may look on."""
        where = place_of(self.table_id, self.moment.kept, player)
        if where.private and self.director is not None and self.director.welcomes(player):
            return replace(where, private=False)
        return where

    def concerns(self, player: str) -> bool:
        """Whether somebody looks on, sits or waits here."""
        table = self.moment.table
        here = any(seat.player == player for seat in table.seats)
        asks = any(request.player == player for request in self.moment.requests)
        return here or asks or player in table.waiting_list or self.audience.connected(player)

    def lobby_entry(self) -> LobbyEntry:
        """The table, as the lobby lists it."""
        kept, people = self.moment.kept, self.house.people
        bots = sum([seat.player in people and people[seat.player].is_program for seat in kept.table.seats])
        return entry_of(self.table_id, kept, self.pots, bots)
