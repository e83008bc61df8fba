// H6: exactly two hole cards with exactly three of the board.
//
// With suits forgotten it is one row of a table for the ranks of the board: for any two ranks, what they are worth with
// the best three of it. So a hand of four hole cards takes six look-ups beside each other instead of sixty apart.
#pragma once

#include "evaluate.hpp"
#include "wide.hpp"

namespace pakli {

inline constexpr int kMostHoleCards = 6;
inline constexpr int kFewestBoardCards = 3;
inline constexpr int kMostBoardCards = 5;

// Two megabytes for each ranking, built in about 2 ms when Omaha first asks for it.
class OmahaTables {
public:
    // Three cache lines hold the 91 choices of two ranks.
    static constexpr std::size_t kRow = 96;

    static const OmahaTables& of(const Tables& tables) {
        static std::array<std::unique_ptr<const OmahaTables>, kRankings.size()> built;
        static std::array<std::once_flag, kRankings.size()> once;
        const auto index = static_cast<std::size_t>(&tables.ranking() - kRankings.data());
        std::call_once(once[index], [&] { built[index].reset(new OmahaTables(tables)); });
        return *built[index];
    }

    // By the sum of ranks of a board of so many cards: the row, in which wide::pair_index() finds two hole cards. Any
    // sum gives some row.
    class Rows {
    public:
        Rows(const Place* places, const RankHash& hash) : places_(places), hash_(hash.lookup()) {}
        const Place* operator()(std::uint32_t sum) const { return places_ + hash_(sum) * kRow; }

    private:
        const Place* places_;
        RankHash::Slots hash_;
    };
    Rows rows(int board_cards) const {
        return {places_[static_cast<std::size_t>(board_cards - kFewestBoardCards)].data(), RankHash::of(board_cards)};
    }

private:
    explicit OmahaTables(const Tables& tables) {
        build_three(tables);
        for (int cards = kFewestBoardCards + 1; cards <= kMostBoardCards; ++cards) build_more(tables, cards);
    }

    Place* start(int board_cards) {
        std::vector<Place>& places = places_[static_cast<std::size_t>(board_cards - kFewestBoardCards)];
        places.resize(RankHash::of(board_cards).size() * kRow);
        return places.data();
    }

    // Where there are five of a rank the place means nothing, and nobody asks for it.
    void build_three(const Tables& tables) {
        Place* places = start(3);
        each_choice_of_ranks(3, tables.ranking().lowest_rank, [&](const RankCounts& counts) {
            const std::uint32_t three = rank_sum(counts);
            Place* row = places + RankHash::of(3).slot(three) * kRow;
            for (int one = 0; one < kRanks; ++one)
                for (int other = 0; other <= one; ++other)
                    row[wide::pair_index(one, other)] =
                        tables.unsuited(5)(three + kRankWeights[one] + kRankWeights[other]);
        });
    }

    // The best of a larger board is the best that is left when one of its cards is taken away.
    void build_more(const Tables& tables, int cards) {
        Place* places = start(cards);
        const Rows fewer = rows(cards - 1);
        each_choice_of_ranks(cards, tables.ranking().lowest_rank, [&](const RankCounts& counts) {
            const std::uint32_t sum = rank_sum(counts);
            Place* row = places + RankHash::of(cards).slot(sum) * kRow;
            for (int rank = 0; rank < kRanks; ++rank) {
                if (!counts[rank]) continue;
                const Place* without = fewer(sum - kRankWeights[rank]);
                for (std::size_t pair = 0; pair < kRow; ++pair) row[pair] = std::max(row[pair], without[pair]);
            }
        });
    }

    std::array<std::vector<Place>, kMostBoardCards - kFewestBoardCards + 1> places_;
};

class Omaha {
public:
    explicit Omaha(const Tables& tables)
        : has_suits_(tables.has_suits()), tables_(OmahaTables::of(tables)), suited_(tables.suited()) {}

    // `hole` and `board` are cards of the pack, none twice.
    Place evaluate(const Sum* hole, int hole_cards, const Sum* board, int board_cards) const {
        const Sum common = sum_of(board, board_cards);
        const Place* row = tables_.rows(board_cards)(common.ranks());
        std::array<int, kMostHoleCards> ranks;
        for (int card = 0; card < hole_cards; ++card) ranks[card] = std::countr_zero(hole[card].cards) & 15;
        Place best = 0;
        for (int one = 0; one < hole_cards; ++one)
            for (int other = one + 1; other < hole_cards; ++other)
                best = std::max(best, row[kPairs[ranks[one]][ranks[other]]]);
        return has_suits_ ? std::max(best, best_flush(sum_of(hole, hole_cards), common)) : best;
    }

    // The best flush of these hole cards with this board, or 0.
    Place best_flush(const Sum& hole, const Sum& board) const {
        const std::uint64_t suits = (hole.key + kSixOfEachSuit) & (board.key + kFiveOfEachSuit) & Sum::kFifthOfSuit;
        if (!suits) return 0;
        // Three of five leave room for no other suit.
        const int suit = (std::countr_zero(suits) - 51) / 4;
        return best_of_suit(hole.suit(suit), board.suit(suit));
    }

    const OmahaTables& tables() const { return tables_; }

private:
    using PairTable = std::array<std::array<std::uint8_t, kRanks>, kRanks>;
    static constexpr PairTable all_pairs() {
        PairTable pairs{};
        for (int one = 0; one < kRanks; ++one)
            for (int other = 0; other < kRanks; ++other)
                pairs[one][other] = static_cast<std::uint8_t>(wide::pair_index(one, other));
        return pairs;
    }
    static const PairTable kPairs;

    // Added to how many there are of each suit, they set a suit's highest bit if there are two, or three.
    static constexpr std::uint64_t kSixOfEachSuit = 0x6666ull << 48;
    static constexpr std::uint64_t kFiveOfEachSuit = 0x5555ull << 48;

    static Sum sum_of(const Sum* cards, int count) {
        Sum sum;
        for (int card = 0; card < count; ++card) sum += cards[card];
        return sum;
    }

    // The best of two of the ranks in `held` with three of those in `common`.
    Place best_of_suit(std::uint32_t held, std::uint32_t common) const {
        Place best = 0;
        for (std::uint32_t a = held; a; a &= a - 1)
            for (std::uint32_t b = a & (a - 1); b; b &= b - 1)
                for (std::uint32_t c = common; c; c &= c - 1)
                    for (std::uint32_t d = c & (c - 1); d; d &= d - 1)
                        for (std::uint32_t e = d & (d - 1); e; e &= e - 1)
                            best = std::max(best, suited_[lowest(a) | lowest(b) | lowest(c) | lowest(d) | lowest(e)]);
        return best;
    }
    static std::uint32_t lowest(std::uint32_t bits) { return bits & -bits; }

    bool has_suits_;
    const OmahaTables& tables_;
    const Place* suited_;
};

inline constexpr Omaha::PairTable Omaha::kPairs = Omaha::all_pairs();

}  // namespace pakli
