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

// What one rank adds to the low half of a key (modulo 2^32). The sums of any five ranks differ from one another, as
// do those of any six and any seven; RankHash rests on that and fails to build otherwise. Found by trial.
inline constexpr std::array<std::uint32_t, kRanks> kRankWeights = {
    0xef431a44, 0xd7c6d93a, 0x2feeacdd, 0x094db351, 0x4dd3afde, 0x9bd0ead3, 0x41f93101,
    0x2e62c0c0, 0x0893adad, 0x5eb10f42, 0xb22690ab, 0x25115445, 0x6f985b77,
};

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
