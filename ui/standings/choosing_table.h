// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyEvent>
#include <QTableView>

namespace hilltop {

/// A table whose cells are chosen by one click, Enter or Space.
class ChoosingTable : public QTableView {
    Q_OBJECT
public:
    explicit ChoosingTable(QWidget* parent = nullptr)
        : QTableView(parent) {
        connect(this, &QTableView::clicked, this, &ChoosingTable::chosen);
    }

signals:
    void chosen(const QModelIndex& index);

protected:
    void keyPressEvent(QKeyEvent* event) override {
        switch (event->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            if (currentIndex().isValid()) emit chosen(currentIndex());
            return;
        default:
            QTableView::keyPressEvent(event);
        }
    }
};

} // namespace hilltop
