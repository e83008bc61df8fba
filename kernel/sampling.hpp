// Deals at random: what each player may hold, the board and what else is missing, over and over.
//
// Every deal the known cards allow is equally likely, hands of a range by their weights. Hands that get in each
// other's way are all drawn anew; a card or pair that is gone, alone: there are as many good ones left whichever came
// before, so no deal is favoured.
#pragma once

#include <functional>

#include "omaha.hpp"
#include "outcomes.hpp"

namespace pakli {

// xoshiro256++, set up by splitmix64: the numbers of a seed and a part of the work are the same everywhere.
class Chance {
public:
    Chance(std::uint64_t seed, std::uint64_t part) {
        std::uint64_t state = seed + 0x9e3779b97f4a7c15ull * (2 * part + 1);
        for (std::uint64_t& word : words_) {
            std::uint64_t mixed = state += 0x9e3779b97f4a7c15ull;
            mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9ull;
            mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebull;
            word = mixed ^ mixed >> 31;
        }
    }
    std::uint64_t next() {
        const std::uint64_t result = std::rotl(words_[0] + words_[3], 23) + words_[0];
        const std::uint64_t shifted = words_[1] << 17;
        words_[2] ^= words_[0];
        words_[3] ^= words_[1];
        words_[1] ^= words_[2];
        words_[0] ^= words_[3];
        words_[2] ^= shifted;
        words_[3] = std::rotl(words_[3], 45);
        return result;
    }
    // Below `limit`, which is small: no number is more than a millionth likelier than another.
    std::size_t below(std::size_t limit) { return static_cast<std::size_t>((next() >> 32) * limit >> 32); }

private:
    std::array<std::uint64_t, 4> words_;
};

inline constexpr int kMostOwn = 7;

// The hands a player may hold: rows of as many codes, each with its weight, and how many cards he gets besides.
struct SeatRange {
    const std::uint8_t* codes;
    const double* weights;
    std::size_t rows;
    int known, missing;
};

// A range, ready to be drawn from by the alias method: any row, or the one it stands in for.
class Hands {
public:
    Hands(const SeatRange& range, const Pack& pack) : range_(range), sums_(range.rows, kNoCards) {
        for (std::size_t row = 0; row < range.rows; ++row)
            for (int card = 0; card < range.known; ++card)
                sums_[row] += pack[range.codes[row * static_cast<std::size_t>(range.known) + card]];
        double all = 0;
        for (std::size_t row = 0; row < range.rows; ++row) all += range.weights[row];
        std::vector<double> share(range.rows);
        std::vector<std::size_t> small, large;
        for (std::size_t row = 0; row < range.rows; ++row) {
            share[row] = range.weights[row] / all * static_cast<double>(range.rows);
            even_ &= range.weights[row] == range.weights[0];
            (share[row] < 1 ? small : large).push_back(row);
        }
        keep_.assign(range.rows, 1ull << 32);
        instead_.resize(range.rows);
        while (!small.empty() && !large.empty()) {
            const std::size_t poor = small.back(), rich = large.back();
            small.pop_back();
            keep_[poor] = static_cast<std::uint64_t>(share[poor] * 4294967296.0);
            instead_[poor] = rich;
            if ((share[rich] -= 1 - share[poor]) < 1) {
                large.pop_back();
                small.push_back(rich);
            }
        }
    }
    std::size_t draw(Chance& chance) const {
        if (range_.rows == 1) return 0;
        const std::uint64_t number = chance.next();
        const auto row = static_cast<std::size_t>((number >> 32) * range_.rows >> 32);
        return even_ || (number & 0xffffffff) < keep_[row] ? row : instead_[row];
    }
    const Sum& sum(std::size_t row) const { return sums_[row]; }
    const std::uint8_t* codes(std::size_t row) const { return range_.codes + row * static_cast<std::size_t>(range_.known); }
    int known() const { return range_.known; }
    int missing() const { return range_.missing; }

private:
    SeatRange range_;
    std::vector<Sum> sums_;
    std::vector<std::uint64_t> keep_;
    std::vector<std::size_t> instead_;
    bool even_ = true;
};

// What is played: how many cards a hand has in the end, or that it is two of its own and three of the board (H6).
struct Shape {
    int cards;
    bool two_and_three;
};

class BestFiveRanker {
public:
    BestFiveRanker(const Tables& tables, int cards)
        : suited_(tables.suited()), unsuited_(tables.unsuited(cards)), has_suits_(tables.has_suits()) {}
    Place operator()(const Sum& sum) const {
        return has_suits_ && sum.has_flush() ? suited_[sum.flush_ranks()] : unsuited_(sum.ranks());
    }

private:
    const Place* suited_;
    Tables::Unsuited unsuited_;
    bool has_suits_;
};

class AnyRanker {
public:
    AnyRanker(const Tables& tables, int cards) : tables_(tables), cards_(cards) {}
    Place operator()(const Sum& sum) const { return evaluate(tables_, cards_, sum); }

private:
    const Tables& tables_;
    int cards_;
};

// The table and the pack as they are before anything is dealt.
struct Known {
    std::vector<std::uint8_t> board;
    int board_missing;
    Live live;
};

// Asked now and then, where hands get in each other's way so often that a piece of work takes long: whether to give up.
using GivenUp = std::function<bool()>;

class Dealer {
public:
    Dealer(const Pack& pack, const std::vector<SeatRange>& seats, const Known& known, const Chance& chance,
           const GivenUp& given_up)
        : pack_(pack), known_(known), chance_(chance), given_up_(given_up) {
        for (const SeatRange& seat : seats) hands_.emplace_back(seat, pack);
        for (std::uint8_t code : known.board) board_ += pack[code];
        std::vector<std::uint8_t> codes;
        for (int code = 0; code < kCards; ++code)
            if (known.live.has(code)) codes.push_back(static_cast<std::uint8_t>(code));
        for (std::size_t one = 0; one < codes.size(); ++one) {
            singles_.push_back(codes[one]);
            single_sums_.push_back(pack[codes[one]]);
            for (std::size_t other = 0; other < one; ++other) pairs_.push_back(pack[codes[one]] + pack[codes[other]]);
        }
        rows_.resize(seats.size());
    }

