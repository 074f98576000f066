// SPDX-License-Identifier: GPL-3.0-or-later
#include "home/goal_row.h"

#include "home/home_rows.h"
#include "style/icons.h"
#include "style/layouts.h"

#include <QPushButton>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kTileGap = 12;
const QString kGoalTitle = QStringLiteral("goal"), kGoalDetail = QStringLiteral("goal detail");

bool sameTile(const ContinueItem& one, const ContinueItem& two) {
    return one.id == two.id && one.button == two.button;
}

TextLabel* tileWords(const QString& name, TextSize size, bool bold, TextLabel::Ink ink) {
    auto* label = new TextLabel({}, size, bold, ink);
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setMinimumWidth(0);
    return label;
}

} // namespace

GoalRow::GoalRow(QWidget* parent)
    : QWidget(parent)
    , m_tiles(rowIn(this, kTileGap)) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

void GoalRow::setGoals(const std::vector<ContinueItem>& goals) {
    const bool same = std::equal(goals.begin(), goals.end(), m_goals.begin(), m_goals.end(), sameTile);
    m_goals = goals;
    if (!same) {
        clearHomeRows(m_tiles);
        for (const ContinueItem& goal : goals)
            addTile(goal);
    }
    fillTiles();
}

bool GoalRow::has(const QString& id) const {
    return std::any_of(m_goals.begin(), m_goals.end(), [&id](const ContinueItem& goal) { return goal.id == id; });
}

void GoalRow::addTile(const ContinueItem& goal) {
    auto* tile = new Panel;
    auto* across = rowIn(tile, 12, {16, 10, 16, 10});
    across->addWidget(new IconLabel(goal.iconName));
    auto* words = columnPart(0);
    words->addStretch(1);
    words->addWidget(tileWords(kGoalTitle, TextSize::Text, true, TextLabel::Ink::Normal));
    words->addWidget(tileWords(kGoalDetail, TextSize::Small, false, TextLabel::Ink::Quiet));
    words->addStretch(1);
    across->addLayout(words, 1);
    auto* button = new QPushButton(goal.button);
    connect(button, &QPushButton::clicked, this, [this, id = goal.id] { emit requested(id); });
    across->addWidget(button);
    m_tiles->addWidget(tile, 1);
}

void GoalRow::fillTiles() {
    for (std::size_t i = 0; i < m_goals.size(); ++i) {
        const QWidget* tile = m_tiles->itemAt(static_cast<int>(i))->widget();
        tile->findChild<TextLabel*>(kGoalTitle)->setText(m_goals[i].title);
        tile->findChild<TextLabel*>(kGoalDetail)->setText(m_goals[i].detail);
        tile->findChild<QPushButton*>()->setAccessibleName(m_goals[i].button + QStringLiteral(": ") + m_goals[i].title);
    }
    keepHeights();
}

int GoalRow::heightFor(int width) const {
    return std::max(m_tiles->hasHeightForWidth() ? m_tiles->heightForWidth(width) : 0, minimumSizeHint().height());
}

void GoalRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    keepHeights();
}

/// The words have their width now.
void GoalRow::keepHeights() {
    for (TextLabel* label : findChildren<TextLabel*>())
        label->setMinimumHeight(0); // that of another width
    if (!isVisible()) return;
    m_tiles->activate();
    for (int i = 0; i < m_tiles->count(); ++i) {
        const QWidget* tile = m_tiles->itemAt(i)->widget();
        tile->layout()->activate();
        for (TextLabel* label : tile->findChildren<TextLabel*>())
            label->keepHeightFor(label->width());
    }
}

} // namespace hilltop
