### Strona w przeglądarce. Polski.

## Wszędzie

web-close = Zamknij
web-ok = Dobrze
web-yes = Tak
web-again = Spróbuj ponownie
web-loading = Chwileczkę …
web-language = Język
web-my-hands = Moje rozdania
web-to-lobby = Do lobby
web-clause = Regulamin, punkt { $clause }
web-in-rulebook = W regulaminie
web-rulebook = Regulamin
web-practise-at-once = Trening od razu
    .about = Z botami i żetonami treningowymi; podczas gry widać, co możesz zrobić i dlaczego. Własne imię wybierzesz później.
web-guest-name = Gość { $number }
web-status-lost = Połączenie zostało przerwane. Próbujemy ponownie … Żetony i miejsce czekają.
web-status-outdated = Ta strona jest starsza niż serwer. Prosimy wczytać ją ponownie.
refusal-web-no_connection = Serwer nie odpowiada. Prosimy spróbować za chwilę.

## Wejście

web-welcome = Witamy w Pakli
web-how-to-enter = Jak chcesz wejść?
web-name = Imię
web-password = Hasło
web-invitation = Zaproszenie, jeśli je masz
web-sign-out = Wyloguj
web-invited = { $name } zaprasza.
web-for-members = To zaproszenie jest dla członków: zostań członkiem albo zaloguj się.
web-guest = Jako gość
    .about = Wystarczy imię. Później można zostać członkiem i zachować żetony.
    .do = Wejdź
web-sign-in = Logowanie
    .about = Dla członków klubu.
    .do = Zaloguj
web-sign-up = Członkostwo
    .about = Wybierz imię i hasło.
    .do = Zostań członkiem
web-recover = Kod odzyskiwania
    .about = Nie pamiętasz hasła? Gospodarz może dać ci kod.
    .do = Wybierz nowe hasło
web-code = Kod
web-new-password = Nowe hasło
web-copy = Kopiuj
web-copied = Skopiowano

## Lobby

web-lobby = Lobby
web-quick-seat = Szybkie miejsce
web-practice = Trening z botami
web-new-table = Nowy stół
web-tables = Stoły
web-game = Gra
web-any-game = dowolna gra
web-mixed-game = Gra mieszana
web-games-played = Gry i stawki
web-free-only = tylko z wolnym miejscem
web-no-tables = Nie ma teraz takiego stołu. Otwórz własny albo poćwicz z botami.
web-column-table = Stół
web-column-game = Gra
web-column-stakes = Stawki
web-column-buy-in = Wpisowe
web-column-seats = Gracze
web-column-average-pot = Średnia pula
web-column-per-flop = Zobaczyło flop
web-column-waiting = Oczekujący
web-buy-in = od { $least } do { $most }
web-buy-in-open = od { $least }
web-is-private = prywatny
web-bots-there =
    { $count_n ->
        [one] { $count } bot
        [few] { $count } boty
        [many] { $count } botów
       *[other] { $count } bota
    }
web-seats-taken = { $taken } z { $seats }
web-wait-here = Czekam na miejsce
web-stop-waiting = Już nie czekam
web-waiting-place = twoje miejsce na liście: { $place }
web-called = Przez chwilę czeka na ciebie wolne miejsce. Stół: { $table }.
web-called-go = Usiądź tam

## Nowy stół

