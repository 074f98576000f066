// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/foreign_files.h"
#include "game/bot_spec.h"
#include "hosting/languages/recognised.h"
#include "hosting/launch.h"
#include "hosting/obedience.h"

#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace hilltop {

/// A way to run bots of a language, by how their specs begin. What is true of it whatever the game; what a contest
/// adds is in the game's ContestKind.
struct BotKind {
    std::string_view id{};      ///< "java"; empty: no language has it
    bool in_engine = false;     ///< run by the program's own JavaScript engine, where it reaches nothing
    bool per_decision = false;  ///< a process for each decision
    bool holds_several = false; ///< a file may have several bots
    bool greets = false;        ///< the first answer is the bot's name
    bool slow = false;          ///< planning may take seconds, as it compiles
    /// What is run. An error says what is wrong with the bot's file, or what the machine has not.
    Result<LaunchPlan> (*plan)(const WireOrder& order, const Obedience& obedience) = nullptr;
    /// What runs such a bot, by its target: "Java 17.0.15", "Node 18.19.0"; empty if unknown. Nothing of it is run.
    std::string (*version)(const std::string& target) = nullptr;
    /// Whether a file of the language can be run so; nothing: each can.
    bool (*fits)(const std::string& file) = nullptr;
};

/// What Hilltop knows of a language, whose folder has all of it. What is not there is empty.
struct Language {
    std::string_view name;                       ///< "Java"; "executable" of what says itself what it is
    std::span<const BotKind> kinds{};            ///< none: its programs are executables
    std::span<const std::string_view> endings{}; ///< of its sources, small; the first is that of templates
    /// The bots in a text, whatever its name; in what is no text; in a folder.
    Recognised (*in_source)(const std::string& path, const std::string& text) = nullptr;
    Recognised (*in_bytes)(const std::string& path, std::string_view bytes) = nullptr;
    Recognised (*in_folder)(const std::string& path, const ForeignFiles& files) = nullptr;
    /// The same of a text that is no source of any language.
    Recognised (*in_other)(const std::string& path, const std::string& text) = nullptr;
    /// The text of a template for a file of that name, where the language wants it changed.
    Result<std::string> (*template_for)(std::string text, const std::string& original,
                                        const std::string& path) = nullptr;
};

/// In the order in which a text is tried.
std::span<const Language* const> languages();
/// The language whose sources have this suffix; nullptr: there is no such language.
const Language* language_by_ending(std::string_view file);
/// The language with that kind of bots; nullptr: there is no such language.
const Language* language_of(std::string_view kind);
/// The kind with this id; of an unknown one, nothing.
const BotKind& bot_kind(std::string_view id);
/// The kind of a bot; of a built-in one, nothing.
const BotKind& kind_of_bot(std::string_view bot);

/// The planners of all kinds, by id.
std::map<std::string, Planner> usual_planners(std::shared_ptr<const Obedience> obedience = {});

/// What runs such a bot, as it says itself: "Java 17.0.15", "Python 3.11.2"; empty if unknown.
std::string runs_on(const BotSpecText& bot);

} // namespace hilltop
