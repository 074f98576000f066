// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/euchre/solver/masks.h"

#include <memory>

namespace hilltop::euchre {

/// Finds what the makers take when everyone sees all cards and plays as well as possible: "at least three?", then
/// "all five?", each a search that only says yes or no. One solver belongs to one thread; the answer never depends on
/// what its tables hold.
class DoubleDummy {
public:
    /// The fastest instructions this processor has, or those every processor has.
    enum class Code : std::uint8_t { Best, Plain };
    explicit DoubleDummy(Code code = Code::Best);
    ~DoubleDummy();
    DoubleDummy(DoubleDummy&&) noexcept;
    DoubleDummy& operator=(DoubleDummy&&) noexcept;

    /// Whether the makers take `tricks` or more of all five, those already taken among them.
    bool makers_take(const MaskPlay& play, int tricks);
    /// Points of the makers, negative: of the defenders.
    int gained(const MaskPlay& play);
    /// Cards played in searches since the solver was made.
    std::uint64_t nodes() const;

    struct Memory;

private:
    std::unique_ptr<Memory> m_memory;
    Code m_code;
};

} // namespace hilltop::euchre
