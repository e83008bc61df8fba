// Many hands at once: rows of codes in, ranks out.
//
// Where there are wide instructions (wide.hpp) they turn a block of rows into sums, which are written where the ranks
// will be, and a second pass looks the sums up. What is left at the end, or all without such instructions, is done row
// by row. A row that no pack could deal (a card that is unknown, of another pack, or there twice) stops nothing: it is
// looked for once at the end of its block, so that the loop has no branch for it.
#pragma once

#include <cstddef>

#include "evaluate.hpp"
#include "wide.hpp"

namespace pakli {

inline constexpr std::size_t kAllRanked = static_cast<std::size_t>(-1);
using wide::kBlock;

// Any bytes are read as some sum.
template <int kCards>
inline Sum sum_of(const Pack& pack, const std::uint8_t* codes) {
    Sum sum = kNoCards;
    for (int card = 0; card < kCards; ++card) sum += pack[codes[card]];
    return sum;
}

// The first row that is no hand; there is one.
template <int kCards>
std::size_t first_wrong(const Pack& pack, const std::uint8_t* codes) {
    std::size_t row = 0;
    while (sum_of<kCards>(pack, codes + row * kCards).count() == kCards) ++row;
    return row;
}

// How many of `rows` rows of so many bytes go through wide instructions: these read up to 16 bytes at a time, the last
// of which must be there, too.
inline std::size_t wide_rows(const wide::Path& path, std::size_t rows, int cards) {
    const auto beyond = static_cast<std::size_t>((15 + cards) / cards - 2);
    return path.rows_at_once && rows > beyond ? (rows - beyond) / path.rows_at_once * path.rows_at_once : 0;
}

// Ranks `rows` rows one by one; returns the first that is no hand, or kAllRanked. `rank` takes a sum.
template <int kCards, typename Rank>
std::size_t rank_rows(const Pack& pack, const std::uint8_t* codes, std::size_t rows, std::uint32_t* ranks, Rank rank) {
    for (std::size_t start = 0; start < rows; start += kBlock) {
        const std::size_t end = std::min(rows, start + kBlock);
        bool wrong = false;
        for (std::size_t row = start; row < end; ++row) {
            const Sum sum = sum_of<kCards>(pack, codes + row * kCards);
            wrong |= sum.count() != kCards;
            ranks[row] = rank(sum);
        }
        if (wrong) return start + first_wrong<kCards>(pack, codes + start * kCards);
    }
    return kAllRanked;
}

// What a batch asks of a ranking: `look_up` turns sums of ranks into places, rows by fours, as if there were no flush;
// `rank` takes a whole sum.
template <int kCardsInHand, bool kSuitsCount>
class BestFive {
public:
    static constexpr int kCards = kCardsInHand;
    explicit BestFive(const Tables& tables) : unsuited_(tables.unsuited(kCards)), suited_(tables.suited()) {}

    void look_up(const std::uint8_t*, std::uint32_t* sums, std::size_t rows) const {
        const Tables::Unsuited unsuited = unsuited_;
        for (std::size_t row = 0; row < rows; row += 4)    // this saves most of what the loop itself costs
            for (std::size_t next = row; next < row + 4; ++next) sums[next] = unsuited.template at<kCards>(sums[next]);
    }
    Place rank(const Sum& sum) const {
        if (kSuitsCount && sum.has_flush()) return suited_[sum.flush_ranks()];
        return unsuited_.template at<kCards>(sum.ranks());
    }

private:
    Tables::Unsuited unsuited_;
    const Place* suited_;
};

// H3.
class FiveCardDraw {
public:
    static constexpr int kCards = 5;
    explicit FiveCardDraw(const Tables& tables) : tables_(tables) {}

    void look_up(const std::uint8_t* codes, std::uint32_t* sums, std::size_t rows) const {
        for (std::size_t row = 0; row < rows; ++row) {
            const Tables::Draw draw = tables_.draw(sums[row]);
            int suit = 0;
            for (int card = 0; card < kCards; ++card) {
                const int code = codes[row * kCards + static_cast<std::size_t>(card)];
                suit = std::max(suit, code / 4 == draw.rank ? code % 4 : 0);
            }
            sums[row] = static_cast<std::uint32_t>(draw.in_clubs + suit);
        }
    }
    Place rank(const Sum& sum) const { return five_card_draw(tables_, sum); }

private:
    const Tables& tables_;
};

// Sums a block, puts its places where the sums were, then those of its flushes; false if a row is no hand.
template <typename Ranks>
bool rank_block(const Ranks& by, const Tables& tables, const wide::Path& path, const std::uint8_t* codes,
                std::size_t rows, std::uint32_t* ranks) {
    const auto lowest_code = static_cast<std::uint8_t>(4 * tables.ranking().lowest_rank);
    wide::FlushRows flushes;
    if (!path.sum_hands({codes, Ranks::kCards, rows, lowest_code, tables.has_suits()}, ranks, flushes)) return false;
    by.look_up(codes, ranks, rows);
    for (std::size_t flush = 0; flush < flushes.count; ++flush) {
        const std::size_t row = flushes.rows[flush];
        ranks[row] = by.rank(sum_of<Ranks::kCards>(tables.pack(), codes + row * Ranks::kCards));
    }
    return true;
}

template <typename Ranks>
std::size_t rank_all(const Tables& tables, const std::uint8_t* codes, std::size_t rows, std::uint32_t* ranks) {
    constexpr int kCards = Ranks::kCards;
    const Ranks by(tables);
    const wide::Path& path = *wide::chosen();
    const std::size_t by_blocks = wide_rows(path, rows, kCards);
    for (std::size_t start = 0; start < by_blocks; start += kBlock) {
        const std::uint8_t* block = codes + start * kCards;
        if (!rank_block(by, tables, path, block, std::min(kBlock, by_blocks - start), ranks + start))
            return start + first_wrong<kCards>(tables.pack(), block);
    }
    const std::size_t wrong = rank_rows<kCards>(tables.pack(), codes + by_blocks * kCards, rows - by_blocks,
                                                ranks + by_blocks, [&](const Sum& sum) { return by.rank(sum); });
    return wrong == kAllRanked ? wrong : by_blocks + wrong;
}

template <int kCards>
std::size_t rank_best_five(const Tables& tables, const std::uint8_t* codes, std::size_t rows, std::uint32_t* ranks) {
    return tables.has_suits() ? rank_all<BestFive<kCards, true>>(tables, codes, rows, ranks)
                              : rank_all<BestFive<kCards, false>>(tables, codes, rows, ranks);
}

// `codes` holds rows of `cards` codes, as many as the ranking takes. The first row that is no hand, or kAllRanked.
inline std::size_t evaluate_many(const Tables& tables, const std::uint8_t* codes, std::size_t rows, int cards,
                                 std::uint32_t* ranks) {
    switch (tables.ranking().method) {
        case Method::kBadugi:
            return rank_rows<4>(tables.pack(), codes, rows, ranks, [&](const Sum& sum) { return badugi(tables, sum); });
        case Method::kSuitsDecide: return rank_all<FiveCardDraw>(tables, codes, rows, ranks);
        default:
            return cards == 5   ? rank_best_five<5>(tables, codes, rows, ranks)
                   : cards == 6 ? rank_best_five<6>(tables, codes, rows, ranks)
                                : rank_best_five<7>(tables, codes, rows, ranks);
    }
}

}  // namespace pakli
