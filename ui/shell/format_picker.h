// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/plan.h"

#include <QComboBox>
#include <QSpinBox>

namespace hilltop {

class TextLabel;

/// How a tournament seats its entrants: the formats that make sense for a game, and the seats of a table where there is
/// a choice.
class FormatPicker : public QWidget {
    Q_OBJECT
public:
    explicit FormatPicker(const Info& game, QWidget* parent = nullptr);

    Format format() const;
    int seats() const { return m_seats->value(); }
    void set(Format format, int seats);
    /// One table has a seat for each of them; a number of copies that was chosen stays.
    void setEntrants(int entrants);
    /// False if there is nothing to choose.
    bool hasChoice() const { return m_formats->count() > 1 || m_seats->minimum() < m_seats->maximum(); }

signals:
    void changed();

private:
    void refresh();

    const Info& m_game;
    QComboBox* m_formats;
    QSpinBox* m_seats;
    TextLabel* m_seatsLabel;
    int m_entrants = 0;
};

/// "Round-robin", translated.
QString formatName(Format format);

} // namespace hilltop
