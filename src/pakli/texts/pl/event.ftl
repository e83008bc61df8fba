### Turniej w trakcie gry: co i dlaczego nie jest możliwe. Polski.

## Zapisy i początek

refusal-event-begun_already = Turniej już się zaczął.
refusal-event-not_running = Turniej się teraz nie toczy.
refusal-event-entries_over = Do tego turnieju nie można się już zapisać.
refusal-event-entered_already = Grasz już w tym turnieju.
refusal-event-not_entered = Ten gracz nie zapisał się do turnieju.
refusal-event-no_reentry = Ponowne wejście nie jest już możliwe. Ponownych wejść na gracza: { $times }.
refusal-event-full = Turniej ma komplet. Graczy: { $most }.
refusal-event-bad_size = Takie liczby graczy się nie nadają: od { $least } do { $most }. Potrzeba co najmniej dwóch, a górna liczba nie może być mniejsza od dolnej.
refusal-event-too_small = Zapisów jest już więcej niż { $most }. Zapisy: { $entries }.
refusal-event-too_few = Za mało graczy: { $players }. Turniej zaczyna się, gdy jest ich co najmniej { $least }.
refusal-event-not_full = Sit & go zaczyna się, gdy jest komplet. Graczy: { $players } z { $most }.

## Miejsca i stoły

refusal-event-no_draw = Nie ma teraz miejsc do losowania.
refusal-event-other_draw = To losowanie dotyczy innych graczy. Na miejsce czeka: { $wanted }, wylosowano: { $given }.
refusal-event-other_seats = Losowanie wymienia każde miejsce stołu raz, od 1 do { $seats }.
refusal-event-no_such_table = Turniej nie ma stołu numer { $table }.
refusal-event-no_hand = Przy stole numer { $table } nie toczy się rozdanie.
refusal-event-not_seated = Ktoś, kto dostał karty, nie siedzi przy stole numer { $table }.
refusal-event-chips_differ = Żetony się nie zgadzają. Po rozdaniu: { $given }, przed nim: { $wanted }.
refusal-event-table_busy = Przy tym stole toczy się rozdanie.
refusal-event-table_alone = Do rozdania potrzeba przy stole dwóch graczy z żetonami.
refusal-event-table_breaks = Ten stół jest rozwiązywany: gracze zaraz się przesiądą.
refusal-event-table_short = Przy tym stole jest za mało graczy: czeka na innych.
refusal-event-waits_for_round = Rozdanie za rozdaniem: ten stół czeka na pozostałe.
refusal-event-break_time = Jest przerwa.
refusal-event-decided = Turniej jest rozstrzygnięty.
refusal-event-out_already = Ten gracz odpadł już z turnieju.

## Zegar i kierownik sali

refusal-event-paused = Turniej jest wstrzymany.
refusal-event-not_paused = Turniej nie jest wstrzymany.
refusal-event-bad_time = Tyle sekund nie może minąć: { $seconds }.
refusal-event-bad_clock = Tak zegara nie można ustawić. Trzeba podać poziom albo przerwę (od 0 do { $most }) i pozostały czas.
refusal-event-nothing_to_change = Już tak jest.
refusal-event-nothing_to_take_back = Nie ma czego cofać.
refusal-event-payouts_fixed = Nagrody są już ustalone albo turniej wypłaca bilety: podział pieniędzy zostaje, jaki jest.
refusal-event-entries_open = To jest możliwe dopiero wtedy, gdy nikt nie może już wejść ani kupić żetonów.
refusal-event-no_bubble = Gra rozdanie za rozdanie jest możliwa, dopóki grają co najmniej dwa stoły i zostało więcej graczy niż płatnych miejsc.
refusal-event-not_out = Ten gracz nie odpadł.
refusal-event-others_placed = Tego nie można już cofnąć, bo inni odpadli później albo razem z nim. Miejsce: { $place }.
refusal-event-chips_from_whom = Trzeba podać, kto ile żetonów oddaje: mniej, niż ma, i między rozdaniami.
refusal-event-seat_gone = Poprzednie miejsce nie jest już wolne.
refusal-event-no_seat_yet = Ten gracz nie siedzi teraz przy żadnym stole.
refusal-event-seat_taken = Na miejscu { $seat } ktoś już siedzi.
refusal-event-big_blind_due = Na tego gracza przypada teraz duża ciemna. Przy tamtym stole najszybciej dochodzi ona do miejsca { $seat }: możliwe jest tylko to.
refusal-event-tickets_given = Bilety są już rozdane: koniec tego turnieju zostaje.
refusal-event-end_stays = Ten turniej zakończył się podziałem albo dyskwalifikacją: tak zostaje.
refusal-event-settled_since = Od ustawienia zegara nagrody zostały ustalone i ktoś odpadł: tego ustawienia nie można już cofnąć. Zegar można ustawić jeszcze raz.
refusal-event-money_spent = Na razie nie można tego cofnąć: pieniądze są już wydane. Na koncie gracza { $name } brakuje { $missing }.
refusal-event-has_played = To wejście już grało albo nie można go już cofnąć.

