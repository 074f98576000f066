// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review_files/reviewing.h"

#include <QAbstractTableModel>

#include <memory>

namespace hilltop {

/// One of the groups of reviewed matches, shared by all that show it; `group` is its place, -1: none.
struct ReviewedGroup {
    std::shared_ptr<const ReviewedMatches> matches;
    int group = -1;

    const ManyReviews* reviews() const {
        return matches && group >= 0 ? &matches->groups[static_cast<std::size_t>(group)] : nullptr;
    }
};

/// What all tables of a group have in common: rows of words.
class ReviewTable : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

protected:
    struct Column {
        QString title;
        bool number = true;
        QString tip{};
    };
    void set(std::vector<Column> columns, std::vector<QStringList> rows);

private:
    std::vector<Column> m_columns;
    std::vector<QStringList> m_rows;
};

/// Entrants by luck-adjusted result, with the plain one beside it, their losses and marks.
class LuckTable : public ReviewTable {
    Q_OBJECT
public:
    using ReviewTable::ReviewTable;
    void setGroup(const ReviewedGroup& group);
};

/// The costliest decisions, of everybody or of one.
class WorstTable : public ReviewTable {
    Q_OBJECT
public:
    static constexpr int kMostRows = 500;

    using ReviewTable::ReviewTable;
    /// An empty name: of everybody.
    void setGroup(const ReviewedGroup& group, const std::string& name);
    const MarkedMoment& moment(int row) const { return m_moments[static_cast<std::size_t>(row)]; }

private:
    std::vector<MarkedMoment> m_moments;
};

/// How often a player chose a kind of answer where there was a choice, and how often the others did.
class StyleTable : public ReviewTable {
    Q_OBJECT
public:
    using ReviewTable::ReviewTable;
    /// An empty name: everybody, one after the other.
    void setGroup(const ReviewedGroup& group, const std::string& name);
};

/// A bot's or a person's name as reviews have it, for people.
QString reviewedName(const Info& info, const std::string& name);

} // namespace hilltop
