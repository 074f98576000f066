// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/models/fault_list_model.h"

#include "standings/cell_roles.h"
#include "text/fault_texts.h"
#include "text/number_texts.h"

#include <QLocale>

#include <algorithm>
#include <limits>

namespace hilltop {

namespace {

/// Of what a bot wrote, in a tip: its end says what went wrong.
constexpr qsizetype kMostOfOutput = 800;

} // namespace

TableContent FaultListModel::of(const QList<FaultRow>& rows) {
    TableContent content{{{tr("Bot"), false}, {tr("Fault"), false}, {tr("Count")}, {tr("Last"), false}, {tr("Time")}},
                         {}};
    for (const FaultRow& fault : rows) {
        const QString match = numberFrom1(fault.match);
        TableContent::Row row{fault.bot, faultName(fault.fault), QLocale().toString(fault.count),
                              fault.decision < 0 ? tr("match %1, start").arg(match)
                                                 : tr("match %1, decision %2").arg(match, numberFrom1(fault.decision)),
                              fault.time};
        row[Kind].more = {{IconNameRole, QStringLiteral("warning")}, {WarnRole, true}};
        row[Last].more[QuietRole] = row[Time].more[QuietRole] = true;
        for (TableContent::Cell& cell : row) {
            cell.more.insert({{MatchRole, fault.match},
                              {DecisionRole, fault.decision},
                              {Qt::AccessibleDescriptionRole, fault.output}});
            if (!fault.output.isEmpty())
                cell.more[Qt::ToolTipRole] = tr("Output:\n%1").arg(fault.output.right(kMostOfOutput).trimmed());
        }
        content.rows.push_back(std::move(row));
        content.keys.push_back(qint64{fault.entrant} * kFaults + static_cast<int>(fault.fault));
    }
    return content;
}

int FaultListModel::faults(const QList<FaultRow>& rows) {
    qint64 sum = 0;
    for (const FaultRow& row : rows)
        sum += row.count;
    return static_cast<int>(std::min<qint64>(sum, std::numeric_limits<int>::max()));
}

} // namespace hilltop
