### Turnieje: czego nie da się rozegrać, co jest nietypowe, i `pakli tournament`. Polski.

## Dlaczego struktura nie zostaje przyjęta

refusal-structure-no_level = Turniej potrzebuje co najmniej jednego poziomu i od niego zaczyna się plan.
refusal-structure-bad_number = Ta liczba się nie nadaje: { $given } ({ $name }). Możliwe: od { $least } do { $most }.
refusal-structure-two_main_breaks = Główna przerwa może być tylko jedna.
refusal-structure-level_falls = Ciemne rosną i nigdy nie maleją. Poziom: { $level }, duża ciemna: { $blind }, mniej niż na poprzednim.
refusal-structure-minutes_or_hands = Poziom trwa określoną liczbę minut albo rozdań: trzeba podać dokładnie jedno z nich. Poziom: { $level }.
refusal-structure-small_blind_bigger = Mała ciemna jest większa od dużej. Poziom: { $level }, mała: { $small }, duża: { $big }.
refusal-structure-chip_changes = Najmniejszy żeton jest w całym turnieju ten sam: { $other }. Poziom: { $level }, żeton: { $chip }.
refusal-structure-nobody_pays_ante = Jest ante, ale nie wiadomo, kto je płaci. Poziom: { $level }, ante: { $ante }.
refusal-structure-bad_name = Turniej potrzebuje nazwy; najwyższa liczba liter: { $most }.
refusal-structure-stack_not_in_chips = Takiego stacka nie da się wydać: { $stack }. Możliwe są wielokrotności najmniejszego żetonu ({ $chip }).
refusal-structure-sit_and_go_without_number = Sit & go zaczyna się, gdy jest komplet: trzeba podać liczbę graczy.
refusal-structure-sit_and_go_late = Sit & go zaczyna się, gdy jest komplet, więc nie ma późnej rejestracji.
refusal-structure-reentry_never = Ponowne wejście jest możliwe tylko w czasie późnej rejestracji, a tu jej nie ma.
refusal-structure-progressive_without_bounty = Część bounty może trafić na własną głowę tylko tam, gdzie są bounty.
refusal-structure-practice_costs = Turniej treningowy nic nie kosztuje: wpisowe, rebuy i add-on są darmowe.
refusal-structure-bad_money = Waluta to trzy wielkie litery, na przykład EUR, albo nic; ma najwyżej { $most } cyfry po przecinku, a kwoty podaje się w jej najmniejszej jednostce.
refusal-structure-rebuy_without_end = Rebuy musi się kiedyś skończyć: po tylu minutach albo z główną przerwą.
refusal-structure-add_on_without_break = Add-on w głównej przerwie wymaga głównej przerwy.
refusal-structure-add_on_without_rebuys = Add-on po czasie rebuy wymaga rebuy.
refusal-structure-no_parts = Nagrody wymagają co najmniej jednej części puli i żadnej ujemnej.
refusal-structure-no_target = Satelita potrzebuje nazwy innego turnieju, do którego prowadzi.

setting-segments = poziomy i przerwy
setting-level-minutes = minuty poziomu
setting-level-hands = rozdania poziomu
setting-break-minutes = minuty przerwy
setting-fewest-players = najmniej graczy
setting-most-players = najwięcej graczy
setting-late-levels = poziomy późnej rejestracji
setting-hand-minutes = minuty za rozdanie w grze rozdanie za rozdanie
setting-reentries = ponowne wejścia
setting-price = cena
setting-organiser-share = część organizatora
setting-bounty = bounty
setting-progressive = procent bounty na własną głowę
setting-rebuy-minutes = minuty rebuy
setting-rebuy-times = rebuy na gracza
setting-rebuy-chips = żetony za rebuy
setting-add-on-chips = żetony za add-on
setting-guaranteed = gwarantowana pula nagród
setting-places-paid = płatne miejsca
setting-part = część puli
setting-ticket = bilet
setting-players = gracze
setting-minutes = minuty

## Umowy i łańcuchy satelit

refusal-deal-sum_differs = Umowa daje razem { $given }, a pozostałe nagrody { $prizes }.
refusal-deal-below_lowest = Nikt nie dostaje mniej niż najniższa pozostała nagroda ({ $least }); jedna z części to { $given }.
refusal-deal-bad_places = Umowa wymaga co najmniej dwóch graczy i nie więcej nagród niż graczy. Gracze: { $players }, nagrody: { $prizes }.
refusal-deal-no_chips = W umowie biorą udział tylko gracze, którzy mają jeszcze żetony.
refusal-deal-too_much_left = Tyle nie może zostać do rozegrania: { $left }. Ponad najniższe nagrody jest { $most }.
refusal-chain-bad_length = Łańcuch nie może mieć tylu satelit: { $levels }. Możliwe: od 1 do { $most }.
refusal-chain-leads_elsewhere = Satelita nie prowadzi do następnego turnieju. Satelita: { $tournament }, następny: { $target }.
refusal-chain-ticket_differs = Bilet jest wart { $ticket }, a wpisowe następnego turnieju to { $fee }.
refusal-chain-no_climb = W łańcuchu wpisowe rośnie z poziomu na poziom. Tutaj: { $fee }, potem { $target }.
refusal-chain-other_money = Te turnieje są grane o różne pieniądze: { $tournament }, { $target }.
refusal-chain-starts_late = { $tournament } nie zacząłby się wcześniej niż { $target }, do którego prowadzi.

