// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play.h"
#include "engine/table_of.h"
#include "judging/any_judge.h"
#include "judging/card_believer.h"
#include "judging/comparison.h"
#include "judging/hidden_cards.h"
#include "judging/weighted_mean.h"
#include "judging/world_questions.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace hilltop {

/// Judges by playing on: the rules themselves, or the game's own judge, from here or from the next question on.
template <Tabled G>
class JudgeOf final : public AnyJudge, public CardBeliever {
    using Action = typename G::Action;

public:
    JudgeOf(const AnalysisTraits<G>& brain, std::unique_ptr<Bot<G>> reference)
        : m_brain(brain)
        , m_reference(std::move(reference))
        , m_judge(brain.make_judge != nullptr ? brain.make_judge() : nullptr) {}

    std::optional<std::vector<Estimate>> value(const Table& table, const SearchBudget& budget,
                                               const Stop& stop) override {
        const Match<G>& match = match_of(table);
        const auto by_seat = [&](const auto& estimate_of) {
            std::vector<Estimate> values;
            for (Seat seat : SeatSet::all(match.seats()))
                values.push_back(estimate_of(seat));
            return values;
        };
        if (match.over()) {
            const Worths worths = worths_of(match);
            return by_seat([&](Seat seat) { return Estimate{worths[seat], 0, How::Exact}; });
        }
        if (stop()) return {};
        if (const auto known = settled(match, budget, stop)) return by_seat([&](Seat seat) { return (*known)[seat]; });
        PerSeat<WeightedMean, G::kSeats> means;
        for (int sample = 0; sample < budget.samples; ++sample) {
            if (stop()) return {};
            const Worths worths = roll_out(match, budget.seed, sample);
            for (Seat seat : SeatSet::all(match.seats()))
                means[seat].add(worths[seat]);
        }
        return by_seat([&](Seat seat) { return means[seat].estimate(m_brain.stake); });
    }

    std::optional<std::vector<Estimate>> before_deal(const Table& table) override {
        const Match<G>& match = match_of(table);
        const auto known = m_judge != nullptr ? m_judge->before_deal(match.state()) : std::nullopt;
        if (!known) return {};
        std::vector<Estimate> values;
        for (Seat seat : SeatSet::all(match.seats()))
            values.push_back((*known)[seat]);
        return values;
    }

    std::optional<Compared> compare(const Table& table, Seat seat, bool open, const std::optional<std::string>& played,
                                    const SearchBudget& budget, const Stop& stop) override {
        const Match<G>& match = match_of(table);
        const std::vector<Candidate> candidates = candidates_of(match, seat, played);
        if (candidates.size() < 2) return Compared();
        const InfoState<G> seen = keep(match.view(seat));
        const auto worlds = open ? nullptr : worlds_for(seen);
        if (open || worlds->sole()) {
            if (const auto known = known_openly(match, seat, candidates, budget, stop))
                return told(candidates, Comparison::places_of(*known));
        }
        Comparison comparison(candidates.size(), m_brain.stake);
        std::vector<bool> kept;
        for (const Candidate& candidate : candidates)
            kept.push_back(candidate.keep);
        // A quarter of the thought goes to all answers, the rest to those that are still in question.
        const int first = (budget.samples + 3) / 4;
        for (int sample = 0; sample < budget.samples; ++sample) {
            if (sample == first) comparison.give_up_hopeless(kept);
            const World<G> world =
                worlds != nullptr ? draw(*worlds, seat, budget.seed, sample) : World<G>{match.state(), 1.0};
            comparison.next_sample(world.weight);
            for (std::size_t i = 0; i < candidates.size(); ++i) {
                if (comparison.given_up(i)) continue;
                if (stop()) return {};
                const Match<G> tried = answered(world.state, match.seats(), seat, candidates[i].action);
                const auto known = settled(tried, {1, budget.seed}, stop);
                comparison.add(i, known ? (*known)[seat].value : roll_out(tried, budget.seed, sample)[seat]);
            }
        }
        return told(candidates, comparison.places());
    }

