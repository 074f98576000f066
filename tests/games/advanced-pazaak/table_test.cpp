// SPDX-License-Identifier: GPL-3.0-or-later
#include "advanced_desk.h"
#include "support/test.h"

#include "play/statistics_dialog.h"
#include "replay/replay_page.h"
#include "table/match_panel.h"
#include "text/game_texts.h"

#include <QAccessible>

using namespace hilltop;

class AdvancedPazaakTableTest : public QObject {
    Q_OBJECT
private slots:
    void theFirstMatchBeginsWithAReadyDeck();
    void sideDeckByMouse();
    void sideDeckByKeys();
    void sideDeckByDrag();
    void decksAreKeptByName();
    void decksAndThePurseTellWhatCameOfThem();
    void onlyWhatTheRulesAllowIsOffered();
    void specialCardsSayWhatTheyDo();
    void handAndCountLineLieInTheMiddle();
    void signsByClick();
    void signsByKeysAndEscape();
    void theFirstKeysEndAndStand();
    void flippedCardsAreShownAndBracketed();
    void stakesAreNamed();
    void stakesByKeys();
    void stakesAreNotHandedOn();
    void zeroPutsTheTenthBack();
    void wholeMatchByKeysAndItsReplay();
    void refusalsAreSentences();
};

/// One key or click takes it; decks are built on request, and from the second match on as before.
void AdvancedPazaakTableTest::theFirstMatchBeginsWithAReadyDeck() {
    AdvancedDesk desk({}, {1280, 700}, {}, true);
    QCOMPARE(desk.phase(), QString("choose"));
    QVERIFY(desk.kind("+3") == nullptr && desk.stop("place 0") == nullptr);
    desk.key(Qt::Key_2);
    QTRY_VERIFY(desk.kind("+3") != nullptr);
    AdvancedDesk other({}, {1280, 700}, {}, true);
    QStringList ready = other.view()["ready"].toList().front().toMap()["cards"].toStringList();
    other.key(Qt::Key_1);
    QTRY_COMPARE(other.phase(), QString("act"));
    const auto words = QString::fromStdString(*other.page->record().steps[0][0]).split(' ');
    QCOMPARE(words.front(), QString("deck"));
    QStringList used = words.mid(1);
    other.start(0);
    other.waitForMe();
    QTRY_VERIFY(other.kind("+3") != nullptr);
    QCOMPARE(other.chosen(), used);
    ready.sort();
    used.sort();
    QCOMPARE(used, ready);
}

/// Every kind is laid out; a click adds one, a right click takes it away, and the deck is used when it is full.
void AdvancedPazaakTableTest::sideDeckByMouse() {
    AdvancedDesk desk;
    QCOMPARE(desk.phase(), QString("choose"));
    QCOMPARE(desk.chosen().size(), 10); // the first ready-made one
    desk.click(desk.button("Clear"));
    QCOMPARE(desk.chosen(), QStringList());
    QVERIFY(desk.button("10 more") != nullptr);
    for (const char* word : {"+3", "+3", "-4", "+-2", "+-2", "+-6", "tie", "double", "flip24"})
        desk.click(desk.kind(word));
    QCOMPARE(desk.chosen(), QStringList({"+3", "+3", "-4", "+-2", "+-2", "+-6", "flip24", "double", "tie"}));
    QVERIFY(desk.button("1 more") != nullptr);
    desk.click(desk.kind("+3"));  // there are two of it
    desk.click(desk.kind("tie")); // and one of a special one
    QCOMPARE(desk.chosen().size(), 9);
    QVERIFY(layOut(*desk.page));
    QTest::mouseClick(desk.quick(), Qt::RightButton, {}, middle(desk.kind("+3")));
    QCOMPARE(desk.chosen().count("+3"), 1);
    desk.click(desk.stop("place 0"));
    QCOMPARE(desk.chosen().count("+3"), 0);
    for (const char* word : {"+1", "+1", "+2"})
        desk.click(desk.kind(word));
    desk.click(desk.button("Use this deck"));
    QTRY_COMPARE(desk.phase(), QString("act"));
    QCOMPARE(QString::fromStdString(*desk.page->record().steps[0][0]),
             QString("deck +1 +1 +2 -4 +-2 +-2 +-6 flip24 double tie"));
}

