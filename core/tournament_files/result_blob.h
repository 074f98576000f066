// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/series.h"

#include <span>

namespace hilltop {

/// What one match left behind, as it lies in a tournament's file.
struct StoredMatch {
    std::uint32_t digest = 0; ///< MatchLine::digest
    SeatSet winners;
    std::vector<std::int32_t> points; ///< by seat
    std::vector<std::int16_t> second; ///< by seat
    friend bool operator==(const StoredMatch&, const StoredMatch&) = default;
};

/// A series' results with what is needed to keep them: SeriesResult does not say its seats and first match.
struct KeptSeries {
    std::uint64_t first_match = 0;
    int seats = 2;
    SeriesResult result;
    friend bool operator==(const KeptSeries&, const KeptSeries&) = default;
};

/// The results of a series in a few bytes a match, each to be read alone. Little-endian: a header of 36 bytes (format,
/// seats, flags, bits of points and second score, their least values, number, first match, matches, number and digest
/// of the faults), an entry of whole bytes a match (digest 4 bytes; then, packed from the lowest bit, winners by seat,
/// points by seat, second by seat), and the digest of everything before in 4 bytes. Points that are 1 for winners and
/// 0 for others take no bits. Faults are not in it, but a flag says whether they are whole.
std::string encode_results(const KeptSeries& series);

/// Looks into such bytes without copying them; they must outlive it.
class ResultBlob {
public:
    /// An error if a single byte is not as it was written; never reads past the end. The error is half a sentence.
    static Result<ResultBlob> read(std::span<const unsigned char> bytes);

    std::uint32_t number() const { return m_number; }
    std::uint64_t first_match() const { return m_first_match; }
    int matches() const { return m_matches; }
    int seats() const { return m_seats; }
    std::uint32_t fault_count() const { return m_faults; }

    /// One match alone; 0 <= match < matches().
    StoredMatch entry(int match) const;
    /// The whole series without its faults.
    SeriesResult decode() const;
    /// True if these are the faults the series had when it was written, in the same order.
    bool has_faults(std::span<const SeriesFault> faults) const;

private:
    class Reader;
    void take(int match, MatchLine& line, std::int32_t* points, std::int16_t* second) const;

    std::span<const unsigned char> m_entries;
    std::uint32_t m_number = 0;
    std::uint64_t m_first_match = 0;
    int m_matches = 0;
    int m_seats = 1;
    std::uint32_t m_faults = 0;
    std::uint32_t m_fault_digest = 0;
    bool m_points_are_wins = false;
    int m_points_bits = 0;
    int m_second_bits = 0;
    std::int32_t m_points_base = 0;
    std::int16_t m_second_base = 0;
    std::size_t m_entry_size = 0;
};

} // namespace hilltop
