// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/moment_analysis.h"

#include "analysis/moment.h"
#include "analysis/reasons.h"
#include "documents/analysis_words.h"
#include "text/table_texts.h"

#include <algorithm>
#include <utility>

namespace hilltop {
namespace {

constexpr int kMostTimes = 64; ///< the samples of a review, where a roll-out ends
constexpr int kWorldsAsked = 200;
constexpr int kAskAfterMs = 200; ///< stepping past a moment asks nothing

/// Judges again with twice the samples, and again, up to the end or until it is stopped.
void deepen(const Replay& replay, const Review& review, ReviewedDecision decision, JobControl& job,
            const std::function<void(const ReviewedDecision&)>& found, const std::function<void(double)>& progress) {
    const auto judge = replay.game().make_judge();
    const int most = kMostTimes * review.samples;
    const int begun = std::max(decision.samples, review.samples);
    const double all = 2.0 * (most - begun);
    double done = 0, before = 0; // samples, and how often the last round looked whether to go on
    for (int samples = 2 * begun; samples <= most; samples *= 2) {
        double looked = 0;
        // Twice the samples look about twice as often: that tells how far a round has come.
        const auto stop = [&] {
            ++looked;
            if (before > 0 && !job.reporting()) progress((done + samples * std::min(1.0, looked / (2 * before))) / all);
            return job.cancelled();
        };
        auto deeper = judge_again(replay, review, decision, samples, *judge, stop);
        if (!deeper) return;
        decision = std::move(*deeper);
        done += samples;
        before = looked;
        found(decision);
        progress(done / all);
    }
}

/// The best answer and the one that was given, or else the second best.
std::optional<MomentAnalysis::Question> questionOf(const std::optional<ReviewedDecision>& decision) {
    if (!decision || decision->options.size() < 2) return {};
    const auto& options = decision->options;
    const bool rated = decision->loss && decision->played != options[0].word;
    return MomentAnalysis::Question{decision->number, options[0].word, rated ? decision->played : options[1].word};
}

} // namespace

MomentAnalysis::MomentAnalysis(MatchCursor& cursor, MatchAnalysis& analysis, QObject* parent)
    : QObject(parent)
    , m_cursor(cursor)
    , m_analysis(analysis) {
    m_askSoon.setSingleShot(true);
    connect(&m_askSoon, &QTimer::timeout, this, &MomentAnalysis::ask);
    connect(&cursor, &MatchCursor::leaving, this,
            [this](MatchCursor::Leaving what) { what == MatchCursor::Leaving::Line ? drop() : leaveWorld(); });
}

void MomentAnalysis::drop() {
    stop();
    leaveWorld();
    m_asking.cancel();
    m_askSoon.stop();
    m_opening.cancel();
    m_open.reset();
    m_question.reset();
    m_reasoning.cancel();
    m_reason.reset();
    m_why.reset();
    m_decision.reset();
}

/// The question may lie behind a rest.
std::optional<ReviewedDecision> MomentAnalysis::open() {
    const Replay& replay = *m_cursor.replay();
    const int position = m_cursor.position();
    const auto question = m_cursor.atEnd() && !m_cursor.table().over() ? question_of(replay) : nullptr;
    if (question == nullptr || question->over()) return {};
    const SeatSet pending = question->pending();
    const int view = m_cursor.view();
    const Seat seat = view >= 0 && pending.contains(Seat(view)) ? Seat(view) : *pending.begin();
    if (m_open && m_open->position == position && m_open->seat == seat)
        return m_open->options.empty() ? std::nullopt : m_open;
    m_open = ReviewedDecision{};
    m_open->position = position;
    m_open->seat = seat;
    m_opening = Job::start(
        [replay = std::shared_ptr<const Replay>(m_cursor.replay()), position, seat,
         samples = m_analysis.review()->samples, seed = m_analysis.review()->seed](JobControl& job) {
            const auto judge = replay->game().make_judge();
            return judge_moment(*question_of(*replay), position, seat, {samples, seed}, *judge, job.stop());
        },
        [this](std::optional<ReviewedDecision> found) {
            if (!found) return;
            m_open = std::move(found);
            emit opened();
        },
        Job::Urgency::WaitedFor);
    return {};
}

void MomentAnalysis::look(const ReviewedDecision* decision) {
    if (rolling() && (decision == nullptr || decision->number != m_rolled)) stop();
    m_decision = decision != nullptr ? std::optional(*decision) : std::nullopt;
    const auto question = questionOf(m_decision);
    if (question != m_question) {
        leaveWorld();
        m_asking.cancel();
        m_reasoning.cancel();
        m_why.reset();
        m_reason.reset();
        m_question = question;
        question ? m_askSoon.start(kAskAfterMs) : m_askSoon.stop();
        emit whyChanged();
    }
    emit changed();
}

void MomentAnalysis::rollOut() {
    if (rolling()) return stop();
    if (!noRollOut().isEmpty()) return;
    m_rolled = m_decision->number;
    emit progressed(0.0);
    m_rolling = Job::start(
        [this, replay = std::shared_ptr<const Replay>(m_cursor.replay()), review = m_analysis.review(),
         decision = *m_decision](JobControl& job) {
            deepen(
                *replay, *review, decision, job,
                [this, &job](const ReviewedDecision& found) { job.post([this, found] { take(found); }); },
                [this, &job](double share) { job.report([this, share] { emit progressed(share); }); });
        },
        [this] { stop(); }, Job::Urgency::WaitedFor);
    emit changed();
}

void MomentAnalysis::stop() {
    if (!rolling()) return;
    m_rolling.cancel();
    m_rolled = -1;
    emit progressed({});
    if (const auto document = std::exchange(m_deepened, nullptr)) document->keepReview(*m_analysis.review());
    emit changed();
}

void MomentAnalysis::take(const ReviewedDecision& decision) {
    if (m_cursor.branch() == MatchDocument::kMatch) m_deepened = m_cursor.document();
    m_analysis.replace(decision);
}

QString MomentAnalysis::noRollOut() const {
    if (m_analysis.shown() == nullptr) return tr("Analyse the match first");
    if (!m_decision) return tr("No one decides here");
    if (m_decision->forced()) return tr("There was no other choice");
    if (!m_decision->loss && !m_decision->fault) return tr("No answer here yet");
    if (all_exact(m_decision->options)) return tr("These values are exact. More simulations would not change them");
    if (m_decision->samples >= kMostTimes * m_analysis.review()->samples)
        return tr("This decision is already simulated as deeply as possible");
    return {};
}

void MomentAnalysis::ask() {
    if (!m_question || !m_decision) return;
    m_asking = Job::start(
        [replay = std::shared_ptr<const Replay>(m_cursor.replay()), position = m_decision->position,
         seat = m_decision->seat, question = *m_question, seed = m_analysis.review()->seed](JobControl& job) {
            const auto judge = replay->game().make_judge();
            return judge->why(replay->table(position), seat, question.better, question.worse, {kWorldsAsked, seed},
                              job.stop());
        },
        [this](std::optional<Why> why) {
            if (!why) return;
            m_why = std::move(why);
            emit whyChanged();
            emit changed();
            askReason();
        });
}

void MomentAnalysis::askReason() {
    if (!m_question || !m_decision || !m_analysis.review()) return;
    m_reasoning = Job::start(
        [replay = std::shared_ptr<const Replay>(m_cursor.replay()), position = m_decision->position,
         seat = m_decision->seat, question = *m_question,
         budget = reason_budget(m_analysis.review()->samples, m_analysis.review()->seed)](JobControl& job) {
            return replay->game().make_judge()->reason(replay->table(position), seat, question.better, question.worse,
                                                       budget, job.stop());
        },
        [this](const std::optional<Reason>& reason) {
            if (!reason) return;
            m_reason = reason;
            emit whyChanged();
        });
}

QString MomentAnalysis::betterTitle() const {
    return answerTitle(m_cursor.info(), m_question->better, m_cursor.names());
}

QString MomentAnalysis::worseTitle() const {
    return answerTitle(m_cursor.info(), m_question->worse, m_cursor.names());
}

void MomentAnalysis::toggleWorld() {
    if (m_imagined) return leaveWorld();
    if (!m_why || !m_why->world) return;
    m_imagined = true;
    emit worldChanged();
    emit changed();
}

void MomentAnalysis::leaveWorld() {
    if (!std::exchange(m_imagined, false)) return;
    emit worldChanged();
    emit changed();
}

void MomentAnalysis::goBack() {
    m_imagined ? leaveWorld() : stop();
}

} // namespace hilltop
