// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/match_document.h"
#include "documents/match_review.h"
#include "documents/quiz_source.h"
#include "documents/replay_outline.h"
#include "documents/save_file.h"
#include "jobs/job.h"
#include "style/page.h"
#include "table/log_model.h"
#include "table/table_scene.h"
#include "text/score_sheet.h"

#include <QTimer>

#include <functional>
#include <map>
#include <optional>

class QAction;
class QHBoxLayout;
class QPlainTextEdit;
class QStackedLayout;
class QTableView;
class QVBoxLayout;

namespace hilltop {

class AnalysisGraph;
class AnalysisPanel;
class AnswerLog;
class MatchTabs;
class RecordList;
class ReplayHead;
class Settings;
class TableView;
class TextLabel;
class Theme;
class Timeline;
class WaitNote;

/// A match stepped through: the table at every moment, its timeline, its moves and notes, from any seat or with all
/// cards; its branches, and the way to play a new one.
class ReplayPage : public Page {
    Q_OBJECT
public:
    static constexpr int kAllCards = -1;

    ReplayPage(const Settings& settings, const Theme& theme, QWidget* parent = nullptr);
    ~ReplayPage() override;

    /// One match is shown at once, several are offered in a list with the one at `index` chosen. `where` is the file,
    /// or empty. On an error the page keeps what it showed, as it does when somebody first wants to save that.
    Result<> open(std::vector<Record> records, const QString& where, int index);
    /// Tells of a match whether its cards are sealed, because a rated match goes on with them: it is not shown.
    void setSealed(std::function<bool(const Record&)> sealed) { m_sealed = std::move(sealed); }
    /// One match that knows where it came from.
    Result<> open(Record record, const MatchOrigin& origin);
    /// A branch of a document, MatchDocument::kMatch for the match itself.
    void showDocument(std::shared_ptr<MatchDocument> document, int branch);
    /// None while no match is shown.
    const std::shared_ptr<MatchDocument>& document() const { return m_document; }
    /// The match as it is played, with the branch that is chosen.
    const Replay* replay() const { return m_replay.get(); }
    /// A long match is still being played again; meanwhile its beginning is shown.
    bool preparing() const { return m_preparing.running(); }
    int branch() const { return m_document ? m_document->cursor().branch : MatchDocument::kMatch; }

    /// 0 while no match is shown.
    int positions() const { return m_replay ? m_replay->positions() : 0; }
    int position() const { return m_position; }
    /// At once, without motion.
    void goTo(int position);
    /// To the moment before a decision, by the number records count it with.
    void goToDecision(int decision);
    /// A match beside another one on the same cards, at the decision where their paths part; the other one is its
    /// branch. `name`: who had the seat in the other one. An error if they are not to be shown together.
    Result<> compare(Record match, const Record& other, const QString& name);
    /// One moment on, with motion.
    void stepOn();
    /// A seat, or kAllCards.
    void setView(int view);
    int view() const { return m_view; }
    bool running() const { return m_running; }
    void setRunning(bool running);
    /// Shows what an analysis says of the match beside it, and makes one if there is none yet.
    void setAnalysing(bool analysing);
    bool analysing() const { return m_analysing; }
    /// Where reviews are that cannot be kept with their matches.
    void setSpare(SpareReviews spare) { m_spare = std::move(spare); }
    /// The match that is shown is judged, or being judged, elsewhere: that need not be done twice.
    void expectReview(std::shared_ptr<MatchReview> judged);
    /// None until it is made or read.
    const std::shared_ptr<const Review>& review() const { return m_review; }
    AnalysisPanel* analysisPanel() const { return m_panel; }
    AnalysisGraph* analysisGraph() const { return m_graph; }
    TableScene& scene() { return m_scene; }
    LogModel& log() { return m_log; }
    Timeline* timeline() const { return m_timeline; }
    RecordList* recordList() const { return m_records; }
    ReplayHead* head() const { return m_head; }
    MatchTabs* tabs() const { return m_tabs; }
    QTableView* moves() const { return m_moves; }
    TableView* table() const { return m_table; }
    QPlainTextEdit* notes() const { return m_notes; }
    AnswerLog* answers() const { return m_answers; }
    /// The moment shown as text, as the chosen seat sees it, and the match for Ctrl+V.
    QString text() const;

