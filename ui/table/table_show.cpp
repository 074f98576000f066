// SPDX-License-Identifier: GPL-3.0-or-later
// How a table shows what has happened: one event after the other, each with its time.
#include "table/table_scene.h"

#include "text/game_texts.h"

#include <algorithm>
#include <map>

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

void TableScene::play(const Table& table) {
    finishNow();
    m_table = &table;
    m_forced.clear();
    dropHint();
    m_menu.assign({});
    m_cards.setMarks({});
    m_resting = false;
    m_queue.assign(table.events().begin(), table.events().end());
    const auto moves = std::count_if(m_queue.begin(), m_queue.end(),
                                     [](const Event& event) { return event.kind == Event::Kind::Move; });
    m_dealMoves = static_cast<int>(moves);
    const auto counts = tableTexts(m_gameId).counts;
    m_counting = counts != nullptr && m_queue.size() > 1 && isSaying(m_queue[0]) && isSaying(m_queue[1]);
    m_counted = m_counting;
    if (m_counted) {
        m_prompt = counts();
        emit changed();
    }
    m_queue.push_back({}); // an empty phase: time for the last card to arrive
    if (m_moveMs == 0)
        finishNow();
    else
        showNext();
}

void TableScene::playDeal(const Table& table) {
    const auto end = table.shown(m_viewers);
    std::vector<ShownCard> start;
    for (std::size_t i = 0; i < end.size(); ++i)
        start.push_back({{0, kCommon, static_cast<std::uint8_t>(i)}, kHidden, 0});
    m_table = &table;
    m_cards.assign(start);
    m_menu.assign({});
    refresh();
    setView({}); // counts come when the cards have
    m_prompt = tr("Dealing.");
    emit changed();
    play(table);
}

void TableScene::finishNow() {
    if (m_queue.empty()) return;
    m_next.stop();
    countTo(0);
    while (!m_queue.empty()) {
        const Event event = m_queue.front();
        m_queue.pop_front();
        showEvent(event);
    }
    settle();
    emit settled();
}

void TableScene::countTo(int count) {
    if (count == 0) m_counting = false;
    if (count == m_countedTo) return;
    m_countedTo = count;
    emit countedToChanged();
}

void TableScene::setKept(const QVariantMap& kept) {
    if (kept == m_kept) return;
    m_kept = kept;
    emit keptChanged();
}

void TableScene::keep(const QString& name, const QString& text) {
    if (m_kept.value(name) == text) return;
    m_kept[name] = text;
    emit keptChanged();
    emit toBeKept(name, text);
}

void TableScene::setPast(const QVariantList& rounds) {
    if (rounds == m_past) return;
    m_past = rounds;
    emit pastChanged();
}

void TableScene::forgetSaid() {
    if (m_said.isEmpty()) return;
    m_said.clear();
    emit saidChanged();
}

void TableScene::showNext() {
    if (m_queue.empty()) return;
    if (m_counting) {
        countTo(m_countedTo < kCount ? m_countedTo + 1 : 0);
        if (m_counting) return m_next.start(m_moveMs);
    }
    Event event = m_queue.front();
    m_queue.pop_front();
    showEvent(event);
    while (!m_queue.empty() && together(event, m_queue.front())) {
        event = m_queue.front();
        m_queue.pop_front();
        showEvent(event);
    }
    if (m_queue.empty()) {
        settle();
        emit settled();
        return;
    }
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
    m_next.start(wait);
}

void TableScene::showEvent(const Event& event) {
    const Face face = event.seen_by.meets(m_viewers) ? event.face : kHidden;
    m_cards.apply(event, face);
    if (isSaying(event)) {
        m_said.insert(QString::number(event.seat), QString::fromUtf8(event.word));
        emit saidChanged();
    }
    emit eventShown(event);
    if (*event.word == '\0' && event.kind == Event::Kind::Phase) return;
    const QString text = eventText(tableTexts(m_gameId), event, face, m_names);
    if (text.isEmpty()) return;
    const int seat = doer(event);
    const QString sentence = eventSentence(seat < seatCount() ? m_names.of(seat) : QString(), text);
    const bool forced = seat == m_forcedSeat && seat >= 0;
    announce(forced ? tr("%1 It was the only move.").arg(sentence) : sentence);
    if (forced) m_forcedSeat = -1;
    m_happened = m_prompt = m_live; // what was asked before is answered
    emit changed();
}

void TableScene::goOn() {
    if (!m_curtain.isEmpty()) return;
    m_aim.clear();
    if (playing())
        finishNow();
    else if (pausing())
        emit goOnRequested();
}

void TableScene::tellForced(int seat, const QString& word) {
    for (const MenuModel::Item& item : m_menu.items()) {
        if (item.word() != word) continue;
        m_forced = tr("You have only one move: %1").arg(item.text);
        m_forcedSeat = seat;
        refresh();
        return announce(eventSentence({}, m_forced));
    }
}

void TableScene::setBanner(bool on) {
    if (on == m_banner) return;
    m_banner = on;
    emit changed();
}

void TableScene::settle() {
    if (m_table == nullptr) return;
    dropForced();
    forgetSaid();
    m_cards.takeUp();
    m_cards.assign(m_table->shown(m_viewers));
    refreshMenu();
    refresh();
    if (m_table->deciding().meets(askedHere())) announce(m_prompt);
    if (m_over && m_interactive) announce(tr("%1. %2").arg(m_resultTitle, m_resultReason).trimmed());
    layAnswered();
}

QString TableScene::handText() const {
    if (m_table == nullptr || m_viewSeat < 0) return {};
    QStringList list;
    const auto zones = m_table->info().zones;
    for (std::size_t zone = 0; zone < zones.size(); ++zone) {
        if (!zones[zone].per_seat || zones[zone].shape == Shape::Pile) continue;
        std::map<int, QString> cards; // from left to right
        for (int row = 0; row < m_cards.rowCount(); ++row) {
            const CardModel::Row& card = m_cards.at(row);
            if (card.spot.zone != zone || card.spot.seat != m_viewSeat || card.face == kHidden) continue;
            cards[card.place] = tableTexts(m_gameId).cardName(m_cards.kindOf(card.face), card.face.value);
        }
        QStringList names;
        for (const auto& [place, name] : cards)
            names << name;
        const QString where = tableWord(m_table->info().id, zones[zone].id);
        QString sentence = tr("%1: %2.").arg(where, names.join(QStringLiteral(", ")));
        sentence[0] = sentence[0].toUpper();
        if (!names.isEmpty()) list << sentence;
    }
    return list.join(QLatin1Char(' '));
}

} // namespace hilltop
