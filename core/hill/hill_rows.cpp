// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_rows.h"

#include "tournament/export.h"
#include "tournament/tables.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cmath>

namespace hilltop {
namespace {

/// How likely one is stronger than another whose value lies `apart` below, 0..1; `error`: half its 95 % interval.
std::optional<double> likelihood(double apart, double error) {
    if (!std::isfinite(error)) return {};
    if (!(error > 0)) return apart > 0 ? 1 : 0.5;
    return std::erfc(-apart / (error / normal_95()) / std::sqrt(2)) / 2;
}

/// As people read it.
std::string shown_rating(const Plan& hill, const HillRow& row) {
    if (!row.played) return "not played yet";
    if (sides_of(hill) == 2)
        return hill.tables > 0 ? fmt::format("{:.1f} %", row.rating) : fmt::format("{:+.1f}", row.rating);
    return fmt::format("{:.1f}", std::abs(row.rating)); // below 0 where fewer points are better
}

} // namespace

std::vector<HillRow> hill_rows(const Plan& hill, const std::vector<HillKey>& keys, const HillScores& scores,
                               const LotTables* lots) {
    std::map<HillKey, std::size_t> entrants;
    for (std::size_t i = 0; i < keys.size(); ++i)
        entrants.emplace(keys[i], i);
    std::vector<HillRow> rows;
    for (const HillRating& rating : hill_ratings(hill, keys, scores, lots)) {
        const bool shares = !rows.empty() && rows.back().played == rating.played && rows.back().rating == rating.value;
        const int place = shares ? rows.back().place : static_cast<int>(rows.size()) + 1;
        if (!rows.empty()) rows.back().leads = likelihood(rows.back().rating - rating.value, rows.back().next_error);
        rows.push_back({.key = rating.key,
                        .played = rating.played,
                        .entrant = entrants.at(rating.key),
                        .place = place,
                        .first_place = rating.first_place,
                        .last_place = rating.last_place,
                        .rating = rating.value,
                        .error = rating.error,
                        .interval = rating.interval,
                        .next_error = rating.next_error});
    }
    return rows;
}

std::string rating_word(const Plan& hill) {
    return sides_of(hill) == 1 ? "mean" : hill.tables > 0 ? "share" : "Elo";
}

std::string places_text(const HillRow& row) {
    return row.first_place == row.last_place ? std::to_string(row.first_place)
                                             : fmt::format("{}-{}", row.first_place, row.last_place);
}

Json rating_json(const HillRow& row) {
    return {{"version", row.key.version},
            {"played", row.played},
            {"rating", row.played ? json_number(row.rating) : Json(nullptr)},
            {"rating_error", json_number(row.error)},
            {"rating_interval", {json_number(row.interval.low), json_number(row.interval.high)}},
            {"stronger_than_next", row.leads ? json_number(*row.leads) : Json(nullptr)}};
}

TextTable ranking_table(const Plan& hill, const std::vector<HillRow>& rows, const std::vector<std::string>& names) {
    TextTable grid{2, {{"", "", "range", rating_word(hill), "95 %", "stronger than next"}}};
    for (const HillRow& row : rows)
        grid.add({std::to_string(row.place), names[row.entrant], places_text(row), shown_rating(hill, row),
                  row.played ? elo_error_text(row.interval) : "",
                  &row == &rows.back() || !row.played ? "" : likely_text(row.leads)});
    return grid;
}

} // namespace hilltop
