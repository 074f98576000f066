// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/info.h"

#include <QAbstractButton>

#include <vector>

class QButtonGroup;

namespace hilltop {

/// Who will sit at the table, on the surface of the game: the first seat below, the others on top, each a plate to
/// choose. The chosen one has the amber line.
class SeatPicture : public QWidget {
    Q_OBJECT
public:
    struct Plate {
        QString name;
        QString second;   ///< line below the name
        int strength = 0; ///< 1..5; 0: not shown
        friend bool operator==(const Plate&, const Plate&) = default;
    };

    explicit SeatPicture(QWidget* parent = nullptr);

    /// The chosen seat stays, or is the last one if it is gone.
    void setPlates(const Hue& hue, const std::vector<Plate>& plates);
    int chosen() const;
    void choose(int seat);

    QSize sizeHint() const override { return {408, 216}; }
    QSize minimumSizeHint() const override { return {240, 140}; }

signals:
    void chosenChanged(int seat);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    class PlateButton;
    void arrange();

    Hue m_hue{};
    QButtonGroup* m_group;
    std::vector<PlateButton*> m_plates;
};

} // namespace hilltop
