// SPDX-License-Identifier: GPL-3.0-or-later
#include "ratings/elo.h"

#include <boost/math/distributions/normal.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

namespace hilltop {

double elo_scale() {
    return 400 / std::numbers::ln10;
}

namespace {

double logistic(double x) {
    return 1 / (1 + std::exp(-x));
}

/// log(logistic(x)) without overflow.
double log_logistic(double x) {
    return x >= 0 ? -std::log1p(std::exp(-x)) : x - std::log1p(std::exp(x));
}

std::size_t at(int i) {
    return static_cast<std::size_t>(i);
}

/// A symmetric positive definite matrix, of which the upper half is used.
class Symmetric {
public:
    explicit Symmetric(int size)
        : m_size(size)
        , m_values(at(size) * at(size)) {}

    double* row(int i) { return m_values.data() + at(i) * at(m_size); }
    const double* row(int i) const { return m_values.data() + at(i) * at(m_size); }

    /// Adds `weight` times what a difference between i and j, i < j, contributes.
    void add_difference(int i, int j, double weight) {
        row(i)[i] += weight;
        row(j)[j] += weight;
        row(i)[j] -= weight;
    }

    /// Cholesky: becomes U with U'U = this. Rows are walked along, so that the compiler can take several numbers at
    /// once.
    void factor() {
        for (int k = 0; k < m_size; ++k) {
            double* pivot = row(k);
            const double root = std::sqrt(pivot[k]);
            for (int j = k; j < m_size; ++j)
                pivot[j] /= root;
            for (int i = k + 1; i < m_size; ++i)
                subtract(row(i) + i, pivot + i, pivot[i], m_size - i);
        }
    }

    /// After factor(): the right sides, `width` of them as the columns of `rows`, become solutions.
    void solve(std::vector<double>& rows, int width) const {
        auto side = [&](int i) { return rows.data() + at(i) * at(width); };
        auto divide = [&](int i) {
            for (int c = 0; c < width; ++c)
                side(i)[c] /= row(i)[i];
        };
        for (int k = 0; k < m_size; ++k) {
            divide(k);
            for (int i = k + 1; i < m_size; ++i)
                subtract(side(i), side(k), row(k)[i], width);
        }
        for (int k = m_size - 1; k >= 0; --k) {
            for (int i = k + 1; i < m_size; ++i)
                subtract(side(k), side(i), row(k)[i], width);
            divide(k);
        }
    }

private:
    static void subtract(double* target, const double* source, double factor, int count) {
        for (int c = 0; c < count; ++c)
            target[c] -= factor * source[c];
    }

    int m_size;
    std::vector<double> m_values;
};

/// The likelihood of strengths on the natural scale, given the pairs and the matches of the prior.
class Likelihood {
public:
    Likelihood(std::span<const PairScore> pairs, int entrants, double prior)
        : m_size(entrants)
        , m_prior(prior) {
        for (const PairScore& pair : pairs) {
            assert(pair.one >= 0 && pair.one < entrants && pair.two >= 0 && pair.two < entrants);
            if (pair.one == pair.two || pair.matches <= 0) continue;
            m_pairs.push_back(pair);
            if (pair.one > pair.two) {
                std::swap(m_pairs.back().one, m_pairs.back().two);
                m_pairs.back().won = pair.matches - pair.won;
            }
        }
    }

    const std::vector<PairScore>& pairs() const { return m_pairs; }

    double log_likelihood(const std::vector<double>& strengths) const {
        double sum = 0;
        for (const double strength : strengths)
            sum += m_prior / 2 * (log_logistic(strength) + log_logistic(-strength));
        for (const PairScore& pair : m_pairs) {
            const double lead = strengths[at(pair.one)] - strengths[at(pair.two)];
            sum += pair.won * log_logistic(lead) + (pair.matches - pair.won) * log_logistic(-lead);
        }
        return sum;
    }
    std::vector<double> gradient(const std::vector<double>& strengths) const {
        std::vector<double> result;
        for (const double strength : strengths)
            result.push_back(m_prior * (0.5 - logistic(strength)));
        for (const PairScore& pair : m_pairs) {
            const double more = pair.won - pair.matches * expected(pair, strengths);
            result[at(pair.one)] += more;
            result[at(pair.two)] -= more;
        }
        return result;
    }
    Symmetric information(const std::vector<double>& strengths) const {
        Symmetric result(m_size);
        for (int i = 0; i < m_size; ++i) {
            const double share = logistic(strengths[at(i)]);
            result.row(i)[i] = m_prior * share * (1 - share);
        }
        for (const PairScore& pair : m_pairs)
            result.add_difference(pair.one, pair.two, binomial(pair, strengths));
        return result;
    }
    /// Variance of `won`: as measured, else that of independent matches as the model expects them.
    double variance(const PairScore& pair, const std::vector<double>& strengths) const {
        return pair.variance > 0 ? pair.matches * pair.matches * pair.variance : binomial(pair, strengths);
    }

private:
    static double expected(const PairScore& pair, const std::vector<double>& strengths) {
        return logistic(strengths[at(pair.one)] - strengths[at(pair.two)]);
    }
    static double binomial(const PairScore& pair, const std::vector<double>& strengths) {
        const double share = expected(pair, strengths);
        return pair.matches * share * (1 - share);
    }