    // False if the ranges get in each other's way again and again (hardly anything fits, or nothing at all), or if the
    // work is given up.
    bool draw_hands() {
        for (int trial = 0; trial < 1 << 20; ++trial) {
            used_ = 0;
            bool clash = false;
            for (std::size_t seat = 0; seat < hands_.size(); ++seat) {
                rows_[seat] = hands_[seat].draw(chance_);
                const std::uint64_t cards = hands_[seat].sum(rows_[seat]).cards;
                clash = (used_ & cards) != 0;
                if (clash) break;
                used_ |= cards;
            }
            if (!clash) return true;
            if (++in_vain_ % kAskAfter == 0 && given_up_ && given_up_()) return false;
        }
        return false;
    }
    std::size_t seats() const { return hands_.size(); }
    const Hands& hands(std::size_t seat) const { return hands_[seat]; }
    std::size_t row(std::size_t seat) const { return rows_[seat]; }
    const Sum& board() const { return board_; }
    Chance& chance() { return chance_; }
    const std::vector<Sum>& pairs() const { return pairs_; }
    const std::vector<Sum>& singles() const { return single_sums_; }

    // So many cards more, added up.
    Sum draw_sum(int count) {
        Sum sum{};
        for (; count >= 2; count -= 2) {
            const Sum* two;
            do two = &pairs_[chance_.below(pairs_.size())];
            while (two->cards & used_);
            used_ |= two->cards;
            sum += *two;
        }
        if (count) sum += pack_[draw_code()];
        return sum;
    }
    std::uint8_t draw_code() {
        std::uint8_t code;
        do code = singles_[chance_.below(singles_.size())];
        while (pack_[code].cards & used_);
        used_ |= pack_[code].cards;
        return code;
    }

private:
    const Pack& pack_;
    const Known& known_;
    static constexpr std::uint64_t kAskAfter = 1 << 18;

