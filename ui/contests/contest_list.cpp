// SPDX-License-Identifier: GPL-3.0-or-later
#include "contests/contest_list.h"

#include "contests/contest_list_model.h"
#include "standings/marked_cells.h"
#include "style/empty_state.h"
#include "style/icons.h"
#include "style/layouts.h"
#include "style/open_dialog.h"
#include "style/panel.h"

#include <QAction>
#include <QHeaderView>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStackedLayout>
#include <QTableView>

#include <utility>

namespace hilltop {

namespace {

constexpr int kListRow = 40, kWidestListColumn = 220, kLeastListName = 120, kWidestListName = 392;

/// What is said of one kind of contest.
struct KindWords {
    const char* id; ///< of its actions
    const char* icon;
    QString title, empty, begin, file, resume, remove;
};

KindWords wordsOf(KindOfContest kind) {
    if (kind == KindOfContest::Tournament)
        return {"tournaments",
                "trophy",
                ContestList::tr("Tournaments"),
                ContestList::tr(
                    "Let bots play each other thousands of times to see which is better, and how certain that is."),
                ContestList::tr("New tournament…"),
                {},
                ContestList::tr("Re&sume"),
                ContestList::tr("Delete tournament")};
    return {"hills",
            "hill",
            ContestList::tr("Hills"),
            ContestList::tr("A hill is a contest that stays open: add bots and better versions at any time, and see "
                            "who is king."),
            ContestList::tr("New hill…"),
            ContestList::tr("Open hill…"),
            ContestList::tr("R&un"),
            ContestList::tr("Delete hill")};
}

} // namespace

ContestList::ContestList(ContestListModel& model, QWidget* parent)
    : QWidget(parent)
    , m_model(model)
    , m_sorted(new QSortFilterProxyModel(this))
    , m_stack(new QStackedLayout(this))
    , m_table(new QTableView) {
    const KindWords words = wordsOf(model.kind());
    m_open = action("open", QLatin1String(words.icon), tr("&Open"), {Qt::Key_Return, Qt::Key_Enter});
    m_resume = action("resume", QStringLiteral("play"), words.resume, {});
    m_rename = action("rename", QString(), tr("&Rename"), {Qt::Key_F2});
    m_show = action("show", QStringLiteral("file"), tr("Show in &folder"), {});
    m_delete = action("delete", QString(), tr("&Delete…"), {QKeySequence::Delete});
    m_forget = action("forget", QString(), tr("Re&move from list"), {QKeySequence::Delete});
    m_sorted->setSourceModel(&model);
    m_sorted->setSortRole(SortRole);
    m_sorted->setSortLocaleAware(true);
    m_sorted->setSortCaseSensitivity(Qt::CaseInsensitive);

    auto* empty = new EmptyState(QLatin1String(words.icon), words.empty, words.begin);
    connect(empty, &EmptyState::pressed, this, &ContestList::newRequested);
    if (!words.file.isEmpty())
        connect(empty->addButton(words.file), &QPushButton::clicked, this, &ContestList::fileRequested);
    m_stack->addWidget(empty);

    auto* filled = new QWidget;
    auto* column = columnIn(filled, 12, {28, 20, 28, 24});
    column->addWidget(new TextLabel(words.title, TextSize::Title));
    column->addWidget(inPanel(m_table), 1);
    m_stack->addWidget(filled);
    m_table->setAccessibleName(words.title);
    makeTable();

    const auto ask = [this](void (ContestList::*wanted)(const QString&)) {
        return [this, wanted] { emit(this->*wanted)(currentPath()); };
    };
    connect(m_open, &QAction::triggered, this, ask(&ContestList::openRequested));
    connect(m_resume, &QAction::triggered, this, ask(&ContestList::resumeRequested));
    connect(m_show, &QAction::triggered, this, ask(&ContestList::showRequested));
    connect(m_forget, &QAction::triggered, this, ask(&ContestList::forgetRequested));
    connect(m_rename, &QAction::triggered, this, &ContestList::rename);
    connect(m_delete, &QAction::triggered, this, &ContestList::askToDelete);
    // Later: rows must not move before the field is closed.
    connect(&model, &ContestListModel::renameRequested, this, &ContestList::renameRequested, Qt::QueuedConnection);
    connect(&model, &QAbstractItemModel::dataChanged, this, &ContestList::follow);
    connect(&model, &QAbstractItemModel::rowsInserted, this, &ContestList::follow);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, &ContestList::follow);
    follow();
}

