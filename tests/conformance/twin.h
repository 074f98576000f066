// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "drive.h"

#include <algorithm>

namespace hilltop::conformance {

/// What `drawn` heard, as a script with two different cards of one part in the other order, or without the last card of
/// one, which is any of those left then; as it was if there are none.
inline Script swapped(const DrawnParts& drawn, Rng& rng) {
    Script script;
    std::vector<int> parts;
    for (const auto& [part, draws] : drawn.parts) {
        if (part == DrawnParts::kOrder) continue;
        for (const auto& [left, card] : draws)
            script.parts[part].push_back(card);
        if (draws.size() > 1) parts.push_back(part);
    }
    for (int attempt = 0; attempt < 20 && !parts.empty(); ++attempt) {
        const int part = parts[static_cast<std::size_t>(rng.below(static_cast<int>(parts.size())))];
        auto& cards = script.parts[part];
        if (rng.below(4) == 0 && drawn.parts.at(part).back().first > 1) {
            cards.pop_back();
            break;
        }
        auto& one = cards[static_cast<std::size_t>(rng.below(static_cast<int>(cards.size())))];
        auto& other = cards[static_cast<std::size_t>(rng.below(static_cast<int>(cards.size())))];
        if (one == other) continue;
        std::swap(one, other);
        break;
    }
    return script;
}

/// A match beside another one with the same answers, dealt from another script: what they tell a seat can differ only
/// where they have shown it different cards.
template <class G>
class Twin {
public:
    /// `seed` is for the cards that the script does not name.
    Twin(const Trial<G>& trial, std::uint64_t seed, Script script)
        : m_script(std::move(script))
        , m_match(trial.rules, trial.seats, Chance(seed, 0, &m_script), Events(&m_heard))
        , m_alike(SeatSet::all(trial.seats)) {}
    Twin(const Twin&) = delete;
    Twin& operator=(const Twin&) = delete;

    /// What a seat is told otherwise than in the other match though it has been shown the same, or nothing. `heard` are
    /// the events of the other's last step.
    std::string told_otherwise(const Match<G>& other, const std::vector<Event>& heard) {
        const Heard mine(m_heard), theirs(heard);
        // Who is asked may depend on hidden cards, as where a seat that holds no fitting one is passed over.
        if (m_match.resting() != other.resting() || !asks_as<G>(m_match.state(), other)) m_alike = {};
        for (Seat seat : m_alike) {
            if (!mine.shows_as(theirs, seat)) {
                m_alike.erase(seat);
                continue;
            }
            const std::string what =
                mine.words != theirs.words ? word_difference(mine.words, theirs.words) : view_difference(other, seat);
            if (!what.empty()) return fmt::format("{} that seat {} has not been shown", what, seat.index());
        }
        return {};
    }
    /// Takes the answers of the other match; false if there is nothing more to compare.
    bool step_as(const Match<G>& other) {
        if (m_alike.empty() || G::chance(m_match.state()).script_failed()) return false;
        for (Seat seat : m_match.pending()) {
            if (const auto& answer = other.answer_of(seat); !answer)
                m_match.silence(seat);
            else if (m_match.answer(seat, *answer) != nullptr)
                return false;
        }
        m_heard.clear();
        m_match.step(Events(&m_heard));
        return true;
    }

private:
    /// Events by what they are about.
    struct Heard {
        explicit Heard(const std::vector<Event>& events) {
            for (const Event& event : events)
                (event.kind <= Event::Kind::Show ? cards : words).push_back(event);
        }
        bool shows_as(const Heard& other, Seat seat) const {
            const auto alike = [seat](Event a, Event b) {
                for (Event* event : {&a, &b}) {
                    if (event->seen_by.contains(seat)) continue;
                    event->face = kHidden;
                    // From where among hidden cards one is drawn says nothing of what it is.
                    if (event->kind == Event::Kind::Move) event->from.place = 0;
                }
                return a == b;
            };
            return std::equal(cards.begin(), cards.end(), other.cards.begin(), other.cards.end(), alike);
        }
        std::vector<Event> cards;
        std::vector<Event> words;
    };

    static std::string word_difference(const std::vector<Event>& a, const std::vector<Event>& b) {
        const auto [x, y] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
        const Event& event = x != a.end() ? *x : *y;
        return fmt::format("the event {} {} depends on cards", event.word, event.value);
    }
    std::string view_difference(const Match<G>& other, Seat seat) const {
        const auto mine = m_match.view(seat), theirs = other.view(seat);
        if (!(keep(mine) == keep(theirs))) return "the view depends on cards";
        if (!m_match.over() && !(m_match.result() == other.result())) return "the score depends on cards";
        const bool decides = !m_match.resting() && m_match.asked().contains(seat);
        return decides && offered(mine) != offered(theirs) ? "the menu depends on cards" : "";
    }

    Script m_script;
    std::vector<Event> m_heard;
    Match<G> m_match;
    SeatSet m_alike;
};

} // namespace hilltop::conformance
