### Sala i jej protokół: czego odmawia, co mówi poza zdarzeniami stołu. Polski.

## Odmowy

refusal-seat-not_yours = To nie jest twoje miejsce.
refusal-room-stale = To przyszło za późno: stół poszedł dalej. Prosimy spojrzeć jeszcze raz.
refusal-room-storage = Nic nie da się teraz zapisać, więc stół stoi. Ruszy, gdy tylko będzie można; wszystkie żetony są bezpieczne.
refusal-room-closing = Sala zamyka się na jakiś czas. Wszystko zostaje: karty, żetony i to, czyja kolej.
refusal-room-busy = Zbyt wiele naraz żąda się od tego stołu. Prosimy spróbować za chwilę.
refusal-room-bug = Coś się tu zepsuło. Nic się nie stało; prosimy spróbować jeszcze raz.
refusal-room-overdrawn = Poza stołem masz { $balance }. To za mało.
refusal-room-over_credit = Poza stołem masz { $balance }, a twój limit kredytu to { $credit }. To za mało.
refusal-room-cannot_pay = Poza stołem ten gracz ma: { $balance }. To za mało; gracz już o tym wie. Żetony i limity kredytu przyznaje się na stronie klubu, w zakładce Pieniądze.
refusal-room-cannot_pay_credit = Poza stołem ten gracz ma { $balance }, a jego limit kredytu to { $credit }. To za mało; gracz już o tym wie. Żetony i limity kredytu przyznaje się na stronie klubu, w zakładce Pieniądze.
refusal-room-turned_away = Gospodarz odmówił.
refusal-room-no_request = Nic od tego gracza nie czeka na odpowiedź.
refusal-room-no_table = Nie ma takiego stołu albo jest już zamknięty.
refusal-room-set_aside = Tego stołu nie da się teraz odczytać, więc nikt nie może przy nim grać. Wszystkie żetony zostają; co robić, gospodarz widzi na stronie klubu.
refusal-room-bad_rule = Ta zasada stołu nie może taka być: { $rule }, { $value }.
refusal-room-bad_rules = Zasady stołu nie mogą takie być: { $why }
refusal-room-bots_practice = Boty grają tylko przy stołach ćwiczebnych.
refusal-room-silent = Przy tym stole nie ma rozmów.
refusal-room-spectators_silent = Przy tym stole piszą tylko ci, którzy grają.

## Co protokół odpowiada na to, czego nie da się przeczytać

wire-unreadable = Tej wiadomości nie da się przeczytać: { $why }
wire-outdated = Ta strona mówi innym protokołem niż serwer. Prosimy wczytać ją ponownie.
wire-hello_first = Połączenie zaczyna się od powitania (hello).
wire-no_table = Nie ma takiego stołu albo jest już zamknięty.
wire-no_tournament = Nie ma takiego turnieju.
wire-too_many_events = Jedno połączenie ogląda najwyżej kilka turniejów.
refusal-room-event_table = To stół turnieju: o tym, kto tu siedzi i z iloma żetonami, decyduje turniej.
wire-set_aside = Tego stołu nie da się teraz odczytać, więc nikt nie może przy nim grać. Wszystkie żetony zostają; co robić, gospodarz widzi na stronie klubu.
wire-private = Ten stół jest prywatny. O zaproszenie prosimy tego, kto go otworzył.
wire-too_many = Jedno połączenie ogląda najwyżej tyle stołów: { $most }.
wire-signed_out = Nastąpiło wylogowanie. Prosimy zalogować się ponownie.

## Co się dzieje poza zdarzeniami stołu

event-bomb-asked = { $name } proponuje bomb pot w następnym rozdaniu. Będzie, jeśli wszyscy się zgodzą.
    .you = Proponujesz bomb pot w następnym rozdaniu. Będzie, jeśli wszyscy się zgodzą.
event-asks-host = { $name } prosi o { $amount } na miejscu { $seat }.
    .you = Twoja prośba o { $amount } na miejscu { $seat } czeka na słowo gospodarza.
