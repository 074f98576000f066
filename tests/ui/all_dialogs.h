// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/choose_bots_dialog.h"
#include "bots/compare_dialog.h"
#include "bots/edit_bot_dialog.h"
#include "choose/manual_dialog.h"
#include "documents/before_dialog.h"
#include "documents/cards_results_dialog.h"
#include "documents/play_deal_dialog.h"
#include "game/bot_spec.h"
#include "hills/add_bots_dialog.h"
#include "hills/new_hill_dialog.h"
#include "home/daily_dialog.h"
#include "home/matches_dialog.h"
#include "play/new_match_dialog.h"
#include "play/statistics_dialog.h"
#include "replay/position_editor.h"
#include "settings/key_sheet.h"
#include "settings/settings_dialog.h"
#include "settings/shortcuts.h"
#include "shell.h"
#include "shell/main_dialogs.h"
#include "tournaments/setup/entrant_trial.h"
#include "tournaments/setup/new_tournament_dialog.h"

namespace hilltop {

inline OwnBot someBot() {
    OwnBot bot;
    bot.game = games().front()->info().id;
    bot.spec = "hilltop:/a/folder/with/a/long/name/that/goes/on/and/on/until/nobody/reads/it/nestor";
    bot.name = "A bot with a really long name that nobody shortened";
    return bot;
}

/// As many as a file may hold.
inline std::vector<RecognisedBot> manyBots() {
    std::vector<RecognisedBot> found;
    for (int i = 0; i < 30; ++i)
        found.push_back({.game = i % 2 == 0 ? std::string() : someBot().game,
                         .spec = *read_bot_spec(someBot().spec + std::to_string(i)),
                         .name = "Bot number " + std::to_string(i),
                         .language = "JavaScript",
                         .wants = {}});
    return found;
}

/// Of each kind one, with sentences as long as they come.
inline std::unique_ptr<QDialog> someTrials(QWidget* parent) {
    Plan plan = default_plan(*find_game(someBot().game));
    std::vector<BotTrial> trials;
    for (int i = 0; i < 6; ++i) {
        BotTrial trial{someBot().spec + std::to_string(i), {}, {}, {}, {}};
        if (i < 2)
            trial.refusal =
                failure("hosting", "none of its {} answers was valid ({}): {}", "1,234", "crash 1,234", someBot().spec);
        if (i == 3)
            trial.remarks.push_back(
                failure("hosting", "{} of {} answers were faults ({})", "3", "1,234", "time-out 3"));
        plan.bots.push_back(trial.bot);
        trials.push_back(std::move(trial));
    }
    return std::make_unique<TrialDialog>(plan, trials, parent);
}

/// At the largest table there is.
inline Record crowdedMatch() {
    const auto most =
        std::max_element(games().begin(), games().end(), [](const GameEntry* one, const GameEntry* other) {
            return one->info().max_seats < other->info().max_seats;
        });
    const std::vector<std::string> bots(static_cast<std::size_t>((*most)->info().max_seats),
                                        (*most)->bots().front().id);
    return *play_record(**most, default_values((*most)->rules()), {42, 1, 1}, bots);
}

/// Every dialog of the window on `folder`, none of them shown.
inline std::vector<std::unique_ptr<QDialog>> allDialogs(Shell& shell, const QTemporaryDir& folder) {
    QWidget* parent = &shell.window.main();
    Settings& settings = shell.window.settings();
    QStringList ids;
    for (const GameEntry* game : games())
        ids << QString::fromUtf8(game->info().id);
    const QString matches = folder.filePath("matches"), game = ids.front();
    const Record crowded = crowdedMatch();
    OwnBotList& own = shell.window.ownBots();
    own.put(someBot());
    std::vector<std::unique_ptr<QDialog>> dialogs;
    for (const QString& id : ids) {
        dialogs.push_back(std::make_unique<NewMatchDialog>(settings, id, parent));
        dialogs.push_back(std::make_unique<NewTournamentDialog>(*find_game(id.toStdString()), settings, parent));
        dialogs.push_back(std::make_unique<NewHillDialog>(*find_game(id.toStdString()), settings,
                                                          shell.window.hills().folder().names(), parent));
    }
    dialogs.push_back(std::make_unique<AddBotsDialog>(*games().front(), &own, parent));
    dialogs.push_back(std::make_unique<SettingsDialog>(settings, shell.window.main().shortcuts(), parent));
    dialogs.push_back(std::make_unique<KeySheet>(QList<KeyGroup>{}, parent));
    dialogs.push_back(std::make_unique<ManualDialog>(ids, parent));
    dialogs.push_back(std::make_unique<StatisticsDialog>(std::vector<Record>{}, parent));
    dialogs.push_back(std::make_unique<AboutDialog>(parent));
    dialogs.push_back(std::make_unique<ChooseBotsDialog>(manyBots(), parent));
    dialogs.push_back(
        std::make_unique<CompareDialog>(own, game, QString::fromStdString(someBot().spec), matches, parent));
    dialogs.push_back(std::make_unique<EditBotDialog>(someBot(), nullptr, parent));
    dialogs.push_back(
        std::make_unique<CardsResultsDialog>(crowded, 0, CardsResultsDialog::Places{matches, {}}, parent));
    dialogs.push_back(std::make_unique<BeforeDialog>(crowded, 0, BeforeDialog::Places{matches, {}, {}, {}}, parent));
    dialogs.push_back(std::make_unique<PlayDealDialog>(crowded, QString(), 0, parent));
    dialogs.push_back(std::make_unique<DailyDialog>(matches, 1'800'000'000, parent));
    dialogs.push_back(std::make_unique<MatchesDialog>(matches, parent));
    dialogs.push_back(std::make_unique<PositionEditor>(settings, shell.window.theme(), parent));
    dialogs.push_back(someTrials(parent));
    return dialogs;
}

} // namespace hilltop
