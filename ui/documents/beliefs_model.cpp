// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/beliefs_model.h"

#include "style/theme.h"
#include "text/game_texts.h"

#include <QLocale>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cmath>
#include <utility>

namespace hilltop {
namespace {

constexpr double kShade = 0.36; ///< of the accent in a cell that is certain, so that its number can be read
constexpr int kBeliefEdge = 4, kArrowRoom = 28;

QString placeTitle(const CardBeliefs& beliefs, std::size_t index, const Info& info, const TableNames& names) {
    const CardBeliefs::Place& place = beliefs.places[index];
    const QString zone = tableWord(info.id, info.zones[place.zone].id);
    if (place.next) return place.seat == kCommon ? BeliefsModel::tr("next card") : BeliefsModel::tr("your next card");
    if (place.seat == kCommon) return zone;
    const auto of_seat = std::count_if(beliefs.places.begin(), beliefs.places.end(),
                                       [&](const auto& other) { return other.seat == place.seat; });
    const QString who = names.of(place.seat);
    return of_seat > 1 ? BeliefsModel::tr("%1: %2", "a player and a place for cards").arg(who, zone) : who;
}

QString placeTip(const CardBeliefs& beliefs, std::size_t index, const Info& info, const TableNames& names) {
    const CardBeliefs::Place& place = beliefs.places[index];
    const QString zone = tableWord(info.id, info.zones[place.zone].id);
    if (place.next) return BeliefsModel::tr("The card that is drawn next");
    return place.seat == kCommon
               ? BeliefsModel::tr("%1, %Ln hidden cards", nullptr, place.cards).arg(zone)
               : BeliefsModel::tr("%1, %2, %Ln hidden cards", nullptr, place.cards).arg(names.of(place.seat), zone);
}

/// Which cards lie in the places, hidden from the seat, by place.
std::vector<std::vector<Face>> whatLies(const CardBeliefs& beliefs, const Table& table, Seat seat) {
    const auto mine = table.shown(seat), open = table.shown(SeatSet::all(table.seats()));
    std::vector<std::vector<Face>> faces(beliefs.places.size());
    for (std::size_t place = 0; place < faces.size(); ++place)
        for (std::size_t i = 0; i < mine.size(); ++i) // the same cards in the same order
            if (mine[i].face == kHidden && open[i].face != kHidden && !beliefs.places[place].next &&
                mine[i].spot.zone == beliefs.places[place].zone && mine[i].spot.seat == beliefs.places[place].seat)
                faces[place].push_back(open[i].face);
    return faces;
}

TableContent::Cell cellOf(const Estimate& chance, const std::optional<Estimate>& change, bool lies, const QString& card,
                          const QString& place) {
    const QLocale locale;
    const QString percent = BeliefsModel::tr("%1 %").arg(locale.toString(100 * chance.value, 'f', 1));
    QString said = chance.how == How::Exact
                       ? percent
                       : BeliefsModel::tr("%1 ± %2").arg(percent, locale.toString(100 * chance.error, 'f', 1));
    if (change)
        said = (change->value > 0 ? BeliefsModel::tr("%1, up %2") : BeliefsModel::tr("%1, down %2"))
                   .arg(said, locale.toString(100 * std::abs(change->value), 'f', 1));
    if (lies) said = BeliefsModel::tr("%1, it is there", "a chance in percent").arg(said);
    TableContent::Cell cell(BeliefsModel::percent(chance));
    cell.more = {{BeliefsModel::kChanceRole, chance.value},
                 {BeliefsModel::kTrueRole, lies},
                 {Qt::AccessibleTextRole, said},
                 {Qt::ToolTipRole, BeliefsModel::tr("%1, %2: %3", "card, place, chance").arg(card, place, said)}};
    if (change) cell.more[BeliefsModel::kChangeRole] = change->value;
    return cell;
}

TableContent contentOf(const MomentBeliefs& beliefs, const Info& info, const TableNames& names,
                       const std::vector<std::vector<Face>>& faces) {
    const CardBeliefs& now = beliefs.now;
    TableContent content;
    content.columns.push_back({BeliefsModel::tr("Card"), false});
    for (std::size_t i = 0; i < now.places.size(); ++i)
        content.columns.push_back({placeTitle(now, i, info, names), true, placeTip(now, i, info, names)});
    for (const auto& line : now.lines) {
        const QString card = cardName(info, line.face);
        TableContent::Cell first(cardText(info, line.face));
        first.more = {{Qt::AccessibleTextRole, card}, {Qt::ToolTipRole, card}};
        TableContent::Row row{std::move(first)};
        for (std::size_t i = 0; i < now.places.size(); ++i) {
            const bool lies =
                i < faces.size() && std::find(faces[i].begin(), faces[i].end(), line.face) != faces[i].end();
            row.push_back(cellOf(line.cells[i].chance, clear_change(beliefs, line.face, now.places[i]), lies, card,
                                 content.columns[i + 1].title));
        }
        content.rows.push_back(std::move(row));
    }
    return content;
}

} // namespace

TableContent BeliefsModel::of(const MomentBeliefs& beliefs, const Info& info, const TableNames& names) {
    return contentOf(beliefs, info, names, {});
}

TableContent BeliefsModel::of(const MomentBeliefs& beliefs, const Info& info, const TableNames& names,
                              const Table& table, Seat seat) {
    return contentOf(beliefs, info, names, whatLies(beliefs.now, table, seat));
}

QString BeliefsModel::percent(const Estimate& chance) {
    const QLocale locale;
    const double percent = 100 * chance.value;
    if (percent > 0 && percent < 0.5) return QStringLiteral("<1");
    if (percent < 100 && percent >= 99.5) return QStringLiteral(">99");
    return locale.toString(static_cast<int>(std::lround(percent)));
}

QString BeliefsModel::source(const CardBeliefs& beliefs) {
    if (beliefs.lines.empty()) return {};
    if (beliefs.worlds == 0) return tr("Counted exactly.");
    double most = 0;
    for (const auto& line : beliefs.lines)
        for (const auto& cell : line.cells)
            most = std::max(most, cell.chance.error);
    return tr("Based on %Ln possible deals, ± %1 at most.", nullptr, beliefs.worlds)
        .arg(QLocale().toString(100 * most, 'f', 1));
}

QSize BeliefDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    if (index.column() == 0) return size;
    return {2 * kBeliefEdge + option.fontMetrics.horizontalAdvance(QStringLiteral(">99")) + kArrowRoom, size.height()};
}

void BeliefDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    if (index.column() == 0) return QStyledItemDelegate::paint(painter, option, index);
    QStyleOptionViewItem within = option;
    initStyleOption(&within, index);
    const QString number = std::exchange(within.text, QString());
    option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &within, painter, option.widget); // but for its words
    const Shades s = shades(option.palette);
    const double chance = index.data(BeliefsModel::kChanceRole).toDouble();
    painter->save();
    QColor shade = s.accent;
    shade.setAlphaF(static_cast<float>(kShade * std::clamp(chance, 0.0, 1.0)));
    painter->fillRect(option.rect.adjusted(1, 1, -1, -2), shade);
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect room = option.rect.adjusted(kBeliefEdge, 0, -kBeliefEdge, 0);
    const bool lies = index.data(BeliefsModel::kTrueRole).toBool();
    if (lies) {
        painter->setPen(QPen(option.palette.text(), 1.5));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(2, 2, -3, -3), 3, 3);
    }
    painter->setPen(chance > 0 || lies ? option.palette.text().color() : s.quiet);
    painter->setFont(textFont(TextSize::Text, lies));
    const QRect numbers = room.adjusted(0, 0, -kArrowRoom, 0);
    painter->drawText(numbers, Qt::AlignRight | Qt::AlignVCenter, number);
    const QVariant change = index.data(BeliefsModel::kChangeRole);
    if (change.isValid()) {
        const double by = 100 * change.toDouble();
        const QString size = QLocale().toString(std::max(1, static_cast<int>(std::lround(std::abs(by)))));
        painter->setFont(textFont(TextSize::Small));
        painter->setPen(option.palette.text().color());
        painter->drawText(QRect(numbers.right() + 4, room.top(), kArrowRoom, room.height()),
                          Qt::AlignLeft | Qt::AlignVCenter,
                          (by > 0 ? QStringLiteral("▲") : QStringLiteral("▼")) + size);
    }
    painter->restore();
}

} // namespace hilltop
