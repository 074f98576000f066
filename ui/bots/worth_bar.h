// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace hilltop {

/// How many of the answers that differ are better, equal and worse, as parts of one bar with their numbers below.
class WorthBar : public QWidget {
    Q_OBJECT
public:
    explicit WorthBar(QWidget* parent = nullptr);
    /// `name` is whose answers are better or worse.
    void set(const QString& name, int better, int equal, int worse);
    int better() const { return m_better; }
    int equal() const { return m_equal; }
    int worse() const { return m_worse; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_name;
    int m_better = 0, m_equal = 0, m_worse = 0;
};

} // namespace hilltop
