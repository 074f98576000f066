// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace hilltop {

class Settings;
class TableScene;

/// What tables keep for their person ("decks", "last" ...) comes from the settings and goes there, a key a game.
void keepTexts(TableScene& scene, Settings& settings);

} // namespace hilltop
