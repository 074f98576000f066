// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/host_bots.h"

#include "game/hosting.h"
#include "hosting/java_launch.h"
#include "hosting/js_wire.h"
#include "hosting/pipe_exchange.h"

namespace hilltop {
namespace {

std::unique_ptr<Exchange> make_pipe_exchange() {
    HostingSettings settings;
    settings.planners["java"] = plan_java;
    settings.obedience = std::make_shared<Obedience>();
    const auto watchdog = std::make_shared<JsWatchdog>(settings.obedience);
    settings.calls = [watchdog](const WireOrder& order) { return open_js(order, *watchdog); };
    return std::make_unique<PipeExchange>(std::move(settings));
}

} // namespace

void host_bots() {
    host_bots_with(make_pipe_exchange);
}

} // namespace hilltop
