// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/entry.h"
#include "game/play.h"
#include "game/schema.h"
#include "game/table_of.h"

#include <algorithm>

namespace hilltop {

/// The entry of a game made from its functions, its built-in bots, importers and exporters.
template <Tabled G>
class EntryOf : public GameEntry {
public:
    explicit EntryOf(std::span<const BotSpec<G>> bots, std::span<const Importer> importers = {},
                     std::span<const Exporter> exporters = {})
        : m_rules(rule_infos(G::rules()))
        , m_specs(bots)
        , m_importers(importers)
        , m_exporters(exporters) {
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
    std::span<const Exporter> exporters() const override { return m_exporters; }

    GameSchema schema() const override {
        if constexpr (requires { G::schema(); })
            return G::schema();
        else
            return GameEntry::schema();
    }

    std::optional<SeriesResult> run_series(const Series& series, const RuleValues& values,
                                           std::span<const std::string> entrants,
                                           const std::atomic<bool>& stop) const override {
        const auto rules = checked_rules(values, series.seats);
        assert(rules);
        const auto seats = static_cast<std::size_t>(series.seats);
        std::vector<Entrant> players = players_of(entrants);
        std::vector<Chair<G>> chairs(seats);
        std::vector<std::string> names(seats);
        SeriesResult result = empty_result(series);
        FaultListener listener(result.faults);
        for (int k = 0; k < series.matches; ++k) {
            listener.number = series.match_number(k);
            listener.by_seat = seated(series, k);
            for (Seat seat : SeatSet::all(series.seats)) {
                const auto index = static_cast<std::size_t>(seat.index());
                const std::size_t entrant = listener.by_seat[seat.index()];
                chairs[index] = players[entrant].at(seat);
                names[index] = entrants[entrant];
            }
            for (Seat seat : SeatSet::all(series.seats))
                chairs[static_cast<std::size_t>(seat.index())].bot->start(
                    {.me = seat, .seats = series.seats, .names = {}});
            Match<G> match(*rules, series.seats, Chance(series.seed, series.deal_number(k)));
            play<G>(match, chairs, series.seed, series.match_number(k), listener);
            add_match(match, result);
            if (stop.load(std::memory_order_relaxed) && k + 1 < series.matches) return std::nullopt;
        }
        return result;
    }

private:
    struct FaultListener : NoListener<G> {
        explicit FaultListener(std::vector<SeriesFault>& out)
            : faults(out) {}
        void fault(const Match<G>& match, Seat seat, Fault fault) {
            faults.push_back({number, by_seat[seat.index()], static_cast<std::uint8_t>(seat.index()), fault,
                              match.decision_of(seat)});
        }
        std::uint64_t number = 0;
        SeatedEntrants by_seat;
        std::vector<SeriesFault>& faults;
    };

    /// An entrant of a series with a bot object for each seat he has had, so that two copies at one table are two
    /// players.
    struct Entrant {
        const BotSpec<G>* spec;
        PerSeat<std::unique_ptr<Bot<G>>, kMaxSeats> bots;

        Chair<G> at(Seat seat) {
            if (!bots[seat]) bots[seat] = spec->make();
            return {bots[seat].get(), &spec->traits};
        }
    };
    std::vector<Entrant> players_of(std::span<const std::string> entrants) const {
        std::vector<Entrant> players;
        for (const std::string& entrant : entrants) {
            players.push_back({find_spec(entrant), {}});
            assert(players.back().spec != nullptr);
        }
        return players;
    }

    static SeriesResult empty_result(const Series& series) {
        SeriesResult result;
        result.number = series.number;
        result.lines.reserve(static_cast<std::size_t>(series.matches));
        const auto cells = static_cast<std::size_t>(series.matches * series.seats);
        result.points.reserve(cells);
        result.second.reserve(cells);
        return result;
    }
    static void add_match(const Match<G>& match, SeriesResult& result) {
        const MatchResult score = match.result();
        result.lines.push_back({match.digest().folded(), static_cast<std::uint16_t>(score.winners.bits())});
        for (Seat seat : SeatSet::all(match.seats())) {
            result.points.push_back(score.points[seat]);
            result.second.push_back(score.second[seat]);
        }
    }

    Result<typename G::Rules> checked_rules(const RuleValues& values, int seats) const {
        auto rules = make_rules<typename G::Rules>(G::rules(), values);
        if (!rules) return rules;
        const Info& game = G::info();
        if (seats < game.min_seats || seats > game.max_seats) return seats_error(game, seats);
        if (const auto fits = G::check(*rules, seats); !fits) return fits.error();
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
};

} // namespace hilltop
