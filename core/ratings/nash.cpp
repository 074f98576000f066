// SPDX-License-Identifier: GPL-3.0-or-later
#include "ratings/nash.h"

#include "ratings/rank_intervals.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <map>

namespace hilltop {
namespace {

using Numbers = std::vector<double>;

/// Solves matrix x = side, row by row, by elimination with the largest pivot of a column; both are used up.
Numbers solve(Numbers matrix, Numbers side) {
    const std::size_t n = side.size();
    auto row = [&](std::size_t i) { return matrix.data() + i * n; };
    for (std::size_t k = 0; k < n; ++k) {
        std::size_t pivot = k;
        for (std::size_t i = k + 1; i < n; ++i) {
            if (std::abs(row(i)[k]) > std::abs(row(pivot)[k])) pivot = i;
        }
        std::swap_ranges(row(k), row(k) + n, row(pivot));
        std::swap(side[k], side[pivot]);
        for (std::size_t i = k + 1; i < n; ++i) {
            const double factor = row(i)[k] / row(k)[k];
            if (factor == 0) continue;
            for (std::size_t j = k; j < n; ++j)
                row(i)[j] -= factor * row(k)[j];
            side[i] -= factor * side[k];
        }
    }
    for (std::size_t k = n; k-- > 0;) {
        for (std::size_t j = k + 1; j < n; ++j)
            side[k] -= row(k)[j] * side[j];
        side[k] /= row(k)[k];
    }
    return side;
}

/// The symmetric game in which a player, paying `heat` for each unit of entropy he lacks, answers himself best. Its
/// only solution x = softmax(A x / heat) is the logit equilibrium of McKelvey and Palfrey, "Quantal response equilibria
/// for normal form games", 1995. There an entrant's share against the mix exceeds 1/2 by heat (log x_i + entropy of x),
/// which is at most heat log n; with falling heat it leads to the Nash equilibrium of greatest entropy. One solves for
/// the exponents u = A x / heat: those of entrants that drop out grow without harm, where their parts vanish.
class Softened {
public:
    Softened(Numbers payoff, std::size_t size)
        : m_payoff(std::move(payoff))
        , m_size(size) {}

    static Numbers mix(const Numbers& exponents) {
        const double top = *std::max_element(exponents.begin(), exponents.end());
        Numbers parts;
        double sum = 0;
        for (const double exponent : exponents) {
            parts.push_back(std::exp(exponent - top));
            sum += parts.back();
        }
        for (double& part : parts)
            part /= sum;
        return parts;
    }
    /// What each entrant wins above 1/2 against the mix.
    Numbers gains(const Numbers& parts) const {
        Numbers result(m_size, 0.0);
        for (std::size_t i = 0; i < m_size; ++i) {
            for (std::size_t j = 0; j < m_size; ++j)
                result[i] += payoff(i, j) * parts[j];
        }
        return result;
    }
    /// Newton's method from these exponents; false leaves them as they were.
    bool solve_at(double heat, Numbers& exponents) const {
        Numbers now = exponents;
        double off = squares(lacks(heat, now));
        // Less than what rounding makes of a gain cannot be asked for.
        const double enough = std::max(1e-9, 1e-15 / heat);
        for (int round = 0; round < 60; ++round) {
            if (off <= enough * enough) {
                exponents = now;
                return true;
            }
            const Numbers step = solve(slopes(heat, now), lacks(heat, now));
            Numbers next = now;
            double reached = off;
            for (double length = 1; length > 1e-4; length /= 2) {
                for (std::size_t i = 0; i < m_size; ++i)
                    next[i] = now[i] - length * step[i];
                reached = squares(lacks(heat, next));
                if (reached < off) break;
            }
            if (!(reached < off)) return false;
            now = next;
            off = reached;
        }
        return false;
    }

private:
    double payoff(std::size_t i, std::size_t j) const { return m_payoff[i * m_size + j]; }
    Numbers lacks(double heat, const Numbers& exponents) const {
        Numbers result = gains(mix(exponents));
        for (std::size_t i = 0; i < m_size; ++i)
            result[i] = exponents[i] - result[i] / heat;
        return result;
    }
    static double squares(const Numbers& numbers) {
        double sum = 0;
        for (const double number : numbers)
            sum += number * number;
        return std::isfinite(sum) ? sum : HUGE_VAL;
    }
    /// 1 - A (diag(x) - x x') / heat: never singular, because A is antisymmetric and the bracket semidefinite.
    Numbers slopes(double heat, const Numbers& exponents) const {
        const Numbers parts = mix(exponents);
        const Numbers gain = gains(parts);
        Numbers result(m_size * m_size);
        for (std::size_t i = 0; i < m_size; ++i) {
            for (std::size_t j = 0; j < m_size; ++j)
                result[i * m_size + j] = (i == j ? 1 : 0) - parts[j] * (payoff(i, j) - gain[i]) / heat;
        }
        return result;
    }

