### Regulamin, punkt po punkcie. Polski.
### Łamanie wiersza należy tylko do źródła, pusty wiersz zaczyna nowy akapit. Zestawy zasad nazywają ich tytuły
### (Standard, Kasyno, Omaha, Turniej, Podstawy, Encyklopedia); zob. rules.ftl.

## Rozdziały

section-cards = Karty i talie
section-hands = Układy
section-games = Gry
section-betting = Licytacja
section-hand = Przebieg rozdania
section-showdown = Pokazanie kart
section-draw = Five Card Draw
section-lowball = Deuce to Seven i badugi
section-stud = Stud
section-straddle = Straddle
section-irregularities = Nieprawidłowości
section-tda = Przy stole na żywo (TDA 2024)
section-all-in = All-in i pule
section-cash = Gry gotówkowe
section-tournaments = Turnieje
section-live = Stoły z prawdziwymi kartami

## Karty i talie

clause-C1 = Pełna talia ma 52 karty: trzynaście wartości w czterech kolorach, bez jokerów.
    .title = Pełna talia
clause-C2 =
    Krótka talia ma 32 karty: siódemki, ósemki, dziewiątki, dziesiątki, walety, damy, króle i asy w czterech kolorach.
    Dwójki, trójki, czwórki, piątki i szóstki są z niej wyjęte.
    .title = Krótka talia
clause-C3 =
    Kolejność kolorów od najniższego do najwyższego: trefl ♣, karo ♦, kier ♥, pik ♠.
    Rozstrzyga ona losowanie buttona (P1) i równe układy w Five Card Draw (H3),
    a w studzie to, kto wnosi bring-in, kto zaczyna i komu przypada niepodzielny żeton.
    O rozdaniu Hold’em ani Omaha nie decyduje nigdy.
    .title = Kolejność kolorów
clause-C4 =
    As jest najwyższą kartą, ale może być też najniższą kartą strita:
    A-2-3-4-5 przy 52 kartach, A-7-8-9-10 przy 32 kartach, gdzie jest to najniższy strit.
    Nie jest jednym i drugim naraz: Q-K-A-2-3 nie jest stritem.
    .title = As
clause-C5 =
    Wartości zapisuje się od najwyższej: A K Q J 10 9 8 7 6 5 4 3 2. Dziesiątkę można zapisać jako „10” lub „T”.
    .title = Zapis wartości

## Układy

clause-H1 =
    Układ to pięć kart. Od najlepszego do najsłabszego:

    – poker królewski: as, król, dama, walet i dziesiątka w jednym kolorze;

    – poker: pięć kolejnych kart w jednym kolorze; decyduje najwyższa karta;

    – kareta: cztery karty o tej samej wartości; wygrywa wyższa, potem decyduje kicker;

    – full: trójka i para; wygrywa wyższa trójka, potem wyższa para;

    – kolor: pięć kart w jednym kolorze; decyduje najwyższa karta, potem druga, aż do piątej;

    – strit: pięć kolejnych kart; decyduje najwyższa karta;

    – trójka: trzy karty o tej samej wartości; wygrywa wyższa, potem decyduje pierwszy kicker, potem drugi;

    – dwie pary: decyduje wyższa para, potem niższa para, potem kicker;

    – para: wygrywa wyższa, potem decyduje pierwszy, drugi i trzeci kicker;

    – wysoka karta: decyduje najwyższa karta, potem druga, aż do piątej.

    Kolory są równe. Jeśli wszystkie pięć kart ma równe wartości, następuje podział puli.
    .title = Kolejność układów
clause-H2 =
    W Hold’em z 32 kartami kolor bije fulla. Wszystko inne jest tak samo jak przy 52 kartach (H1).
    .title = Układy w Hold’em z 32 kartami
clause-H3 =
    W Five Card Draw gra się 32 kartami i według własnej kolejności. Od najlepszego układu do najsłabszego,
    wraz z tym, co rozstrzyga między równymi:

    – poker: najwyższa karta, potem jej kolor; najwyższą kartą w A-7-8-9-10 jest dziesiątka;

    – kareta: wartość czterech kart;

    – kolor: tylko sam kolor, nie wartości kart;

    – full: wartość trójki;

    – strit: wartość najwyższej karty, potem jej kolor; w A-7-8-9-10 kolor dziesiątki;

    – trójka: wartość trzech kart;

    – dwie pary: wyższa para, potem niższa para, potem to, kto ma najwyższy kolor w wyższej parze;

    – para: jej wartość, potem to, kto ma w parze wyższy kolor; kickery się nie liczą;

    – wysoka karta: wartość najwyższej karty, potem jej kolor.

    Kolejność kolorów podaje punkt C3, najwyższy jest pik. Miejsc w tej kolejności jest 188, a dwa układy bez wspólnej
    karty nigdy nie są równe. Kolejność podano tutaj i nie wynika ona z rzadkości układów: przy 32 kartach kolor (204)
    jest rzadszy niż kareta (224), a mimo to stoi niżej.

    Przykłady: kolor pik 7 8 9 J Q bije kolor kier A K Q J 9. Para ósemek z ♠8 i z kartami 9 7 10 bije ♥8 ♦8 z kartami
    A K Q. A-7-8-9-10 przegrywa z 7-8-9-10-J.
    .title = Układy w Five Card Draw
clause-H4 =
    Układ niski to pięć różnych wartości. As jest tu niski, strit i kolor nie szkodzą, a porównuje się od najwyższej
    karty w dół: najlepszy układ to A-2-3-4-5. Wszystkie pięć kart musi spełniać warunek low, który jest zasadą domową.
    Standard: najwyżej ósemka. Kasyno: najwyżej siódemka, do czego potrzeba na stole trzech różnych kart
    niższych od ósemki.
    Tabliczka stołu mówi, który warunek obowiązuje.

    Jeśli nikt w puli nie ma układu niskiego, układ wysoki bierze całą pulę.

    Przykład: stół A 3 6 K Q, karty własne 8 2. Przy warunku ósemki jest układ niski, przy siódemce go nie ma.
    Stół 8 7 5 K Q: przy ósemce układ niski jest możliwy, przy siódemce nie.
    .title = Układ niski i warunek low
clause-H5 =
    W Deuce to Seven wygrywa najniższy układ. As jest tylko wysoki, a strit i kolor szkodzą układowi.
    Najlepszy układ to 7-5-4-3-2 nie w jednym kolorze. A-2-3-4-5 to as jako wysoka karta, a nie strit:
    bije każdą parę i przegrywa z K-5-4-3-2.
    .title = Deuce to Seven
clause-H5a =
    W razz układy niskie porównuje się jak w H4, ale bez warunku: każdy układ bez pary bije parę.
    .title = Razz
clause-H5b =
    W badugi układ tworzą karty o różnych wartościach i różnych kolorach: cztery takie karty biją trzy,
    trzy biją dwie, dwie biją jedną. As jest niski, a niższe karty wygrywają.
    .title = Badugi
