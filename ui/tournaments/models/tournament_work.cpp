// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/models/tournament_work.h"

#include "tournaments/models/tournament_files.h"

#include <QTemporaryDir>

#include <chrono>
#include <thread>

namespace hilltop {

namespace {

using WorkClock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds kInterval{100}, kStatisticsInterval{1000};
constexpr int kLeisure = 8; ///< statistics take at most so little of their thread's time: a ninth
constexpr std::chrono::milliseconds kBetweenTries{20};
constexpr std::chrono::seconds kPatience{3};

double secondsSince(WorkClock::time_point then) {
    return std::chrono::duration<double>(WorkClock::now() - then).count();
}

/// What is reported beside progress: statistics and faults, no more often than they can be computed quickly.
class Telling {
public:
    explicit Telling(TournamentFile file)
        : m_file(std::move(file)) {}

    TournamentNews news(Progress progress, bool last) {
        if (last || secondsSince(m_looked) >
                        std::max(std::chrono::duration<double>(kStatisticsInterval).count(), kLeisure * m_took)) {
            m_looked = WorkClock::now();
            look(progress.course);
            m_took = secondsSince(m_looked);
        }
        TournamentNews news;
        news.progress = std::move(progress);
        news.statistics = m_statistics;
        news.faults = m_faults;
        return news;
    }

private:
    void look(const Course& course) {
        if (course.matches() > 0 && course.matches() != m_matches)
            m_statistics = std::make_shared<Statistics>(statistics_of(course.plan(), course.standings()));
        m_matches = course.matches();
        const auto count = m_file.fault_count();
        if (!count || *count == m_count) return;
        if (auto summary = m_file.fault_summary()) {
            m_faults = std::make_shared<std::vector<FaultSummary>>(std::move(*summary));
            m_count = *count;
        }
    }

