// SPDX-License-Identifier: GPL-3.0-or-later
#include "botlab/bot_report.h"

#include "base/json_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>

namespace hilltop {
namespace {

constexpr int kReportFormat = 1;
constexpr const char* kReportKind = "bot";

/// What is wrong with a field; thrown inside the reader only and turned into a value at its border.
struct ReportError {
    Error error;
};

[[noreturn]] void refuse_field(const std::string& field, const Error& problem) {
    throw ReportError{failure("hosting", "{}: {}", field, problem)};
}

Json share_to_json(const StyleShare& share) {
    return {{"id", share.id}, {"times", share.times}, {"of", share.of}};
}

Json check_fault_to_json(const CheckFault& fault) {
    return {{"match", fault.match},
            {"step", fault.step},
            {"decision", fault.decision},
            {"seat", fault.seat},
            {"told", fault.told},
            {"word", fault_word(fault.fault)},
            {"us", fault.time.count()},
            {"stderr", fault.errors},
            {"record", fault.record < 0 ? Json() : Json(fault.record)}};
}

template <class Value>
Json or_nothing(const std::optional<Value>& value) {
    if constexpr (std::is_same_v<Value, std::chrono::milliseconds>)
        return value ? Json(value->count()) : Json();
    else
        return value ? Json(*value) : Json();
}

template <class List, class Make>
Json json_list(const List& list, Make make) {
    Json json = Json::array();
    for (const auto& item : list)
        json.push_back(make(item));
    return json;
}

/// An object of the report. A field that is missing leaves its value as it is; one of another kind is refused.
class Fields {
public:
    Fields(const Json& json, std::string where)
        : m_json(json)
        , m_where(std::move(where)) {
        if (!json.is_object()) refuse_field(m_where, failure("hosting", "is not an object"));
    }

    std::string path(const char* name) const { return m_where.empty() ? name : m_where + '.' + name; }
    /// Nothing if it is missing or null.
    const Json* find(const char* name) const {
        const auto found = m_json.find(name);
        return found == m_json.end() || found->is_null() ? nullptr : &*found;
    }
    const Json& require(const char* name) const {
        const Json* found = find(name);
        if (found == nullptr) refuse_field(path(name), failure("hosting", "is missing"));
        return *found;
    }

