// Cards as the kernel adds them up.
//
// A hand is the sum of its cards. Adding is all it takes to deal one more card, to join hole cards and board, or to
// find that a card came twice; ranking a hand is then a look-up by that sum.
//
// Clauses C1, C2, G9 (packs). Codes are 4 x rank + suit; ranks 0 (deuce) to 12 (ace); suits 0 (clubs) to 3 (spades).
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace pakli {

inline constexpr int kRanks = 13;
inline constexpr int kSuits = 4;
inline constexpr int kAce = 12;
inline constexpr int kCards = 52;

// What one rank adds to the low half of a key (modulo 2^32), as digits of eight bits each that are then multiplied by
// kSpread. Seven cards carry from no digit into the next (the highest falls out of the sum), so bytes may be added up
// by themselves, many hands at once, and multiplied at the end: columns.hpp does. The sums of any five ranks differ
// from one another, as do those of any six and any seven; RankHash rests on that and fails to build otherwise. Both
// were found by trial.
inline constexpr std::array<std::uint32_t, kRanks> kRankDigits = {
    0x481c061e, 0x8503060e, 0x810e2223, 0xfc040802, 0x14120100, 0xd41c0610, 0x9c090d0e,
    0x44121b14, 0xf10c0f24, 0x5609170c, 0x07070306, 0x39210d06, 0xd1231821,
};
inline constexpr std::uint32_t kSpread = 0xc0097529;

constexpr bool digits_carry() {
    for (std::uint32_t digits : kRankDigits)
        for (int digit = 0; digit < 3; ++digit)
            if (7 * (digits >> 8 * digit & 0xff) > 0xff) return true;
    return false;
}
static_assert(!digits_carry());

constexpr std::array<std::uint32_t, kRanks> spread_digits() {
    std::array<std::uint32_t, kRanks> weights{};
    for (int rank = 0; rank < kRanks; ++rank) weights[rank] = kRankDigits[rank] * kSpread;
    return weights;
}
inline constexpr std::array<std::uint32_t, kRanks> kRankWeights = spread_digits();

struct Sum {
    // Bits 0-31: the rank weights, modulo 2^32 (what they carry over stays below bit 36). Bits 48-63: how many cards
    // of each suit, four bits a suit, counted from three so that the fifth sets the suit's highest bit.
    std::uint64_t key = 0;
    // One bit a card, 16 bits a suit, the ranks upwards from its lowest. A card that comes twice carries into the
    // next bit, so all cards differ exactly if there are as many bits as cards.
    std::uint64_t cards = 0;

    Sum& operator+=(const Sum& other) {
        key += other.key;
        cards += other.cards;
        return *this;
    }
    friend Sum operator+(Sum one, const Sum& other) { return one += other; }

    std::uint32_t ranks() const { return static_cast<std::uint32_t>(key); }
    int count() const { return std::popcount(cards); }
    bool has_flush() const { return (key & kFifthOfSuit) != 0; }
    std::uint32_t suit(int suit) const { return (cards >> (16 * suit)) & 0x1fff; }
    // The ranks of the suit of which there are five or more; only where has_flush().
    std::uint32_t flush_ranks() const { return suit((std::countr_zero(key & kFifthOfSuit) - 51) / 4); }

    static constexpr std::uint64_t kFifthOfSuit = 0x8888ull << 48;
    static constexpr std::uint64_t kThreeOfEachSuit = 0x3333ull << 48;
};

inline constexpr Sum kNoCards = {Sum::kThreeOfEachSuit, 0};

constexpr Sum sum_of_card(int rank, int suit) {
    return {kRankWeights[rank] + (1ull << (48 + 4 * suit)), 1ull << (16 * suit + rank)};
}

// The 256 values a byte can have, as a pack sees them: what is no card of it adds no bit, which shows in count().
using Pack = std::array<Sum, 256>;

constexpr Pack pack_from(int lowest_rank) {
    Pack pack{};
    for (int code = 4 * lowest_rank; code < kCards; ++code) pack[code] = sum_of_card(code / 4, code % 4);
    return pack;
}

inline constexpr Pack kFullPack = pack_from(0);
inline constexpr Pack kSixPlusPack = pack_from(4);
inline constexpr Pack kShortPack = pack_from(5);

inline const Pack& pack_of(int lowest_rank) {
    return lowest_rank == 0 ? kFullPack : lowest_rank == 4 ? kSixPlusPack : kShortPack;
}

}  // namespace pakli
