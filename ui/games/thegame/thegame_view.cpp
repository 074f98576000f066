// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/thegame_view.h"

namespace hilltop {
namespace {

ThegameStepView stepOf(int pile, int from, int to) {
    const int gap = TheGame::gap(pile, from, to);
    return {gap, TheGame::fits(pile, from, to), gap == -TheGame::kJump};
}

} // namespace

ThegameStepView ThegameView::step(int pile, int card) const {
    return stepOf(pile, piles[pile].top, card);
}

ThegameStepView ThegameView::latest() const {
    if (last.pile < 0) return {};
    const QList<int>& cards = piles[last.pile].cards;
    return stepOf(last.pile, cards.size() > 1 ? cards[cards.size() - 2] : startOf(last.pile), cards.back());
}

QString ThegameView::wish(const QList<int>& levels) const {
    TheGame::Wishes wishes;
    for (int pile = 0; pile < TheGame::kPiles; ++pile)
        wishes = wishes.with(pile, levels[pile]);
    return spelled<TheGame>(TheGame::wish(wishes));
}

QList<int> ThegameView::wishesIn(const QString& word) const {
    QList<int> levels;
    const auto answer = answerIn<TheGame>(word);
    for (int pile = 0; answer && answer->kind == TheGame::Action::Kind::Wish && pile < TheGame::kPiles; ++pile)
        levels << answer->wishes[pile];
    return levels;
}

int ThegameView::pileIn(const QString& word) const {
    const auto answer = answerIn<TheGame>(word);
    return answer && answer->kind == TheGame::Action::Kind::Play ? answer->pile : -1;
}

} // namespace hilltop
