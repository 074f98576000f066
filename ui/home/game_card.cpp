// SPDX-License-Identifier: GPL-3.0-or-later
#include "home/game_card.h"

#include "style/style.h"

#include <QBoxLayout>
#include <QPushButton>

#include <algorithm>

namespace hilltop {

namespace {

constexpr int kCompactHeight = 136, kCompactPicture = 104, kSmallPicture = 64;
constexpr int kButtonMargin = 10;

/// Large letters take their room from the picture.
int compactPicture() {
    return textFont(TextSize::Small).pixelSize() > 14 ? kSmallPicture : kCompactPicture;
}

} // namespace

GameCard::GameCard(const HomeGame& game, QWidget* parent)
    : Panel(parent)
    , m_id(game.id)
    , m_layout(new QBoxLayout(QBoxLayout::TopToBottom, this))
    , m_words(new QVBoxLayout)
    , m_picture(new GamePicture(game.colours, game.picture, this))
    , m_line(new TextLabel(game.line))
    , m_play(new QPushButton(tr("Play")))
    , m_tournament(new QPushButton(tr("Tournament"))) {
    m_line->setWordWrap(true);
    m_line->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_play->setProperty(role::kProperty, role::kGame);
    m_play->setProperty("fill", game.colours.edge(false));
    m_play->setAccessibleName(tr("Play %1").arg(game.title));
    m_tournament->setAccessibleName(tr("%1 tournament").arg(game.title));
    for (QPushButton* button : {m_play, m_tournament})
        button->setMinimumHeight(32);
    connect(m_play, &QPushButton::clicked, this, [this] { emit playRequested(m_id); });
    connect(m_tournament, &QPushButton::clicked, this, [this] { emit tournamentRequested(m_id); });

    m_words->setSpacing(0);
    m_words->addWidget(new TextLabel(game.title, TextSize::Title));
    m_words->addWidget(new TextLabel(game.seats, TextSize::Small, false, TextLabel::Ink::Quiet));
    m_words->addWidget(m_line);
    m_words->addStretch(1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_play, 3);
    buttons->addWidget(m_tournament, 4);
    m_words->addLayout(buttons);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    m_layout->addWidget(m_picture);
    m_layout->addLayout(m_words, 1);
    setCompact(false);
}

void GameCard::setCompact(bool compact) {
    m_compact = compact;
    m_layout->setDirection(compact ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_words->setContentsMargins(compact ? QMargins(14, 8, 10, 10) : QMargins(16, 12, 16, 16));
    for (QPushButton* button : {m_play, m_tournament}) {
        button->setFont(textFont(compact ? TextSize::Small : TextSize::Text, button == m_play));
        const int words = QFontMetrics(button->font()).horizontalAdvance(button->text()) + 2 * kButtonMargin;
        button->setMinimumWidth(compact ? std::max(60, words) : 0);
    }
    m_line->setFont(textFont(compact ? TextSize::Small : TextSize::Text));
    m_line->setContentsMargins(0, compact ? 2 : 8, 0, compact ? 4 : 16);
    if (compact) {
        m_picture->setFixedWidth(compactPicture());
        m_picture->setMinimumHeight(0);
        m_picture->setMaximumHeight(QWIDGETSIZE_MAX);
        m_picture->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    } else {
        m_picture->setMinimumWidth(0);
        m_picture->setMaximumWidth(QWIDGETSIZE_MAX);
        m_picture->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    setFixedHeight(compact ? kCompactHeight : QWIDGETSIZE_MAX);
    if (!compact) setMinimumHeight(0);
    fitLine();
}

void GameCard::setPictureHeight(int height) {
    if (!m_compact) m_picture->setFixedHeight(height);
}

int GameCard::wordsHeight(int width) const {
    return m_words->totalHeightForWidth(width);
}

void GameCard::resizeEvent(QResizeEvent* event) {
    Panel::resizeEvent(event);
    fitLine();
}

void GameCard::fitLine() {
    if (!m_compact) return m_line->setVisible(true);
    const QMargins inside = m_words->contentsMargins();
    const int width = this->width() - compactPicture() - inside.left() - inside.right();
    m_line->setVisible(true);
    int others = inside.top() + inside.bottom();
    for (int i = 0; i < m_words->count(); ++i)
        if (m_words->itemAt(i)->widget() != m_line) others += m_words->itemAt(i)->sizeHint().height();
    m_line->setVisible(others + m_line->heightForWidth(width) <= kCompactHeight);
}

} // namespace hilltop
