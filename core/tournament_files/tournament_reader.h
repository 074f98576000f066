// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/hosted_hash.h"
#include "tournament_files/contest_file.h"
#include "tournament_files/file_head.h"
#include "tournament_files/result_blob.h"

#include <map>

namespace hilltop {

/// The state of a fold after the first `rows` series of the file. Derived: it may be missing, then fold again.
struct StoredState {
    std::uint32_t rows = 0;
    std::string bytes;
};

struct StoredFault {
    SeriesFault fault;
    std::uint32_t series = 0;
};

struct FaultSummary {
    std::uint16_t entrant = 0;
    Fault fault{};
    std::int64_t count = 0;
    StoredFault last;
};

/// Wall-clock times; they are no part of what a tournament results in.
struct Clock {
    std::int64_t begun = 0;   ///< of the first session, milliseconds since 1970; 0: never played
    std::int64_t written = 0; ///< last, milliseconds since 1970
    double seconds = 0;       ///< played, all sessions together
};

/// The contents of a tournament's file (.htour). All that is read is checked as it is read; nothing is ever mended.
class TournamentReader : public ContestFile {
public:
    const FileHead& head() const { return m_head; }
    /// Series that are kept. They are head().shard.series(0), series(1) and so on without a gap.
    Result<std::uint32_t> series_count();
    Result<std::int64_t> match_count();

    /// Every series from row `from`, in order, with its faults, until `take` says false.
    Result<> each_series(std::uint32_t from, const std::function<bool(KeptSeries&& series)>& take);
    /// Series that have ended while an earlier one had not.
    Result<std::vector<KeptSeries>> ahead();
    /// The first matches of series that had not ended when they were written.
    Result<std::vector<KeptSeries>> begun();
    /// One series by its number; nothing if it has not been played.
    Result<std::optional<KeptSeries>> series(std::uint32_t number);
    /// Match `match`, from 0, of a series; nothing if it has not been played. The last series read is remembered.
    Result<std::optional<StoredMatch>> match(std::uint32_t series, int match);

    /// Ordered by match, decision and seat.
    Result<std::vector<StoredFault>> faults(std::int64_t offset, std::int64_t limit);
    Result<std::int64_t> fault_count();
    /// By entrant and kind of fault.
    Result<std::vector<FaultSummary>> fault_summary();
    /// The kept record of a match, if there is one.
    Result<std::optional<std::string>> record(std::uint64_t match);
    using Records = std::vector<std::pair<std::uint64_t, std::string>>; ///< match and text
    /// Kept records of `matches` matches from `first` on, in order.
    Result<Records> records(std::uint64_t first, std::uint64_t matches);
    Result<std::optional<StoredState>> state();
    Result<Clock> clock();
    /// As in FileBatch.
    Result<std::map<std::string, std::int64_t>> spent();

    /// The file as it is now, also while it is played.
    Result<std::string> bytes() { return m_database.bytes(); }

    /// That the file is not what its program has written. `what` is half a sentence.
    Error damaged(Error what) const { return m_database.damaged(std::move(what)); }

protected:
    explicit TournamentReader(ContestFile file)
        : ContestFile(std::move(file)) {}
    /// The head, before all else.
    Result<> read();

    FileHead m_head;
    bool m_has_hosting = true; ///< columns and tables that hosted bots need; old files have none

private:
    const char* hosted_columns() const;
    /// Into m_blob.
    Result<std::optional<ResultBlob>> blob(std::uint32_t number);
    Result<std::vector<SeriesFault>> faults_of(const ResultBlob& blob);
    Result<KeptSeries> kept(const ResultBlob& blob);

    std::optional<std::uint32_t> m_remembered;
    std::string m_blob; ///< of the series remembered
};

const FileKind& tournament_kind();

} // namespace hilltop
