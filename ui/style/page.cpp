// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/page.h"

#include "style/icons.h"

#include <QAction>

#include <utility>

namespace hilltop {

QAction* Page::makeAction(const char* id, const QString& text, const QString& iconName, const QKeySequence& key,
                          std::function<void()> act) {
    auto* action = new QAction(iconName.isEmpty() ? QIcon() : icon(iconName), text, this);
    action->setObjectName(QLatin1String(id));
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, std::move(act));
    addAction(action);
    return action;
}

} // namespace hilltop
