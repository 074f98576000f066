// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/timeline_lanes.h"

#include <algorithm>
#include <utility>

namespace hilltop {
namespace {

constexpr int kLane = 18, kBlock = 22, kTickTop = 70, kTick = 30, kCompactTop = 30, kCompactTick = 26, kWidestTick = 34,
              kWidestBlock = 160;
constexpr int kFork = 9; ///< side of the sign that a branch leaves

} // namespace

void TimelineLanes::setOutline(ReplayOutline outline) {
    m_outline = std::move(outline);
    m_marks.clear();
    m_forks.clear();
}

void TimelineLanes::setMarks(std::vector<ReplayOutline::Mark> marks) {
    m_marks = std::move(marks);
    std::erase_if(m_marks, [this](const auto& mark) { return beyond(mark.position); });
    std::stable_sort(m_marks.begin(), m_marks.end(),
                     [](const auto& a, const auto& b) { return a.position < b.position; });
}

void TimelineLanes::setForks(std::vector<Fork> forks) {
    m_forks = std::move(forks);
    std::erase_if(m_forks, [this](const Fork& fork) { return beyond(fork.position); });
}

/// Of both kinds, each by position: a match may have tens of thousands.
std::vector<ReplayOutline::Mark> TimelineLanes::marksBetween(int first, int last) const {
    std::vector<ReplayOutline::Mark> list;
    for (const auto* marks : {&m_outline.marks, &m_marks}) {
        const auto begin = std::lower_bound(marks->begin(), marks->end(), first,
                                            [](const auto& mark, int position) { return mark.position < position; });
        for (auto mark = begin; mark != marks->end() && mark->position <= last; ++mark)
            list.push_back(*mark);
    }
    return list;
}

std::vector<ReplayOutline::Mark> TimelineLanes::marksAt(int position) const {
    auto list = marksBetween(position, position);
    std::stable_sort(list.begin(), list.end(), [](const auto& a, const auto& b) { return a.shape < b.shape; });
    return list;
}

/// Those of a hand that find room above its block, by position; the least telling ones give way.
std::vector<ReplayOutline::Mark> TimelineLanes::laneMarks(int section) const {
    const auto room = static_cast<std::size_t>(std::max(0, blockRect(section).width() + kGap) / (kMark + 2));
    if (room == 0) return {};
    const ReplayOutline::Section& hand = m_outline.sections[static_cast<std::size_t>(section)];
    auto list = marksBetween(hand.first, hand.last);
    std::stable_sort(list.begin(), list.end(), [](const auto& a, const auto& b) { return a.shape > b.shape; });
    if (list.size() > room) list.resize(room);
    std::stable_sort(list.begin(), list.end(), [](const auto& a, const auto& b) { return a.position < b.position; });
    return list;
}

QRect TimelineLanes::markRect(const ReplayOutline::Mark& mark) const {
    if (m_compact || m_outline.moments.empty()) return {};
    const int section = m_outline.at(mark.position).section;
    const auto list = laneMarks(section);
    const auto same = [&](const ReplayOutline::Mark& other) {
        return other.position == mark.position && other.shape == mark.shape && other.text == mark.text;
    };
    const auto found = std::find_if(list.begin(), list.end(), same);
    if (found == list.end()) return {};
    const int count = static_cast<int>(list.size()), at = static_cast<int>(found - list.begin());
    const int left = blockRect(section).center().x() - count * (kMark + 2) / 2;
    const int place = m_mirrored ? count - 1 - at : at;
    return {left + place * (kMark + 2) + 1, 2, kMark, kMark};
}

int TimelineLanes::markAt(const QPoint& point) const {
    if (m_compact || point.y() >= blockTop()) return -1;
    for (int section = 0; section < static_cast<int>(m_outline.sections.size()); ++section) {
        for (const ReplayOutline::Mark& mark : laneMarks(section))
            if (markRect(mark).contains(point)) return mark.position;
    }
    return -1;
}

int TimelineLanes::blockTop() const {
    return m_compact ? kPad : kLane + 2;
}

int TimelineLanes::tickTop() const {
    return m_compact ? kCompactTop : kTickTop;
}

int TimelineLanes::tickHeight() const {
    return m_compact ? kCompactTick : kTick;
}

QRect TimelineLanes::blockRect(int section) const {
    const int count = static_cast<int>(m_outline.sections.size());
    const int room = std::min(m_width - 2 * kPad, count * kWidestBlock);
    const int left = kPad + room * section / count;
    const QRect rect(left, blockTop(), std::max(1, kPad + room * (section + 1) / count - left - kGap), kBlock);
    return m_mirrored ? QRect(m_width - rect.right() - 1, rect.y(), rect.width(), rect.height()) : rect;
}

QRect TimelineLanes::tickRect(int position) const {
    const ReplayOutline::Section& section = shown();
    const int count = section.last - section.first + 1;
    const int room = std::min(m_width - 2 * kPad, count * kWidestTick);
    const int left = kPad + room * (position - section.first) / count;
    const QRect rect(left, tickTop(), std::max(1, kPad + room * (position - section.first + 1) / count - left),
                     tickHeight());
    return m_mirrored ? QRect(m_width - rect.right() - 1, rect.y(), rect.width(), rect.height()) : rect;
}

int TimelineLanes::sectionAt(const QPoint& point) const {
    if (m_outline.sections.empty() || point.y() >= tickTop() - 4) return -1;
    for (int section = 0; section < static_cast<int>(m_outline.sections.size()); ++section) {
        const QRect rect = blockRect(section);
        if (point.x() >= rect.left() && point.x() <= rect.right() + kGap) return section;
    }
    return -1;
}

int TimelineLanes::positionAt(int x) const {
    int best = shown().first;
    int least = m_width + 1;
    for (int position = shown().first; position <= shown().last; ++position) {
        const int away = std::abs(tickRect(position).center().x() - x);
        if (away < least) {
            least = away;
            best = position;
        }
    }
    return best;
}

/// The one that is chosen, else the first.
const TimelineLanes::Fork* TimelineLanes::forkOf(int section) const {
    const Fork* found = nullptr;
    for (const Fork& fork : m_forks) {
        if (m_outline.at(fork.position).section == section && (found == nullptr || fork.chosen)) found = &fork;
    }
    return found;
}

QRect TimelineLanes::forkRect(int section) const {
    if (m_outline.moments.empty() || section == m_outline.at(m_now).section || forkOf(section) == nullptr) return {};
    const QRect block = blockRect(section);
    const int left = block.width() < 2 * kFork ? block.center().x() - kFork / 2
                     : m_mirrored              ? block.left() + 2
                                               : block.right() - kFork - 1;
    return {std::clamp(left, 0, std::max(0, m_width - kFork)), block.bottom() - kFork - 1, kFork, kFork};
}

const TimelineLanes::Fork* TimelineLanes::forkAt(const QPoint& point) const {
    for (const Fork& fork : m_forks) {
        const int section = m_outline.at(fork.position).section;
        if (forkRect(section).contains(point)) return forkOf(section);
    }
    return nullptr;
}

} // namespace hilltop
