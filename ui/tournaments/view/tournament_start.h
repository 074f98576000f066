// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournaments/models/tournament_queue.h"

#include <QObject>

class QWidget;

namespace hilltop {

class BotTrust;
class EntrantTrial;

/// What lies between a plan and the queue: the person may have to allow its bots to play, and bots of other people are
/// tried first.
class TournamentStart : public QObject {
    Q_OBJECT
public:
    /// Questions are asked over `page`; `queue` outlives it.
    TournamentStart(TournamentQueue& queue, QWidget* page);

    /// Who asks before bots play that nothing keeps from the person's files; it outlives this.
    void setTrust(BotTrust* trust);
    EntrantTrial& trial() const { return *m_trial; }

    void start(const Plan& plan, int threads, const QString& name);
    /// Bots that cannot play do not take part; problems are shown first.
    void tryThenStart(const Plan& plan, int threads, const QString& name);
    void resume(const JobPtr& job);

signals:
    void started(const hilltop::JobPtr& job);

private:
    void tryNow(const Plan& plan, int threads, const QString& name);
    void whenAllowed(const Plan& plan, std::function<void()> then);
    void startNow(const Plan& plan, int threads, const QString& name);

    TournamentQueue& m_queue;
    QWidget* m_page;
    BotTrust* m_trust = nullptr;
    EntrantTrial* m_trial;
};

} // namespace hilltop
