// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/rows.h"

#include <QAbstractListModel>
#include <QJSValue>

#include <utility>

namespace hilltop {
namespace {

constexpr int kOwnerRole = Qt::UserRole + 1000; // no model of ours has so many
constexpr int kValueRole = Qt::UserRole;

/// The rows of a number or a list.
class ValueRows : public QAbstractListModel {
public:
    ValueRows(int count, QVariantList values, QObject* parent)
        : QAbstractListModel(parent)
        , m_count(count)
        , m_values(std::move(values)) {}
    int rowCount(const QModelIndex& parent) const override { return parent.isValid() ? 0 : m_count; }
    QVariant data(const QModelIndex& index, int role) const override {
        return role == kValueRole ? m_values.value(index.row()) : QVariant();
    }
    QHash<int, QByteArray> roleNames() const override { return {{kValueRole, "modelData"}}; }

private:
    int m_count;
    QVariantList m_values;
};

} // namespace

void Rows::setOwner(QObject* owner) {
    if (std::exchange(m_owner, owner) == owner) return;
    emit ownerChanged();
    if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, 0), {kOwnerRole});
}

/// Equal rows stay, as a Repeater keeps them; others are made anew.
void Rows::setOf(const QVariant& rows) {
    const QVariant next =
        rows.metaType() == QMetaType::fromType<QJSValue>() ? rows.value<QJSValue>().toVariant() : rows;
    if (next == m_of) return;
    m_of = next;
    QAbstractItemModel* const old = sourceModel();
    auto* source = qobject_cast<QAbstractItemModel*>(next.value<QObject*>());
    if (source == nullptr) {
        const bool number = !next.canConvert<QVariantList>();
        const QVariantList values = number ? QVariantList() : next.toList();
        source = new ValueRows(number ? next.toInt() : static_cast<int>(values.size()), values, this);
    }
    setSourceModel(source);
    if (old != nullptr && old->parent() == this) delete old;
    emit ofChanged();
}

QVariant Rows::data(const QModelIndex& index, int role) const {
    return role == kOwnerRole ? QVariant::fromValue(m_owner) : QIdentityProxyModel::data(index, role);
}

QHash<int, QByteArray> Rows::roleNames() const {
    QHash<int, QByteArray> names = sourceModel() != nullptr ? sourceModel()->roleNames() : QHash<int, QByteArray>();
    names.insert(kOwnerRole, "owner");
    return names;
}

} // namespace hilltop