    int m_size;
    double m_prior;
    std::vector<PairScore> m_pairs; ///< one < two
};

std::vector<double> most_likely(const Likelihood& likelihood, int entrants) {
    std::vector<double> strengths(at(entrants), 0.0);
    double best = likelihood.log_likelihood(strengths);
    for (int round = 0; round < 100; ++round) {
        std::vector<double> step = likelihood.gradient(strengths);
        Symmetric information = likelihood.information(strengths);
        information.factor();
        information.solve(step, 1);
        // The function is concave, so a step that is short enough leads up; the full one is too long far from the top.
        std::vector<double> next = strengths;
        double reached = best;
        for (double length = 1; length > 1e-9; length /= 2) {
            for (int i = 0; i < entrants; ++i)
                next[at(i)] = strengths[at(i)] + length * step[at(i)];
            reached = likelihood.log_likelihood(next);
            if (reached >= best - 1e-12 * std::abs(best)) break;
        }
        double longest = 0;
        for (const double part : step)
            longest = std::max(longest, std::abs(part));
        strengths = next;
        best = reached;
        if (longest < 1e-9) break;
    }
    return strengths;
}

/// Of each entrant the lowest one of its group.
std::vector<int> groups(const std::vector<PairScore>& pairs, int entrants) {
    std::vector<int> leader(at(entrants));
    std::iota(leader.begin(), leader.end(), 0);
    auto lead = [&](int i) {
        while (leader[at(i)] != i)
            i = leader[at(i)] = leader[at(leader[at(i)])];
        return i;
    };
    for (const PairScore& pair : pairs) {
        const int one = lead(pair.one), two = lead(pair.two);
        leader[at(std::max(one, two))] = std::min(one, two);
    }
    for (int i = 0; i < entrants; ++i)
        leader[at(i)] = lead(i);
    return leader;
}

} // namespace

double expected_share(double elo) {
    return logistic(elo / elo_scale());
}

double los(const QuotientSums& share) {
    if (share.whole == 0) return 0.5;
    const double error = share.alike() ? 0.5 / std::sqrt(static_cast<double>(share.deals)) : share.error();
    return boost::math::cdf(boost::math::normal{}, (share.quotient() - 0.5) / error);
}

Ratings bradley_terry(std::span<const PairScore> pairs, int entrants, double prior) {
    assert(prior > 0);
    const Likelihood likelihood(pairs, entrants, prior);
    std::vector<double> strengths = most_likely(likelihood, entrants);
    Ratings ratings;
    ratings.group = groups(likelihood.pairs(), entrants);
    ratings.connected = std::all_of(ratings.group.begin(), ratings.group.end(), [](int group) { return group == 0; });

    // What is told is the distance of i from the mean of its group: the column of H^-1 (1 - mean) for i.
    std::vector<int> members(at(entrants), 0);
    std::vector<double> mean(at(entrants), 0.0);
    for (int i = 0; i < entrants; ++i) {
        ++members[at(ratings.group[at(i)])];
        mean[at(ratings.group[at(i)])] += strengths[at(i)];
    }
    std::vector<double> columns(at(entrants) * at(entrants), 0.0);
    for (int i = 0; i < entrants; ++i) {
        for (int j = 0; j < entrants; ++j) {
            const int group = ratings.group[at(i)];
            if (group == ratings.group[at(j)] && members[at(group)] > 1)
                columns[at(i) * at(entrants) + at(j)] = -1.0 / members[at(group)];
        }
        columns[at(i) * at(entrants) + at(i)] += 1;
    }
    Symmetric information = likelihood.information(strengths);
    information.factor();
    information.solve(columns, entrants);

    std::vector<double> variances(at(entrants), 0.0);
    for (int k = 0; k < entrants; ++k) {
        const double* row = columns.data() + at(k) * at(entrants);
        for (int i = 0; i < entrants; ++i)
            variances[at(i)] += prior / 4 * row[i] * row[i];
    }
    for (const PairScore& pair : likelihood.pairs()) {
        const double variance = likelihood.variance(pair, strengths);
        const double* one = columns.data() + at(pair.one) * at(entrants);
        const double* two = columns.data() + at(pair.two) * at(entrants);
        for (int i = 0; i < entrants; ++i)
            variances[at(i)] += variance * (one[i] - two[i]) * (one[i] - two[i]);
    }
    for (int i = 0; i < entrants; ++i) {
        const int group = ratings.group[at(i)];
        ratings.elo.push_back(elo_scale() * (strengths[at(i)] - mean[at(group)] / members[at(group)]));
        ratings.error95.push_back(normal_95() * elo_scale() * std::sqrt(variances[at(i)]));
    }
    return ratings;
}

} // namespace hilltop
