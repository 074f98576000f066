// SPDX-License-Identifier: GPL-3.0-or-later
#include "choose/rules_editor.h"
#include "game/table_rules.h"
#include "games/euchre/euchre.h"
#include "games/euchre/euchre_why.h"
#include "play/match_setup.h"
#include "play/next_match.h"
#include "replay/replay_page.h"
#include "style/theme.h"
#include "support/test.h"
#include "table/score_view.h"
#include "text/table_texts.h"
#include "text/typed_view.h"
#include "tournament/plan.h"
#include "ui/desk.h"

#include <QRegularExpression>

using namespace hilltop;

namespace {

/// A person and three bots at the table, with cards that do not fly.
struct EuchreDesk : Desk {
    explicit EuchreDesk(int seat = 0)
        : Desk("euchre")
        , me(seat) {
        start(seat, "steady");
    }
    QString phase() const { return view()["phase"].toString(); }
    QVariantMap seat(int at) const { return view()["seats"].toList()[at].toMap(); }
    const std::vector<MenuModel::Item>& menu() const { return page->scene().answers()->menu()->items(); }
    /// The first allowed action that begins so, or -1.
    int choice(const QString& verb) const {
        for (std::size_t i = 0; i < menu().size(); ++i) {
            if (menu()[i].allowed() && menu()[i].word().startsWith(verb)) return static_cast<int>(i);
        }
        return -1;
    }
    /// The card an action touches.
    QQuickItem* cardOf(const MenuModel::Item& action) const {
        return item([&](QQuickItem& item) {
            return item.property("zone").isValid() && item.property("row").toInt() == action.cardRow;
        });
    }
    /// Waits for me until a question of that phase comes; all others are answered by the first of what is allowed.
    void waitFor(const QString& wanted) {
        for (int i = 0; i < 400; ++i) {
            waitForMe();
            QVERIFY2(!over(), "the match ended before that was asked");
            if (phase() == wanted) return;
            const int verb = choice(phase() == "order" && wanted != "name" ? "order" : "");
            page->scene().choose(verb < 0 ? choice({}) : verb);
        }
        QFAIL("that was never asked");
    }

    const int me;
};

} // namespace

class EuchreTableTest : public QObject {
    Q_OBJECT
private slots:
    void handNobodyCalledIsTold();
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("\\.qml"))); }
    void wholeMatchByMouseAndItsReplay();
    void wholeMatchByKeys();
    void cardsByDrag();
    void upcardByDrag();
    void lastTrickOnItsKey();
    void partnerOfTheLoneMakerSitsOut();
    void cardsThatMustNotBePlayedTellWhy();
    void digitsFollowTheHand();
    void rulesForPeople();
    void asksWhatItIs();
    void cardPickedUpAndBowersAreShown();
    void scoresheetBeginsWithThisHand();
    void reasonsAreTrue();
    void hintsSayWhy();
    void pointsFlyBeforeTheyAreTold();
    void ownCardsAreAsLargeAsTheTricks_data();
    void ownCardsAreAsLargeAsTheTricks();
};

