// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_merge.h"

#include <map>
#include <optional>

namespace hilltop {
namespace {

bool is_same(const BoutScore& one, const BoutScore& two) {
    return one.won.part == two.won.part && one.won.whole == two.won.whole && one.won.part_part == two.won.part_part &&
           one.won.deals == two.won.deals && one.seats == two.seats && one.season == two.season;
}

} // namespace

Result<std::size_t> merge_hills(HillFile& hill, const std::vector<std::string>& copies) {
    const std::string own = log_text(hill);
    std::vector<PlayedBout> more;
    std::map<Bout, std::size_t> places; ///< in `more`
    for (const std::string& path : copies) {
        auto copy = TRY(HillFile::open(path));
        if (log_text(copy) != own)
            return failure("hill", "{} is not a copy of {} with the same log", path, hill.path());
        std::optional<Bout> other;
        const std::size_t before = more.size();
        TRY(copy.each_bout([&](const Bout& bout, SeriesResult&& result) {
            const auto known = hill.scores().find(bout);
            const auto place = places.find(bout);
            if (known != hill.scores().end()) {
                if (!is_same(known->second, copy.scores().at(bout))) other = bout;
            } else if (place == places.end()) {
                places.emplace(bout, more.size());
                more.push_back({.bout = bout, .result = std::move(result), .season = copy.season_of(bout)});
            } else if (more[place->second].result.lines != result.lines) {
                other = bout;
            }
            return !other;
        }));
        if (other)
            return failure("hill", "{}: the matches of {} have other results than in another copy", path,
                           other->sides.front().name);
        for (std::size_t i = before; i < more.size(); ++i)
            more[i].records = TRY(copy.records(more[i].bout));
    }
    TRY(hill.keep(more));
    return more.size();
}

} // namespace hilltop
