// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "engine/kept_match.h"
#include "engine/series.h"

#include <optional>
#include <vector>

namespace hilltop {

/// A series in which a bot may be slow, with its game's type hidden. One thread drives many of them side by side.
class AnyLane {
public:
    virtual ~AnyLane() = default;
    /// Goes on while answers are there, for a few steps and, one decision aside, some milliseconds. False: it waits for
    /// what the transport brings, or is finished.
    virtual bool advance() = 0;
    virtual bool finished() const = 0;
    /// A process of its own plays it, and takes a processor for that.
    virtual bool elsewhere() const { return false; }
    /// Matches of the series that have ended.
    virtual int played() const = 0;
    /// Of a finished lane, or of one that is given up: the matches that have ended. Once a series.
    virtual SeriesResult take() = 0;
    /// What take() would give now, without the answers that are kept.
    virtual SeriesResult so_far() const = 0;
    /// Whole deals that have ended since the last time, as a series of their own: matches in `kept` count from its
    /// first one. It lets go of the answers that are kept; take() says how many matches have lost theirs so.
    virtual SeriesResult hand_over() = 0;
    /// Of a lane that has not begun: the faults of its earlier matches, in order. They count towards who is out, not
    /// those that happen while the bots play these matches again.
    virtual void recall(std::vector<SeriesFault> faults) = 0;
    /// It still plays what its bots remember from before the series.
    virtual bool recalls() const = 0;
    /// Of a finished lane whose result was taken: the same bots play the series that follows the last one.
    virtual void play_on(const Series& next) = 0;
    /// What went otherwise than it should, without harm to the result; each once.
    virtual std::optional<Error> take_remark() { return {}; }
    /// Of the match that has begun and not ended, what there is up to the open question; before take().
    struct Unfinished {
        KeptMatch kept;
        std::vector<SeriesFault> faults;
    };
    virtual std::optional<Unfinished> unfinished() const { return {}; }
};

} // namespace hilltop
