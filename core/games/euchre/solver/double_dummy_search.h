// SPDX-License-Identifier: GPL-3.0-or-later
// The search of double_dummy.cpp, which includes it once for every kind of processor: HILLTOP_CODE names the functions'
// instructions, squeeze() and bits_in() are made of them. Hence no guard, and no function that forgets the mark.

/// A position before a lead, the cards that are left renumbered without gaps, seats from the leader on.
struct Before {
    std::array<Mask, 4> hands;
    std::array<Mask, 3> under; ///< ones below the end of each plain suit
    Mask all;                  ///< ones for every card left
    Mask left;                 ///< a left bower that follows its printed suit, else 0
    int tricks;                ///< left to play
    int players;
};

class Search {
public:
    HILLTOP_CODE Search(DoubleDummy::Memory& memory)
        : m_memory(memory)
        , m_endgames(memory.endgames) {}

    /// Whether the leader's side takes k of the tricks left.
    HILLTOP_CODE bool leaders_take(const Before& at, int k) {
        if (k <= 0) return true;
        if (k > at.tricks) return false;
        if (at.tricks == 1) return last_trick(at.hands, suits_of(at)) == 0;
        if (at.tricks >= 3) {
            if (sure_tricks(at) >= k) return true;
            if (sure_defence(at) > at.tricks - k) return false;
        }
        if (at.tricks == 2 && at.players == 4 && at.left == 0) {
            std::atomic_ref<std::uint8_t> entry(m_endgames.known[endgame(at)]);
            const unsigned known = entry.load(std::memory_order_relaxed);
            if ((known >> (k - 1) & 1) != 0) return true;
            if ((known >> (k + 1) & 1) != 0) return false;
            const bool takes = lead(at, k);
            // Two threads may overwrite each other's knowledge: it is found again.
            const unsigned learnt = takes ? (k == 2 ? 3u : 1u) : (k == 1 ? 12u : 8u);
            entry.store(static_cast<std::uint8_t>(known | learnt), std::memory_order_relaxed);
            return takes;
        }
        if (at.tricks == 5 || at.tricks == 2) return lead(at, k);
        const std::uint64_t key = key_of(at);
        auto& entry = m_memory.table[(key * 0x9e3779b97f4a7c15ull) >> (64 - DoubleDummy::Memory::kBits)];
        if (entry.key != key) entry = {key, 0, static_cast<std::uint8_t>(at.tricks)};
        if (entry.least >= k) return true;
        if (entry.most < k) return false;
        const bool takes = lead(at, k);
        if (entry.key != key) entry = {key, 0, static_cast<std::uint8_t>(at.tricks)};
        if (takes)
            entry.least = static_cast<std::uint8_t>(k);
        else
            entry.most = static_cast<std::uint8_t>(k - 1);
        return takes;
    }

    /// The same in the middle of a trick: `place` have played, `best` of them is ahead.
    HILLTOP_CODE bool goes_on(const Before& at, int place, Mask gone, Mask best, Mask follow, int ahead, int k) {
        const Suits suits = suits_of(at);
        if (place == 1) return play<1>(at, suits, gone, best, follow, ahead, k);
        if (place == 2) return play<2>(at, suits, gone, best, follow, ahead, k);
        return play<3>(at, suits, gone, best, follow, ahead, k);
    }

    struct Suits {
        std::array<Mask, 4> follow;
        Mask trumps;
        Mask ends; ///< the highest card of each suit
    };
    HILLTOP_CODE static Suits suits_of(const Before& at) {
        Suits suits;
        suits.trumps = at.all & ~at.under[2];
        suits.follow = {at.under[0], at.under[1] & ~at.under[0], at.under[2] & ~at.under[1], suits.trumps};
        suits.ends = ((at.under[0] + 1) | (at.under[1] + 1) | (at.under[2] + 1) | (at.all + 1)) >> 1;
        if (at.left != 0) {
            suits.follow[2] |= at.left;
            suits.follow[3] &= ~at.left;
            suits.ends |= at.left | at.left >> 1; // it equals no neighbour
        }
        return suits;
    }
    HILLTOP_CODE static Mask led_by(const Suits& suits, Mask card) {
        return (card & suits.follow[0]) != 0   ? suits.follow[0]
               : (card & suits.follow[1]) != 0 ? suits.follow[1]
               : (card & suits.follow[2]) != 0 ? suits.follow[2]
                                               : suits.follow[3];
    }

private:
    HILLTOP_CODE static Mask top_of(Mask mask) { return mask == 0 ? 0 : Mask{1} << (31 - __builtin_clz(mask)); }
    HILLTOP_CODE static Mask bottom_of(Mask mask) { return mask & (~mask + 1); }

