// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/plan.h"

#include <QComboBox>
#include <QSpinBox>

namespace hilltop {

class TextLabel;

/// How a tournament seats its entrants: the formats that make sense for a game, and what else a format asks for: seats
/// of a table, rounds, ranking.
class FormatPicker : public QWidget {
    Q_OBJECT
public:
    explicit FormatPicker(QWidget* parent = nullptr);

    /// The first thing to do.
    void setGame(const Info& game);
    /// Format, seats, rounds and ranking of the plan; a format that does not fit the game becomes the game's own.
    void set(const Plan& plan);
    /// The same into a plan.
    void get(Plan& plan) const;
    Format format() const;
    int seats() const;
    /// True if who is named first makes a difference people care about.
    bool ordered() const;
    /// One table has a seat for each of them; a number of copies that was chosen stays.
    void setEntrants(int entrants);

signals:
    void changed();

private:
    void refresh();
    void fitSeats(int copies);

    const Info* m_game = nullptr;
    QComboBox *m_formats, *m_ranking;
    QSpinBox *m_seats, *m_rounds;
    TextLabel *m_seatsLabel, *m_roundsLabel;
    int m_entrants = 0;
};

/// In the middle of a name: "Pazaak round-robin".
QString formatInName(Format format);
/// Whether matches of the game can be held like that at all.
bool formatFits(const Info& game, Format format);

} // namespace hilltop
