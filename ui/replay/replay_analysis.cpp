// SPDX-License-Identifier: GPL-3.0-or-later
// The analysis of the match that ReplayPage shows: made in the background, kept with the record, shown beside it.
#include "analysis/moment.h"
#include "analysis/review_text.h"
#include "replay/analysis_graph.h"
#include "replay/analysis_panel.h"
#include "replay/replay_page.h"
#include "replay/timeline.h"
#include "table/match_tabs.h"
#include "text/error_texts.h"

#include <QAction>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace hilltop {

void ReplayPage::setAnalysing(bool analysing) {
    if (analysing == m_analysing) return;
    dropDepth();
    m_analysing = analysing;
    m_analyse->setChecked(analysing);
    m_panel->setVisible(analysing);
    m_side->setVisible(!analysing);
    if (analysing) showAnalysis();
    arrange();
    showMarks();
    refresh();
}

void ReplayPage::startAnalysis() {
    m_graph->hide();
    stopDeeper();
    if (!m_replay->game().judge_traits()) {
        m_panel->setWaiting(tr("Analysis isn’t available for this game."));
        return;
    }
    m_panel->setWaiting({});
    if (!m_whole) return; // begun when it is there
    dropReviewing();
    const bool match = branch() == MatchDocument::kMatch;
    const bool expected = match && expects(*m_replay);
    m_reviewing = expected ? m_expected : std::make_shared<MatchReview>(m_replay, marking());
    connect(m_reviewing.get(), &MatchReview::progressed, m_panel, &AnalysisPanel::setProgress);
    m_panel->setProgress(m_reviewing->share());
    const auto take = [this, match] {
        const auto judged = std::exchange(m_reviewing, nullptr);
        judged->disconnect(this);
        judged->disconnect(m_panel);
        if (judged->error()) return m_panel->setWaiting(sentence(*judged->error()));
        if (!judged->review()) return;
        if (match) m_document->keepReview(*judged->review());
        m_review = judged->review();
        remark();
    };
    if (m_reviewing->running())
        connect(m_reviewing.get(), &MatchReview::ended, this, take);
    else
        take();
}

/// Somebody else judges this match, or has.
bool ReplayPage::expects(const Replay& replay) const {
    return m_expected && m_expected->match().source == replay.record().source &&
           m_expected->match().seats == replay.record().seats && m_expected->match().steps == replay.record().steps;
}

/// Nobody here waits for it any more.
void ReplayPage::dropReviewing() {
    m_readingReview.cancel();
    stopDeeper();
    if (!m_reviewing) return;
    m_reviewing->disconnect(this);
    m_reviewing->disconnect(m_panel);
    m_reviewing.reset();
}

void ReplayPage::expectReview(std::shared_ptr<MatchReview> judged) {
    m_expected = std::move(judged);
}

void ReplayPage::takeReview(std::shared_ptr<const Review> review) {
    m_review = std::move(review);
    const Info& info = m_replay->game().info();
    m_panel->setReview(m_review, m_names, info);
    noticeReview();
    m_graph->setReview(m_review, m_timeline->outline(), info, reviewSeat(), m_names.of(reviewSeat()));
    arrange();
    showMarks();
    refresh();
}

/// Whose match it is: the one whose cards are seen, else the person, else the first.
int ReplayPage::reviewSeat() const {
    return m_view >= 0 ? m_view : std::max(0, m_names.me);
}

/// Positions of what is marked, in order.
std::vector<int> ReplayPage::mistakes() const {
    std::vector<int> list;
    if (!m_review || !m_analysing) return list;
    for (const ReviewedDecision* decision : marked(*m_review)) {
        if (list.empty() || list.back() != decision->position) list.push_back(decision->position);
    }
    return list;
}

void ReplayPage::goToMistake(int by) {
    const std::vector<int> list = mistakes();
    const auto found = by > 0 ? std::upper_bound(list.begin(), list.end(), m_position)
                              : std::lower_bound(list.begin(), list.end(), m_position);
    setRunning(false);
    if (by > 0 && found != list.end()) goTo(*found);
    if (by < 0 && found != list.begin()) goTo(*std::prev(found));
}

