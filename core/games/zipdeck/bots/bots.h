// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot.h"
#include "games/zipdeck/bots/rivals.h"
#include "games/zipdeck/zipdeck.h"

namespace hilltop::zipdeck {

/// All of what the card is worth for one seat.
inline ZipDeck::Action all_to(const View<ZipDeck>& view, Seat target) {
    return ZipDeck::zip(view.open.seats, target, ZipDeck::worth(view.own.card));
}

/// Never calls.
class SilentBot : public Bot<ZipDeck> {
public:
    Reply<ZipDeck::Action> act(const View<ZipDeck>&, Rng&) override { return ZipDeck::pass(); }
};

/// Calls with any card and gives all to its left neighbour.
class CallerBot : public Bot<ZipDeck> {
public:
    Reply<ZipDeck::Action> act(const View<ZipDeck>& view, Rng&) override {
        return all_to(view, next(view.me, view.open.seats));
    }
};

/// The contest's Rando: calls every other time, all to anybody.
class RandoBot : public Bot<ZipDeck> {
public:
    Reply<ZipDeck::Action> act(const View<ZipDeck>& view, Rng& rng) override;
};

/// The contest's Serpentine: calls by turns, or with a card in the top fifth; gives to everyone in turn.
class SerpentineBot : public Bot<ZipDeck> {
public:
    std::optional<Fault> start(const Seating&) override {
        *this = {};
        return {};
    }
    Reply<ZipDeck::Action> act(const View<ZipDeck>& view, Rng& rng) override;

private:
    SeatSet m_targets; ///< not yet hit; filled up again when empty
    bool m_two_back = true;
    bool m_one_back = false;
};

/// The contest's OrionBot: calls with a card above 3.5 (N-1), all to the last of the others.
class OrionBot : public Bot<ZipDeck> {
public:
    Reply<ZipDeck::Action> act(const View<ZipDeck>& view, Rng& rng) override;
};

/// Calls when it is more likely than not to hold the highest card, and hits the opponent with the fewest
/// points.
class LeaderBot : public Bot<ZipDeck> {
public:
    Reply<ZipDeck::Action> act(const View<ZipDeck>& view, Rng& rng) override;
};

/// Calls a little sooner, and spares the lowest while that seat draws the others' gifts.
class RodBot : public Bot<ZipDeck> {
public:
    Reply<ZipDeck::Action> act(const View<ZipDeck>& view, Rng& rng) override;
};

/// Imagines the rest of the match with what it has read off the others, and takes what wins most often.
class ReaderBot : public Bot<ZipDeck> {
public:
    std::optional<Fault> start(const Seating&) override {
        m_rivals.clear();
        return {};
    }
    Reply<ZipDeck::Action> act(const View<ZipDeck>& view, Rng& rng) override;

private:
    Rivals m_rivals;
};

/// All built-in bots: those with a style of their own, weakest first, then the levels of the best.
std::span<const BotSpec<ZipDeck>> all_bots();

} // namespace hilltop::zipdeck
