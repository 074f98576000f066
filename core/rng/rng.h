// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Random123/philox.h>

#include <array>
#include <cassert>
#include <cstdint>

namespace hilltop {

/// What random numbers are for; each purpose has numbers of its own.
enum class Stream : std::uint8_t {
    Cards,   ///< number = deal, decision = part (hand or round)
    Dice,    ///< a bot's own: number = match
    Seating, ///< who sits where: number = match
    Analysis,
    Own, ///< handed to a bot for dice of its own: number = match
};

/// Counter-based random numbers: Philox 4x32-10 (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", SC11).
/// The same five arguments give the same numbers on every machine and compiler; making one costs nothing until it
/// draws.
class Rng {
public:
    /// The highest number of a deal or match: it has 48 bits.
    static constexpr std::uint64_t kMaxNumber = (1ull << 48) - 1;

    Rng() = default;
    /// number <= kMaxNumber, decision < 2^32.
    constexpr Rng(std::uint64_t seed, std::uint64_t number, Stream stream, int seat, std::uint32_t decision)
        : m_seed(seed)
        , m_number(static_cast<std::uint32_t>(number))
        , m_purpose(static_cast<std::uint32_t>(stream) << 24 | static_cast<std::uint32_t>(seat) << 16 |
                    static_cast<std::uint32_t>(number >> 32 & 0xffff))
        , m_decision(decision) {
        assert(number <= kMaxNumber && seat >= 0 && seat < 256);
    }

    /// Uniform in 0..n-1 without bias, 1 <= n <= 65536. Takes 16 bits at a time and throws away what would favour
    /// some outcomes (Lemire, "Fast random integer generation in an interval", 2019).
    int below(int n) {
        assert(n >= 1 && n <= 65536);
        const auto range = static_cast<std::uint32_t>(n);
        std::uint32_t product = static_cast<std::uint32_t>(next16()) * range;
        std::uint32_t low = product & 0xffff;
        if (low < range) {
            const std::uint32_t unfair = 65536u % range;
            while (low < unfair) {
                product = static_cast<std::uint32_t>(next16()) * range;
                low = product & 0xffff;
            }
        }
        return static_cast<int>(product >> 16);
    }

    std::uint32_t next32() {
        const std::uint32_t high = next16();
        return high << 16 | next16();
    }
    std::uint64_t next64() {
        const std::uint64_t high = next32();
        return high << 32 | next32();
    }
    /// Uniform in 0..1 without the ends: the middle of one of 2^32 equal parts.
    double unit() { return (next32() + 0.5) / 4294967296.0; }

    friend bool operator==(const Rng&, const Rng&) = default;

private:
    std::uint16_t next16() {
        if ((m_used & 7) == 0) refill();
        const std::uint32_t pair = m_block[(m_used & 7) >> 1];
        const auto half = static_cast<std::uint16_t>((m_used & 1) != 0 ? pair >> 16 : pair);
        ++m_used;
        return half;
    }
    void refill() {
        const r123::Philox4x32::ctr_type counter{{m_used >> 3, m_decision, m_number, m_purpose}};
        const r123::Philox4x32::key_type key{
            {static_cast<std::uint32_t>(m_seed), static_cast<std::uint32_t>(m_seed >> 32)}};
        const auto block = r123::Philox4x32{}(counter, key);
        m_block = {block[0], block[1], block[2], block[3]};
    }

    std::uint64_t m_seed = 0;
    std::uint32_t m_number = 0;
    std::uint32_t m_purpose = 0;
    std::uint32_t m_decision = 0;
    std::uint32_t m_used = 0; // halves of 16 bits handed out; eight make a block
    std::array<std::uint32_t, 4> m_block{};
};

} // namespace hilltop