/// The hand that is played is on top with its calls, the hands below with their rules; clubs are green where each suit
/// has a colour of its own.
void EuchreTableTest::scoresheetBeginsWithThisHand() {
    EuchreDesk desk;
    const auto* sheet = desk.page->findChild<ScoreView*>();
    const auto text = [&](int row) { return sheet->model()->index(row, 0).data().toString(); };
    const auto rowOf = [&](const QString& words) {
        int row = 0;
        while (row < sheet->model()->rowCount() && text(row) != words)
            ++row;
        return row;
    };
    const auto greens = [&] {
        const QImage image = sheet->viewport()->grab().toImage();
        const QColor good = shades(sheet->palette()).good;
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                const QColor seen = image.pixelColor(x, y);
                count += seen.green() - seen.red() > (good.green() - good.red()) / 2 &&
                         seen.green() - seen.blue() > (good.green() - good.blue()) / 2;
            }
        return count;
    };
    for (int i = 0; i < 2000 && desk.view()["hand"].toInt() < 4; ++i) {
        desk.waitForMe();
        QVERIFY(!desk.over());
        desk.page->scene().answer(desk.firstAllowed());
    }
    desk.waitFor("play");
    QTRY_COMPARE(text(0), QString("Tricks of hand %1").arg(desk.view()["hand"].toInt()));
    const int calls = rowOf("Calls"), hands = rowOf("Hands");
    QVERIFY(calls < hands && hands < rowOf("Contest rules."));
    QVERIFY(hands - calls > 2); // who called what is there while cards are played
    QCOMPARE(sheet->indexAt({8, 8}).row(), 0);
    QCOMPARE(greens(), 0);
    desk.settings.set<bool>(kFourColoursKey, true);
    for (int i = 0; i < 2000 && greens() == 0 && !desk.over(); ++i) {
        desk.page->scene().answer(desk.firstAllowed());
        desk.waitForMe();
    }
    QVERIFY(greens() > 0);
}

/// People get the table's rules, and keep the contest's once they have chosen them; tournaments have the contest's.
void EuchreTableTest::rulesForPeople() {
    const QTemporaryDir folder;
    Settings settings(folder.filePath("hilltop.conf"));
    const GameEntry& euchre = *find_game("euchre");
    const RuleValues table = table_rules(euchre, 4), contest = default_values(euchre.rules());
    QCOMPARE(table.at("turned_down"), 1);
    QCOMPARE(table.at("defend_alone"), 0);
    QCOMPARE(table.at("discard_picked_up"), 1);
    QCOMPARE(table_rules(*find_game("pazaak"), 2), default_values(find_game("pazaak")->rules()));
    settings.set<QStringList>("match/euchre/rules", {}); // as an earlier version left it
    MatchSetup setup = rememberedSetup(settings, "euchre");
    QCOMPARE(setup.rules, table);
    QCOMPARE(setup.seats, (QStringList{QString::fromUtf8(kPerson), "skilled", "strong", "skilled"}));
    QCOMPARE(newMatch(setup, settings, nullptr).variant, "table");
    setup.rules = contest;
    rememberSetup(settings, setup);
    QCOMPARE(rememberedSetup(settings, "euchre").rules, contest);
    QCOMPARE(newMatch(setup, settings, nullptr).variant, "");
    QCOMPARE(default_plan(euchre).rules, contest);
    QCOMPARE(RulesEditor("euchre", euchre.rules()).summary(), "Contest rules"); // as a new tournament names them
}

/// "Pick it up" for the dealer alone, from the first question on, and who defends is asked whether to defend.
void EuchreTableTest::asksWhatItIs() {
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        const auto table = std::move(*find_game("euchre")->make_table({}, 4, {seed, 0, 0}));
        const int first = (*table->deciding().begin()).index();
        TableScene scene;
        scene.begin(*table, {.bySeat = {"A", "B", "C", "D"}, .bots = {}, .me = first}, SeatSet(Seat(first)), true);
        scene.jumpTo(*table);
        QCOMPARE(scene.answers()->menu()->index(1, 0).data(MenuModel::TextRole).toString(), QString("Order it up"));
    }
    EuchreDesk desk;
    bool picked = false, ordered = false, defended = false;
    for (int i = 0; i < 2000 && !(picked && ordered && defended) && !desk.over(); ++i) {
        desk.waitForMe();
        if (desk.over()) break;
        const QVariantMap view = desk.view();
        QString answer = desk.firstAllowed();
        if (desk.phase() == "order") {
            const bool deals = view["dealer"].toInt() == 0;
            QVERIFY(desk.button("Pick it up") == nullptr || deals);
            QVERIFY((desk.button(deals ? "Pick it up" : "Order it up")) != nullptr);
            (deals ? picked : ordered) = true;
        }
        if (desk.phase() == "alone" && view["makers"].toInt() == 1) {
            defended = true;
            const QString asked = desk.page->scene().position()->prompt();
            QVERIFY2(asked.contains("Defend with your partner, or alone (4 points for all five tricks)?"),
                     qPrintable(asked));
            QVERIFY(desk.button("Defend alone") != nullptr);
            desk.click(desk.button("With my partner"));
            continue;
        }
        desk.page->scene().answer(answer);
    }
    QVERIFY(picked && ordered && defended);
    const auto asked = [](const QVariantMap& view) {
        TableNames names;
        names.bySeat = QStringList{"You", "Left", "Gwen", "Right"};
        names.me = 0;
        return tableTexts(u"euchre").situation(view, names);
    };
    QVariantMap view{{"phase", "alone"}, {"turn", 0}, {"maker", 1}, {"makers", 1}, {"trump", "h"}};
    QVERIFY(asked(view).startsWith("Left made hearts trump. Defend"));
    view["seats"] = QVariantList{QVariantMap(), QVariantMap{{"alone", "alone"}}, QVariantMap(), QVariantMap()};
    QVERIFY(asked(view).startsWith("Left plays alone. Defend"));
    view["maker"] = 0;
    QVERIFY(asked(view).startsWith("Hearts are trump. Play with your partner, or alone"));
}

