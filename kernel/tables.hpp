// What ranking a hand looks up: for every sum of ranks, and for every set of ranks of one suit, its place.
//
// Built from rankings.hpp when a ranking is first used, in about 10 ms: the strengths of all five-card hands are put
// in order and numbered from 1, the worst; six cards are worth the best five of them, seven the best six.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

#include "rankings.hpp"

namespace pakli {

using Place = std::uint16_t;

class Tables {
public:
    // The tables of a ranking, built when they are first asked for.
    static const Tables& of(const Ranking& ranking);

    const Ranking& ranking() const { return ranking_; }
    const Pack& pack() const { return pack_of(ranking_.lowest_rank); }
    // The best hand's place.
    int places() const { return places_; }

    // By the ranks of `cards` cards, suits forgotten. Any sum gives some place, never a wild read.
    using Unsuited = RankHash::Lookup<Place>;
    const Unsuited& unsuited(int cards) const { return unsuited_[cards - 5]; }
    // By the ranks of five or more cards of one suit (13 bits); badugi: by the ranks that count.
    const Place* suited() const { return suited_.data(); }
    // Whether suits count at all.
    bool has_suits() const { return !ranking_.ace_to_five; }

    // H3: place of the hand if the suit that decides is clubs, and the rank whose highest suit decides.
    struct Draw {
        Place in_clubs;
        std::uint8_t rank;    // kNoRank: no suit decides
    };
    static constexpr std::uint8_t kNoRank = 15;
    Draw draw(std::uint32_t sum) const { return draw_(sum); }

private:
    explicit Tables(const Ranking& ranking);
    void build_five();
    void build_more(int cards);
    void build_draw();
    void build_badugi();

