// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QButtonGroup;
class QGridLayout;

namespace hilltop {

/// The games as a row of buttons, one of them chosen: the arrow keys move the choice, Tab leaves it.
class GameRow : public QWidget {
    Q_OBJECT
public:
    explicit GameRow(QWidget* parent = nullptr);

    void setGame(const QString& id);

signals:
    /// By a person.
    void chosen(const QString& id);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void paintMarks();
    void place();

    QButtonGroup* m_group;
    QGridLayout* m_grid;
    int m_columns = 0;
};

} // namespace hilltop