/// The card that another dealer picked up is in sight until it is played; bowers on the table have their names beside
/// them, and no card covers a name.
void EuchreTableTest::cardPickedUpAndBowersAreShown() {
    EuchreDesk desk;
    int seen = 0, gone = 0, bowers = 0;
    for (int i = 0; i < 2000 && !desk.over(); ++i) {
        desk.waitForMe();
        if (desk.over()) break;
        const QVariantMap view = desk.view();
        const QQuickItem* kept =
            desk.item([](QQuickItem& item) { return item.property("label").toString().contains(" picked up the "); });
        if (desk.phase() == "play") {
            const QVariantList tricks = view["played"].toList();
            bool played = false;
            for (const QVariant& trick : tricks)
                for (const QVariant& card : trick.toMap()["cards"].toList())
                    played = played || card.toMap()["card"] == view["turned"];
            const int dealer = view["dealer"].toInt();
            const bool shown =
                view["taken_up"].toBool() && dealer != 0 && !played && !desk.seat(dealer)["sits_out"].toBool();
            QCOMPARE(kept != nullptr, shown);
            (shown ? seen : gone) += view["taken_up"].toBool() && dealer != 0 ? 1 : 0;
            for (const QVariant& card : tricks.last().toMap()["cards"].toList()) {
                if (card.toMap()["card"].toString() != "j" + view["trump"].toString()) continue;
                const QQuickItem* name =
                    desk.item([](QQuickItem& item) { return item.property("text").toString() == "right bower"; });
                QVERIFY(name != nullptr);
                ++bowers;
                const QRectF place = name->mapRectToScene(name->boundingRect());
                for (QQuickItem* item : desk.items()) {
                    if (!item->property("zone").isValid() || !item->property("row").isValid() || !item->isVisible())
                        continue;
                    QVERIFY2(!item->mapRectToScene(item->boundingRect()).intersects(place),
                             qPrintable(item->property("zone").toString()));
                }
            }
        }
        desk.page->scene().answer(desk.firstAllowed());
    }
    QVERIFY2(seen > 0 && gone > 0 && bowers > 0, qPrintable(QString("%1 %2 %3").arg(seen).arg(gone).arg(bowers)));
}

