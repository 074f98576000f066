// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/beside.h"

#include "style/layouts.h"

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kBesideLeast = 300, kBesideMost = 460;

} // namespace

QWidget* pagesBelow(QWidget& bar, QWidget& pages, QHBoxLayout& row) {
    auto* middle = new QWidget;
    auto* column = columnIn(middle, 0);
    column->addWidget(&bar);
    row.setSpacing(0);
    row.addWidget(&pages, 1);
    column->addLayout(&row, 1);
    return middle;
}

int widthBeside(int window) {
    return std::clamp(window / 4, kBesideLeast, kBesideMost);
}

void putBeside(QHBoxLayout& row, QPointer<QWidget>& before, QWidget* part, int window) {
    if (part == before) return;
    if (before) row.removeWidget(before);
    before = part;
    if (part == nullptr) return;
    row.addWidget(part);
    part->setFixedWidth(widthBeside(window));
}

} // namespace hilltop
