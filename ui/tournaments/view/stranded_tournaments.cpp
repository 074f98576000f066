// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/view/stranded_tournaments.h"

#include "documents/save_file.h"
#include "tournaments/models/tournament_files.h"

#include <QMessageBox>
#include <QPushButton>

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
    const QString suffix = QString::fromLatin1(kTournamentSuffix).mid(1);
    const QString path = hilltop::askWhereToSave(m_page->window(), tr("Save a copy"), job.title(), suffix,
                                                 tr("Tournaments (*.%1)").arg(suffix));
    if (!path.isEmpty()) job.saveCopy(path);
}

bool StrandedTournaments::mayLeave() {
    while (!m_jobs.empty()) {
        const JobPtr job = m_jobs.front();
        QMessageBox box(QMessageBox::Warning, tr("Save this tournament?"), tr("Save %1?").arg(job->title()),
                        QMessageBox::NoButton, m_page);
        box.setInformativeText(tr("Its file is gone. The matches played so far are only in memory."));
        QPushButton* save = box.addButton(tr("Save a copy…"), QMessageBox::AcceptRole);
        QPushButton* discard = box.addButton(QMessageBox::Discard);
        box.setEscapeButton(box.addButton(QMessageBox::Cancel));
        box.setDefaultButton(save);
        box.exec();
        if (box.clickedButton() == discard) {
            std::erase(m_jobs, job);
            continue;
        }
        if (box.clickedButton() == save) askWhereToSave(*job);
        return false; // what is saved is shown, and the window can be closed then
    }
    return true;
}

} // namespace hilltop
