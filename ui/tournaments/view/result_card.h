// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "standings/standings_model.h"

#include <QDate>
#include <QImage>
#include <QList>
#include <QString>
#include <QStringList>

namespace hilltop {

/// A tournament's result as people show it to each other. All texts come translated.
struct CardData {
    /// An entrant's line. Shares and their 95 % intervals are in percent.
    struct Row {
        QString place; ///< "2–4"
        QString name;
        QString won; ///< "5,009"
        double share = 0;
        double low = 0;
        double high = 0;
        QString second; ///< "12,034", or empty
        QString rating; ///< "1565 ± 8", or empty
        bool highlighted = false;
    };
    QString title;    ///< "Round-robin of five bots"
    QString gameLine; ///< the game's name
    QString plan;     ///< "8 bots, 2,000 matches a pair, duplicate deals"
    QString wonTitle; ///< what `won` and `share` count: "Matches won", "Won, %"
    QString shareTitle;
    QString secondTitle; ///< empty: no such column
    QString ratingTitle; ///< as secondTitle
    QString deal;        ///< the seed as it is typed
    QString program;     ///< "Hilltop 1.0.0"
    QDate date;
    QList<Row> rows;            ///< best first
    QList<QList<double>> cross; ///< row against column in percent; negative: not played. Empty: none.
};

/// More have no cross table.
inline constexpr int kMostCrossEntrants = 12;

/// "71.3 ± 1.2"
QString shareText(const CardData::Row& row);

/// The standings of a model as they are shown now, for what else is known of the tournament.
void takeStandings(CardData& card, const StandingsModel& model);

/// 1200 px wide at scale 1, as high as it needs. Of more than twenty entrants the first twenty; up to twelve stand in a
/// heat map beside the standings, whose rows it shares, or below them where names are long.
QImage resultCard(const CardData& data, bool dark, double scale = 1);

/// The same as a table of Markdown, with all entrants.
QString resultMarkdown(const CardData& data);

} // namespace hilltop