void AdvancedPazaakTableTest::sideDeckByKeys() {
    AdvancedDesk desk(kDecksOfFour);
    QCOMPARE(desk.chosen().size(), 4);
    for (int i = 0; i < 4; ++i)
        desk.key(Qt::Key_1); // the card of the first place goes back
    QCOMPARE(desk.chosen(), QStringList());
    const auto goTo = [&](const QString& word) {
        for (int i = 0; i < 60 && !desk.kind(word)->hasActiveFocus(); ++i)
            desk.key(Qt::Key_Tab);
        QVERIFY(desk.kind(word)->hasActiveFocus());
    };
    goTo("+5");
    desk.key(Qt::Key_Return);
    desk.key(Qt::Key_Plus);
    QCOMPARE(desk.chosen(), QStringList({"+5", "+5"}));
    desk.key(Qt::Key_Minus);
    QCOMPARE(desk.chosen(), QStringList({"+5"}));
    desk.key(Qt::Key_Right);
    desk.key(Qt::Key_Plus);
    desk.key(Qt::Key_Plus);
    desk.key(Qt::Key_Backspace);
    QCOMPARE(desk.chosen(), QStringList({"+5", "+6"}));
    desk.key(Qt::Key_Plus);
    goTo("tie");
    desk.key(Qt::Key_Space);
    QCOMPARE(desk.chosen(), QStringList({"+5", "+6", "+6", "tie"}));
    desk.key(Qt::Key_Minus);
    desk.key(Qt::Key_E); // three cards are no deck
    QCOMPARE(desk.phase(), QString("choose"));
    desk.key(Qt::Key_Plus);
    desk.key(Qt::Key_E);
    QTRY_COMPARE(desk.phase(), QString("act"));
    QCOMPARE(desk.view()["hand"].toList().size(), 4);
}

void AdvancedPazaakTableTest::sideDeckByDrag() {
    AdvancedDesk desk(kDecksOfFour);
    desk.click(desk.button("Clear"));
    QVERIFY(layOut(*desk.page));
    const QPoint tray(middle(desk.stop("use")).x() / 2, middle(desk.stop("use")).y());
    desk.drag(middle(desk.kind("-5")) - QPoint(20, 0), tray);
    QCOMPARE(desk.chosen(), QStringList({"-5"}));
    desk.drag(middle(desk.kind("-6")) - QPoint(20, 0), middle(desk.kind("+1"))); // not into the tray
    QCOMPARE(desk.chosen(), QStringList({"-5"}));
    desk.drag(middle(desk.stop("place 0")), middle(desk.kind("+1")));
    QCOMPARE(desk.chosen(), QStringList());
}

/// What is kept is there at the next match, with the deck of the last one laid out.
void AdvancedPazaakTableTest::decksAreKeptByName() {
    AdvancedDesk desk(kDecksOfFour);
    desk.click(desk.button("Ladder"));
    const QStringList ladder = desk.chosen();
    desk.click(desk.stop("keep"));
    QTest::keyClicks(desk.quick(), "Sunday 5");
    desk.key(Qt::Key_Return);
    QVERIFY(desk.button("Sunday 5") != nullptr);
    QCOMPARE(desk.chosen(), ladder); // digits were letters of the name
    desk.click(desk.button("Tricks"));
    const QStringList tricks = desk.chosen();
    QVERIFY(tricks != ladder);
    desk.click(desk.button("Undo"));
    QCOMPARE(desk.chosen(), ladder);
    desk.click(desk.button("Tricks"));
    desk.click(desk.button("Use this deck"));
    QTRY_COMPARE(desk.phase(), QString("act"));
    desk.start(0);
    desk.waitForMe();
    QCOMPARE(desk.phase(), QString("choose"));
    desk.click(desk.button("Sunday 5"));
    QCOMPARE(desk.chosen(), ladder); // four of ten, the rules are others now
    desk.click(desk.button("Delete"));
    QVERIFY(desk.button("Sunday 5") == nullptr);
}

