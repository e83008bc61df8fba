// Many Omaha hands at once (H6): rows of hole cards and rows of board cards in, ranks out. See batch.hpp.
#pragma once

#include "batch.hpp"
#include "omaha.hpp"

namespace pakli {

// `hole` holds rows of four to six codes, `board` rows of three to five.
struct OmahaRows {
    const std::uint8_t* hole;
    int hole_cards;
    const std::uint8_t* board;
    int board_cards;
};

class OmahaBatch {
public:
    OmahaBatch(const Tables& tables, const OmahaRows& cards, std::uint32_t* ranks)
        : tables_(tables), omaha_(tables), cards_(cards), ranks_(ranks) {}

    // The first row that is no hand, or kAllRanked.
    std::size_t rank(std::size_t rows) const {
        const wide::Path& path = *wide::chosen();
        const std::size_t by_blocks =
            std::min(wide_rows(path, rows, cards_.hole_cards), wide_rows(path, rows, cards_.board_cards));
        for (std::size_t start = 0; start < by_blocks; start += wide::kOmahaBlock) {
            const std::size_t many = std::min(wide::kOmahaBlock, by_blocks - start);
            if (!rank_block(path, start, many)) return rank_one_by_one(start, start + many);
        }
        return rank_one_by_one(by_blocks, rows);
    }

private:
    bool rank_block(const wide::Path& path, std::size_t start, std::size_t rows) const {
        const wide::OmahaHands hands = {hole(start), cards_.hole_cards, board(start), cards_.board_cards, rows,
                                        static_cast<std::uint8_t>(4 * tables_.ranking().lowest_rank),
                                        tables_.has_suits()};
        wide::Pairs pairs;
        wide::FlushRows flushes;
        if (!path.sum_omaha(hands, ranks_ + start, pairs, flushes)) return false;
        cards_.hole_cards == 4   ? look_up<6>(pairs, start, rows)
        : cards_.hole_cards == 5 ? look_up<10>(pairs, start, rows)
                                 : look_up<15>(pairs, start, rows);
        for (std::size_t flush = 0; flush < flushes.count; ++flush) see_flush(start + flushes.rows[flush]);
        return true;
    }

    // From the sums of the boards to the best of the pairs with them.
    template <int kPairs>
    void look_up(const wide::Pairs& pairs, std::size_t start, std::size_t rows) const {
        const OmahaTables::Rows of_board = omaha_.tables().rows(cards_.board_cards);
        std::uint32_t* ranks = ranks_ + start;
        for (std::size_t row = 0; row < rows; ++row) {
            const Place* places = of_board(ranks[row]);
            Place best = places[pairs.of[0][row]];
            for (int pair = 1; pair < kPairs; ++pair) best = std::max(best, places[pairs.of[pair][row]]);
            ranks[row] = best;
        }
    }

    void see_flush(std::size_t row) const {
        const Pack& pack = tables_.pack();
        Sum held, common;
        for (int card = 0; card < cards_.hole_cards; ++card) held += pack[hole(row)[card]];
        for (int card = 0; card < cards_.board_cards; ++card) common += pack[board(row)[card]];
        ranks_[row] = std::max<std::uint32_t>(ranks_[row], omaha_.best_flush(held, common));
    }

    std::size_t rank_one_by_one(std::size_t start, std::size_t end) const {
        const Pack& pack = tables_.pack();
        std::array<Sum, kMostHoleCards> held;
        std::array<Sum, kMostBoardCards> common;
        for (std::size_t row = start; row < end; ++row) {
            Sum all = kNoCards;
            for (int card = 0; card < cards_.hole_cards; ++card) all += held[card] = pack[hole(row)[card]];
            for (int card = 0; card < cards_.board_cards; ++card) all += common[card] = pack[board(row)[card]];
            if (all.count() != cards_.hole_cards + cards_.board_cards) return row;
            ranks_[row] = omaha_.evaluate(held.data(), cards_.hole_cards, common.data(), cards_.board_cards);
        }
        return kAllRanked;
    }

    const std::uint8_t* hole(std::size_t row) const {
        return cards_.hole + row * static_cast<std::size_t>(cards_.hole_cards);
    }
    const std::uint8_t* board(std::size_t row) const {
        return cards_.board + row * static_cast<std::size_t>(cards_.board_cards);
    }

    const Tables& tables_;
    Omaha omaha_;
    OmahaRows cards_;
    std::uint32_t* ranks_;
};

}  // namespace pakli
