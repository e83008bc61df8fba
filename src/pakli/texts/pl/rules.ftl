### Zasady domowe: pytania (`rule-…`), możliwe odpowiedzi i zestawy zasad. Polski.
### `.title` odpowiedzi stoi na tabliczce stołu; zdanie mówi, co to znaczy dla graczy.

## Pytania i odpowiedzi

rule-low_qualifier = Jak niski musi być układ, aby wygrać niską połowę w grach High-Low: pięć różnych wartości, żadna wyższa od tej.
    .title = Warunek low
rule-low_qualifier-8 = Układ niski wymaga pięciu różnych wartości, żadnej wyższej od ósemki.
    .title = ósemka
rule-low_qualifier-7 = Układ niski wymaga pięciu różnych wartości, żadnej wyższej od siódemki.
    .title = siódemka

rule-cap_heads_up = W fixed limit w rundzie dozwolone są cztery zakłady. To pytanie, czy dwaj pozostali gracze mogą podbijać dalej.
    .title = Ostatnie podbicie we dwóch
rule-cap_heads_up-lifted = Odkąd zostało tylko dwóch graczy, którzy nie są all-in, mogą podbijać dowolnie często, chyba że w tej rundzie padło już ostatnie podbicie.
    .title = zniesione we dwóch
rule-cap_heads_up-event = Limit podbić obowiązuje także dwóch graczy, dopóki w całym turnieju jest ich więcej niż dwóch.
    .title = zniesione dla dwóch ostatnich w turnieju
rule-cap_heads_up-turn_river = Na turnie i riverze dwaj pozostali gracze mogą podbijać dowolnie często; wcześniej nie, i nie w rundzie, w której padło już ostatnie podbicie.
    .title = zniesione na turnie i riverze
rule-cap_heads_up-never = Cztery zakłady w rundzie, bez względu na liczbę graczy.
    .title = nigdy nie zniesione

rule-min_raise = Najmniejsze podbicie w no limit, pot limit i spread limit.
    .title = Najmniejsze podbicie
rule-min_raise-last_raise = Podbicie jest co najmniej takie jak ostatni zakład lub podbicie w rundzie.
    .title = ostatni zakład lub podbicie
rule-min_raise-big_blind = Podbicie wynosi co najmniej dużą ciemną, bez względu na poprzedni zakład.
    .title = duża ciemna

rule-reopen = Po którym all-in, krótszym niż pełne podbicie, gracz, który już licytował, może podbić ponownie.
    .title = Krótki all-in
rule-reopen-full_raise = Licytację otwiera na nowo tylko to, co daje pełne podbicie; mniejsza kwota nie.
    .title = otwiera pełne podbicie
rule-reopen-half_bet = All-in za co najmniej pół zakładu liczy się jako zakład lub podbicie i otwiera licytację; mniejszy się nie liczy i można go dopełnić.
    .title = otwiera pół zakładu

rule-sign = Co oznaczają dwie liczby na tabliczce stołu no limit lub pot limit.
    .title = Liczby na tabliczce
rule-sign-blinds = Dwie liczby to mała i duża ciemna.
    .title = ciemne
rule-sign-limits = Dwie liczby to limity: niższa to duża ciemna, jej połowa to mała ciemna; wyższa nie ma tu znaczenia.
    .title = limity

rule-button = Jak przesuwa się button po rozdaniu.
    .title = Button
rule-button-moving = Button przechodzi do następnego gracza, który dostaje karty; dwaj kolejni wnoszą ciemne.
    .title = przechodzi do następnego gracza
rule-button-dead = O jednego gracza przesuwa się duża ciemna; button i mała ciemna idą za nią, nawet na puste miejsce. Nikt nie omija ciemnej i nikt nie płaci jej dwa razy.
    .title = idzie za ciemnymi (martwy button)

rule-first_to_show = Kto pierwszy pokazuje karty.
    .title = Pierwszy pokazuje
rule-first_to_show-last_round_aggressor = Kto ostatni wniósł zakład lub podbił w ostatniej rundzie; jeśli wszyscy czekali, pierwszy gracz na lewo od buttona.
    .title = ostatni podbijający ostatniej rundy
