// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace hilltop::testing {

/// Whether a file that is tried is to come to its limits soon.
enum class Haste {
    None,
    Hurry,    ///< of time
    Small,    ///< of memory and processes
    Isolated, ///< none, but without isolation it would do harm
};

/// A file as a stranger may send it to a contest, and what is said of it: "plays", "remark: " or "out: " with some
/// words of the reason; empty for a file that belongs to another one.
struct AwkwardFile {
    std::string_view file;
    std::string_view text;
    std::string_view expected;
    Haste haste = Haste::None;
    bool executable = false;
};

} // namespace hilltop::testing
