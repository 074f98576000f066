// SPDX-License-Identifier: GPL-3.0-or-later
// What ReviewsPage shows of matches that were analysed.
#include "reviews/reviews_page.h"
#include "style/empty_state.h"
#include "style/icons.h"
#include "style/panel.h"
#include "text/error_texts.h"
#include "text/game_texts.h"

#include <QHeaderView>
#include <QSignalBlocker>

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
    switch (part()) {
    case Standings:
        return LuckTable::of(group);
    case Worst:
        m_moments = WorstTable::moments(group, name);
        return WorstTable::of(group, m_moments);
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
    m_bots->setVisible(part() == Worst || part() == Style);
    const QString name = QStringList{tr("Standings"), tr("Costliest decisions"), tr("Style"), tr("Problems")}[part()];
    if (m_table->accessibleName() != name) m_table->setModel(nullptr); // a screen reader's cells of another part go
    m_results.set(content(group));
    if (m_table->model() == nullptr) m_table->setModel(&m_results);
    m_table->setAccessibleName(name);
    fitColumns();
    const bool empty = m_results.rowCount() == 0;
    m_hint->setText(part() == Problems                              ? tr("All matches were analysed.")
                    : m_reading.running() && !m_found               ? tr("Reading the analyses…")
                    : part() == Worst && group.reviews() != nullptr ? tr("No mistakes that can be told from chance.")
                                                                    : tr("No match has been analysed yet."));
    m_resultStack->setCurrentIndex(empty ? 0 : 1);
    m_quiz->setEnabled(part() == Worst && !empty);
}

/// The names take what is left over; where nothing is, the table scrolls rather than lose them.
void ReviewsPage::fitColumns() {
    for (int column = 0; column < m_results.columnCount(); ++column)
        m_table->setColumnHidden(column, part() == Worst && column >= kOpenColumn && width() < kWideReviews);
    auto* header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setResizeContentsPrecision(100);
    header->setStretchLastSection(part() == Problems);
    header->resizeSections(QHeaderView::ResizeToContents);
    const int names = part() == Style ? 0 : 1; // there are no columns before anything has been read
    if (part() != Problems && names < header->count() && header->length() <= m_table->viewport()->width())
        header->setSectionResizeMode(names, QHeaderView::Stretch);
}

void ReviewsPage::quiz() {
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
