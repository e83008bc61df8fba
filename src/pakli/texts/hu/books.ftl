### `pakli ledger`, `pakli backup`, `pakli restore`. Magyar.

## pakli ledger

cli-ledger = A klub pénzügyei arról a gépről, amelyen az adatbázis van. Semmi sem változik; a terem közben nyitva lehet.
    .title = A könyvelés: stimmel-e, számlakivonatok, ki kinek fizet.
cli-ledger-check = Ellenőrzi a könyveket: minden tétel összege nulla, minden számlán annyi van, amennyi a tételeiből kijön, minden asztal minden zsetonja megvan, és egy tétel sem vált át pénznemet. Ha valami nem stimmel, 1 a kilépési kód.
    .title = Ellenőrzi, hogy minden stimmel-e.
cli-ledger-statement = Mi érkezett valaki számláira és mi ment el róluk: asztallal, indoklással, és hogy ki végezte.
    .title = Valakinek a számlakivonata.
cli-ledger-settle = Ki kinek fizet az este végén, a lehető legkevesebb fizetéssel. Semmit sem könyvel: azt a klub oldalán lehet.
    .title = Ki kinek fizet.
cli-ledger-name = A név, vagy egy hozzá megtévesztően hasonló.
cli-ledger-currency = A pénznem, például EUR; nélküle mindegyik.
cli-ledger-as-csv = Táblázatkezelőnek.
cli-ledger-as-json = Egyetlen JSON objektumként.

ledger-checked =
    Átnézve: folyamok { $streams }, események { $events }, könyvelési tételek { $entries }, számlák { $accounts }, asztalok { $tables }, zsetonok rajtuk { $chips }.
ledger-sound = Minden stimmel.
ledger-unsound = Ennyi dolog nem stimmel: { $count }.
ledger-fault = { $what } Hol: { $of }. { $facts }
ledger-balance = a számlán { $balance }, hitelkeret { $credit }
ledger-practice = Gyakorló zsetonok
ledger-no-currency = Itt semmit sem tartanak nyilván pénznemben, nincs mit elszámolni.
ledger-one-format = CSV vagy JSON, egyszerre csak az egyik.

fault-gap = Egy folyamból események hiányoznak.
fault-head = Egy folyam nem ott ér véget, ahol kellene.
fault-snapshot = Egy pillanatkép előbbre tart, mint a folyama.
fault-unbalanced = Egy tétel összege nem nulla.
fault-overdrawn = Egy tétel többet vesz le egy számláról, mint amennyivel tartozni lehet.
fault-postings = Egy tétel sorai nem egyeznek az eseményével.
fault-account = Egy számlán nem annyi van, amennyi a tételeiből kijön.
fault-file = A fájl sérült.
fault-booked = Egy tétel nem az, ami az asztalánál történt.
fault-unbooked = Egy asztalnál történt valami, amit nem könyveltek el.
fault-missing = Egy asztalról zsetonok vesztek el, vagy több van rajta a kelleténél.
fault-escrow = Egy asztal számláján nem annyi van, amennyi az asztalon.
fault-currencies = Egy tétel egyik pénznemből a másikba vált.
fault-unreadable = Egy asztal eseményei nem olvashatók.

## pakli backup, pakli restore

cli-backup = Játék közben is új fájlba írja mindazt, ami ebben a pillanatban a teremben van. A fájl maga is adatbázis, bármit használ a terem.
    .title = A terem mentése fájlba.
cli-backup-file = Az új fájl; még nem létezhet.
cli-restore = Adatbázist készít egy mentésből, amely ebből a kiadásból vagy korábbiból való, és ellenőrzi. Azon a helyen még nem lehet terem.
    .title = Terem készítése mentésből.
cli-restore-file = A mentés. Nem változik.

backup-exists = Már van ilyen fájl: { $path }. Kérjük, válassz másik nevet.
backup-kept = Elmentve: { $path }, { $size } MB. Zárt lapok és nevek vannak benne: másra nem tartozik.
backup-restored = A terem mostantól itt van: { $url }.
backup-not-restored = Semmi sem állt helyre: { $reason }.
backup-release = A mentést egy újabb Pakli írta: { $path }. Kérjük, azzal állítsd helyre.
