// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/view/stranded_tournaments.h"

#include "contests/stranded_contest.h"
#include "tournaments/models/tournament_files.h"

#include <algorithm>

namespace hilltop {

StrandedTournaments::StrandedTournaments(QWidget* page)
    : QObject(page)
    , m_page(page) {}

void StrandedTournaments::add(const JobPtr& job) {
    m_jobs.push_back(job);
    TournamentJob* const raw = job.get();
    connect(
        raw, &TournamentJob::phaseChanged, this,
        [this, raw] { // a copy has been saved, and is being opened
            raw->disconnect(this);
            const auto place =
                std::find_if(m_jobs.begin(), m_jobs.end(), [raw](const JobPtr& other) { return other.get() == raw; });
            if (place == m_jobs.end()) return;
            QMetaObject::invokeMethod(
                this, [kept = *place] {}, Qt::QueuedConnection); // it is still speaking
            m_jobs.erase(place);
        },
        Qt::DirectConnection);
}

JobPtr StrandedTournaments::find(const QString& path) const {
    const auto place =
        std::find_if(m_jobs.begin(), m_jobs.end(), [&](const JobPtr& job) { return job->path() == path; });
    return place == m_jobs.end() ? JobPtr() : *place;
}

void StrandedTournaments::askWhereToSave(TournamentJob& job) {
    const QString path =
        askWhereToSaveCopy(m_page, job.title(), QLatin1String(kTournamentSuffix), tr("Tournaments (*.%1)"));
    if (!path.isEmpty()) job.saveCopy(path);
}

bool StrandedTournaments::mayLeave() {
    while (!m_jobs.empty()) {
        const JobPtr job = m_jobs.front();
        const StrandedAnswer answer = askAboutStranded(m_page, tr("Save this tournament?"), job->title());
        if (answer == StrandedAnswer::SaveCopy) askWhereToSave(*job);
        if (answer != StrandedAnswer::Discard) return false; // what is saved is shown, and the window can be closed
        std::erase(m_jobs, job);
    }
    return true;
}

} // namespace hilltop
