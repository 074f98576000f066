// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/any_judge.h"
#include "game/play.h"
#include "game/table_of.h"
#include "game/weighted_mean.h"

#include <algorithm>

namespace hilltop {

/// Judges by playing on: the rules themselves, or the game's own judge, from here or from the next question on.
template <Tabled G>
class JudgeOf final : public AnyJudge {
    using Action = typename G::Action;

public:
    JudgeOf(const Brain<G>& brain, std::unique_ptr<Bot<G>> reference)
        : m_brain(brain)
        , m_reference(std::move(reference))
        , m_judge(brain.make_judge != nullptr ? brain.make_judge() : nullptr) {}

    std::optional<std::vector<Estimate>> value(const Table& table, const Effort& effort, const Stop& stop) override {
        const Match<G>& match = match_of(table);
        std::vector<Estimate> values(static_cast<std::size_t>(match.seats()));
        if (match.over()) {
            for (Seat seat : SeatSet::all(match.seats()))
                values[static_cast<std::size_t>(seat.index())].value =
                    worth_of_result(G::info(), match.result(), seat, match.seats());
            return values;
        }
        if (stop && stop()) return {};
        if (const auto known = settled(match, effort, stop)) {
            for (Seat seat : SeatSet::all(match.seats()))
                values[static_cast<std::size_t>(seat.index())] = (*known)[seat];
            return values;
        }
        std::vector<WeightedMean> means(values.size());
        for (int sample = 0; sample < effort.samples; ++sample) {
            if (stop && stop()) return {};
            const auto worth = roll_out(match, effort.seed, sample);
            for (Seat seat : SeatSet::all(match.seats()))
                means[static_cast<std::size_t>(seat.index())].add(worth[seat]);
        }
        std::transform(means.begin(), means.end(), values.begin(), [](const auto& mean) { return mean.estimate(); });
        return values;
    }

    std::optional<Compared> compare(const Table& table, Seat seat, bool open, const std::optional<std::string>& played,
                                    const Effort& effort, const Stop& stop) override {
        const Match<G>& match = match_of(table);
        std::vector<Candidate> candidates = candidates_of(match, seat, played);
        if (candidates.size() < 2) return Compared();
        const Seen<G> seen = keep(match.view(seat));
        if (open) {
            if (auto known = known_openly(match, seat, candidates, effort, stop)) return known;
        }
        const auto worlds = open ? nullptr : worlds_for(seen);
        // A quarter of the thought goes to all answers, the rest to those that are still in question.
        int from = 0;
        for (const int upto : {(effort.samples + 3) / 4, effort.samples}) {
            for (int sample = from; sample < upto; ++sample) {
                Rng rng(effort.seed, static_cast<std::uint64_t>(sample), Stream::Analysis, seat.index(), 1);
                World<G> world{match.state(), 1.0};
                if (worlds != nullptr) world = worlds->draw(rng);
                for (Candidate& candidate : candidates) {
                    if (candidate.out) continue;
                    if (stop && stop()) return {};
                    const Match<G> tried = answered(world.state, match.seats(), seat, candidate.action);
                    const auto known = settled(tried, {1, effort.seed}, stop);
                    candidate.worth.push_back(known ? (*known)[seat].value
                                                    : roll_out(tried, effort.seed, sample)[seat]);
                }
                m_weights.resize(static_cast<std::size_t>(sample) + 1);
                m_weights.back() = world.weight;
            }
            from = upto;
            if (upto < effort.samples) drop_hopeless(candidates);
        }
        return told(candidates);
    }

    bool drew(const Table& before, const Table& after) const override {
        return !(G::chance(match_of(before).state()) == G::chance(match_of(after).state()));
    }

private:
    struct Candidate {
        std::optional<Action> action;
        bool keep = false;         ///< what was played, which has to be told exactly
        bool out = false;          ///< no more samples
        std::vector<double> worth; ///< by sample
    };
    using Worths = PerSeat<double, G::kSeats>;

    static const Match<G>& match_of(const Table& table) { return static_cast<const TableOf<G>&>(table).match(); }

    struct Uniform final : AnyWorlds<G> {
        explicit Uniform(const Seen<G>& seen)
            : kept(seen) {}
        World<G> draw(Rng& rng) const override {
            if constexpr (Resampled<G>) return {G::resample(kept, rng), 1.0};
        }
        const Seen<G>& kept;
    };
    std::unique_ptr<AnyWorlds<G>> worlds_for(const Seen<G>& seen) const {
        if (m_brain.make_worlds != nullptr) return m_brain.make_worlds(seen);
        static_assert(Resampled<G>);
        return std::make_unique<Uniform>(seen);
    }

    static Match<G> answered(const typename G::State& state, int seats, Seat seat,
                             const std::optional<Action>& action) {
        Match<G> tried(state, seats);
        if (action)
            tried.answer(seat, *action);
        else
            tried.silence(seat);
        return tried;
    }

    /// What the game's judge knows without dice, if it does.
    std::optional<PerSeat<Estimate, G::kSeats>> settled(const Match<G>& match, const Effort& effort, const Stop& stop) {
        if (m_judge == nullptr) return {};
        Answers<G> given;
        for (Seat seat : match.asked()) {
            given[seat] = match.answer_of(seat);
            // Silence that counts cannot be told from an answer that is owed.
            if (!given[seat] && match.need() == Need::May && !match.owing().contains(seat)) return {};
        }
        return m_judge->settled(match.state(), given, effort, stop);
    }

