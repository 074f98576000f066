// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/result_sink.h"
#include "tournament/schedule.h"

#include <mutex>

namespace hilltop {

/// Keeps all results in memory, for looking a match up.
class MemorySink : public ResultSink {
public:
    void series_done(const Series& series, const SeriesResult& result) override;
    /// Match `match` of a series; nothing if it has not been played.
    std::optional<PlayedMatch> match(const Series& series, int match) const;

private:
    mutable std::mutex m_mutex;
    std::vector<SeriesResult> m_results; ///< by number
};

} // namespace hilltop
