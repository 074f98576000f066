// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace hilltop {

/// The running tournament in the status line; a click goes to it. Hidden while none runs.
class TournamentStatus : public QToolButton {
    Q_OBJECT
public:
    explicit TournamentStatus(QWidget* parent = nullptr);
    /// "Pazaak round-robin 62 %, 7 min left"; empty hides it.
    void setState(const QString& text);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// A crosstable not yet filled, in bots and cells: what tournaments are.
class TournamentPicture : public QWidget {
    Q_OBJECT
public:
    explicit TournamentPicture(QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace hilltop
