// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/info.h"

#include <cstdint>
#include <vector>

namespace hilltop {

/// The seat of a zone without an owner.
inline constexpr std::uint8_t kCommon = 255;

/// A place on the table: zone (index into Info::zones), whose (or kCommon), and the place in it, 0 = bottom or left.
struct Spot {
    std::uint8_t zone = 0;
    std::uint8_t seat = kCommon;
    std::uint8_t place = 0;
    friend bool operator==(const Spot&, const Spot&) = default;
    bool same_zone(const Spot& other) const { return zone == other.zone && seat == other.seat; }
};

/// A place of a common zone, and of a seat's.
constexpr Spot spot(std::uint8_t zone, int place = 0) {
    return {zone, kCommon, static_cast<std::uint8_t>(place)};
}
constexpr Spot spot(std::uint8_t zone, Seat seat, int place = 0) {
    return {zone, static_cast<std::uint8_t>(seat.index()), static_cast<std::uint8_t>(place)};
}

/// What is printed on a card: kind (index into Info::card_kinds) and value.
struct Face {
    std::uint8_t kind = 255;
    std::uint8_t value = 0;
    friend bool operator==(const Face&, const Face&) = default;
};
inline constexpr Face kHidden{};

/// A card on the table and who may see its face; with an empty set it is still unknown to all.
struct LaidCard {
    Spot spot;
    Face face;
    SeatSet seen_by;
    friend bool operator==(const LaidCard&, const LaidCard&) = default;
};
using Layout = std::vector<LaidCard>;

/// The cards of a zone, from a place on.
template <class Cards, class FaceOf>
void lay(Layout& layout, Spot at, const Cards& cards, SeatSet seen_by, FaceOf face_of) {
    for (const auto& card : cards) {
        layout.push_back({at, face_of(card), seen_by});
        ++at.place;
    }
}
/// The same where no one knows any of them.
inline void lay_hidden(Layout& layout, Spot at, int cards) {
    for (; cards > 0; --cards, ++at.place)
        layout.push_back({at, kHidden, {}});
}

/// The face those viewers see.
inline Face face_for(const LaidCard& card, SeatSet viewers) {
    return card.seen_by.meets(viewers) ? card.face : kHidden;
}

/// One thing that happens at the table; tables animate it, logs print it.
struct Event {
    enum class Kind : std::uint8_t {
        Move,   ///< the card at `from` (those above close up) is inserted at `to`; its face is seen by seen_by
        Gather, ///< all cards of the zone `from` go, in order, onto the zone `to`; seen by seen_by
        Show,   ///< the card at `from` is now seen by seen_by
        Say,    ///< `seat` says `word` (with `value`)
        Score,  ///< `seat` now has `value` of `word`
        Phase,  ///< `word` number `value` begins
        Fault,  ///< `seat` is at fault; `value` is a hilltop::Fault
    };
    Kind kind = Kind::Phase;
    std::uint8_t seat = kCommon;
    Spot from;
    Spot to;
    Face face;
    SeatSet seen_by;
    const char* word = "";
    int value = 0;
    friend bool operator==(const Event& a, const Event& b);
};

/// Where events go; empty without a listener, and then writing one costs a test of a pointer.
class Events {
public:
    Events() = default;
    explicit Events(std::vector<Event>* out)
        : m_out(out) {}

    // By reference: nothing is copied without a listener.
    void move(const Spot& from, const Spot& to, const Face& face, SeatSet seen_by) const {
        if (heard()) [[unlikely]]
            add({Event::Kind::Move, kCommon, from, to, face, seen_by, "", 0});
    }
    void gather(const Spot& from, const Spot& to, SeatSet seen_by = {}) const {
        if (heard()) [[unlikely]]
            add({Event::Kind::Gather, kCommon, from, to, kHidden, seen_by, "", 0});
    }
    void show(const Spot& spot, const Face& face, SeatSet seen_by) const {
        if (heard()) [[unlikely]]
            add({Event::Kind::Show, kCommon, spot, spot, face, seen_by, "", 0});
    }
    void say(Seat seat, const char* word, int value = 0) const {
        if (heard()) [[unlikely]]
            add({Event::Kind::Say, static_cast<std::uint8_t>(seat.index()), {}, {}, kHidden, {}, word, value});
    }
    void score(Seat seat, const char* word, int value) const {
        if (heard()) [[unlikely]]
            add({Event::Kind::Score, static_cast<std::uint8_t>(seat.index()), {}, {}, kHidden, {}, word, value});
    }
    void phase(const char* word, int value = 0) const {
        if (heard()) [[unlikely]]
            add({Event::Kind::Phase, kCommon, {}, {}, kHidden, {}, word, value});
    }
    void fault(Seat seat, Fault fault) const {
        if (heard()) [[unlikely]]
            add({Event::Kind::Fault,
                 static_cast<std::uint8_t>(seat.index()),
                 {},
                 {},
                 kHidden,
                 {},
                 "fault",
                 static_cast<int>(fault)});
    }

#ifdef HILLTOP_NO_EVENTS // a build for measuring what silent events cost
    static constexpr bool heard() {
        return false;
    }
#else
    bool heard() const {
        return m_out != nullptr;
    }
#endif

private:
    void add(const Event& event) const;
    std::vector<Event>* m_out = nullptr;
};

/// Zone by zone, seat by seat, place by place: two layouts of one table compare equal after it.
void sort_layout(Layout& layout);

} // namespace hilltop
