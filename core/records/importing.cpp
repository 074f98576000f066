// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/record_text.h"
#include "records/replay.h"
#include "registry/registry.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace hilltop {

Result<ImportFormat> find_import_format(std::string_view format) {
    std::vector<std::string_view> formats;
    for (const GameEntry* game : games()) {
        for (const Importer& importer : game->importers()) {
            if (importer.format == format) return ImportFormat{game, &importer};
            formats.emplace_back(importer.format);
        }
    }
    return misuse("records", "unknown format \"{}\", known are {}", format,
                  fmt::format("{}", fmt::join(formats, ", ")));
}

Result<Record> import_record(const GameEntry& game, const Importer& importer, std::string_view text,
                             std::uint64_t seed) {
    auto read = importer.read(text);
    if (!read) return read.error();
    std::vector<RecordSeat> seats;
    for (const std::string& name : read->bots)
        seats.push_back({name, 0, {}});
    Record record = new_record(game, read->rules, {seed, 0, 0}, std::move(seats));
    record.cards = std::move(read->script);
    record.notes = std::move(read->note);
    for (const auto& answers : read->answers)
        record.steps.emplace_back(answers.begin(), answers.end());
    record.extra.emplace_back("imported", fmt::format("\"{}\"", importer.format));
    auto replay = Replay::make(record);
    if (!replay) return replay.error();
    record.digest = replay->found_digest();
    record.result = replay->found_result();
    return record;
}

Result<std::vector<Record>> open_records(const std::string& path) {
    const auto text = load_text(path);
    if (!text) return text.error();
    auto records = read_records(*text);
    if (records) return records;
    const auto first = text->find_first_not_of(" \t\r\n");
    if (first != std::string::npos && (*text)[first] == '{') return failure("records", "{}: {}", path, records.error());
    // No record: perhaps a log. Whichever importer gets furthest knows best what is wrong.
    std::optional<Error> reasons;
    for (const GameEntry* game : games()) {
        for (const Importer& importer : game->importers()) {
            auto imported = import_record(*game, importer, *text, 0);
            if (imported) return std::vector<Record>{std::move(*imported)};
            const Error reason = failure("records", "as {}: {}", importer.format, imported.error());
            reasons = reasons ? failure("records", "{}; {}", *reasons, reason) : reason;
        }
    }
    if (!reasons) return failure("records", "{}: is no Hilltop record", path);
    return failure("records", "{}: is neither a Hilltop record nor a log Hilltop can read ({})", path, *reasons);
}

} // namespace hilltop
