// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/sheet_shelf.h"

#include <algorithm>
#include <cmath>

namespace hilltop {

SheetShelf::SheetShelf(QWidget* sheet, QWidget* parent)
    : QWidget(parent)
    , m_sheet(sheet) {
    m_sheet->setParent(this);
    m_slide.setStartValue(0.0);
    m_slide.setEndValue(1.0);
    m_slide.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_slide, &QVariantAnimation::valueChanged, this, [this](const QVariant& part) {
        if (!sliding()) return;
        m_part = part.toDouble();
        place();
        emit slid(m_part);
    });
    setFixedHeight(0);
}

void SheetShelf::open(int height, int milliseconds) {
    m_slide.stop();
    m_height = height;
    m_part = milliseconds > 0 ? 0 : 1;
    place();
    emit slid(m_part);
    if (milliseconds <= 0) return;
    m_slide.setDuration(milliseconds);
    m_slide.start();
}

void SheetShelf::close() {
    m_slide.stop();
    m_part = 0;
    place();
}

void SheetShelf::setSheetHeight(int height) {
    m_height = height;
    place();
}

/// The sheet keeps its height, so that nothing in it moves meanwhile.
void SheetShelf::place() {
    setFixedHeight(static_cast<int>(std::lround(m_part * m_height)));
    m_sheet->setGeometry(0, 0, width(), std::max(1, m_height));
}

void SheetShelf::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_sheet->setGeometry(0, 0, width(), std::max(1, m_height));
}

} // namespace hilltop
