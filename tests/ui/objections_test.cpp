// SPDX-License-Identifier: GPL-3.0-or-later
// Why an answer is not allowed: a whole sentence in the person's language for every reason of every game, shown
// wherever it is tried.
#include "desk.h"
#include "german.h"
#include "rng/rng.h"
#include "support/rounds.h"
#include "support/test.h"
#include "text/game_texts.h"

#include <QAccessible>
#include <QQuickWidget>
#include <QSet>

#include <algorithm>

using namespace hilltop;

namespace {

/// The id of why the rules refuse an answer that the game understands; empty: it does not.
std::string refused_because(const Error& error, Seat seat) {
    return std::string_view(error.id) == not_allowed_error(seat, {}, {}).id ? error.arguments.at(2).text
                                                                            : std::string();
}

/// Every second match has other rules: one of the words of each rule that has words.
RuleValues rulesOf(const GameEntry& game, int match, Rng& rng) {
    RuleValues rules = default_values(game.rules());
    if (match % 2 == 0) return rules;
    for (const RuleInfo& rule : game.rules())
        if (!rule.words.empty()) rules[rule.id] = rule.min + rng.below(static_cast<int>(rule.words.size()));
    return game.check(rules, game.info().default_seats) ? rules : default_values(game.rules());
}

/// Reasons that the menus of a random match give, and those of answers of other moments that are tried here.
void gather(const GameEntry& game, int match, std::vector<std::string>& words, QSet<QString>& offered,
            QSet<QString>& tried) {
    Rng rng(4, static_cast<std::uint64_t>(match), Stream::Dice, 0, 0);
    const auto table = std::move(*game.make_table(rulesOf(game, match, rng), game.info().default_seats,
                                                  {9, static_cast<std::uint64_t>(match), 0}));
    const auto any = [&rng](const auto& list) -> const auto& {
        return list[static_cast<std::size_t>(rng.below(static_cast<int>(list.size())))];
    };
    while (!table->over()) {
        for (Seat seat : table->asked()) {
            if (table->resting()) break;
            std::vector<std::string> allowed;
            for (const Choice& choice : table->menu(seat)) {
                if (choice.reason.empty()) allowed.push_back(choice.word);
                if (!choice.reason.empty()) offered.insert(QString::fromStdString(choice.reason));
                if (words.size() < 400)
                    words.push_back(choice.word);
                else if (rng.below(8) == 0)
                    words[static_cast<std::size_t>(rng.below(400))] = choice.word;
            }
            if (const auto answer = table->copy()->answer(seat, any(words)); !answer)
                if (const auto why = refused_because(answer.error(), seat); !why.empty())
                    tried.insert(QString::fromStdString(why));
            if (table->need(seat) == Need::May && rng.below(2) == 0)
                table->silence(seat);
            else
                QVERIFY(table->answer(seat, any(allowed)));
        }
        table->step();
    }
}

} // namespace

class ObjectionsTest : public QObject {
    Q_OBJECT
private slots:
    void everyReasonIsASentence_data() { everyGame(); }
    void everyReasonIsASentence();
    void aRefusedCardTellsWhy_data();
    void aRefusedCardTellsWhy();
    void aRefusedSuitTellsWhy();
    void aPileTellsWhyNot_data();
    void aPileTellsWhyNot();

private:
    /// The text of the tip above it, if any.
    static QString tip(const Desk& desk) {
        QQuickItem* shown = desk.item(
            [](QQuickItem& item) { return QByteArray(item.metaObject()->className()).startsWith("ReasonTip"); });
        if (shown == nullptr) return {};
        for (QQuickItem* child : shown->childItems())
            if (const QVariant text = child->property("text"); text.isValid()) return text.toString();
        return {};
    }
};

void ObjectionsTest::everyReasonIsASentence() {
    QFETCH(const QString, id);
    const GameEntry& game = *find_game(id.toStdString());
    std::vector<std::string> words;
    QSet<QString> offered, tried;
    for (int match = 0; match < rounds(200); ++match)
        gather(game, match, words, offered, tried);
    if (id == "euchre") QVERIFY(offered.contains("follow-suit") && offered.contains("turned-card"));
    if (id == "thegame") QVERIFY(offered.contains("does-not-fit"));
    // Of the others everything is allowed that is understood at all.
    if (id != "pazaak" && id != "zipdeck") QVERIFY(!tried.isEmpty());
    const auto sentenceOf = [&](const QString& why) { return objection(id.toStdString(), why.toStdString()); };
    QMap<QString, QString> english;
    for (const QString& why : offered + tried)
        english[why] = sentenceOf(why);
    const German german;
    QVERIFY(german.found());
    for (auto why = english.constBegin(); why != english.constEnd(); ++why) {
        const QString told = sentenceOf(why.key());
        for (const QString& whole : {why.value(), told})
            QVERIFY2(whole.size() > 12 && whole.endsWith('.') && whole[0].isUpper() && whole.contains(' '),
                     qPrintable(why.key() + ": " + whole));
        QVERIFY2(is_draft(id.toStdString()) || told != why.value(),
                 qPrintable(why.key() + " is not translated: " + told));
    }
}

void ObjectionsTest::aRefusedCardTellsWhy_data() {
    QTest::addColumn<QString>("way");
    for (const char* way : {"hover", "click", "long click", "touch", "arrows and Enter", "digit", "screen reader"})
        QTest::newRow(way) << way;
}