    QString title() const override { return tr("Replay"); }
    QString iconName() const override { return QStringLiteral("replay"); }
    QList<QAction*> barActions() const override;
    QList<QAction*> menuActions(MenuId menu) const override;
    QList<KeyHint> keyHints() const override;
    QString statusText() const override;
    QString rulesId() const override;
    QList<QWidget*> panes() const override;
    void shown() override;
    void takeFocus() override;
    void hidden() override;
    bool mayLeave() override;

signals:
    /// The mistakes of the match, to be tried again.
    void quizRequested(const hilltop::QuizSource& source);
    /// All matches of this file shall be analysed.
    void analyseRequested(const QString& path);
    /// The person wants to choose a file.
    void openRequested();
    /// The match up to the moment shown, to be played on by the person from the chosen seat as a branch.
    void playOnRequested(const hilltop::Record& record, const hilltop::BranchPlay& branch);
    void rulesRequested(const QString& game);
    /// The cards of the match shown are to be played from a seat, of which this one is proposed.
    void playDealRequested(const hilltop::Record& record, const QString& file, int seat);
    /// What all who had the cards of that seat made of them.
    void cardsResultsRequested(const hilltop::Record& record, const QString& file, int seat);
    /// A match was pasted while another page was in front.
    void frontRequested();
    /// Why a match that was pasted is not shown.
    void told(const QString& sentence);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeActions();
    QWidget* makeMatch();
    QWidget* makeTransport();
    QWidget* makeMoves();
    QWidget* makeNotes();
    void connectParts();
    Result<> choose(int index);
    Result<> mayBeSeen(const Record& record) const;
    Result<> take(std::shared_ptr<MatchDocument> document);
    void keepInList();
    void clearList();
    void showLine(int branch, int position);
    void showReplay(std::shared_ptr<Replay> replay, ReplayOutline outline);
    void prepare(int branch, std::optional<int> position);
    void dropPreparing();
    bool later(std::function<void()> deed);
    int forkOf(int branch) const;
    void showComparison();
    void showMarks();
    void showSaved();
    void check();
    void documentChanged();
    bool saveAs();
    bool saveInPlace();
    bool saveAndWait();
    void stepBranch(int by);
    void toggleMark();
    void paste();
    void playOn();
    bool branched(int position) const;
    void followLog();
    void followScore();
    void refresh();
    void settled();
    void showAnalysis();
    bool expects(const Replay& replay) const;
    void takeKept(Result<std::optional<Review>> kept);
    void startAnalysis();
    void goDeeper();
    void stopDeeper();
    void noticeReview();
    void tellKept(const QString& sentence, bool usual);
    void remark();
    Marking marking() const;
    void exportReport();
    std::map<int, std::string> momentPictures();
    void dropReviewing();
    void takeReview(std::shared_ptr<const Review> review);
    int reviewSeat() const;
    std::vector<int> mistakes() const;
    void goToMistake(int by);
    void refreshAnalysis(bool any);
    void judgeOpen();
    Result<> openText(const QString& text);
    void typePosition();
    void quiz();
    std::vector<LogMark> reviewMarks() const;
    void pointAtMove();
    void dropDepth();
    void refreshDepth();
    void rollOut();
    void stopRollOut();
    void takeDeeper(const ReviewedDecision& decision);
    QString noRollOut() const;
    void askWhy();
    void toggleWorld();
    void leaveWorld();
    void goBack();
    void arrange();
    void changePace(int by);
    void savePicture();
    bool canExport() const;
    void exportMatch();
    Record playedOn() const;
    SeatSet viewers() const;
    int proposedSeat() const;
    void refreshSameCards(bool any);
    QStringList sameCardsLine() const;
    QString partingLine() const;

