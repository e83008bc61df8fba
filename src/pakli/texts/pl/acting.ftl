### Gra przy stole na stronie: kwoty, decyzje z góry, klawisze, co mówimy na głos. Polski.

## Kwoty

act-more = Więcej, o { $amount }
act-less = Mniej, o { $amount }
act-percent = { $percent } %
    .full = { $percent } % puli
act-sure-raise = Podbicie do { $amount }? To duża część twoich żetonów i więcej niż pula.
act-sure-bomb-pot = Twoją propozycję zobaczy cały stół. Na pewno?
act-which-cards = Które karty pokazujesz?

## Decyzje z góry

act-before = Decyzja z góry
act-before-check-fold = Czekam albo pas
act-before-check = Czekam
act-before-call = Sprawdzam { $amount }
act-before-set = Postanowione: { $what }. Wiesz to tylko ty.
act-before-unset = Nic nie jest postanowione z góry.
act-before-cancelled = Zmieniła się kwota do sprawdzenia, decyzja już nie obowiązuje: { $what }.
act-too-soon = To pojawiło się dopiero teraz. Proszę nacisnąć jeszcze raz.

## Czas

act-bank-begins = Twój czas minął. Biegnie bank czasu, sekund: { $seconds }.

## Co potrafi przeglądarka

act-notify-https = Powiadomienia wymagają https albo tego właśnie komputera. Tutaj twój ruch widać w tytule okna.
act-notify-denied = Przeglądarka nie pozwala tej stronie na powiadomienia. Można to zmienić w jej ustawieniach.
act-notify-missing = Ta przeglądarka nie ma powiadomień.
act-vibrate-missing = To urządzenie nie wibruje.

## Własny układ

act-hand-high = Wysoki: { $hand }

## Klawisze

keys-title = Klawisze
keys-about = Klawisze działają przy stole, nie podczas pisania w polu. Na pytanie, które dopiero się pojawiło, żaden klawisz nie odpowiada.
keys-acting = Ruchy
keys-hearing = Słuchanie
keys-table = Przy stole
keys-f = Pas. Z góry: czekam albo pas
keys-k = Czekam, bez wymiany. Z góry: czekam
keys-c = Sprawdzam, bring-in. Z góry: sprawdzam tę kwotę
keys-r = Zakład lub podbicie: do pola kwoty, Enter wysyła
keys-a = All-in
keys-s = Pokazuję karty
keys-m = Odrzucam bez pokazania
keys-d = Odrzucam wybrane karty
keys-y = Straddle; na co się zgadzasz
keys-n = Nie korzystam
keys-digits = Wybór karty, nazwanej kwoty, gry, liczby dokończeń; 0: jak zechcą inni
keys-arrows = Kwota, o żeton więcej lub mniej
keys-pages = Kwota, o dziesięć żetonów więcej lub mniej
keys-enter = Wysyła wybraną kwotę
keys-escape = Zamyka; wychodzi z pola kwoty; nic z góry
keys-o = Twoje karty i co z nich jest
keys-v = Karty wspólne
keys-p = Pule
keys-e = Żetony wszystkich
keys-t = Kto jest na ruchu
keys-w = Dlaczego nie: ostatnia odmowa
keys-l = Co było powiedziane ostatnio
keys-g = Gra i stawki
keys-h = Te klawisze
keys-i = Siadam, pauza, powrót do gry
keys-j = Wkład na wejście teraz; na listę oczekujących lub z niej
keys-z = Czekam na dużą ciemną; niektóre karty; pauza od dużej ciemnej
keys-u = Kup żetony
keys-seat = Zmiana miejsca
keys-bomb-pot = Propozycja bomb potu
keys-x = Przełożenie kart; karty, które by przyszły
keys-q = Odejdź od stołu
keys-tables = Poprzedni stół, następny stół

## Na głos

speech-turn = Twój ruch: { $options }.
speech-list = { $before }, { $next }
speech-or = { $before } lub { $last }
speech-or-list = { $before } lub { $last }
speech-fold = pas
speech-check = czekam
speech-call = sprawdzam { $amount }
speech-call-all-in = sprawdzam all-in za { $amount }
speech-bet = zakład { $amount }
speech-bet-range = zakład od { $least } do { $most }
speech-raise = podbicie do { $amount }
speech-raise-range = podbicie do kwoty od { $least } do { $most }
speech-complete = dopełnienie do { $amount }
speech-complete-range = dopełnienie do kwoty od { $least } do { $most }
speech-bring-in = bring-in { $amount }
speech-all-in = all-in za { $amount }
speech-discard =
    { $count_n ->
        [one] wymiana do { $count } karty
        [few] wymiana do { $count } kart
        [many] wymiana do { $count } kart
       *[other] wymiana do { $count } karty
    }
speech-stand-pat = bez wymiany
speech-show = pokazuję karty
speech-muck = odrzucam bez pokazania
speech-straddle = straddle { $amount }
speech-decline = nie korzystam
speech-cut = przełożenie kart
speech-runs =
    { $count_n ->
        [one] { $count } raz
        [few] { $count } razy
        [many] { $count } razy
       *[other] { $count } razy
    }
speech-any-runs = jak zechcą inni
speech-stack = { $name } { $amount }
speech-nothing-yet = Nic jeszcze nie było powiedziane.
