// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/decision_kind.h"
#include "engine/schema.h"
#include "engine/table_of.h"
#include "engine/view_table.h"
#include "game/bot_spec.h"
#include "game/entry.h"
#include "judging/judge_of.h"
#include "wires/hilltop_dialect.h"
#include "wires/hosted_any_bot.h"
#include "wires/lane.h"
#include "wires/series_replay.h"

#include <algorithm>

namespace hilltop {

/// The entry of a game made from its functions, its built-in bots, importers and exporters.
template <Tabled G>
class EntryOf : public GameEntry {
public:
    explicit EntryOf(std::span<const BotSpec<G>> bots, std::span<const Importer> importers = {},
                     std::span<const ContestKind<G>> hosted = {}, std::span<const Exporter> exporters = {},
                     const Solver* solver = nullptr, const AnalysisTraits<G>& brain = {})
        : m_rules(rule_infos(G::rules()))
        , m_specs(bots)
        , m_importers(importers)
        , m_exporters(exporters)
        , m_hosted(hosted.begin(), hosted.end())
        , m_solver(solver)
        , m_brain(brain) {
        for (const auto& spec : bots)
            m_traits.push_back(spec.traits);
        m_hosted.push_back(hilltop_kind<G>());
        for (const auto& kind : m_hosted)
            m_kinds.push_back({kind.kind, kind.memory, kind.speaks, kind.listens, kind.marks});
    }

    const Info& info() const override { return G::info(); }
    std::span<const RuleInfo> rules() const override { return m_rules; }
    std::span<const Variant> variants() const override {
        if constexpr (requires { G::variants(); }) return G::variants();
        return {};
    }
    Result<> check(const RuleValues& values, int seats) const override {
        const auto rules = checked_rules(values, seats);
        return rules ? Result<>{} : Result<>{rules.error()};
    }
    int parts(const RuleValues& values, int seats) const override {
        if constexpr (requires(const typename G::Rules& rules) { G::parts(rules, 0); }) {
            const auto rules = checked_rules(values, seats);
            if (rules) return G::parts(*rules, seats);
        }
        return kMaxParts;
    }
    Result<std::unique_ptr<Table>> make_table(const RuleValues& values, int seats, const Source& source,
                                              const Script* script) const override {
        const auto rules = TRY(checked_rules(values, seats));
        return std::unique_ptr<Table>(
            std::make_unique<TableOf<G>>(rules, seats, Chance(source.seed, source.deal, script)));
    }
    std::span<const char* const> set_fields() const override {
        if constexpr (SetUp<G>)
            return G::kSetFields;
        else
            return GameEntry::set_fields();
    }
    Result<std::unique_ptr<Table>> set_up(const Json& view, const Source& source) const override {
        if constexpr (SetUp<G>) {
            const InfoState<G> seen = TRY(G::view_from(view));
            const Json read = G::describe(seen);
            TRY(check_written(view, read));
            Rng rng(source.seed, source.deal, Stream::Cards, 0, kSetUpPart);
            return std::unique_ptr<Table>(
                std::make_unique<TableOf<G>>(G::resample(seen, rng), static_cast<int>(read["seats"].size())));
        } else {
            return GameEntry::set_up(view, source);
        }
    }
    std::span<const BotTraits> bots() const override { return m_traits; }
    const BotTraits* find_bot(std::string_view id) const override {
        const BotSpec<G>* spec = find_spec(id);
        return spec == nullptr ? nullptr : &spec->traits;
    }
    std::unique_ptr<AnyBot> make_bot(std::string_view bot, const RuleValues& values,
                                     const BotLimits& limits) const override {
        if (const BotSpec<G>* spec = find_spec(bot)) return std::make_unique<BotOf<G>>(spec->make());
        if (!this->use_of(bot)) return nullptr;
        auto entrant = lane_entrant(std::string(bot), values, limits);
        const auto rules = make_rules<typename G::Rules>(G::rules(), values);
        return std::make_unique<HostedAnyBot<G>>(*entrant.kind, std::move(entrant.order),
                                                 rules ? *rules : typename G::Rules());
    }
    std::span<const Importer> importers() const override { return m_importers; }
    std::span<const Exporter> exporters() const override { return m_exporters; }
    const Solver* solver() const override { return m_solver; }
    std::optional<JudgeTraits> judge_traits() const override {
        if (m_brain.reference == nullptr) return {};
        return JudgeTraits{m_brain.goes_on_as != nullptr ? m_brain.goes_on_as : m_brain.reference, m_brain.version,
                           m_brain.samples, m_brain.reference};
    }
    std::unique_ptr<AnyJudge> make_judge() const override {
        if constexpr (Resampled<G>) {
            if (m_brain.reference != nullptr)
                return std::make_unique<JudgeOf<G>>(m_brain, find_spec(m_brain.reference)->make());
        }
        return nullptr;
    }