rule-first_to_show-hand_aggressor = Kto ostatni wniósł zakład lub podbił w całym rozdaniu, choćby jeszcze przed flopem.
    .title = ostatni podbijający rozdania

rule-who_shows = Czy przegrany układ trzeba pokazać.
    .title = Kto pokazuje
rule-who_shows-may_muck = Pierwszy w kolejności pokazuje; po nim każdy może pokazać albo odrzucić karty bez pokazania i zrezygnować z każdej puli.
    .title = przegrany może odrzucić
rule-who_shows-all_show = Karty pokazuje każdy, kto został w grze.
    .title = wszyscy pozostali

rule-see_called_hands = Czy można potem zobaczyć układ, który sprawdził zakład, lecz został odrzucony bez pokazania.
    .title = Wgląd w sprawdzone układy
rule-see_called_hands-on = Po rozdaniu każdy gracz może poprosić o pokazanie układu, który sprawdził zakład i został odrzucony; karty spasowane pozostają zakryte.
    .title = na prośbę
rule-see_called_hands-off = Odrzucony układ pozostaje zakryty.
    .title = nie

rule-what_counts = Czy liczą się karty, czy to, co gracz zgłosi.
    .title = Co się liczy
rule-what_counts-cards_speak = Karty mówią same: liczy się najlepszy układ, cokolwiek powiedziano.
    .title = karty mówią same
rule-what_counts-must_declare = Gracz mówi, co ma. Kto zgłosi mniej, traci prawo do puli; kto zgłosi więcej, spotka się z odmową i zgłasza jeszcze raz.
    .title = układ trzeba zgłosić

rule-odd_chips = Komu przypada niepodzielny żeton dzielonej puli.
    .title = Niepodzielne żetony
rule-odd_chips-one_each_from_left = Po jednym żetonie dostają pierwsi zwycięzcy na lewo od buttona. W grach High-Low niepodzielny żeton między połowami należy do układu wysokiego.
    .title = po jednym, od lewej strony buttona
rule-odd_chips-first_from_left = Cała reszta przypada pierwszemu zwycięzcy na lewo od buttona. W grach High-Low niepodzielny żeton między połowami należy do układu wysokiego.
    .title = wszystkie pierwszemu na lewo od buttona

rule-all_in_face_up = Czy karty się odkrywa, gdy nikt nie może już licytować.
    .title = Odkryte karty przy all-in
rule-all_in_face_up-on = Gdy dalsza licytacja nie jest możliwa, wszystkie układy w grze zostają odkryte i nie można ich odrzucić.
    .title = tak
rule-all_in_face_up-off = Karty pozostają zakryte aż do pokazania i są pokazywane w jego kolejności.
    .title = nie

rule-burn_cards = Czy rozdający odkłada zakrytą kartę, zanim rozda dalej.
    .title = Karty spalone
rule-burn_cards-on = Przed flopem, turnem i riverem rozdający pali jedną kartę, a przed wymianą tak, jak każe gra.
    .title = tak
rule-burn_cards-off = Kart się nie pali.
    .title = nie

rule-exposed_card = Przy stole z prawdziwymi kartami: co się dzieje, gdy podczas rozdawania odsłoni się karta własna. Więcej niż jedna to zawsze błędne rozdanie.
    .title = Karta odsłonięta przy rozdawaniu
rule-exposed_card-replace = Rozdający kończy rozdawanie i daje nową kartę; odsłonięta staje się kartą spaloną przed flopem.
    .title = wymieniana
rule-exposed_card-misdeal_first = Błędne rozdanie, jeśli była to pierwsza rozdana karta; w innym razie karta jest wymieniana.
    .title = błędne rozdanie, jeśli była pierwsza
rule-exposed_card-misdeal_first_two = Błędne rozdanie, jeśli była to jedna z dwóch pierwszych kart; w innym razie karta jest wymieniana.
    .title = błędne rozdanie, jeśli była jedną z dwóch pierwszych

rule-absent = Co się dzieje, gdy gracza nie ma przy stole albo nie wykona ruchu na czas.
    .title = Nieobecny gracz
