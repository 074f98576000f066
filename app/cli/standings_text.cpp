// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/standings_text.h"

#include "cli/output.h"

#include <fmt/format.h>

#include <functional>

namespace hilltop::cli {
namespace {

std::string percent(double share) {
    return fmt::format("{:.2f} %", 100 * share);
}

std::string plus_minus(const Interval& interval, double scale) {
    return fmt::format("+- {:.2f}", scale * (interval.high - interval.low) / 2);
}

/// A column: its title and what stands in it.
struct Column {
    std::string title;
    std::function<std::string(const StandingsRow&)> text;
};

/// What the contest counts, in the order of its importance to people.
std::vector<Column> columns_of(const Plan& plan) {
    const Info& game = plan.entry().info();
    const auto count = [](std::int64_t StandingsRow::*field) {
        return [field](const StandingsRow& row) { return grouped(row.*field); };
    };
    std::vector<Column> columns{{"matches", count(&StandingsRow::matches)}};
    if (game.cooperative) {
        columns.push_back({"mean", [](const StandingsRow& row) { return fmt::format("{:.2f}", row.mean); }});
        columns.push_back({"95 %", [](const StandingsRow& row) { return plus_minus(row.mean_interval, 1); }});
        columns.push_back({"perfect", [](const StandingsRow& row) { return percent(row.share); }});
        columns.push_back({"95 %", [](const StandingsRow& row) { return plus_minus(row.interval, 100); }});
    } else {
        columns.push_back({"won", count(&StandingsRow::wins)});
        if (has_two_sides(game, plan.seats)) {
            columns.push_back({"drawn", count(&StandingsRow::draws)});
            columns.push_back({"lost", count(&StandingsRow::losses)});
        }
        if (game.second != nullptr) columns.push_back({game.second, count(&StandingsRow::second)});
        if (game.counting == Counting::Points) columns.push_back({"points", count(&StandingsRow::points)});
        if (game.counting == Counting::SharedWins)
            columns.push_back({"points", [](const StandingsRow& row) { return fmt::format("{:.2f}", row.mean); }});
        columns.push_back({"share", [](const StandingsRow& row) { return percent(row.share); }});
        columns.push_back({"95 %", [](const StandingsRow& row) { return plus_minus(row.interval, 100); }});
    }
    columns.push_back(
        {"faults", [](const StandingsRow& row) { return grouped(row.faults) + (row.disqualified ? " out" : ""); }});
    return columns;
}

} // namespace

std::string standings_text(const Plan& plan, const Standings& standings) {
    const auto names = entrant_names(plan);
    const auto rows = standings.rows();
    const auto name = [&](const StandingsRow& row) { return names[static_cast<std::size_t>(row.entrant)]; };

    const auto columns = columns_of(plan);
    TextTable table(2);
    std::vector<std::string> head{"", ""};
    for (const Column& column : columns)
        head.push_back(column.title);
    table.add(std::move(head));
    for (const StandingsRow& row : rows) {
        std::vector<std::string> cells{std::to_string(row.place), name(row)};
        for (const Column& column : columns)
            cells.push_back(column.text(row));
        table.add(std::move(cells));
    }
    if (plan.entry().info().cooperative) return table.text();

    TextTable cross(1);
    std::vector<std::string> titles{""};
    for (const StandingsRow& column : rows)
        titles.push_back(name(column));
    cross.add(std::move(titles));
    for (const StandingsRow& row : rows) {
        std::vector<std::string> cells{name(row)};
        for (const StandingsRow& column : rows) {
            const CrosstableCell& cell = standings.cell(row.entrant, column.entrant);
            cells.push_back(cell.matches == 0 ? "-" : percent(cell.share()));
        }
        cross.add(std::move(cells));
    }
    const bool two_sides = has_two_sides(plan.entry().info(), plan.seats);
    return table.text() + (two_sides ? "\nWon by row against column\n" : "\nRow ahead of column\n") + cross.text();
}

} // namespace hilltop::cli
