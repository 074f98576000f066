// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace hilltop {

class LatestBlocks;
struct OwnResults;
class TextLabel;

/// On the result sheet, what the person has reached against the same others.
class ResultHistory : public QWidget {
    Q_OBJECT
public:
    explicit ResultHistory(QWidget* parent = nullptr);

    /// This match included.
    void setRecord(const OwnResults& line);
    /// Nothing is known yet.
    void clear();

private:
    TextLabel *m_against, *m_wins, *m_streak;
    LatestBlocks* m_latest;
};

} // namespace hilltop
