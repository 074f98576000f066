// SPDX-License-Identifier: GPL-3.0-or-later
#include "contests/contest_details.h"

#include "base/numbers.h"
#include "contests/contest_view.h"
#include "contests/match_list_model.h"
#include "standings/choosing_table.h"
#include "style/layouts.h"
#include "style/panel.h"

#include <QHeaderView>
#include <QSignalBlocker>
#include <QStackedLayout>

#include <algorithm>
#include <utility>

namespace hilltop {
namespace {

constexpr int kDetailRow = 28, kDetailSide = 16, kMatchPadding = 20;

TextLabel* quietWords() {
    return new TextLabel(QString(), TextSize::Small, false, TextLabel::Ink::Quiet);
}

} // namespace

ContestDetails::ContestDetails(QWidget* parent)
    : QWidget(parent)
    , m_head(new QHBoxLayout) {
    auto* column = columnIn(this, 4, {0, 8, 0, 0});
    m_head->setContentsMargins(kDetailSide, 0, kDetailSide, 0);
    m_head->addStretch(1);
    column->addLayout(m_head);
    auto* inside = new QWidget;
    m_stack = new QStackedLayout(inside);
    column->addWidget(inside, 1);
    QWidget* list = makeMatches();
    addPart(tr("Matches"), list, m_matches);
}

QWidget* ContestDetails::makeMatches() {
    auto* part = new QWidget;
    m_matchStack = new QStackedLayout(part);
    m_hint = quietWords();
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_matchStack->addWidget(m_hint);
    auto* list = new QWidget;
    auto* column = columnIn(list, 4);
    auto* head = rowPart(kUsualGap, {kDetailSide, 0, kDetailSide, 0});
    m_title = new TextLabel(QString(), TextSize::Text, true);
    m_title->setElided(true);
    head->addWidget(m_title, 1);
    m_note = quietWords();
    m_note->setElided(true);
    m_note->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    head->addWidget(m_note);
    column->addLayout(head);
    m_matches = new ChoosingTable;
    dressDetails(*m_matches, tr("Matches of the pair"));
    m_matches->setToolTip(tr("Click a match or press Enter to open it in Replay."));
    m_matches->horizontalHeader()->setResizeContentsPrecision(64); // rows: about what a large screen shows
    column->addWidget(m_matches, 1);
    m_matchStack->addWidget(list);
    connect(m_matches, &ChoosingTable::chosen, this, [this](const QModelIndex& cell) { openMatch(cell.row()); });
    return part;
}

void ContestDetails::setMatches(MatchListModel* matches) {
    m_model = matches;
    m_matches->setModel(matches);
    m_fitter = new ColumnFitter(*m_matches, [this] { return matchColumns(); });
}

void ContestDetails::addPart(const QString& title, QWidget* part, QTableView* table) {
    m_stack->addWidget(part);
    m_parts.push_back({title, table});
}

void ContestDetails::setTabs(const std::vector<int>& parts) {
    m_tabs = parts;
    QStringList titles;
    for (const int part : parts)
        titles << m_parts[at(part)].title;
    delete std::exchange(m_switch, new Segmented(titles));
    m_switch->setAccessibleName(tr("List"));
    m_head->insertWidget(0, m_switch);
    connect(m_switch, &Segmented::currentChanged, this, [this](int tab) { showPart(m_tabs[at(tab)]); });
}

void ContestDetails::showPart(int part) {
    m_stack->setCurrentIndex(part);
    const QSignalBlocker quiet(m_switch);
    m_switch->setCurrent(static_cast<int>(std::ranges::find(m_tabs, part) - m_tabs.begin()));
}

void ContestDetails::setNote(const QString& sentence, bool trouble) {
    m_note->setInk(trouble ? TextLabel::Ink::Bad : TextLabel::Ink::Quiet);
    m_note->setText(sentence);
}

void ContestDetails::setTitle(const QString& title) {
    m_title->setText(title);
}

void ContestDetails::setHint(const QString& sentence) {
    m_hint->setText(sentence);
}

void ContestDetails::showHint() {
    m_matchStack->setCurrentIndex(0);
}

void ContestDetails::showList() {
    setNote({}, false);
    m_matchStack->setCurrentIndex(1);
    m_matches->setCurrentIndex(m_model->index(0, 0));
}

QWidget* ContestDetails::pane() const {
    QTableView* table = m_parts[at(m_stack->currentIndex())].table;
    return table == m_matches && m_model->isEmpty() ? nullptr : table;
}

/// Where there is no room the result in words goes first, as winners are underlined and the score says it too, then the
/// deal.
FitColumns ContestDetails::matchColumns() const {
    if (m_model->isEmpty()) return {};
    const int result = m_model->resultColumn();
    FitColumns fit = detailColumns(m_model->columnCount(), kMatchPadding, {MatchListModel::Deal});
    for (int column = MatchListModel::FirstSeat; column < result; ++column)
        fit.columns[at(column)].least = seatWidth() - kMatchPadding;
    if (result < m_model->columnCount() - 1) fit.giveWay.insert(fit.giveWay.begin(), result);
    return fit;
}

FitColumns detailColumns(int count, int padding, std::vector<int> giveWay) {
    return {std::vector(at(count), FitColumn{.spare = padding, .stretch = 1}), std::move(giveWay)};
}

void dressDetails(QTableView& table, const QString& name) {
    dressTable(&table, kDetailRow);
    table.setAccessibleName(name);
}

} // namespace hilltop
