// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/series.h"

namespace hilltop {

/// Takes the results of a tournament in series order, from one thread at a time: memory, later a file.
class ResultSink {
public:
    virtual ~ResultSink() = default;
    virtual void series_done(const Series& series, const SeriesResult& result) = 0;
};

} // namespace hilltop
