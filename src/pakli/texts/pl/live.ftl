### Stoły na żywo: prawdziwe karty, pulpit rozdającego. Polski. `$name` to imię.

## Odmowy

refusal-live-not_here = To jest dla stołów z prawdziwymi kartami. Tutaj rozdaje system.
refusal-live-cash_only = Prawdziwymi kartami można na razie grać tylko przy stołach gotówkowych.
refusal-live-face_up = Prawdziwymi kartami nie gra się tu jeszcze w tę grę ({ $game }): jej karty leżą odkryte przed graczami.
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

## Co się dzieje

event-entered-for = { $name } gra za miejsce { $seat }.
event-entries-taken-back =
    { $entries_n ->
        [one] { $name } cofa ostatni wpis.
        [few] { $name } cofa { $entries } ostatnie wpisy.
        [many] { $name } cofa { $entries } ostatnich wpisów.
       *[other] { $name } cofa { $entries } ostatniego wpisu.
    }

## Tabliczka, nowy stół, telefon

live-cards = Karty
live-cards-none = Rozdaje system
live-cards-chips = Prawdziwe karty, system zamiast żetonów
live-cards-console = Prawdziwe karty, pulpit rozdającego
live-cards-record = Prawdziwe karty, pełny zapis
live-cards-none-about = System tasuje i rozdaje.
live-cards-chips-about = Gracze grają na telefonach. Kart nikt nie wpisuje; rozdający mówi, kto wygrał każdą pulę.
live-cards-console-about = Jedna osoba wpisuje zagrania, karty na stole i karty pokazane.
live-cards-record-about = Jak pulpit rozdającego; pokazane karty wpisuje się do pełnej historii rozdań.
live-sign-chips = Prawdziwe karty: system liczy tylko żetony. Niczego nie tasuje, więc nie ma czego sprawdzać.
live-sign-console = Prawdziwe karty: rozdający wpisuje, co się dzieje. System niczego nie tasuje, więc nie ma czego sprawdzać.
live-sign-record = Prawdziwe karty: rozdający wpisuje, co się dzieje, także pokazane karty. System niczego nie tasuje, więc nie ma czego sprawdzać.
live-to-console = Pulpit rozdającego
