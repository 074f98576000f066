// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/host_bots.h"

#include "game/hosting.h"
#include "hosting/java_launch.h"
#include "hosting/js_check.h"
#include "hosting/js_host.h"
#include "hosting/pipe_exchange.h"

#include <atomic>

namespace hilltop {
namespace {

std::atomic<bool> js_runs_inside{false};

std::unique_ptr<Exchange> make_pipe_exchange() {
    HostingSettings settings;
    settings.obedience = std::make_shared<Obedience>();
    settings.planners["java"] = [obedience = settings.obedience](const WireOrder& order) {
        return plan_java(order, *obedience);
    };
    settings.slow = {"java"};
    if (!js_runs_inside) {
        settings.planners["js"] = plan_js;
        return std::make_unique<PipeExchange>(std::move(settings));
    }
    const auto watchdog = std::make_shared<JsWatchdog>(settings.obedience);
    settings.calls = [watchdog, obedience = settings.obedience](const WireOrder& order) {
        return checked_js(order, watchdog, *obedience);
    };
    return std::make_unique<PipeExchange>(std::move(settings));
}

} // namespace

void host_bots() {
    host_bots_with(make_pipe_exchange);
}

void trust_js(bool trusted) {
    js_runs_inside = trusted;
}

} // namespace hilltop
