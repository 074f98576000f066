// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hilltop {

/// What fixes the cards of a match, for the rules beside it.
struct DealId {
    std::uint64_t seed = 0;
    std::uint64_t deal = 0;
    friend bool operator==(const DealId&, const DealId&) = default;
};

/// The seed in Crockford's base 32 in groups of four, then the deal: "B81C-77TE-9".
std::string to_text(const DealId& id);

/// Reads to_text() back, in either case, with I and L for 1 and O for 0; nothing where it is no deal ID. The seed may
/// also stand without dashes; with them its groups have four letters each, so that a part too many is noticed.
std::optional<DealId> read_deal_id(std::string_view text);

} // namespace hilltop
