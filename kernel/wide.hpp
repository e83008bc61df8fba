// Many rows at once, by the wide instructions of the processor that runs this: what they are good for, and which are
// there.
//
// They add up the cards of 32 rows together and look whether each row is a hand; what a sum is worth is then looked up
// row by row, for which gathering instructions are no quicker. An installed kernel must run anywhere, so it brings
// this form with it (wide_avx2.cpp) beside the portable one, in which batch.hpp ranks row by row, and chooses when it
// is first used. AVX-512 is left out: shuffles and look-ups take most of the time, and it gained one percent.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

#if defined(__x86_64__) || defined(_M_X64)
#define PAKLI_X86_64 1
#else
#define PAKLI_X86_64 0
#endif

namespace pakli::wide {

// Blocks small enough for what is put down between two passes to stay in the processor's first cache.
inline constexpr std::size_t kBlock = 2048;
inline constexpr std::size_t kOmahaBlock = 1024;
inline constexpr int kMostPairs = 15;    // of six hole cards

// Rows of `cards` codes, five to seven. `rows` is a multiple of Path::rows_at_once, at most a block.
struct Hands {
    const std::uint8_t* codes;
    int cards;
    std::size_t rows;
    std::uint8_t lowest_code;    // of the pack
    bool suits_count;
};

// H6. Rows of hole cards (four to six) beside rows of board cards (three to five).
struct OmahaHands {
    const std::uint8_t* hole;
    int hole_cards;
    const std::uint8_t* board;
    int board_cards;
    std::size_t rows;
    std::uint8_t lowest_code;
    bool suits_count;
};

// The rows of a block that need a second look.
struct FlushRows {
    std::uint16_t rows[kBlock];
    std::size_t count = 0;
};

// For each two hole cards, in the order (0, 1), (0, 2), ... (1, 2), ..., and each row: their pair_index().
struct Pairs {
    std::uint8_t of[kMostPairs][kOmahaBlock];
};

// Two ranks in any order, as a place among the 91 choices of two.
constexpr int pair_index(int one, int other) {
    const int higher = one > other ? one : other, lower = one > other ? other : one;
    return higher * (higher + 1) / 2 + lower;
}

// Both give for each row its sum of ranks (Omaha: of the board), list the rows that have a flush (Omaha: two hole
// cards and three of the board of one suit), and return whether all rows are hands.
using SumHands = bool (*)(const Hands& hands, std::uint32_t* sums, FlushRows& flushes);
using SumOmaha = bool (*)(const OmahaHands& hands, std::uint32_t* sums, Pairs& pairs, FlushRows& flushes);

struct Path {
    const char* name;
    std::size_t rows_at_once;    // 0: row by row, there are no wide instructions
    SumHands sum_hands;
    SumOmaha sum_omaha;
};

inline constexpr Path kPortable = {"portable", 0, nullptr, nullptr};

#if PAKLI_X86_64
extern const Path kAvx2;
bool has_avx2();
#endif

// All paths there are on this processor, the widest first.
inline std::vector<const Path*> paths() {
    std::vector<const Path*> there;
#if PAKLI_X86_64
    if (has_avx2()) there.push_back(&kAvx2);
#endif
    there.push_back(&kPortable);
    return there;
}

// The path in use. Tests set it to hold each against the others.
inline std::atomic<const Path*>& chosen() {
    static std::atomic<const Path*> path{paths().front()};
    return path;
}

}  // namespace pakli::wide
