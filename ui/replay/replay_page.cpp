// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/replay_page.h"
#include "documents/marking.h"

#include "documents/record_list.h"
#include "jobs/wait_note.h"
#include "replay/analysis_graph.h"
#include "replay/analysis_panel.h"
#include "replay/answer_log.h"
#include "replay/replay_head.h"
#include "replay/timeline.h"
#include "settings/settings.h"
#include "style/empty_state.h"
#include "style/icons.h"
#include "style/manual_link.h"
#include "style/panel.h"
#include "table/match_panel.h"
#include "table/match_tabs.h"
#include "table/score_view.h"
#include "table/table_view.h"
#include "text/error_texts.h"
#include "text/score_sheet.h"

#include <QAbstractButton>
#include <QAction>
#include <QLocale>
#include <QPlainTextEdit>
#include <QStackedLayout>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hilltop {
namespace {

/// Pause between two steps that go by themselves; a result stays longer. Milliseconds at normal pace.
constexpr int kPauseMs = 600, kResultMs = TableScene::kRestMs;
constexpr int kMovesWide = 304, kMovesNarrow = 272, kWideFrom = 1160, kTallFrom = 640;
constexpr int kAnalysisWide = 480, kAnalysisWidest = 600, kWidestFrom = 1600;
constexpr int kAnalysisTall = 740;         ///< from here on the moment and the match have room above one another
constexpr int kNotes = 76, kLowNotes = 48; ///< height of the field
constexpr std::size_t kMostAnswers = 4;    ///< at once, that are told one by one beside the table

} // namespace

ReplayPage::ReplayPage(const Settings& settings, const Theme& theme, QWidget* parent)
    : Page(parent)
    , m_wait(new WaitNote(this))
    , m_settings(settings)
    , m_records(new RecordList)
    , m_head(new ReplayHead)
    , m_table(new TableView(m_scene, theme, settings))
    , m_timeline(new Timeline)
    , m_graph(new AnalysisGraph)
    , m_tabs(new MatchTabs(m_log))
    , m_moves(m_tabs->moves()) {
    setManual(*this, "replay");
    makeActions();
    auto* empty =
        new EmptyState(QStringLiteral("replay"),
                       tr("You can step through any match card by card. Open a record or drop one here."), tr("Open…"));
    connect(empty, &EmptyState::pressed, this, &ReplayPage::openRequested);
    m_stack = new QStackedLayout(this);
    m_stack->addWidget(empty);
    m_stack->addWidget(m_records);
    m_stack->addWidget(makeMatch());
    connect(m_wait, &WaitNote::cancelled, this, [this] {
        dropPreparing();
        emit statusChanged(tr("Only the beginning of the match is shown."));
    });
    for (QTimer* timer : {&m_pause, &m_askSoon})
        timer->setSingleShot(true);
    connectParts();
    refresh();
}

ReplayPage::~ReplayPage() {
    delete m_table; // before the scene it shows
}

void ReplayPage::connectParts() {
    connect(m_records, &RecordList::chosen, this, [this](int row) {
        const auto shown = choose(row);
        m_records->setProblem(shown ? QString() : sentence(shown.error()));
    });
    connect(m_records, &RecordList::analyseRequested, this, [this] { emit analyseRequested(m_where); });
    connect(m_head, &ReplayHead::viewChosen, this, &ReplayPage::setView);
    connect(m_head, &ReplayHead::listRequested, this, [this] {
        setRunning(false);
        m_stack->setCurrentIndex(1);
        m_records->setFocus();
        refresh();
    });
    connect(m_timeline, &Timeline::valueChanged, this, [this](int value) {
        if (value == m_position) return;
        setRunning(false);
        goTo(value);
    });
    const auto follow = [this](int position) {
        setRunning(false);
        goTo(position);
    };
    connect(m_graph, &AnalysisGraph::chosen, this, follow);
    connect(m_panel, &AnalysisPanel::startRequested, this, &ReplayPage::startAnalysis);
    connect(m_panel, &AnalysisPanel::cancelRequested, this, [this] {
        dropReviewing();
        m_panel->setWaiting(tr("The analysis was cancelled."));
    });
    connect(m_panel, &AnalysisPanel::deeperRequested, this, &ReplayPage::goDeeper);
    connect(m_panel, &AnalysisPanel::deeperCancelled, this, &ReplayPage::stopDeeper);
    connect(&m_settings, &Settings::changed, this, [this](const QString& key) {
        if (isMarkingKey(key)) remark();
    });
    connect(&m_scene, &TableScene::settled, this, &ReplayPage::settled);
    connect(&m_scene, &TableScene::goOnRequested, m_next, &QAction::trigger);
    connect(&m_pause, &QTimer::timeout, this, &ReplayPage::stepOn);
    connect(&m_askSoon, &QTimer::timeout, this, &ReplayPage::askWhy);
    const auto pick = [this](const QModelIndex& index) {
        if (!index.isValid() || m_following || m_log.positionOf(index.row()) == m_position) return;
        setRunning(false);
        goTo(m_log.positionOf(index.row()));
    };
    connect(m_notes, &QPlainTextEdit::textChanged, this, [this] {
        if (m_document) m_document->setNotes(m_notes->toPlainText());
    });
    for (QTableView* moves : {m_moves, m_panel->moves()}) {
        moves->installEventFilter(this);
        connect(moves, &QTableView::clicked, this, pick);
        connect(moves->selectionModel(), &QItemSelectionModel::currentRowChanged, this, pick);
    }
    connect(&m_scene, &TableScene::lookRequested, this, &ReplayPage::leaveWorld);
    m_tabs->score()->installEventFilter(this);
    for (QAbstractButton* button : m_tabs->switcher()->findChildren<QAbstractButton*>())
        button->installEventFilter(this);
    connect(m_tabs->score(), &ScoreView::chosen, this, follow);
}

