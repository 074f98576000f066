// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/entry.h"
#include "game/play.h"
#include "game/table_of.h"

#include <algorithm>

namespace hilltop {

/// The entry of a game made from its functions, its built-in bots and its importers.
template <Tabled G>
class EntryOf : public GameEntry {
public:
    EntryOf(std::span<const BotSpec<G>> bots, std::span<const Importer> importers,
            std::span<const char* const> bench_bots = {})
        : m_rules(rule_infos(G::rules()))
        , m_specs(bots)
        , m_importers(importers)
        , m_bench_bots(bench_bots) {
        for (const auto& spec : bots)
            m_traits.push_back(spec.traits);
    }

    const Info& info() const override { return G::info(); }
    std::span<const RuleInfo> rules() const override { return m_rules; }
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
        const auto rules = checked_rules(values, seats);
        if (!rules) return rules.error();
        return std::unique_ptr<Table>(
            std::make_unique<TableOf<G>>(*rules, seats, Chance(source.seed, source.deal, script)));
    }
    std::span<const BotTraits> bots() const override { return m_traits; }
    const BotTraits* find_bot(std::string_view id) const override {
        const BotSpec<G>* spec = find_spec(id);
        return spec == nullptr ? nullptr : &spec->traits;
    }
    std::unique_ptr<AnyBot> make_bot(std::string_view id) const override {
        const BotSpec<G>* spec = find_spec(id);
        return spec == nullptr ? nullptr : std::make_unique<BotOf<G>>(spec->make());
    }
    std::span<const Importer> importers() const override { return m_importers; }
    std::span<const char* const> bench_bots() const override { return m_bench_bots; }

    std::optional<SeriesResult> run_series(const Series& series, const RuleValues& values,
                                           std::span<const std::string> entrants,
                                           const std::atomic<bool>& stop) const override {
        SeriesResult result;
        result.number = series.number;
        result.lines.reserve(static_cast<std::size_t>(series.matches));
        const auto cells = static_cast<std::size_t>(series.matches * series.seats);
        result.points.reserve(cells);
        result.second.reserve(cells);
        const bool whole = run(series, values, entrants, nullptr, [&](const Match<G>& match, const auto& listener) {
            const MatchResult score = match.result();
            result.lines.push_back({match.digest().folded(), static_cast<std::uint16_t>(score.winners.bits())});
            for (Seat seat : SeatSet::all(series.seats)) {
                result.points.push_back(score.points[seat]);
                result.second.push_back(score.second[seat]);
            }
            result.faults.insert(result.faults.end(), listener.faults.begin(), listener.faults.end());
            return !stop.load(std::memory_order_relaxed);
        });
        return whole ? std::optional(std::move(result)) : std::nullopt;
    }
    DealLog log_deals(const Series& series, const RuleValues& values,
                      std::span<const std::string> entrants) const override {
        DealLog log;
        run(series, values, entrants, &log, [](const Match<G>&, const auto&) { return true; });
        return log;
    }

private:
    struct FaultListener : NoListener<G> {
        void fault(const Match<G>& match, Seat seat, Fault fault) {
            faults.push_back({number, by_seat[seat.index()], static_cast<std::uint8_t>(seat.index()), fault,
                              match.decision_of(seat)});
        }
        std::uint64_t number = 0;
        SeatedEntrants by_seat;
        std::vector<SeriesFault> faults;
    };

    Result<typename G::Rules> checked_rules(const RuleValues& values, int seats) const {
        auto rules = make_rules<typename G::Rules>(G::rules(), values);
        if (!rules) return rules;
        const Info& game = G::info();
        if (seats < game.min_seats || seats > game.max_seats)
            return usage_error(std::string(game.id) + " has " + std::to_string(game.min_seats) +
                               (game.min_seats == game.max_seats ? "" : " to " + std::to_string(game.max_seats)) +
                               " seats, not " + std::to_string(seats));
        if (const auto fits = G::check(*rules, seats); !fits) return fits.error();
        return rules;
    }
    const BotSpec<G>* find_spec(std::string_view id) const {
        const auto spec = std::find_if(m_specs.begin(), m_specs.end(),
                                       [&](const BotSpec<G>& candidate) { return candidate.traits.id == id; });
        return spec == m_specs.end() ? nullptr : &*spec;
    }

    /// Plays the matches of a series in order; false if `each` asked to stop before the last.
    template <class Each>
    bool run(const Series& series, const RuleValues& values, std::span<const std::string> entrants, DealLog* log,
             Each&& each) const {
        const auto rules = checked_rules(values, series.seats);
        assert(rules);
        // A bot object per entrant and seat, so that two copies at one table are two players.
        std::vector<std::unique_ptr<Bot<G>>> made(entrants.size() * static_cast<std::size_t>(series.seats));
        std::array<Bot<G>*, kMaxSeats> bots{};
        std::array<const BotTraits*, kMaxSeats> traits{};
        std::vector<std::string> names(static_cast<std::size_t>(series.seats));
        std::vector<const BotSpec<G>*> specs;
        for (const std::string& entrant : entrants) {
            specs.push_back(find_spec(entrant));
            assert(specs.back() != nullptr);
        }
        FaultListener listener;
        for (int k = 0; k < series.matches; ++k) {
            listener.number = series.match_number(k);
            listener.by_seat = seated(series, k);
            listener.faults.clear();
            for (Seat seat : SeatSet::all(series.seats)) {
                const auto index = static_cast<std::size_t>(seat.index());
                const std::size_t entrant = listener.by_seat[seat.index()];
                auto& bot = made[entrant * static_cast<std::size_t>(series.seats) + index];
                if (!bot) bot = specs[entrant]->make();
                bots[index] = bot.get();
                traits[index] = &specs[entrant]->traits;
                names[index] = entrants[entrant];
            }
            for (Seat seat : SeatSet::all(series.seats))
                bots[static_cast<std::size_t>(seat.index())]->start({seat, names});
            if (log != nullptr) log->entries.push_back({DealLog::kNewMatch, 0});
            Match<G> match(*rules, series.seats, Chance(series.seed, series.deal_number(k), nullptr, log));
            play<G>(match, {bots.data(), names.size()}, {traits.data(), names.size()}, series.seed,
                    series.match_number(k), listener);
            if (!each(match, listener) && k + 1 < series.matches) return false;
        }
        return true;
    }

    std::vector<RuleInfo> m_rules;
    std::span<const BotSpec<G>> m_specs;
    std::vector<BotTraits> m_traits;
    std::span<const Importer> m_importers;
    std::span<const char* const> m_bench_bots;
};

} // namespace hilltop
