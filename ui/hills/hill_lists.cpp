// SPDX-License-Identifier: GPL-3.0-or-later
#include "hills/hill_lists.h"

#include "hills/hill_words.h"
#include "standings/marked_cells.h"
#include "style/panel.h"
#include "text/number_texts.h"
#include "text/shown_name.h"

#include <QDateTime>
#include <QLocale>

#include <map>

namespace hilltop {

TableContent HillStandingsModel::of(const HillState& hill) {
    const Info& game = hill.plan.entry().info();
    TableContent content{
        {{tr("Place")},
         {tr("Bot"), false},
         {tr("Version")},
         {ratingTitle(hill), true, tr("From all matches of the bots that play, with half its 95 % interval")},
         {tr("Contest place"), true, tr("By the contest’s own score, in the matches that all bots have played")},
         {game.cooperative                    ? tr("Perfect, %")
          : game.counting == Counting::Points ? tr("Points, %")
                                              : tr("Won, %")},
         {tr("Matches")}},
        {}};
    std::vector<StandingsRow> lines(hill.table.rows.size()); // by entrant
    for (const StandingsRow& line : hill.table.course.standings().rows())
        lines[static_cast<std::size_t>(line.entrant)] = line;
    const QLocale locale;
    for (const HillRow& bot : hill.table.rows) {
        const StandingsRow& played = lines[bot.entrant];
        TableContent::Row row(Columns);
        row[Bot] = shownName(QString::fromStdString(bot.key.name));
        row[Version] = locale.toString(bot.key.version);
        row[Matches] = locale.toString(qlonglong{played.matches});
        if (played.matches > 0) {
            const QString place = locale.toString(bot.place), error = errorText(bot.error);
            const QString rating = ratingText(hill, bot.rating);
            row[Place] = bot.first_place == bot.last_place
                             ? place
                             : tr("%1 (%2–%3)", "place, range")
                                   .arg(place, locale.toString(bot.first_place), locale.toString(bot.last_place));
            const QString open = hill.paired() ? openEloText(bot.interval) : QString();
            row[Rating] = !open.isEmpty() ? open : error.isEmpty() ? rating : tr("%1 ± %2").arg(rating, error);
            row[ContestPlace] = locale.toString(bot.contest_place);
            row[Score] = locale.toString(100 * played.share, 'f', 1);
        }
        if (bot.first_place != bot.last_place)
            row[Place].more[Qt::ToolTipRole] = tr("The 95 % interval of its place is in brackets");
        row[Rating].more[StrongRole] = true;
        row[Version].more[QuietRole] = row[Matches].more[QuietRole] = true;
        for (std::size_t column = 0; column < row.size(); ++column)
            if (TableContent::Cell& cell = row[column]; !cell.text.isEmpty())
                cell.more[Qt::AccessibleTextRole] =
                    tr("%1: %2", "title of the column, cell").arg(content.columns[column].title, cell.text);
        content.rows.push_back(std::move(row));
    }
    return content;
}

TableContent HillLogModel::of(const HillState& hill) {
    TableContent content{{{tr("Date"), false}, {tr("Event"), false}, {tr("Bot"), false}, {tr("Details"), false}}, {}};
    for (auto event = hill.log.rbegin(); event != hill.log.rend(); ++event) {
        const QDateTime date = QDateTime::fromMSecsSinceEpoch(event->date);
        const HillVersion& version = event->version;
        TableContent::Row row{QLocale().toString(date.date(), QLocale::ShortFormat), eventWord(*event),
                              version.key.name.empty() ? QString() : versionName(version.key),
                              eventDetails(hill, *event)};
        row[Date].more = {{QuietRole, true}, {Qt::ToolTipRole, QLocale().toString(date, QLocale::LongFormat)}};
        if (!version.link.empty()) row[Bot].more[Qt::ToolTipRole] = plainTip(QString::fromStdString(version.link));
        content.rows.push_back(std::move(row));
    }
    return content;
}

void HillMatchModel::assign(const Plan& plan, std::vector<HillMatch> matches) {
    beginResetModel();
    m_matches = std::move(matches);
    m_shown.clear();
    QStringList names;
    std::map<HillKey, std::uint16_t> entrants; // at tables by lot others sit in each bout
    for (const HillMatch& match : m_matches) {
        m_shown.push_back(match.played);
        for (std::uint16_t& side : m_shown.back().by_seat) {
            const HillKey& key = match.bout.sides[side];
            const auto [entrant, is_new] = entrants.emplace(key, static_cast<std::uint16_t>(names.size()));
            if (is_new) names << versionName(key);
            side = entrant->second;
        }
    }
    m_matches.empty() ? listNone() : list(plan, names);
    endResetModel();
}

int HillMatchModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_matches.size());
}

QString HillMatchModel::number(int row) const {
    return numberFrom1(row);
}

QString HillMatchModel::deal(const PlayedMatch& match) const {
    return numberFrom1(static_cast<qint64>(match.deal));
}

} // namespace hilltop