    /// With all cards open a judge that needs no dice compares at once.
    std::optional<Compared> known_openly(const Match<G>& match, Seat seat, std::vector<Candidate>& candidates,
                                         const Effort& effort, const Stop& stop) {
        std::vector<Estimate> worths;
        for (const Candidate& candidate : candidates) {
            const auto known = settled(answered(match.state(), match.seats(), seat, candidate.action), effort, stop);
            if (!known || (*known)[seat].error > 0) return {};
            worths.push_back((*known)[seat]);
        }
        Compared compared;
        const double most =
            std::max_element(worths.begin(), worths.end(), [](auto& a, auto& b) { return a.value < b.value; })->value;
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            const auto& action = candidates[i].action;
            compared.options.push_back({action ? std::optional(G::spell(*action)) : std::nullopt,
                                        worths[i],
                                        {most - worths[i].value, 0, worths[i].how}});
        }
        std::stable_sort(compared.options.begin(), compared.options.end(),
                         [](const auto& a, const auto& b) { return a.behind.value < b.behind.value; });
        return compared;
    }

    /// Plays on a copy; the sample's dice are the same for every position.
    Worths roll_out(Match<G> match, std::uint64_t seed, int sample) {
        Rng cards(seed, static_cast<std::uint64_t>(sample), Stream::Analysis, 0, 0);
        match.reshuffle(cards);
        const std::uint64_t dice_seed = cards.next64();
        bool first = true;
        while (!match.over()) {
            if (!first && m_judge != nullptr && match.need() != Need::Told) {
                const auto values = m_judge->value(match.state(), {1, dice_seed}, {});
                if (values) {
                    Worths worth;
                    for (Seat seat : SeatSet::all(match.seats()))
                        worth[seat] = (*values)[seat].value;
                    return worth;
                }
            }
            for (Seat seat : match.owing()) {
                Rng rng = dice(dice_seed, static_cast<std::uint64_t>(sample), seat, match.decision_of(seat));
                if (const auto fault = settle(match, seat, m_reference->act(match.view(seat), rng)))
                    match.fail(seat, *fault);
            }
            first = first && match.need() == Need::Told;
            match.step();
        }
        Worths worth;
        const MatchResult result = match.result();
        for (Seat seat : SeatSet::all(match.seats()))
            worth[seat] = worth_of_result(G::info(), result, seat, match.seats());
        return worth;
    }

    std::vector<Candidate> candidates_of(const Match<G>& match, Seat seat, const std::optional<std::string>& played) {
        std::vector<Candidate> candidates;
        const View<G> view = match.view(seat);
        const auto add = [&](const std::optional<Action>& action, bool keep) {
            if (action && G::objection(view, *action) != nullptr) return;
            for (Candidate& known : candidates) {
                if (known.action == action) {
                    known.keep = known.keep || keep;
                    return;
                }
            }
            candidates.push_back({action, keep, false, {}});
        };
        if (played) {
            if (const auto action = G::read(*played)) add(action, true);
        }
        if (match.need() == Need::May) {
            // Nobody is asked why he did not say one of all the things that could be said: what the reference would say
            // stands for them.
            add(std::nullopt, !played);
            Rng rng = dice(0, 0, seat, match.decision_of(seat));
            const auto reply = m_reference->act(view, rng);
            if (reply.kind == Reply<Action>::Kind::Acts) add(reply.action, false);
            return candidates;
        }
        typename G::Menu menu;
        G::offer(view, menu);
        for (const Action& action : menu)
            add(action, false);
        return candidates;
    }

    /// What lies three errors and more behind the best is tried no further, nor are more than a few.
    void drop_hopeless(std::vector<Candidate>& candidates) const {
        constexpr std::size_t kKept = 8;
        const Compared so_far = told(candidates);
        for (Candidate& candidate : candidates) {
            const auto word = candidate.action ? std::optional(G::spell(*candidate.action)) : std::nullopt;
            const auto place =
                static_cast<std::size_t>(std::find_if(so_far.options.begin(), so_far.options.end(),
                                                      [&](const auto& option) { return option.word == word; }) -
                                         so_far.options.begin());
            const Estimate& behind = so_far.options[place].behind;
            candidate.out = !candidate.keep && place > 0 && (place >= kKept || behind.value > 3 * behind.error);
        }
    }

    Compared told(const std::vector<Candidate>& candidates) const {
        const auto mean = [&](const Candidate& candidate, const Candidate* best) {
            WeightedMean sums;
            const std::size_t count =
                best == nullptr ? candidate.worth.size() : std::min(candidate.worth.size(), best->worth.size());
            for (std::size_t i = 0; i < count; ++i)
                sums.add(best == nullptr ? candidate.worth[i] : best->worth[i] - candidate.worth[i], m_weights[i]);
            return sums.estimate();
        };
        // One that was given up early cannot be the best by the luck of its few samples.
        const Candidate* best = nullptr;
        double most = 0;
        for (const Candidate& candidate : candidates) {
            const double worth = mean(candidate, nullptr).value;
            if (!candidate.out && (best == nullptr || worth > most)) best = &candidate, most = worth;
        }
        Compared compared;
        for (const Candidate& candidate : candidates) {
            Estimate behind{0, 0, How::Sampled};
            if (&candidate != best) behind = mean(candidate, best);
            behind.value = std::max(behind.value, 0.0);
            compared.options.insert(&candidate == best ? compared.options.begin() : compared.options.end(),
                                    {candidate.action ? std::optional(G::spell(*candidate.action)) : std::nullopt,
                                     mean(candidate, nullptr), behind});
        }
        std::stable_sort(compared.options.begin(), compared.options.end(),
                         [](const auto& a, const auto& b) { return a.behind.value < b.behind.value; });
        return compared;
    }

    Brain<G> m_brain;
    std::unique_ptr<Bot<G>> m_reference;
    std::unique_ptr<Judge<G>> m_judge;
    std::vector<double> m_weights; ///< of the worlds, by sample
};

} // namespace hilltop
