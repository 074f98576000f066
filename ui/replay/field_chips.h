// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace hilltop {

/// The cards of a field, each as a chip that can be dragged. Arrows go from one to the next. As high as its lines are,
/// up to four; hidden without cards. What a drag, key or menu does is for others to do.
class FieldChips : public QListWidget {
    Q_OBJECT
public:
    explicit FieldChips(QWidget* parent = nullptr);
    /// The current chip stays where its number is still there.
    void setTexts(const QStringList& texts);
    QStringList texts() const;
    /// Before which chip a card comes that is let go at a point of this widget; count(): behind the last one.
    int placeAt(const QPoint& point) const;
    /// A line where the card that is dragged would come; -1: none.
    void mark(int place);
    QPixmap picture(int index);

signals:
    void dragged(int index, const QPoint& global);
    void dropped(int index, const QPoint& global);
    void dragGivenUp();
    /// One place towards the first or last chip.
    void moveWanted(int index, int by);
    void removeWanted(int index);
    void menuWanted(int index, const QPoint& global);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void fitHeight();
    void endDrag();

    int m_pressed = -1; ///< the chip under the button
    QPoint m_pressedAt;
    bool m_dragging = false;
    int m_mark = -1;
};

} // namespace hilltop