/// From the matches that are kept: those won and lost with each deck, and the stakes.
void AdvancedPazaakTableTest::decksAndThePurseTellWhatCameOfThem() {
    AdvancedDesk desk(kDecksOfFour);
    const auto of = [&](const QString& title) { return desk.button(title)->property("side").toString(); };
    QCOMPARE(of("Ladder"), QString());
    QCOMPARE(desk.page->panel()->purse(), QString());
    desk.click(desk.button("Ladder"));
    const std::string ladder = "deck " + desk.chosen().join(' ').toStdString();
    int won = 0, lost = 0, purse = 0;
    for (std::uint64_t number = 0; number < 6; ++number) {
        RuleValues rules = default_values(desk.game.rules());
        for (const auto& [key, value] : kDecksOfFour)
            rules[key] = value;
        rules["stake"] = 50;
        Record match = *play_record(desk.game, rules, {9, number, number}, std::vector<std::string>(2, "counter"));
        match.seats[0] = {kPerson, 0, {}};
        match.steps[0][0] = number < 5 ? ladder : *match.steps[0][0]; // as if chosen: it is not played again
        QVERIFY(Library(desk.folder.filePath("matches").toStdString()).add(match, 1000 + static_cast<int>(number)));
        purse += match.result->points[0];
        const auto outcome = own_outcome(match, 0);
        if (number < 5) won += outcome == OwnOutcome::Won, lost += outcome == OwnOutcome::Lost;
    }
    QVERIFY(won + lost > 0);
    MatchSetup setup;
    setup.game = QStringLiteral("advanced-pazaak");
    setup.rules = default_values(desk.game.rules());
    for (const auto& [key, value] : kDecksOfFour)
        setup.rules[key] = value;
    setup.seats = {QString::fromUtf8(kPerson), QStringLiteral("counter")};
    QVERIFY(desk.page->start(setup));
    desk.waitForMe();
    QTRY_COMPARE(of("Ladder"), QString("%1 won, %2 lost").arg(won).arg(lost));
    QTRY_COMPARE(desk.page->panel()->purse(), purseText(purse));
    QVERIFY(layOut(*desk.page));
}

void AdvancedPazaakTableTest::onlyWhatTheRulesAllowIsOffered() {
    const AdvancedDesk desk({{"pool", 0}, {"same", 3}, {"deck_size", 5}, {"hand_size", 2}});
    QVERIFY(desk.kind("+6") != nullptr);
    QVERIFY(desk.kind("-1") == nullptr && desk.kind("+-1") == nullptr && desk.kind("tie") == nullptr);
    desk.click(desk.button("Clear"));
    for (int i = 0; i < 5; ++i)
        desk.click(desk.kind("+6"));
    QCOMPARE(desk.chosen(), QStringList({"+6", "+6", "+6"}));
}

/// In a few words under each, and as a sentence where the pointer rests.
void AdvancedPazaakTableTest::specialCardsSayWhatTheyDo() {
    const AdvancedDesk desk;
    QSet<QString> words, sentences;
    for (const char* word : {"+-1or2", "flip24", "flip36", "double", "tie"}) {
        const QString brief = desk.kind(word)->property("brief").toString();
        const auto written = [&](QQuickItem& item) {
            return item.property("text").toString() == brief && !item.property("truncated").toBool();
        };
        QVERIFY2(!brief.isEmpty() && desk.item(written) != nullptr, word);
        words << brief;
        QTest::mouseMove(desk.quick(), middle(desk.kind(word)) - QPoint(20, 0));
        const QString help = desk.kind(word)->property("help").toString();
        QTRY_VERIFY2(desk.item([&](QQuickItem& item) { return item.property("text").toString().endsWith(help); }),
                     word);
        sentences << help;
    }
    QCOMPARE(words.size(), 5);
    QCOMPARE(sentences.size(), 5);
}

