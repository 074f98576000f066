// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/stepwise.h"
#include "table/table_keys.h"
#include "table/table_seat.h"

#include <QColor>

namespace hilltop {

struct Info;

/// How a table is drawn whatever lies on it: its game's zones and cards, colours, and the keys on its buttons.
class TableDrawing : public Stepwise {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A scene has one.")
    Q_PROPERTY(QString gameId READ gameId NOTIFY changed)
    Q_PROPERTY(QList<hilltop::TableZone> ownZones READ ownZones NOTIFY changed)
    Q_PROPERTY(QList<hilltop::TableZone> commonZones READ commonZones NOTIFY changed)
    Q_PROPERTY(QColor centre READ centre NOTIFY changed)
    Q_PROPERTY(QColor edge READ edge NOTIFY changed)
    Q_PROPERTY(bool dark READ dark NOTIFY changed)
    Q_PROPERTY(bool fourColours READ fourColours NOTIFY changed)
    Q_PROPERTY(QString deck READ deck NOTIFY changed)
    Q_PROPERTY(QVariantMap keys READ keys NOTIFY changed)

public:
    explicit TableDrawing(QObject* parent = nullptr);

    void setGame(const Info& info);
    void setColours(bool dark, const QColor& centre, const QColor& edge);
    void setFourColours(bool on) { set(m_fourColours, on); }
    void setDeck(const QString& begins) { set(m_deck, begins); }

    QString gameId() const { return m_gameId; }
    /// Zones of which each seat has one; and the others.
    QList<TableZone> ownZones() const { return zones(true); }
    QList<TableZone> commonZones() const { return zones(false); }
    QColor centre() const { return m_centre; }
    QColor edge() const { return m_edge; }
    bool dark() const { return m_dark; }
    /// Whether each suit has a colour of its own.
    bool fourColours() const { return m_fourColours; }
    /// Where cards of another program's deck are, if the game has French ones: an address to which the name of a
    /// drawing is added; empty: the cards are our own.
    QString deck() const;
    /// By meaning, the key as people read it on a button.
    QVariantMap keys() const { return m_keys.labels(); }
    const TableKeys& tableKeys() const { return m_keys; }
    /// Of that kind of card; see CardLook.
    Q_INVOKABLE hilltop::TableLook lookOf(const QString& kind) const;
    /// "<Id>Table.qml" for "Table": the game's own QML file for a part of the table, which need not be there.
    Q_INVOKABLE QString ownFile(const QString& part) const;
    /// What a card without a drawing shows: "7", "J♣".
    Q_INVOKABLE QString signOf(const QString& kind, int value) const;
    /// What a key means at a table; see TableKeys.
    Q_INVOKABLE QString keyMeaning(int key, int modifiers) const {
        return m_keys.meaning(key, Qt::KeyboardModifiers(modifiers));
    }

private:
    QList<TableZone> zones(bool perSeat) const;

    const Info* m_info = nullptr;
    QString m_gameId;
    QColor m_centre, m_edge;
    QString m_deck;
    bool m_dark = false, m_fourColours = false;
    TableKeys m_keys;
};

} // namespace hilltop
