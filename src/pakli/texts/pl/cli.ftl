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

cli-rules = Regulamin: przegląd punktów i zasad domowych, treść jednego punktu albo odpowiedzi jednej zasady domowej.
    .title = Regulamin i zasady domowe.
cli-rules-clause = Punkt, na przykład B8, albo zasada domowa, na przykład reopen; bez niego przegląd.
cli-rules-preset = Tylko zasady domowe jednego zestawu.
cli-rules-plain = Zwykłe wiersze bez tabel, dla czytników ekranu; także gdy wyjście nie jest terminalem.

rules-heading = Regulamin
rules-intro = „pakli rules B8” wypisuje punkt, „pakli rules reopen” zasadę domową.
rules-all = „pakli rules” wymienia wszystkie punkty i zasady domowe.
rules-house-rules = Zasady domowe
rules-house-rules-of = Zasady domowe: { $preset }
rules-option = Zasada domowa
rules-value = Tak się gra
rules-presets = Zestawy
rules-all-presets = wszystkie zestawy
rules-clause-line = { $id }: { $title }
rules-option-line = { $title } ({ $id }, { $clause })
rules-when = { $value } ({ $when })
rules-when-sentence = { $when }: { $value }
rules-when-both = { $kind }, { $limit }
rules-value-line = { $presets }: { $value }
rules-sources = Źródła: { $sources }.
rules-read-with = Zasady domowe należące do tego punktu
