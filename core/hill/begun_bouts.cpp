// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/begun_bouts.h"

#include "base/numbers.h"
#include "hill/hill_tables.h"
#include "tournament/series_parts.h"
#include "tournament_files/early_series.h"

#include <algorithm>
#include <optional>

namespace hilltop {
namespace {

using namespace std::chrono_literals;

/// More than any bout takes, and sums of it stay numbers.
constexpr std::int64_t kMostSpent = std::chrono::microseconds(24h * 365 * 100).count();

/// Of all but the first, in microseconds: "1200,0,35"; a column of numbers takes one as a number.
std::string others_text(std::span<const std::chrono::microseconds> spent) {
    std::string text;
    for (const auto& one : spent.subspan(1))
        text += (text.empty() ? "" : ",") + std::to_string(one.count());
    return text;
}

/// By side; that of a second side that is not there is 0. Nothing where it cannot be.
std::optional<std::vector<std::chrono::microseconds>> read_spent(const std::string& first, const std::string& others,
                                                                 std::size_t sides) {
    std::vector<std::chrono::microseconds> spent;
    const std::string all = first + ',' + others;
    for (std::size_t from = 0; from <= all.size();) {
        const std::size_t comma = std::min(all.find(',', from), all.size());
        const auto time = read_whole(std::string_view(all).substr(from, comma - from));
        if (!time || *time < 0 || *time > kMostSpent) return {};
        spent.emplace_back(*time);
        from = comma + 1;
    }
    if (spent.size() != std::max<std::size_t>(2, sides)) return {};
    return spent;
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
            auto spent = one.spent;
            spent.resize(std::max<std::size_t>(2, one.bout.sides.size()));
            row.bind(12, bits_of(kept.result.absent)).bind(13, std::int64_t{spent[0].count()});
            TRY(row.bind(14, others_text(spent)).run());
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
        const auto known = bout_of(rows, hill, field);
        if (!known) return data.damaged(known.error());
        const Bout& bout = *known;
        const std::int64_t season = rows.number(8), absent = rows.number(9);
        const auto spent = read_spent(rows.text(10), rows.text(11), bout.sides.size());
        const bool ours =
            can_be_of_season(hill, season, open) && absent >= 0 && absent >> bout.sides.size() == 0 && spent;
        const bool another = found.empty() || found.back().bout != bout;
        if (!ours || (!another && found.back().season != season))
            return data.damaged(failure("hill", "matches of {}: they are of another hill", bout.sides[0].name));
        auto kept = TRY(read_kept(data, bout.sides.size(), rows, 5));
        for (std::uint16_t side = 0; side < bout.sides.size(); ++side)
            if ((absent >> side & 1) != 0) kept.result.absent.push_back(side);
        if (another) found.push_back({.bout = bout, .season = static_cast<int>(season)});
        BegunBout& begun = found.back();
        begun.spent.resize(bout.sides.size());
        for (std::size_t side = 0; side < bout.sides.size(); ++side)
            begun.spent[side] = std::max(begun.spent[side], (*spent)[side]);
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
