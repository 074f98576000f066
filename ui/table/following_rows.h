// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>

#include <algorithm>
#include <utility>
#include <vector>

namespace hilltop {

/// A flat model (Base: of a list or a table) whose rows are rebuilt often, most of them unchanged: rows
/// stay up to the first that differs. Row has ==.
template <class Base, class Row>
class FollowingRows : public Base {
public:
    using Base::Base;

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }

protected:
    /// How many of them are there already, from the first on.
    int sameRows(const std::vector<Row>& next) const {
        return static_cast<int>(std::mismatch(m_rows.begin(), m_rows.end(), next.begin(), next.end()).first -
                                m_rows.begin());
    }
    void follow(std::vector<Row> next) {
        const int kept = sameRows(next);
        if (kept < rowCount()) {
            this->beginRemoveRows({}, kept, rowCount() - 1);
            m_rows.resize(static_cast<std::size_t>(kept));
            this->endRemoveRows();
        }
        if (kept == static_cast<int>(next.size())) return;
        this->beginInsertRows({}, kept, static_cast<int>(next.size()) - 1);
        m_rows = std::move(next);
        this->endInsertRows();
    }

    std::vector<Row> m_rows;
};

} // namespace hilltop
