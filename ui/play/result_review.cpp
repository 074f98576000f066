// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/result_review.h"

#include "documents/analysis_words.h"
#include "documents/replay_outline.h"
#include "style/paint.h"
#include "table/key_marks.h"
#include "text/error_texts.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QProgressBar>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kMomentMark = 22, kMomentHigh = 52, kMomentLow = 30;

/// One decision: its mark, where it was, what was played and what would have been better, and what it cost.
class MomentButton : public QAbstractButton {
public:
    MomentButton(CostlyMoment moment, bool low)
        : m_moment(std::move(moment))
        , m_low(low) {
        setFixedHeight(low ? kMomentLow : kMomentHigh);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        setFocusPolicy(Qt::StrongFocus);
        setCursor(Qt::PointingHandCursor);
        setAttribute(Qt::WA_Hover);
        const QString cost =
            m_moment.error.isEmpty() ? m_moment.cost : ResultReview::tr("%1 ± %2").arg(m_moment.cost, m_moment.error);
        setAccessibleName(ResultReview::tr("%1, decision %2: played %3, better %4, cost %5")
                              .arg(m_moment.where)
                              .arg(m_moment.decision)
                              .arg(m_moment.played, m_moment.better, cost));
        setAccessibleDescription(ResultReview::tr("Opens the analysis at this decision"));
        setToolTip(plainTip(accessibleName()));
    }
    QSize sizeHint() const override { return {280, height()}; }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Shades s = shades(palette());
        const bool lit = underMouse() || isDown();
        paint::box(painter, rect(), paint::kControlRadius, lit ? s.hover : palette().color(QPalette::AlternateBase),
                   hasFocus() ? s.focus : s.line, hasFocus() ? 2 : 1);
        if (m_moment.mark != Mark::None)
            paintMark(painter, QRect(10, (height() - kMomentMark) / 2, kMomentMark, kMomentMark),
                      markShape(m_moment.mark), palette());
        const int left = 10 + kMomentMark + 10;
        const QString lost = QStringLiteral("−") + m_moment.cost;
        const int wide = QFontMetrics(textFont(TextSize::Text, true)).horizontalAdvance(lost) + 2;
        const QRect words(left, 0, width() - left - wide - 18, height());
        const QRect cost(width() - wide - 10, 0, wide, height());
        const QString what = ResultReview::tr("%1: %2").arg(m_moment.where, m_moment.played);
        const int half = height() / 2;
        if (m_low) {
            line(painter, words, Qt::AlignVCenter, ResultReview::tr("%1, better %2").arg(what, m_moment.better), false,
                 false);
        } else {
            line(painter, words.adjusted(0, 6, 0, -half), Qt::AlignVCenter, what, false, false);
            line(painter, words.adjusted(0, half - 2, 0, -6), Qt::AlignVCenter,
                 ResultReview::tr("Better: %1").arg(m_moment.better), false, true);
        }
        if (m_low || m_moment.error.isEmpty())
            return line(painter, cost, Qt::AlignVCenter | Qt::AlignRight, lost, true, false);
        line(painter, cost.adjusted(0, 6, 0, -half), Qt::AlignVCenter | Qt::AlignRight, lost, true, false);
        line(painter, cost.adjusted(0, half - 2, 0, -6), Qt::AlignVCenter | Qt::AlignRight,
             QStringLiteral("± ") + m_moment.error, false, true);
    }

private:
    void line(QPainter& painter, const QRect& rect, int align, const QString& text, bool strong, bool quiet) const {
        painter.setFont(textFont(strong ? TextSize::Text : TextSize::Small, strong));
        painter.setPen(quiet ? shades(palette()).quiet : palette().color(QPalette::Text));
        painter.drawText(rect, align | Qt::TextSingleLine,
                         painter.fontMetrics().elidedText(text, Qt::ElideRight, rect.width()));
    }

    CostlyMoment m_moment;
    bool m_low;
};

