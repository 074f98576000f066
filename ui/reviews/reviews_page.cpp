// SPDX-License-Identifier: GPL-3.0-or-later
#include "reviews/reviews_page.h"

#include "settings/kept_splitter.h"
#include "style/empty_state.h"
#include "style/icons.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/open_dialog.h"
#include "style/panel.h"
#include "text/error_texts.h"
#include "text/game_texts.h"

#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLocale>
#include <QProgressBar>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QTableView>
#include <QToolButton>

#include <utility>

namespace hilltop {
namespace {

constexpr int kQueueWide = 320, kQueueNarrow = 248, kLeastResults = 480, kWideReviews = 1100;
using State = ReviewTask::State;

} // namespace

ReviewsPage::ReviewsPage(ReviewQueue& queue, QWidget* parent)
    : Page(parent)
    , m_queue(queue)
    , m_stack(new QStackedLayout(this)) {
    setManual(*this, "practice#many-matches");
    m_own = makeAction("reviews.own", tr("Analyse my matches"), QStringLiteral("plus"), {},
                       [this] { emit ownRequested(); });
    m_folder =
        makeAction("reviews.folder", tr("Analyse a folder…"), QStringLiteral("file"), {}, [this] { askForFolder(); });
    m_pause = makeAction("reviews.pause", tr("Pause"), QStringLiteral("pause"), {}, [this] {
        const int row = current();
        if (row < 0) return;
        const State state = m_queue.task(row).state;
        if (state == State::Running || state == State::Waiting)
            m_queue.pause(row);
        else
            m_queue.goOn(row);
    });
    m_remove =
        makeAction("reviews.remove", tr("Remove from list"), QStringLiteral("stop"), QKeySequence::Delete, [this] {
            if (current() >= 0) m_queue.remove(current());
        });
    m_remove->setToolTip(tr("Stops the analysis. Finished analyses are kept with their matches"));
    m_quiz = makeAction("reviews.quiz", tr("Quiz from these"), QStringLiteral("quiz"), {}, [this] { quiz(); });
    m_quiz->setToolTip(tr("Quiz about the listed decisions, the costliest first"));
    m_quiz->setEnabled(false);
    auto* empty = new EmptyState(
        QStringLiteral("reviews"),
        tr("Analyse whole folders and tournaments: who plays best without luck, and who makes which mistakes."),
        tr("Analyse my matches"));
    connect(empty, &EmptyState::pressed, m_own, &QAction::trigger);
    m_stack->addWidget(empty);
    auto* both = new QWidget;
    auto* across = new KeptSplitter;
    rowIn(both, 0, {16, 12, 16, 16})->addWidget(across);
    across->setHandleWidth(16);
    across->addSide(makeQueue(), {"reviews/list_width", tr("Width of the list"),
                                  [](int whole) { return whole < kWideReviews ? kQueueNarrow : kQueueWide; }});
    across->addMain(makeResults(), kLeastResults);
    m_stack->addWidget(both);
    connect(&m_queue, &ReviewQueue::rowsInserted, this, [this](const QModelIndex&, int first) {
        if (current() < 0) showTask(first);
        refresh();
    });
    connect(&m_queue, &ReviewQueue::rowsRemoved, this, [this] { refresh(); });
    connect(&m_queue, &ReviewQueue::dataChanged, this, [this] { refresh(); });
    connect(&m_queue, &ReviewQueue::reviewed, this, [this](const QStringList& paths) {
        if (isVisible() && paths == m_foundPaths) read();
    });
    if (m_queue.size() > 0) showTask(m_queue.size() - 1);
    refresh();
}

QWidget* ReviewsPage::makeQueue() {
    m_tasks = new QTableView;
    m_tasks->setModel(&m_queue);
    m_tasks->setAccessibleName(tr("Analyses"));
    dressTable(m_tasks);
    m_tasks->setWordWrap(true);
    m_tasks->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* header = m_tasks->horizontalHeader();
    header->setSectionResizeMode(ReviewQueue::Title, QHeaderView::Stretch);
    header->setSectionResizeMode(ReviewQueue::Progress, QHeaderView::ResizeToContents);
    connect(m_tasks->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        refresh();
        read();
    });
    auto* column = columnPart(8);
    column->addWidget(inPanel(m_tasks), 1);
    for (QAction* action : {m_pause, m_remove}) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setMinimumHeight(32);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        column->addWidget(button);
    }
    auto* part = new QWidget;
    part->setLayout(column);
    return part;
}

QWidget* ReviewsPage::makeResults() {
    m_title = new TextLabel({}, TextSize::Title, true);
    m_title->setElided(true);
    m_state = new TextLabel({}, TextSize::Text, false, TextLabel::Ink::Quiet);
    m_state->setElided(true);
    m_bar = new QProgressBar;
    m_bar->setRange(0, 1000);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(8);
    m_bar->setAccessibleName(tr("Progress of the analysis"));
    m_parts = new Segmented(
        {tr("Standings"), tr("Costliest decisions"), tr("Kinds of decisions"), tr("Style"), tr("Problems")});
    m_parts->setAccessibleName(tr("What is shown"));
    m_groups = new QComboBox;
    m_groups->setAccessibleName(tr("Game and rules"));
    m_bots = new QComboBox;
    m_bots->setAccessibleName(tr("Player"));
    auto* parts = new QHBoxLayout; // its words and the boxes do not fit into one row everywhere
    parts->addWidget(m_parts);
    parts->addStretch(1);
    auto* choose = rowPart(8);
    choose->addWidget(m_groups);
    choose->addWidget(m_bots);
    choose->addStretch(1);
    m_table = new QTableView;
    dressTable(m_table);
    m_table->horizontalHeader()->setResizeContentsPrecision(100);
    m_fitter = new ColumnFitter(*m_table, [this] { return columns(); });
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) { openRow(index.row()); });
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex& index) { openRow(index.row()); });
    m_hint = new TextLabel({}, TextSize::Text, false, TextLabel::Ink::Quiet);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    auto* inside = new QWidget;
    auto* panel = inPanel(inside);
    m_resultStack = new QStackedLayout(inside);
    m_resultStack->addWidget(m_hint);
    m_resultStack->addWidget(m_table);
    connect(m_parts, &Segmented::currentChanged, this, &ReviewsPage::fillTable);
    connect(m_groups, &QComboBox::currentIndexChanged, this, [this] {
        fillBots();
        fillTable();
    });
    connect(m_bots, &QComboBox::currentIndexChanged, this, &ReviewsPage::fillTable);
    auto* part = new QWidget;
    auto* column = columnIn(part, 8);
    column->addWidget(m_title);
    column->addWidget(m_bar);
    column->addWidget(m_state);
    column->addLayout(parts);
    column->addLayout(choose);
    column->addWidget(panel, 1);
    return part;
}

