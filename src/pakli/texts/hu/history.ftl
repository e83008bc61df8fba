## What is wrong with a hand in a poker room's own text

replay-text_of_no_room = Ebben a szövegben egyetlen itt ismert pókerterem leosztása sem kezdődik. Ismert: { $rooms }, Open Hand History, PHH.
replay-text_cut_off = A leosztás szövege csonka: senki sem viszi el benne a kasszát.
replay-text_nobody_collects = A kasszát senki sem viszi el.
replay-text_cancelled = A pókerterem törölte a leosztást.
replay-text_no_game = Ebből a sorból nem derül ki, mi a játék: „{ $text }”.
replay-text_not_understood = Ez a sor nem értelmezhető: „{ $text }”.
replay-text_does_not_add_up = A zsetonok nem adják ki az összeget: betett { $put }, kassza { $pot }; elvitt { $collected }, asztalpénz { $rake }.
replay-text_seat_twice = { $name } ({ $seat }. hely): ott már más ül, vagy a név két helyen is szerepel.
replay-text_amount = Ez nem lehet zsetonösszeg: { $amount }. Nulla alatti, túl nagy vagy túl apró.
replay-text_out_of_place = Ez nem ide való: „{ $action }”. { $expected }
replay-text_refused = Ez nem lehetséges: „{ $action }”. { $refusal } { $expected }
replay-text_too_much = A leosztás véget ért, a szöveg mégis folytatódik: „{ $action }”.
replay-text_stacks_differ = A leosztás más zsetonokkal végződik, mint amit a szöveg mond (lejátszva ≠ szöveg): { $differences }.
replay-text_game_not_built = Ez a játék itt nincs meg: { $game }.
replay-text_misdeal = Az osztás érvénytelen volt; ilyen leosztást a PHH-n kívül egyetlen formátum sem mond el.
replay-not_json = Ez nem JSON: { $reason }. Várt tartalom: Open Hand History, leosztásonként egy objektum.
replay-json_wrong_field = Ez nem olyan leosztás, amilyet az Open Hand History leír: { $reason }.
replay-json_no_such_game = Az Open Hand History nem ismeri ezt a játékot: { $game }.
replay-convert_no_end = A leosztás nem ér véget, ezért más formátumban nem mondható el.

## pakli convert

cli-convert = Leosztások átírása más formátumba: PHH (.phh, .phhs), PokerStars-szöveg, Open Hand History. Ezeket olvassa, továbbá a PokerStars, Full Tilt, GGPoker, Winamax, Bovada, PartyPoker, WinningPoker és 888 pókertermek szövegeit; mindegyiket magától ismeri fel. A mappákat bejárja; az itt megnevezett fájlt mindig elolvassa. Ami nem írható át, arról egy-egy sor szól.
    .title = Leosztástörténetek más formátumban.
cli-convert-paths = Fájlok és mappák.
cli-convert-to = phh, pokerstars vagy ohh; enélkül az, amit a kimenet nevének vége mond, egyébként phh.
cli-convert-output = Hova kerüljön; enélkül a szabványos kimenetre.
cli-convert-own-view = Maradjanak ki azok a lapok, amelyeket a szöveg gazdája nem látott.
cli-convert-report = Számolja meg pókertermenként, ami átírható, és okonként, ami nem; leosztást csak akkor ír, ha van kimenet.
cli-unknown-format = Nincs ilyen formátum: { $format }.
convert-room = { $room }: { $hands } leosztás.
convert-reason = { $hands } × { $example }
convert-hands = Átírt leosztás: { $hands }, visszautasított: { $refused }.
