// SPDX-License-Identifier: GPL-3.0-or-later
#include "home/daily_model.h"

#include "documents/outcome_texts.h"
#include "profile/own_results.h"
#include "registry/registry.h"
#include "style/icons.h"
#include "text/game_texts.h"

#include <QDate>
#include <QLocale>

namespace hilltop {

QString dayText(std::uint64_t day) {
    const int date = static_cast<int>(day);
    return QLocale().toString(QDate(date / 10000, date / 100 % 100, date % 100), QLocale::ShortFormat);
}

void DailyModel::setDays(std::vector<Library::Entry> matches, std::int64_t seconds_since_1970) {
    beginResetModel();
    m_matches = std::move(matches);
    std::vector<Record> records;
    for (const Library::Entry& match : m_matches)
        records.push_back(match.record);
    m_days = daily_days(records, seconds_since_1970);
    if (m_days.empty()) m_days.push_back({daily_seed(seconds_since_1970), {}});
    endResetModel();
}

QString DailyModel::game(int column) const {
    return column <= 0 ? QString() : QString::fromUtf8(games()[static_cast<std::size_t>(column - 1)]->info().id);
}

const DailyDay::Try* DailyModel::attempt(const QModelIndex& deal) const {
    if (!deal.isValid() || deal.column() == 0) return nullptr;
    const auto& tries = m_days[static_cast<std::size_t>(deal.row())].tries;
    const auto found = tries.find(game(deal.column()).toStdString());
    return found == tries.end() ? nullptr : &found->second;
}

const Library::Entry* DailyModel::match(const QModelIndex& deal) const {
    const DailyDay::Try* found = attempt(deal);
    return found == nullptr ? nullptr : &m_matches[found->match];
}

bool DailyModel::counts(const QModelIndex& deal) const {
    const DailyDay::Try* found = attempt(deal);
    return found != nullptr && found->counts;
}

QString DailyModel::outcome(const QModelIndex& deal) const {
    const Library::Entry* found = match(deal);
    if (found == nullptr) return {};
    const int seat = own_seat(found->record);
    return tr("%1, %2").arg(outcomeText(found->record, seat), resultText(found->record, seat));
}

int DailyModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_days.size());
}

int DailyModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(games().size()) + 1;
}

QVariant DailyModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole && role != Qt::DecorationRole) return {};
    const QString date = dayText(day(index.row()));
    if (index.column() == 0) return role == Qt::DecorationRole ? QVariant() : date;
    const QString title = gameTitle(game(index.column()).toStdString());
    const Library::Entry* match = this->match(index);
    if (role == Qt::DecorationRole) {
        const OwnOutcome outcome =
            match == nullptr ? OwnOutcome::Drawn : own_outcome(match->record, own_seat(match->record));
        if (outcome == OwnOutcome::Drawn) return {};
        return icon(outcome == OwnOutcome::Won ? QStringLiteral("check") : QStringLiteral("cross"));
    }
    if (match == nullptr)
        return role == Qt::DisplayRole ? QStringLiteral("–") : tr("%1, %2: not played").arg(date, title);
    if (role == Qt::AccessibleTextRole) return tr("%1, %2: %3").arg(date, title, outcome(index));
    const QString points = resultText(match->record, own_seat(match->record));
    return counts(index) ? points : tr("(%1)", "a result that does not count").arg(points);
}

QVariant DailyModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) return static_cast<int>(Qt::AlignVCenter | Qt::AlignLeft);
    if (role != Qt::DisplayRole) return {};
    return section == 0 ? tr("Day") : gameTitle(game(section).toStdString());
}

} // namespace hilltop
