// SPDX-License-Identifier: GPL-3.0-or-later
#include "botlab/bot_report.h"

#include "base/fields.h"
#include "base/json_text.h"
#include "engine/schema.h"

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kReportFormat = 1;
constexpr const char* kReportKind = "bot";

FieldTable<CheckFault> fault_fields() {
    const auto record = form::as<int>(
        form::or_null(form::whole()), [](const std::optional<int>& index) { return index.value_or(-1); },
        [](int index) { return index < 0 ? std::nullopt : std::optional(index); });
    return FieldTable<CheckFault>()
        .written("match", &CheckFault::match, form::whole(), "of the check")
        .written("step", &CheckFault::step, form::whole())
        .written("decision", &CheckFault::decision, form::whole<std::int32_t>())
        .written("seat", &CheckFault::seat, form::whole<std::uint8_t>(0, kMaxSeats - 1))
        .written("told", &CheckFault::told, form::truth())
        .written("word", &CheckFault::fault, form::fault())
        .written("us", &CheckFault::time, form::time<std::chrono::microseconds>(), "microseconds")
        .written("stderr", &CheckFault::errors, form::text(), "what the bot had written meanwhile")
        .written("record", &CheckFault::record, record, "its match in records; null: not kept")
        .null_is_missing();
}

FieldTable<StyleShare> share_fields() {
    return FieldTable<StyleShare>()
        .written("id", &StyleShare::id, form::text())
        .written("times", &StyleShare::times, form::whole<std::int64_t>())
        .written("of", &StyleShare::of, form::whole<std::int64_t>())
        .null_is_missing()
        .check([](const StyleShare& share, const Path& at) -> Result<> {
            if (share.times <= share.of) return {};
            return at.field("times").error(failure("botlab", "this number is larger than \"{}\"", "of"));
        });
}

/// All faults of one kind.
struct FaultCount {
    Fault fault = Fault::NotAllowed;
    std::int64_t times = 0;
};

Form<std::map<Fault, std::int64_t>> counts_form() {
    using Counts = std::map<Fault, std::int64_t>;
    const auto count = FieldTable<FaultCount>()
                           .written("word", &FaultCount::fault, form::fault())
                           .written("times", &FaultCount::times, form::whole<std::int64_t>())
                           .null_is_missing();
    return form::as<Counts>(
        form::list(count.form()),
        [](const std::vector<FaultCount>& list) {
            Counts counts;
            for (const FaultCount& one : list)
                counts[one.fault] = one.times;
            return counts;
        },
        [](const Counts& counts) {
            std::vector<FaultCount> list;
            for (const auto& [fault, times] : counts)
                list.push_back({fault, times});
            return list;
        });
}

Result<> check_report(const BotReport& report, const Path& at) {
    if (report.allowed > report.decisions)
        return at.field("allowed").error(failure("botlab", "this number is larger than \"{}\"", "decisions"));
    const Path faults = at.field("faults");
    const int records = static_cast<int>(report.records.size());
    for (std::size_t i = 0; i < report.faults.size(); ++i)
        if (report.faults[i].record >= records)
            return faults.item(i).field("record").error(form::out_of_range(report.faults[i].record, 0, records - 1));
    return {};
}

