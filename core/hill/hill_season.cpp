// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_season.h"

#include "hill/hill_entry.h"
#include "hill/hill_table.h"
#include "hill/season_keys.h"
#include "tournament/own_names.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace hilltop {

Result<> end_season(HillFile& hill, const std::string& name) {
    const HillTable table = TRY(hill_table(hill));
    if (!table.due.bouts.empty())
        return failure("hill", "{}: matches are due; play them with hilltop-cli hill run before the season ends",
                       hill.path());
    const std::string told = clean_name(name);
    if (told.empty())
        return misuse("hill", "the name of a season needs at least one character, and all of them must be printable");
    for (const HillSeason& earlier : TRY(hill.seasons()))
        if (earlier.name == told) return misuse("hill", "{} has a season called {} already", hill.path(), told);
    return hill.keep_season({told, date_of_today(), hill_json(hill, table).dump()});
}

Result<> begin_final(HillFile& hill, const std::string& name, std::int64_t matches, int places) {
    if (hill.plan().tables > 0)
        return failure("hill", "{} plays at random tables, and such a hill cannot have finals", hill.path());
    const HillTable table = TRY(hill_table(hill));
    if (!table.due.bouts.empty())
        return failure("hill", "{}: matches are due; play them with hilltop-cli hill run before the final begins",
                       hill.path());
    const auto earlier = finals_of(hill.plan(), hill.log());
    HillEvent event;
    event.kind = HillEvent::Kind::Final;
    event.why = clean_name(name);
    if (event.why.empty())
        return misuse("hill", "the name of a final needs at least one character, and all of them must be printable");
    event.date = date_of_today();
    for (const HillFinal& final : earlier)
        if (final.name == event.why) return misuse("hill", "{} has a final called {} already", hill.path(), event.why);
    if (earlier.size() >= kMostSeasons) return failure("hill", "a hill has at most {} finals", kMostSeasons);
    std::vector<HillKey> finalists;
    for (const HillRow& row : table.rows)
        if (row.played && (places == 0 || row.place <= places)) finalists.push_back(row.key);
    if (finalists.size() < 2) return misuse("hill", "{}: a final needs two bots that have played", hill.path());
    std::ranges::sort(finalists);
    event.version.spec = sides_text(finalists);
    const std::int64_t part = hill.plan().matches, parts = (matches + part - 1) / part;
    if (parts < 1 || parts >= kFinalParts)
        return misuse("hill", "{} matches of a pairing are too many for a final", matches);
    event.matches = parts * part;
    return hill.append({&event, 1});
}

} // namespace hilltop