TextLabel* reviewWords(TextSize size, bool strong, TextLabel::Ink ink = TextLabel::Ink::Normal) {
    auto* label = new TextLabel({}, size, strong, ink);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

std::vector<CostlyMoment> costliest(const Record& match, const Review& review, int seat, const TableNames& names) {
    std::vector<const ReviewedDecision*> found;
    for (const ReviewedDecision& decision : review.decisions)
        if (decision.seat.index() == seat && decision.number >= 0 && decision.loss && !decision.options.empty() &&
            decision.loss->value > 2 * decision.loss->error)
            found.push_back(&decision);
    std::stable_sort(found.begin(), found.end(),
                     [](const auto* one, const auto* other) { return one->loss->value > other->loss->value; });
    if (found.size() > ResultReview::kMoments) found.resize(ResultReview::kMoments);
    const auto replay = Replay::make(match, Replay::Asking::Later);
    if (!replay || found.empty()) return {};
    const ReplayOutline outline = outlineOf(*replay, names);
    const Info& info = replay->game().info();
    const ReviewUnits units(info);
    std::vector<CostlyMoment> moments;
    for (const ReviewedDecision* decision : found) {
        const QString section = outline.sectionAt(decision->position).title;
        moments.push_back({decision->number, section.isEmpty() ? ResultReview::tr("Match") : section,
                           answerTitle(info, decision->played, names),
                           answerTitle(info, decision->options.front().word, names),
                           units.sizeWithUnit(decision->loss->value),
                           decision->loss->error > 0 ? units.size(decision->loss->error) : QString(),
                           mark_of(*decision, review.limits)});
    }
    return moments;
}

ResultReview::ResultReview(QWidget* parent)
    : QWidget(parent)
    , m_title(reviewWords(TextSize::Text, true))
    , m_accuracy(reviewWords(TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_sentence(reviewWords(TextSize::Small, false))
    , m_costly(reviewWords(TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_progress(new QProgressBar)
    , m_rows(new QVBoxLayout) {
    m_title->setText(tr("Luck and play"));
    m_sentence->setWordWrap(true);
    m_costly->setWordWrap(true);
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("The match is being judged"));
    auto* head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(m_title);
    head->addStretch(1);
    head->addWidget(m_accuracy);
    m_rows->setSpacing(6);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(6);
    column->addLayout(head);
    column->addWidget(m_sentence);
    column->addWidget(m_progress);
    column->addWidget(m_costly);
    column->addLayout(m_rows);
    column->addStretch(1);
}

bool ResultReview::waiting() const {
    return !m_progress->isHidden();
}

std::vector<QWidget*> ResultReview::moments() const {
    std::vector<QWidget*> list;
    for (int row = 0; row < m_rows->count(); ++row)
        list.push_back(m_rows->itemAt(row)->widget());
    return list;
}

void ResultReview::setReview(std::shared_ptr<MatchReview> judged, const TableNames& names, int me) {
    if (m_judged) m_judged->disconnect(this);
    m_judged = std::move(judged);
    m_names = names;
    m_me = me;
    m_looking.cancel();
    showMoments({});
    if (m_judged) {
        connect(m_judged.get(), &MatchReview::progressed, this,
                [this](double share) { m_progress->setValue(static_cast<int>(1000 * share)); });
        connect(m_judged.get(), &MatchReview::ended, this, &ResultReview::follow);
    }
    follow();
}

void ResultReview::setLow(bool low) {
    if (low == m_low) return;
    m_low = low;
    layout()->setContentsMargins(16, low ? 4 : 12, 16, low ? 4 : 12);
    m_title->setVisible(!low); // it stands above
    follow();
}

void ResultReview::follow() {
    const bool waits = m_judged && m_judged->running() && !m_judged->review();
    m_progress->setVisible(waits);
    m_costly->hide();
    m_accuracy->clear();
    m_looking.cancel();
    if (!m_judged) return m_sentence->clear();
    if (m_judged->error()) return m_sentence->setText(hilltop::sentence(*m_judged->error()));
    if (waits) {
        m_progress->setValue(static_cast<int>(1000 * m_judged->share()));
        return m_sentence->setText(tr("The match is being judged…"));
    }
    if (!m_judged->review()) return m_sentence->clear();
    const Review& review = *m_judged->review();
    const Info& info = find_game(m_judged->match().game)->info();
    m_sentence->setText(luckAndPlay(info, review, m_names, m_me));
    m_accuracy->setText(accuracyText(info, review, m_names, m_me));
    m_looking =
        Job::start([match = m_judged->match(), review = m_judged->review(), me = m_me,
                    names = m_names](JobControl&) { return costliest(match, *review, me, names); },
                   [this](const std::vector<CostlyMoment>& moments) { showMoments(moments); }, Job::Urgency::WaitedFor);
}

void ResultReview::showMoments(const std::vector<CostlyMoment>& moments) {
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        if (item->widget()->hasFocus()) setFocus();
        item->widget()->deleteLater();
        item->widget()->hide();
        delete item;
    }
    m_costly->setVisible(m_judged && m_judged->review() && (moments.empty() || !m_low));
    m_costly->setText(moments.empty() ? tr("No decision of yours certainly cost anything.")
                                      : tr("Costliest decisions"));
    for (const CostlyMoment& moment : moments) {
        auto* button = new MomentButton(moment, m_low);
        connect(button, &QAbstractButton::clicked, this,
                [this, decision = moment.decision] { emit momentChosen(decision); });
        m_rows->addWidget(button);
    }
}

/// Up and down walk the decisions, Enter opens one.
void ResultReview::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (key == Qt::Key_Up || key == Qt::Key_Down) {
        focusNextPrevChild(key == Qt::Key_Down);
        return;
    }
    if ((key == Qt::Key_Return || key == Qt::Key_Enter) && !event->isAutoRepeat()) {
        for (QWidget* moment : moments())
            if (moment->hasFocus()) return static_cast<QAbstractButton*>(moment)->click();
    }
    QWidget::keyPressEvent(event);
}

} // namespace hilltop
