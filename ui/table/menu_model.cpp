// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/menu_model.h"

namespace hilltop {

void MenuModel::assign(std::vector<Item> items) {
    if (items == m_items) return;
    if (items.size() == m_items.size() && !items.empty()) {
        m_items = std::move(items);
        emit dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_items = std::move(items);
    endResetModel();
}

void MenuModel::setBest(const QString& word) {
    if (word == m_best) return;
    m_best = word;
    if (!m_items.empty()) emit dataChanged(index(0), index(rowCount() - 1), {BestRole});
}

void MenuModel::setWorths(const QVariantMap& worths) {
    if (worths == m_worths) return;
    m_worths = worths;
    if (!m_items.empty()) emit dataChanged(index(0), index(rowCount() - 1), {ValueRole});
}

void MenuModel::setKeys(const QStringList& keys) {
    m_keys = keys;
    if (!m_items.empty()) emit dataChanged(index(0), index(rowCount() - 1), {KeyRole});
}

int MenuModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

QVariant MenuModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const Item& item = m_items[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case TextRole:
        return item.text;
    case DetailRole:
        return item.detail;
    case WordRole:
        return item.word();
    case KeyRole:
        return key(index.row());
    case CardRowRole:
        return item.cardRow;
    case TagRowRole:
        return item.tagRow;
    case TwinsRole:
        return QVariant::fromValue(item.twins);
    case AllowedRole:
        return item.allowed();
    case ReasonRole:
        return item.reason;
    case BestRole:
        return !m_best.isEmpty() && item.word() == m_best;
    case ValueRole:
        return m_worths.value(item.word()).toString();
    default:
        return {};
    }
}

QHash<int, QByteArray> MenuModel::roleNames() const {
    return {{TextRole, "text"},       {DetailRole, "detail"},   {WordRole, "word"},     {KeyRole, "key"},
            {CardRowRole, "cardRow"}, {AllowedRole, "allowed"}, {ReasonRole, "reason"}, {BestRole, "best"},
            {ValueRole, "value"},     {TagRowRole, "tagRow"},   {TwinsRole, "twins"}};
}

} // namespace hilltop
