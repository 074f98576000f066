// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace hilltop {

/// Whole numbers from 0 and texts one after another in few bytes: a number in groups of seven bits, the lowest first, a
/// text behind its length. The same on every machine.
class PackedWriter {
public:
    void put(std::uint64_t value) {
        for (; value >= 0x80; value >>= 7)
            m_bytes.push_back(static_cast<char>(value | 0x80));
        m_bytes.push_back(static_cast<char>(value));
    }
    /// Small numbers of either sign.
    void put_signed(std::int64_t value) {
        put(static_cast<std::uint64_t>(value) << 1 ^ static_cast<std::uint64_t>(value >> 63));
    }
    void put(std::string_view text) {
        put(text.size());
        m_bytes.append(text);
    }
    std::string take() { return std::move(m_bytes); }

private:
    std::string m_bytes;
};

/// Reads what a PackedWriter wrote. Reading beyond the end gives zeros and empty texts, and is remembered.
class PackedReader {
public:
    explicit PackedReader(std::string_view bytes)
        : m_bytes(bytes) {}

    std::uint64_t number() {
        std::uint64_t value = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            if (m_bytes.empty()) break;
            const auto byte = static_cast<unsigned char>(m_bytes.front());
            m_bytes.remove_prefix(1);
            value |= std::uint64_t{byte & 0x7fu} << shift;
            if (byte < 0x80) return value;
        }
        m_short = true;
        m_bytes = {};
        return 0;
    }
    template <class T>
    T number_as() {
        return static_cast<T>(number());
    }
    std::int64_t signed_number() {
        const std::uint64_t value = number();
        return static_cast<std::int64_t>(value >> 1) ^ -static_cast<std::int64_t>(value & 1);
    }
    /// A count of items of at least one byte each; 0 if that many cannot fit.
    std::size_t count() {
        const std::uint64_t count = number();
        if (count <= m_bytes.size()) return static_cast<std::size_t>(count);
        m_short = true;
        return 0;
    }
    std::string_view text() {
        const std::size_t size = count();
        const std::string_view found = m_bytes.substr(0, size);
        m_bytes.remove_prefix(size);
        return found;
    }
    /// All was there, and nothing is left.
    bool fits() const { return !m_short && m_bytes.empty(); }

private:
    std::string_view m_bytes;
    bool m_short = false;
};

/// Bytes as one line without its end, and back; nothing from a line that was not made so can do harm.
std::string as_line(std::string_view bytes);
std::string from_line(std::string_view line);

} // namespace hilltop