clause-H5c =
    Przy 36 kartach (od szóstki do asa) najniższym stritem jest A-6-7-8-9, kolor bije fulla, a strit bije trójkę.
    Wszystko inne jest jak w H1.
    .title = Układy przy 36 kartach
clause-H6 =
    W Omaha układ to dokładnie dwie karty własne i dokładnie trzy karty wspólne.
    Dotyczy to osobno układu wysokiego i niskiego; mogą korzystać z różnych kart.
    .title = Omaha: dwie i trzy
clause-H7 =
    W Hold’em układ to pięć najlepszych z siedmiu kart: mogą grać dwie karty własne, jedna albo żadna.
    .title = Hold’em: pięć z siedmiu

## Gry

clause-G1 =
    Texas Hold’em: 52 karty, 2–10 graczy, dwie karty własne, pięć kart wspólnych.
    Ciemne, rozdanie kart i licytacja pre flop; karta spalona, flop (trzy karty) i licytacja;
    karta spalona, turn i licytacja; karta spalona, river i licytacja; pokazanie kart.
    Talia wystarczyłaby dla 22 graczy z kartami spalonymi, bez nich dla 23 graczy.
    .title = Texas Hold’em
clause-G2 =
    Texas Hold’em z krótką talią: 32 karty, 2–10 graczy, dwie karty własne, pięć kart wspólnych.
    Kolor bije fulla (H2); reszta jak w Texas Hold’em (G1).
    .title = Texas Hold’em, krótka talia
clause-G3 =
    Omaha Hold’em: 52 karty, 2–10 graczy, cztery karty własne, pięć kart wspólnych; układ to dwie i trzy karty (H6).
    Przebieg jest taki jak w Texas Hold’em (G1).
    .title = Omaha Hold’em
clause-G4 =
    Omaha High-Low: jak Omaha Hold’em (G3), lecz pulę dzieli się na pół między najlepszy układ wysoki
    i najlepszy układ niski (H4, P15).
    .title = Omaha High-Low
clause-G5 =
    Five Card Draw: 32 karty, pięć kart własnych i jedna wymiana od 0 do 3 kart.
    Karty dostaje od dwóch do czterech graczy; gdy siedzi pięciu, jeden kolejno pauzuje (D5).
    Ante, rozdanie kart, licytacja, wymiana, licytacja, pokazanie kart. Układy według H3.
    To ta sama gra przy każdych zasadach domowych; 52 karty i kolejność H1 dałyby inną grę.
    .title = Five Card Draw
clause-G6 =
    Deuce to Seven: 52 karty, 2–6 graczy, pięć kart własnych, wymiany od 0 do 5 kart.
    Gra z jedną wymianą jest no limit, gra z trzema wymianami fixed limit. Wygrywa najniższy układ (H5).
    .title = Deuce to Seven
clause-G7 =
    Stud siedmiokartowy, stud High-Low i razz: 52 karty, 2–8 graczy, a dzięki punktowi ST6 nawet 9.
    Dwie karty zakryte i jedna odkryta, potem trzy odkryte i jedna zakryta, po każdej licytacja (od ST1 do ST6).
    .title = Stud
clause-G8 =
    HORSE i inne gry mieszane: kilka gier na zmianę, 52 karty, 2–8 graczy.
    HORSE to Hold’em, Omaha High-Low, razz, stud siedmiokartowy i stud High-Low.
    .title = HORSE i gry mieszane
clause-G9 =
    Skrócony Hold’em: 36 kart (od szóstki do asa), 2–10 graczy, dwie karty własne, pięć kart wspólnych.
    Wszyscy płacą ante, a gracz na buttonie wnosi ciemną. Układy według H5c.
    .title = Skrócony Hold’em
clause-G10 =
    Omaha pięcio- i sześciokartowa: jak Omaha Hold’em (G3) i Omaha High-Low (G4), z pięcioma lub sześcioma
    kartami własnymi, 52 karty, 2–8 graczy.
    .title = Omaha pięcio- i sześciokartowa
clause-G11 =
    Badugi: 52 karty, 2–6 graczy, cztery karty własne, trzy wymiany, fixed limit. Układy według H5b.
    .title = Badugi

## Licytacja

clause-B0 =
    Gracz może spasować, poczekać, sprawdzić, wnieść zakład lub podbić. All-in to sprawdzenie, zakład lub podbicie
    za wszystkie swoje żetony; po nim nie można już spasować.

    Kto ma coś do wyrównania, nie może czekać. Duża ciemna w niepodbitej puli nie ma nic do wyrównania.
    Spasować wolno także wtedy, gdy czekanie nic nie kosztuje; gra najpierw o to zapyta.
    Zakładu ani podbicia nie można wnieść, gdy nikt inny w rozdaniu nie ma już żetonów.

    Kwoty są całkowitą wielokrotnością najmniejszej jednostki stołu, żetonu, którego wartość ustala stół.
    Dotyczy to także ciemnych, limitów, ante i najniższego wpisowego; połowę nieparzystej kwoty zaokrągla się w górę.
    Stół pokazuje kwoty w swojej walucie.
    .title = Co może zrobić gracz
clause-B1 =
    Fixed limit ma małą i dużą stawkę: mała obowiązuje przed flopem i na flopie, duża na turnie i riverze.
    Mała ciemna to połowa małej stawki, duża ciemna to mała stawka. Każdy zakład i każde podbicie to dokładnie
    jedna jednostka, a w rundzie są najwyżej cztery: zakład, podbicie, przebicie i ostatnie podbicie.
    Przed flopem jako pierwszy liczy się duża ciemna.

    Fixed limit 10/20: przed flopem i na flopie 10, 20, 30, 40; na turnie i riverze 20, 40, 60, 80.
    Fixed limit 1/2 z dużą ciemną 1: najpierw 1, 2, 3, 4, potem 2, 4, 6, 8.
    .title = Fixed limit
clause-B1a =
    Zasada domowa dla fixed limit: czy limit czterech zakładów obowiązuje, gdy zostało dwóch graczy?

    Zniesiony (Standard przy stołach gotówkowych): nie ma ograniczenia, odkąd zostało tylko dwóch graczy,
    którzy nie są all-in, chyba że w tej rundzie padło już ostatnie podbicie. Spasowanie nigdy tego nie cofa.

    Do końca turnieju (Standard w turniejach): limit obowiązuje także dwóch graczy, dopóki w samym turnieju
    jest ich więcej niż dwóch.

    Turn i river (Omaha): zniesiony, ale tylko na turnie i riverze.

    Nigdy (Kasyno, Encyklopedia): zawsze cztery zakłady.

    Fixed limit 10/20, turn, trzech graczy: gracz A wnosi 20, gracz B podbija do 40, gracz C pasuje,
    gracz A podbija do 60, gracz B do 80. Gdzie limit jest zniesiony, gracz A może podbić do 100.
    Inaczej: gracz A wnosi 20, gracz B podbija do 40, gracz C do 60, gracz A do 80, gracz B pasuje.
    To było ostatnie podbicie i gracz C może tylko sprawdzić albo spasować.
    .title = Ostatnie podbicie we dwóch