    Chance chance_;
    const GivenUp& given_up_;
    std::uint64_t in_vain_ = 0;
    std::vector<Hands> hands_;
    std::vector<std::size_t> rows_;
    std::vector<std::uint8_t> singles_;
    std::vector<Sum> single_sums_, pairs_;
    Sum board_{};
    std::uint64_t used_ = 0;
};

template <int kFixed, bool kLow, typename Ranker>
bool sample_sums(const Claims& claims, int cards, Dealer& dealer, const Known& known, std::uint64_t samples,
                 std::uint64_t* times) {
    const int players = kFixed ? kFixed : static_cast<int>(dealer.seats());
    const Ranker high(*claims.high, cards), low(kLow ? *claims.low : *claims.high, cards);
    const Sum on_board = dealer.board();
    std::array<Sum, kMostPlayers> held;
    std::array<Place, kMostPlayers> places;
    for (std::uint64_t sample = 0; sample < samples; ++sample) {
        if (!dealer.draw_hands()) return false;
        for (int player = 0; player < players; ++player) {
            const Hands& hands = dealer.hands(static_cast<std::size_t>(player));
            held[player] = hands.sum(dealer.row(static_cast<std::size_t>(player)));
            if (hands.missing()) held[player] += dealer.draw_sum(hands.missing());
        }
        const Sum board = on_board + dealer.draw_sum(known.board_missing);
        for (int player = 0; player < players; ++player) {
            held[player] += board;
            places[player] = high(held[player]);
        }
        Outcome outcome = winners(places.data(), players);
        if (kLow) {
            for (int player = 0; player < players; ++player) places[player] = low(held[player]);
            outcome |= winners(places.data(), players) << players;
        }
        ++times[outcome];
    }
    return true;
}

// Two players whose hands are known, or ranges, and a board of five: whole deals are drawn and kept only if no card
// came twice, without a branch, some hundreds at a time; then they are ranked.
class HeadsUp {
public:
    HeadsUp(const Tables& tables, Dealer& dealer) : rank_(tables, 7), dealer_(dealer) {}

    // False if hardly any deal fits.
    bool sample(std::uint64_t samples, std::uint64_t* times) {
        std::array<std::uint64_t, 4> counts{};
        while (samples) {
            const std::size_t ready = draw();
            empty_ = ready ? 0 : empty_ + 1;
            if (empty_ > kPatience) return false;
            const std::size_t used = static_cast<std::size_t>(std::min<std::uint64_t>(ready, samples));
            for (std::size_t deal = 0; deal < used; ++deal) {
                const Place one = rank_(one_[deal]), other = rank_(other_[deal]);
                ++counts[(one >= other ? 1u : 0u) | (other >= one ? 2u : 0u)];
            }
            samples -= used;
        }
        for (std::size_t outcome = 0; outcome < counts.size(); ++outcome) times[outcome] += counts[outcome];
        return true;
    }

private:
    static constexpr std::size_t kAtOnce = 256;
    static constexpr int kPatience = 1 << 14;

