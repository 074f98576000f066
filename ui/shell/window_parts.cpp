// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/window_parts.h"

#include "settings/card_decks.h"
#include "settings/settings.h"
#include "style/layouts.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <QWidget>

#include <algorithm>
#include <functional>

namespace hilltop {
namespace {

constexpr int kBesideLeast = 300, kBesideMost = 460;

} // namespace

void tellProblems(const Settings& settings, QObject& window, std::function<void(const QString&)> show) {
    if (!settings.problem().isEmpty()) show(settings.problem());
    QObject::connect(&settings, &Settings::problemFound, &window, show);
    QObject::connect(&CardDecks::instance(), &CardDecks::refused, &window,
                     [&settings, show = std::move(show)](const QString& id, const QString& text) {
                         if (id == settings.get<QString>(QLatin1String(kDeckKey), {})) show(text);
                     });
}

QWidget* pagesBelow(QWidget& bar, QWidget& pages, QHBoxLayout& row) {
    auto* middle = new QWidget;
    auto* column = columnIn(middle, 0);
    column->addWidget(&bar);
    row.setSpacing(0);
    row.addWidget(&pages, 1);
    column->addLayout(&row, 1);
    return middle;
}

int widthBeside(int window) {
    return std::clamp(window / 4, kBesideLeast, kBesideMost);
}

void putBeside(QHBoxLayout& row, QPointer<QWidget>& before, QWidget* part, int window) {
    if (part == before) return;
    if (before) row.removeWidget(before);
    before = part;
    if (part == nullptr) return;
    row.addWidget(part);
    part->setFixedWidth(widthBeside(window));
}

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
