// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a log of another program: refused with a sentence, or records that can be replayed. The first byte
// chooses the format; 255 leaves that to the program.
#include "made_records.h"
#include "target.h"

using namespace hilltop;

namespace {

std::vector<ImportFormat> import_formats() {
    std::vector<ImportFormat> all;
    for (const GameEntry* game : games())
        for (const Importer& importer : game->importers())
            all.push_back({game, &importer});
    return all;
}

} // namespace

static fuzz::Seeds seeds_of_import() {
    fuzz::Seeds seeds;
    const auto formats = import_formats();
    for (std::size_t i = 0; i < formats.size(); ++i) {
        const std::vector<Record> records{fuzz::made_record(*formats[i].game)};
        const auto text = export_records(formats[i].importer->format, records);
        if (!text) continue;
        seeds.emplace(formats[i].importer->format, static_cast<char>(i) + text->substr(0, 6000));
        seeds.emplace(formats[i].importer->format + std::string("-any"), '\xff' + text->substr(0, 6000));
    }
    return seeds;
}

HILLTOP_FUZZ(import, 150) {
    static const auto formats = import_formats();
    fuzz::Bytes input(bytes);
    const int byte = input.next();
    const ImportFormat& format = formats[static_cast<std::size_t>(byte) % formats.size()];
    const auto records = byte == 255 ? records_of("log.txt", std::string(input.rest()))
                                     : import_records(*format.game, *format.importer, input.rest(), 1);
    if (!records) return fuzz::refused(records.error());
    for (const Record& record : *records) {
        const std::string line = write_record(record);
        const auto again = read_record(line);
        fuzz::claim(again && write_record(*again) == line, "an imported match does not come back as it was written");
        fuzz::judged(Replay::make(record, Replay::Asking::Later));
    }
}
