// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/submission_report.h"

#include "base/json_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace hilltop {
namespace {

std::string text_in(const Json& json, const char* field) {
    const auto found = json.find(field);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

Json text_or_null(const std::string& text) {
    return text.empty() ? Json(nullptr) : Json(text);
}

Json report_or_null(const std::string& report) {
    return report.empty() ? Json(nullptr) : Json::parse(report);
}

} // namespace

SubmissionReport SubmissionReport::read(const std::string& text) {
    SubmissionReport read;
    const auto json = parse_json(text);
    if (!json || !json->is_object()) return read;
    read.of = text_in(*json, "of");
    read.gone = json->value("gone", Json()) == true;
    read.moved_to = text_in(*json, "moved_to");
    if (const Json after = json->value("moved_after", Json()); after.is_number_unsigned())
        read.moved_after = after.get<std::size_t>();
    const Json bots = json->value("bots", Json::array());
    if (!bots.is_array() || bots.empty()) {
        read.refused = text_in(*json, "refused");
        return read;
    }
    for (const Json& one : bots) {
        if (!one.is_object()) continue;
        JudgedBot bot{.bot = text_in(one, "bot"), .name = text_in(one, "name"), .refused = text_in(one, "refused")};
        const auto version = one.find("version");
        if (version != one.end() && version->is_number_integer()) bot.version = version->get<int>();
        const auto report = one.find("report");
        if (report != one.end() && report->is_object()) bot.report = report->dump();
        read.bots.push_back(std::move(bot));
    }
    return read;
}

std::string SubmissionReport::text() const {
    Json json{{"of", of}, {"bots", Json::array()}, {"joined", Json::array()}};
    for (const auto& [bot, key] : joined)
        json["joined"].push_back({{"bot", bot}, {"name", key.name}, {"version", key.version}});
    for (const JudgedBot& bot : bots)
        json["bots"].push_back({{"bot", bot.bot},
                                {"name", text_or_null(bot.name)},
                                {"version", bot.version == 0 ? Json(nullptr) : Json(bot.version)},
                                {"refused", text_or_null(bot.refused)},
                                {"report", report_or_null(bot.report)}});
    if (gone) json["gone"] = true;
    if (!moved_to.empty()) {
        json["moved_to"] = moved_to;
        json["moved_after"] = moved_after;
    }
    if (bots.size() < 2) {
        json["refused"] = text_or_null(bots.empty() ? refused : bots.front().refused);
        json["report"] = report_or_null(bots.empty() ? std::string() : bots.front().report);
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

const JudgedBot* SubmissionReport::find(const std::string& bot) const {
    const auto found = std::find_if(bots.begin(), bots.end(), [&](const JudgedBot& one) { return one.bot == bot; });
    return found == bots.end() ? nullptr : &*found;
}

} // namespace hilltop
