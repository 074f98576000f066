// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_position.h"

#include "table/card_model.h"
#include "text/characters.h"
#include "text/game_texts.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace hilltop {
namespace {

/// Who sits less to the side than this, in half widths of the table, sits straight across.
constexpr double kAcross = 0.3;

} // namespace

void TablePosition::begin(const Table& table, const TableNames& names, SeatSet persons, bool interactive) {
    m_table = &table;
    m_gameId = QString::fromUtf8(table.info().id);
    m_names = names;
    m_persons = persons;
    m_interactive = interactive;
    m_rated = false;
    const bool shared = interactive && persons.size() > 1; // they see what all may see until one sits down
    m_viewers = names.me >= 0 ? SeatSet(Seat(names.me)) : shared ? SeatSet{} : SeatSet::all(table.seats());
    m_viewSeat = names.me;
    for (QString* words : {&m_lookBack, &m_imagined, &m_curtain, &m_happened, &m_forced})
        words->clear();
    m_seats.clear();
    m_moodSeat = -1;
    setView({});
}

void TablePosition::setViewers(SeatSet viewers, int viewSeat) {
    m_viewers = viewers;
    m_viewSeat = viewSeat;
}

void TablePosition::setView(QVariantMap view) {
    m_view = std::move(view);
    const auto typed = tableTexts(m_gameId).typed;
    m_typed = typed != nullptr ? typed(m_view) : QVariant();
}

void TablePosition::hideView(const QString& prompt) {
    setView({});
    m_prompt = prompt;
    touch();
}

void TablePosition::setHappened(const QString& sentence) {
    m_happened = m_prompt = sentence;
    touch();
}

SeatSet TablePosition::askedHere() const {
    if (!m_interactive || m_table->resting()) return {};
    return SeatSet::from_bits(m_table->pending().bits() & m_persons.bits() & m_viewers.bits());
}

void TablePosition::refresh() {
    const Step step(*this);
    refreshView();
    refreshWords();
    refreshSeats();
}

void TablePosition::refreshView() {
    QVariantMap view = viewOf(*m_table, std::max(0, m_viewSeat));
    if (m_viewSeat < 0 || !m_curtain.isEmpty()) view[QStringLiteral("me")] = -1;
    setView(std::move(view));
    m_over = m_table->over();
    m_resting = !m_over && m_table->resting();
    touch();
}

void TablePosition::refreshWords() {
    m_prompt = promptNow();
    m_resultTitle = m_over ? hilltop::resultTitle(*m_table, m_names) : QString();
    m_resultTitle.replace(QStringLiteral(" – "), QStringLiteral("\u00a0–\u2060\u00a0")); // no line ends in a score
    m_resultReason = m_over ? tableTexts(m_gameId).reason(m_view, m_names) : QString();
    touch();
}

void TablePosition::refreshSeats() {
    listSeats();
    listSpeakers();
    touch();
}

QString TablePosition::promptNow() const {
    const TableTexts& texts = tableTexts(m_gameId);
    const SeatSet yours = askedHere(), must = m_table->deciding();
    if (m_over || m_resting) return texts.reason(m_view, m_names);
    if (must.meets(yours))
        return m_forced.isEmpty() ? tr("Your turn. %1").arg(texts.situation(m_view, m_names)).trimmed() : m_forced;
    if (!yours.empty()) return QStringLiteral("%1 %2").arg(m_happened, texts.situation(m_view, m_names)).trimmed();
    if (must.empty()) return m_interactive && !m_happened.isEmpty() ? m_happened : tr("Everyone may speak now.");
    return toMove();
}

