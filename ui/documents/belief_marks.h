// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "judging/card_beliefs.h"

#include <QRect>
#include <QStringList>
#include <QWidget>

#include <vector>

namespace hilltop {

class TableView;

/// What hidden cards may be, in small print on them: of each hand, and of the card drawn next, at most the
/// two likeliest cards. It follows the
/// cards, and the mouse goes through it.
class BeliefMarks : public QWidget {
    Q_OBJECT
public:
    static constexpr int kMost = 2; ///< cards of a place

    /// Belongs to the table.
    explicit BeliefMarks(TableView& table);

    void show(const CardBeliefs& beliefs, const Info& info);
    void clear();
    /// What stands on the hidden cards of a zone, of a seat; -1: of all.
    struct Mark {
        QString zone;
        int seat;
        QStringList lines; ///< "J♥ 62 %"
        QRect place;       ///< where it stands, in this widget; empty: no hidden card is in sight
    };
    const std::vector<Mark>& marks() const { return m_marks; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QFont font() const;
    bool lay();
    void look();

    TableView& m_table;
    std::vector<Mark> m_marks;
};

} // namespace hilltop