web-table-name = Nazwa stołu
web-limit = Limit
web-stakes-low = Stawka niższa
web-stakes-high = Stawka wyższa
web-bots = Boty
web-bot-level = Jak grają boty
bot-level-mixed = różnie
bot-level-easy = łatwo: dla początkujących
bot-level-medium = średnio: jak gracz klubowy
bot-level-hard = trudno: żeby się uczyć
web-level-medium = lepsze boty
web-level-hard = silne boty
web-least = Wpisowe od, duże ciemne
web-most = Wpisowe do, duże ciemne
web-practice-chips = Żetony treningowe
web-private = Prywatny: tylko z zaproszeniem
web-approve = Każde wpisowe zatwierdzam osobiście
web-preset = Zasady domowe
web-house-rules = Zmień pojedyncze zasady
web-open-table = Otwórz stół
web-ante = Ante w żetonach; 0: zwykłe
web-bomb-pot = Bomb pot: każdy płaci; 0: jak zwykle
web-currency = Waluta, na przykład EUR; puste: żetony klubu
web-digits = Cyfry po przecinku
web-chip-value = Wartość żetonu w najmniejszej jednostce
web-rake = Rake w procentach
web-rake-cap = Najwyżej, w żetonach; 0: bez granicy
web-rotation = Gra zmienia się
web-rotation-orbits = po okrążeniach buttona
web-rotation-hands = po rozdaniach
web-rotation-dealers-choice = z wyboru gracza na buttonie
web-every = Po ilu
web-chat = Kto pisze
web-chat-everyone = wszyscy
web-chat-seated = tylko gracze
web-chat-off = nikt
web-delay = Widzowie widzą wszystko
web-delay-none = od razu
web-delay-seconds = { $seconds } s później
web-cut = Proponujemy przełożenie kart
web-sign-preview = Co będzie na tabliczce
web-numbers-missing = Prosimy wypełnić wszystkie liczby.

## Przy stole

web-panels = Menu
web-at-table = Przy stole
web-happens = Co się dzieje
web-gone = Ten stół jest zamknięty. Żetony są na koncie.
web-middle = Środek stołu
web-own-cards = Twoje karty
web-your-move = Twój ruch
web-seat = miejsce { $seat }
web-seats = Miejsca
web-sit-here = Usiądź, miejsce { $seat }
web-empty-seat = Miejsce { $seat }: wolne
web-to-act = ruch
web-won = wygrywa { $amount }
web-bought = po rozdaniu jeszcze { $amount }
web-rabbit = Przyszłoby:
web-after-hand-sit-out = po rozdaniu pauza
web-after-hand-leave = po rozdaniu odejście
web-asks-for = na zgodę gospodarza czeka { $amount }
web-denied = Prośba do gospodarza nie doszła do skutku.
web-mark-waiting = czeka na dużą ciemną
web-mark-penalty = kara kierownika sali
web-mark-away = brak połączenia
web-mark-bot = bot
web-mark-bot-of = bot: { $owner }
name-of-bot = { $name } (bot)
web-mark-broke = bez żetonów
web-clock-time = { $seconds } s
web-clock-bank = bank czasu, { $seconds } s
web-clock-grace = połączenie, { $seconds } s
web-time-short = Pozostało sekund: { $seconds }.
web-bank-left = bank czasu { $seconds } s
web-called-here = Przez chwilę czeka na ciebie wolne miejsce: wybierz je.
web-agree = Zgadzam się
web-grace = Tyle sekund masz na powrót, zanim rozdanie potoczy się bez ciebie: { $seconds }.
web-did-post = Wkład { $amount }
web-did-draw = Wymiana { $count }

web-waits-dealer = Trwa rozdawanie kart.
web-waits-next-hand = Zaraz zacznie się następne rozdanie.
web-waits-too-few = Czekamy na graczy.
web-waits-on-hold = Stół jest wstrzymany. { $reason }

## Możliwości

web-do-bet = Zakład
web-do-raise = Podbicie
web-do-discard =
    { $count_n ->
        [one] Odrzucam { $count } kartę
        [few] Odrzucam { $count } karty
        [many] Odrzucam { $count } kart
       *[other] Odrzucam { $count } karty
    }
web-do-runs =
    { $count_n ->
        [one] Jeden raz
        [few] { $count } razy
        [many] { $count } razy
       *[other] { $count } razy
    }
web-do-any-runs = Jak zechcą inni
web-do-sit = Siadam
web-do-buy = Kup żetony
web-do-sit-out = Pauza teraz
web-do-sit-in = Powrót do gry
web-do-sit-out-at-big-blind = Pauza od następnej dużej ciemnej
web-do-post = Wkład na wejście teraz: { $amount }
web-do-post-now = Wkład na wejście teraz
web-do-wait = Czekam na dużą ciemną
web-do-leave = Odejdź od stołu
web-do-change-seat = Zmień miejsce
web-do-join-list = Na listę oczekujących
web-do-leave-list = Z listy oczekujących
web-do-show-after-hand = Pokazuję karty
web-do-show-cards = Pokaż niektóre karty
web-do-rabbit-cards = Karty, które by przyszły
web-do-switches = Na co się zgadzam

