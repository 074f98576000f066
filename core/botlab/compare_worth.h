// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/stop.h"
#include "botlab/bot_compare.h"
#include "records/replay.h"

#include <functional>
#include <optional>
#include <span>

namespace hilltop {

/// What the first bot's answer is worth to the seat more than the second one's, as far as the seat could know, with one
/// standard error.
struct AnswerWorth {
    enum class Side { Better, Equal, Worse };
    double value = 0, error = 0;
    /// Within two errors they are equal.
    Side side() const;
};

/// The tables at which answers changed. Each match is played again once, where its changes follow one another.
class ChangeTables {
public:
    explicit ChangeTables(std::span<const Record> records)
        : m_records(records) {}
    /// At the question, before any answer; nullptr if the record cannot be played.
    const Table* at(const ChangedAnswer& change);

private:
    std::span<const Record> m_records;
    int m_shown = -1;
    std::optional<Result<Replay>> m_replay;
};

/// Judges one change after the other, where its game has a judge: found(place, worth), nothing where one of the answers
/// is a fault or cannot be judged. Ends early when `stop` returns true.
void judge_changes(std::span<const Record> records, std::span<const ChangedAnswer> changed, const Stop& stop,
                   const std::function<void(int place, std::optional<AnswerWorth> worth)>& found);

} // namespace hilltop
