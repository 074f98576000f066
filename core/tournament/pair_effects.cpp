// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/pair_effects.h"

#include "base/numbers.h"
#include "ratings/rank_intervals.h"

#include <algorithm>
#include <cmath>

namespace hilltop {

bool has_pair_effects(const Plan& plan) {
    return plan.format == Format::RandomTables && !has_two_sides(plan.entry().info(), plan.seats);
}

PairEffects::PairEffects(const Info& game, std::size_t entrants, Observation observation)
    : m_game(game)
    , m_entrants(entrants)
    , m_observation(observation)
    , m_seen(entrants)
    , m_together(entrants * entrants)
    , m_joint(entrants * entrants)
    , m_sums(entrants)
    , m_with(entrants * entrants)
    , m_usual(entrants)
    , m_effect(entrants)
    , m_left(entrants * entrants) {}

std::vector<PairEffects::Guest> PairEffects::guests(const Series& series, const SeriesResult& result, int match) const {
    std::vector<Guest> guests;
    const SeatedEntrants by_seat = seated(series, match);
    const auto winners = SeatSet::from_bits(result.lines[at(match)].winners);
    for (int seat = 0; seat < by_seat.size(); ++seat) {
        auto guest = std::ranges::find(guests, int{by_seat[seat]}, &Guest::entrant);
        if (guest == guests.end()) guest = guests.insert(guest, {.entrant = by_seat[seat]});
        ++guest->seats;
        if (!m_game.cooperative) guest->values[0] += winners.contains(Seat(seat)) ? 1 : 0;
        guest->values[1] += result.points[at(match) * at(series.seats) + at(seat)];
    }
    for (Guest& guest : guests)
        for (double& value : guest.values)
            value /= guest.seats;
    return guests;
}

void PairEffects::add(const Series& series, const SeriesResult& result, int matches) {
    for (int match = 0; match < matches; ++match) {
        if (is_forfeit(result.lines[at(match)].digest)) continue;
        const auto table = guests(series, result, match);
        const std::uint64_t observation =
            m_observation == Observation::Series ? series.first_deal : series.deal_number(match);
        if (m_again && m_open != observation) close_observation();
        m_open = observation;
        for (const Guest& on : table) {
            Values left{};
            for (int k = 0; k < kMeasures; ++k) {
                left[at(k)] = on.values[at(k)] - m_usual[at(on.entrant)][at(k)];
                for (const Guest& by : table)
                    if (by.entrant != on.entrant) left[at(k)] -= m_effect[at(by.entrant)][at(k)];
            }
            for (const Guest& by : table) {
                const bool self = by.entrant == on.entrant;
                const std::size_t pair = index(by.entrant, on.entrant);
                if (!m_again) {
                    // How many others there are whom both `by` and `on` mean something to.
                    m_joint[pair] += static_cast<double>(table.size()) - (self ? 1 : 2);
                    (self ? m_seen[at(on.entrant)] : m_together[pair]) += 1;
                    for (int k = 0; k < kMeasures; ++k)
                        (self ? m_sums[at(on.entrant)] : m_with[pair])[at(k)] += on.values[at(k)];
                } else {
                    Left& own = m_left[pair];
                    if (own.open_count == 0) m_touched.push_back(pair);
                    own.open_count += 1;
                    for (int k = 0; k < kMeasures; ++k)
                        own.open[at(k)] += left[at(k)];
                }
            }
        }
    }
}

/// Gauss and Seidel's iteration of the normal equations.
void PairEffects::begin_again() {
    constexpr int kMostSteps = 2000;
    constexpr double kEnough = 1e-9;
    const int n = static_cast<int>(m_entrants);
    double change = 1;
    for (int step = 0; step < kMostSteps && change > kEnough; ++step) {
        change = 0;
        const auto set = [&](Values& values, const Values& sums, double count) {
            for (int k = 0; k < kMeasures && count > 0; ++k) {
                const double next = sums[at(k)] / count;
                change = std::max(change, std::abs(next - values[at(k)]));
                values[at(k)] = next;
            }
        };
        for (int on = 0; on < n; ++on) {
            Values sums = m_sums[at(on)];
            for (int by = 0; by < n; ++by)
                for (int k = 0; k < kMeasures && by != on; ++k)
                    sums[at(k)] -= m_together[index(by, on)] * m_effect[at(by)][at(k)];
            set(m_usual[at(on)], sums, m_seen[at(on)]);
        }
        for (int by = 0; by < n; ++by) {
            Values sums{};
            for (int on = 0; on < n; ++on)
                for (int k = 0; k < kMeasures && by != on; ++k)
                    sums[at(k)] += m_with[index(by, on)][at(k)] - m_together[index(by, on)] * m_usual[at(on)][at(k)] -
                                   m_joint[index(by, on)] * m_effect[at(on)][at(k)];
            set(m_effect[at(by)], sums, m_joint[index(by, by)]);
        }
    }
    m_again = true;
    m_open.reset();
}

void PairEffects::Left::close() {
    for (int k = 0; k < kMeasures; ++k) {
        sum[at(k)] += open[at(k)];
        sum_sum[at(k)] += open[at(k)] * open[at(k)];
        sum_count[at(k)] += open[at(k)] * open_count;
    }
    count_count += open_count * open_count;
    count += std::llround(open_count);
    ++observations;
    open = {};
    open_count = 0;
}

double PairEffects::Left::variance(int k) const {
    const auto matches = static_cast<double>(count), n = static_cast<double>(observations);
    const double mean = sum[at(k)] / matches;
    const double squares = sum_sum[at(k)] - 2 * mean * sum_count[at(k)] + mean * mean * count_count;
    return n > 1 && squares > 0 ? squares / matches / matches * n / (n - 1) : std::numeric_limits<double>::infinity();
}

void PairEffects::close_observation() {
    for (const std::size_t pair : m_touched)
        m_left[pair].close();
    m_touched.clear();
}

std::vector<PairEffect> PairEffects::found(bool every_look) {
    constexpr double kUsuallyApart = 0.3; // of the standard deviation of a match
    close_observation();
    std::vector<PairEffect> effects;
    std::vector<Difference> differences;
    for (int by = 0; by < static_cast<int>(m_entrants); ++by) {
        for (int on = 0; on < static_cast<int>(m_entrants); ++on) {
            const Left &left = m_left[index(by, on)], &all = m_left[index(on, on)];
            if (by == on || left.count == 0) continue;
            PairEffect& effect = effects.emplace_back();
            effect.by = by;
            effect.on = on;
            effect.matches = left.count;
            const auto count = static_cast<double>(left.count);
            // What it usually wins was measured at the same tables as well.
            const double others = 1 - count / m_seen[at(on)];
            for (int k = m_game.cooperative ? 1 : 0; k < kMeasures; ++k) {
                Difference& difference = differences.emplace_back();
                const double mean = left.sum[at(k)] / count;
                difference.value = (k == 1 && m_game.low_points ? -1 : 1) * mean;
                difference.freedom = static_cast<double>(left.observations - 1);
                // Of few matches the own error may be small by chance just where the mean is far: skewed results.
                const double error =
                    std::max(left.variance(k) * count, all.variance(k) * static_cast<double>(all.count));
                difference.variance = others > 0 ? others * error / count : std::numeric_limits<double>::infinity();
                if (every_look) difference.expected = kUsuallyApart * kUsuallyApart * difference.variance * count;
                PairEffect::Measure& measure = k == 0 ? effect.won : effect.points;
                measure.value = mean;
                measure.error = student_95(difference.freedom) * std::sqrt(difference.variance);
            }
        }
    }
    const auto signs = significant_signs(differences);
    auto sign = signs.begin();
    for (PairEffect& effect : effects) {
        if (!m_game.cooperative) effect.won.sign = *sign++;
        effect.points.sign = *sign++;
    }
    return effects;
}

} // namespace hilltop
