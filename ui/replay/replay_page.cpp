// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/replay_page.h"

#include "documents/before_dialog.h"
#include "documents/record_list.h"
#include "documents/second_try.h"
#include "jobs/wait_note.h"
#include "replay/analysis_graph.h"
#include "replay/analysis_views.h"
#include "replay/line_words.h"
#include "replay/moves_pane.h"
#include "replay/position_editor.h"
#include "replay/replay_head.h"
#include "settings/kept_splitter.h"
#include "style/empty_state.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/open_dialog.h"
#include "style/panel.h"
#include "table/match_tabs.h"
#include "table/table_view.h"
#include "text/error_texts.h"

#include <QAction>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace hilltop {

static constexpr int kMoves = 304, kLeastMoves = 264, kLeastTable = 440, kTallFrom = 640;

ReplayPage::ReplayPage(Settings& settings, const Theme& theme, QWidget* parent)
    : Page(parent)
    , m_settings(settings)
    , m_theme(theme)
    , m_analysis(m_cursor, settings)
    , m_moment(m_cursor, m_analysis)
    , m_saving(*this)
    , m_opening(m_cursor, m_saving, settings, *this)
    , m_export(*this)
    , m_table(new TableView(m_scene, theme, settings))
    , m_playback(new Playback(m_cursor, m_scene, *m_table, this))
    , m_actions(*this, {m_cursor, *m_playback, m_analysis, m_moment, m_saving, m_opening, m_export})
    , m_stack(new QStackedLayout(this))
    , m_head(new ReplayHead)
    , m_timeline(new Timeline)
    , m_moves(new MovesPane(m_cursor, m_keys, *m_actions[ReplayActions::Save]))
    , m_views(new AnalysisViews(m_cursor, m_analysis, m_moment, *m_table,
                                {m_actions[ReplayActions::PreviousMistake], m_actions[ReplayActions::NextMistake],
                                 m_actions[ReplayActions::RollOut], m_actions[ReplayActions::World],
                                 m_actions[ReplayActions::TryAgain]},
                                m_moves->log(), *this))
    , m_wait(new WaitNote(this)) {
    setManual(*this, "replay");
    auto* empty =
        new EmptyState(QStringLiteral("replay"),
                       tr("You can step through any match card by card. Open a record or drop one here."), tr("Open…"));
    connect(empty, &EmptyState::pressed, this, &ReplayPage::openRequested);
    m_stack->addWidget(empty);
    m_stack->addWidget(m_opening.list());
    m_stack->addWidget(makeMatch());
    connectCursor();
    connectAnalysis();
    connectParts();
    refresh();
}

ReplayPage::~ReplayPage() {
    delete m_stack->widget(Match); // before what it shows
}

QWidget* ReplayPage::makeTransport() {
    auto* row = rowPart(2);
    for (const auto id : {ReplayActions::First, ReplayActions::Previous, ReplayActions::Play, ReplayActions::Next,
                          ReplayActions::Last}) {
        auto* button = new QToolButton;
        button->setDefaultAction(m_actions[id]);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setAutoRaise(id != ReplayActions::Play);
        m_keys.addButtons(*button);
        row->addWidget(button);
    }
    m_pace = new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet);
    m_pace->setAlignment(Qt::AlignHCenter);
    auto* part = new QWidget;
    auto* column = columnIn(part, 4);
    column->addStretch(1);
    column->addLayout(row);
    column->addWidget(m_pace);
    column->addStretch(1);
    return part;
}

QWidget* ReplayPage::makeMatch() {
    m_strip = rowPart(16);
    m_strip->addWidget(makeTransport());
    m_strip->addWidget(m_timeline, 1);
    auto* left = new QWidget;
    m_left = columnIn(left, 0);
    m_left->addWidget(m_table, 3);
    m_left->addWidget(m_views->graph(), 2);
    m_left->addLayout(m_strip);
    auto* across = new KeptSplitter;
    across->addMain(left, kLeastTable);
    across->addSide(m_moves, {"replay/moves_width", tr("Width of the moves"), [](int) { return kMoves; }, kLeastMoves});
    across->addSide(m_views->panel(), {"replay/analysis_width", tr("Width of the analysis"), &AnalysisViews::widthIn,
                                       AnalysisPanel::leastWidth()});
    auto* part = new QWidget;
    auto* column = columnIn(part, 0);
    column->addWidget(m_head);
    column->addWidget(new Hairline);
    column->addWidget(across, 1);
    return part;
}

