// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/models/tournament_job.h"

#include "text/error_texts.h"
#include "text/game_texts.h"
#include "tournaments/models/tournament_folder.h"

#include <QFileInfo>
#include <QMetaObject>
#include <QTemporaryDir>

#include <algorithm>

namespace hilltop {

namespace {

using Clock_ = std::chrono::steady_clock;
constexpr std::chrono::milliseconds kInterval{100}, kStatisticsInterval{1000};
constexpr int kLeisure = 8; ///< statistics take at most so little of their thread's time: a ninth

double since(Clock_::time_point then) {
    return std::chrono::duration<double>(Clock_::now() - then).count();
}

} // namespace

QStringList shownNames(const Plan& plan) {
    QStringList names;
    for (std::size_t i = 0; i < plan.bots.size(); ++i) {
        const auto begin = plan.bots.begin();
        const auto copies = std::count(begin, plan.bots.end(), plan.bots[i]);
        const auto before = std::count(begin, begin + static_cast<std::ptrdiff_t>(i), plan.bots[i]);
        const QString name = botName(plan.game, plan.bots[i]);
        names << (copies == 1 ? name : name + QLatin1Char(' ') + QString::number(before + 1));
    }
    return names;
}

/// What a thread is to do.
struct TournamentJob::Task {
    enum class Kind { Create, CreateAndWait, Open, Resume } kind = Kind::Open;
    int run = 0;
    QString folder, name, path;
    QString spare; ///< folder for a file that cannot be kept
    Plan plan;
    int threads = 1;
};

/// What is told beside progress: statistics and faults, no more often than they can be had quickly.
class TournamentJob::Telling {
public:
    explicit Telling(TournamentFile file)
        : m_file(std::move(file)) {}

