// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hosting/launch.h"
#include "wires/any_lane.h"
#include "wires/series_bytes.h"
#include "wires/wire.h"

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace hilltop {

/// The library that hosts of bots load (core/inside), beside this program or where it is installed; empty where there
/// is none.
const std::string& engine_library();
/// Whether hosts of this kind of bots ("java") can load it.
bool can_play_together(const std::string& kind);

/// The bots of `order.together` with the engine in one process: like the plan of one of them, but all are shown. Those
/// that cannot start, or may use files and so need a working folder of their own, are left out.
Result<LaunchPlan> plan_together(const WireOrder& order, const Planner& planner);

/// The processes of one transport in which the engine plays together with bots of one language, and what is known of
/// those bots. They are kept from series to series: each series has new bots.
class Engines {
public:
    explicit Engines(Transport& transport)
        : m_transport(transport) {}

    /// As Transport::together().
    std::unique_ptr<AnyLane> lane(const SeriesOrder& order, LaneMaker by_pipes);
    /// These targets cannot be played so.
    void leave_out(const std::vector<std::string>& targets) { m_left_out.insert(targets.begin(), targets.end()); }

private:
    friend class EngineLane;
    /// The bots of one series, by their targets.
    bool may_play(const std::vector<std::string>& targets) const;
    void count(const std::vector<std::string>& targets, bool well);

    Transport& m_transport;
    std::map<std::string, std::vector<std::unique_ptr<Wire>>> m_idle; ///< by the bots they have been shown
    std::set<std::string, std::less<>> m_left_out;                    ///< targets
    std::map<std::string, int, std::less<>> m_troubles; ///< series in a row that had to be played again, by target
    int m_begun = 0;
};

} // namespace hilltop
