// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/bytes.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace hilltop {

/// FNV-1a over bytes, 64 bits (Fowler, Noll, Vo). Values are added field by field, so padding never counts.
class Digest {
public:
    constexpr Digest() = default;
    /// Goes on where another one stopped.
    explicit constexpr Digest(std::uint64_t value)
        : m_hash(value) {}
    constexpr void add_byte(std::uint8_t byte) { m_hash = (m_hash ^ byte) * 0x100000001b3ull; }
    /// Little-endian, eight bytes, on every machine.
    constexpr void add(std::uint64_t value) {
        write_little_endian(value, 8, [this](std::uint8_t byte) { add_byte(byte); });
    }
    constexpr void add(std::string_view text) {
        for (char c : text)
            add_byte(static_cast<std::uint8_t>(c));
        add_byte(0);
    }
    constexpr std::uint64_t value() const { return m_hash; }
    /// The form results are stored in: both halves folded into one.
    constexpr std::uint32_t folded() const { return static_cast<std::uint32_t>(m_hash ^ (m_hash >> 32)); }
    friend constexpr bool operator==(const Digest&, const Digest&) = default;

private:
    std::uint64_t m_hash = 0xcbf29ce484222325ull;
};

/// Sixteen lower-case hexadecimal digits.
std::string to_hex(std::uint64_t value);

} // namespace hilltop
