// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/import_command.h"

#include "cli/output.h"
#include "cli/output_file.h"
#include "cli/saved_match.h"
#include "records/record_text.h"
#include "records/replay.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace hilltop::cli {

Result<> import_log(const ImportOptions& options) {
    const auto format = TRY(find_import_format(options.format));
    const auto seed = TRY(read_option("--seed", options.seed, 0, ~0ull));
    if (const auto free = check_output("--record", options.record, Written::Records, {&options.file, 1}); !free)
        return free;
    const auto text = TRY(load_text(options.file));
    const auto records = import_records(*format.game, *format.importer, text, seed);
    if (!records) return failure("cli", "{}: {}", options.file, records.error());
    TRY(save_records(options.record, *records));

    const std::string_view title = format.game->info().title;
    if (records->size() > 1) {
        const auto finished = std::count_if(records->begin(), records->end(),
                                            [](const Record& record) { return record.result.has_value(); });
        print_out("{}: {}, {} matches, {} of them finished\n", options.record, title,
                  grouped(static_cast<std::int64_t>(records->size())), grouped(finished));
        return {};
    }
    const Record& record = records->front();
    std::vector<std::string> players;
    for (const RecordSeat& seat : record.seats)
        players.push_back(seat_name(seat));
    print_out("{}: {}, {}; {} steps, the match is {}\n", options.record, title, fmt::join(players, " against "),
              record.steps.size(), record.result ? "finished" : "not finished");
    return {};
}

namespace {

/// What has to be written: all records of a file, or one match of a file or tournament.
Result<std::vector<Record>> chosen_records(const ExportOptions& options) {
    if (is_contest_file(options.file)) {
        if (!options.match)
            return misuse("cli", "--match: name a match; those of a {} are exported one by one",
                          is_hill_file(options.file) ? "hill" : "tournament");
        auto match = TRY(saved_match(options.file, *options.match));
        if (!match.found.reproduced) return match.changed();
        return std::vector<Record>{std::move(match.found.record)};
    }
    auto records = open_records(options.file);
    if (!records || !options.match) return records;
    const auto number = TRY(read_ordinal("--match", *options.match, records->size()));
    return std::vector<Record>{std::move((*records)[number])};
}

/// What records hold and no other program's format does: a word each.
std::vector<std::string> left_out(std::span<const Record> records) {
    std::size_t faults = 0, seals = 0, notes = 0, branches = 0;
    for (const Record& record : records) {
        faults += record.faults.size();
        seals += record.seal ? 1 : 0;
        notes += record.notes.empty() ? 0 : 1;
        branches += record.branches.size();
    }
    std::vector<std::string> words;
    const auto say = [&](std::size_t count, const char* one, const char* many) {
        if (count > 0)
            words.push_back(fmt::format("{} {}", grouped(static_cast<std::int64_t>(count)), count == 1 ? one : many));
    };
    say(faults, "fault", "faults");
    say(seals, "seal of the cards", "seals of the cards");
    say(notes, "match's notes", "matches' notes");
    say(branches, "branch", "branches");
    return words;
}

} // namespace

Result<> export_log(const ExportOptions& options) {
    const auto records = TRY(chosen_records(options));
    const auto text = export_records(options.format, records);
    if (!text) return text.error().kind == ErrorKind::Usage ? text.error() : for_option(options.file, text.error());
    if (const auto free = check_output("--out", options.out, Written::Log, {&options.file, 1}); !free) return free;
    TRY(save_text(options.out, *text));
    print_out("{}: {} {} as {}\n", options.out, grouped(static_cast<std::int64_t>(records.size())),
              records.size() == 1 ? "match" : "matches", options.format);
    if (const auto words = left_out(records); !words.empty())
        print_out("{} cannot say: {}\n", options.format, fmt::join(words, ", "));
    return {};
}

} // namespace hilltop::cli
