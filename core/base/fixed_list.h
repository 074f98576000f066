// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <type_traits>

namespace hilltop {

/// A list was asked for a place it does not have, or to hold more than its capacity: a bug.
struct FixedListError : std::logic_error {
    using logic_error::logic_error;
};
[[noreturn]] void list_is_full(int capacity);
[[noreturn]] void no_such_place(int place, int size);

/// Whether reading a place that is not there is an error: it costs the fastest games 3 %.
#if !defined(NDEBUG) || defined(HILLTOP_CHECK_PLACES)
inline constexpr bool kChecksPlaces = true;
#else
inline constexpr bool kChecksPlaces = false;
#endif

/// A list of at most N trivially copyable values, stored in place. What lies behind size() does not count in ==.
/// A full list refuses another value in every build, since what is written past its end is another part of a state.
template <class T, int N>
class FixedList {
    static_assert(N > 0 && N < 65536);

public:
    using value_type = T;
    static constexpr int kCapacity = N;

    constexpr FixedList() = default;

    constexpr int size() const { return m_size; }
    constexpr bool empty() const { return m_size == 0; }
    constexpr bool full() const { return m_size == N; }
    constexpr void clear() { m_size = 0; }

    constexpr void push_back(const T& value) {
        if (m_size >= N) [[unlikely]]
            list_is_full(N);
        m_items[static_cast<std::size_t>(m_size++)] = value;
    }
    /// The last value becomes the first free place.
    constexpr T pop_back() {
        check(0, m_size);
        return m_items[static_cast<std::size_t>(--m_size)];
    }
    /// Those behind the first `size` go.
    constexpr void shrink_to(int size) {
        check(size, m_size + 1);
        m_size = static_cast<Size>(size);
    }
    /// The last value takes the place of the one that goes.
    constexpr T swap_out(int place) {
        const T taken = (*this)[place];
        (*this)[place] = back();
        pop_back();
        return taken;
    }
    /// Those behind `place` close up.
    constexpr T remove_at(int place) {
        T taken = (*this)[place];
        std::copy(begin() + place + 1, end(), begin() + place);
        --m_size;
        return taken;
    }
    constexpr void insert_at(int place, const T& value) {
        if (m_size >= N) [[unlikely]]
            list_is_full(N);
        check(place, m_size + 1);
        std::copy_backward(begin() + place, end(), end() + 1);
        m_items[static_cast<std::size_t>(place)] = value;
        ++m_size;
    }

    constexpr T& operator[](int place) {
        check(place, m_size);
        return m_items[static_cast<std::size_t>(place)];
    }
    constexpr const T& operator[](int place) const {
        check(place, m_size);
        return m_items[static_cast<std::size_t>(place)];
    }
    constexpr T& back() { return (*this)[m_size - 1]; }
    constexpr const T& back() const { return (*this)[m_size - 1]; }
    constexpr T* begin() { return m_items.data(); }
    constexpr T* end() { return m_items.data() + m_size; }
    constexpr const T* begin() const { return m_items.data(); }
    constexpr const T* end() const { return m_items.data() + m_size; }

    /// The first place that holds `value`, or -1.
    constexpr int find(const T& value) const {
        const T* found = std::find(begin(), end(), value);
        return found == end() ? -1 : static_cast<int>(found - begin());
    }

    friend constexpr bool operator==(const FixedList& a, const FixedList& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    static constexpr void check(int place, int size) {
        if constexpr (kChecksPlaces) {
            if (place < 0 || place >= size) no_such_place(place, size);
        }
    }
    using Size = std::conditional_t<(N < 256), std::uint8_t, std::uint16_t>;
    static constexpr std::size_t kBytes = sizeof(Size) + N * sizeof(T);
    /// Whole words: compilers copy an odd tail with overlapping moves, and reading such a copy right away stalls.
    static constexpr std::size_t kAlign =
        std::max({alignof(T), alignof(Size), std::min<std::size_t>(std::bit_ceil(kBytes) / 2, 8)});

    alignas(kAlign) Size m_size = 0;
    std::array<T, N> m_items{};
};

} // namespace hilltop
