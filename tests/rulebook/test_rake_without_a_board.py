"""A6: where no game has a flop, "no flop, no drop" spares nobody."""

from msgspec.structs import replace

from pakli.rules import PRESETS, Check, Deal, Discard, Hand, PostForcedBets, Rake, RakeTaken, Stakes, set_up


def test_A6_a_draw_game_pays_rake_though_it_has_no_flop() -> None:
    house = replace(
        PRESETS["standard"].at("cash", "pot-limit"), rake=Rake(per_mille=100), who_shows="all_show"
    )
    hand = Hand.start(
        set_up(
            {2: 400, 5: 300, 7: 200},
            button=5,
            stakes=Stakes(20, ante=10),
            variant="five-card-draw",
            rules=house,
        )
    )
    hand, _ = hand.play(PostForcedBets())
    hand, _ = hand.play(Deal("AsKsQsAhKhQhJsTs9sJc9c8c7d8d7h"))
    for seat in (7, 2, 5):
        hand, _ = hand.play(Check(seat))
    for seat in (7, 2, 5):
        hand, _ = hand.play(Discard(seat))
    taken: list[RakeTaken] = []
    for seat in (7, 2, 5):
        hand, events = hand.play(Check(seat))
        taken += [event for event in events if isinstance(event, RakeTaken)]
    assert taken == [RakeTaken(0, 3)]
