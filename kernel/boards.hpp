// Every board there can be, without dealing them one by one.
//
// Boards of the same ranks are worth the same to everybody unless there is a flush. So first all choices of ranks are
// looked at (6,175 before the flop, for up to 2.6 million boards), each counting as often as suits can be given to
// it. Then, for each suit in which somebody can have a flush, all choices of its ranks with the ranks of the other
// cards: these boards are taken away from what was counted, and counted anew with their flush.
#pragma once

#include "held.hpp"
#include "omaha.hpp"
#include "outcomes.hpp"

namespace pakli {

inline constexpr std::array<std::array<std::uint8_t, 5>, 5> kChoose = {{
    {1, 0, 0, 0, 0}, {1, 1, 0, 0, 0}, {1, 2, 1, 0, 0}, {1, 3, 3, 1, 0}, {1, 4, 6, 4, 1},
}};

// Ranks that one suit of the board may have, with the sum of their weights.
struct SuitRanks {
    std::uint32_t ranks;
    std::uint32_t sum;
};

// All choices of `size` of the thirteen ranks.
inline const std::vector<SuitRanks>& choices_of(int size) {
    static const std::array<std::vector<SuitRanks>, 6> choices = [] {
        std::array<std::vector<SuitRanks>, 6> all;
        for (int many = 0; many <= 5; ++many)
            each_set_of_ranks(many, 0, [&](std::uint32_t set) { all[many].push_back({set, rank_sum(counts_of(set))}); });
        return all;
    }();
    return choices[static_cast<std::size_t>(size)];
}

// What is on the board, and what may still come.
struct Board {
    Sum sum = kNoCards;
    std::array<int, 5> ranks{};
    int known = 0;
    Live live{0};

    void add(int code, const Sum& card) {
        sum += card;
        ranks[static_cast<std::size_t>(known++)] = code / 4;
    }
    int missing() const { return 5 - known; }
};

// `Count` is told of every board, as often as it comes: plain(slot, sum, times) for one choice of ranks, where
// place() was called for each card; begin(suit, ranks) and then suited(slot, times) for those with a flush.
template <typename Count>
class Boards {
public:
    Boards(const Board& board, Count& count)
        : board_(board), count_(count), hash_(RankHash::of(5)), ranks_(board.ranks) {
        for (int rank = 0; rank < kRanks; ++rank)
            for (int suit = 0; suit < kSuits; ++suit) left_[rank] += board.live.suit(suit) >> rank & 1;
    }

    void deal() {
        for (int card = 0; card < board_.known; ++card) count_.place(card, ranks_.data());
        deal_ranks(0, board_.missing(), 1, board_.sum.ranks());
        for (int suit = 0; suit < kSuits; ++suit) deal_suit(suit);
    }

private:
    struct Others {
        std::uint32_t sum;
        std::uint32_t times;
    };

    void deal_ranks(int lowest, int missing, std::uint64_t times, std::uint32_t sum) {
        if (missing == 0) return count_.plain(hash_.slot(sum), sum, times);
        for (int rank = lowest; rank < kRanks; ++rank)
            for (int many = 1; many <= std::min(missing, left_[rank]); ++many) {
                const int at = 5 - missing + many - 1;
                ranks_[static_cast<std::size_t>(at)] = rank;
                count_.place(at, ranks_.data());
                const std::uint64_t ways = times * kChoose[left_[rank]][many];
                deal_ranks(rank + 1, missing - many, ways, sum + static_cast<std::uint32_t>(many) * kRankWeights[rank]);
            }
    }

    void deal_suit(int suit) {
        const std::uint32_t there = board_.sum.suit(suit), live = board_.live.suit(suit);
        const int already = std::popcount(there);
        const int needed = std::max(0, count_.needed(suit) - already);
        if (needed > std::min(board_.missing(), std::popcount(live))) return;
        count_.ready(suit);
        for (int more = needed; more <= board_.missing(); ++more) {
            const std::vector<Others> others = others_than(suit, board_.missing() - more);
            for (const SuitRanks& choice : choices_of(more)) {
                if (choice.ranks & ~live) continue;
                if (!count_.begin(suit, there | choice.ranks)) continue;
                const std::uint32_t sum = board_.sum.ranks() + choice.sum;
                for (const Others& other : others) count_.suited(hash_.slot(sum + other.sum), other.times);
            }
        }
    }

