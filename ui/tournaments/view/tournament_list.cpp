// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/view/tournament_list.h"

#include "standings/marked_cells.h"
#include "style/empty_state.h"
#include "style/icons.h"
#include "style/panel.h"
#include "tournaments/models/tournament_list_model.h"

#include <QAction>
#include <QHeaderView>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStackedLayout>
#include <QTableView>

namespace hilltop {

namespace {

constexpr int kListRow = 40, kWidestListColumn = 220, kNameWidth = 220, kWidestListName = 400;

/// What gives way first where there is little room.
constexpr int kGivingWay[] = {TournamentListModel::Entrants, TournamentListModel::Format, TournamentListModel::Leader,
                              TournamentListModel::Game, TournamentListModel::Matches};

} // namespace

TournamentList::TournamentList(TournamentListModel& model, QWidget* parent)
    : QWidget(parent)
    , m_model(model)
    , m_sorted(new QSortFilterProxyModel(this))
    , m_stack(new QStackedLayout(this))
    , m_table(new QTableView)
    , m_open(action("tournaments.open", QStringLiteral("trophy"), tr("&Open"), {Qt::Key_Return, Qt::Key_Enter}))
    , m_resume(action("tournaments.resume", QStringLiteral("play"), tr("Re&sume"), {}))
    , m_rename(action("tournaments.rename", QString(), tr("&Rename"), {Qt::Key_F2}))
    , m_show(action("tournaments.show", QStringLiteral("file"), tr("Show in &folder"), {}))
    , m_delete(action("tournaments.delete", QString(), tr("&Delete…"), {QKeySequence::Delete})) {
    m_sorted->setSourceModel(&model);
    m_sorted->setSortRole(SortRole);
    m_sorted->setSortLocaleAware(true);
    m_sorted->setSortCaseSensitivity(Qt::CaseInsensitive);

    auto* empty = new EmptyState(
        QStringLiteral("trophy"),
        tr("Let bots play each other thousands of times to see which is better, and how certain that is."),
        tr("New tournament…"));
    connect(empty, &EmptyState::pressed, this, &TournamentList::newRequested);
    m_stack->addWidget(empty);

    auto* filled = new QWidget;
    auto* column = new QVBoxLayout(filled);
    column->setContentsMargins(28, 20, 28, 24);
    column->setSpacing(12);
    column->addWidget(new TextLabel(tr("Tournaments"), TextSize::Title));
    auto* panel = new Panel;
    auto* inside = new QVBoxLayout(panel);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_table);
    column->addWidget(panel, 1);
    m_stack->addWidget(filled);

    m_table->setModel(m_sorted);
    m_table->setItemDelegate(new MarkedCells(m_table));
    dressTable(m_table, kListRow);
    m_table->setAccessibleName(tr("Tournaments"));
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(TournamentListModel::Played, Qt::DescendingOrder);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->addActions(actions());
    connect(m_table, &QWidget::customContextMenuRequested, this, [this](const QPoint& place) {
        if (current() == nullptr) return;
        QMenu menu(this);
        menu.addActions({m_open, m_resume});
        menu.addSeparator();
        menu.addActions({m_rename, m_show});
        menu.addSeparator();
        menu.addAction(m_delete);
        menu.exec(m_table->viewport()->mapToGlobal(place));
    });
    connect(m_table, &QTableView::doubleClicked, m_open, &QAction::trigger);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &TournamentList::follow);

    connect(m_open, &QAction::triggered, this, [this] { emit openRequested(currentPath()); });
    connect(m_resume, &QAction::triggered, this, [this] { emit resumeRequested(currentPath()); });
    connect(m_show, &QAction::triggered, this, [this] { emit showRequested(currentPath()); });
    connect(m_rename, &QAction::triggered, this, &TournamentList::rename);
    connect(m_delete, &QAction::triggered, this, &TournamentList::askToDelete);
    // Later: rows must not move before the field is closed.
    connect(&model, &TournamentListModel::renameRequested, this, &TournamentList::renameRequested,
            Qt::QueuedConnection);
    connect(&model, &QAbstractItemModel::dataChanged, this, &TournamentList::follow);
    connect(&model, &QAbstractItemModel::rowsInserted, this, &TournamentList::follow);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, &TournamentList::follow);
    follow();
}

