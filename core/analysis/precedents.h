// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/many_reviews.h"
#include "registry/likeness.h"

#include <set>

namespace hilltop {

/// An earlier answer in the position that is asked about, or in one that is alike to the seat.
struct Precedent {
    std::size_t match = 0; ///< as given to Precedents::add()
    int number = 0;        ///< of the decision
    Seat seat;
    std::string name;                ///< who sat there
    bool own = false;                ///< the person whose answers are counted apart
    bool same = false;               ///< the seat saw the same; else the position is only alike
    std::optional<std::string> word; ///< as it was spelled; nothing: silence
    std::string like;                ///< what it comes to, as AnyLikeness::answer(), or "silence"
    std::optional<double> result;    ///< of the match for that seat, as worth_of_result(); nothing if it is unfinished
};

/// A decision of a match that is looked for in other matches. Constant once it is made: any thread may ask it.
class PositionQuestion {
public:
    /// `replay` has to outlive it. `player`: whose answers are the own ones; empty: those of all seats a person played.
    /// An error says that the match has no decision of that number, or that the game does not say what is alike.
    static Result<PositionQuestion> make(const Replay& replay, int number, std::string player = {});

    const Replay& replay() const { return *m_replay; }
    const Decision& decision() const { return m_decision; }
    int position() const { return m_position; }
    const AnyLikeness& game() const { return *m_game; }
    const Likeness& likeness() const { return m_likeness; }
    /// The answer there, as Precedent::word and Precedent::like; nothing if the match ends there unfinished.
    std::optional<Replay::Act> act() const;
    std::string like_of(const std::optional<std::string>& word) const;

    /// Whether a match could have the position: it is another one of the same game, rules and number of seats.
    bool takes(const Record& record) const;
    /// The precedents of a match that it takes, in order, without Precedent::match. Faults are no answers.
    std::vector<Precedent> find(const Replay& other) const;

private:
    PositionQuestion() = default;

    const Replay* m_replay = nullptr;
    const AnyLikeness* m_game = nullptr;
    Decision m_decision;
    int m_position = 0;
    std::string m_player;
    std::shared_ptr<const AnyInfoState> m_seen;
    Likeness m_likeness;
};

/// How often an answer was given and what became of it.
struct PrecedentShare {
    std::int64_t times = 0;
    std::int64_t of = 0; ///< answers of these people in these positions
    int matches = 0;     ///< in which it was given
    Measured result;     ///< a mean over answers in finished matches; a deal is one observation
    int finished = 0;    ///< matches with a result
};

/// One answer to a position: the own times and those of all others.
struct PrecedentAnswer {
    std::string answer; ///< Precedent::word or "silence" in the same position, Precedent::like in those alike
    PrecedentShare own, others;
};

/// Precedents of many matches, summed up. The order of add() does not matter but for the order of all().
class Precedents {
public:
    void add(std::size_t match, const Record& record, std::vector<Precedent> found);

    const std::vector<Precedent>& all() const { return m_all; }
    /// The most frequent first, equals by name. `same`: in the same position alone; else in all that are alike, those
    /// the same among them.
    std::vector<PrecedentAnswer> answers(bool same) const;
    /// In how many matches and how often.
    int matches(bool same) const;
    std::int64_t times(bool same) const;

private:
    struct Sums {
        std::int64_t times = 0;
        std::set<std::size_t> matches, finished;
        DealMean result;
    };
    using ByAnswer = std::map<std::string, std::array<Sums, 2>>; ///< own, others
    static PrecedentShare told(const Sums& sums, std::int64_t of);

    std::vector<Precedent> m_all;
    std::array<ByAnswer, 2> m_answers; ///< alike, the same
    std::map<std::pair<std::uint64_t, std::uint64_t>, std::size_t> m_deals;
    std::size_t m_deal_count = 0;
};

} // namespace hilltop
