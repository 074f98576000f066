// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/tournament_show.h"

#include "base/quoted.h"
#include "cli/output.h"
#include "cli/replay_command.h"
#include "review_files/tournament_site.h"
#include "tournament/export.h"
#include "tournament/tables.h"
#include "tournament_files/saved_tournament.h"
#include "tournament_files/tournament_dump.h"
#include "tournament_files/tournament_pairs.h"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>

namespace hilltop::cli {
namespace {

/// "2026-11-21 18:05:00 UTC"
std::string moment(std::int64_t milliseconds) {
    return fmt::format("{:%Y-%m-%d %H:%M:%S} UTC", fmt::gmtime(static_cast<std::time_t>(milliseconds / 1000)));
}

/// How many faults there were, by entrant and kind; those of matches that are not folded yet as well.
using FaultCounts = std::map<std::pair<std::uint16_t, Fault>, std::int64_t>;

Result<FaultCounts> fault_counts(SavedTournament& saved) {
    const auto summary = TRY(saved.file.fault_summary());
    FaultCounts counts;
    for (const FaultSummary& one : summary)
        counts[{one.entrant, one.fault}] += one.count;
    for (const SeriesResult& result : saved.ahead)
        for (const SeriesFault& fault : result.faults)
            ++counts[{fault.entrant, fault.fault}];
    return counts;
}

/// What is known of a file beside its course.
struct Status {
    std::string name;
    Clock clock;
    std::int64_t provisional = 0; ///< matches that are played before the turn of their series
    std::int64_t faults = 0;
    FaultCounts counts;
    std::optional<bool> played; ///< right now; nothing where that is unknown
};

Result<> write_site_of_tournament(const ShowOptions& options, SavedTournament& saved) {
    TournamentSite site{.title = options.title, .offers_file = options.offers_file, .matches = {}};
    site.matches.tell = page_of_match;
    site.matches.most = TRY(read_option("--pages", options.pages, 0, 100'000));
    return write_tournament_site(saved, *options.site, site);
}

Json counts_json(const Plan& plan, const FaultCounts& counts) {
    const auto names = entrant_names(plan);
    Json json = Json::array();
    for (const auto& [of, count] : counts)
        json.push_back({{"bot", names[of.first]},
                        {"spec", plan.bots[of.first]},
                        {"word", fault_word(of.second)},
                        {"count", count}});
    return json;
}

/// A line a bot: "Nestor  time-out 3, crash 1".
std::string counts_text(const Plan& plan, const FaultCounts& counts) {
    const auto names = entrant_names(plan);
    std::map<std::uint16_t, std::string> words;
    for (const auto& [of, count] : counts) {
        std::string& line = words[of.first];
        line += fmt::format("{}{} {}", line.empty() ? "" : ", ", fault_word(of.second), grouped(count));
    }
    TextTable table{2};
    for (const auto& [entrant, line] : words)
        table.add({names[entrant], line});
    return table.text();
}

Json status_json(const std::string& file, const Course& course, const Status& status) {
    const auto time = [](std::int64_t moment_of) { return moment_of == 0 ? Json(nullptr) : Json(moment(moment_of)); };
    return {{"file", file},
            {"name", status.name},
            {"plan", course.shown_plan()},
            {"shard", course.shard().whole() ? Json(nullptr) : Json(shard_text(course.shard()))},
            {"matches", course.matches()},
            {"provisional", status.provisional},
            {"expected", course.expected()},
            {"finished", course.over()},
            {"stopped_early", course.stopped_early()},
            {"begun", time(status.clock.begun)},
            {"written", time(status.clock.written)},
            {"seconds", status.clock.seconds},
            {"faults", status.faults},
            {"faults_by", counts_json(course.plan(), status.counts)},
            {"played_now", status.played ? Json(*status.played) : Json(nullptr)}};
}

std::string how_far(const Course& course, std::int64_t provisional) {
    const std::string done = grouped(course.matches());
    if (course.stopped_early()) return fmt::format("Its stop rule ended it after {} matches.", done);
    if (course.over() && course.matches() == 0) return "This shard has no matches.";
    if (course.over()) return fmt::format("All {} matches have been played.", done);
    const std::string early =
        provisional == 0 ? "" : fmt::format(", {} of them before their turn", grouped(provisional));
    return fmt::format("{} of {} matches have been played{} ({} %).", done, grouped(course.expected()), early,
                       100 * course.matches() / std::max<std::int64_t>(1, course.expected()));
}

std::string status_text(const std::string& file, const Course& course, const Status& status) {
    const Plan& plan = course.plan();
    std::vector<std::string> sentences;
    std::string first = fmt::format(
        "{}: {}, {} of {}, {} matches {}, {}{}stop {}, {}, keeps {}", status.name.empty() ? file : status.name,
        plan.game, format_word(plan.format), fmt::join(entrant_names(plan), ", "), grouped(plan.matches),
        is_paired(plan.format) ? "a pairing" : "in total", plan.duplicate ? "duplicate deals, " : "",
        plan.together ? "bots of one language together, " : "", stop_text(plan.stop), seed_words(course),
        keep_word(plan.keep));
    if (!course.shard().whole()) first += fmt::format(", shard {}", shard_text(course.shard()));
    sentences.push_back(first + '.');
    if (plan.seal) sentences.push_back(seal_remark(course));
    sentences.push_back(how_far(course, status.provisional));
    if (status.clock.begun != 0)
        sentences.push_back(fmt::format("Begun {}, last written {}, played for {:.1f} s.", moment(status.clock.begun),
                                        moment(status.clock.written), status.clock.seconds));
    sentences.push_back(status.faults == 0   ? "There were no faults."
                        : status.faults == 1 ? "There was 1 fault."
                                             : fmt::format("There were {} faults.", grouped(status.faults)));
    sentences.push_back(!status.played   ? "It is unknown whether a program is playing it right now."
                        : *status.played ? "A program is playing it right now."
                                         : "No program is playing it right now.");
    return fmt::format("{}\n{}", fmt::join(sentences, " "), counts_text(plan, status.counts));
}

} // namespace

Result<> show_tournament(const ShowOptions& options) {
    if (options.match) return show_match(options.file, *options.match, options.json);
    auto saved = TRY(open_tournament(options.file));
    const Course course = saved.course.with(saved.ahead);
    if (options.site) return write_site_of_tournament(options, saved);
    const auto many = TRY(judge_contest(options.file, options.luck));
    const auto pairs = options.pairs ? TRY(pair_effects_of(saved)) : std::vector<PairEffect>();
    if (options.pairs && !has_pair_effects(course.plan()))
        return misuse(
            "cli", "--pairs: these tables are not drawn at random; use random-tables in a game of more than two sides");
    if (options.json) {
        Json json = to_json(course);
        if (options.pairs) json["pairs"] = to_json(pairs, entrant_names(course.plan()));
        if (many) json["luck"] = luck_json(*many);
        print_json(json);
    } else {
        print_out("{}", options.csv ? to_csv(course) : options.markdown ? to_markdown(course) : course_text(course));
        if (options.pairs) print_out("{}", pairs_text(course.plan(), pairs, entrant_names(course.plan())));
        if (many) print_out("{}", luck_text(*many));
    }
    return check_judged(many);
}

Result<> tell_status(const ShowOptions& options) {
    auto saved = TRY(open_tournament(options.file));
    const auto clock = TRY(saved.file.clock());
    const auto counts = TRY(fault_counts(saved));
    const Course course = saved.course.with(saved.ahead);
    Status status{.name = saved.file.head().name,
                  .clock = clock,
                  .provisional = course.matches() - saved.course.matches(),
                  .faults = 0,
                  .counts = counts,
                  .played = TournamentFile::being_played(options.file)};
    for (const auto& [of, count] : counts)
        status.faults += count;
    if (options.json)
        print_json(status_json(options.file, course, status));
    else
        print_out("{}", status_text(options.file, course, status));
    return {};
}

Result<> dump_tournament(const ShowOptions& options) {
    auto file = TRY(TournamentFile::open(options.file));
    int code = 0; // of the system, where it does not take all
    const auto dumped = dump_tournament(file, [&code](std::string_view bytes) {
        const std::string text = escaped(bytes, "\n\t");
        if (std::fwrite(text.data(), 1, text.size(), stdout) == text.size()) return true;
        code = errno;
        return false;
    });
    if (code != 0) return output_error(code);
    return dumped;
}

std::string course_text(const Course& course) {
    const Statistics statistics = statistics_of(course.plan(), course.standings());
    const auto names = entrant_names(course.plan());
    std::string text = standings_table(course, statistics, names).text();
    if (!course.plan().entry().info().cooperative)
        text += '\n' + crosstable_title(course) + '\n' + crosstable_table(course, names).text();
    const auto& rounds = course.bracket().rounds;
    for (std::size_t i = 0; i < rounds.size(); ++i)
        text += '\n' + round_title(course, i) + '\n' + round_table(rounds[i], names).text();
    if (const TextTable hosted = hosted_table(course, names); !hosted.rows.empty()) text += '\n' + hosted.text();
    const auto sentences = remarks(course, statistics, names);
    if (!sentences.empty()) text += '\n';
    for (const std::string& sentence : sentences)
        text += sentence + '\n';
    return text;
}

std::string pairs_text(const Plan& plan, const std::vector<PairEffect>& pairs, const std::vector<std::string>& names) {
    constexpr std::size_t kMost = 30;
    return fmt::format("\nBeside what it usually wins, where another bot sits at its table:\n{}\n{}\n",
                       pair_effects_table(plan.entry().info(), pairs, names, kMost).text(), pair_effects_remark(pairs));
}

} // namespace hilltop::cli
