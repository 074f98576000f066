// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/card_model.h"

#include "text/table_texts.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace hilltop {

CardModel::CardModel(QObject* parent)
    : QAbstractListModel(parent) {}

void CardModel::setGame(const Info& info) {
    m_info = &info;
    m_laid.clear();
}

void CardModel::assign(const std::vector<ShownCard>& cards) {
    std::vector<Row> rows = m_rows;
    const bool anew = rows.size() != cards.size();
    if (anew) rows.assign(cards.size(), Row{{255, kCommon, 0}, kHidden, 0, 0, 0});
    // A card stays the row it is where the spot is still taken; rows without a spot fill the spots without a row,
    // cards of the same face first.
    std::map<std::tuple<int, int, int>, std::size_t> row_of;
    const auto key = [](const Spot& spot) { return std::tuple(spot.zone, spot.seat, spot.place); };
    for (std::size_t row = 0; row < rows.size(); ++row)
        row_of.emplace(key(rows[row].spot), row);
    std::vector<bool> used(rows.size());
    std::vector<const ShownCard*> open;
    const auto put = [&](std::size_t row, const ShownCard& card) {
        rows[row].spot = card.spot;
        rows[row].face = card.face;
        rows[row].order = card.order;
        used[row] = true;
    };
    for (const ShownCard& card : cards) {
        const auto found = row_of.find(key(card.spot));
        if (found == row_of.end() || used[found->second])
            open.push_back(&card);
        else
            put(found->second, card);
    }
    for (const bool same_face : {true, false}) {
        for (const ShownCard*& card : open) {
            if (card == nullptr) continue;
            for (std::size_t row = 0; row < rows.size(); ++row) {
                if (used[row] || (same_face && m_rows.size() == rows.size() && m_rows[row].face != card->face))
                    continue;
                put(row, *card);
                card = nullptr;
                break;
            }
        }
    }
    if (anew) {
        beginResetModel();
        m_rows.clear();
        m_marks.clear();
        place(std::move(rows));
        endResetModel();
    } else {
        place(std::move(rows));
    }
}

void CardModel::apply(const Event& event, Face face) {
    std::vector<Row> rows = m_rows;
    const auto count = [&](const Spot& zone) {
        return static_cast<int>(
            std::count_if(rows.begin(), rows.end(), [&](const Row& row) { return row.spot.same_zone(zone); }));
    };
    int moved = rowAt(event.from);
    switch (event.kind) {
    case Event::Kind::Move:
        if (moved < 0) return;
        if (const int laid = laidFor(moved, event); laid >= 0) {
            std::swap(rows[static_cast<std::size_t>(moved)].spot, rows[static_cast<std::size_t>(laid)].spot);
            m_laid.erase(laid);
            moved = laid;
        }
        rows[static_cast<std::size_t>(moved)].spot = {255, kCommon, 0};
        for (Row& row : rows) {
            if (row.spot.same_zone(event.from) && row.spot.place > event.from.place) --row.spot.place;
        }
        for (Row& row : rows) {
            if (row.spot.same_zone(event.to) && row.spot.place >= event.to.place) ++row.spot.place;
        }
        rows[static_cast<std::size_t>(moved)].spot = event.to;
        rows[static_cast<std::size_t>(moved)].face = face;
        rows[static_cast<std::size_t>(moved)].order = face.value;
        break;
    case Event::Kind::Gather: {
        const int onto = count(event.to);
        for (Row& row : rows) {
            if (!row.spot.same_zone(event.from)) continue;
            row.spot = {event.to.zone, event.to.seat, static_cast<std::uint8_t>(row.spot.place + onto)};
            row.face = face;
        }
        break;
    }
    case Event::Kind::Show:
        if (moved < 0) return;
        rows[static_cast<std::size_t>(moved)].face = face;
        break;
    case Event::Kind::Say:
    case Event::Kind::Score:
    case Event::Kind::Phase:
    case Event::Kind::Fault:
        return;
    }
    place(std::move(rows));
}

void CardModel::setSorts(bool sorts) {
    if (std::exchange(m_sorts, sorts) != sorts) place(m_rows);
}

/// Works out places on screen and notifies views of what differs.
void CardModel::place(std::vector<Row> rows) {
    std::map<std::pair<int, int>, std::vector<std::size_t>> zones;
    for (std::size_t i = 0; i < rows.size(); ++i)
        zones[{rows[i].spot.zone, rows[i].spot.seat}].push_back(i);
    for (auto& [zone, members] : zones) {
        const bool sorted = m_sorts && m_info != nullptr &&
                            static_cast<std::size_t>(zone.first) < m_info->zones.size() &&
                            m_info->zones[static_cast<std::size_t>(zone.first)].sorted;
        std::sort(members.begin(), members.end(), [&](std::size_t a, std::size_t b) {
            const int first = sorted ? rows[a].order : 0;
            const int second = sorted ? rows[b].order : 0;
            return std::tuple(first, rows[a].spot.place, a) < std::tuple(second, rows[b].spot.place, b);
        });
        for (std::size_t place = 0; place < members.size(); ++place) {
            rows[members[place]].place = static_cast<int>(place);
            rows[members[place]].count = static_cast<int>(members.size());
        }
    }
    const std::vector<Row> before = std::exchange(m_rows, std::move(rows));
    if (before.size() != m_rows.size()) return;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (before[i] != m_rows[i]) emit dataChanged(index(static_cast<int>(i)), index(static_cast<int>(i)));
    }
}