clause-B2 =
    W spread limit jest najmniejszy i największy zakład. Zakład wynosi co najmniej dużą ciemną i najwyżej maksimum stołu,
    podbicie co najmniej ostatni zakład lub podbicie i najwyżej maksimum. Liczba podbić nie jest ograniczona.

    Spread limit 2–6: po zakładzie 2 i podbiciu o 6 pozostali mogą podbić o dokładnie 6.
    .title = Spread limit
clause-B3 =
    W pot limit zakład wynosi co najmniej dużą ciemną i najwyżej pulę. Podbija się o co najmniej ostatni zakład
    lub podbicie i najwyżej o pulę: żetony leżące już na środku, wszystkie zakłady tej rundy
    oraz sprawdzenie, które podbijający wnosi najpierw. Liczba podbić nie jest ograniczona.

    Pula 100, zakład 50, dwa sprawdzenia: sprawdzenie 50 i podbicie o najwyżej 300, łącznie do 350.
    Pula 100, zakład 20, dwa sprawdzenia: podbicie o najwyżej 180, łącznie do 200.
    Ciemne 10/20: pierwszy zakład wynosi co najmniej 20, następne podbicie co najmniej do 40.
    .title = Pot limit
clause-B4 =
    W no limit gracz może postawić wszystko, co ma, a liczba podbić nie jest ograniczona.
    Zakład wynosi co najmniej dużą ciemną, podbicie co najmniej ostatni zakład lub podbicie:
    po zakładzie 10 co najmniej do 20.

    Zasada domowa: najmniejsze podbicie to ostatni zakład lub podbicie (Standard, Omaha, Encyklopedia)
    albo duża ciemna (Turniej). Ciemne 50/100, zakład 300: podbicie co najmniej do 600, w drugim przypadku do 400.
    Pełne podbicie w punkcie B8 to najmniejsze, na jakie ta zasada pozwala: gdy jest nim duża ciemna, all-in 420
    na zakład 300 jest pełny i otwiera licytację, a następne podbicie jest co najmniej do 520.
    .title = No limit
clause-B5 =
    Podbicie mierzy się tym, o ile przewyższa poprzedni zakład. To, co gracz wniósł wcześniej w tej rundzie,
    wlicza się do łącznej kwoty.
    .title = Jak mierzy się podbicie
clause-B6 =
    Zasada domowa dla pot limit i no limit: czym są dwie liczby na tabliczce limitów.
    Ciemne (Standard, Omaha, Encyklopedia): dwie liczby to ciemne.
    Limity (Kasyno): niższa liczba to duża ciemna, jej połowa to mała ciemna, a wyższa nic nie znaczy.

    Tabliczka 10/20: ciemne 10/20 i najmniejszy zakład 20 albo ciemne 5/10 i najmniejszy zakład 10.
    .title = Liczby na tabliczce
clause-B7 =
    Mała ciemna to zwykle połowa dużej ciemnej; stół może ustalić inny stosunek.
    .title = Wysokość małej ciemnej
clause-B8 =
    Pełny zakład to najmniejszy zakład w rundzie, pełne podbicie to najmniejsze podbicie. Mniejszy all-in nie otwiera
    niczego: kto już licytował, może podbić tylko wtedy, gdy ma do dołożenia co najmniej pełne podbicie.
    Kilka krótkich all-in może się na nie złożyć. Kto jeszcze nie licytował, zawsze może podbić, co najmniej do kwoty
    do wyrównania powiększonej o ostatnie pełne podbicie. Po krótkich all-in najmniejsze podbicie pozostaje ostatnim
    pełnym podbiciem ponad kwotę do wyrównania.

    Zakład 50, all-in 73, sprawdzenie 73: wnoszący zakład może dołożyć 23 albo spasować.
    Gracz, który jeszcze nie licytował, może podbić co najmniej do 123.
    Zakład 50, all-in 100: wnoszący zakład może podbić co najmniej do 150.
    Zakład 50, podbicie do 150: all-in 250 otwiera licytację podbijającemu, 249 nie.
    Z otwierającym all-in poniżej najmniejszego zakładu jest tak samo. Najmniejszy zakład 100, gracz A czeka, gracz B jest all-in
    za 40: gracz C może sprawdzić 40 lub podbić co najmniej do 140; gracz A, mając do wyrównania 40, może tylko sprawdzić
    albo spasować.

    Zasada domowa: licytację otwiera pełne podbicie (Standard w pot limit i no limit, Omaha w każdym limicie) albo pół zakładu
    (Standard w fixed limit). Pół zakładu: all-in za co najmniej pół jednostki liczy się jako zakład lub podbicie, otwiera
    licytację, wlicza się do czterech, a następne podbicie jest o jednostkę wyższe.
    Jednostka 20: zakład all-in 15, podbicie do 35; zakład 20, all-in 35, podbicie do 55.
    Mniej niż połowa się nie liczy, a kto może jeszcze podbić, dopełnia:
    zakład all-in 8, do 20; zakład 20, all-in 26, do 40.
    Fixed limit, gdzie otwiera tylko pełne podbicie: nic poniżej jednostki się nie liczy.
    .title = Krótki all-in
clause-B9 =
    Ciemna wniesiona all-in za mniej albo brak małej ciemnej niczego nie zmienia dla pozostałych: do sprawdzenia jest pełna
    duża ciemna, najmniejsze podbicie jest do jej dwukrotności, a przed flopem maksimum pot limit liczy obie ciemne jako pełne.
    Później liczy się prawdziwa pula. Jeśli gra się już tylko przeciw krótkiej ciemnej, nikt nie wyrównuje więcej, niż wniósł
    jej gracz. Ante nie jest częścią sprawdzenia.

    Pot limit 100/200, duża ciemna all-in za 100 albo brak małej ciemnej: pierwszy gracz może wnieść łącznie najwyżej 700.
    .title = Krótka lub brakująca ciemna
clause-B10 =
    Ante płaci się przed rozdaniem kart. Nie jest częścią zakładu, ale liczy się do puli w pot limit.

    Własne ante gracza wlicza się do tego, co wniósł (A1): ante 2, ciemne 1/2, stacki 3, 4 i 1 dają pule 3 i 4, a 1 wraca.
    Ante płacone przez dużą ciemną lub button to jedna wpłata za wszystkich: martwe żetony puli głównej, nikomu nieprzypisane.
    Ante dużej ciemnej 2, ciemne 1/2, gracz na buttonie all-in za 1, dwaj pozostali po 2: pula główna 5, pula boczna 2.

    Gdy nie starcza na oba: własne ante ma pierwszeństwo przed ciemną; u płacącego za wszystkich ciemna przed ante.
    .title = Ante

## Przebieg rozdania

clause-P1 =
    Przed pierwszym rozdaniem każdy gracz dostaje jedną odkrytą kartę. Najwyższa daje button, a najwyższy jest as;
    przy równych wartościach decyduje kolor (C3). Robi się to raz; karty wracają, a talię się tasuje.
    Przy stole z prawdziwymi kartami bez rozdającego gracze mogą wybrać pierwszy button w inny sposób.
    .title = Losowanie buttona
