// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/luck_command.h"

#include "cli/interrupt.h"
#include "cli/output.h"
#include "cli/progress_bar.h"
#include "cli/review_many.h"

#include <fmt/format.h>

namespace hilltop::cli {

Result<std::optional<ReviewedMatches>> judge_contest(const std::string& file, const LuckOptions& options) {
    if (!options.wanted) return std::optional<ReviewedMatches>();
    const auto most = TRY(read_option("--matches", options.most, 0, ~std::uint64_t{0}));
    const auto samples = TRY(read_option("--samples", options.samples, 0, 10'000'000));
    ReviewOrder order;
    order.samples = static_cast<int>(samples);
    order.threads = TRY(read_threads(options.threads));
    order.stop = watch_interrupt();
    ShareBar bar;
    std::size_t known = 0;
    FirstOfReason is_new;
    Reviewing done;
    if (most > 0) {
        done = review_and_keep({{file}, most}, order, [&](const Reviewing& now) {
            if (now.matches > 0)
                bar.show((static_cast<double>(now.done) + now.share) / static_cast<double>(now.matches));
            if (known == now.problems.size()) return;
            bar.clear();
            for (; known < now.problems.size(); ++known)
                if (is_new(now.problems[known])) remark(now.problems[known]);
        });
        bar.clear();
    }
    if (done.stopped)
        return failure("cli", "stopped after {} of {} matches; the finished analyses were saved", done.done,
                       done.matches);
    auto many = read_reviews({file}, order.stop, {});
    many.missing = done.missing;
    many.judged = done.judged;
    many.problems.insert(many.problems.begin(), done.problems.begin(), done.problems.end());
    if (many.stopped) return failure("cli", "stopped");
    return std::optional(std::move(many));
}

Result<> check_judged(const std::optional<ReviewedMatches>& many) {
    if (!many || many->problems.empty()) return {};
    return failure("cli",
                   many->problems.size() == 1 ? "{} match could not be judged or kept"
                                              : "{} matches could not be judged or kept",
                   many->problems.size());
}

std::string luck_text(const ReviewedMatches& many) {
    const std::string outdated =
        many.outdated == 0
            ? std::string()
            : fmt::format("\n{} analyses are by another version of the judge. These matches are analysed again\n",
                          many.outdated);
    if (many.groups.empty()) return "\nNo match of it has been judged yet.\n" + outdated;
    const ManyReviews& group = many.groups.front();
    const auto judge = group.game().judge_traits();
    const bool helps = group.luck_helps();
    std::string text =
        fmt::format("\n{}: {} matches, judged by {} {} with {} simulations per position, {} of them now\n\n",
                    helps ? "Adjusted for luck" : "Result and luck", group.matches(), judge->reference, judge->version,
                    group.least_samples(), many.judged);
    text += luck_table(group, group.entrants(), "as good as", [](const EntrantReview& one, double plain) {
        return fmt::format("{:.1f} x the matches", plain / one.finished);
    });
    if (many.missing > 0)
        text += fmt::format("{} of hosted bots were not kept and cannot be made again\n", many.missing);
    text += outdated;
    return text;
}

Json luck_json(const ReviewedMatches& many) {
    Json json{{"matches", 0},
              {"judged", many.judged},
              {"missing", many.missing},
              {"outdated", many.outdated},
              {"entrants", Json::array()}};
    if (many.groups.empty()) return json;
    const ManyReviews& group = many.groups.front();
    const auto judge = group.game().judge_traits();
    json["matches"] = group.matches();
    json["reference"] = judge->reference;
    json["version"] = judge->version;
    json["samples"] = group.least_samples();
    json["luck_factor"] = optional_json(group.luck_factor());
    json["luck_helps"] = group.luck_helps();
    for (const EntrantReview& one : group.entrants()) {
        const auto plain = one.plain_matches();
        Json entrant{
            {"bot", one.name}, {"place", one.place}, {"plain_place", one.plain_place}, {"matches", one.finished}};
        put(entrant, "luck_adjusted", one.luck_adjusted);
        put(entrant, "result", one.result);
        put(entrant, "luck", one.luck);
        entrant["plain_matches"] = optional_json(plain);
        entrant["matches_saved"] = plain ? Json(*plain - one.finished) : Json();
        json["entrants"].push_back(std::move(entrant));
    }
    return json;
}

} // namespace hilltop::cli
