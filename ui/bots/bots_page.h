// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/bot_career.h"
#include "bots/bot_checks.h"
#include "bots/bot_list_model.h"
#include "choose/bot_trust.h"
#include "choose/own_bot_list.h"
#include "hosting/recognise.h"
#include "records/record.h"
#include "style/page.h"

#include <QPointer>
#include <QTimer>

#include <set>

class QDialog;
class QLineEdit;
class QMenu;
class QProgressBar;
class QPushButton;
class QStackedLayout;

namespace hilltop {

class BotListView;
class BotLogDialog;
class BotPill;
class BotReportView;
class CompareDialog;
class Settings;
class TextLabel;
class WaitNote;
struct BotTemplate;

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
    void add(const QStringList& paths);
    bool adding() const { return m_recognising.running() || !m_toAdd.isEmpty(); }
    /// No file has changed just now.
    bool settled() const { return m_changed.empty(); }
    bool choose(const QString& game, const QString& bot);
    BotListView* list() const { return m_list; }
    BotListModel& model() { return m_model; }
    BotReportView* report() const { return m_report; }
    BotChecks& checks() { return m_checks; }
    QLineEdit* find() const { return m_find; }
    QString name() const;

    /// Whether bots may play that nothing keeps from the person's files: the window's, for all pages.
    BotTrust& trust() { return m_trust; }
    /// Keeps what is switched on or off here; it outlives the page.
    void setSettings(Settings& settings);
    /// Shows who is asked to compare two bots; nothing while nobody is.
    CompareDialog* comparing() const;
    BotLogDialog* log() const;

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
    void tellRecognising(int looked, int files);
    void take(Recognised found);
    void put(std::vector<OwnBot> bots);
    void compileTemplate(const QString& source);
    void askForFiles();
    void newFromTemplate(const BotTemplate& chosen);
    void showBot(const QString& game, const QString& bot);
    void refresh();
    void refreshHead(const OwnBot* bot);
    void refreshChecking();
    /// What the check that runs does now, in words.
    QString checkWords() const;
    const OwnBot* current() const;
    void check();
    void edit();
    void removeCurrent();
    void undoRemove();
    void compare();
    void showLog();
    void openFrom(QDialog* dialog, const Record& record, int decision);
    void comeBack();
    void noteChange(const QString& game, const QString& bot);
    void checkChanged();
    bool mayPlay(const QString& game, const QString& bot);
    void openFolder();
    void openFault(int index);

    OwnBotList& m_own;
    BotTrust m_trust;
    Settings* m_settings = nullptr;
    QString m_matches, m_tournaments;
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
    WaitNote* m_wait;
    QPushButton* m_cancelCheck = nullptr;
    QProgressBar* m_progress = nullptr;
    BotReportView* m_report = nullptr;
    QPushButton* m_editButton = nullptr; ///< where no report has one beside the limits
    QAction *m_add, *m_check, *m_edit, *m_compare, *m_log, *m_folder, *m_remove, *m_undo, *m_template, *m_follow;
    QPointer<CompareDialog> m_comparing;
    QString m_compared; ///< whom it was opened for
    QPointer<BotLogDialog> m_logDialog;
    QPointer<QDialog> m_comesBack;                   ///< stands back while what it opened is looked at
    std::set<std::pair<QString, QString>> m_changed; ///< game and spec of bots whose files have not settled
    QTimer m_settle;
    Job m_recognising, m_compiling;
};

} // namespace hilltop
