// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ratings/interval.h"

#include <cstdint>
#include <span>
#include <vector>

namespace hilltop {

/// Elo per unit of the logistic scale: ten times the odds are 400 points (Elo, "The Rating of Chessplayers", 1978).
double elo_scale();
/// The expected share of a player who is `elo` points stronger.
double expected_share(double elo);

/// Likelihood of superiority: the chance that the one with this share of what was won is the stronger, the prior being
/// flat; normal approximation (Chessprogramming wiki, "Match Statistics"). Draws and deals played twice count through
/// the error over deals; when all deals are alike each is one trial between even sides. 1/2 without deals.
double los(const QuotientSums& share);

/// A line of the cross table: two entrants and what the first of them won of their matches, a draw being half.
struct PairScore {
    int one = 0;
    int two = 0;
    double won = 0;
    double matches = 0;
    /// Squared standard error of won / matches as measured over deals; 0 or less: unknown, matches are independent.
    double variance = 0;
    std::int64_t deals = 0; ///< over which it was measured, and how far it is believed; 0: it is known
    double lost_by_one = 0; ///< deals in which the second won something (QuotientSums::deals_won())
    double lost_by_two = 0;
};

struct Ratings {
    std::vector<double> elo; ///< finite, mean 0 in each group of entrants connected by matches
    /// Half the 95 % interval of the distance from that mean, by Student; from the prior's mean for an entrant without
    /// matches.
    std::vector<double> error95;
    /// By these errors, but open to one side for those that won or lost nearly everything: how much stronger or weaker
    /// they are than all others the results do not tell. Beyond a cut of the order of strengths where those above lost
    /// fewer than five deals, and at most one in ten, to those below, the smaller side has no upper or lower end. (If
    /// they lost none at all, the maximum of the likelihood lies at infinity: Ford, "Solution of a ranking problem from
    /// binary comparisons", 1957.) The end that is left of one that is alone on its side is also that of the exact
    /// interval for the deals it won (Clopper and Pearson 1934), if that is nearer.
    std::vector<Interval> interval95;
    std::vector<double> freedom;    ///< degrees of freedom of the errors; 0: as many as the normal distribution
    std::vector<double> covariance; ///< entrants x entrants, of the ratings in their group, in squared Elo
    /// Of each entrant: the lowest entrant to whom matches lead from it. Ratings compare within a group alone.
    std::vector<int> group;
    bool connected = true; ///< all are one group

    /// Squared standard error of what two of a group differ by.
    double variance_between(int one, int two) const;
};

/// Ratings from the whole cross table by the model of Bradley and Terry ("Rank analysis of incomplete block designs",
/// 1952), maximum likelihood by Newton's method (compared in Hunter, "MM algorithms for generalized Bradley-Terry
/// models", 2004). Who won or lost everything stays finite because each entrant has also drawn `prior` > 0 matches
/// against a fictitious one of mean strength (Mease, "A penalized maximum likelihood approach for the ranking of
/// college football teams", 2003, with twice as much). Errors are the sandwich of White ("Maximum likelihood estimation
/// of misspecified models", 1982), so that measured variances count: deals played twice give narrower ones. Pairs may
/// be in any order and repeat; lines without matches or of an entrant against itself are skipped. 256 entrants: 40 ms.
/// `covariance`, entrants x entrants in matches, is that of what entrants won beyond what was to be expected in the
/// pairs whose variance is known; without it pairs are independent. Where all pairings play the same deals they are
/// not.
Ratings bradley_terry(std::span<const PairScore> pairs, int entrants, double prior = 1,
                      std::span<const double> covariance = {});

} // namespace hilltop