void ReplayPage::connectCursor() {
    connect(&m_cursor, &MatchCursor::leaving, this, [this](MatchCursor::Leaving what) {
        if (what != MatchCursor::Leaving::Line) return;
        m_playback->setRunning(false);
        m_scene.finishNow();
    });
    connect(&m_cursor, &MatchCursor::documentTaken, this, [this](const std::shared_ptr<MatchDocument>& before) {
        if (before) before->disconnect(this);
        m_saving.setDocument(m_cursor.document());
        connect(m_cursor.document().get(), &MatchDocument::changed, this, &ReplayPage::documentChanged);
    });
    connect(&m_cursor, &MatchCursor::lineChanged, this, &ReplayPage::showLine);
    connect(&m_cursor, &MatchCursor::viewChanged, this, &ReplayPage::showView);
    connect(&m_cursor, &MatchCursor::spoilersChanged, this, [this] {
        if (!inFront()) return;
        showTold();
        if (m_analysis.ready()) m_views->showGraph();
        refresh();
    });
    connect(&m_cursor, &MatchCursor::checked, this, [this] {
        m_head->setChecks(*m_cursor.replay(), m_cursor.names());
        if (m_cursor.hides()) showWords();
    });
    connect(&m_cursor, &MatchCursor::preparingChanged, this,
            [this] { m_cursor.preparing() ? m_wait->begin(tr("Preparing the match…")) : m_wait->end(); });
    connect(&m_cursor, &MatchCursor::failed, this,
            [this](const Error& error) { warn(this, tr("The rest of the match can’t be shown"), sentence(error)); });
    connect(m_wait, &WaitNote::cancelled, this, [this] {
        m_cursor.dropPreparing();
        emit statusChanged(tr("Only the beginning of the match is shown."));
    });
    connect(m_playback, &Playback::settled, this, &ReplayPage::refresh);
    connect(&m_scene, &TableScene::goOnRequested, m_actions[ReplayActions::Next], &QAction::trigger);
    connect(&m_scene, &TableScene::lookRequested, &m_moment, &MomentAnalysis::leaveWorld);
    connect(m_timeline, &Timeline::valueChanged, this, [this](int value) {
        if (value != m_cursor.position()) m_playback->goTo(value);
    });
    connect(m_views->graph(), &AnalysisGraph::chosen, m_playback, &Playback::goTo);
    connect(m_moves, &MovesPane::chosen, m_playback, &Playback::goTo);
    connect(m_moves, &MovesPane::listed, this, &ReplayPage::refresh);
}

void ReplayPage::connectAnalysis() {
    connect(&m_analysis, &MatchAnalysis::told, this, &ReplayPage::statusChanged);
    connect(m_views, &AnalysisViews::wanted, this, [this] { setAnalysing(true); });
    connect(m_views, &AnalysisViews::changed, this, [this] {
        m_moves->setVisible(!m_analysis.wanted());
        arrange();
        showMarks();
        refresh();
    });
    connect(&m_moment, &MomentAnalysis::changed, this, [this] { m_actions.refresh(inFront()); });
    connect(&m_moment, &MomentAnalysis::opened, this, &ReplayPage::refresh);
    connect(&m_moment, &MomentAnalysis::worldChanged, this, [this] {
        if (const Table* world = m_moment.world())
            m_playback->showWorld(*world, tr("Possible hands: “%1” is better").arg(m_moment.betterTitle()));
        else
            m_playback->showMoment();
    });
}

void ReplayPage::connectParts() {
    connect(&m_actions, &ReplayActions::wanted, this, &ReplayPage::act);
    connect(&m_actions, &ReplayActions::told, this, &ReplayPage::statusChanged);
    connect(&m_export, &MatchExport::told, this, &ReplayPage::statusChanged);
    RecordList* list = m_opening.list();
    connect(list, &RecordList::analyseRequested, this, [this, list] { emit analyseRequested(list->path()); });
    connect(&m_opening, &MatchOpening::told, this, &ReplayPage::told);
    connect(&m_opening, &MatchOpening::listOffered, this, &ReplayPage::showList);
    connect(&m_opening, &MatchOpening::compared, this, &ReplayPage::showWords);
    connect(&m_opening, &MatchOpening::pasted, this, [this](int position) {
        setAnalysing(true);
        m_cursor.goTo(position);
        emit frontRequested();
    });
    connect(m_head, &ReplayHead::viewChosen, &m_cursor, &MatchCursor::setView);
    connect(m_head, &ReplayHead::listRequested, this, &ReplayPage::showList);
    m_moves->addMoves(m_views->panel()->moves());
}

