// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/match_analysis.h"
#include "judging/any_judge.h"

#include <QTimer>

#include <optional>
#include <string>

namespace hilltop {

/// What goes deeper into one decision of an analysed match: its answers simulated with more samples, the possible hands
/// that say why one answer is better, one of them as an example, and what could be answered where the match breaks off.
/// What belongs to a moment ends when the cursor leaves it. Lives in the GUI thread.
class MomentAnalysis : public QObject {
    Q_OBJECT
public:
    /// Two answers of one decision.
    struct Question {
        int number = -1; ///< of the decision
        std::optional<std::string> better, worse;
        friend bool operator==(const Question&, const Question&) = default;
    };

    MomentAnalysis(MatchCursor& cursor, MatchAnalysis& analysis, QObject* parent = nullptr);

    /// What could be answered where the match breaks off with a question; none elsewhere and until it is judged.
    std::optional<ReviewedDecision> open();
    /// The decision that is looked at, or none: what belongs to another one ends.
    void look(const ReviewedDecision* decision);

    void rollOut();
    /// What was found so far is kept with the record.
    void stop();
    bool rolling() const { return m_rolled >= 0; }
    /// Why the decision cannot be simulated, or not any further; empty: it can.
    QString noRollOut() const;

    /// None: there is nothing to compare.
    const std::optional<Question>& question() const { return m_question; }
    /// None until it is known.
    const std::optional<Why>& why() const { return m_why; }
    /// What the better answer depends on; none until it is known.
    const std::optional<Reason>& reason() const { return m_reason; }
    /// The answers of the question as people call them.
    QString betterTitle() const;
    QString worseTitle() const;
    /// An example instead of the true cards, all of them open; and back.
    void toggleWorld();
    void leaveWorld();
    /// None while the true cards are to be seen.
    const Table* world() const { return m_imagined ? m_why->world.get() : nullptr; }
    /// Back to the true cards, or else no more simulations.
    void goBack();
    /// Ends everything, before another line or page is shown.
    void drop();

signals:
    /// What may be done, or how far it has come.
    void changed();
    /// What open() tells.
    void opened();
    void whyChanged();
    void worldChanged();
    /// Of the simulations, 0 to 1; nothing: none run.
    void progressed(std::optional<double> share);

private:
    void take(const ReviewedDecision& decision);
    void ask();
    void askReason();

    MatchCursor& m_cursor;
    MatchAnalysis& m_analysis;
    std::optional<ReviewedDecision> m_decision; ///< that is looked at
    Job m_rolling;
    int m_rolled = -1;                         ///< number of the decision that is simulated
    std::shared_ptr<MatchDocument> m_deepened; ///< what was found is to be kept there
    std::optional<Question> m_question;
    std::optional<Why> m_why;
    std::optional<Reason> m_reason;
    Job m_asking, m_reasoning;
    QTimer m_askSoon;
    std::optional<ReviewedDecision> m_open; ///< by position and seat; without options until it is judged
    Job m_opening;
    bool m_imagined = false;
};

} // namespace hilltop