    Numbers m_payoff; ///< antisymmetric, row by row
    std::size_t m_size;
};

} // namespace

Numbers share_matrix(std::span<const PairScore> pairs, int entrants) {
    const auto n = static_cast<std::size_t>(entrants);
    Numbers won(n * n, 0.0), matches(n * n, 0.0), shares(n * n, 0.5);
    for (const PairScore& pair : pairs) {
        if (pair.one == pair.two || pair.matches <= 0) continue;
        const auto one = static_cast<std::size_t>(pair.one), two = static_cast<std::size_t>(pair.two);
        won[one * n + two] += pair.won;
        won[two * n + one] += pair.matches - pair.won;
        matches[one * n + two] += pair.matches;
        matches[two * n + one] += pair.matches;
    }
    for (std::size_t k = 0; k < shares.size(); ++k) {
        if (matches[k] > 0) shares[k] = won[k] / matches[k];
    }
    return shares;
}

Numbers nash_mix(std::span<const double> shares, int entrants) {
    const auto n = static_cast<std::size_t>(entrants);
    assert(shares.size() == n * n && entrants <= 256);
    if (n == 0) return {};
    Numbers payoff(n * n);
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = 0; j < n; ++j)
            payoff[i * n + j] = (shares[i * n + j] - shares[j * n + i]) / 2;
    }
    const Softened game(std::move(payoff), n);
    // log(256) times this is below 2e-10, and the gains stay a hundred thousand times above what rounding does to them.
    constexpr double kCold = 3e-11;
    Numbers exponents(n, 0.0);
    double factor = 0.5;
    for (double heat = 1; heat > kCold;) {
        const double next = std::max(kCold, heat * factor);
        if (game.solve_at(next, exponents)) {
            heat = next;
            factor = std::max(0.1, factor * factor);
        } else {
            factor = std::sqrt(factor);
            if (factor > 1 - 1e-6) break; // has never come; what was reached last is the best there is
        }
    }
    Numbers parts = Softened::mix(exponents);
    double sum = 0;
    for (double& part : parts) {
        if (part < 1e-12) part = 0;
        sum += part;
    }
    for (double& part : parts)
        part /= sum;
    return parts;
}

std::vector<int> circle(std::span<const PairScore> pairs, int entrants) {
    struct Sums {
        double won = 0;
        double matches = 0;
        double variance = 0; ///< of won
    };
    std::map<std::pair<int, int>, Sums> sums;
    for (const PairScore& pair : pairs) {
        if (pair.one == pair.two || pair.matches <= 0) continue;
        Sums& sum = sums[std::minmax(pair.one, pair.two)];
        sum.won += pair.one < pair.two ? pair.won : pair.matches - pair.won;
        sum.matches += pair.matches;
        // Where none was measured, that of even entrants who never draw: the largest, and right under the hypothesis.
        sum.variance += pair.variance > 0 ? pair.matches * pair.matches * pair.variance : pair.matches / 4;
    }
    std::vector<Difference> differences;
    for (const auto& [pair, sum] : sums)
        differences.push_back({sum.won - sum.matches / 2, sum.variance});
    const std::vector<int> signs = significant_signs(differences);
    std::vector<std::vector<int>> beats(static_cast<std::size_t>(entrants));
    std::size_t k = 0;
    for (const auto& [pair, sum] : sums) {
        if (signs[k] > 0) beats[static_cast<std::size_t>(pair.first)].push_back(pair.second);
        if (signs[k] < 0) beats[static_cast<std::size_t>(pair.second)].push_back(pair.first);
        ++k;
    }

    std::vector<int> shortest;
    for (int start = 0; start < entrants; ++start) {
        std::vector<int> before(static_cast<std::size_t>(entrants), -1);
        std::vector<int> queue{start};
        for (std::size_t next = 0; next < queue.size() && before[static_cast<std::size_t>(start)] < 0; ++next) {
            for (const int beaten : beats[static_cast<std::size_t>(queue[next])]) {
                if (beaten < start || before[static_cast<std::size_t>(beaten)] >= 0) continue;
                before[static_cast<std::size_t>(beaten)] = queue[next];
                queue.push_back(beaten);
            }
        }
        if (before[static_cast<std::size_t>(start)] < 0) continue;
        std::vector<int> found{start};
        for (int at = before[static_cast<std::size_t>(start)]; at != start; at = before[static_cast<std::size_t>(at)])
            found.push_back(at);
        std::reverse(found.begin() + 1, found.end());
        if (shortest.empty() || found.size() < shortest.size()) shortest = found;
    }
    return shortest;
}

} // namespace hilltop
