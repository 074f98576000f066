// SPDX-License-Identifier: GPL-3.0-or-later
// Every face that a card may show has a drawing: open, small, with its edge alone, and as the outline of a spent card.
// A card keeps its last face until it has turned over, so the place it flies to asks for that face too.
#include "desk.h"
#include "support/test.h"
#include "text/table_texts.h"

#include <QFile>

using namespace hilltop;

namespace {

bool drawn(const QString& name) {
    return QFile::exists(QStringLiteral(":/qt/qml/Hilltop/cards/%1.svg").arg(name));
}

/// The names of all drawings of a kind that lie open on a table: "house-7", "double".
QStringList drawingsOf(const CardLook& look) {
    const QString kind = QString::fromUtf8(look.kind);
    if (!look.numbered) return {kind};
    QStringList names;
    for (int value = look.least; value < 100; ++value) {
        const QString name = QStringLiteral("%1-%2").arg(kind).arg(value);
        if (!drawn(name)) continue;
        names << name;
        if (look.fourColours) names << kind + QStringLiteral("4-") + QString::number(value);
    }
    return names;
}

bool anyHas(const QString& variant, std::span<const CardLook> looks) {
    return std::any_of(looks.begin(), looks.end(), [&](const CardLook& look) {
        const QStringList names = drawingsOf(look);
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
};

void FacesTest::everyFaceHasItsDrawings() {
    QFETCH(const QString, id);
    const auto looks = tableTexts(id).looks;
    QVERIFY(!looks.empty());
    QStringList missing;
    for (const char* variant : {"", "-small", "-narrow", "-spent", "-spent-narrow"}) {
        const QString end = QString::fromUtf8(variant);
        if (!anyHas(end, looks)) continue; // no place of this table asks for it
        for (const CardLook& look : looks) {
            if (look.solid && end.startsWith(QStringLiteral("-spent"))) continue;
            const QStringList names = drawingsOf(look);
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
                const QString kind = QString::fromUtf8(game.info().card_kinds[card.face.kind]);
                const auto looks = tableTexts(id).looks;
                const auto look = std::find_if(looks.begin(), looks.end(),
                                               [&](const CardLook& one) { return kind == QLatin1String(one.kind); });
                QVERIFY2(look != looks.end(), qPrintable(kind));
                const QString name = look->numbered ? QStringLiteral("%1-%2").arg(kind).arg(card.face.value) : kind;
                if (card.face.value >= look->least && !drawn(name) && !missing.contains(name)) missing << name;
            }
        }
    }
    QVERIFY(seen > 0);
    QCOMPARE(missing, QStringList());
}

HILLTOP_TEST(FacesTest)
#include "faces_test.moc"
