// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/bot_log_dialog.h"
#include "bots/compare_dialog.h"

#include <QPointer>

namespace hilltop {

class BotTrust;
class OwnBotList;
struct OwnBot;

/// The ways to the matches of bots: what a check, a comparison and the log have kept. Lives in the GUI thread.
class BotMatches : public QObject {
    Q_OBJECT
public:
    /// `matches`: the folder of the person's finished matches. Dialogs stand over `page`.
    BotMatches(OwnBotList& own, BotTrust& trust, const QString& matches, QWidget& page);
    void setTournaments(const QString& folder) { m_tournaments = folder; }

    /// What was found before is shown again.
    void compare(const QString& id, const QString& bot);
    void showLog(const OwnBot& bot);
    /// The match of a fault, by its place in the report.
    void openFault(const OwnBot& bot, int index);
    /// A dialog that has opened a match is there again when somebody comes back to the page.
    void comeBack();
    /// Nothing while nobody is asked.
    CompareDialog* comparing() const { return m_comparing; }
    BotLogDialog* log() const { return m_logDialog; }

signals:
    void replayRequested(const hilltop::Record& record, int decision);
    void told(const QString& sentence);

private:
    void openFrom(QDialog* dialog, const Record& record, int decision);

    OwnBotList& m_own;
    BotTrust& m_trust;
    QWidget& m_page;
    const QString m_matches;
    QString m_tournaments;
    QPointer<CompareDialog> m_comparing;
    QString m_compared; ///< whom it was opened for
    QPointer<BotLogDialog> m_logDialog;
    QPointer<QDialog> m_comesBack; ///< stands back while what it opened is looked at
};

} // namespace hilltop
