### `pakli ledger`, `pakli backup`, `pakli restore`. Polski.

## pakli ledger

cli-ledger = Pieniądze klubu, z maszyny, na której jest jego baza danych. Nic się nie zmienia; klub może być przy tym otwarty.
    .title = Księga: czy się zgadza, wyciągi, kto komu płaci.
cli-ledger-check = Sprawdza księgi: każdy zapis sumuje się do zera, na każdym koncie jest to, co wynika z zapisów, każdy żeton każdego stołu jest w księdze, żaden zapis nie zamienia jednej waluty na drugą. Jeśli coś się nie zgadza, kod wyjścia to 1.
    .title = Sprawdzić, czy wszystko się zgadza.
cli-ledger-statement = Co wpłynęło na czyjeś konta i co z nich ubyło, ze stołem, uzasadnieniem i tym, kto to zrobił.
    .title = Czyjś wyciąg.
cli-ledger-settle = Kto komu płaci na koniec wieczoru, przy najmniejszej liczbie wpłat. Nic nie jest księgowane: to robi się na stronie klubu.
    .title = Kto komu płaci.
cli-ledger-name = Nazwa albo taka, która wygląda tak samo.
cli-ledger-currency = Waluta, na przykład EUR; bez niej wszystkie.
cli-ledger-as-csv = Dla arkusza kalkulacyjnego.
cli-ledger-as-json = Jako jeden obiekt JSON.

ledger-checked =
    Sprawdzono: strumienie { $streams }, zdarzenia { $events }, zapisy w księdze { $entries }, konta { $accounts }, stoły { $tables }, żetony na nich { $chips }.
ledger-sound = Wszystko się zgadza.
ledger-unsound = Tyle rzeczy się nie zgadza: { $count }.
ledger-fault = { $what } Gdzie: { $of }. { $facts }
ledger-balance = na koncie { $balance }, limit kredytu { $credit }
ledger-practice = Żetony treningowe
ledger-no-currency = Niczego nie liczy się tu w żadnej walucie, nie ma więc czego rozliczać.
ledger-one-format = CSV albo JSON, nie oba naraz.

fault-gap = W strumieniu brakuje zdarzeń.
fault-head = Strumień nie kończy się tam, gdzie powinien.
fault-snapshot = Migawka wyprzedza swój strumień.
fault-unbalanced = Zapis nie sumuje się do zera.
fault-overdrawn = Zapis pobiera z konta więcej, niż wolno być winnym.
fault-postings = Wiersze zapisu nie zgadzają się z jego zdarzeniem.
fault-account = Na koncie nie ma tego, co wynika z zapisów.
fault-file = Plik jest uszkodzony.
fault-booked = Zapis nie jest tym, co stało się przy stole.
fault-unbooked = Przy stole stało się coś, czego nie zaksięgowano.
fault-missing = Na stole brakuje żetonów albo jest ich za dużo.
fault-escrow = Na koncie stołu nie ma tego, co leży na stole.
fault-currencies = Zapis zamienia jedną walutę na drugą.
fault-unreadable = Zdarzeń stołu nie da się odczytać.

## pakli backup, pakli restore

cli-backup = Zapisuje w nowym pliku wszystko, co klub ma w tej chwili, także w trakcie gry. Plik sam jest bazą danych, niezależnie od tego, jakiej używa klub.
    .title = Zachować klub w pliku.
cli-backup-file = Plik do zapisania; nie może jeszcze istnieć.
cli-restore = Tworzy bazę danych z kopii, z tego wydania lub wcześniejszego, i ją sprawdza. W tym miejscu nie może być jeszcze klubu.
    .title = Odtworzyć klub z kopii.
cli-restore-file = Kopia. Nie zmienia się.

backup-exists = Jest już taki plik: { $path }. Proszę wybrać inną nazwę.
backup-kept = Zachowane: { $path }, { $size } MB. Są w nim karty własne i nazwy ludzi: nie jest dla nikogo innego.
backup-restored = Klub jest teraz tutaj: { $url }.
backup-not-restored = Niczego nie odtworzono: { $reason }.
backup-release = Tę kopię zapisała nowsza wersja Pakli: { $path }. Proszę odtworzyć ją tamtą wersją.
