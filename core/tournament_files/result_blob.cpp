// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament_files/result_blob.h"

#include "base/bytes.h"
#include "base/digest.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace hilltop {
namespace {

constexpr unsigned char kBlobFormat = 1;
constexpr unsigned char kPointsAreWins = 1;
constexpr std::size_t kHeader = 36;
constexpr std::size_t kCheck = 4;
constexpr std::size_t kDigest = 4;

std::uint32_t check_of(std::span<const unsigned char> bytes) {
    Digest digest;
    for (const unsigned char byte : bytes)
        digest.add_byte(byte);
    return digest.folded();
}

std::uint32_t fault_digest(std::span<const SeriesFault> faults) {
    Digest digest;
    for (const SeriesFault& fault : faults) {
        digest.add(fault.match);
        digest.add(fault.entrant);
        digest.add(fault.seat);
        digest.add(static_cast<std::uint64_t>(fault.fault));
        digest.add(static_cast<std::uint32_t>(fault.decision));
    }
    return digest.folded();
}

std::size_t entry_size(int seats, int points_bits, int second_bits) {
    return kDigest + static_cast<std::size_t>(seats * (1 + points_bits + second_bits) + 7) / 8;
}

/// The least value of a column and the bits that hold what the others have above it.
template <class T>
struct Column {
    T base = 0;
    int bits = 0;

    explicit Column(const std::vector<T>& values) {
        if (values.empty()) return;
        const auto [least, most] = std::minmax_element(values.begin(), values.end());
        base = *least;
        bits = static_cast<int>(std::bit_width(above(*most)));
    }
    std::uint32_t above(T value) const {
        return static_cast<std::uint32_t>(static_cast<std::int64_t>(value) - static_cast<std::int64_t>(base));
    }
};

/// Appends fields of at most 32 bits, lowest bit first, and fills the last byte of an entry with zeros.
class Writer {
public:
    explicit Writer(std::string& bytes)
        : m_bytes(bytes) {}
    void field(std::uint32_t value, int bits) {
        m_waiting |= std::uint64_t{value} << m_count;
        m_count += bits;
        for (; m_count >= 8; m_count -= 8, m_waiting >>= 8)
            m_bytes.push_back(static_cast<char>(m_waiting));
    }
    void end() {
        if (m_count > 0) field(0, 8 - m_count);
    }

private:
    std::string& m_bytes;
    std::uint64_t m_waiting = 0;
    int m_count = 0;
};

bool points_are_wins(const KeptSeries& series) {
    auto points = series.result.points.begin();
    for (const MatchLine& line : series.result.lines) {
        for (int seat = 0; seat < series.seats; ++seat) {
            if (*points++ != (line.winners >> seat & 1)) return false;
        }
    }
    return true;
}

} // namespace

std::string encode_results(const KeptSeries& series) {
    const SeriesResult& result = series.result;
    const auto seats = static_cast<std::size_t>(series.seats);
    assert(series.seats >= 1 && series.seats <= kMaxSeats);
    assert(result.points.size() == result.lines.size() * seats && result.second.size() == result.points.size());
    const bool wins = points_are_wins(series);
    const Column<std::int32_t> points(wins ? std::vector<std::int32_t>() : result.points);
    const Column<std::int16_t> second(result.second);

    std::string bytes;
    bytes.reserve(kHeader + result.lines.size() * entry_size(series.seats, points.bits, second.bits) + kCheck);
    put_bytes(bytes, kBlobFormat);
    put_bytes(bytes, static_cast<std::uint8_t>(series.seats));
    put_bytes(bytes, static_cast<std::uint8_t>(wins ? kPointsAreWins : 0));
    put_bytes(bytes, static_cast<std::uint8_t>(points.bits));
    put_bytes(bytes, static_cast<std::uint8_t>(second.bits));
    put_bytes(bytes, std::uint8_t{0});
    put_bytes(bytes, second.base);
    put_bytes(bytes, points.base);
    put_bytes(bytes, result.number);
    put_bytes(bytes, series.first_match);
    put_bytes(bytes, static_cast<std::uint32_t>(result.lines.size()));
    put_bytes(bytes, static_cast<std::uint32_t>(result.faults.size()));
    put_bytes(bytes, fault_digest(result.faults));
    assert(bytes.size() == kHeader);
    for (std::size_t match = 0; match < result.lines.size(); ++match) {
        const MatchLine& line = result.lines[match];
        put_bytes(bytes, line.digest);
        Writer writer(bytes);
        writer.field(line.winners & (0xffffu >> (kMaxSeats - series.seats)), series.seats);
        for (std::size_t i = match * seats; points.bits > 0 && i < (match + 1) * seats; ++i)
            writer.field(points.above(result.points[i]), points.bits);
        for (std::size_t i = match * seats; second.bits > 0 && i < (match + 1) * seats; ++i)
            writer.field(second.above(result.second[i]), second.bits);
        writer.end();
    }
    put_bytes(bytes, check_of({reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size()}));
    return bytes;
}

