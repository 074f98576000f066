// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/euchre/euchre.h"
#include "games/euchre/motives.h"
#include "judging/world_questions.h"

namespace hilltop {

/// Who holds the bowers and the aces, who has no trump, and who cannot follow what the answers would lead.
template <>
struct QuestionsOf<Euchre> {
    static constexpr bool kDraws = false;

    static WorldQuestions<Euchre> list(const View<Euchre>& view, const std::optional<Euchre::Action>& better,
                                       const std::optional<Euchre::Action>& worse) {
        WorldQuestions<Euchre> questions;
        const auto& hand = view.open.hand;
        const int trump = trump_of(view, better, worse);
        euchre::Cards asked = 0; ///< cards that may decide it
        if (trump < euchre::kSuits) {
            asked |= euchre::bit(euchre::right_bower(trump)) | euchre::bit(euchre::left_bower(trump));
            for (const int rank : {euchre::kAce, euchre::kKing, euchre::kQueen})
                asked |= euchre::bit(euchre::card_of(trump, rank));
        }
        for (int suit = 0; suit < euchre::kSuits; ++suit)
            asked |= euchre::bit(euchre::card_of(suit, euchre::kAce));
        asked &= ~(view.own.cards | hand.played);
        const auto follow = Euchre::suits(view.open.rules).follow[static_cast<std::size_t>(trump)];
        for (const Seat seat : SeatSet::all(Euchre::kSeats)) {
            if (seat == view.me || !hand.playing.contains(seat)) continue;
            const auto at = static_cast<std::uint8_t>(seat.index());
            for (euchre::Cards left = asked; left != 0; left &= left - 1) {
                const euchre::Card card = euchre::lowest(left);
                questions.push_back(
                    {{"holds", at, Euchre::face(card), 0}, [seat, card](const TriedWorld<Euchre>& tried) {
                         return (tried.before.seats[seat].cards & euchre::bit(card)) != 0;
                     }});
            }
            for (int suit = 0; suit < euchre::kSuits; ++suit) {
                const euchre::Cards following = follow[static_cast<std::size_t>(suit)];
                questions.push_back({{"void", at, {static_cast<std::uint8_t>(suit), 0}, 0, true},
                                     [seat, following](const TriedWorld<Euchre>& tried) {
                                         return (tried.before.seats[seat].cards & following) == 0;
                                     }});
            }
        }
        for (euchre::Cards left = asked; left != 0; left &= left - 1) {
            const euchre::Card card = euchre::lowest(left);
            questions.push_back({{"nowhere", kCommon, Euchre::face(card), 0}, [card](const TriedWorld<Euchre>& tried) {
                                     euchre::Cards held = 0;
                                     for (const Seat seat : SeatSet::all(Euchre::kSeats))
                                         held |= tried.before.seats[seat].cards;
                                     return (held & euchre::bit(card)) == 0;
                                 }});
        }
        return questions;
    }

    static std::optional<PlainFact> plain(const View<Euchre>& view, const std::optional<Euchre::Action>& better,
                                          const std::optional<Euchre::Action>& worse) {
        if (!better || !worse) return {};
        return euchre::Motives(view).of(*better, *worse);
    }

private:
    /// Trump, or what one of the answers would make it.
    static int trump_of(const View<Euchre>& view, const std::optional<Euchre::Action>& better,
                        const std::optional<Euchre::Action>& worse) {
        if (view.open.hand.trump < euchre::kSuits) return view.open.hand.trump;
        if (view.open.phase == Euchre::Phase::Order) return euchre::suit_of(view.open.hand.turned);
        for (const auto& answer : {worse, better})
            if (answer && answer->kind == Euchre::Action::Kind::Name) return answer->what;
        return euchre::kNoSuit;
    }
};

} // namespace hilltop
