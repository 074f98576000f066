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

std::optional<QString> likeAnswerTitle(const std::string& answer) {
    static const std::pair<const char*, const char*> kTitles[] = {
        {"name the suit turned down", QT_TRANSLATE_NOOP("LikeAnswer", "Name the suit turned down")},
        {"name the same colour", QT_TRANSLATE_NOOP("LikeAnswer", "Name the suit of the same colour")},
        {"name the other colour", QT_TRANSLATE_NOOP("LikeAnswer", "Name a suit of the other colour")},
        {"discard a trump", QT_TRANSLATE_NOOP("LikeAnswer", "Discard a trump")},
        {"discard an ace", QT_TRANSLATE_NOOP("LikeAnswer", "Discard an ace")},
        {"discard a single card", QT_TRANSLATE_NOOP("LikeAnswer", "Discard the only card of a suit")},
        {"discard of several", QT_TRANSLATE_NOOP("LikeAnswer", "Discard from a longer suit")},
        {"lead the right bower", QT_TRANSLATE_NOOP("LikeAnswer", "Lead the right bower")},
        {"lead the left bower", QT_TRANSLATE_NOOP("LikeAnswer", "Lead the left bower")},
        {"lead a trump", QT_TRANSLATE_NOOP("LikeAnswer", "Lead another trump")},
        {"lead an ace", QT_TRANSLATE_NOOP("LikeAnswer", "Lead an ace")},
        {"lead a low card", QT_TRANSLATE_NOOP("LikeAnswer", "Lead a lower card")},
        {"take with trump", QT_TRANSLATE_NOOP("LikeAnswer", "Trump in, ahead")},
        {"take in suit", QT_TRANSLATE_NOOP("LikeAnswer", "Follow suit, ahead")},
        {"stay under", QT_TRANSLATE_NOOP("LikeAnswer", "Follow suit, not ahead")},
        {"trump too low", QT_TRANSLATE_NOOP("LikeAnswer", "Trump in, not ahead")},
        {"throw off", QT_TRANSLATE_NOOP("LikeAnswer", "Throw off")},
        {"keep the higher", QT_TRANSLATE_NOOP("LikeAnswer", "Keep the higher card")},
        {"keep the lower", QT_TRANSLATE_NOOP("LikeAnswer", "Keep the lower card")},
        {"keep the rock", QT_TRANSLATE_NOOP("LikeAnswer", "Keep the rock")},
        {"keep the paper", QT_TRANSLATE_NOOP("LikeAnswer", "Keep the paper")},
        {"keep the scissors", QT_TRANSLATE_NOOP("LikeAnswer", "Keep the scissors")},
        {"play a pair", QT_TRANSLATE_NOOP("LikeAnswer", "Play a pair")},
        {"play the highest", QT_TRANSLATE_NOOP("LikeAnswer", "Play the highest card")},
        {"play the middle one", QT_TRANSLATE_NOOP("LikeAnswer", "Play the middle card")},
        {"play the lowest", QT_TRANSLATE_NOOP("LikeAnswer", "Play the lowest card")},
        {"set back", QT_TRANSLATE_NOOP("LikeAnswer", "Set a pile back by ten")},
        {"step 1", QT_TRANSLATE_NOOP("LikeAnswer", "A step of 1")},
        {"step 2", QT_TRANSLATE_NOOP("LikeAnswer", "A step of 2")},
        {"step 3 to 5", QT_TRANSLATE_NOOP("LikeAnswer", "A step of 3 to 5")},
        {"step 6 to 10", QT_TRANSLATE_NOOP("LikeAnswer", "A step of 6 to 10")},
        {"step above 10", QT_TRANSLATE_NOOP("LikeAnswer", "A step of more than 10")},
        {"wish 0", QT_TRANSLATE_NOOP("LikeAnswer", "Wish nothing")},
        {"wish 1", QT_TRANSLATE_NOOP("LikeAnswer", "Strongest wish: 1")},
        {"wish 2", QT_TRANSLATE_NOOP("LikeAnswer", "Strongest wish: 2")},
        {"wish 3", QT_TRANSLATE_NOOP("LikeAnswer", "Strongest wish: 3")},
        {"wish 4", QT_TRANSLATE_NOOP("LikeAnswer", "Strongest wish: 4")},
        {"wish 5", QT_TRANSLATE_NOOP("LikeAnswer", "Strongest wish: hands off")},
        {"zip for the leader", QT_TRANSLATE_NOOP("LikeAnswer", "Call, points to the leader")},
        {"zip for another", QT_TRANSLATE_NOOP("LikeAnswer", "Call, points to another player")},
        {"zip for several", QT_TRANSLATE_NOOP("LikeAnswer", "Call, points to several")},
        {"zip for nobody", QT_TRANSLATE_NOOP("LikeAnswer", "Call, points to no one else")},
    };
    for (const auto& [word, title] : kTitles)
        if (answer == word) return QCoreApplication::translate("LikeAnswer", title);
    return {};
}

} // namespace hilltop
