### Turniej z prawdziwymi kartami i żetonami: prowadzenie stołów, przesadzanie, liczenie, wymiana żetonów. Polski.

## Jak się gra

real-tables = Stoły
real-tables-none = Online: rozdaje system
real-tables-clock = Prawdziwe karty, rozdań się nie wpisuje
real-tables-chips = Prawdziwe karty, system zamiast żetonów
real-tables-console = Prawdziwe karty, pulpit rozdającego
real-tables-record = Prawdziwe karty, pełny zapis
real-mixed = Turniej mieszany
real-mixed-none = Wszystkie stoły jednakowe
real-mixed-apart = Stoły online i prawdziwe; do stołu finałowego nikt nie zmienia rodzaju
real-mixed-together = Stoły online i prawdziwe; gracze mogą być między nimi przesadzani
real-chips-field = Żetony stosu początkowego, na przykład 25×8 100×8 500×4 1000×7
real-fact-clock = Prawdziwe karty. Rozdań się nie wpisuje: kto odpadł i ile policzono, mówi dyrektor.
real-fact-chips = Prawdziwe karty; gracze działają na telefonach, rozdający mówi, kto wygrał.
real-fact-console = Prawdziwe karty; rozdający wpisuje każde rozdanie.
real-fact-record = Prawdziwe karty; rozdający wpisuje każde rozdanie i pokazane karty.
real-fact-apart = Turniej mieszany: kto się zapisuje, mówi, gdzie siedzi. Do stołu finałowego nikt nie jest przesadzany między stołami online a prawdziwymi; przy stole finałowym są prawdziwe karty.
real-fact-together = Turniej mieszany: kto się zapisuje, mówi, gdzie siedzi. Gracze mogą być przesadzani między stołami online a prawdziwymi; przy stole finałowym są prawdziwe karty.
real-fact-stack = Stos początkowy: { $chips }
real-enter-live = Siedzę przy stole z prawdziwymi kartami

## Miejsca i przesadzanie

real-seat = Stół { $table }, miejsce { $seat }
real-go-to = Proszę przejść: stół { $table }, miejsce { $seat }.
real-moves = Przesadzanie
real-move = { $name }: stół { $from }, miejsce { $seat } → stół { $table }, miejsce { $to }
real-move-new = { $name }: nowy gracz → stół { $table }, miejsce { $to }
real-move-done = Już jest
real-move-not = Jednak go nie ma
real-no-moves = Nikt nie musi się przesiadać.
real-uneven = Przy stole { $from } siedzi o dwóch więcej niż przy stole { $table }: proszę przesadzić gracza, na którego przypada następna duża ciemna, na stół { $table }, miejsce { $seat } („Przesadź” obok nazwiska).
real-cards = Karty miejsc
real-cards-print = Drukuj karty miejsc
real-cards-close = Zamknij
real-cards-csv = Miejsca w arkuszu (CSV)

## Dyrektor

real-desk = Prawdziwe karty i żetony
real-issued = Żetony w grze: { $chips }
real-counted = Wiadomo, u kogo: { $chips }
real-right = Żetonów jest tyle, ile wydano.
real-missing = Nie wiadomo, u kogo: { $chips }.
real-over = Więcej, niż wydano, o: { $chips }.
real-to-count = Zostało do policzenia: { $count }
real-all-counted = Policzono wszystkich.
real-accept = Graj z tą różnicą
real-hands-played = Wszystkie stoły zagrały rozdanie
real-waits = jeszcze nie zagrał rozdania
real-busy = trwa rozdanie albo rozdający nie poszedł dalej
real-table = Stół { $number }
real-bust-out = Odpadnięcie
real-count-chips = Liczenie żetonów
real-race-off = Wymiana żetonów
real-take-back-race = Cofnij wyścig
real-enter-named = Wpisz z nazwiska
real-out = Odpada: { $name }
real-had = { $name }: żetony na początku rozdania (0: jak wiadomo)
real-won-by = Żetony wygrywa
real-several = kilku albo nie wiadomo
real-stack-of = Żetony: { $name }
real-small-of = W tym żetony po { $value }: { $name }
real-race-about = Żetony po { $removed } wymienia się na żetony po { $smallest }; jedna karta za każdy żeton reszty, miejsce po miejscu. Nikt nie odpada w wyścigu (TDA 24).
real-race-cards = Karty, jak je rozdano; puste: losuje maszyna
real-raced = { $name }: { $before } → { $after }
real-raced-cards = żetony reszty: { $odd }, karty: { $cards }
real-raced-won = wygrywa żeton
real-raced-kept = zostaje z jednym żetonem
real-race-sum = Wydane przedtem: { $before }, potem: { $after }
real-rebuy-for = Rebuy: { $name }
real-no-rebuy-for = Bez rebuy: { $name }
real-add-on-for = Add-on: { $name }
real-save = Wpisz
real-values = Żetony w grze
real-next-colour-up = Następna wymiana żetonów
real-colour-up-in = { $value }, za { $time }
real-colour-up-now = { $value }, teraz
real-colour-up-some-time = { $value }, po poziomie { $level }

tour-note-chips-counted = Policzono żetony, stół { $table }
tour-note-difference-accepted = Przyjęto różnicę: { $amount } żetonów.
tour-note-table-raced = Przy stole { $table } wyszły z gry żetony po { $amount }.
tour-note-race-taken-back = Cofnięto wyścig o żetony po { $amount }, stół { $table }.
tour-note-chips-left = Żetonów po { $amount } nigdzie już nie ma w grze.
tour-note-hand-at-table = Stół { $table } zagrał rozdanie.
