// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/empty_state.h"

#include "style/panel.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace hilltop {

EmptyState::EmptyState(const QString& iconName, const QString& sentence, const QString& button, QWidget* parent)
    : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(24);
    auto* words = new TextLabel(sentence, TextSize::Title);
    words->setWordWrap(true);
    words->setAlignment(Qt::AlignCenter);
    words->setFixedSize(480, words->heightForWidth(480)); // an aligned label gets no height for its width
    auto* press = primaryButton(button);
    press->setMinimumHeight(40);
    press->setMinimumWidth(200);
    column->addStretch(2);
    column->addWidget(new IconLabel(iconName, 96), 0, Qt::AlignHCenter);
    column->addWidget(words, 0, Qt::AlignHCenter);
    column->addWidget(press, 0, Qt::AlignHCenter);
    column->addStretch(3);
    setFocusProxy(press);
    connect(press, &QPushButton::clicked, this, &EmptyState::pressed);
}

} // namespace hilltop
