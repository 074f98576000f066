// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/layouts.h"

#include "style/panel.h"

#include <QDialog>
#include <QScrollArea>

namespace hilltop {
namespace {

template <class Layout>
Layout* spaced(Layout* layout, int spacing, const QMargins& margins) {
    layout->setContentsMargins(margins);
    layout->setSpacing(spacing);
    return layout;
}

} // namespace

QVBoxLayout* columnIn(QWidget* widget, int spacing, const QMargins& margins) {
    return spaced(new QVBoxLayout(widget), spacing, margins);
}

QHBoxLayout* rowIn(QWidget* widget, int spacing, const QMargins& margins) {
    return spaced(new QHBoxLayout(widget), spacing, margins);
}

QVBoxLayout* columnPart(int spacing, const QMargins& margins) {
    return spaced(new QVBoxLayout, spacing, margins);
}

QHBoxLayout* rowPart(int spacing, const QMargins& margins) {
    return spaced(new QHBoxLayout, spacing, margins);
}

QWidget* scrolledDown(QWidget* widget, QScrollArea* area) {
    if (area == nullptr) area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(widget);
    return area;
}

QWidget* inPanel(QWidget* widget, int margin) {
    auto* panel = new Panel;
    columnIn(panel, 0, {margin, margin, margin, margin})->addWidget(widget);
    return panel;
}

void fillDialog(QDialog& dialog, std::initializer_list<QWidget*> parts, QWidget* note,
                std::initializer_list<QWidget*> buttons) {
    auto* column = columnIn(&dialog, 12, {20, 16, 20, 14});
    for (QWidget* part : parts)
        column->addWidget(part, qobject_cast<Panel*>(part) != nullptr ? 1 : 0);
    auto* foot = rowPart(8);
    if (note != nullptr)
        foot->addWidget(note, 1);
    else
        foot->addStretch(1);
    for (QWidget* button : buttons)
        foot->addWidget(button);
    column->addLayout(foot);
}

} // namespace hilltop
