// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/deal_log.h"

#include "engine/play.h"

namespace hilltop::cli {
namespace {

class Writer : public DrawListener {
public:
    explicit Writer(DealLog& log)
        : m_log(log) {}
    void begins(int part) override { m_log.entries.push_back({part, 0}); }
    void draws(int part, int left, std::uint8_t) override { m_log.entries.push_back({part, left}); }

private:
    DealLog& m_log;
};

/// One match with bots that commit no faults.
void play_match(const GameEntry& game, Table& table, const Source& source, std::span<const std::string> names) {
    std::vector<std::unique_ptr<AnyBot>> bots;
    for (const std::string& name : names) {
        bots.push_back(game.make_bot(name));
        bots.back()->start({.me = Seat(static_cast<int>(bots.size()) - 1), .seats = table.seats(), .names = {}});
    }
    while (!table.over()) {
        for (Seat seat : table.asked()) {
            const auto index = static_cast<std::size_t>(seat.index());
            const BotTraits& traits = *game.find_bot(names[index]);
            if (table.resting()) {
                if (traits.listens) bots[index]->notice(*table.seen(seat));
            } else if (table.need(seat) == Need::May && !traits.speaks) {
                table.silence(seat);
            } else {
                const Rng rng = dice(source.seed, source.match, seat, table.decision_of(seat));
                if (const auto fault = take_answer(table, seat, bots[index]->act(*table.seen(seat), rng)))
                    table.fail(seat, *fault);
            }
        }
        table.step();
    }
}

} // namespace

DealLog log_deals(const GameEntry& game, const RuleValues& rules, const Series& series,
                  std::span<const std::string> entrants) {
    DealLog log;
    Writer writer(log);
    const Script listening{.parts = {}, .listener = &writer};
    for (int match = 0; match < series.matches; ++match) {
        const Source source{series.seed, series.deal_number(match), series.match_number(match)};
        std::vector<std::string> names;
        for (const std::uint16_t entrant : seated(series, match))
            names.push_back(entrants[entrant]);
        log.entries.push_back({DealLog::kNewMatch, 0});
        const auto table = game.make_table(rules, series.seats, source, &listening);
        assert(table);
        play_match(game, **table, source, names);
    }
    return log;
}

std::uint64_t deal_alone(const DealLog& log, std::uint64_t seed) {
    std::uint64_t sum = 0;
    std::uint64_t deal = 0;
    Chance chance(seed, deal);
    FixedList<std::uint8_t, 255> fresh;
    for (int card = 0; card < 255; ++card)
        fresh.push_back(static_cast<std::uint8_t>(card));
    FixedList<std::uint8_t, 255> left;
    bool begun = false;
    for (const DealLog::Entry& entry : log.entries) {
        if (entry.part == DealLog::kNewMatch) {
            chance = Chance(seed, deal++);
            continue;
        }
        if (entry.left == 0) {
            chance.begin(entry.part);
            begun = true;
            continue;
        }
        if (begun) {
            left.clear();
            for (int card = 0; card < entry.left; ++card)
                left.push_back(fresh[card]);
            begun = false;
        }
        sum += chance.draw(left);
    }
    return sum;
}

} // namespace hilltop::cli
