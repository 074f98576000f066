// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/tutor_sheet.h"

#include "analysis/review.h"
#include "documents/analysis_words.h"
#include "play/key_button.h"
#include "style/layouts.h"
#include "style/panel.h"
#include "style/theme.h"
#include "table/key_marks.h"
#include "table/table_keys.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <limits>

namespace hilltop {
namespace {

constexpr int kTutorWide = 336, kTutorTail = 12, kTutorTailSide = 24, kTutorMark = 28, kTutorEdge = 8;
constexpr int kTutorLifted = 12, kTutorAbove = 14; ///< part of its height a card is lifted by, and the way above that
/// What a table key means for each choice; the hint has an action of its own.
constexpr const char* kTutorMeanings[] = {"back", "anyway", nullptr, "stop"};

/// How grave the answer is.
class GravityMark : public QWidget {
public:
    GravityMark() { setFixedSize(kTutorMark, kTutorMark); }
    void setShape(KeyMark::Shape shape) {
        m_shape = shape;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paintMark(painter, rect().adjusted(1, 1, -1, -1), m_shape, palette());
    }

private:
    KeyMark::Shape m_shape = KeyMark::Shape::Mistake;
};

} // namespace

TutorSheet::TutorSheet(const TableKeys& keys, QWidget* over)
    : QWidget(over)
    , m_keys(keys)
    , m_title(new TextLabel({}, TextSize::Title, true))
    , m_ask(new TextLabel)
    , m_why(new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_foot(new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_mark(new GravityMark) {
    setObjectName(QStringLiteral("tutor"));
    const QString texts[] = {tr("Rethink"), tr("Play anyway"), tr("Hint"), tr("Turn tutor off")};
    auto* buttons = new QGridLayout;
    buttons->setSpacing(8);
    for (int choice = 0; choice < Choices; ++choice) {
        m_buttons[choice] = new KeyButton(texts[choice]);
        m_buttons[choice]->setMinimumHeight(choice < Hint ? 40 : 32);
        connect(m_buttons[choice], &QPushButton::clicked, this,
                [this, choice] { emit chosen(static_cast<Choice>(choice)); });
        buttons->addWidget(m_buttons[choice], choice / 2, choice % 2);
    }
    m_buttons[Rethink]->setFill(QColor(kAmber));
    for (TextLabel* label : {m_title, m_why, m_foot}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    auto* words = columnPart(2);
    words->addWidget(m_title);
    words->addWidget(m_ask);
    auto* head = rowPart(12);
    head->addWidget(m_mark, 0, Qt::AlignTop);
    head->addLayout(words, 1);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(8);
    column->addLayout(head);
    column->addWidget(m_why);
    column->addLayout(buttons);
    column->addWidget(m_foot);
    connect(&keys, &TableKeys::changed, this, &TutorSheet::relabel);
    relabel();
    hide();
}

void TutorSheet::relabel() {
    for (int choice = 0; choice < Choices; ++choice)
        if (const char* meaning = kTutorMeanings[choice])
            m_buttons[choice]->setKey(m_keys.labels().value(QLatin1String(meaning)).toString());
}

QString TutorSheet::question() const {
    return m_title->text();
}

void TutorSheet::refine(const Question& question, const Info& info) {
    const ReviewUnits units(info);
    const Estimate& loss = question.chosen.behind;
    m_title->setText(tr("This costs %1.").arg(units.sizeWithUnit(loss.value)));
    m_ask->setText(loss.how != How::Exact ? tr("± %1. Rethink?").arg(units.error(loss.error)) : tr("Rethink?"));
    ReviewedDecision decision;
    decision.loss = loss;
    static_cast<GravityMark*>(m_mark)->setShape(markShape(std::max(mark_of(decision, question.marks), Mark::Doubtful)));
    const QString found =
        loss.how == How::Exact ? tr("Exact, given what you know.")
        : question.judge.isEmpty()
            ? tr("Based on %Ln possible deals.", nullptr, question.worlds)
            : tr("Based on %Ln possible deals, played on by %1.", nullptr, question.worlds).arg(question.judge);
    m_why->setText(tr("%1 after “%2”: %3; after the best answer: %4. %5")
                       .arg(units.title(), question.answer, units.value(question.chosen.worth.value),
                            units.value(question.best.worth.value), found));
    m_foot->setText(tr("The tutor asks when a move costs %1 or more. You can change this in the settings.")
                        .arg(units.sizeWithUnit(question.limit)));
    setAccessibleName(tr("%1 %2").arg(m_title->text(), m_ask->text()));
    setAccessibleDescription(m_why->text());
}

void TutorSheet::ask(const Question& question, const Info& info, const QRect& hand, const QRect& table,
                     const QRect& card) {
    refine(question, info);
    place(hand, table, card);
    show();
    raise();
    m_buttons[Rethink]->setFocus(Qt::OtherFocusReason);
}

/// Right of the hand, else above or below it, else in a corner: cards of the hand stay in sight.
void TutorSheet::place(const QRect& hand, const QRect& table, const QRect& card) {
    const QRect room = table.adjusted(kTutorEdge, kTutorEdge, -kTutorEdge, -kTutorEdge);
    int wide = std::min(kTutorWide, room.width() - kTutorTail);
    const auto fit = [&](Tail tail) {
        m_tail = tail;
        const int left = tail == Tail::Left ? kTutorTail : 0, bottom = tail == Tail::Down ? kTutorTail : 0;
        layout()->setContentsMargins(16 + left, 14, 16, 12 + bottom);
        layout()->activate();
        resize(wide + left, std::max(layout()->heightForWidth(wide + left), layout()->minimumSize().height()));
    };
    constexpr int kFar = std::numeric_limits<int>::max(); // as far right or down as there is room
    const auto put = [&](Tail tail, int x, int y) {
        fit(tail);
        const QPoint far(room.right() - width() + 1, room.bottom() - height() + 1);
        const QRect at(QPoint(x == kFar ? far.x() : x, std::min(y, far.y())), size());
        setGeometry(at);
        return room.contains(at) && !at.intersects(hand);
    };
    // The tip of the tail is above the lifted card, so that a line leads there over the other cards.
    const int line = card.isEmpty() ? hand.center().y() : card.top() - card.height() / kTutorLifted - kTutorAbove;
    const auto find = [&] {
        fit(Tail::Down);
        const int above = (card.isEmpty() ? hand.top() - kTutorEdge : line) - height(),
                  below = hand.bottom() + kTutorEdge;
        const bool beside = hand.isValid() && (put(Tail::Left, hand.right() + kTutorEdge,
                                                   card.isEmpty() ? kFar : line - kTutorTailSide) ||
                                               put(Tail::Down, kFar, above) || put(Tail::None, kFar, below));
        return beside || put(Tail::None, kFar, kFar) || put(Tail::None, room.left(), kFar) ||
               put(Tail::None, kFar, room.top()) || put(Tail::None, room.left(), room.top());
    };
    bool found = find();
    if (!found) { // narrow and higher
        wide = wide * 6 / 7;
        found = find();
    }
    if (!found) put(Tail::None, kFar, kFar);
    if (card.isEmpty()) fit(Tail::None); // nothing to point at
    const int down = card.isEmpty() ? hand.center().x() : card.center().x();
    m_tailAt = m_tail == Tail::Left ? std::clamp(line - y(), kTutorTailSide, height() - kTutorTailSide)
                                    : std::clamp(down - x(), kTutorTailSide, width() - kTutorTailSide);
    update();
}

QPoint TutorSheet::tip() const {
    return m_tail == Tail::Left   ? QPoint(x(), y() + m_tailAt)
           : m_tail == Tail::Down ? QPoint(x() + m_tailAt, y() + height())
                                  : QPoint();
}

bool TutorSheet::take(const QKeyEvent& event) {
    if (isHidden() || event.isAutoRepeat()) return false;
    const QString meaning = m_keys.meaning(event.key(), event.modifiers());
    for (int choice = 0; choice < Choices; ++choice) {
        if (kTutorMeanings[choice] == nullptr || meaning != QLatin1String(kTutorMeanings[choice])) continue;
        emit chosen(static_cast<Choice>(choice));
        return true;
    }
    return false;
}

/// Enter presses what has the focus, arrows walk the buttons.
void TutorSheet::keyPressEvent(QKeyEvent* event) {
    if (take(*event)) return;
    const int key = event->key();
    if ((key == Qt::Key_Return || key == Qt::Key_Enter) && !event->isAutoRepeat()) {
        for (KeyButton* button : m_buttons)
            if (button->hasFocus()) return button->click();
    }
    if (key == Qt::Key_Down || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Left)
        focusNextPrevChild(key == Qt::Key_Down || key == Qt::Key_Right);
    else
        QWidget::keyPressEvent(event);
}

void TutorSheet::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF sheet = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const double half = kTutorTailSide / 2.0;
    QPolygonF tail;
    if (m_tail == Tail::Left) {
        sheet.setLeft(kTutorTail + 0.5);
        tail << QPointF(sheet.left() + 1, m_tailAt - half) << QPointF(0.5, m_tailAt)
             << QPointF(sheet.left() + 1, m_tailAt + half);
    } else if (m_tail == Tail::Down) {
        sheet.setBottom(height() - kTutorTail - 0.5);
        tail << QPointF(m_tailAt - half, sheet.bottom() - 1) << QPointF(m_tailAt, height() - 0.5)
             << QPointF(m_tailAt + half, sheet.bottom() - 1);
    }
    QPainterPath path, point;
    path.addRoundedRect(sheet, 8, 8);
    point.addPolygon(tail);
    painter.setPen(shades(palette()).line);
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawPath(tail.isEmpty() ? path : path.united(point));
}

} // namespace hilltop
