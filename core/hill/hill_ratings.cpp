// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_ratings.h"

#include "ratings/elo.h"
#include "ratings/rank_intervals.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <utility>

namespace hilltop {
namespace {

constexpr double kPrior = 1; ///< matches each has drawn with a bot of mean strength

double to_millionth(double value) {
    return std::round(value * 1e6) / 1e6;
}

/// What two versions made of each other in all kept bouts.
struct PairOfBouts {
    int one = 0, two = 0; ///< as entrants; the same where each plays by itself
    QuotientSums sums{};
    std::vector<std::pair<int, const BoutScore*>> bouts{}; ///< by part
};

void add_sums(QuotientSums& sums, const QuotientSums& more) {
    sums.part += more.part;
    sums.whole += more.whole;
    sums.part_part += more.part_part;
    sums.part_whole += more.part_whole;
    sums.whole_whole += more.whole_whole;
    sums.deals += more.deals;
}

std::vector<PairOfBouts> pairs_among(const std::vector<HillKey>& keys, const HillScores& scores) {
    std::map<HillKey, int> entrants;
    for (const HillKey& key : keys)
        entrants.emplace(key, static_cast<int>(entrants.size()));
    std::vector<PairOfBouts> pairs;
    const std::vector<HillKey>* last = nullptr; // bouts are in order of their sides
    for (const auto& [bout, score] : scores) {
        if (!std::all_of(bout.sides.begin(), bout.sides.end(), [&](const auto& key) { return entrants.contains(key); }))
            continue;
        if (last == nullptr || *last != bout.sides)
            pairs.push_back({entrants[bout.sides.front()], entrants[bout.sides.back()]});
        last = &bout.sides;
        add_sums(pairs.back().sums, score.won);
        pairs.back().bouts.emplace_back(bout.part, &score);
    }
    return pairs;
}

/// Rows and columns by entrant.
class SquareMatrix {
public:
    explicit SquareMatrix(std::size_t size)
        : m_size(size)
        , m_values(size * size) {}

    double& at(std::size_t row, std::size_t column) { return m_values[row * m_size + column]; }
    double at(std::size_t row, std::size_t column) const { return m_values[row * m_size + column]; }
    const std::vector<double>& values() const { return m_values; }
    /// What one of them wins the other loses.
    void add_between(std::size_t one, std::size_t two, double variance) {
        at(one, one) += variance;
        at(two, two) += variance;
        at(one, two) -= variance;
        at(two, one) -= variance;
    }
    double between(std::size_t one, std::size_t two) const { return at(one, one) + at(two, two) - 2 * at(one, two); }
    SquareMatrix times(const SquareMatrix& other) const {
        SquareMatrix product(m_size);
        for (std::size_t i = 0; i < m_size; ++i)
            for (std::size_t k = 0; k < m_size; ++k)
                product.add_row(i, at(i, k), &other.m_values[k * m_size]);
        return product;
    }
    /// Of a positive definite one, by Gauss and Jordan.
    SquareMatrix inverse() const {
        SquareMatrix result = *this;
        for (std::size_t k = 0; k < m_size; ++k) {
            const double pivot = 1 / std::exchange(result.at(k, k), 1);
            for (std::size_t j = 0; j < m_size; ++j)
                result.at(k, j) *= pivot;
            for (std::size_t i = 0; i < m_size; ++i) {
                if (i == k) continue;
                const double factor = std::exchange(result.at(i, k), 0);
                result.add_row(i, -factor, &result.m_values[k * m_size]);
            }
        }
        return result;
    }

private:
    void add_row(std::size_t row, double factor, const double* other) {
        double* const own = &m_values[row * m_size];
        for (std::size_t j = 0; j < m_size; ++j)
            own[j] += factor * other[j];
    }

