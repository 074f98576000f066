// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/outcome_texts.h"

#include "documents/record_names.h"
#include "profile/own_results.h"
#include "registry/registry.h"

#include <QCoreApplication>

#include <algorithm>

namespace hilltop {
namespace {

struct OutcomeWords {
    Q_DECLARE_TR_FUNCTIONS(Outcomes)
};

constexpr std::size_t kEachTold = 3; ///< with more seats of one name, the least and the most points are shown

const std::vector<int>& toldPoints(const Info& info, const RecordResult& result) {
    return info.second != nullptr ? result.second : result.points;
}

} // namespace

QString resultText(const std::string& game, const RecordResult& result, int seat) {
    const Info& info = find_game(game)->info();
    const std::vector<int>& points = toldPoints(info, result);
    const auto at = [&](std::size_t place) { return QString::number(points[place % points.size()]); };
    const auto mine = static_cast<std::size_t>(seat);
    const bool two = points.size() == 2 || (info.teams && points.size() == 4);
    return info.cooperative || !two ? at(mine) : QStringLiteral("%1 – %2").arg(at(mine), at(mine + 1));
}

QString recordPoints(const Record& record) {
    const Info& info = find_game(record.game)->info();
    const std::vector<int>& points = toldPoints(info, *record.result);
    const auto groups = seatGroups(record);
    const bool sides = info.teams && groups.size() == 2 && record.seats.size() == 4;
    QStringList each;
    for (const SeatGroup& group : groups) {
        std::vector<int> own;
        for (const std::size_t seat : group.seats)
            own.push_back(points[seat % points.size()]);
        if (info.cooperative) return QString::number(own.front());
        if (sides) own.resize(1); // partners share them
        if (own.size() > kEachTold) {
            const auto [least, most] = std::minmax_element(own.begin(), own.end());
            each << (*least == *most ? QString::number(*least)
                                     : OutcomeWords::tr("%1 to %2", "points").arg(*least).arg(*most));
            continue;
        }
        for (const int value : own)
            each << QString::number(value);
    }
    return each.join(QStringLiteral(" – "));
}

QString outcomeText(const Record& record, int seat) {
    switch (own_outcome(record, seat)) {
    case OwnOutcome::Won:
        return OutcomeWords::tr("Won");
    case OwnOutcome::Drawn:
        return record.result->winners.empty() ? OutcomeWords::tr("Drawn") : OutcomeWords::tr("Shared");
    case OwnOutcome::Lost:
        break;
    }
    return OutcomeWords::tr("Lost");
}

QString outcomeText(const std::string& game, const RecordResult& result, int seat) {
    Record ended;
    ended.game = game;
    ended.result = result;
    return outcomeText(ended, seat);
}

} // namespace hilltop
