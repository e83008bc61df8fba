## What is wrong with a hand in a poker room's own text

replay-text_of_no_room = Ebben a szövegben egyetlen itt ismert terem leosztása sem kezdődik. Ismert: { $rooms }, Open Hand History, PHH.
replay-text_cut_off = A leosztás szövege csonka: senki sem viszi el benne a kasszát.
replay-text_nobody_collects = A kasszát senki sem viszi el.
replay-text_cancelled = A terem törölte a leosztást.
replay-text_no_game = Ebből a sorból nem derül ki, mi a játék: „{ $line }”.
replay-text_not_understood = Ez a sor nem értelmezhető: „{ $line }”.
replay-text_does_not_add_up = A zsetonok nem adják ki az összeget: betett { $put }, kassza { $pot }; elvitt { $collected }, asztalpénz { $rake }.
replay-text_not_staged = A szövegben nincs semmi, ami ide illene. { $expected }
replay-text_out_of_place = Ez nem ide való: „{ $action }”. { $expected }
replay-text_refused = Ez nem lehetséges: „{ $action }”. { $refusal } { $expected }
replay-text_too_much = A leosztás véget ért, a szöveg mégis folytatódik: „{ $action }”.
replay-text_stacks_differ = A leosztás más zsetonokkal végződik, mint amit a szöveg mond (lejátszva ≠ szöveg): { $differences }.
replay-text_game_not_built = Ez a játék itt nincs meg: { $game }.
replay-text_capped = Az asztalon felső határa van annak, amit egy játékos egy leosztásba betehet; ez itt nincs meg.
replay-text_misdeal = Az osztás érvénytelen volt; ilyen leosztást a PHH-n kívül egyetlen formátum sem mond el.
