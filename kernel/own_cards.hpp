// Every way to deal the cards that players still miss, in games where each has only his own: stud, razz, draw games.
#pragma once

#include "outcomes.hpp"

namespace pakli {

// One player's cards so far, and how many he still gets.
struct OwnCards {
    Sum known = kNoCards;
    int missing = 0;
};

// Deals all of them once and counts the outcomes in `times`, which has claims.outcomes(players) elements.
class OwnDeals {
public:
    OwnDeals(const Claims& claims, int cards, const std::vector<OwnCards>& players, const Live& live,
             std::uint64_t* times)
        : claims_(claims), cards_(cards), players_(players), times_(times) {
        for (int code = 0; code < kCards; ++code)
            if (live.has(code)) pack_.push_back(claims.high->pack()[code]);
        taken_.resize(pack_.size());
    }
    void deal() { next_player(0); }

private:
    void next_player(std::size_t player) {
        if (player == players_.size()) {
            const int count = static_cast<int>(players_.size());
            Outcome outcome = winners(high_.data(), count);
            if (claims_.low) outcome |= winners(low_.data(), count) << count;
            ++times_[outcome];
            return;
        }
        deal_cards(player, 0, players_[player].missing, players_[player].known);
    }
    void deal_cards(std::size_t player, std::size_t first, int missing, const Sum& sum) {
        if (missing == 0) {
            high_[player] = evaluate(*claims_.high, cards_, sum);
            if (claims_.low) low_[player] = evaluate(*claims_.low, cards_, sum);
            return next_player(player + 1);
        }
        for (std::size_t card = first; card < pack_.size(); ++card) {
            if (taken_[card]) continue;
            taken_[card] = 1;
            deal_cards(player, card + 1, missing - 1, sum + pack_[card]);
            taken_[card] = 0;
        }
    }

    const Claims& claims_;
    int cards_;
    const std::vector<OwnCards>& players_;
    std::uint64_t* times_;
    std::vector<Sum> pack_;
    std::vector<std::uint8_t> taken_;
    std::array<Place, kMostPlayers> high_{}, low_{};
};

// How often a player comes to each place of `tables`: `times` has places() + 1 elements.
class OwnPlaces {
public:
    OwnPlaces(const Tables& tables, int cards, const Live& live, std::uint64_t* times)
        : tables_(tables), cards_(cards), live_(live), times_(times) {}
    void deal(const OwnCards& player, int first = 0) {
        if (player.missing == 0) {
            ++times_[evaluate(tables_, cards_, player.known)];
            return;
        }
        for (int code = first; code < kCards; ++code)
            if (live_.has(code)) deal({player.known + tables_.pack()[code], player.missing - 1}, code + 1);
    }

private:
    const Tables& tables_;
    int cards_;
    const Live& live_;
    std::uint64_t* times_;
};

}  // namespace pakli
