// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/view/tournament_start.h"

#include "choose/bot_trust.h"
#include "tournaments/models/tournament_queue.h"
#include "tournaments/setup/entrant_trial.h"

#include <algorithm>

namespace hilltop {

TournamentStart::TournamentStart(TournamentQueue& queue, QWidget* page)
    : QObject(page)
    , m_queue(queue)
    , m_page(page)
    , m_trial(new EntrantTrial(page)) {}

/// A queue that resumes after a restart asks no question, so it waits where a question would be needed.
void TournamentStart::setTrust(BotTrust* trust) {
    m_trust = trust;
    m_queue.setMayBegin([trust](const Plan& plan) {
        const QString game = QString::fromStdString(plan.game);
        return trust == nullptr || trust->isolated() ||
               std::all_of(plan.bots.begin(), plan.bots.end(),
                           [&](const std::string& bot) { return trust->isSettled(game, bot); });
    });
}

void TournamentStart::start(const Plan& plan, int threads, const QString& name) {
    whenAllowed(plan, [this, plan, threads, name] { startNow(plan, threads, name); });
}

void TournamentStart::tryThenStart(const Plan& plan, int threads, const QString& name) {
    if (!has_hosted(plan)) return start(plan, threads, name);
    whenAllowed(plan, [this, plan, threads, name] { tryNow(plan, threads, name); });
}

void TournamentStart::tryNow(const Plan& plan, int threads, const QString& name) {
    m_trial->disconnect(this);
    connect(m_trial, &EntrantTrial::passed, this,
            [this, threads, name](const Plan& players) { startNow(players, threads, name); });
    m_trial->begin(plan, threads);
}

void TournamentStart::startNow(const Plan& plan, int threads, const QString& name) {
    emit started(m_queue.start(name.isEmpty() ? planTitle(plan) : name, plan, threads));
}

void TournamentStart::whenAllowed(const Plan& plan, std::function<void()> then) {
    if (m_trust == nullptr) return then();
    m_trust->mayPlay(m_page, QString::fromStdString(plan.game), plan.bots, this, [then = std::move(then)](bool may) {
        if (may) then();
    });
}

/// Who takes part is known once the file has been read.
void TournamentStart::resume(const JobPtr& job) {
    if (m_trust == nullptr || m_trust->isolated()) return m_queue.resume(job);
    if (job->exists()) {
        return whenAllowed(job->plan(), [this, job] { m_queue.resume(job); });
    }
    if (job->phase() != TournamentJob::Phase::Opening) return; // it could not be read, and says so
    connect(
        job.get(), &TournamentJob::phaseChanged, this,
        [this, opened = std::weak_ptr(job)] {
            if (const JobPtr again = opened.lock()) resume(again);
        },
        Qt::SingleShotConnection);
}

} // namespace hilltop