    void take(const char* name, std::string& text) const {
        const Json* found = find(name);
        if (found == nullptr) return;
        if (!found->is_string()) refuse_field(path(name), failure("hosting", "is not text"));
        text = found->get<std::string>();
    }
    void take(const char* name, bool& truth) const {
        const Json* found = find(name);
        if (found == nullptr) return;
        if (!found->is_boolean()) refuse_field(path(name), failure("hosting", "is neither true nor false"));
        truth = found->get<bool>();
    }
    template <class Number>
    requires std::is_integral_v<Number>
    void take(const char* name, Number& number, std::int64_t least = 0,
              std::int64_t most = std::numeric_limits<Number>::max()) const {
        const Json* found = find(name);
        if (found == nullptr) return;
        const bool whole =
            found->is_number_integer() &&
            (!found->is_number_unsigned() ||
             found->get<std::uint64_t>() <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()));
        if (!whole) refuse_field(path(name), failure("hosting", "is not an integer"));
        const auto value = found->get<std::int64_t>();
        if (value < least || value > most) refuse_field(path(name), failure("hosting", "is out of range"));
        number = static_cast<Number>(value);
    }
    template <class Rep, class Period>
    void take(const char* name, std::chrono::duration<Rep, Period>& time) const {
        std::int64_t count = time.count();
        take(name, count);
        time = std::chrono::duration<Rep, Period>(count);
    }
    template <class Value>
    void take(const char* name, std::optional<Value>& value) const {
        if (find(name) == nullptr) return;
        Value read{};
        take(name, read);
        value = read;
    }
    /// Calls read(item, its path) for each item of a list.
    template <class Read>
    void each(const char* name, Read read) const {
        const Json* found = find(name);
        if (found == nullptr) return;
        if (!found->is_array()) refuse_field(path(name), failure("hosting", "is not a list"));
        for (std::size_t i = 0; i < found->size(); ++i)
            read((*found)[i], path(name) + '[' + std::to_string(i) + ']');
    }

private:
    const Json& m_json;
    std::string m_where;
};

std::string item_text(const Json& item, const std::string& where) {
    if (!item.is_string()) refuse_field(where, failure("hosting", "is not text"));
    return item.get<std::string>();
}

Fault read_fault_word(const Fields& fields) {
    Fault fault = Fault::NotAllowed;
    std::string word(fault_word(fault));
    fields.take("word", word);
    if (!read_fault(word, fault)) refuse_field(fields.path("word"), failure("hosting", "\"{}\" is not a fault", word));
    return fault;
}

CheckFault read_check_fault(const Json& item, const std::string& where) {
    const Fields fields(item, where);
    CheckFault fault;
    fields.take("match", fault.match);
    fields.take("step", fault.step);
    fields.take("decision", fault.decision);
    fields.take("seat", fault.seat, 0, kMaxSeats - 1);
    fields.take("told", fault.told);
    fault.fault = read_fault_word(fields);
    fields.take("us", fault.time);
    fields.take("stderr", fault.errors);
    fields.take("record", fault.record);
    return fault;
}

std::vector<StyleShare> read_shares(const Fields& fields, const char* name) {
    std::vector<StyleShare> shares;
    fields.each(name, [&](const Json& item, const std::string& where) {
        const Fields share(item, where);
        StyleShare read;
        share.take("id", read.id);
        share.take("times", read.times);
        share.take("of", read.of);
        if (read.times > read.of) refuse_field(share.path("times"), failure("hosting", "is more than \"of\""));
        shares.push_back(std::move(read));
    });
    return shares;
}

void read_what_was_found(const Fields& fields, BotReport& report) {
    fields.take("start_ms", report.start);
    fields.take("compiled_ms", report.compiled);
    fields.take("ordered", report.ordered);
    fields.take("matches", report.matches);
    fields.take("copy_matches", report.copy_matches);
    fields.take("copy_faults", report.copy_faults);
    fields.take("decisions", report.decisions);
    fields.take("allowed", report.allowed);
    if (report.allowed > report.decisions)
        refuse_field("allowed", failure("hosting", "is more than \"{}\"", "decisions"));
    fields.each("fault_counts", [&](const Json& item, const std::string& where) {
        const Fields counted(item, where);
        const Fault fault = read_fault_word(counted);
        counted.take("times", report.fault_counts[fault]);
    });
    fields.take("deterministic", report.deterministic);
    fields.take("remembers", report.remembers);
    if (const Json* times = fields.find("latency_us")) {
        const Fields latency(*times, "latency_us");
        latency.take("median", report.median);
        latency.take("most", report.most);
        latency.take("worst", report.worst);
    }
    fields.take("memory", report.memory);
    report.style = read_shares(fields, "style");
    report.field = read_shares(fields, "field");
    fields.each("records",
                [&](const Json& item, const std::string& where) { report.records.push_back(item_text(item, where)); });
    fields.each("faults", [&](const Json& item, const std::string& where) {
        CheckFault fault = read_check_fault(item, where);
        if (fault.record >= static_cast<int>(report.records.size()))
            refuse_field(where + ".record", failure("hosting", "is out of range"));
        report.faults.push_back(std::move(fault));
    });
}

BotReport report_of(const Json& json) {
    const Fields fields(json, "");
    std::string kind;
    fields.require("report");
    fields.take("report", kind);
    if (kind != kReportKind) refuse_field("report", failure("hosting", "\"{}\" is not a report on a bot", kind));
    int format = 0;
    fields.require("format");
    fields.take("format", format);
    if (format < 1 || format > kReportFormat)
        refuse_field("format", failure("hosting", "is {}, this program reads {}", format, kReportFormat));
    BotReport report;
    for (const auto& [name, text] : {std::pair("game", &report.game), std::pair("bot", &report.bot)}) {
        fields.require(name);
        fields.take(name, *text);
    }
    fields.take("content", report.content);
    fields.take("runs_on", report.runs_on);
    fields.take("checked", report.checked);
    fields.take("took_ms", report.took);
    fields.each("limits", [&](const Json& item, const std::string& where) {
        const auto read = read_limit(report.limits, item_text(item, where));
        if (!read) refuse_field(where, read.error());
    });
    fields.take("isolation", report.isolation);
    fields.take("problem", report.problem);
    read_what_was_found(fields, report);
    return report;
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
    const auto same = [](const std::string& text) { return Json(text); };
    const Json json{
        {"report", kReportKind},
        {"format", kReportFormat},
        {"game", report.game},
        {"bot", report.bot},
        {"content", report.content},
        {"runs_on", report.runs_on},
        {"checked", report.checked},
        {"took_ms", report.took.count()},
        {"limits", json_list(limit_texts(report.limits), same)},
        {"isolation", report.isolation},
        {"problem", report.problem},
        {"start_ms", report.start.count()},
        {"compiled_ms", or_nothing(report.compiled)},
        {"ordered", report.ordered},
        {"matches", report.matches},
        {"copy_matches", report.copy_matches},
        {"copy_faults", report.copy_faults},
        {"decisions", report.decisions},
        {"allowed", report.allowed},
        {"faults", json_list(report.faults, check_fault_to_json)},
        {"fault_counts", json_list(report.fault_counts,
                                   [](const auto& counted) {
                                       return Json{{"word", fault_word(counted.first)}, {"times", counted.second}};
                                   })},
        {"deterministic", or_nothing(report.deterministic)},
        {"remembers", or_nothing(report.remembers)},
        {"latency_us",
         {{"median", report.median.count()}, {"most", report.most.count()}, {"worst", report.worst.count()}}},
        {"memory", report.memory},
        {"style", json_list(report.style, share_to_json)},
        {"field", json_list(report.field, share_to_json)},
        {"records", json_list(report.records, same)}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<BotReport> read_report(std::string_view json) {
    const auto parsed = parse_json(json);
    if (!parsed) return parsed.error();
    try {
        return report_of(*parsed);
    } catch (const ReportError& refused) {
        return refused.error;
    }
}

} // namespace hilltop
