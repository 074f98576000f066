// SPDX-License-Identifier: GPL-3.0-or-later
#include "ratings/elo.h"

#include "base/numbers.h"

#include <Eigen/Cholesky>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/special_functions/beta.hpp>

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

/// The likelihood of strengths on the natural scale, given the pairs and the matches of the prior.
class Likelihood {
public:
    Likelihood(std::span<const PairScore> pairs, [[maybe_unused]] int entrants, double prior)
        : m_prior(prior) {
        for (const PairScore& pair : pairs) {
            assert(pair.one >= 0 && pair.one < entrants && pair.two >= 0 && pair.two < entrants);
            if (pair.one == pair.two || pair.matches <= 0) continue;
            m_pairs.push_back(pair);
            if (pair.one > pair.two) {
                std::swap(m_pairs.back().one, m_pairs.back().two);
                m_pairs.back().won = pair.matches - pair.won;
                std::swap(m_pairs.back().lost_by_one, m_pairs.back().lost_by_two);
            }
        }
    }

    const std::vector<PairScore>& pairs() const { return m_pairs; }

    double log_likelihood(const Eigen::VectorXd& strengths) const {
        double sum = 0;
        for (const double strength : strengths)
            sum += m_prior / 2 * (log_logistic(strength) + log_logistic(-strength));
        for (const PairScore& pair : m_pairs) {
            const double lead = strengths[pair.one] - strengths[pair.two];
            sum += pair.won * log_logistic(lead) + (pair.matches - pair.won) * log_logistic(-lead);
        }
        return sum;
    }
    Eigen::VectorXd gradient(const Eigen::VectorXd& strengths) const {
        Eigen::VectorXd result = m_prior * (0.5 - strengths.unaryExpr(&logistic).array());
        for (const PairScore& pair : m_pairs) {
            const double more = pair.won - pair.matches * expected(pair, strengths);
            result[pair.one] += more;
            result[pair.two] -= more;
        }
        return result;
    }
    /// Positive definite; factored by Cholesky.
    Eigen::LLT<Eigen::MatrixXd> information(const Eigen::VectorXd& strengths) const {
        const Eigen::ArrayXd shares = strengths.unaryExpr(&logistic);
        Eigen::MatrixXd result = (m_prior * shares * (1 - shares)).matrix().asDiagonal();
        for (const PairScore& pair : m_pairs) {
            const double weight = binomial(pair, strengths);
            result(pair.one, pair.one) += weight;
            result(pair.two, pair.two) += weight;
            result(pair.two, pair.one) -= weight; // the lower half is the one that is read
        }
        return result.llt();
    }
    /// Variance of `won` as measured; 0 where it was not.
    static double measured(const PairScore& pair) {
        return pair.variance > 0 ? pair.matches * pair.matches * pair.variance : 0;
    }
    /// What has to be added to it. Where nothing was measured all that the model expects of independent matches; where
    /// little was, a part of what this is more: a few deals that happen to be nearly alike say little of the next ones.
    double beyond_measured(const PairScore& pair, const Eigen::VectorXd& strengths) const {
        const double expected = binomial(pair, strengths);
        if (!(pair.variance > 0)) return expected;
        if (pair.deals == 0) return 0;
        return std::max(0.0, expected - measured(pair)) * kModelDeals / (kModelDeals + static_cast<double>(pair.deals));
    }

private:
    static constexpr double kModelDeals = 5; ///< the model counts as much as so many deals, as in llr()

    static double expected(const PairScore& pair, const Eigen::VectorXd& strengths) {
        return logistic(strengths[pair.one] - strengths[pair.two]);
    }
    static double binomial(const PairScore& pair, const Eigen::VectorXd& strengths) {
        const double share = expected(pair, strengths);
        return pair.matches * share * (1 - share);
    }

    double m_prior;
    std::vector<PairScore> m_pairs; ///< one < two
};

