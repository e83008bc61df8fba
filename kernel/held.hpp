// What one player holds in a game with a board, made ready to be asked again and again about boards.
//
// With suits forgotten, what a hand is worth depends on the ranks of the board alone; with a flush, on the ranks of
// the board in one suit. Both kinds of hand here answer just these two questions, for boards of five cards.
#pragma once

#include "evaluate.hpp"

namespace pakli {

// Three ranks in any order, as a place among the 455 choices of three.
class Triples {
public:
    static constexpr int kCount = 455;
    static const Triples& all() {
        static const Triples triples;
        return triples;
    }
    int operator()(int one, int other, int third) const { return index_[one][other][third]; }

private:
    Triples() {
        int next = 0;
        for (int a = 0; a < kRanks; ++a)
            for (int b = a; b < kRanks; ++b)
                for (int c = b; c < kRanks; ++c, ++next)
                    for (const auto& [one, other, third] : orders_of(a, b, c))
                        index_[one][other][third] = static_cast<std::uint16_t>(next);
    }
    static std::array<std::array<int, 3>, 6> orders_of(int a, int b, int c) {
        return {{{a, b, c}, {a, c, b}, {b, a, c}, {b, c, a}, {c, a, b}, {c, b, a}}};
    }
    std::uint16_t index_[kRanks][kRanks][kRanks];
};

// Hold'em (H7): the best five of the seven.
class HoldemHand {
public:
    HoldemHand(const Tables& tables, const Sum* cards, int count)
        : unsuited_(tables.unsuited(7)), suited_(tables.suited()) {
        for (int card = 0; card < count; ++card) held_ += cards[card];
    }
    // How many cards of the suit the board must have before there can be a flush; none of five is too few.
    int needed(int suit) const { return std::max(3, 5 - std::popcount(held_.suit(suit))); }

    void place(int, const int*) {}
    Place unsuited(std::uint32_t board) const { return unsuited_(held_.ranks() + board); }
    // 0: no flush.
    Place flush(int suit, std::uint32_t board) const {
        const std::uint32_t all = held_.suit(suit) | board;
        return std::popcount(all) >= 5 ? suited_[all] : 0;
    }
    void ready(int) {}

private:
    Sum held_ = kNoCards;
    Tables::Unsuited unsuited_;
    const Place* suited_;
};

// Omaha (H6): for every three of a board the best with two hole cards is worked out beforehand.
class OmahaHand {
public:
    OmahaHand(const Tables& tables, const Sum* cards, int count) : suited_(tables.suited()) {
        for (int card = 0; card < count; ++card) held_ += cards[card];
        const Tables::Unsuited& five = tables.unsuited(5);
        const Triples& triples = Triples::all();
        for (int a = 0; a < kRanks; ++a)
            for (int b = a; b < kRanks; ++b)
                for (int c = b; c < kRanks; ++c) {
                    const std::uint32_t three = kRankWeights[a] + kRankWeights[b] + kRankWeights[c];
                    Place best = 0;
                    for (int one = 0; one < count; ++one)
                        for (int other = one + 1; other < count; ++other)
                            best = std::max(best, five(three + cards[one].ranks() + cards[other].ranks()));
                    with_three_[triples(a, b, c)] = best;
                }
        running_[0] = running_[1] = running_[2] = 0;
    }
    int needed(int suit) const { return std::popcount(held_.suit(suit)) >= 2 ? 3 : 6; }

    // The board's card number `at` has come: what the first at + 1 are worth, in running_[at + 1].
    void place(int at, const int* board) {
        const Triples& triples = Triples::all();
        Place best = running_[at];
        for (int a = 0; a < at; ++a)
            for (int b = a + 1; b < at; ++b) best = std::max(best, with_three_[triples(board[a], board[b], board[at])]);
        running_[at + 1] = best;
    }
    Place unsuited(std::uint32_t) const { return running_[5]; }

    // Call before asking for a flush of this suit: the best of every three of its ranks.
    void ready(int suit) {
        const std::uint32_t held = held_.suit(suit);
        if (std::popcount(held) < 2) return;
        const Triples& triples = Triples::all();
        for (int a = 0; a < kRanks; ++a)
            for (int b = a + 1; b < kRanks; ++b)
                for (int c = b + 1; c < kRanks; ++c) {
                    const std::uint32_t three = 1u << a | 1u << b | 1u << c;
                    flush_with_[triples(a, b, c)] = three & held ? 0 : best_flush(held, three);
                }
    }
    Place flush(int suit, std::uint32_t board) const {
        if (std::popcount(held_.suit(suit)) < 2 || std::popcount(board) < 3) return 0;
        const Triples& triples = Triples::all();
        Place best = 0;
        for (std::uint32_t a = board; a; a &= a - 1)
            for (std::uint32_t b = a & (a - 1); b; b &= b - 1)
                for (std::uint32_t c = b & (b - 1); c; c &= c - 1)
                    best = std::max(best, flush_with_[triples(std::countr_zero(a), std::countr_zero(b),
                                                              std::countr_zero(c))]);
        return best;
    }

private:
    Place best_flush(std::uint32_t held, std::uint32_t three) const {
        Place best = 0;
        for (std::uint32_t a = held; a; a &= a - 1)
            for (std::uint32_t b = a & (a - 1); b; b &= b - 1)
                best = std::max(best, suited_[(a & -a) | (b & -b) | three]);
        return best;
    }

    Sum held_ = kNoCards;
    const Place* suited_;
    std::array<Place, Triples::kCount> with_three_;
    std::array<Place, Triples::kCount> flush_with_;
    std::array<Place, 6> running_{};
};

}  // namespace pakli