    std::optional<Why> why(const Table& table, Seat seat, const std::optional<std::string>& one,
                           const std::optional<std::string>& other, const SearchBudget& budget,
                           const Stop& stop) override {
        const Match<G>& match = match_of(table);
        Why why;
        const auto first = read_answer(match, seat, one), second = read_answer(match, seat, other);
        if (!first || !second) return why;
        const InfoState<G> seen = keep(match.view(seat));
        const auto worlds = worlds_for(seen);
        std::optional<World<G>> best;
        double most = 0;
        why.known = true;
        for (int sample = 0; sample < budget.samples; ++sample) {
            const World<G> world = draw(*worlds, seat, budget.seed, sample);
            const auto lead =
                lead_in(answered(world.state, match.seats(), seat, *first),
                        answered(world.state, match.seats(), seat, *second), seat, budget.seed, sample, stop);
            if (!lead) return {};
            const bool same = std::abs(lead->value) <= std::max(lead->error, kNoLead);
            (same ? why.same : lead->value > 0 ? why.better : why.worse) += world.weight;
            ++why.worlds;
            for (Seat other_seat : SeatSet::all(match.seats()))
                why.known = why.known && G::own(world.state, other_seat) == G::own(match.state(), other_seat);
            const bool likelier =
                !best || world.weight > best->weight || (world.weight == best->weight && lead->value > most);
            if (same || lead->value < 0 || world.weight <= 0 || !likelier) continue;
            best = world;
            most = lead->value;
        }
        const double all = why.better + why.same + why.worse;
        if (all <= 0) return Why();
        for (double* share : {&why.better, &why.same, &why.worse})
            *share /= all;
        if (best) why.world = std::make_unique<TableOf<G>>(static_cast<const TableOf<G>&>(table), best->state);
        return why;
    }

    std::optional<Reason> reason(const Table& table, Seat seat, const std::optional<std::string>& better,
                                 const std::optional<std::string>& worse, const SearchBudget& budget, const Stop& stop,
                                 const WorldFact* asked = nullptr) override {
        const Match<G>& match = match_of(table);
        const auto first = read_answer(match, seat, better), second = read_answer(match, seat, worse);
        if (!first || !second) return Reason();
        const InfoState<G> seen = keep(match.view(seat));
        const auto worlds = worlds_for(seen);
        WorldQuestions<G> questions;
        bool draws = false;
        if constexpr (Questioned<G>) {
            questions = QuestionsOf<G>::list(seen.view(), *first, *second);
            draws = QuestionsOf<G>::kDraws;
        }
        if (asked != nullptr) std::erase_if(questions, [&](const auto& one) { return !(one.fact == *asked); });
        std::vector<WorldFact> facts;
        for (const auto& question : questions)
            facts.push_back(question.fact);
        std::vector<ReasonSample> samples;
        for (int sample = 0; sample < budget.samples; ++sample) {
            if (stop()) return {};
            const World<G> world = draw(*worlds, seat, budget.seed, sample);
            if (world.weight <= 0) continue;
            const Match<G> one = answered(world.state, match.seats(), seat, *first);
            const Match<G> other = answered(world.state, match.seats(), seat, *second);
            ReasonSample& tried = samples.emplace_back(ReasonSample{world.weight, 0, {}});
            typename G::State after_one = world.state, after_other = world.state;
            // What is exact is what the loss was measured by. Elsewhere the next draw has to be played out, as in a
            // loss.
            auto known = settled(one, {1, budget.seed}, stop);
            if (draws && known && (*known)[seat].how != How::Exact) known.reset();
            const auto too = known ? settled(other, {1, budget.seed}, stop) : std::nullopt;
            tried.lead = too ? (*known)[seat].value - (*too)[seat].value
                             : roll_out(one, budget.seed, sample, &after_one)[seat] -
                                   roll_out(other, budget.seed, sample, &after_other)[seat];
            for (const auto& question : questions)
                tried.holds.push_back(question.holds({world.state, after_one, after_other}));
        }
        Reason reason =
            asked == nullptr ? reason_of(facts, samples, m_brain.stake) : reason_by(*asked, samples, m_brain.stake);
        if constexpr (PlainlyTold<G>) reason.plain = QuestionsOf<G>::plain(seen.view(), *first, *second);
        return reason;
    }