Eigen::VectorXd most_likely(const Likelihood& likelihood, int entrants) {
    Eigen::VectorXd strengths = Eigen::VectorXd::Zero(entrants), next = strengths;
    double best = likelihood.log_likelihood(strengths);
    for (int round = 0; round < 100; ++round) {
        const Eigen::VectorXd step = likelihood.information(strengths).solve(likelihood.gradient(strengths));
        // The function is concave, so a step that is short enough leads up; the full one is too long far from the top.
        double reached = best;
        for (double length = 1; length > 1e-9; length /= 2) {
            next = strengths + length * step;
            reached = likelihood.log_likelihood(next);
            if (reached >= best - 1e-12 * std::abs(best)) break;
        }
        strengths.swap(next);
        best = reached;
        if (step.lpNorm<Eigen::Infinity>() < 1e-9) break;
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

/// By entrant. Over shared deals there are as many as deals, else every pair has its own.
std::vector<double> freedom_of(const std::vector<PairScore>& pairs, int entrants, bool share_deals) {
    std::vector<double> freedom(at(entrants), 0);
    std::vector<bool> known(at(entrants), false); // without having been measured
    for (const PairScore& pair : pairs) {
        const double own = static_cast<double>(std::max<std::int64_t>(pair.deals - 1, 1));
        for (const int entrant : {pair.one, pair.two}) {
            if (pair.deals == 0) known[at(entrant)] = true;
            double& all = freedom[at(entrant)];
            all = share_deals ? std::max(all, own) : all + own;
        }
    }
    for (int i = 0; i < entrants; ++i)
        if (known[at(i)]) freedom[at(i)] = 0;
    return freedom;
}

/// Between the strongest of an order and the others.
struct Cut {
    double deals = 0;
    double lost = 0;       ///< deals, by those above
    double most_deals = 0; ///< of a pair
    bool known = true;     ///< of all pairs it is known how many deals were lost

    void add(const PairScore& pair, bool one_above) {
        deals += static_cast<double>(pair.deals);
        most_deals = std::max(most_deals, static_cast<double>(pair.deals));
        lost += one_above ? pair.lost_by_one : pair.lost_by_two;
        known = known && pair.deals > 0;
    }
    /// Too few were lost to tell how much stronger those above are.
    bool open() const {
        constexpr double kFewDeals = 5, kFewShare = 0.1; // more say enough for a symmetric interval to hold
        return known && deals > 0 && lost < kFewDeals && lost <= kFewShare * deals;
    }
    /// The least share of the deals those above win with 97.5 % certainty. Of shared deals there are only so many.
    double least_share(bool share_deals) const {
        const double trials = share_deals ? most_deals : deals;
        return lost < trials ? boost::math::ibeta_inv(trials - lost, lost + 1, 0.025) : 0;
    }
};

/// Opens the ends of Ratings::interval95, and takes the nearer ones of those that are alone.
class OpenEnds {
public:
    OpenEnds(const std::vector<PairScore>& pairs, const Eigen::VectorXd& strengths, bool share_deals, Ratings& ratings)
        : m_pairs(pairs)
        , m_strengths(strengths)
        , m_share_deals(share_deals)
        , m_ratings(ratings) {}

    /// Among those of one group.
    void open(std::vector<int> order) {
        std::ranges::stable_sort(order, [&](int a, int b) { return m_strengths[a] > m_strengths[b]; });
        std::vector<int> place(m_ratings.elo.size(), -1);
        for (std::size_t i = 0; i < order.size(); ++i)
            place[at(order[i])] = static_cast<int>(i);
        std::vector<Cut> cuts(order.size()); // behind so many and one
        for (const PairScore& pair : m_pairs) {
            const int one = place[at(pair.one)], two = place[at(pair.two)];
            if (one < 0) continue;
            for (int cut = std::min(one, two); cut < std::max(one, two); ++cut)
                cuts[at(cut)].add(pair, one < two);
        }
        for (std::size_t cut = 0; cut + 1 < order.size(); ++cut) {
            if (!cuts[cut].open()) continue;
            const std::size_t above = cut + 1, below = order.size() - above;
            for (std::size_t i = 0; i < above && above <= below; ++i)
                m_ratings.interval95[at(order[i])].high = std::numeric_limits<double>::infinity();
            for (std::size_t i = above; i < order.size() && below <= above; ++i)
                m_ratings.interval95[at(order[i])].low = -std::numeric_limits<double>::infinity();
            const double share = cuts[cut].least_share(m_share_deals);
            if (above == 1) near(order, order.front(), share, 1);
            if (below == 1) near(order, order.back(), share, -1);
        }
    }

private:
    /// Of one that wins (side 1) or loses (side -1) this share of what it plays at least.
    void near(const std::vector<int>& order, int alone, double share, double side) {
        if (!(share > 0)) return;
        double low = -kFarthest, high = kFarthest; // of the lead over the others' mean strength
        double sum = 0;
        for (const int entrant : order)
            if (entrant != alone) sum += m_strengths[entrant];
        const double others = static_cast<double>(order.size() - 1), mean = sum / others;
        while (high - low > 1e-9) {
            const double lead = (low + high) / 2;
            double won = 0, matches = 0;
            for (const PairScore& pair : m_pairs) {
                if (pair.one != alone && pair.two != alone) continue;
                const int other = pair.one == alone ? pair.two : pair.one;
                won += pair.matches * logistic(lead - side * (m_strengths[other] - mean));
                matches += pair.matches;
            }
            (won < share * matches ? low : high) = lead;
        }
        const double end = side * elo_scale() * low * others / (others + 1);
        Interval& interval = m_ratings.interval95[at(alone)];
        const double elo = m_ratings.elo[at(alone)];
        if (side > 0)
            interval.low = std::max(interval.low, std::min(end, elo));
        else
            interval.high = std::min(interval.high, std::max(end, elo));
    }

    static constexpr double kFarthest = 50; ///< on the natural scale

    const std::vector<PairScore>& m_pairs;
    const Eigen::VectorXd& m_strengths;
    const bool m_share_deals;
    Ratings& m_ratings;
};

} // namespace

double expected_share(double elo) {
    return logistic(elo / elo_scale());
}

double los(const QuotientSums& share) {
    if (share.whole == 0) return 0.5;
    const double error = share.alike() ? 0.5 / std::sqrt(static_cast<double>(share.deals)) : share.error();
    return boost::math::cdf(boost::math::normal{}, (share.quotient() - 0.5) / error);
}

Ratings bradley_terry(std::span<const PairScore> pairs, int entrants, double prior,
                      std::span<const double> covariance) {
    assert(prior > 0 && (covariance.empty() || covariance.size() == at(entrants) * at(entrants)));
    const Likelihood likelihood(pairs, entrants, prior);
    const Eigen::VectorXd strengths = most_likely(likelihood, entrants);
    Ratings ratings;
    ratings.group = groups(likelihood.pairs(), entrants);
    ratings.connected = std::all_of(ratings.group.begin(), ratings.group.end(), [](int group) { return group == 0; });

    // The result is the distance of i from the mean of its group: the column of H^-1 (1 - mean) for i.
    Eigen::VectorXd members = Eigen::VectorXd::Zero(entrants), sums = members;
    for (int i = 0; i < entrants; ++i) {
        members[ratings.group[at(i)]] += 1;
        sums[ratings.group[at(i)]] += strengths[i];
    }
    using Rows = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    Rows columns = Rows::Identity(entrants, entrants);
    for (int i = 0; i < entrants; ++i) {
        const int group = ratings.group[at(i)];
        for (int j = 0; j < entrants && members[group] > 1; ++j)
            if (group == ratings.group[at(j)]) columns(i, j) -= 1 / members[group];
    }
    columns = likelihood.information(strengths).solve(columns).eval();

    // Of what entrants won beyond what was to be expected.
    Rows won = Rows::Zero(entrants, entrants);
    if (!covariance.empty()) won = Eigen::Map<const Rows>(covariance.data(), entrants, entrants);
    won.diagonal().array() += prior / 4;
    for (const PairScore& pair : likelihood.pairs()) {
        const double variance = likelihood.beyond_measured(pair, strengths) +
                                (covariance.empty() ? Likelihood::measured(pair) : 0.0); // else it is in the covariance
        won(pair.one, pair.one) += variance;
        won(pair.two, pair.two) += variance;
        won(pair.one, pair.two) -= variance;
        won(pair.two, pair.one) -= variance;
    }
    const Rows between = elo_scale() * elo_scale() * (columns.transpose() * (won * columns));
    ratings.covariance.assign(between.data(), between.data() + between.size());
    ratings.freedom = freedom_of(likelihood.pairs(), entrants, !covariance.empty());
    for (int i = 0; i < entrants; ++i) {
        const int group = ratings.group[at(i)];
        ratings.elo.push_back(elo_scale() * (strengths[i] - sums[group] / members[group]));
        ratings.error95.push_back(student_95(ratings.freedom[at(i)]) * std::sqrt(between(i, i)));
        ratings.interval95.push_back(
            {ratings.elo.back() - ratings.error95.back(), ratings.elo.back() + ratings.error95.back()});
    }
    OpenEnds ends(likelihood.pairs(), strengths, !covariance.empty(), ratings);
    for (int first = 0; first < entrants; ++first) {
        std::vector<int> group;
        for (int i = 0; i < entrants && ratings.group[at(first)] == first; ++i)
            if (ratings.group[at(i)] == first) group.push_back(i);
        if (group.size() > 1) ends.open(std::move(group));
    }
    return ratings;
}

double Ratings::variance_between(int one, int two) const {
    const std::size_t n = elo.size(), i = at(one), j = at(two);
    return std::max(0.0, covariance[i * n + i] + covariance[j * n + j] - 2 * covariance[i * n + j]);
}

} // namespace hilltop
