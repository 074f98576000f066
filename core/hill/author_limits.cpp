// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/author_limits.h"

#include "hill/folded_name.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace hilltop {
namespace {

constexpr std::int64_t kDay = 86'400'000; ///< milliseconds

} // namespace

Result<> check_author(const Plan& hill, const HillLog& log, std::span<const HillEvent> before, const HillEvent& event) {
    if (hill.entries_per_author == 0 && hill.versions_a_day == 0) return {};
    HillLog whole = log;
    whole.insert(whole.end(), before.begin(), before.end());
    whole.push_back(event);
    const HillField field(whole);
    const HillKey& key = event.version.key;
    const std::string author = field.author_of(key), &shown = field.versions().at(key).author;
    if (author.empty()) return {};

    std::vector<std::string> others;
    for (const HillKey& other : field.active())
        if (other != key && field.author_of(other) == author) others.push_back(shown_key(other));
    if (const int most = hill.entries_per_author; most > 0 && others.size() >= static_cast<std::size_t>(most))
        return failure(
            "hill",
            "{} already has {} on this hill, and an author may have {} at a time; {} can join when one has left", shown,
            fmt::format("{}", fmt::join(others, ", ")), most, key.name);

    const std::string day = day_of(event.date);
    const auto versions = std::count_if(whole.begin(), whole.end() - 1, [&](const HillEvent& one) {
        return one.kind == HillEvent::Kind::Added && folded_name(one.version.author) == author &&
               day_of(one.date) == day;
    });
    if (event.kind == HillEvent::Kind::Added && hill.versions_a_day > 0 && versions >= hill.versions_a_day)
        return failure("hill", "{} has added the daily maximum of versions on {} (UTC), {}; {} can join from {} on",
                       shown, day, hill.versions_a_day, key.name, day_of(event.date + kDay));
    return {};
}

} // namespace hilltop
