// Many hands at once: rows of codes in, ranks out.
//
// A row that no pack could deal (a card that is unknown, of another pack, or there twice) stops nothing: it is looked
// for once at the end of its block, so that the loop has no branch for it.
#pragma once

#include <cstddef>

#include "evaluate.hpp"

namespace pakli {

inline constexpr std::size_t kAllRanked = static_cast<std::size_t>(-1);
inline constexpr std::size_t kBlock = 4096;

template <int kCardsInHand>
inline Sum sum_of(const Pack& pack, const std::uint8_t* codes) {
    Sum sum = kNoCards;
    for (int card = 0; card < kCardsInHand; ++card) sum += pack[codes[card]];
    return sum;
}

// Ranks `rows` rows; returns the first that is no hand, or kAllRanked. `rank` takes a sum.
template <int kCardsInHand, typename Rank>
std::size_t rank_rows(const Pack& pack, const std::uint8_t* codes, std::size_t rows, std::uint32_t* ranks, Rank rank) {
    for (std::size_t start = 0; start < rows; start += kBlock) {
        const std::size_t end = std::min(rows, start + kBlock);
        bool wrong = false;
        for (std::size_t row = start; row < end; ++row) {
            const Sum sum = sum_of<kCardsInHand>(pack, codes + row * kCardsInHand);
            wrong |= sum.count() != kCardsInHand;
            ranks[row] = rank(sum);
        }
        if (!wrong) continue;
        std::size_t row = start;
        while (sum_of<kCardsInHand>(pack, codes + row * kCardsInHand).count() == kCardsInHand) ++row;
        return row;
    }
    return kAllRanked;
}

template <int kCardsInHand>
std::size_t rank_best_five(const Tables& tables, const std::uint8_t* codes, std::size_t rows, std::uint32_t* ranks) {
    const Tables::Unsuited unsuited = tables.unsuited(kCardsInHand);
    if (!tables.has_suits())
        return rank_rows<kCardsInHand>(tables.pack(), codes, rows, ranks,
                                       [=](const Sum& sum) { return unsuited(sum.ranks()); });
    const Place* suited = tables.suited();
    return rank_rows<kCardsInHand>(tables.pack(), codes, rows, ranks, [=](const Sum& sum) {
        return sum.has_flush() ? suited[sum.flush_ranks()] : unsuited(sum.ranks());
    });
}

// `codes` holds rows of `cards` codes, as many as the ranking takes.
inline std::size_t evaluate_many(const Tables& tables, const std::uint8_t* codes, std::size_t rows, int cards,
                                 std::uint32_t* ranks) {
    switch (tables.ranking().method) {
        case Method::kBadugi:
            return rank_rows<4>(tables.pack(), codes, rows, ranks, [&](const Sum& sum) { return badugi(tables, sum); });
        case Method::kSuitsDecide:
            return rank_rows<5>(tables.pack(), codes, rows, ranks,
                                [&](const Sum& sum) { return five_card_draw(tables, sum); });
        default:
            return cards == 5   ? rank_best_five<5>(tables, codes, rows, ranks)
                   : cards == 6 ? rank_best_five<6>(tables, codes, rows, ranks)
                                : rank_best_five<7>(tables, codes, rows, ranks);
    }
}

// H6. `hole` holds rows of four to six codes, `board` rows of three to five.
inline std::size_t evaluate_omaha_many(const Tables& tables, const std::uint8_t* hole, int hole_cards,
                                       const std::uint8_t* board, int board_cards, std::size_t rows,
                                       std::uint32_t* ranks) {
    const Omaha omaha(tables);
    const Pack& pack = tables.pack();
    std::array<Sum, kMostHoleCards> held;
    std::array<Sum, kMostBoardCards> common;
    for (std::size_t row = 0; row < rows; ++row) {
        Sum all = kNoCards;
        for (int card = 0; card < hole_cards; ++card) all += held[card] = pack[hole[row * hole_cards + card]];
        for (int card = 0; card < board_cards; ++card) all += common[card] = pack[board[row * board_cards + card]];
        if (all.count() != hole_cards + board_cards) return row;
        ranks[row] = omaha.evaluate(held.data(), hole_cards, common.data(), board_cards);
    }
    return kAllRanked;
}

}  // namespace pakli