int ReviewsPage::current() const {
    return m_tasks->currentIndex().isValid() ? m_tasks->currentIndex().row() : -1;
}

void ReviewsPage::showTask(int row) {
    if (row >= 0 && row < m_queue.size()) m_tasks->setCurrentIndex(m_queue.index(row, 0));
}

void ReviewsPage::showPart(Part part) {
    m_parts->setCurrent(part);
}

void ReviewsPage::setMarking(const Marking& marking) {
    m_marking = marking;
    if (m_reading.running())
        m_again = true;
    else if (m_found)
        read();
}

void ReviewsPage::askForFolder() {
    askForFiles(this, tr("Analyse the matches of a folder"), {}, {}, QFileDialog::Directory, this,
                [this](const QStringList& folders) {
                    const QString& folder = folders.front();
                    showTask(m_queue.add({.title = QFileInfo(folder).fileName(), .paths = {folder}}));
                });
}

void ReviewsPage::refresh() {
    m_stack->setCurrentIndex(m_queue.size() > 0 ? 1 : 0);
    const int row = current();
    m_pause->setEnabled(row >= 0);
    m_remove->setEnabled(row >= 0);
    if (row < 0) {
        m_title->setText({});
        m_state->setText({});
        m_bar->setValue(0);
        emit statusChanged(statusText());
        return;
    }
    const ReviewTask& task = m_queue.task(row);
    const bool goes = task.state == State::Running || task.state == State::Waiting;
    m_pause->setText(goes ? tr("Pause") : task.state == State::Paused ? tr("Resume") : tr("Look for new matches"));
    m_pause->setIcon(icon(goes ? QStringLiteral("pause") : QStringLiteral("play")));
    m_title->setText(m_queue.title(row));
    m_bar->setValue(task.matches == 0 ? (task.whole ? 1000 : 0) : static_cast<int>(1000 * task.done / task.matches));
    QString words = m_queue.stateText(row);
    if (task.judged > 0) words = tr("%1, %2 of them new").arg(words, locale().toString(task.judged));
    if (m_found && m_found->outdated > 0)
        words =
            tr("%1; %2", "a state and a remark")
                .arg(words, tr("%Ln analyses are by another version of the judge. “Look for new matches” renews them",
                               nullptr, static_cast<int>(m_found->outdated)));
    m_state->setText(words);
    m_state->setToolTip(plainTip(words));
    if (part() == Problems) fillTable();
    emit statusChanged(statusText());
}

void ReviewsPage::read() {
    const int row = current();
    const QStringList paths = row < 0 ? QStringList() : m_queue.task(row).paths;
    if (m_reading.running() && paths == m_foundPaths) {
        m_again = true;
        return;
    }
    if (paths != m_foundPaths) {
        m_found.reset();
        m_foundPaths = paths;
        fillGroups();
    }
    m_again = false;
    if (paths.isEmpty()) return;
    std::vector<std::string> files;
    for (const QString& path : paths)
        files.push_back(path.toStdString());
    m_reading = Job::start(
        [files, reading = ReviewReading{m_marking, m_queue.spare()}](JobControl& job) {
            return std::make_shared<const ReviewedMatches>(read_reviews(files, job.stop(), {}, reading));
        },
        [this](std::shared_ptr<const ReviewedMatches> found) {
            m_found = std::move(found);
            fillGroups();
            refresh();
            if (std::exchange(m_again, false)) read();
        },
        Job::Urgency::WaitedFor);
    fillTable();
}

QList<QAction*> ReviewsPage::barActions() const {
    return {m_quiz, m_own, m_folder};
}

QList<QAction*> ReviewsPage::menuActions(MenuId menu) const {
    if (menu == MenuId::Reviews) return {m_own, m_folder, m_pause, m_remove, m_quiz};
    return {};
}

QString ReviewsPage::statusText() const {
    const int row = m_queue.running();
    if (row < 0) return m_queue.size() > 0 ? tr("Nothing is being analysed.") : QString();
    return tr("%1: %2.").arg(m_queue.title(row), m_queue.stateText(row));
}

QList<QWidget*> ReviewsPage::panes() const {
    if (m_stack->currentIndex() == 0) return {};
    return {m_tasks, m_table};
}

void ReviewsPage::takeFocus() {
    (m_stack->currentIndex() == 0 ? m_stack->currentWidget() : m_tasks)->setFocus(Qt::OtherFocusReason);
}

void ReviewsPage::shown() {
    read();
}

} // namespace hilltop
