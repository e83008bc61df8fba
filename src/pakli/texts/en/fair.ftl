### Fair dealing: how a hand is checked, by the page and by `pakli verify`. English.
### `$card` is a card, `$pack` counts from 1, `$seat` is the table's number.

## pakli verify

cli-verify = Check from its proof that nobody chose the order of the cards of a hand. The proof comes from the page: touch the fairness mark at the table.
    .title = Check the proof of a hand.
cli-verify-path = The proof, a JSON file.
cli-verify-as-json = Print one JSON object.

fair-holds = The proof holds: nobody could choose the order of these cards.
fair-shares =
    { $shares_n ->
        [one] { $shares } player took part in the shuffle, at table { $table }.
       *[other] { $shares } players took part in the shuffle, at table { $table }.
    }
fair-no-shares = No player took part in the shuffle, at table { $table }: the server alone chose the order.
fair-pack = Pack { $pack } of four was dealt; the three others were opened and whole.
fair-cards =
    { $cards_n ->
        [one] { $cards } card was checked against its place.
       *[other] { $cards } cards were checked against their places.
    }
fair-served =
    { $cards_n ->
        [one] { $cards } of them came from a stub shuffled anew.
       *[other] { $cards } of them came from a stub shuffled anew.
    }
fair-voids =
    { $voids_n ->
        [one] { $voids } attempt before was void, because a player’s random number did not come.
       *[other] { $voids } attempts before were void, because a player’s random number did not come.
    }
fair-record = Record: { $hash }
fair-fails = The proof does not hold. { $message }

## What is wrong

fair-broken-form-unreadable = This is no proof of Pakli: { $why }
fair-broken-record-form = The record is not written as records are.
fair-broken-record-seats = The seats of the record are out of order, or one is there twice.
fair-broken-record-cut = The record has a cut that the pack does not have.
fair-broken-record-attempt = The record does not say rightly which attempt it is.
fair-broken-own-two_open = The server laid down a second record while the first was open.
fair-broken-own-hand_again = The server used a hand’s number again.
fair-broken-own-previous = The server speaks of a void attempt that was not shown.
fair-broken-own-chain = The server wants a random number of yours that was given away already, or that is not yours.
fair-broken-own-cut = The record does not have the cut you made.
fair-broken-own-no_record = Shares came without a record before them.
fair-broken-own-other_void = Another record was declared void than the one that was open.
fair-broken-own-dealt_before = Cards were dealt before the shares were told.
fair-broken-own-other_deals = The server tells the deal otherwise now than it was.
fair-broken-voids-none_missing = An attempt was declared void although nobody’s number was missing.
fair-broken-voids-packs = An attempt was void, and not all four of its packs were opened.
fair-broken-voids-missing = An attempt before this one is kept back.
fair-broken-voids-hand = Two attempts have the same number.
fair-broken-voids-link = The attempts are not linked one to the next.
fair-broken-voids-other_game = The attempts are not of the same hand.
fair-broken-voids-seats = Who gave no number was asked again at once, or whose number was known was not counted on from it: seat { $seat }.
fair-broken-shares-seats = A player’s random number was dropped, or one was added.
fair-broken-shares-chain = The random number of seat { $seat } is not the one that was due.
fair-broken-packs-which = Not exactly the three packs were opened that were not picked.
fair-broken-packs-cards = Pack { $pack } is spoiled: not every card is in it exactly once.
fair-broken-packs-root = Pack { $pack } is not the one that was laid down before the deal.
fair-broken-openings-path = { $card } did not lie in the pack where the server says.
fair-broken-openings-twice = A place of the pack was opened twice.
fair-broken-openings-card_twice = A card was opened at two places.
fair-broken-openings-missing = A card that was seen did not come from where it had to.
fair-broken-openings-missing_served = A card from the stub shuffled anew was not opened to its receiver.
fair-broken-openings-other_card = { $other } lay there, and { $card } was dealt.
fair-broken-openings-missing_shown = { $card } was shown and never opened.
fair-broken-openings-other_place = { $card } was shown by a player it had not been dealt to.
fair-broken-openings-not_dealt = { $card } was opened without having been seen.
fair-broken-deals-burn = A card was burned too many, or too few: that moves all cards after it.
fair-broken-deals-seats = Cards were dealt to seats as nobody deals them.
fair-broken-deals-count = A deal does not have as many cards as it says.
fair-broken-deals-order = Cards came off the pack after it had been shuffled anew.
fair-broken-deals-too_many = More cards were dealt than the pack has.
fair-broken-deals-left_out = Who gave a random number was not dealt in.
fair-broken-reshuffle-list = The order of the stub shuffled anew was not told.
fair-broken-reshuffle-order = The order of the stub shuffled anew is no order.
fair-broken-reshuffle-hash = The order of the stub shuffled anew was changed after it had been told.
fair-broken-reshuffle-path = A ticket of the stub shuffled anew is not the one that was laid down.
fair-broken-reshuffle-ticket = A ticket of the stub shuffled anew is missing.
fair-broken-reshuffle-value = A card of the stub shuffled anew was not next in turn.

