// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/info.h"

#include <array>

namespace hilltop {
namespace {

constexpr std::array<std::string_view, kFaults> kFaultWords = {"not-allowed", "not-understood", "time-out",
                                                               "crash",       "no-start",       "dead"};

} // namespace

std::string_view fault_word(Fault fault) {
    return kFaultWords[static_cast<std::size_t>(fault)];
}

bool read_fault(std::string_view word, Fault& fault) {
    for (std::size_t i = 0; i < kFaultWords.size(); ++i) {
        if (kFaultWords[i] == word) {
            fault = static_cast<Fault>(i);
            return true;
        }
    }
    return false;
}

std::string_view format_word(Format format) {
    static constexpr std::string_view kWords[] = {"round-robin", "one-table", "random-tables", "gauntlet", "knockout",
                                                  "swiss",       "cup"};
    static_assert(std::size(kWords) == std::size(kFormats));
    return kWords[static_cast<std::size_t>(format)];
}

std::optional<Format> read_format(std::string_view word) {
    for (const Format format : kFormats) {
        if (format_word(format) == word) return format;
    }
    return {};
}

} // namespace hilltop
