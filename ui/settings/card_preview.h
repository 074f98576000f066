// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace hilltop {

/// Four cards on a strip of a table, as they will look.
class CardPreview : public QWidget {
    Q_OBJECT
public:
    explicit CardPreview(QWidget* parent = nullptr);
    void setFourColours(bool on);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_fourColours = false;
};

} // namespace hilltop