void ReplayPage::act(ReplayActions::Id id) {
    const auto& document = m_cursor.document();
    if (id == ReplayActions::Paste) return m_opening.paste();
    if (id == ReplayActions::Type)
        return PositionEditor::open(m_settings, m_theme, m_cursor, m_opening, *this, [this] { playOn(true); });
    if (id == ReplayActions::Analyse) return setAnalysing(!m_analysis.wanted());
    if (!m_cursor.replay()) return;
    if (id == ReplayActions::Rules) emit rulesRequested(rulesId());
    if (id == ReplayActions::Quiz) emit quizRequested(m_analysis.quiz());
    if (id == ReplayActions::Deal || id == ReplayActions::CardsResults) m_playback->setRunning(false);
    if (id == ReplayActions::Deal) emit playDealRequested(document->record(), document->origin().path, m_cursor.seat());
    if (id == ReplayActions::CardsResults)
        emit cardsResultsRequested(document->record(), document->origin().path, m_cursor.seat());
    if (id == ReplayActions::Before)
        emit beforeRequested(document->record(), document->origin().path, decisionAt(m_cursor));
    if (id == ReplayActions::PlayOn || id == ReplayActions::TryAgain) playOn(id == ReplayActions::TryAgain);
}

/// As the seat that decides, if `again`, and compared with what was answered.
void ReplayPage::playOn(bool again) {
    const Table& table = m_cursor.table();
    if (table.over() || (again && table.resting())) return;
    const auto attempt =
        again ? secondTryAt(m_cursor, m_analysis.shown() != nullptr ? m_views->panel()->decision() : nullptr) : nullptr;
    const auto& document = m_cursor.document();
    const int step = m_cursor.moment().branched ? document->branch(m_cursor.branch()).step : table.steps();
    emit playOnRequested(playedOn(m_cursor, attempt ? std::optional(attempt->seat) : std::nullopt),
                         {document, step, MatchDocument::kMatch, attempt});
}

void ReplayPage::showList() {
    m_playback->setRunning(false);
    m_stack->setCurrentIndex(List);
    m_opening.list()->setFocus();
    refresh();
}

void ReplayPage::showLine() {
    m_scene.begin(m_cursor.replay()->table(0), m_cursor.names(), {}, false);
    const bool many = m_opening.list()->model().rowCount() > 1;
    m_head->setMatch(*m_cursor.replay(), m_cursor.names(), m_cursor.view(), many);
    m_keys.addButtons(*m_head);
    m_analysis.follow();
    const bool came = m_stack->currentIndex() != Match;
    m_stack->setCurrentIndex(Match);
    m_moves->showSaved(m_saving.stateText());
    showTold();
    if (came || isVisible()) m_table->setFocus();
    emit actionsChanged();
}

/// As much of the line as may be told at this moment.
void ReplayPage::showTold() {
    {
        const QSignalBlocker quiet(m_timeline);
        m_timeline->setOutline(m_cursor.told());
        m_timeline->setValue(m_cursor.position());
    }
    m_head->setTitle(scoreLine(m_cursor.replay()->table(m_cursor.horizon()), m_cursor.names()));
    m_head->setChecks(*m_cursor.replay(), m_cursor.names());
    showWords();
}

void ReplayPage::showView() {
    m_scene.setViewers(m_cursor.viewers(), m_cursor.view());
    m_head->setView(m_cursor.view());
    m_timeline->setTallSeat(std::max(0, m_cursor.view()));
}

/// Its notes, marks or branches, or whether they are written.
void ReplayPage::documentChanged() {
    if (m_stack->currentIndex() != Match) return;
    if (!isVisible()) m_stale = true;
    m_moves->showSaved(m_saving.stateText());
    if (m_stale) return m_actions.refresh(true);
    showWords();
    refresh();
}

