// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace hilltop {

class TextLabel;

/// What a page shows before there is anything on it: a drawing, one sentence, one button, at most a second one.
class EmptyState : public QWidget {
    Q_OBJECT
public:
    EmptyState(const QString& iconName, const QString& sentence, const QString& button, QWidget* parent = nullptr);
    void setWords(const QString& sentence, const QString& button);
    /// Another way to begin, below the first.
    QPushButton* addButton(const QString& text);

signals:
    void pressed();

private:
    TextLabel* m_words;
    QPushButton* m_press;
    QVBoxLayout* m_below;
};

} // namespace hilltop
