// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/setup/tournament_notes.h"

#include "text/game_texts.h"
#include "text/number_texts.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace hilltop {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TournamentNotes)
};

QString decimal(double value, int places) {
    return QLocale().toString(value, 'f', places);
}

QString orderOf(const Plan& plan) {
    const Info& game = plan.entry().info();
    if (plan.format == Format::Knockout || plan.format == Format::Cup)
        return Words::tr("Order: round reached. ± is the 95 % interval.");
    if (plan.format == Format::Swiss)
        return Words::tr("Order: fixtures won, then opponents’ score. ± is the 95 % interval.");
    const QString second = game.second == nullptr ? QString() : tableWord(plan.game, game.second);
    switch (game.counting) {
    case Counting::Matches:
        return second.isEmpty() ? Words::tr("Contest order: matches won. ± is the 95 % interval.")
                                : Words::tr("Contest order: matches won, then %1. ± is the 95 % interval.").arg(second);
    case Counting::Points:
        return second.isEmpty() ? Words::tr("Contest order: points. ± is the 95 % interval.")
                                : Words::tr("Contest order: %1. ± is the 95 % interval.").arg(second);
    case Counting::SharedWins:
        return Words::tr("Contest order: matches won, including shared wins. ± is the 95 % interval.");
    case Counting::Mean:
        break;
    }
    return Words::tr("Contest order: mean points. ± is the 95 % interval.");
}

QString sprtText(const Plan& plan, const QStringList& names, const SprtState& sprt) {
    const QString state = Words::tr("SPRT of Elo %1 against %2: LLR %3 between %4 and %5")
                              .arg(decimal(plan.stop.elo0, 0), decimal(plan.stop.elo1, 0), decimal(sprt.llr, 2),
                                   decimal(sprt.bounds.low, 2), decimal(sprt.bounds.high, 2));
    switch (sprt.verdict) {
    case SprtVerdict::AcceptH1:
        return Words::tr("%1. Accepted: %2 is stronger by at least Elo %3.")
            .arg(state, names[0], decimal(plan.stop.elo1, 0));
    case SprtVerdict::AcceptH0:
        return Words::tr("%1. Accepted: %2 is stronger by at most Elo %3.")
            .arg(state, names[0], decimal(plan.stop.elo0, 0));
    case SprtVerdict::Running:
        break;
    }
    return Words::tr("%1. Not decided yet.").arg(state);
}

/// First is who is likelier to be the stronger one.
QString losText(const QStringList& names, double los) {
    const double likely = std::max(los, 1 - los);
    if (likely < 0.5005) return Words::tr("Both are equally likely to be stronger.");
    const int first = los < 0.5 ? 1 : 0;
    return strongerText(names[first], names[1 - first], likely);
}

QString circleText(const QStringList& names, const Statistics& statistics) {
    QStringList circle, mix;
    for (const int entrant : statistics.circle)
        circle << names[entrant];
    circle << circle.front();
    for (qsizetype i = 0; i < names.size(); ++i)
        if (const double part = statistics.entrants[static_cast<std::size_t>(i)].mix; part >= 0.005)
            mix << Words::tr("%1 %2 %").arg(names[i], decimal(100 * part, 0));
    return Words::tr("A circle: %1. The unbeatable mix: %2.")
        .arg(circle.join(QStringLiteral(" > ")), mix.join(QStringLiteral(", ")));
}

} // namespace

QStringList standingsNotes(const Plan& plan, const QStringList& names, const Statistics* statistics) {
    QStringList notes{orderOf(plan)};
    if (statistics == nullptr) return notes;
    if (statistics->sprt) notes << sprtText(plan, names, *statistics->sprt);
    if (statistics->los) notes << losText(names, *statistics->los);
    if (plan.duplicate && statistics->saved > 0)
        notes << Words::tr("Duplicate deals saved %1 matches.").arg(QLocale().toString(qlonglong{statistics->saved}));
    if (!statistics->circle.empty()) notes << circleText(names, *statistics);
    return notes;
}

} // namespace hilltop