/// Euchre, a card that does not follow suit.
void ObjectionsTest::aRefusedCardTellsWhy() {
    QFETCH(const QString, way);
    Desk desk("euchre");
    desk.start(0);
    QQuickItem* card = nullptr;
    for (int i = 0; i < 300 && card == nullptr; ++i) {
        desk.waitForMe();
        card = desk.item([](QQuickItem& item) { return item.property("dimmed").toBool(); });
        if (card == nullptr) desk.page->scene().answer(desk.firstAllowed());
    }
    QVERIFY(card != nullptr);
    const QString reason = card->property("reason").toString();
    QCOMPARE(reason, objection("euchre", "follow-suit"));
    const int steps = desk.table().steps();
    QTest::mouseMove(desk.quick(), {4, 4}); // wherever the pointer was
    QTRY_VERIFY(tip(desk).isEmpty());
    if (way == "hover") {
        QTest::mouseMove(desk.quick(), middle(card));
    } else if (way == "click") {
        QTest::mouseMove(desk.quick(), middle(card));
        desk.click(card);
    } else if (way == "long click") { // held for five seconds
        QTest::mouseMove(desk.quick(), middle(card));
        QTest::mousePress(desk.quick(), Qt::LeftButton, {}, middle(card));
        QTest::lastMouseTimestamp += 5000;
        QTest::mouseRelease(desk.quick(), Qt::LeftButton, {}, middle(card));
    } else if (way == "touch") {
        desk.touch(card);
    } else if (way == "digit") {
        desk.key(Qt::Key_0 + card->property("key").toString().toInt());
    } else if (way == "arrows and Enter") {
        for (int i = 0; i < 20 && !card->hasActiveFocus(); ++i)
            desk.key(Qt::Key_Right);
        for (int i = 0; i < 20 && !card->hasActiveFocus(); ++i)
            desk.key(Qt::Key_Left);
        QVERIFY(card->hasActiveFocus());
        desk.key(Qt::Key_Return);
    } else {
        QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(card);
        QVERIFY(heard != nullptr && heard->actionInterface() != nullptr);
        QCOMPARE(heard->text(QAccessible::Description), reason);
        heard->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    }
    QTRY_VERIFY2(tip(desk).contains(reason), qPrintable(tip(desk)));
    if (way != "hover") QCOMPARE(desk.page->scene().motion()->live(), reason);
    QCOMPARE(desk.table().steps(), steps);
    if (!way.endsWith("click")) return;
    QTest::mouseMove(desk.quick(), {4, 4}); // away from it
    QTRY_VERIFY(tip(desk).isEmpty());
}

/// The suit that was turned down, where the rules forbid it.
void ObjectionsTest::aRefusedSuitTellsWhy() {
    Desk desk("euchre");
    for (std::uint64_t deal = 0; deal < 60; ++deal) {
        MatchSetup setup = sensibleSetup(desk.game);
        setup.rules["turned_down"] =
            static_cast<int>(std::find_if(desk.game.rules().begin(), desk.game.rules().end(), [](const RuleInfo& rule) {
                                 return rule.id == "turned_down";
                             })->fallback == 0);
        setup.drawn = false;
        setup.deal = DealId{77, deal};
        QVERIFY(desk.page->start(setup));
        QTRY_VERIFY(desk.page->view()->loaded());
        for (int i = 0; i < 8 && desk.view()["phase"] != QVariant("name"); ++i) {
            desk.waitForMe();
            if (desk.view()["phase"] == QVariant("order")) desk.page->scene().answer("pass");
            if (desk.view()["phase"] != QVariant("order") && desk.view()["phase"] != QVariant("name")) break;
        }
        desk.waitForMe();
        if (desk.view()["phase"] != QVariant("name")) continue;
        QQuickItem* suit = desk.item([](QQuickItem& item) {
            return item.property("stopId").toString().startsWith("suit ") && !item.property("allowed").toBool();
        });
        QVERIFY(suit != nullptr);
        desk.click(suit);
        QTRY_VERIFY2(tip(desk).contains("turned down"), qPrintable(tip(desk)));
        QCOMPARE(desk.page->scene().motion()->live(), objection("euchre", "turned-down"));
        return;
    }
    QFAIL("nobody was ever asked for a suit");
}

void ObjectionsTest::aPileTellsWhyNot_data() {
    QTest::addColumn<QString>("way");
    for (const char* way : {"click", "touch", "digit", "drag"})
        QTest::newRow(way) << way;
}

/// The Game: a card that fits elsewhere is laid where it does not.
void ObjectionsTest::aPileTellsWhyNot() {
    QFETCH(const QString, way);
    Desk desk("thegame");
    desk.start(0);
    const auto wrongPile = [&]() -> QQuickItem* {
        return desk.item([](QQuickItem& item) { return item.property("refusing").toBool(); });
    };
    QQuickItem *card = nullptr, *pile = nullptr;
    for (int i = 0; i < 60 && pile == nullptr; ++i) {
        desk.waitForMe();
        QVERIFY(!desk.over());
        card = desk.playableCard("hand");
        QVERIFY(card != nullptr);
        desk.click(card);
        QTRY_VERIFY(card->property("chosen").toBool());
        pile = wrongPile();
        if (pile != nullptr) break;
        desk.page->scene().answer(desk.firstAllowed());
    }
    QVERIFY(pile != nullptr);
    const int steps = desk.table().steps();
    if (way == "click") {
        QTest::mouseMove(desk.quick(), middle(pile));
        desk.click(pile);
    } else if (way == "touch") {
        desk.touch(pile);
    } else if (way == "digit") {
        desk.key(Qt::Key_1 + pile->property("index").toInt());
    } else {
        desk.drag(middle(card), middle(pile));
    }
    const QString why = objection("thegame", "does-not-fit");
    QTRY_VERIFY2(tip(desk).contains(why), qPrintable(tip(desk)));
    QCOMPARE(desk.page->scene().motion()->live(), why);
    QCOMPARE(desk.table().steps(), steps);
}

HILLTOP_TEST(ObjectionsTest)
#include "objections_test.moc"
