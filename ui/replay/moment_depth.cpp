// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/moment_depth.h"

#include "style/layouts.h"
#include "style/panel.h"
#include "style/theme.h"

#include <QAction>
#include <QLocale>
#include <QPainter>
#include <QProgressBar>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <cmath>

namespace hilltop {

/// Better, the same, worse, from left to right; the words above it say the same.
class ShareBar : public QWidget {
public:
    ShareBar() { setFixedHeight(8); }
    void setShares(const std::array<double, 3>& shares) {
        m_shares = shares;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        constexpr double kGap = 2;
        const Shades s = shades(palette());
        const std::array inks{s.good, s.line, s.bad};
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        const auto parts = std::count_if(m_shares.begin(), m_shares.end(), [](double share) { return share > 0; });
        const double room = width() - kGap * static_cast<double>(std::max<std::ptrdiff_t>(0, parts - 1));
        double left = 0;
        for (std::size_t i = 0; i < m_shares.size(); ++i) {
            if (m_shares[i] <= 0) continue;
            painter.setBrush(inks[i]);
            painter.drawRoundedRect(QRectF(left, 0, room * m_shares[i], height()), 2, 2);
            left += room * m_shares[i] + kGap;
        }
    }

private:
    std::array<double, 3> m_shares{};
};

namespace {

constexpr int kButtonSpare = 18; // of what a button would like to have beside its words

QString wholePercent(double share) {
    return QLocale().toString(static_cast<int>(std::lround(100 * share)));
}

} // namespace

MomentDepth::MomentDepth(const QList<QAction*>& actions, QWidget* parent)
    : QWidget(parent)
    , m_words(new TextLabel({}, TextSize::Small))
    , m_reason(new TextLabel({}, TextSize::Small))
    , m_bar(new ShareBar)
    , m_progress(new QProgressBar) {
    m_words->setWordWrap(true);
    m_reason->setWordWrap(true);
    m_reason->setObjectName(QStringLiteral("reason"));
    m_progress->setAccessibleName(tr("Simulating"));
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    auto* buttons = new QBoxLayout(QBoxLayout::LeftToRight);
    m_buttons = buttons;
    buttons->setSpacing(8);
    for (QAction* action : actions) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setAutoRaise(false);
        button->setObjectName(action->objectName().section(QLatin1Char('.'), -1)); // "world"
        const auto follow = [this, button, action] {
            button->setVisible(action->isVisible()); // a button alone does not
            fitButtons();
        };
        connect(action, &QAction::changed, button, follow);
        buttons->addWidget(button);
    }
    buttons->addWidget(m_progress, 1);
    buttons->addStretch(0);
    auto* column = columnIn(this, 6, {16, 0, 16, 10});
    column->addWidget(m_words);
    column->addWidget(m_bar);
    column->addWidget(m_reason);
    column->addLayout(buttons);
    setNoQuestion();
    setProgress({});
}

/// The table above takes what it is given, all of its rows: the words would lose a line to it.
void MomentDepth::fitWords() {
    const QMargins margins = layout()->contentsMargins();
    for (TextLabel* words : {m_words, m_reason})
        words->keepHeightFor(width() - margins.left() - margins.right());
}

void MomentDepth::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitWords();
    fitButtons();
}

void MomentDepth::fitButtons() {
    if (layout() == nullptr) return;
    int wanted = layout()->contentsMargins().left() + layout()->contentsMargins().right() - m_buttons->spacing();
    for (const auto* button : findChildren<QToolButton*>())
        if (!button->isHidden()) wanted += button->sizeHint().width() - kButtonSpare + m_buttons->spacing();
    m_buttons->setDirection(wanted <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void MomentDepth::setNoQuestion() {
    m_words->hide();
    m_bar->hide();
    setReason({});
}

void MomentDepth::setReason(const QString& sentences) {
    m_reason->setText(sentences);
    m_reason->setVisible(!sentences.isEmpty());
    fitWords();
}

void MomentDepth::setAsked() {
    m_words->setText(tr("Simulating possible hands…"));
    fitWords();
    m_words->show();
    m_bar->setShares({});
    m_bar->show();
}

void MomentDepth::setWhy(const Why& why, const QString& better, const QString& worse) {
    if (why.worlds == 0) return setNoQuestion();
    m_words->show();
    if (why.known) {
        m_words->setText(tr("No hidden information: all cards of the others were known."));
        m_bar->hide();
        return;
    }
    m_words->setText(tr("“%1” is better than “%2” in %3 % of %Ln possible hands, worse in %4 %.", nullptr, why.worlds)
                         .arg(better, worse, wholePercent(why.better), wholePercent(why.worse)));
    fitWords();
    m_bar->setShares({why.better, why.same, why.worse});
    m_bar->show();
}

QString MomentDepth::whyText() const {
    return m_words->isHidden() ? QString() : m_words->text();
}

void MomentDepth::setProgress(std::optional<double> share) {
    m_progress->setVisible(share.has_value());
    m_progress->setValue(static_cast<int>(1000 * share.value_or(0)));
}

} // namespace hilltop
