// SPDX-License-Identifier: GPL-3.0-or-later
#include "home/matches_dialog.h"

#include "documents/outcome_texts.h"
#include "documents/record_names.h"
#include "registry/registry.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/open_dialog.h"
#include "style/panel.h"
#include "text/game_texts.h"

#include <QAction>
#include <QComboBox>
#include <QDateTime>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QTableWidget>

#include <algorithm>
#include <limits>

namespace hilltop {
namespace {

enum MatchesColumn { MatchGame, MatchSeats, MatchPoints, MatchPlayed, MatchesColumns };
constexpr int kMatchRole = Qt::UserRole; ///< index of the match; none on the title of a group

Qt::Alignment alignmentOf(int column) {
    return Qt::AlignVCenter | (column >= MatchPoints ? Qt::AlignRight : Qt::AlignLeft);
}

} // namespace

MatchesDialog::MatchesDialog(const QString& folder, QWidget* parent)
    : QDialog(parent)
    , m_search(new QLineEdit)
    , m_game(new QComboBox)
    , m_table(new QTableWidget(0, MatchesColumns))
    , m_note(new TextLabel(tr("Reading your matches…"), TextSize::Text, false, TextLabel::Ink::Quiet))
    , m_open(primaryButton(tr("Open")))
    , m_delete(new QPushButton(tr("Delete")))
    , m_undo(new QPushButton(tr("Undo"))) {
    setManual(*this, "start#when-the-match-is-over");
    setWindowTitle(tr("All matches"));
    m_search->setPlaceholderText(tr("Search: opponent or game"));
    m_search->setAccessibleName(tr("Search"));
    m_search->setClearButtonEnabled(true);
    m_game->setAccessibleName(tr("Game"));
    m_game->addItem(tr("All games"));
    for (const GameEntry* entry : games())
        m_game->addItem(gameTitle(entry->info().id));
    auto* top = rowPart(8);
    top->addWidget(m_search, 1);
    top->addWidget(m_game);
    m_table->setHorizontalHeaderLabels({tr("Game"), tr("Seats"), tr("Result"), tr("Played")});
    for (int column = 0; column < m_table->columnCount(); ++column)
        m_table->horizontalHeaderItem(column)->setTextAlignment(alignmentOf(column));
    m_table->setAccessibleName(tr("All matches"));
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    dressTable(m_table);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(MatchSeats, QHeaderView::Stretch);
    m_table->installEventFilter(this);
    auto* close = dismissButton(tr("Close"), *this);
    auto* foot = rowPart(8);
    foot->addWidget(m_note);
    foot->addWidget(m_undo);
    foot->addStretch(1);
    for (QPushButton* button : {m_delete, close, m_open})
        foot->addWidget(button);
    for (QPushButton* button : {m_delete, m_undo})
        button->setAutoDefault(false);
    auto* takeBack = new QAction(this); // a button's own shortcut sleeps until it has once been laid out
    takeBack->setShortcut(QKeySequence::Undo);
    connect(takeBack, &QAction::triggered, this, &MatchesDialog::undo);
    addAction(takeBack);
    m_undo->hide();
    auto* column = columnIn(this, 12, {20, 16, 20, 14});
    column->addLayout(top);
    column->addWidget(inPanel(m_table, 1), 1);
    column->addLayout(foot);
    connect(m_search, &QLineEdit::textChanged, this, &MatchesDialog::refresh);
    connect(m_game, &QComboBox::currentIndexChanged, this, &MatchesDialog::refresh);
    connect(m_table, &QTableWidget::cellDoubleClicked, this, &MatchesDialog::openCurrent);
    connect(m_table, &QTableWidget::customContextMenuRequested, this, &MatchesDialog::showMenu);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, [this] {
        m_open->setEnabled(currentMatch() >= 0);
        m_delete->setEnabled(currentMatch() >= 0);
    });
    connect(m_open, &QPushButton::clicked, this, &MatchesDialog::openCurrent);
    connect(m_delete, &QPushButton::clicked, this, &MatchesDialog::deleteCurrent);
    connect(m_undo, &QPushButton::clicked, this, &MatchesDialog::undo);
    resize(760, 560);
    m_open->setEnabled(false);
    m_delete->setEnabled(false);
    m_reading =
        Job::start([folder = folder.toStdString()](
                       JobControl&) { return Library(folder).recent(std::numeric_limits<int>::max()); },
                   [this](std::vector<Library::Entry> entries) { take(std::move(entries)); }, Job::Urgency::WaitedFor);
}

void MatchesDialog::take(std::vector<Library::Entry> entries) {
    m_matches.clear();
    for (Library::Entry& entry : entries) {
        if (entry.problem) continue; // the start page says why
        const Record& record = entry.record;
        const QString seats = recordSeats(record);
        const QString played = QLocale().toString(QDateTime::fromSecsSinceEpoch(entry.played), QLocale::ShortFormat);
        const QString title = gameTitle(record.game),
                      points = record.result ? recordPoints(record) : QStringLiteral("–");
        m_matches.push_back({std::move(entry), title, seats, points, played});
    }
    refresh();
}

