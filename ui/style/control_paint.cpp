// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/control_paint.h"

#include "style/paint.h"
#include "style/shades.h"

#include <QPainter>
#include <QStyleOption>
#include <QWidget>

namespace hilltop::paint {
namespace {

// Text flags: Qt spreads them over two enums.
constexpr int kTextOnALine = static_cast<int>(Qt::AlignLeft) | static_cast<int>(Qt::AlignVCenter) | Qt::TextSingleLine;

constexpr int kElidedMargin = 6; ///< of an ellipsis to the edge of its button

bool isDropTarget(const QStyleOption& option) {
    return option.styleObject != nullptr && option.styleObject->property(role::kDropTarget).toBool();
}

QColor fieldLine(const QStyleOption& option) {
    const Shades s = shades(option.palette);
    const bool enabled = option.state & QStyle::State_Enabled;
    if (enabled && isDropTarget(option)) return s.focus;
    if (enabled && isWrong(qobject_cast<const QWidget*>(option.styleObject))) return s.bad;
    if (enabled && (option.state & QStyle::State_HasFocus)) return s.focus;
    return enabled && (option.state & QStyle::State_MouseOver) ? s.quiet : s.controlLine;
}

} // namespace

ButtonLook buttonLook(const QStyleOption& option, const QWidget* widget) {
    const Shades s = shades(option.palette);
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool down = option.state & QStyle::State_Sunken;
    const bool over = enabled && (option.state & QStyle::State_MouseOver);
    const QByteArray what = widget ? widget->property(role::kProperty).toByteArray() : QByteArray();
    ButtonLook look{option.palette.color(QPalette::Button), s.controlLine, option.palette.color(QPalette::ButtonText)};
    if (enabled && (what == role::kPrimary || what == role::kGame)) {
        const bool game = what == role::kGame;
        const QColor colour =
            game ? widget->property("fill").value<QColor>() : option.palette.color(QPalette::Highlight);
        const bool lightText = game || !isDark(option.palette);
        const int step = lightText == isDark(option.palette) || !game ? 112 : 118;
        look.fill = down ? colour.darker(step) : over ? colour.lighter(step) : colour;
        look.line = game && isDark(option.palette) ? QColor(255, 255, 255, 40) : QColor();
        look.text = game ? QColor(Qt::white) : option.palette.color(QPalette::HighlightedText);
        look.strong = look.filled = true;
    } else if (option.state & QStyle::State_On) {
        look.fill = s.chosen;
        look.line = isDark(option.palette) ? s.chosenLine : option.palette.color(QPalette::Highlight);
        look.text = option.palette.color(QPalette::Text);
        look.strong = true;
    } else if (down) {
        look.fill = s.pressed;
    } else if (over) {
        look.fill = s.hover;
    } else if (!enabled) {
        look.fill = QColor();
    }
    return look;
}

void focusRing(QPainter& painter, const QRect& rect, const QPalette& palette, qreal radius, bool filled) {
    box(painter, rect, radius, QColor(), shades(palette).focus, 2);
    if (filled) box(painter, rect.adjusted(2, 2, -2, -2), radius - 2, QColor(), palette.color(QPalette::Base), 1.5);
}

bool isWrong(const QWidget* widget) {
    return widget && widget->property(role::kProperty).toByteArray() == role::kWrong;
}

void field(QPainter& painter, const QStyleOption& option) {
    const bool focus = (option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_Enabled);
    const bool enabled = option.state & QStyle::State_Enabled;
    box(painter, option.rect, kControlRadius, option.palette.color(enabled ? QPalette::Base : QPalette::Window),
        fieldLine(option), focus || isDropTarget(option) ? 2 : 1);
}

void checkMark(QPainter& painter, const QStyleOption& option, bool round) {
    const Shades s = shades(option.palette);
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool on = option.state & (QStyle::State_On | QStyle::State_NoChange);
    const QColor strong = option.palette.color(enabled ? QPalette::Active : QPalette::Disabled, QPalette::Highlight);
    QRect rect(0, 0, 18, 18);
    rect.moveCenter(option.rect.center());
    const QColor edge = on                                                    ? strong
                        : enabled && (option.state & QStyle::State_MouseOver) ? s.quiet
                        : enabled                                             ? s.area
                                                                              : s.controlLine;
    const QColor base = option.palette.color(QPalette::Base);
    if (round) {
        box(painter, rect, 9, base, edge, on ? 1.5 : 1.25);
        if (on) box(painter, rect.adjusted(5, 5, -5, -5), 4, strong);
        return;
    }
    box(painter, rect, kCellRadius, on ? strong : base, edge, 1.25);
    const QColor ink = option.palette.color(enabled ? QPalette::Active : QPalette::Disabled, QPalette::HighlightedText);
    if (option.state & QStyle::State_NoChange)
        box(painter, QRect(rect.x() + 4, rect.y() + 8, 10, 2), 1, ink);
    else if (on)
        tick(painter, QRectF(rect), ink);
}

void toolButton(QPainter& painter, const QStyleOptionToolButton& option, int mnemonics, const QWidget* widget) {
    const Shades s = shades(option.palette);
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool on = option.state & QStyle::State_On;
    const bool over = enabled && (option.state & QStyle::State_MouseOver);
    const bool down = enabled && (option.state & QStyle::State_Sunken);
    const bool flat = option.state & QStyle::State_AutoRaise;
    const bool primary = widget && widget->property(role::kProperty).toByteArray() == role::kPrimary;
    QColor fill = flat ? QColor() : option.palette.color(QPalette::Button);
    QColor line = flat ? QColor() : s.controlLine;
    QColor ink = option.palette.color(enabled ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText);
    if (primary && enabled) {
        fill = option.palette.color(QPalette::Highlight);
        line = QColor();
        ink = option.palette.color(QPalette::HighlightedText);
    } else if (on) {
        fill = s.chosen;
        line = s.chosenLine;
    } else if (down) {
        fill = s.pressed;
    } else if (over) {
        fill = s.hover;
    }
    if (fill.isValid() || line.isValid()) box(painter, option.rect, kControlRadius, fill, line);
    if ((option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_KeyboardFocusChange))
        box(painter, option.rect, kControlRadius, QColor(), s.focus, 2);

    const bool arrow = option.features & QStyleOptionToolButton::HasMenu;
    const bool icon = option.toolButtonStyle != Qt::ToolButtonTextOnly && !option.icon.isNull();
    const bool text = option.toolButtonStyle != Qt::ToolButtonIconOnly || option.icon.isNull();
    painter.save();
    QFont font = option.font;
    if (on || primary) font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(ink);
    QRect area = option.rect.adjusted(0, 0, arrow ? -18 : 0, 0);
    const auto placed = [&](const QRect& rect) { return QStyle::visualRect(option.direction, option.rect, rect); };
    const int picture = icon ? option.iconSize.width() : 0;
    const int gap = icon && text ? 8 : 0;
    const auto wide = [&](const QString& said) {
        return painter.fontMetrics().size(Qt::TextShowMnemonic, said).width();
    };
    // The icon of a tab stays where it is when its word turns bold.
    const bool fixed = icon && text && flat;
    const int lead = fixed ? 11 : 0;
    const int room = area.width() - lead - picture - gap;
    const QString shown = text && wide(option.text) > room
                              ? painter.fontMetrics().elidedText(option.text, Qt::ElideRight, room - kElidedMargin,
                                                                 static_cast<int>(Qt::TextShowMnemonic))
                              : option.text;
    const int words = text ? wide(shown) : 0;
    int x = area.x() + (fixed ? lead : (area.width() - words - picture - gap) / 2);
    if (icon) {
        const QRect place(x, area.y() + (area.height() - option.iconSize.height()) / 2, picture,
                          option.iconSize.height());
        option.icon.paint(&painter, placed(place), Qt::AlignCenter,
                          !enabled  ? QIcon::Disabled
                          : primary ? QIcon::Selected
                                    : QIcon::Normal);
        x += picture + gap;
    }
    if (text) painter.drawText(placed(QRect(x, area.y(), words + 4, area.height())), kTextOnALine | mnemonics, shown);
    if (arrow)
        chevron(painter, QRectF(placed(QRect(area.right() - 4, area.y(), 16, area.height()))), Towards::Down, s.quiet);
    painter.restore();
}

void splitterHandle(QPainter& painter, const QStyleOption& option) {
    constexpr int kGapFrom = 9, kGripHigh = 48, kAtRest = 1, kTouched = 3;
    const Shades s = shades(option.palette);
    const QRect& all = option.rect;
    const bool focus = (option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_KeyboardFocusChange);
    const bool over = option.state & QStyle::State_MouseOver;
    const bool gap = all.width() >= kGapFrom;
    QRect line(all.topLeft(), QSize(focus || over || gap ? kTouched : kAtRest, gap ? kGripHigh : all.height()));
    if (gap) line.moveCenter(all.center());
    const QColor colour = focus ? s.focus : over ? s.accent : gap ? s.controlLine : s.rowLine;
    painter.fillRect(QStyle::visualRect(option.direction, all, line), colour);
}

} // namespace hilltop::paint
