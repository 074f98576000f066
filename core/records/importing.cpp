// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/json_text.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "registry/registry.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

namespace hilltop {

Result<ImportFormat> find_import_format(std::string_view format) {
    std::vector<std::string_view> formats;
    for (const GameEntry* game : games()) {
        for (const Importer& importer : game->importers()) {
            if (importer.format == format) return ImportFormat{game, &importer};
            formats.emplace_back(importer.format);
        }
    }
    return misuse("records", "there is no format \"{}\"; the formats are {}", format,
                  fmt::format("{}", fmt::join(formats, ", ")));
}

namespace {

/// A JSON text that is no record may be another program's.
bool is_foreign_json(const std::string& text) {
    const auto json = parse_json(text);
    return json && json->is_object() && !json->contains("format");
}

} // namespace

Result<std::vector<Record>> import_records(const GameEntry& game, const Importer& importer, std::string_view text,
                                           std::uint64_t seed) {
    auto matches = TRY(importer.read(text));
    std::vector<Record> records;
    for (ImportedMatch& match : matches) {
        std::vector<RecordSeat> seats;
        for (const std::string& name : match.bots)
            seats.push_back({name, 0, {}});
        const std::uint64_t number = records.size();
        Record record = new_record(game, match.rules, {seed, number, number}, std::move(seats));
        record.cards = std::move(match.script);
        record.notes = std::move(match.note);
        for (const auto& answers : match.answers)
            record.steps.emplace_back(answers.begin(), answers.end());
        record.extra.emplace_back("imported", fmt::format("\"{}\"", importer.format));
        auto replay = Replay::make(record, Replay::Asking::Later);
        if (!replay) return failure("records", "match {}: {}", number + 1, replay.error());
        record.digest = replay->found_digest();
        record.result = replay->found_result();
        records.push_back(std::move(record));
    }
    return records;
}

namespace {

/// An error about one of several names which.
Error of_match(std::size_t number, std::size_t count, const Error& error) {
    return count == 1 ? error : failure("records", "match {}: {}", number + 1, error);
}

} // namespace

Result<std::string> export_records(std::string_view format, std::span<const Record> records) {
    std::vector<std::string_view> formats;
    for (const GameEntry* game : games()) {
        for (const Exporter& exporter : game->exporters()) {
            formats.emplace_back(exporter.format);
            if (exporter.format != format) continue;
            std::vector<ExportedMatch> matches;
            for (const Record& record : records) {
                if (record.game != game->info().id)
                    return records.size() == 1
                               ? failure("records", "the match is of {}, but {} is a format of {}", record.game, format,
                                         game->info().id)
                               : failure("records", "match {}: the match is of {}, but {} is a format of {}",
                                         matches.size() + 1, record.game, format, game->info().id);
                if (const auto replay = Replay::make(record, Replay::Asking::Later); !replay)
                    return of_match(matches.size(), records.size(), replay.error());
                if (!record.start.empty())
                    return of_match(matches.size(), records.size(),
                                    failure("records",
                                            "the match begins with a position, but {} supports only whole matches",
                                            format));
                ExportedMatch match{
                    record.rules, record.source, record.cards.empty() ? nullptr : &record.cards, {}, {}};
                for (const RecordSeat& seat : record.seats)
                    match.names.push_back(seat_name(seat));
                match.answers = record.steps;
                matches.push_back(std::move(match));
            }
            return exporter.write(matches);
        }
    }
    return misuse("records", "there is no format \"{}\"; the formats are {}", format,
                  fmt::format("{}", fmt::join(formats, ", ")));
}

Result<std::vector<Record>> open_records(const std::string& path) {
    const auto text = TRY(load_text(path));
    return records_of(path, text);
}

Result<std::vector<Record>> records_of(const std::string& path, const std::string& text) {
    auto records = read_records(text);
    if (records) return records;
    const auto first = text.find_first_not_of(" \t\r\n");
    if (first == std::string::npos) return failure("records", "{} is empty", path);
    if (text[first] == '{' && !is_foreign_json(text)) return failure("records", "{}: {}", path, records.error());
    // No record: perhaps a log. Whichever importer gets furthest knows best what is wrong.
    std::optional<Error> reasons;
    for (const GameEntry* game : games()) {
        for (const Importer& importer : game->importers()) {
            auto imported = import_records(*game, importer, text, 0);
            if (imported) return imported;
            const Error reason = failure("records", "as {}: {}", importer.format, imported.error());
            reasons = reasons ? failure("records", "{}; {}", *reasons, reason) : reason;
        }
    }
    if (!reasons) return failure("records", "{} is not a Hilltop record", path);
    return failure("records", "{} is neither a Hilltop record nor a log Hilltop can read ({})", path, *reasons);
}

} // namespace hilltop