    /// 0 if the leader's side takes the only trick there is, else 1.
    HILLTOP_CODE static int last_trick(const std::array<Mask, 4>& hands, const Suits& suits) {
        const Mask able = led_by(suits, hands[0]) | suits.trumps;
        return std::max(hands[0], hands[2] & able) > std::max(hands[1] & able, hands[3] & able) ? 0 : 1;
    }

    HILLTOP_CODE std::size_t endgame(const Before& at) const {
        const auto a = static_cast<unsigned>(std::countr_one(at.under[0]));
        const auto b = static_cast<unsigned>(std::countr_one(at.under[1])) - a;
        const auto c = static_cast<unsigned>(std::countr_one(at.under[2])) - a - b;
        const auto& lengths = m_endgames.lengths[a | b << 3 | c << 6];
        Mask one = at.hands[0], two = at.hands[1], three = at.hands[2];
        if (!lengths.sorted) {
            one = sorted(at, lengths, one);
            two = sorted(at, lengths, two);
            three = sorted(at, lengths, three);
        }
        const Mask second = squeeze(two, at.all & ~one, at.all & one);
        const Mask third = squeeze(three, at.all & ~(one | two), one | two);
        return lengths.first + (m_endgames.two_of_eight[one] * 15u + m_endgames.two_of_six[second]) * 6u +
               m_endgames.two_of_four[third];
    }
    HILLTOP_CODE static Mask sorted(const Before& at, const Endgames::Lengths& lengths, Mask hand) {
        const Mask a = (hand & at.under[0]) << lengths.up[0] >> lengths.down[0];
        const Mask b = (hand & at.under[1] & ~at.under[0]) << lengths.up[1] >> lengths.down[1];
        const Mask c = (hand & at.under[2] & ~at.under[1]) << lengths.up[2] >> lengths.down[2];
        return a | b | c | (hand & ~at.under[2]);
    }
    /// The hands in 16 bits each, lengths of the suits, a printed left bower and the number of players in the rest.
    HILLTOP_CODE static std::uint64_t key_of(const Before& at) {
        const auto end = [](Mask under) { return static_cast<std::uint64_t>(std::countr_one(under)); };
        const std::uint64_t a = end(at.under[0]), b = end(at.under[1]), c = end(at.under[2]);
        const std::uint64_t left = at.left == 0 ? 0 : static_cast<std::uint64_t>(std::countr_zero(at.left)) + 1;
        const std::uint64_t shape = a | (b - a) << 3 | (c - b) << 6 | left << 9 | std::uint64_t(at.players - 1) << 14;
        return std::uint64_t{at.hands[0]} | std::uint64_t{at.hands[1]} << 16 | std::uint64_t{at.hands[2]} << 32 |
               shape << 48;
    }

    /// How many of the highest trumps the hand holds.
    HILLTOP_CODE static int top_run(const Before& at, const Suits& suits, Mask hand) {
        const Mask lacking = suits.trumps & ~hand;
        if (lacking == 0) return bits_in(suits.trumps);
        return __builtin_clz(lacking) - __builtin_clz(at.all);
    }
    HILLTOP_CODE static int sure_tricks(const Before& at) {
        const Suits suits = suits_of(at);
        const int mine = suits.trumps == 0 ? 0 : top_run(at, suits, at.hands[0]);
        int sure = std::max(mine, suits.trumps == 0 ? 0 : top_run(at, suits, at.hands[2]));
        if (at.left != 0) return sure;
        // Once I have drawn all trumps, my highest cards of each suit take tricks as well.
        const int others = std::max({bits_in(at.hands[1] & suits.trumps), bits_in(at.hands[2] & suits.trumps),
                                     bits_in(at.hands[3] & suits.trumps)});
        if (others > mine) return sure;
        int drawn = bits_in(at.hands[0] & suits.trumps);
        for (std::size_t suit = 0; suit < 3; ++suit) {
            const Mask whole = suits.follow[suit];
            if (whole == 0) continue;
            const Mask lacking = whole & ~at.hands[0];
            drawn += lacking == 0 ? bits_in(whole) : __builtin_clz(lacking) - __builtin_clz(whole);
        }
        return std::max(sure, drawn);
    }
    HILLTOP_CODE static int sure_defence(const Before& at) {
        const Suits suits = suits_of(at);
        if (suits.trumps == 0) return 0;
        return std::max(top_run(at, suits, at.hands[1]), top_run(at, suits, at.hands[3]));
    }

    /// One card of each run of equal ones: those between two cards of a run are gone, or in the same hand.
    HILLTOP_CODE static Mask different(Mask cards, Mask ends) { return cards & (~(cards >> 1) | ends); }

