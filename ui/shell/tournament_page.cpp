// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/tournament_page.h"

#include "models/crosstable_model.h"
#include "models/match_list_model.h"
#include "models/standings_model.h"
#include "shell/crosstable_view.h"
#include "shell/icons.h"
#include "shell/new_tournament_dialog.h"
#include "shell/panel.h"
#include "shell/settings.h"
#include "shell/standings_table.h"
#include "shell/tournament_head.h"
#include "shell/tournament_status.h"
#include "text/game_texts.h"

#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QStackedLayout>

namespace hilltop {

namespace {

constexpr int kMargin = 16, kGap = 12, kFewRows = 4;
constexpr auto kLastGame = "tournament/game";

QVBoxLayout* filling(QWidget* widget, int top = 0, int bottom = 0) {
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, top, 0, bottom);
    column->setSpacing(0);
    return column;
}

TextLabel* quiet(const QString& text) {
    return new TextLabel(text, TextSize::Small, false, TextLabel::Ink::Quiet);
}

} // namespace

TournamentPage::TournamentPage(Settings& settings, QWidget* parent)
    : Page(parent)
    , m_settings(settings)
    , m_standingsModel(new StandingsModel(this))
    , m_crosstableModel(new CrosstableModel(this))
    , m_matchModel(new MatchListModel(m_job, this))
    , m_new(new QAction(icon(QStringLiteral("plus")), tr("&New tournament…"), this))
    , m_stop(new QAction(icon(QStringLiteral("stop")), tr("&Finish and stop"), this))
    , m_status(new TournamentStatus(this))
    , m_stack(new QStackedLayout(this)) {
    m_new->setShortcut(QKeySequence(tr("Ctrl+T")));
    m_new->setShortcutContext(Qt::WindowShortcut);
    m_new->setObjectName(QStringLiteral("tournament.new"));
    m_stop->setObjectName(QStringLiteral("tournament.stop"));
    m_stop->setEnabled(false);
    connect(m_new, &QAction::triggered, this, [this] { newTournament(); });
    connect(m_stop, &QAction::triggered, &m_job, &TournamentJob::stop);
    connect(m_status, &QToolButton::clicked, this, &TournamentPage::frontRequested);
    m_stack->addWidget(makeEmpty());
    m_stack->addWidget(makeRunning());
    connect(&m_job, &TournamentJob::progressed, this, &TournamentPage::take);
}

TournamentPage::~TournamentPage() = default;

QWidget* TournamentPage::makeEmpty() {
    auto* part = new QWidget;
    auto* column = filling(part, 28, 28);
    column->addStretch(1);
    column->addWidget(new TournamentPicture, 0, Qt::AlignHCenter);
    column->addSpacing(24);
    auto* sentence =
        new TextLabel(tr("Let bots play each other thousands of times,\nand see who is better and how sure that is."),
                      TextSize::Title);
    QFont light = sentence->font();
    light.setWeight(QFont::Normal);
    sentence->setFont(light);
    sentence->setAlignment(Qt::AlignCenter);
    column->addWidget(sentence);
    column->addSpacing(24);
    m_first = primaryButton(tr("New tournament…"));
    m_first->setIcon(icon(QStringLiteral("plus")));
    m_first->setMinimumSize(220, 40);
    m_first->setToolTip(m_new->shortcut().toString(QKeySequence::NativeText));
    connect(m_first, &QPushButton::clicked, m_new, &QAction::trigger);
    column->addWidget(m_first, 0, Qt::AlignHCenter);
    column->addStretch(2);
    return part;
}

QWidget* TournamentPage::makeRunning() {
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(kMargin, 12, kMargin, kMargin);
    column->setSpacing(kGap);
    m_head = new TournamentHead(m_job);
    connect(m_head, &TournamentHead::stopRequested, &m_job, &TournamentJob::stop);
    column->addWidget(m_head);
    auto* tables = new QHBoxLayout;
    tables->setSpacing(16);
    tables->addWidget(makeStandings(), 55);
    tables->addWidget(makeCrosstable(), 45);
    column->addLayout(tables);
    column->addWidget(makeMatches(), 1);
    return part;
}

QWidget* TournamentPage::makeStandings() {
    auto* panel = new Panel;
    auto* column = filling(panel);
    m_standings = new StandingsTable(*m_standingsModel);
    column->addWidget(m_standings, 1);
    auto* foot = quiet(tr("Contest order. All ± are 95 %."));
    foot->setElided(true);
    auto* line = new QHBoxLayout;
    line->setContentsMargins(16, 6, 16, 8);
    line->addWidget(foot);
    column->addLayout(line);
    return panel;
}

