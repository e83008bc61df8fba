### Ludzie: czego klub odmawia, i polecenie `pakli user`. Polski.
### `$person`, `$wanted`, `$free` to imiona.

## Imiona, hasła, wiadomości

refusal-name-length = Nazwa ma tu od { $least } do { $most } znaków.
refusal-name-character = Tego znaku nie może być w nazwie: { $sign }. Możliwe są litery, cyfry, odstępy, kropki, łączniki i apostrofy.
refusal-name-two_alphabets = Ta nazwa miesza dwa alfabety. Proszę użyć jednego z nich.
refusal-name-no_letter = W nazwie musi być co najmniej jedna litera.
refusal-name-separators = Odstępy, kropki, łączniki i apostrofy stoją pojedynczo, między literami lub cyframi.
refusal-name-reserved = Pod tą nazwą występuje sam klub: { $wanted }. Proszę wybrać inną.
refusal-name-taken = Ktoś już się tu tak nazywa albo tak to wygląda: { $wanted }. Wolna nazwa: { $free }.
refusal-name-taken_often = Wielu już się tu tak nazywa albo tak to wygląda: { $wanted }. Proszę wybrać inną nazwę.
refusal-password-length = Hasło ma od { $least } do { $most } znaków.
refusal-password-repeats = To hasło powtarza zbyt mało znaków. Proszę wybrać bardziej urozmaicone.
refusal-password-is_name = Twoja nazwa nie może być hasłem. Proszę wybrać inne.
refusal-chat-empty = Nie ma czego wysłać. Proszę najpierw coś napisać.
refusal-chat-too_long = Za dużo znaków: { $given }. W jednej wiadomości mieści się ich najwyżej tyle: { $most }.
refusal-settings-language = Pakli nie mówi w tym języku: { $language }.
refusal-settings-minutes = Możliwe minuty: od 0 do { $most }.
refusal-settings-many_notes = Masz notatki o tylu graczach, ilu się mieści: { $most }. Najpierw usuń którąś.
refusal-settings-many_bots = Masz tyle botów, ile się mieści: { $most }. Najpierw unieważnij token któregoś z nich.

## Wejście

refusal-sign_in-wrong = Nazwa i hasło do siebie nie pasują. Proszę sprawdzić jeszcze raz; gospodarz może pomóc kodem odzyskania.
refusal-recovery-wrong = Nazwa i kod do siebie nie pasują albo kod stracił ważność. Gospodarz może dać nowy.
refusal-invitation-void = Ten link stracił ważność. Proszę poprosić o nowy.
refusal-invitation-members_only = Ten link jest dla członków klubu. Proszę najpierw wybrać hasło.
refusal-invitation-bounds = Zaproszenie może być dla 1 do { $most } osób i najwyżej na rok.
refusal-wait-busy = Wiele osób wchodzi w tej chwili. Proszę spróbować ponownie za kilka sekund ({ $seconds }).
refusal-wait-sign_in =
    Za dużo prób. Ponowna próba będzie możliwa za { $seconds_n ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }.
refusal-wait-arrivals =
    Przed chwilą weszło stąd wiele osób. Ponowna próba będzie możliwa za { $seconds_n ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }.

## Prawa

refusal-may-barred = Ten klub jest dla ciebie zamknięty. Proszę porozmawiać z gospodarzem.
refusal-may-bots_not = To nie jest dla botów klubu.
refusal-may-members_bots_not = To nie jest dla botów: bot patrzy i gra, nic więcej.
refusal-may-looks_on = Token tego bota pozwala tylko patrzeć. Utwórz token dla bota, który gra.
refusal-may-no_members_bots = Gospodarz nie dopuszcza tu botów członków klubu.
refusal-may-practice_chips_only = Boty członków klubu grają tylko o żetony treningowe.
refusal-may-members_only = To jest dla członków klubu. Wystarczy wybrać hasło: żetony i rozdania zostają twoje.
refusal-may-members_only_named = Kierownikiem sali lub gospodarzem może być tylko członek klubu. Gość najpierw wybiera hasło.
refusal-may-guests_only = Jesteś już członkiem klubu.
refusal-may-floor_only = To należy do kierownika sali. Proszę go wezwać.
refusal-may-host_only = To należy do gospodarza. Proszę się do niego zwrócić.
refusal-may-sits_here = Nikt nie rozstrzyga przy stole, przy którym siedzi. Może to zrobić inny kierownik sali albo gospodarz.
refusal-may-not_above = Wobec kierownika sali lub gospodarza może to zrobić tylko gospodarz.
refusal-may-invited_only = To jest stół prywatny. O zaproszenie można poprosić osobę, która go otworzyła.
refusal-may-invitation_needed = Do tego klubu wchodzi się z zaproszeniem. O link można poprosić gospodarza.
refusal-may-last_host = Klub musi mieć gospodarza. Proszę najpierw wyznaczyć innego.
refusal-may-muted =
    Kierownik sali poprosił cię o ciszę. Możesz znowu pisać za { $minutes_n ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }.