    QString m_where;
    std::function<bool(const Record&)> m_sealed;
    std::shared_ptr<MatchDocument> m_document;
    std::shared_ptr<Replay> m_replay; ///< of the branch that is chosen; work in the background shares its tables
    bool m_whole = true;              ///< else only the beginning of a long match
    Job m_preparing, m_logging;
    std::vector<std::function<void()>> m_then; ///< once the whole match is there
    WaitNote* m_wait;
    std::vector<SeatCheck> m_checks; ///< of the match itself; empty while they are asked
    QString m_result;                ///< of the match itself
    Job m_check;
    /// The match shown beside another one on the same cards.
    struct Paths {
        std::weak_ptr<MatchDocument> document;
        int step = 0;
        QString name; ///< of whoever had the seat in the other one
        QString here, there;
    };
    std::optional<Paths> m_paths;
    std::shared_ptr<const Review> m_review;   ///< of the line shown
    std::shared_ptr<MatchReview> m_reviewing; ///< of the line shown, until it is there
    std::shared_ptr<MatchReview> m_deeper;    ///< that will take its place
    Job m_readingReview;
    QString m_keptWhere; ///< what is to be said of where the review is, if that is not where one expects it
    SpareReviews m_spare;
    const Settings& m_settings;
    std::shared_ptr<MatchReview> m_expected; ///< of the match, from whoever has played it
    Job m_rolling;
    int m_rolled = -1;                            ///< number of the decision that is being rolled out
    std::shared_ptr<MatchDocument> m_deeperMatch; ///< what was found is to be kept there
    /// Two answers of one decision, and what the worlds say of them.
    struct Question {
        int number = -1;
        std::optional<std::string> better, worse;
        friend bool operator==(const Question&, const Question&) = default;
    };
    std::optional<Question> m_question;
    std::optional<Why> m_why;
    Job m_asking;
    QTimer m_askSoon;
    std::optional<ReviewedDecision> m_open; ///< what could be answered where nobody has; by position and seat
    Job m_opening;
    bool m_imagined = false; ///< a world lies on the table
    bool m_analysing = false;
    bool m_low = false; ///< the graph stands beside the table
    FileWriter m_writer;
    bool m_leaving = false;    ///< it is being asked what becomes of the document
    bool m_asksAnyway = false; ///< a failure to save is told with what is asked then
    bool m_stale = false;      ///< the document has changed while nobody looked
    TableNames m_names;
    int m_position = 0;
    int m_view = kAllCards;
    bool m_running = false;
    TableScene m_scene;
    LogModel m_log;
    ScoreSheet m_course; ///< of the whole match
    QTimer m_pause;      ///< between two steps that go by themselves
    QStackedLayout* m_stack;
    RecordList* m_records;
    ReplayHead* m_head;
    TableView* m_table;
    Timeline* m_timeline;
    AnalysisGraph* m_graph;
    AnalysisPanel* m_panel = nullptr;
    TextLabel *m_number, *m_decision, *m_pace, *m_saved;
    AnswerLog* m_answers;
    QPlainTextEdit* m_notes;
    MatchTabs* m_tabs;
    QTableView* m_moves;
    QWidget* m_side = nullptr;
    QHBoxLayout* m_strip = nullptr; ///< below the table
    QVBoxLayout* m_left = nullptr;  ///< table, graph and strip
    bool m_following = false;       ///< the list of moves is shown the line of this moment
    QAction *m_first, *m_previous, *m_play, *m_next, *m_last, *m_roundBack, *m_roundOn, *m_handBack, *m_handOn;
    QAction *m_faster, *m_slower, *m_nextView, *m_allCards, *m_copy, *m_picture, *m_export, *m_playOn;
    QAction *m_paste, *m_branchUp, *m_branchDown, *m_mark, *m_rules, *m_save;
    QAction *m_analyse, *m_previousMistake, *m_nextMistake;
    QAction *m_rollOut, *m_world, *m_back, *m_quiz, *m_type;
    QAction *m_deal, *m_cardsResults, *m_report;
};

} // namespace hilltop