/// One free place a row, right of its cards, the total beside its middle; the hand in the middle of the table, the
/// actions right of it.
void AdvancedPazaakTableTest::handAndCountLineLieInTheMiddle() {
    for (const QSize& size :
         {QSize(660, 420), QSize(800, 420), QSize(900, 500), QSize(900, 555), QSize(1280, 700), QSize(1920, 1000)}) {
        AdvancedDesk desk(kDecksOfFour, size, "+-3 +-4 flip24 tie");
        const auto edge = [&](const QQuickItem* item, double part) {
            return item->mapToScene(QPointF(item->width() * part, item->height() / 2)).x();
        };
        const double middle = desk.quick()->width() / 2.0;
        const QQuickItem* first = desk.sideCard("either", 3);
        const QQuickItem* last = desk.item([](QQuickItem& item) {
            return item.property("zone").toString() == "hand" && item.property("seat").toInt() == 0 && isCard(item) &&
                   item.property("place").toInt() == 3;
        });
        QVERIFY(first != nullptr && last != nullptr);
        QVERIFY(std::abs((edge(first, 0) + edge(last, 1)) / 2 - middle) < 2);
        QVERIFY(edge(last, 1) < edge(desk.stop("word stand"), 0));
        const QQuickItem* line = desk.item([](QQuickItem& item) {
            return QAccessible::queryAccessibleInterface(&item) != nullptr &&
                   QAccessible::queryAccessibleInterface(&item)->text(QAccessible::Name) == "Count line";
        });
        QVERIFY(line != nullptr && std::abs(edge(line, 0.5) - middle) < 2);
        const auto area = [](const QQuickItem* item) { return item->mapRectToScene(item->boundingRect()); };
        double end = 0; // of the free places
        int places = 0;
        for (const QQuickItem* item : desk.items()) {
            if (!item->isVisible() || item->objectName() != "next") continue;
            end = std::max(end, edge(item, 1));
            ++places;
            for (const QQuickItem* text : desk.items()) // of the line: it has room between the rows
                if (line->isAncestorOf(text) && text->isVisible() && text->inherits("QQuickText"))
                    QVERIFY2(!area(text).intersects(area(item)), qPrintable(text->property("text").toString()));
        }
        const QQuickItem* total = desk.item([&](QQuickItem& item) {
            return item.property("text").toString() == desk.view()["seats"].toList()[0].toMap()["total"].toString() &&
                   item.property("font").value<QFont>().pixelSize() >= 40;
        });
        QCOMPARE(places, 2);
        QVERIFY(total != nullptr && edge(total, 0) > end);
        const QQuickItem* card = desk.item([](QQuickItem& item) {
            return item.property("zone").toString() == "row" && item.property("seat").toInt() == 0 && isCard(item);
        });
        QVERIFY(card != nullptr && std::abs(area(card).center().y() - area(total).center().y()) < 2);
    }
}

void AdvancedPazaakTableTest::signsByClick() {
    AdvancedDesk desk(kDecksOfFour, {1280, 700}, "+-3 +-4 +-1or2 tie");
    desk.page->scene().answer("end");
    desk.waitForMe();
    desk.click(desk.sideCard("either", 3));
    const auto half = [&](const QString& text) {
        return desk.item([&](QQuickItem& item) {
            return item.property("text").toString() == text && item.parentItem() != nullptr &&
                   item.parentItem()->parentItem() != nullptr &&
                   item.parentItem()->parentItem()->property("chosen").isValid();
        });
    };
    QVERIFY(half("+3") != nullptr && half("−3") != nullptr);
    desk.click(half("−3"));
    QVERIFY(desk.button("−3, end turn") != nullptr);
    desk.click(half("+3"));
    desk.click(desk.button("+3, end turn"));
    QTRY_VERIFY(desk.answered("+-3=+3 end"));
}

/// The digit of a card chooses it, again its other sign; + and − choose, Escape puts it back.
void AdvancedPazaakTableTest::signsByKeysAndEscape() {
    AdvancedDesk desk(kDecksOfFour, {1280, 700}, "+-3 +-4 +-1or2 tie");
    desk.key(Qt::Key_3);
    QVERIFY(desk.button("+3 and stand") != nullptr);
    desk.key(Qt::Key_3);
    QVERIFY(desk.button("−3 and stand") != nullptr);
    desk.key(Qt::Key_Plus);
    QVERIFY(desk.button("+3 and stand") != nullptr);
    desk.key(Qt::Key_Escape);
    QVERIFY(desk.button("+3 and stand") == nullptr);
    desk.key(Qt::Key_5);
    QVERIFY(desk.button("+2 and stand") != nullptr);
    desk.key(Qt::Key_Minus);
    QVERIFY(desk.button("−1 and stand") != nullptr);
    desk.key(Qt::Key_Minus);
    QVERIFY(desk.button("−2 and stand") != nullptr);
    desk.key(Qt::Key_1);
    QTRY_VERIFY(desk.answered("+-1or2=-2 end"));
}

