// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/verify_command.h"

#include "base/sha256.h"
#include "cli/output.h"
#include "records/record_text.h"
#include "records/seal.h"

#include <fmt/format.h>

#include <optional>

namespace hilltop::cli {
namespace {

/// All that somebody needs to do the sums elsewhere: what is hashed, and what becomes of it.
std::string recipe(const Seal& seal) {
    std::string text =
        fmt::format("  seed {}, salt {}{}\n  sha256(\"{}\") = {}\n", seal.seed, seal.salt,
                    seal.word.empty() ? "" : fmt::format(", word \"{}\"", seal.word), sealed_text(seal), seal.sha256);
    if (seal.word.empty()) return text + "  The cards are those of this seed, deal 0.\n";
    const std::string hash = sha256(worded_text(seal));
    return text + fmt::format("  sha256(\"{}\") = {}\n  The first {} of its digits, read as a hexadecimal number, are "
                              "the seed of the cards: {}, deal 0.\n",
                              worded_text(seal), hash, kWordDigits, seed_of(seal));
}

} // namespace

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
            if (checked) {
                entry["hashed"] = sealed_text(*record.seal);
                if (!record.seal->word.empty()) entry["hashed_with_word"] = worded_text(*record.seal);
                entry["seed"] = seed_of(*record.seal);
            }
            list.push_back(std::move(entry));
        } else if (checked) {
            fmt::print("line {}: the cards are those of the seal {}\n{}", record.line, record.seal->sha256,
                       recipe(*record.seal));
        }
    }
    if (options.json) print_json(list);
    if (first) return *first;
    return {};
}

} // namespace hilltop::cli
