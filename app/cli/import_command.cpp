// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/import_command.h"

#include "cli/output.h"
#include "records/record_text.h"
#include "records/replay.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace hilltop::cli {

Result<> import_log(const ImportOptions& options) {
    const auto format = find_import_format(options.format);
    if (!format) return format.error();
    const auto seed = read_option("--seed", options.seed, 0, ~0ull);
    if (!seed) return seed.error();
    const auto text = load_text(options.file);
    if (!text) return text.error();
    const auto record = import_record(*format->game, *format->importer, *text, *seed);
    if (!record) return failure("cli", "{}: {}", options.file, record.error());
    if (const auto saved = save_records(options.record, {&*record, 1}); !saved) return saved;

    std::vector<std::string> players;
    for (const RecordSeat& seat : record->seats)
        players.push_back(seat_name(seat));
    fmt::print("{}: {}, {}; {} steps, the match is {}\n", options.record, format->game->info().title,
               fmt::join(players, " against "), record->steps.size(), record->result ? "finished" : "not finished");
    return {};
}

} // namespace hilltop::cli