/// The cards left over do not cover the text after a hand without a call.
void EuchreTableTest::handNobodyCalledIsTold() {
    EuchreDesk desk;
    for (std::uint64_t deal = 0; deal < 60; ++deal) {
        MatchSetup setup;
        setup.game = "euchre";
        setup.rules = default_values(desk.game.rules());
        setup.seats = {QString::fromUtf8(kPerson), "steady", "steady", "steady"};
        setup.drawn = false;
        setup.deal = DealId{77, deal};
        desk.page->start(setup);
        const auto passed = [&] { return desk.page->scene().position()->resting() && desk.phase() == "hand"; };
        const auto called = [&] { return !desk.view()["trump"].toString().isEmpty(); };
        QVERIFY(QTest::qWaitFor(
            [&] {
                if (desk.asked() && desk.choice("pass") >= 0) desk.page->scene().answer("pass");
                return passed() || called() || (desk.asked() && desk.choice("pass") < 0);
            },
            kPatienceMs));
        if (!passed() || called()) continue;
        QVERIFY(layOut(*desk.page));
        const QString told = desk.page->scene().position()->prompt();
        const QQuickItem* words = desk.item([&](QQuickItem& item) { return item.property("text").toString() == told; });
        QVERIFY(words != nullptr);
        const QRectF place = words->mapRectToScene(words->boundingRect());
        int cards = 0;
        for (QQuickItem* item : desk.items()) {
            if (!item->property("zone").isValid() || !item->property("row").isValid() || !item->isVisible()) continue;
            ++cards;
            QVERIFY2(!item->mapRectToScene(item->boundingRect()).intersects(place),
                     qPrintable(item->property("zone").toString()));
        }
        QVERIFY2(cards > 20, qPrintable(QString::number(cards))); // hands, and what was left over
        return;
    }
    QFAIL("somebody called in every deal");
}

void EuchreTableTest::wholeMatchByMouseAndItsReplay() {
    EuchreDesk desk(1);
    int asked = 0;
    for (; asked < 2000 && !desk.over(); ++asked) {
        desk.waitForMe();
        if (desk.over()) break;
        const int steps = desk.table().steps();
        const QString phase = desk.phase();
        if (phase == "order") {
            if (asked % 3 == 0)
                desk.click(desk.stop("word pass"));
            else if (asked % 3 == 1)
                desk.click(desk.stop("word order"));
            else
                desk.click(desk.playableCard("turned"));
        } else if (phase == "name") {
            desk.click(desk.stop(desk.choice("pass") >= 0 && asked % 2 == 0 ? "word pass" : "suit h"));
        } else if (phase == "alone") {
            desk.click(desk.stop(asked % 4 == 0 ? "word alone" : "word together"));
        } else {
            desk.click(desk.playableCard("hand"));
        }
        QVERIFY2(desk.table().steps() > steps, qPrintable(QString("%1 at %2").arg(phase).arg(asked)));
    }
    QVERIFY(desk.over());
    QVERIFY(asked > 15);
    QTRY_VERIFY(desk.page->record().result.has_value());
    const Record record = desk.page->record();
    QVERIFY(Replay::make(record)->reproduced());

    ReplayPage replay(desk.settings, desk.theme);
    replay.resize(960, 560);
    replay.show();
    QVERIFY(replay.opening().open({record}, {}, 0));
    for (int position = 0; position < replay.cursor().positions(); position += position < 60 ? 1 : 7) {
        replay.cursor().goTo(position);
        const QVariantMap view = replay.scene().position()->view();
        QVERIFY(view["ahead"].toInt() < 0 || !view["led"].toString().isEmpty());
        QVERIFY(view["trump"].toString().isEmpty() == (view["maker"].toInt() < 0));
    }
    replay.cursor().goTo(replay.cursor().positions() - 1);
    const QVariantList points = replay.scene().position()->view()["points"].toList();
    QVERIFY(points[0].toInt() >= 10 || points[1].toInt() >= 10);
}

void EuchreTableTest::wholeMatchByKeys() {
    EuchreDesk desk(2);
    desk.quick()->setFocus();
    for (int i = 0; i < 2000 && !desk.over(); ++i) {
        desk.waitForMe();
        if (desk.over()) break;
        const int steps = desk.table().steps();
        if (desk.phase() == "play" && i % 2 == 0) { // along the hand with arrows
            QQuickItem* card = desk.cardOf(desk.menu()[static_cast<std::size_t>(desk.choice({}))]);
            // To the right end first: left of the first card one looks back.
            for (int step = 0; step < 8 && !card->hasActiveFocus(); ++step)
                desk.key(Qt::Key_Right);
            for (int step = 0; step < 8 && !card->hasActiveFocus(); ++step)
                desk.key(Qt::Key_Left);
            QVERIFY(card->hasActiveFocus());
            desk.key(i % 4 == 0 ? Qt::Key_Return : Qt::Key_Space);
        } else {
            desk.key(Qt::Key_1 + desk.choice({}));
        }
        QVERIFY2(desk.table().steps() > steps, qPrintable(desk.phase()));
    }
    QVERIFY(desk.over());
}

