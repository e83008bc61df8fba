// What the two halves of the door between Python and the kernel share.
#pragma once

#include <nanobind/nanobind.h>

#include <string_view>

#include "tables.hpp"

namespace pakli {

inline const Tables& tables_by_id(std::string_view id) {
    for (const Ranking& ranking : kRankings)
        if (ranking.id == id) return Tables::of(ranking);
    throw nanobind::value_error("the kernel knows no such ranking");
}

// Adds what pakli.odds calls.
void add_odds(nanobind::module_& module);

}  // namespace pakli
