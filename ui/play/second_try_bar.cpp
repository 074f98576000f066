// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/second_try_bar.h"

#include "documents/second_try.h"
#include "play/match_play.h"
#include "style/layouts.h"
#include "style/panel.h"
#include "style/theme.h"
#include "table/table_scene.h"

#include <QPainter>
#include <QPushButton>

namespace hilltop {

SecondTryBar::SecondTryBar(const MatchPlay& play, const TableScene& scene, QWidget* parent)
    : QWidget(parent)
    , m_play(play)
    , m_scene(scene)
    , m_text(new TextLabel(QString()))
    , m_back(new QPushButton(tr("Back to replay"))) {
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setObjectName(QStringLiteral("secondTry"));
    m_back->setFocusPolicy(Qt::TabFocus); // a click leaves the keys to the table
    auto* across = rowIn(this, 12, {16, 8, 16, 9});
    across->addWidget(m_text, 1);
    across->addWidget(m_back, 0, Qt::AlignVCenter);
    connect(m_back, &QPushButton::clicked, this, &SecondTryBar::backRequested);
    hide();
}

/// What a hand came to is told when the table has shown it.
void SecondTryBar::follow() {
    const auto& attempt = m_play.branch().attempt;
    const bool tries = m_play.session() != nullptr && attempt != nullptr;
    if (tries && !m_scene.playing() && !m_play.lookingBack())
        m_text->setText(
            secondTryText(*attempt, m_play.record(), m_play.session()->positions(), m_scene.position()->names()));
    setVisible(tries);
}

QString SecondTryBar::text() const {
    return isHidden() ? QString() : m_text->text();
}

void SecondTryBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().base());
    painter.fillRect(QRect(0, height() - 1, width(), 1), shades(palette()).rowLine);
}

} // namespace hilltop
