// SPDX-License-Identifier: GPL-3.0-or-later
// What ReviewsPage shows of matches that were analysed.
#include "profile/opponents.h"
#include "reviews/practice.h"
#include "reviews/reviews_page.h"
#include "style/empty_state.h"
#include "style/icons.h"
#include "style/panel.h"
#include "text/error_texts.h"
#include "text/game_texts.h"
#include "text/table_texts.h"

#include <QAction>
#include <QComboBox>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QTableView>

namespace hilltop {

/// What was chosen stays chosen where it is still there.
void ReviewsPage::fillGroups() {
    const QString before = m_groups->currentText();
    {
        const QSignalBlocker quiet(m_groups);
        m_groups->clear();
        for (std::size_t i = 0; m_found && i < m_found->groups.size(); ++i) {
            const ManyReviews& group = m_found->groups[i];
            const QString seats = tr("%1, %Ln seats", nullptr, group.seats()).arg(gameTitle(group.game().info().id));
            const bool usual = group.rules() == default_values(group.game().rules());
            m_groups->addItem(usual ? seats : tr("%1, other rules").arg(seats));
        }
        if (const int same = m_groups->findText(before); same >= 0) m_groups->setCurrentIndex(same);
    }
    m_groups->setVisible(m_groups->count() > 1);
    fillBots();
    fillTable();
}

void ReviewsPage::fillBots() {
    const QVariant before = m_bots->currentData();
    const QSignalBlocker quiet(m_bots);
    m_bots->clear();
    const ManyReviews* reviews = ReviewedGroup{m_found, m_groups->currentIndex()}.reviews();
    m_bots->addItem(tr("Everyone"), QString());
    if (reviews != nullptr) {
        for (const EntrantReview& one : reviews->entrants())
            m_bots->addItem(reviewedName(reviews->game().info(), one.name), QString::fromStdString(one.name));
    }
    if (const int same = m_bots->findData(before); same >= 0) m_bots->setCurrentIndex(same);
}

ReviewsPage::Part ReviewsPage::part() const {
    return static_cast<Part>(m_parts->current());
}

TableContent ReviewsPage::content(const ReviewedGroup& group) {
    const std::string name = m_bots->currentData().toString().toStdString();
    m_moments.clear();
    m_kinds.clear();
    switch (part()) {
    case Standings:
        return LuckTable::of(group);
    case Worst:
        m_moments = WorstTable::moments(group, name);
        return WorstTable::of(group, m_moments);
    case Kinds:
        m_kinds = KindTable::rows(group, name);
        return KindTable::of(group, name);
    case Style:
        return StyleTable::of(group, name);
    case Problems:
        break;
    }
    TableContent problems{{{tr("What could not be analysed"), false}}, {}};
    if (const int row = current(); row >= 0)
        for (const QString& problem : m_queue.task(row).problems)
            problems.rows.push_back({problem});
    return problems;
}

void ReviewsPage::fillTable() {
    const ReviewedGroup group{m_found, m_groups->currentIndex()};
    m_bots->setVisible(part() == Worst || part() == Kinds || part() == Style);
    const QString name = QStringList{tr("Standings"), tr("Costliest decisions"), tr("Kinds of decisions"), tr("Style"),
                                     tr("Problems")}[part()];
    if (m_table->accessibleName() != name) m_table->setModel(nullptr); // a screen reader's cells of another part go
    m_results.set(content(group));
    if (m_table->model() == nullptr) m_table->setModel(&m_results);
    m_table->setAccessibleName(name);
    m_fitter->fit();
    const bool empty = m_results.rowCount() == 0;
    m_hint->setText(part() == Problems                              ? tr("All matches were analysed.")
                    : m_reading.running() && !m_found               ? tr("Reading the analyses…")
                    : part() == Worst && group.reviews() != nullptr ? tr("No mistakes beyond chance.")
                                                                    : tr("No match has been analysed yet."));
    m_resultStack->setCurrentIndex(empty ? 0 : 1);
    const bool kinds = part() == Kinds;
    m_quiz->setEnabled((part() == Worst || kinds) && !empty);
    m_quiz->setText(kinds ? tr("Practise this") : tr("Quiz from these"));
    m_quiz->setToolTip(
        kinds ? tr("Quiz with %1 positions of the selected kind, from these matches and from new ones").arg(kPractised)
              : tr("Quiz about the listed decisions, the costliest first"));
    if (kinds && !empty && !m_table->currentIndex().isValid()) m_table->setCurrentIndex(m_results.index(0, 0));
}

/// The names take what is left over; where nothing is, the table scrolls rather than lose them.
FitColumns ReviewsPage::columns() const {
    FitColumns fit{std::vector<FitColumn>(static_cast<std::size_t>(m_results.columnCount()))};
    const std::size_t names = part() == Standings || part() == Worst ? 1 : 0;
    if (names < fit.columns.size()) fit.columns[names].stretch = 1;
    for (int column = m_results.columnCount() - 1; part() == Worst && column >= kOpenColumn; --column)
        fit.giveWay.push_back(column);
    return fit;
}

/// Positions of the kind in the selected row, of that player.
QuizSource ReviewsPage::practice() const {
    const int group = m_groups->currentIndex(), row = m_table->currentIndex().row();
    if (!m_found || group < 0 || row < 0 || row >= static_cast<int>(m_kinds.size())) return {};
    const auto& [name, kind] = m_kinds[static_cast<std::size_t>(row)];
    const PracticeKind wanted{m_found, group, name, kind};
    return practiceOf(wanted, m_level ? m_level(wanted.game().info().id) : kSkilledLevel);
}

void ReviewsPage::quiz() {
    if (part() == Kinds) {
        const QuizSource source = practice();
        return source.empty() ? emit statusChanged(tr("No position of this kind has a clear best answer."))
                              : emit quizRequested(source);
    }
    QuizSource source;
    source.title =
        m_bots->currentIndex() > 0 ? tr("Mistakes of %1").arg(m_bots->currentText()) : tr("Everyone’s mistakes");
    for (const MarkedMoment& moment : m_moments)
        source.moments.push_back({m_found->places[moment.match], moment.number, moment.seat});
    emit quizRequested(source);
}

void ReviewsPage::openRow(int row) {
    if (row < 0 || row >= static_cast<int>(m_moments.size())) return;
    const MarkedMoment& moment = m_moments[static_cast<std::size_t>(row)];
    emit momentRequested(m_found->places[moment.match], moment.number);
}

} // namespace hilltop
