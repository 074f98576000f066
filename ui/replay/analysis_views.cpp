// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/analysis_views.h"

#include "documents/summary_words.h"
#include "replay/analysis_graph.h"
#include "replay/beliefs_pane.h"
#include "replay/moment_depth.h"
#include "style/page.h"

#include <QAction>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kAnalysisWide = 480, kAnalysisWidest = 600, kWidestFrom = 1600;
constexpr int kAnalysisTall = 740; ///< from here on the moment and the match have room above one another

} // namespace

AnalysisViews::AnalysisViews(MatchCursor& cursor, MatchAnalysis& analysis, MomentAnalysis& moment, TableView& table,
                             const AnalysisPanel::Actions& actions, LogModel& log, Page& page)
    : QObject(&page)
    , m_cursor(cursor)
    , m_analysis(analysis)
    , m_moment(moment)
    , m_panel(new AnalysisPanel(actions, log, cursor))
    , m_graph(new AnalysisGraph)
    , m_beliefs(page.makeAction("replay.beliefs", tr("&What may they hold?"), {}, Qt::Key_C, [this] {
        m_panel->turnToBeliefs(m_analysis.wanted());
        emit wanted();
    })) {
    m_beliefs->setParent(this); // the language of its texts is looked up by the class of its parent
    m_beliefs->setToolTip(tr("Show where hidden cards may be, as this seat sees it"));
    m_panel->beliefs()->markOn(table);
    m_panel->hide();
    m_graph->hide();
    connect(&m_analysis, &MatchAnalysis::changed, this, &AnalysisViews::show);
    connect(m_panel, &AnalysisPanel::startRequested, &m_analysis, &MatchAnalysis::start);
    connect(m_panel, &AnalysisPanel::cancelRequested, &m_analysis, &MatchAnalysis::cancel);
    connect(m_panel, &AnalysisPanel::positionRequested, &m_cursor, &MatchCursor::goTo);
    connect(m_panel, &AnalysisPanel::deeperRequested, this, [this] {
        m_moment.stop();
        m_analysis.deepen();
    });
    connect(m_panel, &AnalysisPanel::decisionRequested, &m_cursor, &MatchCursor::goToDecision);
    connect(m_panel, &AnalysisPanel::deeperCancelled, &m_analysis, &MatchAnalysis::stopDeepening);
    connect(&m_moment, &MomentAnalysis::progressed, m_panel->depth(), &MomentDepth::setProgress);
    connect(&m_moment, &MomentAnalysis::whyChanged, this, &AnalysisViews::showWhy);
    connect(&m_cursor, &MatchCursor::viewChanged, this, [this] {
        if (m_analysis.shown() == nullptr || !m_analysis.ready()) return;
        show(MatchAnalysis::Change::Notice);
        showGraph();
        showSummary();
    });
}

void AnalysisViews::show(MatchAnalysis::Changes changes) {
    using Change = MatchAnalysis::Change;
    if (changes & Change::Wanted) m_panel->setVisible(m_analysis.wanted());
    if (changes & Change::State) showReview();
    if (changes & Change::Progress) {
        const bool deeper = m_analysis.state() == MatchAnalysis::State::Deepening;
        m_panel->setProgress(m_analysis.share());
        m_panel->setDeeper(deeper ? std::optional(m_analysis.share()) : std::nullopt);
    }
    if (changes & Change::Notice) m_panel->setNotice(m_analysis.notice().text, m_analysis.notice().again);
    if (changes & (Change::Wanted | Change::State)) emit changed();
}

void AnalysisViews::showReview() {
    switch (m_analysis.state()) {
    case MatchAnalysis::State::None:
    case MatchAnalysis::State::Reading:
        return m_panel->setReading();
    case MatchAnalysis::State::Judging:
        return m_panel->setWaiting({});
    case MatchAnalysis::State::Failed:
        return m_panel->setWaiting(m_analysis.problem());
    case MatchAnalysis::State::Ready:
    case MatchAnalysis::State::Deepening:
        m_panel->setReview(m_analysis.review(), m_cursor.names(), m_cursor.info());
        showGraph();
        showSummary();
    }
}

void AnalysisViews::showGraph() {
    m_graph->setReview(m_analysis.review(), m_cursor.told(), m_cursor.info(), m_cursor.seat(),
                       m_cursor.names().of(m_cursor.seat()));
}

void AnalysisViews::showSummary() {
    m_panel->setSummary(summaryParagraph(summaryTexts(*m_cursor.replay(), m_cursor.outline(), *m_analysis.review(),
                                                      m_cursor.names(), m_cursor.viewers())));
}

void AnalysisViews::showWhy() {
    MomentDepth& depth = *m_panel->depth();
    if (!m_moment.question())
        depth.setNoQuestion();
    else if (!m_moment.why())
        depth.setAsked();
    else
        depth.setWhy(*m_moment.why(), m_moment.betterTitle(), m_moment.worseTitle());
    depth.setReason(m_moment.reason()
                        ? reasonText(m_cursor.info(), m_cursor.names(),
                                     {m_panel->decision()->seat.index(), m_moment.betterTitle().toStdString(),
                                      m_moment.worseTitle().toStdString()},
                                     *m_moment.reason())
                        : QString());
}

void AnalysisViews::refresh(bool front) {
    m_beliefs->setEnabled(front);
    if (front && m_analysis.shown() != nullptr) {
        m_panel->setOpen(m_moment.open());
        m_panel->setSumsShown(!m_cursor.hides());
        m_panel->setMoment(m_cursor.told(), m_cursor.position(), m_cursor.seat(), m_cursor.view());
        if (m_cursor.spoilerFree()) showGraph(); // as far as somebody has come
        m_graph->setPosition(m_cursor.position());
    }
    followMoment();
}

void AnalysisViews::followMoment() {
    m_moment.look(m_analysis.shown() != nullptr ? m_panel->decision() : nullptr);
}

int AnalysisViews::widthIn(int page) {
    const int most = page < kWidestFrom ? kAnalysisWide : kAnalysisWidest; // large letters need more
    return std::max(AnalysisPanel::leastWidth(), std::min(page * 3 / 8, most));
}

void AnalysisViews::arrange(const QSize& page) {
    m_panel->setMinimumWidth(AnalysisPanel::leastWidth());
    m_panel->setLow(page.height() < kAnalysisTall);
    m_graph->setVisible(m_analysis.wanted() && m_analysis.ready());
}

} // namespace hilltop
