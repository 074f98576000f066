// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/moment_list.h"

#include "documents/analysis_words.h"
#include "documents/replay_outline.h"
#include "style/layouts.h"
#include "style/paint.h"
#include "style/panel.h"
#include "table/key_marks.h"
#include "text/number_texts.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kMomentMark = 22, kMomentLow = 30, kMomentHigh = 80;
constexpr int kLeastLetters = 9; ///< pixels: words that have no room are written smaller
constexpr int kPicturedFrom = 44, kMomentTallFrom = 62, kMostPictureWide = 128;

/// One decision: its moment, its mark, what was played and what would have been better, and what it cost.
class MomentButton : public QAbstractButton {
public:
    explicit MomentButton(CostlyMoment moment)
        : m_moment(std::move(moment)) {
        setMinimumHeight(kMomentLow);
        setMaximumHeight(kMomentHigh);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        setFocusPolicy(Qt::StrongFocus);
        setCursor(Qt::PointingHandCursor);
        setAttribute(Qt::WA_Hover);
        const QString cost =
            m_moment.error.isEmpty() ? m_moment.cost : MomentList::tr("%1 ± %2").arg(m_moment.cost, m_moment.error);
        setAccessibleName(
            MomentList::tr("%1, decision %2: “%3”, better “%4”, cost %5")
                .arg(m_moment.where, numberFrom1(m_moment.decision), m_moment.played, m_moment.better, cost));
        const QString opens = MomentList::tr("Open the analysis at this decision");
        setAccessibleDescription(m_moment.picture.words.isEmpty()
                                     ? opens
                                     : MomentList::tr("%1. Cards: %2").arg(opens, m_moment.picture.words));
        setToolTip(plainTip(accessibleName()));
    }
    QSize sizeHint() const override { return {280, kMomentLow}; }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Shades s = shades(palette());
        const bool lit = underMouse() || isDown();
        paint::box(painter, rect(), paint::kControlRadius, lit ? s.hover : palette().color(QPalette::AlternateBase),
                   hasFocus() ? s.focus : s.line, hasFocus() ? 2 : 1);
        int left = 10;
        if (height() >= kPicturedFrom) {
            left = 6;
            const int high = height() - 2 * left, wide = std::min({2 * high, width() / 4, kMostPictureWide}) / 8 * 8;
            draw(QSize(wide, high));
            painter.drawPixmap(left, left, m_image);
            left += wide + 8;
        }
        if (m_moment.mark != Mark::None)
            paintMark(painter, QRect(left, (height() - kMomentMark) / 2, kMomentMark, kMomentMark),
                      markShape(m_moment.mark), palette());
        left += kMomentMark + 8;
        write(painter, QRect(left, 0, width() - left - 10, height()));
    }

private:
    static constexpr int kLineHigh = 18;

    /// The loss is written at the end of the first line, so that the answers have the width.
    void write(QPainter& painter, const QRect& room) const {
        const int lines = height() < kPicturedFrom ? 1 : height() < kMomentTallFrom ? 2 : 3;
        QRect place(room.x(), (height() - lines * kLineHigh) / 2, room.width(), kLineHigh);
        const QString what = MomentList::tr("%1: %2").arg(m_moment.where, m_moment.played);
        const QString better = MomentList::tr("Better: %1").arg(m_moment.better);
        const QString& first = lines == 3 ? m_moment.where : what;
        const int needed = QFontMetrics(textFont(TextSize::Small)).horizontalAdvance(first);
        const QRect beside = place.adjusted(0, 0, -writeCost(painter, place, needed, lines > 1), 0);
        const auto next = [&](const QString& text, bool quiet) {
            place.translate(0, kLineHigh);
            line(painter, place, Qt::AlignLeft, text, false, quiet);
        };
        switch (lines) {
        case 1:
            return line(painter, beside, Qt::AlignLeft, MomentList::tr("%1, better %2").arg(what, m_moment.better),
                        false, false);
        case 2:
            line(painter, beside, Qt::AlignLeft, what, false, false);
            return next(better, true);
        default:
            line(painter, beside, Qt::AlignLeft, m_moment.where, false, true);
            next(MomentList::tr("Answer: %1").arg(m_moment.played), false);
            return next(better, false);
        }
    }
    /// Returns how wide it is, with the gap before it; without the error where other words need that room.
    int writeCost(QPainter& painter, const QRect& room, int others, bool error) const {
        const QString lost = QStringLiteral("−") + m_moment.cost;
        QString errs = error && !m_moment.error.isEmpty() ? QStringLiteral("± ") + m_moment.error : QString();
        const int wide = QFontMetrics(textFont(TextSize::Text, true)).horizontalAdvance(lost) + 2;
        int small = errs.isEmpty() ? 0 : QFontMetrics(textFont(TextSize::Small)).horizontalAdvance(errs) + 8;
        if (others + wide + small + 10 > room.width()) {
            errs.clear();
            small = 0;
        }
        line(painter, room, Qt::AlignRight, errs, false, true);
        line(painter, room.adjusted(0, 0, -small, 0), Qt::AlignRight, lost, true, false);
        return small + wide + 10;
    }
    void line(QPainter& painter, const QRect& rect, Qt::Alignment align, const QString& text, bool strong,
              bool quiet) const {
        const QFont font = textFont(strong ? TextSize::Text : TextSize::Small, strong);
        painter.setFont(paint::fitted(font, text, rect.width(), kLeastLetters));
        painter.setPen(quiet ? shades(palette()).quiet : palette().color(QPalette::Text));
        painter.drawText(rect, Qt::AlignVCenter | align | Qt::TextSingleLine,
                         painter.fontMetrics().elidedText(text, Qt::ElideRight, rect.width()));
    }
    /// Cards are drawings, each with its shadow: once for a size.
    void draw(const QSize& size) {
        const qreal ratio = devicePixelRatioF();
        const bool dark = isDark(palette());
        if (m_image.size() == size * ratio && m_image.devicePixelRatio() == ratio && m_dark == dark) return;
        m_dark = dark;
        m_image = QPixmap(size * ratio);
        m_image.setDevicePixelRatio(ratio);
        m_image.fill(Qt::transparent);
        QPainter painter(&m_image);
        painter.setRenderHint(QPainter::Antialiasing);
        paintMoment(painter, QRect(QPoint(), size), m_moment.picture, dark);
    }

    CostlyMoment m_moment;
    QPixmap m_image;
    bool m_dark = false;
};

} // namespace

