### Trener: ile były warte decyzje w zakończonym rozdaniu. Polski. `$action` to jeden z komunikatów `action-…`.

refusal-may-coach_practice = Trener ogląda tylko rozdania ze stołów ćwiczebnych: tam, gdzie liczą się żetony, nikt nie dostaje pomocy.

coach-title = Trener
coach-ask = Zapytaj trenera
coach-hide = Zamknij trenera
coach-about = Ile były warte twoje decyzje według tego, co było ci wtedy wiadomo. Liczby to szacunki silnego bota wobec rąk, jakie inni prawdopodobnie mieli, sądząc po ich licytacji. Kart, których nie pokazano, trener nie ogląda.
coach-about-cash = To nie był turniej: z czterech czynników liczą się pozycja i siła twoich kart.
coach-none = W tym rozdaniu nie było dla ciebie żadnej decyzji.

## Decyzja

coach-street-pre_flop = Przed flopem
coach-street-flop = Flop
coach-street-turn = Turn
coach-street-river = River
coach-street-pre_draw = Przed wymianą
coach-street-draw = Wymiana
coach-street-first_draw = Pierwsza wymiana
coach-street-second_draw = Druga wymiana
coach-street-third_draw = Trzecia wymiana
coach-street-third_street = Trzecia ulica
coach-street-fourth_street = Czwarta ulica
coach-street-fifth_street = Piąta ulica
coach-street-sixth_street = Szósta ulica
coach-street-seventh_street = Siódma ulica
coach-label-pot = Pula
coach-label-to_call = Do sprawdzenia
coach-label-stack = Twoje żetony
coach-label-position = Pozycja
coach-label-equity = Twoje equity wobec prawdopodobnych rąk
coach-label-needed = Potrzebne do sprawdzenia (szanse puli)
coach-label-really = Wobec pokazanych kart
coach-did = Ty: { $action }
coach-timed = Czas minął i zegar zdecydował za ciebie.
coach-bot = Silny bot: { $action }
coach-best = Najwięcej warte: { $action }
coach-throws = Wymiana: { $cards }
coach-brings-in = Bring-in: { $amount }

## Ile to było warte

coach-verdict-good = Dobre zagranie.
coach-verdict-even = Mniej więcej tak dobre jak najlepsze.
coach-verdict-gave = Strata około { $amount } ({ $blinds }).
coach-verdict-gave-chips = Strata około { $amount }.
coach-verdict-gave-prizes = Strata około { $percent } wszystkich nagród.
coach-verdict-same = Silny bot robi to samo.
coach-verdict-other = Silny bot robi co innego.
coach-why-draw = Nie ma liczby w żetonach: wartość wymiany zależy od wszystkiego, co nastąpi potem.
coach-why-bring_in = Nie ma liczby: bring-in trzeba wpłacić.
coach-why-start = Nie ma liczby: wartość podbicia w pierwszej rundzie zależy od wszystkiego, co nastąpi potem.
coach-why-short = Nie ma liczby: z tak małą liczbą żetonów silny bot rozważa tylko all-in albo pas.
coach-margin = Różnica mniejsza niż { $amount } nic by tu nie znaczyła.

## Cztery czynniki

coach-facts = Co miało znaczenie
coach-fact-structure = Struktura
coach-fact-stack = Stack
coach-fact-position = Pozycja
coach-fact-strength = Siła kart
coach-structure = { $speed ->
        [fast] Ciemne rosną szybko
        [slow] Ciemne rosną powoli
       *[usual] Ciemne rosną w zwykłym tempie
    }. Graczy w grze: { $left }, płatnych miejsc: { $paid }. Im szybciej i im mniej miejsc, tym śmielej się gra.
coach-structure-blinds = { $speed ->
        [fast] Ciemne rosną szybko
        [slow] Ciemne rosną powoli
       *[usual] Ciemne rosną w zwykłym tempie
    }. Im szybciej rosną, tym śmielej się gra.
coach-stack = Twój stack w dużych ciemnych: { $own }, u innych średnio: { $others }.
coach-stack-short = Twój stack w dużych ciemnych: { $own }, u innych średnio: { $others }. Przy tak małym gra się all-in albo pas.
coach-stack-prizes = Tak blisko nagród stracony żeton waży o { $percent }% więcej niż wygrany.
coach-position = { $where ->
        [button] Twoje miejsce było na pozycji rozdającego
        [late] Twoje miejsce było na późnej pozycji
        [middle] Twoje miejsce było na środkowej pozycji
        [early] Twoje miejsce było na wczesnej pozycji
       *[none] Twój ruch nie był ostatni
    }. Do decyzji po tobie pozostawało graczy: { $behind }. Im wcześniejszy ruch, tym lepszych kart wymaga.
coach-position-last = Twój ruch był ostatni: wiadomo było, co zrobili wszyscy inni.
coach-position-blind-late = Ciemna w pierwszej rundzie to późna pozycja, ale w każdej następnej wczesna.
coach-position-blind-early = Ciemna od drugiej rundy to wczesna pozycja, więc karty muszą być lepsze.
coach-strength-start = Spośród rąk początkowych { $percent }% jest słabszych od twojej.
coach-strength-free = Twoje karty brały średnio { $percent }% puli; równa część to { $even }%.
coach-strength-enough = Twoje karty brały średnio { $percent }% puli; do sprawdzenia trzeba było { $needed }%, więc się opłacało.
coach-strength-short = Twoje karty brały średnio { $percent }% puli; do sprawdzenia trzeba było { $needed }%, czyli więcej.
coach-strength-some = Uwzględniono tylko przeciwników, którzy wpłacili najwięcej: { $rivals }.
coach-strength-drawn = Po takiej wymianie twoje karty biją średnio { $percent }% rąk przy pokazaniu kart.
coach-strength-drawn-other = Po takiej wymianie twoje karty biją średnio { $percent }% rąk przy pokazaniu kart; po wymianie silnego bota { $better }%.