void ReplayPage::showWords() {
    const LineWords words = lineWords(m_cursor);
    if (!words.badge.isEmpty()) m_head->setBadge(words.badge, words.tip);
    m_head->setLine(words.line);
    showMarks();
}

void ReplayPage::showMarks() {
    if (!m_cursor.replay()) return;
    auto judged = m_analysis.marks();
    if (m_cursor.spoilerFree())
        std::erase_if(judged, [this](const LogMark& mark) { return mark.position >= m_cursor.horizon(); });
    m_moves->setMarks(judged);
    m_timeline->setMarks(timelineMarks(m_cursor, judged));
    m_timeline->setForks(timelineForks(m_cursor));
}

void ReplayPage::setAnalysing(bool analysing) {
    if (analysing == m_analysis.wanted()) return;
    m_moment.drop();
    m_analysis.setWanted(analysing);
}

void ReplayPage::refresh() {
    m_views->refresh(inFront());
    const double pace = m_playback->pace();
    m_pace->setText(pace == 1.0 ? tr("normal speed") : tr("speed × %1").arg(locale().toString(pace)));
    if (inFront()) {
        if (m_timeline->maximum() != m_cursor.horizon()) showTold();
        m_timeline->setValue(m_cursor.position());
        m_moves->showMoment(m_scene.position()->prompt());
    }
    emit statusChanged(statusText());
}

bool ReplayPage::inFront() const {
    return m_cursor.replay() && m_stack->currentIndex() == Match;
}

QList<QAction*> ReplayPage::barActions() const {
    return {m_actions[ReplayActions::Analyse], m_actions[ReplayActions::PlayOn], m_actions[ReplayActions::Copy],
            m_actions[ReplayActions::Picture]};
}

QList<QAction*> ReplayPage::menuActions(MenuId menu) const {
    if (menu != MenuId::Replay) return {};
    QList<QAction*> actions = m_actions.menu();
    actions.insert(actions.indexOf(m_actions[ReplayActions::Analyse]) + 1, m_views->beliefsAction());
    return actions;
}

QList<KeyHint> ReplayPage::keyHints() const {
    return {{tr("Up and Down in the move list"), tr("move through it, elsewhere they choose the branch")},
            {tr("Clicking the table"), tr("finish the animation, continue after a hand")}};
}

QString ReplayPage::statusText() const {
    if (m_stack->currentIndex() == List) return tr("Choose a match.");
    if (!m_cursor.replay()) return tr("No match opened yet.");
    const QString title = m_cursor.outline().sectionAt(m_cursor.position()).title;
    return title.isEmpty() ? m_scene.position()->prompt()
                           : QStringLiteral("%1. %2").arg(title, m_scene.position()->prompt());
}

QString ReplayPage::rulesId() const {
    return m_cursor.replay() ? QString::fromStdString(m_cursor.replay()->record().game) : QString();
}

QList<QWidget*> ReplayPage::panes() const {
    if (m_stack->currentIndex() == List) return {m_opening.list()};
    if (!m_cursor.replay()) return {};
    if (m_analysis.wanted()) return {m_table, m_timeline, m_views->panel()};
    return {m_table, m_timeline, m_moves->tabs()->current(), m_moves->notes()};
}

void ReplayPage::shown() {
    m_views->followMoment();
    if (std::exchange(m_stale, false) && m_cursor.document()) m_cursor.show(m_cursor.branch(), m_cursor.position());
}

void ReplayPage::takeFocus() {
    (m_stack->currentIndex() == Match ? m_table : m_stack->currentWidget())->setFocus(Qt::OtherFocusReason);
}

void ReplayPage::hidden() {
    m_playback->setRunning(false);
    m_moment.drop();
    m_scene.finishNow();
    if (m_cursor.document()) m_cursor.document()->save();
}

void ReplayPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    arrange();
}

void ReplayPage::arrange() {
    const bool low = height() < kTallFrom;
    m_moves->setLow(low);
    if (low != m_low) {
        m_low = low;
        if (low)
            m_views->panel()->setGraph(m_views->graph());
        else
            m_left->insertWidget(1, m_views->graph(), 2);
    }
    m_views->arrange(size());
    m_timeline->setCompact(low || m_analysis.wanted());
    m_pace->setVisible(!low);
    m_strip->setContentsMargins(16, low ? 4 : 8, 12, low ? 2 : 6);
}

} // namespace hilltop
