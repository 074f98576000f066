// SPDX-License-Identifier: GPL-3.0-or-later
#include "choose/game_row.h"

#include "registry/registry.h"
#include "style/paint.h"
#include "style/theme.h"
#include "text/game_texts.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

namespace hilltop {
namespace {

constexpr int kHeight = 44;
constexpr QSize kMark(12, 16);

} // namespace

GameRow::GameRow(QWidget* parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    m_group->setExclusive(true);
    for (const GameEntry* game : games()) {
        const QString id = QString::fromUtf8(game->info().id);
        auto* button = new QPushButton(gameTitle(game->info().id));
        button->setObjectName(id);
        button->setCheckable(true);
        button->setAutoDefault(false);
        button->setIconSize(kMark);
        button->setMinimumHeight(kHeight);
        m_group->addButton(button);
        row->addWidget(button, 1);
        connect(button, &QPushButton::clicked, this, [this, id] { emit chosen(id); });
    }
    paintMarks();
}

void GameRow::setGame(const QString& id) {
    if (auto* button = findChild<QPushButton*>(id)) button->setChecked(true);
}

void GameRow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) paintMarks();
    QWidget::changeEvent(event);
}

void GameRow::paintMarks() {
    const auto buttons = m_group->buttons();
    for (QAbstractButton* button : buttons) {
        QPixmap mark(kMark * devicePixelRatio());
        mark.setDevicePixelRatio(devicePixelRatio());
        mark.fill(Qt::transparent);
        QPainter painter(&mark);
        painter.setRenderHint(QPainter::Antialiasing);
        paint::box(painter, QRect({}, kMark), 2, tableColours(button->objectName()).accent(isDark(palette())));
        button->setIcon(mark);
    }
}

} // namespace hilltop
