// The part of the kernel's own test that is about odds: boards counted by ranks against boards dealt one by one,
// missing cards in every way, and random deals.
#pragma once

#include <functional>

#include "boards.hpp"
#include "own_cards.hpp"
#include "sampling.hpp"
#include "selftest_batch.hpp"

namespace pakli::selftest {

using Expect = std::function<void(bool, const char*)>;

// A deal of which few cards are left, so that every board can be dealt.
struct Table {
    std::vector<Codes> hands;
    Codes board, left;
};

inline Table deal_table(const Ranking& ranking, std::mt19937& chance, int players, int hole, int known, int left) {
    Codes pack;
    for (int code = 4 * ranking.lowest_rank; code < kCards; ++code) pack.push_back(static_cast<std::uint8_t>(code));
    std::shuffle(pack.begin(), pack.end(), chance);
    const auto take = [&](int count) {
        const Codes taken(pack.end() - count, pack.end());
        pack.resize(pack.size() - static_cast<std::size_t>(count));
        return taken;
    };
    Table table;
    for (int player = 0; player < players; ++player) table.hands.push_back(take(hole));
    table.board = take(known);
    table.left = take(left);
    return table;
}

inline Live live_of(const Table& table) {
    Live live{0};
    for (std::uint8_t code : table.left) live.cards |= kFullPack[code].cards;
    return live;
}

// Calls `visit` with every choice of `size` of `codes`.
inline void each_choice(const Codes& codes, std::size_t size, const std::function<void(const Codes&)>& visit) {
    std::vector<bool> chosen(codes.size());
    std::fill(chosen.begin(), chosen.begin() + static_cast<std::ptrdiff_t>(size), true);
    do {
        Codes some;
        for (std::size_t card = 0; card < codes.size(); ++card)
            if (chosen[card]) some.push_back(codes[card]);
        visit(some);
    } while (std::prev_permutation(chosen.begin(), chosen.end()));
}

inline Place place_of(const Tables& tables, const Codes& hand, const Codes& board, bool two_and_three) {
    std::uint32_t rank = 0;
    if (two_and_three) {
        OmahaBatch(tables, {hand.data(), static_cast<int>(hand.size()), board.data(), 5}, &rank).rank(1);
        return static_cast<Place>(rank);
    }
    Sum sum = kNoCards;
    for (std::uint8_t code : hand) sum += tables.pack()[code];
    for (std::uint8_t code : board) sum += tables.pack()[code];
    return evaluate(tables, static_cast<int>(hand.size() + board.size()), sum);
}

inline Outcome outcome_of(const Claims& claims, const std::vector<Codes>& hands, const Codes& board, bool omaha) {
    std::vector<Place> high, low;
    for (const Codes& hand : hands) {
        high.push_back(place_of(*claims.high, hand, board, omaha));
        if (claims.low) low.push_back(place_of(*claims.low, hand, board, omaha));
    }
    const int players = static_cast<int>(hands.size());
    return winners(high.data(), players) | (claims.low ? winners(low.data(), players) << players : 0);
}

inline void boards_are_counted(const Claims& claims, std::mt19937& chance, const Expect& expect) {
    for (int round = 0; round < 60; ++round)
        for (int hole : {2, 4, 6}) {
            const bool omaha = hole > 2;
            if (claims.low && !omaha) continue;
            const int players = 2 + round % (hole == 6 ? 2 : 3);
            const int known = std::array{0, 3, 4, 5}[static_cast<std::size_t>(round % 4)];
            const int left = claims.high->ranking().lowest_rank && hole == 6 ? 7 : 9;
            const Table table = deal_table(claims.high->ranking(), chance, players, hole, known, left);
            Codes hands;
            for (const Codes& hand : table.hands) hands.insert(hands.end(), hand.begin(), hand.end());
            Board board;
            board.live = live_of(table);
            for (const Codes& hand : table.hands)
                for (std::uint8_t code : hand) board.live.cards |= kFullPack[code].cards;
            for (std::uint8_t code : table.board) board.add(code, claims.high->pack()[code]);
            std::vector<std::uint64_t> times(static_cast<std::size_t>(claims.outcomes(players))), right(times.size());
            const MatchUps all{hands.data(), 1, players, hole, omaha};
            expect(count_match_ups(claims, all, board, times.data()) == kAllRanked, "a match-up is counted");
            each_choice(table.left, static_cast<std::size_t>(5 - known), [&](const Codes& more) {
                Codes whole = table.board;
                whole.insert(whole.end(), more.begin(), more.end());
                ++right[outcome_of(claims, table.hands, whole, omaha)];
            });
            expect(times == right, "boards counted by ranks are the boards there are");
            hands[0] = hands.back();
            expect(count_match_ups(claims, all, board, times.data()) == 0, "a card that comes twice is found");
        }
}

inline void missing_cards_are_dealt(const Claims& claims, int cards, std::mt19937& chance, const Expect& expect) {
    for (int round = 0; round < 30; ++round) {
        Table table = deal_table(claims.high->ranking(), chance, 2, cards, 0, 6);
        std::vector<OwnCards> players;
        for (const Codes& hand : table.hands) {
            OwnCards own{kNoCards, 2};
            for (int card = 0; card < cards - 2; ++card) own.known += claims.high->pack()[hand[card]];
            players.push_back(own);
        }
        std::vector<std::uint64_t> times(static_cast<std::size_t>(claims.outcomes(2))), right(times.size());
        OwnDeals(claims, cards, players, live_of(table), times.data()).deal();
        const auto with = [&](int player, const Codes& more) {
            Codes hand(table.hands[player].begin(), table.hands[player].end() - 2);
            hand.insert(hand.end(), more.begin(), more.end());
            return hand;
        };
        each_choice(table.left, 2, [&](const Codes& one) {
            Codes rest;
            for (std::uint8_t code : table.left)
                if (code != one[0] && code != one[1]) rest.push_back(code);
            each_choice(rest, 2, [&](const Codes& other) {
                ++right[outcome_of(claims, {with(0, one), with(1, other)}, {}, false)];
            });
        });
        expect(times == right, "missing cards are dealt in every way");
    }
}

// Every deal of few cards must come about equally often.
inline void random_deals_are_fair(const Claims& claims, int hole, bool omaha, std::mt19937& chance,
                                  const Expect& expect) {
    constexpr std::uint64_t kSamples = 20000;
    const Table table = deal_table(claims.high->ranking(), chance, 3, hole, 3, 8);
    const std::array<double, 2> weights = {1.0, 0.5};
    Codes first = table.hands[0];
    first.insert(first.end(), table.hands[2].begin(), table.hands[2].end());
    const std::vector<SeatRange> seats = {{first.data(), weights.data(), 2, hole, 0},
                                          {table.hands[1].data(), weights.data(), 1, hole - 1, 1}};
    Known known{table.board, 2, live_of(table)};
    std::vector<std::uint64_t> times(static_cast<std::size_t>(claims.outcomes(2))), again(times.size());
    const Shape shape{hole + 5, omaha};
    expect(sample(claims, shape, seats, known, Chance(1, 2), kSamples, times.data()), "there are deals");
    sample(claims, shape, seats, known, Chance(1, 2), kSamples, again.data());
    expect(times == again, "the same seed brings the same deals");
    std::vector<double> right(times.size());
    double total = 0;
    for (std::size_t row = 0; row < 2; ++row)
        for (std::uint8_t own : table.left) {
            Codes rest;
            for (std::uint8_t code : table.left)
                if (code != own) rest.push_back(code);
            Codes second(table.hands[1].begin(), table.hands[1].end() - 1);
            second.push_back(own);
            each_choice(rest, 2, [&](const Codes& more) {
                Codes board = table.board;
                board.insert(board.end(), more.begin(), more.end());
                right[outcome_of(claims, {table.hands[row == 0 ? 0 : 2], second}, board, omaha)] += weights[row];
                total += weights[row];
            });
        }
    for (std::size_t outcome = 0; outcome < times.size(); ++outcome) {
        const double part = static_cast<double>(times[outcome]) / kSamples;
        expect(std::abs(part - right[outcome] / total) < 0.02, "deals are equally likely, hands by their weights");
    }
    const std::vector<SeatRange> clash = {seats[0], {first.data(), weights.data(), 1, hole, 0},
                                          {table.hands[2].data(), weights.data(), 1, hole, 0}};
    std::vector<std::uint64_t> none(static_cast<std::size_t>(claims.outcomes(3)));
    expect(!sample(claims, shape, clash, known, Chance(1, 2), 1, none.data()), "what cannot be dealt is not");
}

// Heads-up before the flop takes a way of its own.
inline void heads_up_deals_are_fair(const Tables& tables, const Expect& expect) {
    const Codes aces = {50, 51}, kings = {45, 46};
    const double one = 1;
    const std::vector<SeatRange> seats = {{aces.data(), &one, 1, 2, 0}, {kings.data(), &one, 1, 2, 0}};
    Known known{{}, 5, Live::of(tables.pack())};
    for (const Codes& hand : {aces, kings})
        for (std::uint8_t code : hand) known.live.take(tables.pack()[code], 1);
    std::array<std::uint64_t, 4> times{};
    expect(sample({&tables, nullptr}, {7, false}, seats, known, Chance(3, 0), 40000, times.data()), "there are deals");
    expect(times[0] == 0 && times[1] + times[2] + times[3] == 40000, "as many deals as were asked for");
    expect(std::abs(static_cast<double>(times[1]) / 40000 - 0.8171) < 0.01, "aces beat kings as often as they do");
    const std::vector<SeatRange> same = {seats[0], seats[0]};
    expect(!sample({&tables, nullptr}, {7, false}, same, known, Chance(3, 0), 1, times.data()), "nobody shares cards");
}

inline void odds_are_sound(std::mt19937& chance, const Expect& expect) {
    const auto tables = [](std::string_view id) {
        for (const Ranking& ranking : kRankings)
            if (ranking.id == id) return &Tables::of(ranking);
        return static_cast<const Tables*>(nullptr);
    };
    for (std::string_view id : {"high", "high-32", "high-36"}) {
        boards_are_counted({tables(id), nullptr}, chance, expect);
        random_deals_are_fair({tables(id), nullptr}, 2, false, chance, expect);
    }
    const Claims halves{tables("high"), tables("low-8")};
    boards_are_counted(halves, chance, expect);
    random_deals_are_fair(halves, 4, true, chance, expect);
    heads_up_deals_are_fair(*tables("high"), expect);
    missing_cards_are_dealt(halves, 7, chance, expect);
    missing_cards_are_dealt({tables("low"), nullptr}, 7, chance, expect);
    missing_cards_are_dealt({tables("five-card-draw"), nullptr}, 5, chance, expect);
    missing_cards_are_dealt({tables("badugi"), nullptr}, 4, chance, expect);
}

}  // namespace pakli::selftest
