// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/numbers.h"
#include "hill/hill_schedule.h"
#include "ratings/elo.h"
#include "registry/registry.h"
#include "rng/rng.h"

#include <functional>
#include <utility>

namespace hilltop {

/// A hill whose matches are drawn from known shares, so that what it says can be compared with the truth, thousands of
/// matches in a millisecond.
class MadeHill {
public:
    /// `share(one, two)`: what the first wins of a match on average, 0..1.
    MadeHill(int bots, std::function<double(int, int)> share, std::uint64_t seed, bool duplicate = false)
        : m_share(std::move(share))
        , m_seed(seed) {
        plan = usual_hill(*find_game("pazaak"));
        plan.matches = 40;
        plan.duplicate = duplicate;
        plan.seed = seed;
        for (int i = 0; i < bots; ++i)
            join(i);
    }

    static HillKey key(int bot) { return {std::string(1, static_cast<char>('a' + bot)), 1}; }
    static int bot(const HillKey& key) { return key.name[0] - 'a'; }

    void join(int bot) {
        HillEvent event;
        event.version.key = key(bot);
        log.push_back(event);
    }
    void leave(int bot) {
        HillEvent event;
        event.kind = HillEvent::Kind::Retired;
        event.version.key = key(bot);
        log.push_back(event);
    }
    void grant(std::int64_t matches) {
        HillEvent event;
        event.kind = HillEvent::Kind::Budget;
        event.matches = matches;
        log.push_back(event);
    }

    HillDue due() const { return due_of(plan, log, scores); }
    void play(const std::vector<Bout>& bouts) {
        for (const Bout& bout : bouts)
            scores.emplace(bout, score(bout));
    }
    /// Until nothing is due. `look` is called after each round.
    HillDue play_all(const std::function<void()>& look = [] {}) {
        for (;;) {
            HillDue now = due();
            if (now.bouts.empty()) return now;
            play(now.bouts);
            look();
        }
    }
    std::vector<HillRating> ratings() const { return hill_ratings(plan, HillField(log).active(), scores); }
    int parts(int one, int two) const {
        int parts = 0;
        while (scores.contains({{key(one), key(two)}, parts}))
            ++parts;
        return parts;
    }

    Plan plan;
    HillLog log;
    HillScores scores;

private:
    /// A match is won or lost. On the same deals half of what decides a match is the deal's: it favours a side, and
    /// the other one when it is played with seats exchanged.
    BoutScore score(const Bout& bout) const {
        const int one = bot(bout.sides.front()), two = bot(bout.sides.back());
        const double share = m_share(one, two);
        const auto part = static_cast<std::uint64_t>(bout.part);
        Rng own(m_seed, part * 10000 + static_cast<std::uint64_t>(one * 100 + two), Stream::Analysis, 0, 0);
        Rng deal(m_seed, part, Stream::Analysis, 1, 0);
        const auto uniform = [](Rng& rng) { return static_cast<double>(rng.next32()) / 4294967296.0; };
        BoutScore score;
        const int seatings = plan.duplicate ? 2 : 1;
        for (std::int64_t match = 0; match < plan.matches; match += seatings) {
            const double luck = plan.duplicate ? uniform(deal) - 0.5 : 0;
            std::int64_t won = 0;
            for (int seating = 0; seating < seatings; ++seating) {
                const double favour = seating == 0 ? luck : -luck;
                won += uniform(own) < share + favour * std::min(share, 1 - share) ? 2 : 0;
            }
            score.won.add(won, 2 * seatings);
            if (plan.duplicate)
                score.deals.push_back({static_cast<std::int32_t>(won), static_cast<std::int32_t>(2 * seatings)});
        }
        return score;
    }

    std::function<double(int, int)> m_share;
    std::uint64_t m_seed;
};

} // namespace hilltop
