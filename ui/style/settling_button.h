// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <QTimer>

class QAction;

namespace hilltop {

/// A button that shows an action and hides with it. A click just after the action changed was meant for the action
/// before it: for a moment after it has appeared or has changed its words, the button takes no clicks. Keys are
/// meant for what has the focus, and are taken.
class SettlingButton : public QPushButton {
    Q_OBJECT
public:
    explicit SettlingButton(QAction* action);
    bool settling() const { return m_settling.isActive(); }

protected:
    bool event(QEvent* event) override;

private:
    void follow(const QAction& action);

    QTimer m_settling;
};

} // namespace hilltop
