// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/advanced-pazaak/bots/worlds.h"

#include "games/advanced-pazaak/ready_decks.h"

#include <array>

namespace hilltop::advanced_pazaak {
namespace {

using Counts = std::array<int, kSideCards>;

/// How many choose one of the ready-made decks, before anything is known of them.
constexpr double kReadyMade = 0.7;

double ways(int copies, int shown) {
    double product = 1;
    for (int i = 0; i < shown; ++i)
        product = product * (copies - i) / (i + 1);
    return product;
}

Counts shown_by(const AdvancedPazaak::Player& player) {
    Counts shown{};
    for (const SideCard card : player.spent)
        ++shown[card];
    for (const AdvancedPazaak::Card& card : player.row) {
        if (card.number == 0) ++shown[card.side];
    }
    return shown;
}

} // namespace

HiddenDeck::HiddenDeck(const View<AdvancedPazaak>& view)
    : m_seen(keep(view)) {
    const auto& rules = view.open.rules;
    if (view.open.phase == AdvancedPazaak::Phase::Choose) return;
    const Counts shown = shown_by(view.open.players[next(view.me, AdvancedPazaak::kSeats)]);
    double any = 1 - kReadyMade;
    int pool = 0;
    for (SideCard card = 0; card < kSideCards; ++card)
        pool += AdvancedPazaak::copies_allowed(rules, card);
    for (SideCard card = 0; card < kSideCards; ++card) {
        any *= ways(AdvancedPazaak::copies_allowed(rules, card), shown[card]);
        for (int i = 0; i < shown[card]; ++i)
            any *= static_cast<double>(rules.deck_size) / pool;
    }
    double sum = any;
    const auto ready = ready_decks();
    for (const ReadyDeck& deck : ready) {
        Guess guess{deck_for(deck, rules), kReadyMade / static_cast<double>(ready.size())};
        for (SideCard card = 0; card < kSideCards; ++card) {
            int copies = 0;
            for (const SideCard held : guess.rest)
                copies += held == card ? 1 : 0;
            guess.chance *= copies < shown[card] ? 0 : ways(copies, shown[card]);
            for (int i = 0; i < shown[card] && guess.chance > 0; ++i)
                guess.rest.remove_at(guess.rest.find(card));
        }
        sum += guess.chance;
        if (guess.chance > 0) m_guesses.push_back(guess);
    }
    for (Guess& guess : m_guesses)
        guess.chance /= sum;
}

World<AdvancedPazaak> HiddenDeck::draw(Rng& rng) const {
    World<AdvancedPazaak> world{AdvancedPazaak::resample(m_seen, rng)};
    double left = rng.unit();
    for (const Guess& guess : m_guesses) {
        left -= guess.chance;
        if (left >= 0) continue;
        const Seat rival = next(m_seen.me, AdvancedPazaak::kSeats);
        auto& own = world.state.own[rival];
        const int held = own.hand.size();
        own.hand.clear();
        own.box = guess.rest;
        for (int i = 0; i < held; ++i) {
            const int place = rng.below(own.box.size());
            own.hand.push_back(own.box[place]);
            own.box.remove_at(place);
        }
        break;
    }
    return world;
}

} // namespace hilltop::advanced_pazaak
