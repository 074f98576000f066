// SPDX-License-Identifier: GPL-3.0-or-later
#include "hills/hill_state.h"

namespace hilltop {

Result<HillStatePtr> stateOf(HillFile& hill) {
    HillTable table = TRY(hill_table(hill));
    return std::make_shared<const HillState>(
        HillState{hill.plan(), hill.log(), hill.field(), hill.scores(), std::move(table), hill.matches()});
}

Result<HillStatePtr> readHill(const std::string& path) {
    auto hill = TRY(HillFile::open(path));
    return stateOf(hill);
}

} // namespace hilltop
