// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_season.h"

#include "hill/hill_entry.h"
#include "hill/hill_table.h"
#include "tournament/own_names.h"

#include <nlohmann/json.hpp>

namespace hilltop {

Result<> end_season(HillFile& hill, const std::string& name) {
    const HillTable table = TRY(hill_table(hill));
    if (!table.due.bouts.empty())
        return failure("hill", "{}: matches are due; play them with hilltop-cli hill run before the season ends",
                       hill.path());
    const std::string told = clean_name(name);
    if (told.empty()) return misuse("hill", "a season needs a name of characters that can be shown");
    for (const HillSeason& earlier : TRY(hill.seasons()))
        if (earlier.name == told) return misuse("hill", "{} has a season called {} already", hill.path(), told);
    return hill.keep_season({told, date_of_today(), hill_json(hill, table).dump()});
}

} // namespace hilltop
