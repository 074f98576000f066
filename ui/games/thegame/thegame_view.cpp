// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/thegame_view.h"

#include "games/thegame/thegame.h"

namespace hilltop {
namespace {

ThegameStepView stepOf(int pile, int from, int to) {
    const int gap = TheGame::gap(pile, from, to);
    return {gap, TheGame::fits(pile, from, to), gap == -TheGame::kJump};
}

std::optional<TheGame::Action> read(const QString& word, TheGame::Action::Kind kind) {
    const auto action = TheGame::read(word.toStdString());
    return action && action->kind == kind ? action : std::nullopt;
}

} // namespace

int ThegameView::played() const {
    return TheGame::kCards - left;
}

int ThegameView::strongest() const {
    return TheGame::kHandsOff;
}

int ThegameView::startOf(int pile) const {
    return TheGame::Open{}.tops[static_cast<std::size_t>(pile)];
}

ThegameStepView ThegameView::step(int pile, int card) const {
    return stepOf(pile, piles[pile].top, card);
}

ThegameStepView ThegameView::latest() const {
    if (last.pile < 0) return {};
    const QList<int>& cards = piles[last.pile].cards;
    return stepOf(last.pile, cards.size() > 1 ? cards[cards.size() - 2] : startOf(last.pile), cards.back());
}

QString ThegameView::play(int card, int pile) const {
    return QString::fromStdString(TheGame::spell(TheGame::play(card, pile)));
}

QString ThegameView::wish(const QList<int>& levels) const {
    TheGame::Wishes wishes;
    for (int pile = 0; pile < TheGame::kPiles; ++pile)
        wishes = wishes.with(pile, levels[pile]);
    return QString::fromStdString(TheGame::spell(TheGame::wish(wishes)));
}

QList<int> ThegameView::wishesIn(const QString& word) const {
    QList<int> levels;
    const auto action = read(word, TheGame::Action::Kind::Wish);
    for (int pile = 0; action && pile < TheGame::kPiles; ++pile)
        levels << action->wishes[pile];
    return levels;
}

int ThegameView::pileIn(const QString& word) const {
    const auto action = read(word, TheGame::Action::Kind::Play);
    return action ? action->pile : -1;
}

} // namespace hilltop
