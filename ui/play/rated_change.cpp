// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/rated_change.h"

#include "profile/rated_ledger.h"
#include "registry/registry.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace hilltop {
namespace {

constexpr double kMovesQuickly = 110; ///< deviation from which on a rating is a guess

struct RatedChangeWords {
    Q_DECLARE_TR_FUNCTIONS(hilltop::RatedChangeWords)
};

QString wholePercent(double part) {
    return RatedChangeWords::tr("%1 %").arg(QLocale().toString(std::round(100 * part), 'f', 0));
}

QString wholeRating(double rating) {
    return QLocale().toString(std::round(rating), 'f', 0);
}

} // namespace

std::optional<RatedChange> ratedChange(const std::string& folder, const Record& match, std::int64_t since) {
    if (!match.rated) return {};
    const GameEntry* game = find_game(match.game);
    const bool together = game != nullptr && game->info().cooperative;
    if (rated_games(match).empty()) return RatedChange{{}, {}, {}, together};
    const auto matches = RatedLedger(folder).read().matches;
    const auto last =
        std::find_if(matches.rbegin(), matches.rend(), [&](const RatedMatch& one) { return one.game == match.game; });
    if (last == matches.rend() || last->played < since) return {};
    RatedChange change{{}, {}, last->games, together};
    for (const OwnRating& rating : own_ratings(matches)) {
        if (rating.game != match.game) continue;
        change.after = rating.now;
        if (rating.course.size() > 1) change.before = rating.course[rating.course.size() - 2];
    }
    return change;
}

QString changeText(const RatedChange& change) {
    if (change.games.empty()) return RatedChangeWords::tr("Your rating stays as it was");
    const auto by = std::lround(change.after.rating) - std::lround(change.before.rating);
    const QString sign = by > 0   ? QStringLiteral("+%1")
                         : by < 0 ? QStringLiteral("\u2212%1")
                                  : QStringLiteral("\u00b1%1");
    return RatedChangeWords::tr("Rating: %1 \u2192 %2 (%3)", "before, after, difference")
        .arg(wholeRating(change.before.rating), wholeRating(change.after.rating),
             sign.arg(QLocale().toString(static_cast<qlonglong>(std::abs(by)))));
}

QString changeText(const RatedChange& change, double part) {
    RatedChange now = change;
    now.after.rating = change.before.rating + (change.after.rating - change.before.rating) * part;
    return changeText(now);
}

QString changeReason(const RatedChange& change) {
    if (change.games.empty())
        return RatedChangeWords::tr("The strength of your own bots is unknown, so the match doesn’t count.");
    double expected = 0, scored = 0, opponents = 0, weight = 0;
    for (const GlickoGame& game : change.games) {
        expected += game.weight * expected_score(change.before, game);
        scored += game.weight * game.score;
        opponents += game.weight * game.rating;
        weight += game.weight;
    }
    const QString wish = wholePercent(expected / weight), came = wholePercent(scored / weight);
    const QString why =
        change.together
            ? RatedChangeWords::tr("Against a team of bots with the same cards, %1 was expected of you. You scored %2.")
                  .arg(wish, came)
            : RatedChangeWords::tr("Against a rating of %1, %2 was expected of you. You scored %3.")
                  .arg(wholeRating(opponents / weight), wish, came);
    if (change.before.deviation < kMovesQuickly) return why;
    return RatedChangeWords::tr("%1 A new rating moves quickly.").arg(why);
}

} // namespace hilltop
