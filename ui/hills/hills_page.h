// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hills/hill_adding.h"
#include "hills/hill_folder.h"
#include "hills/hill_job.h"
#include "style/page.h"

#include <QPointer>
#include <QTimer>

#include <map>

class QStackedLayout;

namespace hilltop {

class HillChanges;
class HillList;
class HillListModel;
class HillView;
class NewHillDialog;

/// The hills of the window: the list of all that are known, and one of them. A run goes on when another page or hill is
/// shown; the page's end stops it, and Run continues it.
class HillsPage : public Page {
    Q_OBJECT
public:
    /// `folder` keeps new hills; it is made when the first one is. `check` is what tests put in the place of the real
    /// one.
    HillsPage(Settings& settings, const QString& folder, HillAdding::Check check = check_hosted_bot,
              QWidget* parent = nullptr);
    ~HillsPage() override;

    /// The person's own bots, which may join; it outlives the page.
    void setOwnBots(const OwnBotList* own);
    /// Who asks before bots play that nothing keeps from the person's files; it outlives the page.
    void setTrust(BotTrust* trust);
    /// Shows a hill's file.
    void open(const QString& path);
    void showList();
    /// Files that may be bots, for the hill that is shown.
    void addBots(const QStringList& paths) { m_adding->add(job(), paths); }
    /// Whether a hill is shown that bots can be dropped on.
    bool takesBots() const;

    /// The one that is shown; null while the list is.
    const HillJobPtr& job() const;
    HillView& view() const { return *m_view; }
    HillList& list() const { return *m_list; }
    HillListModel& model() const { return *m_model; }
    const HillFolder& folder() const { return m_folder; }
    bool scanning() const { return m_folder.scanning(); }
    bool adding() const { return m_adding->running(); }

    QString title() const override;
    QString iconName() const override;
    QList<QAction*> barActions() const override;
    QList<QAction*> menuActions(MenuId menu) const override;
    QList<KeyHint> keyHints() const override;
    QString statusText() const override;
    QList<QWidget*> panes() const override;
    void shown() override;
    void takeFocus() override;

signals:
    /// A match to be looked at.
    void replayRequested(const hilltop::Record& record);
    void told(const QString& sentence);
    /// A match against the bot that leads; its files are unpacked.
    void challengeRequested(const QString& game, const hilltop::RuleValues& rules, int seats, const QString& bot);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeActions();
    void connectParts();
    void newHill();
    void askForHill();
    void askForBots();
    void askForFiles(const QString& of, const EntryWords& words = {});
    void run(std::optional<std::int64_t> budget);
    void leave(HillEvent::Kind kind);
    void challenge();
    void refresh();
    void fillList();
    void tell(const QString& sentence);

    Settings& m_settings;
    HillFolder m_folder;
    HillListModel* m_model;
    HillAdding* m_adding;
    HillChanges* m_changes;
    BotTrust* m_trust = nullptr;
    const OwnBotList* m_own = nullptr;
    QAction *m_new, *m_open, *m_back, *m_run, *m_budget, *m_pause, *m_stop;
    QAction *m_add, *m_version, *m_retire, *m_disqualify, *m_season, *m_challenge;
    QStackedLayout* m_stack;
    HillList* m_list;
    HillView* m_view;
    QPointer<NewHillDialog> m_dialog;
    std::map<QString, HillJobPtr> m_jobs; ///< those that run or are shown, by path
    QTimer m_look;                        ///< for what other programs write
    Job m_unpacking;                      ///< of whom the person challenges
    QString m_last;                       ///< what was shown, to be chosen once the list has it
    QString m_notice;                     ///< for the status line, until something else happens
};

} // namespace hilltop
