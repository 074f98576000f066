// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <string_view>

namespace hilltop {

/// Hands the `count` lowest bytes of `value` to `sink`, the lowest first: little-endian on every machine.
template <class Sink>
constexpr void write_little_endian(std::uint64_t value, int count, Sink&& sink) {
    for (int i = 0; i < count; ++i)
        sink(static_cast<std::uint8_t>(value >> (8 * i)));
}

/// Little-endian, as many bytes as the type has.
template <class T>
void put_bytes(std::string& bytes, T value) {
    write_little_endian(static_cast<std::uint64_t>(value), sizeof(T),
                        [&](std::uint8_t byte) { bytes.push_back(static_cast<char>(byte)); });
}

/// Reads what put_bytes wrote, from bytes of char or unsigned char; they must be there.
template <class T, class Bytes>
T get_bytes(const Bytes& bytes, std::size_t at = 0) {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < sizeof(T); ++i)
        value |= std::uint64_t{static_cast<unsigned char>(bytes[at + i])} << (8 * i);
    return static_cast<T>(value);
}

/// Values one after another, little-endian, eight bytes each: the same on every machine.
class ByteWriter {
public:
    void put(std::uint64_t value) { put_bytes(m_bytes, value); }
    void put(std::int64_t value) { put(static_cast<std::uint64_t>(value)); }
    void put(std::uint32_t value) { put(std::uint64_t{value}); }
    void put(std::int32_t value) { put(std::int64_t{value}); }
    void put(bool value) { put(std::uint64_t{value}); }
    void put(double value) { put(std::bit_cast<std::uint64_t>(value)); }
    std::string take() { return std::move(m_bytes); }

private:
    std::string m_bytes;
};

/// Reads what a ByteWriter wrote. Reading beyond the end gives zeros and is remembered.
class ByteReader {
public:
    explicit ByteReader(std::string_view bytes)
        : m_bytes(bytes) {}

    template <class T>
    void get(T& value) {
        if constexpr (std::is_same_v<T, double>)
            value = std::bit_cast<double>(next());
        else if constexpr (std::is_same_v<T, bool>)
            value = next() != 0;
        else
            value = static_cast<T>(next());
    }
    /// A count of items of at least eight bytes each; 0 if that many cannot fit.
    std::size_t get_count() {
        const std::uint64_t count = next();
        if (count <= m_bytes.size() / 8) return static_cast<std::size_t>(count);
        m_short = true;
        return 0;
    }
    /// All was there, and nothing is left.
    bool fits() const { return !m_short && m_bytes.empty(); }

private:
    std::uint64_t next() {
        if (m_bytes.size() < 8) {
            m_short = true;
            m_bytes = {};
            return 0;
        }
        const auto value = get_bytes<std::uint64_t>(m_bytes);
        m_bytes.remove_prefix(8);
        return value;
    }

    std::string_view m_bytes;
    bool m_short = false;
};

} // namespace hilltop
