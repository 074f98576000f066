// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/beliefs_grid.h"

#include "documents/belief_marks.h"
#include "documents/beliefs_model.h"
#include "registry/registry.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/panel.h"

#include <QHeaderView>
#include <QTableView>

#include <utility>

namespace hilltop {
namespace {

constexpr int kBeliefMargin = 16, kBeliefRow = 26;
constexpr int kCountAfterMs = 120; ///< stepping past a moment counts nothing

} // namespace

BeliefsGrid::BeliefsGrid(Source source, QWidget* parent)
    : QWidget(parent)
    , m_source(std::move(source))
    , m_title(new TextLabel({}, TextSize::Text, true))
    , m_nothing(new TextLabel({}, TextSize::Text, false, TextLabel::Ink::Quiet))
    , m_foot(new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet)) {
    setManual(*this, "analysis#what-may-they-hold");
    setObjectName(QStringLiteral("beliefs"));
    m_title->setContentsMargins(kBeliefMargin, 4, kBeliefMargin, 6);
    m_title->setWordWrap(true);
    m_nothing->setContentsMargins(kBeliefMargin, 0, kBeliefMargin, 8);
    m_nothing->setWordWrap(true);
    m_foot->setContentsMargins(kBeliefMargin, 6, kBeliefMargin, 8);
    m_foot->setWordWrap(true);
    m_model.set({{{QString(), false}}, {}}); // a table without columns has nothing to dress
    m_grid = new QTableView;
    m_grid->setModel(&m_model);
    dressTable(m_grid, kBeliefRow);
    m_grid->setAccessibleName(tr("Where each hidden card may be, in percent"));
    m_grid->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_grid->setItemDelegate(new BeliefDelegate(m_grid));
    auto* column = columnIn(this, 0);
    column->addWidget(m_title);
    column->addWidget(m_nothing);
    column->addWidget(m_grid, 1);
    column->addWidget(m_foot);
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &BeliefsGrid::count);
}

BeliefsGrid::~BeliefsGrid() {
    delete m_marks;
}

const BeliefMarks* BeliefsGrid::marks() const {
    return m_marks;
}

void BeliefsGrid::markOn(TableView& table) {
    delete m_marks;
    m_marks = new BeliefMarks(table);
}

void BeliefsGrid::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    count();
}

void BeliefsGrid::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_soon.stop();
    m_counting.cancel();
    if (m_marks != nullptr) m_marks->clear();
}

void BeliefsGrid::follow() {
    m_counting.cancel();
    if (m_marks != nullptr) m_marks->clear();
    if (isVisible()) m_soon.start(kCountAfterMs);
}

void BeliefsGrid::count() {
    m_soon.stop();
    const auto moment = m_source();
    if (!moment) return;
    struct Counted {
        std::shared_ptr<const Table> table;
        std::optional<MomentBeliefs> beliefs;
    };
    m_counting = Job::start(
        [tables = moment->tables, seat = moment->seat](JobControl& job) {
            const auto [before, now] = tables();
            const auto believer = now ? make_believer(*find_game(now->info().id)) : nullptr;
            if (!believer) return Counted{};
            return Counted{now, beliefs_between(before.get(), *now, seat, {kBelievedWorlds, 0}, *believer, job.stop())};
        },
        [this, moment = *moment](const Counted& counted) {
            if (counted.beliefs) tell(*counted.beliefs, moment, *counted.table);
        },
        Job::Urgency::WaitedFor);
}

void BeliefsGrid::tell(const MomentBeliefs& beliefs, const BelievedMoment& moment, const Table& table) {
    const TableNames& names = moment.names;
    const Info& info = table.info();
    const Seat seat = moment.seat;
    const bool you = seat.index() == names.me;
    m_title->setText(you ? tr("What may they hold? As you see it")
                         : tr("What may they hold? As %1 sees it").arg(names.of(seat.index())));
    const TableContent content =
        moment.open ? BeliefsModel::of(beliefs, info, names, table, seat) : BeliefsModel::of(beliefs, info, names);
    QStringList titles; // the cell that is read stays where only numbers change
    for (const auto& column : content.columns)
        titles << column.title;
    titles == std::exchange(m_titles, titles) ? m_model.renew(content) : m_model.set(content);
    // As narrow as its numbers where there are many places, else as wide as there is room; titles are cut and have
    // tips.
    QHeaderView* header = m_grid->horizontalHeader();
    if (header->count() > 1) header->setMinimumSectionSize(m_grid->sizeHintForIndex(m_model.index(0, 1)).width());
    header->setSectionResizeMode(QHeaderView::Stretch);
    header->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    const bool any = !beliefs.now.lines.empty();
    m_nothing->setVisible(!any);
    m_nothing->setText(table.over() ? tr("The match is over.") : tr("Nothing is hidden here."));
    m_grid->setVisible(any);
    m_foot->setVisible(any);
    QStringList words{BeliefsModel::source(beliefs.now)};
    if (beliefs.before) words << tr("Arrows: change since the last move.");
    if (moment.open) words << tr("Frame: where the card is.");
    m_foot->setText(words.join(QLatin1Char(' ')));
    if (m_marks != nullptr) m_marks->show(beliefs.now, info);
    emit counted();
}

} // namespace hilltop