clause-P2 =
    Po każdym rozdaniu button przesuwa się w lewo. Jak się przesuwa, to zasada domowa.

    Ruchomy: button przechodzi do następnego gracza, który dostaje karty, a ciemne wnoszą dwaj kolejni.

    Martwy (Standard w turniejach): duża ciemna przechodzi do następnego gracza, który dostaje karty. Mała ciemna należy się
    od miejsca, które miało dużą ciemną, a button stoi przy miejscu, które miało małą ciemną.
    Puste miejsce nie wnosi małej ciemnej, a button mimo to trzyma.
    Miejsca 1–4, button 1, ciemne 2 i 3, gracz z miejsca 3 odpada. Następne rozdanie: duża ciemna 4, bez małej ciemnej, button 2.
    Potem: duża ciemna 1, mała ciemna 4, button przy pustym miejscu 3.

    Gdy zostaje dwóch graczy, duża ciemna idzie dalej, a drugi gracz ma button i małą ciemną: nikt nie ma dużej ciemnej
    dwa razy z rzędu. Gdy z dwóch robi się trzech, duża ciemna idzie dalej, mała należy się od ostatniej dużej,
    a button ma najbliższy gracz z kartami na prawo od niej (raz może zostać w miejscu).
    .title = Ruch buttona
clause-P3 =
    Ciemne wnosi się przed rozdaniem kart: małą na lewo od buttona, dużą na lewo od małej.
    Gdy gra dwóch, button wnosi małą ciemną, przed flopem zaczyna, a po flopie licytuje ostatni.
    .title = Ciemne
clause-P4 =
    Gdy gracze rozdają sami, rozdający daje karty do przełożenia graczowi po prawej.
    Tutaj przed każdym rozdaniem pytany jest najbliższy gracz na prawo od buttona, więc z ruchem buttona kolej przychodzi na
    każdego. Brak odpowiedzi na czas to brak przełożenia. Przełożenie wchodzi do sprawdzenia rozdania (F3).
    .title = Przełożenie kart
clause-P5 =
    Karty rozdaje się po jednej, zgodnie z ruchem wskazówek zegara. Pierwszą dostaje gracz na lewo od buttona.
    .title = Rozdawanie
clause-P6 =
    Prośbę o wniesienie ciemnej słyszą tylko dwaj gracze, których dotyczy.
    .title = Prośba o ciemne
clause-P7 =
    Przed flopem zaczyna gracz na lewo od dużej ciemnej lub od straddle: pasuje, sprawdza albo podbija, czekać nie może.
    Mała ciemna dopłaca, podbija albo pasuje. Jeśli nikt nie podbił, duża ciemna może poczekać lub podbić.
    .title = Pierwsza runda
clause-P8 =
    Od flopa zaczyna pierwszy gracz na lewo od buttona, który jest jeszcze w grze, bez względu na to, czy gracz na buttonie
    nadal gra. Button zostaje na swoim miejscu.
    .title = Następne rundy
clause-P9 =
    Przed flopem, turnem i riverem pali się jedną kartę, a w Five Card Draw przed wymianą każdego gracza.
    Czy karty się pali, to zasada domowa.
    .title = Karty spalone
clause-P10 =
    Zakłady zbiera się do puli po każdej rundzie licytacji. Zakłady gracza, który spasował, w niej zostają.
    .title = Zbieranie zakładów
clause-P11 =
    Gdy zostaje jeden gracz, od razu wygrywa i nie musi pokazywać kart.
    Zakład, którego nikt nie sprawdził, najpierw wraca do wnoszącego.
    .title = Wygrana bez pokazania kart

## Pokazanie kart

clause-P12 =
    Pierwszy pokazuje ten, kto w ostatniej rundzie ostatni wniósł zakład lub podbił. Jeśli wszyscy w niej czekali,
    zaczyna pierwszy gracz na lewo od buttona. Pozostali idą zgodnie z ruchem wskazówek zegara.
    Zasada domowa: w niektórych salach pierwszy pokazuje ostatni podbijający całego rozdania, choćby było to przed flopem.
    .title = Kto pokazuje pierwszy
clause-P13 =
    Zasada domowa: kto pokazuje.

    Przegrany może odrzucić (Standard, Turniej, Encyklopedia): pokazuje pierwszy w kolejności (P12). Po nim każdy może
    pokazać albo odrzucić karty bez pokazania, rezygnując z każdej puli. Kto jako ostatni ma karty w danej puli,
    wygrywa ją i nie musi pokazywać. W zestawie Encyklopedia odrzucić można tylko gorszy układ.

    Pokazują wszyscy (Podstawy, Kasyno): karty pokazuje każdy, kto został w grze.

    Kart odkrytych dlatego, że dalsza licytacja nie była możliwa (P16), nie można odrzucić.

    Zasada domowa: gdzie jest wgląd w sprawdzone układy (Turniej), każdy gracz może potem poprosić o pokazanie układu,
    który sprawdził i został odrzucony, lecz nie spasowanego. Pokazuje go historia rozdań.
    .title = Kto musi pokazać karty
clause-P14 =
    Zasada domowa: co się liczy.

    Karty mówią same (Standard, Turniej): najlepszy układ odczytuje się z pokazanych kart.

    Zgłaszanie (Encyklopedia): kto pokazuje, mówi, jaki ma układ. Jeśli zgłosi rodzaj najlepszego układu, najlepszy układ gra.
    Zgłoszenie za wysokie spotyka się z odmową i pytaniem na nowo. Zgłoszenie za niskie odbiera prawo do puli:
    full pokazany jako „kolor” nic nie wygrywa. Program podpowiada najlepszy układ, więc błędne zgłoszenie jest rozmyślne.
    Jeśli nikt nie ma prawa do puli, mówią za nią karty.
    .title = Co się liczy
clause-P15 =
    Pulę dzieli się na równe części w całych żetonach. Komu przypada reszta, to zasada domowa.
    Po jednym (Standard): po jednym żetonie dostają pierwsi zwycięzcy na lewo od buttona; pula 11 na trzech daje 4, 4 i 3.
    Wszystko pierwszemu (Encyklopedia): cała reszta przypada pierwszemu zwycięzcy na lewo od buttona: 5, 3 i 3.

    High-Low: każdą pulę dzieli się najpierw na pół, a niepodzielny żeton należy do układu wysokiego; potem każdą połowę
    według tej samej zasady. Pula 11 daje 6 za układ wysoki i 5 za niski.
    Jeśli o obie połowy dzielą się tak samo ci sami gracze, pulę dzieli się raz: 10 na dwóch daje 5 i 5, a nie 6 i 4.
    Kto wygra obie połowy, bierze całą pulę.
    W studzie niepodzielny żeton przypada najwyższej karcie według koloru.
    .title = Podział puli i niepodzielne żetony
