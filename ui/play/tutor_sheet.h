// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/review.h"
#include "text/table_texts.h"

#include <QWidget>

namespace hilltop {

class KeyButton;
class TableKeys;
class TextLabel;

/// The tutor's question beside the hand, before an answer is given that costs much: what it costs, and what to do. It
/// does not say what would be better. Its keys are the table's, and work wherever the focus is on the page, see take();
/// the hint has that of its action.
class TutorSheet : public QWidget {
    Q_OBJECT
public:
    enum Choice { Rethink, PlayAnyway, Hint, StopTutoring, Choices };
    /// What is asked about.
    struct Question {
        QString answer; ///< as people call it
        Compared::Option chosen, best;
        double limit = 0; ///< from which on it asks
        int worlds = 0;   ///< looked at
        QString judge{};  ///< the bot that plays them on; empty where no bot does
        MarkLimits marks{};
    };

    TutorSheet(const TableKeys& keys, QWidget* over);

    /// `hand` is where the cards lie, `card` the one that is asked about (empty: none), `table` what may be covered,
    /// all in the widget it lies over.
    void ask(const Question& question, const Info& info, const QRect& hand, const QRect& table, const QRect& card);
    /// The same question, known better.
    void refine(const Question& question, const Info& info);
    /// The window has changed.
    void place(const QRect& hand, const QRect& table, const QRect& card);
    /// Of its tail, in the widget it lies over; null without one.
    QPoint tip() const;
    /// A key pressed anywhere on the page; true if it was one of the sheet's.
    bool take(const QKeyEvent& event);
    KeyButton* button(Choice choice) const { return m_buttons[choice]; }
    /// "This costs 6.1 %."
    QString question() const;

signals:
    void chosen(hilltop::TutorSheet::Choice choice);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    enum class Tail { None, Left, Down };
    void relabel();

    const TableKeys& m_keys;
    TextLabel *m_title, *m_ask, *m_why, *m_foot;
    QWidget* m_mark;
    KeyButton* m_buttons[Choices];
    Tail m_tail = Tail::None;
    int m_tailAt = 0; ///< along its side
};

} // namespace hilltop
