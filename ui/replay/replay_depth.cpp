// SPDX-License-Identifier: GPL-3.0-or-later
// What goes deeper into the moment that ReplayPage shows: its answers judged with more samples, and the worlds that say
// why one of them is better.
#include "replay/analysis_panel.h"
#include "replay/moment_depth.h"
#include "replay/replay_page.h"
#include "text/error_texts.h"

#include <QAction>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kMostTimes = 64; ///< the samples of a review, where a roll-out ends
constexpr int kWorldsAsked = 200;
constexpr int kAskAfterMs = 200; ///< whoever only passes by asks nothing

/// Judges again with twice the samples, and again, up to the end or until somebody stops it.
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

} // namespace

/// Before another line, match or mode is shown.
void ReplayPage::dropDepth() {
    stopRollOut();
    leaveWorld();
    m_asking.cancel();
    m_askSoon.stop();
    m_opening.cancel();
    m_open.reset();
    m_question.reset();
    m_why.reset();
}

void ReplayPage::rollOut() {
    if (m_rolling.running()) return stopRollOut();
    if (!noRollOut().isEmpty()) return;
    setRunning(false);
    const ReviewedDecision& decision = *m_panel->decision();
    m_rolled = decision.number;
    m_panel->depth()->setProgress(0.0);
    m_rolling = Job::start(
        [this, replay = std::shared_ptr<const Replay>(m_replay), review = m_review, decision](JobControl& job) {
            deepen(
                *replay, *review, decision, job,
                [this, &job](const ReviewedDecision& found) { job.post([this, found] { takeDeeper(found); }); },
                [this, &job](double share) { job.report([this, share] { m_panel->depth()->setProgress(share); }); });
        },
        [this] {
            stopRollOut();
            refresh();
        },
        Job::Urgency::WaitedFor);
    refresh();
}

/// What was found so far is kept with the record.
void ReplayPage::stopRollOut() {
    const bool ran = m_rolled >= 0;
    m_rolling.cancel();
    m_rolled = -1;
    if (!ran) return;
    m_panel->depth()->setProgress({});
    if (const auto document = std::exchange(m_deeperMatch, nullptr)) document->keepReview(*m_review);
    refreshDepth();
}

void ReplayPage::takeDeeper(const ReviewedDecision& decision) {
    auto review = std::make_shared<Review>(*m_review);
    replace_decision(*review, decision);
    if (branch() == MatchDocument::kMatch) m_deeperMatch = m_document;
    takeReview(std::move(review));
}

/// Why the moment cannot be rolled out, or cannot be any further.
QString ReplayPage::noRollOut() const {
    if (!m_analysing || !m_review) return tr("Analyse the match first");
    const ReviewedDecision* decision = m_panel->decision();
    if (decision == nullptr) return tr("No one decides here");
    if (decision->forced()) return tr("There was no other choice");
    if (!decision->loss && !decision->fault) return tr("No answer here yet");
    if (all_exact(decision->options)) return tr("These values are exact. More simulations would not change them");
    if (decision->samples >= kMostTimes * m_review->samples)
        return tr("This decision is already simulated as deeply as possible");
    return {};
}

/// Actions and panel as the moment wants them; what belongs to another one ends.
void ReplayPage::refreshDepth() {
    const ReviewedDecision* decision = m_analysing && m_review ? m_panel->decision() : nullptr;
    if (m_rolled >= 0 && (decision == nullptr || decision->number != m_rolled)) return stopRollOut();
    const bool rolls = m_rolled >= 0;
    const QString reason = rolls ? QString() : noRollOut();
    m_rollOut->setText(rolls ? tr("Stop") : tr("Simulate from here"));
    m_rollOut->setToolTip(rolls              ? tr("Stop simulating and keep the result")
                          : reason.isEmpty() ? tr("Simulate this decision with many more samples")
                                             : reason);
    m_rollOut->setEnabled(reason.isEmpty());
    std::optional<Question> question;
    if (decision != nullptr && decision->options.size() > 1) {
        const auto& options = decision->options;
        const bool rated = decision->loss && decision->played != options[0].word;
        question = {decision->number, options[0].word, rated ? decision->played : options[1].word};
    }
    if (question != m_question) {
        leaveWorld();
        m_asking.cancel();
        m_why.reset();
        m_question = question;
        if (question) {
            m_panel->depth()->setAsked();
            m_askSoon.start(kAskAfterMs);
        } else {
            m_panel->depth()->setNoQuestion();
            m_askSoon.stop();
        }
    }
    m_world->setVisible(m_question.has_value() && !(m_why && (m_why->known || m_why->worlds == 0)));
    m_world->setEnabled(m_why && m_why->world != nullptr);
    m_world->setChecked(m_imagined);
    m_back->setEnabled(m_imagined || rolls);
}

void ReplayPage::askWhy() {
    if (!m_question || m_panel->decision() == nullptr) return;
    const ReviewedDecision& decision = *m_panel->decision();
    m_asking = Job::start(
        [replay = std::shared_ptr<const Replay>(m_replay), position = decision.position, seat = decision.seat,
         question = *m_question, seed = m_review->seed](JobControl& job) {
            const auto judge = replay->game().make_judge();
            return judge->why(replay->table(position), seat, question.better, question.worse, {kWorldsAsked, seed},
                              [&job] { return job.cancelled(); });
        },
        [this](std::optional<Why> why) {
            if (!why) return;
            m_why = std::move(why);
            const Info& info = m_replay->game().info();
            m_panel->depth()->setWhy(*m_why, answerTitle(info, m_question->better, m_names),
                                     answerTitle(info, m_question->worse, m_names));
            refreshDepth();
        });
}

/// One of the worlds instead of the true cards, all of them open; and back.
void ReplayPage::toggleWorld() {
    if (m_imagined) return leaveWorld();
    if (!m_why || !m_why->world) return;
    setRunning(false);
    m_scene.finishNow();
    m_imagined = true;
    const Info& info = m_replay->game().info();
    m_scene.setImagined(tr("Possible hands: “%1” is better").arg(answerTitle(info, m_question->better, m_names)));
    m_scene.setViewers(SeatSet::all(m_replay->table(0).seats()), m_view);
    m_scene.jumpTo(*m_why->world);
    m_scene.announce(m_scene.imagined());
    refreshDepth();
}

void ReplayPage::leaveWorld() {
    if (!m_imagined) return;
    m_imagined = false;
    m_scene.setImagined({});
    m_scene.jumpTo(m_replay->table(m_position));
    m_scene.setViewers(viewers(), m_view);
    refreshDepth();
}

void ReplayPage::goBack() {
    if (m_imagined)
        leaveWorld();
    else
        stopRollOut();
}

} // namespace hilltop
