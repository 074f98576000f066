// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rule_spec.h"
#include "profile/opponents.h"
#include "profile/own_rating.h"
#include "records/seal.h"
#include "rng/deal_id.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace hilltop {

class GameEntry;
class OwnBotList;
class Settings;

/// What people sit down to.
struct MatchSetup {
    QString game;
    RuleValues rules;
    QStringList seats;          ///< by seat: a bot, or kPerson for a person at this screen
    QStringList names;          ///< by seat, as people typed them; empty or missing: none
    bool drawn = true;          ///< who begins is drawn by lot; partners stay partners
    bool rated = false;         ///< no hint, no undo and no look from elsewhere, and it counts in the statistics
    std::optional<DealId> deal; ///< none: a new one
    std::optional<Seal> seal{}; ///< of a new one, where it has been shown before; none: it is drawn then
    QStringList gone{};         ///< bots that sat there last time and are none of the person's any more: others do
    bool paired = false; ///< a rated one is the first of two on the same cards, seats swapped, where there are any
};

/// The level of bots that is nearest to the person's rating in that game, once that is settled.
int fittingLevel(const GameEntry& game, const std::vector<OwnRating>& ratings);
/// One person at a table of bots of about that level.
MatchSetup sensibleSetup(const GameEntry& game, int level = kSkilledLevel);
/// The person sits first, `bot` everywhere else.
MatchSetup setupAgainst(const GameEntry& game, const RuleValues& rules, int seats, const QString& bot);
/// The same by the rules people play by, rated.
MatchSetup rivalSetup(const GameEntry& game, const QString& bot);
/// The deal of that day, given as its seed: everybody has the same seats, rules and opponents.
MatchSetup dailySetup(const GameEntry& game, std::uint64_t day);
/// What one person played last in that game, or a sensible table: for just pressing Play. Matches without a person at
/// the table, or with several at one screen, are set up each time.
MatchSetup rememberedSetup(const Settings& settings, const QString& game, const OwnBotList* own = nullptr,
                           const std::vector<OwnRating>& ratings = {});
/// Puts built-in bots in the places of bots that the person does not have any more; their names. Without a list every
/// bot that is not built in is gone; while the list is read none is.
QStringList replaceGone(const GameEntry& game, QStringList& seats, const OwnBotList* own);
/// "Nestor is no longer among your bots: a built-in one sits there."; empty if none is gone.
QString goneText(const QStringList& gone);
/// The deal is not remembered: the next match is another one.
void rememberSetup(Settings& settings, const MatchSetup& setup);

} // namespace hilltop