void ContestList::makeTable() {
    m_table->setModel(m_sorted);
    m_table->setItemDelegate(new MarkedCells(m_table));
    dressTable(m_table, kListRow);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(ContestListModel::Changed, Qt::DescendingOrder);
    m_fitter = new ColumnFitter(*m_table, [this] { return columns(); });
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->addActions(actions());
    connect(m_table, &QWidget::customContextMenuRequested, this, [this](const QPoint& place) {
        if (current() == nullptr) return;
        auto* menu = new QMenu(this);
        menu->addActions({m_open, m_resume});
        menu->addSeparator();
        menu->addActions({m_rename, m_show});
        menu->addSeparator();
        menu->addActions({m_delete, m_forget});
        popUp(menu, m_table->viewport()->mapToGlobal(place));
    });
    connect(m_table, &QTableView::doubleClicked, m_open, &QAction::trigger);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &ContestList::follow);
}

QAction* ContestList::action(const char* name, const QString& iconName, const QString& text,
                             const QList<QKeySequence>& keys) {
    auto* made = new QAction(iconName.isEmpty() ? QIcon() : icon(iconName), text, this);
    made->setObjectName(QLatin1String(wordsOf(m_model.kind()).id) + QLatin1Char('.') + QLatin1String(name));
    made->setShortcuts(keys);
    made->setShortcutContext(Qt::WidgetShortcut); // while a name is edited the keys are the field's
    return made;
}

const ContestEntry* ContestList::current() const {
    const QModelIndex index = m_sorted->mapToSource(m_table->currentIndex());
    return index.isValid() ? &m_model.entry(index.row()) : nullptr;
}

QString ContestList::currentPath() const {
    const ContestEntry* entry = current();
    return entry != nullptr ? entry->path : QString();
}

void ContestList::setCurrentPath(const QString& path) {
    const int row = m_model.find(path);
    if (row >= 0) m_table->setCurrentIndex(m_sorted->mapFromSource(m_model.index(row, 0)));
}

void ContestList::follow() {
    const bool any = m_model.rowCount() > 0;
    m_stack->setCurrentIndex(any ? 1 : 0);
    setFocusProxy(any ? static_cast<QWidget*>(m_table) : m_stack->widget(0));
    const ContestEntry* entry = current();
    const bool usable = entry != nullptr && entry->state != ContestState::Broken;
    m_open->setEnabled(usable);
    m_rename->setEnabled(usable);
    m_show->setEnabled(entry != nullptr);
    m_resume->setEnabled(usable && (entry->state == ContestState::Paused || entry->state == ContestState::Stopped ||
                                    entry->state == ContestState::Due));
    const bool free = entry != nullptr && entry->state != ContestState::Running && entry->state != ContestState::Paused;
    const bool elsewhere = entry != nullptr && entry->elsewhere;
    m_delete->setVisible(!elsewhere);
    m_delete->setEnabled(free && !elsewhere);
    m_forget->setVisible(elsewhere);
    m_forget->setEnabled(free && elsewhere);
    m_fitter->fit();
}

FitColumns ContestList::columns() const {
    FitColumns fit{
        std::vector(ContestListModel::Columns, FitColumn{.most = kWidestListColumn, .spare = 24}),
        {ContestListModel::Bots, ContestListModel::Format, ContestListModel::Leader, ContestListModel::Game}};
    fit.columns[ContestListModel::Name] = {
        .least = kLeastListName, .most = kWidestListName, .spare = 8, .stretch = 1, .cut = true};
    fit.columns[ContestListModel::Format].shown = m_model.kind() != KindOfContest::Hill; // all are of one format
    return fit;
}

void ContestList::rename() {
    const QModelIndex name = m_table->currentIndex().siblingAtColumn(ContestListModel::Name);
    m_table->setCurrentIndex(name);
    m_table->edit(name);
}

void ContestList::askToDelete() {
    const ContestEntry* entry = current();
    auto* box = new QMessageBox(QMessageBox::Question, wordsOf(m_model.kind()).remove,
                                tr("Delete “%1”?").arg(entry->name), QMessageBox::NoButton, this);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(entry->done > 0 ? tr("The results of %1 matches will be deleted. This can’t be undone.")
                                                  .arg(QLocale().toString(entry->done))
                                            : tr("Its file will be deleted. This can’t be undone."));
    QPushButton* yes = box->addButton(tr("Delete"), QMessageBox::DestructiveRole);
    box->setDefaultButton(box->addButton(QMessageBox::Cancel));
    const QString path = entry->path;
    connect(yes, &QPushButton::clicked, this, [this, path] { emit deleteRequested(path); });
    openDialog(box);
}

} // namespace hilltop
