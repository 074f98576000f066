// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>
#include <QVariantMap>

/// A field of such a view: a member of that type, which QML reads. What it is before a match is shown may follow.
#define VIEW_FIELD(Type, name)                                                                                         \
    Q_PROPERTY(Type name MEMBER name)                                                                                  \
public:                                                                                                                \
    Type name

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
