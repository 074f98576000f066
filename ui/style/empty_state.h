// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace hilltop {

/// What a page shows before there is anything on it: a drawing, one sentence, one button.
class EmptyState : public QWidget {
    Q_OBJECT
public:
    EmptyState(const QString& iconName, const QString& sentence, const QString& button, QWidget* parent = nullptr);

signals:
    void pressed();
};

} // namespace hilltop
