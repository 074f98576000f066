// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hosting/languages/javascript/js_watchdog.h"
#include "hosting/obedience.h"
#include "hosting/preparing.h"
#include "wires/wire.h"

#include <memory>
#include <optional>
#include <string>

namespace hilltop {

/// What keeps a text of JavaScript from running inside of the program.
struct JsVerdict {
    std::optional<Fault> fault; ///< empty: it may
    std::string message;        ///< why, in English
};

/// Has this text, which is that of `order.target`, loaded and played with in a child of this program, with limits. The
/// verdict on a text that has passed is remembered in the user's cache, for all programs; where that cannot be written,
/// by this program alone. An error if nothing could be found out, or if the caller has stopped.
Result<JsVerdict> check_js(const WireOrder& order, const std::string& text, const Obedience& obedience);

/// How to open the file as open_js() does, if it passes the check; where it failed by more than not loading, a bot that
/// answers with that fault. Takes long; any thread.
Result<CallOpener> checked_js(const WireOrder& order, std::shared_ptr<JsWatchdog> watchdog, const Obedience& obedience);

/// Every program that hosts bots calls this first of all in its main function: it may have been started as the child
/// that checks or hosts JavaScript. The code to exit with then.
std::optional<int> js_child(int argc, char** argv);

/// What engines of JavaScript stand on in a program without a window, made in its main function, where it lives longer
/// than they.
std::shared_ptr<void> js_ground(int& argc, char** argv);

/// The engine by name and version; empty where the program was built without one (HILLTOP_WINDOW off): then the other
/// functions fail with a sentence that says so.
std::string js_engine();

} // namespace hilltop