QWidget* TournamentPage::makeCrosstable() {
    auto* panel = new Panel;
    auto* column = filling(panel, 8, 8);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(16, 0, 16, 2);
    auto* words = quiet(tr("Row won against column, %"));
    words->setElided(true);
    head->addWidget(words, 1);
    head->addWidget(new HeatScale);
    column->addLayout(head);
    m_crosstable = new CrosstableView(*m_crosstableModel);
    column->addWidget(m_crosstable, 1);
    connect(m_crosstable, &ChoosingTable::chosen, this, &TournamentPage::showPair);
    connect(m_crosstable->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& cell) {
                m_sentence = cell.isValid() ? cell.data(CrosstableModel::SentenceRole).toString() : QString();
                emit statusChanged(statusText());
            });
    return panel;
}

QWidget* TournamentPage::makeMatches() {
    auto* panel = new Panel;
    auto* inside = new QWidget;
    filling(panel)->addWidget(inside);
    m_matchStack = new QStackedLayout(inside);
    auto* hint = new TextLabel(tr("Click a cell of the crosstable, or press Enter on it, to see its matches."),
                               TextSize::Text, false, TextLabel::Ink::Quiet);
    hint->setAlignment(Qt::AlignCenter);
    hint->setWordWrap(true);
    m_matchStack->addWidget(hint);
    auto* list = new QWidget;
    auto* column = filling(list);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(16, 8, 16, 6);
    head->setSpacing(12);
    m_matchTitle = new TextLabel(QString(), TextSize::Text, true);
    m_matchNote = quiet(QString());
    m_matchNote->setElided(true);
    head->addWidget(m_matchTitle);
    head->addWidget(m_matchNote, 1);
    column->addLayout(head);
    m_matches = new ChoosingTable;
    m_matches->setModel(m_matchModel);
    dressTable(m_matches, 28);
    m_matches->setAccessibleName(tr("Matches of the pair"));
    m_matches->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_matches->setMinimumHeight((kFewRows - 1) * 32);
    column->addWidget(m_matches, 1);
    m_matchStack->addWidget(list);
    connect(m_matches, &ChoosingTable::chosen, this, &TournamentPage::openMatch);
    return panel;
}

void TournamentPage::newTournament(const QString& gameId) {
    if (m_dialog) {
        m_dialog->raise();
        return;
    }
    const QString wanted = gameId.isEmpty() ? m_settings.get<QString>(QLatin1String(kLastGame), QString()) : gameId;
    const GameEntry* game = find_game(wanted.toStdString());
    if (game == nullptr) game = games().front();
    m_dialog = new NewTournamentDialog(*game, m_settings, window());
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (m_job.running())
        m_dialog->setWarning(tr("The running tournament stops, and its results make room for this one."));
    connect(m_dialog, &QDialog::accepted, this, [this] {
        const Plan plan = m_dialog->plan();
        m_settings.set(QLatin1String(kLastGame), QString::fromStdString(plan.game));
        start(plan, m_dialog->threads());
        emit frontRequested();
    });
    m_dialog->open();
}

void TournamentPage::start(const Plan& plan, int threads) {
    m_matchModel->setPair(-1, -1);
    m_job.start(plan, threads);
    begin();
}

void TournamentPage::begin() {
    m_standingsModel->begin(m_job.plan(), m_job.names());
    m_crosstableModel->begin(m_job.names());
    m_crosstable->setShownPair(-1, -1);
    m_matchStack->setCurrentIndex(0);
    // Both tables show all rows up to a point, and scroll beyond it.
    const int rows = static_cast<int>(qBound(qsizetype{2}, m_job.names().size(), qsizetype{10}));
    const int height = m_standings->verticalHeader()->defaultSectionSize() * rows +
                       m_standings->horizontalHeader()->sizeHint().height() + 2;
    m_standings->setFixedHeight(height);
    m_stack->setCurrentIndex(1);
    m_stop->setEnabled(true);
    m_continueAt = -1;
    m_crosstable->setCurrentIndex(m_crosstableModel->index(0, 1));
    m_crosstable->setFocus(Qt::OtherFocusReason);
    take(m_job.progress());
}

