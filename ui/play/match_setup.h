// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/rule_spec.h"
#include "rng/deal_id.h"

#include <QStringList>

#include <optional>

namespace hilltop {

class GameEntry;
class Settings;

/// What people sit down to.
struct MatchSetup {
    QString game;
    RuleValues rules;
    QStringList seats;          ///< by seat: a built-in bot, or kPerson for somebody at this screen
    QStringList names;          ///< by seat, as people typed them; empty or missing: none
    bool drawn = true;          ///< who begins is drawn by lot; partners stay partners
    bool rated = false;         ///< no hint, no undo and no look from elsewhere, and it counts in the statistics
    std::optional<DealId> deal; ///< none: a new one
};

/// One person against bots that can be beaten, but not by chance.
MatchSetup sensibleSetup(const GameEntry& game);
/// What one person played last in that game, or a sensible table: for just pressing Play. Matches that somebody only
/// watches, or that several play at one screen, are chosen each time.
MatchSetup rememberedSetup(const Settings& settings, const QString& game);
/// The deal is not remembered: the next match is another one.
void rememberSetup(Settings& settings, const MatchSetup& setup);

} // namespace hilltop
