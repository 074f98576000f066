// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace hilltop {

/// The games as buttons, one of which is pressed; in one row, or in two where their titles are long.
class GameButtons : public QWidget {
    Q_OBJECT
public:
    /// `width` is the room of one row.
    explicit GameButtons(int width, QWidget* parent = nullptr);
    void setGame(const QString& game);

signals:
    void chosen(const QString& game);
};

} // namespace hilltop
