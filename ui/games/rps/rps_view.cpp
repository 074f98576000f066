// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/rps/rps_view.h"

#include "text/table_texts.h"

#include <algorithm>

namespace hilltop {
namespace {

/// Answers spell cards as views do.
std::optional<RpsPoker::Card> cardOf(const RpsCardView& view) {
    const auto answer = answerIn<RpsPoker>("play " + view.word);
    return answer ? std::optional(answer->card) : std::nullopt;
}

} // namespace

QString RpsCardView::sign() const {
    const auto card = cardOf(*this);
    return card ? cardKind(RpsPoker::info(), RpsPoker::face(*card)) : QString();
}

int RpsCardView::number() const {
    const auto card = cardOf(*this);
    return card ? RpsPoker::number(*card) : 0;
}

int RpsView::pairs_left() const {
    const auto shown = cardOf(base);
    return static_cast<int>(std::count_if(unseen.begin(), unseen.end(), [&](const RpsCardView& view) {
        const auto card = cardOf(view);
        return shown && card && RpsPoker::pairs(*card, *shown);
    }));
}

QList<int> RpsView::drafted(const QString& sign) const {
    QList<int> numbers;
    for (const RpsCardView& card : kept + received)
        if (card.sign() == sign) numbers << card.number();
    std::sort(numbers.begin(), numbers.end(), std::greater<>());
    return numbers;
}

QString RpsView::giving(const QString& sign, int number) const {
    for (const RpsCardView& other : pair)
        if (const auto card = cardOf(other); card && (other.sign() != sign || other.number() != number))
            return spelled<RpsPoker>(RpsPoker::keep_card(*card));
    return {};
}

} // namespace hilltop
