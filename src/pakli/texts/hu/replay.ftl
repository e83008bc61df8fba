### pakli replay: leosztástörténetek lejátszása a szabályok szerint. Magyar.
### `$action` úgy áll itt, ahogy a fájlban; `$player` p1, p2 …; `$expected` az alábbi mondatok egyike.

replay-progress = Leosztások
replay-hand = { $hand }. leosztás
replay-hands = Beolvasott leosztás: { $hands }. Ebből a fájllal egyező zsetonokkal végződött: { $right }.
replay-unchecked = Lejátszva, de a fájlban nincs eredmény, amellyel össze lehetne vetni: { $hands }.
replay-unsupported = Olyan játék, amely itt még nincs meg: { $hands } ({ $games }).
replay-failed = Hibás: { $failures }.

## Olvashatatlan fájlok

replay-no_file = Nincs ilyen fájl vagy mappa.
replay-cannot_read = A fájl nem olvasható: { $reason }.
replay-not_text = A fájl nem UTF-8 kódolású szöveg.
replay-not_toml = Ez nem TOML: { $reason }. Várt tartalom: leosztástörténet, mezőnként egy „név = érték”.
replay-missing_field = Hiányzik egy mező, amely ehhez a játékhoz kell: { $field }.
replay-wrong_type_str = Ennek a mezőnek idézőjelek közötti szövegnek kell lennie: { $field }.
replay-wrong_type_bool = Ennek a mezőnek az értéke csak true vagy false lehet: { $field }.
replay-wrong_type_list = Ennek a mezőnek szögletes zárójelek közötti listának kell lennie: { $field }.
replay-wrong_type_amount = Ennek a mezőnek nullánál nagyobb számnak kell lennie: { $field }.
replay-wrong_type_amounts = Ennek a mezőnek számok listájának kell lennie, negatív szám nélkül: { $field }.
replay-wrong_type_actions = Ennek a mezőnek idézőjelek közötti szövegek listájának kell lennie: { $field }.
replay-wrong_length = Ebben a mezőben minden játékosnak egy érték jár: { $field }. Játékos: { $players }, érték: { $given }.
replay-stack_not_positive = { $player } ennyivel kezd: { $stack }. Várt érték: nullánál több zseton.
replay-wrong_own_field = Ez a mező nem olyan, amilyennek Pakli írja: { $field } ({ $reason }).
replay-not_an_action = Ez nem lépés: „{ $action }”. A lehetséges alakok: { $grammar }.
replay-no_such_player = „{ $action }”: nincs ilyen játékos: { $player }. Az utolsó játékos száma: { $players }.
replay-not_cards = „{ $action }”: ebből nem olvashatók ki lapok: { $cards }. Várt alak például AsKd; az ismeretlen lap jele ??.
replay-not_an_amount = „{ $action }”: ez nem összeg: { $amount }. Várt alak: számjegyek, törtnél ponttal, például 803.50.

## Lejátszhatatlan leosztások

replay-setup = A leosztás nem kezdődhet el: { $refusal }
replay-refused = „{ $action }”: ez itt nem lehetséges. { $refusal } { $expected }
replay-refused_deal = „{ $action }”: ez itt nem lehetséges. { $refusal }
replay-out_of_place = „{ $action }”: ez nem ide való. { $expected }
replay-ends_early = A lépések véget érnek, mielőtt a leosztás véget érne. { $expected }
replay-nobody_can_tell = Vannak ismeretlen lapok, és a fájl eredményéhez egyetlen nyertes sem illik, vagy több is. Várt: megmutatott lapok, vagy egyértelmű finishing_stacks mező.
replay-stacks_differ = A leosztás más zsetonokkal végződik, mint a fájlban (lejátszva ≠ fájl): { $differences }.
replay-stacks_differ_shown = A leosztás más zsetonokkal végződik, mint a fájlban (lejátszva ≠ fájl): { $differences }. A szabályok szerint mutatni kellett volna, a fájlban eldobták mutatás nélkül: { $players }.

## Mi következne

replay-expected_check = Következne: { $player } passzol vagy eldob.
replay-expected_check_or_bet = Következne: { $player } passzol, eldob vagy nyit (legalább { $least }, legfeljebb { $most }).
replay-expected_check_or_bet_exactly = Következne: { $player } passzol, eldob vagy nyit ({ $least }).
replay-expected_check_or_raise_exactly = Következne: { $player } passzol, eldob vagy emel (összesen { $least }).
replay-expected_call_or_raise_exactly = Következne: { $player } megad ({ $amount }), eldob vagy emel (összesen { $least }).
replay-expected_check_or_raise = Következne: { $player } passzol, eldob vagy emel (összesen legalább { $least }, legfeljebb { $most }).
replay-expected_call = Következne: { $player } megad ({ $amount }) vagy eldob.
replay-expected_call_or_raise = Következne: { $player } megad ({ $amount }), eldob vagy emel (összesen legalább { $least }, legfeljebb { $most }).
replay-expected_show = Következne: { $player } mutat vagy mutatás nélkül eldob.
replay-expected_post = Következne: alaptétek és vakok.
replay-expected_hole = Következne: zárt lapok osztása, játékosonként { $count } lap.
replay-expected_board = Következne: { $count } közös lap.
replay-expected_award = Következne: egy kassza odaítélése.
replay-expected_nothing = Több lépés nem következne: a leosztás véget ért.
replay-expected_bring_in = Következne: { $player } fizeti a bring-int ({ $amount }).
replay-expected_bring_in_or_complete = Következne: { $player } fizeti a bring-int ({ $amount }) vagy kiegészíti (összesen { $least }).
replay-expected_draw = Következne: { $player } nem cserél, vagy eldob cserére legfeljebb ennyi lapot: { $count }.
replay-expected_draw_cards = Következne: { $count } új lap, neki: { $player }.
replay-expected_replace_cards = Következne: egy új lap a felfordult helyett, neki: { $player }.

## pakli --help

cli-replay = Leosztástörténeteket játszik le: minden lépést a szabályok szerint ítél meg, és a végén összeveti a zsetonokat a fájléival. Olvassa a PHH-t, az Open Hand Historyt és azoknak a pókertermeknek a szövegeit, amelyeket a „pakli convert” is. Mappákban a .phh, .phhs, .ohh és .txt fájlokat keresi meg; az itt megnevezett fájlt mindig elolvassa.
    .title = Leosztástörténetek ellenőrzése a szabályok szerint.
cli-replay-coach = Ehelyett azt mondja meg, mennyit értek ennek a helynek a döntései (p1: 1) minden leosztásban, amelyben a lapjai ismertek: mit tudott, milyenek voltak az esélyek, mit tesz az erős bot, mennyit adott fel.
cli-replay-paths = Fájlok és mappák.
