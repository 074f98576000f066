// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/file_lock.h"
#include "tournament/hosted_hash.h"
#include "tournament/shard.h"
#include "tournament_files/result_blob.h"
#include "tournament_files/sqlite.h"

#include <functional>
#include <map>

namespace hilltop {

/// Who plays in a tournament. The hash detects that the program has changed since it played.
struct FileEntrant {
    std::string name;
    int version = 0;
    std::string hash;
    friend bool operator==(const FileEntrant&, const FileEntrant&) = default;
};
/// The hash of a bot that is part of this program.
std::string built_in_hash(std::string_view game, std::string_view bot, int version);

struct FileHead {
    std::string plan;    ///< JSON, kept as it was given
    std::string name;    ///< for people
    std::string program; ///< that made the file, with its version
    std::vector<FileEntrant> entrants;
    Shard shard;
    friend bool operator==(const FileHead&, const FileHead&) = default;
};

/// Local: a write-ahead log, readers never wait. Shared: for network folders, where a log's index cannot be shared.
enum class Journal { Local, Shared };

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

/// What a commit adds: series in the file's order, texts of records by match, the newest state.
struct FileBatch {
    std::vector<KeptSeries> series;
    std::vector<KeptSeries> ahead; ///< in any order; each goes when it comes among `series`
    std::vector<KeptSeries> parts; ///< of series that go on, in order; they go when their series has ended
    std::vector<std::pair<std::uint64_t, std::string>> records;
    std::optional<StoredState> state;
    /// The plan with its seed, which was secret until now. Records get it as well.
    std::optional<std::string> told_plan;
    std::map<std::string, std::int64_t> spent; ///< microseconds of processors by bot, of all sessions
    Clock session;                             ///< of the session that writes: all of it until now
};

/// A tournament's file (.htour, SQLite). One thread at a time; other objects, threads and programs may read the same
/// file while one plays. The player holds a lock of the operating system on a hidden file beside (.NAME.lock) from
/// opening to closing, so there is only one; it goes with a program that is killed. A commit checks that no other
/// has written all the same. All that is read is checked as it is read; nothing is ever mended.
class TournamentFile {
public:
    /// Makes the file, or nothing: it appears under its name when it is whole and on the disk. Never replaces a file.
    /// It is open to be played.
    static Result<TournamentFile> create(const std::string& path, const FileHead& head, Journal journal);
    /// The same with contents: `fill` hands batches to `add`, and all of them reach the disk together.
    using Add = std::function<Result<>(const FileBatch& batch)>;
    static Result<> make(const std::string& path, const FileHead& head, Journal journal,
                         const std::function<Result<>(const Add& add)>& fill);
    /// To read; also from a folder or a disk that may not be written.
    static Result<TournamentFile> open(const std::string& path);
    /// To read and go on; an error if another program plays it.
    static Result<TournamentFile> open_to_play(const std::string& path);
    /// Whether a program plays it right now; nothing where that is unknown, as without locks. Blocks no one.
    static std::optional<bool> being_played(const std::string& path);

    const std::string& path() const { return m_database.path(); }
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

    /// Everything that decides about results as text in a fixed order: plan, entrants, every match, faults. Two runs of
    /// a plan have the same dump, whole or from shards. `write` says false to stop, which is an error.
    Result<> dump(const std::function<bool(std::string_view text)>& write);

    /// Adds to a file opened to play, durably, or not at all. An error if its name no longer leads to it.
    Result<> commit(const FileBatch& batch);
    /// Why nothing more is written: the file was deleted, moved or replaced while it was open; nothing if it is there.
    std::optional<Error> displaced() const;
    /// Of a displaced file: what has been committed goes into the file itself, wherever it is by now, so that its log,
    /// which is found by name, cannot spoil another file of that name.
    void settle();
    /// A new file at `path` with all of this one and `more`; whole and on the disk, or not there. Also of a file that
    /// is displaced.
    Result<> copy_to(const std::string& path, const FileBatch& more);
    /// Calls a file that is open to be played otherwise.
    Result<> set_name(const std::string& name);
    /// For tests: as if the disk were full after this many pages of 4096 bytes.
    Result<> limit_pages(int pages);

private:
    explicit TournamentFile(Database database)
        : m_database(std::move(database)) {}
    static Result<TournamentFile> connect(const std::string& path, Database::Mode mode);
    static Result<TournamentFile> play(const std::string& path, std::optional<FileLock> held);
    Result<> write_head(const FileHead& head);
    Result<> read_head();
    /// What the file holds, as its player knows it.
    struct Extent {
        std::uint32_t rows = 0;
        std::int64_t matches = 0;
        std::int64_t faults = 0;
        std::int64_t session = 0; ///< row of the clock; 0: none yet
    };
    Result<Extent> extent();
    /// Writes without committing; what the file holds then.
    Result<Extent> add(const FileBatch& batch, Extent extent);
    const char* hosted_columns() const;
    Result<> move_ahead(const FileBatch& batch);
    Result<> add_parts(const FileBatch& batch);
    Result<bool> has_parts();
    Result<KeptSeries> kept_with(std::uint32_t number, std::span<const unsigned char> results,
                                 const std::string& faults) const;
    Result<> tell_plan(const std::string& plan);
    /// Into m_blob.
    Result<std::optional<ResultBlob>> blob(std::uint32_t number);
    Result<std::vector<SeriesFault>> faults_of(const ResultBlob& blob);
    Result<KeptSeries> kept(const ResultBlob& blob);
    Result<> in_one_view(const std::function<Result<>()>& read);

    /// Files of before hosted bots have no room for some of what is known of these.
    Result<> find_columns();
    Result<> add_columns();

    bool m_log = false; ///< opened to play, with a write-ahead log
    bool m_has_ahead = false;
    bool m_has_hosting = false; ///< columns and tables that hosted bots need
    FileLock m_lock;            ///< of a player; goes after the connection
    Database m_database;
    FileHead m_head;
    Extent m_extent;
    std::optional<std::uint32_t> m_remembered;
    std::string m_blob; ///< of the series remembered
};

} // namespace hilltop
