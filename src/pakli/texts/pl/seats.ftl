### Stół między rozdaniami: czego odmawia, co się dzieje, o co pyta. Polski.
### Imię jest zawsze podmiotem, czas teraźniejszy nie zdradza rodzaju. `.you`: do samego gracza.

## Miejsca

refusal-seat-no_such_seat = Nie ma tu takiego miejsca: { $seat }. Miejsca mają numery od 1 do { $seats }.
refusal-seat-taken = To miejsce jest zajęte: { $seat }. Prosimy wybrać wolne.
refusal-seat-empty = Na tym miejscu nikt nie siedzi: { $seat }.
refusal-seat-already_here = Ten gracz siedzi już przy tym stole.
refusal-seat-others_wait = Na to miejsce czekają już inni: { $players }. Prosimy zapisać się na listę oczekujących.
refusal-seat-tournament = W turnieju graczy sadza i przesadza turniej, a żetony przychodzą przez rebuy i add-on.
refusal-seat-cash_table = To stół gry gotówkowej: gracze sami siadają i sami kupują żetony.
refusal-seat-out_already = Masz już pauzę albo zaczniesz ją po tym rozdaniu.
refusal-seat-in_already = Jesteś już w grze.
refusal-seat-leaving_already = Już odchodzisz: żetony pójdą z tobą po tym rozdaniu.
refusal-seat-in_hand = Ten gracz bierze udział w rozdaniu. Prosimy poczekać do końca.
refusal-entry-nothing_due = Za wejście do gry nie ma nic do zapłacenia.
refusal-list-on_it_already = Jesteś już na liście oczekujących.
refusal-list-not_on_it = Tego gracza nie ma na liście oczekujących.

## Żetony

refusal-buy-below_minimum = To za mało, żeby usiąść: { $chips }. Najmniejsze wpisowe to { $least }.
refusal-buy-above_maximum = To za dużo, żeby usiąść: { $chips }. Największe wpisowe to { $most }.
refusal-buy-not_in_chips = Takiej kwoty nie można tu kupić: { $chips }. Kwoty są wielokrotnościami żetonu, { $chip }.
refusal-buy-has_maximum = Masz już { $has }, a największe wpisowe to { $most }. Możesz to zachować, ale nie możesz dokupić.
refusal-buy-over_maximum = To za dużo: { $chips }. Największe wpisowe to { $most }; możesz dokupić najwyżej { $room }.
refusal-buy-return_with = Niedawno odszedł stąd stack { $least }. Wrócić można co najmniej z takim samym, nie z { $chips }.
refusal-buy-too_little_to_stay = To za mało, żeby zostać: { $chips }. Kto stracił wszystko, kupuje co najmniej { $least }.

## Następne rozdanie

refusal-button-not_drawn = Button nie został jeszcze wylosowany.
refusal-button-drawn_already = Button został już wylosowany. Po każdym rozdaniu przesuwa się dalej.
refusal-hand-going_on = Z tym trzeba poczekać do końca rozdania.
refusal-table-no_hand = Teraz nie toczy się żadne rozdanie.
refusal-table-held = Stół jest wstrzymany, powód: { $reason }. Prosimy poczekać.
refusal-ask-nothing_asked = Teraz nie ma takiego pytania.
refusal-ask-not_you = To miejsce nie jest teraz pytane: { $seat }.
refusal-ask-answered_already = Odpowiedź już padła.
refusal-ask-not_answered = Gracze jeszcze decydują, ile razy wyłożyć stół. Prosimy chwilę poczekać.
refusal-cut-no_such_place = W tym miejscu nie można przełożyć kart: { $at }. Możliwe: od 1 do { $most }.
refusal-choice-no_such_game = Na tabliczce stołu nie ma takiej gry. Liczba gier do wyboru: { $most }.
refusal-runs-too_few = Stół wykłada się co najmniej raz, nie tyle razy: { $runs }.
refusal-bomb-not_here = Tu nie gra się bomb potów.
refusal-bomb-not_agreed = Ktoś z graczy w rozdaniu nie zgadza się na bomb pot.
refusal-rabbit-not_now = Teraz nie ma czego oglądać: można to zrobić tylko po rozdaniu, które skończyło się wcześniej, jeśli dom na to pozwala.

## Kierownik sali, poziomy, tabliczka stołu

