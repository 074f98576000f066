// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace hilltop {

class TableView;

/// A bright line around what a step of the guide speaks of, over the table. It follows the cards, and the mouse goes
/// through it.
class GuideHalo : public QWidget {
    Q_OBJECT
public:
    /// Belongs to the table.
    explicit GuideHalo(TableView& table);

    /// As TableView::placesOf() has them; none: nothing.
    void pointAt(const QStringList& places);
    /// What is inside the lines, in the table's pixels.
    QList<QRect> places() const { return m_rings; }
    /// Whether something of these is in sight and no card moves.
    bool inSight(const QStringList& places) const;

signals:
    /// The table has been drawn.
    void looked();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QList<QRect> ringsNow() const;
    void look();

    TableView& m_table;
    QStringList m_names;
    QList<QRect> m_rings;
};

} // namespace hilltop
