// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "choose/game_picture.h"
#include "engine/table.h"

namespace hilltop {

/// A decision as a small picture: the cards that lay before the seat, and among them the one that was played, lifted.
struct MomentPicture {
    struct Card {
        PictureCard drawn; ///< its place is left to the painting code
        bool played = false;
    };
    std::vector<Card> cards; ///< from the left; none where the seat saw none
    TableColours colours;
    QString words; ///< the same, read aloud: "5, 2, 6, +4"
};
/// As the seat saw it that answered `played` at that table.
MomentPicture momentPicture(const Table& table, Seat seat, const std::optional<std::string>& played);

void paintMoment(QPainter& painter, const QRect& rect, const MomentPicture& picture, bool dark);

} // namespace hilltop
