// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/file_names.h"
#include "hosting/languages/language.h"

#include <algorithm>
#include <array>

namespace hilltop {

// A language is a folder with a constant of its name.
extern const Language kJava, kJavaScript, kPython, kExecutables, kC;

std::span<const Language* const> languages() {
    static constexpr std::array kLanguages{&kJava, &kJavaScript, &kPython, &kExecutables, &kC};
    return kLanguages;
}

const Language* language_by_ending(std::string_view file) {
    for (const Language* one : languages())
        if (std::ranges::any_of(one->endings, [file](auto ending) { return has_ending(file, ending); })) return one;
    return nullptr;
}

const Language* language_of(std::string_view kind) {
    for (const Language* one : languages())
        if (std::ranges::find(one->kinds, kind, &BotKind::id) != one->kinds.end()) return one;
    return nullptr;
}

const BotKind& bot_kind(std::string_view id) {
    static constexpr BotKind kUnknown;
    const Language* language = language_of(id);
    return language == nullptr ? kUnknown : *std::ranges::find(language->kinds, id, &BotKind::id);
}

const BotKind& kind_of_bot(std::string_view bot) {
    const auto spec = read_bot_spec(bot);
    return bot_kind(spec ? std::string_view(spec->kind) : std::string_view());
}

std::map<std::string, Planner> usual_planners(std::shared_ptr<const Obedience> obedience) {
    if (!obedience) obedience = std::make_shared<const Obedience>();
    std::map<std::string, Planner> planners;
    for (const Language* language : languages())
        for (const BotKind& kind : language->kinds)
            planners[std::string(kind.id)] = [obedience, plan = kind.plan](const WireOrder& order) {
                return plan(order, *obedience);
            };
    return planners;
}

std::string runs_on(const BotSpecText& bot) {
    const BotKind& kind = bot_kind(bot.kind);
    return kind.version == nullptr ? std::string() : kind.version(bot.target);
}

} // namespace hilltop
