// The kernel's own test, built with AddressSanitizer and UBSan by `make check-kernel`; no Python in it.
//
// It builds every table, ranks every five-card hand of every pack, and holds six and seven cards and Omaha against
// the best of their five-card subsets. Every path that arrays take must give the same, whatever their length; bad rows
// must be found, and nothing be read out of bounds.
#include <cstdio>
#include <cstdlib>
#include <random>

#include "enumerate.hpp"
#include "selftest_batch.hpp"
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

// The best five of `codes`, by the five-card table alone.
Place best_subset(const Tables& tables, const selftest::Codes& codes) {
    Place best = 0;
    std::vector<bool> chosen(codes.size());
    std::fill(chosen.begin(), chosen.begin() + 5, true);
    do {
        selftest::Codes five;
        for (std::size_t card = 0; card < codes.size(); ++card)
            if (chosen[card]) five.push_back(codes[card]);
        best = std::max(best, evaluate(tables, 5, selftest::sum_of_cards(tables, five)));
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
            const selftest::Codes codes = selftest::deal(ranking, chance, cards);
            const Place place = evaluate(tables, cards, selftest::sum_of_cards(tables, codes));
            expect(place == best_subset(tables, codes), "six or seven cards are worth their best five");
        }
}

}  // namespace

int main() {
    std::mt19937 chance(20);
    for (const Ranking& ranking : kRankings) {
        every_place_is_reached(ranking);
        more_cards_are_worth_their_best_five(ranking, chance);
        selftest::batches_are_sound(ranking, chance, expect);
        std::printf("%.*s: %d places\n", static_cast<int>(ranking.id.size()), ranking.id.data(),
                    Tables::of(ranking).places());
    }
    selftest::odds_are_sound(chance, expect);
    std::puts("The kernel is sound.");
}