rule-absent-check_or_fold = Czeka, jeśli nic to nie kosztuje, w innym razie pasuje.
    .title = czeka, jeśli może, inaczej pasuje
rule-absent-fold = Jego karty uznaje się za spasowane.
    .title = pasuje

rule-rebuy_min = Ile co najmniej musi dokupić gracz, który stracił wszystko, aby zostać przy stole gotówkowym.
    .title = Ponowne wpisowe
rule-rebuy_min-minimum = Co najmniej najniższe wpisowe stołu.
    .title = najniższe wpisowe
rule-rebuy_min-half_minimum = Co najmniej połowę najniższego wpisowego, w górę do całego żetonu.
    .title = połowa najniższego wpisowego

rule-straddle = Czy przed rozdaniem można wnieść straddle, dwukrotność dużej ciemnej, jeśli zgodzi się każdy gracz dostający karty.
    .title = Straddle
rule-straddle-on = Za zgodą wszystkich gracz na lewo od dużej ciemnej, a jeśli nie skorzysta, gracz na buttonie, może przed rozdaniem wnieść dwukrotność dużej ciemnej.
    .title = dozwolony
rule-straddle-off = Nie ma straddle.
    .title = nie

rule-ante = Kto płaci ante przed rozdaniem. Ante nie jest częścią zakładu.
    .title = Ante
rule-ante-none = Nie ma ante.
    .title = nie ma
rule-ante-each = Każdy gracz płaci własne ante.
    .title = każdy
rule-ante-big_blind = Duża ciemna płaci jedno ante za cały stół.
    .title = duża ciemna za wszystkich
rule-ante-button = Gracz na buttonie płaci jedno ante za cały stół.
    .title = button za wszystkich

rule-run_outs = Ile razy można wyłożyć brakujące karty wspólne, gdy wszyscy pozostali są all-in i się zgadzają. Każde wyłożenie rozstrzyga o równej części puli.
    .title = Dokończenie rozdania
rule-run_outs-1 = Karty wspólne wykłada się raz.
    .title = raz
rule-run_outs-value =
    Brakujące karty wspólne można wyłożyć najwyżej { $value_n ->
        [one] { $value } raz
        [few] { $value } razy
        [many] { $value } razy
       *[other] { $value } raza
    }, jeśli zgodzą się wszyscy gracze all-in.
    .title =
    najwyżej { $value_n ->
        [one] { $value } raz
        [few] { $value } razy
        [many] { $value } razy
       *[other] { $value } raza
    }

rule-bomb_pot = Czy stół może umówić się na rozdanie, w którym wszyscy płacą ante, a pierwsza runda licytacji odpada.
    .title = Bomb pot
rule-bomb_pot-on = Za zgodą wszystkich rozdanie może być grane jako bomb pot.
    .title = za zgodą wszystkich
rule-bomb_pot-off = Nie ma bomb potów.
    .title = nie

rule-boards = Ile rzędów kart wspólnych wykłada się w rozdaniu.
    .title = Rzędy kart wspólnych
rule-boards-1 = Jeden rząd kart wspólnych rozstrzyga o całej puli.
    .title = jeden
rule-boards-2 = Wykłada się dwa rzędy kart wspólnych; każdy rozstrzyga o połowie puli.
    .title = dwa

rule-rabbit_cards = Czy po rozdaniu można zobaczyć karty, które by przyszły.
    .title = Podgląd dalszych kart
rule-rabbit_cards-on = Po rozdaniu można zobaczyć karty, które by przyszły.
    .title = dozwolony
rule-rabbit_cards-off = Karty nierozdane pozostają zakryte.
    .title = nie

rule-return_within = Jak długo gracz, który odszedł od stołu gotówkowego, może wrócić tylko z co najmniej takim stackiem, jaki zabrał.
    .title = Powrót po odejściu
rule-return_within-0 = Kto odszedł, może wrócić z dowolną dozwoloną kwotą.
    .title = dowolny
rule-return_within-value =
    Kto wraca przed upływem { $value_n ->
        [one] { $value } minuty
        [few] { $value } minut
        [many] { $value } minut
       *[other] { $value } minuty
    }, wnosi co najmniej taki stack, jaki zabrał.
    .title =
    ten sam stack przed upływem { $value_n ->
        [one] { $value } minuty
        [few] { $value } minut
        [many] { $value } minut
       *[other] { $value } minuty
    }

