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

}  // namespace pakli
