### Opis wspólnych opcji wiersza poleceń. Polski.

cli-pakli = Poker według zasad domu: otwarcie sali, trening przy stole, regulamin, odtwarzanie rozdań, boty.
cli-pakli-version = Wypisz wersję i zakończ.

cli-option-game = Gra, na przykład holdem, omaha albo omaha-high-low.
cli-option-limit = no-limit, pot-limit, fixed-limit albo spread-limit; bez tej opcji zwykły limit gry.
cli-option-preset = Zasady domowe: standard, kaszino, omaha, verseny, zasady albo wiki.
cli-option-players = Ilu graczy siedzi przy stole, razem z tobą; bez tej opcji sześciu albo tylu, ilu dopuszcza gra.
cli-option-lang = Język: en, hu albo pl; bez tej opcji język środowiska.
cli-option-as-json = Wypisz jeden obiekt JSON i nic więcej.
