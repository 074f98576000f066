// SPDX-License-Identifier: GPL-3.0-or-later
// What the tournaments' page does with the files of its folder and of its queue.
#include "settings/settings.h"
#include "tournaments/setup/new_tournament_dialog.h"
#include "tournaments/view/stranded_tournaments.h"
#include "tournaments/view/tournament_list.h"
#include "tournaments/view/tournament_page.h"

#include <QFileInfo>

#include <algorithm>

namespace hilltop {

namespace {

constexpr auto kWaiting = "tournament/waiting"; ///< files of those in the queue, in order

} // namespace

TournamentEntry TournamentPage::entryFor(const TournamentJob& job) const {
    TournamentEntry entry = entryOf(job.path(), job.progress().course, job.names());
    entry.name = job.title();
    entry.state = job.phase() == TournamentJob::Phase::Waiting ? TournamentState::Queued
                  : job.progress().paused                      ? TournamentState::Paused
                  : job.phase() != TournamentJob::Phase::Ended ? TournamentState::Running
                  : job.complete()                             ? TournamentState::Finished
                                                               : TournamentState::Stopped;
    entry.played = QDateTime::currentDateTime();
    return entry;
}

/// What the folder says, with those in front that run or wait, as they are now.
void TournamentPage::fillList() {
    QList<TournamentEntry> entries = m_folder.entries();
    std::vector<JobPtr> jobs = m_queue.waiting();
    jobs.insert(jobs.end(), m_stranded->jobs().begin(), m_stranded->jobs().end());
    if (m_queue.running()) jobs.insert(jobs.begin(), m_queue.running());
    for (const JobPtr& job : jobs) {
        if (!job->exists()) continue;
        TournamentEntry entry = entryFor(*job);
        const auto same = std::find_if(entries.begin(), entries.end(),
                                       [&](const TournamentEntry& other) { return other.path == entry.path; });
        if (same != entries.end())
            *same = entry;
        else
            entries.prepend(entry);
    }
    m_listModel->assign(entries);
}

void TournamentPage::restoreWaiting() {
    for (const QString& path : m_settings.get<QStringList>(QLatin1String(kWaiting), {}))
        if (QFileInfo::exists(path)) m_queue.restore(path, NewTournamentDialog::usualThreads(m_settings));
}

/// For the next start of the program.
void TournamentPage::keepWaiting() {
    QStringList paths;
    for (const JobPtr& job : m_queue.waiting())
        if (job->unkept().isEmpty()) paths << job->path();
    // The running one comes before the waiting ones.
    const JobPtr& running = m_queue.running();
    if (!paths.isEmpty() && running && running->unkept().isEmpty()) paths.prepend(running->path());
    if (paths != m_settings.get<QStringList>(QLatin1String(kWaiting), {}))
        m_settings.set<QStringList>(QLatin1String(kWaiting), paths);
}

void TournamentPage::renameFile(const QString& path, const QString& name) {
    if (m_queue.find(path)) return tell(tr("You can’t rename a tournament while it is running or queued."));
    m_folder.rename(path, name);
}

void TournamentPage::showRenamed(const QString& from, const QString& to) {
    QList<TournamentEntry> entries;
    for (int row = 0; row < m_listModel->rowCount(); ++row)
        entries << m_listModel->entry(row);
    for (TournamentEntry& entry : entries) {
        if (entry.path != from) continue;
        entry.path = to;
        entry.name = QFileInfo(to).completeBaseName();
    }
    m_listModel->assign(entries);
    m_list->setCurrentPath(to);
    m_folder.scan();
}

void TournamentPage::removeFile(const QString& path) {
    if (m_queue.running() && m_queue.running()->path() == path) // it has begun while the question was open
        return tell(tr("A running tournament can’t be deleted. Stop it first."));
    if (const JobPtr job = m_queue.find(path)) m_queue.withdraw(job.get());
    m_folder.remove(path);
}

} // namespace hilltop
