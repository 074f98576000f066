// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/bot_career.h"
#include "bots/bot_checks.h"
#include "bots/bot_list_model.h"
#include "choose/own_bot_list.h"
#include "hosting/recognise.h"
#include "records/record.h"
#include "style/page.h"

#include <functional>

class QLineEdit;
class QMenu;
class QProgressBar;
class QPushButton;
class QStackedLayout;

namespace hilltop {

class BotListView;
class BotPill;
class BotReportView;
class TextLabel;
struct BotTemplate;

/// The person's own bots and the built-in ones: adding, checking, editing, comparing them.
class BotsPage : public Page {
    Q_OBJECT
public:
    /// `matches`: the folder of the person's finished matches. `check` is what tests put in the place of the real one.
    BotsPage(OwnBotList& own, const QString& matches, BotChecks::Check check = check_hosted_bot,
             QWidget* parent = nullptr);
    /// The folder of tournaments, from which it reads how each bot has fared.
    void setTournaments(const QString& folder);

    /// Files or folders with bots: recognised in the background, then added and checked.
    void add(const QStringList& paths);
    bool adding() const { return m_recognising.running() || !m_toAdd.isEmpty(); }
    bool choose(const QString& game, const QString& bot);
    BotListView* list() const { return m_list; }
    BotListModel& model() { return m_model; }
    BotReportView* report() const { return m_report; }
    BotChecks& checks() { return m_checks; }
    QLineEdit* find() const { return m_find; }
    QString name() const;

    /// Asks whether a bot may play although nothing keeps it from the person's files; tests answer for him.
    std::function<bool(const QString& why)> askTrust;

    QString title() const override { return tr("Bots"); }
    QString iconName() const override { return QStringLiteral("robot"); }
    QList<QAction*> barActions() const override;
    QList<QAction*> menuActions(MenuId menu) const override;
    QString statusText() const override;
    QString rulesId() const override { return m_game; }
    QList<QWidget*> panes() const override;
    void takeFocus() override;

signals:
    void replayRequested(const hilltop::Record& record, int decision);
    /// The page wants to be seen: a bot has come.
    void frontRequested();
    void told(const QString& sentence);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    QWidget* makeLeft();
    QWidget* makeRight();
    QWidget* makeHead();
    QMenu* makeTemplates();
    void connectLists();
    void addNext();
    struct Recognised {
        QStringList problems;
        std::vector<RecognisedBot> bots;
    };
    void take(Recognised found);
    void put(OwnBot bot);
    void askForFiles();
    void newFromTemplate(const BotTemplate& chosen);
    void showBot(const QString& game, const QString& bot);
    void refresh();
    void refreshHead(const OwnBot* bot);
    void refreshChecking();
    const OwnBot* current() const;
    void check();
    void edit();
    void removeCurrent();
    void undoRemove();
    void compare();
    void openFolder();
    void openFault(int index);

    OwnBotList& m_own;
    QString m_matches;
    BotListModel m_model;
    BotChecks m_checks;
    QString m_game, m_bot; ///< what is shown on the right
    std::unique_ptr<BotCareers> m_careers;
    std::vector<OwnBot> m_removed;
    QStringList m_toAdd;
    bool m_first = true; ///< nothing has been chosen yet
    QLineEdit* m_find = nullptr;
    BotListView* m_list = nullptr;
    QStackedLayout* m_sheet = nullptr;
    TextLabel *m_name = nullptr, *m_about = nullptr, *m_note = nullptr, *m_builtIn = nullptr;
    BotPill *m_isolation = nullptr, *m_state = nullptr;
    QWidget* m_noteRow = nullptr;
    QPushButton* m_cancelCheck = nullptr;
    QProgressBar* m_progress = nullptr;
    BotReportView* m_report = nullptr;
    QAction *m_add, *m_check, *m_edit, *m_compare, *m_folder, *m_remove, *m_undo, *m_template;
    Job m_recognising;
};

} // namespace hilltop