clause-P16 =
    Licytacja jest skończona na dobre, gdy w grze jest dwóch lub więcej graczy, najwyżej jeden z nich ma jeszcze żetony
    i nie ma nic do wyrównania. Wtedy nikogo się już nie pyta, wszystkie pozostałe układy zostają odkryte, a brakujące karty
    wspólne wykłada się od razu. Odkrywanie jest zasadą domową; gdzie go nie ma, karty pokazuje się na końcu w kolejności (P12).

    Kto ma coś do wyrównania, jest pytany najpierw, ale nie może wnieść zakładu ani podbicia, na które nikt nie mógłby odpowiedzieć:
    gracz A jest all-in za 60, gracz B ma za sobą 200 i do wyrównania 60, nikogo innego nie ma: sprawdza albo pasuje.
    Dopóki dwóch graczy może licytować, karty gracza all-in pozostają zakryte.
    .title = Gdy dalsza licytacja nie jest możliwa
clause-P17 =
    Spory rozstrzyga kierownik sali, a gdy go nie ma, rozdający. Decyzja jest ostateczna.
    .title = Spory

## Five Card Draw

clause-D1 = Wszyscy płacą ante. Ciemnych nie ma, a gra się cały czas pot limit.
    .title = Ante i limit
clause-D2 =
    W pierwszej rundzie jako pierwszy odzywa się gracz na lewo od buttona: może poczekać albo wnieść zakład od jednego ante
    do puli, czyli sumy ante. Pozostali licytują jak w pot limit (B3); kto czekał, może potem sprawdzić lub podbić.
    Jeśli wszyscy czekają, od razu następuje wymiana kart.

    Cztery ante po 5: zakład wynosi od 5 do 20; po zakładzie 20 podbicie najwyżej do 80.
    .title = Pierwsza runda
clause-D3 =
    Od lewej strony buttona każdy gracz w grze, także all-in, odrzuca od 0 do 3 kart i mówi ile.
    Rozdający pali jedną kartę, potem rozdaje tyle samo. Kto nie wymienia, przed tym karty się nie pali.

    Jeśli reszta talii nie wystarcza: najpierw karta spalona, jeśli jest na nią karta, potem reszta talii, potem brakujące
    karty ze wszystkich spalonych, razem z ostatnią, po potasowaniu; nigdy z odrzuconych. Gdy talia jest pusta, nic się nie pali.
    Reszta talii i karty spalone zawsze wystarczą (12 przy czterech graczach), a zabraknąć może tylko czwartemu.

    Reszta talii przed kolejnymi wymianami: dla 3, 3, 3 i 3 kart jest to 12, 8, 4 i 0, a czwarty gracz dostaje trzy karty spalone.
    Dla 3, 3, 2 i 3 jest to 12, 8, 4 i 1: ta karta zostaje spalona, a czwarty gracz dostaje trzy z czterech spalonych.
    Dla 0, 3, 3 i 3 jest to 12, 12, 8 i 4 i starcza dla wszystkich.
    .title = Wymiana kart
clause-D4 =
    Po wymianie zaczyna pierwszy po ostatnim podbijającym z pierwszej rundy, kto jest jeszcze w grze i może licytować.
    Po rundzie bez zakładu pierwszy gracz na lewo od buttona.
    Może poczekać albo wnieść zakład od jednego żetonu do puli.
    .title = Druga runda
clause-D5 =
    Karty dostaje od dwóch do czterech graczy. Gdy siedzi pięciu, kolejno jeden pauzuje: gracz na buttonie, który nie płaci ante.
    .title = Piąty gracz

## Deuce to Seven i badugi

clause-L1 =
    Jest button i są ciemne. Pierwsza runda zaczyna się na lewo od dużej ciemnej; po każdej wymianie zaczyna pierwszy gracz
    na lewo od buttona. Fixed limit: duża stawka obowiązuje w dwóch ostatnich z czterech rund.
    Deuce to Seven z jedną wymianą to no limit.
    .title = Licytacja
clause-L2 =
    Przed każdą rundą wymian pali się jedną kartę. Wymiany idą od lewej strony buttona, od 0 do 5 kart, w badugi od 0 do 4.
    Gdy talia się skończy, tasuje się razem: resztę talii, karty spalone, wszystkie karty odrzucone w poprzednich wymianach
    i przez graczy, którzy spasowali, a w tej wymianie także przez tych, którzy już wymienili.
    Nikt nie dostaje z powrotem własnej odrzuconej karty, dopóki jest jakakolwiek inna.
    .title = Wymiany

## Stud

clause-ST1 =
    Wszyscy płacą ante. Każdy gracz dostaje dwie karty zakryte i jedną odkrytą. Bring-in wnosi najniższa odkryta karta
    (przy równych najniższy kolor), w razz najwyższa, z niskim asem (przy równych najwyższy kolor).
    Ten gracz może wnieść bring-in albo dopełnić do małej stawki.
    .title = Ante i bring-in
clause-ST2 = Dopełnienie bring-in jest pierwszym z czterech zakładów.
    .title = Dopełnienie
clause-ST3 =
    Od czwartej karty zaczyna najwyższy widoczny układ, w razz najniższy. Z równych układów zaczyna najwyższy kolor.
    .title = Kto zaczyna
clause-ST4 =
    Duża stawka obowiązuje od piątej karty. Para widoczna przy czwartej karcie nie zmienia limitu.
    .title = Duża stawka
clause-ST5 =
    Trzecią kartę rozdaje się odkrytą, potem czwartą, piątą i szóstą odkryte, siódmą zakrytą.
    Od czwartej przed każdą pali się jedną kartę.
    .title = Kolejne karty
clause-ST6 =
    Jeśli przy którejś karcie talia nie wystarcza dla wszystkich, dotasowuje się karty spalone.
    Jeśli nadal nie wystarcza, wykłada się jedną odkrytą kartę wspólną dla wszystkich.
    .title = Gdy talia nie wystarcza

## Straddle

clause-S1 =
    Straddle jest możliwy tylko w grach z ciemnymi i tylko wtedy, gdy zgodzi się każdy gracz dostający karty.
    Każdy gracz ma przełącznik. U nowego gracza stoi on na „nie”, a jedno „nie” wyłącza straddle.
    .title = Za zgodą wszystkich
clause-S2 =
    Przed rozdaniem kart trzeci gracz, na lewo od dużej ciemnej, może wnieść jej dwukrotność, jeśli ma tyle żetonów.
    Wtedy zaczyna czwarty gracz i musi sprawdzić co najmniej tyle. Jeśli tylko sprawdzano, gracz ze straddle może jeszcze podbić.

    Sześć miejsc, duża ciemna 10: trzeci gracz wnosi 20, wszyscy sprawdzają 20, a gracz ze straddle może podbić.
    .title = Trzeci gracz
clause-S3 =
    Jeśli trzeci gracz nie skorzysta, straddle może wnieść gracz na buttonie. Wtedy zaczyna mała ciemna, a button licytuje
    ostatni i może podbić, jeśli tylko sprawdzano. Jeśli i on nie skorzysta, gra toczy się zwyczajnie.
    .title = Gracz na buttonie
