## What is wrong with a hand in a poker room's own text

replay-text_of_no_room = No hand of a room known here begins in this text. Known: { $rooms }, Open Hand History, PHH.
replay-text_cut_off = The hand’s text is cut off: no pot is collected in it.
replay-text_nobody_collects = Nobody collects the pot.
replay-text_cancelled = The room cancelled the hand.
replay-text_no_game = No game can be read in “{ $text }”.
replay-text_not_understood = “{ $text }” cannot be understood.
replay-text_does_not_add_up = The chips do not add up: { $put } put in, pot { $pot }; { $collected } collected, rake { $rake }.
replay-text_seat_twice = { $name } in seat { $seat }: somebody else sits there, or the name is told in two seats.
replay-text_amount = { $amount } is no amount of chips: it is below zero, too large or too fine.
replay-text_out_of_place = “{ $action }” does not belong here. { $expected }
replay-text_refused = “{ $action }” is not possible: { $refusal } { $expected }
replay-text_too_much = After the hand is over the text goes on with “{ $action }”.
replay-text_stacks_differ = The hand ends in other stacks than the text says (played ≠ text): { $differences }.
replay-text_game_not_built = The game is not built here: { $game }.
replay-text_misdeal = The deal was void; no other format than PHH tells such a hand.
replay-not_json = This is no JSON: { $reason }. Expected: Open Hand History, one object to a hand.
replay-json_wrong_field = This is no hand as Open Hand History has it: { $reason }.
replay-json_no_such_game = Open Hand History has no word for this game: { $game }.
replay-convert_no_end = The hand does not come to an end, so no other format can tell it.

## pakli convert

cli-convert = Writes hands in another format: PHH (.phh, .phhs), PokerStars text, Open Hand History. Read are these and the texts of PokerStars, Full Tilt, GGPoker, Winamax, Bovada, 888, PartyPoker and WinningPoker, each recognised by itself. Folders are walked; a file named here is always read. What cannot be converted is told line by line.
    .title = Hand histories in another format.
cli-convert-paths = Files and folders.
cli-convert-to = phh, pokerstars or ohh; without it, what the end of the output’s name says, else phh.
cli-convert-output = Where to write; without it, to standard output.
cli-convert-own-view = Leave out the cards that the player whose text it is never saw.
cli-convert-report = Count what can be converted, by room, and what cannot, by reason; writes hands only if there is an output.
cli-unknown-format = There is no format called { $format }.
convert-room =
    { $hands_n ->
        [one] { $room }: { $hands } hand.
       *[other] { $room }: { $hands } hands.
    }
convert-reason = { $hands } × { $example }
convert-hands =
    { $hands_n ->
        [one] { $hands } hand converted, { $refused } refused.
       *[other] { $hands } hands converted, { $refused } refused.
    }
