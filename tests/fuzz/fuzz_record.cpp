// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a file of records: each is refused with a sentence, or can be replayed and comes back as it was written.
#include "records/record_text.h"
#include "records/replay.h"

#include <cstdlib>

using namespace hilltop;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto records = read_records({reinterpret_cast<const char*>(data), size});
    if (!records) return english(records.error()).empty() ? std::abort(), 0 : 0;
    for (const Record& record : *records) {
        const std::string line = write_record(record);
        const auto again = read_record(line);
        if (!again || write_record(*again) != line) std::abort();
        const auto replay = Replay::make(record);
        if (!replay && english(replay.error()).empty()) std::abort();
    }
    return 0;
}
