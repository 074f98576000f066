// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace hilltop {

/// Shows focus rings from the first key on until the mouse is pressed: Qt::WA_KeyboardFocusChange of each window,
/// which the style reads as State_KeyboardFocusChange and Qt itself sets on some platforms only.
class FocusMarks : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    bool eventFilter(QObject* object, QEvent* event) override;
};

} // namespace hilltop