## Konta

refusal-chips-amount = Możliwe jest od 1 do { $most } naraz.
refusal-chips-overdrawn = Tyle nie ma na koncie: { $chips }. Jest tam: { $has }.
refusal-chips-credit = Tyle nie można pobrać: { $chips }. Na koncie jest { $has }, a limit kredytu to { $credit }.
refusal-chips-reason = Tu potrzebne jest uzasadnienie. Widać je na wyciągu.
refusal-chips-long_reason = Za dużo znaków: { $given }. W uzasadnieniu mieści się ich najwyżej tyle: { $most }.
refusal-chips-of_table = To zaksięgował stół. Proszę poprawić konto kwotą, z uzasadnieniem.
refusal-chips-undone = To już zostało cofnięte.
refusal-money-digits = { $currency }: liczba miejsc po przecinku to tutaj { $digits }. Proszę ją zostawić.
refusal-settle-practice = Żetonów treningowych nigdy się nie rozlicza. Proszę wybrać walutę.
refusal-settle-on_tables = Na stołach są jeszcze żetony. Rozliczyć się można, gdy wszyscy je zabiorą.
refusal-settle-nothing = W tej walucie nikt nikomu nic nie jest winien.
refusal-settle-changed = Salda zdążyły się zmienić. Proszę spojrzeć jeszcze raz.

account-grant = Żetony treningowe
account-gift = Od gospodarza
account-taken_back = Zabrane przez gospodarza
account-buy_in = Wpisowe
account-top_up = Dokupienie żetonów
account-cash_out = Zabrane ze stołu
account-correction = Korekta
account-settled = Rozliczone
account-entry = Wpisowe turniejowe
account-prize = Wygrana
account-rebuy = Rebuy
account-add_on = Add-on
account-refund = Zwrot wpisowego
account-prize_back = Cofnięta nagroda
account-bounty = Bounty
account-tournament = Turniej
account-rake = Rake

## Kto jest kim

standing-guest = gość
standing-player = członek klubu
standing-floor = kierownik sali
standing-host = gospodarz
standing-bot = bot klubu
standing-members-bot = bot użytkownika { $owner }

## pakli user

cli-user = Ludzie w klubie, z maszyny, na której jest jego baza danych: kto może to zrobić, nie potrzebuje hasła.
    .title = Ludzie w klubie: hasła, gospodarze, sesje.
cli-user-list = Wszyscy, w kolejności przyjścia.
    .title = Kto tu jest.
cli-user-add = Dodaje członka klubu i wypisuje kod odzyskania, którym wybierze on hasło.
    .title = Dodać członka klubu.
cli-user-reset-password = Ustawia nowe hasło i kończy wszystkie sesje. Program o nie pyta; bez terminala jest nim pierwszy wiersz wejścia.
    .title = Ustawić nowe hasło.
cli-user-make-host = Czyni członka klubu gospodarzem.
    .title = Wyznaczyć gospodarza.
cli-user-revoke-sessions = Wylogowuje kogoś na wszystkich urządzeniach.
    .title = Wylogować kogoś wszędzie.
cli-user-recovery-code = Tworzy kod, którym można raz, w ciągu doby, wybrać nowe hasło.
    .title = Utworzyć kod odzyskania.
cli-user-name = Nazwa albo taka, która wygląda tak samo.
cli-option-database = Baza danych: sqlite:///ścieżka albo postgresql://…

user-nobody = Nikt się tak nie nazywa: { $wanted }.
user-none = Nie ma jeszcze nikogo.
user-line = { $person }: { $standing }
user-line-barred = { $person }: { $standing }, bez wstępu
user-added = Nowy członek klubu: { $person }.
user-code = Kod odzyskania ({ $person }): { $code }
user-code-use = Nazwa i kod pozwalają raz, w ciągu doby, wybrać nowe hasło.
user-password-wanted = Nowe hasło ({ $person })
user-password-again = Jeszcze raz
user-passwords-differ = Hasła nie są takie same.
user-password-set = Nowe hasło ustawione: { $person }. Wszystkie sesje zakończone.
user-is-host = Gospodarz od teraz: { $person }.
user-sessions-ended = Zakończone sesje ({ $person }): { $sessions }.
user-no-database = Nie ma takiej bazy danych: { $path }.
