// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hilltop::pazaak {

/// The chance of a bit, learnt from those before it (as in LZMA: 11 bits, moved by a 32nd).
struct BitChance {
    static constexpr std::uint32_t kOne = 1u << 11;
    std::uint16_t zero = kOne / 2;
    void saw(bool bit) {
        if (bit)
            zero = static_cast<std::uint16_t>(zero - (zero >> 5));
        else
            zero = static_cast<std::uint16_t>(zero + ((kOne - zero) >> 5));
    }
};

/// Writes bits in as little room as their chances allow: the range coder of LZMA (Pavlov, LZMA SDK, public domain).
class BitWriter {
public:
    void put(BitChance& chance, bool bit) {
        const std::uint32_t bound = (m_range >> 11) * chance.zero;
        if (bit) {
            m_low += bound;
            m_range -= bound;
        } else {
            m_range = bound;
        }
        chance.saw(bit);
        while (m_range < (1u << 24)) {
            m_range <<= 8;
            shift();
        }
    }
    std::string take() {
        for (int i = 0; i < 5; ++i)
            shift();
        return std::move(m_bytes);
    }

private:
    void shift() {
        if (m_low < 0xff000000u || m_low > 0xffffffffu) {
            const auto carry = static_cast<std::uint8_t>(m_low >> 32);
            if (m_pending > 0) m_bytes.push_back(static_cast<char>(m_cache + carry));
            for (; m_pending > 1; --m_pending)
                m_bytes.push_back(static_cast<char>(0xff + carry));
            m_pending = 0;
            m_cache = static_cast<std::uint8_t>(m_low >> 24);
        }
        ++m_pending;
        m_low = (m_low & 0x00ffffffu) << 8;
    }

    std::uint64_t m_low = 0;
    std::uint32_t m_range = 0xffffffffu;
    std::uint8_t m_cache = 0;
    std::uint64_t m_pending = 0;
    std::string m_bytes;
};

/// Reads what a BitWriter wrote, with the same chances. Beyond the end it reads zeros and remembers that it did.
class BitReader {
public:
    explicit BitReader(std::string_view bytes)
        : m_bytes(bytes) {
        for (int i = 0; i < 4; ++i)
            m_code = m_code << 8 | next();
    }
    bool get(BitChance& chance) {
        const std::uint32_t bound = (m_range >> 11) * chance.zero;
        const bool bit = m_code >= bound;
        if (bit) {
            m_code -= bound;
            m_range -= bound;
        } else {
            m_range = bound;
        }
        chance.saw(bit);
        while (m_range < (1u << 24)) {
            m_range <<= 8;
            m_code = m_code << 8 | next();
        }
        return bit;
    }
    bool ended_early() const { return m_beyond; }

private:
    std::uint8_t next() {
        if (m_bytes.empty()) {
            m_beyond = true;
            return 0;
        }
        const auto byte = static_cast<std::uint8_t>(m_bytes.front());
        m_bytes.remove_prefix(1);
        return byte;
    }

    std::string_view m_bytes;
    std::uint32_t m_range = 0xffffffffu;
    std::uint32_t m_code = 0;
    bool m_beyond = false;
};

/// A number of `Bits` bits, the highest first, each with a chance that depends on those before it.
template <int Bits>
struct NumberChances {
    BitChance chances[1u << Bits];

    void put(BitWriter& writer, unsigned number) {
        unsigned node = 1;
        for (int bit = Bits - 1; bit >= 0; --bit) {
            const bool one = (number >> bit & 1u) != 0;
            writer.put(chances[node], one);
            node = node << 1 | (one ? 1u : 0u);
        }
    }
    unsigned get(BitReader& reader) {
        unsigned node = 1;
        for (int bit = 0; bit < Bits; ++bit)
            node = node << 1 | (reader.get(chances[node]) ? 1u : 0u);
        return node - (1u << Bits);
    }
};

} // namespace hilltop::pazaak
