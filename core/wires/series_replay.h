// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match.h"
#include "engine/series.h"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace hilltop {

/// Plays matches again by the answers that another process says were given: what they come to is found here, and
/// answers that the rules refuse are an error. See GameEntry::replay_series().
template <Tabled G>
class SeriesReplay {
public:
    SeriesReplay(const Series& part, const typename G::Rules& rules)
        : m_series(part.with_earlier())
        , m_first(part.earlier)
        , m_rules(rules) {}

    Result<> fill(SeriesResult& result) {
        for (const KeptMatch& kept : result.kept)
            if (const auto done = play(kept, result); !done)
                return failure("wires", "match {} of {}: {}", kept.match + 1, result.kept.size(), done.error());
        return {};
    }

private:
    using Action = typename G::Action;
    static constexpr std::size_t kMostKnown = 4096;

    Result<> play(const KeptMatch& kept, SeriesResult& result) {
        const int played = m_first + kept.match;
        const SeatedEntrants by_seat = seated(m_series, played);
        Match<G> match(m_rules, m_series.seats, Chance(m_series.seed, m_series.deal_number(played)));
        auto fault = kept.faults.begin();
        auto note = next_note(kept, kept.notes.begin());
        for (const auto& step : kept.steps) {
            rest(match);
            if (match.over()) return failure("wires", "step {}: the match is already over", match.steps() + 1);
            if (static_cast<int>(step.size()) != match.asked().size())
                return failure("wires", "step {}: {} seats answer, but {} have to", match.steps() + 1, step.size(),
                               match.asked().size());
            auto word = step.begin();
            for (Seat seat : match.asked()) {
                const int decision = match.decision_of(seat);
                const bool noted = note != kept.notes.end() && note->decision == decision;
                if (noted && note->seat != seat.index()) return wrong(match, seat);
                if (fault != kept.faults.end() && fault->step == match.steps() && fault->seat == seat.index()) {
                    SeriesFault& listed = result.faults.emplace_back(SeriesFault{
                        m_series.match_number(played), by_seat[seat.index()], fault->seat, fault->fault, decision});
                    if (noted) {
                        listed.time = note->time;
                        listed.errors = note->errors;
                    }
                    match.fail(seat, fault->fault);
                    ++fault;
                    if (*word != G::spell(*match.answer_of(seat))) return wrong(match, seat);
                } else if (!answer(match, seat, *word)) {
                    return wrong(match, seat);
                }
                if (noted) note = next_note(kept, note + 1);
                ++word;
            }
            match.step();
        }
        rest(match);
        if (!match.over() || fault != kept.faults.end() || note != kept.notes.end() ||
            kept.digest != match.digest().value())
            return failure("wires", "the rest of the data does not fit its {} steps", kept.steps.size());
        result.add(match.result(), m_series.seats, match.digest());
        return {};
    }

    using Note = std::vector<AnswerNote>::const_iterator;
    /// From `from` on the first one of an answer.
    static Note next_note(const KeptMatch& kept, Note from) {
        return std::find_if(from, kept.notes.end(), [](const AnswerNote& note) { return !note.told; });
    }
    static void rest(Match<G>& match) {
        while (match.resting())
            match.step();
    }
    static Error wrong(const Match<G>& match, Seat seat) {
        return failure("wires", "step {}: seat {} cannot have given this answer", match.steps() + 1, seat.index() + 1);
    }
    /// False: the rules refuse it.
    bool answer(Match<G>& match, Seat seat, const std::optional<std::string>& word) {
        if (!word) {
            if (match.need(seat) != Need::May) return false;
            match.silence(seat);
            return true;
        }
        auto known = m_known.find(*word);
        if (known == m_known.end()) {
            const auto action = G::read(*word);
            if (!action || G::spell(*action) != *word) return false;
            if (m_known.size() == kMostKnown) m_known.clear();
            known = m_known.emplace(*word, *action).first;
        }
        return match.answer(seat, known->second) == nullptr;
    }

    const Series m_series; ///< with the matches before these
    const int m_first;
    const typename G::Rules m_rules;
    std::unordered_map<std::string, Action> m_known; ///< what an answer says: they recur
};

} // namespace hilltop
