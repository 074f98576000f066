// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/tables.h"

#include "base/grouped.h"
#include "base/numbers.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <functional>

namespace hilltop {
namespace {

std::string percent(double share) {
    return fmt::format("{:.2f} %", 100 * share);
}

std::string plus_minus(const Interval& interval, double scale) {
    return interval.known() ? fmt::format("+- {:.2f}", scale * interval.width() / 2) : "unknown";
}

/// A column: its title and its cells.
struct Column {
    std::string title;
    std::function<std::string(const StandingsRow&, const EntrantEstimate&)> text;
    bool counts = false; ///< else there is nothing to say of an entrant without matches
};

Column count(std::string title, std::int64_t StandingsRow::*field) {
    return {std::move(title), [field](const StandingsRow& row, const EntrantEstimate&) { return grouped(row.*field); },
            true};
}

/// What the contest counts, in the order of its importance to people.
std::vector<Column> score_columns(const Plan& plan) {
    using Row = const StandingsRow&;
    using Estimate = const EntrantEstimate&;
    const Info& game = plan.entry().info();
    const Column share{"share", [](Row row, Estimate) { return percent(row.share); }};
    const Column share_error{"95 %", [](Row row, Estimate) { return plus_minus(row.interval, 100); }};
    const Column mean{"mean", [](Row row, Estimate) { return fmt::format("{:.2f}", row.mean); }};
    const Column mean_error{"95 %", [](Row row, Estimate) { return plus_minus(row.mean_interval, 1); }};

    std::vector<Column> columns{count("matches", &StandingsRow::matches)};
    if (game.cooperative) {
        columns.insert(columns.end(), {mean, mean_error});
        columns.push_back({"10 / 50 / 90 %", [](Row, Estimate estimate) {
                               return fmt::format("{}", fmt::join(estimate.quantiles, " / "));
                           }});
        columns.push_back({"perfect", share.text});
        columns.push_back(share_error);
        return columns;
    }
    columns.push_back(count("won", &StandingsRow::wins));
    if (has_two_sides(game, plan.seats)) {
        columns.push_back(count("drawn", &StandingsRow::draws));
        columns.push_back(count("lost", &StandingsRow::losses));
    }
    if (game.second != nullptr) columns.push_back(count(game.second, &StandingsRow::second));
    if (game.counting == Counting::Points) columns.push_back(count("points", &StandingsRow::points));
    if (game.counting == Counting::SharedWins) columns.push_back({"points", mean.text});
    columns.insert(columns.end(), {share, share_error});
    return columns;
}

std::string range_text(int first, int last) {
    return first == last ? std::to_string(first) : fmt::format("{}-{}", first, last);
}

std::string entrant_list(const std::vector<std::string>& names, std::span<const int> entrants, const char* between) {
    std::vector<std::string> list;
    for (const int entrant : entrants)
        list.push_back(names[at(entrant)]);
    return fmt::format("{}", fmt::join(list, between));
}

std::string sprt_remark(const Plan& plan, const std::vector<std::string>& names, const SprtState& sprt) {
    const std::string state = fmt::format("SPRT of {} against {}: LLR {:.2f} between {:.2f} and {:.2f}, ", names[0],
                                          names[1], sprt.llr, sprt.bounds.low, sprt.bounds.high);
    switch (sprt.verdict) {
    case SprtVerdict::AcceptH1:
        return state + fmt::format("decided for {:+g} Elo.", plan.stop.elo1);
    case SprtVerdict::AcceptH0:
        return state + fmt::format("decided for {:+g} Elo.", plan.stop.elo0);
    case SprtVerdict::Running:
        break;
    }
    return state + fmt::format("not decided between {:+g} and {:+g} Elo.", plan.stop.elo0, plan.stop.elo1);
}

std::string los_remark(const std::vector<std::string>& names, double los) {
    const double likely = std::max(los, 1 - los);
    if (likely < 0.5005) return "Both are equally likely to be stronger.";
    return stronger_text(names[los < 0.5 ? 1 : 0], names[los < 0.5 ? 0 : 1], likely);
}

} // namespace

std::string elo_error_text(const Interval& interval) {
    if (interval.known()) return fmt::format("+- {:.1f}", interval.width() / 2);
    if (std::isfinite(interval.low)) return fmt::format("> {:+.1f}", interval.low);
    return std::isfinite(interval.high) ? fmt::format("< {:+.1f}", interval.high) : "unknown";
}

std::string likely_text(std::optional<double> probability) {
    if (!probability) return "unknown";
    return *probability > 0.999 ? "more than 99.9 %" : fmt::format("{:.1f} %", 100 * *probability);
}

std::string stronger_text(const std::string& one, const std::string& other, std::optional<double> probability) {
    return fmt::format("Probability that {} is stronger than {}: {}.", one, other, likely_text(probability));
}

TextTable standings_table(const Course& course, const Statistics& statistics, const std::vector<std::string>& names) {
    const Plan& plan = course.plan();
    std::vector<Column> columns{{"range",
                                 [](const StandingsRow&, const EntrantEstimate& estimate) {
                                     return range_text(estimate.first_place, estimate.last_place);
                                 },
                                 true}};
    for (Column& column : score_columns(plan))
        columns.push_back(std::move(column));
    if (statistics.rated) {
        columns.push_back({"Elo", [](const StandingsRow&, const EntrantEstimate& estimate) {
                               return fmt::format("{:+.1f}", estimate.elo);
                           }});
        columns.push_back({"95 %", [](const StandingsRow&, const EntrantEstimate& estimate) {
                               return elo_error_text(estimate.elo_interval);
                           }});
    }
    if (!statistics.circle.empty()) {
        columns.push_back({"mix", [](const StandingsRow&, const EntrantEstimate& estimate) {
                               return fmt::format("{:.1f} %", 100 * estimate.mix);
                           }});
    }
    columns.push_back(count("faults", &StandingsRow::faults));

    TextTable grid{2, {{"", ""}}};
    for (const Column& column : columns)
        grid.rows.front().push_back(column.title);
    for (const StandingsRow& row : course.standings().rows()) {
        const auto entrant = static_cast<std::size_t>(row.entrant);
        std::vector<std::string> line{std::to_string(row.place),
                                      names[entrant] + (row.disqualified      ? " (disqualified)"
                                                        : row.out             ? " (out)"
                                                        : row.always_faulty() ? " (faults in every match)"
                                                                              : "")};
        for (const Column& column : columns)
            line.push_back(row.matches == 0 && !column.counts ? "-" : column.text(row, statistics.entrants[entrant]));
        grid.rows.push_back(std::move(line));
    }
    return grid;
}

TextTable crosstable_table(const Course& course, const std::vector<std::string>& names) {
    const auto rows = course.standings().rows();
    TextTable grid{1, {{""}}};
    for (const StandingsRow& column : rows)
        grid.rows.front().push_back(names[at(column.entrant)]);
    for (const StandingsRow& row : rows) {
        std::vector<std::string> line{names[at(row.entrant)]};
        for (const StandingsRow& column : rows) {
            const CrosstableCell cell = course.standings().cell(row.entrant, column.entrant);
            line.push_back(cell.matches == 0 ? "-" : percent(cell.share()));
        }
        grid.rows.push_back(std::move(line));
    }
    return grid;
}

TextTable hosted_table(const Course& course, const std::vector<std::string>& names) {
    const Plan& plan = course.plan();
    TextTable grid{2, {}};
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!is_hosted(plan, plan.bots[i])) continue;
        if (grid.rows.empty()) grid.rows.push_back({"bot", "file"});
        grid.rows.push_back({names[i], plan.bots[i]});
    }
    return grid;
}

