// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/own_bots.h"

#include "base/fields.h"
#include "base/file_lock.h"
#include "base/json_text.h"
#include "base/text_file.h"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <limits>
#include <tuple>

namespace hilltop {
namespace {

constexpr const char* kOwnBotsFormat = "hilltop-bots";
constexpr int kOwnBotsVersion = 1;

std::string list_path(const std::string& folder) {
    return folder + "/bots.json";
}

/// Nothing for what no content is called: it names a file.
std::optional<std::string> report_path(const std::string& folder, std::string_view content) {
    const bool hex = !content.empty() && std::all_of(content.begin(), content.end(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
    });
    if (!hex) return {};
    return folder + "/reports/" + std::string(content) + ".json";
}

const FieldTable<OwnBot>& bot_fields() {
    static const auto fields =
        FieldTable<OwnBot>()
            .required("spec", &OwnBot::spec, form::text())
            .required("game", &OwnBot::game, form::text())
            .required("name", &OwnBot::name, form::text())
            .written("limits", &OwnBot::limits, limits_form())
            .written("added", &OwnBot::added, form::whole<std::int64_t>(std::numeric_limits<std::int64_t>::min()),
                     "seconds since 1970")
            .written("trusted", &OwnBot::trusted, form::truth())
            .written("content", &OwnBot::content, form::text());
    return fields;
}

Json empty_list() {
    return {{"format", kOwnBotsFormat}, {"version", kOwnBotsVersion}, {"bots", Json::array()}};
}

Result<std::vector<OwnBot>> read_list(const Json& json) {
    std::vector<OwnBot> bots;
    const Path at("bots");
    TRY(form::list(bot_fields().form()).read(json["bots"], at, bots));
    return bots;
}

/// The document, whole and understood; that of an empty list where there is no file.
Result<Json> load_list(const std::string& path) {
    if (std::error_code ignored; !std::filesystem::exists(path, ignored)) return empty_list();
    const auto text = TRY(load_text(path));
    const auto broken = [&](Error why) {
        return failure("profile",
                       "{}: the list of your bots cannot be read ({}). Repair this file or move it away; Hilltop does "
                       "not overwrite it",
                       path, std::move(why));
    };
    auto json = parse_json(text);
    if (!json) return broken(json.error());
    if (!json->is_object() || json->value("format", Json()) != kOwnBotsFormat || !json->contains("bots") ||
        !(*json)["bots"].is_array())
        return broken(failure("profile", "it is not a list of bots"));
    if (json->value("version", Json()) != kOwnBotsVersion)
        return broken(failure("profile", "it was written by another version of Hilltop"));
    if (const auto bots = read_list(*json); !bots) return broken(bots.error());
    return json;
}

bool is_of(const Json& json, const std::string& game, const std::string& spec) {
    return json["game"] == game && json["spec"] == spec;
}

/// Over what the list holds of it, so that fields of later versions stay.
void put_into(Json& bots, const OwnBot& bot) {
    const auto found =
        std::find_if(bots.begin(), bots.end(), [&](const Json& json) { return is_of(json, bot.game, bot.spec); });
    Json& json = found == bots.end() ? bots.emplace_back(Json::object()) : *found;
    json = bot_fields().write(bot, std::move(json));
}

void remove_from(Json& bots, const std::string& game, const std::string& spec) {
    Json kept = Json::array();
    for (const Json& json : bots)
        if (!is_of(json, game, spec)) kept.push_back(json);
    bots = std::move(kept);
}

/// Lets `change` do its work on the bots of the list, alone. Reports that no bot refers to any more go with it.
Result<> change_list(const std::string& folder, const std::function<void(Json& bots)>& change) {
    if (const auto made = make_folder(folder); !made) return made;
    const std::string path = list_path(folder);
    const auto lock = FileLock::wait(folder + "/.lock");
    if (!lock) return unwritten(failure("profile", "{} cannot be written: {}", path, lock.error()));
    auto json = load_list(path);
    if (!json) return json.error();
    const Json before = (*json)["bots"];
    Json& bots = (*json)["bots"];
    change(bots);
    if (bots == before) return {};
    if (const auto saved = save_text(path, json->dump(1, ' ', false, Json::error_handler_t::replace) + "\n"); !saved)
        return saved;
    for (const Json& bot : before) {
        const std::string content = bot.value("content", std::string());
        const auto refers = [&](const Json& other) { return other.value("content", std::string()) == content; };
        const auto report = report_path(folder, content);
        if (!report || std::any_of(bots.begin(), bots.end(), refers)) continue;
        if (const auto removed = remove_file(*report); !removed) return removed;
    }
    return {};
}

} // namespace

Result<std::vector<OwnBot>> OwnBots::read() const {
    const Json json = TRY(load_list(list_path(m_folder)));
    auto bots = TRY(read_list(json));
    std::stable_sort(bots.begin(), bots.end(), [](const OwnBot& a, const OwnBot& b) {
        return std::tie(a.game, a.name, a.spec) < std::tie(b.game, b.name, b.spec);
    });
    return bots;
}

Result<> OwnBots::put(const std::vector<OwnBot>& some) const {
    return change_list(m_folder, [&](Json& bots) {
        for (const OwnBot& bot : some)
            put_into(bots, bot);
    });
}

Result<> OwnBots::remove(const std::string& game, const std::string& spec) const {
    return change_list(m_folder, [&](Json& bots) { remove_from(bots, game, spec); });
}

Result<> OwnBots::replace(const OwnBot& before, const OwnBot& after) const {
    return change_list(m_folder, [&](Json& bots) {
        remove_from(bots, before.game, before.spec);
        put_into(bots, after);
    });
}

std::optional<std::string> OwnBots::report(const std::string& content) const {
    const auto path = report_path(m_folder, content);
    if (!path) return {};
    auto text = load_text(*path);
    if (!text) return {};
    return std::move(*text);
}

Result<> OwnBots::keep_report(const std::string& content, const std::string& json) const {
    const auto path = report_path(m_folder, content);
    if (!path) return misuse("profile", "'{}' is not a content ID of a bot", content);
    TRY(make_folder(m_folder + "/reports"));
    return save_text(*path, json);
}

} // namespace hilltop
