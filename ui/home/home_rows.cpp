// SPDX-License-Identifier: GPL-3.0-or-later
#include "home/home_rows.h"

#include <QGridLayout>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace hilltop {

namespace {

constexpr int kHueBarWidth = 6, kHomeRow = 42, kContinueRow = 56;

void clearLayout(QLayout* layout) {
    while (QLayoutItem* old = layout->takeAt(0)) {
        if (QWidget* widget = old->widget()) {
            widget->hide();
            widget->deleteLater(); // one of its buttons may have brought us here
        }
        delete old;
    }
}

TextLabel* cut(TextLabel* label) {
    label->setElided(true);
    return label;
}

} // namespace

void fillContinueRow(QWidget* row, const ContinueItem& item) {
    row->findChild<TextLabel*>(QStringLiteral("title"))->setText(item.title);
    row->findChild<TextLabel*>(QStringLiteral("detail"))->setText(item.detail);
    row->findChild<QPushButton*>()->setAccessibleName(item.button + QStringLiteral(": ") + item.title);
    if (auto* bar = row->findChild<QProgressBar*>()) {
        bar->setValue(item.percent);
        bar->setAccessibleName(item.title);
    }
}

QWidget* continueRow(const ContinueItem& item, QPushButton*& button) {
    auto* row = new QWidget;
    auto* across = new QHBoxLayout(row);
    across->setContentsMargins(16, 8, 16, 8);
    across->setSpacing(16);
    across->addWidget(new IconLabel(item.iconName));
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    auto* title = new TextLabel({}, TextSize::Text, true);
    auto* detail = new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet);
    title->setObjectName(QStringLiteral("title"));
    detail->setObjectName(QStringLiteral("detail"));
    title->setElided(true);
    detail->setWordWrap(true);
    words->addStretch(1);
    words->addWidget(title);
    words->addWidget(detail);
    if (item.percent >= 0) {
        auto* bar = new QProgressBar;
        bar->setRange(0, 100);
        bar->setFixedHeight(4);
        words->addSpacing(4);
        words->addWidget(bar);
    }
    words->addStretch(1);
    across->addLayout(words, 1);
    button = new QPushButton(item.button);
    button->setMinimumWidth(96);
    across->addWidget(button);
    row->setMinimumHeight(kContinueRow);
    fillContinueRow(row, item);
    return row;
}

HueBar::HueBar(const QColor& hue, QWidget* parent)
    : QWidget(parent)
    , m_hue(hue) {
    setFixedSize(kHueBarWidth, 24);
}

void HueBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_hue);
    painter.drawRoundedRect(rect(), 3, 3);
}

DailyDeals::DailyDeals(QWidget* parent)
    : Panel(parent)
    , m_grid(new QGridLayout(this)) {
    m_grid->setContentsMargins(16, 8, 16, 8);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(0);
    m_grid->setColumnStretch(1, 1);
}

void DailyDeals::setDeals(const std::vector<DailyDeal>& deals, const QString& note) {
    clearLayout(m_grid);
    int row = 0;
    for (const DailyDeal& deal : deals) {
        m_grid->setRowMinimumHeight(row, kHomeRow);
        m_grid->addWidget(new HueBar(deal.hue), row, 0);
        m_grid->addWidget(cut(new TextLabel(deal.title)), row, 1);
        if (deal.result.isEmpty()) {
            auto* play = new QPushButton(tr("Play"));
            play->setAccessibleName(tr("Play the deal of the day of %1").arg(deal.title));
            connect(play, &QPushButton::clicked, this, [this, game = deal.game] { emit playRequested(game); });
            m_grid->addWidget(play, row, 2);
        } else {
            m_grid->addWidget(new TextLabel(deal.result, TextSize::Text, true), row, 2, Qt::AlignRight);
        }
        ++row;
    }
    if (!note.isEmpty()) {
        auto* words = new TextLabel(note, TextSize::Small, false, TextLabel::Ink::Quiet);
        words->setObjectName(QStringLiteral("dailyNote"));
        words->setWordWrap(true);
        words->setMinimumWidth(0);
        auto* all = new QPushButton(tr("All days…"));
        all->setAccessibleName(tr("The deals of all days"));
        connect(all, &QPushButton::clicked, this, &DailyDeals::allRequested);
        m_grid->setRowMinimumHeight(row, kHomeRow);
        m_grid->addWidget(words, row, 0, 1, 2);
        m_grid->addWidget(all, row, 2);
        ++row;
    }
    m_grid->addItem(new QSpacerItem(0, 0, QSizePolicy::Minimum, QSizePolicy::Expanding), row, 0);
}

HomeResults::HomeResults(QWidget* parent)
    : Panel(parent)
    , m_column(new QVBoxLayout(this)) {
    m_column->setContentsMargins(0, 0, 0, 0);
}

void HomeResults::setResults(const std::vector<HomeResult>& results) {
    clearLayout(m_column);
    auto* rows = new QWidget;
    if (results.empty()) {
        auto* column = new QVBoxLayout(rows);
        auto* words = new TextLabel(tr("What you win and lose is counted here, game by game."), TextSize::Text, false,
                                    TextLabel::Ink::Quiet);
        words->setWordWrap(true);
        words->setAlignment(Qt::AlignCenter);
        column->addWidget(words);
        m_column->addWidget(rows, 1);
        return;
    }
    auto* grid = new QGridLayout(rows);
    grid->setContentsMargins(16, 8, 16, 8);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(1, 1);
    const QString heads[] = {tr("Matches"), tr("Won"), QString(), tr("In a row")};
    for (int i = 0; i < 4; ++i)
        grid->addWidget(new TextLabel(heads[i], TextSize::Small, false, TextLabel::Ink::Quiet), 0, 2 + i,
                        Qt::AlignRight);
    int row = 1;
    for (const HomeResult& result : results) {
        grid->setRowMinimumHeight(row, kHomeRow);
        grid->addWidget(new HueBar(result.hue), row, 0);
        grid->addWidget(cut(new TextLabel(result.title)), row, 1);
        const QString words[] = {result.matches, result.won, result.share, result.streak};
        for (int i = 0; i < 4; ++i)
            grid->addWidget(new TextLabel(words[i], TextSize::Text, i == 2), row, 2 + i, Qt::AlignRight);
        ++row;
    }
    m_column->addWidget(rows);
    m_column->addStretch(1);
    auto* all = new QPushButton(tr("All results…"));
    connect(all, &QPushButton::clicked, this, &HomeResults::allRequested);
    auto* foot = new QHBoxLayout;
    auto* box = new QWidget;
    box->setLayout(foot);
    foot->setContentsMargins(16, 0, 16, 12);
    foot->addStretch(1);
    foot->addWidget(all);
    m_column->addWidget(box);
}

} // namespace hilltop