clause-S4 =
    Straddle to zakład do wyrównania, a nie podbicie.
    Pot limit i no limit: najmniejsze podbicie jest do jego dwukrotności. Duża ciemna 10, straddle 20: co najmniej do 40.
    Pot limit 5/10: następny gracz może wnieść łącznie najwyżej 75.
    Fixed limit: straddle jest drugim z czterech zakładów, dalej idą 30 i 40.

    Po flopie, a w grach z wymianą po pierwszej wymianie, najmniejszym zakładem jest znów duża ciemna i zaczyna pierwszy gracz
    na lewo od buttona. We dwóch straddle nie ma. We trzech trzeci gracz i button to ta sama osoba, więc jest jedna propozycja.
    W turniejach straddle nie ma nigdy.
    .title = Czym jest straddle

## Nieprawidłowości

clause-I1 =
    Wirtualna karta się nie odsłoni, więc ten punkt dotyczy stołów z prawdziwymi kartami. Jeśli podczas rozdawania odsłoni się karta
    własna, rozdający kończy rozdawanie i daje za nią nową; odsłonięta staje się kartą spaloną przed flopem i innej się tam nie pali.
    Więcej niż jedna odsłonięta karta to błędne rozdanie.

    Zasada domowa dla jednej karty: wymienia się ją (Omaha); albo jest to błędne rozdanie, jeśli była to pierwsza rozdana karta
    (Kasyno) lub jedna z dwóch pierwszych (Standard).
    .title = Karta odsłonięta przy rozdawaniu
clause-I2 =
    Po błędnym rozdaniu karty wracają, żetony wracają do graczy, talię tasuje się od nowa i rozdaje nowe rozdanie
    z tym samym buttonem i tymi samymi ciemnymi.
    .title = Błędne rozdanie
clause-I3 =
    Kto ma niewłaściwą liczbę kart, mówi o tym od razu. Zgłoszone przed rozpoczęciem licytacji: błędne rozdanie.
    Zgłoszone później: co da się naprawić (za mało kart), to się naprawia; w innym razie ręka jest martwa,
    nie może wygrać, a jej zakłady zostają w puli.
    .title = Niewłaściwa liczba kart
clause-I4 =
    Kogo nie ma przy stole, gdy przychodzi jego kolej, tego karty uznaje się za spasowane.
    Zasada domowa: spasowane (Kasyno) albo czekanie, jeśli nic nie kosztuje, w innym razie spasowane (Standard).
    .title = Nieobecni gracze
clause-I5 =
    Każdy odpowiada za swoje karty. Jeden układ to jeden gracz: bez rad, bez pokazywania, bez grania za innych.
    Spasowane karty odchodzą zakryte. Po rozdaniu wolno pokazać.
    Karty gracza wysyła się tylko jemu, a dopóki rozdanie trwa, nie wysyła się niczego, co pomaga w decyzji.
    .title = Jeden układ, jeden gracz

## Przy stole na żywo (TDA 2024)

clause-TDA24 =
    Gdy nominał wychodzi z gry, o pozostałe u graczy żetony tego nominału rozdaje się karty, od pierwszego miejsca:
    jedną kartę za każdy taki żeton; najwyższa karta dostaje pierwszy nowy żeton, a nikt nie dostaje więcej niż jednego.
    Przy równych kartach decyduje kolor (C3). Nikt tak nie odpada: kto zostałby bez żetonów, dostaje jeden o najniższym
    nominale pozostającym w grze. Mówi się, o ile żetonów jest przez to więcej lub mniej.
    .title = Wyścig o żetony
clause-TDA35 =
    Błędne rozdanie przy stole na żywo, poza I1 i I3: dwie lub więcej kart leżało w talii odkrytych; pierwsza karta trafiła na złe miejsce;
    karty dostało miejsce, któremu się nie należały, albo pominięto miejsce, któremu się należały; button lub ciemne były w złym miejscu.
    Tylko przed istotną akcją (TDA36); po niej gra toczy się dalej. Pojedyncza karta leżąca w talii odkryta nie liczy się,
    a jej miejsce zajmuje następna. Jeśli talia jest wadliwa (karta dwa razy, brak karty, karta obca), rozdanie jest nieważne w każdej chwili.
    .title = Błędne rozdania i wadliwa talia
clause-TDA36 =
    Istotna akcja: dwa ruchy w kolejności, z których co najmniej jeden wnosi żetony do puli, albo dowolne trzy ruchy w kolejności.
    Ciemne się nie liczą.
    .title = Istotna akcja
clause-TDA39 =
    Jeśli flop, turn lub river pojawi się przed końcem licytacji, wraca do reszty talii, którą się tasuje; spalona przed nim karta pozostaje spalona
    i w tej rundzie nie pali się innej. Jeśli flop ma cztery karty, jedna z nich, wyciągnięta w ciemno, jest następną kartą spaloną.
    .title = Karty za wcześnie
clause-TDA40 =
    Zakład wnosi się słowem lub żetonami; liczy się to, co było pierwsze. Słowo w kolejności wiąże: „sprawdzam”, „podbijam”, kwota albo jedno i drugie.
    Sama kwota znaczy tyle, co wniesienie tylu żetonów bez słowa. Więcej, niż się ma, znaczy all-in.
    .title = Słowa i żetony
clause-TDA42 =
    Podbija się, wnosząc wszystko jednym ruchem; albo nazywając wcześniej kwotę; albo mówiąc wcześniej „podbijam”, wnosząc dokładnie sprawdzenie
    i dopełniając jednym ruchem więcej. Jeśli najpierw wniesiono co innego i mniej niż najmniejsze podbicie, jest to najmniejsze podbicie.
    .title = Jak podbijać
clause-TDA43 =
    Kto ponad sprawdzenie wnosi co najmniej połowę najmniejszego podbicia, musi podbić w całości. Mniej niż połowa to sprawdzenie, chyba że powiedziano
    wcześniej „podbijam” albo jest to all-in. Zakład 1000: 1400 to sprawdzenie, z 1500 robi się 2000. „Podbijam, 8000” to łącznie 8000.
    Jak duże jest najmniejsze podbicie, mówią zasady stołu (B1–B4).
    .title = Połowa podbicia
clause-TDA44 =
    Wobec zakładu lub ciemnej pojedynczy żeton bez słowa to sprawdzenie, ile by nie był wart. Jeśli wcześniej powiedziano „podbijam” bez kwoty,
    podbicie jest takie, na jakie żeton pozwala. Gdy nie ma czego sprawdzać, pojedynczy żeton to zakład o jego wartości.
    .title = Pojedynczy duży żeton
clause-TDA45 =
    Wobec zakładu kilka żetonów bez słowa to sprawdzenie, jeśli wszystkie są potrzebne: bez najmniejszego byłoby mniej niż sprawdzenie.
    Zakład 1100: żetony 500 i 1000 to sprawdzenie. W innym razie decyduje połowa podbicia (TDA43); kto wnosi ostatnie żetony, jest all-in.
    .title = Kilka żetonów
