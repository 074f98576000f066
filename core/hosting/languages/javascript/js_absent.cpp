// SPDX-License-Identifier: GPL-3.0-or-later
// In the place of the engine of JavaScript, in a program that was built without Qt.
#include "hosting/languages/javascript/js_check.h"
#include "hosting/languages/javascript/js_host.h"
#include "hosting/languages/javascript/js_wire.h"

namespace hilltop {
namespace {

Error absent(const std::string& path) {
    return failure("hosting",
                   "{}: this program was built without JavaScript; as js+node:FILE it runs by Node.js (package nodejs)",
                   path);
}

} // namespace

JsWatchdog::JsWatchdog(std::shared_ptr<const Obedience> obedience)
    : m_obedience(std::move(obedience)) {}
JsWatchdog::~JsWatchdog() = default;

Result<> js_syntax(const std::string&, const std::string& path, const std::string&) {
    return absent(path);
}

Result<CallOpener> checked_js(const WireOrder& order, std::shared_ptr<JsWatchdog>, const Obedience&) {
    return absent(order.target);
}

Result<LaunchPlan> plan_js(const WireOrder& order) {
    return absent(order.target);
}

std::optional<int> js_child(int, char**) {
    return {};
}

std::shared_ptr<void> js_ground(int&, char**) {
    return {};
}

std::string js_engine() {
    return {};
}

} // namespace hilltop
