// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "drive.h"
#include "like.h"

namespace hilltop {

/// Lays its lower card; declares that it never speaks.
template <class G>
class MuteBot : public Bot<G> {
public:
    Reply<typename G::Action> act(const View<G>& view, Rng&) override {
        if (view.open.phase == G::Phase::Swap) ++asked_in_vain;
        return conformance::allowed(view)[0];
    }
    static inline int asked_in_vain = 0;
};

/// Is late from the second round on.
template <class G>
class LateBot : public conformance::DrawingBot<G> {
public:
    Reply<typename G::Action> act(const View<G>& view, Rng& rng) override {
        if (view.open.round > 0) return Fault::TimeOut;
        return conformance::DrawingBot<G>::act(view, rng);
    }
};

/// Lays a card that no player has.
template <class G>
class CheatBot : public Bot<G> {
public:
    Reply<typename G::Action> act(const View<G>&, Rng&) override {
        return typename G::Action{G::Kind::Lay, G::kTop + 1};
    }
};

/// Dies the first time it may swap.
template <class G>
class MortalBot : public Bot<G> {
public:
    std::optional<Fault> start(const Seating&) override {
        m_dead = false;
        return {};
    }
    Reply<typename G::Action> act(const View<G>& view, Rng&) override {
        if (view.open.phase != G::Phase::Swap) return conformance::allowed(view)[0];
        m_dead = true;
        return Fault::Crash;
    }
    std::optional<Fault> notice(const View<G>&) override {
        told_after_death += m_dead;
        return {};
    }
    std::optional<Fault> over(const View<G>&, const MatchResult&) override {
        told_after_death += m_dead;
        return {};
    }
    static inline int told_after_death = 0;

private:
    bool m_dead = false;
};

template <class G>
class RandomTinyBot : public conformance::DrawingBot<G> {};

template <class G>
std::span<const BotSpec<G>> tiny_bots() {
    static constexpr std::array<BotSpec<G>, 5> kBots = {
        {{{.id = "random", .style = "", .strength = 1, .speaks = true}, make_bot<G, RandomTinyBot<G>>},
         {{.id = "mute", .style = "", .strength = 2}, make_bot<G, MuteBot<G>>},
         {{.id = "late", .style = "", .strength = 1, .speaks = true}, make_bot<G, LateBot<G>>},
         {{.id = "cheat", .style = "", .strength = 1}, make_bot<G, CheatBot<G>>},
         {{.id = "mortal", .style = "", .strength = 1, .speaks = true, .listens = true}, make_bot<G, MortalBot<G>>}}};
    return kBots;
}

} // namespace hilltop