clause-TDA46 =
    Żetony leżące przed graczem od początku rundy liczą się. Nowe dochodzą do nich; kto chce inaczej, nazywa najpierw kwotę.
    .title = Wcześniejsze żetony
clause-TDA49 =
    Kto sprawdza, przyjmuje cały zakład, nawet jeśli ktoś podał złą kwotę. Każdy sam upewnia się, ile wynosi zakład.
    .title = Przyjęty zakład
clause-TDA50 =
    Każdy działa w kolejności, a co wtedy wniesie, zostaje. Inni czekają, aż kwota będzie jasna: „podbijam” bez kwoty i bez żetonów nią nie jest.
    .title = W kolejności
clause-TDA51 =
    Kto w kolejności i bez słowa wnosi mniej niż zakład, musi sprawdzić w całości, jeśli w rozdaniu jest tylko dwóch graczy albo jest to pierwszy zakład rundy;
    przed flopem jest nim duża ciemna. W innym razie decyduje kierownik sali: pełne sprawdzenie albo wniesione żetony zostają, a gracz sprawdza resztę lub pasuje.
    .title = Mniej niż sprawdzenie
clause-TDA52 =
    Zakład niższy od najmniejszego dopełnia się do najmniejszego.
    .title = Mniej niż najmniejszy zakład
clause-TDA53 =
    Kto czeka, wnosi zakład, sprawdza lub podbija poza kolejnością, jest tym związany, gdy przyjdzie jego kolej, jeśli nikt w tym czasie nie wniósł zakładu ani nie podbił;
    czekanie, sprawdzenie i pas niczego nie zmieniają. Jeśli ktoś to zrobił, żetony wracają i wszystko jest możliwe. Kogo pominięto, ten powinien się odezwać:
    po istotnej akcji (TDA36) za nim może czekać, sprawdzić lub spasować, ale nie podbić.
    .title = Poza kolejnością
clause-TDA54 =
    W pot limicie zakład większy od puli zmniejsza się do puli (B3). W no limicie „pot” nie jest kwotą: zobowiązuje do najmniejszego zakładu lub podbicia.
    .title = Więcej niż pula
clause-TDA55 =
    „Sprawdzam”, gdy nie ma czego, to czekanie; „podbijam”, gdy nie ma czego, to zakład. Kto wobec zakładu mówi, że czeka, może sprawdzić lub spasować, ale nie podbić.
    .title = Słowa nie na miejscu
clause-TDA56 =
    Żetony wnoszone kilkoma ruchami, bez słowa przedtem: liczy się tylko pierwszy ruch.
    .title = Zakład na raty
clause-TDA57 =
    Jeśli kwotę można rozumieć różnie, liczy się największa nie większa od puli. Pula poniżej 5000: „pięć” to 500, nie 5000.
    .title = Niejasna kwota
clause-TDA58 =
    Pas jest ostateczny, także gdy nie ma czego sprawdzać i także poza kolejnością; oba mogą pociągnąć karę.
    .title = Zbędny pas
clause-TDA65 =
    Każdy chroni swoje karty. Ręka przez pomyłkę odrzucona lub pomieszana pozostaje martwa, a sprawdzonych zakładów się nie zwraca.
    Jeśli właśnie wniosła zakład lub podbiła i nikt nie sprawdził, to, co ponad sprawdzenie, wraca.
    .title = Ręka martwa przez pomyłkę
clause-TDA68 =
    Kto pokazuje karty w trakcie rozdania, może dostać karę, ale jego ręka jest dalej ważna.
    .title = Pokazywanie kart w trakcie rozdania

## All-in i pule

clause-A1 =
    Komu brakuje żetonów, może wnieść resztę i gra o tę część, którą mógł wyrównać: pulę główną.
    Dalsze zakłady idą do pul bocznych; jest ich tyle, ile różnych kwot all-in. Żetony tych, którzy spasowali, zostają w pulach, do których doszły.
    Każdą pulę wygrywa się osobno: najlepszym układem spośród tych, którzy wpłacili do niej w całości.

    Trzech graczy, do sprawdzenia 10, jeden ma 6: pula główna 18, pula boczna 8.
    All-in 0,10, all-in 0,25, dwóch graczy po 0,55: pule 0,40, 0,45 i 0,60. Najsłabszy (0,10) nigdy nie wygra więcej niż 4 × 0,10.
    .title = Pula główna i pule boczne
clause-A2 =
    Kto wpłacił do puli bocznej, może ją wygrać, choć pulę główną bierze gracz all-in.
    .title = Wygranie puli bocznej
clause-A3 =
    Gdy all-in jest jeden gracz, a najlepszy układ ma ktoś inny, wygrywa on pulę i pulę boczną.
    Gdy all-in jest więcej, o każdej puli decyduje się osobno (A1): all-in 10, 25 i 55, najlepszy układ ma gracz z kwotą 25.
    Wygrywa on 30 i 30, a 30 wraca do gracza z kwotą 55.
    .title = Gdy gracz all-in przegrywa
clause-A4 =
    Co otwiera krótki all-in, mówi punkt B8.
    .title = Podbicie po all-in
clause-A5 =
    Pule tworzy się raz, ze wszystkiego, co wniesiono, gdy licytacja się skończyła, a niesprawdzona część ostatniego zakładu wróciła
    (P11). Poziom, o który nikt już nie może grać, bo wszyscy, którzy go opłacili, spasowali, należy do puli pod nim.
    Każdą pulę dzieli się osobno, razem z niepodzielnymi żetonami. Karty odrzucone przy pokazaniu nie przenoszą żetonów między pulami.

    Ciemna, która nie ma nic do wyrównania i na którą nikt nie może podbić, nie jest pytana, więc nie spasuje wyrównanego zakładu:
    mała ciemna all-in 30, button all-in 60, duża ciemna 100; do dużej ciemnej wraca 40.
    .title = Jak powstają pule
clause-A6 =
    Zasada domowa: rake to procent z górną granicą, w dół do całego żetonu; bez flopa nic się nie pobiera.
    Standard: nie ma. Pobiera się go z każdej rozgrywanej puli po zwrocie niesprawdzonego zakładu i trafia na konto klubu.
    .title = Rake

## Gry gotówkowe

clause-T1 =
    Nikt nie siada z kwotą mniejszą niż minimum stołu ani większą niż maksimum. Standard: od 20 do 100 dużych ciemnych.

    Tabliczka „0,50/1” to mała i duża ciemna. Ten sam stół nazywa się też od najwyższego wpisowego, tutaj stół za 100 dolarów;
    pokazuje się jedno i drugie. W miejscu limitu stoi „No Limit”, w miejscu gry „Omaha High-Low”, gdy się w nie gra.
    .title = Wpisowe i tabliczka
clause-T2 =
    Żetony leżą na widoku na stole. W trakcie rozdania niczego się nie dokłada ani nie zabiera.
    Przy stołach z prawdziwymi kartami nominały można rozmieniać w każdej chwili. Co kupiono w trakcie, przychodzi po rozdaniu.
    .title = Żetony na stole
