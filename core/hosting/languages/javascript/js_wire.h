// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hosting/languages/javascript/js_watchdog.h"
#include "wires/wire.h"

#include <string>
#include <vector>

namespace hilltop {

/// A bot in JavaScript inside the program, in an engine of its own, where it has nothing but the language and a console
/// that goes to errors(). Its file is one or several elements of an array literal, or a module; `order.name`
/// picks one, and may be empty where there is one; one without a name is "bot 2" after its place. How its game calls
/// it, and what its file may look like, is in `resources/GAME/hosts/GAME.js`. There is no limit to its memory, so it
/// runs in a child of the program, or only after a check in one. To be used by one thread at a time, the one that
/// opened it; the watchdog has to outlive it. Errors name file, line and column.
Result<std::unique_ptr<CallWire>> open_js(const WireOrder& order, JsWatchdog& watchdog);
/// The same of a text that has been read from the file.
Result<std::unique_ptr<CallWire>> open_js(const WireOrder& order, const std::string& text, JsWatchdog& watchdog);

/// What the bots of a file are called, in its order.
Result<std::vector<std::string>> js_names(const WireOrder& order, JsWatchdog& watchdog);

/// Whether the file of a bot of that game can be parsed; nothing in it is run. The error names line and column.
Result<> js_syntax(const std::string& game, const std::string& path, const std::string& text);

} // namespace hilltop
