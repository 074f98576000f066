// SPDX-License-Identifier: GPL-3.0-or-later
// A program that hosts bots until it is killed: hosting_parent WORD ISOLATE. The bots carry the word; each has two
// children, one of them in a session of its own and without its parent. Prints "ready" when all of it is there.
#include "hosting/pipe_transport.h"

#include <cstdio>
#include <cstring>

using namespace hilltop;

namespace {

bool host(const std::string& word, bool isolate) {
    HostingSettings settings;
    settings.isolate = isolate;
    settings.planners["bot"] = [](const WireOrder& order) -> Result<LaunchPlan> {
        return LaunchPlan{
            .arguments = {HILLTOP_ROGUE, "lines", order.target}, .shown = {HILLTOP_ROGUE}, .speech = Speech::Lines};
    };
    settings.planners["once"] = [](const WireOrder& order) -> Result<LaunchPlan> {
        return LaunchPlan{.arguments = {"/bin/sh", "-c", "sleep 60 # $0", order.target}, .speech = Speech::OneShot};
    };
    PipeTransport transport(settings);
    WireOrder order{.game = "dice", .kind = "bot", .target = word, .name = {}, .limits = {}, .slot = "1"};
    order.limits.start = order.limits.first = order.limits.decision = std::chrono::hours(1);
    std::vector<std::unique_ptr<Wire>> wires;
    for (int i = 0; i < 2; ++i) {
        order.slot = std::to_string(i);
        auto wire = transport.open(order);
        if (!wire) return false;
        for (const char* request : {"breed 1", "leave 1"}) {
            (*wire)->send(request, Wire::Limit::Decision);
            while (!(*wire)->receive())
                transport.wait(std::chrono::hours(1));
        }
        wires.push_back(std::move(*wire));
    }
    order.kind = order.slot = "once";
    auto once = transport.open(order);
    if (!once) return false;
    (*once)->send("", Wire::Limit::Decision);
    wires.push_back(std::move(*once));
    transport.wait(std::chrono::milliseconds(0));
    std::puts("ready");
    std::fflush(stdout);
    transport.wait(std::chrono::hours(1));
    return true;
}

} // namespace

int main(int argc, char** argv) {
    return argc == 3 && host(argv[1], std::strcmp(argv[2], "yes") == 0) ? 0 : 1;
}