clause-T3 =
    Żetony dokupuje się tylko między rozdaniami, razem z posiadanymi najwyżej do maksimum.
    Ciemne 0,50/1, po przegranej stack 60: można dokupić najwyżej 40. Kto wygrał więcej, zachowuje to, ale dokupić nie może.
    Przy stole gotówkowym ciemne nigdy nie rosną, a gracz odchodzi między rozdaniami, kiedy chce.
    .title = Dokupienie żetonów
clause-T4 =
    Kto stracił wszystko, musi dokupić, inaczej odpada i w następnym rozdaniu nie dostaje kart.
    Zasada domowa: co najmniej połowa najniższego wpisowego (Kasyno) albo najniższe wpisowe (Standard).
    Połowa z minimum 20 to 10, połowa z 25 to 13.
    .title = Po utracie wszystkiego
clause-T5 =
    Przy stole siedzą tylko gracze; widzowie nie mają miejsc.

    Gra gotówkowa: nowy gracz czeka na dużą ciemną albo wnosi żywą dużą ciemną, a między buttonem i małą ciemną kart nie dostaje.
    Kto opuścił ciemne, wraca, wnosząc żywą dużą ciemną i martwą opuszczoną małą, albo czeka.
    Żywa ciemna jest jego zakładem: w niepodbitej puli może poczekać lub podbić.
    Duża ciemna 2, nowi gracze na miejscach 5 i 6 wnoszą po 2: po dwóch sprawdzeniach miejsce 5 może poczekać.

    Turniej: nieobecny gracz dostaje karty, wnosi ciemne i działa według zasady domowej (I4). Zaległości nie ma.
    .title = Siadanie i powrót
clause-T6 = Każda gra istnieje także jako treningowa, z darmowymi wirtualnymi żetonami i bez nagród.
    .title = Gra treningowa

## Turnieje

clause-M1 =
    Za wpisowe dostaje się stack początkowy. Z wpisowego powstaje pula nagród, po odjęciu prowizji organizatora od 5 do 20 %.
    Zwykle nagrody dostaje od 10 do 30 % uczestników, a pierwsze miejsce od 15 do 30 % puli.
    Od 14 zgłoszeń domyślne wypłaty mieszczą się w tych granicach. Poniżej nie mogą: przy 2–4 zgłoszeniach zwycięzca bierze wszystko,
    przy 5–7 wypłaca się 65/35, przy 8–13 wypłaca się 50/30/20.
    Własny podział poza tymi granicami jest dozwolony, z ostrzeżeniem. Zgadza się każdy żeton i każdy grosz.
    .title = Zgłoszenia i nagrody
clause-M2 =
    Ciemne rosną w odstępach czasu albo, do wyboru, co pewną liczbę rozdań. Ante jest nieobowiązkowe.
    .title = Rosnące ciemne
clause-M3 =
    Sit and go jest dla ustalonej liczby graczy i zaczyna się, gdy tylko się zapełni.
    Najczęściej jest ich 10; bywa też 2, 6, 20, 30, 40 i 50.
    .title = Sit and go
clause-M4 =
    Turniej wielostolikowy zaczyna się o ustalonej porze, z nieograniczoną liczbą zgłoszeń albo do maksimum.
    Gdy gracze odpadają, stoły się wyrównuje i likwiduje; na bubble gra się rozdanie za rozdanie.
    .title = Turniej wielostolikowy
clause-M5 = Freezeout: kto straci żetony, odpada.
    .title = Freezeout
clause-M6 =
    Rebuy określa: kiedy, pod jakim warunkiem (po utracie wszystkiego albo poniżej stacka początkowego), ile razy, za ile i ile żetonów.
    Add-on określa: kiedy, dla kogo, za ile i ile żetonów. Jedno i drugie nigdy w trakcie rozdania.

    Encyklopedia: w pierwszej godzinie, zawsze gdy stack jest niższy od początkowego, dowolną liczbę razy, za ponowne wpisowe
    i po jednym stacku początkowym; po tej godzinie jeden add-on w wysokości stacka początkowego, za wpisowe.

    Turniej: jeden rebuy w pierwszych dwóch godzinach, do głównej przerwy, za ponowne wpisowe i jeden stack początkowy.
    Kto straci wszystkie żetony, płaci ponownie albo odpada; kto ma mniej niż stack początkowy, może zrobić to wcześniej, między rozdaniami.
    Jeden add-on, tylko w głównej przerwie, za wpisowe i dwa razy tyle żetonów, dla każdego, kto miał żetony w ostatnim rozdaniu
    przed przerwą i nadal jest w turnieju, bez względu na to, czy rebuy wykorzystał. Kto w tym rozdaniu straci wszystko i weźmie rebuy,
    może wziąć też add-on. Później jedno i drugie nie jest możliwe.
    .title = Rebuy i add-on
clause-M7 =
    W satelicie nagrodą jest udział w innym turnieju: tyle biletów, na ile starcza puli, a reszta w gotówce dla następnego miejsca.
    Satelity mogą tworzyć łańcuch, najwyżej pięciostopniowy.
    .title = Satelity
clause-M8 = Rozdawanie, licytacja i pokazanie kart przebiegają według zestawu zasad danej gry.
    .title = Zasady gry
clause-M9 = Każda forma turnieju istnieje także jako treningowa.
    .title = Turnieje treningowe

## Stoły z prawdziwymi kartami

clause-F1 =
    Kierownik sali może zarządzić przerwę i podjąć decyzję (błędne rozdanie, martwa ręka, przyznanie puli, przesadzenie, kara),
    zawsze z podaniem powodu. Każda decyzja trafia do dziennika; historii nigdy się nie zmienia.

    Przy takim stole gra się prawdziwymi kartami: rozdający albo gracz wpisuje, co się dzieje, a system prowadzi stacki, ciemne,
    kolejność, dozwolone zakłady, pule, zegar i button. Karty mogą być nieznane, dopóki nie zostaną pokazane.
    .title = Kierownik sali
clause-F2 = Nikt, także gospodarz, nie widzi kart własnych, zanim zostaną pokazane.
    .title = Ukryte karty
clause-F3 =
    Kolejność talii jest ustalona przed rozdaniem i zabezpieczona zobowiązaniami; decydują o niej przełożenie (P4) i liczby losowe graczy.
    Każdy może potem sprawdzić rozdanie bez odkrywania kart, których nie pokazano.
    .title = Dowód uczciwości

## Skąd pochodzą punkty

source-K = zasady domowe kasyn (po węgiersku)
source-O = zasady Omaha Hold’em (po węgiersku)
source-N = zasady turnieju no limit Hold’em (po węgiersku)
source-Z = podstawy Texas Hold’em (po polsku)
source-W = artykuł encyklopedyczny o Texas Hold’em (po węgiersku)
source-T = dzisiejszy standard: Poker TDA i powszechna praktyka
