// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament_files/early_series.h"

#include "tournament/series_parts.h"
#include "tournament_files/fault_text.h"

namespace hilltop {
namespace {

/// Runs the statement, which takes a row of `parts` or `ahead`, once for each.
Result<> write_all(Statement& statement, const std::vector<KeptSeries>& all) {
    for (const KeptSeries& kept : all)
        TRY(bind_kept(statement, 1, kept).run());
    return {};
}

Result<bool> has_parts(Database& data) {
    const auto tables = TRY(data.number("SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'parts'"));
    return tables.value_or(0) == 1;
}

Result<> remove_rows(Statement& remove, const std::vector<KeptSeries>& ended) {
    for (const KeptSeries& kept : ended)
        TRY(remove.bind(1, std::int64_t{kept.result.number}).run());
    return {};
}

} // namespace

const char* const kPartsTable = "CREATE TABLE IF NOT EXISTS parts(number INTEGER, first_match INTEGER, seats INTEGER, "
                                "results BLOB, faults TEXT, PRIMARY KEY(number, first_match)) WITHOUT ROWID";

const char* const kAheadTable =
    "CREATE TABLE ahead(number INTEGER PRIMARY KEY, first_match INTEGER, seats INTEGER, results BLOB, faults TEXT);";

Statement& bind_kept(Statement& statement, int first, const KeptSeries& kept) {
    return statement.bind(first, std::int64_t{kept.result.number})
        .bind(first + 1, static_cast<std::int64_t>(kept.first_match))
        .bind(first + 2, std::int64_t{kept.seats})
        .bind_bytes(first + 3, encode_results(kept))
        .bind(first + 4, faults_text(kept.result.faults));
}

Result<KeptSeries> read_kept(const Database& data, std::size_t entrants, const Statement& row, int first) {
    const auto number = static_cast<std::uint32_t>(row.number(first));
    const auto blob = ResultBlob::read(row.bytes(first + 1));
    if (!blob) return data.damaged(failure("tournament_files", "series {}: {}", number, blob.error()));
    if (blob->number() != number)
        return data.damaged(failure("tournament_files", "series {} has the results of another series", number));
    KeptSeries kept{.first_match = blob->first_match(), .seats = blob->seats(), .result = blob->decode()};
    if (!read_faults(row.text(first + 2), entrants, kept.result.faults) || !blob->has_faults(kept.result.faults))
        return data.damaged(failure("tournament_files", "the faults of series {} were changed", number));
    return kept;
}

Result<> add_part(const Database& data, std::vector<KeptSeries>& series, KeptSeries part) {
    if (series.empty() || series.back().result.number != part.result.number) {
        series.push_back(std::move(part));
        return {};
    }
    KeptSeries& whole = series.back();
    if (part.first_match != whole.first_match + whole.result.lines.size() || part.seats != whole.seats)
        return data.damaged(failure("tournament_files", "a part of series {} is missing", whole.result.number));
    append(whole.result, std::move(part.result));
    return {};
}

Result<std::vector<KeptSeries>> read_ahead(Database& data, std::size_t entrants) {
    std::vector<KeptSeries> found;
    auto rows = TRY(data.prepare("SELECT number, results, faults FROM ahead ORDER BY number"));
    for (;;) {
        const auto row = rows.step();
        if (!row) return row.error();
        if (!*row) return found;
        found.push_back(TRY(read_kept(data, entrants, rows)));
    }
}

Result<std::vector<KeptSeries>> read_parts(Database& data, std::size_t entrants) {
    std::vector<KeptSeries> found;
    const auto there = TRY(has_parts(data));
    if (!there) return found;
    auto rows = TRY(data.prepare("SELECT number, results, faults FROM parts ORDER BY number, first_match"));
    for (;;) {
        const auto row = rows.step();
        if (!row) return row.error();
        if (!*row) return found;
        auto part = TRY(read_kept(data, entrants, rows));
        TRY(add_part(data, found, std::move(part)));
    }
}

Result<> write_early(Database& data, const std::vector<KeptSeries>& ahead, const std::vector<KeptSeries>& parts,
                     const std::vector<KeptSeries>& ended, bool has_ahead) {
    if (!parts.empty()) {
        TRY(data.run(kPartsTable));
        auto into = TRY(data.prepare("INSERT OR REPLACE INTO parts(number, first_match, seats, results, faults) "
                                     "VALUES(?1, ?2, ?3, ?4, ?5)"));
        TRY(write_all(into, parts));
    }
    const bool has_ended = !ended.empty() || !ahead.empty();
    if (has_ended && TRY(has_parts(data))) {
        auto remove = TRY(data.prepare("DELETE FROM parts WHERE number = ?1"));
        TRY(remove_rows(remove, ended));
        TRY(remove_rows(remove, ahead));
    }
    if (!ahead.empty()) {
        auto into = TRY(data.prepare("INSERT OR REPLACE INTO ahead(number, first_match, seats, results, faults) "
                                     "VALUES(?1, ?2, ?3, ?4, ?5)"));
        TRY(write_all(into, ahead));
    }
    if (ended.empty() || (!has_ahead && ahead.empty())) return {};
    auto remove = TRY(data.prepare("DELETE FROM ahead WHERE number = ?1"));
    return remove_rows(remove, ended);
}

} // namespace hilltop
