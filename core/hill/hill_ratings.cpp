// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_ratings.h"

#include "base/numbers.h"
#include "ratings/elo.h"
#include "ratings/rank_intervals.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <numeric>
#include <tuple>

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
    /// With their part and season, of which all have the same deals.
    std::vector<std::pair<std::pair<int, int>, const BoutScore*>> bouts{};
};

std::vector<PairOfBouts> pairs_among(const std::vector<HillKey>& keys, const HillScores& scores) {
    std::map<HillKey, int> entrants;
    for (const HillKey& key : keys)
        entrants.emplace(key, static_cast<int>(entrants.size()));
    std::vector<PairOfBouts> pairs;
    const std::vector<HillKey>* last = nullptr; // bouts are in order of their sides
    for (const auto& [bout, score] : scores) {
        if (score.won.whole == 0 ||
            !std::all_of(bout.sides.begin(), bout.sides.end(), [&](const auto& key) { return entrants.contains(key); }))
            continue;
        if (last == nullptr || *last != bout.sides)
            pairs.push_back({entrants[bout.sides.front()], entrants[bout.sides.back()]});
        last = &bout.sides;
        pairs.back().sums.add(score.won);
        pairs.back().bouts.emplace_back(std::pair(bout.part, score.season), &score);
    }
    return pairs;
}

/// Entrants x entrants: of what entrants won beyond what was to be expected, in matches, if each pair has `weight`
/// matches. From what pairs won of each deal beyond their average; those that have the same deals are not independent.
std::vector<double> covariance_of(const std::vector<PairOfBouts>& pairs, std::size_t entrants, double weight) {
    // By part with season and by entrant, over deals.
    std::map<std::pair<int, int>, std::map<std::size_t, std::vector<double>>> beyond;
    for (const PairOfBouts& pair : pairs) {
        if (pair.sums.alike()) continue; // bradley_terry() takes them as independent matches
        const double deals = static_cast<double>(pair.sums.deals);
        const double factor = std::sqrt(deals / (deals - 1)) * weight / static_cast<double>(pair.sums.whole);
        for (const auto& [part, bout] : pair.bouts) {
            auto& own = beyond[part];
            std::vector<double>&one = own[at(pair.one)], &two = own[at(pair.two)];
            one.resize(std::max(one.size(), bout->deals.size())); // fewer where a bot has fallen out
            two.resize(std::max(two.size(), bout->deals.size()));
            for (std::size_t k = 0; k < bout->deals.size(); ++k) {
                const double more = factor * (bout->deals[k].part - pair.sums.quotient() * bout->deals[k].whole);
                one[k] += more;
                two[k] -= more;
            }
        }
    }
    std::vector<double> covariance(entrants * entrants);
    for (const auto& [part, own] : beyond)
        for (auto a = own.begin(); a != own.end(); ++a)
            for (auto b = a; b != own.end(); ++b) {
                const auto shared = static_cast<std::ptrdiff_t>(std::min(a->second.size(), b->second.size()));
                const double both =
                    std::inner_product(a->second.begin(), a->second.begin() + shared, b->second.begin(), 0.0);
                covariance[a->first * entrants + b->first] += both;
                if (a != b) covariance[b->first * entrants + a->first] += both;
            }
    return covariance;
}

/// The order, those without matches last, with the ranks it leaves open. `difference` is asked for those with matches.
std::vector<HillRating> ranked(std::vector<HillRating> ratings,
                               const std::function<Difference(std::size_t, std::size_t)>& difference) {
    std::vector<std::size_t> order(ratings.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return std::pair(ratings[a].played, ratings[a].value) > std::pair(ratings[b].played, ratings[b].value);
    });
    const auto known = static_cast<int>(
        std::count_if(ratings.begin(), ratings.end(), [](const HillRating& rating) { return rating.played; }));
    const auto between = [&](int one, int two) { return difference(order[at(one)], order[at(two)]); };
    const auto ranks = rank_intervals(known, between);
    std::vector<HillRating> found;
    for (std::size_t place = 0; place < order.size(); ++place) {
        found.push_back(std::move(ratings[order[place]]));
        HillRating& rating = found.back();
        const int next = static_cast<int>(place) + 1;
        rating.first_place = next <= known ? ranks[place].best : known + 1;
        rating.last_place = next <= known ? ranks[place].worst : static_cast<int>(order.size());
        if (next < known) {
            const Difference here = between(next - 1, next);
            rating.next_error = to_millionth(student_95(here.freedom) * std::sqrt(here.variance));
        } else {
            rating.next_error = std::numeric_limits<double>::infinity();
        }
    }
    return found;
}

