### Az előtér, és több asztal egy oldalon. Magyar. `$table` név.

## Több asztal

several-tables = Nyitott asztalok
several-another = Még egy asztal
several-no-others = Most nincs másik asztal.
several-close = Ezt az asztalt ne mutassa tovább: { $table }
several-closed = bezárt
several-looking-on = nézőként
several-now = Asztal: { $table }.
several-waits = Egy másik asztalnál te jössz: { $table }.

## Az asztalok listája

lobby-you-sit = Itt van helyed:
lobby-favourite = Kedvenc: { $table }
lobby-favourites-only = csak a kedvencek
lobby-no-favourites = Most egyik kedvenced sincs nyitva.
lobby-chips = Zsetonok
lobby-chips-any = bármilyen
lobby-chips-practice = gyakorlózseton
lobby-chips-club = a klub zsetonja
lobby-sort = Sorrend
lobby-sort-usual = ahol a legtöbben játszanak
lobby-sort-name = név szerint
lobby-sort-stakes-up = kis tétek elöl
lobby-sort-stakes-down = nagy tétek elöl
lobby-sort-players = legtöbb játékos elöl
lobby-sort-average-pot = legnagyobb kasszák elöl

## Új asztal

lobby-begin = Kiindulás:
lobby-begin-friends = baráti asztal
lobby-begin-bots = gyakorlás botokkal
lobby-begin-club = klubasztal
lobby-begin-last = mint legutóbb
lobby-plain-rules = Így játszanak majd itt, közérthetően
lobby-rule-own = saját
