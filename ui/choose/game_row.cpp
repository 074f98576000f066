// SPDX-License-Identifier: GPL-3.0-or-later
#include "choose/game_row.h"

#include "registry/registry.h"
#include "style/paint.h"
#include "style/theme.h"
#include "text/game_texts.h"

#include <QButtonGroup>
#include <QEvent>
#include <QGridLayout>
#include <QPainter>
#include <QPushButton>

namespace hilltop {
namespace {

constexpr int kHeight = 44, kLowHeight = 32;
constexpr QSize kMark(12, 16);

} // namespace

GameRow::GameRow(QWidget* parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
    , m_grid(new QGridLayout(this)) {
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(8);
    m_group->setExclusive(true);
    for (const GameEntry* game : games()) {
        const QString id = QString::fromUtf8(game->info().id);
        auto* button = new QPushButton(gameTitle(game->info().id));
        button->setObjectName(id);
        button->setCheckable(true);
        button->setAutoDefault(false);
        button->setIconSize(kMark);
        m_group->addButton(button);
        connect(button, &QPushButton::clicked, this, [this, id] { emit chosen(id); });
    }
    paintMarks();
    place();
}

/// Where the titles do not fit into one row they take two.
void GameRow::place() {
    const auto buttons = m_group->buttons();
    const int count = static_cast<int>(buttons.size());
    int wide = -m_grid->spacing();
    for (const QAbstractButton* button : buttons)
        wide += button->sizeHint().width() + m_grid->spacing();
    const int columns = wide <= width() ? count : (count + 1) / 2;
    if (columns == m_columns) return;
    m_columns = columns;
    for (int i = 0; i < count; ++i) {
        buttons[i]->setMinimumHeight(columns == count ? kHeight : kLowHeight);
        m_grid->addWidget(buttons[i], i / columns, i % columns);
        m_grid->setColumnStretch(i, i < columns ? 1 : 0);
    }
}

void GameRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    place();
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
