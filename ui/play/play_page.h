// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/after_match.h"
#include "play/match_play.h"
#include "play/play_actions.h"
#include "table/table_scene.h"

class QStackedLayout;

namespace hilltop {

class BotWait;
class EmptyState;
class GuideBar;
class MatchPanel;
class MatchExport;
class PlayCourse;
class SecondTryBar;
class SheetShelf;
class Theme;
class WaitNote;

/// The table somebody plays at. Lays out and connects what has a life of its own.
class PlayPage : public Page {
    Q_OBJECT
public:
    PlayPage(Settings& settings, Theme& theme, const DataPaths& paths, QWidget* parent = nullptr);
    ~PlayPage() override;

    /// The person's own bots, which may sit at the table; it outlives the page.
    void setOwnBots(const OwnBotList* own) { m_play->setOwnBots(own); }
    /// Who asks before bots play that nothing keeps from the person's files; it outlives the page.
    void setTrust(BotTrust* trust) { m_play->setTrust(trust); }
    /// Whoever plays a game for the first time is shown how.
    void setGuided(bool guided);
    GuideBar* guide() const { return m_guide; }
    /// While no match is on the table: the game of the one that waits to be continued; empty: none waits.
    void setWaiting(const QString& game);
    void dropWaiting() {
        if (!hasMatch()) m_keeping->dropWaiting();
    }
    /// Deals a new match. False if the person stays at the table, which holds a rated one.
    bool start(const MatchSetup& setup) { return m_play->start(setup); }
    /// Takes a match up where it was left; as a branch what is played goes into its document. False as above, and if it
    /// cannot be played on. A long one comes to the table when it has been played again in the background.
    bool continueMatch(Record record, const BranchPlay& branch = {}) {
        return m_play->takeUp(std::move(record), branch);
    }
    /// Deals a match whose seats are taken, such as one on the cards of an earlier match. False as above.
    bool playDealt(Record record) { return m_play->deal(std::move(record)); }
    /// All that has been played is on the disk when it returns.
    void flush() { m_keeping->flush(); }

    const MatchPlay& match() const { return *m_play; }
    bool hasMatch() const { return session() != nullptr; }
    const TableSession* session() const { return m_play->session(); }
    const Record& record() const { return m_play->record(); }
    bool playing() const { return m_play->playing(); }
    /// A rated match goes on: nobody looks at it from elsewhere, and nobody else sits down to it.
    bool sealed() const { return m_play->sealed(); }
    bool lookingBack() const { return m_play->lookingBack(); }
    /// Of the match on the table once it is over; none before, and where nobody plays or several do.
    const std::shared_ptr<MatchReview>& review() const { return m_after->review(); }
    SecondTryBar* secondTry() const { return m_secondTry; }
    ResultSheet* result() const { return m_after->sheet(); }
    MatchPanel* panel() const;
    TableScene& scene() { return m_scene; }
    TableView* view() const { return m_view; }
    Coach& coach() { return *m_coach; }

    QString title() const override { return tr("Play"); }
    QString iconName() const override { return QStringLiteral("cards"); }
    QList<QAction*> barActions() const override;
    QList<QAction*> menuActions(MenuId menu) const override;
    QList<KeyHint> keyHints() const override;
    QString statusText() const override;
    QString rulesId() const override;
    QString rulesNow() const override;
    QList<QWidget*> panes() const override;
    QList<QAction*> ownKeys() const override;
    void takeFocus() override;
    void hidden() override;
    void leave(std::function<void(bool may)> then) override { m_keeping->leave(std::move(then)); }

signals:
    void newMatchRequested();
    /// The list of all matches, from which those that were left can be continued.
    void matchesRequested();
    void statisticsRequested();
    /// The match that waits, see setWaiting().
    void continueRequested();
    /// The finished or unfinished match, to be stepped through; at that decision if it is one.
    void reviewRequested(const hilltop::Record& record, int decision = -1);
    /// A match that has ended was judged, which is to be kept with it.
    void reviewed(const hilltop::Record& record, const hilltop::Review& review);
    /// The branch that is played, in its document.
    void branchReviewRequested(const hilltop::BranchPlay& branch);
    void rulesRequested(const QString& game);
    /// What others have made of the cards of the finished match, which was played on those of an earlier one.
    void cardsResultsRequested(const hilltop::Record& record);
    /// Something on the start page has changed: a match left unfinished or added to the last ones.
    void matchesChanged();
    void soundWanted(hilltop::Sound sound, const QString& game);
    /// A sentence on what has become of another match.
    void told(const QString& sentence);
    /// After every try to write the match.
    void savedChanged(const hilltop::SaveState& state);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeTable();
    void connectPlay();
    void connectParts();
    void act(PlayActions::Id id);
    void takeChoice(ResultSheet::Choice choice);
    void begin();
    void showSheet(bool up);
    void fitSheet();
    void tellEmpty();
    void followGuide();
    void refresh();
    QImage picture();

    Settings& m_settings;
    TableScene m_scene;
    TableView* m_view;
    QWidget* m_table; ///< the view and what stands around it
    std::unique_ptr<Coach> m_coach;
    MatchKeeping* m_keeping;
    MatchPlay* m_play;
    HintSource* m_hints;
    BotWait* m_wait;
    PlayCourse* m_course;
    AfterMatch* m_after;
    SheetShelf* m_shelf; ///< for its sheet
    SecondTryBar* m_secondTry;
    PlayActions* m_actions;
    MatchExport* m_export;
    GuideBar* m_guide = nullptr; ///< nothing: nobody is guided
    EmptyState* m_empty;
    QStackedLayout* m_stack;
    WaitNote* m_opening;     ///< for a long match
    QString m_waiting;       ///< game of the match that waits
    bool m_unfolded = false; ///< the person wants the list although the window is narrow
};

} // namespace hilltop