    GameSchema schema() const override {
        GameSchema declared = GameEntry::schema();
        if constexpr (requires { G::schema(); }) declared = G::schema();
        if constexpr (requires { G::answers(); }) declared.answers = G::answers().forms();
        return declared;
    }

    std::span<const char* const> styles() const override {
        if constexpr (Styled<G>)
            return StyleOf<G>::kIds;
        else
            return GameEntry::styles();
    }
    void count_style(const AnyInfoState& seen, const std::string* answer, StyleCounts& counts) const override {
        if constexpr (Styled<G>) {
            std::optional<typename G::Action> action;
            if (answer != nullptr) action = G::read(*answer);
            if (answer == nullptr || action)
                StyleOf<G>::count(static_cast<const InfoStateOf<G>&>(seen).value.view(), action ? &*action : nullptr,
                                  counts);
        }
    }

    std::span<const char* const> decision_kinds() const override {
        if constexpr (KindsOfDecisions<G>)
            return DecisionKindsOf<G>::kIds;
        else
            return GameEntry::decision_kinds();
    }
    int decision_kind(const AnyInfoState& seen) const override {
        if constexpr (KindsOfDecisions<G>)
            return DecisionKindsOf<G>::of(static_cast<const InfoStateOf<G>&>(seen).value.view());
        else
            return GameEntry::decision_kind(seen);
    }

    std::span<const KindTraits> kinds() const override { return m_kinds; }

    using GameEntry::run_series;
    std::optional<SeriesResult> run_series(const Series& series, const RuleValues& values,
                                           std::span<const std::string> entrants, Gate& gate) const override {
        const auto rules = checked_rules(values, series.seats);
        assert(rules);
        std::vector<Entrant> players;
        for (const std::string& entrant : entrants)
            players.push_back({find_spec(entrant), {}});
        std::vector<PlayingSeat<G>> playing(static_cast<std::size_t>(series.seats));
        std::vector<std::string> names;
        SeriesResult result(series);
        SeriesListener listener(result.faults, gate);
        for (int k = 0; k < series.matches; ++k) {
            listener.number = series.match_number(k);
            listener.by_seat = seated(series, k);
            names.clear();
            for (Entrant& player : players)
                player.seated = 0;
            for (Seat seat : SeatSet::all(series.seats)) {
                const std::size_t entrant = listener.by_seat[seat.index()];
                playing[static_cast<std::size_t>(seat.index())] = players[entrant].next_copy();
                if (G::info().tells_names) names.push_back(entrants[entrant]);
            }
            for (Seat seat : SeatSet::all(series.seats)) {
                PlayingSeat<G>& chair = playing[static_cast<std::size_t>(seat.index())];
                chair.not_started = chair.bot->start({.me = seat, .seats = series.seats, .names = names, .match = k});
            }
            Match<G> match(*rules, series.seats, Chance(series.seed, series.deal_number(k)));
            if (!play<G>(match, playing, series.seed, series.match_number(k), listener)) return std::nullopt;
            result.add(match.result(), series.seats, match.digest());
        }
        return result;
    }

