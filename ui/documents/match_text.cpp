// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/match_text.h"

#include "documents/match_cursor.h"
#include "documents/record_names.h"

#include "records/moment_text.h"
#include "text/game_texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace hilltop {
namespace {

struct MatchTextWords {
    Q_DECLARE_TR_FUNCTIONS(Replay)
};

} // namespace

QString positionText(const Replay& replay, int position, const TableNames& names, SeatSet viewers) {
    const Table& table = replay.table(position);
    const std::string game = table.info().id;
    QStringList lines{QStringLiteral("%1: %2").arg(gameTitle(game), scoreLine(table, names))};
    lines << MatchTextWords::tr("Deal %1, position %2 of %3")
                 .arg(dealText(replay.record()))
                 .arg(position + 1)
                 .arg(replay.positions());
    for (const Phrase& line : position_lines(table, seatNames(names)))
        lines << said(line);
    std::vector<ShownCard> cards = table.shown(viewers);
    std::stable_sort(cards.begin(), cards.end(), [](const ShownCard& a, const ShownCard& b) {
        return std::tie(a.spot.zone, a.spot.seat, a.spot.place) < std::tie(b.spot.zone, b.spot.seat, b.spot.place);
    });
    for (std::size_t i = 0; i < cards.size();) {
        const Spot spot = cards[i].spot;
        QStringList faces;
        int hidden = 0;
        for (; i < cards.size() && cards[i].spot.same_zone(spot); ++i) {
            const Face face = cards[i].face;
            if (face == kHidden)
                ++hidden;
            else
                faces << cardText(table.info(), face);
        }
        if (hidden > 0) faces << MatchTextWords::tr("%1 hidden").arg(hidden);
        const QString zone = tableWord(game, table.info().zones[spot.zone].id);
        const QString owner = spot.seat == kCommon ? zone : QStringLiteral("%1, %2").arg(names.of(spot.seat), zone);
        lines << QStringLiteral("%1: %2").arg(owner, faces.join(QLatin1Char(' ')));
    }
    if (!table.over() && !table.resting())
        lines << MatchTextWords::tr("%1’s turn.").arg(names.of((*table.asked().begin()).index()));
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QString copyOf(const Replay& replay, int position, const TableNames& names, SeatSet viewers) {
    return positionText(replay, position, names, viewers) + QLatin1Char('\n') +
           QString::fromStdString(write_moment(replay.record(), position, replay.table(position).steps())) +
           QLatin1Char('\n');
}

QString copyOf(const MatchCursor& cursor) {
    return copyOf(*cursor.replay(), cursor.position(), cursor.names(), cursor.viewers());
}

} // namespace hilltop