QAction* TournamentList::action(const char* name, const QString& iconName, const QString& text,
                                const QList<QKeySequence>& keys) {
    auto* made = new QAction(iconName.isEmpty() ? QIcon() : icon(iconName), text, this);
    made->setObjectName(QLatin1String(name));
    made->setShortcuts(keys);
    made->setShortcutContext(Qt::WidgetShortcut); // while a name is edited the keys are the field's
    return made;
}

const TournamentEntry* TournamentList::current() const {
    const QModelIndex index = m_sorted->mapToSource(m_table->currentIndex());
    return index.isValid() ? &m_model.entry(index.row()) : nullptr;
}

QString TournamentList::currentPath() const {
    const TournamentEntry* entry = current();
    return entry != nullptr ? entry->path : QString();
}

void TournamentList::setCurrentPath(const QString& path) {
    const int row = m_model.find(path);
    if (row >= 0) m_table->setCurrentIndex(m_sorted->mapFromSource(m_model.index(row, 0)));
}

void TournamentList::follow() {
    const bool any = m_model.rowCount() > 0;
    m_stack->setCurrentIndex(any ? 1 : 0);
    setFocusProxy(any ? static_cast<QWidget*>(m_table) : m_stack->widget(0));
    const TournamentEntry* entry = current();
    const bool usable = entry != nullptr && entry->state != TournamentState::Broken;
    m_open->setEnabled(usable);
    m_rename->setEnabled(usable);
    m_show->setEnabled(entry != nullptr);
    m_resume->setEnabled(usable &&
                         (entry->state == TournamentState::Paused || entry->state == TournamentState::Stopped));
    m_delete->setEnabled(entry != nullptr && entry->state != TournamentState::Running &&
                         entry->state != TournamentState::Paused);
    fit();
}

void TournamentList::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

void TournamentList::fit() {
    const auto* view = static_cast<const QAbstractItemView*>(m_table);
    int widths[TournamentListModel::Columns] = {};
    int rest = m_table->viewport()->width();
    for (int column = 0; column < TournamentListModel::Columns; ++column) {
        if (column == TournamentListModel::Name) continue;
        const int content = qMin(view->sizeHintForColumn(column), kWidestListColumn);
        widths[column] = qMax(content, m_table->horizontalHeader()->sectionSizeHint(column)) + 24;
        rest -= widths[column];
        m_table->setColumnHidden(column, false);
    }
    const int name = qBound(kNameWidth, view->sizeHintForColumn(TournamentListModel::Name) + 8, kWidestListName);
    for (const int column : kGivingWay) {
        if (rest >= (column == TournamentListModel::Matches ? kNameWidth : name)) break;
        m_table->setColumnHidden(column, true);
        rest += widths[column];
    }
    for (int column = 0; column < TournamentListModel::Columns; ++column)
        m_table->setColumnWidth(column, column == TournamentListModel::Name ? qMax(120, rest) : widths[column]);
}

void TournamentList::rename() {
    const QModelIndex name = m_table->currentIndex().siblingAtColumn(TournamentListModel::Name);
    m_table->setCurrentIndex(name);
    m_table->edit(name);
}

void TournamentList::askToDelete() {
    const TournamentEntry* entry = current();
    auto* box = new QMessageBox(QMessageBox::Question, tr("Delete tournament"), tr("Delete “%1”?").arg(entry->name),
                                QMessageBox::NoButton, this);
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(entry->done > 0 ? tr("The results of %1 matches will be deleted. This can’t be undone.")
                                                  .arg(QLocale().toString(entry->done))
                                            : tr("Its file will be deleted. This can’t be undone."));
    QPushButton* yes = box->addButton(tr("Delete"), QMessageBox::DestructiveRole);
    box->setDefaultButton(box->addButton(QMessageBox::Cancel));
    const QString path = entry->path;
    connect(yes, &QPushButton::clicked, this, [this, path] { emit deleteRequested(path); });
    box->open();
}

} // namespace hilltop