std::vector<CostlyMoment> costliest(const Record& match, const Review& review, int seat, const TableNames& names) {
    std::vector<const ReviewedDecision*> found;
    for (const ReviewedDecision& decision : review.decisions)
        if (decision.seat.index() == seat && decision.number >= 0 && decision.loss && !decision.options.empty() &&
            decision.loss->value > 2 * decision.loss->error)
            found.push_back(&decision);
    std::stable_sort(found.begin(), found.end(),
                     [](const auto* one, const auto* other) { return one->loss->value > other->loss->value; });
    if (found.size() > MomentList::kMoments) found.resize(MomentList::kMoments);
    const auto replay = Replay::make(match, Replay::Asking::Later);
    if (!replay || found.empty()) return {};
    const ReplayOutline outline = outlineOf(*replay, names);
    const Info& info = replay->game().info();
    const ReviewUnits units(info);
    std::vector<CostlyMoment> moments;
    for (const ReviewedDecision* decision : found) {
        const QString section = outline.sectionAt(decision->position).title;
        moments.push_back({decision->number, section.isEmpty() ? MomentList::tr("Match") : section,
                           answerTitle(info, decision->played, names),
                           answerTitle(info, decision->options.front().word, names),
                           units.sizeWithUnit(decision->loss->value),
                           decision->loss->error > 0 ? units.size(decision->loss->error) : QString(),
                           mark_of(*decision, review.limits),
                           momentPicture(replay->table(decision->position), decision->seat, decision->played)});
    }
    return moments;
}

MomentList::MomentList(QWidget* parent)
    : QWidget(parent)
    , m_title(new TextLabel(tr("Costliest decisions"), TextSize::Text, true))
    , m_none(new TextLabel(tr("No clear mistakes."), TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_note(new TextLabel({}, TextSize::Small))
    , m_rows(new QVBoxLayout) {
    for (TextLabel* label : {m_none, m_note}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->hide();
    }
    m_rows->setSpacing(6);
    auto* column = columnIn(this, 6, {16, 12, 16, 12});
    column->addWidget(m_title);
    column->addWidget(m_none);
    column->addLayout(m_rows, 1000);
    column->addStretch(1);
    column->addWidget(m_note);
}

void MomentList::setNote(const QString& sentence) {
    m_note->setText(sentence);
    m_note->setVisible(!sentence.isEmpty());
}

void MomentList::setTitled(bool titled) {
    m_title->setVisible(titled);
    layout()->setContentsMargins(16, titled ? 12 : 6, 16, titled ? 12 : 6);
}

std::vector<QWidget*> MomentList::buttons() const {
    std::vector<QWidget*> list;
    for (int row = 0; row < m_rows->count(); ++row)
        list.push_back(m_rows->itemAt(row)->widget());
    return list;
}

void MomentList::setMoments(const std::vector<CostlyMoment>& moments, bool judged) {
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        if (item->widget()->hasFocus()) setFocus();
        item->widget()->deleteLater();
        item->widget()->hide();
        delete item;
    }
    m_none->setVisible(judged && moments.empty());
    for (const CostlyMoment& moment : moments) {
        auto* button = new MomentButton(moment);
        connect(button, &QAbstractButton::clicked, this,
                [this, decision = moment.decision] { emit momentChosen(decision); });
        m_rows->addWidget(button);
    }
}

/// Up and down walk the decisions, Enter opens one.
void MomentList::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (key == Qt::Key_Up || key == Qt::Key_Down) {
        focusNextPrevChild(key == Qt::Key_Down);
        return;
    }
    if ((key == Qt::Key_Return || key == Qt::Key_Enter) && !event->isAutoRepeat()) {
        for (QWidget* moment : buttons())
            if (moment->hasFocus()) return static_cast<QAbstractButton*>(moment)->click();
    }
    QWidget::keyPressEvent(event);
}

} // namespace hilltop
