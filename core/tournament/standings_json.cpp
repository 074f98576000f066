// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/record.h"
#include "tournament/standings.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace hilltop {
namespace {

double rounded(double value) {
    return std::round(value * 1e9) / 1e9;
}

} // namespace

Json standings_to_json(const Plan& plan, const Standings& standings) {
    const auto names = entrant_names(plan);
    const bool cooperative = plan.entry().info().cooperative;
    const auto perfect = [&](const StandingsRow& row) {
        return cooperative ? Json(rounded(row.share)) : Json(nullptr);
    };
    const auto name = [&](int entrant) { return names[static_cast<std::size_t>(entrant)]; };
    Json json{{"game", plan.game},
              {"rules", rules_to_json(plan.entry().rules(), plan.rules)},
              {"seed", std::to_string(plan.seed)},
              {"format", format_word(plan.format)},
              {"matches", standings.matches()},
              {"digest", std::to_string(standings.digest())}};
    json["standings"] = Json::array();
    for (const StandingsRow& row : standings.rows()) {
        json["standings"].push_back(
            {{"bot", name(row.entrant)},
             {"place", row.place},
             {"matches", row.matches},
             {"wins", row.wins},
             {"draws", row.draws},
             {"losses", row.losses},
             {"points", row.points},
             {"second", row.second},
             {"mean", rounded(row.mean)},
             {"mean_interval", {rounded(row.mean_interval.low), rounded(row.mean_interval.high)}},
             {"perfect", perfect(row)},
             {"share", rounded(row.share)},
             {"interval", {rounded(row.interval.low), rounded(row.interval.high)}},
             {"faults", row.faults},
             {"disqualified", row.disqualified}});
    }
    json["crosstable"] = Json::array();
    for (int row = 0; row < standings.entrants(); ++row) {
        for (int column = 0; column < standings.entrants(); ++column) {
            if (row == column) continue;
            const CrosstableCell& cell = standings.cell(row, column);
            json["crosstable"].push_back({{"row", name(row)},
                                          {"column", name(column)},
                                          {"matches", cell.matches},
                                          {"wins", cell.wins},
                                          {"draws", cell.draws},
                                          {"losses", cell.losses},
                                          {"points_for", cell.points_for},
                                          {"points_against", cell.points_against}});
        }
    }
    return json;
}

} // namespace hilltop