void EuchreTableTest::cardsByDrag() {
    EuchreDesk desk(0);
    desk.waitFor("play");
    QQuickItem* card = desk.playableCard("hand");
    const QPoint from = middle(card);
    const int steps = desk.table().steps();
    desk.drag(from, from + QPoint(30, 40)); // nowhere: it goes back
    QCOMPARE(desk.table().steps(), steps);
    QTRY_VERIFY((middle(card) - from).manhattanLength() < 20);
    desk.drag(from, QPoint(desk.quick()->width() / 2, desk.quick()->height() / 2));
    QTRY_VERIFY(desk.table().steps() > steps);

    desk.waitFor("discard");
    const int before = desk.table().steps();
    desk.drag(middle(desk.playableCard("hand")), QPoint(desk.quick()->width() / 2, desk.quick()->height() / 3));
    QTRY_VERIFY(desk.table().steps() > before);
    QVERIFY(desk.view()["buried"].toString() != QString());
}

void EuchreTableTest::upcardByDrag() {
    EuchreDesk desk(0);
    desk.waitFor("order");
    const int dealer = desk.view()["dealer"].toInt();
    QQuickItem* goal = desk.item([&](QQuickItem& item) {
        return item.property("dropArea").isValid() && item.property("name").toString() == "hand" &&
               item.property("seat").toInt() == dealer;
    });
    QVERIFY(goal != nullptr);
    const QPointF area = goal->property("dropArea").toRectF().center();
    desk.drag(middle(desk.playableCard("turned")), area.toPoint());
    QTRY_COMPARE(desk.view()["maker"].toInt(), 0);
    QVERIFY(desk.view()["taken_up"].toBool());
}

void EuchreTableTest::lastTrickOnItsKey() {
    EuchreDesk desk(0);
    desk.quick()->setFocus();
    desk.waitFor("play");
    while (desk.view()["played"].toList().size() < 2) {
        desk.page->scene().choose(desk.choice({}));
        desk.waitFor("play");
    }
    QVERIFY(desk.stop("last trick") != nullptr);
    const auto shown = [&] {
        return desk.item([](QQuickItem& item) { return item.property("lookBack").toBool(); }) != nullptr;
    };
    QVERIFY(!shown());
    desk.key(Qt::Key_L);
    QVERIFY(shown());
    desk.key(Qt::Key_L);
    QVERIFY(!shown());
    desk.click(desk.stop("last trick"));
    QVERIFY(shown());
    QTest::mouseClick(desk.quick(), Qt::LeftButton, {}, QPoint(desk.quick()->width() / 2, 90)); // anywhere
    QVERIFY(!shown());
    desk.key(Qt::Key_L);
    desk.click(desk.playableCard("hand")); // playing continues, and the trick is seen again
    QVERIFY(!shown());
}

void EuchreTableTest::partnerOfTheLoneMakerSitsOut() {
    EuchreDesk desk(0);
    desk.waitFor("alone");
    while (desk.view()["maker"].toInt() != 0) {
        desk.page->scene().choose(desk.choice("together"));
        desk.waitFor("alone");
    }
    desk.click(desk.stop("word alone"));
    desk.waitForMe();
    QVERIFY(desk.seat(2)["sits_out"].toBool());
    QCOMPARE(desk.page->scene().position()->seats()[2].note, QString("sitting out"));
    QQuickItem* hand = desk.item([](QQuickItem& item) {
        return item.property("dropArea").isValid() && item.property("name").toString() == "hand" &&
               item.property("seat").toInt() == 2;
    });
    QVERIFY(hand != nullptr);
    QCOMPARE(hand->property("shape").toString(), QString("pile")); // laid together
}

