// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contrast_reader.h"

#include <QImageReader>
#include <QPainter>
#include <QTest>

#include <functional>

/// How far marks, lines and areas stand out, and shapes differ.
namespace hilltop {

/// The palettes a page may stand on.
inline QList<QPalette> palettes() {
    return {drawnPalette(false), drawnPalette(true),   strongPalette(false),
            strongPalette(true), forcedColours(false), forcedColours(true)};
}
/// What marks and lines are painted on.
inline QList<QColor> grounds(const QPalette& palette) {
    const Shades s = shades(palette);
    return {palette.color(QPalette::Base), palette.color(QPalette::Window), palette.color(QPalette::AlternateBase),
            s.chosen, s.hover};
}

inline QImage painted(const QSize& size, const QColor& ground, const std::function<void(QPainter&)>& paint) {
    QImage picture(size, QImage::Format_RGB32);
    picture.fill(ground);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter);
    return picture;
}
inline QImage drawing(const QString& name, const QColor& ground, const QSize& size = {60, 60}) {
    QImageReader reader(QStringLiteral(":/qt/qml/Hilltop/%1.svg").arg(name));
    reader.setScaledSize(size);
    const QImage drawn = reader.read();
    return painted(size, ground, [&](QPainter& painter) { painter.drawImage(0, 0, drawn); });
}
inline bool anyColour(const QColor&) {
    return true;
}
/// The colour that most of a drawing has, its ground aside.
inline QColor inkOf(const QImage& picture, const QColor& ground) {
    return commonColour(picture, picture.rect(), [&](const QColor& at) { return apart(at, ground) > 40; })
        .value_or(ground);
}
/// The part of what two drawings cover that only one of them does.
inline double shapesApart(const QImage& one, const QImage& other, const QColor& ground) {
    int differ = 0, covered = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const bool first = apart(one.pixelColor(x, y), ground) > 40;
            const bool second = apart(other.pixelColor(x, y), ground) > 40;
            differ += first != second;
            covered += first || second;
        }
    }
    return covered == 0 ? 0 : double(differ) / covered;
}
inline constexpr double kOtherShape = 0.12; ///< what a disc lacks of a square is more, any rounding less

inline void needs(QStringList& found, const QString& what, double reached, double least) {
    if (reached < least - 0.005) found << QStringLiteral("%1: %2 of %3").arg(what).arg(reached, 0, 'f', 3).arg(least);
}
inline QString between(const char* what, const QColor& one, const QColor& other) {
    return QStringLiteral("%1, %2 and %3").arg(QLatin1String(what), one.name(), other.name());
}
#define NOTHING_FAINT(found) QVERIFY2((found).isEmpty(), qPrintable((found).join(QStringLiteral("; "))))

} // namespace hilltop
