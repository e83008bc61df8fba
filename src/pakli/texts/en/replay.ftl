### pakli replay: hand histories played through the engine. English.
### `$action` is written as the file writes it, `$player` is p1, p2 …; `$expected` is one of the sentences below.

replay-progress = Hands
replay-hand = hand { $hand }
replay-hands =
    { $hands_n ->
        [one] { $hands } hand
       *[other] { $hands } hands
    } read, { $right } ended in the stacks the files say.
replay-unchecked =
    { $hands_n ->
        [one] { $hands } hand was
       *[other] { $hands } hands were
    } played without a result to compare with.
replay-unsupported =
    { $hands_n ->
        [one] { $hands } hand is
       *[other] { $hands } hands are
    } of games that are not here yet: { $games }.
replay-failed =
    { $failures_n ->
        [one] { $failures } failure.
       *[other] { $failures } failures.
    }

## Files that cannot be read

replay-no_file = There is no such file or folder.
replay-cannot_read = The file cannot be read: { $reason }.
replay-not_text = The file is no UTF-8 text.
replay-not_toml = This is no TOML: { $reason }. Expected: a hand history, one “name = value” to a field.
replay-missing_field = The field { $field } is missing. This game needs it.
replay-wrong_type_str = The field { $field } must be a text between quotes.
replay-wrong_type_bool = The field { $field } must be true or false.
replay-wrong_type_list = The field { $field } must be a list between square brackets.
replay-wrong_type_amount = The field { $field } must be a number above zero.
replay-wrong_type_amounts = The field { $field } must be a list of numbers, none of them negative.
replay-wrong_type_actions = The field { $field } must be a list of texts between quotes.
replay-wrong_length =
    The field { $field } needs one entry for each player, { $players } in all; it has { $given }.
replay-stack_not_positive = { $player } begins with { $stack }. Expected: a stack above zero.
replay-wrong_own_field = The field { $field } is not as Pakli writes it: { $reason }.
replay-not_an_action = “{ $action }” is no action. Expected one of: { $grammar }.
replay-no_such_player = “{ $action }”: there is no { $player }. Expected: p1 to p{ $players }.
replay-not_cards = “{ $action }”: no cards can be read in { $cards }. Expected cards such as AsKd, or ?? for one nobody saw.
replay-not_an_amount = “{ $action }”: { $amount } is no amount. Expected digits, with a point for fractions, such as 803.50.

## Hands that cannot be played

replay-setup = The hand cannot begin: { $refusal }
replay-refused = “{ $action }” is not possible: { $refusal } { $expected }
replay-refused_deal = “{ $action }” is not possible: { $refusal }
replay-out_of_place = “{ $action }” does not belong here. { $expected }
replay-ends_early = The actions end before the hand is over. { $expected }
replay-nobody_can_tell = Cards are unknown, and the file’s result fits no winner or more than one. Expected: shown cards, or finishing_stacks that leave no doubt.
replay-stacks_differ = The hand ends in other stacks than the file says (played ≠ file): { $differences }.
replay-stacks_differ_shown = The hand ends in other stacks than the file says (played ≠ file): { $differences }. By the rules these hands had to be shown, in the file they were thrown away: { $players }.

## What was expected

replay-expected_check = Expected: { $player } to check or fold.
replay-expected_check_or_bet = Expected: { $player } to check, fold or bet { $least } to { $most }.
replay-expected_check_or_bet_exactly = Expected: { $player } to check, fold or bet { $least }.
replay-expected_check_or_raise_exactly = Expected: { $player } to check, fold or raise to a total of { $least }.
replay-expected_call_or_raise_exactly = Expected: { $player } to call { $amount }, fold or raise to a total of { $least }.
replay-expected_check_or_raise = Expected: { $player } to check, fold or raise to a total of { $least } to { $most }.
replay-expected_call = Expected: { $player } to call { $amount } or fold.
replay-expected_call_or_raise = Expected: { $player } to call { $amount }, fold or raise to a total of { $least } to { $most }.
replay-expected_show = Expected: { $player } to show or throw away the hand.
replay-expected_post = Expected: antes and blinds.
replay-expected_hole =
    Expected: hole cards, { $count_n ->
        [one] { $count } card
       *[other] { $count } cards
    } for each player.
replay-expected_board =
    Expected: { $count_n ->
        [one] { $count } community card.
       *[other] { $count } community cards.
    }
replay-expected_award = Expected: the award of a pot.
replay-expected_nothing = Expected: nothing more, the hand is over.
replay-expected_bring_in = Expected: { $player } to pay the bring-in, { $amount }.
replay-expected_bring_in_or_complete = Expected: { $player } to pay the bring-in, { $amount }, or to complete to { $least }.
replay-expected_draw =
    Expected: { $player } to stand pat or to discard up to { $count_n ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
replay-expected_draw_cards =
    Expected: { $count_n ->
        [one] { $count } new card
       *[other] { $count } new cards
    } for { $player }.
replay-expected_replace_cards = Expected: a new card for { $player }, whose card was exposed.

## pakli --help

cli-replay = Plays hand histories through the engine: every action is judged by the rules, and the stacks at the end are compared with the file’s. Read are PHH, Open Hand History and the texts of the rooms that “pakli convert” reads. Folders are walked for .phh, .phhs, .ohh and .txt files; a file named here is always read.
    .title = Check hand histories against the rules.
cli-replay-coach = Instead, say what the decisions of this seat were worth (p1 is 1), in every hand in which its cards are told: what it knew, the odds, what the strong bot does, what was given away.
cli-replay-paths = Files and folders.
