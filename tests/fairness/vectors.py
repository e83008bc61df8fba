"""
The test vectors that Python, TypeScript and the manual share: `python -m tests.fairness.vectors` writes them.

`broken` are changes of whole proofs: each a list of paths into the document and what stands there then (null:
the item is taken out), and the step and code with which the check has to fail.
"""

from pathlib import Path
from random import Random
from typing import Any, Final

from msgspec import json, to_builtins
from msgspec.structs import replace

from pakli.fairness import (
    Chain,
    Proof,
    check,
    digest,
    link,
    order_of,
    seed_of,
    spread,
    ticket_value,
    written_proof,
)
from pakli.fairness.hashing import card_leaf, node, stream, ticket_leaf
from pakli.fairness.trees import levels_of, path_of
from tests.fairness.games import after_a_void, lowball, simple, stud

__all__ = ["FILE", "broken_cases", "changed", "made", "proofs"]

FILE: Final = Path(__file__).resolve().parents[1] / "golden" / "fairness" / "vectors.json"

Change = tuple[list[str | int], Any]


def proofs() -> dict[str, Proof]:
    hand, void = after_a_void()
    return {
        "holdem": simple().proof(2),
        "rail": simple().proof(0),
        "void": replace(hand.proof(5), voids=(void,)),
        "lowball": lowball().proof(6),
        "stud": stud()[1],
    }


def changed(document: Any, changes: list[Change]) -> Any:
    """The document with other values in some places."""
    document = json.decode(json.encode(document))
    for path, value in changes:
        *way, last = path
        place = document
        for step in way:
            place = place[step]
        if value is None:
            del place[last]
        else:
            place[last] = value
    return document


def broken_cases() -> list[dict[str, Any]]:
    """What a dishonest server may try, each with what the check says."""
    documents = {name: to_builtins(proof) for name, proof in proofs().items()}
    return [
        {"proof": name, "says": says, "change": change, "expect": expect}
        for name, says, change, expect in _changes(documents)
    ]


def _changes(of: dict[str, Any]) -> list[tuple[str, str, list[Change], str]]:
    holdem, void, low = of["holdem"], of["void"], of["lowball"]
    record = holdem["record"]
    cards = holdem["opened"][0]["cards"]
    doubled = [cards[1], *cards[1:]]
    opening = holdem["openings"][0]
    other = (opening["card"] + 1) % 52
    values = low["servings"][1]["values"]
    return [
        (
            "holdem",
            "a record with a blank in it",
            [(["record"], record.replace(",", ", ", 1))],
            "record.form",
        ),
        (
            "holdem",
            "a record with another cut",
            [(["record"], record.replace('"cut":17', '"cut":18'))],
            "packs.which",
        ),
        ("holdem", "a share is left out", [(["shares", 0], None)], "shares.seats"),
        ("holdem", "a share that does not follow", [(["shares", 0, 1], "00" * 32)], "shares.chain"),
        ("holdem", "a pack is not opened", [(["opened", 0], None)], "packs.which"),
        ("holdem", "a card twice in an opened pack", [(["opened", 0, "cards"], doubled)], "packs.cards"),
        ("holdem", "two cards change places", [(["opened", 0, "cards"], _swapped(cards))], "packs.root"),
        ("holdem", "another ticket", [(["opened", 0, "tickets", 3], "ab" * 32)], "packs.root"),
        ("holdem", "a card is another one", [(["openings", 0, "card"], other)], "openings.path"),
        ("holdem", "a salt is another one", [(["openings", 0, "salt"], "cd" * 32)], "openings.path"),
        ("holdem", "a card is not uncovered", [(["openings", 0], None)], "openings.missing"),
        ("holdem", "another card was seen", [(["deals", 0, "cards", 0], other)], "openings.other_card"),
        (
            "holdem",
            "two board cards in another order",
            [(["deals", 1, "cards"], _swapped(holdem["deals"][1]["cards"]))],
            "openings.other_card",
        ),
        ("holdem", "a burn left out", [(["deals", 1, "burn"], 0)], "deals.burn"),
        ("holdem", "a burn too many", [(["deals", 1, "burn"], 2)], "deals.burn"),
        (
            "holdem",
            "somebody who gave a share is not dealt in",
            [(["deals", 0, "seats"], [2, 6])],
            "deals.left_out",
        ),
        (
            "holdem",
            "a card shown that was never uncovered",
            [(["shown", 0, "cards", 0], _stranger(holdem))],
            "openings.missing_shown",
        ),
        ("void", "the void is kept back", [(["voids", 0], None)], "voids.missing"),
        (
            "void",
            "no share was missing",
            [(["voids", 0, "shares"], [*void["voids"][0]["shares"], [7, "00" * 32]])],
            "voids.none_missing",
        ),
        ("void", "a pack of the void is not opened", [(["voids", 0, "packs", 2], None)], "voids.packs"),
        (
            "void",
            "a share of the void is another",
            [(["voids", 0, "shares", 0, 1], "11" * 32)],
            "shares.chain",
        ),
        ("lowball", "the list is kept back", [(["servings", 1], None)], "reshuffle.list"),
        (
            "lowball",
            "the list in another order",
            [(["servings", 1, "values"], _swapped(values))],
            "reshuffle.order",
        ),
        (
            "lowball",
            "a value is added",
            [(["servings", 1, "values"], ["00" * 32, *values])],
            "reshuffle.hash",
        ),
        ("lowball", "another ticket", [(["tickets", 0, "ticket"], "ef" * 32)], "reshuffle.path"),
        ("lowball", "a ticket is kept back", [(["tickets", 0], None)], "reshuffle.ticket"),
        (
            "lowball",
            "the cards come in another order",
            [(["deals", 2, "cards"], _swapped(low["deals"][2]["cards"]))],
            "reshuffle.value",
        ),
    ]


