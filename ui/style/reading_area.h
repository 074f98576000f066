// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace hilltop {

/// A part of a page that is read: a stop of Tab while there is more than fits, scrolled by the arrow keys, with a ring
/// around it while keys are used. Needs an accessible name. See scrolledDown().
class ReadingArea : public QScrollArea {
    Q_OBJECT
public:
    explicit ReadingArea(const QString& name = {});

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QWidget* m_ring;
};

} // namespace hilltop
