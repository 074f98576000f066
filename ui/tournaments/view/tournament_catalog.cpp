// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/view/tournament_catalog.h"

#include "contests/contest_folder.h"
#include "settings/settings.h"
#include "text/shown_name.h"
#include "tournaments/models/tournament_files.h"
#include "tournaments/models/tournament_queue.h"
#include "tournaments/setup/new_tournament_dialog.h"
#include "tournaments/view/tournament_words.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace hilltop {

namespace {

constexpr auto kWaiting = "tournament/waiting"; ///< files of those in the queue, in order

struct ContinueTexts {
    Q_DECLARE_TR_FUNCTIONS(ContinueTexts)
};

ContestEntry entryFor(const TournamentJob& job) {
    ContestEntry entry = entryOf(job.path(), job.progress().course, job.names());
    entry.name = job.title();
    entry.state = job.phase() == TournamentJob::Phase::Waiting ? ContestState::Queued
                  : job.progress().paused                      ? ContestState::Paused
                  : job.phase() != TournamentJob::Phase::Ended ? ContestState::Running
                  : job.complete()                             ? ContestState::Finished
                                                               : ContestState::Stopped;
    entry.changed = QDateTime::currentDateTime();
    return entry;
}

} // namespace

TournamentCatalog::TournamentCatalog(Settings& settings, const ContestFolder& folder, TournamentQueue& queue)
    : m_settings(settings)
    , m_folder(folder)
    , m_queue(queue) {}

QStringList TournamentCatalog::names() const {
    QStringList names;
    for (int row = 0; row < m_model.rowCount(); ++row)
        names << m_model.entry(row).name;
    return names;
}

void TournamentCatalog::fill() {
    QList<ContestEntry> entries = m_folder.entries();
    std::vector<JobPtr> jobs = m_queue.waiting();
    jobs.insert(jobs.end(), m_queue.stranded().begin(), m_queue.stranded().end());
    if (m_queue.running()) jobs.insert(jobs.begin(), m_queue.running());
    for (const JobPtr& job : jobs) {
        if (!job->exists()) continue;
        ContestEntry entry = entryFor(*job);
        const auto same = std::find_if(entries.begin(), entries.end(),
                                       [&](const ContestEntry& other) { return other.path == entry.path; });
        if (same != entries.end())
            *same = entry;
        else
            entries.prepend(entry);
    }
    m_model.assign(entries);
}

void TournamentCatalog::update(const TournamentJob& job) {
    m_model.update(entryFor(job));
}

void TournamentCatalog::rename(const QString& from, const QString& to) {
    QList<ContestEntry> entries;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        entries << m_model.entry(row);
        if (entries.last().path != from) continue;
        entries.last().path = to;
        entries.last().name = shownStem(to);
    }
    m_model.assign(entries);
}

void TournamentCatalog::restoreWaiting() {
    for (const QString& path : m_settings.get<QStringList>(QLatin1String(kWaiting), {}))
        if (QFileInfo::exists(path)) m_queue.restore(path, NewTournamentDialog::usualThreads(m_settings));
}

void TournamentCatalog::keepWaiting() {
    QStringList paths;
    for (const JobPtr& job : m_queue.waiting())
        if (job->unkept().isEmpty()) paths << job->path();
    // The running one comes before the waiting ones. What the person has paused or stops does not go on by itself.
    const JobPtr& running = m_queue.running();
    const bool held = running && (running->progress().paused || running->stopping());
    if (running && running->exists() && running->unkept().isEmpty() && !(held && paths.isEmpty()))
        paths.prepend(running->path());
    if (paths != m_settings.get<QStringList>(QLatin1String(kWaiting), {}))
        m_settings.set<QStringList>(QLatin1String(kWaiting), paths);
}

/// The newest that could go on; the folder's entries come newest first.
const ContestEntry* TournamentCatalog::interrupted() const {
    for (const ContestEntry& entry : m_folder.entries())
        if (entry.state == ContestState::Stopped && !m_queue.find(entry.path)) return &entry;
    return nullptr;
}

std::optional<ContinueItem> TournamentCatalog::continueItem(const QString& iconName) const {
    ContinueItem item;
    item.iconName = iconName;
    if (const JobPtr& job = m_queue.running(); job && job->exists()) {
        const Progress& progress = job->progress();
        item.title = job->title();
        item.detail =
            ContinueTexts::tr("%1 matches: %2").arg(QLocale().toString(qlonglong{progress.total}), shortState(*job));
        item.button = ContinueTexts::tr("Watch");
        item.percent = static_cast<int>(100 * progress.share());
        return item;
    }
    const ContestEntry* entry = interrupted();
    if (entry == nullptr) {
        const JobPtr next = m_queue.waiting().empty() ? JobPtr() : m_queue.waiting().front();
        if (!next || next->phase() != TournamentJob::Phase::Waiting) return {};
        const Progress& progress = next->progress();
        item.title = next->title();
        item.detail = ContinueTexts::tr("%1 matches: queued").arg(QLocale().toString(qlonglong{progress.total}));
        item.button = ContinueTexts::tr("Start");
        item.percent = static_cast<int>(100 * progress.share());
        return item;
    }
    const int percent = entry->total > 0 ? static_cast<int>(100 * entry->done / entry->total) : 0;
    item.title = entry->name;
    item.detail = ContinueTexts::tr("%1 matches: stopped at %2 %")
                      .arg(QLocale().toString(entry->total), QLocale().toString(percent));
    item.button = ContinueTexts::tr("Resume");
    item.percent = percent;
    return item;
}

QString TournamentCatalog::pathToContinue() const {
    if (m_queue.running()) return m_queue.running()->path();
    if (const ContestEntry* entry = interrupted()) return entry->path;
    return m_queue.waiting().empty() ? QString() : m_queue.waiting().front()->path();
}

} // namespace hilltop
