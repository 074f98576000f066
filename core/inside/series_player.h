// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "inside/host_transport.h"
#include "wires/any_lane.h"
#include "wires/series_bytes.h"

#include <memory>
#include <string>
#include <string_view>

namespace hilltop {

/// The engine in the process of a host of bots. It is spoken to in lines, as hosting/engines.cpp does:
///   order BYTES    a series with new bots
///   series BYTES   the same bots play the series that follows
///   play           plays for a while: "= more BYTES" with the answers of the matches that have ended since, "= last
///                  BYTES" when these are the last of the series, "=" alone while one is being played
///   rest           its bots are let go
/// What it cannot do, or refuses to continue, is answered by "! crash SENTENCE".
class SeriesPlayer {
public:
    explicit SeriesPlayer(HostCall call)
        : m_call(std::move(call)) {}
    std::string serve(std::string_view request);

private:
    std::string begin(std::string_view bytes);
    std::string follow(std::string_view bytes);
    std::string play();
    Series next_part();

    HostCall m_call;
    std::unique_ptr<HostTransport> m_transport;
    SeriesOrder m_order;
    std::unique_ptr<AnyLane> m_lane; ///< goes before the transport does
    bool m_goes_on = false;          ///< a part has begun
    int m_done = 0;                  ///< matches of the series
    int m_part = 0;                  ///< matches of the part being played, or of the last one
    std::chrono::steady_clock::duration m_took{};
};

} // namespace hilltop
