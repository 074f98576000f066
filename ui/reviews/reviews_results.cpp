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

void ReviewsPage::fillTable() {
    const ReviewedGroup group{m_found, m_groups->currentIndex()};
    const std::string name = m_bots->currentData().toString().toStdString();
    const auto part = static_cast<Part>(m_parts->current());
    m_bots->setVisible(part == Worst || part == Style);
    ReviewTable* model = m_problems;
    if (part == Standings) m_luck.setGroup(group), model = &m_luck;
    if (part == Worst) m_worst.setGroup(group, name), model = &m_worst;
    if (part == Style) m_style.setGroup(group, name), model = &m_style;
    if (m_table->model() != model) {
        m_table->setModel(nullptr); // a screen reader's cells of the old one are gone before there is another
        m_table->setModel(model);
    }
    m_table->setAccessibleName(
        QStringList{tr("Standings"), tr("Costliest decisions"), tr("Style"), tr("Problems")}[part]);
    fitColumns();
    const bool empty = model->rowCount() == 0;
    m_hint->setText(part == Problems                              ? tr("All matches were analysed.")
                    : m_reading.running() && !m_found             ? tr("Reading the analyses…")
                    : part == Worst && group.reviews() != nullptr ? tr("No mistakes that can be told from chance.")
                                                                  : tr("No match has been analysed yet."));
    m_resultStack->setCurrentIndex(empty ? 0 : 1);
    m_quiz->setEnabled(part == Worst && !empty);
}

/// The names take what is left over; where nothing is, the table scrolls rather than lose them.
void ReviewsPage::fitColumns() {
    const QAbstractItemModel* model = m_table->model();
    if (model == nullptr) return;
    for (int column = 0; column < model->columnCount(); ++column)
        m_table->setColumnHidden(column, model == &m_worst && column >= kOpenColumn && width() < kWideReviews);
    auto* header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setResizeContentsPrecision(100);
    header->setStretchLastSection(model == m_problems);
    header->resizeSections(QHeaderView::ResizeToContents);
    const int names = model == &m_style ? 0 : 1; // there are no columns before anything has been read
    if (model != m_problems && names < header->count() && header->length() <= m_table->viewport()->width())
        header->setSectionResizeMode(names, QHeaderView::Stretch);
}

void ReviewsPage::quiz() {
    QuizSource source;
    source.title =
        m_bots->currentIndex() > 0 ? tr("Mistakes of %1").arg(m_bots->currentText()) : tr("Everyone’s mistakes");
    for (int row = 0; row < m_worst.rowCount(); ++row) {
        const MarkedMoment& moment = m_worst.moment(row);
        source.moments.push_back({m_found->places[moment.match], moment.number, moment.seat});
    }
    emit quizRequested(source);
}

void ReviewsPage::openRow(int row) {
    if (m_table->model() != &m_worst || row < 0 || row >= m_worst.rowCount()) return;
    const MarkedMoment& moment = m_worst.moment(row);
    emit momentRequested(m_found->places[moment.match], moment.number);
}

} // namespace hilltop
