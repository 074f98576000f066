// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/host_bots.h"

#include "game/hosting.h"
#include "hosting/java_launch.h"
#include "hosting/js_check.h"
#include "hosting/pipe_exchange.h"

namespace hilltop {
namespace {

std::unique_ptr<Exchange> make_pipe_exchange() {
    HostingSettings settings;
    settings.obedience = std::make_shared<Obedience>();
    settings.planners["java"] = [obedience = settings.obedience](const WireOrder& order) {
        return plan_java(order, *obedience);
    };
    const auto watchdog = std::make_shared<JsWatchdog>(settings.obedience);
    settings.calls = [watchdog, obedience = settings.obedience](const WireOrder& order) {
        return checked_js(order, watchdog, *obedience);
    };
    settings.slow = {"java"};
    return std::make_unique<PipeExchange>(std::move(settings));
}

} // namespace

void host_bots() {
    host_bots_with(make_pipe_exchange);
}

} // namespace hilltop
