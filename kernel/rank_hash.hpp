// A perfect hash of rank sums: from the ranks of three to seven cards, suits forgotten, to a slot of a table.
//
// The high bits of a sum choose a bucket, each bucket has a displacement, and the low bits of the sum xor that
// displacement are the slot. Displacements are found at first use, fullest bucket first: about 7 ms for all of them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <stdexcept>
#include <vector>

#include "cards.hpp"

namespace pakli {

// How many cards of each rank.
using RankCounts = std::array<int, kRanks>;

inline std::uint32_t rank_sum(const RankCounts& counts) {
    std::uint32_t sum = 0;
    for (int rank = 0; rank < kRanks; ++rank) sum += static_cast<std::uint32_t>(counts[rank]) * kRankWeights[rank];
    return sum;
}

// Calls `visit` with every choice of `cards` ranks from `lowest` up, at most four of each.
template <typename Visit>
void each_choice_of_ranks(int cards, int lowest, Visit&& visit) {
    RankCounts counts{};
    auto choose = [&](auto&& self, int rank, int left) -> void {
        if (rank == kRanks) {
            if (left == 0) visit(static_cast<const RankCounts&>(counts));
            return;
        }
        for (int count = 0; count <= kSuits && count <= left; ++count) {
            counts[rank] = count;
            self(self, rank + 1, left - count);
        }
        counts[rank] = 0;
    };
    choose(choose, lowest, cards);
}

class RankHash {
public:
    // The hash for three to seven cards.
    static const RankHash& of(int cards) {
        static const std::array<RankHash, 5> hashes = {RankHash(3), RankHash(4), RankHash(5), RankHash(6), RankHash(7)};
        return hashes[static_cast<std::size_t>(cards - 3)];
    }

    struct Bits {
        int slot, bucket;
    };
    static constexpr Bits bits(int cards) {
        constexpr std::array<Bits, 5> of_three_and_more = {{{9, 9}, {11, 10}, {13, 11}, {15, 11}, {16, 13}}};
        return of_three_and_more[static_cast<std::size_t>(cards - 3)];
    }

    // Any sum gives a slot below size(); the right one if it is the sum of the ranks of so many cards.
    std::uint32_t slot(std::uint32_t sum) const { return (sum & mask_) ^ displacement_[sum >> shift_]; }

    // The same, small enough to be copied into a loop.
    struct Slots {
        const std::uint16_t* displacement;
        std::uint32_t mask;
        int shift;
        std::uint32_t operator()(std::uint32_t sum) const { return (sum & mask) ^ displacement[sum >> shift]; }
    };
    Slots lookup() const { return {displacement_.data(), mask_, shift_}; }

    // The same with a table of its own.
    template <typename Value>
    struct Lookup {
        const Value* values;
        const std::uint16_t* displacement;
        std::uint32_t mask;
        int shift;
        Value operator()(std::uint32_t sum) const { return values[(sum & mask) ^ displacement[sum >> shift]]; }
        // The same where the compiler knows how many cards it is for.
        template <int kCards>
        Value at(std::uint32_t sum) const {
            constexpr std::uint32_t low = (1u << bits(kCards).slot) - 1;
            return values[(sum & low) ^ displacement[sum >> (32 - bits(kCards).bucket)]];
        }
    };
    template <typename Value>
    Lookup<Value> lookup(const std::vector<Value>& values) const {
        return {values.data(), displacement_.data(), mask_, shift_};
    }
    std::size_t size() const { return std::size_t{mask_} + 1; }

private:
    explicit RankHash(int cards)
        : mask_((1u << bits(cards).slot) - 1), shift_(32 - bits(cards).bucket),
          displacement_(std::size_t{1} << bits(cards).bucket) {
        std::vector<std::vector<std::uint32_t>> buckets(displacement_.size());
        each_choice_of_ranks(cards, 0, [&](const RankCounts& counts) {
            const std::uint32_t sum = rank_sum(counts);
            buckets[sum >> shift_].push_back(sum & mask_);
        });
        std::vector<std::size_t> fullest_first(buckets.size());
        std::iota(fullest_first.begin(), fullest_first.end(), std::size_t{0});
        std::stable_sort(fullest_first.begin(), fullest_first.end(), [&](std::size_t one, std::size_t other) {
            return buckets[one].size() > buckets[other].size();
        });
        std::vector<bool> taken(size());
        for (std::size_t bucket : fullest_first) displacement_[bucket] = place(buckets[bucket], taken);
    }

    std::uint16_t place(const std::vector<std::uint32_t>& bucket, std::vector<bool>& taken) const {
        for (std::uint32_t displacement = 0; displacement <= mask_; ++displacement) {
            const bool free = std::none_of(bucket.begin(), bucket.end(),
                                           [&](std::uint32_t low) { return taken[low ^ displacement]; });
            if (!free) continue;
            for (std::uint32_t low : bucket) {
                if (taken[low ^ displacement]) throw std::logic_error("two hands of different ranks have one sum");
                taken[low ^ displacement] = true;
            }
            return static_cast<std::uint16_t>(displacement);
        }
        throw std::logic_error("no perfect hash with these weights");
    }

    std::uint32_t mask_;
    int shift_;
    std::vector<std::uint16_t> displacement_;
};

}  // namespace pakli
