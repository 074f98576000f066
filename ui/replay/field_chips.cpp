// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/field_chips.h"

#include "style/control_paint.h"
#include "style/theme.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <utility>

namespace hilltop {
namespace {

constexpr int kChipEdge = 7, kChipRise = 3, kChipGap = 4, kChipRadius = 4, kMarkWidth = 2, kMostLines = 4;

/// A small card with its name on it.
class ChipDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
        const QFontMetrics metrics(textFont(TextSize::Small));
        return {metrics.horizontalAdvance(index.data().toString()) + 2 * kChipEdge, metrics.height() + 2 * kChipRise};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Shades s = shades(option.palette);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(s.controlLine);
        painter->setBrush(option.state & QStyle::State_MouseOver ? s.hover : option.palette.color(QPalette::Base));
        painter->drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), kChipRadius, kChipRadius);
        painter->setPen(option.palette.color(QPalette::Text));
        painter->setFont(textFont(TextSize::Small));
        painter->drawText(option.rect, Qt::AlignCenter, index.data().toString());
        if (option.state & QStyle::State_HasFocus)
            paint::focusRing(*painter, option.rect, option.palette, kChipRadius, false);
        painter->restore();
    }
};

} // namespace

FieldChips::FieldChips(QWidget* parent)
    : QListWidget(parent) {
    setFlow(QListView::LeftToRight);
    setWrapping(true);
    setResizeMode(QListView::Adjust);
    setSpacing(kChipGap / 2);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(QAbstractItemView::NoSelection);
    setItemDelegate(new ChipDelegate(this));
    setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    viewport()->setCursor(Qt::OpenHandCursor);
    setAccessibleDescription(tr("Drag a card to another field, or press the menu key"));
    setToolTip(accessibleDescription());
    setVisible(false);
}

void FieldChips::setTexts(const QStringList& wanted) {
    if (texts() == wanted) return;
    const int current = currentRow();
    clear();
    addItems(wanted);
    if (!wanted.isEmpty()) setCurrentRow(std::clamp(current, 0, static_cast<int>(wanted.size()) - 1));
    setVisible(!wanted.isEmpty());
    fitHeight();
}

QStringList FieldChips::texts() const {
    QStringList all;
    for (int i = 0; i < count(); ++i)
        all << item(i)->text();
    return all;
}

int FieldChips::placeAt(const QPoint& point) const {
    for (int i = 0; i < count(); ++i) {
        const QRect rect = visualItemRect(item(i));
        if (point.y() > rect.bottom()) continue;
        const bool before = isRightToLeft() ? point.x() > rect.center().x() : point.x() < rect.center().x();
        if (before || point.y() < rect.top()) return i;
    }
    return count();
}

void FieldChips::mark(int place) {
    if (std::exchange(m_mark, place) != place) viewport()->update();
}

QPixmap FieldChips::picture(int index) {
    return viewport()->grab(visualItemRect(item(index)));
}

void FieldChips::mousePressEvent(QMouseEvent* event) {
    QListWidget::mousePressEvent(event);
    if (event->button() != Qt::LeftButton) return;
    m_pressed = indexAt(event->pos()).row();
    m_pressedAt = event->pos();
}

/// A view would select or scroll.
void FieldChips::mouseMoveEvent(QMouseEvent* event) {
    if (m_pressed < 0 || !(event->buttons() & Qt::LeftButton)) return QListWidget::mouseMoveEvent(event);
    if ((event->pos() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance()) m_dragging = true;
    if (m_dragging) emit dragged(m_pressed, event->globalPosition().toPoint());
}

void FieldChips::mouseReleaseEvent(QMouseEvent* event) {
    QListWidget::mouseReleaseEvent(event);
    const int index = std::exchange(m_pressed, -1);
    if (event->button() == Qt::LeftButton && std::exchange(m_dragging, false))
        emit dropped(index, event->globalPosition().toPoint());
}

void FieldChips::endDrag() {
    m_pressed = -1;
    if (std::exchange(m_dragging, false)) emit dragGivenUp();
}

void FieldChips::keyPressEvent(QKeyEvent* event) {
    const int index = currentRow();
    const bool sideways = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    if (event->key() == Qt::Key_Escape && m_dragging) return endDrag();
    if (index < 0) return QListWidget::keyPressEvent(event);
    if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace) return emit removeWanted(index);
    if (sideways && event->modifiers() == Qt::AltModifier)
        return emit moveWanted(index, (event->key() == Qt::Key_Left) != isRightToLeft() ? -1 : 1);
    QListWidget::keyPressEvent(event);
}

void FieldChips::contextMenuEvent(QContextMenuEvent* event) {
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const int index = byMouse ? indexAt(event->pos()).row() : currentRow();
    if (index < 0) return event->ignore();
    emit menuWanted(index,
                    byMouse ? event->globalPos() : viewport()->mapToGlobal(visualItemRect(item(index)).bottomLeft()));
}

void FieldChips::paintEvent(QPaintEvent* event) {
    QListWidget::paintEvent(event);
    if (m_mark < 0 || count() == 0) return;
    const bool last = m_mark >= count();
    const QRect rect = visualItemRect(item(last ? count() - 1 : m_mark));
    const int x = last != isRightToLeft() ? rect.right() + 1 : rect.left() - kMarkWidth;
    QPainter painter(viewport());
    painter.fillRect(QRect(x, rect.top(), kMarkWidth, rect.height()), shades(palette()).accent);
}

void FieldChips::resizeEvent(QResizeEvent* event) {
    QListWidget::resizeEvent(event);
    fitHeight();
}

bool FieldChips::event(QEvent* event) {
    if (event->type() == QEvent::Hide) endDrag();
    return QListWidget::event(event);
}

void FieldChips::fitHeight() {
    doItemsLayout();
    if (count() == 0) return;
    const int line = sizeHintForIndex(model()->index(0, 0)).height() + kChipGap;
    setFixedHeight(std::min(contentsSize().height(), kMostLines * line));
}

} // namespace hilltop
