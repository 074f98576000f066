// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/style_measures.h"

#include "style/shades.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QGuiApplication>
#include <QLineEdit>
#include <QStyleOption>
#include <QToolButton>

namespace hilltop {

namespace {

constexpr int kControl = 32; // height of buttons and fields
constexpr int kRow = 32;
constexpr int kMenuRow = 28;

/// Room for text of a larger system font.
int atLeast(int height, const QStyleOption* option, int padding = 12) {
    return option ? qMax(height, option->fontMetrics.height() + padding) : height;
}

} // namespace

int StyleMeasures::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
    case PM_DefaultFrameWidth:
        // Inside a rounded frame square contents keep clear of the corners.
        return qobject_cast<const QAbstractScrollArea*>(widget) ? 3 : 1;
    case PM_ComboBoxFrameWidth:
    case PM_SpinBoxFrameWidth:
        return 1;
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ToolBarIconSize:
    case PM_ListViewIconSize:
    case PM_TabBarIconSize:
        return 20;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return 18;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return 10;
    case PM_ScrollBarExtent:
        return 12;
    case PM_ScrollBarSliderMin:
        return 32;
    case PM_ScrollView_ScrollBarSpacing:
    case PM_MenuBarPanelWidth:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_MenuBarItemSpacing:
    case PM_MenuDesktopFrameWidth:
        return 0;
    case PM_MenuBarHMargin:
        return 8;
    case PM_MenuBarVMargin:
        return 0;
    case PM_MenuPanelWidth:
        return 1;
    case PM_MenuVMargin:
        return 4;
    case PM_FocusFrameHMargin:
        return widget && widget->property("rowLines").toBool() ? 11 : 7;
    case PM_HeaderMargin:
        return 12;
    case PM_HeaderMarkSize:
        return 10;
    case PM_SliderLength:
    case PM_SliderThickness:
    case PM_SliderControlThickness:
        return 18;
    case PM_SplitterWidth:
        return 5;
    case PM_ToolTipLabelFrameWidth:
        return 6;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return 8;
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin:
        return 16;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int StyleMeasures::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                             QStyleHintReturn* data) const {
    switch (hint) {
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_ComboBox_Popup:
    case SH_ItemView_ActivateItemOnSingleClick:
    case SH_ScrollView_FrameOnlyAroundContents:
        return 0;
    case SH_UnderlineShortcut:
        return (option && (option->state & State_KeyboardFocusChange)) ||
               (QGuiApplication::keyboardModifiers() & Qt::AltModifier);
    case SH_ItemView_ShowDecorationSelected:
    case SH_ScrollBar_LeftClickAbsolutePosition:
    case SH_MenuBar_MouseTracking:
    case SH_Menu_MouseTracking:
        return 1;
    case SH_FormLayoutLabelAlignment:
        return Qt::AlignLeft | Qt::AlignVCenter;
    case SH_FormLayoutFormAlignment:
        return Qt::AlignLeft | Qt::AlignTop;
    case SH_FormLayoutFieldGrowthPolicy:
        return 1; // only fields that want to grow do
    case SH_Table_GridLineColor:
        return static_cast<int>((option ? shades(option->palette).rowLine : QColor(Qt::gray)).rgb());
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

QSize StyleMeasures::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                      const QWidget* widget) const {
    switch (type) {
    case CT_PushButton: {
        QSize result = size + QSize(32, 0);
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            // Checked and primary buttons are written in SemiBold: keep their room.
            QFont font = widget ? widget->font() : QFont();
            font.setWeight(QFont::DemiBold);
            const int strong = QFontMetrics(font).horizontalAdvance(button->text.section('\t', 0, 0));
            const int plain = option->fontMetrics.horizontalAdvance(button->text.section('\t', 0, 0));
            result.rwidth() += qMax(0, strong - plain) + (button->icon.isNull() ? 0 : 4);
        }
        result.setHeight(atLeast(kControl, option));
        return result.expandedTo(QSize(kControl, kControl));
    }
    case CT_ToolButton: {
        const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
        if (!button) break;
        QFont font = button->font;
        font.setWeight(QFont::DemiBold);
        const int text = QFontMetrics(font).size(Qt::TextShowMnemonic, button->text).width();
        const int height = atLeast(kControl, option);
        const bool arrow = button->features & QStyleOptionToolButton::HasMenu;
        int width = height;
        if (button->toolButtonStyle == Qt::ToolButtonTextOnly || button->icon.isNull())
            width = text + 20;
        else if (button->toolButtonStyle != Qt::ToolButtonIconOnly)
            width = text + button->iconSize.width() + 8 + 22;
        return QSize(width + (arrow ? 18 : 0), height);
    }
    case CT_ComboBox:
        return QSize(size.width() + 46, atLeast(kControl, option));
    case CT_SpinBox:
        return QSize(size.width() + 36, atLeast(kControl, option));
    case CT_LineEdit:
        return QSize(size.width() + 20, atLeast(kControl, option));
    case CT_MenuBarItem:
        return QSize(size.width() + 18, atLeast(kMenuRow, option, 8));
    case CT_MenuItem: {
        const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
        if (item && item->menuItemType == QStyleOptionMenuItem::Separator) return QSize(10, 9);
        return QSize(size.width() + 76, atLeast(kMenuRow, option, 8));
    }
    case CT_ItemViewItem: {
        QStyleOptionViewItem wrapped;
        const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option);
        if (item != nullptr && (item->features & QStyleOptionViewItem::WrapText) && item->rect.width() > 8) {
            wrapped = *item;
            wrapped.rect.adjust(4, 0, -4, 0); // what CellPaint leaves of a cell at an edge of its table
            option = &wrapped;
        }
        const QSize plain = QProxyStyle::sizeFromContents(type, option, size, widget);
        const int row = widget ? widget->property("rowHeight").toInt() : 0;
        return QSize(plain.width() + 8, qMax(plain.height(), row > 0 ? row : atLeast(kRow, option, 8)));
    }
    case CT_HeaderSection: {
        const QSize plain = QProxyStyle::sizeFromContents(type, option, size, widget);
        return QSize(plain.width() + 8, atLeast(kRow, option));
    }
    case CT_ProgressBar:
        return QSize(size.width(), 8);
    case CT_CheckBox:
    case CT_RadioButton: {
        const QSize plain = QProxyStyle::sizeFromContents(type, option, size, widget);
        return QSize(plain.width() + 6, atLeast(28, option, 8));
    }
    default:
        break;
    }
    return QProxyStyle::sizeFromContents(type, option, size, widget);
}