## Co jest nietypowe, choć można to rozegrać

remark-blinds-jump = Duża ciemna rośnie ponad dwukrotnie i wiele stacków naraz staje się krótkich. Poziom: { $level }, duża ciemna: { $before }, potem { $after }.
remark-level-same = Stawki są takie same jak na poprzednim poziomie. Poziom: { $level }.
remark-small-blind-unusual = Mała ciemna to zwykle połowa dużej. Poziom: { $level }, ciemne: { $small } i { $big }.
remark-levels-run-out = Liczba poziomów w planie: { $levels }; koniec spodziewany na poziomie { $end }. Po ostatnim wszystkie stawki się podwajają.
remark-stack-short = Stack na początek w dużych ciemnych: { $blinds }. To za mało do gry.
remark-stack-shallow = Stack na początek w dużych ciemnych: { $blinds }. To będzie szybki turniej.
remark-stack-deep = Stack na początek w dużych ciemnych: { $blinds }. Na pierwszych poziomach niewiele się dzieje.
remark-level-short = Przy jednym rozdaniu na minutę poziom jest krótszy niż jedno okrążenie. Poziom: { $level }, rozdania: { $hands }, miejsca: { $seats }.
remark-break-missing = Gra trwa zbyt długo bez przerwy. Poziom: { $level }, minuty: { $minutes }.
remark-ante-early = Ante jest już od pierwszego poziomu, choć stacki są głębokie (w dużych ciemnych: { $blinds }).
remark-ante-big = Ante całego stołu to razem ponad dwie duże ciemne. Poziom: { $level }, ante razem: { $together }, duża ciemna: { $blind }.
remark-paid-few = Płatne miejsca: { $places }, wejścia: { $entries }, czyli { $percent } % uczestników. Zwykle jest to 10–30 %.
remark-paid-many = Płatne miejsca: { $places }, wejścia: { $entries }, czyli { $percent } % uczestników. Zwykle jest to 10–30 %.
remark-first-little = Pierwsze miejsce dostaje { $percent } % puli nagród; zwykle jest to 15–30 %.
remark-first-much = Pierwsze miejsce dostaje { $percent } % puli nagród; zwykle jest to 15–30 %.
remark-places-rise = Dalsze miejsce dostaje więcej niż to przed nim.
remark-least-prize-small = Najmniejsza nagroda ({ $prize }) jest niższa od wpisowego ({ $fee }).
remark-share-big = Organizator zatrzymuje { $percent } % wpisowego; zwykle jest to 5–20 %.
remark-guarantee-costs = Wejścia dają pulę { $pool }; do gwarantowanej kwoty organizator dokłada { $added }.
remark-bounty-big = Na bounty idzie { $percent } % wpisowego: dla miejsc zostaje mało.
remark-late-short = Kto wchodzi pod koniec późnej rejestracji, dostaje krótki stack. Poziom: { $level }, w dużych ciemnych: { $blinds }.
remark-late-after-bubble = Późna rejestracja trwa długo. Ostatni jej poziom: { $level }; w grze może być wtedy jeszcze { $left }, a płatnych miejsc jest { $places }.
remark-add-on-never = Główna przerwa wypada po spodziewanym końcu, więc nikt nie weźmie add-on. Poziom przed przerwą: { $level }, na końcu: { $end }.
remark-rebuy-and-reentry = Są i rebuy, i ponowne wejścia: gracze będą pytać, co jest czym.
remark-rebuys-to-the-end = Rebuy trwa do spodziewanego końca turnieju. Ostatni poziom rebuy: { $level }, turnieju: { $end }.
remark-rebuy-short = Rebuy pod koniec daje krótki stack. Poziom: { $level }, w dużych ciemnych: { $blinds }.
remark-sit-and-go-unusual = Nietypowa liczba graczy w sit & go: { $players }. Zwykle jest to 2, 6, 10, 20, 30, 40 lub 50.
remark-more-than-fit = Graczy ma być więcej, niż może wejść. Spodziewani: { $players }, najwyżej: { $most }.
remark-too-few-to-begin = Graczy ma być mniej, niż trzeba do rozpoczęcia. Spodziewani: { $players }, co najmniej: { $least }.
remark-no-ticket = Pula nagród ({ $pool }) nie starcza na ani jeden bilet ({ $ticket }).

