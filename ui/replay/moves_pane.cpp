// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/moves_pane.h"

#include "replay/answer_log.h"
#include "style/layouts.h"
#include "style/panel.h"
#include "table/match_tabs.h"
#include "table/score_view.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kNotes = 76, kLowNotes = 48; ///< height of the field
constexpr std::size_t kMostAnswers = 4;    ///< at once, that are told one by one

} // namespace

MovesPane::MovesPane(MatchCursor& cursor, KeyFilter& keys, QAction& save, QWidget* parent)
    : QWidget(parent)
    , m_cursor(cursor)
    , m_keys(keys)
    , m_number(new TextLabel({}, TextSize::Text, true))
    , m_decision(new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_answers(new AnswerLog)
    , m_tabs(new MatchTabs(m_log)) {
    m_number->setWordWrap(true);
    m_decision->setWordWrap(true);
    auto* head = columnPart(0, {16, 10, 16, 10});
    head->addWidget(m_number);
    head->addWidget(m_decision);
    head->addWidget(m_answers);
    auto* column = columnIn(this, 0);
    column->addLayout(head);
    column->addWidget(new Hairline);
    column->addWidget(m_tabs, 1);
    column->addWidget(new Hairline);
    column->addWidget(makeNotes(save));
    addMoves(m_tabs->moves());
    m_keys.add(*m_tabs->score());
    m_keys.addButtons(*m_tabs->switcher());
    connect(m_tabs->score(), &ScoreView::chosen, this, &MovesPane::chosen);
    connect(&cursor, &MatchCursor::viewChanged, this, &MovesPane::list);
    connect(&cursor, &MatchCursor::spoilersChanged, this, &MovesPane::showRows);
    connect(&cursor, &MatchCursor::documentTaken, this, [this] {
        const QSignalBlocker quiet(m_notes);
        m_notes->setPlainText(m_cursor.document()->notes());
    });
}

QWidget* MovesPane::makeNotes(QAction& save) {
    auto* title = new TextLabel(tr("Notes"), TextSize::Small, false, TextLabel::Ink::Quiet);
    m_saved = new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet);
    m_saved->setElided(true);
    m_saved->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* button = new QToolButton;
    button->setDefaultAction(&save);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setObjectName(QStringLiteral("saveNotes"));
    const auto follow = [button, &save] { button->setVisible(save.isVisible()); }; // a button alone does not
    connect(&save, &QAction::changed, button, follow);
    follow();
    auto* head = new QHBoxLayout;
    head->addWidget(title);
    head->addWidget(m_saved, 1);
    head->addWidget(button);
    m_notes = new QPlainTextEdit;
    m_notes->setAccessibleName(tr("Notes on this match"));
    m_notes->setPlaceholderText(tr("Your notes"));
    m_notes->setTabChangesFocus(true);
    m_notes->installEventFilter(this);
    m_keys.add(*m_notes);
    connect(m_notes, &QPlainTextEdit::textChanged, this, [this] {
        if (m_cursor.document()) m_cursor.document()->setNotes(m_notes->toPlainText());
    });
    auto* part = new QWidget;
    auto* column = columnIn(part, 4, {16, 6, 12, 10});
    column->addLayout(head);
    column->addWidget(m_notes);
    return part;
}

void MovesPane::addMoves(QTableView* moves) {
    m_lists.push_back(moves);
    m_keys.add(*moves);
    const auto pick = [this](const QModelIndex& index) {
        if (!index.isValid() || m_following || m_log.positionOf(index.row()) == m_cursor.position()) return;
        emit chosen(m_log.positionOf(index.row()));
    };
    connect(moves, &QTableView::clicked, this, pick);
    connect(moves->selectionModel(), &QItemSelectionModel::currentRowChanged, this, pick);
}

/// The whole match, as the chosen seat sees it.
void MovesPane::list() {
    struct Told {
        std::vector<LogRow> rows;
        ScoreSheet course;
    };
    m_log.begin(m_cursor.names(), m_cursor.viewers());
    m_rows.clear();
    m_course.clear();
    const auto tell = [replay = std::shared_ptr<const Replay>(m_cursor.replay()), names = m_cursor.names(),
                       seen = m_cursor.viewers()] {
        std::vector<const Table*> tables;
        for (int i = 0; i < replay->positions(); ++i)
            tables.push_back(&replay->table(i));
        return Told{LogModel::rowsOf(tables, names, seen), scoreSheet(tables, names, seen)};
    };
    const auto take = [this](Told told) {
        m_rows = std::move(told.rows);
        showRows();
        m_course = std::move(told.course);
    };
    m_listing.cancel();
    if (!isLong(m_cursor.replay()->record())) return take(tell());
    m_listing = Job::start([tell](JobControl&) { return tell(); },
                           [this, take](Told told) {
                               take(std::move(told));
                               m_log.setMarks(m_marks);
                               emit listed();
                           },
                           Job::Urgency::WaitedFor);
}

