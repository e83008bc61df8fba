"""A credit line at the table: who has one buys with it, up to it, and is told of it where it ends."""

from pakli.club import account_of
from pakli.room.actions import LetIn, SitDown
from pakli.rules import Refusal
from pakli.table import Buy
from tests.room.kit import played
from tests.room.test_approval import approving

ACCOUNT = account_of("dora")


async def test_who_may_owe_sits_down_with_what_he_has_not() -> None:
    async with played("NL 1/2", anna=200, bela=200) as play:
        await play.watch("dora")
        await play.store.ledger.set_floor(ACCOUNT, -150)
        answer = await play.asks("dora", SitDown(6, 151))
        assert isinstance(answer, Refusal)
        assert answer.code == "room.over_credit"
        assert dict(answer.facts) == {"balance": 0, "credit": 150}
        await play.does("dora", SitDown(6, 100))
        assert await play.store.ledger.balance(ACCOUNT) == -100
        await play.does("dora", Buy(6, 50))
        answer = await play.asks("dora", Buy(6, 1))
        assert isinstance(answer, Refusal)
        assert dict(answer.facts) == {"balance": -150, "credit": 150}
        reasons = [line.reason for line in await play.store.ledger.statement(ACCOUNT)]
        assert reasons == ["buy_in", "top_up"]


async def test_who_lets_somebody_in_is_told_of_that_one_s_credit_line() -> None:
    async with approving() as play:
        await play.store.ledger.set_floor("player:anna", -20)
        await play.does("anna", SitDown(2, 321))
        answer = await play.asks("owner", LetIn("anna"))
        assert isinstance(answer, Refusal)
        assert answer.code == "room.cannot_pay_credit"
        assert dict(answer.facts) == {"balance": 300, "credit": 20}


async def test_the_table_hears_of_a_new_credit_line() -> None:
    async with played("NL 1/2", anna=200, bela=200) as play:
        await play.watch("dora")
        assert play.moment.credits.get("dora") == 0
        await play.store.ledger.set_floor(ACCOUNT, -150)
        await play.room.person_changed("dora")
        await play.settle()
        assert (play.moment.balances["dora"], play.moment.credits["dora"]) == (0, 150)