    // The ranks of `size` cards (at most two) that are not of the suit, and how often they come.
    std::vector<Others> others_than(int suit, int size) const {
        std::vector<Others> others;
        if (size == 0) return {{0, 1}};
        others.reserve(91);
        for (int one = 0; one < kRanks; ++one) {
            const std::uint32_t left = left_besides(one, suit);
            if (!left) continue;
            if (size == 1) {
                others.push_back({kRankWeights[one], left});
                continue;
            }
            if (left > 1) others.push_back({2 * kRankWeights[one], left * (left - 1) / 2});
            for (int other = one + 1; other < kRanks; ++other)
                if (const std::uint32_t more = left_besides(other, suit))
                    others.push_back({kRankWeights[one] + kRankWeights[other], left * more});
        }
        return others;
    }
    std::uint32_t left_besides(int rank, int suit) const {
        return static_cast<std::uint32_t>(left_[rank]) - (board_.live.suit(suit) >> rank & 1);
    }

    const Board& board_;
    Count& count_;
    const RankHash& hash_;
    std::array<int, 5> ranks_;
    std::array<int, kRanks> left_{};
};

// Counts the outcomes of one match-up. `kFixed`: the number of players if the compiler is to know it, else 0.
template <typename Hand, int kFixed>
class OutcomeCount {
public:
    // What is remembered of each choice of ranks; one of these serves for many match-ups.
    struct Memory {
        std::vector<Place> places;
        std::vector<Outcome> outcomes;
        void fit(int players) {
            places.resize(RankHash::of(5).size() * static_cast<std::size_t>(players));
            outcomes.resize(RankHash::of(5).size());
        }
    };

    OutcomeCount(std::vector<Hand>& high, std::vector<Hand>& low, Memory& memory, std::uint64_t* times)
        : high_(high), low_(low), players_(static_cast<int>(high.size())), places_(memory.places.data()),
          outcomes_(memory.outcomes.data()), times_(times) {}

    int needed(int suit) const {
        int fewest = 6;
        for (const Hand& hand : high_) fewest = std::min(fewest, hand.needed(suit));
        return fewest;
    }
    void ready(int suit) {
        for (Hand& hand : high_) hand.ready(suit);
    }
    void place(int at, const int* board) {
        for (Hand& hand : high_) hand.place(at, board);
        for (Hand& hand : low_) hand.place(at, board);
    }

    void plain(std::uint32_t slot, std::uint32_t sum, std::uint64_t times) {
        Place* places = places_ + slot * static_cast<std::size_t>(players());
        for (int player = 0; player < players(); ++player) places[player] = high_[player].unsuited(sum);
        Outcome outcome = winners(places, players());
        if (!low_.empty()) {
            std::array<Place, kMostPlayers> lows;
            for (int player = 0; player < players(); ++player) lows[player] = low_[player].unsuited(sum);
            outcome |= winners(lows.data(), players()) << players();
        }
        outcomes_[slot] = outcome;
        times_[outcome] += times;
    }

    // False if nobody has a flush here after all.
    bool begin(int suit, std::uint32_t board) {
        Place best = 0;
        for (int player = 0; player < players(); ++player) {
            flushes_[player] = high_[player].flush(suit, board);
            best = std::max(best, flushes_[player]);
        }
        return best != 0;
    }
    void suited(std::uint32_t slot, std::uint32_t times) {
        const Place* places = places_ + slot * static_cast<std::size_t>(players());
        std::array<Place, kFixed ? kFixed : kMostPlayers> now;
        for (int player = 0; player < players(); ++player) now[player] = std::max(places[player], flushes_[player]);
        const Outcome before = outcomes_[slot];
        const Outcome low = before >> players() << players();
        times_[before] -= times;
        times_[winners(now.data(), players()) | low] += times;
    }

private:
    int players() const { return kFixed ? kFixed : players_; }