refusal-floor-no_reason = Decyzja wymaga uzasadnienia. Prosimy je zapisać.
refusal-floor-not_held = Stół nie jest wstrzymany.
refusal-floor-bad_award = Tylu żetonów nie można przenieść: { $chips }. Gracz ma { $stack }, a otrzymać je musi ktoś inny.
refusal-floor-bad_penalty = Kara to liczba rozdań, nie może to być { $hands }.
refusal-level-cash = W grze gotówkowej ciemne nigdy nie rosną.
refusal-level-other_games = Poziom zmienia stawki, nie gry.
refusal-sign-no_game = Stół potrzebuje gry, a rotacja co najmniej jednego rozdania lub okrążenia każdej z nich.
refusal-sign-bad_seats = Tyle miejsc być nie może: { $seats }. W tej grze jest ich od 2 do { $most }.
refusal-sign-buy_in_upside_down = Najmniejsze wpisowe ({ $least }) jest większe od największego ({ $most }).
refusal-sign-rules_differ = Zasady buttona, ponownego kupna i powrotu są w każdej grze jednego stołu takie same.
refusal-sign-chips_differ = Przy jednym stole jest jeden najmniejszy żeton: { $chip } i { $other } nie pasują do siebie.
setting-minimum = najmniejsze wpisowe
setting-maximum = największe wpisowe
setting-bomb-pot = bomb pot

## Co się dzieje: przychodzenie i odchodzenie

event-seated = { $name } siada na miejscu { $seat }, żetony: { $amount }.
    .you = Siadasz na miejscu { $seat }, żetony: { $amount }.
event-bought = { $name } kupuje żetony: { $amount }.
    .you = Kupujesz żetony: { $amount }.
event-bought-later = { $name } kupuje żetony: { $amount }. Przyjdą po rozdaniu.
    .you = Kupujesz żetony: { $amount }. Przyjdą po rozdaniu.
event-arrived = { $name } dostaje kupione żetony: { $amount }.
    .you = Dostajesz kupione żetony: { $amount }.
event-given-back = { $name } otrzymuje z powrotem to, co przekracza największe wpisowe: { $amount }.
    .you = Otrzymujesz z powrotem to, co przekracza największe wpisowe: { $amount }.
event-sits-out = { $name } robi pauzę.
    .you = Robisz pauzę.
event-sits-in = { $name } wraca do gry.
    .you = Wracasz do gry.
event-entry-posts = { $name } płaci za wejście do gry.
    .you = Płacisz za wejście, gdy tylko miejsce na to pozwoli.
event-entry-waits = { $name } czeka na dużą ciemną.
    .you = Czekasz na dużą ciemną.
event-leaves-after = { $name } odchodzi po rozdaniu.
    .you = Odchodzisz po tym rozdaniu. Widzisz to tylko ty.
event-sits-out-after = { $name } robi pauzę po rozdaniu.
    .you = Robisz pauzę po tym rozdaniu. Widzisz to tylko ty.
event-stays-after = { $name } zostaje w grze.
    .you = Zostajesz w grze.
event-leaves = { $name } odchodzi od stołu, żetony: { $amount }.
    .you = Odchodzisz od stołu, żetony: { $amount }.
event-changes-seat = { $name } przesiada się na miejsce { $seat }.
    .you = Przesiadasz się na miejsce { $seat }.
event-listed = { $name } czeka na miejsce.
    .you = Jesteś na liście oczekujących.
event-unlisted = { $name } nie czeka już na miejsce.
    .you = Nie ma cię już na liście oczekujących.
event-seat-free = { $name } może usiąść: jest wolne miejsce.
    .you = Jest dla ciebie wolne miejsce.
event-switches = { $name } zmienia swoje zgody.
    .you = Twoje zgody zostały zapisane. Widzisz je tylko ty.

## Co się dzieje: przed rozdaniem i po nim

event-button-card = { $name } losuje button, karta: { $card }.
    .you = Losujesz button, karta: { $card }.
event-button-set = Button stoi teraz przy miejscu { $seat }.
event-level = Nowe stawki od następnego rozdania: { $stakes }.
event-game = { $name } wybiera grę: { $game }.
    .you = Wybierasz grę: { $game }.
event-game-turn = Teraz gramy: { $game }.
event-blind-asked = { $name } ma wnieść ciemną.
    .you = Prosimy wnieść ciemną.
event-bomb-pot = Bomb pot: każdy płaci { $amount }, a pierwszej rundy nie ma.
event-straddle-taken = { $name } wniesie straddle: { $amount }.
    .you = Wniesiesz straddle: { $amount }.
event-straddle-declined = { $name } nie wnosi straddle.
    .you = Nie wnosisz straddle.
event-no-cut = { $name } nie przekłada kart.
    .you = Nie przekładasz kart.
event-runs-wished = { $name } odpowiada.
    .you = Twoja odpowiedź została zapisana. Widzisz ją tylko ty.
event-runs-once = Stół będzie wyłożony raz.
event-void-hand = Rozdanie jest nieważne. Każdy ma tyle żetonów, ile na jego początku.
event-rabbit = Te karty by przyszły: { $cards }.
event-rebuy = { $name } może kupić ponownie, co najmniej { $amount }.
    .you = Nie masz już żetonów. Żeby zostać, kup co najmniej { $amount }.
