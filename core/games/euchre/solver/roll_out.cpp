// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/solver/roll_out.h"

namespace hilltop::euchre {
namespace {

constexpr std::array<Mask, 3> kPlain = {0x00003f, 0x000fc0, 0x01f000};

bool single(Mask mask) {
    return (mask & (mask - 1)) == 0;
}
/// The bits above the highest of `mask`.
Mask above(Mask mask) {
    return mask == 0 ? kAllMask : kAllMask & ~((highest_of(mask) << 1) - 1);
}

/// What one can do without: low, no master, of a short suit while there is a trump to ruff with.
Mask throw_off(Mask cards, Mask hand, Mask unseen) {
    const Mask plain = cards & ~kTrumpMask;
    if (plain == 0) return lowest_of(cards);
    if (single(plain)) return plain;
    Mask best = 0;
    int least = 1000;
    for (const Mask suit : kPlain) {
        const Mask held = plain & suit;
        if (held == 0) continue;
        const Mask card = lowest_of(held);
        const int rank = std::countr_zero(card) - std::countr_zero(suit);
        const bool master = (unseen & suit & ~(card | (card - 1))) == 0;
        const bool void_after = single(hand & suit) && (hand & kTrumpMask) != 0;
        const int worth = 2 * rank + (master ? 20 : 0) - (void_after ? 3 : 0);
        if (worth < least) {
            least = worth;
            best = card;
        }
    }
    return best;
}

Mask lead(const MaskPlay& play, Mask hand, Mask unseen) {
    const Mask trumps = hand & kTrumpMask;
    const Mask others = unseen & kTrumpMask;
    const Mask plain = hand & ~kTrumpMask;
    if (trumps != 0 && others != 0 && ((play.turn ^ play.maker) & 1) == 0) {
        const Mask best = highest_of(trumps);
        const bool maker = play.turn == play.maker;
        const Mask two = trumps & (trumps - 1);
        if (best > others || (maker && (two & (two - 1)) != 0) || (!maker && play.tricks == 0)) return best;
    }
    Mask master = 0;
    int most = -1;
    for (const Mask suit : kPlain) {
        const Mask top = plain & suit & above(unseen & suit);
        if (top == 0) continue;
        const int following = count(unseen & suit);
        if (following > most) {
            most = following;
            master = highest_of(top);
        }
    }
    if (master != 0) return master;
    if (plain == 0) return others == 0 ? lowest_of(trumps) : highest_of(trumps);
    return throw_off(plain, hand, unseen);
}

} // namespace

Mask sensible_card(const MaskPlay& play, Mask seen) {
    const Mask hand = play.hands[play.turn];
    const Mask legal = play.legal();
    if (single(legal)) return legal;
    const Mask unseen = kAllMask & ~(hand | seen | play.on_table);
    if (play.in_trick == 0) return lead(play, hand, unseen);
    const Mask better = MaskPlay::able(play.follow) & ~(play.best | (play.best - 1));
    const Mask winners = legal & better;
    if (winners == 0) return throw_off(legal, hand, unseen);
    const bool last = play.in_trick + 1 == play.players;
    const Mask plain = winners & ~kTrumpMask;
    const auto is_master = [&](Mask card) { return (unseen & play.follow & ~kTrumpMask & ~(card | (card - 1))) == 0; };
    if (((play.ahead ^ play.turn) & 1) == 0) {
        const bool high = (play.best & kTrumpMask) != 0 || (play.best & 0x010820) != 0; // a trump or an ace
        if (last || high || (unseen & better) == 0) return throw_off(legal, hand, unseen);
        if (plain != 0 && is_master(highest_of(plain)) && (play.best & 0x018c30) == 0) return highest_of(plain);
        return throw_off(legal, hand, unseen);
    }
    if (last) return lowest_of(winners);
    if (plain != 0) {
        const Mask best = highest_of(plain);
        return play.in_trick >= 2 || is_master(best) ? best : throw_off(legal, hand, unseen);
    }
    if ((play.follow & kTrumpMask) != 0) {
        const Mask best = highest_of(winners);
        return best > (unseen & kTrumpMask) || play.in_trick >= 2 ? best : throw_off(legal, hand, unseen);
    }
    return lowest_of(winners);
}

Mask known_out(const Euchre::Open& open) {
    const auto& hand = open.hand;
    Cards out = hand.played;
    for (const Card card : hand.tricks[hand.trick].cards.values) {
        if (open.phase == Euchre::Phase::Play && card != kNoCard) out &= ~bit(card);
    }
    if (!hand.taken_up) out |= bit(hand.turned);
    return mask_of(hand.trump, out);
}

bool play_sensibly(MaskPlay& play, Mask seen, int tricks, int& gained) {
    const bool lone_defender = play.defenders_alone();
    while (play.tricks < tricks) {
        const int lost = play.tricks - play.made;
        if (play.in_trick == 0) {
            const bool euchred = lost >= 3 && (play.made > 0 || !lone_defender);
            if (euchred || (play.made >= 3 && lost > 0)) {
                gained = play.gained(euchred ? 1 : 3);
                return false;
            }
        }
        const Mask table = play.on_table;
        const Mask card = sensible_card(play, seen);
        play.play(card);
        if (play.in_trick == 0) seen |= table | card;
    }
    return true;
}

int roll_out(MaskPlay play, Mask seen) {
    int gained = 0;
    return play_sensibly(play, seen, Euchre::kTricks, gained) ? play.gained(play.made) : gained;
}

} // namespace hilltop::euchre
