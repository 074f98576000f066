// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/series.h"
#include "wires/wire.h"

#include <optional>

namespace hilltop {

/// Takes the results of a tournament in series order, from one thread at a time.
class ResultSink {
public:
    virtual ~ResultSink() = default;
    /// From a worker, before the results are folded; for several series at once.
    virtual void prepare(const Series& series, const SeriesResult& result) {
        static_cast<void>(series);
        static_cast<void>(result);
    }
    /// A series of hosted bots, which cannot be played again, has ended before those that come first.
    virtual void series_ahead(const Series& series, const SeriesResult& result) {
        static_cast<void>(series);
        static_cast<void>(result);
    }
    /// Whether it would like to have what hosted bots have played of a series before that ends.
    virtual bool wants_parts() const { return false; }
    /// Matches of a running series, as a series of their own; the first follows the last of the part before. From
    /// a worker.
    virtual void series_part(const Series& part, const SeriesResult& result) {
        static_cast<void>(part);
        static_cast<void>(result);
    }
    virtual void series_done(const Series& series, const SeriesResult& result) = 0;
    /// True if the sink would like the state of the fold as of the series just given to it; asked after each.
    virtual bool wants_state() { return false; }
    virtual void state(std::string bytes) { static_cast<void>(bytes); }
    /// What processors have worked for the bots that have a limit in all: so far, and in earlier sessions.
    using SpentByBot = std::map<std::string, std::shared_ptr<Spent>, std::less<>>;
    virtual void spent(const SpentByBot& spent) { static_cast<void>(spent); }
    virtual void restore(const SpentByBot& spent) { static_cast<void>(spent); }
    /// Why nothing more can be kept; the runner then stops.
    virtual std::optional<Error> failure() const { return {}; }
};

} // namespace hilltop
