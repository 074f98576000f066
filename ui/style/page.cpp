// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/page.h"

#include "style/icons.h"

#include <QAction>
#include <QMenu>

#include <utility>

namespace hilltop {
namespace {

constexpr const char* kHoldsProperty = "keyHolds";

} // namespace

void setKeyHolds(QAction& action, KeyHolds when) {
    action.setProperty(kHoldsProperty, static_cast<int>(when));
}

KeyHolds keyHolds(const QAction& action) {
    return static_cast<KeyHolds>(action.property(kHoldsProperty).toInt()); // 0 where there is none
}

QList<QAction*> chosenFrom(const QList<QAction*>& menu) {
    QList<QAction*> actions;
    for (QAction* action : menu) {
        if (action == nullptr || action->isSeparator()) continue;
        if (action->menu() != nullptr)
            actions += chosenFrom(action->menu()->actions());
        else
            actions << action;
    }
    return actions;
}

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