## Podział

refusal-event-no_deal_now = Teraz nie można się podzielić.
refusal-event-deal_for_others = Podział obejmuje wszystkich, którzy zostali, każdego raz. Graczy: { $players }.
refusal-event-no_deal_offered = Nie ma propozycji podziału.
refusal-event-agreed_already = Zgoda już jest.

## Rebuy i add-on

refusal-rebuy-none_here = W tym turnieju nie ma rebuy.
refusal-rebuy-not_now = Rebuy nie jest teraz możliwe.
refusal-rebuy-window_over = Czas na rebuy minął.
refusal-rebuy-no_more = Wszystkie rebuy są wykorzystane. Na gracza: { $times }.
refusal-rebuy-has_chips = Rebuy jest dla graczy, którzy stracili wszystkie żetony.
refusal-rebuy-not_below = Rebuy jest dla graczy, którzy mają mniej żetonów niż na początku: { $stack }.
refusal-rebuy-in_hand = Żetony kupuje się między rozdaniami, nigdy w trakcie.
refusal-rebuy-not_asked = Ten gracz nie jest pytany o rebuy.
refusal-addon-not_offered = Add-on nie jest teraz dostępny.
refusal-addon-taken_already = Add-on jest już wykorzystany.
refusal-addon-no_chips = Add-on jest dla graczy, którzy mają żetony.
refusal-addon-not_in_last_hand = Add-on jest dla graczy, którzy mieli żetony w ostatnim rozdaniu przed przerwą.

## Prawdziwe karty i żetony

refusal-event-hands_not_entered = Przy tym stole nie wpisuje się rozdań: kto odpadł, mówi dyrektor.
refusal-structure-hands_not_entered = Gdzie nie wpisuje się rozdań, poziomy trwają określoną liczbę minut, a nie rozdań.
refusal-structure-mixed_without_live = W turnieju mieszanym są stoły z prawdziwymi kartami: proszę podać, jak są prowadzone.
refusal-structure-mixed_without_final = Turniej mieszany potrzebuje stołu finałowego, do którego losuje się wszystkie miejsca od nowa: łączy on oba rodzaje stołów.
refusal-structure-stack_differs = Te żetony są razem warte { $worth }; stos początkowy to { $stack }.
refusal-structure-no_chips = Żetony mogą wyjść z gry w przerwie tylko wtedy, gdy podano, jakie żetony są w grze.
refusal-structure-not_in_chips = Na poziomie { $level } płaci się { $amount }, czego nie da się zapłacić żetonami o wartości { $smallest } i większej.
refusal-race-not_in_play = Żetony o wartości { $value } nie mogą teraz wyjść z gry: najpierw wychodzą najmniejsze, raz przy każdym stole.
refusal-race-not_all = Do wyścigu żetonów przy stole { $table } potrzeba wszystkich, którzy tam grają, każdego raz.
refusal-race-stack_not_in_chips = Miejsce { $seat }: stos { $stack } nie może składać się z tylu małych żetonów i reszty w większych.
refusal-live-bad_count = Nie można tu policzyć { $chips } żetonów: co najmniej { $least }.
refusal-live-hands_entered = Przy stole { $table } wpisuje się każde rozdanie: stół sam mówi, kto odpadł.
refusal-live-nobody_left = Ktoś przy stole { $table } wygrał te żetony: nie mogą odpaść wszyscy.
refusal-live-not_all_counted = Na tym poziomie lub w tej przerwie nie policzono jeszcze wszystkich. Zostało do policzenia: { $left }.
refusal-live-chips_since = Przy stole { $table } żetony już zmieniły właściciela: wyścig pozostaje.
refusal-live-named_pays = Z samego nazwiska, bez konta, można wpisać kogoś tam, gdzie udział nic nie kosztuje. Na pieniądze gra ten, kto ma konto.
