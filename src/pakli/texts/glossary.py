"""
The glossary: the terms of the game in its order, each with the clause in which to read about it.

The words are messages (`term-big_blind`), the same in the page's glossary and wherever a text is written.

Knows       ids only. Tested in tests/texts/test_glossary.py
"""

from typing import Final

__all__ = ["TERMS"]

# "term:clause"; where no clause speaks of it, nothing stands after the colon.
_TERMS: Final = (
    "fold:B0 check:B0 call:B0 bet:B0 raise:B5 cap:B1 all_in:A1 small_blind:P3 big_blind:P3 ante:B10 "
    "live_straddle:S2 button:P2 dealer:P5 pot:P10 main_pot:A1 side_pot:A1 chip:T2 stack:T2 "
    "betting_round:P10 betting:B0 hole_cards:P5 community_cards:H7 board:H7 burn_card:P9 draw:D3 "
    "pre_flop:P7 flop:P8 turn:P8 river:P8 showdown:P12 muck:P13 kicker:H1 deck:C1 suit:C3 clubs:C3 "
    "diamonds:C3 hearts:C3 spades:C3 ace:C4 king:C5 queen:C5 jack:C5 ten:C5 royal_flush:H1 "
    "straight_flush:H1 four_of_a_kind:H1 full_house:H1 flush:H1 straight:H1 three_of_a_kind:H1 "
    "two_pair:H1 pair:H1 high_card:H1 fixed_limit:B1 spread_limit:B2 pot_limit:B3 no_limit:B4 "
    "cash_game:T3 buy_in:T1 entry_fee:M1 tournament:M1 sit_and_go:M3 multi_table_tournament:M4 "
    "freezeout:M5 rebuy:M6 add_on:M6 satellite:M7 practice:T6 prize_pool:M1 break:M6 floor_manager:F1 "
    "player:T5 hand:P10 winner:P11 bring_in:ST1 complete:ST2 qualifier:H4 low_hand:H4 high_hand:H1 "
    "scoop:P15 split_pot:P15 odd_chip:P15 uncalled_bet:P11 turn_to_act:P8 time_bank:I4 waiting_list:T5 "
    "sit_out:T5 sit_in:T5 seat:T5 table:T1 lobby: stakes:T1 top_up:T3 settle_up: level:M2 "
    "late_registration: re_entry: payout:M1 place:M1 ticket:M7 bounty: bubble:M4 hand_for_hand:M4 "
    "final_table:M4 equity: range: pot_odds: outs: hand_history:P13 replay: misdeal:I2 dead_hand:I3 "
    "exposed_card:I1 cut:P4 spectator:T5 host:F1 club:A6 refusal: clause: house_rule: draw_discard:D3 "
    "stand_pat:D3 run_out:P16 run_it_twice:P16 bomb_pot:B10 rake:A6 re_raise:B1 button_player:P2 "
    "blinds:P3 small_bet:B1 big_bet:B1 active_player:P16 button_draw:P1 face_up:P16 face_down:I5 "
    "table_sign:T1 position:P8 organiser_share:M1 "
)

TERMS: Final[dict[str, str]] = {
    term: clause for term, _, clause in (entry.partition(":") for entry in _TERMS.split())
}
"""Clause by term; empty: none."""