web-asked-straddle-offer = Chcesz postawić straddle?
web-asked-cut-offer = Chcesz przełożyć karty?
web-asked-game-choice = Jaka gra?
web-asked-runs-question = Ile razy rozdać resztę kart?
web-asked-bringing-in = Bring-in należy do ciebie.

web-confirm-leave = Odchodzisz od stołu ze wszystkimi żetonami. Na pewno?
web-confirm-call = Sprawdzenie kosztuje { $amount }. Na pewno?
web-claim = Deklarujesz
web-which-seat = Które miejsce?
web-how-much = Ile?
web-amount = Kwota, od { $least } do { $most }
web-amount-wrong = Możliwe: od { $least } do { $most }.
web-amount-least = najmniej
web-amount-most = najwięcej
web-amount-minimum = minimum
web-amount-maximum = maksimum
web-amount-third-pot = ⅓ puli
web-amount-half-pot = ½ puli
web-amount-two-thirds-pot = ⅔ puli
web-amount-pot = pula

web-switch-straddle = Zgadzam się na straddle
web-switch-bomb-pot = Zgadzam się na bomb poty
web-switch-cut = Chcę przekładać karty
web-switch-runs = Najwięcej rozdań reszty kart
web-runs-ask = pytaj za każdym razem

## Panele

web-tab-log = Przebieg
web-tab-chat = Czat
web-tab-people = Osoby
web-tab-sign = Tabliczka
web-tab-host = Gospodarz
web-seated = Siedzą ({ $count })
web-mute = Wycisz dla mnie
web-unmute = Czytam znowu
web-silence = Bez czatu przez { $minutes } min
web-silenced = Bez czatu: { $name }, minuty: { $minutes }.
web-chat-hidden =
    { $count_n ->
        [one] Ukryto { $count } wiersz wyciszonej osoby.
        [few] Ukryto { $count } wiersze wyciszonych osób.
        [many] Ukryto { $count } wierszy wyciszonych osób.
       *[other] Ukryto { $count } wiersza wyciszonych osób.
    }
host-reason = Powód, który wszyscy przeczytają
host-hold = Wstrzymaj stół
host-resume = Gramy dalej
host-player = Gracz
host-remove = Usuń od stołu
host-uninvite = Wycofaj też zaproszenie
host-kept = Porządek przy stole
host-kept-change = Niech tak będzie
host-kept-told = Wszyscy przy stole się o tym dowiedzą. W trakcie rozdania opóźnienie zostaje, a zmienia się po nim.
host-kept-fixed = Gra, stawki i zasady stołu pozostają takie, jak na tabliczce, dopóki stół jest otwarty. Na innych warunkach gra się przy innym stole.
host-close = Zamknij stół
host-close-sure = Po rozdaniu wszyscy odchodzą z żetonami, a stół znika. Na pewno?
host-close-yes = Tak, zamknij
web-no-chat = Nikt jeszcze nic nie napisał.
web-chat-line = Wiadomość do stołu
web-send = Wyślij
web-waiting-list = Lista oczekujących ({ $count })
web-spectators = Widzowie ({ $count })
web-nothing-refused = Niczego nie odmówiono.

## Tabliczka

web-sign-chips = żetony klubu
web-sign-chip = żeton jest wart { $worth }
web-sign-rotation-orbits = Następna gra po tylu okrążeniach buttona: { $every }.
web-sign-rotation-hands = Następna gra po tylu rozdaniach: { $every }.
web-sign-rotation-dealers-choice = Gracz na buttonie wybiera grę każdego rozdania.
web-sign-bomb-pot = Bomb pot: każdy płaci { $amount }.
web-sign-cut = Proponujemy przełożenie kart.
web-sign-no-cut = Kart się nie przekłada.
web-sign-private = Tylko z zaproszeniem.
web-sign-approve = Każde wpisowe zatwierdza gospodarz.
web-sign-delay = Widzowie widzą wszystko { $seconds } s później.
web-sign-chat-seated = Piszą tylko gracze.
web-sign-chat-off = Czatu nie ma.
web-no-protection = Utrata połączenia to nie all-in: gdy czas minie, rozdanie toczy się bez ciebie.
