// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/standings_text.h"

#include "cli/output.h"

#include <fmt/format.h>

namespace hilltop::cli {
namespace {

std::string percent(double share) {
    return fmt::format("{:.2f} %", 100 * share);
}

} // namespace

std::string standings_text(const Plan& plan, const Standings& standings) {
    const auto names = entrant_names(plan);
    const auto rows = standings.rows();
    const char* second = plan.entry().info().second;
    const auto name = [&](const StandingsRow& row) { return names[static_cast<std::size_t>(row.entrant)]; };

    TextTable table(2);
    std::vector<std::string> head{"", "", "matches", "won", "drawn", "lost"};
    if (second != nullptr) head.emplace_back(second);
    for (const char* title : {"faults", "share", "95 %"})
        head.emplace_back(title);
    table.add(std::move(head));
    for (const StandingsRow& row : rows) {
        std::vector<std::string> cells{std::to_string(row.place), name(row)};
        for (std::int64_t count : {row.matches, row.wins, row.draws, row.losses})
            cells.push_back(grouped(count));
        if (second != nullptr) cells.push_back(grouped(row.second));
        cells.push_back(grouped(row.faults));
        cells.push_back(percent(row.share));
        cells.push_back(fmt::format("+- {:.2f}", 50 * (row.interval.high - row.interval.low)));
        table.add(std::move(cells));
    }

    TextTable cross(1);
    std::vector<std::string> columns{""};
    for (const StandingsRow& column : rows)
        columns.push_back(name(column));
    cross.add(std::move(columns));
    for (const StandingsRow& row : rows) {
        std::vector<std::string> cells{name(row)};
        for (const StandingsRow& column : rows) {
            const CrosstableCell& cell = standings.cell(row.entrant, column.entrant);
            cells.push_back(cell.matches == 0 ? "-" : percent(cell.share()));
        }
        cross.add(std::move(cells));
    }
    return table.text() + "\nWon by row against column\n" + cross.text();
}

} // namespace hilltop::cli
