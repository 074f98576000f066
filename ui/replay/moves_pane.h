// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/match_cursor.h"
#include "table/log_model.h"
#include "text/score_sheet.h"

#include <QObject>
#include <QWidget>

class QAction;
class QPlainTextEdit;
class QTableView;

namespace hilltop {

class AnswerLog;
class KeyFilter;
class MatchTabs;
class TextLabel;

/// Beside the table of a replay: the moment in words, the course of the match as a scoresheet and as a list of moves,
/// and the person's notes.
class MovesPane : public QWidget {
    Q_OBJECT
public:
    /// `save` is the page's action, with a button while it is visible.
    MovesPane(MatchCursor& cursor, KeyFilter& keys, QAction& save, QWidget* parent = nullptr);

    LogModel& log() { return m_log; }
    MatchTabs* tabs() const { return m_tabs; }
    QPlainTextEdit* notes() const { return m_notes; }
    AnswerLog* answers() const { return m_answers; }
    /// Another list of the same moves, which goes along.
    void addMoves(QTableView* moves);
    /// Beside the moves.
    void setMarks(std::vector<LogMark> marks);
    /// The moment where the cursor is; `prompt` where nobody decides.
    void showMoment(const QString& prompt);
    /// Whether the notes are written.
    void showSaved(const QString& state);
    void setLow(bool low);

signals:
    void chosen(int position);
    /// The whole match has come into the list.
    void listed();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    QWidget* makeNotes(QAction& save);
    void list();
    void showRows();
    void showScore();

    MatchCursor& m_cursor;
    KeyFilter& m_keys;
    LogModel m_log;
    std::vector<LogRow> m_rows; ///< of the whole match,
    ScoreSheet m_course;        ///< as this
    Job m_listing;
    std::vector<LogMark> m_marks;
    TextLabel *m_number, *m_decision, *m_saved;
    AnswerLog* m_answers;
    MatchTabs* m_tabs;
    QPlainTextEdit* m_notes;
    std::vector<QTableView*> m_lists;
    bool m_following = false; ///< the lists are shown the line of this moment
};

/// Leaves to what has the focus the keys it needs, where a page has the same keys for actions: Space and the arrows of
/// buttons, the arrows of lists and texts.
class KeyFilter : public QObject {
public:
    using QObject::QObject;

    /// Buttons in that widget, and itself.
    void addButtons(QWidget& widget);
    /// A list keeps Up and Down; a text all arrows and the keys of pages.
    void add(QWidget& listOrText);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
};

} // namespace hilltop