event-stopped-storage = Stół stoi: nic nie da się teraz zapisać. Wszystkie żetony są bezpieczne.
event-stopped-closing = Sala zamyka się na jakiś czas. Wszystko zostaje.
event-kept-name = Stół nazywa się teraz: { $table }.
event-kept-private = Stół jest teraz prywatny: tylko z zaproszeniem.
event-kept-public = Stół jest teraz otwarty dla wszystkich.
event-kept-approve = Odtąd każde wpisowe czeka na słowo gospodarza.
event-kept-no-approve = Wpisowe nie wymaga już niczyjej zgody.
event-kept-delay = Widzowie widzą teraz wszystko { $seconds } s później.
event-kept-no-delay = Widzowie widzą teraz wszystko od razu.
event-kept-next-delay = Po tym rozdaniu widzowie będą widzieć wszystko { $seconds } s później.
event-kept-next-no-delay = Po tym rozdaniu widzowie będą widzieć wszystko od razu.
event-kept-chat-everyone = Do stołu mogą teraz pisać wszyscy.
event-kept-chat-seated = Do stołu mogą teraz pisać tylko gracze.
event-kept-chat-off = Do stołu nikt teraz nie może pisać.
event-kept-closing = Po tym rozdaniu stół się zamyka. Wszyscy odchodzą ze wszystkimi żetonami.

## Możliwości

web-do-ask-bomb-pot = Proponuję bomb pot
action-let-in = { $name } może usiąść z { $amount }
action-turn-away = { $name } nie może usiąść

## Stoły na żywo: odmowy

refusal-live-not_here = To jest dla stołów z prawdziwymi kartami. Tutaj rozdaje system.
refusal-live-no_money = Żetony tego stołu są tylko liczone, więc nikt za nie nie płaci.
refusal-live-cards_wanted = Tutaj zapisuje się każdą pokazaną rękę. Podaj karty z miejsca { $seat }; albo ręka zostaje wyrzucona bez pokazania.
refusal-live-no_bots = Prawdziwymi kartami grają ludzie, nie boty.
refusal-live-nothing_to_take_back =
    { $entries_n ->
        [0] Nie ma czego cofnąć: ostatnie rozdanie jest ostateczne.
        [one] Cofnąć można tylko ostatni wpis.
        [few] Cofnąć można tylko { $entries } ostatnie wpisy.
        [many] Cofnąć można tylko { $entries } ostatnich wpisów.
       *[other] Cofnąć można tylko { $entries } ostatniego wpisu.
    }
refusal-live-nobody_asked = Teraz nikt nie jest na ruchu, nie ma komu włączyć zegara.
refusal-live-bad_clock = Zegar włącza się na 1 do { $most } sekund.

## Stoły na żywo: co się dzieje

event-entered-for = { $name } gra za miejsce { $seat }.
event-entries-taken-back =
    { $entries_n ->
        [one] { $name } cofa ostatni wpis.
        [few] { $name } cofa { $entries } ostatnie wpisy.
        [many] { $name } cofa { $entries } ostatnich wpisów.
       *[other] { $name } cofa { $entries } ostatniego wpisu.
    }

## Stoły na żywo: tabliczka, nowy stół, telefon

live-cards = Karty
live-cards-none = Rozdaje system
live-cards-chips = Prawdziwe karty, system zamiast żetonów
live-cards-console = Prawdziwe karty, pulpit rozdającego
live-cards-record = Prawdziwe karty, pełny zapis
live-cards-none-about = System tasuje i rozdaje.
live-cards-chips-about = Gracze grają na telefonach. Kart nikt nie wpisuje; rozdający mówi, kto wygrał każdą pulę, a w studzie także, kto zaczyna.
live-cards-console-about = Jedna osoba wpisuje zagrania, karty na stole, karty odkryte i, jeśli je zna, karty pokazane.
live-cards-record-about = Jak pulpit rozdającego, ale żadnej ręki nie pokazuje się bez podania kart. Historia rozdań jest wtedy taka jak przy stołach online.
live-sign-chips = Prawdziwe karty: system liczy tylko żetony. Niczego nie tasuje, więc nie ma czego sprawdzać.
live-sign-console = Prawdziwe karty: rozdający wpisuje, co się dzieje. System niczego nie tasuje, więc nie ma czego sprawdzać.
live-sign-record = Prawdziwe karty: rozdający wpisuje, co się dzieje, i karty każdej pokazanej ręki; co widać było kiedy indziej, też można wpisać. System niczego nie tasuje, więc nie ma czego sprawdzać.
live-to-console = Pulpit rozdającego
