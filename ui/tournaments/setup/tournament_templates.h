// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "tournament/plan.h"

#include <QString>

#include <vector>

namespace hilltop {

class Settings;

/// What a new tournament may begin with.
enum class Template {
    Last,    ///< as the last one of this game was started
    Quick,   ///< a first look, in seconds
    Contest, ///< as the game's contest was held
    Cup,     ///< the contest's cup, where it had one
    Better,  ///< a sequential test of the first against the second
};
inline constexpr Template kTemplates[] = {Template::Last, Template::Quick, Template::Contest, Template::Cup,
                                          Template::Better};

QString templateName(Template kind);
/// What it sets, one sentence.
QString templateTip(Template kind);
bool hasTemplate(const GameEntry& game, Template kind);
/// `current` with what the template is about; its entrants and seed stay, Last replaces all of it.
Plan fromTemplate(const Settings& settings, Template kind, const Plan& current);

/// The game's own format with its first bots, a plan that can be started.
Plan sensiblePlan(const GameEntry& game);
/// As it was started last, without bots that are gone; else sensiblePlan().
Plan rememberedPlan(const Settings& settings, const GameEntry& game);
void rememberPlan(Settings& settings, const Plan& plan);

/// A plan the person has given a name, kept in the settings.
struct OwnTemplate {
    QString name;
    QString plan; ///< JSON
};
std::vector<OwnTemplate> ownTemplates(const Settings& settings);
/// The plan of a template; an error in words if it is of another version or its game is gone.
Result<Plan> planOf(const OwnTemplate& own);
/// Replaces one of the same name.
void saveTemplate(Settings& settings, const QString& name, const Plan& plan);
/// False if there is no such template, or another one has the new name.
bool renameTemplate(Settings& settings, const QString& name, const QString& wanted);
void removeTemplate(Settings& settings, const QString& name);

} // namespace hilltop
