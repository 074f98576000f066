// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/languages/recognised.h"

#include "hosting/languages/programs.h"
#include "registry/registry.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>

namespace hilltop {

std::vector<ContestOf> contests_with(std::string_view kind) {
    std::vector<ContestOf> found;
    for (const GameEntry* game : games())
        if (const KindTraits* traits = game->find_kind(kind))
            found.push_back({game->info().id, game->info().title, traits->marks});
    return found;
}

std::vector<FoundClass> players_among(const std::vector<FoundClass>& classes) {
    std::set<std::string> players{"Player"};
    for (bool more = true; more;) {
        more = false;
        for (const FoundClass& one : classes)
            if (players.contains(one.base)) more = players.insert(one.name).second || more;
    }
    std::vector<FoundClass> found;
    for (const FoundClass& one : classes)
        if (one.name != "Player" && players.contains(one.name)) found.push_back(one);
    return found;
}

Result<std::vector<RecognisedBot>> set_aside(const std::string& path, const std::vector<FoundClass>& classes,
                                             std::vector<RecognisedBot> bots) {
    const auto hidden = [](const RecognisedBot& bot) { return bot.name.starts_with('_'); };
    std::map<std::string, std::string> extended_by; // by each base
    for (const RecognisedBot& bot : bots) {
        if (hidden(bot)) continue;
        std::set<std::string> below{bot.name};
        for (bool more = true; more;) {
            more = false;
            for (const FoundClass& one : classes)
                if (below.contains(one.name) && below.insert(one.base).second) {
                    extended_by.try_emplace(one.base, bot.name);
                    more = true;
                }
        }
    }
    for (RecognisedBot& bot : bots) {
        const auto by = extended_by.find(bot.name);
        if (hidden(bot))
            bot.aside = failure("botlab", "{} begins with _ and is therefore left out; name it as {} to let it play",
                                bot.name, bot_spec_text(bot.spec));
        else if (by != extended_by.end())
            bot.aside =
                failure("botlab", "{} is the base of {} and is therefore left out; name it as {} to let it play",
                        bot.name, by->second, bot_spec_text(bot.spec));
    }
    std::stable_partition(bots.begin(), bots.end(), [](const RecognisedBot& bot) { return !bot.aside; });
    if (bots.front().aside) return failure("botlab", "{}: {}", path, *bots.front().aside);
    return bots;
}

Error told_at(const std::string& path, int line, int column, const Error& what) {
    return failure("botlab", "{}: line {}, column {}: {}", path, line, column, what);
}

Error told_at(const std::string& path, const SourceText& source, std::size_t place, const Error& what) {
    return told_at(path, source.line_of(place), source.column_of(place), what);
}

RecognisedBot recognised(const char* game, const char* kind, const std::string& target, const std::string& name,
                         std::string_view language) {
    const BotSpecText spec{kind, target, name};
    return {game, spec, short_name(spec), std::string(language), {}};
}

RecognisedBot recognised_command(const std::string& program, const std::string& arguments, const std::string& name,
                                 std::string_view language) {
    RecognisedBot bot = recognised("", "hilltop", program + ' ' + arguments, {}, language);
    bot.name = name;
    bot.wants = missing_program(program);
    return bot;
}

std::string command_word(const std::string& word) {
    const auto plain = [](unsigned char c) {
        return std::isalnum(c) != 0 || c >= 0x80 ||
               std::string_view("/._-+,@%").find(static_cast<char>(c)) != std::string_view::npos;
    };
    if (!word.empty() && std::all_of(word.begin(), word.end(), plain)) return word;
    std::string quoted = "\"";
    for (const char c : word) {
        if (std::string_view("\"\\$`").find(c) != std::string_view::npos) quoted += '\\';
        quoted += c;
    }
    return quoted + '"';
}

} // namespace hilltop
