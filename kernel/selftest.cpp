// The kernel's own test, built with AddressSanitizer and UBSan by `make check-kernel`; no Python in it.
//
// It builds every table, ranks every five-card hand of every pack, and holds six and seven cards and Omaha against
// the best of their five-card subsets. Bad rows must be found and must read nothing out of bounds.
#include <cstdio>
#include <cstdlib>
#include <random>

#include "batch.hpp"
#include "enumerate.hpp"
#include "selftest_odds.hpp"

namespace {

using namespace pakli;

void expect(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "FAILED: %s\n", what);
    std::exit(1);
}

std::uint64_t binomial(int cards, int of) {
    std::uint64_t result = 1;
    for (int card = 1; card <= cards; ++card) result = result * static_cast<std::uint64_t>(of - cards + card) / card;
    return result;
}

// Different codes of the ranking's pack, in any order.
std::vector<std::uint8_t> deal(const Ranking& ranking, std::mt19937& chance, int cards) {
    std::vector<std::uint8_t> pack;
    for (int code = 4 * ranking.lowest_rank; code < kCards; ++code) pack.push_back(static_cast<std::uint8_t>(code));
    std::shuffle(pack.begin(), pack.end(), chance);
    pack.resize(static_cast<std::size_t>(cards));
    return pack;
}

Sum sum_of_cards(const Tables& tables, const std::vector<std::uint8_t>& codes) {
    Sum sum = kNoCards;
    for (std::uint8_t code : codes) sum += tables.pack()[code];
    return sum;
}

// The best five of `codes`, by the five-card table alone.
Place best_subset(const Tables& tables, const std::vector<std::uint8_t>& codes) {
    Place best = 0;
    std::vector<bool> chosen(codes.size());
    std::fill(chosen.begin(), chosen.begin() + 5, true);
    do {
        std::vector<std::uint8_t> five;
        for (std::size_t card = 0; card < codes.size(); ++card)
            if (chosen[card]) five.push_back(codes[card]);
        best = std::max(best, evaluate(tables, 5, sum_of_cards(tables, five)));
    } while (std::prev_permutation(chosen.begin(), chosen.end()));
    return best;
}

void every_place_is_reached(const Ranking& ranking) {
    const Tables& tables = Tables::of(ranking);
    PlaceCounter counter(tables, ranking.fewest);
    const std::vector<std::uint64_t>& counts = counter.count();
    std::uint64_t hands = counts[0];
    for (std::size_t place = 1; place < counts.size(); ++place) {
        expect(counts[place] > 0, "every place has its hands");
        hands += counts[place];
    }
    expect(hands == binomial(ranking.fewest, kCards - 4 * ranking.lowest_rank), "every hand has its place");
    expect(counts[0] == 0 || ranking.qualifier != 0, "only lows under a qualifier do not qualify");
}

void more_cards_are_worth_their_best_five(const Ranking& ranking, std::mt19937& chance) {
    const Tables& tables = Tables::of(ranking);
    for (int round = 0; round < 3000; ++round)
        for (int cards = 6; cards <= ranking.most; ++cards) {
            const std::vector<std::uint8_t> codes = deal(ranking, chance, cards);
            const Place place = evaluate(tables, cards, sum_of_cards(tables, codes));
            expect(place == best_subset(tables, codes), "six or seven cards are worth their best five");
        }
}

void omaha_is_two_and_three(const Ranking& ranking, std::mt19937& chance) {
    const Tables& tables = Tables::of(ranking);
    for (int round = 0; round < 1000; ++round)
        for (int hole = 4; hole <= kMostHoleCards; ++hole)
            for (int board = 3; board <= kMostBoardCards; ++board) {
                const std::vector<std::uint8_t> codes = deal(ranking, chance, hole + board);
                Place best = 0;
                for (int a = 0; a < hole; ++a)
                    for (int b = a + 1; b < hole; ++b)
                        for (int c = hole; c < hole + board; ++c)
                            for (int d = c + 1; d < hole + board; ++d)
                                for (int e = d + 1; e < hole + board; ++e)
                                    best = std::max(best, evaluate(tables, 5, sum_of_cards(tables, {
                                        codes[a], codes[b], codes[c], codes[d], codes[e]})));
                std::uint32_t rank = 0;
                const std::size_t wrong =
                    evaluate_omaha_many(tables, codes.data(), hole, codes.data() + hole, board, 1, &rank);
                expect(wrong == kAllRanked && rank == best, "Omaha is the best of two and three");
            }
}

void bad_rows_are_found(const Ranking& ranking, std::mt19937& chance) {
    const Tables& tables = Tables::of(ranking);
    const std::size_t rows = kBlock + 10;
    for (int cards = ranking.fewest; cards <= ranking.most; ++cards)
        for (std::size_t bad : {std::size_t{0}, kBlock - 1, kBlock, rows - 1}) {
            std::vector<std::uint8_t> codes;
            for (std::size_t row = 0; row < rows; ++row)
                for (std::uint8_t code : deal(ranking, chance, cards)) codes.push_back(code);
            std::vector<std::uint32_t> ranks(rows);
            const auto first_bad = [&] { return evaluate_many(tables, codes.data(), rows, cards, ranks.data()); };
            expect(first_bad() == kAllRanked, "good rows are ranked");
            const std::size_t at = bad * static_cast<std::size_t>(cards);
            for (int wrong : {52, 53, 128, 255, static_cast<int>(codes[at])}) {
                codes[at + 1] = static_cast<std::uint8_t>(wrong);
                expect(first_bad() == bad, "a bad row is found");
            }
            std::fill_n(codes.begin() + static_cast<std::ptrdiff_t>(at), cards, codes[at]);
            expect(first_bad() == bad, "a row of one card over and over is found");
        }
}

}  // namespace

int main() {
    std::mt19937 chance(20);
    for (const Ranking& ranking : kRankings) {
        every_place_is_reached(ranking);
        more_cards_are_worth_their_best_five(ranking, chance);
        if (ranking.method == Method::kFiveOfMany) omaha_is_two_and_three(ranking, chance);
        bad_rows_are_found(ranking, chance);
        std::printf("%.*s: %d places\n", static_cast<int>(ranking.id.size()), ranking.id.data(),
                    Tables::of(ranking).places());
    }
    selftest::odds_are_sound(chance, expect);
    std::puts("The kernel is sound.");
}
