// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/host_bots.h"

#include "hosting/languages/javascript/js_check.h"
#include "hosting/languages/language.h"
#include "hosting/pipe_transport.h"
#include "hosting/wire_log.h"
#include "wires/hosting.h"

#include <atomic>
#include <mutex>

namespace hilltop {
namespace {

std::atomic<bool> js_runs_inside{false};

/// The folder of logs; transports are made by many threads.
struct LogFolder {
    std::mutex mutex;
    std::string path;
};
LogFolder& log_folder() {
    static LogFolder folder;
    return folder;
}

std::unique_ptr<Transport> make_pipe_transport() {
    HostingSettings settings;
    settings.obedience = std::make_shared<Obedience>();
    settings.planners = usual_planners(settings.obedience);
    {
        const std::lock_guard lock(log_folder().mutex);
        settings.wire_log = log_folder().path;
    }
    if (!js_runs_inside) return std::make_unique<PipeTransport>(std::move(settings));
    std::erase_if(settings.planners, [](const auto& planner) { return bot_kind(planner.first).in_engine; });
    const auto watchdog = std::make_shared<JsWatchdog>(settings.obedience);
    settings.calls = [watchdog, obedience = settings.obedience](const WireOrder& order) {
        return checked_js(order, watchdog, *obedience);
    };
    return std::make_unique<PipeTransport>(std::move(settings));
}

} // namespace

void host_bots() {
    host_bots_with(make_pipe_transport);
}

void trust_js(bool trusted) {
    js_runs_inside = trusted;
}

Result<> log_wires(const std::string& folder) {
    if (!folder.empty()) TRY(make_log_folder(folder));
    const std::lock_guard lock(log_folder().mutex);
    log_folder().path = folder;
    return {};
}

} // namespace hilltop
