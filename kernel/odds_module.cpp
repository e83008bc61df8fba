// The half of the door that pakli.odds uses. Cards have been looked at in Python; here is only made sure that nothing
// is read or written out of bounds whatever comes.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include "boards.hpp"
#include "module.hpp"
#include "own_cards.hpp"
#include "sampling.hpp"

namespace nb = nanobind;

namespace pakli {
namespace {

using MatchUpCodes = nb::ndarray<const std::uint8_t, nb::numpy, nb::ndim<3>, nb::c_contig, nb::device::cpu>;
using Codes = nb::ndarray<const std::uint8_t, nb::numpy, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using Weights = nb::ndarray<const double, nb::numpy, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Counts = nb::ndarray<std::uint64_t, nb::numpy, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using RowCounts = nb::ndarray<std::uint64_t, nb::numpy, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

Claims claims_by_id(std::string_view high, std::string_view low) {
    return {&tables_by_id(high), low.empty() ? nullptr : &tables_by_id(low)};
}

void demand(bool holds, const char* what) {
    if (!holds) throw nb::value_error(what);
}

const std::uint8_t* codes_of(const nb::bytes& codes) { return reinterpret_cast<const std::uint8_t*>(codes.c_str()); }

// Takes the cards out of the pack and gives their sum.
Sum take(const Pack& pack, const std::uint8_t* codes, std::size_t count, Live& live) {
    Sum sum = kNoCards;
    for (std::size_t card = 0; card < count; ++card) {
        demand(live.take(pack[codes[card]], 1), "a card that is not in the pack, or there twice");
        sum += pack[codes[card]];
    }
    return sum;
}

Live live_without(const Pack& pack, const nb::bytes& gone) {
    Live live = Live::of(pack);
    take(pack, codes_of(gone), gone.size(), live);
    return live;
}

Board board_of(const Pack& pack, const nb::bytes& cards, const nb::bytes& dead) {
    demand(cards.size() <= kMostBoardCards, "at most five cards of the board");
    Board board;
    board.live = live_without(pack, dead);
    take(pack, codes_of(cards), cards.size(), board.live);
    for (std::size_t card = 0; card < cards.size(); ++card) board.add(codes_of(cards)[card], pack[codes_of(cards)[card]]);
    return board;
}

void demand_five_of_many(const Claims& claims, std::size_t hole, bool two_and_three) {
    demand(claims.high->ranking().method == Method::kFiveOfMany &&
               (!claims.low || claims.low->ranking().method == Method::kFiveOfMany),
           "a ranking of five cards of many");
    demand(two_and_three ? hole >= 2 && hole <= kMostHoleCards : hole == 2, "another number of hole cards");
}

std::ptrdiff_t count_match_ups_of(std::string_view high, std::string_view low, bool two_and_three, MatchUpCodes hands,
                                  const nb::bytes& board, const nb::bytes& dead, RowCounts times) {
    const Claims claims = claims_by_id(high, low);
    const std::size_t rows = hands.shape(0), players = hands.shape(1), hole = hands.shape(2);
    demand(players >= 1 && players <= kMostPlayers, "one to ten players");
    demand_five_of_many(claims, hole, two_and_three);
    demand(times.shape(0) == rows && times.shape(1) == static_cast<std::size_t>(claims.outcomes(static_cast<int>(players))),
           "a count for each row and outcome");
    const Board known = board_of(claims.high->pack(), board, dead);
    const MatchUps all{hands.data(), rows, static_cast<int>(players), static_cast<int>(hole), two_and_three};
    nb::gil_scoped_release release;
    return static_cast<std::ptrdiff_t>(count_match_ups(claims, all, known, times.data()));
}

void count_board_places_of(std::string_view ranking, bool two_and_three, const nb::bytes& hand, const nb::bytes& board,
                           const nb::bytes& dead, Counts times) {
    const Claims claims = claims_by_id(ranking, "");
    demand_five_of_many(claims, hand.size(), two_and_three);
    demand(times.shape(0) == static_cast<std::size_t>(claims.high->places()) + 1, "a count for each place");
    const Pack& pack = claims.high->pack();
    Board known = board_of(pack, board, dead);
    take(pack, codes_of(hand), hand.size(), known.live);
    std::array<Sum, kMostHoleCards> cards;
    for (std::size_t card = 0; card < hand.size(); ++card) cards[card] = pack[codes_of(hand)[card]];
    const int hole = static_cast<int>(hand.size());
    nb::gil_scoped_release release;
    if (two_and_three) count_board_places<OmahaHand>(*claims.high, cards.data(), hole, known, times.data());
    else count_board_places<HoldemHand>(*claims.high, cards.data(), hole, known, times.data());
}

void demand_own(const Claims& claims, int cards) {
    for (const Tables* tables : {claims.high, claims.low})
        demand(!tables || (cards >= tables->ranking().fewest && cards <= tables->ranking().most),
               "not as many cards as the ranking takes");
}

OwnCards own_cards(const Pack& pack, const nb::bytes& hand, int cards, Live& live) {
    demand(hand.size() <= static_cast<std::size_t>(cards), "more cards than a hand has");
    return {take(pack, codes_of(hand), hand.size(), live), cards - static_cast<int>(hand.size())};
}

void count_own_of(std::string_view high, std::string_view low, int cards, const std::vector<nb::bytes>& hands,
                  const nb::bytes& dead, Counts times) {
    const Claims claims = claims_by_id(high, low);
    demand_own(claims, cards);
    demand(!hands.empty() && hands.size() <= kMostPlayers, "one to ten players");
    demand(times.shape(0) == static_cast<std::size_t>(claims.outcomes(static_cast<int>(hands.size()))),
           "a count for each outcome");
    const Pack& pack = claims.high->pack();
    Live live = live_without(pack, dead);
    std::vector<OwnCards> players;
    for (const nb::bytes& hand : hands) players.push_back(own_cards(pack, hand, cards, live));
    nb::gil_scoped_release release;
    OwnDeals(claims, cards, players, live, times.data()).deal();
}

void count_own_places_of(std::string_view ranking, int cards, const nb::bytes& hand, const nb::bytes& dead,
                         Counts times) {
    const Claims claims = claims_by_id(ranking, "");
    demand_own(claims, cards);
    demand(times.shape(0) == static_cast<std::size_t>(claims.high->places()) + 1, "a count for each place");
    const Pack& pack = claims.high->pack();
    Live live = live_without(pack, dead);
    const OwnCards player = own_cards(pack, hand, cards, live);
    nb::gil_scoped_release release;
    OwnPlaces(*claims.high, cards, live, times.data()).deal(player);
}

std::vector<SeatRange> seats_of(const Pack& pack, const std::vector<Codes>& hands, const std::vector<Weights>& weights,
                                const std::vector<int>& missing, Live& live) {
    demand(hands.size() >= 1 && hands.size() <= kMostPlayers && weights.size() == hands.size() &&
               missing.size() == hands.size(),
           "one to ten players");
    std::vector<SeatRange> seats;
    const Live before = live;
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        const std::size_t rows = hands[seat].shape(0), known = hands[seat].shape(1);
        demand(rows > 0 && weights[seat].shape(0) == rows, "a weight for each hand");
        demand(missing[seat] >= 0 && known + static_cast<std::size_t>(missing[seat]) <= kMostOwn, "too many cards");
        for (std::size_t row = 0; row < rows; ++row) {
            Live there = before;
            take(pack, hands[seat].data() + row * known, known, there);
        }
        if (rows == 1) take(pack, hands[seat].data(), known, live);
        seats.push_back({hands[seat].data(), weights[seat].data(), rows, static_cast<int>(known), missing[seat]});
    }
    return seats;
}

void demand_shape(const Claims& claims, const Shape& shape, const std::vector<SeatRange>& seats, int board) {
    if (!shape.two_and_three) demand_own(claims, shape.cards);
    for (const SeatRange& seat : seats) {
        const int own = seat.known + seat.missing;
        if (shape.two_and_three) demand_five_of_many(claims, static_cast<std::size_t>(own), true);
        else demand(own + board == shape.cards, "another number of cards");
    }
}

bool sample_of(std::string_view high, std::string_view low, int cards, bool two_and_three,
               const std::vector<Codes>& hands, const std::vector<Weights>& weights, const std::vector<int>& missing,
               const nb::bytes& board, int board_cards, const nb::bytes& dead, std::uint64_t seed, std::uint64_t part,
               std::uint64_t samples, Counts times, const nb::object& ask) {
    const Claims claims = claims_by_id(high, low);
    const Pack& pack = claims.high->pack();
    demand(board_cards == 0 || board_cards == kMostBoardCards, "a board of five, or none");
    demand(board.size() <= static_cast<std::size_t>(board_cards), "more cards than the board has");
    Known known{{codes_of(board), codes_of(board) + board.size()}, board_cards - static_cast<int>(board.size()),
                live_without(pack, dead)};
    take(pack, codes_of(board), board.size(), known.live);
    const std::vector<SeatRange> seats = seats_of(pack, hands, weights, missing, known.live);
    const Shape shape{cards, two_and_three};
    demand_shape(claims, shape, seats, board_cards);
    demand(times.shape(0) == static_cast<std::size_t>(claims.outcomes(static_cast<int>(seats.size()))),
           "a count for each outcome");
    int needed = known.board_missing;
    for (const SeatRange& seat : seats) needed += seat.missing + (seat.rows > 1 ? seat.known : 0);
    demand(needed <= known.live.count(), "more cards are needed than there are");
    const auto interrupted = [&ask] {
        nb::gil_scoped_acquire held;
        if (PyErr_CheckSignals() != 0) return true;
        if (ask.is_none()) return false;
        try {
            ask();
            return false;
        } catch (nb::python_error& error) {
            error.restore();
            return true;
        }
    };
    const bool dealt = [&] {
        nb::gil_scoped_release release;
        return sample(claims, shape, seats, known, Chance(seed, part), samples, times.data(), interrupted);
    }();
    if (!dealt && PyErr_Occurred()) throw nb::python_error();
    return dealt;
}

}  // namespace

