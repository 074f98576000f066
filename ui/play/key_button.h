// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace hilltop {

/// A button with the key that presses it in a badge. One of role::kGame is filled with its property "fill".
class KeyButton : public QPushButton {
    Q_OBJECT
public:
    using QPushButton::QPushButton;

    /// As people read it; empty: none.
    void setKey(const QString& key);
    /// Behind its words, dark ones where that is light.
    void setFill(const QColor& fill);
    /// At which its words are in one line, in their usual size.
    int wholeWidth() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int badgeWidth() const;
    bool filled() const;

    QString m_key;
};

} // namespace hilltop
