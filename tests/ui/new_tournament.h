// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "choose/bot_picker.h"
#include "settings/settings.h"
#include "tournaments/setup/new_tournament_dialog.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>

#include <nlohmann/json.hpp>

#include <algorithm>

/// What the tests of the dialog for a new tournament share.
namespace hilltop {

inline const GameEntry& entry(const char* id) {
    return *find_game(id);
}

inline std::string textOf(const Plan& plan) {
    return plan_to_json(plan).dump();
}

template <class Field>
Field& field(NewTournamentDialog& dialog, const char* name) {
    auto* found = dialog.findChild<Field*>(QLatin1String(name));
    if (found == nullptr) qFatal("no field %s", name);
    return *found;
}

inline void choose(QComboBox& box, int value) {
    box.setCurrentIndex(box.findData(value));
}

inline void choose(NewTournamentDialog& dialog, Format format) {
    choose(field<QComboBox>(dialog, "format"), static_cast<int>(format));
}

inline void tick(NewTournamentDialog& dialog, const std::vector<std::string>& ids) {
    dialog.findChild<BotPicker*>()->setTicked(ids);
}

/// The first bots of a game, weakest first.
inline std::vector<std::string> botsOf(const GameEntry& game, std::size_t count) {
    std::vector<std::string> ids;
    for (const BotTraits& bot : game.bots())
        if (ids.size() < count) ids.emplace_back(bot.id);
    return ids;
}

inline QString noteOf(NewTournamentDialog& dialog) {
    return field<QLabel>(dialog, "cost_note").text();
}

/// An action of the menu of templates, in submenus too.
inline QAction* templateAction(NewTournamentDialog& dialog, const QStringList& path) {
    QMenu* menu = field<QPushButton>(dialog, "templates").menu();
    emit menu->aboutToShow();
    QAction* found = nullptr;
    for (const QString& text : path) {
        const auto actions = menu->actions();
        const auto place = std::find_if(actions.begin(), actions.end(), [&](QAction* a) { return a->text() == text; });
        if (place == actions.end()) return nullptr;
        found = *place;
        if (found->menu() != nullptr) menu = found->menu();
    }
    return found;
}

} // namespace hilltop
