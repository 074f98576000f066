// SPDX-License-Identifier: GPL-3.0-or-later
#include "standings/standings_model.h"

#include "game/hosted_bot.h"
#include "text/error_texts.h"
#include "text/game_texts.h"
#include "text/number_texts.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

namespace hilltop {

namespace {

bool same(const StandingsRow& a, const StandingsRow& b) {
    return a.place == b.place && a.matches == b.matches && a.wins == b.wins && a.draws == b.draws &&
           a.points == b.points && a.second == b.second && a.faults == b.faults && a.faulty == b.faulty &&
           a.disqualified == b.disqualified && a.out == b.out;
}

QString percent(double share) {
    return QLocale().toString(100 * share, 'f', 1);
}

/// Half the width; never "0.0".
QString halfWidth(const Interval& interval) {
    const double half = 50 * (interval.high - interval.low);
    return QLocale().toString(half, 'f', half < 0.1 ? 2 : 1);
}

} // namespace

void StandingsModel::begin(const Plan& plan, const QStringList& names) {
    beginResetModel();
    m_names = names;
    m_programs.clear();
    for (const std::string& bot : plan.bots) {
        const auto spec = hosted_spec(plan.entry(), bot);
        m_programs
            << (spec ? tr("%1, %2", "language, file").arg(hostedLanguage(bot), QString::fromStdString(spec->target))
                     : QString());
    }
    m_game = &plan.entry().info();
    const bool points = m_game->counting != Counting::Matches;
    m_second = m_game->second != nullptr ? tableWord(plan.game, m_game->second)
               : points                  ? tableWord(plan.game, "points")
                                         : QString();
    if (!m_second.isEmpty()) m_second[0] = m_second[0].toUpper();
    m_rows.clear();
    m_ratings.clear();
    m_luck.clear();
    m_columns = {Place, Bot, Won, Share, Bar};
    if (!m_second.isEmpty()) m_columns.push_back(Second);
    m_ranges = false;
    for (int entrant = 0; entrant < names.size(); ++entrant)
        m_rows.push_back({.entrant = entrant});
    m_low = 0;
    m_high = 100;
    endResetModel();
    emit axisChanged();
}

void StandingsModel::assign(const Standings& standings) {
    const auto rows = standings.rows();
    Q_ASSERT(rows.size() == m_rows.size());
    for (std::size_t to = 0; to < rows.size(); ++to) {
        std::size_t from = to;
        while (m_rows[from].entrant != rows[to].entrant)
            ++from;
        if (from == to) continue;
        beginMoveRows({}, static_cast<int>(from), static_cast<int>(from), {}, static_cast<int>(to));
        const auto first = m_rows.begin();
        std::rotate(first + static_cast<std::ptrdiff_t>(to), first + static_cast<std::ptrdiff_t>(from),
                    first + static_cast<std::ptrdiff_t>(from) + 1);
        endMoveRows();
    }
    int first = -1, last = -1;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (same(rows[row], m_rows[row])) continue;
        m_rows[row] = rows[row];
        if (first < 0) first = static_cast<int>(row);
        last = static_cast<int>(row);
    }
    if (first >= 0) emit dataChanged(index(first, 0), index(last, columnCount() - 1));
    fitAxis();
}

