// SPDX-License-Identifier: GPL-3.0-or-later
#include "review_files/precedent_search.h"

#include "base/parallel.h"
#include "profile/autosave.h"
#include "profile/same_cards.h"

#include <algorithm>
#include <mutex>

namespace hilltop {
namespace {

/// Workers take one match after the other; what they find is added up in the order of the matches.
class PrecedentWork {
public:
    PrecedentWork(const PositionQuestion& question, const PrecedentSearch& search)
        : m_question(question)
        , m_search(search)
        , m_given(search.matches.paths, search.matches.most, search.matches.which, {},
                  question.replay().record().game) {
        m_found.matches = m_given.count();
        if (search.matches.draft.empty()) return;
        const auto draft = unfinished_match(search.matches.draft);
        if (draft && *draft && (*draft)->rated) m_rated = **draft;
    }

    FoundPrecedents run() {
        const auto searched = on_threads(m_search.threads, [this] { work(); });
        for (auto& [number, one] : m_outcomes)
            add(one);
        if (!searched) m_found.problems.push_back(searched.error());
        m_found.problems.insert(m_found.problems.end(), m_given.problems().begin(), m_given.problems().end());
        m_found.missing = m_given.not_kept();
        return std::move(m_found);
    }

private:
    /// The outcome of searching one match; nothing for matches that are not searched.
    struct Outcome {
        std::optional<Error> problem;
        MatchPlace place;
        std::optional<Record> record; ///< without answers
        std::vector<Precedent> found;
    };

    void work() {
        while (auto taken = take()) {
            auto& [number, match] = *taken;
            auto outcome = look_at(match);
            if (!outcome) continue;
            const std::scoped_lock lock(m_mutex);
            m_outcomes.emplace(number, std::move(*outcome));
        }
    }

    std::optional<std::pair<std::uint64_t, GivenMatch>> take() {
        const std::scoped_lock lock(m_mutex);
        if (m_found.stopped || m_ended) return {};
        if (m_search.stop()) {
            m_found.stopped = true;
            return {};
        }
        auto match = m_given.next();
        if (!match) {
            m_ended = true;
            return {};
        }
        const std::uint64_t number = m_next++;
        if (m_search.progress)
            m_search.progress(static_cast<double>(number) /
                              static_cast<double>(std::max<std::uint64_t>(1, m_given.count())));
        return std::pair(number, std::move(*match));
    }

    /// Nothing where the position cannot be: of another game or other rules, the match itself, or one with the cards of
    /// the rated match on the table.
    std::optional<Outcome> look_at(const GivenMatch& match) const {
        Outcome outcome;
        outcome.place = {match.file, match.match, match.tournament};
        if (!match.record) {
            outcome.problem = match.record.error();
            return outcome;
        }
        if (!m_question.takes(*match.record)) return {};
        if (m_rated && have_same_deal(*m_rated, *match.record)) return {};
        const auto replay = Replay::make(*match.record, Replay::Asking::Later);
        if (!replay || !replay->claims_fit()) {
            outcome.problem =
                failure("review_files", "{}: {}", match.where, replay ? replay->claim_error() : replay.error());
            return outcome;
        }
        outcome.found = m_question.find(*replay);
        outcome.record.emplace();
        outcome.record->source = match.record->source;
        outcome.record->cards = match.record->cards;
        return outcome;
    }

    void add(Outcome& one) {
        if (one.problem) return m_found.problems.push_back(std::move(*one.problem));
        ++m_found.searched;
        if (one.found.empty()) return;
        m_found.precedents.add(m_found.places.size(), *one.record, std::move(one.found));
        m_found.places.push_back(std::move(one.place));
    }

    const PositionQuestion& m_question;
    const PrecedentSearch& m_search;
    std::optional<Record> m_rated; ///< on the table now
    std::mutex m_mutex;            ///< of all below
    GivenMatches m_given;
    FoundPrecedents m_found;
    std::map<std::uint64_t, Outcome> m_outcomes; ///< by match
    std::uint64_t m_next = 0;
    bool m_ended = false;
};

} // namespace

FoundPrecedents find_precedents(const PositionQuestion& question, const PrecedentSearch& search) {
    return PrecedentWork(question, search).run();
}

} // namespace hilltop
