// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/panes.h"

#include <QWidget>

namespace hilltop {

static QWidget* firstTarget(QWidget* pane) {
    if (pane->focusPolicy() & Qt::TabFocus) return pane;
    for (QWidget* child = pane->nextInFocusChain(); child != pane; child = child->nextInFocusChain())
        if (pane->isAncestorOf(child) && child->isVisible() && child->isEnabled() &&
            (child->focusPolicy() & Qt::TabFocus))
            return child;
    return pane;
}

void focusNextPane(const QList<QWidget*>& panes, const QWidget* focus) {
    qsizetype at = 0;
    for (qsizetype i = 0; i < panes.size(); ++i)
        if (panes[i] && focus && (panes[i] == focus || panes[i]->isAncestorOf(focus))) at = i;
    for (qsizetype step = 1; step < panes.size(); ++step) {
        QWidget* next = panes[(at + step) % panes.size()];
        if (next && next->isVisible()) {
            firstTarget(next)->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

} // namespace hilltop