SeatSet ReplayPage::viewers() const {
    return m_view == kAllCards ? SeatSet::all(static_cast<int>(m_names.bySeat.size())) : SeatSet(Seat(m_view));
}

void ReplayPage::setView(int view) {
    if (!m_replay) return;
    m_view = view;
    m_scene.setViewers(viewers(), view);
    m_head->setView(view);
    m_timeline->setTallSeat(std::max(0, view));
    if (m_review && m_analysing) {
        noticeReview();
        m_graph->setReview(m_review, m_timeline->outline(), m_replay->game().info(), reviewSeat(),
                           m_names.of(reviewSeat()));
    }
    followLog();
    goTo(m_position);
}

void ReplayPage::followLog() {
    struct Told {
        std::vector<LogRow> rows;
        ScoreSheet course;
    };
    m_log.begin(m_names, viewers());
    m_course.clear();
    const auto tell = [replay = std::shared_ptr<const Replay>(m_replay), names = m_names, seen = viewers()] {
        std::vector<const Table*> tables;
        for (int i = 0; i < replay->positions(); ++i)
            tables.push_back(&replay->table(i));
        return Told{LogModel::rowsOf(tables, names, seen), scoreSheet(tables, names, seen)};
    };
    const auto take = [this](Told told) {
        m_log.take(std::move(told.rows));
        m_course = std::move(told.course);
    };
    m_logging.cancel();
    if (!isLong(m_replay->record())) return take(tell());
    m_logging = Job::start([tell](JobControl&) { return tell(); },
                           [this, take](Told told) {
                               take(std::move(told));
                               m_log.setMarks(reviewMarks());
                               refresh();
                           },
                           Job::Urgency::WaitedFor);
}

/// The hands of the whole match, to be chosen from; the rest as it stood at this moment.
void ReplayPage::followScore() {
    std::vector<const Table*> tables;
    for (int i = 0; i <= m_position; ++i)
        tables.push_back(&m_replay->table(i));
    ScoreSheet sheet = scoreSheet(tables, m_names, viewers());
    const bool chosen =
        !m_course.empty() && !m_course.front().lines.empty() && m_course.front().lines.front().first >= 0;
    if (chosen && !sheet.empty()) sheet.front() = m_course.front();
    m_scene.setPast(pastRounds(tables));
    m_tabs->sheet().setSheet(sheet);
    m_tabs->sheet().setCurrent(m_position);
}

void ReplayPage::goTo(int position) {
    if (!m_replay) return;
    if (position >= positions() && later([this, position] { goTo(position); })) return;
    m_pause.stop();
    leaveWorld();
    m_position = std::clamp(position, 0, positions() - 1);
    m_document->cursor().position = m_position;
    m_scene.jumpTo(m_replay->table(m_position));
    refresh();
    if (m_running) settled();
}

void ReplayPage::stepOn() {
    if (m_position + 1 >= positions()) {
        setRunning(false);
        return;
    }
    if (m_scene.playing()) {
        goTo(m_position + 1); // whoever holds the key down does not wait for cards
        return;
    }
    leaveWorld();
    m_document->cursor().position = ++m_position;
    // What stands beside the table says no more than the table shows: by itself it goes on when the cards lie.
    if (!m_running) refresh();
    m_scene.play(m_replay->table(m_position));
}

