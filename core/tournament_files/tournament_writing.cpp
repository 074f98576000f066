// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament_files/tournament_file.h"

#include "base/digest.h"

#include <fmt/format.h>

namespace hilltop {

Result<> TournamentFile::commit(const FileBatch& batch) {
    if (auto gone = displaced()) return *gone;
    TRY(m_database.run("BEGIN IMMEDIATE"));
    const auto added = add(batch, m_extent);
    const Result<> done = added ? m_database.run("COMMIT") : Result<>(added.error());
    if (done && batch.told_plan) m_head.plan = *batch.told_plan;
    if (done)
        m_extent = *added;
    else if (m_database.in_transaction())
        static_cast<void>(m_database.run("ROLLBACK"));
    return done;
}

Result<TournamentFile::Extent> TournamentFile::add(const FileBatch& batch, Extent extent) {
    const auto there = TRY(series_count());
    if (there != extent.rows) return failure("store", "{}: another program has changed it; open it again", path());
    auto series =
        TRY(m_database.prepare("INSERT INTO series(number, first_match, matches, seats, matches_until, results) "
                               "VALUES(?1, ?2, ?3, ?4, ?5, ?6)"));
    auto faults =
        m_database.prepare("INSERT INTO faults(number, match, series, entrant, seat, decision, fault, output, told, "
                           "microseconds) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)");
    if (!faults) return faults.error();
    for (const KeptSeries& kept : batch.series) {
        const SeriesResult& result = kept.result;
        if (result.number != m_head.shard.series(extent.rows))
            return failure("store", "{}: series {} came instead of {}", path(), result.number,
                           m_head.shard.series(extent.rows));
        ++extent.rows;
        extent.matches += static_cast<std::int64_t>(result.lines.size());
        series.bind(1, std::int64_t{result.number})
            .bind(2, static_cast<std::int64_t>(kept.first_match))
            .bind(3, static_cast<std::int64_t>(result.lines.size()))
            .bind(4, std::int64_t{kept.seats})
            .bind(5, extent.matches)
            .bind_bytes(6, encode_results(kept));
        TRY(series.run());
        for (const SeriesFault& fault : result.faults) {
            faults->bind(1, ++extent.faults)
                .bind(2, static_cast<std::int64_t>(fault.match))
                .bind(3, std::int64_t{result.number})
                .bind(4, std::int64_t{fault.entrant})
                .bind(5, std::int64_t{fault.seat})
                .bind(6, std::int64_t{fault.decision})
                .bind(7, fault_word(fault.fault))
                .bind(9, std::int64_t{fault.told})
                .bind(10, static_cast<std::int64_t>(fault.time.count()));
            if (fault.errors.empty())
                faults->bind_null(8);
            else
                faults->bind(8, fault.errors);
            TRY(faults->run());
        }
    }
    TRY(add_parts(batch));
    TRY(move_ahead(batch));
    auto records = TRY(m_database.prepare("INSERT OR REPLACE INTO records(match, record) VALUES(?1, ?2)"));
    for (const auto& [match, text] : batch.records) {
        TRY(records.bind(1, static_cast<std::int64_t>(match)).bind(2, text).run());
    }
    // One that was given up because a bot went out may have left records of matches that are forfeit now.
    auto gone = TRY(m_database.prepare("DELETE FROM records WHERE match = ?1"));
    for (const KeptSeries& kept : batch.series) {
        for (std::size_t i = 0; i < kept.result.lines.size(); ++i) {
            if (kept.result.lines[i].digest != Digest().folded()) continue;
            if (auto done = gone.bind(1, static_cast<std::int64_t>(kept.first_match + i)).run(); !done)
                return done.error();
        }
    }
    if (!batch.spent.empty()) {
        auto spent = TRY(m_database.prepare("INSERT OR REPLACE INTO meta(key, value) VALUES('spent', ?1)"));
        TRY(spent.bind(1, Json(batch.spent).dump()).run());
    }
    if (batch.state) {
        auto state =
            m_database.prepare("INSERT OR REPLACE INTO state(one, series, digest, bytes) VALUES(1, ?1, ?2, ?3)");
        if (!state) return state.error();
        Digest digest;
        digest.add(batch.state->rows);
        digest.add(batch.state->bytes);
        state->bind(1, std::int64_t{batch.state->rows}).bind(2, std::int64_t{digest.folded()});
        TRY(state->bind_bytes(3, batch.state->bytes).run());
    }
    if (batch.told_plan) {
        TRY(tell_plan(*batch.told_plan));
    }
    auto clock =
        m_database.prepare("INSERT OR REPLACE INTO clock(session, begun, ended, seconds, matches) "
                           "VALUES(?1, ?2, ?3, ?4, ?5 - (SELECT total(matches) FROM clock WHERE session < ?1))");
    if (!clock) return clock.error();
    if (extent.session == 0) {
        const auto last = TRY(m_database.number("SELECT max(session) FROM clock"));
        extent.session = last.value_or(0) + 1;
    }
    clock->bind(1, extent.session)
        .bind(2, batch.session.begun)
        .bind(3, batch.session.written)
        .bind_real(4, batch.session.seconds)
        .bind(5, extent.matches);
    TRY(clock->run());
    return extent;
}

Result<std::map<std::string, std::int64_t>> TournamentFile::spent() {
    auto row = TRY(m_database.prepare("SELECT value FROM meta WHERE key = 'spent'"));
    const auto found = TRY(row.step());
    std::map<std::string, std::int64_t> spent;
    if (!found) return spent;
    const Json json = Json::parse(row.text(0), nullptr, false);
    for (const auto& [bot, time] : json.items())
        if (time.is_number_integer()) spent[bot] = time.get<std::int64_t>();
    return spent;
}

Result<> TournamentFile::limit_pages(int pages) {
    return m_database.run(fmt::format("PRAGMA max_page_count={}", pages).c_str());
}

} // namespace hilltop
