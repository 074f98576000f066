// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/fixed_list.h"
#include "rng/rng.h"

#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace hilltop {

/// Hears what a deal draws: for comparing deals, and for measuring what dealing alone costs.
class DrawListener {
public:
    virtual ~DrawListener() = default;
    virtual void begins(int part) = 0;
    /// `card` is drawn from `left` cards, itself among them.
    virtual void draws(int part, int left, std::uint8_t card) = 0;
};

/// Known cards: for a part of the match (hand, round, side deck; the game says which) its first cards in order; the
/// rest of the part is shuffled. Owned by a record or an importer, which outlives every match that plays it.
struct Script {
    std::map<int, std::vector<std::uint8_t>> parts;
    DrawListener* listener = nullptr; ///< called for every draw, known or not; copies of a match call it, too

    bool empty() const { return parts.empty(); }
    friend bool operator==(const Script&, const Script&) = default;
};

/// The randomness of a deal: part p of the stream belongs to hand or round p, whatever was drawn before, so that
/// duplicate deals stay duplicate when matches differ in length. Part of every State.
class Chance {
public:
    Chance() = default;
    Chance(std::uint64_t seed, std::uint64_t deal, const Script* script = nullptr)
        : m_seed(seed)
        , m_deal(deal)
        , m_script(script) {}

    /// From here on cards come from part p, 0 <= p.
    void begin(int part) {
        m_rng = Rng(m_seed, m_deal, Stream::Cards, m_branch, static_cast<std::uint32_t>(part));
        if (m_script != nullptr) [[unlikely]]
            begin_scripted(part);
    }

    /// Draws one of the cards that are left, at random or as the script says; the last one takes its place.
    template <int N>
    std::uint8_t draw(FixedList<std::uint8_t, N>& left) {
        int place = 0;
        if (m_script != nullptr) [[unlikely]]
            place = scripted_place(left.begin(), left.size());
        else
            place = m_rng.below(left.size());
        return left.swap_out(place);
    }

    /// No more is drawn from this part, ever: a script that knows more cards of it fails.
    void end() {
        if (m_script != nullptr) [[unlikely]]
            end_scripted();
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
    void begin_scripted(int part);
    void end_scripted();
    /// The place of the card to draw, known or by chance.
    int scripted_place(const std::uint8_t* left, int size);
    /// The known card's place among those left, or -1 where chance decides.
    int known_place(const std::uint8_t* left, int size);

    std::uint64_t m_seed = 0;
    std::uint64_t m_deal = 0;
    Rng m_rng;
    const Script* m_script = nullptr;
    std::int32_t m_part = 0;
    std::int32_t m_known = 0; // scripted cards of this part already drawn
    std::uint8_t m_branch = 0;
    bool m_failed = false;
};

} // namespace hilltop
