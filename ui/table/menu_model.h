// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table.h"

#include <QAbstractListModel>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace hilltop {

/// The open actions of the person on turn, in the order of the game.
class MenuModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
public:
    enum Role {
        TextRole = Qt::UserRole,
        DetailRole,
        WordRole,
        KeyRole,
        CardRowRole,
        AllowedRole,
        ReasonRole,
        BestRole,
        ValueRole,
        TagRowRole,
        TwinsRole
    };

    struct Item {
        Choice choice;
        QString text;
        QString detail;
        QString reason;
        int cardRow = -1;
        int tagRow = -1;    ///< the same for the answer that is written under the card
        QList<int> twins{}; ///< rows of equal cards, under which it is written too
        QString word() const { return QString::fromStdString(choice.word); }
        bool allowed() const { return choice.reason.empty(); }
        friend bool operator==(const Item& a, const Item& b) {
            return a.choice.word == b.choice.word && a.choice.reason == b.choice.reason && a.text == b.text &&
                   a.detail == b.detail && a.cardRow == b.cardRow && a.tagRow == b.tagRow && a.twins == b.twins;
        }
    };

    explicit MenuModel(QObject* parent = nullptr)
        : QAbstractListModel(parent) {}

    void assign(std::vector<Item> items);
    /// The word of the best one; empty: none is marked.
    void setBest(const QString& word);
    const std::vector<Item>& items() const { return m_items; }
    const QString& best() const { return m_best; }
    /// What answers are worth, by their words and as people read it; empty: not asked for.
    void setWorths(const QVariantMap& worths);
    const QVariantMap& worths() const { return m_worths; }
    /// The digit that plays item i, "" from the tenth on.
    /// The key that plays the action of that row; empty if it has none.
    QString key(int row) const { return m_keys.value(row); }
    void setKeys(const QStringList& keys);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    std::vector<Item> m_items;
    QString m_best;
    QVariantMap m_worths;
    QStringList m_keys; ///< by row, as people read them
};

} // namespace hilltop
