### Lobby i kilka stołów na jednej stronie. Polski. `$table` to nazwa.

## Kilka stołów

several-tables = Otwarte stoły
several-another = Otwórz jeszcze jeden stół
several-no-others = Innego stołu teraz nie ma.
several-close = Nie pokazuj już tego stołu: { $table }
several-closed = zamknięty
several-looking-on = jako widz
several-now = Stół { $table }.
several-waits = Twój ruch przy innym stole: { $table }.

## Lista stołów

lobby-you-sit = Masz miejsce:
lobby-favourite = Ulubiony: { $table }
lobby-favourites-only = tylko ulubione
lobby-no-favourites = Żaden z ulubionych stołów nie jest teraz otwarty.
lobby-chips = Żetony
lobby-chips-any = dowolne
lobby-chips-practice = żetony treningowe
lobby-chips-club = żetony klubu
lobby-sort = Kolejność
lobby-sort-usual = tam, gdzie najwięcej się dzieje
lobby-sort-name = według nazwy
lobby-sort-stakes-up = najpierw małe stawki
lobby-sort-stakes-down = najpierw wysokie stawki
lobby-sort-players = najpierw najwięcej graczy
lobby-sort-average-pot = najpierw największe pule

## Nowy stół

lobby-begin = Zacznij od:
lobby-begin-friends = stół dla znajomych
lobby-begin-bots = trening z botami
lobby-begin-club = stół klubowy
lobby-begin-last = taki jak ostatnio
lobby-plain-rules = Jak będzie się grało przy tym stole, prostymi słowami
lobby-rule-own = własna