rule-rake = Ile dom pobiera z każdej rozgrywanej puli, po zwrocie niesprawdzonego zakładu.
    .title = Rake
rule-rake-none = Dom nic nie pobiera.
    .title = nie ma
rule-rake-value = Dom pobiera { $percent } procent każdej rozgrywanej puli, w dół do całego żetonu, najwyżej { $cap } z rozdania.
    .title = { $percent } %, najwyżej { $cap }
rule-rake-uncapped = Dom pobiera { $percent } procent każdej rozgrywanej puli, w dół do całego żetonu.
    .title = { $percent } %
rule-rake-no_flop_no_drop = Z rozdania zakończonego przed flopem nic się nie pobiera.
    .title = bez flopa nic się nie pobiera

rule-time_to_act = Ile czasu ma gracz na każdą decyzję.
    .title = Czas na ruch
rule-time_to_act-value =
    { $value_n ->
        [one] { $value } sekunda
        [few] { $value } sekundy
        [many] { $value } sekund
       *[other] { $value } sekundy
    } na każdą decyzję.
    .title = { $value } s

rule-time_bank = Dodatkowy czas, z którego gracz może skorzystać, gdy minie czas na ruch.
    .title = Bank czasu
rule-time_bank-0 = Nie ma banku czasu.
    .title = nie ma
rule-time_bank-value =
    { $value_n ->
        [one] { $value } sekunda
        [few] { $value } sekundy
        [many] { $value } sekund
       *[other] { $value } sekundy
    } ponad czas na ruch.
    .title = { $value } s

rule-disconnect_grace = Dodatkowy czas dla gracza, który stracił połączenie, przy stołach gotówkowych.
    .title = Czas na powrót połączenia
rule-disconnect_grace-0 = Utrata połączenia nie daje dodatkowego czasu.
    .title = nie ma
rule-disconnect_grace-value =
    { $value_n ->
        [one] { $value } sekunda
        [few] { $value } sekundy
        [many] { $value } sekund
       *[other] { $value } sekundy
    } więcej po utracie połączenia.
    .title = { $value } s

rule-tournament_rebuy = Czy i jak można dokupić żetony w turnieju.
    .title = Rebuy i add-on
rule-tournament_rebuy-none = Freezeout: kto straci żetony, odpada.
    .title = nie ma
rule-tournament_rebuy-n_form = Jeden rebuy w pierwszych dwóch godzinach, do głównej przerwy, poniżej stacka początkowego, za wpisowe; jeden add-on w głównej przerwie, za wpisowe, dwa razy tyle żetonów.
    .title = jeden rebuy, podwójny add-on w przerwie
rule-tournament_rebuy-w_form = Dowolna liczba rebuy w pierwszej godzinie, poniżej stacka początkowego, za wpisowe i po jednym stacku początkowym; po tej godzinie jeden add-on w wysokości stacka początkowego.
    .title = rebuy w pierwszej godzinie, potem jeden add-on
rule-tournament_rebuy-own_form = Rebuy i add-on tak, jak podaje opis tego turnieju.
    .title = według opisu turnieju

## Zestawy zasad

preset-standard = Tak gra się dziś w dobrze prowadzonych salach: w turniejach według zasad Poker TDA, przy stołach gotówkowych według powszechnej praktyki.
    .title = Standard
preset-kaszino = Zasady domowe węgierskich kasyn: Hold’em z 52 lub 32 kartami, Omaha, Five Card Draw oraz straddle za zgodą wszystkich.
    .title = Kasyno
preset-omaha = Omaha tak, jak gra się w nią w węgierskiej sali, fixed limit i pot limit.
    .title = Omaha
preset-verseny = Turniej no limit Hold’em z jednym rebuy i jednym add-on.
    .title = Turniej
preset-zasady = Podstawy Texas Hold’em według polskiego poradnika.
    .title = Podstawy
preset-wiki = Texas Hold’em według encyklopedii.
    .title = Encyklopedia
