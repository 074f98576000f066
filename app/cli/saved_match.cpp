// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/saved_match.h"

#include "cli/output.h"
#include "rng/rng.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace hilltop::cli {

std::vector<std::string> SavedMatch::names() const {
    std::vector<std::string> names;
    for (const std::uint16_t entrant : match.played.by_seat)
        names.push_back(contest->names()[entrant]);
    return names;
}

Result<SavedMatch> saved_match(const std::string& path, const std::string& number) {
    const auto wanted = TRY(read_ordinal("--match", number, Rng::kMaxNumber));
    SavedMatch saved{.contest = TRY(open_contest(path)), .match = {}, .found = {}};
    auto match = saved.contest->numbered(wanted);
    if (!match) return for_option("--match", match.error());
    saved.match = std::move(*match);
    const bool plays = saved.contest->is_hosted(saved.match) && !TRY(saved.contest->kept_record(saved.match));
    if (plays) {
        std::vector<std::string> bots;
        for (const std::uint16_t entrant : saved.match.played.by_seat)
            bots.push_back(saved.contest->bots()[entrant]);
        remark_isolation(bots);
    }
    auto found = saved.contest->find(saved.match);
    if (!found) return for_option(fmt::format("match {}", wanted + 1), found.error());
    saved.found = std::move(*found);
    return saved;
}

namespace {

Result<OpenedMatch> open_record(const std::string& path, const std::string& wanted, Replay::Asking asking,
                                const std::optional<std::string>& text) {
    auto records = TRY(text ? records_of(path, *text) : open_records(path));
    const auto number = read_ordinal("--match", wanted, records.size());
    if (!number)
        return misuse("cli", records.size() == 1 ? "{}; {} holds {} record" : "{}; {} holds {} records", number.error(),
                      path, records.size());
    Record& record = records[*number];
    for (const Error& told : record.remarks)
        remark(failure("cli", "{}: {}", path, told));
    const std::string where = record.line == 0 ? path : fmt::format("{}: line {}", path, record.line);
    auto replay = Replay::make(std::move(record), asking);
    if (!replay) return failure("cli", "{}: {}", where, replay.error());
    return OpenedMatch{std::move(*replay), where, {}};
}

} // namespace

Result<OpenedMatch> open_match(const std::string& path, const std::string& number, Replay::Asking asking,
                               const std::optional<std::string>& text) {
    if (!is_contest_file(path)) return open_record(path, number, asking, text);
    auto match = TRY(saved_match(path, number));
    const std::string where = fmt::format("{}: match {}", path, number);
    auto replay = Replay::make(match.found.record, asking);
    if (!replay) return failure("cli", "{}: {}", where, replay.error());
    return OpenedMatch{std::move(*replay), where, std::move(match)};
}

std::string reproduced_text(const SavedMatch& match) {
    const char* const contest = match.match.part ? "hill" : "tournament";
    return match.found.kept
               ? fmt::format("Reproduced: the record that was kept gives the answers the {} remembers.\n", contest)
               : fmt::format("Reproduced: played again from its seed it gave the answers the {} remembers.\n", contest);
}

Result<std::optional<std::vector<bool>>> entrants_called(const ContestMatches& contest, const char* option,
                                                         const std::optional<std::string>& words) {
    if (!words) return std::optional<std::vector<bool>>();
    std::vector<bool> wanted;
    for (std::size_t i = 0; i < contest.names().size(); ++i)
        wanted.push_back(contest.is_called(i, *words));
    if (std::find(wanted.begin(), wanted.end(), true) == wanted.end())
        return misuse("cli", "{}: {} does not take part; there are {}", option, *words,
                      fmt::format("{}", fmt::join(contest.names(), ", ")));
    return std::optional(std::move(wanted));
}

} // namespace hilltop::cli
