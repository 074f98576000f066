// SPDX-License-Identifier: GPL-3.0-or-later
// Who sits at a table, as people read it.
#include "complaints.h"
#include "documents/record_names.h"
#include "play/next_match.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "style/icons.h"
#include "style/paint.h"
#include "support/test.h"
#include "table/log_model.h"

#include <QPainter>
#include <QSet>
#include <QTest>

using namespace hilltop;

namespace {

/// `seats` are bots, or kPerson; a name may follow a colon.
Record recordOf(const char* id, const std::vector<std::string>& seats, std::uint64_t seed = 11) {
    const GameEntry& game = *find_game(id);
    std::vector<RecordSeat> list;
    for (const std::string& seat : seats) {
        const auto colon = seat.find(':');
        list.push_back({seat.substr(0, colon), 0, colon == std::string::npos ? "" : seat.substr(colon + 1)});
    }
    return new_record(game, default_values(game.rules()), {seed, 0, 0}, std::move(list));
}

} // namespace

class NamesTest : public QObject {
    Q_OBJECT
private slots:
    /// Everybody is somebody, with the level beside the name; which of the others is the partner is said there.
    void everybodyHasANameAndALevel() {
        const TableNames names = recordNames(recordOf("euchre", {"skilled", kPerson, "casual", "sharp"}));
        QCOMPARE(names.me, 1);
        QCOMPARE(names.of(1), QString("You"));
        for (const int seat : {0, 2, 3})
            QVERIFY2(names.of(seat).size() > 1 && names.of(seat).size() <= 6, qPrintable(names.of(seat)));
        QCOMPARE(QSet<QString>(names.bySeat.begin(), names.bySeat.end()).size(), 4);
        QCOMPARE(names.bots, QStringList({"Skilled", "", "Casual", "partner, Sharp"}));
        const TableNames pair = recordNames(recordOf("pazaak", {kPerson, "careful"}));
        QVERIFY(pair.of(1) != "Careful");
        QCOMPARE(pair.bots, QStringList({"", "Careful"}));
    }

    /// A person's own bot has a name already.
    void ownBotsKeepTheirNames() {
        QCOMPARE(recordNames(recordOf("pazaak", {kPerson, "careful:Nestor"})).of(1), QString("Nestor"));
    }

    void namesStayWhenABotGoesOn() {
        for (const std::string& person : {std::string(kPerson), std::string(kPerson) + ":Ada"}) {
            const Record record = recordOf("zipdeck", {"rod", person, "orion", "skilled"});
            const TableNames before = recordNames(record);
            const Record away = sendAway(record, *find_game("zipdeck")->find_bot("champion"));
            QCOMPARE(away.seats[1].bot, std::string("champion"));
            const TableNames after = recordNames(away);
            QCOMPARE(after.bySeat, before.bySeat);
            QCOMPARE(after.me, 1);
            QCOMPARE(after.bots[1], QString("Champion"));
            const Record back = comeBack(away, Seat(1));
            QVERIFY(back.seats == record.seats);
        }
    }

    void twoBotsByThemselvesKeepTheirOwnNamesUnlessTheyAreEqual() {
        const TableNames unlike = recordNames(recordOf("pazaak", {"expert", "careful"}));
        QCOMPARE(unlike.bySeat, QStringList({"Expert", "Careful"}));
        QCOMPARE(unlike.bots, QStringList({"", ""}));
        const TableNames alike = recordNames(recordOf("pazaak", {"careful", "careful"}));
        QVERIFY(alike.of(0) != alike.of(1));
        QVERIFY(!alike.of(0).contains("Careful") && !alike.of(1).contains("("));
        QCOMPARE(alike.bots, QStringList({"Careful", "Careful"}));
    }

    /// Short, each once, the same for the same deal, others for another one; more seats than characters are numbered.
    void manyHaveNamesDrawnFromTheDeal() {
        const std::vector<std::string> seats(16, "rod");
        const TableNames all = recordNames(recordOf("zipdeck", seats));
        const QStringList first = all.bySeat;
        QCOMPARE(QSet<QString>(first.begin(), first.end()).size(), 16);
        for (qsizetype seat = 0; seat < 12; ++seat)
            QVERIFY2(!first[seat].isEmpty() && first[seat].size() <= 6, qPrintable(first[seat]));
        QCOMPARE(QSet<QString>(all.portraits.begin(), all.portraits.begin() + 12).size(), 12);
        QCOMPARE(first[12], QString("Lightning rod (1)"));
        QCOMPARE(recordNames(recordOf("zipdeck", seats)).bySeat, first);
        QVERIFY(recordNames(recordOf("zipdeck", seats, 12)).bySeat != first);
    }

