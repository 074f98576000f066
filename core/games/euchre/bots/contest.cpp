// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/bots/bots.h"

namespace hilltop::euchre {
namespace {

using Action = Euchre::Action;
using Phase = Euchre::Phase;

/// Where the first offer is not the answer wanted: whatever the rules fall back on.
Action fallback(const View<Euchre>& view) {
    return Euchre::penalty(view, Fault::NotAllowed);
}

Action any_of(const Euchre::Menu& menu, const View<Euchre>& view, Rng& rng) {
    Euchre::Menu allowed;
    for (const Action& action : menu) {
        if (action.kind != Action::Kind::Pass && Euchre::objection(view, action) == nullptr) allowed.push_back(action);
    }
    return allowed[rng.below(allowed.size())];
}

} // namespace

template <bool Alone>
Reply<Action> FirstLegalBot<Alone>::act(const View<Euchre>& view, Rng&) {
    if (view.open.phase == Phase::Order) return Euchre::order_up();
    if (Alone && view.open.phase == Phase::Alone) return Euchre::alone();
    return fallback(view);
}
template class FirstLegalBot<false>;
template class FirstLegalBot<true>;

Reply<Action> RandomBot::act(const View<Euchre>& view, Rng& rng) {
    const auto one_in_five = [&] { return rng.below(5) == 0; };
    switch (view.open.phase) {
    case Phase::Order:
        return one_in_five() ? Euchre::order_up() : Euchre::pass();
    case Phase::Alone:
        return one_in_five() ? Euchre::alone() : Euchre::together();
    case Phase::Name:
        if (!one_in_five() && Euchre::objection(view, Euchre::pass()) == nullptr) return Euchre::pass();
        break;
    case Phase::Discard:
    case Phase::Play:
    case Phase::TrickRest:
    case Phase::HandRest:
    case Phase::Over:
        break;
    }
    Euchre::Menu menu;
    Euchre::legal_menu(view, menu);
    return any_of(menu, view, rng);
}

} // namespace hilltop::euchre
