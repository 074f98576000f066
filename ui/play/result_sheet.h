// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/own_results.h"
#include "table/score_model.h"

#include <QTimer>
#include <QWidget>

class QBoxLayout;
class QGridLayout;
class QHBoxLayout;
class QKeyEvent;
class QPushButton;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace hilltop {

class Hairline;
class KeyButton;
class ResultHistory;
class ResultReview;
class ScoreView;
class Segmented;
class TableKeys;
class TextLabel;

/// The end of a match, below its table: who won and how, and what to do next; unfolded, all its hands, where it turned,
/// the record against the same others and what a review says of it. It answers only a moment after it came up, and only
/// to what is pressed then: a key or click meant for the match does nothing. Its keys play nothing at a table, and no
/// button has the focus until the person goes to one.
class ResultSheet : public QWidget {
    Q_OBJECT
public:
    enum Choice { Review, Rematch, SameDeal, NewMatch, KeepPicture, Choices };
    /// What a match came to, in words.
    struct Outcome {
        QString title, reason;
        QString rematch;     ///< the text of that button
        QString turning;     ///< a sentence, or nothing
        QString deal;        ///< ID
        QStringList winners; ///< their portraits, files of the tables' QML
        bool sealed = false; ///< there is something that proves the cards
        ScoreSheet hands;
        QColor hue; ///< of the game's table, behind white text
        bool rated = false;
        bool between = false; ///< another match with the same cards follows, so these stay hidden
        QString closed;       ///< why nothing is said of luck and decisions; empty: it is, or the two are to come
        bool perfect = false; ///< worth a picture, and not to be done better
    };

    /// How long it does not answer, in milliseconds.
    static constexpr int kDeafMs = 600;

    explicit ResultSheet(const TableKeys& keys, QWidget* parent = nullptr);

    /// The sheet comes up with that; it has the focus itself once it is shown.
    void present(const Outcome& outcome);
    /// The record against the same others, this match included.
    void setRecord(const OwnResults& line);
    /// What the match did to the rating, and why; empty: nothing.
    void setRating(const QString& change, const QString& why);
    /// How high the sheet likes to be below a page of that size.
    int heightFor(const QSize& page) const;
    /// Only the verdict and two buttons are shown, which is what setFolded(), the person and the settings say.
    bool folded() const;
    void setFolded(bool folded);
    /// It answers.
    bool ready() const { return !m_deaf.isActive(); }
    /// A key pressed anywhere on the page; true if it was one of the sheet's.
    bool take(const QKeyEvent& event);
    QPushButton* button(Choice choice) const;
    /// What most people want next.
    QPushButton* first() const { return button(m_offered[Review] ? Review : Rematch); }
    /// Tells what proves that the cards were not changed.
    QToolButton* seal() const { return m_seal; }
    ScoreView* score() const { return m_score; }
    ResultReview* review() const { return m_review; }
    /// Where there is room for one of them only: hands, luck and play, decisions, record. Hidden elsewhere.
    Segmented* parts() const { return m_parts; }

signals:
    void chosen(hilltop::ResultSheet::Choice choice);
    /// The review shall open at that decision.
    void momentChosen(int decision);
    void sealRequested();
    /// From here on it answers.
    void answers();
    /// It may want another height; said while it is in sight.
    void arranged();
    /// The person wants all of it, or not any longer.
    void unfolded(bool on);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeVerdict();
    QWidget* makeRecord();
    void arrange();
    void arrangeButtons();
    void arrangeDetails();
    void showWinners(const QStringList& portraits);
    void relabel();

    const TableKeys& m_keys;
    QTimer m_deaf;
    ScoreModel m_sheet;
    TextLabel *m_title, *m_reason, *m_rating, *m_ratingWhy;
    TextLabel* m_figure; ///< the accuracy, where no rating is shown
    QPushButton* m_more;
    QBoxLayout* m_parting; ///< words, then buttons
    QGridLayout* m_grid;
    KeyButton* m_buttons[Choices];
    ScoreView* m_score;
    ResultReview* m_review;
    Segmented* m_parts;
    Hairline* m_lines[3]; ///< between them
    QHBoxLayout *m_top, *m_winners;
    QVBoxLayout* m_middle; ///< luck and play, and the record where it has no column of its own
    enum Part { Score, Luck, Decisions, Record, Parts };
    QWidget* m_columns[Parts]; ///< each scrolls where its texts need more height
    QWidget *m_verdict, *m_details, *m_record;
    TextLabel *m_turningTitle, *m_turning, *m_deal;
    QToolButton* m_seal;
    ResultHistory* m_history;
    QScrollArea* m_recordArea;
    QString m_closed; ///< why the decisions are not shown; empty: they are
    bool m_offered[Choices] = {true, true, true, true, false};
    bool m_low = false; ///< little height: the buttons stand two by two
};

} // namespace hilltop
