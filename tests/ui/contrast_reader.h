// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "painted_texts.h"
#include "settings/settings.h"
#include "still.h"
#include "style/contrast.h"
#include "style/theme.h"

#include <QApplication>
#include <QImage>
#include <QMap>
#include <QQuickItem>
#include <QQuickWidget>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <optional>

/// How far all texts of a window stand out from what is painted behind them.
namespace hilltop {

/// Distance of two colours as a screen has them, 0 to 442.
inline double apart(const QColor& one, const QColor& other) {
    return std::hypot(one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue());
}

/// The colour most pixels of the area have, of those that `counts` likes; shades too close to see are one.
template <class Counts>
std::optional<QColor> commonColour(const QImage& picture, const QRect& area, Counts&& counts) {
    struct Bin {
        int red = 0, green = 0, blue = 0, pixels = 0;
    };
    QMap<int, Bin> bins;
    const QRect seen = area.intersected(picture.rect());
    for (int y = seen.top(); y <= seen.bottom(); ++y) {
        for (int x = seen.left(); x <= seen.right(); ++x) {
            const QColor at = picture.pixelColor(x, y);
            if (!counts(at)) continue;
            Bin& bin = bins[(at.red() >> 4 << 8) + (at.green() >> 4 << 4) + (at.blue() >> 4)];
            bin.red += at.red();
            bin.green += at.green();
            bin.blue += at.blue();
            ++bin.pixels;
        }
    }
    const auto most = std::max_element(bins.begin(), bins.end(),
                                       [](const Bin& one, const Bin& other) { return one.pixels < other.pixels; });
    if (most == bins.end()) return {};
    return QColor(most->red / most->pixels, most->green / most->pixels, most->blue / most->pixels);
}

/// The pixel of the area that `better(one, best)` likes most.
template <class Better>
QColor bestPixel(const QImage& picture, const QRect& area, Better&& better) {
    const QRect seen = area.intersected(picture.rect());
    QColor best = picture.pixelColor(seen.topLeft());
    for (int y = seen.top(); y <= seen.bottom(); ++y)
        for (int x = seen.left(); x <= seen.right(); ++x)
            if (const QColor at = picture.pixelColor(x, y); better(at, best)) best = at;
    return best;
}

struct SeenText {
    QString text;
    QString where; ///< the object that shows it
    QColor ink, ground;
    bool large = false;

    double needed() const { return large ? kLargeTextContrast : kTextContrast; }
    double reached() const { return contrast(ink, ground); }
    bool faint() const { return reached() < needed() - 0.005; } // as it is written, with two decimals
    QString told() const {
        return QStringLiteral("%1 of %2: %3 on %4, %5: %6")
            .arg(reached(), 0, 'f', 2)
            .arg(needed())
            .arg(ink.name(), ground.name(), where, text.left(40));
    }
};

/// Reads the colours of texts off the window itself. What cannot be used now is left out, as WCAG does.
class ContrastReader {
public:
    /// All texts of the window that are seen, a table's among them.
    static QList<SeenText> read(QWidget& top) {
        const QImage picture = top.grab().toImage().convertToFormat(QImage::Format_RGB32);
        QList<SeenText> found;
        readWidget(top, top, picture, found);
        const auto all = top.findChildren<QWidget*>();
        for (QWidget* widget : all)
            if (widget->isVisible() && widget->window() == &top) readWidget(top, *widget, picture, found);
        return found;
    }

private:
    static constexpr int kAround = 2;    ///< pixels around a text that are its ground, too
    static constexpr double kLarge = 24; ///< 18 pt in pixels
    static constexpr double kLargeBold = 18.66;
    static constexpr double kThin = 0.6; ///< how much of their colour the thinnest letters lose

    static QString nameOf(const QObject& object) {
        QString name = QString::fromUtf8(object.metaObject()->className());
        return name.remove(QStringLiteral("hilltop::")).section(QStringLiteral("_QMLTYPE"), 0, 0);
    }
    static bool isLarge(double pixels, int weight) {
        return pixels >= kLarge || (pixels >= kLargeBold && weight >= QFont::Bold);
    }
    /// The colours of what cannot be used; some lists paint it into rows of their own.
    static bool isDisabled(const QWidget& widget, const QColor& ink) {
        const QPalette& palette = widget.palette();
        const auto roles = {QPalette::Text, QPalette::WindowText, QPalette::ButtonText};
        return !widget.isEnabled() || std::any_of(roles.begin(), roles.end(), [&](QPalette::ColorRole role) {
            return palette.color(QPalette::Disabled, role).rgba() == ink.rgba() &&
                   palette.color(QPalette::Active, role).rgba() != ink.rgba();
        });
    }

    /// Nothing where something else covers the text.
    static void measure(const QImage& picture, const QRectF& place, const QColor& ink, SeenText text,
                        QList<SeenText>& found) {
        const QRect area = place.toAlignedRect().adjusted(-kAround, -kAround, kAround, kAround);
        if (area.intersected(picture.rect()).isEmpty()) return;
        // Bold letters may take more room than what is left between them.
        const auto between = [&](const QColor& at) { return contrast(at, ink) >= 1.3; };
        int rest = 0, all = 0;
        const QRect seen = area.intersected(picture.rect());
        for (int y = seen.top(); y <= seen.bottom(); ++y)
            for (int x = seen.left(); x <= seen.right(); ++x, ++all)
                rest += between(picture.pixelColor(x, y)) ? 1 : 0;
        const bool opaque = ink.alpha() == 255 && rest * 4 >= all;
        const auto ground = commonColour(picture, area, [&](const QColor& at) { return !opaque || between(at); });
        text.ground = *ground;
        text.ink = upon(*ground, ink);
        const QColor nearest = bestPixel(picture, area, [&](const QColor& at, const QColor& best) {
            return apart(at, text.ink) < apart(best, text.ink);
        });
        if (apart(nearest, text.ink) > kThin * apart(*ground, text.ink)) return; // it is not seen
        found << text;
    }

