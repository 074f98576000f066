// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "registry/registry.h"

#include <QString>

#include <optional>

namespace hilltop {

class PlayPage;
class Window;

struct LastAnswer {
    Seat seat;
    QString word;
};
/// A match of middling play, of which the person in the last seat has the last decision of theirs still to make, and
/// what a bot answered there. Nothing if it cannot be played.
std::optional<LastAnswer> sitBeforeTheEnd(PlayPage& page, const GameEntry& game);

/// How a match ends, from the person's last answer until the sheet is up: ten pictures of the window a second, side by
/// side in one file, each with its time. False if the match does not end, or the file cannot be written.
bool saveEndingStrip(Window& window, const GameEntry& game, const QString& file);

} // namespace hilltop