const FieldTable<BotReport>& report_fields() {
    using std::chrono::microseconds, std::chrono::milliseconds;
    static const auto latency = FieldTable<BotReport>()
                                    .written("median", &BotReport::median, form::time<microseconds>())
                                    .written("most", &BotReport::most, form::time<microseconds>(), "of 99 %")
                                    .written("worst", &BotReport::worst, form::time<microseconds>())
                                    .null_is_missing();
    static const auto shares = form::list(share_fields().form());
    static const auto truth = form::or_null(form::truth());
    static const auto fields =
        FieldTable<BotReport>()
            .constant("report", std::string(kReportKind), form::text())
            .constant("format", kReportFormat, form::whole(1, kReportFormat))
            .required("game", &BotReport::game, form::text())
            .required("bot", &BotReport::bot, form::text())
            .written("content", &BotReport::content, form::text(), "a report of other content is out of date")
            .written("runs_on", &BotReport::runs_on, form::text())
            .written("checked", &BotReport::checked, form::whole<std::int64_t>(), "seconds since 1970")
            .written("took_ms", &BotReport::took, form::time<milliseconds>())
            .written("limits", &BotReport::limits, limits_form())
            .written("isolation", &BotReport::isolation, form::text())
            .written("problem", &BotReport::problem, form::text(), "why it cannot be checked at all")
            .written("start_ms", &BotReport::start, form::time<milliseconds>())
            .written("compiled_ms", &BotReport::compiled, form::or_null(form::time<milliseconds>()))
            .written("ordered", &BotReport::ordered, form::whole())
            .written("matches", &BotReport::matches, form::whole())
            .written("copy_matches", &BotReport::copy_matches, form::whole(), "of them, against its own copy")
            .written("copy_faults", &BotReport::copy_faults, form::whole<std::int64_t>())
            .written("decisions", &BotReport::decisions, form::whole<std::int64_t>())
            .written("allowed", &BotReport::allowed, form::whole<std::int64_t>(), "decisions without a fault")
            .written("faults", &BotReport::faults, form::list(fault_fields().form()), "the first hundred")
            .written("fault_counts", &BotReport::fault_counts, counts_form())
            .written("deterministic", &BotReport::deterministic, truth, "same seed, same answers")
            .written("remembers", &BotReport::remembers, truth, "between matches")
            .part("latency_us", latency.form())
            .written("memory", &BotReport::memory, form::whole<std::int64_t>(), "most bytes resident; 0: not known")
            .written("style", &BotReport::style, shares)
            .written("field", &BotReport::field, shares, "of the strongest built-in bot")
            .written("records", &BotReport::records, form::list(form::text()))
            .null_is_missing()
            .check(check_report);
    return fields;
}

/// That it is a report, of a format that this program reads.
Result<> check_head(const Json& json) {
    const Path at;
    std::string kind;
    if (const auto found = json.find("report"); found != json.end() && !found->is_null()) {
        TRY(form::text().read(*found, at.field("report"), kind));
        if (kind != kReportKind)
            return at.field("report").error(failure("botlab", "\"{}\" is not a report on a bot", kind));
    }
    if (const auto found = json.find("format"); found != json.end() && found->is_number_integer()) {
        if (*found < 1 || *found > kReportFormat)
            return at.field("format").error(
                failure("botlab", "the format is {}, but this program reads {}", found->dump(), kReportFormat));
    }
    return {};
}

} // namespace

int BotReport::remarks() const {
    const bool faulty = !faults.empty() || allowed < decisions;
    return int{!problem.empty()} + int{faulty} + int{deterministic == false} + int{isolation == "none"};
}

namespace {

/// Older reports have the first faults alone.
template <class Counts>
std::int64_t counted(const BotReport& report, Counts&& counts) {
    std::int64_t count = 0;
    for (const auto& [fault, times] : report.fault_counts)
        count += counts(fault) ? times : 0;
    if (!report.fault_counts.empty()) return count;
    return std::count_if(report.faults.begin(), report.faults.end(),
                         [&](const CheckFault& fault) { return counts(fault.fault); });
}

} // namespace

std::int64_t BotReport::fault_count(std::initializer_list<Fault> kinds) const {
    return counted(*this, [&](Fault fault) { return std::find(kinds.begin(), kinds.end(), fault) != kinds.end(); });
}

std::int64_t BotReport::fault_count() const {
    return counted(*this, [](Fault) { return true; });
}

std::string report_json(const BotReport& report) {
    return report_fields().write(report).dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<BotReport> read_report(std::string_view text) {
    const Json json = TRY(parse_json(text));
    if (json.is_object()) TRY(check_head(json));
    return report_fields().read(json);
}

Json report_schema() {
    return report_fields().schema();
}

} // namespace hilltop
