// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/like_answers.h"

#include <QCoreApplication>

namespace hilltop {

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
