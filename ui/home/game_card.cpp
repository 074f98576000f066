// SPDX-License-Identifier: GPL-3.0-or-later
#include "home/game_card.h"

#include "style/layouts.h"
#include "style/style.h"

#include <QPushButton>

#include <algorithm>

namespace hilltop {

namespace {

constexpr int kButtonGap = 8, kButtonHeight = 32;
constexpr int kCompactHeight = 136, kMostCompactHeight = 176, kCompactPicture = 104, kSmallPicture = 64;

QMargins wordsMargins(bool compact) {
    return compact ? QMargins(14, 8, 10, 10) : QMargins(16, 12, 16, 16);
}
QMargins lineGap(bool compact) {
    return compact ? QMargins(0, 2, 0, 4) : QMargins(0, 8, 0, 16);
}

} // namespace

GameCard::GameCard(const HomeGame& game, QWidget* parent)
    : Panel(parent)
    , m_id(game.id)
    , m_layout(new QBoxLayout(QBoxLayout::TopToBottom, this))
    , m_words(new QVBoxLayout)
    , m_picture(new GamePicture(game.colours, game.picture, this))
    , m_line(new TextLabel(game.line))
    , m_title(new TextLabel(game.title, TextSize::Title))
    , m_seats(new TextLabel(game.seats, TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_play(new QPushButton(tr("Play")))
    , m_tournament(new QPushButton(tr("Tournament"))) {
    m_line->setWordWrap(true);
    m_line->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_play->setProperty(role::kProperty, role::kGame);
    m_play->setProperty("fill", game.colours.edge(false));
    m_play->setAccessibleName(tr("Play %1").arg(game.title));
    m_tournament->setAccessibleName(tr("%1 tournament").arg(game.title));
    for (QPushButton* button : {m_play, m_tournament})
        button->setMinimumHeight(kButtonHeight);
    connect(m_play, &QPushButton::clicked, this, [this] { emit playRequested(m_id); });
    connect(m_tournament, &QPushButton::clicked, this, [this] { emit tournamentRequested(m_id); });

    m_words->setSpacing(0);
    m_words->addWidget(m_title);
    m_words->addWidget(m_seats);
    m_words->addWidget(m_line);
    m_words->addStretch(1);
    auto* buttons = rowPart(kButtonGap);
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
    m_words->setContentsMargins(wordsMargins(compact));
    for (QPushButton* button : {m_play, m_tournament}) {
        button->setFont(textFont(compact ? TextSize::Small : TextSize::Text, button == m_play));
        button->setMinimumWidth(buttonWidth(*button, compact));
    }
    m_line->setFont(textFont(compact ? TextSize::Small : TextSize::Text));
    m_line->setContentsMargins(lineGap(compact));
    if (compact) {
        m_picture->setMinimumHeight(0);
        m_picture->setMaximumHeight(QWIDGETSIZE_MAX);
        m_picture->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    } else {
        m_picture->setMinimumWidth(0);
        m_picture->setMaximumWidth(QWIDGETSIZE_MAX);
        m_picture->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    if (!compact) {
        setMinimumHeight(0);
        setMaximumHeight(QWIDGETSIZE_MAX);
    }
    fitLine();
}

int GameCard::buttonWidth(const QPushButton& button, bool compact) const {
    const QFont font = textFont(compact ? TextSize::Small : TextSize::Text, &button == m_play);
    return std::max(60, QFontMetrics(font).horizontalAdvance(button.text()) + 2 * (compact ? 10 : 12));
}

int GameCard::leastWords(bool compact) const {
    const int buttons = buttonWidth(*m_play, compact) + kButtonGap + buttonWidth(*m_tournament, compact);
    const QMargins margins = wordsMargins(compact);
    return std::max(buttons, m_title->sizeHint().width()) + margins.left() + margins.right();
}

int GameCard::leastWidth(bool compact) const {
    return leastWords(compact) + (compact ? kSmallPicture : 0);
}

void GameCard::setPictureWidth(int width) {
    if (m_compact) m_picture->setFixedWidth(qBound(kSmallPicture, width, kCompactPicture));
}

int GameCard::othersHeight(bool compact) const {
    const QMargins inside = wordsMargins(compact);
    const QFontMetrics letters(textFont(compact ? TextSize::Small : TextSize::Text, true));
    return inside.top() + m_title->sizeHint().height() + m_seats->sizeHint().height() +
           std::max(kButtonHeight, letters.height() + 12) + inside.bottom();
}

int GameCard::lineHeight(bool compact, int width) const {
    const QMargins inside = wordsMargins(compact);
    TextLabel line(m_line->text(), compact ? TextSize::Small : TextSize::Text);
    line.setWordWrap(true);
    line.setAlignment(m_line->alignment());
    line.setContentsMargins(lineGap(compact));
    return line.heightForWidth(width - inside.left() - inside.right());
}

int GameCard::compactHeight(int width) const {
    const int all = othersHeight(true) + lineHeight(true, width - m_picture->minimumWidth());
    return std::max(kCompactHeight, all <= kMostCompactHeight ? all : othersHeight(true));
}

void GameCard::setCompactHeight(int height) {
    if (m_compact) setFixedHeight(height);
    fitLine();
}

void GameCard::setPictureHeight(int height) {
    if (!m_compact) m_picture->setFixedHeight(height);
}

int GameCard::wordsHeight(int width) const {
    return othersHeight(false) + lineHeight(false, width);
}

void GameCard::resizeEvent(QResizeEvent* event) {
    Panel::resizeEvent(event);
    fitLine();
}

/// Without room for it whole the line goes: large letters leave none.
void GameCard::fitLine() {
    m_line->setVisible(!m_compact ||
                       othersHeight(true) + lineHeight(true, width() - m_picture->minimumWidth()) <= height());
}

} // namespace hilltop
