// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/begun_bouts.h"

#include "hill/hill_tables.h"
#include "tournament/series_parts.h"
#include "tournament_files/early_series.h"

#include <algorithm>
#include <limits>

namespace hilltop {
namespace {

using namespace std::chrono_literals;

/// More than any bout takes, and sums of it stay numbers.
constexpr std::int64_t kMostSpent = std::chrono::microseconds(24h * 365 * 100).count();

bool is_time_spent(std::int64_t microseconds) {
    return microseconds >= 0 && microseconds <= kMostSpent;
}

/// Of a version or a part.
bool is_count(std::int64_t number) {
    return number >= 0 && number <= std::numeric_limits<int>::max();
}

/// One bit for each side.
std::int64_t bits_of(const std::vector<std::uint16_t>& sides) {
    std::int64_t bits = 0;
    for (const std::uint16_t side : sides)
        bits |= std::int64_t{1} << side;
    return bits;
}

} // namespace

std::int64_t BegunBout::matches() const {
    std::int64_t sum = 0;
    for (const KeptSeries& kept : series)
        sum += static_cast<std::int64_t>(kept.result.lines.size());
    return sum;
}

Result<> write_begun(Database& data, std::span<const BegunBout> begun) {
    auto remove = TRY(data.prepare("DELETE FROM begun WHERE one = ?1 AND one_version = ?2 AND two = ?3 AND "
                                   "two_version = ?4 AND part = ?5 AND number = ?6 AND first_match >= ?7"));
    auto row = TRY(data.prepare("INSERT INTO begun(one, one_version, two, two_version, part, number, first_match, "
                                "seats, results, faults, season, absent, one_spent, two_spent) "
                                "VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)"));
    for (const BegunBout& one : begun) {
        for (const KeptSeries& kept : one.series) {
            bind_bout(remove, one.bout).bind(6, std::int64_t{kept.result.number});
            TRY(remove.bind(7, static_cast<std::int64_t>(kept.first_match)).run());
            bind_kept(bind_bout(row, one.bout), 6, kept).bind(11, std::int64_t{one.season});
            row.bind(12, bits_of(kept.result.absent)).bind(13, one.spent[0].count()).bind(14, one.spent[1].count());
            TRY(row.run());
        }
    }
    return {};
}

Result<std::vector<BegunBout>> read_begun(Database& data, const Plan& hill, const HillField& field, int open) {
    std::vector<BegunBout> found;
    auto rows =
        TRY(data.prepare("SELECT one, one_version, two, two_version, part, number, results, faults, season, absent, "
                         "one_spent, two_spent FROM begun "
                         "ORDER BY one, one_version, two, two_version, part, number, first_match"));
    while (TRY(rows.step())) {
        const Bout bout = bout_of(rows);
        for (const HillKey& side : bout.sides)
            if (!field.versions().contains(side))
                return data.damaged(failure("hill", "{} has played and never came", side.name));
        const std::int64_t season = rows.number(8), absent = rows.number(9);
        const std::array spent{rows.number(10), rows.number(11)};
        const bool ours = bout.sides.size() == sides_of(hill) && is_count(rows.number(1)) && is_count(rows.number(3)) &&
                          is_count(rows.number(4)) && can_be_of_season(hill, season, open) && absent >= 0 &&
                          absent >> bout.sides.size() == 0 && std::ranges::all_of(spent, is_time_spent);
        const bool another = found.empty() || found.back().bout != bout;
        if (!ours || (!another && found.back().season != season))
            return data.damaged(failure("hill", "matches of {}: they are of another hill", bout.sides[0].name));
        auto kept = TRY(read_kept(data, bout.sides.size(), rows, 5));
        for (std::uint16_t side = 0; side < bout.sides.size(); ++side)
            if ((absent >> side & 1) != 0) kept.result.absent.push_back(side);
        if (another) found.push_back({.bout = bout, .season = static_cast<int>(season)});
        BegunBout& begun = found.back();
        for (std::size_t side = 0; side < begun.spent.size(); ++side)
            begun.spent[side] = std::max(begun.spent[side], std::chrono::microseconds(spent[side]));
        TRY(add_part(data, begun.series, std::move(kept)));
    }
    return found;
}

bool fits(const Course& course, const BegunBout& begun) {
    return std::ranges::all_of(begun.series, [&](const KeptSeries& kept) {
        const auto matches = static_cast<int>(kept.result.lines.size());
        if (kept.result.number >= course.known()) return false;
        const Series series = course.series(kept.result.number);
        return kept.first_match == series.first_match && kept.seats == series.seats && matches > 0 &&
               (matches == series.matches || matches % series.matches_per_deal == 0) && fits(series, kept.result);
    });
}

} // namespace hilltop
