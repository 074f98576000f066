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
bool movesCard(Event::Kind kind) {
    return kind == Event::Kind::Move || kind == Event::Kind::Gather || kind == Event::Kind::Show;
}

/// Who names the card they play is heard once it lies.
void cardsFirst(std::deque<Event>& events) {
    for (std::size_t i = 1; i < events.size(); ++i)
        if (isSaying(events[i - 1]) && events[i].kind == Event::Kind::Move && events[i].from.seat == events[i - 1].seat)
            std::swap(events[i - 1], events[i]);
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
    m_waiting = m_movesCards = false;
    set(m_told, Told::Tags);
    countTo(0);
}

/// What lands may set off something else at once.
void TableMotion::setMoving(bool moving) {
    m_moving = moving;
    if (!moving && m_waiting) m_next.start(m_told == Told::Cards ? 0 : beatMs());
}

/// Cards that go the same way follow each other; all else waits for those on their way.
bool TableMotion::waitsForCards() const {
    return m_moving && (m_queue.empty() || m_queue.front().kind != m_shown);
}

void TableMotion::load(const std::vector<Event>& events, bool counts) {
    m_queue.assign(events.begin(), events.end());
    cardsFirst(m_queue);
    m_waiting = m_movesCards = false;
    m_shown = Event::Kind::Phase;
    set(m_told, Told::Cards);
    const auto moves = std::count_if(m_queue.begin(), m_queue.end(),
                                     [](const Event& event) { return event.kind == Event::Kind::Move; });
    m_dealMoves = static_cast<int>(moves);
    m_counting = counts && m_queue.size() > 1 && isSaying(m_queue[0]) && isSaying(m_queue[1]);
    m_counted = m_counting;
}

void TableMotion::begin() {
    if (m_moveMs == 0)
        finish();
    else
        next();
}

void TableMotion::finish() {
    if (!playing()) return;
    m_next.stop();
    m_waiting = false;
    {
        const Step step(*this);
        countTo(0);
        std::vector<Event> events;
        while (!m_queue.empty())
            events.push_back(takeFirst());
        emit due(events);
        while (playing())
            tellNext();
    }
    emit ended();
}

void TableMotion::next() {
    m_waiting = playing() && waitsForCards();
    if (!playing() || m_waiting) return;
    {
        const Step step(*this);
        if (m_counting) {
            countTo(m_countedTo < kCount ? m_countedTo + 1 : 0);
            if (m_counting) return m_next.start(m_moveMs);
        }
        if (m_queue.empty()) {
            tellNext();
            m_next.start(beatMs()); // since it is seen
        } else {
            std::vector<Event> events{takeFirst()};
            while (!m_queue.empty() && together(events.back(), m_queue.front()))
                events.push_back(takeFirst());
            m_next.start(waitAfter(events.back()));
            emit due(events);
        }
    }
    if (playing()) return;
    m_next.stop();
    emit ended();
}

void TableMotion::tellNext() {
    set(m_told, static_cast<Told>(static_cast<int>(m_told) + 1));
    emit toBeTold(m_told);
}

int TableMotion::waitAfter(const Event& event) const {
    int wait = 0;
    const Event::Kind following = m_queue.empty() ? Event::Kind::Phase : m_queue.front().kind;
    switch (event.kind) {
    case Event::Kind::Move:
        wait = following == Event::Kind::Move ? m_moveMs * kStaggerMs / kMoveMs : m_moveMs * 6 / 10;
        wait = std::min(wait, m_moveMs * kDealMs / kMoveMs / std::max(1, m_dealMoves));
        break;
    case Event::Kind::Say: // what is said at the same moment shares the time for it
        wait = following == Event::Kind::Say || m_movesCards ? 0 : m_counted ? m_moveMs * kHeard : m_moveMs * 3 / 2;
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
    if (event.kind != Event::Kind::Move && event.kind == following) wait /= kAtOnce;
    if (m_queue.empty() && movesCard(event.kind)) wait = std::max(wait, m_moveMs); // what moved last arrives first
    return wait;
}

Event TableMotion::takeFirst() {
    const Event event = m_queue.front();
    m_queue.pop_front();
    m_shown = event.kind;
    m_movesCards = m_movesCards || movesCard(event.kind);
    if (isSaying(event)) {
        m_said.insert(QString::number(event.seat), QString::fromUtf8(event.word));
        touch();
    }
    return event;
}

} // namespace hilltop
