// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/continue_item.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;

namespace hilltop {

/// What to do today, side by side: a tile each, with a button.
class GoalRow : public QWidget {
    Q_OBJECT
public:
    explicit GoalRow(QWidget* parent = nullptr);

    /// Tiles that stay keep their buttons, for the press and the focus on them.
    void setGoals(const std::vector<ContinueItem>& goals);
    bool empty() const { return m_goals.empty(); }
    bool has(const QString& id) const;
    /// What it needs at that width.
    int heightFor(int width) const;

signals:
    void requested(const QString& id);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void addTile(const ContinueItem& goal);
    void fillTiles();
    void keepHeights();

    std::vector<ContinueItem> m_goals;
    QHBoxLayout* m_tiles;
};

} // namespace hilltop
