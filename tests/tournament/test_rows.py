"""Rows and the index of players: values that cost the same however long they are."""

from random import Random

from pakli.tournament.rows import Index, Rows, bits


def test_rows_are_as_a_list_would_be() -> None:
    chance, rows, told = Random(3), Rows[int](), [0]
    for number in range(1, 400):
        rows = rows.added(number)
        told.append(number)
        changed = {chance.randint(1, number): -chance.randint(1, 9) for _ in range(3)}
        rows = rows.changed(changed)
        for at, row in changed.items():
            told[at] = row
    assert list(rows) == told[1:]
    assert [rows[at] for at in range(1, 400)] == told[1:]
    assert len(rows) == 399


def test_a_change_leaves_the_rows_before_as_they_were() -> None:
    before = Rows[str]().added("a").added("b")
    after = before.changed({1: "c"})
    assert (list(before), list(after)) == (["a", "b"], ["c", "b"])


def test_an_index_keeps_all_numbers_of_a_name() -> None:
    index = Index()
    for number in range(1, 3000):
        index = index.added(f"player-{number % 1000}", number)
    assert index.find("player-7") == (7, 1007, 2007)
    assert index.find("nobody") == ()


def test_bits_are_numbers_in_order() -> None:
    assert list(bits(1 << 3 | 1 << 70 | 1)) == [0, 3, 70]
