### Wieczory klubowe, sezony, własne dane. Polski. `$name`, `$table`, `$title` to nazwy.

## Odmowy

refusal-night-title = Wieczór klubowy musi mieć tytuł.
refusal-night-when = Wieczór klubowy można wyznaczyć od wczoraj do dwóch lat naprzód.
refusal-night-minutes = Wieczór klubowy trwa od 1 do { $most } minut.
refusal-night-many = Zaplanowano już tyle wieczorów klubowych: { $most }. Najpierw odwołaj jeden albo poczekaj.
refusal-night-over = Ten wieczór klubowy już minął albo jest odwołany.
refusal-season-title = Sezon musi mieć tytuł.
refusal-season-span = Sezon kończy się po swoim początku.
refusal-season-many = Jest już tyle sezonów: { $most }. Najpierw usuń jeden.
refusal-leave-moved = Właśnie w tej chwili zmieniła się liczba Twoich żetonów. Spróbuj jeszcze raz.
refusal-leave-owes = Masz dług w żetonach. Najpierw rozlicz się z gospodarzem.
refusal-leave-seated = Masz miejsce przy stole albo na liście oczekujących. Najpierw je zwolnij. Stół: { $table }.
refusal-leave-entered = Bierzesz udział w turnieju. Najpierw się z niego wycofaj albo zagraj go do końca. Turniej: { $tournament }.
refusal-gone-night = Tego wieczoru klubowego już nie ma.
refusal-gone-season = Nie ma takiego sezonu albo nie jest pokazywany.
refusal-gone-calendar = Ten adres kalendarza już nie działa. Na stronie klubu możesz utworzyć nowy.

account-left = Oddane przy odejściu z klubu
deed-left = { $by } na zawsze opuszcza klub.

## Wieczory klubowe

club-nights = Wieczory klubowe
nights-calendar = Wieczory klubowe
nights-none = Nie zaplanowano żadnego wieczoru klubowego.
nights-new = Zaplanuj wieczór klubowy
nights-change = Zmień: { $title }
nights-title = Tytuł
nights-place = Gdzie
nights-note = Notatka
nights-when = Kiedy
nights-minutes = Ile minut
nights-save = Zapisz
nights-cancel = Odwołaj
nights-hold = Jednak się odbędzie
nights-cancelled = odwołany
nights-coming = Przyjdziesz?
nights-answer-yes = przyjdę
nights-answer-maybe = może
nights-answer-no = nie przyjdę
nights-who-yes = Przyjdą ({ $count })
nights-who-maybe = Może ({ $count })
nights-who-no = Nie przyjdą ({ $count })
nights-subscribe = We własnym kalendarzu
nights-subscribe-about = Program kalendarza może pobierać wieczory klubowe z adresu, który znasz tylko ty. Utworzenie nowego unieważnia poprzedni.
nights-subscribe-do = Utwórz adres
nights-subscribe-renew = Utwórz nowy adres
nights-address = Adres. Pokazywany tylko teraz:

## Klasyfikacja

club-standings = Klasyfikacja
seasons-none = Nie ma żadnej klasyfikacji do obejrzenia.
seasons-new = Nowy sezon
seasons-season = Sezon
seasons-begins = Od
seasons-ends = Do (włącznie)
seasons-practice = Stoły z żetonami treningowymi
seasons-shown = Widzą go członkowie
seasons-make = Utwórz sezon
seasons-remove = Usuń sezon
seasons-remove-sure = Klasyfikacja zniknie; to, co rozegrano, zostaje. Na pewno?
seasons-nobody = W tym czasie nikt nie wstał od stołu.
seasons-column-player = Gracz
seasons-column-sessions = Sesje
seasons-column-hands = Rozdania
seasons-column-net = Wygrana lub przegrana
seasons-column-points = Punkty
seasons-order = Kolejność
seasons-points-about = Punkty są za miejsca w turniejach, które liczą się w sezonie: dziesięć razy pierwiastek z liczby graczy podzielonej przez miejsce.
seasons-about = Sesja liczy się, gdy wstajesz od stołu. Boty i osoby, które nie chcą być w klasyfikacji, są pominięte.
seasons-me = Chcę być w klasyfikacji

## Własne dane

data-title = Twoje dane
data-about = Jeden plik ze wszystkim, co ten klub o tobie ma: profil, sesje, notatki, konta i każde rozdanie, w którym dostałeś karty, tak jak je było widać z twojego miejsca.
data-export = Pobierz swoje dane
data-leave = Odejdź z klubu na zawsze
data-leave-about = Usuwamy twoją nazwę, ustawienia, notatki, odpowiedzi i sesje oraz to, co zostało napisane przez ciebie na czacie. Twoje żetony wracają do domu gry. Rozegrane rozdania zostają pod znakiem, który nic nie znaczy, bo grali je też inni. Tego nie da się cofnąć.
data-leave-password = Hasło, dla pewności
data-leave-sure = Chcę odejść na zawsze