    std::optional<CardBeliefs> beliefs(const Table& table, Seat seat, const SearchBudget& budget,
                                       const Stop& stop) override {
        const Match<G>& match = match_of(table);
        BeliefCounter counter(match.over() ? std::vector<ShownCard>() : table.shown(seat));
        if (counter.complete()) return counter.beliefs();
        const InfoState<G> seen = keep(match.view(seat));
        if constexpr (CountsHidden<G>) HiddenCardsOf<G>::count(seen, counter);
        if (counter.complete()) return counter.beliefs();
        const auto worlds = worlds_for(seen);
        Layout cards;
        for (int sample = 0; sample < budget.samples; ++sample) {
            if (stop()) return {};
            const World<G> world = draw(*worlds, seat, budget.seed, sample);
            lay_out_all<G>(world.state, cards);
            counter.add(cards, world.weight);
        }
        return counter.beliefs();
    }

    bool drew(const Table& before, const Table& after) const override {
        return !(G::chance(match_of(before).state()) == G::chance(match_of(after).state()));
    }

private:
    struct Candidate {
        std::optional<Action> action; ///< nothing: silence
        bool keep = false;            ///< the answer played, which has to be evaluated exactly
    };
    using Worths = PerSeat<double, G::kSeats>;

    static constexpr int kRollsAWorld = 16; ///< to tell which of two answers does better in it

    static const Match<G>& match_of(const Table& table) { return static_cast<const TableOf<G>&>(table).match(); }

    struct Uniform final : AnyWorlds<G> {
        explicit Uniform(const InfoState<G>& seen)
            : kept(seen) {}
        World<G> draw(Rng& rng) const override {
            if constexpr (Resampled<G>) return {G::resample(kept, rng), 1.0};
        }
        const InfoState<G>& kept;
    };
    std::unique_ptr<AnyWorlds<G>> worlds_for(const InfoState<G>& seen) const {
        if (m_brain.make_worlds != nullptr) return m_brain.make_worlds(seen);
        static_assert(Resampled<G>);
        return std::make_unique<Uniform>(seen);
    }

