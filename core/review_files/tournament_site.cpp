// SPDX-License-Identifier: GPL-3.0-or-later
#include "review_files/tournament_site.h"

#include "base/grouped.h"
#include "ratings/interval.h"
#include "review_files/reviewing.h"
#include "review_files/tournament_reviews.h"
#include "tournament_files/tournament_pairs.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace hilltop {
namespace {

constexpr std::size_t kMostFaults = 20;      ///< of a bot, that are shown
constexpr std::int64_t kReadFaults = 20'000; ///< of all, among which they are looked for

/// What a bot did wrong first, with what it wrote.
Result<> add_faults(SavedTournament& saved, const Course& course, ContestSite& site) {
    for (const StoredFault& stored : TRY(saved.file.faults(0, kReadFaults))) {
        const SeriesFault& fault = stored.fault;
        auto& lines = site.bots.at(fault.entrant).faults;
        if (lines.size() < kMostFaults)
            lines.push_back(without_folders(fmt::format("{}, match {}, decision {}\n{}", fault_word(fault.fault),
                                                        grouped(static_cast<std::int64_t>(fault.match + 1)),
                                                        fault.decision + 1, fault.errors),
                                            course.plan()));
    }
    return {};
}

/// "0.5312 ± 0.0200", with half the 95 % interval.
std::string with_interval(const Measured& measured, bool sign) {
    std::string text = sign ? fmt::format("{:+.4f}", measured.value) : fmt::format("{:.4f}", measured.value);
    if (measured.error) text += fmt::format(" ± {:.4f}", normal_95() * *measured.error);
    return text;
}

/// From the reviews that lie beside the tournament.
void add_luck(const std::string& file, ContestSite& site) {
    std::error_code problem;
    if (!std::filesystem::exists(TournamentReviews::path_of(file), problem)) return;
    const auto reviewed = read_reviews({file}, {}, {});
    if (reviewed.groups.empty()) return;
    const ManyReviews& group = reviewed.groups.front();
    for (const EntrantReview& entrant : group.entrants()) {
        const EntrantReview one = entrant.as_shown(4);
        for (SiteBot& bot : site.bots) {
            if (bot.name != one.name || one.finished == 0) continue;
            const auto fact = [&](const SiteText& what, const std::string& number) {
                bot.facts.emplace_back(what, SiteText::numbers(number));
            };
            fact(site_text("Analysed matches"), grouped(one.finished));
            fact(site_text("Result in these matches"), with_interval(one.result, false));
            if (group.luck_helps()) fact(window_text("Luck-adjusted"), with_interval(one.luck_adjusted, false));
            fact(site_text("Luck per match"), with_interval(one.luck, true));
        }
    }
}

} // namespace

Result<> write_tournament_site(SavedTournament& saved, const std::string& folder, const TournamentSite& about) {
    const SiteFolder site_folder = TRY(SiteFolder::open(folder));
    const Course course = saved.course.with(saved.ahead);
    const Plan& plan = course.plan();
    const Statistics statistics = statistics_of(plan, course.standings());
    ContestSite site = site_of(course, statistics, entrant_names(plan));
    if (!about.title.empty()) site.title = about.title;
    site.pairs = TRY(pair_effects_of(saved));
    TRY(add_faults(saved, course, site));
    add_luck(saved.file.path(), site);
    if (about.offers_file) site.downloads["contest.htour"] = TRY(saved.file.bytes());
    if (about.matches.tell && (!plan.seal || course.tells_seed())) {
        NotableMatches notable(plan.entry().info(), plan.bots.size());
        TRY(saved.file.each_series(0, [&](const KeptSeries& kept) {
            notable.add(kept.result.number, course.schedule().series(kept.result.number), kept.result);
            return true;
        }));
        for (const SeriesResult& ahead : saved.ahead)
            notable.add(ahead.number, course.schedule().series(ahead.number), ahead);
        std::vector<std::size_t> order;
        for (const StandingsRow& row : course.standings().rows())
            order.push_back(static_cast<std::size_t>(row.entrant));
        const auto place = [](const NotableMatch& match) {
            return Schedule::Place{static_cast<std::uint32_t>(match.source), match.match};
        };
        auto reviews = TRY(TournamentReviews::find(saved.file.path()));
        const auto reviewed = reviews ? TRY(reviews->matches()) : std::vector<std::uint64_t>();
        const auto number = [&](const NotableMatch& match) {
            return course.schedule().series(static_cast<std::uint32_t>(match.source)).match_number(match.match);
        };
        const SiteRecord records{
            .find = [&](const NotableMatch& match) -> Result<Record> {
                Record record = TRY(find_match(saved.file, course, place(match))).record;
                const auto text = reviews ? TRY(reviews->text(number(match), record)) : std::nullopt;
                if (text) lend_review(record, *text);
                return record;
            },
            .title =
                [&](const NotableMatch& match) {
                    return fmt::format("Match {}", grouped(static_cast<std::int64_t>(number(match) + 1)));
                },
            .is_reviewed =
                [&](const NotableMatch& match) { return std::ranges::binary_search(reviewed, number(match)); }};
        // More than are shown: some cannot be.
        add_match_pages(site, site_folder, notable.chosen(order, 4 * about.matches.most), records, about.matches);
    }
    return write_site(site_folder, site);
}

} // namespace hilltop