std::string crosstable_title(const Course& course) {
    const Plan& plan = course.plan();
    return has_two_sides(plan.entry().info(), plan.seats) ? "Won by row against column" : "Row ahead of column";
}

TextTable pair_effects_table(const Info& game, std::span<const PairEffect> effects,
                             const std::vector<std::string>& names, std::size_t most) {
    std::vector<const PairEffect*> order;
    for (const PairEffect& effect : effects)
        order.push_back(&effect);
    const auto far = [](const PairEffect* effect) {
        const auto errors = [](const PairEffect::Measure& measure) {
            return measure.error > 0 ? std::abs(measure.value) / measure.error : 0;
        };
        return std::pair(effect->beyond_chance(), std::max(errors(effect->won), errors(effect->points)));
    };
    std::ranges::stable_sort(order, std::greater(), far);
    TextTable grid{2, {{"", "with", "matches", "won", "95 %", "points", "95 %", "beyond chance"}}};
    if (game.cooperative) grid.rows[0].erase(grid.rows[0].begin() + 3, grid.rows[0].begin() + 5);
    for (const PairEffect* effect : std::span(order).first(std::min(most, order.size()))) {
        std::vector<std::string> line{names[at(effect->on)], names[at(effect->by)], grouped(effect->matches)};
        const auto add = [&](const PairEffect::Measure& measure, double scale, const char* unit) {
            line.push_back(fmt::format("{:+.2f}{}", scale * measure.value, unit));
            line.push_back(std::isfinite(measure.error) ? fmt::format("+- {:.2f}", scale * measure.error) : "unknown");
        };
        if (!game.cooperative) add(effect->won, 100, " %");
        add(effect->points, 1, "");
        const int sign = effect->won.sign + effect->points.sign;
        line.push_back(!effect->beyond_chance() ? "" : sign > 0 ? "better" : sign < 0 ? "worse" : "both");
        grid.add(std::move(line));
    }
    return grid;
}

