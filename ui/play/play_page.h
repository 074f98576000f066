// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/match_document.h"
#include "documents/match_review.h"
#include "documents/save_file.h"
#include "jobs/job.h"
#include "jobs/mailbox.h"
#include "play/match_setup.h"
#include "play/result_sheet.h"
#include "settings/sounds.h"
#include "store/autosave.h"
#include "store/library.h"
#include "style/page.h"
#include "table/log_model.h"
#include "table/table_scene.h"
#include "table/table_session.h"

#include <QTimer>

class QStackedLayout;

namespace hilltop {

class BotTrust;
class Coach;
class EmptyState;
class GuideBar;
class MatchPanel;
class OwnBotList;
class Settings;
class SolvingNote;
class TableView;
class Theme;
class WaitNote;

/// Where a person's data lies.
struct DataPaths {
    QString autosave; ///< the unfinished match
    QString matches;  ///< folder of finished ones
};

/// The table somebody plays at.
class PlayPage : public Page {
    Q_OBJECT
public:
    PlayPage(Settings& settings, Theme& theme, const DataPaths& paths, QWidget* parent = nullptr);
    ~PlayPage() override;

    /// The person's own bots, which may sit at the table; it outlives the page.
    void setOwnBots(const OwnBotList* own) { m_own = own; }
    /// Whoever plays a game for the first time is shown how.
    void setGuided(bool guided);
    GuideBar* guide() const { return m_guide; }
    /// Who asks before bots play that nothing keeps from the person's files; it outlives the page.
    void setTrust(BotTrust* trust) { m_trust = trust; }
    /// Deals a new match. False if the person stays at the table, which holds a rated one.
    bool start(const MatchSetup& setup);
    /// Takes a match up where it was left; as a branch what is played goes into its document. False as above, and if it
    /// cannot be played on. A long one comes to the table when it has been played again in the background.
    bool continueMatch(Record record, const BranchPlay& branch = {});
    /// Deals a match whose seats are taken, such as one on the cards of an earlier match. False as above.
    bool playDealt(Record record);
    /// An earlier moment of the match is on the table.
    bool lookingBack() const { return m_lookBack >= 0; }
    bool playing() const { return m_session != nullptr && !m_session->table().over(); }
    ResultSheet* result() const { return m_result; }
    MatchPanel* panel() const { return m_panel; }
    /// While no match is on the table: the game of the one that waits to be continued; empty: none waits.
    void setWaiting(const QString& game);
    bool opening() const { return m_opening.running(); }
    bool hasMatch() const { return m_session != nullptr; }
    /// A rated match goes on: nobody looks at it from elsewhere, and nobody else sits down to it.
    bool sealed() const { return (playing() && record().rated) || between(); }
    /// The first of two rated matches on the same cards is over, the second has not begun.
    bool between() const;
    const Record& record() const { return m_session->record(); }
    /// Of the match on the table once it is over; none before, and where nobody plays or several do.
    const std::shared_ptr<MatchReview>& review() const { return m_judged; }
    TableScene& scene() { return m_scene; }
    const TableSession* session() const { return m_session.get(); }
    TableView* view() const { return m_view; }
    Coach& coach() { return *m_coach; }
    /// All that has been played is on the disk when it returns.
    void flush();

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
    bool mayLeave() override;

signals:
    void newMatchRequested();
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
    void soundWanted(hilltop::Sound sound);
    /// A sentence on what has become of another match.
    void told(const QString& sentence);
    /// "Saved", or why it is not.
    void savedChanged(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// What becomes of the match that is on the table or waits.
    enum class Before {
        Kept, ///< it goes to the others, unfinished as it is
        Same, ///< it is the same match, with others in its seats
    };
    void makeActions();
    Record unfinished() const;
    bool letGo(const Record& next);
    bool openSession(Record record, bool deal, const BranchPlay& branch = {}, Before before = Before::Kept,
                     std::optional<Replay> played = {});
    void dropOpening();
    std::optional<Seat> personHere() const;
    void seatPlayers();
    void tellEmpty();
    void refreshHint();
    void look(int by);
    void lookAhead();
    void connectScene();
    void showStep();
    void showJump();
    void settled();
    void refresh();
    void finish();
    void judgeMatch();
    void followResult();
    LimitsByBot ownLimits(const std::string& game) const;
    std::string ownName(const QString& game, const QString& bot) const;
    void followBots();
    void tellFault(int seat, Fault fault, const QString& errors);
    void tellWait();
    bool mayPlay(const Record& record);
    void replaceGoneSeats(std::vector<RecordSeat>& seats);
    void replaceSlow();
    QString chosenAdviser(const GameEntry& game) const;
    QString adviserName(const GameEntry& game) const;
    void makeHintMenu();
    void fillHintMenu();
    void chooseAdviser(const QString& bot);
    void followHints();
    void waitForHint();
    void makeWatchActions();
    void followWatch();
    void followGuide();
    void setPaused(bool paused);
    void stepOnce();
    void changePace(int by);
    bool watching() const { return playing() && m_session->persons().empty(); }
    void takeChoice(ResultSheet::Choice choice);
    void readPurse();
    void keepPicture();
    void rematch();
    void tellPair(ResultSheet::Outcome& outcome) const;
    bool onSameCards() const;
    Record newMatch(const MatchSetup& setup, const GameEntry& game, std::vector<RecordSeat> seats) const;
    void handOver();
    void askHint();
    void speak();
    void exportRecord();
    void reseat(Record next);
    void letBotGoOn();
    void swapSeats();
    void saved(const QString& error);
    void setFolded(bool folded);

    Settings& m_settings;
    Theme& m_theme;
    const DataPaths m_paths;
    Library m_library;
    std::unique_ptr<TableSession> m_session;
    BranchPlay m_branch;
    int m_lookBack = -1;    ///< the moment looked back at; -1: the match as it stands
    bool m_unshown = false; ///< a step has been taken that the table has not shown
    TableScene m_scene;
    LogModel m_log;
    SeatSet m_seen; ///< whose cards the scoresheet knows
    Job m_opening;  ///< of a long match that is played on
    WaitNote* m_openWait = nullptr;
    Job m_reading;                                       ///< of the record against the same others
    Job m_counting;                                      ///< of the purse, and what came of side decks
    std::shared_ptr<MatchReview> m_judged;               ///< of the match on the table
    std::vector<std::shared_ptr<MatchReview>> m_judging; ///< of matches that have ended, this one or earlier ones
    FileWriter m_writer;
    TableView* m_view;
    MatchPanel* m_panel;
    GuideBar* m_guide = nullptr; ///< nothing: nobody is guided
    ResultSheet* m_result;
    QStackedLayout* m_stack;
    std::unique_ptr<Coach> m_coach;
    EmptyState* m_empty;
    QString m_waiting; ///< game of the match that waits
    QAction *m_new, *m_again, *m_hint, *m_undo, *m_speak, *m_export, *m_review, *m_bot, *m_swap, *m_statistics,
        *m_rules, *m_seal, *m_tutor;
    QAction *m_pause, *m_step, *m_slower, *m_faster; ///< while bots play alone
    bool m_paused = false, m_single = false;         ///< the match stands; but for one step
    const OwnBotList* m_own = nullptr;
    BotTrust* m_trust = nullptr;
    SolvingNote* m_solving = nullptr;
    WaitNote* m_wait = nullptr; ///< for a bot that thinks long
    QTimer m_slow;              ///< until it thinks long
    QAction* m_hintFrom = nullptr;
    WaitNote* m_hintWait = nullptr; ///< for an adviser
    QTimer m_rest;
    QTimer m_silence; // of people who may speak
    QString m_saved;
    bool m_ended = false;                 ///< and it has been heard
    bool m_unfolded = false;              ///< the person wants the list although the window is narrow
    Mailbox m_mailbox;                    ///< of the autosave, whose thread posts to it
    std::unique_ptr<Autosave> m_autosave; // last: its thread calls back
};

} // namespace hilltop
