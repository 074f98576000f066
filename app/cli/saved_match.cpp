// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/saved_match.h"

#include "cli/output.h"
#include "rng/rng.h"

#include <fmt/format.h>

namespace hilltop::cli {

Result<FoundMatch> saved_match(const std::string& path, const std::string& number) {
    const auto match = TRY(read_option("--match", number, 0, Rng::kMaxNumber));
    auto saved = TRY(open_tournament(path));
    const auto place = place_of(saved.course.schedule(), match);
    if (!place)
        return misuse("cli", "--match: {} has no match {}, its plan ends with {}", path, match,
                      saved.course.schedule().match_count() - 1);
    auto found = find_match(saved.file, saved.course, *place);
    if (!found) return for_option(fmt::format("match {}", match), found.error());
    return found;
}

namespace {

Result<OpenedMatch> open_record(const std::string& path, const std::string& wanted, Replay::Asking asking,
                                const std::optional<std::string>& text) {
    auto records = TRY(text ? records_of(path, *text) : open_records(path));
    const auto number = read_option("--match", wanted, 0, records.size() - 1);
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
    if (!is_tournament_file(path)) return open_record(path, number, asking, text);
    auto match = TRY(saved_match(path, number));
    const std::string where = fmt::format("{}: match {}", path, number);
    auto replay = Replay::make(match.record, asking);
    if (!replay) return failure("cli", "{}: {}", where, replay.error());
    return OpenedMatch{std::move(*replay), where, std::move(match)};
}

std::string reproduced_text(const FoundMatch& match) {
    return match.kept ? "Reproduced: the record that was kept gives the answers the tournament remembers.\n"
                      : "Reproduced: played again from its seed it gave the answers the tournament remembers.\n";
}

} // namespace hilltop::cli
