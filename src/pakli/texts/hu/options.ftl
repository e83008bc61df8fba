### A parancssor közös beállításainak leírása. Magyar.

cli-pakli = Póker a ház szabályai szerint: terem nyitása, gyakorlás az asztalnál, szabálykönyv, leosztások visszajátszása, botok.
cli-pakli-version = Kiírja a verziót, és kilép.

cli-option-game = A játék, például holdem, omaha vagy omaha-high-low.
cli-option-limit = no-limit, pot-limit, fixed-limit vagy spread-limit; ha nincs megadva, a játék szokásos limitje.
cli-option-preset = A házi szabályok: standard, kaszino, omaha, verseny, zasady vagy wiki.
cli-option-players = Hányan ülnek az asztalnál, téged is beleszámítva; ha nincs megadva, hatan, vagy ahányan a játékot játszhatják.
cli-option-lang = A nyelv: en, hu vagy pl; ha nincs megadva, a környezeté.
cli-option-as-json = Egyetlen JSON objektumot ír ki, semmi mást.
