// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/focus_marks.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

namespace hilltop {

namespace {

bool isModifier(int key) {
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta ||
           key == Qt::Key_AltGr;
}

} // namespace

bool FocusMarks::eventFilter(QObject* object, QEvent* event) {
    // A shortcut's key never becomes a KeyPress, only this question before it.
    const bool key = (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride) &&
                     !isModifier(static_cast<QKeyEvent*>(event)->key());
    if (!key && event->type() != QEvent::MouseButtonPress) return false;
    if (!object->isWidgetType()) return false;
    auto* window = static_cast<QWidget*>(object)->window();
    if (window->testAttribute(Qt::WA_KeyboardFocusChange) == key) return false;
    window->setAttribute(Qt::WA_KeyboardFocusChange, key);
    if (QWidget* focus = QApplication::focusWidget()) focus->update();
    return false;
}

} // namespace hilltop
