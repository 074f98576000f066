// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jobs/job.h"
#include "judging/any_judge.h"
#include "records/record.h"

#include <QObject>

#include <atomic>
#include <memory>
#include <optional>
#include <string>

namespace hilltop {

/// Says in the background what the answers to the open question of a match are worth, as far as the seat can know: over
/// the possible hands, never with cards open. It starts with few samples and doubles them each round,
/// so that something is known soon and its errors shrink. Lives in the GUI thread.
class MomentJudge : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Whether matches of that game can be judged.
    static bool able(const std::string& game);
    /// Judges what the seat owes at the end of an unfinished match, with up to `times` the samples of a review. What is
    /// known of the same question stays and is gone on with; `word` is judged too, if the rules allow it.
    void judge(const Record& match, Seat seat, const std::optional<std::string>& word, int times);
    /// Forgets everything.
    void clear();

    bool running() const { return m_job.running(); }
    /// What is known by now; nothing: nothing yet, or there is nothing to decide.
    const Compared* found() const { return m_found ? &*m_found : nullptr; }
    /// The answer among them; nullptr if it is not.
    const Compared::Option* option(const std::string& word) const;
    /// Of what is known.
    int samples() const { return m_samples; }
    /// As many as a review takes.
    int usual() const { return m_usual; }

signals:
    /// More is known.
    void deepened();
    /// It will not know more without being asked.
    void ended();

private:
    void begin(const Record& match, Seat seat, const std::optional<std::string>& word, int from);

    Job m_job;
    std::shared_ptr<std::atomic<int>> m_most; ///< samples to go on to, shared with the work
    std::optional<Compared> m_found;
    std::optional<std::string> m_word;
    Record m_match; ///< whose question is judged; empty: none
    Seat m_seat;
    int m_samples = 0, m_usual = 0;
};

} // namespace hilltop