    const Ranking& ranking_;
    int places_ = 0;
    std::array<std::vector<Place>, 3> places_of_ranks_;    // of five, six, seven cards
    std::array<Unsuited, 3> unsuited_{};                   // the same, ready to be asked
    std::vector<Place> suited_;
    std::vector<Draw> draws_of_ranks_;
    RankHash::Lookup<Draw> draw_{};
};

// Calls `visit` with every set of `size` ranks from `lowest` up, as bits.
template <typename Visit>
void each_set_of_ranks(int size, int lowest, Visit&& visit) {
    for (std::uint32_t set = 0; set < 1u << kRanks; set += 1u << lowest)
        if (std::popcount(set) == size) visit(set);
}

inline RankCounts counts_of(std::uint32_t set) {
    RankCounts counts{};
    for (int rank = 0; rank < kRanks; ++rank) counts[rank] = static_cast<int>(set >> rank & 1);
    return counts;
}

inline const Tables& Tables::of(const Ranking& ranking) {
    static std::array<std::unique_ptr<const Tables>, kRankings.size()> built;
    static std::array<std::once_flag, kRankings.size()> once;
    const auto index = static_cast<std::size_t>(&ranking - kRankings.data());
    std::call_once(once[index], [&] { built[index].reset(new Tables(ranking)); });
    return *built[index];
}

inline Tables::Tables(const Ranking& ranking) : ranking_(ranking), suited_(1u << kRanks) {
    if (ranking.method == Method::kBadugi) build_badugi();
    else if (ranking.method == Method::kSuitsDecide) build_draw();
    else build_five();
    for (int cards = 6; cards <= ranking.most; ++cards) build_more(cards);
}

inline void Tables::build_five() {
    std::vector<std::uint32_t> strengths;
    const auto note = [&](std::uint32_t strength) { if (strength) strengths.push_back(strength); };
    const auto of = [&](const RankCounts& counts, bool suited) {
        return strength(read_five(counts, suited, ranking_), ranking_);
    };
    each_choice_of_ranks(5, ranking_.lowest_rank, [&](const RankCounts& counts) { note(of(counts, false)); });
    if (has_suits())
        each_set_of_ranks(5, ranking_.lowest_rank, [&](std::uint32_t set) { note(of(counts_of(set), true)); });
    std::sort(strengths.begin(), strengths.end());
    strengths.erase(std::unique(strengths.begin(), strengths.end()), strengths.end());
    places_ = static_cast<int>(strengths.size());

    const auto place = [&](std::uint32_t strength) -> Place {
        if (!strength) return 0;
        return static_cast<Place>(std::lower_bound(strengths.begin(), strengths.end(), strength) - strengths.begin() + 1);
    };
    const RankHash& hash = RankHash::of(5);
    std::vector<Place>& places = places_of_ranks_[0];
    places.resize(hash.size());
    each_choice_of_ranks(5, ranking_.lowest_rank, [&](const RankCounts& counts) {
        places[hash.slot(rank_sum(counts))] = place(of(counts, false));
    });
    unsuited_[0] = hash.lookup(places);
    if (!has_suits()) return;
    each_set_of_ranks(5, ranking_.lowest_rank, [&](std::uint32_t set) { suited_[set] = place(of(counts_of(set), true)); });
}

// The best of `cards` cards is the best that is left when one of them is taken away.
inline void Tables::build_more(int cards) {
    const RankHash& hash = RankHash::of(cards);
    std::vector<Place>& places = places_of_ranks_[cards - 5];
    places.resize(hash.size());
    each_choice_of_ranks(cards, ranking_.lowest_rank, [&](const RankCounts& counts) {
        const std::uint32_t sum = rank_sum(counts);
        Place best = 0;
        for (int rank = 0; rank < kRanks; ++rank)
            if (counts[rank]) best = std::max(best, unsuited(cards - 1)(sum - kRankWeights[rank]));
        places[hash.slot(sum)] = best;
    });
    unsuited_[cards - 5] = hash.lookup(places);
    if (!has_suits()) return;
    each_set_of_ranks(cards, ranking_.lowest_rank, [&](std::uint32_t set) {
        for (std::uint32_t left = set; left; left &= left - 1)
            suited_[set] = std::max(suited_[set], suited_[set & ~(left & -left)]);
    });
}

// H3: which rank's highest suit breaks the tie, and which suits that can be.
inline void Tables::build_draw() {
    struct Row {
        std::uint32_t strength;
        std::uint8_t rank;
        int lowest_suit, highest_suit;
    };
    const auto row = [&](const RankCounts& counts, bool suited) -> Row {
        Reading reading = read_five(counts, suited, ranking_);
        const auto deciding = static_cast<std::uint8_t>(reading.ranks[0]);
        switch (reading.category) {
            case Category::kFourOfAKind: case Category::kFullHouse: case Category::kThreeOfAKind:
                reading.different = 1;
                return {strength(reading, ranking_), kNoRank, 0, 0};
            case Category::kTwoPair: case Category::kPair:    // two cards of the rank: the higher is no club
                reading.different = reading.category == Category::kTwoPair ? 2 : 1;
                return {strength(reading, ranking_), deciding, 1, 3};
            case Category::kFlush:
                reading.different = 0;
                return {strength(reading, ranking_), deciding, 0, 3};
            default:    // straight flush, straight, high card
                reading.different = 1;
                return {strength(reading, ranking_), deciding, 0, 3};
        }
    };
    std::vector<std::uint32_t> strengths;
    const auto note = [&](const Row& of) {
        for (int suit = of.lowest_suit; suit <= of.highest_suit; ++suit) strengths.push_back(of.strength + suit);
    };
    const int lowest = ranking_.lowest_rank;
    each_choice_of_ranks(5, lowest, [&](const RankCounts& counts) { note(row(counts, false)); });
    each_set_of_ranks(5, lowest, [&](std::uint32_t set) { note(row(counts_of(set), true)); });
    std::sort(strengths.begin(), strengths.end());
    strengths.erase(std::unique(strengths.begin(), strengths.end()), strengths.end());
    places_ = static_cast<int>(strengths.size());

    const auto in_clubs = [&](const Row& of) {
        const auto found = std::lower_bound(strengths.begin(), strengths.end(), of.strength + of.lowest_suit);
        return static_cast<Place>(found - strengths.begin() + 1 - of.lowest_suit);
    };
    const RankHash& hash = RankHash::of(5);
    draws_of_ranks_.resize(hash.size());
    each_choice_of_ranks(5, lowest, [&](const RankCounts& counts) {
        const Row found = row(counts, false);
        draws_of_ranks_[hash.slot(rank_sum(counts))] = {in_clubs(found), found.rank};
    });
    draw_ = hash.lookup(draws_of_ranks_);
    each_set_of_ranks(5, lowest, [&](std::uint32_t set) { suited_[set] = in_clubs(row(counts_of(set), true)); });
}

// H5b: more cards before fewer; of as many, the lower from the highest down, which is the smaller set of bits once
// the ace is the lowest of them.
inline void Tables::build_badugi() {
    for (int size = 1; size <= kSuits; ++size) {
        std::vector<std::uint32_t> worst_first;
        each_set_of_ranks(size, 0, [&](std::uint32_t ace_low) { worst_first.push_back(ace_low); });
        std::sort(worst_first.rbegin(), worst_first.rend());
        for (std::uint32_t ace_low : worst_first)
            suited_[ace_low >> 1 | (ace_low & 1) << kAce] = static_cast<Place>(++places_);
    }
}

}  // namespace pakli