    static void readWidget(QWidget& top, QWidget& widget, const QImage& picture, QList<SeenText>& found) {
        if (auto* quick = qobject_cast<QQuickWidget*>(&widget)) {
            if (quick->rootObject() == nullptr) return;
            QList<QQuickItem*> items;
            collectItems(quick->rootObject(), items);
            for (const QQuickItem* item : std::as_const(items))
                if (item->inherits("QQuickText")) readItem(*item, quick->mapTo(&top, QPoint()), picture, found);
            return;
        }
        const QRegion seen = widget.visibleRegion();
        if (seen.isEmpty()) return;
        const QPoint shift = widget.mapTo(&top, QPoint());
        const auto texts = paintedBy(widget).texts;
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const PaintedText& text = texts[i];
            if (std::any_of(texts.begin() + static_cast<std::ptrdiff_t>(i) + 1, texts.end(),
                            [&](const PaintedText& later) { return later.text == text.text && later.ink == text.ink; }))
                continue; // what is selected is painted again, in other colours
            const QRectF place = text.ink.intersected(text.room).intersected(seen.boundingRect());
            if (place.width() < 2 || place.height() < text.ink.height() / 2) continue; // it is scrolled away
            if (isDisabled(widget, text.colour)) continue;
            const double pixels = text.font.pixelSize() > 0 ? text.font.pixelSize() : text.font.pointSizeF() * 4 / 3;
            measure(picture, place.translated(shift), text.colour,
                    {text.text, nameOf(widget), {}, {}, isLarge(pixels, text.font.weight())}, found);
        }
    }

    static void readItem(const QQuickItem& item, const QPoint& shift, const QImage& picture, QList<SeenText>& found) {
        const QString text = item.property("text").toString();
        if (!item.isVisible() || text.trimmed().isEmpty()) return;
        double opacity = 1;
        for (const QQuickItem* at = &item; at != nullptr; at = at->parentItem()) {
            opacity *= at->opacity() * (at->scale() > 0 ? 1 : 0);
            for (const char* able : {"allowed", "able"})
                if (const QVariant can = at->property(able); can.isValid() && !can.toBool()) return;
            if (!at->isEnabled()) return;
        }
        if (opacity < 0.05) return;
        const QRectF letters = lettersOf(item);
        const QRectF place = item.mapRectToScene(letters).translated(shift);
        QColor ink = item.property("color").value<QColor>();
        ink.setAlphaF(static_cast<float>(ink.alphaF() * opacity));
        const QFont font = item.property("font").value<QFont>();
        const double scale = letters.width() > 0 ? place.width() / letters.width() : 1;
        QStringList names;
        for (const QQuickItem* at = &item; at != nullptr && names.size() < 4; at = at->parentItem())
            names.prepend(nameOf(*at));
        measure(picture, place, ink, {text, names.join('/'), {}, {}, isLarge(font.pixelSize() * scale, font.weight())},
                found);
    }
};

/// The grounds on which everything has to be read: ours, and those of desktops with more contrast.
enum class Ground { Light, Dark, BlackOnWhite, WhiteOnBlack };
/// Whether these are colours of high contrast that the desktop forces on every program.
constexpr bool isForced(Ground ground) {
    return ground == Ground::BlackOnWhite || ground == Ground::WhiteOnBlack;
}
inline constexpr Ground kGrounds[] = {Ground::Light, Ground::BlackOnWhite, Ground::Dark, Ground::WhiteOnBlack};

/// A palette as desktops have it for those who need the most contrast, with colours of their own for what is chosen.
inline QPalette forcedColours(bool dark) {
    const QColor ground = dark ? Qt::black : Qt::white, ink = dark ? Qt::white : Qt::black;
    QPalette palette(ground, ground); // with the shades that Qt makes of it
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::BrightText, QPalette::PlaceholderText})
        palette.setColor(role, ink);
    for (const auto role : {QPalette::Base, QPalette::AlternateBase, QPalette::ToolTipBase})
        palette.setColor(role, ground);
    palette.setColor(QPalette::ToolTipText, ink);
    palette.setColor(QPalette::Highlight, dark ? 0x1AEBFF : 0x37006E);
    palette.setColor(QPalette::HighlightedText, ground);
    palette.setColor(QPalette::Link, dark ? 0xFFFF00 : 0x00009F);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::PlaceholderText})
        palette.setColor(QPalette::Disabled, role, dark ? 0x3FF23F : 0x600000);
    return palette;
}

/// The window in light or dark, then in the desktop's colours of that kind.
inline void stand(Settings& settings, Ground ground) {
    const bool dark = ground == Ground::Dark || ground == Ground::WhiteOnBlack;
    settings.setAppearance(dark ? Appearance::Light : Appearance::Dark); // whatever came before is left
    settings.setAppearance(dark ? Appearance::Dark : Appearance::Light);
    if (isForced(ground)) QApplication::setPalette(forcedColours(dark));
}

} // namespace hilltop
