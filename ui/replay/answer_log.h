// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/replay_outline.h"

#include <QWidget>

class QToolButton;

namespace hilltop {

class TextLabel;

/// Beside a decision: how long a bot that is not built in thought about it, what it wrote meanwhile, and its fault. It
/// hides where there is nothing to say.
class AnswerLog : public QWidget {
    Q_OBJECT
public:
    explicit AnswerLog(QWidget* parent = nullptr);

    void show(const Replay& replay, const ReplayOutline& outline, int position, const TableNames& names);
    /// "0.4 ms, time-out, wrote: no card left"
    QString text() const;
    /// Opens all that was written; hidden where nothing was.
    QToolButton* button() const { return m_button; }

private:
    void openOutput();

    TextLabel* m_line;
    QToolButton* m_button;
    QString m_output;
};

} // namespace hilltop
