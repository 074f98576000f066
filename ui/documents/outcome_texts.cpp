// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/outcome_texts.h"

#include "registry/registry.h"
#include "store/own_results.h"

#include <QCoreApplication>

namespace hilltop {
namespace {

struct OutcomeWords {
    Q_DECLARE_TR_FUNCTIONS(Outcomes)
};

} // namespace

QString resultText(const std::string& game, const RecordResult& result, int seat) {
    const Info& info = find_game(game)->info();
    const auto& points = info.second != nullptr ? result.second : result.points;
    const auto at = [&](std::size_t place) { return QString::number(points[place % points.size()]); };
    const auto mine = static_cast<std::size_t>(seat);
    const bool two = points.size() == 2 || (info.teams && points.size() == 4);
    return info.cooperative || !two ? at(mine) : QStringLiteral("%1 – %2").arg(at(mine), at(mine + 1));
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
