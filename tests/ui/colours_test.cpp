// SPDX-License-Identifier: GPL-3.0-or-later
// Suits, signs and arrows stand out from their cards and tables, and are told apart without full sight of colours: by
// colour or, where that is not enough, by shape. shapes_test.cpp has what pages paint.
#include "colour_sight.h"
#include "registry/registry.h"
#include "shapes.h"
#include "style/paint.h"
#include "support/test.h"

#include <QFile>
#include <QObject>

using namespace hilltop;

class ColoursTest : public QObject {
    Q_OBJECT
private slots:
    void sight();
    void suits();
    void signsOfRps();
    void signsOfSideCards();
    void pilesOfTheGame();
};

/// Grey stays grey, and those who lack a colour lose what they are known to.
void ColoursTest::sight() {
    for (const Sight sight : kSights) {
        const Linear grey = seenBy(sight, 0x808080);
        QVERIFY(std::abs(grey[0] - grey[1]) < 1e-4 && std::abs(grey[1] - grey[2]) < 1e-4);
        QVERIFY(distance(sight, Qt::white, Qt::black) > 0.99);
    }
    const QColor red = 0xB3261E, olive = 0x6B5B00;
    QVERIFY(distance(Sight::Full, red, olive) > 2 * kToldApart);
    QVERIFY(distance(Sight::NoGreen, red, olive) < kToldApart);
    const QColor blue = 0x1F63B5, green = 0x1A7A3C;
    QVERIFY(distance(Sight::Full, blue, green) > 2 * kToldApart);
    QVERIFY(distance(Sight::NoBlue, blue, green) < kToldApart);
}

/// On their cards and in text; with four colours each has its own, with two the shape alone tells them apart.
void ColoursTest::suits() {
    const QColor face(0xFDFCF9);
    const QStringList four{"clubs4", "diamonds4", "hearts", "spades"};
    QStringList found;
    for (const QString& suit : four + QStringList{"clubs", "diamonds"}) {
        const QColor ink = inkOf(drawing("cards/suit-" + suit, face), face);
        needs(found, suit + ' ' + ink.name(), contrast(ink, face), kTextContrast); // its index is a text
    }
    for (int one = 0; one < four.size(); ++one) {
        for (int other = 0; other < one; ++other) {
            const QImage a = drawing("cards/suit-" + four[one], face), b = drawing("cards/suit-" + four[other], face);
            needs(found, four[one] + " and " + four[other], leastDistance(inkOf(a, face), inkOf(b, face)), kToldApart);
            needs(found, four[one] + " as " + four[other], shapesApart(a, b, face), kOtherShape);
        }
    }
    for (const QPalette& palette : palettes()) {
        for (const auto& [role, ground] :
             {std::pair(QPalette::Text, QPalette::Base), std::pair(QPalette::ToolTipText, QPalette::ToolTipBase)}) {
            const QColor under = palette.color(ground);
            const QImage words = painted({40, 40}, under, [&, ink = palette.color(role)](QPainter& painter) {
                QFont font;
                font.setPixelSize(30);
                painter.setFont(font);
                painter.setPen(ink);
                paint::drawSuits(painter, {2, 32}, QStringLiteral("♥"));
            });
            const QColor red = inkOf(words, under);
            needs(found, between("suit", red, under), contrast(red, under), kTextContrast);
        }
    }
    NOTHING_FAINT(found);
}

/// Brown and red are one colour to some people: the three have different shapes.
void ColoursTest::signsOfRps() {
    const QColor face(0xFDFCF9), table = tableColours("rps").lightCentre;
    QStringList found;
    QList<QImage> signs;
    for (const QString& sign : QStringList{"rock", "paper", "scissors"}) {
        const QImage card = drawing(QStringLiteral("cards/%1-5").arg(sign), face, {100, 140});
        const QColor ink = inkOf(card, face);
        needs(found, between("sign", ink, face), contrast(ink, face), kTextContrast);
        signs << drawing("cards/sign-" + sign, table); // on the table, in white
        needs(found, sign, contrast(inkOf(signs.last(), table), table), kShapeContrast);
        for (int other = 0; other + 1 < signs.size(); ++other)
            needs(found, sign + " as another", shapesApart(signs.last(), signs[other], table), kOtherShape);
    }
    NOTHING_FAINT(found);
}

/// Plus and minus differ by the colour of their hexagon, and by its shape and the sign itself.
void ColoursTest::signsOfSideCards() {
    QStringList found;
    const QColor ground(0x3D4A5E);
    const auto fillOf = [&](const QString& name) {
        const QImage card = drawing(name, ground, {100, 140});
        return *commonColour(card, QRect(40, 40, 20, 60), [](const QColor& at) { return at.hsvSaturation() > 90; });
    };
    const auto owner = std::find_if(games().begin(), games().end(),
                                    [](const GameEntry* game) { return look_of(game->info(), "minus") != nullptr; });
    QVERIFY(owner != games().end());
    const auto nameOf = [&](const char* kind) {
        return QStringLiteral("cards/") + QString::fromStdString(drawing_name((*owner)->info(), kind, 3));
    };
    const QString plusName = nameOf("plus"), minusName = nameOf("minus");
    const QColor plus = fillOf(plusName), minus = fillOf(minusName);
    needs(found, between("plus and minus", plus, minus), leastDistance(plus, minus), kToldApart);
    const auto shape = [&](const QString& name, const QColor& fill) { // the hexagon alone
        QImage card = drawing(name, ground, {100, 140});
        for (int y = 0; y < card.height(); ++y)
            for (int x = 0; x < card.width(); ++x)
                card.setPixelColor(x, y, apart(card.pixelColor(x, y), fill) < 24 ? Qt::white : Qt::black);
        return card.copy(10, 30, 80, 80);
    };
    needs(found, "plus as minus", shapesApart(shape(plusName, plus), shape(minusName, minus), Qt::black), kOtherShape);
    NOTHING_FAINT(found);
}

/// Rising and falling piles have one colour: their arrows say it.
void ColoursTest::pilesOfTheGame() {
    QStringList found;
    for (const bool dark : {false, true}) {
        const QColor table = tableColours("thegame").centre(dark);
        const QImage up = drawing("cards/arrow-up", table), down = drawing("cards/arrow-down", table);
        for (const QImage& arrow : {up, down})
            needs(found, "arrow", contrast(inkOf(arrow, table), table), kShapeContrast);
        needs(found, "up as down", shapesApart(up, down, table), kOtherShape);
    }
    NOTHING_FAINT(found);
}

HILLTOP_TEST(ColoursTest)
#include "colours_test.moc"