    std::vector<Hand>& high_;
    std::vector<Hand>& low_;
    int players_;
    Place* places_;
    Outcome* outcomes_;
    std::uint64_t* times_;
    std::array<Place, kMostPlayers> flushes_{};
};

// How often one player comes to each place.
template <typename Hand>
class PlaceCount {
public:
    PlaceCount(Hand& hand, std::uint64_t* times)
        : hand_(hand), places_(RankHash::of(5).size()), times_(times) {}

    int needed(int suit) const { return hand_.needed(suit); }
    void ready(int suit) { hand_.ready(suit); }
    void place(int at, const int* board) { hand_.place(at, board); }
    void plain(std::uint32_t slot, std::uint32_t sum, std::uint64_t times) {
        times_[places_[slot] = hand_.unsuited(sum)] += times;
    }
    bool begin(int suit, std::uint32_t board) { return (flush_ = hand_.flush(suit, board)) != 0; }
    void suited(std::uint32_t slot, std::uint32_t times) {
        times_[places_[slot]] -= times;
        times_[std::max(places_[slot], flush_)] += times;
    }

private:
    Hand& hand_;
    std::vector<Place> places_;
    std::uint64_t* times_;
    Place flush_ = 0;
};

// The outcomes of many match-ups on one board: `hands` holds rows of players x hole codes, `times` as many rows of
// claims.outcomes(players) counts, which are added to. Returns the first row that no pack could deal, or kAllRanked.
struct MatchUps {
    const std::uint8_t* hands;
    std::size_t rows;
    int players, hole;
    bool two_and_three;    // H6
};

template <typename Hand, int kFixed>
std::size_t count_match_ups(const Claims& claims, const MatchUps& all, const Board& board, std::uint64_t* times) {
    typename OutcomeCount<Hand, kFixed>::Memory memory;
    memory.fit(all.players);
    const Pack& pack = claims.high->pack();
    const std::size_t width = static_cast<std::size_t>(all.players) * static_cast<std::size_t>(all.hole);
    for (std::size_t row = 0; row < all.rows; ++row) {
        Board dealt = board;
        std::vector<Hand> high, low;
        high.reserve(static_cast<std::size_t>(all.players));
        for (int player = 0; player < all.players; ++player) {
            std::array<Sum, kMostHoleCards> cards;
            for (int card = 0; card < all.hole; ++card) {
                cards[card] = pack[all.hands[row * width + static_cast<std::size_t>(player * all.hole + card)]];
                if (!dealt.live.take(cards[card], 1)) return row;
            }
            high.emplace_back(*claims.high, cards.data(), all.hole);
            if (claims.low) low.emplace_back(*claims.low, cards.data(), all.hole);
        }
        if (dealt.live.count() < dealt.missing()) return row;
        OutcomeCount<Hand, kFixed> count(high, low, memory, times + row * claims.outcomes(all.players));
        Boards(dealt, count).deal();
    }
    return static_cast<std::size_t>(-1);
}

template <typename Hand>
std::size_t count_match_ups(const Claims& claims, const MatchUps& all, const Board& board, std::uint64_t* times) {
    switch (all.players) {
        case 2: return count_match_ups<Hand, 2>(claims, all, board, times);
        case 3: return count_match_ups<Hand, 3>(claims, all, board, times);
        default: return count_match_ups<Hand, 0>(claims, all, board, times);
    }
}

inline std::size_t count_match_ups(const Claims& claims, const MatchUps& all, const Board& board,
                                   std::uint64_t* times) {
    return all.two_and_three ? count_match_ups<OmahaHand>(claims, all, board, times)
                             : count_match_ups<HoldemHand>(claims, all, board, times);
}

// How often a hand comes to each place of `tables`, on all boards: `times` has places() + 1 elements.
template <typename Hand>
void count_board_places(const Tables& tables, const Sum* cards, int hole, const Board& board, std::uint64_t* times) {
    Hand hand(tables, cards, hole);
    PlaceCount<Hand> count(hand, times);
    Boards(board, count).deal();
}

}  // namespace pakli
