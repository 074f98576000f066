// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/result_sink.h"
#include "tournament_files/tournament_file.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace hilltop {

/// Writes a tournament's results into its file as they come, from a thread of its own that commits many at once. A
/// series counts when it is committed; what a crash leaves out is played again.
class FileSink : public ResultSink {
public:
    struct Options {
        std::chrono::milliseconds commit_every{100};
        std::size_t commit_bytes = 8u << 20; ///< results waiting, as they lie in memory
        std::size_t most_bytes = 32u << 20;  ///< then the workers wait for the disk
        std::chrono::milliseconds state_every{2000};
        std::chrono::milliseconds look_every{1000}; ///< whether the file is there, while there is nothing to write
    };
    /// `file` was opened to play; a sink is one session of its clock.
    explicit FileSink(TournamentFile file)
        : FileSink(std::move(file), Options()) {}
    FileSink(TournamentFile file, const Options& options);
    /// Writes what waits and lets go of the file.
    ~FileSink() override;

    /// Where the disk is slow the worker waits here, and not with the fold's lock held.
    void prepare(const Series& series, const SeriesResult& result) override;
    void series_ahead(const Series& series, const SeriesResult& result) override;
    void series_part(const Series& part, const SeriesResult& result) override;
    void series_done(const Series& series, const SeriesResult& result) override;
    bool wants_state() override;
    /// The fold after all series given so far; may also come unasked, as before a flush().
    void state(std::string bytes) override;
    std::optional<Error> failure() const override;
    void spent(const SpentByBot& spent) override; ///< goes with the next results
    void restore(const SpentByBot& spent) override;

    /// wants_state() says yes the next time.
    void ask_for_state();
    /// All has been played: the file gets the plan with the seed that was secret until now.
    void tell_plan(std::string plan);
    /// Keeps the text of a match's record; give it before the match's series. From any thread.
    void keep_record(std::uint64_t match, std::string text);
    /// Waits until everything given is on the disk, or says why it is not.
    Result<> flush();
    /// After a failure because the file was deleted, moved or replaced: the file, still open, and all that it lacks.
    /// Nothing may be given from then on. Nothing after other failures.
    struct Stranded {
        TournamentFile file;
        FileBatch batch;
        /// A new file with all of it.
        Result<> save_as(const std::string& path) { return file.copy_to(path, batch); }
    };
    std::optional<Stranded> recover_detached();

    /// What is on the disk. From any thread.
    struct Saved {
        std::uint32_t rows = 0;
        std::int64_t matches = 0;
        double seconds_ago = 0; ///< since the last commit; before the first since the beginning
    };
    Saved saved() const;

private:
    using Time = std::chrono::steady_clock::time_point;
    Clock session() const;
    bool waiting() const;
    bool takes() const { return !m_failure || m_stranded; }
    void strand(std::unique_lock<std::mutex>& lock, const Error& reason, FileBatch batch);
    bool wait_for_work(std::unique_lock<std::mutex>& lock);
    void work();
    void fail(const Error& why);

    const Options m_options;
    TournamentFile m_file;
    std::map<std::string, std::int64_t> m_spent_before; ///< in earlier sessions
    const Time m_begun;
    std::int64_t m_begun_at; ///< milliseconds since 1970
    Time m_last_state;       ///< of the caller's thread, as the next two
    std::uint32_t m_given = 0;

    mutable std::mutex m_mutex;
    std::condition_variable m_wake;  ///< the writer
    std::condition_variable m_moved; ///< those who wait for it
    FileBatch m_batch;               ///< what waits
    std::size_t m_bytes = 0;
    Time m_oldest;
    bool m_state_asked = false;
    bool m_hurry = false;
    bool m_writing = false;
    bool m_leaving = false;
    std::optional<Error> m_failure;
    bool m_stranded = false; ///< that is because the file has gone
    Saved m_saved;
    Time m_committed;
    std::thread m_thread;
};

} // namespace hilltop