    TournamentNews news(Progress progress, bool last) {
        if (last ||
            since(m_looked) > std::max(std::chrono::duration<double>(kStatisticsInterval).count(), kLeisure * m_took)) {
            m_looked = Clock_::now();
            look(progress.course);
            m_took = since(m_looked);
        }
        TournamentNews news;
        news.progress = std::move(progress);
        news.statistics = m_statistics;
        news.faults = m_faults;
        return news;
    }
    TournamentFile& file() { return m_file; }

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
    Clock_::time_point m_looked{};
    double m_took = 0;
};

TournamentJob::TournamentJob(QObject* parent)
    : QObject(parent) {
    qRegisterMetaType<FoundMatch>();
}

TournamentJob::~TournamentJob() {
    end();
    if (m_finder.joinable()) m_finder.join();
    m_reader.reset(); // before the folder of an unkept file goes
}

void TournamentJob::end() {
    m_leaving = true;
    {
        const std::lock_guard lock(m_mutex);
        if (m_runner) m_runner->stop();
    }
    if (m_thread.joinable()) m_thread.join();
    m_leaving = false;
}

void TournamentJob::create(const QString& folder, const QString& name, const Plan& plan, int threads, bool wait) {
    m_temporary = std::make_unique<QTemporaryDir>();
    m_names = shownNames(plan);
    m_news = {};
    m_news.progress.course = Course(plan);
    m_news.progress.total = m_news.progress.course.expected();
    m_path = folder + QLatin1Char('/') + fileNameFor(name) + QLatin1String(kTournamentSuffix);
    m_exists = true;
    begin({.kind = wait ? Task::Kind::CreateAndWait : Task::Kind::Create,
           .folder = folder,
           .name = name,
           .path = {},
           .spare = m_temporary->path(),
           .plan = plan,
           .threads = threads});
}

void TournamentJob::open(const QString& path) {
    m_path = path;
    begin({.kind = Task::Kind::Open,
           .folder = {},
           .name = {},
           .path = path,
           .spare = {},
           .plan = {},
           .threads = m_threads});
}

void TournamentJob::resume(const QString& path, int threads) {
    m_path = path;
    begin({.kind = Task::Kind::Resume,
           .folder = {},
           .name = {},
           .path = path,
           .spare = {},
           .plan = {},
           .threads = threads});
}

void TournamentJob::begin(Task task) {
    end();
    task.run = ++m_run;
    m_threads = task.threads = std::max(1, task.threads);
    m_problem.clear();
    m_reader.reset();
    m_untaken = false;
    m_stop = m_paused = false;
    m_wanted = m_threads;
    setPhase(Phase::Opening);
    m_thread = std::thread([this, task = std::move(task)] { work(task); });
}

void TournamentJob::setPhase(Phase phase) {
    m_phase = phase;
    emit phaseChanged();
}

/// To the window's thread; dropped if something else has begun since.
void TournamentJob::post(std::function<void()> done) {
    const int run = m_run; // begin() joins this thread before it counts on
    QMetaObject::invokeMethod(
        this,
        [this, run, done = std::move(done)] {
            if (run == m_run) done();
        },
        Qt::QueuedConnection);
}

void TournamentJob::work(const Task& task) {
    const bool creates = task.kind == Task::Kind::Create || task.kind == Task::Kind::CreateAndWait;
    QString path = task.path, unkept;
    Result<SavedTournament> saved = creates ? createInFolder(task.folder, task.name, task.plan, path)
                                    : task.kind == Task::Kind::Open ? open_tournament(path.toStdString())
                                                                    : resume_tournament(path.toStdString());
    if (!saved && creates) { // better played without being kept than not at all
        unkept = sentence(saved.error());
        saved = createInFolder(task.spare, task.name, task.plan, path);
    }
    if (!saved) return post([this, error = saved.error()] { fail(error); });
    auto reader = TournamentFile::open(path.toStdString()), second = TournamentFile::open(path.toStdString());
    if (!reader || !second) return post([this, error = (reader ? second : reader).error()] { fail(error); });
    Telling telling(std::move(*second));
    const bool plays = task.kind == Task::Kind::Create || task.kind == Task::Kind::Resume;
    const Phase phase = plays ? Phase::Running : task.kind == Task::Kind::CreateAndWait ? Phase::Waiting : Phase::Ended;
    const auto shared = std::make_shared<TournamentFile>(std::move(*reader));
    post([this, path, unkept, course = saved->course, shared, phase] { opened(path, unkept, course, shared, phase); });
    if (plays) return play(std::move(*saved), task, telling);
    Progress progress;
    progress.done = progress.before = saved->course.matches();
    progress.total = saved->course.expected();
    progress.finished = true;
    progress.stopped = !saved->course.over();
    progress.course = std::move(saved->course);
    const auto clock = saved->file.clock();
    TournamentNews news = telling.news(std::move(progress), true);
    news.rows = news.progress.course.folded();
    if (clock) news.played = clock->seconds;
    post([this, news] { take(news); });
}

void TournamentJob::play(SavedTournament saved, const Task& task, Telling& telling) {
    const auto clock = saved.file.clock();
    const double played = clock ? clock->seconds : 0;
    TournamentNews news;
    {
        TournamentSink sink(std::move(saved.file), saved.course);
        TournamentRunner runner(std::move(saved.course), &sink);
        {
            const std::lock_guard lock(m_mutex);
            runner.start({.threads = m_wanted, .background = true});
            if (m_paused) runner.pause(true);
            if (m_stop) runner.finish_running();
            if (m_leaving) runner.stop();
            m_runner = &runner;
        }
        while (!runner.wait_for(kInterval)) {
            // A window that is busy gets the next ones instead of a queue; the last ones always arrive.
            if (m_leaving || m_untaken) continue;
            news = telling.news(runner.progress(), false);
            const FileSink::Saved on_disk = sink.saved();
            news.rows = on_disk.rows;
            news.saved_ago = on_disk.seconds_ago;
            news.played = played;
            m_untaken = true;
            post([this, news] { take(news); });
        }
        {
            const std::lock_guard lock(m_mutex);
            m_runner = nullptr;
        }
        news.progress = runner.progress();
        if (const auto done = sink.finish(news.progress.course); !done && !news.progress.failure)
            news.progress.failure = done.error();
        news.rows = sink.saved().rows;
    } // the file may be played by others from here on
    if (m_leaving) return;
    const std::uint32_t rows = news.rows;
    news = telling.news(std::move(news.progress), true);
    news.rows = rows;
    news.played = played;
    news.progress.threads = task.threads;
    post([this, news] { take(news); });
}

void TournamentJob::opened(const QString& path, const QString& unkept, Course course,
                           std::shared_ptr<TournamentFile> reader, Phase phase) {
    m_path = path;
    m_unkept = unkept;
    if (unkept.isEmpty()) m_temporary.reset();
    m_reader = std::move(reader);
    m_names = shownNames(course.plan());
    m_news.rows = course.folded();
    Progress& progress = m_news.progress;
    progress.course = std::move(course);
    progress.done = progress.before = progress.course.matches();
    progress.total = progress.course.expected();
    progress.threads = m_threads;
    progress.finished = progress.stopped = progress.paused = false;
    progress.failure.reset();
    m_exists = true;
    if (phase != Phase::Ended) setPhase(phase); // else its news come at once
}

void TournamentJob::take(TournamentNews news) {
    m_untaken = false;
    m_news = std::move(news);
    const Progress& progress = m_news.progress;
    if (progress.failure) m_problem = sentence(*progress.failure);
    const bool ended = progress.finished && m_phase != Phase::Ended && m_phase != Phase::Waiting;
    if (ended) setPhase(Phase::Ended);
    emit progressed();
    if (ended) emit finished();
}

void TournamentJob::fail(const Error& error) {
    m_problem = sentence(error);
    m_news.progress.finished = m_news.progress.stopped = true;
    setPhase(Phase::Ended);
    emit progressed();
    emit finished();
}

void TournamentJob::pause(bool paused) {
    const std::lock_guard lock(m_mutex);
    m_paused = paused;
    if (m_runner) m_runner->pause(paused);
}

void TournamentJob::setThreads(int threads) {
    m_threads = std::max(1, threads);
    const std::lock_guard lock(m_mutex);
    m_wanted = m_threads;
    if (m_runner) m_runner->set_threads(m_threads);
}

void TournamentJob::stop() {
    const std::lock_guard lock(m_mutex);
    m_stop = true;
    if (m_runner) m_runner->finish_running();
}

QString TournamentJob::title() const {
    return QFileInfo(m_path).completeBaseName();
}

std::optional<PlayedMatch> TournamentJob::match(const Schedule::Place& place) {
    if (!m_reader || place.series >= schedule().series_count()) return {};
    const auto stored = m_reader->match(place.series, place.match);
    if (!stored || !*stored) return {};
    PlayedMatch found = place_of_match(schedule().series(place.series), place.match);
    found.points.assign((*stored)->points.begin(), (*stored)->points.end());
    found.second.assign((*stored)->second.begin(), (*stored)->second.end());
    found.winners = (*stored)->winners;
    return found;
}

void TournamentJob::find(const Schedule::Place& place, int decision) {
    if (m_finding || !m_exists) return;
    if (m_finder.joinable()) m_finder.join(); // it has told all it had to
    m_finding = true;
    m_finder = std::thread([this, place, decision, path = m_path.toStdString(), course = progress().course] {
        auto file = TournamentFile::open(path);
        auto match = file ? find_match(*file, course, place) : Result<FoundMatch>(file.error());
        QMetaObject::invokeMethod(
            this,
            [this, decision, match = std::move(match)] {
                m_finding = false;
                if (match)
                    emit found(*match, decision);
                else
                    emit notFound(sentence(match.error()));
            },
            Qt::QueuedConnection);
    });
}

QString planTitle(const Plan& plan) {
    const QString game = gameTitle(plan.game);
    switch (plan.format) {
    case Format::RoundRobin:
        return TournamentJob::tr("%1 round-robin").arg(game);
    case Format::OneTable:
        return TournamentJob::tr("%1 at one table").arg(game);
    case Format::Gauntlet:
        return TournamentJob::tr("%1 gauntlet").arg(game);
    case Format::Knockout:
        return TournamentJob::tr("%1 knockout").arg(game);
    case Format::Swiss:
        return TournamentJob::tr("%1 Swiss").arg(game);
    case Format::Cup:
        return TournamentJob::tr("%1 Cup").arg(game);
    case Format::RandomTables:
        break;
    }
    return TournamentJob::tr("%1 at drawn tables").arg(game);
}

QString formatWord(Format format) {
    switch (format) {
    case Format::RoundRobin:
        return TournamentJob::tr("round-robin");
    case Format::OneTable:
        return TournamentJob::tr("one table");
    case Format::Gauntlet:
        return TournamentJob::tr("gauntlet");
    case Format::Knockout:
        return TournamentJob::tr("knockout");
    case Format::Swiss:
        return TournamentJob::tr("Swiss");
    case Format::Cup:
        return TournamentJob::tr("cup");
    case Format::RandomTables:
        break;
    }
    return TournamentJob::tr("drawn tables");
}

} // namespace hilltop