## The mark at the table, and what it explains

fair-title = Fair dealing
fair-mark-label = Fair dealing: { $mark }
fair-mark-none = no hand yet
fair-mark-waiting = shuffling
fair-mark-holds = checked
fair-mark-unprotected = not protected
fair-mark-broken = check failed
fair-hand = Hand { $hand }

fair-says-none = There is nothing to check yet. As soon as players sit here, their devices shuffle together with the server and check every hand by themselves.
fair-says-waiting = The devices of the players shuffle together with the server just now. No card has been dealt yet.
fair-says-holds =
    { $cards_n ->
        [one] Your device has checked this hand: { $cards } card you have seen came from exactly where the shuffle put it.
       *[other] Your device has checked this hand: all { $cards } cards you have seen came from exactly where the shuffle put them.
    }
fair-says-shares =
    { $shares_n ->
        [one] { $shares } player’s device took part in the shuffle.
       *[other] The devices of { $shares } players took part in the shuffle.
    }
fair-says-voids =
    { $voids_n ->
        [one] { $voids } shuffle before it was void, because a player’s random number did not come in time.
       *[other] { $voids } shuffles before it were void, because a player’s random number did not come in time.
    }
fair-says-unprotected = Your device gave no random number to this hand, and so cannot answer for its shuffle.
fair-says-broken = This hand does not hold. Keep the proof, and show it to whoever runs this room.
fair-says-failed = Check failed: { $message }

fair-why-left_out = The server did not ask your device: it came too late for this hand, or its number was missing in one of the last hundred hands.
fair-why-called_missing = Your device had sent its number, but the server says that it did not come in time.
fair-why-elsewhere = Another device or browser of yours takes part in your place.
fair-why-no_record = The server dealt this hand without asking any device.
fair-why-no_share = The shuffle was not told.

fair-how = How it works
fair-how-sealed = Before the deal the server seals four packs, so that it cannot change them any more.
fair-how-numbers = Then every player’s device tells a random number that was fixed long before. All numbers together decide which pack is dealt, and in which order: nobody can foresee or choose it.
fair-how-opened = The three other packs are opened and counted. Of the pack that is dealt, players can check the cards they see, and nobody learns any other.

fair-not = What it does not prove
fair-not-knows = The server knows the cards, and could tell a friend.
fair-not-reject = A player in league with the server can have one shuffle rejected in a hundred hands. Everybody sees it.
fair-not-machine = Whoever runs the machine can read its memory and its database.
fair-not-page = This page comes from the same server. With “pakli verify” from another installation you check it independently.
fair-not-hands = Hands to which your device gave no number, and misdeals that the floor declares, are not covered.

fair-download = Download the proof
fair-no-proof = There is a proof once a hand has been dealt.
