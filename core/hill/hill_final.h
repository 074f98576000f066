// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_bout.h"

namespace hilltop {

/// Parts from this one on are those of finals: the parts of the first final begin here, those of the second at twice as
/// many. So their deals are no others', and they are the same for all pairings of duplicate deals.
inline constexpr int kFinalParts = 1'000'000;

/// A final as the log has it: the finalists play all their pairings anew, whatever else they play by then.
struct HillFinal {
    int number = 1; ///< of the hill's finals, from 1
    std::string name{};
    std::int64_t date = 0; ///< when it began: milliseconds since 1970
    std::vector<HillKey> finalists{};
    int parts = 1; ///< of each pairing

    int first_part() const { return number * kFinalParts; }
    bool has(const Bout& bout) const { return bout.part / kFinalParts == number; }
};

/// Of an event of the kind Final, which has them as sides_text(); empty where that cannot be read.
std::vector<HillKey> finalists_of(const HillEvent& event);
/// In the order in which they began.
std::vector<HillFinal> finals_of(const Plan& hill, const HillLog& log);
/// "part 2", "part 2 of final 1": counted from 1.
std::string part_text(int part);

} // namespace hilltop
