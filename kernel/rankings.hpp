// The rankings the kernel knows, each a table, and how good five cards are by one of them.
//
// This states anew, for speed, what pakli/ranking/rankings.py and reference.py state for reading; the tests hold the
// one against the other on every five-card hand. Clauses H1 to H5c, C4.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "cards.hpp"
#include "rank_hash.hpp"

namespace pakli {

enum class Category : std::uint8_t {
    kHighCard, kPair, kTwoPair, kThreeOfAKind, kStraight, kFlush, kFullHouse, kFourOfAKind, kStraightFlush,
};

// How many categories of five cards there are; the royal flush is the best straight flush and needs none of its own.
inline constexpr int kCategories = 9;

enum class Method : std::uint8_t {
    kFiveOfMany,    // the best five of five to seven cards
    kFive,          // exactly five cards
    kSuitsDecide,   // exactly five cards, ties broken by suit (H3)
    kBadugi,        // four cards of different ranks and suits (H5b)
};

// For each category, in the order of the enumeration, how much it is worth: greater is better.
using Worth = std::array<std::uint8_t, kCategories>;

//                                   high pair two three straight flush full four straight flush
inline constexpr Worth kHigh           = {0, 1, 2, 3, 4, 5, 6, 7, 8};
inline constexpr Worth kFlushOverFull  = {0, 1, 2, 3, 4, 6, 5, 7, 8};
inline constexpr Worth kFiveCardDraw   = {0, 1, 2, 3, 4, 6, 5, 7, 8};
inline constexpr Worth kDeuceToSeven   = {8, 7, 6, 5, 4, 3, 2, 1, 0};
// Straights and flushes do not exist here; the hands of one category are in the order of matching cards.
inline constexpr Worth kAceToFive      = {8, 7, 6, 5, 0, 0, 4, 3, 0};

struct Ranking {
    std::string_view id;
    Method method;
    int lowest_rank;     // of the pack: C1, C2, G9
    int fewest, most;    // cards it ranks
    bool ace_to_five;    // ace low, straights and flushes do not count (H4, H5a)
    int qualifier;       // H4: the highest card a low may have, 8 or 7; 0: any hand qualifies
    bool lower_wins;     // of two hands of one category
    bool low_straight;   // C4: the ace may be the low end of a straight
    Worth worth;
};

inline constexpr std::array<Ranking, 9> kRankings = {{
    {"high", Method::kFiveOfMany, 0, 5, 7, false, 0, false, true, kHigh},
    {"high-32", Method::kFiveOfMany, 5, 5, 7, false, 0, false, true, kFlushOverFull},
    {"high-36", Method::kFiveOfMany, 4, 5, 7, false, 0, false, true, kFlushOverFull},
    {"low-8", Method::kFiveOfMany, 0, 5, 7, true, 8, true, false, kAceToFive},
    {"low-7", Method::kFiveOfMany, 0, 5, 7, true, 7, true, false, kAceToFive},
    {"low", Method::kFiveOfMany, 0, 5, 7, true, 0, true, false, kAceToFive},
    {"deuce-to-seven", Method::kFive, 0, 5, 5, false, 0, true, false, kDeuceToSeven},
    {"badugi", Method::kBadugi, 0, 4, 4, true, 0, true, false, {}},
    {"five-card-draw", Method::kSuitsDecide, 5, 5, 5, false, 0, false, true, kFiveCardDraw},
}};

// Five cards, read: their category and the ranks that break ties, most telling first.
struct Reading {
    Category category;
    std::array<int, 5> ranks;
    int different;    // how many of `ranks` are used
};

// The top card of a straight of these five different ranks, highest first.
inline std::optional<int> straight_top(const std::array<int, 5>& ranks, const Ranking& ranking) {
    if (ranks[0] - ranks[4] == 4) return ranks[0];
    const int third_up = ranking.lowest_rank + 3;
    const bool low = ranking.low_straight && ranks[0] == kAce && ranks[1] == third_up && ranks[4] == third_up - 3;
    return low ? std::optional(third_up) : std::nullopt;
}

inline Category category_of_pairs(const RankCounts& counts, int different) {
    bool three = false;
    for (int count : counts) {
        if (count == 4) return Category::kFourOfAKind;
        three |= count == 3;
    }
    if (three) return different == 2 ? Category::kFullHouse : Category::kThreeOfAKind;
    return different == 3 ? Category::kTwoPair : Category::kPair;
}

// H1: what there is most of comes first, then the higher. With an ace low it is below the deuce: rank -1.
inline Reading read_five(const RankCounts& counts, bool suited, const Ranking& ranking) {
    Reading reading{Category::kHighCard, {}, 0};
    for (int many = kSuits; many > 0; --many) {
        for (int rank = ranking.ace_to_five ? kAce - 1 : kAce; rank >= 0; --rank)
            if (counts[rank] == many) reading.ranks[reading.different++] = rank;
        if (ranking.ace_to_five && counts[kAce] == many) reading.ranks[reading.different++] = -1;
    }
    if (reading.different < 5) {
        reading.category = category_of_pairs(counts, reading.different);
    } else if (!ranking.ace_to_five) {
        const std::optional<int> top = straight_top(reading.ranks, ranking);
        if (top) reading = {Category::kStraight, {*top}, 1};
        if (suited) reading.category = top ? Category::kStraightFlush : Category::kFlush;
    }
    return reading;
}

inline bool qualifies(const Reading& reading, const Ranking& ranking) {
    // A deuce is rank 0 and stands for 2: an eight is rank 6.
    return ranking.qualifier == 0 || (reading.different == 5 && reading.ranks[0] + 2 <= ranking.qualifier);
}

// A number that orders hands as the ranking does: category, then the tie-breakers; 0 for what does not qualify.
// Four bits are left free at its low end, for a suit.
inline std::uint32_t strength(const Reading& reading, const Ranking& ranking) {
    if (!qualifies(reading, ranking)) return 0;
    std::uint32_t number = ranking.worth[static_cast<int>(reading.category)] + 1u;
    for (int place = 0; place < 5; ++place) {
        const int rank = place < reading.different ? reading.ranks[place] + 1 : 0;
        number = number << 4 | static_cast<std::uint32_t>(ranking.lower_wins ? 15 - rank : rank);
    }
    return number << 4;
}

}  // namespace pakli
