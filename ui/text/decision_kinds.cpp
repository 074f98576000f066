// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/decision_kinds.h"

#include <QCoreApplication>

namespace hilltop {

/// An id means the same in every game that has it.
QString decisionKindTitle(std::string_view kind) {
    static const std::pair<const char*, const char*> kTitles[] = {
        {"over-20", QT_TRANSLATE_NOOP("DecisionKind", "Above 20")},
        {"stand-behind", QT_TRANSLATE_NOOP("DecisionKind", "Behind a player who stands")},
        {"stand-level", QT_TRANSLATE_NOOP("DecisionKind", "Level with a player who stands")},
        {"stand-ahead", QT_TRANSLATE_NOOP("DecisionKind", "Ahead of a player who stands")},
        {"no-bust-yet", QT_TRANSLATE_NOOP("DecisionKind", "Up to 10, no card can bust")},
        {"from-11", QT_TRANSLATE_NOOP("DecisionKind", "On 11 to 14")},
        {"from-15", QT_TRANSLATE_NOOP("DecisionKind", "On 15 to 17")},
        {"from-18", QT_TRANSLATE_NOOP("DecisionKind", "On 18 to 20")},
        {"side-deck", QT_TRANSLATE_NOOP("DecisionKind", "Choose the side deck")},
        {"stake", QT_TRANSLATE_NOOP("DecisionKind", "Name a stake")},
        {"order-up", QT_TRANSLATE_NOOP("DecisionKind", "Order up")},
        {"pick-up", QT_TRANSLATE_NOOP("DecisionKind", "Pick up as the dealer")},
        {"name", QT_TRANSLATE_NOOP("DecisionKind", "Name trump")},
        {"alone", QT_TRANSLATE_NOOP("DecisionKind", "Play alone")},
        {"discard", QT_TRANSLATE_NOOP("DecisionKind", "Discard")},
        {"lead", QT_TRANSLATE_NOOP("DecisionKind", "Lead without trump in hand")},
        {"lead-with-trump", QT_TRANSLATE_NOOP("DecisionKind", "Lead with trump in hand")},
        {"follow", QT_TRANSLATE_NOOP("DecisionKind", "Follow suit")},
        {"trump-in", QT_TRANSLATE_NOOP("DecisionKind", "Trump in or throw off")},
        {"throw-off", QT_TRANSLATE_NOOP("DecisionKind", "Throw off without trump")},
        {"last-tricks", QT_TRANSLATE_NOOP("DecisionKind", "Last two tricks")},
        {"first-pick", QT_TRANSLATE_NOOP("DecisionKind", "First pick")},
        {"pick", QT_TRANSLATE_NOOP("DecisionKind", "Later picks")},
        {"with-pair", QT_TRANSLATE_NOOP("DecisionKind", "With a pair in hand")},
        {"without-pair", QT_TRANSLATE_NOOP("DecisionKind", "Without a pair in hand")},
        {"last-games", QT_TRANSLATE_NOOP("DecisionKind", "Last three games")},
        {"low-card", QT_TRANSLATE_NOOP("DecisionKind", "Low card")},
        {"middle-card", QT_TRANSLATE_NOOP("DecisionKind", "Middle card")},
        {"high-card", QT_TRANSLATE_NOOP("DecisionKind", "High card")},
        {"last-rounds", QT_TRANSLATE_NOOP("DecisionKind", "Last rounds")},
        {"wish", QT_TRANSLATE_NOOP("DecisionKind", "Wishes")},
        {"empty-stack", QT_TRANSLATE_NOOP("DecisionKind", "Empty stack")},
        {"jump-in-hand", QT_TRANSLATE_NOOP("DecisionKind", "With a jump back in hand")},
        {"cards-due", QT_TRANSLATE_NOOP("DecisionKind", "Cards still due")},
        {"may-end", QT_TRANSLATE_NOOP("DecisionKind", "Turn may be ended")},
    };
    for (const auto& [id, title] : kTitles)
        if (kind == id) return QCoreApplication::translate("DecisionKind", title);
    return QString::fromUtf8(kind.data(), static_cast<qsizetype>(kind.size()));
}

} // namespace hilltop
