## What is wrong with a hand in a poker room's own text

replay-text_of_no_room = W tym tekście nie zaczyna się żadne rozdanie ze znanego tu poker roomu. Znane: { $rooms }, Open Hand History, PHH.
replay-text_cut_off = Tekst rozdania jest ucięty: nikt nie zabiera w nim puli.
replay-text_nobody_collects = Nikt nie zabiera puli.
replay-text_cancelled = Poker room anulował to rozdanie.
replay-text_no_game = Z tego wiersza nie wynika, jaka to gra: „{ $text }”.
replay-text_not_understood = Nie można zrozumieć tego wiersza: „{ $text }”.
replay-text_does_not_add_up = Żetony się nie sumują: wpłacono { $put }, pula { $pot }; zabrano { $collected }, rake { $rake }.
replay-text_seat_twice = { $name } na miejscu { $seat }: siedzi tam już ktoś inny albo to imię stoi na dwóch miejscach.
replay-text_amount = { $amount } nie może być liczbą żetonów: jest poniżej zera, za duża lub zbyt drobna.
replay-text_out_of_place = To nie pasuje w tym miejscu: „{ $action }”. { $expected }
replay-text_refused = To nie jest możliwe: „{ $action }”. { $refusal } { $expected }
replay-text_too_much = Rozdanie się skończyło, a tekst idzie dalej: „{ $action }”.
replay-text_stacks_differ = Rozdanie kończy się innymi stosami niż w tekście (odegrano ≠ tekst): { $differences }.
replay-text_game_not_built = Tej gry tu nie ma: { $game }.
replay-text_misdeal = Rozdanie unieważniono; poza PHH żaden format takiego rozdania nie opisuje.
replay-not_json = To nie jest JSON: { $reason }. Oczekiwano formatu Open Hand History, jeden obiekt na rozdanie.
replay-json_wrong_field = To nie jest rozdanie w formacie Open Hand History: { $reason }.
replay-json_no_such_game = Format Open Hand History nie zna tej gry: { $game }.
replay-convert_no_end = Rozdanie nie dochodzi do końca, więc nie da się go zapisać w innym formacie.

## pakli convert

cli-convert = Zapisuje rozdania w innym formacie: PHH (.phh, .phhs), tekst PokerStars, Open Hand History. Czyta te formaty oraz teksty PokerStars, Full Tilt, GGPoker, Winamax, Bovada, 888, PartyPoker i WinningPoker; każdy rozpoznaje sam. Foldery są przeglądane; plik wymieniony z nazwy jest zawsze czytany. O tym, czego nie da się zapisać, mówi po jednym wierszu.
    .title = Historie rozdań w innym formacie.
cli-convert-paths = Pliki i foldery.
cli-convert-to = phh, pokerstars albo ohh; bez tego to, co mówi koniec nazwy pliku wyjściowego, a poza tym phh.
cli-convert-output = Dokąd zapisać; bez tego na standardowe wyjście.
cli-convert-own-view = Pomiń karty, których właściciel tekstu nie widział.
cli-convert-report = Policz według poker roomu, co da się zapisać, a według przyczyny, czego nie; rozdania zapisuje tylko wtedy, gdy podano wyjście.
cli-unknown-format = Nie ma formatu { $format }.
convert-room =
    { $hands_n ->
        [one] { $room }: { $hands } rozdanie.
        [few] { $room }: { $hands } rozdania.
        [many] { $room }: { $hands } rozdań.
       *[other] { $room }: { $hands } rozdania.
    }
convert-reason = { $hands } × { $example }
convert-hands = Zapisane rozdania: { $hands }, odrzucone: { $refused }.
