// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>
#include <QVariantMap>

namespace hilltop {

/// Fills a Q_GADGET from the fields of a view, each property from the field of its name; lists and gadgets in it, too.
/// What the view does not have, or has as null, stays as it is.
void fillGadget(void* gadget, const QMetaObject& type, const QVariantMap& fields);

/// The view as QML reads it, where a misspelt field is an error of qmllint.
template <class View>
QVariant typedView(const QVariantMap& fields) {
    View view;
    fillGadget(&view, View::staticMetaObject, fields);
    return QVariant::fromValue(view);
}

} // namespace hilltop
