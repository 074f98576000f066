// SPDX-License-Identifier: GPL-3.0-or-later
// How a match comes to the table of PlayPage: dealt, taken up, or prepared in the background where it is long.
#include "jobs/wait_note.h"
#include "play/coach.h"
#include "play/play_page.h"
#include "settings/settings.h"
#include "table/kept_texts.h"
#include "table/table_view.h"
#include "text/error_texts.h"

#include <QMessageBox>
#include <QStackedLayout>

namespace hilltop {

bool PlayPage::continueMatch(Record record, const BranchPlay& branch) {
    if (!isLong(record)) return openSession(std::move(record), false, branch);
    dropOpening();
    m_openWait->begin(tr("Loading the match…"));
    Record match = branch.kept() ? asBranch(record) : ownMatch(record);
    m_opening =
        Job::start([match = std::move(match)](JobControl&) { return Replay::make(match, Replay::Asking::Later); },
                   [this, branch](Result<Replay> replay) {
                       dropOpening();
                       if (!replay) {
                           QMessageBox::warning(this, tr("This match can’t be continued"), sentence(replay.error()));
                           return;
                       }
                       Record found = replay->record();
                       openSession(std::move(found), false, branch, Before::Kept, std::move(*replay));
                   },
                   Job::Urgency::WaitedFor);
    return true;
}

/// Whatever else comes to the table is wanted instead.
void PlayPage::dropOpening() {
    m_opening.cancel();
    m_openWait->end();
}

bool PlayPage::openSession(Record record, bool deal, const BranchPlay& branch, Before before,
                           std::optional<Replay> played) {
    dropOpening();
    if (!mayPlay(record)) return false;
    auto session =
        played ? TableSession::open(std::move(*played), ownLimits(record.game))
               : TableSession::open(branch.kept() ? asBranch(record) : ownMatch(record), ownLimits(record.game));
    if (!session) {
        QMessageBox::warning(this, tr("This match can’t be continued"), sentence(session.error()));
        return false;
    }
    if (before == Before::Kept && !letGo(record)) return false;
    m_rest.stop();
    m_silence.stop();
    m_coach->drop();
    m_session = std::move(*session);
    m_judged.reset();
    m_scene.setWaits(false);
    m_branch = branch;
    m_paused = m_single = false;
    m_lookBack = -1;
    m_unshown = false;
    m_ended = m_session->table().over();
    m_session->setMakesForced(m_settings.get<bool>(QLatin1String(kForcedKey), kForcedDefault));
    connect(m_session.get(), &TableSession::stepped, this, &PlayPage::showStep);
    connect(m_session.get(), &TableSession::jumped, this, &PlayPage::showJump);
    connect(m_session.get(), &TableSession::answered, this, [this] {
        m_scene.showAnswers();
        handOver();
        refresh();
    });
    connect(m_session.get(), &TableSession::finished, this, &PlayPage::finish);
    connect(m_session.get(), &TableSession::recordChanged, this, [this] {
        if (m_autosave && !m_session->table().over()) m_autosave->save(this->record());
        m_branch.follow(this->record());
    });
    m_coach->begin(m_session.get());
    followBots();
    followHints();
    seatPlayers();
    m_stack->setCurrentIndex(1);
    if (m_autosave && !m_session->table().over()) m_autosave->save(this->record());
    if (deal && m_session->table().steps() == 0) {
        m_scene.playDeal(m_session->table());
    } else {
        m_scene.jumpTo(m_session->table());
        settled();
    }
    refresh();
    readPurse();
    m_view->setFocus();
    emit matchesChanged();
    return true;
}

} // namespace hilltop
