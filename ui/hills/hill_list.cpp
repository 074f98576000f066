// SPDX-License-Identifier: GPL-3.0-or-later
#include "hills/hill_list.h"

#include "hills/hill_list_model.h"
#include "standings/cell_roles.h"
#include "standings/marked_cells.h"
#include "style/empty_state.h"
#include "style/icons.h"
#include "style/panel.h"

#include <QAction>
#include <QHeaderView>
#include <QMenu>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStackedLayout>
#include <QTableView>
#include <QVBoxLayout>

namespace hilltop {
namespace {

constexpr int kHillRow = 40, kWidestHillColumn = 220, kHillName = 200, kLeastHillName = 120;

/// What gives way first where there is little room.
constexpr int kHillGivesWay[] = {HillListModel::Changed, HillListModel::Bots, HillListModel::Leader,
                                 HillListModel::Matches, HillListModel::Game};

} // namespace

HillList::HillList(HillListModel& model, QAction* newHill, QAction* openHill, QWidget* parent)
    : QWidget(parent)
    , m_model(model)
    , m_sorted(new QSortFilterProxyModel(this))
    , m_stack(new QStackedLayout(this))
    , m_table(new QTableView)
    , m_open(action("hills.open", QStringLiteral("hill"), tr("&Open"), {Qt::Key_Return, Qt::Key_Enter}))
    , m_show(action("hills.show", QStringLiteral("file"), tr("Show in &folder"), {}))
    , m_remove(action("hills.remove", QString(), tr("&Remove from list"), {QKeySequence::Delete})) {
    m_sorted->setSourceModel(&model);
    m_sorted->setSortRole(SortRole);
    m_sorted->setSortLocaleAware(true);
    m_sorted->setSortCaseSensitivity(Qt::CaseInsensitive);

    auto* empty = new EmptyState(
        QStringLiteral("hill"),
        tr("A hill is a contest that stays open: add bots and better versions at any time, and see who is king."),
        tr("New hill…"));
    connect(empty, &EmptyState::pressed, newHill, &QAction::trigger);
    connect(empty->addButton(tr("Open hill…")), &QPushButton::clicked, openHill, &QAction::trigger);
    m_stack->addWidget(empty);

    auto* filled = new QWidget;
    auto* column = new QVBoxLayout(filled);
    column->setContentsMargins(28, 20, 28, 24);
    column->setSpacing(12);
    column->addWidget(new TextLabel(tr("Hills"), TextSize::Title));
    auto* panel = new Panel;
    auto* inside = new QVBoxLayout(panel);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_table);
    column->addWidget(panel, 1);
    m_stack->addWidget(filled);

    m_table->setModel(m_sorted);
    m_table->setItemDelegate(new MarkedCells(m_table));
    dressTable(m_table, kHillRow);
    m_table->setAccessibleName(tr("Hills"));
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(HillListModel::Changed, Qt::DescendingOrder);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->addActions({m_open, m_show, m_remove});
    connect(m_table, &QWidget::customContextMenuRequested, this, [this, newHill, openHill](const QPoint& place) {
        QMenu menu(this);
        if (current() != nullptr) {
            menu.addActions({m_open, m_show, m_remove});
            menu.addSeparator();
        }
        menu.addActions({newHill, openHill});
        menu.exec(m_table->viewport()->mapToGlobal(place));
    });
    connect(m_table, &QTableView::doubleClicked, m_open, &QAction::trigger);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &HillList::follow);
    const auto ask = [this](void (HillList::*wanted)(const QString&)) {
        return [this, wanted] {
            if (const HillListEntry* entry = current()) emit(this->*wanted)(QString(entry->path));
        };
    };
    connect(m_open, &QAction::triggered, this, ask(&HillList::openRequested));
    connect(m_show, &QAction::triggered, this, ask(&HillList::showRequested));
    connect(m_remove, &QAction::triggered, this, ask(&HillList::removeRequested));
    connect(&model, &QAbstractItemModel::dataChanged, this, &HillList::follow);
    connect(&model, &QAbstractItemModel::rowsInserted, this, &HillList::follow);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, &HillList::follow);
    follow();
}

QAction* HillList::action(const char* name, const QString& iconName, const QString& text,
                          const QList<QKeySequence>& keys) {
    auto* made = new QAction(iconName.isEmpty() ? QIcon() : icon(iconName), text, this);
    made->setObjectName(QLatin1String(name));
    made->setShortcuts(keys);
    made->setShortcutContext(Qt::WidgetShortcut);
    return made;
}

const HillListEntry* HillList::current() const {
    const QModelIndex index = m_sorted->mapToSource(m_table->currentIndex());
    return index.isValid() ? &m_model.entry(index.row()) : nullptr;
}

void HillList::setCurrentPath(const QString& path) {
    const int row = m_model.find(path);
    if (row >= 0) m_table->setCurrentIndex(m_sorted->mapFromSource(m_model.index(row, 0)));
}

void HillList::follow() {
    const bool any = m_model.rowCount() > 0;
    m_stack->setCurrentIndex(any ? 1 : 0);
    setFocusProxy(any ? static_cast<QWidget*>(m_table) : m_stack->widget(0));
    const HillListEntry* entry = current();
    for (QAction* one : {m_open, m_show})
        one->setEnabled(entry != nullptr);
    m_remove->setEnabled(entry != nullptr && entry->run != HillListEntry::Run::Running);
    fit();
}

void HillList::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

void HillList::fit() {
    const auto* view = static_cast<const QAbstractItemView*>(m_table);
    int widths[HillListModel::Columns] = {};
    int rest = m_table->viewport()->width();
    for (int column = 0; column < HillListModel::Columns; ++column) {
        m_table->setColumnHidden(column, false);
        if (column == HillListModel::Name) continue;
        const int content = qMin(view->sizeHintForColumn(column), kWidestHillColumn);
        widths[column] = qMax(content, m_table->horizontalHeader()->sectionSizeHint(column)) + 24;
        rest -= widths[column];
    }
    for (const int column : kHillGivesWay) {
        if (rest >= kHillName) break;
        m_table->setColumnHidden(column, true);
        rest += widths[column];
    }
    for (int column = 0; column < HillListModel::Columns; ++column)
        m_table->setColumnWidth(column, column == HillListModel::Name ? qMax(kLeastHillName, rest) : widths[column]);
}

} // namespace hilltop