    TournamentFile m_file;
    std::shared_ptr<const Statistics> m_statistics;
    std::shared_ptr<const std::vector<FaultSummary>> m_faults;
    std::int64_t m_matches = -1, m_count = 0;
    WorkClock::time_point m_looked{};
    double m_took = 0;
};

/// A player that was let go of a moment ago, by this window or by one that has been closed, may still end its matches.
Result<SavedTournament> resumePatiently(const std::string& path, const JobControl& control) {
    for (const auto begun = WorkClock::now();;) {
        auto saved = resume_tournament(path);
        if (saved || control.cancelled() || WorkClock::now() - begun > kPatience) return saved;
        if (!TournamentFile::being_played(path).value_or(false)) return resume_tournament(path);
        std::this_thread::sleep_for(kBetweenTries);
    }
}

template <typename Value>
void postTo(JobControl& control, const std::function<void(Value&&)>& tell, Value value) {
    control.post([tell, value = std::make_shared<Value>(std::move(value))] { tell(std::move(*value)); });
}

TournamentNews playTournament(SavedTournament saved, const TournamentTask& task, Telling& telling, JobControl& control,
                              const std::function<void(TournamentNews&&)>& progressed) {
    const auto clock = saved.file.clock();
    const double played = clock ? clock->seconds : 0;
    Progress last;
    std::uint32_t rows = 0;
    std::shared_ptr<FileSink::Stranded> stranded;
    {
        TournamentSink sink(std::move(saved.file), saved.course);
        TournamentRunner runner(std::move(saved.course), &sink, std::move(saved.ahead));
        task.wishes->drive(runner);
        while (!runner.wait_for(kInterval)) {
            if (control.cancelled() || sink.failure()) runner.stop();
            // A window that is busy gets the next ones instead of a queue; the last ones always arrive.
            if (control.cancelled() || control.reporting()) continue;
            const FileSink::Saved on_disk = sink.saved();
            auto news = std::make_shared<TournamentNews>(telling.news(runner.progress(), false));
            news->rows = on_disk.rows;
            news->saved_ago = on_disk.seconds_ago;
            news->played = played;
            control.report([progressed, news = std::move(news)] { progressed(std::move(*news)); });
        }
        task.wishes->leave();
        last = runner.progress();
        if (const auto done = sink.finish(last.course); !done && !last.failure) last.failure = done.error();
        rows = sink.saved().rows;
        if (auto file = sink.recover_detached()) stranded = std::make_shared<FileSink::Stranded>(std::move(*file));
    } // the file may be played by others from here on
    TournamentNews news = control.cancelled() ? TournamentNews{} : telling.news(std::move(last), true);
    news.rows = rows;
    news.played = played;
    news.stranded = std::move(stranded);
    return news;
}

} // namespace

void TournamentWishes::pause(bool paused) {
    const std::lock_guard lock(m_mutex);
    m_paused = paused;
    if (m_runner) m_runner->pause(paused);
}

void TournamentWishes::setThreads(int threads) {
    const std::lock_guard lock(m_mutex);
    m_threads = threads;
    if (m_runner) m_runner->set_threads(threads);
}

void TournamentWishes::stop() {
    const std::lock_guard lock(m_mutex);
    m_stop = true;
    if (m_runner) m_runner->finish_running();
}

void TournamentWishes::drive(TournamentRunner& runner) {
    const std::lock_guard lock(m_mutex);
    runner.start({.threads = m_threads, .background = true});
    if (m_paused) runner.pause(true);
    if (m_stop) runner.finish_running();
    m_runner = &runner;
}

void TournamentWishes::leave() {
    const std::lock_guard lock(m_mutex);
    m_runner = nullptr;
}

Result<TournamentNews> workOnTournament(const TournamentTask& task, JobControl& control,
                                        const std::function<void(TournamentOpened&&)>& opened,
                                        const std::function<void(TournamentNews&&)>& progressed) {
    using Kind = TournamentTask::Kind;
    const bool creates = task.kind == Kind::Create || task.kind == Kind::CreateAndWait;
    QString path = task.path;
    std::optional<Error> unkept;
    Result<SavedTournament> saved = creates                   ? createInFolder(task.folder, task.name, task.plan, path)
                                    : task.kind == Kind::Open ? open_tournament(path.toStdString())
                                                              : resumePatiently(path.toStdString(), control);
    if (!saved && creates) { // better played without being kept than not at all
        unkept = saved.error();
        saved = createInFolder(task.spare->path(), task.name, task.plan, path);
    }
    if (!saved) return saved.error();
    auto reader = TournamentFile::open(path.toStdString()), second = TournamentFile::open(path.toStdString());
    if (!reader || !second) return (reader ? second : reader).error();
    Telling telling(std::move(*second));
    postTo<TournamentOpened>(control, opened,
                             {path, saved->file.head().name, unkept, resting_progress(saved->course, saved->ahead),
                              std::make_shared<MatchReader>(std::move(*reader))});
    if (control.cancelled()) return TournamentNews{};
    if (task.kind == Kind::Create || task.kind == Kind::Resume)
        return playTournament(std::move(*saved), task, telling, control, progressed);
    const auto clock = saved->file.clock();
    TournamentNews news = telling.news(resting_progress(std::move(saved->course), saved->ahead), true);
    news.rows = news.progress.course.folded();
    if (clock) news.played = clock->seconds;
    return news;
}

std::vector<std::optional<PlayedMatch>> MatchReader::read(const std::vector<Wanted>& matches) {
    const std::lock_guard lock(m_mutex);
    std::vector<std::optional<PlayedMatch>> all;
    all.reserve(matches.size());
    for (const Wanted& wanted : matches) {
        auto& found = all.emplace_back();
        const auto stored = m_file.match(wanted.series.number, wanted.match);
        if (!stored || !*stored) continue;
        found = place_of_match(wanted.series, wanted.match);
        found->points.assign((*stored)->points.begin(), (*stored)->points.end());
        found->second.assign((*stored)->second.begin(), (*stored)->second.end());
        found->winners = (*stored)->winners;
    }
    return all;
}

} // namespace hilltop