    /// The same for every question about a seat.
    static World<G> draw(const AnyWorlds<G>& worlds, Seat seat, std::uint64_t seed, int sample) {
        Rng rng(seed, static_cast<std::uint64_t>(sample), Stream::Analysis, seat.index(), 1);
        return worlds.draw(rng);
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

    /// The answer a word stands for, silence where that is one; nothing if the rules refuse it.
    static std::optional<std::optional<Action>> read_answer(const Match<G>& match, Seat seat,
                                                            const std::optional<std::string>& word) {
        if (!match.pending().contains(seat)) return {};
        if (!word) {
            if (match.need(seat) != Need::May) return {};
            return std::optional<std::optional<Action>>(std::in_place, std::nullopt);
        }
        const auto action = G::read(*word);
        if (!action || G::objection(match.view(seat), *action) != nullptr) return {};
        return std::optional<std::optional<Action>>(action);
    }

    /// How much more the seat gets at one of two tables of the same world, with the same dice.
    std::optional<Estimate> lead_in(const Match<G>& one, const Match<G>& other, Seat seat, std::uint64_t seed,
                                    int sample, const Stop& stop) {
        if (stop()) return {};
        const SearchBudget little{kRollsAWorld, seed};
        if (const auto known = settled(one, little, stop)) {
            if (const auto too = settled(other, little, stop))
                // What the game's judge errs by, it errs by in both.
                return Estimate{(*known)[seat].value - (*too)[seat].value, 0, (*known)[seat].how};
        }
        WeightedMean lead;
        for (int roll = 0; roll < kRollsAWorld; ++roll) {
            if (stop()) return {};
            const int number = sample * kRollsAWorld + roll;
            lead.add(roll_out(one, seed, number)[seat] - roll_out(other, seed, number)[seat]);
        }
        return Estimate{lead.value(), lead.error(), How::Sampled};
    }

    /// What the game's judge knows without dice, if it does.
    std::optional<PerSeat<Estimate, G::kSeats>> settled(const Match<G>& match, const SearchBudget& budget,
                                                        const Stop& stop) {
        if (m_judge == nullptr) return {};
        Answers<G> given;
        for (Seat seat : match.asked()) {
            given[seat] = match.answer_of(seat);
            // Silence that counts looks the same as an answer that is still missing.
            if (!given[seat] && match.need(seat) == Need::May && !match.pending().contains(seat) &&
                m_judge->answers_matter(match.state()))
                return {};
        }
        return m_judge->settled(match.state(), given, budget, stop);
    }

    /// Where nothing is hidden, or all cards are open, a judge that needs no dice knows at once.
    std::optional<std::vector<Estimate>> known_openly(const Match<G>& match, Seat seat,
                                                      const std::vector<Candidate>& candidates,
                                                      const SearchBudget& budget, const Stop& stop) {
        std::vector<Estimate> worths;
        for (const Candidate& candidate : candidates) {
            const auto known = settled(answered(match.state(), match.seats(), seat, candidate.action), budget, stop);
            if (!known) return {};
            worths.push_back((*known)[seat]);
        }
        return worths;
    }

    static Worths worths_of(const Match<G>& over) {
        Worths worths;
        const MatchResult result = over.result();
        for (Seat seat : SeatSet::all(over.seats()))
            worths[seat] = worth_of_result(G::info(), result, seat, over.seats());
        return worths;
    }

    /// Plays on a copy; the sample's dice are the same for every position. The game's own judge takes over from the
    /// first question that no one has answered: who answers in its stead before would be somebody else.
    /// `after`: gets the state after the answers to the open question.
    Worths roll_out(Match<G> match, std::uint64_t seed, int sample, typename G::State* after = nullptr) {
        Rng cards(seed, static_cast<std::uint64_t>(sample), Stream::Analysis, 0, 0);
        match.reshuffle(cards);
        const std::uint64_t dice_seed = cards.next64();
        bool answered = !match.resting() && !(match.pending() == match.asked());
        while (!match.over()) {
            if (!answered && m_judge != nullptr && !match.resting()) {
                const auto values = m_judge->value(match.state(), {1, dice_seed}, {});
                if (values) {
                    Worths worth;
                    for (Seat seat : SeatSet::all(match.seats()))
                        worth[seat] = (*values)[seat].value;
                    return worth;
                }
            }
            for (Seat seat : match.pending()) {
                Rng rng = dice(dice_seed, static_cast<std::uint64_t>(sample), seat, match.decision_of(seat));
                if (const auto fault = settle(match, seat, m_reference->act(match.view(seat), rng)))
                    match.fail(seat, *fault);
            }
            answered = false;
            match.step();
            if (after != nullptr) *std::exchange(after, nullptr) = match.state();
        }
        return worths_of(match);
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
            candidates.push_back({action, keep});
        };
        if (played) {
            if (const auto action = G::read(*played)) add(action, true);
        }
        if (match.need(seat) == Need::May) {
            // No one is asked why they did not say one of all the things that could be said: what the reference would
            // say stands for them.
            add(std::nullopt, !played);
            Rng rng = dice(0, 0, seat, match.decision_of(seat));
            const auto reply = m_reference->act(view, rng);
            if (reply.kind == Reply<Action>::Kind::Acts) add(reply.action, false);
            return candidates;
        }
        typename G::Menu menu;
        G::legal_menu(view, menu);
        for (const Action& action : menu)
            add(action, false);
        return candidates;
    }

    static Compared told(const std::vector<Candidate>& candidates, const std::vector<Comparison::Place>& places) {
        Compared compared;
        for (const auto& [candidate, worth, behind] : places) {
            const auto& action = candidates[candidate].action;
            compared.options.push_back({action ? std::optional(G::spell(*action)) : std::nullopt, worth, behind});
        }
        return compared;
    }

    AnalysisTraits<G> m_brain;
    std::unique_ptr<Bot<G>> m_reference;
    std::unique_ptr<Judge<G>> m_judge;
};

} // namespace hilltop
