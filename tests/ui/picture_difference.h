// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPoint>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

namespace hilltop {

/// How far two pictures of one size are apart where they are farthest, tile by tile. Fonts are rendered a little
/// differently here and there: each pixel is taken with its neighbours, and one that is a pixel beside its place is as
/// good as in it. A tile is as small as a rank on a card, so that one that is wrong fills it.
class PictureDifference {
public:
    static constexpr int kTile = 24, kStep = 12, kShift = 1;
    /// Mean over a tile's pixels of the colour that is off the most, of 255. Measured: kept in coarse colours 4, texts
    /// with slight hints against none 12, a wrong rank on a card 40 pixels wide 15, on one of 80 and more at least 34.
    static constexpr double kLimit = 14;

    PictureDifference(const QImage& one, const QImage& other)
        : m_width(one.width())
        , m_height(one.height())
        , m_one(softened(one))
        , m_other(softened(other)) {
        Q_ASSERT(one.size() == other.size());
        for (int y = 0; y < m_height; y += kStep) {
            for (int x = 0; x < m_width; x += kStep)
                compare(x, y);
        }
    }
    double worst() const { return m_worst; }
    QPoint where() const { return m_where; }
    bool seen() const { return m_worst > kLimit; }

private:
    using Pixel = std::array<int, 3>;

    static std::vector<Pixel> softened(const QImage& picture) {
        const QImage image = picture.convertToFormat(QImage::Format_RGB32);
        const int width = image.width(), height = image.height();
        std::vector<Pixel> soft(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
        std::vector<const QRgb*> lines;
        for (int y = 0; y < height; ++y)
            lines.push_back(reinterpret_cast<const QRgb*>(image.constScanLine(y)));
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < width; ++x) {
                Pixel sum{};
                int count = 0;
                for (int v = std::max(0, y - 1); v <= std::min(height - 1, y + 1); ++v) {
                    for (int u = std::max(0, x - 1); u <= std::min(width - 1, x + 1); ++u, ++count) {
                        const QRgb rgb = lines[static_cast<std::size_t>(v)][u];
                        sum[0] += qRed(rgb);
                        sum[1] += qGreen(rgb);
                        sum[2] += qBlue(rgb);
                    }
                }
                soft[static_cast<std::size_t>(y * width + x)] = {sum[0] / count, sum[1] / count, sum[2] / count};
            }
        }
        return soft;
    }
    /// The tile at (x, y) of one against the other moved by (dx, dy).
    double apart(int x, int y, int dx, int dy) const {
        long sum = 0, count = 0;
        for (int v = std::max({y, -dy, 0}); v < std::min({y + kTile, m_height, m_height - dy}); ++v) {
            for (int u = std::max({x, -dx, 0}); u < std::min({x + kTile, m_width, m_width - dx}); ++u, ++count) {
                const Pixel& a = m_one[static_cast<std::size_t>(v * m_width + u)];
                const Pixel& b = m_other[static_cast<std::size_t>((v + dy) * m_width + u + dx)];
                sum += std::max({std::abs(a[0] - b[0]), std::abs(a[1] - b[1]), std::abs(a[2] - b[2])});
            }
        }
        return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count);
    }
    void compare(int x, int y) {
        double least = apart(x, y, 0, 0);
        for (int dy = -kShift; dy <= kShift; ++dy) {
            for (int dx = -kShift; dx <= kShift; ++dx) {
                if (least <= m_worst) return;
                least = std::min(least, apart(x, y, dx, dy));
            }
        }
        if (least <= m_worst) return;
        m_worst = least;
        m_where = {x, y};
    }

    int m_width, m_height;
    std::vector<Pixel> m_one, m_other;
    double m_worst = 0;
    QPoint m_where;
};

} // namespace hilltop
