// SPDX-License-Identifier: GPL-3.0-or-later
#include "ratings/nash.h"

#include "ratings/rank_intervals.h"

#include <Eigen/LU>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <map>

namespace hilltop {
namespace {

using Numbers = std::vector<double>;

/// The symmetric game in which a player, paying `heat` for each unit of entropy it lacks, is its own best reply. Its
/// only solution x = softmax(A x / heat) is the logit equilibrium of McKelvey and Palfrey, "Quantal response equilibria
/// for normal form games", 1995. There an entrant's share against the mix exceeds 1/2 by heat (log x_i + entropy of x),
/// which is at most heat log n; with falling heat it leads to the Nash equilibrium of greatest entropy. One solves for
/// the exponents u = A x / heat: those of entrants that drop out grow without harm, where their parts vanish.
class Softened {
public:
    /// Antisymmetric, what the row wins above 1/2 against the column.
    explicit Softened(Eigen::MatrixXd payoff)
        : m_payoff(std::move(payoff)) {}

    static Eigen::VectorXd mix(const Eigen::VectorXd& exponents) {
        const Eigen::VectorXd parts = (exponents.array() - exponents.maxCoeff()).exp();
        return parts / parts.sum();
    }
    /// Newton's method from these exponents; false leaves them as they were.
    bool solve_at(double heat, Eigen::VectorXd& exponents) const {
        Eigen::VectorXd now = exponents;
        double off = squares(lacks(heat, now));
        // Less than what rounding makes of a gain cannot be asked for.
        const double enough = std::max(1e-9, 1e-15 / heat);
        for (int round = 0; round < 60; ++round) {
            if (off <= enough * enough) {
                exponents = now;
                return true;
            }
            const Eigen::VectorXd step = slopes(heat, now).partialPivLu().solve(lacks(heat, now));
            Eigen::VectorXd next = now;
            double reached = off;
            for (double length = 1; length > 1e-4; length /= 2) {
                next = now - length * step;
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
    Eigen::VectorXd lacks(double heat, const Eigen::VectorXd& exponents) const {
        return exponents - m_payoff * mix(exponents) / heat;
    }
    static double squares(const Eigen::VectorXd& numbers) {
        const double sum = numbers.squaredNorm();
        return std::isfinite(sum) ? sum : HUGE_VAL;
    }
    /// 1 - A (diag(x) - x x') / heat: never singular, because A is antisymmetric and the bracket semidefinite.
    Eigen::MatrixXd slopes(double heat, const Eigen::VectorXd& exponents) const {
        const Eigen::VectorXd parts = mix(exponents), gain = m_payoff * parts;
        const Eigen::MatrixXd bent = (m_payoff.colwise() - gain) * parts.asDiagonal();
        return Eigen::MatrixXd::Identity(bent.rows(), bent.cols()) - bent / heat;
    }

    Eigen::MatrixXd m_payoff;
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
    const Eigen::Map<const Eigen::MatrixXd> columns(shares.data(), entrants,
                                                    entrants); // of what the row won, so turned
    const Softened game((columns.transpose() - columns) / 2);
    // log(256) times this is below 2e-10, and the gains stay a hundred thousand times above what rounding does to them.
    constexpr double kCold = 3e-11;
    Eigen::VectorXd exponents = Eigen::VectorXd::Zero(entrants);
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
    Eigen::VectorXd parts = Softened::mix(exponents);
    parts = (parts.array() < 1e-12).select(0, parts);
    parts /= parts.sum();
    return {parts.begin(), parts.end()};
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
