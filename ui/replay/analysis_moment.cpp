// SPDX-License-Identifier: GPL-3.0-or-later
// What AnalysisPanel tells of the moment that is shown.
#include "replay/analysis_panel.h"
#include "replay/analysis_parts.h"
#include "replay/moment_depth.h"
#include "style/manual_link.h"
#include "table/match_panel.h"

#include <QMessageBox>
#include <QPushButton>

namespace hilltop {
namespace {

double lossOf(const ReviewedDecision& decision) {
    return decision.loss ? decision.loss->value : 0;
}

} // namespace

void AnalysisPanel::setMoment(const ReplayOutline& outline, int position, int seat, int view) {
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
    m_optionModel.setDecision(m_decision, *m_info, m_names, m_review->limits);
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
    showSum(seat);
}

void AnalysisPanel::showLosses() {
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

void AnalysisPanel::showSum(int seat) {
    const SeatReview& sums = m_review->seats[static_cast<std::size_t>(seat)];
    const ReviewUnits units(*m_info);
    const auto signedPart = [&](double worth) { return units.change(worth); };
    m_sum->setText(tr("%1: start %2, luck %3, skill %4, others’ skill %5, result %6")
                       .arg(m_names.of(seat), units.value(sums.start), signedPart(sums.luck),
                            signedPart(sums.own_skill), signedPart(sums.skill - sums.own_skill),
                            units.value(sums.result)));
    const QString apart = units.value(sums.luck_adjusted());
    QStringList more{sums.luck_error > 0 ? tr("Luck-adjusted result: %1 ± %2.").arg(apart, units.error(sums.luck_error))
                                         : tr("Luck-adjusted result: %1.").arg(apart)};
    if (sums.unforced > 0) {
        const Estimate unforced = sums.loss_an_unforced();
        more << tr("Average loss per unforced decision: %1 ± %2.")
                    .arg(units.sizeWithUnit(unforced.value), units.error(unforced.error));
    }
    m_apart->setText(more.join(QLatin1Char(' ')));
    fitLosses();
}

void AnalysisPanel::explain() {
    if (!m_review) return;
    QMessageBox box(QMessageBox::NoIcon, tr("What the analysis says"), reviewDefinitions(*m_info, *m_review),
                    QMessageBox::Ok, this);
    setManual(box, "analysis");
    const QPushButton* more = box.addButton(tr("&More in the manual"), QMessageBox::HelpRole);
    box.exec();
    if (box.clickedButton() == more) askManual(*this, QStringLiteral("analysis"));
}

} // namespace hilltop
