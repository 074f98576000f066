// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/view/view_menus.h"

#include "settings/settings.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

#include <functional>

namespace hilltop {

namespace {

struct MenuWords {
    Q_DECLARE_TR_FUNCTIONS(hilltop::ViewMenus)
};

/// A menu of words of which one is ticked.
QActionGroup* choice(QMenu* menu, const QStringList& words, int current, const std::function<void(int)>& chosen) {
    auto* group = new QActionGroup(menu);
    for (int i = 0; i < words.size(); ++i) {
        auto* action = group->addAction(words[i]);
        action->setCheckable(true);
        action->setChecked(i == current);
        QObject::connect(action, &QAction::triggered, menu, [chosen, i] { chosen(i); });
    }
    menu->addActions(group->actions());
    return group;
}

} // namespace

QMenu* appearanceMenu(Settings& settings, QWidget* parent) {
    auto* menu = new QMenu(MenuWords::tr("&Appearance"), parent);
    auto* group = choice(menu, {MenuWords::tr("Follow &system"), MenuWords::tr("&Light"), MenuWords::tr("&Dark")},
                         static_cast<int>(settings.appearance()),
                         [&settings](int index) { settings.setAppearance(static_cast<Appearance>(index)); });
    QObject::connect(&settings, &Settings::appearanceChanged, menu,
                     [group](Appearance now) { group->actions().at(static_cast<int>(now))->setChecked(true); });
    return menu;
}

QMenu* speedMenu(Settings& settings, QWidget* parent) {
    auto* menu = new QMenu(MenuWords::tr("Animation &speed"), parent);
    auto* group =
        choice(menu, {MenuWords::tr("&Slow"), MenuWords::tr("&Normal"), MenuWords::tr("&Fast"), MenuWords::tr("&Off")},
               static_cast<int>(settings.animationSpeed()),
               [&settings](int index) { settings.setAnimationSpeed(static_cast<AnimationSpeed>(index)); });
    QObject::connect(&settings, &Settings::animationSpeedChanged, menu,
                     [group](AnimationSpeed now) { group->actions().at(static_cast<int>(now))->setChecked(true); });
    return menu;
}

} // namespace hilltop
