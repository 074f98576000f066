// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/cards_results_model.h"

#include "documents/outcome_texts.h"
#include "documents/record_names.h"
#include "style/theme.h"
#include "text/game_texts.h"
#include "text/number_texts.h"

#include <QDateTime>
#include <QLocale>

namespace hilltop {

TableContent CardsResultsModel::of(const std::vector<CardsResult>& rows, const std::string& game, int seat) {
    const auto name = [&](const RecordSeat& one) {
        if (!one.name.empty()) return QString::fromStdString(one.name);
        return one.bot == kPerson ? tr("You") : botName(game, one.bot);
    };
    const auto where = [](const CardsResult& row) {
        if (row.mine) return tr("this match");
        if (!row.file.empty()) return tr("match %1").arg(numberFrom1(static_cast<qint64>(row.match)));
        return row.played > 0 ? QLocale().toString(QDateTime::fromSecsSinceEpoch(row.played), QLocale::ShortFormat)
                              : QStringLiteral("–");
    };
    TableContent content{{{tr("Rank")},
                          {tr("Played by"), false},
                          {tr("The others"), false},
                          {tr("Result"), false},
                          {QString()},
                          {tr("Played")}},
                         {}};
    for (const CardsResult& result : rows) {
        QStringList names;
        for (const RecordSeat& one : result.seats)
            names << name(one);
        const QString who = names.takeAt(seat);
        TableContent::Row row{QLocale().toString(result.rank),
                              who,
                              withTimes(names).join(QStringLiteral(", ")),
                              outcomeText(game, result.result, seat),
                              resultText(game, result.result, seat),
                              where(result)};
        for (TableContent::Cell& cell : row) {
            cell.more[Qt::ToolTipRole] = cell.text;
            if (result.mine) cell.more[Qt::FontRole] = textFont(TextSize::Text, true);
        }
        content.rows.push_back(std::move(row));
    }
    return content;
}

} // namespace hilltop
