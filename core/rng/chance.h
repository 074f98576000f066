// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/fixed_list.h"
#include "rng/rng.h"

#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace hilltop {

/// Known cards: for a part of the match (hand, round, side deck; the game says which) its first cards in order; the
/// rest of the part is shuffled. Owned by a record or an importer, which outlives every match that plays it.
struct Script {
    std::map<int, std::vector<std::uint8_t>> parts;

    bool empty() const { return parts.empty(); }
    friend bool operator==(const Script&, const Script&) = default;
};

/// What a match asked of its chance and was given, for measuring what dealing alone costs and for comparing deals.
struct DealLog {
    static constexpr std::int32_t kNewMatch = -1; ///< as a part: the next match begins
    /// A part begins, or a card is drawn from `cards` that are left.
    struct Entry {
        std::int32_t part;
        std::int32_t cards;    ///< 0: begin `part`
        std::uint8_t card = 0; ///< the one that was drawn
    };
    std::vector<Entry> entries;
};

/// The randomness of a deal: part p of the stream belongs to hand or round p, whatever was drawn before, so that
/// duplicate deals stay duplicate when matches differ in length. Part of every State.
class Chance {
public:
    Chance() = default;
    Chance(std::uint64_t seed, std::uint64_t deal, const Script* script = nullptr, DealLog* log = nullptr)
        : m_seed(seed)
        , m_deal(deal)
        , m_script(script)
        , m_log(log) {}

    /// From here on cards come from part p, 0 <= p.
    void begin(int part) {
        m_rng = Rng(m_seed, m_deal, Stream::Cards, m_branch, static_cast<std::uint32_t>(part));
        if (m_script != nullptr || m_log != nullptr) [[unlikely]]
            begin_watched(part);
    }

    /// Draws one of the cards that are left, at random or as the script says; the last one takes its place.
    template <int N>
    std::uint8_t draw(FixedList<std::uint8_t, N>& left) {
        int place = 0;
        if (m_script != nullptr || m_log != nullptr) [[unlikely]]
            place = watched_place(left.begin(), left.size());
        else
            place = m_rng.below(left.size());
        const std::uint8_t card = left[place];
        left[place] = left.back();
        left.pop_back();
        return card;
    }

    /// No more is drawn from this part, ever: a script that knows more cards of it fails.
    void end() {
        if (m_script != nullptr) [[unlikely]]
            end_watched();
    }

    /// Forgets the script and deals whatever has not been drawn yet from `rng` instead.
    void redraw(Rng& rng) {
        m_seed = rng.next64();
        m_rng = Rng(m_seed, m_deal, Stream::Cards, 1, 0xffffffffu);
        m_branch = 1;
        m_script = nullptr;
        m_known = 0;
    }

    /// True once the script named a card that was not there to be drawn, or more cards than its part has.
    bool script_failed() const { return m_failed; }
    /// The part that is drawn from; once the script has failed, the part it failed in.
    int part() const { return m_part; }
    friend bool operator==(const Chance&, const Chance&) = default;

private:
    void begin_watched(int part);
    void end_watched();
    /// The place of the card to draw, scripted or by chance, and its line in the log.
    int watched_place(const std::uint8_t* left, int size);
    /// The scripted card's place among those left, or -1 where chance decides.
    int scripted_place(const std::uint8_t* left, int size);

    std::uint64_t m_seed = 0;
    std::uint64_t m_deal = 0;
    Rng m_rng;
    const Script* m_script = nullptr;
    DealLog* m_log = nullptr;
    std::int32_t m_part = 0;
    std::int32_t m_known = 0; // scripted cards of this part already drawn
    std::uint8_t m_branch = 0;
    bool m_failed = false;
};

} // namespace hilltop
