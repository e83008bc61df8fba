// Many rows at once: the cards of a group of rows as columns, one byte a row.
//
// Included by wide_avx2.cpp alone, inside the region that is compiled for its instructions; there stands what a vector
// of bytes is (`V`). So nothing of the standard library may be called here: a function the
// linker shares between files must not hold instructions that other processors lack.
//
// A group is 16 rows for each 16 bytes of a vector, its lanes. Each lane holds four rows of every run of 4 * kLanes,
// so that sums of four bytes, unpacked lane by lane, come out in the order of the rows.
#pragma once

#include "cards.hpp"
#include "wide.hpp"

namespace pakli::wide {

template <typename V>
using Bytes = typename V::Bytes;

// A table for V::look_up, the same in each lane.
struct Table {
    std::uint8_t of[16];
};

// Takes two rows beside each other and puts their first cards first, then their second, and so on.
constexpr Table side_by_side(int cards) {
    Table table{};
    for (int byte = 0; byte < 16; ++byte)
        table.of[byte] = static_cast<std::uint8_t>(byte < 2 * cards ? byte / 2 + byte % 2 * cards : 0x80);
    return table;
}

// By rank: one digit of its weight.
constexpr Table digit_of_rank(int digit) {
    Table table{};
    for (int rank = 0; rank < kRanks; ++rank)
        table.of[rank] = static_cast<std::uint8_t>(kRankDigits[static_cast<unsigned>(rank)] >> 8 * digit & 0xff);
    return table;
}

// By the low four bits of a code, whose last two are its suit: one in the low half of the byte for the lower of the two
// suits, one in the high half for the higher.
constexpr Table one_of_suits(int lower) {
    Table table{};
    for (int code = 0; code < 16; ++code)
        table.of[code] = static_cast<std::uint8_t>(code % 4 == lower ? 0x01 : code % 4 == lower + 1 ? 0x10 : 0);
    return table;
}

// By the higher of two ranks, how many pairs of ranks come before those it is the higher of.
constexpr Table pairs_below() {
    Table table{};
    for (int rank = 0; rank < kRanks; ++rank) table.of[rank] = static_cast<std::uint8_t>(pair_index(rank, 0));
    return table;
}

// What a card adds: the digits of its rank, and to the counts of suits. Loaded once for a block.
template <typename V>
struct CardTables {
    Bytes<V> digits[4], suits[2];
    CardTables() {
        static constexpr Table of_digits[4] = {digit_of_rank(0), digit_of_rank(1), digit_of_rank(2), digit_of_rank(3)};
        static constexpr Table of_suits[2] = {one_of_suits(0), one_of_suits(2)};
        for (int digit = 0; digit < 4; ++digit) digits[digit] = V::table(of_digits[digit].of);
        for (int half = 0; half < 2; ++half) suits[half] = V::table(of_suits[half].of);
    }
};

// Reads a group of rows; up to 10 bytes beyond the last of them are read too, and forgotten.
template <typename V, int kCardsInRow>
inline void read_columns(const std::uint8_t* codes, Bytes<V>* columns) {
    static constexpr Table beside = side_by_side(kCardsInRow);
    const Bytes<V> order = V::table(beside.of);
    Bytes<V> pairs[8], fours[8], eights[8];
    for (int pair = 0; pair < 8; ++pair) {
        const int row = pair / 2 * 4 * V::kLanes + pair % 2 * 2;
        pairs[pair] = V::look_up(V::load(codes + row * kCardsInRow, 4 * kCardsInRow), order);
    }
    for (int half = 0; half < 4; ++half) {    // fours[2 * half]: four rows' first four columns, then the others
        fours[2 * half] = V::low16(pairs[2 * half], pairs[2 * half + 1]);
        fours[2 * half + 1] = V::high16(pairs[2 * half], pairs[2 * half + 1]);
    }
    for (int quarter = 0; quarter < 4; ++quarter) {    // two columns of the first eight rows, and of the others
        const int from = quarter / 2;
        for (int part = 0; part < 2; ++part) {
            const Bytes<V> first = fours[4 * part + from], second = fours[4 * part + from + 2];
            eights[4 * part + quarter] = quarter % 2 ? V::high32(first, second) : V::low32(first, second);
        }
    }
    for (int column = 0; column < kCardsInRow; ++column) {
        const Bytes<V> first = eights[column / 2], second = eights[column / 2 + 4];
        columns[column] = column % 2 ? V::high64(first, second) : V::low64(first, second);
    }
}

// Whether all cards so far are of the pack, and no row has one twice.
template <typename V>
class Check {
public:
    Check() : least_(V::fill(0xff)), most_(V::fill(0)), same_(V::none_same()) {}
    template <int kColumns>
    void see(const Bytes<V>* columns) {
        for (int card = 0; card < kColumns; ++card) {
            least_ = V::least(least_, columns[card]);
            most_ = V::most(most_, columns[card]);
            for (int other = 0; other < card; ++other) V::note_same(same_, columns[card], columns[other]);
        }
    }
    bool holds(std::uint8_t lowest_code) const {
        return !V::any(same_) && V::all_within(least_, most_, lowest_code, kCards - 1);
    }

private:
    Bytes<V> least_, most_;
    typename V::Same same_;
};

// Adds up what `table` has for each of the columns.
template <typename V, int kColumns>
inline Bytes<V> total(const Bytes<V>& table, const Bytes<V>* columns) {
    Bytes<V> sum = V::look_up(table, columns[0]);
    for (int column = 1; column < kColumns; ++column) sum = V::add(sum, V::look_up(table, columns[column]));
    return sum;
}

// Writes the sums of ranks of a group in the order of its rows.
template <typename V, int kColumns>
inline void write_sums(const CardTables<V>& tables, const Bytes<V>* ranks, std::uint32_t* sums) {
    Bytes<V> digits[4];
    for (int digit = 0; digit < 4; ++digit) digits[digit] = total<V, kColumns>(tables.digits[digit], ranks);
    const Bytes<V> low[2] = {V::low8(digits[0], digits[1]), V::high8(digits[0], digits[1])};
    const Bytes<V> high[2] = {V::low8(digits[2], digits[3]), V::high8(digits[2], digits[3])};
    const Bytes<V> spread = V::fill32(kSpread);
    for (int half = 0; half < 2; ++half) {
        std::uint32_t* at = sums + half * 8 * V::kLanes;
        V::store(at, V::times32(V::low16(low[half], high[half]), spread));
        V::store(at + 4 * V::kLanes, V::times32(V::high16(low[half], high[half]), spread));
    }
}

// The cards of each suit, counted so that the highest bit of a half byte says whether there are `enough`: clubs and
// diamonds in the first, hearts and spades in the second.
template <typename V, int kColumns>
inline void count_suits(const CardTables<V>& tables, const Bytes<V>* columns, int enough, Bytes<V>* counts) {
    const Bytes<V> already = V::fill(static_cast<std::uint8_t>(0x11 * (8 - enough)));
    for (int half = 0; half < 2; ++half)
        counts[half] = V::add(already, total<V, kColumns>(tables.suits[half], columns));
}

template <typename V>
inline void list_flushes(const Bytes<V>& enough, std::size_t first_row, FlushRows& flushes) {
    for (std::uint64_t bits = V::high_bit_of_either_half(V::in_order(enough)); bits; bits &= bits - 1)
        flushes.rows[flushes.count++] = static_cast<std::uint16_t>(first_row + V::lowest_bit(bits));
}

template <typename V, int kCardsInHand, bool kSuitsCount>
bool sum_group_by_group(const Hands& hands, std::uint32_t* sums, FlushRows& flushes) {
    const CardTables<V> tables;
    Check<V> check;
    for (std::size_t row = 0; row < hands.rows; row += 16 * V::kLanes) {
        Bytes<V> cards[8], ranks[kCardsInHand];
        read_columns<V, kCardsInHand>(hands.codes + row * kCardsInHand, cards);
        check.template see<kCardsInHand>(cards);
        for (int card = 0; card < kCardsInHand; ++card) ranks[card] = V::quarter(cards[card]);
        write_sums<V, kCardsInHand>(tables, ranks, sums + row);
        if (!kSuitsCount) continue;
        Bytes<V> counts[2];
        count_suits<V, kCardsInHand>(tables, cards, 5, counts);
        list_flushes<V>(V::either(counts[0], counts[1]), row, flushes);
    }
    return check.holds(hands.lowest_code);
}

template <typename V, int kHoleCards>
inline void write_pairs(const Bytes<V>& below, const Bytes<V>* ranks, std::size_t row, Pairs& pairs) {
    int pair = 0;
    for (int one = 0; one < kHoleCards; ++one)
        for (int other = one + 1; other < kHoleCards; ++other) {
            const Bytes<V> higher = V::most(ranks[one], ranks[other]), lower = V::least(ranks[one], ranks[other]);
            V::store(pairs.of[pair++] + row, V::in_order(V::add(V::look_up(below, higher), lower)));
        }
}

template <typename V, int kHoleCards, int kBoardCards, bool kSuitsCount>
bool sum_omaha_group_by_group(const OmahaHands& hands, std::uint32_t* sums, Pairs& pairs, FlushRows& flushes) {
    static constexpr Table below = pairs_below();
    const CardTables<V> tables;
    const Bytes<V> pairs_below = V::table(below.of);
    Check<V> check;
    for (std::size_t row = 0; row < hands.rows; row += 16 * V::kLanes) {
        Bytes<V> cards[kHoleCards + 8], ranks[kHoleCards + kBoardCards];
        read_columns<V, kHoleCards>(hands.hole + row * kHoleCards, cards);
        read_columns<V, kBoardCards>(hands.board + row * kBoardCards, cards + kHoleCards);
        check.template see<kHoleCards + kBoardCards>(cards);
        for (int card = 0; card < kHoleCards + kBoardCards; ++card) ranks[card] = V::quarter(cards[card]);
        write_pairs<V, kHoleCards>(pairs_below, ranks, row, pairs);
        write_sums<V, kBoardCards>(tables, ranks + kHoleCards, sums + row);
        if (!kSuitsCount) continue;
        Bytes<V> held[2], common[2];
        count_suits<V, kHoleCards>(tables, cards, 2, held);
        count_suits<V, kBoardCards>(tables, cards + kHoleCards, 3, common);
        list_flushes<V>(V::either(V::both(held[0], common[0]), V::both(held[1], common[1])), row, flushes);
    }
    return check.holds(hands.lowest_code);
}

template <typename V, int kCardsInHand>
bool sum_hands_of(const Hands& hands, std::uint32_t* sums, FlushRows& flushes) {
    return hands.suits_count ? sum_group_by_group<V, kCardsInHand, true>(hands, sums, flushes)
                             : sum_group_by_group<V, kCardsInHand, false>(hands, sums, flushes);
}

template <typename V>
bool sum_hands(const Hands& hands, std::uint32_t* sums, FlushRows& flushes) {
    return hands.cards == 5   ? sum_hands_of<V, 5>(hands, sums, flushes)
           : hands.cards == 6 ? sum_hands_of<V, 6>(hands, sums, flushes)
                              : sum_hands_of<V, 7>(hands, sums, flushes);
}

template <typename V, int kHoleCards, int kBoardCards>
bool sum_omaha_of(const OmahaHands& hands, std::uint32_t* sums, Pairs& pairs, FlushRows& flushes) {
    return hands.suits_count
               ? sum_omaha_group_by_group<V, kHoleCards, kBoardCards, true>(hands, sums, pairs, flushes)
               : sum_omaha_group_by_group<V, kHoleCards, kBoardCards, false>(hands, sums, pairs, flushes);
}

template <typename V, int kHoleCards>
bool sum_omaha_with(const OmahaHands& hands, std::uint32_t* sums, Pairs& pairs, FlushRows& flushes) {
    return hands.board_cards == 3   ? sum_omaha_of<V, kHoleCards, 3>(hands, sums, pairs, flushes)
           : hands.board_cards == 4 ? sum_omaha_of<V, kHoleCards, 4>(hands, sums, pairs, flushes)
                                    : sum_omaha_of<V, kHoleCards, 5>(hands, sums, pairs, flushes);
}

template <typename V>
bool sum_omaha(const OmahaHands& hands, std::uint32_t* sums, Pairs& pairs, FlushRows& flushes) {
    return hands.hole_cards == 4   ? sum_omaha_with<V, 4>(hands, sums, pairs, flushes)
           : hands.hole_cards == 5 ? sum_omaha_with<V, 5>(hands, sums, pairs, flushes)
                                   : sum_omaha_with<V, 6>(hands, sums, pairs, flushes);
}

}  // namespace pakli::wide
