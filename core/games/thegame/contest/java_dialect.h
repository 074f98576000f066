// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/thegame/thegame.h"
#include "wires/dialect.h"

#include <string>
#include <string_view>

namespace hilltop::thegame {

/// Speaks with resources/thegame/hosts/java, whose HilltopSeat lists requests and answers.
///
/// As the contest has it, one turn() is one card or the end of the turn: a decision of the engine. Everyone, the mover
/// too, is asked for wishes by react() after turn() has returned with a card, never in the middle of it, and turn() is
/// then called again, with the new wishes in `priorities`, until it ends the turn or the hand is empty. So no answer is
/// ever known beforehand, and what a bot writes into its own copy of `priorities` during its turn has no effect.
/// `priorities` is empty until the wishes after the match's first card have been heard, then holds every seat, those
/// without wishes with four zeros.
class JavaDialect : public Dialect<TheGame> {
public:
    Requests start(const Seating& seating, const TheGame::Rules& rules) override;
    Requests ask(const View<TheGame>& view, Need need) override;
    Reply<TheGame::Action> read(std::string_view answer, const View<TheGame>& view) override;
};

/// How the class of a bot is called for the others at its table: "SmallestGap" for smallest-gap, the class or the
/// file's name for java:Folder/Tom.java and java:tom.jar:Tom. Always an identifier.
std::string class_name(std::string_view bot);

} // namespace hilltop::thegame
