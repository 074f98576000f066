// SPDX-License-Identifier: GPL-3.0-or-later
#include "hills/hill_state.h"

#include "hill/due_words.h"

namespace hilltop {

Result<HillStatePtr> stateOf(HillFile& hill) {
    HillTable table = TRY(hill_table(hill));
    const auto seconds = seconds_of_due(hill, table.due, table.begun);
    return std::make_shared<const HillState>(
        HillState{hill.plan(), hill.log(), hill.field(), hill.scores(), std::move(table), hill.matches(), seconds});
}

Result<HillStatePtr> readHill(const std::string& path) {
    auto hill = TRY(HillFile::open(path));
    return stateOf(hill);
}

} // namespace hilltop
