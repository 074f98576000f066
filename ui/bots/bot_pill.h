// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "style/panel.h"

namespace hilltop {

/// A word or two about the state of something, with an icon, in a round box.
class BotPill : public QWidget {
    Q_OBJECT
public:
    explicit BotPill(QWidget* parent = nullptr);
    void set(const QString& iconName, const QString& text, TextLabel::Ink ink);

    QString text() const { return m_text; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_icon, m_text;
    TextLabel::Ink m_ink = TextLabel::Ink::Normal;
};

/// The colour of that ink in the palette.
QColor inkColour(const QPalette& palette, TextLabel::Ink ink);

} // namespace hilltop
