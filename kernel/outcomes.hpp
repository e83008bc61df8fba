// Who wins a pot, as sets of players, and how often.
//
// An outcome is a number: one bit for each player who shares the high half, and above these one for each who shares
// the low half, where there is one. The shares of a pot follow from that alone, so a count of outcomes says all.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "tables.hpp"

namespace pakli {

inline constexpr int kMostPlayers = 10;

using Outcome = std::uint32_t;

// Those with the greatest place; nobody if it is 0, that is, if no hand qualifies.
inline Outcome winners(const Place* places, int players) {
    Place best = 0;
    Outcome who = 0;
    for (int player = 0; player < players; ++player) {
        const Place place = places[player];
        const Outcome bit = Outcome{1} << player;
        who = place > best ? bit : place == best ? who | bit : who;
        best = std::max(best, place);
    }
    return best ? who : 0;
}

// What a pot of a game is won by: one ranking, or one for each half. Which cards may be used is not said here.
struct Claims {
    const Tables* high;
    const Tables* low;    // null: the pot is not divided

    int outcomes(int players) const { return 1 << (low ? 2 * players : players); }
};

// The cards that are still in the pack.
struct Live {
    std::uint64_t cards;    // as in Sum::cards

    static Live of(const Pack& pack) {
        Live live{0};
        for (int code = 0; code < kCards; ++code) live.cards |= pack[code].cards;
        return live;
    }
    // False if one of them is gone already, or never was in the pack.
    bool take(const Sum& sum, int count) {
        const bool there = sum.count() == count && (sum.cards & ~cards) == 0;
        cards &= ~sum.cards;
        return there;
    }
    std::uint32_t suit(int suit) const { return (cards >> (16 * suit)) & 0x1fff; }
    int count() const { return std::popcount(cards); }
    bool has(int code) const { return cards >> (16 * (code % 4) + code / 4) & 1; }
};

}  // namespace pakli
