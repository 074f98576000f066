// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot.h"

namespace hilltop {

/// Any answer that is offered and allowed.
template <class G>
class RandomBot : public Bot<G> {
public:
    Reply<typename G::Action> act(const View<G>& view, Rng& rng) override {
        typename G::Menu menu, allowed;
        G::legal_menu(view, menu);
        for (const auto& action : menu)
            if (G::objection(view, action) == nullptr) allowed.push_back(action);
        return allowed[rng.below(allowed.size())];
    }
};

} // namespace hilltop
