// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jobs/job.h"
#include "tournament/runner.h"
#include "tournament/statistics.h"
#include "tournament_files/saved_tournament.h"
#include "tournament_files/tournament_file.h"

#include <QString>

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

class QTemporaryDir;

namespace hilltop {

/// Reads matches of a tournament's file for all who share it, in any thread, one at a time; never in the window's.
class MatchReader {
public:
    explicit MatchReader(TournamentFile file)
        : m_file(std::move(file)) {}

    struct Wanted {
        Series series;
        int match = 0; ///< of the series, from 0
    };
    /// In the order they are wanted; nothing in the place of one that is not on the disk.
    std::vector<std::optional<PlayedMatch>> read(const std::vector<Wanted>& matches);

private:
    std::mutex m_mutex; ///< of the file
    TournamentFile m_file;
};

/// What a tournament's worker reports to the window from time to time.
struct TournamentNews {
    Progress progress;
    std::shared_ptr<const Statistics> statistics; ///< about a second behind; none before the first results
    std::shared_ptr<const std::vector<FaultSummary>> faults;
    std::uint32_t rows = 0;                       ///< series that are on the disk
    double saved_ago = -1;                        ///< seconds since the last commit; negative: nothing is being written
    double played = 0;                            ///< seconds of earlier sessions
    std::shared_ptr<FileSink::Stranded> stranded; ///< what was played, when its file has gone
};

/// What the window wants of a worker that plays; both have it.
class TournamentWishes {
public:
    explicit TournamentWishes(int threads)
        : m_threads(threads) {}

    void pause(bool paused);
    void setThreads(int threads);
    /// Series that have begun are played to their end.
    void stop();

    /// Starts the runner as it is wanted by now, and hands it what is wanted later, until leave().
    void drive(TournamentRunner& runner);
    void leave();

private:
    std::mutex m_mutex;                   ///< of what follows
    TournamentRunner* m_runner = nullptr; ///< while there is one
    bool m_stop = false, m_paused = false;
    int m_threads;
};

/// What a tournament's worker is to do.
struct TournamentTask {
    enum class Kind { Create, CreateAndWait, Open, Resume } kind = Kind::Open;
    QString path;                               ///< of its file, unless it is yet to be created
    QString folder, name;                       ///< where to make it
    std::shared_ptr<const QTemporaryDir> spare; ///< for a file that cannot be kept
    Plan plan;
    std::shared_ptr<TournamentWishes> wishes;
};

/// A file is open, and its course is known.
struct TournamentOpened {
    QString path;
    std::string name;            ///< that it was given
    std::optional<Error> unkept; ///< why it lies in the spare folder
    Progress progress;           ///< with no match being played
    std::shared_ptr<MatchReader> reader;
};

/// All of the work, on a thread of its own: opens or makes the file, and plays if that is wanted. `opened` and
/// `progressed` are called in the window's thread. The value is the last news, or why the file cannot be had; a failure
/// while it plays is in the news.
Result<TournamentNews> workOnTournament(const TournamentTask& task, JobControl& control,
                                        const std::function<void(TournamentOpened&&)>& opened,
                                        const std::function<void(TournamentNews&&)>& progressed);

} // namespace hilltop
