### Élő asztalok: valódi lapok, az osztó pultja. Magyar. `$name` név.

## Elutasítások

refusal-live-not_here = Ez a valódi lapokkal játszott asztaloké. Itt a rendszer oszt.
refusal-live-cash_only = Valódi lapokkal egyelőre csak készpénzes asztalon lehet játszani.
refusal-live-face_up = Valódi lapokkal ez a játék ({ $game }) itt még nem megy: lapjai nyíltan fekszenek a játékosok előtt.
refusal-live-no_bots = Valódi lapokkal emberek játszanak, botok nem.
refusal-live-nothing_to_take_back =
    { $entries_n ->
        [0] Nincs mit visszavonni: az utolsó leosztás végleges.
        [one] Csak az utolsó bejegyzés vonható vissza.
       *[other] Csak az utolsó { $entries } bejegyzés vonható vissza.
    }
refusal-live-nobody_asked = Most senkin sincs sor, nincs kire órát kérni.
refusal-live-bad_clock = Órát 1 és { $most } másodperc között lehet kérni.

## Ami történik

event-entered-for = { $name } lép helyette. Ülőhely: { $seat }.
event-entries-taken-back =
    { $entries_n ->
        [one] { $name } visszavonta az utolsó bejegyzést.
       *[other] { $name } visszavonta az utolsó { $entries } bejegyzést.
    }

## A tábla, az új asztal, a telefon

live-cards = Lapok
live-cards-none = A rendszer osztja
live-cards-chips = Valódi lapok, zseton helyett a rendszer
live-cards-console = Valódi lapok, osztói pult
live-cards-record = Valódi lapok, teljes jegyzőkönyv
live-cards-none-about = A rendszer kever és oszt.
live-cards-chips-about = A játékosok telefonon lépnek. Lapot senki sem ír be; az osztó mondja meg, ki nyerte az egyes kasszákat.
live-cards-console-about = Egy ember írja be a lépéseket, a közös lapokat és a megmutatott lapokat.
live-cards-record-about = Mint az osztói pult; a megmutatott lapok a teljes leosztástörténethez kerülnek be.
live-sign-chips = Valódi lapok: a rendszer csak a zsetonokat számolja. Nem kever, így nincs mit ellenőrizni.
live-sign-console = Valódi lapok: az osztó írja be, ami történik. A rendszer nem kever, így nincs mit ellenőrizni.
live-sign-record = Valódi lapok: az osztó írja be, ami történik, a megmutatott lapokat is. A rendszer nem kever, így nincs mit ellenőrizni.
live-to-console = Osztói pult