/// Takes fields out of one entry.
class ResultBlob::Reader {
public:
    explicit Reader(std::span<const unsigned char> entry)
        : m_next(entry.data()) {}
    std::uint32_t field(int bits) {
        for (; m_count < bits; m_count += 8)
            m_waiting |= std::uint64_t{*m_next++} << m_count;
        const auto value = static_cast<std::uint32_t>(m_waiting & ((std::uint64_t{1} << bits) - 1));
        m_waiting >>= bits;
        m_count -= bits;
        return value;
    }

private:
    const unsigned char* m_next;
    std::uint64_t m_waiting = 0;
    int m_count = 0;
};

Result<ResultBlob> ResultBlob::read(std::span<const unsigned char> bytes) {
    if (bytes.size() < kHeader + kCheck) return failure("tournament_files", "the end of its results is missing");
    const std::size_t end = bytes.size() - kCheck;
    if (get_bytes<std::uint32_t>(bytes, end) != check_of(bytes.first(end)))
        return failure("tournament_files", "its results were changed");
    ResultBlob blob;
    blob.m_seats = bytes[1];
    blob.m_points_are_wins = bytes[2] == kPointsAreWins;
    blob.m_points_bits = bytes[3];
    blob.m_second_bits = bytes[4];
    if (bytes[0] != kBlobFormat || blob.m_seats < 1 || blob.m_seats > kMaxSeats || bytes[2] > kPointsAreWins ||
        blob.m_points_bits > 32 || blob.m_second_bits > 16)
        return failure("tournament_files", "its results are in a format this program does not know");
    blob.m_second_base = get_bytes<std::int16_t>(bytes, 6);
    blob.m_points_base = get_bytes<std::int32_t>(bytes, 8);
    blob.m_number = get_bytes<std::uint32_t>(bytes, 12);
    blob.m_first_match = get_bytes<std::uint64_t>(bytes, 16);
    const auto matches = get_bytes<std::uint32_t>(bytes, 24);
    blob.m_faults = get_bytes<std::uint32_t>(bytes, 28);
    blob.m_fault_digest = get_bytes<std::uint32_t>(bytes, 32);
    blob.m_entry_size = hilltop::entry_size(blob.m_seats, blob.m_points_bits, blob.m_second_bits);
    if (matches > std::uint32_t{std::numeric_limits<std::int32_t>::max()} ||
        std::uint64_t{matches} * blob.m_entry_size != end - kHeader)
        return failure("tournament_files", "its results have the wrong size");
    blob.m_matches = static_cast<int>(matches);
    blob.m_entries = bytes.subspan(kHeader, end - kHeader);
    return blob;
}

void ResultBlob::take(int match, MatchLine& line, std::int32_t* points, std::int16_t* second) const {
    assert(match >= 0 && match < m_matches);
    const auto bytes = m_entries.subspan(static_cast<std::size_t>(match) * m_entry_size, m_entry_size);
    line.digest = get_bytes<std::uint32_t>(bytes, 0);
    Reader reader(bytes.subspan(kDigest));
    line.winners = static_cast<std::uint16_t>(reader.field(m_seats));
    // A blob whose check is right but whose sums leave the range wraps round: defined, and nothing this program wrote.
    for (int seat = 0; seat < m_seats; ++seat) {
        const std::uint32_t above = m_points_are_wins ? line.winners >> seat & 1u : reader.field(m_points_bits);
        *points++ = static_cast<std::int32_t>(static_cast<std::uint32_t>(m_points_base) + above);
    }
    for (int seat = 0; seat < m_seats; ++seat)
        *second++ = static_cast<std::int16_t>(static_cast<std::uint32_t>(m_second_base) + reader.field(m_second_bits));
}

StoredMatch ResultBlob::entry(int match) const {
    const auto seats = static_cast<std::size_t>(m_seats);
    StoredMatch found{.digest = 0,
                      .winners = {},
                      .points = std::vector<std::int32_t>(seats),
                      .second = std::vector<std::int16_t>(seats)};
    MatchLine line{};
    take(match, line, found.points.data(), found.second.data());
    found.digest = line.digest;
    found.winners = SeatSet::from_bits(line.winners);
    return found;
}

SeriesResult ResultBlob::decode() const {
    SeriesResult result;
    result.number = m_number;
    const auto matches = static_cast<std::size_t>(m_matches);
    const auto seats = static_cast<std::size_t>(m_seats);
    result.lines.resize(matches);
    result.points.resize(matches * seats);
    result.second.resize(matches * seats);
    for (std::size_t match = 0; match < matches; ++match)
        take(static_cast<int>(match), result.lines[match], &result.points[match * seats],
             &result.second[match * seats]);
    return result;
}

bool ResultBlob::has_faults(std::span<const SeriesFault> faults) const {
    return faults.size() == m_faults && fault_digest(faults) == m_fault_digest;
}

} // namespace hilltop
