// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_final_table.h"

#include "base/grouped.h"
#include "tournament/export.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace hilltop {
namespace {

FinalTable table_of(const HillFile& hill, HillFinal final) {
    FinalTable table{.final = std::move(final)};
    const auto& finalists = table.final.finalists;
    table.matches.resize(finalists.size());
    table.won.resize(finalists.size());
    HillScores scores;
    for (const auto& [bout, score] : hill.scores()) {
        if (!table.final.has(bout)) continue;
        scores.emplace(bout, score);
        for (std::size_t side = 0; side < bout.sides.size(); ++side) {
            const auto found = std::ranges::find(finalists, bout.sides[side]) - finalists.begin();
            const auto finalist = static_cast<std::size_t>(found);
            if (finalist == finalists.size()) continue;
            table.matches[finalist] += score.played;
            table.won[finalist].add(side == 0 ? score.won : score.won.turned());
        }
    }
    table.rows = hill_rows(hill.plan(), finalists, scores);
    for (const HillKey& key : finalists)
        table.disqualified.push_back(hill.field().disqualified(key) != nullptr);
    return table;
}

} // namespace

std::vector<FinalTable> final_tables(const HillFile& hill, int over) {
    std::vector<FinalTable> tables;
    for (HillFinal& final : finals_of(hill.plan(), hill.log())) {
        tables.push_back(table_of(hill, std::move(final)));
        tables.back().over = tables.back().final.number <= over;
    }
    return tables;
}

std::string final_headline(const FinalTable& table, const Plan& hill) {
    return fmt::format("Final {}, since {}, {} matches a {}{}", table.final.name, day_of(table.final.date),
                       grouped(table.final.parts * hill.matches), sides_of(hill) == 1 ? "bot" : "pairing",
                       table.over ? "" : ", not over");
}

TextTable final_text_table(const FinalTable& table, const Plan& hill) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < table.final.finalists.size(); ++i)
        names.push_back(shown_key(table.final.finalists[i]) + (table.disqualified[i] ? " (disqualified)" : ""));
    TextTable grid = ranking_table(hill, table.rows, names);
    const bool shares = sides_of(hill) == 2;
    grid.rows[0].emplace_back("matches");
    if (shares) grid.rows[0].emplace_back("share");
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const HillRow& row = table.rows[i];
        grid.rows[i + 1].push_back(grouped(table.matches[row.entrant]));
        if (shares)
            grid.rows[i + 1].push_back(row.played ? fmt::format("{:.2f} %", 100 * table.won[row.entrant].quotient())
                                                  : "");
    }
    return grid;
}

Json final_json(const FinalTable& table) {
    Json json{{"name", table.final.name}, {"date", table.final.date}, {"finished", table.over}};
    json["standings"] = Json::array();
    for (const HillRow& row : table.rows) {
        Json line = rating_json(row);
        line["bot"] = row.key.name;
        line["place"] = row.place;
        line["places"] = {row.first_place, row.last_place};
        line["matches"] = table.matches[row.entrant];
        line["share"] = row.played ? json_number(table.won[row.entrant].quotient()) : Json(nullptr);
        line["disqualified"] = static_cast<bool>(table.disqualified[row.entrant]);
        json["standings"].push_back(std::move(line));
    }
    return json;
}

} // namespace hilltop
