// Part of the kernel's own test: arrays of hands, by every path there is. See selftest.cpp.
//
// Arrays are as long as their hands and no longer, so that AddressSanitizer sees what is read beyond them.
#pragma once

#include <algorithm>
#include <random>
#include <vector>

#include "omaha_batch.hpp"

namespace pakli::selftest {

using Codes = std::vector<std::uint8_t>;
using Ranks = std::vector<std::uint32_t>;

// Around the lengths at which an array is taken in groups and in blocks.
inline constexpr std::size_t kLengths[] = {0, 1, 2, 7, 15, 17, 31, 32, 33, 34, 35, 36, 37, 63, 65, 66, 70, kBlock - 1,
                                           kBlock, kBlock + 1, kBlock + 2, kBlock + 40};

// Different codes of the ranking's pack, in any order.
inline Codes deal(const Ranking& ranking, std::mt19937& chance, int cards) {
    Codes pack;
    for (int code = 4 * ranking.lowest_rank; code < kCards; ++code) pack.push_back(static_cast<std::uint8_t>(code));
    std::shuffle(pack.begin(), pack.end(), chance);
    pack.resize(static_cast<std::size_t>(cards));
    return pack;
}

inline Sum sum_of_cards(const Tables& tables, const Codes& codes) {
    Sum sum = kNoCards;
    for (std::uint8_t code : codes) sum += tables.pack()[code];
    return sum;
}

template <typename Try>
void by_every_path(Try&& once) {
    for (const wide::Path* path : wide::paths()) {
        wide::chosen() = path;
        once();
    }
    wide::chosen() = wide::paths().front();
}

// H6 by its words.
inline Place best_of_two_and_three(const Tables& tables, const Codes& hole, const Codes& board) {
    Place best = 0;
    for (std::size_t a = 0; a < hole.size(); ++a)
        for (std::size_t b = a + 1; b < hole.size(); ++b)
            for (std::size_t c = 0; c < board.size(); ++c)
                for (std::size_t d = c + 1; d < board.size(); ++d)
                    for (std::size_t e = d + 1; e < board.size(); ++e) {
                        const Codes five = {hole[a], hole[b], board[c], board[d], board[e]};
                        best = std::max(best, evaluate(tables, 5, sum_of_cards(tables, five)));
                    }
    return best;
}

// Rows of one kind of hand with what they are worth, and the tests that hold for all kinds. `Batch` has `start` (where
// a row's first codes are, in their own array) and `rank`.
struct Hands {
    const Tables& tables;
    int cards;
    Codes codes;
    Ranks right;

    Hands(const Tables& of, int in_hand, std::mt19937& chance) : tables(of), cards(in_hand) {
        for (std::size_t row = 0; row < kBlock + 40; ++row) {
            const Codes hand = deal(tables.ranking(), chance, cards);
            codes.insert(codes.end(), hand.begin(), hand.end());
            right.push_back(evaluate(tables, cards, sum_of_cards(tables, hand)));
        }
    }
    std::size_t rank(std::size_t rows, Ranks& ranks) const {
        const Codes some(codes.begin(), codes.begin() + static_cast<std::ptrdiff_t>(rows) * cards);
        ranks.resize(rows);
        return evaluate_many(tables, some.data(), rows, cards, ranks.data());
    }
    std::uint8_t* row(std::size_t at) { return codes.data() + at * static_cast<std::size_t>(cards); }
};

struct OmahaHands {
    const Tables& tables;
    int hole_cards, board_cards;
    Codes hole, board;
    Ranks right;

    OmahaHands(const Tables& of, int held, int common, std::mt19937& chance)
        : tables(of), hole_cards(held), board_cards(common) {
        for (std::size_t row = 0; row < kBlock + 40; ++row) {
            const Codes hand = deal(tables.ranking(), chance, held + common);
            const Codes two(hand.begin(), hand.begin() + held), three(hand.begin() + held, hand.end());
            hole.insert(hole.end(), two.begin(), two.end());
            board.insert(board.end(), three.begin(), three.end());
            // The words of the clause take long under sanitizers; the rest is held against a single hand.
            if (row < 300) right.push_back(best_of_two_and_three(tables, two, three));
            else right.push_back(one(two, three));
        }
    }
    Place one(const Codes& two, const Codes& three) const {
        std::vector<Sum> held, common;
        for (std::uint8_t code : two) held.push_back(tables.pack()[code]);
        for (std::uint8_t code : three) common.push_back(tables.pack()[code]);
        return Omaha(tables).evaluate(held.data(), hole_cards, common.data(), board_cards);
    }
    std::size_t rank(std::size_t rows, Ranks& ranks) const {
        const auto many = static_cast<std::ptrdiff_t>(rows);
        const Codes some(hole.begin(), hole.begin() + many * hole_cards);
        const Codes others(board.begin(), board.begin() + many * board_cards);
        ranks.resize(rows);
        return OmahaBatch(tables, {some.data(), hole_cards, others.data(), board_cards}, ranks.data()).rank(rows);
    }
    std::uint8_t* row(std::size_t at) { return board.data() + at * static_cast<std::size_t>(board_cards); }
};

template <typename Batch, typename Expect>
void arrays_of_any_length(const Batch& batch, const Expect& expect) {
    for (std::size_t length : kLengths) {
        Ranks ranks;
        expect(batch.rank(length, ranks) == kAllRanked, "good rows are ranked");
        expect(std::equal(ranks.begin(), ranks.end(), batch.right.begin()), "an array has the ranks of its hands");
    }
}

template <typename Batch, typename Expect>
void bad_rows_are_found(Batch batch, const Expect& expect) {
    Ranks ranks;
    const std::size_t rows = kBlock + 40;
    for (std::size_t bad : {std::size_t{0}, std::size_t{37}, kBlock - 1, kBlock, rows - 1}) {
        std::uint8_t* codes = batch.row(bad);
        const std::uint8_t good = codes[1];
        for (int wrong : {52, 53, 63, 64, 128, 255, static_cast<int>(codes[0]),
                          4 * batch.tables.ranking().lowest_rank - 1}) {
            codes[1] = static_cast<std::uint8_t>(wrong);    // below a deuce there is 255
            expect(batch.rank(rows, ranks) == bad, "a bad row is found");
        }
        codes[1] = good;
    }
    for (std::size_t bad : {rows - 1, kBlock, std::size_t{500}, std::size_t{499}}) {
        std::fill_n(batch.row(bad), 3, batch.row(bad)[0]);
        expect(batch.rank(rows, ranks) == bad, "the first of several is found");
    }
}

template <typename Expect>
void batches_are_sound(const Ranking& ranking, std::mt19937& chance, const Expect& expect) {
    const Tables& tables = Tables::of(ranking);
    const auto all = [&](const auto& batch) {
        by_every_path([&] {
            arrays_of_any_length(batch, expect);
            bad_rows_are_found(batch, expect);
        });
    };
    for (int cards = ranking.fewest; cards <= ranking.most; ++cards) all(Hands(tables, cards, chance));
    if (ranking.method != Method::kFiveOfMany) return;
    for (int hole = 4; hole <= kMostHoleCards; ++hole)
        for (int board = kFewestBoardCards; board <= kMostBoardCards; ++board)
            all(OmahaHands(tables, hole, board, chance));
}

}  // namespace pakli::selftest
