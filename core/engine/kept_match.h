// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/info.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hilltop {

/// What is known of one answer of a bot that is not built in.
struct AnswerNote {
    std::int32_t decision; ///< or, for a notification, the number of the next decision
    std::uint8_t seat;
    bool told = false;
    std::chrono::microseconds time{};
    std::string errors{}; ///< what it wrote to stderr meanwhile
    friend bool operator==(const AnswerNote&, const AnswerNote&) = default;
};

/// A match answer by answer: those of hosted bots cannot be made again from seed and number.
struct KeptMatch {
    struct FaultAt {
        std::int32_t step;
        std::uint8_t seat;
        Fault fault;
        bool told;
        friend bool operator==(const FaultAt&, const FaultAt&) = default;
    };
    int match = 0;                                              ///< of its series, from 0
    std::vector<std::vector<std::optional<std::string>>> steps; ///< by asked seat
    std::vector<FaultAt> faults;
    std::vector<AnswerNote> notes; ///< of hosted bots alone
    std::uint64_t digest = 0;
    friend bool operator==(const KeptMatch&, const KeptMatch&) = default;
};

} // namespace hilltop
