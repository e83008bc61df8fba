### pakli play: gyakorlójáték a terminálban. Magyar. Képernyőolvasóval is követhető, rövid sorok.

play-you = Te
play-names = Anna, Bence, Cecília, Dávid, Emma, Ferenc, Gréta, Hugó, Ilona, János, Kata, László, Mária, Nándor, Olga, Péter, Rita, Simon, Teréz, Viktor, Vanda, Zoltán

## Leülés

play-others = Rajtad kívül az asztalnál: { $names }.
play-start = Segítség: h és Enter. Kilépés: q.
play-draw = Osztósorsolás.
play-drew = { $name }: { $card }.
    .you = Te: { $card }.

play-sits-out = { $name } ebből a leosztásból kimarad.
    .you = Ebből a leosztásból kimaradsz.
play-sign-bring-in = bring-in: { $amount }
play-sign-button-blind = osztókorong vakja: { $amount }

## Te jössz

play-free = Nincs mit megadni.
play-hand = Kezed: { $hand }.
play-bring-in-due = Tiéd a bring-in.
play-bring-in = Bring-in: { $amount }
play-which-cards = Add meg a lapokat vagy a sorszámukat, például d 1 3 vagy d 7c 9h. A k mindet megtartja.
play-new-cards = Új lapod: { $cards }.
play-face-up = Nyílt lapok: { $hands }.
play-call-all-in = Megadás: { $amount }, all-in
# No dash between the numbers: not every screen reader speaks it.
play-bet-range = Nyitás: legalább { $least }, legfeljebb { $most }
play-raise-range = Emelés, összesen legalább { $least }, legfeljebb { $most }
play-how-much = Mennyi legyen összesen? Legalább { $least }, legfeljebb { $most }.
play-yes-or-no = i igen, n nem.
play-not-understood = Ez itt nem jelent semmit: „{ $text }”. A lehetőségeket a h sorolja fel.
play-clause-hint = Szabálykönyv, pont: { $clause }. A kérdőjel (?) felolvassa.
play-nothing-refused = Eddig nem volt elutasítás. Egy szabálypont így olvasható: ? B8

## Ki nyeri a feleket

play-wins-high = { $name } megnyeri az erős lap felét: { $amount }. A nyertes kéz: { $hand }.
    .you = Megnyered az erős lap felét: { $amount }. A nyertes kéz: { $hand }.
play-wins-low = { $name } megnyeri a gyenge lap felét: { $amount }. A nyertes kéz: { $hand }.
    .you = Megnyered a gyenge lap felét: { $amount }. A nyertes kéz: { $hand }.

## Bármikor kérdezhető

play-no-cards = Most nincsenek lapjaid.
play-no-board = Még nincsenek közös lapok.
play-no-last-hand = Még nem ért véget leosztás.
play-help-intro = Írj egy betűt vagy egy szót, majd nyomj Entert.
play-help-enter = Üres sor: újra elmondja, mi a helyzet, amikor te jössz.
play-help-board = a közös és a nyílt lapok még egyszer
play-help-draw = lapcsere a lapok sorszámával vagy nevével, például d 7c 9h
play-help-stand-pat = lapcserénél: megtartod minden lapodat
play-help-pot = a kasszák és mindenki zsetonjai
play-help-last = az utolsó leosztás még egyszer, soronként

## Két leosztás között

play-next = Enter: következő leosztás. q: kilépés.
play-offer-stack = Kérsz új zsetonokat? Összeg: { $amount }.
play-buys = { $name } új zsetonokat vesz: { $amount }.
    .you = Új zsetonokat veszel: { $amount }.

## Kilépés

play-left-hand = Leosztás közben állsz fel: amit betettél, a kasszában marad.
play-summary = Leosztások: { $hands }. Vásárolt zsetonok: { $bought }. Zsetonjaid a végén: { $left }.
play-won = Nyereséged: { $amount }.
play-lost = Veszteséged: { $amount }.
play-even = Nem nyertél és nem vesztettél.
play-no-terminal = A gyakorlójáték terminálban megy: írd be ott, hogy „pakli play”. Csővezetéken küldött sorokkal is játszható.
play-bad-stakes = Ezek nem tétek: „{ $stakes }”. Két egész számot írj, előbb a kisebbet, például 10/20.
play-bad-stack = Ennyi zseton itt kevés: { $stack }. Legalább a nagyvak kell: { $least }.

## Amit írni lehet: elöl a betű, amely minden nyelven ugyanaz

play-words-fold = f, eldobás, eldobom, eldob, bedobom, dobom
play-words-check = k, passz, passzolok
play-words-call = c, megadás, megadom, megad, tartom
play-words-raise = r, emelés, emelek, emel, b, nyitás, nyitok, nyit
play-words-all-in = a, all-in, allin, mindent
play-words-show = s, mutatás, mutatom, mutat
play-words-muck = m, muck
play-words-draw = d, csere, cserélek, lapcsere
play-words-cards = o, lapok, lapjaim
play-words-board = v, board, asztal, közös
play-words-pot = p, kassza, pot, zsetonok
play-words-sign = g, játék, tábla
play-words-last = l, utolsó, előző
play-words-clause = ?, miért, pont
play-words-help = h, segítség, súgó
play-words-quit = q, kilépés, kilépek, vége
play-words-yes = i, igen, y
play-words-no = n, nem

play-amount-least = min, minimum, legkisebb
play-amount-most = max, maximum, legnagyobb
play-amount-half-pot = fél, félpot, 1/2
play-amount-whole-pot = pot, kassza

## A parancs leírása

cli-play = Gyakorlójáték a terminálban: te játszol botok ellen, ingyen zsetonokkal, képernyőolvasóval is követhető sorokban.
    .title = Gyakorlójáték a terminálban.
cli-play-stakes = A limitismertető tábla két száma: kisvak és nagyvak; fix limitnél kistét és nagytét; spread limitnél a legkisebb és a legnagyobb tét.
cli-play-stack = Ennyi zsetonnal kezdesz; ha nincs megadva, száz nagyvakkal.
cli-play-name = A neved az asztalnál.
cli-play-words = A lapokat szavakkal mondja: pikk ász, nem A♠.

## Straddles

play-offer-straddle = Osztás előtt betehető az élő vak: { $amount }. Beteszed?
cli-play-straddle = Mindenki beleegyezik az élő vakba, ahol a ház játssza (kaszino).
cli-simulate-straddle = Mindenki beleegyezik az élő vakba, ahol a ház játssza (kaszino).