void TournamentPage::take(const Progress& progress) {
    m_standingsModel->assign(progress.standings());
    m_crosstableModel->assign(progress.standings());
    m_matchModel->assign();
    m_head->refresh();
    showMatchesTitle();
    m_stop->setEnabled(!progress.finished);
    if (m_status)
        m_status->setState(progress.finished ? QString() : m_job.title() + QLatin1Char(' ') + m_head->shortState());
    const QModelIndex cell = m_crosstable->currentIndex();
    const QString sentence = cell.isValid() ? cell.data(CrosstableModel::SentenceRole).toString() : QString();
    if (sentence != m_sentence || progress.finished) {
        m_sentence = sentence;
        emit statusChanged(statusText());
    }
    if (m_continueAt >= 0 && progress.seconds - m_continueAt < 1 && !progress.finished) return;
    m_continueAt = progress.seconds;
    const auto item = continueItem();
    const QString shown = item->title + item->detail;
    if (shown == m_continueShown) return;
    m_continueShown = shown;
    emit continueChanged();
}

void TournamentPage::showCell(int row, int column) {
    const QModelIndex cell = m_crosstableModel->index(row, column);
    m_crosstable->setCurrentIndex(cell);
    showPair(cell);
}

void TournamentPage::showPair(const QModelIndex& cell) {
    const int one = m_crosstableModel->rowEntrant(cell.row()), two = m_crosstableModel->columnEntrant(cell.column());
    if (one == two || m_job.progress().standings().cell(one, two).matches == 0) return;
    m_matchModel->setPair(one, two);
    m_crosstable->setShownPair(one, two);
    m_matchNote->setInk(TextLabel::Ink::Quiet);
    m_matchNote->setText(tr("A click or Enter opens a match in Replay."));
    m_matchStack->setCurrentIndex(1);
    m_matches->horizontalHeader()->setSectionResizeMode(MatchListModel::Number, QHeaderView::Fixed);
    m_matches->setColumnWidth(MatchListModel::Number,
                              m_matches->fontMetrics().horizontalAdvance(QLatin1String("8,888,888")) + 36);
    m_matches->setCurrentIndex(m_matchModel->index(0, 0));
    showMatchesTitle();
}

void TournamentPage::showMatchesTitle() {
    if (m_matchModel->isEmpty()) return;
    const QStringList names = m_job.names();
    m_matchTitle->setText(
        tr("%1 against %2: %3 matches")
            .arg(names[m_matchModel->one()], names[m_matchModel->two()], QLocale().toString(m_matchModel->rowCount())));
}

void TournamentPage::openMatch(const QModelIndex& row) {
    auto record = m_job.record(m_matchModel->place(row.row()));
    if (record) {
        emit replayRequested(*record);
        return;
    }
    m_matchNote->setInk(TextLabel::Ink::Bad);
    m_matchNote->setText(QString::fromStdString(record.error().text));
}

QWidget* TournamentPage::statusWidget() const {
    return m_status;
}

std::optional<ContinueItem> TournamentPage::continueItem() const {
    if (!m_job.exists()) return {};
    const Progress& progress = m_job.progress();
    ContinueItem item;
    item.id = QLatin1String(kContinueId);
    item.iconName = iconName();
    item.title = m_job.title();
    item.detail = tr("%1 matches: %2").arg(QLocale().toString(qlonglong{progress.total}), m_head->shortState());
    item.button = progress.finished ? tr("Results") : tr("Watch");
    if (!progress.finished && progress.total > 0) item.percent = static_cast<int>(100 * progress.done / progress.total);
    return item;
}

QString TournamentPage::title() const {
    return tr("Tournaments");
}

QString TournamentPage::iconName() const {
    return QStringLiteral("trophy");
}

QList<QAction*> TournamentPage::barActions() const {
    return {m_new};
}

QList<QAction*> TournamentPage::menuActions(MenuId menu) const {
    return menu == MenuId::Tournament ? QList<QAction*>{m_new, m_stop} : QList<QAction*>{};
}

QList<KeyHint> TournamentPage::keyHints() const {
    return {{tr("Arrows"), tr("go through the crosstable")},
            {tr("Enter or Space"), tr("matches of a cell, replay of a match")}};
}

QString TournamentPage::statusText() const {
    if (!m_job.exists()) return tr("No tournaments yet.");
    return m_sentence.isEmpty() ? m_job.title() : m_sentence;
}

QString TournamentPage::rulesId() const {
    return m_job.exists() ? QString::fromStdString(m_job.plan().game) : QString();
}

QList<QWidget*> TournamentPage::panes() const {
    if (!m_job.exists()) return {m_first};
    if (m_matchModel->isEmpty()) return {m_standings, m_crosstable};
    return {m_standings, m_crosstable, m_matches};
}

void TournamentPage::shown() {
    if (!m_job.exists())
        m_first->setFocus(Qt::OtherFocusReason);
    else if (!isAncestorOf(QApplication::focusWidget()))
        m_crosstable->setFocus(Qt::OtherFocusReason);
}

} // namespace hilltop
