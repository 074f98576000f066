// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/euchre_view.h"

#include "games/euchre/euchre.h"
#include "games/euchre/words.h"
#include "text/table_texts.h"

#include <algorithm>

namespace hilltop {
namespace {

using Kind = Euchre::Action::Kind;

/// Answers spell cards as views do.
euchre::Card cardOf(const EuchreCardView& view) {
    const auto answer = answerIn<Euchre>("play " + view.word);
    return answer ? answer->what : euchre::kNoCard;
}

QString suitText(int suit) {
    return QString::fromStdString(card_text(Euchre::info(), suit, -1));
}

} // namespace

QString EuchreCardView::suit() const {
    const euchre::Card card = cardOf(*this);
    return card == euchre::kNoCard ? QString() : suitText(euchre::suit_of(card));
}

int EuchreCardView::value() const {
    const euchre::Card card = cardOf(*this);
    return card == euchre::kNoCard ? 0 : Euchre::face(card).value;
}

EuchreTrickView EuchreView::last_trick() const {
    qsizetype finished =
        std::count_if(played.begin(), played.end(), [](const auto& trick) { return trick.winner >= 0; });
    if (phase == QStringLiteral("trick")) --finished; // it lies in the middle
    return finished > 0 ? played[finished - 1] : none;
}

EuchreCardView EuchreView::left_bower() const {
    const auto held = std::find_if(cards.begin(), cards.end(), [this](const auto& card) { return bowerOf(card) == 1; });
    return held == cards.end() ? EuchreCardView() : *held;
}

bool EuchreView::turned_held() const {
    return taken_up && std::none_of(played.begin(), played.end(), [this](const EuchreTrickView& trick) {
               return std::any_of(trick.cards.begin(), trick.cards.end(),
                                  [this](const EuchrePlayedView& card) { return card.card == turned; });
           });
}

int EuchreView::players() const {
    return static_cast<int>(std::count_if(seats.begin(), seats.end(), [](const auto& seat) { return !seat.sits_out; }));
}

bool EuchreView::isCard(const EuchreCardView& card, const QString& kind, int value) const {
    const euchre::Card shown = cardOf(card);
    return shown != euchre::kNoCard && card.value() == value && kind == cardKind(Euchre::info(), Euchre::face(shown));
}

int EuchreView::bowerOf(const EuchreCardView& card) const {
    const int suit = euchre::suit_of(trump.toStdString());
    const euchre::Card shown = cardOf(card);
    if (trump.isEmpty() || shown == euchre::kNoCard) return 0;
    return shown == euchre::right_bower(suit) ? 2 : shown == euchre::left_bower(suit) ? 1 : 0;
}

int EuchreView::tricksLying(int seat) const {
    return seats[seat].tricks - (phase == QStringLiteral("trick") && now().winner == seat ? 1 : 0);
}

bool EuchreView::isCall(const QString& word) const {
    const auto answer = answerIn<Euchre>(word);
    return answer && answer->kind != Kind::Play && answer->kind != Kind::Discard;
}

QString EuchreView::suitIn(const QString& word) const {
    const auto answer = answerIn<Euchre>(word);
    return answer && answer->kind == Kind::Name ? suitText(answer->what) : QString();
}

} // namespace hilltop
