// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace hilltop {

/// What a page is doing, in the status line; a click goes there. Hidden while it does nothing.
class StatusButton : public QToolButton {
    Q_OBJECT
public:
    StatusButton(const QString& iconName, const QString& toolTip, QWidget* parent = nullptr);
    /// "Pazaak round-robin 62 %, 7 min left"; empty hides it.
    void setState(const QString& text);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const QString m_iconName;
};

} // namespace hilltop
