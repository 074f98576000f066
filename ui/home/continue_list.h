// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/continue_item.h"
#include "style/panel.h"

#include <vector>

class QVBoxLayout;

namespace hilltop {

/// What waits to be gone on with, a line each with a button.
class ContinueList : public Panel {
    Q_OBJECT
public:
    explicit ContinueList(QWidget* parent = nullptr);

    /// Lines that stay keep their buttons, for the press and the focus on them.
    void setItems(const std::vector<ContinueItem>& items);
    bool empty() const { return m_items.empty(); }
    /// Only the first ones are in sight.
    void showFirst(int most);

signals:
    void requested(const QString& id);
    void deleteRequested(const QString& id);

private:
    std::vector<ContinueItem> m_items;
    QVBoxLayout* m_rows;
};

} // namespace hilltop
