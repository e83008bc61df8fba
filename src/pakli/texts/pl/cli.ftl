### Wiersz poleceń. Polski.

## Każde polecenie

cli-error = Błąd: { $message }
cli-did-you-mean = Może chodziło o: { $near }?
cli-there-are = Do wyboru: { $known }.
cli-unknown-clause = W regulaminie nie ma takiego punktu: { $clause }.
cli-unknown-preset = Nie ma takich zasad domowych: { $preset }.
cli-unknown-language = Pakli nie mówi w tym języku: { $language }.
cli-unknown-game = Nie ma takiej gry: { $game }.
cli-unknown-limit = Nie ma takiego limitu: { $limit }.
cli-unknown-kind = Zasady domowe dotyczą gry gotówkowej (cash) albo turnieju (tournament), nie tego: { $kind }.
cli-limit-not-offered = W tę grę nie gra się z takim limitem: { $game }, { $limit }.
cli-no-file = Nie ma takiego pliku ani folderu: { $path }.
cli-cannot-read = Nie można odczytać: { $path } ({ $reason }).
cli-cannot-write = Nie można zapisać: { $path } ({ $reason }).
cli-not-a-number = To nie jest całkowita liczba żetonów: „{ $text }”.
cli-goodbye = Do widzenia i dziękujemy za grę.
cli-interrupted = Przerwano.
cli-done = Gotowe.

## Wyliczenie w zdaniu

list-two = { $first } i { $last }
list-or = { $first } lub { $last }

## Języki pod własnymi nazwami

language-en = English
language-hu = magyar
language-pl = polski

## pakli rules

rules-heading = Regulamin
rules-intro = „pakli rules B8” wypisuje punkt, „pakli rules reopen” zasadę domową, „--preset kaszino” odpowiedzi jednego zestawu.
rules-clauses = Punkty
rules-house-rules = Zasady domowe
rules-preset = Zasady domowe: { $preset }
rules-resolved = { $kind }, { $limit }
rules-option = Zasada domowa
rules-value = Tak się gra
rules-presets = Zestawy
rules-clause = Punkt
rules-sources = Źródła: { $sources }
rules-depends = Do tego punktu należy: { $options }
rules-named-in = Punkt regulaminu: { $clause }
rules-id = Identyfikator: { $id }
rules-only = { $value } ({ $when })

## Źródła regulaminu

source-K = zasady domowe kasyn (po węgiersku)
source-O = zasady Omaha Hold’em (po węgiersku)
source-N = zasady turnieju no limit Hold’em (po węgiersku)
source-Z = podstawy Texas Hold’em (po polsku)
source-W = artykuł encyklopedyczny o Texas Hold’em (po węgiersku)
source-T = dzisiejszy standard: Poker TDA i powszechna praktyka
