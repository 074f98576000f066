// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/verify_command.h"

#include "cli/output.h"
#include "records/record_text.h"

#include <fmt/format.h>

#include <optional>

namespace hilltop::cli {

Result<> verify_records(const VerifyOptions& options) {
    const auto records = load_records(options.file);
    if (!records) return records.error();
    std::optional<Error> first;
    Json list = Json::array();
    for (const Record& record : *records) {
        const auto checked = check_seal(record);
        if (!checked && !first) first = failure("cli", "{}: line {}: {}", options.file, record.line, checked.error());
        if (options.json) {
            Json entry{
                {"line", record.line}, {"sealed", record.seal.has_value()}, {"fits", static_cast<bool>(checked)}};
            if (!checked) entry["problem"] = english(checked.error());
            list.push_back(std::move(entry));
        } else if (checked) {
            fmt::print("line {}: the cards are those of the seal {}\n  seed {}, salt {}{}\n", record.line,
                       record.seal->sha256, record.seal->seed, record.seal->salt,
                       record.seal->word.empty() ? "" : fmt::format(", word \"{}\"", record.seal->word));
        }
    }
    if (options.json) print_json(list);
    if (first) return *first;
    return {};
}

} // namespace hilltop::cli
