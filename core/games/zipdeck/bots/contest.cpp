// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/zipdeck/bots/bots.h"

namespace hilltop::zipdeck {

Reply<ZipDeck::Action> RandoBot::act(const View<ZipDeck>& view, Rng& rng) {
    if (rng.below(2) == 0) return ZipDeck::pass();
    const int other = rng.below(view.open.seats - 1);
    return all_to(view, Seat(other < view.me.index() ? other : other + 1));
}

Reply<ZipDeck::Action> SerpentineBot::act(const View<ZipDeck>& view, Rng&) {
    if (m_targets.empty()) {
        m_targets = SeatSet::all(view.open.seats);
        m_targets.erase(view.me);
    }
    bool calls = false;
    if (m_two_back == m_one_back)
        calls = !m_two_back;
    else
        calls = 5 * view.own.card > 4 * ZipDeck::deck_size(view.open.seats); // card/(4N) > 0.8
    m_two_back = m_one_back;
    m_one_back = calls;
    if (!calls) return ZipDeck::pass();
    // Python's set of small numbers pops the smallest left.
    const Seat target = *m_targets.begin();
    m_targets.erase(target);
    return all_to(view, target);
}

Reply<ZipDeck::Action> OrionBot::act(const View<ZipDeck>& view, Rng&) {
    if (2 * view.own.card <= 7 * (view.open.seats - 1)) return ZipDeck::pass();
    const int last = view.open.seats - 1;
    return all_to(view, Seat(view.me.index() == last ? last - 1 : last));
}

} // namespace hilltop::zipdeck
