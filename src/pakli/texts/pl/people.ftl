### Własne konto i klub na stronie. Polski. `$name`, `$by`, `$whom` to imiona.

## Własne konto

me-title = Konto
me-holdings = Poza stołami: { $amounts }
me-practice-chips = żetony treningowe: { $amount }
me-guest = Jesteś gościem: zna cię tylko ta przeglądarka. Członek może wrócić skądkolwiek; imię, żetony i rozdania zostają.
me-become-member = Wybierz hasło; imię zostaje.
me-joined = Jesteś już członkiem klubu.
me-club = Na stronę klubu: wieczory, klasyfikacja, ludzie
me-rename = Zmień
me-password = Zmiana hasła
me-password-old = Dotychczasowe hasło
me-password-new = Nowe hasło
me-password-again = Nowe hasło jeszcze raz
me-passwords-differ = Nowe hasła nie są jednakowe.
me-password-change = Zmień
me-password-changed = Hasło zmienione. Wszystkie inne sesje zostały zakończone.
me-sessions = Twoje sesje
me-session-here = tutaj
me-session-seen = ostatnio { $when }
me-session-unknown = nieznane urządzenie
me-session-end = Wyloguj tam
me-session-end-of = Wyloguj tam: { $device }
me-sessions-end-others = Wyloguj wszędzie indziej
me-bots = Własne boty
me-bots-about = Bot to twój program, który wchodzi z tokenem. Gra o żetony treningowe przy stołach, których gospodarz dopuszcza boty członków klubu, i każdy widzi, czyj jest.
me-bots-none = Nie masz jeszcze żadnego.
me-bot-name = Nazwa bota
me-bot-may = Co może robić
me-bot-plays = grać
me-bot-looks-on = tylko patrzeć
me-bot-make = Utwórz token
me-bot-token = Token bota { $name }. Widać go tylko teraz: kto go ma, może grać jako ten bot.
me-bot-never = jeszcze nieużywany
me-bot-revoke = Unieważnij
me-bot-revoke-of = Unieważnij token: { $name }
me-bot-revoked = Token bota { $name } już nie jest ważny.
me-sign-out-guest = Gość, który się wyloguje, nie może wrócić: imię i żetony przepadają.
me-sign-out-anyway = Wyloguj mimo to

## Klub

club-title = Klub
club-people = Osoby
club-money = Pieniądze
club-invitations = Zaproszenia
club-deeds = Co zrobiono
club-no-deeds = Jeszcze nic.
club-set-aside = Stoły, których nie da się odczytać
club-set-aside-what = Przy tych stołach nikt na razie nie może grać; wszystkie inne są otwarte. Nic nie ginie: to, co się tam zdarzyło, zostaje w dzienniku, a żetony na swoich kontach. Zrób kopię zapasową, a potem uruchom wydanie, które jako ostatnie pisało do bazy, albo nowsze: stoły ruszą z miejsca, w którym stanęły. To, co poniżej, należy do zgłoszenia błędu.
club-set-aside-unnamed = Stół, którego nazwy też nie da się odczytać
club-search = Szukaj po imieniu
club-bots = także boty
club-count =
    { $count_n ->
        [one] { $count } osoba
        [few] { $count } osoby
        [many] { $count } osób
       *[other] { $count } osoby
    }
club-since = od { $when }
club-muted =
    { $minutes_n ->
        [one] wyciszenie jeszcze { $minutes } minutę
        [few] wyciszenie jeszcze { $minutes } minuty
        [many] wyciszenie jeszcze { $minutes } minut
       *[other] wyciszenie jeszcze { $minutes } minuty
    }
