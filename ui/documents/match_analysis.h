// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/match_cursor.h"
#include "documents/match_review.h"
#include "documents/quiz_source.h"
#include "table/log_model.h"

#include <QFlags>

namespace hilltop {

class Settings;

/// The analysis of the line that a cursor is in: read where it is kept, made or expected from elsewhere, made deeper,
/// marked as the person wants it, and kept with the match. Branches are analysed anew each time. Lives in the GUI
/// thread.
class MatchAnalysis : public QObject {
    Q_OBJECT
public:
    enum class State {
        None,      ///< not wanted yet, or the match is still being played again
        Reading,   ///< it is looked for where it would be kept
        Judging,   ///< it is made
        Ready,     ///< there is a review
        Deepening, ///< there is one, and another one with more samples is made
        Failed,    ///< problem() says why there is none
    };
    enum class Change { Wanted = 1, State = 2, Progress = 4, Notice = 8 };
    Q_DECLARE_FLAGS(Changes, Change)
    /// What is to be said of the review; empty: nothing. `again`: a new one should be made.
    struct Notice {
        QString text;
        bool again = false;
    };

    MatchAnalysis(MatchCursor& cursor, const Settings& settings, QObject* parent = nullptr);

    /// Where reviews are that cannot be kept with their matches.
    void setSpare(SpareReviews spare) { m_spare = std::move(spare); }
    /// A match that is judged, or being judged, elsewhere: that need not be done twice.
    void expect(std::shared_ptr<MatchReview> judged) { m_expected = std::move(judged); }
    /// Whether it is wanted; if so, one is looked for or made.
    void setWanted(bool wanted);
    bool wanted() const { return m_wanted; }
    /// The cursor has come to another line.
    void follow();

    State state() const { return m_state; }
    bool ready() const { return m_state == State::Ready || m_state == State::Deepening; }
    /// Of the line; one that is made again stays until then. None until it is made or read.
    const std::shared_ptr<const Review>& review() const { return m_review; }
    /// The same if it is wanted.
    const Review* shown() const { return m_wanted ? m_review.get() : nullptr; }
    const QString& problem() const { return m_problem; }
    /// Of what is being made, 0 to 1.
    double share() const { return m_making ? m_making->share() : 0; }
    Notice notice() const;

    void start();
    void cancel();
    /// With more samples, while what is known is shown.
    void deepen();
    void stopDeepening();
    /// A decision judged with more samples.
    void replace(const ReviewedDecision& decision);

    /// Positions of what is marked, in order.
    std::vector<int> mistakes() const;
    std::vector<LogMark> marks() const;
    /// The mistakes of the seat that is looked at, of everybody with all cards open.
    QuizSource quiz() const;
    /// To the next mistake in that direction, if there is one.
    void goToMistake(int by);

signals:
    void changed(hilltop::MatchAnalysis::Changes changes);
    /// What has become of it, for the status line.
    void told(const QString& sentence);

private:
    void look();
    void become(State state, const QString& problem = {});
    void make(State state, std::shared_ptr<MatchReview> making);
    void taken(State state, bool match);
    void take(std::shared_ptr<const Review> review);
    void takeKept(Result<std::optional<Review>> kept);
    void drop();
    void mark();
    bool expects() const;
    void tellKept(const QString& sentence, bool usual);
    Marking marking() const;
    MarkLimits limits() const;

    MatchCursor& m_cursor;
    const Settings& m_settings;
    SpareReviews m_spare;
    bool m_wanted = false;
    State m_state = State::None;
    QString m_problem;
    std::shared_ptr<const Review> m_review;
    std::shared_ptr<MatchReview> m_making;   ///< while Judging or Deepening
    std::shared_ptr<MatchReview> m_expected; ///< of a match, from whoever has played it
    Job m_reading;
    QString m_keptWhere; ///< what is to be said of where the review is, if that is not where one expects it
};
Q_DECLARE_OPERATORS_FOR_FLAGS(MatchAnalysis::Changes)

} // namespace hilltop
