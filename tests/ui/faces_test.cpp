// SPDX-License-Identifier: GPL-3.0-or-later
// Every face that a card may show has a drawing: open, small, with its edge alone, and as the outline of a spent card.
// A card keeps its last face until it has turned over, so the place it flies to asks for that face too.
#include "choose/game_picture.h"
#include "conformance/raid.h"
#include "desk.h"
#include "shapes.h"
#include "support/test.h"
#include "table/table_drawing.h"

#include <QFile>

#include <cstdlib>

using namespace hilltop;

namespace {

bool drawn(const QString& name) {
    return QFile::exists(QStringLiteral(":/qt/qml/Hilltop/cards/%1.svg").arg(name));
}

/// The names of all drawings of a kind that lie open on a table: "house-7", "double".
QStringList drawingsOf(const Info& info, const CardLook& look) {
    const QString kind = (look.shared ? QString() : QString::fromUtf8(info.id) + '/') + QString::fromUtf8(look.kind);
    if (!look.numbered) return {kind};
    QStringList names;
    for (int value = look.least; value < 100; ++value) {
        const QString name = QStringLiteral("%1-%2").arg(kind).arg(value);
        if (!drawn(name)) continue;
        names << name;
        if (look.four_colours) names << kind + QStringLiteral("4-") + QString::number(value);
    }
    return names;
}

bool anyHas(const QString& variant, const Info& info) {
    return std::any_of(info.looks.begin(), info.looks.end(), [&](const CardLook& look) {
        const QStringList names = drawingsOf(info, look);
        return std::any_of(names.begin(), names.end(), [&](const QString& name) { return drawn(name + variant); });
    });
}

} // namespace

class FacesTest : public QObject {
    Q_OBJECT
private slots:
    void everyFaceHasItsDrawings_data() { everyReleasedGame(); }
    void everyFaceHasItsDrawings();
    void everyFaceOfAMatchIsDrawn_data() { everyReleasedGame(); }
    void everyFaceOfAMatchIsDrawn();
    void aNewGameHasNoFaceOfAnother();
    void courtsFillTheirCards();
};

void FacesTest::everyFaceHasItsDrawings() {
    QFETCH(const QString, id);
    const Info& info = find_game(id.toStdString())->info();
    QVERIFY(!info.looks.empty());
    TableDrawing table;
    table.setGame(info);
    for (const CardLook& look : info.looks) {
        const QString file = QStringLiteral(":/qt/qml/Hilltop/") + table.lookOf(QString::fromUtf8(look.kind)).face;
        QVERIFY2(QFile::exists(file), qPrintable(file));
    }
    QStringList missing;
    for (const char* variant : {"", "-small", "-narrow", "-spent", "-spent-narrow"}) {
        const QString end = QString::fromUtf8(variant);
        if (!anyHas(end, info)) continue; // no place of this table asks for it
        for (const CardLook& look : info.looks) {
            if (look.solid && end.startsWith(QStringLiteral("-spent"))) continue;
            const QStringList names = drawingsOf(info, look);
            QVERIFY2(!names.isEmpty(), look.kind);
            for (const QString& name : names)
                if (!drawn(name + end)) missing << name + end;
        }
    }
    QCOMPARE(missing, QStringList());
}

/// What bots lay on the table in a few matches, all cards open.
void FacesTest::everyFaceOfAMatchIsDrawn() {
    QFETCH(const QString, id);
    const GameEntry& game = *find_game(id.toStdString());
    QStringList missing;
    int seen = 0;
    for (std::uint64_t deal = 0; deal < 4; ++deal) {
        const std::string bot = game.bots()[deal % game.bots().size()].id;
        const auto seats = static_cast<std::size_t>(game.info().default_seats);
        const Record match =
            *play_record(game, default_values(game.rules()), {7, deal, deal}, std::vector<std::string>(seats, bot));
        const auto replay = Replay::make(match);
        for (int position = 0; position < replay->positions(); ++position) {
            for (const ShownCard& card : replay->table(position).shown(SeatSet::all(game.info().default_seats))) {
                if (card.face == kHidden) continue;
                ++seen;
                const char* kind = game.info().card_kinds[card.face.kind];
                const CardLook* look = look_of(game.info(), kind);
                QVERIFY2(look != nullptr, kind);
                const auto name = QString::fromStdString(drawing_name(game.info(), kind, card.face.value));
                if (card.face.value >= look->least && !drawn(name) && !missing.contains(name)) missing << name;
            }
        }
    }
    QVERIFY(seen > 0);
    QCOMPARE(missing, QStringList());
}

/// Whatever its kinds are called: the 11 of its clubs need not be a jack.
void FacesTest::aNewGameHasNoFaceOfAnother() {
    static constexpr const char* kKinds[] = {"clubs"};
    static constexpr CardLook kOwn[] = {{.kind = "clubs"}}, kShared[] = {{.kind = "clubs", .shared = true}};
    const Face jack{0, 11};
    Info info = Raid::info();
    info.card_kinds = kKinds;
    TableDrawing table;
    table.setGame(info);
    QCOMPARE(table.lookOf("clubs").face, QString());
    QCOMPARE(table.signOf("clubs", 11), QString("11"));
    QCOMPARE(pictureCard(info, jack).drawing, QString());
    QCOMPARE(pictureCard(info, jack).name, QString("clubs 11"));
    info.looks = kOwn; // which it has yet to draw
    QVERIFY(!drawn(table.lookOf("clubs").folder + "clubs-11"));
    QVERIFY(!drawn(pictureCard(info, jack).drawing));
    info.looks = kShared;
    QCOMPARE(table.lookOf("clubs").face, QString("CardFace.qml"));
    QVERIFY(drawn(table.lookOf("clubs").folder + "clubs-11"));
    QVERIFY(drawn(pictureCard(info, jack).drawing));
}

/// Seen 60 pixels wide, where the figures alone tell a jack, a queen and a king apart.
void FacesTest::courtsFillTheirCards() {
    constexpr QSize size(60, 84);
    const QRect figure(18, 21, 42, 21); // head and shoulders, without the index
    for (const char* suit : {"clubs", "diamonds", "hearts", "spades", "clubs4", "diamonds4"}) {
        QList<QImage> courts;
        for (int value = 11; value <= 13; ++value) {
            const QString name = QStringLiteral("cards/%1-%2").arg(QLatin1String(suit)).arg(value);
            const QImage card = drawing(name, Qt::white, size);
            int drawnOn = 0;
            for (int y = 0; y < size.height(); ++y)
                for (int x = 0; x < size.width(); ++x)
                    drawnOn += qGray(card.pixel(x, y)) < 210 ? 1 : 0;
            QVERIFY2(drawnOn > 0.35 * size.width() * size.height(), qPrintable(name));
            for (const QImage& other : courts) {
                int apart = 0;
                for (int y = figure.top(); y <= figure.bottom(); ++y)
                    for (int x = figure.left(); x <= figure.right(); ++x)
                        apart += std::abs(qGray(card.pixel(x, y)) - qGray(other.pixel(x, y))) > 60 ? 1 : 0;
                QVERIFY2(apart > 0.15 * figure.width() * figure.height(), qPrintable(name));
            }
            courts << card;
        }
    }
}

HILLTOP_TEST(FacesTest)
#include "faces_test.moc"
