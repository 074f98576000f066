// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play.h"

#include <fmt/format.h>

#include <bit>
#include <map>
#include <string>
#include <vector>

namespace hilltop::conformance {

inline constexpr std::uint64_t kSeed = 20240229;

/// One set of rules to try, and what to expect under it.
template <class G>
struct Trial {
    typename G::Rules rules;
    int seats = G::info().default_seats;
    int matches = 100;
    int max_steps = 1000; ///< rests included; random answers exceed it less than once in a million matches
    /// What a fault of `seat` in one step has to cost, as a complaint; only called where it counts.
    std::string (*fault_cost)(const Match<G>& before, const Match<G>& after, Seat seat) = nullptr;
    /// Whether `seat` knows a card that it does not see, by what has been shown before; none where there is no such
    /// card.
    bool (*known)(const Match<G>& match, Seat seat, const LaidCard& card) = nullptr;
    bool winnable = true;    ///< false: by these rules the match ends before somebody can win
    bool moves_cards = true; ///< false: answers are about cards that stay where they are
    /// An end of the rules, by name. Its few matches may be very long, so that their positions are looked at more and
    /// more rarely and played on from for a while only, and not every fault is met.
    std::string extreme{};

    /// All of the first 64 positions, then 32 between one power of two and the next.
    bool looks_at(int step) const {
        const auto number = static_cast<unsigned>(step);
        return extreme.empty() || number < 64 || number % (std::bit_floor(number) / 32) == 0;
    }
    /// How far a match is played on from a position.
    int steps_on() const { return extreme.empty() ? max_steps : 50; }
};

/// Where the battery is, for what goes wrong inside of a game.
struct Where {
    int match = -1; ///< none yet
    int step = 0;   ///< of the match that was last answered for
};
inline Where where;

/// The dice of a random walk: nothing that is compared depends on anything else.
inline Rng walk_dice(int number, int purpose = 0) {
    return Rng(kSeed, static_cast<std::uint64_t>(number), Stream::Analysis, purpose, 0);
}

template <class G>
Match<G> start(const Trial<G>& trial, int number, Events events = {}, const Script* script = nullptr) {
    return Match<G>(trial.rules, trial.seats, Chance(kSeed, static_cast<std::uint64_t>(number), script), events);
}

/// What a deal drew, part by part: how many cards were left, and which came.
class DrawnParts : public DrawListener {
public:
    static constexpr int kOrder = -1; ///< as a part: the parts themselves, in the order they began
    void begins(int part) override { parts[kOrder].push_back({part, 0}); }
    void draws(int part, int left, std::uint8_t card) override {
        parts[part].push_back({left, card});
        chosen += left > 1;
    }

