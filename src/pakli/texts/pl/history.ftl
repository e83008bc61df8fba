## What is wrong with a hand in a poker room's own text

replay-text_of_no_room = W tym tekście nie zaczyna się żadne rozdanie ze znanego tu poker roomu. Znane: { $rooms }, Open Hand History, PHH.
replay-text_cut_off = Tekst rozdania jest ucięty: nikt nie zabiera w nim puli.
replay-text_nobody_collects = Nikt nie zabiera puli.
replay-text_cancelled = Poker room anulował to rozdanie.
replay-text_no_game = Z tego wiersza nie wynika, jaka to gra: „{ $line }”.
replay-text_not_understood = Nie można zrozumieć tego wiersza: „{ $line }”.
replay-text_does_not_add_up = Żetony się nie sumują: wpłacono { $put }, pula { $pot }; zabrano { $collected }, rake { $rake }.
replay-text_not_staged = W tekście nie ma nic, co by tu pasowało. { $expected }
replay-text_out_of_place = To nie pasuje w tym miejscu: „{ $action }”. { $expected }
replay-text_refused = To nie jest możliwe: „{ $action }”. { $refusal } { $expected }
replay-text_too_much = Rozdanie się skończyło, a tekst idzie dalej: „{ $action }”.
replay-text_stacks_differ = Rozdanie kończy się innymi stosami niż w tekście (odegrano ≠ tekst): { $differences }.
replay-text_game_not_built = Tej gry tu nie ma: { $game }.
replay-text_capped = Przy tym stole ograniczono, ile gracz może wpłacić w jednym rozdaniu; tego tu nie ma.
replay-text_misdeal = Rozdanie unieważniono; poza PHH żaden format takiego rozdania nie opisuje.
