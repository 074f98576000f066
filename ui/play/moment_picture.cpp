// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/moment_picture.h"

#include "style/paint.h"
#include "text/table_texts.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace hilltop {
namespace {

constexpr double kLift = 12;       ///< of a card's height of 140
constexpr double kCardShare = 0.7; ///< of the picture's height

/// The first of the seat's own places in which it sees cards lie side by side.
std::vector<ShownCard> cardsBefore(const Table& table, Seat seat, const std::vector<ShownCard>& all) {
    const auto zones = table.info().zones;
    for (std::size_t zone = 0; zone < zones.size(); ++zone) {
        if (!zones[zone].per_seat || zones[zone].shape == Shape::Pile) continue;
        std::vector<ShownCard> found;
        for (const ShownCard& card : all)
            if (card.spot.zone == zone && card.spot.seat == seat.index() && card.face != kHidden) found.push_back(card);
        if (found.empty()) continue;
        std::sort(found.begin(), found.end(), [sorted = zones[zone].sorted](const auto& one, const auto& other) {
            return sorted && one.order != other.order ? one.order < other.order : one.spot.place < other.spot.place;
        });
        return found;
    }
    return {};
}

} // namespace

MomentPicture momentPicture(const Table& table, Seat seat, const std::optional<std::string>& played) {
    const std::vector<ShownCard> all = table.shown(seat);
    std::vector<ShownCard> row = cardsBefore(table, seat, all);
    std::optional<Spot> spot;
    for (const Choice& choice : table.menu(seat))
        if (played && choice.word == *played) spot = choice.card;
    // A card from elsewhere lies at the end, where it went.
    const auto at = [&](const ShownCard& card) { return spot && card.spot == *spot; };
    if (spot && std::none_of(row.begin(), row.end(), at))
        std::copy_if(all.begin(), all.end(), std::back_inserter(row),
                     [&](const ShownCard& card) { return at(card) && card.face != kHidden; });
    const Info& info = table.info();
    MomentPicture picture{{}, tableColours(QString::fromUtf8(info.id)), {}};
    QStringList words;
    for (const ShownCard& card : row) {
        PictureCard drawn = pictureCard(info, card.face);
        drawn.small = true;
        picture.cards.push_back({std::move(drawn), at(card)});
        words << cardText(info, card.face);
    }
    picture.words = words.join(QStringLiteral(", "));
    return picture;
}

void paintMoment(QPainter& painter, const QRect& rect, const MomentPicture& picture, bool dark) {
    painter.save();
    QPainterPath surface;
    surface.addRoundedRect(QRectF(rect), paint::kCellRadius, paint::kCellRadius);
    painter.setClipPath(surface);
    paintTable(painter, rect, picture.colours.centre(dark), picture.colours.edge(dark));
    const auto count = static_cast<double>(picture.cards.size());
    const double scale = kCardShare * rect.height() / 140, wide = 100 * scale;
    const double room = rect.width() - wide - 12;
    const double step = count > 1 ? std::min(wide + 2, room / (count - 1)) : 0;
    double x = rect.center().x() + 0.5 - step * (count - 1) / 2;
    for (const MomentPicture::Card& card : picture.cards) {
        painter.save();
        painter.translate(x, rect.center().y() + 0.5 + (card.played ? -kLift / 2 : kLift / 4) * scale);
        painter.scale(scale, scale);
        paintPictureCard(painter, card.drawn);
        if (card.played) {
            painter.setPen(QPen(QColor(kAmber), 2 / scale));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(-50, -70, 100, 140), 7.5, 7.5);
        }
        painter.restore();
        x += step;
    }
    painter.restore();
}

} // namespace hilltop
