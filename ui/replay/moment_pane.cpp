// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/moment_pane.h"

#include "replay/analysis_parts.h"
#include "replay/moment_depth.h"
#include "style/layouts.h"
#include "style/panel.h"

#include <QHeaderView>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace hilltop {
namespace {

constexpr int kMomentMargin = 16, kMomentRow = 30, kRangeWidth = 96;

double lossOf(const ReviewedDecision& decision) {
    return decision.loss ? decision.loss->value : 0;
}

} // namespace

MomentPane::MomentPane(const QList<QAction*>& deeper, QWidget* parent)
    : QWidget(parent)
    , m_depth(new MomentDepth(deeper)) {
    m_title = new TextLabel({}, TextSize::Text, true);
    m_title->setWordWrap(true);
    m_number = new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet);
    m_nothing = new TextLabel({}, TextSize::Text, false, TextLabel::Ink::Quiet);
    m_nothing->setWordWrap(true);
    m_nothing->setContentsMargins(kMomentMargin, 4, kMomentMargin, 12);
    auto* head = rowPart(kUsualGap, {kMomentMargin, 4, kMomentMargin, 8});
    head->addWidget(m_title, 1);
    head->addWidget(m_number);
    auto* answers = new AnswerTable;
    m_optionModel.set({OptionModel::columns(), {}});
    m_options = analysisTable(m_optionModel, tr("Answers at this moment"), answers);
    m_options->setItemDelegate(new OptionDelegate(m_options));
    m_options->setWordWrap(true);
    m_options->verticalHeader()->setMinimumSectionSize(kMomentRow);
    m_options->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_options->horizontalHeader()->setSectionResizeMode(OptionModel::Range, QHeaderView::Fixed);
    m_options->setColumnWidth(OptionModel::Range, kRangeWidth);
    m_how = new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet);
    m_how->setElided(true);
    m_known = new TextLabel({}, TextSize::Title, true);
    m_knownWords = new TextLabel({}, TextSize::Small);
    m_open = new TextLabel({}, TextSize::Title, true);
    m_openWords = new TextLabel({}, TextSize::Small);
    m_losses = new QWidget;
    auto* losses = rowIn(m_losses, 8, {kMomentMargin, 10, kMomentMargin, 12});
    losses->addWidget(reviewCard(tr("Given what you knew"), m_known, m_knownWords), 1);
    losses->addWidget(reviewCard(tr("Seeing all cards"), m_open, m_openWords), 1);
    auto* column = columnIn(this, 0);
    column->addLayout(head);
    column->addWidget(new Hairline);
    column->addWidget(m_nothing);
    column->addWidget(m_options, 1);
    auto* how = rowPart(kUsualGap, {kMomentMargin, 6, kMomentMargin, 0});
    how->addWidget(m_how);
    column->addLayout(how);
    column->addWidget(m_losses);
    column->addWidget(m_depth);
    column->addWidget(m_rest = new QWidget, 1); // without answers the words stand at the top
}

void MomentPane::setReview(std::shared_ptr<const Review> review, const TableNames& names, const Info& info) {
    m_review = std::move(review);
    m_names = names;
    m_info = &info;
    m_decision = nullptr;
}

void MomentPane::clear() {
    m_review.reset();
    m_decision = nullptr;
    m_position = -1;
}

void MomentPane::setMoment(const ReplayOutline& outline, int position, int view) {
    if (!m_review) return;
    m_decision = nullptr;
    if (position != m_position || view != m_view) m_seat.reset();
    m_position = position;
    m_view = view;
    for (const ReviewedDecision& decision : m_review->decisions) {
        if (decision.position != position || decision.number < 0) continue;
        const bool rather = m_decision == nullptr || (m_seat      ? decision.seat == *m_seat
                                                      : view >= 0 ? decision.seat.index() == view
                                                                  : lossOf(decision) > lossOf(*m_decision));
        if (rather) m_decision = &decision;
    }
    if (m_decision == nullptr && m_openMoment && m_openMoment->position == position) m_decision = &*m_openMoment;
    if (m_decision != nullptr) m_seat = m_decision->seat;
    m_optionModel.set(OptionModel::of(m_decision, *m_info, m_names, m_review->limits));
    const QString section = outline.sectionAt(position).title;
    if (m_decision != nullptr) {
        const QString who = m_names.of(m_decision->seat.index());
        m_title->setText(section.isEmpty() ? who : tr("%1: %2").arg(section, who));
        m_number->setText(outline.numberTitle(m_decision->number));
    } else {
        m_title->setText(section);
        m_number->clear();
    }
    fitOptions();
    showLosses();
}

