// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/quiz_source.h"
#include "jobs/file_writer.h"
#include "review_files/quiz_deck.h"
#include "review_files/spare_reviews.h"
#include "style/page.h"
#include "style/read_table.h"
#include "table/table_scene.h"

#include <QCoreApplication>

#include <optional>

class QComboBox;
class QPushButton;
class QTableView;

namespace hilltop {

class Settings;
class TableView;
class TextLabel;
class Theme;

/// The answers to a puzzle, what they are worth, and which one was given.
struct QuizTable {
    Q_DECLARE_TR_FUNCTIONS(hilltop::QuizTable)
public:
    static TableContent of(const ReviewedDecision& decision, const Info& info, const TableNames& names);
};

/// Tries by week, the newest first.
struct QuizWeeksTable {
    Q_DECLARE_TR_FUNCTIONS(hilltop::QuizWeeksTable)
public:
    static TableContent of(const std::vector<QuizWeek>& weeks);
};

/// A moment of a match, one try, and the verdict with numbers. Mistakes come back after days. Moments come
/// from the person's own mistakes, from those of another player, or out of fresh matches.
class QuizPage : public Page {
    Q_OBJECT
public:
    enum Source { Again, Own, Given, Easy, Medium, Hard };

    /// `deck` is the file of what one was asked, `matches` the folder of a person's matches.
    QuizPage(const Settings& settings, const Theme& theme, const QString& deck, const QString& matches,
             QWidget* parent = nullptr);
    ~QuizPage() override;

    /// Asks about these moments, the first one at once.
    void ask(QuizSource source);
    void setSource(Source source);
    Source source() const;
    /// The next one of the source that is chosen.
    void next();

    /// What a page in another language goes on with: the source with what is left of it, and the question with the
    /// verdict, if one is open.
    struct State {
        Source source = Again;
        QString game;
        QuizSource given;
        std::optional<Puzzle> puzzle;
        std::optional<ReviewedDecision> verdict;
        QString from;
    };
    State state() const;
    void restore(State state);

    /// None while none is asked.
    const Puzzle* puzzle() const { return m_puzzle ? &*m_puzzle : nullptr; }
    /// What the try came to; none before.
    const ReviewedDecision* verdict() const { return m_verdict ? &*m_verdict : nullptr; }
    const QuizDeck& deck() const { return m_deck; }
    /// Positions to repeat today; nothing until they have been counted.
    std::optional<int> due() const;
    /// Asks about those.
    void repeat();
    const QString& path() const { return m_path; }
    /// Today, counted from 1970.
    static int currentDay();
    bool working() const { return m_finding.running() || m_loading.running() || m_judging.running(); }
    bool saving() const { return m_writer.writing(); }
    TableScene& scene() { return m_scene; }
    ReadTable& options() { return m_options; }
    ReadTable& weeks() { return m_weeks; }
    QComboBox* game() const { return m_game; }
    QString words() const;
    /// Where reviews are that could not be kept with their matches.
    void setSpare(SpareReviews spare) { m_spare = std::move(spare); }
    /// For tests: as if today were that day, counted from 1970.
    void setDay(int day) { m_day = day; }

    QString title() const override { return tr("Quiz"); }
    QString iconName() const override { return QStringLiteral("quiz"); }
    QList<QAction*> barActions() const override { return {m_next}; }
    QList<QAction*> menuActions(MenuId menu) const override;
    QList<QAction*> ownKeys() const override { return m_scene.drawing()->tableKeys().actions(); }
    QString statusText() const override;
    QString rulesId() const override;
    QList<QWidget*> panes() const override;
    void takeFocus() override;
    void shown() override;

private:
    QWidget* makeSide();
    void load();
    void save();
    void find();
    void showPuzzle(Puzzle puzzle, const QString& source);
    void showNone(const QString& why);
    void answer(const std::optional<std::string>& word);
    void judgeOther(const std::string& word);
    void tell(const std::optional<std::string>& word);
    void refresh();
    void lay();
    int today() const;

    QString m_path, m_matches;
    QuizDeck m_deck;
    bool m_loaded = false, m_again = false;
    QuizSource m_given, m_own; ///< what is left of them
    bool m_ownRead = false;
    std::optional<Puzzle> m_puzzle;
    std::optional<Replay> m_replay; ///< of the puzzle
    std::unique_ptr<Table> m_question;
    TableNames m_names;
    QString m_from, m_note;
    std::optional<ReviewedDecision> m_verdict;
    std::optional<int> m_day;
    const Settings& m_settings;
    SpareReviews m_spare;
    TableScene m_scene;
    TableView* m_table;
    ReadTable m_options, m_weeks;
    QComboBox *m_source, *m_game;
    TextLabel *m_title, *m_words, *m_boxes;
    QTableView *m_optionView, *m_weekView;
    QPushButton* m_button;
    QAction* m_next;
    Job m_loading, m_finding, m_judging;
    FileWriter m_writer; ///< of the deck
};

} // namespace hilltop
