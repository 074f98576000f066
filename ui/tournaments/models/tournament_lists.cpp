// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/models/tournament_lists.h"

#include "standings/marked_cells.h"
#include "text/fault_texts.h"
#include "text/number_texts.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
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

namespace {

/// Halves as they are, whole ones without a point.
QString scoreText(double score) {
    return QLocale().toString(score, 'f', std::abs(score - std::round(score)) > 0.01 ? 1 : 0);
}

} // namespace

TableContent RoundListModel::of(Format format, const std::vector<hilltop::Round>& rounds, const QStringList& names) {
    TableContent content{{{tr("Round"), false},
                          {tr("Bot"), false},
                          {tr("Score"), false, {}, true},
                          {tr("Against"), false},
                          {tr("Result"), false}},
                         {}};
    int number = 0;
    for (std::size_t round = 0; round < rounds.size(); ++round) {
        QString title = rounds[round].kind == hilltop::Round::Kind::Ranking
                            ? tr("Ranking")
                            : tr("Round %1").arg(QLocale().toString(++number));
        const auto add = [&](int one, int two, const QString& score, const QString& result) {
            TableContent::Row row{std::exchange(title, QString()), names[one], score, two < 0 ? tr("bye") : names[two],
                                  result};
            row[Round].more = {{OneRole, one}, {TwoRole, two}, {StrongRole, true}};
            row[State].more[QuietRole] = true;
            if (two < 0) row[Two].more[QuietRole] = true;
            content.rows.push_back(std::move(row));
            content.keys.push_back((static_cast<qint64>(round) << 32) + (qint64{one} << 16) + two);
        };
        for (const Meeting& meeting : rounds[round].meetings) {
            const bool played = meeting.score[0] + meeting.score[1] > 0;
            add(meeting.one, meeting.two,
                played ? tr("%1 – %2").arg(scoreText(meeting.score[0]), scoreText(meeting.score[1])) : QString(),
                meeting.winner >= 0 ? tr("%1 won").arg(names[meeting.winner == 0 ? meeting.one : meeting.two])
                : played            ? tr("not decided")
                                    : tr("to be played"));
            // Winners are marked by more than colour: the last column says it in words.
            if (meeting.winner >= 0) content.rows.back()[meeting.winner == 0 ? One : Two].more[StrongRole] = true;
        }
        for (const std::uint16_t bye : rounds[round].byes)
            add(bye, -1, {}, format == Format::Swiss ? tr("counts as won") : tr("advances"));
    }
    return content;
}

} // namespace hilltop
