// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIdentityProxyModel>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

namespace hilltop {

/// A model that gives each delegate its owner as a role, so that a delegate reaches what lies outside of it through a
/// `required property` with a type. A misspelt field is then an error of qmllint, which cannot follow ids out of a
/// delegate before Qt 6.5.
class Rows : public QIdentityProxyModel {
    Q_OBJECT
    QML_ELEMENT
    /// The role "owner".
    Q_PROPERTY(QObject* owner MEMBER m_owner WRITE setOwner NOTIFY ownerChanged)
    /// A number of rows, a list (the role "modelData"), or a model with roles of its own.
    Q_PROPERTY(QVariant of READ of WRITE setOf NOTIFY ofChanged)
public:
    explicit Rows(QObject* parent = nullptr)
        : QIdentityProxyModel(parent) {}
    void setOwner(QObject* owner);
    QVariant of() const { return m_of; }
    void setOf(const QVariant& rows);

    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void ownerChanged();
    void ofChanged();

private:
    QObject* m_owner = nullptr;
    QVariant m_of;
};

} // namespace hilltop
