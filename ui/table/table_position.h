// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/stepwise.h"
#include "table/table_seat.h"
#include "text/characters.h"
#include "text/table_texts.h"

#include <QVariant>

namespace hilltop {

class CardModel;

/// The position a table shows: its view, who sits there, whose turn it is, how it ended. What shows it is TableMotion,
/// what may be answered is TableAnswers.
class TablePosition : public Stepwise {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A scene has one.")
    Q_PROPERTY(int seatCount READ seatCount NOTIFY changed)
    Q_PROPERTY(int viewSeat READ viewSeat NOTIFY changed)
    Q_PROPERTY(bool viewAll READ viewAll NOTIFY changed)
    Q_PROPERTY(bool interactive READ interactive NOTIFY changed)
    Q_PROPERTY(QList<hilltop::TableSeat> seats READ seats NOTIFY changed)
    Q_PROPERTY(QList<hilltop::TableSeat> speakers READ speakers NOTIFY changed)
    Q_PROPERTY(hilltop::TableSeat nobody READ nobody CONSTANT)
    Q_PROPERTY(QVariant view READ shownView NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed)
    Q_PROPERTY(bool resting READ resting NOTIFY changed)
    Q_PROPERTY(bool rated READ rated NOTIFY changed)
    Q_PROPERTY(bool forced READ isForced NOTIFY changed)
    Q_PROPERTY(QString prompt READ prompt NOTIFY changed)
    Q_PROPERTY(QString resultTitle READ resultTitle NOTIFY changed)
    Q_PROPERTY(QString resultReason READ resultReason NOTIFY changed)
    Q_PROPERTY(QString lookBack READ lookBack NOTIFY changed)
    Q_PROPERTY(QString imagined READ imagined NOTIFY changed)
    Q_PROPERTY(QString curtain READ curtain NOTIFY changed)
    Q_PROPERTY(QVariantList chances READ chances NOTIFY changed)

public:
    using Stepwise::Stepwise;

    /// Of a new match; nothing is told before the first refresh(), since what shows it may still be another game's.
    void begin(const Table& table, const TableNames& names, SeatSet persons, bool interactive);
    void show(const Table& table) { m_table = &table; }
    void setViewers(SeatSet viewers, int viewSeat);
    /// The view, prompt, seats and result of the table.
    void refresh();
    /// The same one after the other: what the table counts and whether it is over, what is said of it, who sits there.
    void refreshView();
    void refreshWords();
    void refreshSeats();
    /// Counts come when the cards have.
    void hideView(const QString& prompt);
    void setInteractive(bool on) { set(m_interactive, on); }
    /// The match counts for the person's rating, which begin() denies; the next refresh() tells it.
    void setRated(bool on) { m_rated = on; }
    void setLookBack(const QString& moment) { set(m_lookBack, moment); }
    void setImagined(const QString& why) { set(m_imagined, why); }
    void setCurtain(const QString& words) { set(m_curtain, words); }
    void setChances(const QVariantList& chances) { set(m_chances, chances); }
    /// What the person to move reads instead of the situation; empty: the situation.
    void setForced(const QString& words) { m_forced = words; }
    void setPrompt(const QString& words) { set(m_prompt, words); }
    /// The same players by other names; refreshSeats() shows them.
    void setNames(const TableNames& names) { m_names = names; }
    /// Whether characters look at whoever is asked.
    void setGlances(bool on) { m_glances = on; }
    /// How the character at `seat` takes what has happened; Look::Plain: no longer. refreshSeats() shows it.
    void setMood(int seat, Look look);
    /// The last event that has a text; it answers what was asked before.
    void setHappened(const QString& sentence);
    /// The same, to be read with what is asked next.
    void keepHappened(const QString& sentence) { m_happened = sentence; }
    void endRest() { m_resting = false; }

    /// nullptr before the first match.
    const Table* table() const { return m_table; }
    const QString& gameId() const { return m_gameId; }
    const TableNames& names() const { return m_names; }
    SeatSet persons() const { return m_persons; }
    SeatSet viewers() const { return m_viewers; }
    /// Seats of people here who are asked now.
    SeatSet askedHere() const;
    /// The only answer there is plays itself soon.
    bool isForced() const { return !m_forced.isEmpty(); }
    int seatCount() const { return static_cast<int>(m_names.bySeat.size()); }
    int viewSeat() const { return m_viewSeat; }
    bool viewAll() const { return m_viewSeat < 0; }
    /// Whether people may act: not while they look back.
    bool interactive() const { return m_interactive; }
    QList<TableSeat> seats() const { return m_seats; }
    /// The others at this screen who may answer now.
    QList<TableSeat> speakers() const { return m_speakers; }
    TableSeat nobody() const { return {}; }
    const QVariantMap& view() const { return m_view; }
    /// The same as a value of the game's own type, where its QML has one.
    QVariant shownView() const { return m_typed.isValid() ? m_typed : QVariant(m_view); }
    bool over() const { return m_over; }
    bool resting() const { return m_resting; }
    bool rated() const { return m_rated; }
    QString prompt() const { return m_prompt; }
    QString resultTitle() const { return m_resultTitle; }
    QString resultReason() const { return m_resultReason; }
    /// Which past moment is looked at; empty: the current position.
    QString lookBack() const { return m_lookBack; }
    /// Why a possible deal is shown in place of the true one; empty: the true one.
    QString imagined() const { return m_imagined; }
    /// Who shall come to the screen; empty: the table is seen.
    QString curtain() const { return m_curtain; }
    /// What the match was worth to each seat before the open round was dealt, in percent, each with its error ("value",
    /// "error"), for a person who has asked for a hint; empty: not asked for.
    QVariantList chances() const { return m_chances; }
    /// "Hand: 9 of clubs, ace of hearts.": the cards before the seat at the bottom whose faces it sees.
    QString handText(const CardModel& cards) const;

private:
    void setView(QVariantMap view);
    void listSeats();
    Look lookOf(int seat, SeatSet asked) const;
    void listSpeakers();
    QString promptNow() const;
    QString toMove() const;

    const Table* m_table = nullptr;
    QString m_gameId;
    TableNames m_names;
    SeatSet m_persons, m_viewers;
    int m_viewSeat = 0;
    bool m_interactive = false, m_over = false, m_resting = false, m_rated = false;
    bool m_glances = false;
    int m_moodSeat = -1;
    Look m_mood = Look::Plain;
    QList<TableSeat> m_seats, m_speakers;
    QVariantMap m_view;
    QVariant m_typed;
    QString m_prompt, m_happened, m_forced, m_resultTitle, m_resultReason;
    QString m_lookBack, m_imagined, m_curtain;
    QVariantList m_chances;
};

} // namespace hilltop