/// How far two entrants are usually apart, as a part of the standard deviation of what one of them wins in a match.
constexpr double kUsuallyApart = 0.3;
/// The same in Elo, for matches that are won or lost.
constexpr double kUsuallyApartElo = 100;

std::vector<HillRating> mean_ratings(const Plan& hill, std::vector<HillRating> ratings,
                                     const std::vector<PairOfBouts>& pairs) {
    std::vector<const QuotientSums*> sums(ratings.size());
    for (HillRating& rating : ratings)
        rating.interval = mean_95({});
    for (const PairOfBouts& own : pairs) {
        HillRating& rating = ratings[at(own.one)];
        sums[at(own.one)] = &own.sums;
        rating.played = true;
        rating.value = to_millionth((hill.entry().info().low_points ? -1 : 1) * own.sums.quotient());
        if (const Interval interval = mean_95(own.sums); interval.known())
            rating.interval = {rating.value - interval.width() / 2, rating.value + interval.width() / 2};
    }
    for (HillRating& rating : ratings)
        rating.error = to_millionth(rating.interval.width() / 2);
    const auto values = ratings;
    return ranked(std::move(ratings), [&](std::size_t one, std::size_t two) {
        Difference difference{.value = values[one].value - values[two].value};
        for (const std::size_t i : {one, two}) {
            const QuotientSums& own = *sums[i];
            const double variance = own.alike() ? std::numeric_limits<double>::infinity() : own.error() * own.error();
            const auto freedom = static_cast<double>(own.deals - 1);
            difference.variance += variance;
            difference.expected +=
                kUsuallyApart * kUsuallyApart * variance * static_cast<double>(std::max<std::int64_t>(own.deals, 1));
            difference.freedom = difference.freedom > 0 ? std::min(difference.freedom, freedom) : freedom;
        }
        return difference;
    });
}

/// What a version won at its tables by lot, together at those that are one observation.
struct AtTables {
    std::map<std::tuple<int, int, std::size_t>, BoutScore::Won> won{}; ///< by part, season, and table with own deals
    QuotientSums sums{};
};

std::vector<AtTables> won_at_tables(const Plan& hill, const std::vector<HillKey>& keys, const HillScores& scores,
                                    const LotTables* lots) {
    std::map<HillKey, std::size_t> entrants;
    for (const HillKey& key : keys)
        entrants.emplace(key, entrants.size());
    std::vector<AtTables> all(keys.size());
    std::size_t table = 0;
    for (const auto& [bout, score] : scores) {
        ++table;
        if (!std::ranges::all_of(bout.sides, [&](const auto& key) { return entrants.contains(key); })) continue;
        if (lots != nullptr && !lots->has(bout)) continue;
        for (std::size_t side = 0; side < score.seats.size(); ++side) {
            if (score.seats[side].whole == 0) continue;
            auto& won = all[entrants[bout.sides[side]]].won[{bout.part, score.season, hill.duplicate ? 0 : table}];
            won.part += score.seats[side].part;
            won.whole += score.seats[side].whole;
        }
    }
    for (AtTables& own : all)
        for (const auto& [where, won] : own.won)
            own.sums.add(won.part, won.whole);
    return all;
}

/// The square of the standard error of the difference of two versions' quotients, over observations: of a table at
/// which both sat what they won goes together (linearization: Cochran, "Sampling Techniques", 1977, 6.4).
double variance_between(const AtTables& one, const AtTables& two) {
    const auto residual = [](const AtTables& own, const BoutScore::Won& won) {
        return (static_cast<double>(won.part) - own.sums.quotient() * static_cast<double>(won.whole)) /
               static_cast<double>(own.sums.whole);
    };
    double sum = 0;
    for (const auto& [where, won] : one.won) {
        const auto other = two.won.find(where);
        const double apart = residual(one, won) - (other == two.won.end() ? 0 : residual(two, other->second));
        sum += apart * apart;
    }
    for (const auto& [where, won] : two.won)
        if (!one.won.contains(where)) sum += residual(two, won) * residual(two, won);
    const auto fewest = static_cast<double>(std::min(one.sums.deals, two.sums.deals));
    return fewest > 1 ? sum * fewest / (fewest - 1) : std::numeric_limits<double>::infinity();
}

