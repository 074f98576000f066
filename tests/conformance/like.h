// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiny.h"

namespace hilltop {

/// A game with the types of another: what derives from it declares what differs, in functions of the same names.
template <class Base>
struct Like : Base {
    static void legal_menu(const auto& view, typename Base::Menu& menu) { Base::legal_menu(as_base(view), menu); }
    static const char* objection(const auto& view, const typename Base::Action& action) {
        return Base::objection(as_base(view), action);
    }
    static typename Base::Action penalty(const auto& view, Fault fault) { return Base::penalty(as_base(view), fault); }
    static typename Base::State resample(const auto& seen, Rng& rng) { return Base::resample(kept(seen), rng); }
    static ActionTarget target_of(const auto& view, const typename Base::Action& action) {
        return Base::target_of(as_base(view), action);
    }
    static int order(const auto& view, Face face) { return Base::order(as_base(view), face); }
    static Json describe(const auto& seen) { return Base::describe(kept(seen)); }

private:
    static View<Base> as_base(const auto& view) { return {view.me, view.open, view.own}; }
    static InfoState<Base> kept(const auto& seen) { return {seen.me, seen.open, seen.own}; }
};

/// Every fault costs the match, at a rest as well.
struct StrictTiny : Like<Tiny> {
    static const Info& info() {
        static const Info kInfo = [] {
            Info info = Tiny::info();
            info.id = "strict-tiny";
            info.disqualifies = true;
            return info;
        }();
        return kInfo;
    }
};
static_assert(Tabled<StrictTiny> && Resampled<StrictTiny>);

} // namespace hilltop
