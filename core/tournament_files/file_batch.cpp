// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament_files/file_batch.h"

#include "base/digest.h"
#include "base/json_form.h"
#include "tournament/outcome.h"
#include "tournament_files/early_series.h"

namespace hilltop {

Result<FileExtent> write_batch(Database& data, const FileHead& head, const FileBatch& batch, FileExtent extent) {
    auto series = TRY(data.prepare("INSERT INTO series(number, first_match, matches, seats, matches_until, results) "
                                   "VALUES(?1, ?2, ?3, ?4, ?5, ?6)"));
    auto faults =
        TRY(data.prepare("INSERT INTO faults(number, match, series, entrant, seat, decision, fault, output, told, "
                         "microseconds) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)"));
    for (const KeptSeries& kept : batch.series) {
        const SeriesResult& result = kept.result;
        if (result.number != head.shard.series(extent.rows))
            return failure("tournament_files", "{}: series {} arrived, but series {} was expected", data.path(),
                           result.number, head.shard.series(extent.rows));
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
            faults.bind(1, ++extent.faults)
                .bind(2, static_cast<std::int64_t>(fault.match))
                .bind(3, std::int64_t{result.number})
                .bind(4, std::int64_t{fault.entrant})
                .bind(5, std::int64_t{fault.seat})
                .bind(6, std::int64_t{fault.decision})
                .bind(7, fault_word(fault.fault))
                .bind(9, std::int64_t{fault.told})
                .bind(10, static_cast<std::int64_t>(fault.time.count()));
            if (fault.errors.empty())
                faults.bind_null(8);
            else
                faults.bind(8, fault.errors);
            TRY(faults.run());
        }
    }
    TRY(write_early(data, batch.ahead, batch.parts, batch.series, extent.ahead));
    extent.ahead = extent.ahead || !batch.ahead.empty();
    auto records = TRY(data.prepare("INSERT OR REPLACE INTO records(match, record) VALUES(?1, ?2)"));
    for (const auto& [match, text] : batch.records) {
        TRY(records.bind(1, static_cast<std::int64_t>(match)).bind(2, text).run());
    }
    // One that was given up because a bot went out may have left records of matches that are forfeit now.
    auto gone = TRY(data.prepare("DELETE FROM records WHERE match = ?1"));
    for (const KeptSeries& kept : batch.series) {
        for (std::size_t i = 0; i < kept.result.lines.size(); ++i) {
            if (!is_forfeit(kept.result.lines[i].digest)) continue;
            TRY(gone.bind(1, static_cast<std::int64_t>(kept.first_match + i)).run());
        }
    }
    if (!batch.spent.empty()) {
        auto spent = TRY(data.prepare("INSERT OR REPLACE INTO meta(key, value) VALUES('spent', ?1)"));
        TRY(spent.bind(1, Json(batch.spent).dump()).run());
    }
    if (batch.state) {
        auto state =
            TRY(data.prepare("INSERT OR REPLACE INTO state(one, series, digest, bytes) VALUES(1, ?1, ?2, ?3)"));
        Digest digest;
        digest.add(batch.state->rows);
        digest.add(batch.state->bytes);
        state.bind(1, std::int64_t{batch.state->rows}).bind(2, std::int64_t{digest.folded()});
        TRY(state.bind_bytes(3, batch.state->bytes).run());
    }
    if (batch.told_plan) {
        TRY(write_told_plan(data, head, *batch.told_plan));
    }
    auto clock =
        TRY(data.prepare("INSERT OR REPLACE INTO clock(session, begun, ended, seconds, matches) "
                         "VALUES(?1, ?2, ?3, ?4, ?5 - (SELECT total(matches) FROM clock WHERE session < ?1))"));
    if (extent.session == 0) {
        const auto last = TRY(data.number("SELECT max(session) FROM clock"));
        extent.session = last.value_or(0) + 1;
    }
    clock.bind(1, extent.session)
        .bind(2, batch.session.begun)
        .bind(3, batch.session.written)
        .bind_real(4, batch.session.seconds)
        .bind(5, extent.matches);
    TRY(clock.run());
    return extent;
}

} // namespace hilltop