void add_odds(nb::module_& module) {
    module.def("count_match_ups", &count_match_ups_of, nb::arg("high"), nb::arg("low"), nb::arg("two_and_three"),
               nb::arg("hands"), nb::arg("board"), nb::arg("dead"), nb::arg("times").noconvert(),
               "Add how often each outcome comes on all boards, a row for each match-up; the first row that no pack\n"
               "could deal, or -1. Outcomes: a bit for each winner of the high half, above these of the low half.");
    module.def("count_board_places", &count_board_places_of, nb::arg("ranking"), nb::arg("two_and_three"),
               nb::arg("hand"), nb::arg("board"), nb::arg("dead"), nb::arg("times").noconvert(),
               "Add how often a hand comes to each place on all boards.");
    module.def("count_own", &count_own_of, nb::arg("high"), nb::arg("low"), nb::arg("cards"), nb::arg("hands"),
               nb::arg("dead"), nb::arg("times").noconvert(),
               "Add how often each outcome comes when all players get their missing cards in every way.");
    module.def("count_own_places", &count_own_places_of, nb::arg("ranking"), nb::arg("cards"), nb::arg("hand"),
               nb::arg("dead"), nb::arg("times").noconvert(),
               "Add how often a hand comes to each place when it gets its missing cards in every way.");
    module.def("sample", &sample_of, nb::arg("high"), nb::arg("low"), nb::arg("cards"), nb::arg("two_and_three"),
               nb::arg("hands"), nb::arg("weights"), nb::arg("missing"), nb::arg("board"), nb::arg("board_cards"),
               nb::arg("dead"), nb::arg("seed"), nb::arg("part"), nb::arg("samples"), nb::arg("times").noconvert(),
               nb::arg("ask") = nb::none(),
               "Add how often each outcome comes in so many random deals; False if the ranges leave no deal. `ask` is\n"
               "called now and then while hands do not go together; what it raises ends the work.");
}

}  // namespace pakli
