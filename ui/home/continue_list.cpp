// SPDX-License-Identifier: GPL-3.0-or-later
#include "home/continue_list.h"

#include "home/home_page.h"
#include "home/home_rows.h"

#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hilltop {
namespace {

bool alike(const ContinueItem& one, const ContinueItem& two) {
    return one.id == two.id && one.button == two.button && (one.percent < 0) == (two.percent < 0) &&
           one.deletable == two.deletable;
}

} // namespace

ContinueList::ContinueList(QWidget* parent)
    : Panel(parent)
    , m_rows(new QVBoxLayout(this)) {
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(0);
    setItems({});
}

void ContinueList::setItems(const std::vector<ContinueItem>& items) {
    const bool same =
        m_rows->count() > 0 && std::equal(items.begin(), items.end(), m_items.begin(), m_items.end(), alike);
    m_items = items;
    if (same) { // a running tournament comes here every second, and every size of the window
        for (std::size_t i = 0; i < items.size(); ++i)
            fillContinueRow(m_rows->itemAt(static_cast<int>(2 * i))->widget(), items[i]);
        return;
    }
    clearHomeRows(m_rows);
    if (items.empty())
        m_rows->addWidget(
            homeEmptyState(QStringLiteral("cards"),
                           HomePage::tr("Matches you leave are kept here. They are saved after every decision.")));
    for (const ContinueItem& item : items) {
        QPushButton* button = nullptr;
        if (m_rows->count() > 0) m_rows->addWidget(new Hairline);
        QWidget* row = continueRow(item, button);
        m_rows->addWidget(row);
        if (auto* remove = row->findChild<QToolButton*>())
            connect(remove, &QToolButton::clicked, this, [this, id = item.id] {
                setFocus(); // the row goes with its button, and undo is a key of this page
                emit deleteRequested(id);
            });
        connect(button, &QPushButton::clicked, this, [this, id = item.id] { emit requested(id); });
    }
    if (!items.empty()) m_rows->addStretch(1);
}

void ContinueList::showFirst(int most) {
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const bool seen = static_cast<int>(i) < most;
        m_rows->itemAt(static_cast<int>(2 * i))->widget()->setVisible(seen);
        if (i > 0) m_rows->itemAt(static_cast<int>(2 * i) - 1)->widget()->setVisible(seen);
    }
}

} // namespace hilltop
