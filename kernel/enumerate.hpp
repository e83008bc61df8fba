// How many hands come to each place: every hand of so many cards, dealt from the ranking's pack once.
#pragma once

#include "evaluate.hpp"

namespace pakli {

class PlaceCounter {
public:
    PlaceCounter(const Tables& tables, int cards) : tables_(tables), cards_(cards), counts_(tables.places() + 1) {}

    // Element p: hands of place p; element 0: those that do not qualify.
    const std::vector<std::uint64_t>& count() {
        deal(4 * tables_.ranking().lowest_rank, cards_, kNoCards);
        return counts_;
    }

private:
    void deal(int first, int left, const Sum& sum) {
        for (int code = first; code <= kCards - left; ++code) {
            const Sum more = sum + tables_.pack()[code];
            if (left > 1) deal(code + 1, left - 1, more);
            else ++counts_[evaluate(tables_, cards_, more)];
        }
    }

    const Tables& tables_;
    int cards_;
    std::vector<std::uint64_t> counts_;
};

}  // namespace pakli
