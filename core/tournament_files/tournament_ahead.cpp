// SPDX-License-Identifier: GPL-3.0-or-later
// What hosted bots have played before its turn came, and of series that have not ended.
#include "base/fields.h"
#include "base/json_text.h"
#include "engine/schema.h"
#include "tournament/series_parts.h"
#include "tournament_files/tournament_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace hilltop {
namespace {

const Form<std::vector<SeriesFault>>& faults_form() {
    static const auto form = form::list(
        FieldTable<SeriesFault>()
            .required("match", &SeriesFault::match, form::whole<std::uint64_t>())
            .required("entrant", &SeriesFault::entrant, form::whole<std::uint16_t>())
            .required("seat", &SeriesFault::seat, form::whole<std::uint8_t>(0, kMaxSeats - 1))
            .required("word", &SeriesFault::fault, form::fault())
            .required("decision", &SeriesFault::decision, form::whole<std::int32_t>(std::numeric_limits<int>::min()))
            .required("told", &SeriesFault::told, form::truth())
            .required("us", &SeriesFault::time, form::time<std::chrono::microseconds>())
            .required("stderr", &SeriesFault::errors, form::text())
            .row());
    return form;
}

std::string faults_text(const std::vector<SeriesFault>& faults) {
    return faults_form().write(faults).dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// The faults of a series that is ahead; false if the text has none of them.
bool read_faults(const std::string& text, std::size_t entrants, std::vector<SeriesFault>& faults) {
    const auto json = parse_json(text);
    return json && faults_form().read(*json, Path("faults"), faults) &&
           std::all_of(faults.begin(), faults.end(), [&](const auto& fault) { return fault.entrant < entrants; });
}

/// Parts follow one another; made when the first one comes.
constexpr const char* kPartsTable =
    "CREATE TABLE IF NOT EXISTS parts(number INTEGER, first_match INTEGER, seats INTEGER, "
    "results BLOB, faults TEXT, PRIMARY KEY(number, first_match)) WITHOUT ROWID";

/// Runs the statement, which takes a row of `parts` or `ahead`, once for each.
Result<> write_all(Statement& statement, const std::vector<KeptSeries>& all) {
    for (const KeptSeries& kept : all) {
        statement.bind(1, std::int64_t{kept.result.number})
            .bind(2, static_cast<std::int64_t>(kept.first_match))
            .bind(3, std::int64_t{kept.seats})
            .bind_bytes(4, encode_results(kept))
            .bind(5, faults_text(kept.result.faults));
        if (auto done = statement.run(); !done) return done;
    }
    return {};
}

} // namespace

Result<KeptSeries> TournamentFile::kept_with(std::uint32_t number, std::span<const unsigned char> results,
                                             const std::string& faults) const {
    const auto blob = ResultBlob::read(results);
    if (!blob) return m_database.damaged(failure("store", "series {}: {}", number, blob.error()));
    if (blob->number() != number) return m_database.damaged(failure("store", "series {} is another one", number));
    KeptSeries kept{.first_match = blob->first_match(), .seats = blob->seats(), .result = blob->decode()};
    if (!read_faults(faults, m_head.entrants.size(), kept.result.faults) || !blob->has_faults(kept.result.faults))
        return m_database.damaged(failure("store", "the faults of series {} were changed", number));
    return kept;
}

Result<std::vector<KeptSeries>> TournamentFile::ahead() {
    std::vector<KeptSeries> found;
    if (!m_has_hosting) return found;
    auto rows = TRY(m_database.prepare("SELECT number, results, faults FROM ahead ORDER BY number"));
    for (;;) {
        const auto row = rows.step();
        if (!row) return row.error();
        if (!*row) return found;
        auto kept = kept_with(static_cast<std::uint32_t>(rows.number(0)), rows.bytes(1), rows.text(2));
        if (!kept) return kept.error();
        found.push_back(std::move(*kept));
    }
}

Result<bool> TournamentFile::has_parts() {
    const auto tables =
        TRY(m_database.number("SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'parts'"));
    return tables.value_or(0) == 1;
}

Result<std::vector<KeptSeries>> TournamentFile::begun() {
    std::vector<KeptSeries> found;
    const auto there = TRY(has_parts());
    if (!there) return found;
    auto rows = TRY(m_database.prepare("SELECT number, results, faults FROM parts ORDER BY number, first_match"));
    for (;;) {
        const auto row = rows.step();
        if (!row) return row.error();
        if (!*row) return found;
        auto kept = kept_with(static_cast<std::uint32_t>(rows.number(0)), rows.bytes(1), rows.text(2));
        if (!kept) return kept.error();
        if (found.empty() || found.back().result.number != kept->result.number) {
            found.push_back(std::move(*kept));
            continue;
        }
        KeptSeries& series = found.back();
        if (kept->first_match != series.first_match + series.result.lines.size() || kept->seats != series.seats)
            return m_database.damaged(failure("store", "a part of series {} is missing", series.result.number));
        append(series.result, std::move(kept->result));
    }
}

/// Before those go that have come to their end.
Result<> TournamentFile::add_parts(const FileBatch& batch) {
    if (!batch.parts.empty()) {
        TRY(m_database.run(kPartsTable));
        auto parts = TRY(m_database.prepare("INSERT OR REPLACE INTO parts(number, first_match, seats, results, faults) "
                                            "VALUES(?1, ?2, ?3, ?4, ?5)"));
        TRY(write_all(parts, batch.parts));
    }
    if (batch.series.empty() && batch.ahead.empty()) return {};
    const auto there = TRY(has_parts());
    if (!there) return {};
    auto gone = TRY(m_database.prepare("DELETE FROM parts WHERE number = ?1"));
    for (const auto* ended : {&batch.series, &batch.ahead}) {
        for (const KeptSeries& kept : *ended)
            if (auto done = gone.bind(1, std::int64_t{kept.result.number}).run(); !done) return done;
    }
    return {};
}

/// Those that are among the series by now go.
Result<> TournamentFile::move_ahead(const FileBatch& batch) {
    if (!batch.ahead.empty()) {
        auto ahead = TRY(m_database.prepare("INSERT OR REPLACE INTO ahead(number, first_match, seats, results, faults) "
                                            "VALUES(?1, ?2, ?3, ?4, ?5)"));
        TRY(write_all(ahead, batch.ahead));
        m_has_ahead = true;
    }
    if (!m_has_ahead || batch.series.empty()) return {};
    auto gone = TRY(m_database.prepare("DELETE FROM ahead WHERE number = ?1"));
    for (const KeptSeries& kept : batch.series) {
        if (auto done = gone.bind(1, std::int64_t{kept.result.number}).run(); !done) return done;
    }
    return {};
}

} // namespace hilltop
