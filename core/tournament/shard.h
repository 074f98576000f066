// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <cstdint>
#include <string_view>

namespace hilltop {

/// A share of a tournament's series: every count-th, from index. A whole tournament is 0 of 1.
struct Shard {
    std::uint32_t index = 0;
    std::uint32_t count = 1;

    bool whole() const { return count == 1; }
    /// The number of its series `row`, counted from 0 in the shard.
    std::uint32_t series(std::uint32_t row) const { return index + row * count; }
    /// The reverse, of a series of this shard.
    std::uint32_t row(std::uint32_t number) const { return (number - index) / count; }
    friend bool operator==(const Shard&, const Shard&) = default;
};
/// "3/8"; counted from 0.
std::string shard_text(const Shard& shard);
Result<Shard> read_shard(std::string_view text);

} // namespace hilltop