def _swapped(items: list[Any]) -> list[Any]:
    return [items[1], items[0], *items[2:]]


def _stranger(document: Any) -> int:
    known = {one["card"] for one in document["openings"]}
    return next(card for card in range(52) if card not in known)


def made() -> dict[str, Any]:
    """Everything in the file."""
    random = Random(2024)
    hand, salt, ticket = random.randbytes(16), random.randbytes(32), random.randbytes(32)
    left, right, seed, key = (random.randbytes(32) for _ in range(4))
    chain = Chain(random.randbytes(32), 5)
    return {
        "hashes": {
            "hand": hand.hex(),
            "card_leaf": {
                "pack": 2,
                "position": 51,
                "card": 7,
                "salt": salt.hex(),
                "hash": card_leaf(hand, 2, 51, 7, salt).hex(),
            },
            "ticket_leaf": {
                "pack": 3,
                "position": 0,
                "ticket": ticket.hex(),
                "hash": ticket_leaf(hand, 3, 0, ticket).hex(),
            },
            "node": {"left": left.hex(), "right": right.hex(), "hash": node(left, right).hex()},
            "link": {"value": left.hex(), "hash": link(left).hex()},
            "seed": {
                "record": left.hex(),
                "shares": [right.hex(), key.hex()],
                "hash": seed_of(left, (right, key)).hex(),
            },
            "ticket_value": {
                "seed": seed.hex(),
                "serving": 4,
                "ticket": ticket.hex(),
                "hash": ticket_value(seed, 4, ticket).hex(),
            },
            "stream": {
                "seed": seed.hex(),
                "first": stream(seed)[:64].hex(),
                "digest": digest(stream(seed)).hex(),
            },
        },
        "chain": [chain.value(number).hex() for number in range(6)],
        "spread": {
            "key": key.hex(),
            "salts": [one.hex() for one in spread(key, 4)[0]],
            "tickets": [one.hex() for one in spread(key, 4)[1]],
        },
        "orders": [_order(random.randbytes(32), cards, cut) for cards, cut in _ORDERS],
        "trees": [_tree(count) for count in (1, 2, 3, 5, 9, 32, 36, 52)],
        "proofs": {name: json.decode(written_proof(proof)) for name, proof in proofs().items()},
        "checked": {name: to_builtins(check(proof)) for name, proof in proofs().items()},
        "broken": broken_cases(),
    }


_ORDERS: Final = ((52, 0), (52, 51), (36, 0), (36, 7), (32, 0), (32, 31))


def _order(seed: bytes, cards: int, cut: int) -> dict[str, Any]:
    order = order_of(seed, cards, cut)
    return {"seed": seed.hex(), "cards": cards, "cut": cut, "pack": order.pack, "positions": order.positions}


def _tree(count: int) -> dict[str, Any]:
    levels = levels_of([digest(bytes((at,))) for at in range(count)])
    paths = [[one.hex() for one in path_of(levels, at)] for at in (0, count // 2, count - 1)]
    return {"leaves": count, "root": levels[-1][0].hex(), "paths": paths}


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_bytes(json.format(json.encode(made()), indent=1) + b"\n")
    print(f"{FILE}: {FILE.stat().st_size} bytes")