/// With a card and without one, whether or not ending is allowed; a card is put back by a click, too.
void AdvancedPazaakTableTest::theFirstKeysEndAndStand() {
    AdvancedDesk desk(kDecksOfFour, {1280, 700}, "+-3 +-4 +-1or2 tie");
    const auto key = [&](const char* id) { return desk.stop(id)->property("keyText").toString(); };
    QCOMPARE(key("word end"), QString("1"));
    QCOMPARE(key("word stand"), QString("2"));
    desk.key(Qt::Key_3);
    QCOMPARE(key("word card end"), QString("1"));
    QCOMPARE(key("word card stand"), QString("2"));
    QVERIFY(desk.stop("word end") == nullptr && desk.stop("word stand") == nullptr);
    desk.click(desk.stop("back"));
    QVERIFY(desk.stop("word card end") == nullptr);
    desk.key(Qt::Key_1);
    QTRY_VERIFY(desk.answered("end"));
    desk.waitForMe();
    desk.key(Qt::Key_3);
    desk.key(Qt::Key_1);
    QTRY_VERIFY(desk.answered("+-3=+3 end"));
}

/// Whatever is dealt: after the flip every 2 and 4 on my table is a minus card, and a bracket leads to each.
void AdvancedPazaakTableTest::flippedCardsAreShownAndBracketed() {
    AdvancedDesk desk(kDecksOfFour, {1280, 700}, "+-4 +-2 flip24 tie");
    desk.page->scene().answer("+-4=+4 end");
    desk.waitForMe();
    desk.page->scene().answer("flip24 end");
    desk.waitForMe();
    const auto minus = [&](const char* kind) {
        return desk.item([&](QQuickItem& item) {
            return item.property("zone").toString() == "row" && item.property("kind").toString() == kind;
        });
    };
    QVERIFY(minus("either-minus") != nullptr);
    QVERIFY(minus("flip24") != nullptr);
    QVERIFY(desk.item([](QQuickItem& item) { return item.property("text").toString() == "flipped"; }) != nullptr);
    QVERIFY(QAccessible::queryAccessibleInterface(minus("either-minus"))->text(QAccessible::Name).contains("−4"));
}

void AdvancedPazaakTableTest::stakesAreNamed() {
    RuleValues rules = kDecksOfFour;
    rules["stake"] = 50;
    AdvancedDesk desk(rules, {1280, 700}, "+-4 +-2 flip24 tie");
    QCOMPARE(desk.phase(), QString("stake"));
    QVERIFY(desk.button("Stake 10") != nullptr);
    desk.click(desk.stop("chip 25"));
    desk.click(desk.stop("chip 10"));
    desk.click(desk.stop("chip 5"));
    QVERIFY(desk.button("Stake 50") != nullptr);
    desk.click(desk.stop("chip 1")); // that is the highest
    QVERIFY(desk.button("Stake 50") != nullptr);
    QTest::mouseClick(desk.quick(), Qt::RightButton, {}, middle(desk.stop("chip 10")));
    QVERIFY(desk.button("Stake 40") != nullptr);
    desk.click(desk.stop("chip back")); // the one laid last
    QVERIFY(desk.button("Stake 35") != nullptr);
    for (int i = 0; i < 2; ++i)
        desk.click(desk.stop("chip back"));
    QVERIFY(!desk.button("Stake 0")->property("allowed").toBool());
    desk.click(desk.stop("chip 25"));
    desk.click(desk.button("Stake 25"));
    QTRY_COMPARE(desk.phase(), QString("act"));
    QCOMPARE(desk.view()["seats"].toList()[0].toMap()["stake"].toInt(), 25);
    QVERIFY(desk.item([](QQuickItem& item) { return item.property("text").toString().startsWith("named: 25 and "); }));
}

