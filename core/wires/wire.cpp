// SPDX-License-Identifier: GPL-3.0-or-later
#include "wires/wire.h"

#include "base/json_form.h"
#include "base/numbers.h"

#include <algorithm>
#include <array>

namespace hilltop {
namespace {

constexpr std::int64_t kDay = 86'400'000; ///< ms
constexpr std::int64_t kTebi = std::int64_t{1} << 40;

/// A unit and what it counts in the limit's own.
struct LimitUnit {
    std::string_view word;
    std::int64_t factor;
};
constexpr LimitUnit kTimes[] = {{"ms", 1}, {"s", 1000}};
constexpr LimitUnit kSizes[] = {{"K", 1 << 10}, {"M", 1 << 20}, {"G", 1 << 30}, {"", 1}};
constexpr LimitUnit kCounts[] = {{"", 1}};
constexpr std::string_view kAnswers[] = {"no", "yes"};
constexpr std::string_view kMemories[] = {"nothing", "match", "series"}; ///< by Memory

/// One limit as --limit names it; `lowest` and `highest` as people would write them, too.
struct LimitRow {
    std::string_view name;
    std::span<const LimitUnit> units;
    std::int64_t lowest, highest;
    std::string_view range;
    std::int64_t (*get)(const BotLimits&);
    void (*set)(BotLimits&, std::int64_t);
    std::span<const std::string_view> words{}; ///< by value, where it is no number
};

template <auto Member>
constexpr LimitRow time_row(std::string_view name) {
    return {name,
            kTimes,
            1,
            kDay,
            "1ms to 86400s",
            [](const BotLimits& limits) { return std::int64_t{(limits.*Member).count()}; },
            [](BotLimits& limits, std::int64_t value) { limits.*Member = std::chrono::milliseconds(value); }};
}

template <auto Member>
constexpr LimitRow number_row(std::string_view name, std::span<const LimitUnit> units, std::int64_t lowest,
                              std::int64_t highest, std::string_view range) {
    return {name,
            units,
            lowest,
            highest,
            range,
            [](const BotLimits& limits) { return static_cast<std::int64_t>(limits.*Member); },
            [](BotLimits& limits, std::int64_t value) {
                limits.*Member = static_cast<std::remove_reference_t<decltype(limits.*Member)>>(value);
            }};
}

constexpr LimitRow memory_row() {
    LimitRow row = number_row<&BotLimits::remembers>("remembers", kCounts, 0, 2, "nothing, match or series");
    row.words = kMemories;
    return row;
}

constexpr LimitRow ponder_row() {
    LimitRow row = number_row<&BotLimits::ponder>("ponder", kCounts, 0, 1, "yes or no");
    row.words = kAnswers;
    return row;
}

/// Without a limit by default.
constexpr LimitRow total_row() {
    LimitRow row = time_row<&BotLimits::total>("total");
    row.lowest = 0;
    row.range = "0s to 86400s";
    return row;
}

const std::array<LimitRow, 10> kLimits{
    time_row<&BotLimits::start>("start"),
    time_row<&BotLimits::first>("first"),
    time_row<&BotLimits::decision>("decision"),
    number_row<&BotLimits::reply>("reply", kSizes, 1, 1 << 30, "1 to 1G"),
    number_row<&BotLimits::errors>("stderr", kSizes, 0, 1 << 30, "0 to 1G"),
    number_row<&BotLimits::memory>("memory", kSizes, 1 << 20, kTebi, "1M to 1024G"),
    number_row<&BotLimits::processes>("processes", kCounts, 1, 10'000, "1 to 10000"),
    total_row(),
    memory_row(),
    ponder_row(),
};

/// The value in the limit's own unit, or nothing where it is not one.
std::optional<std::int64_t> limit_value(const LimitRow& row, std::string_view text) {
    if (!row.words.empty()) {
        const auto word = std::find(row.words.begin(), row.words.end(), text);
        return word == row.words.end() ? std::nullopt : std::optional<std::int64_t>(word - row.words.begin());
    }
    for (const LimitUnit& unit : row.units) {
        if (!text.ends_with(unit.word)) continue;
        const auto number = read_number(text.substr(0, text.size() - unit.word.size()));
        if (!number || *number > static_cast<std::uint64_t>(row.highest / unit.factor)) continue;
        const auto value = static_cast<std::int64_t>(*number) * unit.factor;
        if (value >= row.lowest) return value;
    }
    return {};
}

} // namespace

Result<> read_limit(BotLimits& limits, std::string_view text) {
    const auto equals = text.find('=');
    const std::string_view name = text.substr(0, equals);
    for (const LimitRow& row : kLimits) {
        if (row.name != name) continue;
        const std::string_view value = equals == text.npos ? std::string_view() : text.substr(equals + 1);
        const auto read = limit_value(row, value);
        if (!read) return misuse("wires", "limit {}: \"{}\" is not {}", name, value, row.range);
        row.set(limits, *read);
        return {};
    }
    return misuse("wires",
                  "there is no limit \"{}\"; the limits are start, first, decision, reply, stderr, memory, processes, "
                  "total, remembers and ponder",
                  name);
}

std::vector<std::string> limit_texts(const BotLimits& limits) {
    std::vector<std::string> texts;
    for (const LimitRow& row : kLimits) {
        const std::int64_t value = row.get(limits);
        if (!row.words.empty()) {
            texts.push_back(std::string(row.name) + '=' + std::string(row.words[static_cast<std::size_t>(value)]));
            continue;
        }
        LimitUnit best = row.units.back();
        for (const LimitUnit& unit : row.units)
            if (value != 0 && value % unit.factor == 0 && (value % best.factor != 0 || unit.factor > best.factor))
                best = unit;
        texts.push_back(std::string(row.name) + '=' + std::to_string(value / best.factor) + std::string(best.word));
    }
    return texts;
}

Form<BotLimits> limits_form() {
    const auto texts = form::list(form::text());
    return {[texts](const Json& json, const Path& at, BotLimits& limits) -> Result<> {
                std::vector<std::string> list;
                TRY(texts.read(json, at, list));
                for (std::size_t i = 0; i < list.size(); ++i)
                    if (const auto read = read_limit(limits, list[i]); !read) return at.item(i).error(read.error());
                return {};
            },
            [texts](const BotLimits& limits) { return texts.write(limit_texts(limits)); }, texts.schema};
}

} // namespace hilltop