void StandingsModel::setRatings(const std::vector<EntrantRating>& ratings) {
    m_ratings = ratings;
    const bool ranges = std::exchange(
        m_ranges, std::any_of(ratings.begin(), ratings.end(), [](const auto& r) { return r.last > r.first; }));
    const bool rated = std::any_of(ratings.begin(), ratings.end(), [](const auto& r) { return r.rating.has_value(); });
    showColumn(Rating, rated);
    if (!m_rows.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    if (ranges != m_ranges) emit rangesChanged();
}

void StandingsModel::setLuck(const std::vector<EntrantLuck>& luck, const QString& counts) {
    m_luck = luck;
    m_luckCounts = counts;
    showColumn(Adjusted, !luck.empty());
    showColumn(Worth, std::any_of(luck.begin(), luck.end(), [](const auto& one) { return !one.worth.isEmpty(); }));
    if (!m_rows.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void StandingsModel::showColumn(Column kind, bool shown) {
    const auto place = std::lower_bound(m_columns.begin(), m_columns.end(), kind);
    const bool there = place != m_columns.end() && *place == kind;
    const int column = static_cast<int>(place - m_columns.begin());
    if (shown && !there) {
        beginInsertColumns({}, column, column);
        m_columns.insert(place, kind);
        endInsertColumns();
    } else if (!shown && there) {
        beginRemoveColumns({}, column, column);
        m_columns.erase(place);
        endRemoveColumns();
    }
}

const EntrantLuck& StandingsModel::luck(const StandingsRow& row) const {
    static const EntrantLuck none;
    const auto entrant = static_cast<std::size_t>(row.entrant);
    return entrant < m_luck.size() ? m_luck[entrant] : none;
}

int StandingsModel::columnOf(Column kind) const {
    for (int column = 0; column < columnCount(); ++column)
        if (this->kind(column) == kind) return column;
    return -1;
}

void StandingsModel::fitAxis() {
    double low = 1, high = 0;
    for (const StandingsRow& row : m_rows) {
        if (row.matches == 0) continue;
        low = std::min(low, row.interval.low);
        high = std::max(high, row.interval.high);
    }
    int from = 0, to = 100;
    if (low <= high) {
        // 50 is always on it; a little room at both ends for the caps of the bars.
        from = std::clamp(static_cast<int>(std::floor(10 * low - 0.1)) * 10, 0, 40);
        to = std::clamp(static_cast<int>(std::ceil(10 * high + 0.1)) * 10, 60, 100);
    }
    if (from == m_low && to == m_high) return;
    m_low = from;
    m_high = to;
    emit axisChanged();
}

int StandingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int StandingsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

/// What breaks ties or is counted beside the wins: a sum, or the mean where fewer are better.
QString StandingsModel::secondText(const StandingsRow& row) const {
    const QLocale locale;
    if (m_game->second != nullptr) return locale.toString(qlonglong{row.second});
    if (!m_game->low_points) return locale.toString(qlonglong{row.points});
    const QString mean = locale.toString(row.mean, 'f', 2);
    if (!row.mean_interval.known()) return mean;
    return tr("%1 ± %2").arg(mean, locale.toString(row.mean_interval.width() / 2, 'f', 2));
}

const EntrantRating& StandingsModel::rating(const StandingsRow& row) const {
    static const EntrantRating none;
    const auto entrant = static_cast<std::size_t>(row.entrant);
    return entrant < m_ratings.size() ? m_ratings[entrant] : none;
}

QString StandingsModel::placeText(const StandingsRow& row) const {
    const QLocale locale;
    const EntrantRating& places = rating(row);
    if (places.first <= 0) return locale.toString(row.place);
    if (places.last <= places.first) return locale.toString(places.first);
    return tr("%1–%2", "places").arg(locale.toString(places.first), locale.toString(places.last));
}

/// Whole numbers: no rating is known more exactly.
QString StandingsModel::ratingText(const StandingsRow& row) const {
    const EntrantRating& known = rating(row);
    if (!known.rating) return {};
    if (const QString open = openEloText(known.interval); !open.isEmpty()) return open;
    const QString text = eloText(*known.rating);
    if (!known.interval.known()) return text;
    return tr("%1 ± %2").arg(text, QLocale().toString(qMax(1, qRound(known.interval.width() / 2))));
}

QString StandingsModel::nameText(const StandingsRow& row) const {
    if (row.out) return tr("%1 (out)").arg(m_names[row.entrant]);
    if (row.disqualified) return tr("%1 (disqualified)").arg(m_names[row.entrant]);
    return row.always_faulty() ? tr("%1 (faults in every match)").arg(m_names[row.entrant]) : m_names[row.entrant];
}

QString StandingsModel::sentence(const StandingsRow& row) const {
    if (const EntrantRating& places = rating(row); places.first > 0 && places.last > places.first)
        return tr("Place %1 to %2: %3, %4 won, %5 percent, between %6 and %7")
            .arg(QLocale().toString(places.first), QLocale().toString(places.last), nameText(row),
                 QLocale().toString(qlonglong{row.wins}), percent(row.share), percent(row.interval.low),
                 percent(row.interval.high));
    return tr("Place %1: %2, %3 won, %4 percent, between %5 and %6")
        .arg(QLocale().toString(row.place), nameText(row), QLocale().toString(qlonglong{row.wins}), percent(row.share),
             percent(row.interval.low), percent(row.interval.high));
}

QVariant StandingsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const StandingsRow& row = m_rows[static_cast<std::size_t>(index.row())];
    const bool any = row.matches > 0;
    const Column column = kind(index.column());
    switch (role) {
    case Qt::DisplayRole:
        switch (column) {
        case Place:
            return any ? placeText(row) : QString();
        case Bot:
            return nameText(row);
        case Won:
            return any ? QLocale().toString(qlonglong{row.wins}) : QString();
        case Share:
            return any ? tr("%1 ± %2").arg(percent(row.share), halfWidth(row.interval)) : QString();
        case Second:
            return any ? secondText(row) : QString();
        case Rating:
            return any ? ratingText(row) : QString();
        case Adjusted:
            return luck(row).adjusted;
        case Worth:
            return luck(row).worth;
        default:
            return {};
        }
    case Qt::ToolTipRole:
        if (column == Adjusted || column == Worth) return luck(row).sentence;
        return column == Bot ? m_programs.value(row.entrant) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignVCenter | (column == Bot ? Qt::AlignLeft : Qt::AlignRight));
    case Qt::AccessibleTextRole:
        return column == Bar && any ? sentence(row) : data(index, Qt::DisplayRole);
    case EntrantRole:
        return row.entrant;
    case ShareRole:
        return any ? QVariant(100 * row.share) : QVariant();
    case LowRole:
        return any ? QVariant(100 * row.interval.low) : QVariant();
    case HighRole:
        return any ? QVariant(100 * row.interval.high) : QVariant();
    default:
        return {};
    }
}

QVariant StandingsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter | (section == Bot ? Qt::AlignLeft : Qt::AlignRight));
    if (role == Qt::AccessibleTextRole && section == Bar) return tr("95 % interval");
    if (role == Qt::ToolTipRole && kind(section) == Adjusted)
        return tr("Luck-adjusted result with its 95 % interval, from %1 matches").arg(m_luckCounts);
    if (role == Qt::ToolTipRole && kind(section) == Worth)
        return tr("Matches without adjustment that one adjusted match is worth");
    if (role != Qt::DisplayRole) return {};
    const bool together = m_game != nullptr && m_game->cooperative;
    const bool points = m_game != nullptr && m_game->counting == Counting::Points;
    const QString titles[] = {tr("Place"), // in the order of Column
                              tr("Bot"),
                              together ? tr("Perfect") : tr("Matches won"),
                              together ? tr("Perfect, %")
                              : points ? tr("Points, %")
                                       : tr("Won, %"),
                              {}, // the bar
                              m_second,
                              tr("Elo"),
                              tr("Luck-adjusted"),
                              tr("Value")};
    return titles[kind(section)];
}

} // namespace hilltop
