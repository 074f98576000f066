// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/models/tournament_job.h"

#include "contests/contest_folder.h"
#include "review_files/reviewing.h"
#include "text/error_texts.h"
#include "text/game_texts.h"
#include "text/shown_name.h"
#include "tournaments/models/tournament_files.h"

#include <QTemporaryDir>

#include <algorithm>

namespace hilltop {

QStringList shownNames(const Plan& plan) {
    QStringList shown, names;
    for (std::size_t i = 0; i < plan.bots.size(); ++i) { // files in different folders may be called alike
        const std::string given = plan.given_name(i);
        shown << (given.empty() ? botName(plan.game, plan.bots[i]) : shownName(QString::fromStdString(given)));
    }
    for (qsizetype i = 0; i < shown.size(); ++i) {
        const QString number = QString::number(shown.first(i).count(shown[i]) + 1);
        names << (shown.count(shown[i]) == 1 ? shown[i] : shown[i] + QLatin1Char(' ') + number);
    }
    return names;
}

GivenNames givenNames(const Plan& plan) {
    GivenNames names;
    for (std::size_t i = 0; i < plan.bots.size(); ++i) {
        const bool named = !is_hosted(plan, plan.bots[i]) || !plan.given_name(i).empty();
        names.push_back(named ? std::string() : botName(plan.game, plan.bots[i]).toStdString());
    }
    return names;
}

TournamentJob::TournamentJob(QObject* parent)
    : QObject(parent) {
    qRegisterMetaType<FoundMatch>();
}

TournamentJob::~TournamentJob() = default;

void TournamentJob::create(const QString& folder, const QString& name, const Plan& plan, int threads, bool wait) {
    m_temporary = std::make_shared<QTemporaryDir>();
    m_names = shownNames(plan);
    m_news = {};
    m_news.progress.course = Course(plan);
    m_news.progress.total = m_news.progress.course.expected();
    m_path =
        folder + QLatin1Char('/') + fileNameFor(KindOfContest::Tournament, name) + QLatin1String(kTournamentSuffix);
    m_exists = true;
    m_reader.reset();
    TournamentTask task;
    task.kind = wait ? TournamentTask::Kind::CreateAndWait : TournamentTask::Kind::Create;
    task.folder = folder;
    task.name = name;
    task.spare = m_temporary;
    task.plan = plan;
    begin(std::move(task), threads);
}

void TournamentJob::open(const QString& path) {
    m_path = path;
    TournamentTask task;
    task.path = path;
    begin(std::move(task), m_threads);
}

void TournamentJob::resume(const QString& path, int threads) {
    m_path = path;
    TournamentTask task;
    task.kind = TournamentTask::Kind::Resume;
    task.path = path;
    begin(std::move(task), threads);
}

/// What ran before is cancelled: it has ended, or has only been opening a file.
void TournamentJob::begin(TournamentTask task, int threads) {
    m_job.cancel();
    m_title.clear();
    m_threads = std::max(1, threads);
    task.wishes = m_wishes = std::make_shared<TournamentWishes>(m_threads);
    m_problem.clear();
    m_stopping = false;
    m_news.stranded.reset();
    setPhase(Phase::Opening);
    using Kind = TournamentTask::Kind;
    const Phase phase = task.kind == Kind::Open            ? Phase::Ended
                        : task.kind == Kind::CreateAndWait ? Phase::Waiting
                                                           : Phase::Running;
    m_job = Job::start(
        [this, task = std::move(task), phase](JobControl& control) {
            return workOnTournament(
                task, control, [this, phase](TournamentOpened&& file) { opened(std::move(file), phase); },
                [this](TournamentNews&& news) { take(std::move(news)); });
        },
        [this](Result<TournamentNews> last) {
            if (!last) return fail(last.error());
            last->progress.threads = m_threads;
            take(std::move(*last));
        },
        Job::Urgency::WaitedFor);
}

void TournamentJob::setPhase(Phase phase) {
    m_phase = phase;
    emit phaseChanged();
}

void TournamentJob::opened(TournamentOpened&& file, Phase phase) {
    m_path = file.path;
    m_title = tournamentTitle(m_path, file.name);
    m_unkept = file.unkept ? sentence(*file.unkept) : QString();
    if (m_unkept.isEmpty()) m_temporary.reset();
    m_reader = std::move(file.reader);
    Progress& progress = m_news.progress;
    progress = std::move(file.progress);
    progress.threads = m_threads;
    progress.finished = progress.stopped = false;
    m_names = shownNames(progress.course.plan());
    m_news.rows = progress.course.folded();
    m_exists = true;
    if (phase != Phase::Ended) setPhase(phase); // else its news come at once
}

void TournamentJob::take(TournamentNews&& news) {
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

void TournamentJob::saveCopy(const QString& path) {
    if (!stranded() || m_job.running()) return;
    m_job = Job::start(
        [stranded = m_news.stranded, path = path.toStdString()](JobControl&) { return stranded->save_as(path); },
        [this, path](const Result<>& saved) {
            if (!saved) {
                m_problem = sentence(saved.error());
                emit progressed();
                return;
            }
            open(path);
        },
        Job::Urgency::WaitedFor);
}

void TournamentJob::giveUpOpening() {
    if (m_phase != Phase::Opening) return;
    m_job.cancel();
    fail(failure("tournaments", "{}: opening it was cancelled", m_path.toStdString()));
}

void TournamentJob::pause(bool paused) {
    if (m_wishes) m_wishes->pause(paused);
}

void TournamentJob::setThreads(int threads) {
    m_threads = std::max(1, threads);
    if (m_wishes) m_wishes->setThreads(m_threads);
}

void TournamentJob::stop() {
    if (!m_wishes) return;
    m_wishes->stop();
    m_stopping = true;
    emit progressed();
}

QString TournamentJob::title() const {
    return m_title.isEmpty() ? shownStem(m_path) : shownName(m_title);
}

void TournamentJob::find(const Schedule::Place& place, int decision) {
    if (finding() || !m_exists) return;
    m_finder = Job::start(
        [place, path = m_path.toStdString(), course = progress().course](JobControl&) {
            auto file = TournamentFile::open(path);
            auto match = file ? find_match(*file, course, place) : Result<FoundMatch>(file.error());
            if (match && match->reproduced)
                ReviewShelf().lend({path, match->record.source.match, {}, true}, match->record);
            return match;
        },
        [this, decision](const Result<FoundMatch>& match) {
            if (match)
                emit found(*match, decision);
            else
                emit notFound(sentence(match.error()));
        },
        Job::Urgency::WaitedFor);
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
    return TournamentJob::tr("%1 at random tables").arg(game);
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
    return TournamentJob::tr("random tables");
}

} // namespace hilltop
