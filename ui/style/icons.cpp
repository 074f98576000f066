// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace hilltop {

namespace {

/// Renders the SVG for every size and colour, so it is sharp at every scale; pixmaps are cached by Qt.
class LineIconEngine : public QIconEngine {
public:
    LineIconEngine(QString name, QColor fixed)
        : m_name(std::move(name))
        , m_fixed(fixed) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        const qreal ratio = painter->device() ? painter->device()->devicePixelRatioF() : 1.0;
        QPixmap picture = pixmap((QSizeF(rect.size()) * ratio).toSize(), mode, state);
        picture.setDevicePixelRatio(ratio);
        painter->drawPixmap(rect.topLeft(), picture);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override {
        if (size.isEmpty()) return {}; // a cell without room for it
        const QColor ink = colour(mode);
        const QString key =
            QStringLiteral("hilltop-%1-%2-%3x%4").arg(m_name, ink.name()).arg(size.width()).arg(size.height());
        QPixmap picture;
        if (QPixmapCache::find(key, &picture)) return picture;
        picture = QPixmap(size);
        picture.fill(Qt::transparent);
        QFile file(QStringLiteral(":/icons/%1.svg").arg(m_name));
        if (file.open(QIODevice::ReadOnly)) {
            QByteArray svg = file.readAll();
            svg.replace("currentColor", ink.name().toLatin1());
            QSvgRenderer renderer(svg);
            const int side = qMin(size.width(), size.height());
            QPainter painter(&picture);
            renderer.render(&painter, QRectF((size.width() - side) / 2, (size.height() - side) / 2, side, side));
        }
        QPixmapCache::insert(key, picture);
        return picture;
    }

    QIconEngine* clone() const override { return new LineIconEngine(m_name, m_fixed); }
    QString key() const override { return QStringLiteral("hilltop-line"); }
    QString iconName() override { return m_name; }

private:
    QColor colour(QIcon::Mode mode) const {
        if (m_fixed.isValid()) return m_fixed;
        const QPalette palette = QGuiApplication::palette();
        if (mode == QIcon::Disabled) return palette.color(QPalette::Disabled, QPalette::Text);
        return palette.color(QPalette::Active, mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::Text);
    }

    QString m_name;
    QColor m_fixed; // invalid: from the palette
};

} // namespace

QIcon icon(const QString& name) {
    return icon(name, QColor());
}

QIcon icon(const QString& name, const QColor& colour) {
    return QIcon(new LineIconEngine(name, colour));
}

QIcon programIcon() {
    QIcon result;
    QSvgRenderer renderer(QStringLiteral(":/icons/hilltop.svg"));
    for (const int side : {16, 24, 32, 48, 64, 128, 256}) {
        QPixmap picture(side, side);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        renderer.render(&painter, QRectF(0, 0, side, side));
        painter.end();
        result.addPixmap(picture);
    }
    return result;
}

} // namespace hilltop
