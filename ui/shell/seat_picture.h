// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/info.h"

#include <QWidget>

#include <vector>

namespace hilltop {

/// Who will sit at the table: the others on top, the person below, on the surface of the game.
class SeatPicture : public QWidget {
    Q_OBJECT
public:
    struct Plate {
        QString name;
        QString second;   ///< line below the name
        int strength = 0; ///< 1..5; 0: not shown
    };

    explicit SeatPicture(QWidget* parent = nullptr);

    /// The first plate is the person's; the others are what the list of bots fills, so they have the amber line.
    void setPlates(const Hue& hue, std::vector<Plate> plates);

    QSize sizeHint() const override { return {408, 216}; }
    QSize minimumSizeHint() const override { return {240, 140}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintPlate(QPainter& painter, const QRect& rect, const Plate& plate, bool amber) const;

    Hue m_hue{};
    std::vector<Plate> m_plates;
};

} // namespace hilltop
