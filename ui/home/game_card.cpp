// SPDX-License-Identifier: GPL-3.0-or-later
#include "home/game_card.h"

#include "style/style.h"

#include <QBoxLayout>
#include <QPushButton>

namespace hilltop {

GameCard::GameCard(const HomeGame& game, QWidget* parent)
    : Panel(parent)
    , m_id(game.id)
    , m_layout(new QBoxLayout(QBoxLayout::TopToBottom, this))
    , m_words(new QVBoxLayout)
    , m_picture(new GamePicture(game.colours, game.picture, this))
    , m_line(new TextLabel(game.line))
    , m_play(new QPushButton(tr("Play")))
    , m_tournament(new QPushButton(tr("Tournament")))
    , m_rules(new QPushButton(tr("Rules"))) {
    m_line->setWordWrap(true);
    m_line->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_play->setProperty(role::kProperty, role::kGame);
    m_play->setProperty("fill", game.colours.edge(false));
    m_play->setAccessibleName(tr("Play %1").arg(game.title));
    m_tournament->setAccessibleName(tr("%1 tournament").arg(game.title));
    connect(m_play, &QPushButton::clicked, this, [this] { emit playRequested(m_id); });
    connect(m_tournament, &QPushButton::clicked, this, [this] { emit tournamentRequested(m_id); });

    connect(m_rules, &QPushButton::clicked, this, [this] { emit rulesRequested(m_id); });
    m_rules->setAccessibleName(tr("Rules of %1").arg(game.title));

    m_words->setSpacing(0);
    m_words->addStretch(0);
    m_words->addWidget(new TextLabel(game.title, TextSize::Title));
    m_words->addWidget(new TextLabel(game.seats, TextSize::Small, false, TextLabel::Ink::Quiet));
    m_words->addSpacing(8);
    m_words->addWidget(m_line);
    m_words->addStretch(1);
    m_words->addSpacing(16);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_play, 3);
    buttons->addWidget(m_tournament, 4);
    buttons->addWidget(m_rules);
    buttons->addStretch(0);
    m_words->addLayout(buttons);
    m_words->addStretch(0);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    m_layout->addWidget(m_picture);
    m_layout->addLayout(m_words);
    setWide(false);
}

void GameCard::setWide(bool wide) {
    m_layout->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_words->setContentsMargins(wide ? QMargins(32, 24, 32, 24) : QMargins(16, 12, 16, 16));
    m_words->setStretch(0, wide ? 1 : 0); // words and buttons in the middle of a wide card,
    m_words->setStretch(5, wide ? 0 : 1); // at top and bottom of a tall one
    m_words->setStretch(m_words->count() - 1, wide ? 1 : 0);
    m_layout->setStretch(0, wide ? 9 : 0);
    m_layout->setStretch(1, wide ? 11 : 1);
    m_picture->setMinimumHeight(wide ? 96 : 200);
    m_picture->setSizePolicy(QSizePolicy::Expanding, wide ? QSizePolicy::Expanding : QSizePolicy::Fixed);
    setMinimumHeight(wide ? 232 : 0);
    const int tall = wide ? 40 : 32;
    m_play->setMinimumHeight(tall);
    m_tournament->setMinimumHeight(tall);
    m_rules->setMinimumHeight(tall);
    m_rules->setVisible(wide);
    m_play->setMinimumWidth(wide ? 160 : 0);
    m_tournament->setMinimumWidth(wide ? 140 : 0);
    auto* buttons = static_cast<QBoxLayout*>(m_words->itemAt(m_words->count() - 2)->layout());
    buttons->setStretch(0, wide ? 0 : 3);
    buttons->setStretch(1, wide ? 0 : 4);
    buttons->setStretch(3, wide ? 1 : 0);
}

} // namespace hilltop
