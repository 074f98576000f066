// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/event.h"
#include "style/theme.h"

#include <QPointF>
#include <QWidget>

#include <vector>

namespace hilltop {

struct Info;

/// One card of a game's picture. Lengths are in units of a card's width / 100; the middle of the picture is 0, 0.
struct PictureCard {
    QString drawing;    ///< see drawing_name(); empty, or of which there is no file: made of the words that follow
    QString sign, name; ///< "+3", "side card 3"
    QPointF centre;
    double rotation = 0; // degrees
    bool small = false;  ///< as it is drawn where it has few pixels
};

/// The face of a card of that game, in the middle of the picture.
PictureCard pictureCard(const Info& info, Face face);

/// The radial light of a table over rect.
void paintTable(QPainter& painter, const QRectF& rect, const QColor& centre, const QColor& edge);

/// A card of 100 x 140 around the painter's origin, with its shadow.
void paintPictureCard(QPainter& painter, const PictureCard& card);

/// A few cards on the table of a game. Drawn once per size, colour and scale.
class GamePicture : public QWidget {
    Q_OBJECT
public:
    GamePicture(const TableColours& colours, const std::vector<PictureCard>& cards, QWidget* parent = nullptr);

    QSize sizeHint() const override { return QSize(230, 200); }
    QSize minimumSizeHint() const override { return QSize(120, 96); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void draw(const QSize& size, qreal ratio);

    TableColours m_colours;
    std::vector<PictureCard> m_cards;
    QPixmap m_image;
};

} // namespace hilltop
