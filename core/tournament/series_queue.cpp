// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/series_queue.h"

#include "tournament/series_parts.h"

#include <algorithm>

namespace hilltop {
namespace {

/// Series a quick worker may be ahead of the slowest one: their results wait in memory.
constexpr std::uint32_t kMostWaiting = 4096;

} // namespace

SeriesQueue::SeriesQueue(Course course, std::vector<SeriesResult> ahead)
    : m_course(std::move(course))
    , m_before(m_course.matches())
    , m_next(m_course.folded()) {
    for (SeriesResult& result : ahead) {
        m_before += static_cast<std::int64_t>(result.lines.size());
        const std::uint32_t place = m_course.shard().row(result.number);
        const bool ended = result.lines.size() == static_cast<std::size_t>(m_course.series(place).matches);
        (ended ? m_waiting : m_running).emplace(place, std::move(result));
    }
}

bool SeriesQueue::may_begin(std::uint32_t place, int threads) const {
    if (place == m_course.folded()) return true;
    if (m_waiting.size() >= kMostWaiting) return false;
    if (m_course.plan().stop.kind == StopRule::Kind::Fixed) return true;
    const std::size_t pairings = m_course.schedule().stage(0).pairings.size();
    return place - m_course.folded() < 2 * std::max(pairings, static_cast<std::size_t>(threads));
}

bool SeriesQueue::has(std::uint32_t place) const {
    return place < m_course.folded() || m_waiting.contains(place) || m_begun.contains(place);
}

/// It is there, or another lane has the bots that remember what comes before.
bool SeriesQueue::claimed(std::uint32_t place) const {
    if (has(place)) return true;
    const auto run = m_course.run_of(place);
    return run && m_runs.contains(run->first);
}

std::optional<std::uint32_t> SeriesQueue::next(int threads) {
    m_next = std::max(m_next, m_course.folded());
    while (m_next < m_course.known() && claimed(m_next))
        ++m_next;
    if (m_next >= m_course.known() || !may_begin(m_next, threads)) return {};
    return m_next;
}

void SeriesQueue::begin(std::uint32_t place) {
    if (const auto run = m_course.run_of(place)) m_runs.insert(run->first);
    m_begun.insert(place);
}

void SeriesQueue::drop_lane(std::uint32_t place) {
    m_runs.erase(m_course.run_of(place)->first);
    m_next = std::min(m_next, place);
}

void SeriesQueue::rest(bool keeps_parts) {
    m_begun.clear();
    if (!keeps_parts) m_running.clear();
}

void SeriesQueue::add_part(std::uint32_t place, SeriesResult part) {
    SeriesResult& so_far = m_running[place];
    so_far.number = part.number;
    part.kept.clear();
    append(so_far, std::move(part));
}

const SeriesResult* SeriesQueue::so_far(std::uint32_t place) const {
    const auto found = m_running.find(place);
    return found == m_running.end() ? nullptr : &found->second;
}

std::optional<std::uint32_t> SeriesQueue::end(SeriesResult result) {
    const std::uint32_t place = m_course.shard().row(result.number);
    m_begun.erase(place);
    m_running.erase(place);
    m_waiting.emplace(place, std::move(result));
    const auto run = m_course.run_of(place);
    if (!run) return {};
    if (run->next && !has(*run->next)) return run->next;
    m_runs.erase(run->first);
    m_next = std::min(m_next, place); // behind the next one others may be missing that were claimed with it
    return {};
}

std::optional<SeriesQueue::Folded> SeriesQueue::fold_next() {
    const std::uint32_t place = m_course.folded();
    if (m_waiting.empty() || m_waiting.begin()->first != place || m_course.over()) return {};
    Folded folded{.series = m_course.series(place), .result = std::move(m_waiting.begin()->second)};
    m_waiting.erase(m_waiting.begin());
    if (folded.result.absent != folded.series.absent) {
        if (const auto run = m_course.run_of(place)) m_runs.erase(run->first);
        m_next = place;
        return {};
    }
    const int counted = m_course.add(folded.result);
    if (counted < static_cast<int>(folded.result.lines.size())) folded.result.cut(folded.series, counted);
    return folded;
}

std::int64_t SeriesQueue::unplayed() const {
    std::int64_t matches = 0;
    for (const std::uint32_t place : m_begun) {
        const SeriesResult* known = so_far(place);
        matches += m_course.series(place).matches - (known ? static_cast<std::int64_t>(known->lines.size()) : 0);
    }
    return matches;
}

} // namespace hilltop
