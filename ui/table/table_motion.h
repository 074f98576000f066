// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/event.h"
#include "table/stepwise.h"

#include <QTimer>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <deque>
#include <vector>

namespace hilltop {

/// What happens on a table over time: events one after the other, each with its time, and then, once the cards lie,
/// what they led to: the numbers, the sentences, the tags. Nothing is told before the card that decides it has arrived.
class TableMotion : public Stepwise {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A scene has one.")
    Q_PROPERTY(int moveMs READ moveMs NOTIFY changed)
    Q_PROPERTY(int beatMs READ beatMs NOTIFY changed)
    Q_PROPERTY(bool sentencesTold READ sentencesTold NOTIFY changed)
    Q_PROPERTY(bool tagsTold READ tagsTold NOTIFY changed)
    Q_PROPERTY(bool moving READ moving WRITE setMoving)
    Q_PROPERTY(int countedTo READ countedTo NOTIFY changed)
    Q_PROPERTY(QVariantMap said READ said NOTIFY changed)
    Q_PROPERTY(QString live READ live NOTIFY changed)
    Q_PROPERTY(bool banner READ banner NOTIFY changed)
    Q_PROPERTY(bool waits READ waits NOTIFY changed)
    Q_PROPERTY(bool sheetBelow READ sheetBelow NOTIFY changed)
    Q_PROPERTY(double sheetPart READ sheetPart NOTIFY changed)
    Q_PROPERTY(bool flourish READ flourish NOTIFY changed)

public:
    /// How much of a step has been told, in this order.
    enum class Told {
        Cards,     ///< they are on their way
        Numbers,   ///< totals, counts, points
        Sentences, ///< on the table, in the status bar, aloud
        Tags,      ///< who is ahead, who won, who is asked: all has been told
    };

    /// Duration of a card's flight at normal speed, in milliseconds.
    static constexpr int kMoveMs = 230;
    static constexpr int kRestMs = 1200;
    /// Simultaneous answers are shown after a count to this number.
    static constexpr int kCount = 3;

    explicit TableMotion(QObject* parent = nullptr);

    /// Takes the events; `counts`: what several say first follows a count to kCount. begin() shows them.
    void load(const std::vector<Event>& events, bool counts);
    /// By and by, or all at once without motion.
    void begin();
    /// What is still to be shown is shown at once.
    void finish();
    /// What is still to be shown is not shown.
    void stop();
    bool playing() const { return m_told != Told::Tags; }
    /// Whether what is shown begins with a count.
    bool counted() const { return m_counted; }

    /// Of a flight, in milliseconds; 0: nothing moves. Told at once, even within a Step: what follows flies so.
    void setMoveMs(int milliseconds);
    /// Whether the view still moves what has been shown, as the view says. What is told waits for it.
    void setMoving(bool moving);
    /// The match ends: what won is lit and said before a sheet comes. The table times its parts.
    void setBanner(bool on) { set(m_banner, on); }
    void setWaits(bool waits) { set(m_waits, waits); }
    /// A bot takes its time, which goOn() ends.
    void setThinks(bool thinks) { m_thinks = thinks; }
    /// A won match is celebrated.
    void setFlourish(bool on) { set(m_flourish, on); }
    void setSheetBelow(bool below) { set(m_sheetBelow, below); }
    /// How much of the sheet has come up, 0 to 1.
    void setSheetPart(double part) { set(m_sheetPart, part); }
    void announce(const QString& sentence);
    void clearLive() { set(m_live, QString()); }
    void forgetSaid() { set(m_said, QVariantMap()); }

    int moveMs() const { return m_moveMs; }
    /// From the numbers to the sentences, and on to the tags, in milliseconds.
    int beatMs() const { return m_moveMs / 3; }
    Told told() const { return m_told; }
    bool sentencesTold() const { return m_told >= Told::Sentences; }
    bool tagsTold() const { return m_told == Told::Tags; }
    bool moving() const { return m_moving; }
    /// A card has moved or turned over in this step, so that its sentences wait for the numbers.
    bool movesCards() const { return m_movesCards; }
    /// 1, 2, 3 before answers given together are shown, else 0.
    int countedTo() const { return m_countedTo; }
    /// By seat ("2"), the word that is being said; until what it led to has been shown.
    QVariantMap said() const { return m_said; }
    /// The sentence that was announced last.
    QString live() const { return m_live; }
    bool banner() const { return m_banner; }
    /// The end of a hand stays until the person continues.
    bool waits() const { return m_waits; }
    bool thinks() const { return m_thinks; }
    /// The result is shown below the table, whose tray makes room as the sheet comes up.
    bool sheetBelow() const { return m_sheetBelow; }
    double sheetPart() const { return m_sheetPart; }
    bool flourish() const { return m_flourish; }

signals:
    /// These are to be shown now.
    void due(const std::vector<hilltop::Event>& events);
    /// All events have been shown; this is to be told now of what they led to.
    void toBeTold(hilltop::TableMotion::Told what);
    /// All has been told.
    void ended();
    /// The live text is to be announced; `again`: the same sentence once more.
    void announced(bool again);

private:
    void next();
    void tellNext();
    bool waitsForCards() const;
    Event takeFirst();
    void countTo(int count);
    int waitAfter(const Event& event) const;

    std::deque<Event> m_queue; ///< events not shown yet
    QTimer m_next;
    Told m_told = Told::Tags;
    Event::Kind m_shown = Event::Kind::Phase; ///< last
    bool m_moving = false, m_waiting = false; ///< for it to end
    bool m_movesCards = false;
    int m_moveMs = kMoveMs;
    int m_dealMoves = 0;
    int m_countedTo = 0;
    bool m_counting = false, m_counted = false;
    QVariantMap m_said;
    QString m_live;
    bool m_banner = false, m_waits = false, m_thinks = false, m_sheetBelow = false, m_flourish = false;
    double m_sheetPart = 1;
};

} // namespace hilltop