void ReplayPage::refreshAnalysis(bool any) {
    const std::vector<int> list = mistakes();
    m_analyse->setEnabled(any);
    m_nextMistake->setEnabled(any && !list.empty() && list.back() > m_position);
    m_previousMistake->setEnabled(any && !list.empty() && list.front() < m_position);
    m_quiz->setEnabled(any && !list.empty());
    m_report->setEnabled(any && m_analysing && m_review);
    if (any && m_analysing && m_review) {
        judgeOpen();
        m_panel->setMoment(m_timeline->outline(), m_position, reviewSeat(), m_view);
        m_graph->setPosition(m_position);
    }
    refreshDepth();
}

/// Where the match breaks off with a question, maybe behind a rest, what could be answered is judged all the same.
void ReplayPage::judgeOpen() {
    const bool last = m_position + 1 == positions() && !m_replay->table(m_position).over();
    const auto question = last ? question_of(*m_replay) : nullptr;
    if (question == nullptr || question->over()) {
        m_panel->setOpen({});
        return;
    }
    const SeatSet pending = question->pending();
    const Seat seat = m_view >= 0 && pending.contains(Seat(m_view)) ? Seat(m_view) : *pending.begin();
    if (m_open && m_open->position == m_position && m_open->seat == seat) {
        if (!m_open->options.empty()) m_panel->setOpen(m_open);
        return;
    }
    m_open = ReviewedDecision{}; // until it is known
    m_open->position = m_position;
    m_open->seat = seat;
    m_panel->setOpen({});
    m_opening = Job::start(
        [replay = std::shared_ptr<const Replay>(m_replay), position = m_position, seat, samples = m_review->samples,
         seed = m_review->seed](JobControl& job) {
            const auto judge = replay->game().make_judge();
            return judge_moment(*question_of(*replay), position, seat, {samples, seed}, *judge,
                                [&job] { return job.cancelled(); });
        },
        [this](std::optional<ReviewedDecision> found) {
            if (!found) return;
            m_open = found;
            m_panel->setOpen(std::move(found));
            refresh();
        },
        Job::Urgency::WaitedFor);
}

/// The mistakes of the seat that is looked at, of everybody with all cards open.
void ReplayPage::quiz() {
    if (!m_review || !m_replay) return;
    QuizSource source{tr("Mistakes of this match"), {}, {}};
    const int seat = m_view >= 0 ? m_view : m_names.me;
    for (const ReviewedDecision* decision : marked(*m_review)) {
        if (seat >= 0 && decision->seat.index() != seat) continue;
        if (auto puzzle = puzzle_of(*m_replay, *m_review, decision->number))
            source.puzzles.push_back(std::move(*puzzle));
    }
    emit quizRequested(source);
}

/// In the lists of moves the line of this moment.
void ReplayPage::pointAtMove() {
    const int row = m_log.rowOf(m_position);
    for (QTableView* moves : {m_moves, m_panel->moves()}) {
        const int shown = moves->currentIndex().row();
        if (row < 0 || row == shown || (shown >= 0 && m_log.positionOf(shown) == m_position)) continue;
        m_following = true; // the line may stand for an earlier moment: nobody wants to go there
        moves->setCurrentIndex(m_log.index(row, 0));
        m_following = false;
    }
}

std::vector<LogMark> ReplayPage::reviewMarks() const {
    std::vector<LogMark> marks;
    if (!m_review || !m_analysing) return marks;
    const Info& info = m_replay->game().info();
    const ReviewUnits units(info);
    const MarkLimits& limits = m_review->limits;
    for (const ReviewedDecision* decision : marked(*m_review, limits)) {
        const Mark mark = mark_of(*decision, limits);
        marks.push_back({decision->position, decision->seat.index(), markShape(mark),
                         tr("%1, lost %2").arg(markText(mark), units.sizeWithUnit(decision->loss->value))});
    }
    return marks;
}

} // namespace hilltop
