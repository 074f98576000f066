// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/solver/masks.h"

namespace hilltop::euchre {

MaskPlay begin_play(const Euchre::Open& open, const std::array<Cards, Euchre::kSeats>& held) {
    const auto& hand = open.hand;
    MaskPlay play;
    play.playing = static_cast<std::uint8_t>(hand.playing.bits());
    play.players = static_cast<std::uint8_t>(hand.playing.size());
    play.maker = hand.maker;
    play.printed = open.rules.left_bower == Euchre::LeftBower::Printed;
    for (const Seat seat : hand.playing) {
        const auto place = static_cast<std::size_t>(seat.index());
        play.hands[place] = mask_of(hand.trump, held[place]);
    }
    play.leader = play.turn = static_cast<std::uint8_t>(hand.tricks[0].leader.index());
    return play;
}

MaskPlay mask_play(const Euchre::State& state) {
    const auto& open = state.open;
    const auto& hand = open.hand;
    const bool between = open.phase != Euchre::Phase::Play; // the trick lies there, complete
    std::array<Cards, Euchre::kSeats> held{};
    for (const Seat seat : hand.playing)
        held[static_cast<std::size_t>(seat.index())] = state.seats[seat].cards;
    MaskPlay play = begin_play(open, held);
    play.tricks = static_cast<std::uint8_t>(hand.trick + (between ? 1 : 0));
    play.made = static_cast<std::uint8_t>(Euchre::tricks_of(hand, Euchre::side_of(Seat(hand.maker))));
    const auto& trick = hand.tricks[hand.trick];
    if (between) {
        play.leader = play.turn = play.ahead = static_cast<std::uint8_t>(trick.winner.index());
        return play;
    }
    play.leader = play.ahead = static_cast<std::uint8_t>(trick.leader.index());
    play.turn = static_cast<std::uint8_t>(open.turn.index());
    play.in_trick = hand.in_trick;
    if (hand.in_trick == 0) return play;
    for (const Card card : trick.cards.values) {
        if (card != kNoCard) play.on_table |= mask_of_card(hand.trump, card);
    }
    play.ahead = static_cast<std::uint8_t>(trick.winner.index());
    play.best = mask_of_card(hand.trump, trick.cards[trick.winner]);
    play.follow = kFollowMasks[play.printed ? 1 : 0][static_cast<std::size_t>(mask_suit(hand.trump, hand.led))];
    return play;
}

MaskPlay begin_play(const Euchre::Rules& rules, const std::array<Cards, Euchre::kSeats>& hands, int trump, int maker,
                    int dealer, unsigned alone) {
    MaskPlay play;
    play.printed = rules.left_bower == Euchre::LeftBower::Printed;
    play.maker = static_cast<std::uint8_t>(maker);
    unsigned playing = 15;
    for (int i = 1; i <= Euchre::kSeats; ++i) {
        const int seat = (dealer + i) & 3;
        if ((alone >> seat & 1) != 0 && (playing >> seat & 1) != 0) playing &= ~(1u << (seat ^ 2));
    }
    play.playing = static_cast<std::uint8_t>(playing);
    play.players = static_cast<std::uint8_t>(count(playing));
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        if ((playing >> seat & 1) != 0) play.hands[seat] = mask_of(trump, hands[seat]);
    }
    play.leader = play.turn = play.ahead = static_cast<std::uint8_t>(play.next_playing(dealer));
    return play;
}

} // namespace hilltop::euchre
