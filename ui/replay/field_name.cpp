// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/field_name.h"

#include "replay/field_text.h"
#include "text/game_texts.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>

#include <map>
#include <string_view>

namespace hilltop {

QString FieldName::of(const std::string& id, const Json& schema) {
    static const std::map<std::string_view, const char*> names{
        {"me", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Seen by")},
        {"turn", QT_TRANSLATE_NOOP("hilltop::PositionForm", "To move")},
        {"hand", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Hand number")},
        {"set", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Set number")},
        {"wins", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Wins")},
        {"begins", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Began")},
        {"laid", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Row")},
        {"box", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Not drawn")},
        {"stake", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Stake")},
        {"moves", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Moves")},
        {"this_turn", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Cards this turn")},
        {"stood", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Stands")},
        {"row", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Row")},
        {"spent", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Used side cards")},
        {"side_left", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Side cards left")},
        {"side", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Own side cards")},
        {"points", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Points")},
        {"dealer", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Dealer")},
        {"turned", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Turned up")},
        {"trump", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Trump")},
        {"phase", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Phase")},
        {"order", QT_TRANSLATE_NOOP("hilltop::PositionForm", "First round")},
        {"name", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Second round")},
        {"alone", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Alone")},
        {"played", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Played cards")},
        {"tricks", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Tricks")},
        {"cards", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Cards in hand")},
        {"buried", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Discarded")},
        {"kept", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Kept cards")},
        {"received", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Received cards")},
        {"given", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Cards given away")},
        {"pair", QT_TRANSLATE_NOOP("hilltop::PositionForm", "To choose from")},
        {"bases", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Base cards")},
        {"round", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Round")},
        {"card", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Card")},
        {"last_top", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Highest last round")},
        {"last", QT_TRANSLATE_NOOP("hilltop::PositionForm", "Last round")}};
    std::string_view called = id;
    if (id == "hand" && FieldText::isList(schema)) called = "cards"; // others count their hands
    if (id == "played" && FieldText::isNested(schema)) called = "tricks";
    const auto known = names.find(called);
    return known == names.end() ? readable(id) : QCoreApplication::translate("hilltop::PositionForm", known->second);
}

} // namespace hilltop