/// As many as may be told of.
void MovesPane::showRows() {
    const auto end = std::upper_bound(m_rows.begin(), m_rows.end(), m_cursor.horizon(),
                                      [](int position, const LogRow& row) { return position < row.position; });
    m_log.take({m_rows.begin(), end});
}

void MovesPane::setMarks(std::vector<LogMark> marks) {
    m_marks = std::move(marks);
    m_log.setMarks(m_marks);
}

/// The hands of the whole match, to be chosen from; the rest as it stood at this moment.
void MovesPane::showScore() {
    std::vector<const Table*> tables;
    for (int i = 0; i <= m_cursor.position(); ++i)
        tables.push_back(&m_cursor.replay()->table(i));
    ScoreSheet sheet = scoreSheet(tables, m_cursor.names(), m_cursor.viewers());
    const bool chosen =
        !m_course.empty() && !m_course.front().lines.empty() && m_course.front().lines.front().first >= 0;
    if (chosen && !sheet.empty() && !m_cursor.hides()) sheet.front() = m_course.front();
    m_tabs->sheet().setSheet(sheet);
    m_tabs->sheet().setCurrent(m_cursor.position());
}

void MovesPane::showMoment(const QString& prompt) {
    const int position = m_cursor.position();
    const ReplayOutline& outline = m_cursor.told();
    const ReplayOutline::Moment& moment = outline.at(position);
    if (m_cursor.spoilerFree()) showRows();
    const QString number = outline.decisionTitle(position);
    m_number->setText(number.isEmpty() ? outline.sectionAt(position).title : number);
    const int answers = static_cast<int>(moment.answers.size());
    const bool many = moment.answers.size() > kMostAnswers && !moment.decision.isEmpty();
    m_decision->setText(many ? tr("%Ln answers, see the move list", nullptr, answers)
                        : moment.seat >= 0 && !moment.decision.isEmpty() ? moment.decision
                                                                         : prompt);
    const bool told = !m_cursor.hides() || position < m_cursor.horizon();
    m_answers->setVisible(told);
    if (told) m_answers->show(*m_cursor.replay(), outline, position, m_cursor.names());
    m_log.setCurrent(position);
    showScore();
    const int row = m_log.rowOf(position);
    for (QTableView* moves : m_lists) {
        const int shown = moves->currentIndex().row();
        if (row < 0 || row == shown || (shown >= 0 && m_log.positionOf(shown) == position)) continue;
        const QScopedValueRollback following(m_following, true); // the line may stand for an earlier moment
        moves->setCurrentIndex(m_log.index(row, 0));
    }
}

void MovesPane::showSaved(const QString& state) {
    m_saved->setText(state);
}

void MovesPane::setLow(bool low) {
    m_notes->setFixedHeight(low ? kLowNotes : kNotes);
}

bool MovesPane::eventFilter(QObject* object, QEvent* event) {
    // A dialog takes the focus, too, perhaps the one which says that saving failed.
    if (event->type() == QEvent::FocusOut && m_cursor.document() && !QApplication::activeModalWidget())
        m_cursor.document()->save();
    return QWidget::eventFilter(object, event);
}

void KeyFilter::addButtons(QWidget& widget) {
    if (qobject_cast<QAbstractButton*>(&widget) != nullptr) widget.installEventFilter(this);
    for (QAbstractButton* button : widget.findChildren<QAbstractButton*>())
        button->installEventFilter(this);
}

void KeyFilter::add(QWidget& listOrText) {
    listOrText.installEventFilter(this);
}

bool KeyFilter::eventFilter(QObject* object, QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride) return false;
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool along = key == Qt::Key_Left || key == Qt::Key_Right;
    bool own = key == Qt::Key_Up || key == Qt::Key_Down;
    if (qobject_cast<QAbstractButton*>(object) != nullptr)
        own = key == Qt::Key_Space || (along && qobject_cast<Segmented*>(object->parent()) != nullptr);
    else if (qobject_cast<QPlainTextEdit*>(object) != nullptr)
        own = own || along || key == Qt::Key_PageUp || key == Qt::Key_PageDown;
    if (own) event->accept();
    return own;
}

} // namespace hilltop