event-missed-blind = { $name } ma zaległą ciemną.
    .you = Masz zaległą ciemną. Zapłać ją, wracając do gry, albo poczekaj na dużą ciemną.

## Co się dzieje: kierownik sali

event-held = Stół jest wstrzymany. Powód: { $reason }.
event-held-break = Przerwa: teraz nikt nie gra.
event-held-pause = Dyrektor wstrzymuje turniej.
event-held-round = Ręka za ręką: stół czeka, aż wszyscy rozegrają to rozdanie.
event-held-players = Stół czeka na graczy z innego stołu.
event-held-over = Turniej dobiegł końca.
event-resumed = Gra toczy się dalej.
event-ruling = Decyzja kierownika sali. Uzasadnienie: { $reason }.
event-ruling-sit-out = Decyzja kierownika sali: { $name } pauzuje. Uzasadnienie: { $reason }.
    .you = Decyzja kierownika sali: pauzujesz. Uzasadnienie: { $reason }.
event-ruling-remove = Decyzja kierownika sali: { $name } opuszcza stół ze wszystkimi żetonami. Uzasadnienie: { $reason }.
    .you = Decyzja kierownika sali: opuszczasz stół ze wszystkimi żetonami. Uzasadnienie: { $reason }.
event-ruling-mute =
    Decyzja kierownika sali: { $name } nie może pisać przez { $minutes_n ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }. Uzasadnienie: { $reason }.
    .you =
    Decyzja kierownika sali: nie możesz pisać przez { $minutes_n ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }. Uzasadnienie: { $reason }.
event-ruling-unmute = { $name } może znowu pisać. Uzasadnienie: { $reason }.
    .you = Możesz znowu pisać. Uzasadnienie: { $reason }.
event-ruling-grant = Gospodarz daje żetony poza stołem, { $name } otrzymuje { $amount }. Uzasadnienie: { $reason }.
    .you = Gospodarz daje ci żetony poza stołem: { $amount }. Uzasadnienie: { $reason }.
event-ruling-bet = Decyzja kierownika sali: zakład wraca do gracza. Uzasadnienie: { $reason }.
event-ruling-pot = Decyzja kierownika sali: przyznano pulę. Uzasadnienie: { $reason }.
event-penalty =
    { $name } pauzuje za karę, { $hands_n ->
        [one] { $hands } rozdanie
        [few] { $hands } rozdania
        [many] { $hands } rozdań
       *[other] { $hands } rozdania
    }.
    .you =
    Pauzujesz za karę, { $hands_n ->
        [one] { $hands } rozdanie
        [few] { $hands } rozdania
        [many] { $hands } rozdań
       *[other] { $hands } rozdania
    }.
event-chips-awarded = { $name } otrzymuje { $amount } od gracza z miejsca { $seat }.
    .you = Otrzymujesz { $amount } od gracza z miejsca { $seat }.

## O co stół pyta i na co czeka

ask-straddle = { $name } może wnieść straddle: { $amount }.
    .you = Wnosisz straddle? Kwota: { $amount }.
ask-cut = { $name } może przełożyć karty.
    .you = Przekładasz karty?
ask-game = { $name } wybiera następną grę.
    .you = Jaka gra będzie następna?
ask-runs = O liczbie wyłożeń stołu decydują: { $names }.
    .you =
    Ile razy wyłożyć resztę stołu? Najwyżej { $most_n ->
        [one] { $most } raz
        [few] { $most } razy
        [many] { $most } razy
       *[other] { $most } raza
    }.
wait-too-few = Czekamy na graczy. Gotowych: { $ready }, potrzebnych: { $least }.
wait-held = Stół jest wstrzymany, powód: { $reason }.
wait-button-draw = Losowanie buttona: każdy dostaje jedną odkrytą kartę.
wait-ready = Za chwilę zacznie się następne rozdanie.

## Możliwości

action-sit = Usiądź, żetony: { $amount }
action-buy = Kup żetony: { $amount }
action-sit-out = Pauza
action-sit-out-big-blind = Pauza od następnej dużej ciemnej
action-sit-in = Powrót do gry
action-post-now = Zapłać i wejdź
action-wait-big-blind = Czekaj na dużą ciemną
action-leave = Odejdź od stołu
action-join-list = Zapisz się na listę oczekujących
action-leave-list = Wypisz się z listy
action-runs =
    { $runs_n ->
        [one] Wyłóż { $runs } raz
        [few] Wyłóż { $runs } razy
        [many] Wyłóż { $runs } razy
       *[other] Wyłóż { $runs } raza
    }
action-any-runs = Jak wolą inni
action-rabbit = Zobacz karty, które by przyszły
action-show-hand = Pokaż moje karty
