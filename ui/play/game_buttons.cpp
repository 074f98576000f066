// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/game_buttons.h"

#include "registry/registry.h"
#include "text/game_texts.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QPushButton>

namespace hilltop {

GameButtons::GameButtons(int width, QWidget* parent)
    : QWidget(parent) {
    auto* rows = new QGridLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    auto* group = new QButtonGroup(this);
    int wide = 0;
    for (const GameEntry* game : games()) {
        auto* button = new QPushButton(gameTitle(game->info().id));
        const QString id = QString::fromUtf8(game->info().id);
        button->setCheckable(true);
        button->setAutoDefault(false);
        button->setObjectName(id);
        group->addButton(button);
        wide += button->sizeHint().width() + rows->spacing();
        connect(button, &QPushButton::clicked, this, [this, id] { emit chosen(id); });
    }
    const auto buttons = group->buttons();
    const int across = static_cast<int>(buttons.size());
    const int columns = wide <= width ? across : (across + 1) / 2;
    for (int i = 0; i < across; ++i)
        rows->addWidget(buttons[i], i / columns, i % columns);
    setVisible(games().size() > 1);
}

void GameButtons::setGame(const QString& game) {
    if (auto* button = findChild<QPushButton*>(game)) button->setChecked(true);
}

} // namespace hilltop
