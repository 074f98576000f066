// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace hilltop {

/// Leaves to what has the focus the keys it needs, where a page has the same keys for actions: Space and the arrows of
/// buttons, the arrows of lists and texts.
class KeyFilter : public QObject {
public:
    using QObject::QObject;

    /// Buttons in that widget, and itself.
    void addButtons(QWidget& widget);
    /// A list keeps Up and Down; a text all arrows and the keys of pages.
    void add(QWidget& listOrText);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
};

} // namespace hilltop
