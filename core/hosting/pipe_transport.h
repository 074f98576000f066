// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hosting/engines.h"
#include "hosting/languages/language.h"
#include "hosting/launch.h"
#include "hosting/obedience.h"
#include "hosting/preparing.h"
#include "hosting/process_pool.h"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace hilltop {

class PipeProgram;

/// What a transport knows of the machine.
struct HostingSettings {
    std::map<std::string, Planner> planners = usual_planners(); ///< by the kind of bot
    bool isolate = true;                                        ///< where isolation() is there
    std::string wire_log{};                                     ///< folder of logs, WireLog; empty: none
    /// Examines a bot that runs inside the program, which may be slow, and says how to open it.
    CallPlanner calls{};
    /// Set to the gate to obey: what planners and calls look at.
    std::shared_ptr<Obedience> obedience{};
};

/// Bots as processes. To be used by one thread, wake() aside; its wires go before it does, and with it whatever they
/// had started. Raises the limit of open files, since each bot needs four.
///
/// A wire reports a program that has ended as the answer to the open request, else to the next one; only then is it
/// closed. So no fault is lost.
///
/// Wires of programs that speak in lines ("hilltop") hand over every line that comes behind a request, and for its
/// whole time: receive() may be called again if a line was not an answer (Dialect::answers). A message that needs no
/// answer is sent and dropped.
class PipeTransport final : public Transport {
public:
    explicit PipeTransport(HostingSettings settings = {});
    ~PipeTransport() override;

    Result<std::unique_ptr<Wire>> open(const WireOrder& order) override;
    Result<std::unique_ptr<CallWire>> open_call(const WireOrder& order) override;
    /// Where no planner starts them.
    bool calls(std::string_view kind) const override {
        return m_settings.calls && !m_settings.planners.contains(std::string(kind));
    }
    bool ready(const WireOrder& order) override;
    std::unique_ptr<AnyLane> together(const SeriesOrder& order, LaneMaker by_pipes) override {
        return m_engines.lane(order, std::move(by_pipes));
    }
    void wait(std::chrono::milliseconds at_most) override { m_pool.wait(at_most); }
    void wake() override { m_pool.wake(); }
    int thinking() const override { return m_pool.thinking(); }
    void obey(const Gate& gate) override {
        if (m_settings.obedience) m_settings.obedience->obey(gate);
    }

    /// Whether the bots of this transport are isolated.
    bool isolated() const { return m_pool.isolated(); }
    /// Looks at what each program has now: the most bytes resident that one of them, with its whole tree, has ever been
    /// seen with; 0 if there was no such process.
    std::int64_t most_memory() { return m_pool.most_memory(); }
    /// Why the machine could not start a bot: it has no process, pipe or room for one. Nothing if it always could.
    const std::optional<Error>& machine_lack() const { return m_pool.lack(); }
    /// The time the last compilation of a bot took; nothing if no bot was compiled.
    std::optional<std::chrono::milliseconds> compiled() const { return m_compiled; }

private:
    std::shared_ptr<PipeProgram> with_room(const std::string& key);
    static Result<LaunchPlan> plan(const Planner& planner, const WireOrder& order) {
        return order.together.empty() ? planner(order) : plan_together(order, planner);
    }

    HostingSettings m_settings;
    ProcessPool m_pool;
    std::optional<std::chrono::milliseconds> m_compiled;
    std::map<std::string, std::vector<std::weak_ptr<PipeProgram>>> m_shared;
    std::unique_ptr<Preparing> m_preparing; ///< once ready() has been asked; ends before the pool, which it wakes
    Engines m_engines;                      ///< has wires
};

/// What a host program has found in the file of a wire of such a transport, "Bold", "Careful": empty until it has been
/// loaded, and for programs that are no hosts of ours.
std::vector<std::string> entrants_of(const Wire& wire);

} // namespace hilltop