std::string pair_effects_remark(std::span<const PairEffect> effects) {
    const auto beyond = std::ranges::count_if(effects, &PairEffect::beyond_chance);
    const auto pairs = static_cast<std::int64_t>(effects.size());
    if (beyond == 0) return fmt::format("None of {} is beyond chance.", grouped(pairs));
    return fmt::format("{} of {} {} beyond chance.", grouped(beyond), grouped(pairs), beyond == 1 ? "is" : "are");
}

TextTable round_table(const Round& round, const std::vector<std::string>& names) {
    TextTable grid{2, {{"", "", "score", "", "winner"}}};
    for (const Meeting& meeting : round.meetings) {
        const std::string winner = meeting.winner < 0    ? "-"
                                   : meeting.winner == 0 ? names[meeting.one]
                                                         : names[meeting.two];
        grid.rows.push_back({names[meeting.one], names[meeting.two], fmt::format("{:g}", meeting.score[0]),
                             fmt::format("{:g}", meeting.score[1]), winner});
    }
    for (const std::uint16_t entrant : round.byes)
        grid.rows.push_back({names[entrant], "(bye)", "", "", ""});
    return grid;
}

std::string round_title(const Course& course, std::size_t index) {
    const auto& rounds = course.bracket().rounds;
    if (rounds[index].kind == Round::Kind::Ranking) return "Ranking";
    const auto rankings = std::count_if(rounds.begin(), rounds.begin() + static_cast<std::ptrdiff_t>(index),
                                        [](const Round& round) { return round.kind == Round::Kind::Ranking; });
    return fmt::format("Round {}", index + 1 - static_cast<std::size_t>(rankings));
}

std::string seed_words(const Course& course) {
    return course.tells_seed() ? fmt::format("seed {}", course.plan().seed) : "a sealed seed";
}

std::string seal_remark(const Course& course) {
    const Seal& seal = *course.plan().seal;
    if (!course.tells_seed())
        return fmt::format("The seed is sealed until all has been played, SHA-256 {}.", seal.sha256);
    return fmt::format("The seed was sealed: the SHA-256 of \"{}\" is {}.", sealed_text(seal), seal.sha256);
}

std::string headline(const Course& course) {
    const Plan& plan = course.plan();
    std::string text =
        fmt::format("{}, {} of {} bots, {} matches{}, {}", plan.game, format_word(plan.format), plan.bots.size(),
                    grouped(course.matches()), plan.duplicate ? " of duplicate deals" : "", seed_words(course));
    if (!course.shard().whole()) text += fmt::format(", shard {}", shard_text(course.shard()));
    return text;
}

std::vector<std::string> remarks(const Course& course, const Statistics& statistics,
                                 const std::vector<std::string>& names) {
    const Plan& plan = course.plan();
    std::vector<std::string> sentences;
    if (!course.over())
        sentences.push_back(
            fmt::format("{} of {} matches have been played.", grouped(course.matches()), grouped(course.expected())));
    for (const StandingsRow& row : course.standings().rows()) {
        if (row.out)
            sentences.push_back(fmt::format("{} is out: it crashed, hung or answered late in {} matches in a row, and "
                                            "forfeits what was left.",
                                            names[at(row.entrant)], kMostInARow));
    }
    if (plan.seal) sentences.push_back(seal_remark(course));
    if (statistics.sprt) sentences.push_back(sprt_remark(plan, names, *statistics.sprt));
    if (plan.stop.kind == StopRule::Kind::Interval)
        sentences.push_back(course.stopped_early()
                                ? fmt::format("Stopped: every 95 % interval is narrower than {:g}.", plan.stop.width)
                                : fmt::format("Not every 95 % interval is narrower than {:g}.", plan.stop.width));
    if (statistics.los) sentences.push_back(los_remark(names, *statistics.los));
    if (!statistics.circle.empty()) {
        const int first = statistics.circle.front();
        sentences.push_back(fmt::format("They beat each other in a circle: {} beats {}. No one beats their best mix.",
                                        entrant_list(names, statistics.circle, " beats "), names[at(first)]));
    }
    if (plan.duplicate && statistics.saved > 0)
        sentences.push_back(fmt::format("Duplicate deals saved {} matches.", grouped(statistics.saved)));
    return sentences;
}

} // namespace hilltop
