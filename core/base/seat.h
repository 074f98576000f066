// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace hilltop {

/// The largest table of any game.
inline constexpr int kMaxSeats = 16;

/// The bits set in sixteen. The oldest x86-64 has no instruction for it, and std::popcount becomes a call.
constexpr int count_bits(std::uint32_t bits) {
    bits -= bits >> 1 & 0x5555;
    bits = (bits & 0x3333) + (bits >> 2 & 0x3333);
    bits = (bits + (bits >> 4)) & 0x0f0f;
    return static_cast<int>((bits + (bits >> 8)) & 0x1f);
}

/// A place at the table, 0..15. Not an int: arithmetic on seats goes through next().
class Seat {
public:
    constexpr Seat() = default;
    explicit constexpr Seat(int index)
        : m_index(static_cast<std::uint8_t>(index)) {
        assert(index >= 0 && index < kMaxSeats);
    }
    constexpr int index() const { return m_index; }
    friend constexpr bool operator==(Seat, Seat) = default;
    friend constexpr auto operator<=>(Seat, Seat) = default;

private:
    std::uint8_t m_index = 0;
};

/// The seat to the left of `seat` at a table of `seats`.
constexpr Seat next(Seat seat, int seats) {
    return Seat(seat.index() + 1 == seats ? 0 : seat.index() + 1);
}

/// A set of seats, in order of their numbers.
class SeatSet {
public:
    class Iterator {
    public:
        explicit constexpr Iterator(std::uint32_t bits)
            : m_bits(bits) {}
        constexpr Seat operator*() const { return Seat(std::countr_zero(m_bits)); }
        constexpr Iterator& operator++() {
            m_bits &= m_bits - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint32_t m_bits;
    };

    constexpr SeatSet() = default;
    constexpr SeatSet(Seat seat)
        : m_bits(bit(seat)) {}
    static constexpr SeatSet all(int seats) { return from_bits((1u << seats) - 1u); }
    static constexpr SeatSet from_bits(std::uint32_t bits) {
        SeatSet set;
        set.m_bits = static_cast<std::uint16_t>(bits);
        return set;
    }

    constexpr bool contains(Seat seat) const { return (m_bits & bit(seat)) != 0; }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr int size() const { return count_bits(m_bits); }
    constexpr std::uint32_t bits() const { return m_bits; }
    constexpr void insert(Seat seat) { m_bits = static_cast<std::uint16_t>(m_bits | bit(seat)); }
    constexpr void erase(Seat seat) { m_bits = static_cast<std::uint16_t>(m_bits & ~bit(seat)); }
    constexpr bool meets(SeatSet other) const { return (m_bits & other.m_bits) != 0; }
    constexpr Iterator begin() const { return Iterator(m_bits); }
    constexpr Iterator end() const { return Iterator(0); }
    friend constexpr bool operator==(SeatSet, SeatSet) = default;

private:
    static constexpr std::uint16_t bit(Seat seat) { return static_cast<std::uint16_t>(1u << seat.index()); }
    std::uint16_t m_bits = 0;
};

/// One value a seat; only a Seat indexes it.
template <class T, int N>
struct PerSeat {
    std::array<T, N> values{};

    constexpr T& operator[](Seat seat) { return values[static_cast<std::size_t>(seat.index())]; }
    constexpr const T& operator[](Seat seat) const { return values[static_cast<std::size_t>(seat.index())]; }
    friend constexpr bool operator==(const PerSeat& a, const PerSeat& b) { return a.values == b.values; }
};

} // namespace hilltop
