// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace hilltop {

/// The last matches as blocks: won above the line, lost below it, drawn on it.
class LatestBlocks : public QWidget {
    Q_OBJECT
public:
    explicit LatestBlocks(QWidget* parent = nullptr);

    /// Each above 0, below 0 or 0, the oldest first.
    void setLatest(const std::vector<int>& latest);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<int> m_latest;
};

} // namespace hilltop
