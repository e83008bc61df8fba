## What is wrong with a hand in a poker room's own text

replay-text_of_no_room = No hand of a room known here begins in this text. Known: { $rooms }, Open Hand History, PHH.
replay-text_cut_off = The hand’s text is cut off: no pot is collected in it.
replay-text_nobody_collects = Nobody collects the pot.
replay-text_cancelled = The room cancelled the hand.
replay-text_no_game = No game can be read in “{ $line }”.
replay-text_not_understood = “{ $line }” cannot be understood.
replay-text_does_not_add_up = The chips do not add up: { $put } put in, pot { $pot }; { $collected } collected, rake { $rake }.
replay-text_not_staged = The text says nothing that fits here. { $expected }
replay-text_out_of_place = “{ $action }” does not belong here. { $expected }
replay-text_refused = “{ $action }” is not possible: { $refusal } { $expected }
replay-text_too_much = After the hand is over the text goes on with “{ $action }”.
replay-text_stacks_differ = The hand ends in other stacks than the text says (played ≠ text): { $differences }.
replay-text_game_not_built = The game is not built here: { $game }.
replay-text_capped = The table caps what a player may put into one hand, which is not built here.
replay-text_misdeal = The deal was void; no other format than PHH tells such a hand.
