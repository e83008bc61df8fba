// Ranking a hand by its tables: one sum, two or three look-ups.
#pragma once

#include "tables.hpp"

namespace pakli {

// The best five of `cards` cards (five to seven), given their sum; clauses H1, H2, H4, H5, H5a, H5c.
template <bool kSuitsCount>
inline Place best_five(const Tables& tables, int cards, const Sum& sum) {
    // Five of a suit leave too few others for a full house or four of a kind: a flush decides.
    if (kSuitsCount && sum.has_flush()) return tables.suited()[sum.flush_ranks()];
    return tables.unsuited(cards)(sum.ranks());
}

// H3: five cards whose ties the suits break.
inline Place five_card_draw(const Tables& tables, const Sum& sum) {
    if (sum.has_flush()) {
        const int suit = (std::countr_zero(sum.key & Sum::kFifthOfSuit) - 51) / 4;
        return static_cast<Place>(tables.suited()[sum.flush_ranks()] + suit);
    }
    const Tables::Draw draw = tables.draw(sum.ranks());
    int suit = draw.rank == Tables::kNoRank ? 0 : kSuits - 1;
    while (suit > 0 && !(sum.suit(suit) >> draw.rank & 1)) --suit;
    return static_cast<Place>(draw.in_clubs + suit);
}

// H5b: the best of the cards that differ in rank and suit. At most one card of each suit counts.
inline Place badugi(const Tables& tables, const Sum& sum) {
    Place best = 0;
    auto choose = [&](auto&& self, int suit, std::uint32_t ranks) -> void {
        if (suit == kSuits) {
            best = std::max(best, tables.suited()[ranks]);
            return;
        }
        for (std::uint32_t left = sum.suit(suit) & ~ranks; left; left &= left - 1)
            self(self, suit + 1, ranks | (left & -left));
        self(self, suit + 1, ranks);
    };
    choose(choose, 0, 0);
    return best;
}

// Any hand of as many cards as the ranking takes.
inline Place evaluate(const Tables& tables, int cards, const Sum& sum) {
    switch (tables.ranking().method) {
        case Method::kBadugi: return badugi(tables, sum);
        case Method::kSuitsDecide: return five_card_draw(tables, sum);
        default:
            return tables.has_suits() ? best_five<true>(tables, cards, sum) : best_five<false>(tables, cards, sum);
    }
}

inline constexpr int kMostHoleCards = 6;
inline constexpr int kMostBoardCards = 5;

// H6: exactly two hole cards with exactly three of the board. `hole` and `board` are cards of the pack, none twice.
class Omaha {
public:
    explicit Omaha(const Tables& tables)
        : has_suits_(tables.has_suits()), unsuited_(tables.unsuited(5)), suited_(tables.suited()) {}

    Place evaluate(const Sum* hole, int hole_cards, const Sum* board, int board_cards) const {
        std::array<std::uint32_t, 10> threes;
        int count = 0;
        for (int a = 0; a < board_cards; ++a)
            for (int b = a + 1; b < board_cards; ++b)
                for (int c = b + 1; c < board_cards; ++c)
                    threes[count++] = board[a].ranks() + board[b].ranks() + board[c].ranks();
        Place best = 0;
        for (int a = 0; a < hole_cards; ++a)
            for (int b = a + 1; b < hole_cards; ++b) {
                const std::uint32_t two = hole[a].ranks() + hole[b].ranks();
                for (int three = 0; three < count; ++three)
                    best = std::max(best, unsuited_(two + threes[three]));
            }
        return has_suits_ ? std::max(best, best_flush(hole, hole_cards, board, board_cards)) : best;
    }

private:
    Place best_flush(const Sum* hole, int hole_cards, const Sum* board, int board_cards) const {
        Sum held = kNoCards, common = kNoCards;
        for (int card = 0; card < hole_cards; ++card) held += hole[card];
        for (int card = 0; card < board_cards; ++card) common += board[card];
        Place best = 0;
        for (int suit = 0; suit < kSuits; ++suit) {
            const std::uint32_t two = held.suit(suit), three = common.suit(suit);
            if (std::popcount(two) >= 2 && std::popcount(three) >= 3) best = std::max(best, best_of_suit(two, three));
        }
        return best;
    }

    // The best of two of the ranks in `held` with three of those in `common`.
    Place best_of_suit(std::uint32_t held, std::uint32_t common) const {
        Place best = 0;
        for (std::uint32_t a = held; a; a &= a - 1)
            for (std::uint32_t b = a & (a - 1); b; b &= b - 1)
                for (std::uint32_t c = common; c; c &= c - 1)
                    for (std::uint32_t d = c & (c - 1); d; d &= d - 1)
                        for (std::uint32_t e = d & (d - 1); e; e &= e - 1)
                            best = std::max(best, suited_[lowest(a) | lowest(b) | lowest(c) | lowest(d) | lowest(e)]);
        return best;
    }

    static std::uint32_t lowest(std::uint32_t bits) { return bits & -bits; }

    bool has_suits_;
    Tables::Unsuited unsuited_;    // of five cards
    const Place* suited_;
};

}  // namespace pakli
