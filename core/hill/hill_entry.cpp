// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_entry.h"

#include "base/json_text.h"
#include "botlab/submitted.h"
#include "game/hosted_bot.h"
#include "hill/author_limits.h"
#include "tournament/own_names.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <filesystem>

namespace hilltop {
namespace {

/// Which of these are the same bot as a `content` with files, whatever their files are called.
Result<std::vector<HillKey>> same_among(HillFile& hill, const std::vector<HillKey>& keys, const BotContent& content) {
    std::vector<HillKey> same;
    const auto spec = read_bot_spec(content.spec);
    if (!spec || content.files.empty()) return same;
    const std::string own = nameless_hash(content);
    for (const HillKey& key : keys) {
        const HillVersion& version = hill.field().versions().at(key);
        const auto other = read_bot_spec(version.spec);
        if (!other || other->kind != spec->kind) continue;
        if (nameless_hash(TRY(hill.content(version))) == own) same.push_back(key);
    }
    return same;
}

} // namespace

Result<EntryWords> read_entry_words(const std::string& path, std::string_view text) {
    const auto json = parse_json(text);
    if (!json) return failure("hill", "{} cannot be read: {}", path, json.error());
    if (!json->is_object()) return failure("hill", "{} is not a JSON object", path);
    EntryWords words;
    for (const auto& [field, word] : {std::pair("name", &words.name), std::pair("author", &words.author),
                                      std::pair("link", &words.link), std::pair("licence", &words.licence)}) {
        const auto found = json->find(field);
        if (found == json->end() || found->is_null()) continue;
        if (!found->is_string()) return failure("hill", "{}: \"{}\" must be text in quotation marks", path, field);
        *word = found->get<std::string>();
    }
    return words;
}

Result<std::optional<HillEntry>> entry_of(HillFile& hill, const std::string& bot, const EntryWords& words,
                                          bool replaces, PutBy by, std::span<const HillEvent> before) {
    const GameEntry& game = hill.plan().entry();
    TRY(game.check_bot(bot));
    TRY(check_presence(game, bot, by));
    const auto spec = hosted_spec(game, bot);
    const auto files = files_of_command(bot);
    HillEntry entry;
    entry.content = TRY(read_content(game, bot, by));
    // A changed file is the next version of what plays from it, whatever that is called. Not for strangers: who names a
    // file like another one's must not take its place.
    const bool may_change =
        by == PutBy::Person && !entry.content.files.empty() && (words.name.empty() || words.suggests);
    const HillVersion* earlier = may_change ? hill.field().playing_spec(entry.content.spec) : nullptr;
    if (earlier != nullptr && earlier->content == entry.content.hash) earlier = nullptr;
    const std::string own = clean_name(earlier != nullptr    ? earlier->key.name
                                       : !words.name.empty() ? words.name
                                       : !files.empty()      ? std::filesystem::path(files.front()).stem().string()
                                       : spec                ? short_name(*spec)
                                                             : bot);
    const std::string name = hill.field().spelling_of(own);
    if (name.empty()) return misuse("hill", "{} has no printable name; give it one", bot);
    if (is_like_a_version(name) && !hill.field().versions().contains({name, 1}))
        return misuse(
            "hill", "{} looks like a version of another bot; choose a name that does not end in v and a number", name);
    HillVersion& version = entry.event.version;
    version.key = hill.field().key_for(name, entry.content.hash);
    version.spec = entry.content.spec;
    version.content = entry.content.hash;
    // A new version has what is said of the one before, unless something else is said.
    const HillVersion* playing = hill.field().playing(name);
    const auto said = [&](std::string now, std::string HillVersion::*field) {
        return now.empty() && playing != nullptr ? playing->*field : now;
    };
    version.author = said(clean_name(words.author), &HillVersion::author);
    version.link = said(words.link, &HillVersion::link);
    version.licence = said(clean_name(words.licence), &HillVersion::licence);
    entry.event.date = date_of_today();
    if (const auto* out = hill.field().disqualified_content(version.content))
        return out->first.name == name ? failure("hill", "{} was disqualified in this version: {}", name, out->second)
                                       : failure("hill", "{} is the bot that was disqualified as {}: {}", name,
                                                 out->first.name, out->second);
    if (const auto* out = hill.field().out_content(version.content))
        return failure("hill", "this version of {} has dropped out ({}); fix it, or let it play again with hill back",
                       out->first.name, out->second);
    if (playing != nullptr && playing->content == version.content) return std::optional<HillEntry>();
    for (const HillKey& key : TRY(same_among(hill, hill.field().barred(), entry.content))) {
        if (const std::string* why = hill.field().disqualified(key))
            return failure("hill", "{} is the bot that was disqualified as {}: {}", name, key.name, *why);
        return failure("hill", "this version of {} has dropped out ({}); fix it, or let it play again with hill back",
                       key.name, *hill.field().out(key));
    }
    if (playing != nullptr && playing->spec != version.spec && !replaces)
        return misuse("hill", "{} is already the name of another bot here, {}; give this one another name", name,
                      playing->spec);
    if (playing == nullptr && hill.field().active().size() >= static_cast<std::size_t>(kMaxEntrants))
        return failure("hill", "{} bots play here, and there is no room for more; retire one first", kMaxEntrants);
    TRY(check_author(hill.plan(), hill.log(), before, entry.event));
    entry.twins = entry.content.files.empty() ? hill.field().playing_content(version.content)
                                              : TRY(same_among(hill, hill.field().active(), entry.content));
    std::erase_if(entry.twins, [&](const HillKey& twin) { return twin.name == name; });
    return std::optional(std::move(entry));
}

Result<std::vector<HillEvent>> leaving(const HillFile& hill, const std::string& name, HillEvent::Kind kind,
                                       const std::string& why) {
    const HillField& field = hill.field();
    std::vector<HillKey> keys = field.active();
    std::erase_if(keys, [&](const HillKey& key) {
        return key.name != name && fmt::format("{} v{}", key.name, key.version) != name;
    });
    if (keys.empty()) return misuse("hill", "{}: no bot called {} plays here", hill.path(), name);
    if (keys.size() > 1)
        return misuse("hill", "{}: two bots have the name {}; name {} or {} v{}", hill.path(), name, keys[0].name,
                      keys[1].name, keys[1].version);
    if (kind == HillEvent::Kind::Disqualified) {
        if (why.find_first_not_of(' ') == std::string::npos)
            return misuse("hill", "give a reason why {} is disqualified; it is shown in the log and on the site", name);
        for (const HillKey& other : field.playing_content(field.versions().at(keys[0]).content))
            if (other != keys[0]) keys.push_back(other);
    }
    std::vector<HillEvent> events;
    for (const HillKey& key : keys) {
        HillEvent& event = events.emplace_back();
        event.kind = kind;
        event.version.key = key;
        event.why = why;
        event.date = date_of_today();
    }
    return events;
}

Result<> grant_budget(HillFile& hill, std::int64_t matches) {
    if (matches < hill.plan().matches)
        return hill.plan().tables > 0
                   ? misuse("hill", "{} matches are too few: one table takes {}", matches, hill.plan().matches)
                   : misuse("hill", "{} matches are too few: one pairing takes {}", matches, hill.plan().matches);
    if (!hill.log().empty() && hill.log().back().kind == HillEvent::Kind::Budget &&
        hill.log().back().matches == matches && !due_of(hill.plan(), hill.log(), hill.scores()).bouts.empty())
        return {};
    HillEvent event;
    event.kind = HillEvent::Kind::Budget;
    event.matches = matches;
    event.date = date_of_today();
    return hill.append(std::span(&event, 1));
}

std::int64_t date_of_today() {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

} // namespace hilltop
