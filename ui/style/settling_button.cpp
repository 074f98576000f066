// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/settling_button.h"

#include <QAction>
#include <QEvent>

namespace hilltop {
namespace {

constexpr int kSettleMs = 400; ///< as long as a double click may take

} // namespace

SettlingButton::SettlingButton(QAction* action) {
    m_settling.setSingleShot(true);
    m_settling.setInterval(kSettleMs);
    follow(*action);
    connect(action, &QAction::changed, this, [this, action] { follow(*action); });
    connect(this, &QPushButton::clicked, action, &QAction::trigger);
}

void SettlingButton::follow(const QAction& action) {
    const bool appears = action.isVisible() && isHidden();
    if (appears || (!text().isEmpty() && text() != action.iconText())) m_settling.start();
    setIcon(action.icon());
    setText(action.iconText());
    setToolTip(action.toolTip());
    setVisible(action.isVisible());
    setEnabled(action.isEnabled());
}

bool SettlingButton::event(QEvent* event) {
    const bool press = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
    if (press && settling()) return true;
    return QPushButton::event(event);
}

} // namespace hilltop
