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

// The places of all strengths there are: 1 for the lowest, 0 for what does not qualify.
class Numbering {
public:
    void note(std::uint32_t strength) {
        if (strength) strengths_.push_back(strength);
    }
    void close() {
        std::sort(strengths_.begin(), strengths_.end());
        strengths_.erase(std::unique(strengths_.begin(), strengths_.end()), strengths_.end());
    }
    int places() const { return static_cast<int>(strengths_.size()); }
    int place(std::uint32_t strength) const {
        if (!strength) return 0;
        const auto found = std::lower_bound(strengths_.begin(), strengths_.end(), strength);
        return static_cast<int>(found - strengths_.begin()) + 1;
    }

private:
    std::vector<std::uint32_t> strengths_;
};

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
    const int lowest = ranking_.lowest_rank;
    const auto of = [&](const RankCounts& counts, bool suited) {
        return strength(read_five(counts, suited, ranking_), ranking_);
    };
    const auto of_ranks = [&](const RankCounts& counts) { return of(counts, false); };
    const auto of_suit = [&](std::uint32_t set) { return of(counts_of(set), true); };
    Numbering numbering;
    each_choice_of_ranks(5, lowest, [&](const RankCounts& counts) { numbering.note(of_ranks(counts)); });
    if (has_suits()) each_set_of_ranks(5, lowest, [&](std::uint32_t set) { numbering.note(of_suit(set)); });
    numbering.close();
    places_ = numbering.places();

    const RankHash& hash = RankHash::of(5);
    std::vector<Place>& places = places_of_ranks_[0];
    places.resize(hash.size());
    each_choice_of_ranks(5, lowest, [&](const RankCounts& counts) {
        places[hash.slot(rank_sum(counts))] = static_cast<Place>(numbering.place(of_ranks(counts)));
    });
    unsuited_[0] = hash.lookup(places);
    if (!has_suits()) return;
    each_set_of_ranks(5, lowest, [&](std::uint32_t set) {
        suited_[set] = static_cast<Place>(numbering.place(of_suit(set)));
    });
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

// H3: how good five cards are before a suit is looked at, the rank whose highest suit breaks ties, and which suits
// that can be.
struct DrawReading {
    std::uint32_t strength;
    std::uint8_t rank;
    int lowest_suit, highest_suit;
};

inline DrawReading read_draw(const RankCounts& counts, bool suited, const Ranking& ranking) {
    Reading reading = read_five(counts, suited, ranking);
    DrawReading draw{0, static_cast<std::uint8_t>(reading.ranks[0]), 0, kSuits - 1};
    switch (reading.category) {
        case Category::kFourOfAKind: case Category::kFullHouse: case Category::kThreeOfAKind:
            draw.rank = Tables::kNoRank;
            draw.highest_suit = 0;
            reading.different = 1;
            break;
        case Category::kTwoPair: case Category::kPair:    // of two cards of the rank the higher is no club
            draw.lowest_suit = 1;
            reading.different = reading.category == Category::kTwoPair ? 2 : 1;
            break;
        case Category::kFlush:    // by its suit alone
            reading.different = 0;
            break;
        case Category::kStraightFlush: case Category::kStraight: case Category::kHighCard:
            reading.different = 1;
            break;
    }
    draw.strength = strength(reading, ranking);
    return draw;
}

inline void Tables::build_draw() {
    const int lowest = ranking_.lowest_rank;
    Numbering numbering;
    const auto note = [&](const DrawReading& draw) {
        for (int suit = draw.lowest_suit; suit <= draw.highest_suit; ++suit) numbering.note(draw.strength + suit);
    };
    each_choice_of_ranks(5, lowest, [&](const RankCounts& counts) { note(read_draw(counts, false, ranking_)); });
    each_set_of_ranks(5, lowest, [&](std::uint32_t set) { note(read_draw(counts_of(set), true, ranking_)); });
    numbering.close();
    places_ = numbering.places();

    const auto in_clubs = [&](const DrawReading& draw) {
        return static_cast<Place>(numbering.place(draw.strength + draw.lowest_suit) - draw.lowest_suit);
    };
    const RankHash& hash = RankHash::of(5);
    draws_of_ranks_.resize(hash.size());
    each_choice_of_ranks(5, lowest, [&](const RankCounts& counts) {
        const DrawReading draw = read_draw(counts, false, ranking_);
        draws_of_ranks_[hash.slot(rank_sum(counts))] = {in_clubs(draw), draw.rank};
    });
    draw_ = hash.lookup(draws_of_ranks_);
    each_set_of_ranks(5, lowest, [&](std::uint32_t set) {
        suited_[set] = in_clubs(read_draw(counts_of(set), true, ranking_));
    });
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
