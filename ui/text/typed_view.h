// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVariant>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

// A game's view as QML reads it (typedView()), a part of it, and their fields: the property and the member with its
// value before a match is shown. moc reads them as what they stand for.

#define QML_VIEW(Type, name)                                                                                           \
    Q_GADGET                                                                                                           \
    QML_VALUE_TYPE(name)                                                                                               \
public:                                                                                                                \
    bool operator==(const Type&) const = default
#define QML_VIEW_FIELD(Type, name, ...)                                                                                \
    Q_PROPERTY(Type name MEMBER name)                                                                                  \
    Type name {                                                                                                        \
        __VA_ARGS__                                                                                                    \
    }

/// What follows from the fields by the rules of the game, so that QML shows it and does not work it out.
#define QML_VIEW_SAYS(Type, name)                                                                                      \
    Q_PROPERTY(Type name READ name)                                                                                    \
    Type name() const

namespace hilltop {

/// Fills a Q_GADGET from the fields of a view, each property from the field of its name; lists and gadgets in it, too.
/// A gadget that the view has as a text gets it as its `word`. What the view does not have, or has as null, stays as it
/// is.
void fillGadget(void* gadget, const QMetaObject& type, const QVariantMap& fields);

/// The view as QML reads it, where a misspelt field is an error of qmllint.
template <class View>
QVariant typedView(const QVariantMap& fields) {
    View view;
    fillGadget(&view, View::staticMetaObject, fields);
    return QVariant::fromValue(view);
}

/// Answers of game G as records write them.
template <class G>
auto answerIn(const QString& word) {
    return G::read(word.toStdString());
}
template <class G>
QString spelled(const typename G::Action& action) {
    return QString::fromStdString(G::spell(action));
}

} // namespace hilltop