    std::size_t draw() {
        Chance chance = dealer_.chance();
        const Hands& first = dealer_.hands(0);
        const Hands& second = dealer_.hands(1);
        const Sum* pairs = dealer_.pairs().data();
        const Sum* singles = dealer_.singles().data();
        const std::uint64_t of_pairs = dealer_.pairs().size(), of_singles = dealer_.singles().size();
        std::size_t ready = 0;
        for (std::size_t trial = 0; trial < kAtOnce; ++trial) {
            const Sum& one = first.sum(first.draw(chance));
            const Sum& other = second.sum(second.draw(chance));
            const std::uint64_t number = chance.next();
            const Sum& flop = pairs[(number >> 32) * of_pairs >> 32];
            const Sum& turn = pairs[(number & 0xffffffff) * of_pairs >> 32];
            const Sum& river = singles[chance.below(of_singles)];
            const std::uint64_t held = one.cards | other.cards;
            const std::uint64_t clash = (one.cards & other.cards) | (flop.cards & turn.cards) |
                                        (held & (flop.cards | turn.cards)) |
                                        (river.cards & (held | flop.cards | turn.cards));
            const Sum board = flop + turn + river;
            one_[ready] = one + board;
            other_[ready] = other + board;
            ready += clash == 0;
        }
        dealer_.chance() = chance;
        return ready;
    }

    BestFiveRanker rank_;
    Dealer& dealer_;
    std::array<Sum, kAtOnce + 1> one_, other_;
    int empty_ = 0;
};

inline bool sample_omaha(const Claims& claims, const Pack& pack, Dealer& dealer, const Known& known,
                         std::uint64_t samples, std::uint64_t* times) {
    const int players = static_cast<int>(dealer.seats());
    const Omaha high(*claims.high), low(claims.low ? *claims.low : *claims.high);
    std::array<std::array<Sum, kMostHoleCards>, kMostPlayers> held;
    std::array<Sum, kMostBoardCards> board;
    std::array<Place, kMostPlayers> places;
    std::array<int, kMostPlayers> hole{};
    for (std::uint64_t sample = 0; sample < samples; ++sample) {
        if (!dealer.draw_hands()) return false;
        for (int player = 0; player < players; ++player) {
            const Hands& hands = dealer.hands(static_cast<std::size_t>(player));
            const std::uint8_t* codes = hands.codes(dealer.row(static_cast<std::size_t>(player)));
            hole[player] = hands.known() + hands.missing();
            for (int card = 0; card < hole[player]; ++card)
                held[player][card] = pack[card < hands.known() ? codes[card] : dealer.draw_code()];
        }
        for (std::size_t card = 0; card < board.size(); ++card)
            board[card] = pack[card < known.board.size() ? known.board[card] : dealer.draw_code()];
        const auto who = [&](const Omaha& omaha) {
            for (int player = 0; player < players; ++player)
                places[player] = omaha.evaluate(held[player].data(), hole[player], board.data(), kMostBoardCards);
            return winners(places.data(), players);
        };
        ++times[who(high) | (claims.low ? who(low) << players : 0)];
    }
    return true;
}

// Counts the outcomes of so many deals in `times`; false where the ranges leave (nearly) no deal, or when given up.
inline bool sample(const Claims& claims, const Shape& shape, const std::vector<SeatRange>& seats, const Known& known,
                   const Chance& chance, std::uint64_t samples, std::uint64_t* times, const GivenUp& given_up = {}) {
    const Pack& pack = claims.high->pack();
    Dealer dealer(pack, seats, known, chance, given_up);
    if (shape.two_and_three) return sample_omaha(claims, pack, dealer, known, samples, times);
    const bool best_five = claims.high->ranking().method == Method::kFiveOfMany;
    if (best_five && claims.low)
        return sample_sums<0, true, BestFiveRanker>(claims, shape.cards, dealer, known, samples, times);
    if (!best_five) return sample_sums<0, false, AnyRanker>(claims, shape.cards, dealer, known, samples, times);
    const bool heads_up = seats.size() == 2 && seats[0].missing + seats[1].missing == 0;
    if (heads_up && known.board_missing == kMostBoardCards) return HeadsUp(*claims.high, dealer).sample(samples, times);
    return seats.size() == 2
               ? sample_sums<2, false, BestFiveRanker>(claims, shape.cards, dealer, known, samples, times)
               : sample_sums<0, false, BestFiveRanker>(claims, shape.cards, dealer, known, samples, times);
}

}  // namespace pakli