/// The laid card that is the one which moves now, or -1. Hidden cards of a zone are indistinguishable.
int CardModel::laidFor(int moved, const Event& event) const {
    for (const auto& [row, spot] : m_laid) {
        if (row == moved) return row;
        if (spot.same_zone(event.to) && at(row).spot.same_zone(event.from) && at(row).face == kHidden &&
            at(moved).face == kHidden)
            return row;
    }
    return -1;
}

void CardModel::layDown(int row, const Spot& spot) {
    m_laid[row] = spot;
    emit dataChanged(index(row), index(row));
}

void CardModel::layOneOf(const Spot& zone, const Spot& spot) {
    int last = -1;
    for (int row = 0; row < rowCount(); ++row) {
        if (!at(row).spot.same_zone(zone)) continue;
        if (at(row).face != kHidden || m_laid.count(row) > 0) return;
        if (last < 0 || at(row).place > at(last).place) last = row;
    }
    if (last >= 0) layDown(last, spot);
}

void CardModel::takeUp() {
    for (const auto& [row, spot] : std::exchange(m_laid, {})) {
        if (row < rowCount()) emit dataChanged(index(row), index(row));
    }
}

void CardModel::setMarks(std::vector<Mark> marks) {
    marks.resize(m_rows.size());
    const std::vector<Mark> before = std::exchange(m_marks, std::move(marks));
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (i >= before.size() || before[i] != m_marks[i])
            emit dataChanged(index(static_cast<int>(i)), index(static_cast<int>(i)),
                             {PlayableRole, ReasonRole, LabelRole, BestRole, KeyRole, LeadRole});
    }
}

int CardModel::rowAt(const Spot& spot) const {
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& row) { return row.spot == spot; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

QList<int> CardModel::twinsOf(int row) const {
    QList<int> twins;
    if (row < 0 || at(row).face == kHidden) return twins;
    for (int other = 0; other < rowCount(); ++other) {
        if (other != row && at(other).spot.same_zone(at(row).spot) && at(other).face == at(row).face)
            twins.append(other);
    }
    return twins;
}

int CardModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QString CardModel::label(std::size_t i) const {
    const Row& row = m_rows[i];
    if (row.face == kHidden) return {}; // the place it lies in says how many there are
    QString name = cardName(*m_info, row.face);
    if (i < m_marks.size() && m_marks[i].playable && !m_marks[i].lead.isEmpty())
        name += QStringLiteral(", ") + m_marks[i].lead;
    return name;
}

QVariant CardModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const auto i = static_cast<std::size_t>(index.row());
    Row row = m_rows[i];
    if (const auto laid = m_laid.find(index.row()); laid != m_laid.end())
        row = {laid->second, kHidden, 0, laid->second.place, laid->second.place + 1};
    const Mark mark = i < m_marks.size() ? m_marks[i] : Mark{};
    const bool known_zone = m_info != nullptr && row.spot.zone < m_info->zones.size();
    switch (role) {
    case RowRole:
        return index.row();
    case ZoneRole:
        return known_zone ? QString::fromUtf8(m_info->zones[row.spot.zone].id) : QString();
    case SeatRole:
        return row.spot.seat == kCommon ? -1 : row.spot.seat;
    case PlaceRole:
        return row.place;
    case CountRole:
        return row.count;
    case KindRole:
        return row.face == kHidden ? QString() : cardKind(*m_info, row.face);
    case ValueRole:
        return row.face == kHidden ? 0 : row.face.value;
    case HiddenRole:
        return row.face == kHidden;
    case PlayableRole:
        return mark.playable;
    case ReasonRole:
        return mark.reason;
    case Qt::DisplayRole:
    case LabelRole:
        return label(i);
    case BestRole:
        return mark.best;
    case KeyRole:
        return mark.key;
    case LeadRole:
        return mark.lead;
    default:
        return {};
    }
}

QHash<int, QByteArray> CardModel::roleNames() const {
    return {{RowRole, "row"},     {ZoneRole, "zone"},         {SeatRole, "seat"},     {PlaceRole, "place"},
            {CountRole, "count"}, {KindRole, "kind"},         {ValueRole, "value"},   {HiddenRole, "hidden"},
            {LabelRole, "label"}, {PlayableRole, "playable"}, {ReasonRole, "reason"}, {BestRole, "best"},
            {KeyRole, "key"},     {LeadRole, "lead"}};
}

} // namespace hilltop