## pakli tournament

tournament-plan-title = { $name }: { $game }, { $limit }
tournament-plan-players = Gracze: { $players }, stack na początek: { $stack }, miejsca przy stole: { $seats }.
tournament-plan-length = Spodziewany czas: { $hours } godz. { $minutes } min, koniec na poziomie { $level }.
tournament-plan-late = Późna rejestracja do końca poziomu { $level }.
tournament-plan-rebuys = Do głównej przerwy jedno rebuy, poniżej stacka początkowego, za wpisowe; w głównej przerwie jeden add-on (żetony: { $chips }), za wpisowe.
tournament-plan-pool = Pula nagród: { $pool }
tournament-plan-practice = Treningowy: bez wpisowego i bez nagród.
tournament-plan-place = Miejsce { $place }: { $prize }
tournament-plan-places = Miejsca { $first }–{ $last }: po { $prize }
tournament-plan-break = Przerwa
tournament-plan-main-break = Główna przerwa
tournament-column-level = Poziom
tournament-column-small = Mała
tournament-column-big = Duża
tournament-column-ante = Ante
tournament-column-minutes = Min
tournament-column-begins = Początek
tournament-warning = Ostrzeżenie: { $remark }
tournament-notice = Uwaga: { $remark }
tournament-sound = W tej strukturze nie ma nic nietypowego.
tournament-no-file = Nie można odczytać: { $file }.
tournament-no-structure = To nie jest struktura turnieju: { $file }. { $problem }
tournament-bad-entry = To nie jest wpisowe: „{ $given }”. Prosimy pisać na przykład 20, albo 20+2, gdy z wpisowego 22 dwie jednostki są dla organizatora.
tournament-bad-chips = To nie są żetony: „{ $given }”. Prosimy pisać na przykład 25,100,500.

cli-unknown-ante = Ante płaci none, each, big_blind albo button, a nie { $ante }.
cli-unknown-form = Turniej to freezeout albo rebuy, a nie { $form }.
cli-tournament = Turnieje: układanie i sprawdzanie struktury.
    .title = Układanie i sprawdzanie turniejów.
cli-tournament-plan = Układa strukturę: poziomy, ante, przerwy i nagrody, tak aby tylu graczy z tyloma żetonami skończyło mniej więcej w tym czasie. Za koniec uznaje chwilę, gdy wszystkie żetony to dwadzieścia dużych ciemnych.
    .title = Struktura z liczby graczy, stacka i godzin.
cli-tournament-plan-players = Ilu graczy się spodziewamy.
cli-tournament-plan-stack = Z iloma żetonami każdy zaczyna.
cli-tournament-plan-hours = Ile godzin ma trwać, z przerwami, na przykład 4 albo 2.5.
cli-tournament-plan-entry = Wpisowe, na przykład 20, albo 20+2 z częścią organizatora; bez niego turniej treningowy.
cli-tournament-plan-currency = Waluta wpisowego, na przykład EUR.
cli-tournament-plan-chips = Posiadane żetony, na przykład 25,100,500: najmniejszy wyznacza kroki ciemnych.
cli-tournament-plan-ante = Kto płaci ante: none, each, big_blind albo button.
cli-tournament-plan-form = freezeout albo rebuy: jedno rebuy do głównej przerwy i add-on w niej.
cli-tournament-plan-name = Nazwa turnieju.
cli-tournament-check = Czyta strukturę w JSON, tak jak ją zapisuje plan --json, odrzuca to, czego nie da się rozegrać, i mówi, co jest nietypowe.
    .title = Co jest nietypowe w strukturze.
cli-tournament-check-file = Plik, albo część „structure” tego, co zapisało plan --json.
cli-tournament-check-players = Ilu graczy się spodziewamy.

## Turnieje w pokoju

refusal-gone-tournament = Nie ma takiego turnieju.
refusal-event-one_source = Podaj, co jest grane, jednym z tych sposobów: gotowy turniej, plan albo własna struktura.
refusal-event-no_such_preset = Nie ma gotowego turnieju o nazwie { $preset }.
event-quick-name = Treningowy sit & go
event-column-place = Miejsce
event-column-table = Stół
event-column-seat = Miejsce
event-column-chips = Żetony
event-column-name = Gracz
event-column-prize = Nagroda
event-column-ticket = Bilet
event-column-bounties = Bounty
event-column-rebuys = Rebuye
event-column-paid = Wpłata
event-column-currency = Waluta
