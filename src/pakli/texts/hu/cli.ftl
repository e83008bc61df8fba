### A parancssor. Magyar.

## Minden parancs

cli-error = Hiba: { $message }
cli-did-you-mean = Erre gondoltál: { $near }?
cli-there-are = Választható: { $known }.
cli-unknown-clause = Nincs ilyen pont a szabálykönyvben: { $clause }.
cli-unknown-preset = Nincsenek ilyen házi szabályok: { $preset }.
cli-unknown-language = Pakli ezt a nyelvet nem beszéli: { $language }.
cli-unknown-game = Nincs ilyen játék: { $game }.
cli-unknown-limit = Nincs ilyen limit: { $limit }.
cli-unknown-kind = Házi szabályok készpénzes játékhoz (cash) vagy tornához (tournament) vannak, ehhez nem: { $kind }.
cli-limit-not-offered = Ez a játék nem játszható ezzel a limittel: { $game }, { $limit }.
cli-no-file = Nincs ilyen fájl vagy mappa: { $path }.
cli-cannot-read = Nem olvasható: { $path } ({ $reason }).
cli-cannot-write = Nem írható: { $path } ({ $reason }).
cli-not-a-number = Ez nem egész számú zseton: „{ $text }”.
cli-goodbye = Viszontlátásra, köszönjük a játékot.
cli-interrupted = Megszakítva.
cli-done = Kész.

## Felsorolás mondatban

list-two = { $first } és { $last }
list-or = { $first } vagy { $last }

## A nyelvek saját nevükön

language-en = English
language-hu = magyar
language-pl = polski

## pakli rules

cli-rules = A szabálykönyv: a pontok és a házi szabályok áttekintése, egy pont szövege, vagy egy házi szabály válaszai.
    .title = A szabálykönyv és a házi szabályok.
cli-rules-clause = Egy pont, például B8, vagy egy házi szabály, például reopen; nélküle az áttekintés.
cli-rules-preset = Csak egy szabálycsomag házi szabályai.
cli-rules-plain = Egyszerű sorok táblázat nélkül, képernyőolvasóhoz; akkor is, ha a kimenet nem terminál.

rules-heading = A szabálykönyv
rules-intro = „pakli rules B8” egy pontot ír ki, „pakli rules reopen” egy házi szabályt.
rules-all = „pakli rules” minden pontot és házi szabályt felsorol.
rules-house-rules = Házi szabályok
rules-house-rules-of = Házi szabályok: { $preset }
rules-option = Házi szabály
rules-value = Így játsszák
rules-presets = Szabálycsomagok
rules-all-presets = minden szabálycsomag
rules-clause-line = { $id }: { $title }
rules-option-line = { $title } ({ $id }, { $clause })
rules-when = { $value } ({ $when })
rules-when-sentence = { $when }: { $value }
rules-when-both = { $kind }, { $limit }
rules-value-line = { $presets }: { $value }
rules-sources = Források: { $sources }.
rules-read-with = Ehhez a ponthoz tartozó házi szabályok
