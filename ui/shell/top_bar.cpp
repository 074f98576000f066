// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/top_bar.h"

#include "style/icons.h"
#include "style/layouts.h"
#include "style/theme.h"
#include "text/shown_name.h"

#include <QAction>
#include <QButtonGroup>
#include <QEvent>
#include <QPainter>
#include <QToolButton>

namespace hilltop {

namespace {

constexpr int kHeight = 44, kGap = 4;

QToolButton* barButton(QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::TabFocus);
    button->setIconSize(QSize(20, 20));
    return button;
}

/// How wide it is in this style, which it has afterwards.
int widthAs(QToolButton* button, Qt::ToolButtonStyle style) {
    button->setToolButtonStyle(button->icon().isNull() ? Qt::ToolButtonTextOnly : style);
    return button->sizeHint().width() + kGap;
}

/// What its word costs beside its icon; it shows its icon afterwards.
int wordOf(QToolButton* button) {
    const int words = widthAs(button, Qt::ToolButtonTextBesideIcon);
    return words - widthAs(button, Qt::ToolButtonIconOnly);
}

} // namespace

TopBar::TopBar(QWidget* parent)
    : QWidget(parent)
    , m_tabs(new QButtonGroup(this))
    , m_left(new QHBoxLayout)
    , m_right(new QHBoxLayout) {
    auto* row = rowIn(this, 0, {8, 0, 12, 1});
    m_left->setSpacing(kGap);
    m_right->setSpacing(kGap);
    row->addLayout(m_left);
    row->addStretch(1);
    row->addLayout(m_right);
    setFixedHeight(qMax(kHeight, fontMetrics().height() + 24));
    m_tabs->setExclusive(true);
    connect(m_tabs, &QButtonGroup::idClicked, this, &TopBar::tabChosen);
}

void TopBar::addTab(const QString& title, const QString& iconName) {
    auto* button = barButton(this);
    button->setText(title);
    button->setIcon(icon(iconName));
    button->setCheckable(true);
    m_tabs->addButton(button, static_cast<int>(m_tabs->buttons().size()));
    m_left->addWidget(button);
    fit();
}

void TopBar::setCurrentTab(int index) {
    if (auto* button = m_tabs->button(index)) button->setChecked(true);
    fit(); // where not all have words, the one in front does
}

QWidget* TopBar::currentTab() const {
    return m_tabs->checkedButton();
}

void TopBar::setActions(const QList<QAction*>& actions) {
    for (auto* button : std::as_const(m_buttons)) {
        button->hide();
        disconnect(button->defaultAction(), nullptr, button, nullptr); // a change of it would show the button again
        button->deleteLater();                                         // it may be the one that was clicked
    }
    m_buttons.clear();
    for (auto* action : actions) {
        auto* button = barButton(this);
        button->setDefaultAction(action);
        button->setText(withoutMnemonic(action->text()));
        connect(action, &QAction::changed, button, [button, action, this] {
            button->setText(withoutMnemonic(action->text()));
            button->setVisible(action->isVisible());
            fit();
        });
        m_right->addWidget(button);
        m_buttons.append(button);
        button->setVisible(action->isVisible());
    }
    fit();
}

QSize TopBar::minimumSizeHint() const {
    return QSize(320, height());
}

void TopBar::fit() {
    int room = QWidget::width() - 20 - 16;
    int words = 0;
    for (auto* button : m_tabs->buttons()) {
        auto* tab = static_cast<QToolButton*>(button);
        words += wordOf(tab);
        room -= tab->sizeHint().width() + kGap;
    }
    QList<std::pair<QToolButton*, int>> actions;
    for (auto* button : std::as_const(m_buttons)) {
        if (button->isHidden()) continue;
        actions.append({button, wordOf(button)});
        room -= button->sizeHint().width() + kGap;
    }
    const auto give = [&room](QToolButton* button, int word) {
        if (word > room) return;
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        room -= word;
    };
    const bool all = words <= room;
    for (auto* button : m_tabs->buttons()) {
        auto* tab = static_cast<QToolButton*>(button);
        if (all || tab->isChecked()) give(tab, wordOf(tab));
    }
    for (const auto& [button, word] : actions)
        if (!button->icon().isNull()) give(button, word);
}

void TopBar::resizeEvent(QResizeEvent*) {
    fit();
}

void TopBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fit();
    QWidget::changeEvent(event);
}

void TopBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(QRect(0, height() - 1, QWidget::width(), 1), shades(palette()).line);
}

} // namespace hilltop