QRect StyleMeasures::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const {
    switch (element) {
    case SE_PushButtonFocusRect:
    case SE_ProgressBarGroove:
    case SE_ProgressBarContents:
    case SE_ComboBoxFocusRect:
        return option->rect;
    case SE_LineEditContents: {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        return frame && frame->lineWidth > 0 ? option->rect.adjusted(9, 1, -9, -1) : option->rect;
    }
    case SE_CheckBoxIndicator:
    case SE_RadioButtonIndicator:
        return visualRect(option->direction, option->rect,
                          QRect(option->rect.x() + 3, option->rect.y() + (option->rect.height() - 18) / 2, 18, 18));
    case SE_CheckBoxFocusRect:
    case SE_RadioButtonFocusRect: {
        const QRect mark = subElementRect(SE_CheckBoxIndicator, option, widget);
        return mark.adjusted(-3, -3, 3, 3);
    }
    case SE_CheckBoxContents:
    case SE_RadioButtonContents:
        return visualRect(option->direction, option->rect, option->rect.adjusted(31, 0, 0, 0));
    default:
        return QProxyStyle::subElementRect(element, option, widget);
    }
}

QRect StyleMeasures::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                    const QWidget* widget) const {
    const QRect all = option->rect;
    const auto placed = [&](const QRect& rect) { return visualRect(option->direction, all, rect); };
    if (control == CC_SpinBox) {
        const QRect arrows(all.right() - 23, all.y() + 1, 23, all.height() - 2);
        switch (part) {
        case SC_SpinBoxUp:
            return placed(arrows.adjusted(0, 0, 0, -arrows.height() / 2));
        case SC_SpinBoxDown:
            return placed(arrows.adjusted(0, (arrows.height() + 1) / 2, 0, 0));
        case SC_SpinBoxEditField:
            return placed(all.adjusted(9, 2, -26, -2));
        default:
            return all;
        }
    }
    if (control == CC_ComboBox) {
        switch (part) {
        case SC_ComboBoxArrow:
            return placed(QRect(all.right() - 29, all.y(), 30, all.height()));
        case SC_ComboBoxEditField:
            return placed(all.adjusted(10, 2, -30, -2));
        default:
            return all;
        }
    }
    if (control == CC_ScrollBar) {
        const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
        if (!bar) return all;
        const bool flat = bar->orientation == Qt::Horizontal;
        const int length = flat ? all.width() : all.height();
        const qint64 range = qint64(bar->maximum) - bar->minimum;
        const int handle =
            range > 0 ? qBound(qMin(32, length), int(qint64(bar->pageStep) * length / (range + bar->pageStep)), length)
                      : length;
        const int start =
            sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition, length - handle, bar->upsideDown);
        const auto along = [&](int from, int to) {
            return placed(flat ? QRect(all.x() + from, all.y(), to - from, all.height())
                               : QRect(all.x(), all.y() + from, all.width(), to - from));
        };
        switch (part) {
        case SC_ScrollBarAddLine:
        case SC_ScrollBarSubLine:
            return QRect();
        case SC_ScrollBarSubPage:
            return along(0, start);
        case SC_ScrollBarAddPage:
            return along(start + handle, length);
        case SC_ScrollBarSlider:
            return along(start, start + handle);
        default:
            return all;
        }
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

} // namespace hilltop