/// Whom others wait for.
QString TablePosition::toMove() const {
    const SeatSet owing = SeatSet::from_bits(m_table->pending().bits() & m_table->deciding().bits());
    const SeatSet seats = owing.empty() ? m_table->deciding() : owing;
    if (seats.size() > 3) return tr("%n players are on turn.", nullptr, seats.size());
    QStringList movers;
    for (Seat seat : seats)
        movers.insert(seat.index() == m_names.me ? 0 : movers.size(), m_names.of(seat.index()));
    if (movers.size() == 2) return tr("%1 and %2 are on turn.").arg(movers[0], movers[1]);
    if (movers.size() == 3) return tr("%1, %2 and %3 are on turn.").arg(movers[0], movers[1], movers[2]);
    if (m_names.me < 0 || !seats.contains(Seat(m_names.me))) return tr("%1’s turn.").arg(movers.front());
    return m_names.bots.value(m_names.me).isEmpty() ? tr("It’s your turn.") : tr("A bot is playing for you.");
}

void TablePosition::listSeats() {
    m_seats.clear();
    const SeatSet must = m_table->deciding();
    const SeatSet asked = SeatSet::from_bits(must.bits() & m_table->pending().bits());
    const SeatSet answered = SeatSet::from_bits(must.bits() & ~asked.bits());
    const SeatSet winners = m_over ? m_table->result().winners : SeatSet{};
    for (int seat = 0; seat < seatCount(); ++seat) {
        const bool person = m_persons.contains(Seat(seat));
        QString note = tableTexts(m_gameId).seatNote(m_view, seat);
        if (winners.contains(Seat(seat)))
            note = tr("won the match");
        else if (asked.contains(Seat(seat)))
            note = person || !m_interactive ? tr("on turn") : tr("is thinking");
        else if (answered.contains(Seat(seat)))
            note = tr("has chosen");
        QString line;
        if (seat == m_moodSeat && !winners.contains(Seat(seat)))
            if (const Character* one = characterOf(m_names.portraitOf(seat).toStdString()))
                note = line = lineOf(*one, m_mood);
        m_seats.append({.seat = seat,
                        .name = m_names.calledAs(seat),
                        .bot = m_names.bots.value(seat),
                        .portrait = portraitFile(m_names.portraitOf(seat), lookOf(seat, asked)),
                        .note = note,
                        .line = line,
                        .wins = winners.contains(Seat(seat)),
                        .person = person,
                        .me = seat == m_names.me,
                        .answered = answered.contains(Seat(seat)),
                        .turn = asked.contains(Seat(seat))});
    }
}

/// Clockwise from the bottom of the screen, the first sits at the left.
Look TablePosition::lookOf(int seat, SeatSet asked) const {
    if (seat == m_moodSeat) return m_mood;
    if (m_glances && m_over && m_table->result().winners.contains(Seat(seat))) return Look::Glad;
    if (!m_glances || asked.size() != 1 || asked.contains(Seat(seat))) return Look::Plain;
    const auto place = [this](int one) {
        return -std::sin(2 * std::numbers::pi * (one - std::max(0, m_viewSeat)) / seatCount());
    };
    const double across = place((*asked.begin()).index()) - place(seat);
    return std::abs(across) < kAcross ? Look::Plain : across < 0 ? Look::Left : Look::Right;
}

void TablePosition::setMood(int seat, Look look) {
    m_moodSeat = look == Look::Plain ? -1 : seat;
    m_mood = look;
}

void TablePosition::listSpeakers() {
    m_speakers.clear();
    if (!m_interactive || m_table->resting()) return;
    const auto away = m_persons.bits() & ~m_viewers.bits() & ~m_table->deciding().bits();
    for (Seat seat : SeatSet::from_bits(m_table->pending().bits() & away))
        m_speakers << TableSeat{.seat = seat.index(), .name = m_names.of(seat.index())};
}

QString TablePosition::handText(const CardModel& model) const {
    if (m_table == nullptr || m_viewSeat < 0) return {};
    QStringList list;
    const auto zones = m_table->info().zones;
    for (std::size_t zone = 0; zone < zones.size(); ++zone) {
        if (!zones[zone].per_seat || zones[zone].shape == Shape::Pile) continue;
        std::map<int, QString> cards; // from left to right
        for (int row = 0; row < model.rowCount(); ++row) {
            const CardModel::Row& card = model.at(row);
            if (card.spot.zone != zone || card.spot.seat != m_viewSeat || card.face == kHidden) continue;
            cards[card.place] = cardName(m_table->info(), card.face);
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
