// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/continue_item.h"
#include "hills/hill_actions.h"
#include "hills/hill_adding.h"
#include "hills/hill_runs.h"
#include "hills/hill_state.h"
#include "style/page.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>

class QStackedLayout;

namespace hilltop {

class ContestList;
class HillChanges;
class HillExports;
class HillView;
class NewHillDialog;

/// The hills of the window: the list of all that are known, and one of them. A run goes on when another page or hill is
/// shown, and at the next start of the program.
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
    /// The same, and plays what is due.
    void resume(const QString& path);
    void showList();
    /// Files that may be bots, for the hill that is shown.
    void addBots(const QStringList& paths) { m_adding->add(job(), paths); }
    /// Whether a hill is shown that bots can be dropped on.
    bool takesBots() const;

    /// The one that is shown; null while the list is.
    const HillJobPtr& job() const;
    HillRuns& runs() const { return *m_runs; }
    HillView& view() const { return *m_view; }
    HillExports& exports() const { return *m_exports; }
    ContestList& list() const { return *m_list; }
    const ContestListModel& model() const { return m_model; }
    const ContestFolder& folder() const { return m_folder; }
    bool scanning() const { return m_folder.scanning(); }
    bool adding() const { return m_adding->running(); }

    /// For the start page: one that is played, or the one changed last that has something to play. Its id is
    /// kContinueId.
    std::optional<ContinueItem> continueItem() const;
    static constexpr auto kContinueId = "hill";
    /// Shows that one, and plays what is due.
    void goOn();

    QString title() const override;
    QString iconName() const override;
    QList<QAction*> barActions() const override;
    QList<QAction*> menuActions(MenuId menu) const override;
    QList<KeyHint> keyHints() const override;
    QString statusText() const override;
    QWidget* statusWidget() const override { return m_runs->statusWidget(); }
    QList<QWidget*> panes() const override;
    void shown() override;
    void takeFocus() override;
    void leave(std::function<void(bool may)> then) override { m_runs->leave(std::move(then)); }

signals:
    /// A match to be looked at.
    void replayRequested(const hilltop::Record& record);
    void told(const QString& sentence);
    /// continueItem() says something new; at most once a second.
    void continueChanged();
    /// A match against the bot that leads; its files are unpacked.
    void challengeRequested(const QString& game, const hilltop::RuleValues& rules, int seats, const QString& bot);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    HillActions::Acts acts();
    void connectParts();
    void newHill();
    void askForHill();
    void run(std::optional<std::int64_t> budget);
    void leave(HillEvent::Kind kind);
    void challenge();
    void refresh();
    void fillList();
    const ContestEntry* dueHill() const;
    void renameFile(const QString& path, const QString& name);
    void removeFile(const QString& path);
    void tell(const QString& sentence);

    Settings& m_settings;
    ContestFolder m_folder;
    ContestListModel m_model{KindOfContest::Hill};
    HillRuns* m_runs;
    HillAdding* m_adding;
    HillChanges* m_changes;
    HillActions m_actions;
    QStackedLayout* m_stack;
    ContestList* m_list;
    HillView* m_view;
    HillExports* m_exports;
    QPointer<NewHillDialog> m_dialog;
    QTimer m_look;        ///< for what other programs write
    Job m_unpacking;      ///< of whom the person challenges
    QString m_last;       ///< what was shown, to be chosen once the list has it
    QElapsedTimer m_said; ///< since the start page was last told
    QString m_notice;     ///< for the status line, until something else happens
};

} // namespace hilltop
