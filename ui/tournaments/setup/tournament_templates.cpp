// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/setup/tournament_templates.h"

#include "settings/settings.h"
#include "text/game_texts.h"
#include "text/game_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace hilltop {
namespace {

struct TemplateTexts {
    Q_DECLARE_TR_FUNCTIONS(TournamentTemplates)
};

constexpr std::size_t kFirstEntrants = 5; // ticked when nothing is remembered
constexpr std::int64_t kQuickMatches = 200, kQuickTableMatches = 1000, kMostOfTest = 1'000'000;
constexpr auto kOwnKey = "tournament/templates"; // a list of "NAME\nPLAN"

QString lastKey(const std::string& game) {
    return QStringLiteral("tournament/%1/plan").arg(QString::fromStdString(game));
}

QString textOf(const Plan& plan) {
    return QString::fromStdString(plan_to_json(plan).dump());
}

void dropUnknown(Plan& plan) {
    const GameEntry& game = plan.entry();
    std::erase_if(plan.bots, [&](const std::string& bot) { return !game.check_bot(bot); });
    plan.own_limits.clear(); // those of the person's bots are what they are now
}

void write(Settings& settings, const std::vector<OwnTemplate>& own) {
    QStringList lines;
    for (const OwnTemplate& one : own)
        lines << one.name + u'\n' + one.plan;
    settings.set(QLatin1String(kOwnKey), lines);
}

template <class List>
auto find(List& own, const QString& name) {
    return std::find_if(own.begin(), own.end(),
                        [&](const OwnTemplate& one) { return one.name.compare(name, Qt::CaseInsensitive) == 0; });
}

/// Back to the game's own way of playing, with the entrants and the seed of another plan.
Plan startingOver(const Plan& current) {
    Plan plan = default_plan(current.entry());
    plan.bots = current.bots;
    plan.seed = current.seed;
    plan.seal = current.seal;
    plan.seats = seats_for(plan);
    return plan;
}

} // namespace

QString templateName(Template kind) {
    switch (kind) {
    case Template::Last:
        return TemplateTexts::tr("Last settings");
    case Template::Quick:
        return TemplateTexts::tr("Quick look");
    case Template::Contest:
        return TemplateTexts::tr("Contest settings");
    case Template::Cup:
        return TemplateTexts::tr("Contest cup");
    case Template::Better:
        break;
    }
    return TemplateTexts::tr("Is mine better? (SPRT)");
}

QString templateTip(Template kind) {
    switch (kind) {
    case Template::Last:
        return TemplateTexts::tr("The settings of the last tournament of this game");
    case Template::Quick:
        return TemplateTexts::tr("A few hundred matches on duplicate deals: takes seconds, gives a first ranking");
    case Template::Contest:
        return TemplateTexts::tr("Format, matches and rules of the contest this game comes from");
    case Template::Cup:
        return TemplateTexts::tr("A ladder that decides every place. Each pairing is best of seven sets");
    case Template::Better:
        break;
    }
    return TemplateTexts::tr(
        "A sequential test of the first two selected bots. It stops as soon as the result is clear");
}

bool hasTemplate(const GameEntry& game, Template kind) {
    if (kind == Template::Cup) return contestOf(game.info().id).cup;
    if (kind != Template::Better) return true;
    return !game.info().cooperative && (game.info().teams || game.info().min_seats <= 2);
}

Plan fromTemplate(const Settings& settings, Template kind, const Plan& current) {
    const Info& game = current.entry().info();
    if (kind == Template::Last) return rememberedPlan(settings, current.entry());
    Plan plan = startingOver(current);
    switch (kind) {
    case Template::Last:
    case Template::Quick:
        plan.matches = is_paired(plan.format) ? kQuickMatches : kQuickTableMatches;
        plan.duplicate = true;
        plan.rules = current.rules;
        break;
    case Template::Cup:
        plan.format = Format::Cup;
        plan.ranking = Ranking::RoundRobin;
        [[fallthrough]];
    case Template::Contest:
        plan.matches = contestOf(game.id).matches;
        if (const char* rules = contestOf(game.id).rules)
            plan.rules = plan.entry().variant_rules(*plan.entry().find_variant(rules), plan.seats);
        break;
    case Template::Better:
        plan.format = Format::RoundRobin;
        plan.seats = game.teams ? plan.seats : 2;
        if (plan.bots.size() > 2) plan.bots.resize(2);
        plan.matches = kMostOfTest;
        plan.duplicate = true;
        plan.rules = current.rules;
        plan.stop = {};
        plan.stop.kind = StopRule::Kind::Sprt;
        break;
    }
    return plan;
}

Plan sensiblePlan(const GameEntry& game) {
    Plan plan = default_plan(game);
    for (const BotTraits* bot : inPlayingOrder(game.bots().first(std::min(game.bots().size(), kFirstEntrants))))
        plan.bots.emplace_back(bot->id);
    plan.seats = seats_for(plan);
    return plan;
}

Plan rememberedPlan(const Settings& settings, const GameEntry& game) {
    const auto text = settings.get<QString>(lastKey(game.info().id), {});
    auto plan = read_plan(text.toStdString());
    if (!plan || plan->game != game.info().id) return sensiblePlan(game);
    dropUnknown(*plan);
    return std::move(*plan);
}

void rememberPlan(Settings& settings, const Plan& plan) {
    settings.set(lastKey(plan.game), textOf(plan));
}

std::vector<OwnTemplate> ownTemplates(const Settings& settings) {
    std::vector<OwnTemplate> own;
    for (const QString& line : settings.get<QStringList>(QLatin1String(kOwnKey), {}))
        own.push_back({line.section(u'\n', 0, 0), line.section(u'\n', 1)});
    return own;
}

Result<Plan> planOf(const OwnTemplate& own) {
    auto plan = read_plan(own.plan.toStdString());
    if (plan) dropUnknown(*plan);
    return plan;
}

void saveTemplate(Settings& settings, const QString& name, const Plan& plan) {
    auto own = ownTemplates(settings);
    const OwnTemplate made{name.simplified(), textOf(plan)};
    if (const auto found = find(own, made.name); found != own.end())
        *found = made;
    else
        own.push_back(made);
    write(settings, own);
}

bool renameTemplate(Settings& settings, const QString& name, const QString& wanted) {
    auto own = ownTemplates(settings);
    const auto found = find(own, name);
    const QString made = wanted.simplified();
    const auto other = find(own, made);
    if (found == own.end() || made.isEmpty() || (other != own.end() && other != found)) return false;
    found->name = made;
    write(settings, own);
    return true;
}

void removeTemplate(Settings& settings, const QString& name) {
    auto own = ownTemplates(settings);
    std::erase_if(own, [&](const OwnTemplate& one) { return one.name == name; });
    write(settings, own);
}

} // namespace hilltop