    HILLTOP_CODE bool lead(const Before& at, int k) {
        const Suits suits = suits_of(at);
        const Mask moves = different(at.hands[0], suits.ends);
        // Highest cards first: trumps, then suits that the others can follow or not ruff; then low cards, then trumps.
        const Mask masters = moves & suits.ends;
        Mask sure = masters & suits.trumps;
        for (std::size_t suit = 0; suit < 3; ++suit) {
            const Mask whole = suits.follow[suit];
            const bool ruffed = ((at.hands[1] & whole) == 0 && (at.hands[1] & suits.trumps) != 0) ||
                                ((at.hands[3] & whole) == 0 && (at.hands[3] & suits.trumps) != 0);
            if (!ruffed) sure |= masters & whole;
        }
        if (each_lead(at, suits, sure, k)) return true;
        if (each_lead(at, suits, moves & ~sure & ~suits.trumps, k)) return true;
        return each_lead(at, suits, moves & ~sure & suits.trumps, k);
    }
    HILLTOP_CODE bool each_lead(const Before& at, const Suits& suits, Mask moves, int k) {
        for (; moves != 0; moves &= moves - 1) {
            const Mask card = bottom_of(moves);
            if (play<1>(at, suits, card, card, led_by(suits, card), 0, k)) return true;
        }
        return false;
    }

    template <int kPlace>
    HILLTOP_CODE bool play(const Before& at, const Suits& suits, Mask gone, Mask best, Mask follow, int ahead, int k) {
        if constexpr (kPlace == 4) {
            return after_trick(at, gone, ahead, k);
        } else {
            const Mask hand = at.hands[kPlace];
            if (hand == 0) return play<kPlace + 1>(at, suits, gone, best, follow, ahead, k);
            constexpr bool kMine = kPlace % 2 == 0; // of the leader's side: looks for a yes, the others for a no
            const Mask legal = (hand & follow) != 0 ? hand & follow : hand;
            const Mask able = follow | suits.trumps;
            const Mask moves = different(legal, suits.ends);
            const Mask winning = moves & able & ~(best | (best - 1));
            // What the opponents behind me could still put on it.
            Mask threat = best;
            if constexpr (kPlace < 3) {
                const Mask after = at.hands[kPlace + 1];
                const Mask may = (after & follow) != 0 ? after & follow : after;
                threat |= top_of(may & able);
            }
            const Mask sure = kPlace == 3 ? winning : winning & ~((top_of(threat) << 1) - 1);
            const bool partner_ahead = (ahead & 1) == (kPlace & 1);
            Mask rest = moves;
            if (!(partner_ahead && top_of(threat) == best) && sure != 0) {
                const Mask card = bottom_of(sure);
                if (play<kPlace + 1>(at, suits, gone | card, card, follow, kPlace, k) == kMine) return kMine;
                rest &= ~card;
            }
            for (Mask losing = rest & ~winning; losing != 0; losing &= losing - 1) {
                const Mask card = bottom_of(losing);
                if (play<kPlace + 1>(at, suits, gone | card, best, follow, ahead, k) == kMine) return kMine;
            }
            for (Mask taking = rest & winning; taking != 0; taking &= taking - 1) {
                const Mask card = bottom_of(taking);
                if (play<kPlace + 1>(at, suits, gone | card, card, follow, kPlace, k) == kMine) return kMine;
            }
            return !kMine;
        }
    }

    HILLTOP_CODE bool after_trick(const Before& at, Mask gone, int ahead, int k) {
        ++m_memory.nodes;
        const bool theirs = (ahead & 1) != 0;
        const int still = k - (theirs ? 0 : 1);
        const int tricks = at.tricks - 1;
        if (still <= 0) return true;
        if (still > tricks) return false;
        const Mask keep = at.all & ~gone;
        Before next;
        for (std::size_t place = 0; place < 4; ++place)
            next.hands[place] = at.hands[(static_cast<std::size_t>(ahead) + place) & 3] & keep;
        if (tricks == 1) return (last_trick(next.hands, suits_of(at)) == 0) != theirs;
        for (Mask& hand : next.hands)
            hand = squeeze(hand, keep, gone);
        for (std::size_t suit = 0; suit < 3; ++suit)
            next.under[suit] = squeeze(at.under[suit] & keep, keep, gone);
        next.all = at.all >> at.players;
        next.left = (at.left & keep) != 0 ? squeeze(at.left, keep, gone) : 0;
        next.tricks = tricks;
        next.players = at.players;
        return theirs ? !leaders_take(next, tricks - still + 1) : leaders_take(next, still);
    }

    DoubleDummy::Memory& m_memory;
    Endgames& m_endgames;
};
