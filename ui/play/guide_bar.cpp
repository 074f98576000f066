// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/guide_bar.h"

#include "choose/manual_pages.h"
#include "settings/settings.h"
#include "style/panel.h"
#include "style/theme.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

namespace hilltop {
namespace {

QString guideKey(const QString& game) {
    return QStringLiteral("guide/%1").arg(game);
}

} // namespace

GuideBar::GuideBar(Settings& settings, QWidget* parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_number(new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_text(new TextLabel(QString()))
    , m_next(new QPushButton)
    , m_skip(new QPushButton(tr("Skip the guide"))) {
    m_text->setTextFormat(Qt::MarkdownText);
    m_text->setWordWrap(true);
    m_text->setMinimumHeight(2 * m_text->fontMetrics().lineSpacing()); // the table stays where it is from step to step
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(16, 8, 16, 9);
    across->setSpacing(12);
    across->addWidget(m_number, 0, Qt::AlignVCenter);
    across->addWidget(m_text, 1);
    for (QPushButton* button : {m_next, m_skip}) {
        button->setFocusPolicy(Qt::TabFocus); // a click leaves the keys to the table
        across->addWidget(button, 0, Qt::AlignVCenter);
        connect(button, &QPushButton::clicked, this, &GuideBar::pressed);
    }
    connect(m_next, &QPushButton::clicked, this, [this] { leave(step() + 1); });
    connect(m_skip, &QPushButton::clicked, this, [this] { leave(static_cast<int>(m_steps.size())); });
    refresh();
}

void GuideBar::follow(const QString& game) {
    if (game == m_game) return;
    m_game = game;
    m_steps = game.isEmpty() ? QStringList() : guideSteps(game);
    refresh();
}

int GuideBar::step() const {
    return m_game.isEmpty() ? 0 : m_settings.get<int>(guideKey(m_game), 0);
}

QString GuideBar::sentence() const {
    return isHidden() ? QString() : m_text->text();
}

void GuideBar::leave(int step) {
    m_settings.set<int>(guideKey(m_game), step);
    refresh();
}

void GuideBar::refresh() {
    const int at = step(), count = static_cast<int>(m_steps.size());
    setVisible(at < count);
    if (at >= count) return;
    m_number->setText(tr("%1 of %2", "steps of the guide").arg(at + 1).arg(count));
    m_text->setText(m_steps[at]);
    const bool last = at + 1 == count;
    m_next->setText(last ? tr("OK") : tr("Next"));
    m_skip->setVisible(!last);
    setAccessibleName(tr("Guide, step %1 of %2").arg(at + 1).arg(count));
}

void GuideBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Shades s = shades(palette());
    painter.fillRect(rect(), palette().base());
    painter.fillRect(QRect(0, height() - 1, width(), 1), s.rowLine);
}

} // namespace hilltop
