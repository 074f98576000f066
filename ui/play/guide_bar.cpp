// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/guide_bar.h"

#include "choose/manual_pages.h"
#include "play/guide_halo.h"
#include "settings/settings.h"
#include "style/layouts.h"
#include "style/panel.h"
#include "style/theme.h"

#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>

#include <algorithm>

namespace hilltop {
namespace {

QString guideKey(const QString& game) {
    return QStringLiteral("guide/%1").arg(game);
}

} // namespace

GuideBar::GuideBar(Settings& settings, TableView& table, QWidget* parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_halo(new GuideHalo(table))
    , m_number(new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_text(new TextLabel(QString()))
    , m_back(new QPushButton(tr("Back")))
    , m_next(new QPushButton)
    , m_skip(new QPushButton(tr("Skip", "the guide"))) {
    m_skip->setToolTip(tr("Skip the guide"));
    m_skip->setAccessibleName(m_skip->toolTip());
    m_text->setTextFormat(Qt::MarkdownText);
    m_text->setWordWrap(true);
    auto* across = rowIn(this, 12, {16, 8, 16, 9});
    across->addWidget(m_number, 0, Qt::AlignVCenter);
    across->addWidget(m_text, 1);
    for (QPushButton* button : {m_back, m_next, m_skip}) {
        button->setFocusPolicy(Qt::TabFocus); // a click leaves the keys to the table
        across->addWidget(button, 0, Qt::AlignVCenter);
        connect(button, &QPushButton::clicked, this, &GuideBar::pressed);
    }
    connect(m_back, &QPushButton::clicked, this, [this] { leave(step() - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { leave(step() + 1); });
    connect(m_skip, &QPushButton::clicked, this, [this] { leave(static_cast<int>(m_steps.size())); });
    connect(m_halo, &GuideHalo::looked, this, &GuideBar::goOn);
    refresh();
}

GuideBar::~GuideBar() {
    delete m_halo;
}

void GuideBar::follow(const QString& game) {
    if (game == m_game) return;
    m_game = game;
    m_steps = game.isEmpty() ? QStringList() : guideSteps(game);
    m_places = game.isEmpty() ? QList<QStringList>() : guidePlaces(game);
    m_deeds = game.isEmpty() ? QStringList() : guideDeeds(game);
    m_done = false;
    refresh();
}

int GuideBar::step() const {
    return m_game.isEmpty() ? 0 : m_settings.get<int>(guideKey(m_game), 0);
}

QString GuideBar::sentence() const {
    return isHidden() ? QString() : m_text->text();
}

void GuideBar::acted(const QString& word) {
    const QString deed = m_deeds.value(step());
    if (isHidden() || m_done || deed.isEmpty()) return;
    m_done = QRegularExpression(deed.mid(1)).match(word).hasMatch();
    if (m_done) refresh();
}

/// What comes later is explained when it has come.
void GuideBar::goOn() {
    if (!m_done) return;
    const QStringList next = m_places.value(step() + 1);
    if (next.isEmpty() || m_halo->inSight(next)) leave(step() + 1);
}

void GuideBar::leave(int step) {
    m_done = false;
    m_settings.set<int>(guideKey(m_game), step);
    refresh();
}

/// As high as the longest step needs: the table stays where it is from step to step.
void GuideBar::keepHeight() {
    constexpr int kAnyHeight = 10'000;
    const QFontMetrics letters = m_text->fontMetrics();
    int most = 2 * letters.lineSpacing();
    for (QString step : std::as_const(m_steps))
        most = std::max(
            most,
            letters.boundingRect(0, 0, m_text->width(), kAnyHeight, Qt::TextWordWrap, step.remove(QLatin1Char('*')))
                .height());
    m_text->setMinimumHeight(most);
}

void GuideBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layout()->activate(); // the words have their width now
    keepHeight();
}

void GuideBar::refresh() {
    const int at = step(), count = static_cast<int>(m_steps.size());
    setVisible(at < count);
    if (at < count) {
        keepHeight();
        const QString number = tr("%1 of %2", "steps of the guide").arg(at + 1).arg(count);
        m_number->setText(m_done ? QStringLiteral("✓ ") + number : number);
        m_text->setText(m_steps[at]);
        const bool last = at + 1 == count;
        m_back->setEnabled(at > 0);
        m_next->setText(last ? tr("OK") : tr("Next"));
        m_skip->setVisible(!last);
        setAccessibleName(tr("Guide, step %1 of %2").arg(at + 1).arg(count));
    }
    emit changed();
    m_halo->pointAt(m_places.value(at)); // at last: what is looked at may lead on to the next step
}

void GuideBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Shades s = shades(palette());
    painter.fillRect(rect(), palette().base());
    painter.fillRect(QRect(0, height() - 1, width(), 1), s.rowLine);
}

} // namespace hilltop