club-barred = zakaz wstępu
club-add = Imię nowego członka
club-add-do = Dodaj członka
club-person = Otwórz
club-person-of = Otwórz: { $name }
club-done = Gotowe.
club-rename = Zmień imię
club-role = Rola
club-role-do = Nadaj rolę
club-mute = Bez czatu przez
club-mute-do = Wycisz
club-unmute = Niech znowu pisze
club-minutes =
    { $count_n ->
        [one] { $count } minutę
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
club-hours =
    { $count_n ->
        [one] { $count } godzinę
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
club-days =
    { $count_n ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
club-account = Żetony
club-currency = Waluta, na przykład EUR; puste: żetony treningowe
club-amount = Kwota
club-credit = Limit kredytu
club-credit-do = Ustaw
club-code = Utwórz kod odzyskiwania
club-code-about = Kod pozwala raz, w ciągu dnia, wybrać nowe hasło. Wcześniejszy kod traci ważność.
club-code-made = Kod jest gotowy.
club-code-for = Kod dla: { $name }. Widać go tylko teraz:
club-sign-out = Wyloguj wszędzie
club-signed-out =
    { $count_n ->
        [one] Zakończono { $count } sesję.
        [few] Zakończono { $count } sesje.
        [many] Zakończono { $count } sesji.
       *[other] Zakończono { $count } sesji.
    }
club-bar = Zakaz wstępu do klubu
club-bar-sure = Wszystkie sesje tej osoby zostaną zakończone i nie wejdzie, dopóki jej znowu nie wpuścisz. Na pewno?
club-bar-yes = Tak, zakaz wstępu
club-let-in = Wpuść znowu

## Zaproszenia

invite-title = Nowe zaproszenie
invite-where = Dokąd
invite-to-club = do klubu
invite-to-table = stół { $table }
invite-to-a-table = do prywatnego stołu
invite-role = Kto je otworzy, będzie
invite-uses = Dla ilu osób
invite-lasting = Ważne
invite-lasting-usual = jak zwykle
invite-lasting-day = dzień
invite-lasting-week = tydzień
invite-lasting-month = miesiąc
invite-lasting-year = rok
invite-note = Notatka dla siebie
invite-member = Tylko dla członków: gość najpierw wybiera hasło
invite-members-only = tylko dla członków
invite-make = Utwórz link
invite-link = Link. Widać go tylko teraz:
invite-qr = Odnośnik jako kod QR: otworzy go aparat
invite-holding = Ważne zaproszenia
invite-none = W tej chwili żadne.
invite-uses-left =
    { $count_n ->
        [one] jeszcze { $count } raz
        [few] jeszcze { $count } razy
        [many] jeszcze { $count } razy
       *[other] jeszcze { $count } razu
    }
invite-until = do { $when }
invite-withdraw = Wycofaj
invite-withdraw-of = Wycofaj: { $what }

## Co zrobiono

deed-added = { $by }: nowy członek, { $whom }.
deed-renamed = { $by }: zmiana imienia, { $before } → { $after }.
deed-muted =
    { $minutes_n ->
        [0] { $by }: znowu może pisać { $whom }.
        [one] { $by }: wyciszenie na { $minutes } minutę, { $whom }.
        [few] { $by }: wyciszenie na { $minutes } minuty, { $whom }.
        [many] { $by }: wyciszenie na { $minutes } minut, { $whom }.
       *[other] { $by }: wyciszenie na { $minutes } minuty, { $whom }.
    }
deed-barred = { $by }: zakaz wstępu, { $whom }.
deed-let-in = { $by }: znowu wolno wejść, { $whom }.
deed-role = { $by }: rola, { $whom } – { $role }.
deed-recovery-code = { $by }: kod odzyskiwania, { $whom }.
deed-password-reset = { $by }: nowe hasło, { $whom }.
deed-sessions-revoked = { $by }: wylogowanie wszędzie, { $whom }.
deed-bot-made = { $by }: utworzenie tokenu dla bota { $whom }.
deed-bot-revoked = { $by }: unieważnienie tokenu bota { $whom }.
deed-invited = { $by }: nowe zaproszenie. Rola: { $role }.
deed-invitation-withdrawn = { $by }: wycofane zaproszenie.
deed-granted = { $by }: żetony, { $whom }, { $amount }.
deed-credit = { $by }: dozwolony dług, { $whom }, { $amount }.
deed-corrected = { $by }: korekta konta, { $whom }, { $amount }. Uzasadnienie: { $reason }
deed-undone = { $by }: cofnięcie zapisu, { $whom }, { $entry }. Uzasadnienie: { $reason }
deed-settled = { $by }: zapis, że wszyscy zapłacili ({ $currency }). Uzasadnienie: { $reason }