void EuchreTableTest::cardsThatMustNotBePlayedTellWhy() {
    EuchreDesk desk(0);
    for (int i = 0; i < 300; ++i) {
        desk.waitFor("play");
        const auto& menu = desk.menu();
        const auto refused =
            std::find_if(menu.begin(), menu.end(), [](const MenuModel::Item& item) { return !item.allowed(); });
        if (refused == menu.end()) {
            desk.page->scene().choose(desk.choice({}));
            continue;
        }
        QQuickItem* card = desk.cardOf(*refused);
        QVERIFY(card != nullptr);
        QVERIFY(card->property("dimmed").toBool());
        QVERIFY(card->property("reason").toString().contains("follow"));
        const int steps = desk.table().steps();
        desk.click(card);
        QCOMPARE(desk.table().steps(), steps);
        QTest::mouseMove(desk.quick(), middle(card));
        QTRY_VERIFY(card->property("telling").toBool());
        return;
    }
    QFAIL("every card could always be played");
}

void EuchreTableTest::digitsFollowTheHand() {
    EuchreDesk desk(0);
    desk.waitFor("play");
    for (std::size_t i = 0; i < desk.menu().size(); ++i) {
        QQuickItem* card = desk.cardOf(desk.menu()[i]);
        QCOMPARE(card->property("place").toInt(), static_cast<int>(i));
        QCOMPARE(card->property("key").toString(), QString::number(i + 1));
    }
}

/// What is said of a trick before a card is played comes true, whatever the others hold.
void EuchreTableTest::reasonsAreTrue() {
    const GameEntry& game = *find_game("euchre");
    const QStringList wins{"No card left can beat it.", "It takes the trick for certain.",
                           "You play last, and it’s your lowest card that takes the trick."};
    const QStringList loses{"You can’t win this trick, so give your lowest card.", "You can’t win this trick.",
                            "You can’t win this trick, and then you can trump its suit."};
    QHash<QString, int> said;
    for (std::uint64_t deal = 1; deal < 12; ++deal) {
        const auto played =
            play_record(game, default_values(game.rules()), {deal, 0, 0}, std::vector<std::string>(4, "sharp"));
        QVERIFY(played);
        const auto replay = Replay::make(*played);
        QHash<int, QString> reasons; // by seat, of its card in this trick
        for (int position = 0; position + 1 < replay->positions(); ++position) {
            const Table& table = replay->table(position);
            const QVariantMap view = viewOf(table, 0);
            if (view["phase"] == "trick") {
                const int winner = view["played"].toList().last().toMap()["winner"].toInt();
                for (auto one = reasons.cbegin(); one != reasons.cend(); ++one) {
                    if (wins.contains(one.value())) QCOMPARE(one.key(), winner);
                    if (loses.contains(one.value())) QVERIFY(one.key() != winner);
                }
                reasons.clear();
            }
            if (table.resting() || table.deciding().empty()) continue;
            const Seat seat = *table.deciding().begin();
            const auto& answer = played->steps[static_cast<std::size_t>(table.steps())].front();
            if (!answer) continue;
            const QString why = euchreWhy(table, seat.index(), QString::fromStdString(*answer));
            if (view["phase"] == "play") reasons[seat.index()] = why;
            const auto seen = Euchre::view_from(table.described(seat));
            const auto power = [&](const Choice& choice) { // 0: no trump
                const int trump = seen->open.hand.trump;
                return euchre::power_of(trump, trump, answerIn<Euchre>(QString::fromStdString(choice.word))->what);
            };
            const auto menu = table.menu(seat);
            for (const Choice& one : menu) {
                const QString word = QString::fromStdString(one.word);
                if (!euchreWhy(table, seat.index(), word).endsWith("so give your lowest card.")) continue;
                for (const Choice& other : menu)
                    QVERIFY2(!other.reason.empty() || power(one) <= power(other), one.word.c_str());
            }
            ++said[why.section(':', 0, 0)];
        }
    }
    for (const QString& sentence : wins + QStringList{loses.front(), loses.back()})
        QVERIFY2(said[sentence] > 0, qPrintable(sentence));
    QVERIFY(said["Your trumps would be"] > 0 && said["Your partner is ahead, so keep your better cards."] > 0);
}