    void typedNamesStay() {
        const std::string ada = std::string(kPerson) + ":Ada";
        const TableNames names = recordNames(recordOf("zipdeck", {ada, kPerson, "rod:My bot", "rod", "rod", ada}));
        QCOMPARE(names.me, -1);
        QCOMPARE(names.of(0), QString("Ada (1)"));
        QCOMPARE(names.of(1), QString("Player 2"));
        QCOMPARE(names.of(2), QString("My bot"));
        QCOMPARE(names.of(5), QString("Ada (2)"));
        // no drawn name is that of a seated player
        const QString drawn = recordNames(recordOf("pazaak", {kPerson, "careful"})).of(1);
        const std::string typed = std::string(kPerson) + ":" + drawn.toLower().toStdString();
        QVERIFY(recordNames(recordOf("pazaak", {typed, "careful"})).of(1) != drawn);
    }

    /// Name and portrait are one thing.
    void everyCharacterHasItsFace() {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const TableNames names = recordNames(recordOf("zipdeck", std::vector<std::string>(12, "rod"), seed));
            for (int seat = 0; seat < 12; ++seat)
                QCOMPARE(nameOf(*characterOf(names.portraitOf(seat).toStdString())), names.of(seat));
        }
        QVERIFY(recordNames(recordOf("pazaak", {"expert", "careful"})).portraitOf(0).startsWith("bot-"));
    }

    /// Nobody at a new table looks like the person; what was played before stays.
    void aChosenFaceStaysAway() {
        const Record old = recordOf("zipdeck", {kPerson, "rod", "orion", "rod"});
        const TableNames before = recordNames(old);
        QCOMPARE(before.portraitOf(0), QString("you"));
        setOwnPerson({"Ann", before.portraitOf(2).toStdString()});
        const TableNames after = recordNames(old);
        QCOMPARE(after.bySeat, before.bySeat);
        QCOMPARE(after.portraits, before.portraits);
        QCOMPARE(after.calledAs(0), QString("Ann"));
        const Record next = withoutOwnFace(old);
        const TableNames now = recordNames(next);
        QCOMPARE(now.portraitOf(0), before.portraitOf(2));
        QCOMPARE(now.portraits.count(now.portraitOf(0)), 1);
        setOwnPerson({});
        QCOMPARE(recordNames(next).bySeat, now.bySeat);
        QCOMPARE(recordNames(old).calledAs(0), QString("You"));
    }

    /// Nor is anybody at a new table called like the person; where somebody is, "you" are not.
    void aChosenNameStaysAway() {
        const Record old = recordOf("zipdeck", {kPerson, "rod", "orion", "rod"});
        const QString name = recordNames(old).of(2);
        setOwnPerson({name.toLower(), {}});
        QCOMPARE(recordNames(old).calledAs(0), QString("You"));
        const TableNames now = recordNames(withoutOwnFace(old));
        QCOMPARE(now.bySeat.count(name), 0);
        QCOMPARE(now.calledAs(0), name.toLower());
        setOwnPerson({});
    }

    /// Another deal, a seat on, the same faces.
    void aRematchKeepsEverybody() {
        Record match = recordOf("zipdeck", {kPerson, "rod", "orion", "rod"});
        QStringList gone;
        for (int round = 0; round < 5; ++round) {
            const TableNames before = recordNames(match);
            match = rematchOf(match, nullptr, gone);
            const TableNames after = recordNames(match);
            for (int seat = 0; seat < 4; ++seat) {
                QCOMPARE(after.of(seat), before.of((seat + 1) % 4));
                QCOMPARE(after.portraitOf(seat), before.portraitOf((seat + 1) % 4));
            }
            QCOMPARE(recordNames(sameDealOf(match)).bySeat, after.bySeat);
        }
    }

    void listsTellTheBots() {
        const Record few = recordOf("zipdeck", {kPerson, "rod", "orion", "rod"});
        const TableNames names = recordNames(few);
        QCOMPARE(recordSeats(few), QString("You, %1 (Lightning rod), %2 (Orion), %3 (Lightning rod)")
                                       .arg(names.of(1), names.of(2), names.of(3)));
        QCOMPARE(recordSeats(recordOf("zipdeck", {kPerson, "rod", "orion", "rod", "rod"})),
                 QString("You, 3 × Lightning rod, Orion"));
        Record later = recordOf("pazaak", {kPerson, "careful"}); // of a version with more characters
        later.extra.emplace_back("cast", R"(["leo", "somebody new"])");
        QCOMPARE(recordSeats(later), QString("You, Careful"));
    }

    /// A bot that took over is no opponent, and the list still begins with the person.
    void listsTellWhoseMatchABotFinished() {
        const Record record = recordOf("zipdeck", {"rod", kPerson, "rod"});
        const Record away = sendAway(record, *find_game("zipdeck")->find_bot("champion"));
        QCOMPARE(recordSeats(away), recordSeats(record));
        QVERIFY(recordSeats(away).startsWith("You, "));
    }

    void longNamesLeaveRoomForTheScore() {
        const std::string longest(200, 'x');
        const Record record = recordOf("pazaak", {std::string(kPerson) + ":" + longest, "careful"});
        const auto replay = Replay::make(record);
        QVERIFY(replay);
        const QString line = scoreLine(replay->table(0), recordNames(record));
        QVERIFY2(line.contains("0 – 0") && line.size() < 40, qPrintable(line));
    }

    /// A list has room for "10♦" only; screen readers get the words.
    void cardsOfAListAreSignsAndSpokenAsWords() {
        const GameEntry& euchre = *find_game("euchre");
        const auto record =
            play_record(euchre, default_values(euchre.rules()), {42, 2, 2}, std::vector<std::string>(4, "steady"));
        QVERIFY(record);
        const auto replay = Replay::make(*record);
        std::vector<const Table*> positions;
        for (int position = 0; position < std::min(60, replay->positions()); ++position)
            positions.push_back(&replay->table(position));
        LogModel log;
        log.begin(recordNames(*record), SeatSet::all(4));
        log.follow(positions);
        int signs = 0;
        for (int row = 0; row < log.rowCount(); ++row) {
            const QString shown = log.index(row, LogModel::WhatColumn).data().toString();
            const QString spoken = log.index(row, LogModel::WhatColumn).data(Qt::AccessibleTextRole).toString();
            QVERIFY2(paint::withoutSuits(spoken) == spoken, qPrintable(spoken));
            if (paint::withoutSuits(shown) == shown) continue;
            ++signs;
            QVERIFY2(spoken.contains(" of ") && spoken.endsWith("."), qPrintable(spoken));
        }
        QVERIFY(signs > 10);
    }

    /// No font is asked for them.
    void signsAreDrawn() {
        QImage image(80, 24, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paint::drawSuits(painter, {0, 12}, QStringLiteral("10♦"));
        const int before = painter.fontMetrics().horizontalAdvance(QStringLiteral("10"));
        painter.end();
        int red = 0;
        for (int x = 0; x < image.width(); ++x) {
            for (int y = 0; y < image.height(); ++y) {
                const QColor colour = image.pixelColor(x, y);
                if (colour.red() < colour.green() + 60) continue;
                QVERIFY(x >= before);
                ++red;
            }
        }
        QVERIFY(red > 10);
    }

    /// A column narrower than its mark.
    void aPictureWithoutRoomIsSilent() {
        const Complaints complaints;
        QImage cell(20, 20, QImage::Format_ARGB32_Premultiplied);
        cell.fill(Qt::white);
        QPainter painter(&cell);
        icon(QStringLiteral("bulb")).paint(&painter, QRect(4, 4, 0, 12));
        QVERIFY2(complaints.list().isEmpty(), qPrintable(complaints.list().join('\n')));
    }

    void wordsOfAnEventAreASentence() {
        QCOMPARE(eventSentence("Left", "passes"), QString("Left passes."));
        QCOMPARE(eventSentence("You", "call “Zip Deck!”"), QString("You call “Zip Deck!”."));
        QCOMPARE(eventSentence({}, "No card fits. 3 cards are left."), QString("No card fits. 3 cards are left."));
    }
};

HILLTOP_TEST(NamesTest)
#include "names_test.moc"
