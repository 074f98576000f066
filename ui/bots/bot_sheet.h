// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/bot_career.h"
#include "bots/bot_checks.h"
#include "choose/own_bot_list.h"

#include <QWidget>

class QAction;
class QMenu;
class QProgressBar;
class QPushButton;
class QStackedLayout;

namespace hilltop {

class BotPill;
class BotReportView;
class TextLabel;

/// Whether a bot is one of the game's own.
bool isBuiltIn(const QString& game, const QString& bot);

/// What is known of one bot: its name and state, how far its check has come, and its report; without one, how a bot is
/// added.
class BotSheet : public QWidget {
    Q_OBJECT
public:
    /// The page's.
    struct Actions {
        QAction *check, *compare, *folder, *log, *edit;
        QMenu* templates;
    };
    BotSheet(OwnBotList& own, BotChecks& checks, const Actions& actions, QWidget* parent = nullptr);

    void setCareers(BotCareers* careers) { m_careers = careers; }
    /// An empty `bot`: none.
    void showBot(const QString& game, const QString& bot);
    /// How far the check has come.
    void refreshChecking();
    /// What the check that runs does now, in words.
    QString checkWords() const;
    BotReportView* report() const { return m_report; }
    QString name() const;

signals:
    void addRequested();
    void cancelRequested();
    void editRequested();
    void faultRequested(int index);
    void manualRequested(const QString& page);

private:
    QWidget* makeEmpty();
    QWidget* makeHead();
    QWidget* makeSheet();
    void showHead();
    void showState(const OwnBot& bot, const BotReport* report);
    const OwnBot* current() const { return m_own.find(m_game, m_bot); }

    OwnBotList& m_own;
    BotChecks& m_checks;
    const Actions m_actions;
    BotCareers* m_careers = nullptr;
    QString m_game, m_bot; ///< what is shown
    QStackedLayout* m_stack;
    TextLabel *m_name = nullptr, *m_about = nullptr, *m_note = nullptr, *m_builtIn = nullptr;
    BotPill *m_isolation = nullptr, *m_state = nullptr;
    QWidget* m_noteRow = nullptr;
    QPushButton* m_cancelCheck = nullptr;
    QProgressBar* m_progress = nullptr;
    BotReportView* m_report = nullptr;
    QPushButton* m_editButton = nullptr; ///< where no report has one beside the limits
};

} // namespace hilltop
