// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/seat.h"

namespace hilltop {

/// All a seat may know; nothing else reaches a bot. Lives for one call.
template <class G>
struct View {
    Seat me;
    const typename G::Open& open; ///< what everyone sees, the rules among it
    typename G::Own own;          ///< what this seat alone sees
};

/// A view that may be kept: for threads, JSON and resampling.
template <class G>
struct InfoState {
    Seat me;
    typename G::Open open;
    typename G::Own own;

    View<G> view() const { return {me, open, own}; }
    friend bool operator==(const InfoState& a, const InfoState& b) {
        return a.me == b.me && a.open == b.open && a.own == b.own;
    }
};

template <class G>
InfoState<G> keep(const View<G>& view) {
    return {view.me, view.open, view.own};
}

} // namespace hilltop