void ReplayPage::settled() {
    refresh();
    if (!m_running) return;
    if (m_position + 1 >= positions())
        setRunning(false);
    else
        m_pause.start(static_cast<int>((m_scene.resting() ? kResultMs : kPauseMs) / m_table->pace()));
}

void ReplayPage::setRunning(bool running) {
    if (running && later([this] { setRunning(true); })) return;
    const bool wanted = running && m_replay && m_stack->currentIndex() == 2;
    m_pause.stop();
    leaveWorld();
    if (wanted == m_running) return;
    m_running = wanted;
    m_play->setIcon(icon(m_running ? QStringLiteral("pause") : QStringLiteral("play")));
    m_play->setText(m_running ? tr("&Pause") : tr("&Play"));
    if (!m_running) return;
    if (m_position + 1 >= positions())
        goTo(0);
    else
        stepOn();
}

void ReplayPage::refresh() {
    const bool any = m_replay && m_stack->currentIndex() == 2;
    for (QAction* action : {m_play, m_faster, m_slower, m_nextView, m_allCards, m_copy, m_picture, m_export})
        action->setEnabled(any);
    for (QAction* action : {m_copy, m_export}) // of the whole match
        action->setEnabled(any && m_whole);
    for (QAction* action : {m_first, m_previous, m_roundBack, m_handBack})
        action->setEnabled(any && m_position > 0);
    for (QAction* action : {m_next, m_last, m_roundOn, m_handOn})
        action->setEnabled(any && m_position + 1 < positions());
    refreshSameCards(any);
    m_mark->setEnabled(any && !branched(m_position));
    m_rules->setEnabled(any);
    m_branchUp->setEnabled(any && branch() >= 0);
    m_branchDown->setEnabled(any && branch() + 1 < m_document->branches());
    refreshAnalysis(any);
    const double pace = m_table->pace();
    m_pace->setText(pace == 1.0 ? tr("normal speed") : tr("speed × %1").arg(locale().toString(pace)));
    if (any) {
        m_timeline->setValue(m_position);
        const ReplayOutline& outline = m_timeline->outline();
        const ReplayOutline::Moment& moment = outline.at(m_position);
        const QString number = outline.decisionTitle(m_position);
        m_number->setText(number.isEmpty() ? outline.sectionAt(m_position).title : number);
        const bool many = moment.answers.size() > kMostAnswers && !moment.decision.isEmpty();
        m_decision->setText(many
                                ? tr("%Ln answers, see the move list", nullptr, static_cast<int>(moment.answers.size()))
                            : moment.seat >= 0 && !moment.decision.isEmpty() ? moment.decision
                                                                             : m_scene.prompt());
        m_answers->show(*m_replay, outline, m_position, m_names);
        m_log.setCurrent(m_position);
        followScore();
        pointAtMove();
    }
    emit statusChanged(statusText());
}

QList<QWidget*> ReplayPage::panes() const {
    if (m_stack->currentIndex() == 1) return {m_records};
    if (!m_replay) return {};
    if (m_analysing) return {m_table, m_timeline, m_panel};
    return {m_table, m_timeline, m_tabs->current(), m_notes};
}

void ReplayPage::shown() {
    refreshDepth();
    if (std::exchange(m_stale, false) && m_document) showLine(branch(), m_position);
}

void ReplayPage::takeFocus() {
    (m_stack->currentIndex() == 2 ? m_table : m_stack->currentWidget())->setFocus(Qt::OtherFocusReason);
}

void ReplayPage::hidden() {
    setRunning(false);
    dropDepth();
    m_scene.finishNow();
    if (m_document) m_document->save();
}

void ReplayPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    arrange();
}

void ReplayPage::arrange() {
    const bool low = height() < kTallFrom;
    m_side->setFixedWidth(width() < kWideFrom ? kMovesNarrow : kMovesWide);
    m_panel->setFixedWidth(std::clamp(width() * 3 / 8, AnalysisPanel::leastWidth(),
                                      width() < kWidestFrom ? kAnalysisWide : kAnalysisWidest));
    m_panel->setLow(height() < kAnalysisTall);
    if (low != m_low) {
        m_low = low;
        if (low)
            m_panel->setGraph(m_graph);
        else
            m_left->insertWidget(1, m_graph, 2);
    }
    m_graph->setVisible(m_analysing && m_review != nullptr);
    m_timeline->setCompact(low || m_analysing);
    m_pace->setVisible(!low);
    m_notes->setFixedHeight(low ? kLowNotes : kNotes);
    m_strip->setContentsMargins(16, low ? 4 : 8, 12, low ? 2 : 6);
}

} // namespace hilltop
