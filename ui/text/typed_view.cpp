// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/typed_view.h"

#include <QMetaProperty>
#include <QSequentialIterable>

namespace hilltop {
namespace {

QVariant valueOf(const QVariant& field, const QMetaType& type) {
    QVariant value(type);
    if (type.flags().testFlag(QMetaType::IsGadget)) {
        const bool word = field.typeId() == QMetaType::QString;
        fillGadget(value.data(), *type.metaObject(),
                   word ? QVariantMap{{QStringLiteral("word"), field}} : field.toMap());
        return value;
    }
    if (field.typeId() != QMetaType::QVariantList) return field;
    auto list = value.view<QSequentialIterable>();
    const QMetaType element = list.metaContainer().valueMetaType();
    const QVariantList items = field.toList();
    for (const QVariant& item : items)
        list.addValue(valueOf(item, element), QSequentialIterable::AtEnd);
    return value;
}

} // namespace

void fillGadget(void* gadget, const QMetaObject& type, const QVariantMap& fields) {
    for (int i = 0; i < type.propertyCount(); ++i) {
        const QMetaProperty property = type.property(i);
        const QVariant field = fields.value(QLatin1String(property.name()));
        if (!field.isNull()) property.writeOnGadget(gadget, valueOf(field, property.metaType()));
    }
}

} // namespace hilltop
