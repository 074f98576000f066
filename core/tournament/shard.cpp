// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/shard.h"

#include "base/numbers.h"

#include <fmt/format.h>

namespace hilltop {

std::string shard_text(const Shard& shard) {
    return fmt::format("{}/{}", shard.index, shard.count);
}

Result<Shard> read_shard(std::string_view text) {
    const auto slash = text.find('/');
    constexpr std::uint64_t kMost = 100'000;
    const auto part = [](std::string_view word) { return read_number(word).value_or(kMost + 1); };
    const std::uint64_t index = part(text.substr(0, slash));
    const std::uint64_t count = slash == std::string_view::npos ? 0 : part(text.substr(slash + 1));
    if (count < 1 || count > kMost || index >= count)
        return misuse("tournament", "\"{}\" is not a shard; 3/8 is the fourth of eight, counted from 0, of at most {}",
                      text, kMost);
    return Shard{static_cast<std::uint32_t>(index), static_cast<std::uint32_t>(count)};
}

} // namespace hilltop
