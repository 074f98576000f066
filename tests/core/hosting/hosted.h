// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hosting/isolation.h"
#include "hosting/pipe_transport.h"
#include "support/built.h"
#include "support/test.h"

#include <filesystem>
#include <fstream>
#include <sstream>

#include <dirent.h>

namespace QTest {

template <>
inline char* toString(const std::string& text) {
    return qstrdup(text.c_str());
}

} // namespace QTest

namespace hilltop::testing {

inline const std::string kRogue = (std::filesystem::path(kTestedProgram).parent_path() / "rogue_bot").string();

/// Bots of the kinds "hosted", "lines" and "once": rogue_bot in each way of speaking. The target is a word that marks
/// its processes ("stillborn": ends at once), of "hosted" also what it has to load.
inline HostingSettings rogue_settings(bool isolate = false, int bots = 1) {
    HostingSettings settings;
    settings.isolate = isolate;
    settings.planners["hosted"] = [bots](const WireOrder& order) -> Result<LaunchPlan> {
        return LaunchPlan{.arguments = {kRogue, "hosted", order.target}, .shown = {kRogue}, .bots = bots};
    };
    settings.planners["lines"] = [](const WireOrder& order) -> Result<LaunchPlan> {
        return LaunchPlan{.arguments = {kRogue, "lines", order.target}, .shown = {kRogue}, .speech = Speech::Lines};
    };
    settings.planners["once"] = [](const WireOrder& order) -> Result<LaunchPlan> {
        return LaunchPlan{.arguments = {"bots/" + order.target},
                          .speech = Speech::OneShot,
                          .copies = {{kRogue, "bots/" + order.target}},
                          .own_file = 1024};
    };
    return settings;
}

/// Limits that no load of the machine reaches.
inline BotLimits patient() {
    BotLimits limits;
    limits.start = limits.first = limits.decision = std::chrono::milliseconds(kPatienceMs);
    return limits;
}

inline WireOrder rogue(const std::string& kind, const BotLimits& limits = patient(), const std::string& slot = "1",
                       const std::string& target = "rogue") {
    return {.game = "dice", .kind = kind, .target = target, .name = {}, .limits = limits, .slot = slot};
}

/// The answer to the open request.
inline WireReply wait_for(Transport& transport, Wire& wire) {
    for (;;) {
        if (auto reply = wire.receive()) return *reply;
        transport.wait(std::chrono::milliseconds(1000));
    }
}

inline WireReply asked(Transport& transport, Wire& wire, std::string_view text,
                       Wire::Limit limit = Wire::Limit::Decision) {
    wire.send(text, limit);
    return wait_for(transport, wire);
}

/// A fault's word, or the answer.
inline std::string told(const WireReply& reply) {
    if (reply.lost) return "lost";
    return reply.fault ? std::string(fault_word(*reply.fault)) : "= " + reply.text;
}

/// Processes among whose words one is this.
inline std::vector<int> processes_with(const std::string& word) {
    std::vector<int> found;
    DIR* folder = opendir("/proc");
    while (const dirent* entry = readdir(folder)) {
        const int process = std::atoi(entry->d_name);
        if (process <= 0) continue;
        std::ifstream file("/proc/" + std::to_string(process) + "/cmdline", std::ios::binary);
        std::stringstream text;
        text << file.rdbuf();
        if (('\0' + text.str()).find('\0' + word + '\0') != std::string::npos) found.push_back(process);
    }
    closedir(folder);
    return found;
}

/// Waits until no process with this word is seen. Asked once at the end, unlike by QTRY_VERIFY, which looks twice: a
/// program that begins meanwhile has its words only with the second look.
inline bool all_gone(const std::string& word) {
    return QTest::qWaitFor([&] { return processes_with(word).empty(); }, kPatienceMs);
}

} // namespace hilltop::testing

#define SKIP_WITHOUT_ISOLATION()                                                                                       \
    do {                                                                                                               \
        if (!hilltop::isolation().on()) QSKIP(hilltop::english(*hilltop::isolation().why).c_str());                    \
    } while (false)
