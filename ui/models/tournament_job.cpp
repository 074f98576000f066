// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/tournament_job.h"

#include "records/replay.h"
#include "text/game_texts.h"

#include <QMetaObject>

#include <algorithm>

namespace hilltop {

namespace {

constexpr std::chrono::milliseconds kInterval{100};

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

TournamentJob::TournamentJob(QObject* parent)
    : QObject(parent) {}

TournamentJob::~TournamentJob() {
    end();
}

void TournamentJob::end() {
    if (m_runner) m_runner->stop();
    if (m_watcher.joinable()) m_watcher.join();
    m_runner.reset();
}

void TournamentJob::start(const Plan& plan, int threads) {
    end();
    ++m_run;
    m_threads = std::max(1, threads);
    m_names = shownNames(plan);
    m_sink = std::make_unique<MemorySink>();
    m_runner = std::make_unique<TournamentRunner>(plan, m_sink.get());
    m_progress = m_runner->progress();
    m_progress.finished = m_progress.stopped = false; // it has not begun
    m_progress.seconds = 0;
    m_untaken = false;
    m_runner->start({.threads = m_threads, .background = true});
    m_watcher = std::thread([this] { watch(); });
    emit started();
}

void TournamentJob::stop() {
    if (m_runner) m_runner->stop();
}

void TournamentJob::watch() {
    const int run = m_run; // start() joins this thread before it counts on
    for (bool last = false; !last;) {
        last = m_runner->wait_for(kInterval);
        // A window that is busy gets the next one instead of a queue; the last one always arrives.
        if (m_untaken.exchange(true) && !last) continue;
        QMetaObject::invokeMethod(
            this,
            [this, run, progress = m_runner->progress()]() mutable {
                if (run == m_run) take(std::move(progress));
            },
            Qt::QueuedConnection);
    }
}

void TournamentJob::take(Progress progress) {
    m_untaken = false;
    if (m_progress.finished) return; // an earlier snapshot saw the end already
    m_progress = std::move(progress);
    emit progressed(m_progress);
    if (m_progress.finished) emit finished(m_progress);
}

QString TournamentJob::title() const {
    if (!exists()) return {};
    const QString game = gameTitle(plan().game);
    switch (plan().format) {
    case Format::RoundRobin:
        return tr("%1 round-robin").arg(game);
    case Format::OneTable:
        return tr("%1 at one table").arg(game);
    case Format::Gauntlet:
        return tr("%1 gauntlet").arg(game);
    case Format::Knockout:
        return tr("%1 knockout").arg(game);
    case Format::Swiss:
        return tr("%1 Swiss").arg(game);
    case Format::Cup:
        return tr("%1 Cup").arg(game);
    case Format::RandomTables:
        break;
    }
    return tr("%1 at drawn tables").arg(game);
}

std::optional<PlayedMatch> TournamentJob::match(const Schedule::Place& place) const {
    if (place.series >= schedule().series_count()) return {};
    return m_sink->match(schedule().series(place.series), place.match);
}

Result<Record> TournamentJob::record(const Schedule::Place& place) const {
    const auto found = this->match(place);
    if (!found) return Error{tr("This match has not been played.").toStdString()};
    std::vector<std::string> bots;
    for (const std::uint16_t entrant : found->by_seat)
        bots.push_back(plan().bots[entrant]);
    return play_record(plan().entry(), plan().rules, {plan().seed, found->deal, found->number}, bots);
}

} // namespace hilltop