void MomentPane::showLosses() {
    const bool options = m_decision != nullptr && !m_decision->forced();
    m_nothing->setVisible(!options);
    m_rest->setVisible(!options);
    m_options->setVisible(options);
    m_how->setVisible(options);
    m_losses->setVisible(options && m_decision->loss.has_value());
    if (m_decision == nullptr) {
        m_nothing->setText(tr("No one decides here."));
        return;
    }
    if (m_decision->forced()) {
        m_nothing->setText(tr("There was no other choice."));
        return;
    }
    const ReviewUnits units(*m_info);
    m_how->setText(m_decision->fault ? tr("Played automatically after a fault.")
                                     : playedOn(m_decision->samples > 0 ? m_decision->samples : m_review->samples));
    if (!m_decision->loss) return;
    const Mark mark = mark_of(*m_decision, m_review->limits);
    m_known->setText(units.sizeWithUnit(m_decision->loss->value));
    m_known->setInk(mark == Mark::None      ? TextLabel::Ink::Normal
                    : mark == Mark::Blunder ? TextLabel::Ink::Bad
                                            : TextLabel::Ink::Warn);
    const QString verdict = mark == Mark::None ? tr("no mistake") : markText(mark);
    const bool best = m_decision->played == m_decision->options.front().word;
    const QString error = units.error(m_decision->loss->error);
    const bool exact = m_decision->loss->how == How::Exact;
    const bool alone = m_decision->options.size() < 2 || !OptionModel::amongBest(m_decision->options[1]);
    m_knownWords->setText(best && alone                 ? tr("the best answer")
                          : best                        ? tr("among the best answers")
                          : mark == Mark::None && exact ? tr("exact, %1").arg(verdict)
                          : mark == Mark::None          ? tr("± %1, %2").arg(error, verdict)
                          : exact                       ? tr("%1: exact").arg(verdict)
                                                        : tr("%2: ± %1").arg(error, verdict));
    const Estimate open = m_decision->loss_open.value_or(Estimate());
    m_open->setText(units.sizeWithUnit(open.value));
    const bool bestOpen = !m_decision->open.empty() && m_decision->played == m_decision->open.front().word;
    m_openWords->setText(bestOpen                 ? tr("the best answer")
                         : open.how == How::Exact ? tr("exact")
                                                  : tr("± %1", "an error").arg(units.error(open.error)));
    fitLosses();
}

/// A narrow table leaves out what is the same as the numbers beside it; how they were found stands below where it is
/// the same for all of them, and what they were worth with all cards open is a lozenge as well.
void MomentPane::fitOptions() {
    constexpr double kWide = 1.35; ///< of what is not narrow: every column beside the longest answers
    const bool narrow = m_width < narrowAnalysis(), wide = m_width >= kWide * narrowAnalysis();
    bool alike = true;
    if (m_decision != nullptr) {
        for (const auto& option : m_decision->options)
            alike = alike && option.worth.how == m_decision->options.front().worth.how;
    }
    m_options->setColumnHidden(OptionModel::Range, narrow);
    m_options->setColumnHidden(OptionModel::How, narrow || (alike && !wide));
    m_options->setColumnHidden(OptionModel::Open, !wide);
}

/// Of a narrow panel's answers there are no lines.
QString MomentPane::playedOn(int times) const {
    const bool range = m_width >= narrowAnalysis();
    if (all_exact(m_decision->options)) return range ? tr("Exact. ◇ seeing all cards.") : tr("Exact.");
    return range ? tr("Up to %Ln simulations. Lines: ± 2 errors. ◇ seeing all cards.", nullptr, times)
                 : tr("Up to %Ln simulations.", nullptr, times);
}

/// The table above takes what it is given: two lines of words would lose one to it.
void MomentPane::fitLosses() {
    const int half = (m_width - 2 * kMomentMargin - m_losses->layout()->spacing()) / 2 - 2 * kReviewCardMargin - 2;
    for (TextLabel* words : {m_knownWords, m_openWords})
        words->keepHeightFor(half);
}

void MomentPane::fit(int width) {
    m_width = width;
    fitOptions();
    if (m_decision != nullptr && !m_decision->forced()) showLosses();
    fitLosses();
}

} // namespace hilltop
