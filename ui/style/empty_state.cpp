// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/empty_state.h"

#include "style/layouts.h"
#include "style/panel.h"

#include <QPushButton>

namespace hilltop {

EmptyState::EmptyState(const QString& iconName, const QString& sentence, const QString& button, QWidget* parent)
    : QWidget(parent)
    , m_words(new TextLabel(sentence, TextSize::Title))
    , m_press(primaryButton(button)) {
    auto* column = columnIn(this, 24, {24, 24, 24, 24});
    m_words->setWordWrap(true);
    m_words->setAlignment(Qt::AlignCenter);
    m_words->setMaximumWidth(480);
    auto* row = new QHBoxLayout; // an aligned label would get no height for its width
    row->addStretch(1);
    row->addWidget(m_words, 1000);
    row->addStretch(1);
    m_press->setMinimumHeight(40);
    m_press->setMinimumWidth(200);
    column->addStretch(2);
    column->addWidget(new IconLabel(iconName, 96), 0, Qt::AlignHCenter);
    column->addLayout(row);
    column->addWidget(m_press, 0, Qt::AlignHCenter);
    m_below = new QVBoxLayout;
    column->addLayout(m_below);
    column->addStretch(3);
    m_press->setAutoDefault(true); // Enter presses it, too
    setFocusProxy(m_press);
    connect(m_press, &QPushButton::clicked, this, &EmptyState::pressed);
}

void EmptyState::setWords(const QString& sentence, const QString& button) {
    m_words->setText(sentence);
    m_press->setText(button);
}

QPushButton* EmptyState::addButton(const QString& text) {
    auto* button = new QPushButton(text);
    button->setMinimumHeight(40);
    button->setMinimumWidth(200);
    button->setAutoDefault(true);
    m_below->addWidget(button, 0, Qt::AlignHCenter);
    return button;
}

} // namespace hilltop
