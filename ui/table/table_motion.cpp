// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_motion.h"

#include <algorithm>
#include <utility>

namespace hilltop {
namespace {

/// A deal is never longer than this, however many cards it has.
constexpr int kDealMs = 1500;
/// From one card to the next of those that move one after the other.
constexpr int kStaggerMs = 60;
/// Simultaneous answers stay for this many moves before the cards show who was right.
constexpr int kHeard = 4;
/// The delay between simultaneous equal actions is divided by this.
constexpr int kAtOnce = 8;

bool isSaying(const Event& event) {
    return event.kind == Event::Kind::Say;
}

/// Cards of several seats that go the same way were chosen at once, and are shown at once.
bool together(const Event& one, const Event& next) {
    return one.kind == Event::Kind::Move && next.kind == Event::Kind::Move && one.from.seat != kCommon &&
           next.from.seat != kCommon && one.from.seat != next.from.seat && one.from.zone == next.from.zone &&
           one.to.zone == next.to.zone && (one.from.seat == one.to.seat) == (next.from.seat == next.to.seat);
}

} // namespace

TableMotion::TableMotion(QObject* parent)
    : Stepwise(parent) {
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &TableMotion::next);
}

void TableMotion::setMoveMs(int milliseconds) {
    if (std::exchange(m_moveMs, milliseconds) != milliseconds) emit changed();
}

void TableMotion::setSheetBelow(bool below, bool flourish) {
    const Step step(*this);
    set(m_sheetBelow, below);
    set(m_flourish, below && flourish);
}

void TableMotion::announce(const QString& sentence) {
    const bool again = sentence == m_live;
    set(m_live, sentence);
    if (!sentence.isEmpty()) emit announced(again);
}

void TableMotion::countTo(int count) {
    if (count == 0) m_counting = false;
    set(m_countedTo, count);
}

void TableMotion::stop() {
    m_next.stop();
    m_queue.clear();
    countTo(0);
}

void TableMotion::load(const std::vector<Event>& events, bool counts) {
    m_queue.assign(events.begin(), events.end());
    const auto moves = std::count_if(m_queue.begin(), m_queue.end(),
                                     [](const Event& event) { return event.kind == Event::Kind::Move; });
    m_dealMoves = static_cast<int>(moves);
    m_counting = counts && m_queue.size() > 1 && isSaying(m_queue[0]) && isSaying(m_queue[1]);
    m_counted = m_counting;
    m_queue.push_back({}); // an empty phase: time for the last card to arrive
}

void TableMotion::begin() {
    if (m_moveMs == 0)
        finish();
    else
        next();
}

void TableMotion::finish() {
    if (m_queue.empty()) return;
    m_next.stop();
    {
        const Step step(*this);
        countTo(0);
        std::vector<Event> events;
        while (!m_queue.empty())
            events.push_back(takeFirst());
        emit due(events, true);
    }
    emit ended();
}

void TableMotion::next() {
    if (m_queue.empty()) return;
    bool last = false;
    {
        const Step step(*this);
        if (m_counting) {
            countTo(m_countedTo < kCount ? m_countedTo + 1 : 0);
            if (m_counting) return m_next.start(m_moveMs);
        }
        std::vector<Event> events{takeFirst()};
        while (!m_queue.empty() && together(events.back(), m_queue.front()))
            events.push_back(takeFirst());
        last = m_queue.empty();
        if (!last) m_next.start(waitAfter(events.back()));
        emit due(events, last);
    }
    if (last) emit ended();
}

int TableMotion::waitAfter(const Event& event) const {
    int wait = 0;
    switch (event.kind) {
    case Event::Kind::Move:
        wait = m_queue.front().kind == Event::Kind::Move ? m_moveMs * kStaggerMs / kMoveMs : m_moveMs * 6 / 10;
        wait = std::min(wait, m_moveMs * kDealMs / kMoveMs / std::max(1, m_dealMoves));
        break;
    case Event::Kind::Say: // what is said at the same moment shares the time for it
        wait = m_queue.front().kind == Event::Kind::Say ? 0 : m_counted ? m_moveMs * kHeard : m_moveMs * 3 / 2;
        break;
    case Event::Kind::Gather:
    case Event::Kind::Show:
    case Event::Kind::Fault:
        wait = m_moveMs;
        break;
    case Event::Kind::Score:
    case Event::Kind::Phase:
        break;
    }
    // What many do at once is one movement.
    if (event.kind != Event::Kind::Move && event.kind == m_queue.front().kind) wait /= kAtOnce;
    if (m_queue.size() == 1) wait = std::max(wait, m_moveMs); // what moved last arrives before anybody is asked
    return wait;
}

Event TableMotion::takeFirst() {
    const Event event = m_queue.front();
    m_queue.pop_front();
    if (isSaying(event)) {
        m_said.insert(QString::number(event.seat), QString::fromUtf8(event.word));
        touch();
    }
    return event;
}

} // namespace hilltop