    std::size_t m_size;
    std::vector<double> m_values;
};

/// Of what entrants won beyond what was to be expected, from what pairs won of each deal beyond their average. Pairs
/// that have the same deals are not independent.
SquareMatrix covariance_of(const std::vector<PairScore>& scores, const std::vector<PairOfBouts>& pairs,
                           const std::vector<double>& elo, double unit) {
    SquareMatrix covariance(elo.size());
    std::map<int, std::map<std::size_t, std::vector<double>>> beyond; ///< by part and entrant, over deals
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const PairOfBouts& pair = pairs[i];
        const PairScore& score = scores[i];
        const auto one = static_cast<std::size_t>(pair.one), two = static_cast<std::size_t>(pair.two);
        if (pair.sums.alike()) { // as independent matches of these ratings
            const double share = expected_share(elo[one] - elo[two]);
            covariance.add_between(one, two, score.matches * share * (1 - share));
            continue;
        }
        if (pair.bouts.front().second->deals.empty()) {
            covariance.add_between(one, two, score.matches * score.matches * score.variance);
            continue;
        }
        const double deals = static_cast<double>(pair.sums.deals);
        const double factor = std::sqrt(deals / (deals - 1)) / unit; // the average is estimated as well
        for (const auto& [part, bout] : pair.bouts) {
            auto& own = beyond[part];
            own[one].resize(bout->deals.size());
            own[two].resize(bout->deals.size());
            for (std::size_t k = 0; k < bout->deals.size(); ++k) {
                const double more = factor * (bout->deals[k].part - pair.sums.quotient() * bout->deals[k].whole);
                own[one][k] += more;
                own[two][k] -= more;
            }
        }
    }
    for (const auto& [part, own] : beyond)
        for (auto a = own.begin(); a != own.end(); ++a)
            for (auto b = a; b != own.end(); ++b) {
                const double both = std::inner_product(a->second.begin(), a->second.end(), b->second.begin(), 0.0);
                covariance.at(a->first, b->first) += both;
                if (a != b) covariance.at(b->first, a->first) += both;
            }
    return covariance;
}

/// Of the ratings, by the sandwich of bradley_terry(): what two of them differ by is known better than each of them
/// where they have met often.
SquareMatrix variances_of(const std::vector<PairScore>& scores, const std::vector<double>& elo,
                          SquareMatrix covariance) {
    SquareMatrix information(elo.size());
    for (std::size_t i = 0; i < elo.size(); ++i) {
        const double share = expected_share(elo[i]);
        information.at(i, i) = kPrior * share * (1 - share);
        covariance.at(i, i) += kPrior / 4;
    }
    for (const PairScore& score : scores) {
        const auto one = static_cast<std::size_t>(score.one), two = static_cast<std::size_t>(score.two);
        const double share = expected_share(elo[one] - elo[two]);
        information.add_between(one, two, score.matches * share * (1 - share));
    }
    const SquareMatrix bread = information.inverse();
    return bread.times(covariance).times(bread);
}

/// The order, with the ranks it leaves open. `error`: half the 95 % interval of what two differ by.
std::vector<HillRating> ranked(std::vector<HillRating> ratings,
                               const std::function<double(std::size_t, std::size_t)>& error) {
    std::vector<std::size_t> order(ratings.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return ratings[a].value > ratings[b].value; });
    const auto between = [&](int one, int two) {
        return to_millionth(error(order[static_cast<std::size_t>(one)], order[static_cast<std::size_t>(two)]));
    };
    std::vector<double> values;
    for (const std::size_t i : order)
        values.push_back(ratings[i].value);
    const auto ranks = rank_intervals(values, [&](int one, int two) {
        const double standard = between(one, two) / normal_95();
        return standard * standard;
    });
    std::vector<HillRating> found;
    for (std::size_t place = 0; place < order.size(); ++place) {
        found.push_back(std::move(ratings[order[place]]));
        HillRating& rating = found.back();
        rating.first_place = ranks[place].best;
        rating.last_place = ranks[place].worst;
        if (place + 1 < order.size()) rating.next_error = between(static_cast<int>(place), static_cast<int>(place) + 1);
    }
    return found;
}

std::vector<HillRating> mean_ratings(const Plan& hill, std::vector<HillRating> ratings,
                                     const std::vector<PairOfBouts>& played) {
    for (HillRating& rating : ratings)
        rating.error = std::numeric_limits<double>::infinity();
    for (const PairOfBouts& own : played) {
        HillRating& rating = ratings[static_cast<std::size_t>(own.one)];
        rating.value = to_millionth((hill.entry().info().low_points ? -1 : 1) * own.sums.quotient());
        if (const Interval interval = mean_95(own.sums); interval.known())
            rating.error = to_millionth(interval.width() / 2);
    }
    const auto errors = ratings;
    return ranked(std::move(ratings),
                  [&](std::size_t one, std::size_t two) { return std::hypot(errors[one].error, errors[two].error); });
}

std::vector<HillRating> elo_ratings(const Plan& hill, std::vector<HillRating> ratings,
                                    const std::vector<PairOfBouts>& played) {
    const double unit = hill.entry().info().counting == Counting::Points ? 1 : 2; // halves of matches
    const int entrants = static_cast<int>(ratings.size());
    std::vector<PairScore> scores;
    for (const PairOfBouts& pair : played)
        scores.push_back({pair.one, pair.two, static_cast<double>(pair.sums.part) / unit,
                          static_cast<double>(pair.sums.whole) / unit, pair.sums.error() * pair.sums.error()});
    const auto elo = bradley_terry(scores, entrants, kPrior).elo;
    const SquareMatrix covariance = covariance_of(scores, played, elo, unit);
    const auto errors = bradley_terry(scores, entrants, kPrior, covariance.values()).error95;
    const SquareMatrix variances = variances_of(scores, elo, covariance);
    for (std::size_t i = 0; i < ratings.size(); ++i) {
        ratings[i].value = to_millionth(elo[i]);
        ratings[i].error = to_millionth(errors[i]);
    }
    return ranked(std::move(ratings), [&](std::size_t one, std::size_t two) {
        return normal_95() * elo_scale() * std::sqrt(std::max(0.0, variances.between(one, two)));
    });
}

} // namespace

std::vector<HillRating> hill_ratings(const Plan& hill, const std::vector<HillKey>& keys, const HillScores& scores) {
    std::vector<HillRating> ratings;
    for (const HillKey& key : keys)
        ratings.push_back({key});
    const auto played = pairs_among(keys, scores);
    return sides_of(hill) == 1 ? mean_ratings(hill, std::move(ratings), played)
                               : elo_ratings(hill, std::move(ratings), played);
}

} // namespace hilltop
