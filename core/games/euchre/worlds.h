// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/euchre/euchre.h"

namespace hilltop {

/// All states a seat could be facing: what it has not seen goes to the hands of the others, the dealer's discard and
/// the kitty, so that hands have their sizes, no seat holds a suit it has shown to be void in and the turned card is
/// where it went or, by the rule discard_picked_up, may have gone. Prepared once for a view, then every draw is uniform
/// among them.
class Worlds {
public:
    explicit Worlds(const View<Euchre>& view);

    /// Whether there are any: of what was seen at a table there always are.
    bool possible() const { return m_may_be_buried ? m_held_ways + m_buried_ways > 0 : ways(0, m_free) > 0; }
    /// One of them, without chance: that of the current hand is used up.
    Euchre::State draw(Rng& rng) const;
    /// Only the hands, by seat, mine among them.
    PerSeat<euchre::Cards, Euchre::kSeats> draw_hands(Rng& rng) const;
    /// What may be anywhere: in a hidden hand, discarded or in the kitty.
    euchre::Cards unseen() const { return m_unseen; }

private:
    static constexpr int kHolders = 3;  ///< hidden hands; the rest lies on the table
    static constexpr int kPlaces = 216; ///< free places of each, 0..5
    using Free = std::array<int, kHolders>;

    /// Unseen cards that the same holders may have.
    struct Group {
        FixedList<euchre::Card, Euchre::kDeckCards> cards;
        unsigned barred = 0; ///< bit h: holder h is void in them
    };
    static std::size_t index(const Free& free) {
        return static_cast<std::size_t>((free[0] * 6 + free[1]) * 6 + free[2]);
    }
    /// Calls `each(taken)` for every way to give cards of the group to the holders, counts only, until it says true.
    template <class Each>
    void each_split(int group, const Free& free, Each&& each) const;
    /// Ways to deal the groups from `group` on into the free places; count_ways() has filled the table.
    std::uint64_t ways(int group, const Free& free) const;
    void count_ways(int group, const Free& free);
    void count_buried();

    InfoState<Euchre> m_seen;
    std::array<Seat, kHolders> m_holders{};
    Free m_free{};
    euchre::Cards m_unseen = 0; ///< that may be anywhere
    /// The dealer, not me, still has the turned card as the last one; or may have it where it may also be discarded.
    bool m_holds_turned = false;
    bool m_may_be_buried = false;                     ///< by the rule discard_picked_up
    Free m_free_buried{};                             ///< as m_free, where the dealer has discarded it
    std::uint64_t m_held_ways = 0, m_buried_ways = 0; ///< of the two, where it may be buried
    FixedList<Group, euchre::kSuits + 1> m_groups;    ///< suits in which a seat is void, then all others together
    std::array<std::array<std::uint64_t, kPlaces>, euchre::kSuits> m_ways{};
};

} // namespace hilltop
