// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/record.h"

#include <QAbstractTableModel>
#include <QWidget>

#include <vector>

class QPushButton;
class QTableView;

namespace hilltop {

class MatchDocument;
class TextLabel;

/// The matches of a file, which it holds: number, who sat where, how it ended. Files may hold many thousands, so words
/// are made of those alone that are looked at.
class RecordListModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { NumberColumn, SeatsColumn, ResultColumn, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setRecords(std::vector<Record> records);
    const std::vector<Record>& records() const { return m_records; }
    /// The same match as before, with other notes, marks or branches.
    void replace(std::size_t row, const Record& record) { m_records[row] = record; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : Columns; }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<Record> m_records;
};

/// The same to choose from, with the reason under the title when the chosen one cannot be shown.
class RecordList : public QWidget {
    Q_OBJECT
public:
    explicit RecordList(QWidget* parent = nullptr);

    /// `path` is the file they are from, or empty.
    void setFile(std::vector<Record> records, const QString& path, int current);
    void clear() { setFile({}, {}, 0); }
    const QString& path() const { return m_path; }
    RecordListModel& model() { return m_model; }
    /// Which of them the document is, -1: none.
    int rowOf(const MatchDocument& document) const;
    /// What was changed in a match of the list is there when it is chosen again.
    void keep(const MatchDocument& document);
    void setProblem(const QString& sentence);
    QString problem() const;
    QTableView* list() const { return m_list; }

signals:
    void chosen(int row);
    /// All of them shall be analysed.
    void analyseRequested();

private:
    RecordListModel m_model;
    QString m_path;
    TextLabel* m_title;
    TextLabel* m_problem;
    QTableView* m_list;
    QPushButton* m_analyse;
};

} // namespace hilltop