void EuchreTableTest::hintsSayWhy() {
    EuchreDesk desk(0);
    desk.waitFor("order");
    TableScene& scene = desk.page->scene();
    scene.setHint("pass", "Champion");
    const QString why = euchreWhy(desk.table(), 0, "pass");
    QVERIFY(!why.isEmpty());
    QCOMPARE(scene.answers()->hintText(), QString("Champion suggests: Pass. %1").arg(why));
    const QQuickItem* words =
        desk.item([&](QQuickItem& item) { return item.property("text").toString() == scene.answers()->hintText(); });
    QVERIFY(words != nullptr && !words->property("truncated").toBool());
}

/// A hand ends in this order: the tricks lie, the points fly, the sentence comes, and last the word for a march, a hand
/// alone or a euchre.
void EuchreTableTest::pointsFlyBeforeTheyAreTold() {
    Desk desk("euchre", AnimationSpeed::Fast);
    desk.start(0, "steady");
    TableScene& scene = desk.page->scene();
    const TableMotion& motion = *scene.motion();
    int flights = 0, early = 0, ends = 0, special = 0;
    QStringList wrong;
    const auto look = [&] {
        for (const QQuickItem* item : desk.items()) {
            if (item->property("coming").toInt() <= 0 || !item->property("amount").isValid()) continue;
            ++flights;
            early += motion.sentencesTold();
        }
        const QQuickItem* deed = desk.item([](QQuickItem& item) { return item.objectName() == "deed"; });
        if (deed != nullptr && deed->opacity() > 0 && !motion.tagsTold()) wrong << "the word came early";
        if (motion.waits() && motion.tagsTold()) {
            const int gained = std::abs(desk.view()["gained"].toInt());
            const bool plain = desk.view()["gained"].toInt() == 1 || gained == 0;
            if (plain != (deed == nullptr || deed->opacity() == 0)) wrong << QString("a word at %1").arg(gained);
            ++ends;
            special += !plain;
            scene.goOn();
        } else if (desk.asked()) {
            scene.answer(desk.firstAllowed());
        }
        return desk.over() || (ends > 2 && special > 0 && flights > 0);
    };
    QVERIFY(QTest::qWaitFor(look, 4 * kPatienceMs));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(", ")));
    QVERIFY2(flights > 0 && early == 0 && special > 0,
             qPrintable(QString("%1 %2 %3").arg(flights).arg(early).arg(special)));
}

void EuchreTableTest::ownCardsAreAsLargeAsTheTricks_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(960, 540), QSize(1280, 700), QSize(1900, 960)})
        QTest::addRow("%d", size.width()) << size;
}

void EuchreTableTest::ownCardsAreAsLargeAsTheTricks() {
    QFETCH(const QSize, size);
    EuchreDesk desk(0);
    desk.page->resize(size);
    desk.waitFor("play");
    const QQuickItem* card = desk.playableCard("hand");
    const QQuickItem* slot = desk.item([](QQuickItem& item) {
        return item.property("dropArea").isValid() && item.property("name").toString() == "trick";
    });
    QVERIFY(card != nullptr && slot != nullptr);
    QVERIFY2(card->width() > 0.95 * slot->width(),
             qPrintable(QString("%1 and %2").arg(card->width()).arg(slot->width())));
    // Beside them, what the makers need of the first trick.
    const QString goal = desk.view()["makers"].toInt() == 0 ? "Tricks we need: 3" : "Tricks they need: 3";
    QVERIFY(desk.view()["played"].toList().size() == 1);
    QVERIFY(desk.item([&](QQuickItem& item) { return item.property("text").toString() == goal; }) != nullptr);
}

HILLTOP_TEST(EuchreTableTest)
#include "table_test.moc"