    std::unique_ptr<AnyLane> make_lane(const Series& series, const RuleValues& values,
                                       std::span<const std::string> entrants, const LimitsByBot& limits,
                                       Transport& transport) const override {
        const auto rules = checked_rules(values, series.seats);
        assert(rules);
        std::vector<LaneEntrant<G>> players;
        for (const std::string& entrant : entrants) {
            players.push_back(lane_entrant(entrant, values, limits.of(entrant)));
            players.back().order.spent = limits.spent_by(entrant);
            for (const std::string& other : entrants)
                if (const auto named = read_bot_spec(other); named && find_spec(other) == nullptr)
                    players.back().order.others.push_back(named->target);
        }
        return std::make_unique<Lane<G>>(series, *rules, std::move(players), entrants, transport);
    }
    Result<> replay_series(const Series& part, const RuleValues& values, SeriesResult& result) const override {
        return SeriesReplay<G>(part, TRY(checked_rules(values, part.seats))).fill(result);
    }

private:
    /// Of the cards: behind all parts a match can have.
    static constexpr std::uint32_t kSetUpPart = static_cast<std::uint32_t>(kMaxParts);

    struct SeriesListener : NoListener<G> {
        SeriesListener(std::vector<SeriesFault>& out, Gate& asked)
            : faults(out)
            , gate(asked) {}
        void fault(const Match<G>& match, Seat seat, Fault fault, bool told) {
            if (fault == Fault::Dead) return; // one row a match: that of the death
            faults.push_back({number, by_seat[seat.index()], static_cast<std::uint8_t>(seat.index()), fault,
                              match.decision_of(seat), told});
        }
        bool goes_on() { return gate.pass(); }
        std::uint64_t number = 0;
        SeatedEntrants by_seat;
        std::vector<SeriesFault>& faults;
        Gate& gate;
    };

    /// An entrant of a series with a bot object for each of its copies that have sat at one table.
    struct Entrant {
        const BotSpec<G>* spec;
        std::vector<std::unique_ptr<Bot<G>>> copies;
        std::size_t seated = 0; ///< of them, in this match

        PlayingSeat<G> next_copy() {
            assert(spec != nullptr);
            if (seated == copies.size()) copies.push_back(spec->make());
            return {copies[seated++].get(), &spec->traits, {}};
        }
    };

    LaneEntrant<G> lane_entrant(const std::string& bot, const RuleValues& values, const BotLimits& limits) const {
        if (const BotSpec<G>* spec = find_spec(bot)) return {.built_in = spec, .kind = nullptr, .order = {}};
        const auto named = read_bot_spec(bot);
        assert(named);
        const auto kind = std::find_if(m_hosted.begin(), m_hosted.end(),
                                       [&](const ContestKind<G>& candidate) { return candidate.kind == named->kind; });
        assert(kind != m_hosted.end());
        return {.built_in = nullptr,
                .kind = &*kind,
                .order = {.game = G::info().id,
                          .kind = named->kind,
                          .target = named->target,
                          .name = named->name,
                          .limits = limits,
                          .slot = {},
                          .rules = rules_line(m_rules, values)}};
    }

    Result<typename G::Rules> checked_rules(const RuleValues& values, int seats) const {
        auto rules = make_rules<typename G::Rules>(G::rules(), values);
        if (!rules) return rules;
        const Info& game = G::info();
        if (seats < game.min_seats || seats > game.max_seats) return seats_error(game, seats);
        TRY(G::check(*rules, seats));
        return rules;
    }
    const BotSpec<G>* find_spec(std::string_view id) const {
        const auto spec = std::find_if(m_specs.begin(), m_specs.end(),
                                       [&](const BotSpec<G>& candidate) { return candidate.traits.id == id; });
        return spec == m_specs.end() ? nullptr : &*spec;
    }

    std::vector<RuleInfo> m_rules;
    std::span<const BotSpec<G>> m_specs;
    std::vector<BotTraits> m_traits;
    std::span<const Importer> m_importers;
    std::span<const Exporter> m_exporters;
    std::vector<ContestKind<G>> m_hosted;
    const Solver* m_solver;
    AnalysisTraits<G> m_brain;
    std::vector<KindTraits> m_kinds;
};

} // namespace hilltop
