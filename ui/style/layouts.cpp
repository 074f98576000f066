// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/layouts.h"

#include "style/panel.h"

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

} // namespace hilltop