std::vector<HillRating> table_ratings(const Plan& hill, std::vector<HillRating> ratings,
                                      const std::vector<AtTables>& tables) {
    const Info& game = hill.entry().info();
    const bool means = game.counting == Counting::Mean;
    const double scale = (means ? 1 : 100) * (game.low_points && means ? -1 : 1);
    // Where a share was the same at all tables, nothing but their number says how far it may be from the truth.
    const auto unseen = [&](const QuotientSums& sums) {
        const double error = share_95(sums).width() / 2 / normal_95();
        return !sums.alike() ? 0 : means ? std::numeric_limits<double>::infinity() : error * error;
    };
    for (std::size_t i = 0; i < ratings.size(); ++i) {
        const QuotientSums& sums = tables[i].sums;
        ratings[i].played = sums.whole > 0;
        const Interval interval = !ratings[i].played ? mean_95({}) : means ? mean_95(sums) : share_95(sums);
        const auto ends = std::minmax({scale * interval.low, scale * interval.high});
        ratings[i].interval = {to_millionth(ends.first), to_millionth(ends.second)};
        ratings[i].error = to_millionth(ratings[i].interval.width() / 2);
        if (ratings[i].played) ratings[i].value = to_millionth(scale * sums.quotient());
    }
    const auto values = ratings;
    return ranked(std::move(ratings), [&](std::size_t one, std::size_t two) {
        const QuotientSums &a = tables[one].sums, &b = tables[two].sums;
        Difference difference{.value = values[one].value - values[two].value,
                              .variance =
                                  scale * scale * (variance_between(tables[one], tables[two]) + unseen(a) + unseen(b)),
                              .freedom = static_cast<double>(std::min(a.deals, b.deals) - 1)};
        for (const QuotientSums* sums : {&a, &b}) // as far as one observation usually lies from the next
            difference.expected += scale * scale * (sums->error() * sums->error() + unseen(*sums)) *
                                   static_cast<double>(std::max<std::int64_t>(sums->deals, 1));
        difference.variance = to_millionth(difference.variance);
        return difference;
    });
}

std::vector<HillRating> elo_ratings(const Plan& hill, std::vector<HillRating> ratings,
                                    const std::vector<PairOfBouts>& pairs) {
    const double unit = hill.entry().info().counting == Counting::Points ? 1 : 2; // halves of matches
    double whole = 0;
    bool share_deals = false;
    for (const PairOfBouts& pair : pairs) {
        whole += static_cast<double>(pair.sums.whole);
        share_deals = share_deals || !pair.bouts.front().second->deals.empty();
    }
    const double weight = std::max(1.0, whole / unit / static_cast<double>(std::max<std::size_t>(1, pairs.size())));
    std::vector<PairScore> scores;
    for (const PairOfBouts& pair : pairs) {
        for (const int entrant : {pair.one, pair.two})
            ratings[at(entrant)].played = true;
        scores.push_back({pair.one, pair.two, weight * pair.sums.quotient(), weight,
                          pair.sums.error() * pair.sums.error(), pair.sums.deals, pair.sums.turned().deals_won(),
                          pair.sums.deals_won()});
    }
    const auto covariance = share_deals ? covariance_of(pairs, ratings.size(), weight) : std::vector<double>();
    const Ratings elo = bradley_terry(scores, static_cast<int>(ratings.size()), kPrior, covariance);
    for (std::size_t i = 0; i < ratings.size(); ++i) {
        ratings[i].value = ratings[i].played ? to_millionth(elo.elo[i]) : 0;
        const Interval interval = ratings[i].played ? elo.interval95[i] : mean_95({});
        ratings[i].interval = {to_millionth(interval.low), to_millionth(interval.high)};
        ratings[i].error = to_millionth(interval.width() / 2);
    }
    const auto values = ratings;
    return ranked(std::move(ratings), [&](std::size_t one, std::size_t two) {
        return Difference{.value = values[one].value - values[two].value,
                          .variance = to_millionth(elo.variance_between(static_cast<int>(one), static_cast<int>(two))),
                          .freedom = std::min(elo.freedom[one], elo.freedom[two]),
                          .expected = kUsuallyApartElo * kUsuallyApartElo};
    });
}

} // namespace

std::vector<HillRating> hill_ratings(const Plan& hill, const std::vector<HillKey>& keys, const HillScores& scores,
                                     const LotTables* lots) {
    std::vector<HillRating> ratings;
    for (const HillKey& key : keys)
        ratings.push_back({key});
    if (hill.tables > 0) return table_ratings(hill, std::move(ratings), won_at_tables(hill, keys, scores, lots));
    const auto pairs = pairs_among(keys, scores);
    return sides_of(hill) == 1 ? mean_ratings(hill, std::move(ratings), pairs)
                               : elo_ratings(hill, std::move(ratings), pairs);
}

} // namespace hilltop