/// Who gets the screen next begins anew.
void AdvancedPazaakTableTest::stakesAreNotHandedOn() {
    RuleValues rules = kDecksOfFour;
    rules["stake"] = 50;
    AdvancedDesk desk(rules, {1280, 700}, "+-4 +-2 flip24 tie");
    const QPointer<QQuickItem> stakes =
        desk.item([](QQuickItem& item) { return item.property("most").isValid() && item.property("stake").isValid(); });
    QVERIFY(stakes != nullptr);
    desk.click(desk.stop("chip 25"));
    QCOMPARE(stakes->property("stake").toInt(), 35);
    desk.page->scene().handTo(1);
    QVERIFY(stakes != nullptr);
    QTRY_COMPARE(stakes->property("stake").toInt(), 10);
}

void AdvancedPazaakTableTest::stakesByKeys() {
    RuleValues rules = kDecksOfFour;
    rules["stake"] = 5;
    AdvancedDesk desk(rules, {1280, 700}, "+-4 +-2 flip24 tie");
    QVERIFY(desk.button("Stake 1") != nullptr);
    QVERIFY(desk.stop("chip 5") != nullptr && desk.stop("chip 10") == nullptr); // it would leave the range
    for (int i = 0; i < 5; ++i)
        desk.key(Qt::Key_Plus);
    QVERIFY(desk.button("Stake 5") != nullptr);
    for (int i = 0; i < 6; ++i)
        desk.key(Qt::Key_Minus);
    desk.key(Qt::Key_1); // no chip, no stake
    QCOMPARE(desk.phase(), QString("stake"));
    desk.key(Qt::Key_Plus);
    desk.key(Qt::Key_1);
    QTRY_COMPARE(desk.phase(), QString("act"));
    QCOMPARE(desk.view()["seats"].toList()[0].toMap()["stake"].toInt(), 1);
}

void AdvancedPazaakTableTest::zeroPutsTheTenthBack() {
    AdvancedDesk desk;
    QCOMPARE(desk.chosen().size(), 10);
    QCOMPARE(desk.stop("place 9")->property("keyText").toString(), QString("0"));
    desk.key(Qt::Key_0);
    QCOMPARE(desk.chosen().size(), 9);
}

void AdvancedPazaakTableTest::wholeMatchByKeysAndItsReplay() {
    AdvancedDesk desk;
    desk.click(desk.button("Use this deck"));
    int played = 0;
    for (int i = 0; i < 300 && !desk.over(); ++i) {
        desk.waitForMeByKeys();
        if (desk.over()) break;
        const int total = desk.view()["seats"].toList()[0].toMap()["total"].toInt();
        const int steps = desk.table().steps();
        desk.key(Qt::Key_3);
        if ((total > 20 || (total >= 16 && total < 18)) && desk.stop("word card stand") != nullptr) {
            desk.key(Qt::Key_2);
            ++played;
        } else {
            desk.key(Qt::Key_Escape);
            desk.key(total >= 16 ? Qt::Key_2 : Qt::Key_1);
        }
        QTRY_VERIFY(desk.over() || desk.table().steps() > steps);
    }
    QVERIFY(desk.over());
    QVERIFY(played > 0);
    ReplayPage replay(desk.settings, desk.theme);
    replay.resize(1280, 700);
    replay.show();
    QVERIFY(replay.opening().open({desk.page->record()}, {}, 0));
    for (int position = 0; position < replay.cursor().positions(); ++position)
        replay.cursor().goTo(position);
    QVERIFY(layOut(replay));
}

void AdvancedPazaakTableTest::refusalsAreSentences() {
    AdvancedDesk desk;
    const auto refused = [&](const std::string& word) {
        const auto table = desk.table().copy();
        const auto result = table->answer(Seat(0), word);
        return result ? std::string() : english(result.error());
    };
    QVERIFY(!refused("deck +1 +2").empty());
    QVERIFY(!refused("deck +1 +1 +1 +2 +3 +4 +5 +6 -1 -2").empty());
    QVERIFY(!refused("stake 5").empty());
    QSet<QString> sentences;
    for (const char* id : {"not-now", "deck-size", "not-in-pool", "too-many-of-a-kind", "stake-out-of-range",
                           "not-in-hand", "no-such-value"}) {
        const QString sentence = objection("advanced-pazaak", id);
        QVERIFY2(sentence.endsWith('.'), id);
        sentences << sentence;
    }
    QCOMPARE(sentences.size(), 7);
}

HILLTOP_TEST(AdvancedPazaakTableTest)
#include "table_test.moc"