void MatchesDialog::refresh() {
    const int kept = currentMatch();
    m_table->clearSpans();
    m_table->setRowCount(0);
    addGroup(tr("Unfinished"), false);
    addGroup(tr("Finished"), true);
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const QVariant match = m_table->item(row, 0)->data(kMatchRole);
        if (match.isValid() && (kept < 0 || match.toInt() == kept)) {
            m_table->setCurrentCell(row, 0);
            break;
        }
    }
    if (!m_deleted.empty())
        m_note->setText(tr("%n match(es) deleted.", nullptr, static_cast<int>(m_deleted.size())));
    else if (m_matches.empty())
        m_note->setText(tr("No matches yet. Every match you play is kept here."));
    else
        m_note->setText(m_table->rowCount() == 0 ? tr("No matching matches.") : QString());
    m_undo->setVisible(!m_deleted.empty());
}

void MatchesDialog::addGroup(const QString& title, bool finished) {
    const QString wanted = m_search->text().trimmed();
    const bool any = m_game->currentIndex() <= 0;
    bool first = true;
    for (std::size_t i = 0; i < m_matches.size(); ++i) {
        const Match& match = m_matches[i];
        const bool found = wanted.isEmpty() || match.seats.contains(wanted, Qt::CaseInsensitive) ||
                           match.game.contains(wanted, Qt::CaseInsensitive);
        if (match.gone || !found || match.entry.record.result.has_value() != finished ||
            (!any && match.game != m_game->currentText()))
            continue;
        int row = m_table->rowCount();
        if (first) {
            m_table->insertRow(row);
            auto* head = new QTableWidgetItem(title);
            head->setFlags(Qt::ItemIsEnabled);
            head->setFont(textFont(TextSize::Text, true));
            m_table->setItem(row, 0, head);
            m_table->setSpan(row++, 0, 1, MatchesColumns);
            first = false;
        }
        m_table->insertRow(row);
        const QString cells[] = {match.game, match.seats, match.result, match.played};
        for (int column = 0; column < MatchesColumns; ++column) {
            auto* item = new QTableWidgetItem(cells[column]);
            item->setData(kMatchRole, static_cast<int>(i));
            item->setTextAlignment(alignmentOf(column));
            m_table->setItem(row, column, item);
        }
    }
}

int MatchesDialog::currentMatch() const {
    const QTableWidgetItem* item = m_table->currentRow() >= 0 ? m_table->item(m_table->currentRow(), 0) : nullptr;
    return item != nullptr && item->data(kMatchRole).isValid() ? item->data(kMatchRole).toInt() : -1;
}

void MatchesDialog::openCurrent() {
    const int match = currentMatch();
    if (match < 0) return;
    const Library::Entry entry = m_matches[static_cast<std::size_t>(match)].entry;
    accept();
    emit openRequested(entry);
}

void MatchesDialog::deleteCurrent() {
    const int match = currentMatch();
    if (match < 0) return;
    const int row = m_table->currentRow();
    m_matches[static_cast<std::size_t>(match)].gone = true;
    m_deleted.push_back(match);
    refresh();
    m_table->setCurrentCell(std::min(row, m_table->rowCount() - 1), 0);
}

void MatchesDialog::undo() {
    if (m_deleted.empty()) return;
    const int match = m_deleted.back();
    m_deleted.pop_back();
    m_matches[static_cast<std::size_t>(match)].gone = false;
    refresh();
    for (int row = 0; row < m_table->rowCount(); ++row)
        if (m_table->item(row, 0)->data(kMatchRole) == QVariant(match)) m_table->setCurrentCell(row, 0);
    m_table->setFocus();
}

std::vector<Library::Entry> MatchesDialog::deleted() const {
    std::vector<Library::Entry> list;
    for (const int match : m_deleted)
        list.push_back(m_matches[static_cast<std::size_t>(match)].entry);
    return list;
}

void MatchesDialog::showMenu(const QPoint& at) {
    const int match = currentMatch();
    if (match < 0) return;
    const Record& record = m_matches[static_cast<std::size_t>(match)].entry.record;
    auto* menu = new QMenu(this);
    menu->addAction(record.result ? tr("&Open in Replay") : tr("&Continue"), this, &MatchesDialog::openCurrent);
    menu->addAction(tr("&Delete"), this, &MatchesDialog::deleteCurrent);
    popUp(menu, m_table->viewport()->mapToGlobal(at));
}

bool MatchesDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Delete || key == Qt::Key_Backspace) return deleteCurrent(), true;
    }
    return QDialog::eventFilter(watched, event);
}

void MatchesDialog::done(int result) {
    m_reading.cancel();
    QDialog::done(result);
}

} // namespace hilltop
