// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantAnimation>
#include <QWidget>

namespace hilltop {

/// Where a sheet slides in from below: as high as the part of the sheet that has come up.
class SheetShelf : public QWidget {
    Q_OBJECT
public:
    explicit SheetShelf(QWidget* sheet, QWidget* parent = nullptr);

    /// Lets the sheet come up to that height within so many milliseconds; 0: at once.
    void open(int height, int milliseconds);
    /// The sheet goes at once.
    void close();
    /// The sheet has another height, at once where it is up.
    void setSheetHeight(int height);
    bool sliding() const { return m_slide.state() == QAbstractAnimation::Running; }

signals:
    /// How much of the sheet has come up, 0 to 1.
    void slid(double part);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void place();

    QWidget* m_sheet;
    QVariantAnimation m_slide;
    int m_height = 0;
    double m_part = 0;
};

} // namespace hilltop