    int chosen = 0; ///< draws from two cards or more
    std::map<int, std::vector<std::pair<int, std::uint8_t>>> parts;
};

template <class G>
std::vector<typename G::Action> offered(const View<G>& view) {
    typename G::Menu menu;
    G::legal_menu(view, menu);
    return {menu.begin(), menu.end()};
}

template <class G>
std::vector<typename G::Action> allowed(const View<G>& view) {
    std::vector<typename G::Action> actions;
    for (const auto& action : offered(view)) {
        if (G::objection(view, action) == nullptr) actions.push_back(action);
    }
    return actions;
}

/// Any allowed answer; now and then silence, where that is one.
template <class G>
std::optional<typename G::Action> any_answer(const View<G>& view, Need need, Rng& rng) {
    if (need == Need::May && rng.below(3) == 0) return {};
    typename G::Menu menu;
    G::legal_menu(view, menu);
    int count = 0;
    for (int i = 0; i < menu.size(); ++i) {
        if (G::objection(view, menu[i]) == nullptr) menu[count++] = menu[i];
    }
    return count == 0 ? typename G::Action{} : menu[rng.below(count)];
}

/// Random answers for all who still owe one.
template <class G>
void answer_all(Match<G>& match, Rng& rng) {
    where.step = match.steps();
    for (Seat seat : match.pending()) {
        const auto answer = any_answer(match.view(seat), match.need(seat), rng);
        if (!answer)
            match.silence(seat);
        else if (match.answer(seat, *answer) != nullptr)
            match.fail(seat, Fault::NotAllowed);
    }
}

/// Steps on with random answers; true if the match is over after `steps`.
template <class G>
bool finish(Match<G>& match, int steps, Rng& rng) {
    for (int step = 0; step < steps && !match.over(); ++step) {
        answer_all(match, rng);
        match.step();
    }
    return match.over();
}

/// The same for a bare state.
template <class G>
bool finish(typename G::State state, int steps, Rng& rng) {
    for (int step = 0; step < steps && !G::asked(state).empty(); ++step) {
        Answers<G> answers;
        for (Seat seat : G::asked(state)) {
            const Need need = G::need(state, seat);
            if (need != Need::Notify)
                answers[seat] = any_answer(View<G>{seat, G::open(state), G::own(state, seat)}, need, rng);
        }
        G::step(state, answers, {});
    }
    return G::asked(state).empty();
}

/// Runs `check(k)` for each match until one complains; the complaint, with the number of the match.
template <class G, class Check>
std::string each_match(const Trial<G>& trial, Check&& check) {
    for (int number = 0; number < trial.matches; ++number) {
        where = {number, 0};
        if (const std::string complaint = check(number); !complaint.empty())
            return fmt::format("match {}: {}", number, complaint);
    }
    return {};
}

/// Runs `check(match, rng)` before the steps of random matches that the trial looks at, and after the last one.
template <class G, class Check>
std::string each_position(const Trial<G>& trial, Check&& check) {
    return each_match(trial, [&](int number) -> std::string {
        Rng rng = walk_dice(number);
        auto match = start(trial, number);
        for (int step = 0; step <= trial.max_steps; ++step) {
            if (match.over() || trial.looks_at(step)) {
                if (const std::string complaint = check(match, rng); !complaint.empty())
                    return fmt::format("step {}: {}", step, complaint);
            }
            if (match.over()) return {};
            answer_all(match, rng);
            match.step();
        }
        return fmt::format("not over after {} steps", trial.max_steps);
    });
}

/// What `seat` could do, as text: the offers and why some are not allowed.
template <class G>
std::string menu_text(const View<G>& view) {
    std::string text;
    for (const auto& action : offered(view)) {
        const char* reason = G::objection(view, action);
        text += fmt::format("{} ({}), ", G::spell(action), reason == nullptr ? "" : reason);
    }
    return text;
}

/// The first difference those viewers could notice, or nothing.
inline std::string difference(const Layout& a, const Layout& b, SeatSet viewers) {
    if (a.size() != b.size()) return fmt::format("{} cards and {}", a.size(), b.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        const Face x = face_for(a[i], viewers);
        const Face y = face_for(b[i], viewers);
        const auto text = [](const LaidCard& card, Face face) {
            return fmt::format("card {}/{} in zone {} of {}, place {}", face.kind, face.value, card.spot.zone,
                               card.spot.seat, card.spot.place);
        };
        if (a[i].spot != b[i].spot || x != y)
            return fmt::format("{} and {} for viewers {:b}", text(a[i], x), text(b[i], y), viewers.bits());
    }
    return {};
}

/// Whether the state asks the seats that the match asks, for the same.
template <class G>
bool asks_as(const typename G::State& state, const Match<G>& match) {
    for (Seat seat : match.asked())
        if (G::need(state, seat) != match.need(seat)) return false;
    return G::asked(state) == match.asked();
}

/// Takes what it is offered, by its dice; `wasted` numbers more are drawn after the choice.
template <class G>
class DrawingBot : public Bot<G> {
public:
    explicit DrawingBot(int wasted = 0)
        : m_wasted(wasted) {}
    Reply<typename G::Action> act(const View<G>& view, Rng& rng) override {
        const auto actions = allowed(view);
        const auto choice = actions[static_cast<std::size_t>(rng.below(static_cast<int>(actions.size())))];
        for (int i = 0; i < m_wasted; ++i)
            rng.below(7);
        return choice;
    }

private:
    int m_wasted;
};

} // namespace hilltop::conformance
