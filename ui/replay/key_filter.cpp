// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/key_filter.h"

#include "style/panel.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QPlainTextEdit>

namespace hilltop {

void KeyFilter::addButtons(QWidget& widget) {
    if (qobject_cast<QAbstractButton*>(&widget) != nullptr) widget.installEventFilter(this);
    for (QAbstractButton* button : widget.findChildren<QAbstractButton*>())
        button->installEventFilter(this);
}

void KeyFilter::add(QWidget& listOrText) {
    listOrText.installEventFilter(this);
}

bool KeyFilter::eventFilter(QObject* object, QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride) return false;
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool along = key == Qt::Key_Left || key == Qt::Key_Right;
    bool own = key == Qt::Key_Up || key == Qt::Key_Down;
    if (qobject_cast<QAbstractButton*>(object) != nullptr)
        own = key == Qt::Key_Space || (along && qobject_cast<Segmented*>(object->parent()) != nullptr);
    else if (qobject_cast<QPlainTextEdit*>(object) != nullptr)
        own = own || along || key == Qt::Key_PageUp || key == Qt::Key_PageDown;
    if (own) event->accept();
    return own;
}

} // namespace hilltop
