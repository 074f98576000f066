// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_entry.h"

#include "botlab/recognise.h"
#include "botlab/submitted.h"
#include "game/bot_spec.h"
#include "tournament/own_names.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <system_error>

namespace hilltop {

Result<std::vector<std::string>> bots_named(const GameEntry& game, const std::string& bot) {
    std::error_code problem;
    if (game.find_bot(bot) != nullptr || !std::filesystem::exists(bot, problem)) {
        TRY(game.check_bot(bot));
        return entrants_by(game, bot);
    }
    const auto found = TRY(recognise_bots(bot));
    std::vector<std::string> own, any;
    for (const RecognisedBot& one : found) {
        if (one.game == game.info().id) own.push_back(one.spec);
        if (one.game.empty()) any.push_back(one.spec);
    }
    if (!own.empty()) return own;
    if (!any.empty()) return std::vector{any.front()}; // of the Hilltop protocol
    return failure("hill", "{} is a bot of {}, not of {}", bot, found.front().game, game.info().id);
}

Result<std::optional<HillEntry>> entry_of(const HillFile& hill, const std::string& bot, const EntryWords& words,
                                          bool replaces) {
    const GameEntry& game = hill.plan().entry();
    TRY(game.check_bot(bot));
    TRY(check_presence(game, bot));
    const auto spec = game.find_bot(bot) == nullptr ? read_bot_spec(bot) : std::nullopt;
    const auto files = files_of_command(bot);
    const std::string name = clean_name(!words.name.empty() ? words.name
                                        : !files.empty()    ? std::filesystem::path(files.front()).stem().string()
                                        : spec              ? short_name(*spec)
                                                            : bot);
    if (name.empty()) return misuse("hill", "{} has no name that can be shown; give it one", bot);
    if (is_like_a_version(name) && !hill.field().versions().contains({name, 1}))
        return misuse("hill",
                      "{} looks like a version of another bot; choose a name that doesn't end in v and a number", name);
    HillEntry entry;
    entry.content = TRY(read_content(game, bot));
    HillVersion& version = entry.event.version;
    version.key = hill.field().key_for(name, entry.content.hash);
    version.spec = entry.content.spec;
    version.content = entry.content.hash;
    version.author = clean_name(words.author);
    version.link = words.link;
    version.licence = clean_name(words.licence);
    entry.event.date = date_of_today();
    if (const auto* out = hill.field().disqualified_content(version.content))
        return out->first.name == name ? failure("hill", "{} was disqualified in this version: {}", name, out->second)
                                       : failure("hill", "{} is the bot that was disqualified as {}: {}", name,
                                                 out->first.name, out->second);
    const HillVersion* playing = hill.field().playing(name);
    if (playing != nullptr && playing->content == version.content) return std::optional<HillEntry>();
    if (playing != nullptr && playing->spec != version.spec && !replaces)
        return misuse("hill", "{} is the name of another bot here, {}; give this one another name", name,
                      playing->spec);
    if (playing == nullptr && hill.field().active().size() >= static_cast<std::size_t>(kMaxEntrants))
        return failure("hill", "{} bots play here, and more cannot; retire one first", kMaxEntrants);
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
        return misuse("hill", "{}: two bots are shown as {}; name {} or {} v{}", hill.path(), name, keys[0].name,
                      keys[1].name, keys[1].version);
    if (kind == HillEvent::Kind::Disqualified) {
        if (why.find_first_not_of(' ') == std::string::npos)
            return misuse("hill", "say why {} is disqualified; the log and the site tell it", name);
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
        return misuse("hill", "{} matches are fewer than the {} of one pairing", matches, hill.plan().matches);
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
