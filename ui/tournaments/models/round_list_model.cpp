// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/models/round_list_model.h"

#include "standings/cell_roles.h"

#include <QLocale>

#include <cmath>

namespace hilltop {

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
