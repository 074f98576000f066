// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/bot_adding.h"
#include "bots/bot_following.h"
#include "bots/bot_list_model.h"
#include "bots/bot_matches.h"
#include "bots/bot_sheet.h"
#include "style/page.h"

class QLineEdit;

namespace hilltop {

class BotListView;
class Settings;

/// Key of the settings: a bot whose file changes is checked again by itself.
inline constexpr auto kFollowBotsKey = "bots/check_changed";

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
    void add(const QStringList& paths) { m_adding->add(paths); }
    bool adding() const { return m_adding->running(); }
    /// No file has changed just now.
    bool settled() const { return m_following.settled(); }
    bool choose(const QString& game, const QString& bot);
    BotListView* list() const { return m_list; }
    BotListModel& model() { return m_model; }
    BotReportView* report() const { return m_sheet->report(); }
    BotChecks& checks() { return m_checks; }
    QLineEdit* find() const { return m_find; }
    QString name() const { return m_sheet->name(); }

    /// Whether bots may play that nothing keeps from the person's files: the window's, for all pages.
    BotTrust& trust() { return m_trust; }
    /// Keeps what is switched on or off here; it outlives the page.
    void setSettings(Settings& settings);
    /// Shows who is asked to compare two bots; nothing while nobody is.
    CompareDialog* comparing() const { return m_matches->comparing(); }
    BotLogDialog* log() const { return m_matches->log(); }

    QString title() const override { return tr("Bots"); }
    QString iconName() const override { return QStringLiteral("robot"); }
    QList<QAction*> barActions() const override;
    QList<QAction*> menuActions(MenuId menu) const override;
    QString statusText() const override;
    QList<QWidget*> panes() const override;
    void takeFocus() override;

signals:
    void replayRequested(const hilltop::Record& record, int decision);
    /// A page of the manual is to be read: "protocol".
    void manualRequested(const QString& page);
    /// The page wants to be seen: a bot has come.
    void frontRequested();
    void told(const QString& sentence);

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void makeActions();
    QWidget* makeLeft();
    void connectLists();
    void connectParts();
    void showBot(const QString& game, const QString& bot);
    void refresh();
    const OwnBot* current() const { return m_own.find(m_game, m_bot); }
    void put(const std::vector<OwnBot>& bots);
    void check();
    void edit();
    void runAs(const OwnBot& before, const OwnBot& after);
    bool isListed(const OwnBot& bot) const;
    void removeCurrent();
    void undoRemove();
    void openFolder();

    OwnBotList& m_own;
    BotTrust m_trust;
    Settings* m_settings = nullptr;
    BotListModel m_model;
    BotChecks m_checks;
    BotFollowing m_following;
    BotAdding* m_adding;
    BotMatches* m_matches;
    QString m_ownMatches; ///< folder
    std::unique_ptr<BotCareers> m_careers;
    QString m_game, m_bot; ///< what is shown on the right
    std::vector<OwnBot> m_removed;
    bool m_first = true; ///< nothing has been chosen yet
    QAction *m_add, *m_check, *m_edit, *m_compare, *m_log, *m_folder, *m_remove, *m_undo, *m_template, *m_follow;
    QLineEdit* m_find = nullptr;
    BotListView* m_list = nullptr;
    BotSheet* m_sheet = nullptr;
};

} // namespace hilltop
