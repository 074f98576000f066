// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/style.h"

#include "style/paint.h"
#include "style/row_paint.h"
#include "style/shades.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QEvent>
#include <QPainter>
#include <QPushButton>
#include <QStyleOption>

namespace hilltop {

using namespace paint;

static constexpr int kLeft = static_cast<int>(Qt::AlignLeft) | static_cast<int>(Qt::AlignVCenter);

namespace {

/// Redraws the frame of a list or text when focus comes and goes; Qt only updates what is inside.
class FrameUpdater : public QObject {
public:
    using QObject::QObject;
    bool eventFilter(QObject* object, QEvent* event) override {
        if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
            static_cast<QWidget*>(object)->update();
        return false;
    }
};

} // namespace

Style::Style()
    : m_frameUpdater(new FrameUpdater(this)) {}

QPalette Style::standardPalette() const {
    return drawnPalette(m_dark);
}

void Style::polish(QWidget* widget) {
    StyleMeasures::polish(widget);
    if (qobject_cast<QAbstractButton*>(widget) || qobject_cast<QComboBox*>(widget) ||
        widget->inherits("QAbstractSpinBox") || widget->inherits("QScrollBar") || widget->inherits("QHeaderView"))
        widget->setAttribute(Qt::WA_Hover);
    if (qobject_cast<QAbstractScrollArea*>(widget)) widget->installEventFilter(m_frameUpdater);
}

int Style::mnemonics(const QStyleOption* option, const QWidget* widget) const {
    return styleHint(SH_UnderlineShortcut, option, widget, nullptr) ? Qt::TextShowMnemonic : Qt::TextHideMnemonic;
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const {
    const QPalette& palette = option->palette;
    switch (element) {
    case PE_PanelButtonCommand: {
        const ButtonLook look = buttonLook(*option, widget);
        box(*painter, option->rect, kControlRadius, look.fill, look.line);
        return;
    }
    case PE_FrameFocusRect: {
        if (!(option->state & State_KeyboardFocusChange) || qobject_cast<const QAbstractItemView*>(widget)) return;
        focusRing(*painter, option->rect, palette, kControlRadius, false);
        return;
    }
    case PE_PanelLineEdit:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option); frame && frame->lineWidth > 0)
            field(*painter, *option);
        return;
    case PE_FrameLineEdit:
    case PE_FrameStatusBarItem:
    case PE_FrameButtonBevel:
    case PE_FrameDefaultButton:
    case PE_PanelScrollAreaCorner:
    case PE_IndicatorHeaderArrow: // drawn with the section
        return;
    case PE_Frame: {
        const auto* area = qobject_cast<const QAbstractScrollArea*>(widget);
        const bool focus = area && (option->state & State_HasFocus) && (option->state & State_KeyboardFocusChange);
        const bool popup = widget && widget->isWindow(); // of a combo box: square
        box(*painter, option->rect,
            popup  ? 0
            : area ? kControlRadius
                   : kPanelRadius,
            palette.color(QPalette::Base),
            isWrong(area) ? shades(palette).bad
            : focus       ? shades(palette).focus
            : area        ? shades(palette).controlLine
                          : shades(palette).line,
            focus ? 2 : 1);
        return;
    }
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        checkMark(*painter, *option, false);
        return;
    case PE_IndicatorRadioButton:
        checkMark(*painter, *option, true);
        return;
    case PE_IndicatorArrowDown:
    case PE_IndicatorArrowUp:
    case PE_IndicatorArrowLeft:
    case PE_IndicatorArrowRight: {
        const Towards towards = element == PE_IndicatorArrowDown   ? Towards::Down
                                : element == PE_IndicatorArrowUp   ? Towards::Up
                                : element == PE_IndicatorArrowLeft ? Towards::Left
                                                                   : Towards::Right;
        chevron(*painter, QRectF(option->rect), towards, shades(palette).quiet);
        return;
    }
    case PE_PanelMenu:
        painter->fillRect(option->rect, palette.color(QPalette::Base));
        return;
    case PE_FrameMenu:
        box(*painter, option->rect, 0, QColor(), shades(palette).controlLine);
        return;
    case PE_PanelTipLabel:
        painter->fillRect(option->rect, palette.color(QPalette::ToolTipBase));
        return;
    case PE_PanelStatusBar:
        painter->fillRect(QRect(option->rect.x(), option->rect.y(), option->rect.width(), 1), shades(palette).line);
        return;
    case PE_PanelItemViewRow:
        if (option->state & State_Selected) painter->fillRect(option->rect, shades(palette).chosen);
        return;
    default:
        StyleMeasures::drawPrimitive(element, option, painter, widget);
    }
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                        const QWidget* widget) const {
    const QPalette& palette = option->palette;
    switch (element) {
    case CE_PushButton:
        drawControl(CE_PushButtonBevel, option, painter, widget);
        drawControl(CE_PushButtonLabel, option, painter, widget);
        if ((option->state & State_HasFocus) && (option->state & State_KeyboardFocusChange))
            focusRing(*painter, option->rect, palette, kControlRadius, buttonLook(*option, widget).filled);
        return;
    case CE_CheckBox:
    case CE_RadioButton: { // Qt would ask its own style where the parts are
        const bool round = element == CE_RadioButton;
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        if (!button) return;
        QStyleOptionButton part = *button;
        part.rect = subElementRect(SE_CheckBoxIndicator, option, widget);
        checkMark(*painter, part, round);
        if ((option->state & State_HasFocus) && (option->state & State_KeyboardFocusChange))
            focusRing(*painter, part.rect.adjusted(-3, -3, 3, 3), palette, round ? 12 : kControlRadius, false);
        part.rect = subElementRect(SE_CheckBoxContents, option, widget);
        drawControl(CE_CheckBoxLabel, &part, painter, widget);
        return;
    }
    case CE_PushButtonBevel:
        drawPrimitive(PE_PanelButtonCommand, option, painter, widget);
        return;
    case CE_PushButtonLabel: {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        const ButtonLook look = buttonLook(*option, widget);
        painter->save();
        QFont font = painter->font();
        if (look.strong) font.setWeight(QFont::DemiBold);
        painter->setFont(font);
        const QFontMetrics metrics(font);
        const QSize icon = button->icon.isNull() ? QSize(0, 0) : button->iconSize;
        const int gap = icon.isEmpty() || button->text.isEmpty() ? 0 : 8;
        const int text = metrics.size(Qt::TextShowMnemonic, button->text).width();
        QRect area = option->rect;
        int x = area.x() + qMax(4, (area.width() - icon.width() - gap - text) / 2);
        if (!icon.isEmpty()) {
            const QRect place = visualRect(option->direction, area,
                                           QRect(QPoint(x, area.y() + (area.height() - icon.height()) / 2), icon));
            const auto mode = !(option->state & State_Enabled) ? QIcon::Disabled
                              : look.filled                    ? QIcon::Selected
                                                               : QIcon::Normal;
            button->icon.paint(painter, place, Qt::AlignCenter, mode);
            x += icon.width() + gap;
        }
        painter->setPen(look.text);
        const QRect words =
            visualRect(option->direction, area, QRect(x, area.y(), area.right() - x + 1, area.height()));
        painter->drawText(words, kLeft | mnemonics(option, widget), button->text);
        painter->restore();
        return;
    }
    case CE_ProgressBarGroove:
        box(*painter, option->rect, qMin(4, option->rect.height() / 2), shades(palette).hover, shades(palette).line);
        return;
    case CE_ProgressBarContents: {
        const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option);
        if (!bar) return;
        QRect done = option->rect;
        const double range = double(bar->maximum) - bar->minimum;
        if (range > 0) // without a range the whole bar is drawn faintly: working, end unknown
            done.setWidth(qRound(done.width() * qBound(0.0, (double(bar->progress) - bar->minimum) / range, 1.0)));
        QColor colour = palette.color(QPalette::Highlight);
        if (range <= 0) colour.setAlpha(90);
        if (done.width() > 0)
            box(*painter, visualRect(option->direction, option->rect, done), qMin(4, option->rect.height() / 2),
                colour);
        return;
    }
    case CE_ProgressBarLabel:
        return;
    case CE_Splitter:
        splitterHandle(*painter, *option);
        return;
    case CE_ItemViewItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option)) {
            const CellPaint cell(*item, widget);
            cell.drawBehind(*painter);
            const QStyleOptionViewItem text = cell.text();
            StyleMeasures::drawControl(element, &text, painter, widget);
            cell.drawFocus(*painter);
        }
        return;
    case CE_ComboBoxLabel: // Qt would cut them
        if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option)) {
            QStyleOptionComboBox part = *box;
            const int room = subControlRect(CC_ComboBox, box, SC_ComboBoxEditField, widget).width() - 2 -
                             (box->currentIcon.isNull() ? 0 : box->iconSize.width() + 4);
            part.currentText = painter->fontMetrics().elidedText(box->currentText, Qt::ElideRight, room);
            StyleMeasures::drawControl(element, &part, painter, widget);
        }
        return;
    case CE_Header:
    case CE_HeaderSection:
    case CE_HeaderLabel:
    case CE_HeaderEmptyArea:
    case CE_MenuItem:
    case CE_MenuEmptyArea:
    case CE_MenuBarItem:
    case CE_MenuBarEmptyArea:
        row(*painter, element, *option, mnemonics(option, widget));
        return;
    default:
        StyleMeasures::drawControl(element, option, painter, widget);
    }
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                               const QWidget* widget) const {
    const Shades s = shades(option->palette);
    switch (control) {
    case CC_SpinBox: {
        const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
        if (!spin) return;
        field(*painter, *option);
        if (spin->buttonSymbols == QAbstractSpinBox::NoButtons) return;
        const auto arrow = [&](SubControl part, QAbstractSpinBox::StepEnabledFlag step, Towards towards, qreal shift) {
            const QRect rect = subControlRect(control, option, part, widget);
            const bool can = (spin->stepEnabled & step) && (option->state & State_Enabled);
            const bool over = can && (option->activeSubControls & part) && (option->state & State_MouseOver);
            chevron(*painter, QRectF(rect).translated(-2, shift), towards,
                    !can   ? s.controlLine
                    : over ? option->palette.color(QPalette::Text)
                           : s.quiet);
        };
        arrow(SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, Towards::Up, 1.5);
        arrow(SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, Towards::Down, -1.5);
        return;
    }
    case CC_ComboBox: {
        field(*painter, *option);
        chevron(*painter, QRectF(subControlRect(control, option, SC_ComboBoxArrow, widget)).translated(-3, 0),
                Towards::Down, option->state & State_Enabled ? s.quiet : s.controlLine);
        return;
    }
    case CC_ScrollBar: {
        const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
        if (!bar || bar->maximum <= bar->minimum) return;
        const bool over = (option->activeSubControls & SC_ScrollBarSlider) && (option->state & State_MouseOver);
        QRect handle = subControlRect(control, option, SC_ScrollBarSlider, widget);
        handle.adjust(2, 2, -2, -2);
        QColor colour = over ? s.quiet : s.controlLine;
        box(*painter, handle, 4, colour);
        return;
    }
    case CC_Slider: {
        const QRect groove = subControlRect(control, option, SC_SliderGroove, widget);
        const QRect handle = subControlRect(control, option, SC_SliderHandle, widget);
        const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
        const bool flat = slider && slider->orientation == Qt::Horizontal;
        const QColor colour = option->palette.color(QPalette::Highlight);
        QRect line = groove;
        flat ? line.setTop(groove.center().y() - 1) : line.setLeft(groove.center().x() - 1);
        flat ? line.setHeight(4) : line.setWidth(4);
        QRect done = line;
        flat ? done.setRight(handle.center().x()) : done.setTop(handle.center().y());
        box(*painter, line, 2, s.controlLine);
        box(*painter, visualRect(option->direction, line, done), 2, colour);
        QRect knob(0, 0, 16, 16);
        knob.moveCenter(handle.center());
        box(*painter, knob, 8, colour, option->palette.color(QPalette::Base), 1);
        if ((option->state & State_HasFocus) && (option->state & State_KeyboardFocusChange))
            box(*painter, knob.adjusted(-2, -2, 2, 2), 10, QColor(), s.focus, 2);
        return;
    }
    case CC_ToolButton:
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option))
            toolButton(*painter, *button, mnemonics(option, widget), widget);
        return;
    default:
        StyleMeasures::drawComplexControl(control, option, painter, widget);
    }
}

} // namespace hilltop
