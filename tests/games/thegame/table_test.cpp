// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/silence.h"
#include "replay/replay_page.h"
#include "support/test.h"
#include "text/table_texts.h"
#include "ui/desk.h"

using namespace hilltop;

namespace {

/// A person and three bots who listen at the table, with cards that do not fly.
struct GameDesk : Desk {
    explicit GameDesk(int seat = 0)
        : Desk("thegame") {
        start(seat, "listener", 4);
    }
    /// A card of the hand.
    QQuickItem* card(int value) const { return Desk::card("hand", value); }
    /// The allowed plays of the person, as records write them.
    std::vector<Choice> plays() const {
        std::vector<Choice> list;
        for (const Choice& choice : table().menu(*page->session()->askedPersons().begin())) {
            if (choice.card && choice.reason.empty()) list.push_back(choice);
        }
        return list;
    }
};

/// The play with the smallest gap; "38>0" is the card 38 on pile 0.
std::pair<int, int> smallest(const std::vector<Choice>& plays) {
    const auto best = std::min_element(plays.begin(), plays.end(),
                                       [](const Choice& a, const Choice& b) { return *a.figure < *b.figure; });
    const QStringList parts = QString::fromStdString(best->word).split('>');
    return {parts[0].toInt(), parts[1].toInt()};
}

} // namespace

class ThegameTableTest : public QObject {
    Q_OBJECT
private slots:
    void wholeMatchByMouseAndItsReplay();
    void wholeTurnByKeys();
    void wholeMatchByKeys();
    void cardByDrag();
    void wishesStandAndSilenceIsAnswered();
    void givingUpAsksBack();
    void undoGoesBackToMyCard();
    void cardsWithSeveralPlacesArePlayable();
    void everyGapIsShown();
    void aJumpBackIsCheered();
    void theStackIsCountedDown();
    void theCardUnderTheMouseIsToldOnThePiles();
    void wishesHaveTheirButtonsWhileTheyAreHeard();
    void hintsSayWhy();
    void wishesAreWords();
    void nobodyCountsToThree();
    void partnersOfTheFirstTableWish();
    void valuesStayInTheirRange();
};

void ThegameTableTest::wholeMatchByMouseAndItsReplay() {
    GameDesk desk(1);
    for (int i = 0; i < 100 && !desk.over(); ++i) {
        desk.waitForMe();
        if (desk.over()) break;
        const int steps = desk.table().steps();
        const auto plays = desk.plays();
        const bool may_end = desk.view()["may_end"].toBool();
        if (may_end && (plays.empty() || *plays.front().figure > 2)) {
            desk.click(desk.button("End turn"));
        } else {
            const auto [card, pile] = smallest(plays);
            desk.click(desk.card(card));
            QCOMPARE(desk.table().steps(), steps); // chosen, not played
            desk.click(desk.stop(QString("pile %1").arg(pile)));
        }
        QVERIFY(desk.table().steps() > steps);
    }
    QVERIFY(desk.over());
    const Record record = desk.page->record();
    QVERIFY(record.result.has_value());
    QVERIFY(Replay::make(record)->reproduced());
    const QString title = desk.page->scene().position()->resultTitle();
    QVERIFY2(title.startsWith("Cards left: ") || title == "Won together", qPrintable(title));

    ReplayPage replay(desk.settings, desk.theme);
    replay.resize(1280, 700);
    replay.show();
    QVERIFY(replay.opening().open({record}, {}, 0));
    for (int position = 0; position < replay.cursor().positions(); ++position) {
        replay.cursor().goTo(position);
        QCOMPARE(replay.scene().position()->view()["left"].toInt(),
                 98 - static_cast<int>(std::count_if(
                          record.steps.begin(), record.steps.begin() + Replay::make(record)->table(position).steps(),
                          [](const auto& step) {
                              return step.size() == 1 && step.front() && step.front()->find('>') != std::string::npos;
                          })));
        if (position > 30) position += 20; // every step at first, then faster
    }
}

void ThegameTableTest::wholeTurnByKeys() {
    GameDesk desk(0);
    desk.waitForMe();
    desk.quick()->setFocus();
    for (int i = 0; i < 2; ++i) {
        const auto [card, pile] = smallest(desk.plays());
        const int place = desk.card(card)->property("place").toInt();
        QTest::keyClick(desk.quick(), static_cast<Qt::Key>(Qt::Key_1 + place));
        QVERIFY(desk.card(card)->property("chosen").toBool());
        QTest::keyClick(desk.quick(), Qt::Key_Escape);
        QVERIFY(!desk.card(card)->property("chosen").toBool());
        QTest::keyClick(desk.quick(), static_cast<Qt::Key>(Qt::Key_1 + place));
        QTest::keyClick(desk.quick(), static_cast<Qt::Key>(Qt::Key_1 + pile));
        QCOMPARE(desk.view()["last"].toMap()["card"].toInt(), card);
        desk.waitForMe();
    }
    QCOMPARE(desk.view()["turn"].toInt(), 0);
    QTest::keyClick(desk.quick(), Qt::Key_E);
    QTRY_COMPARE(desk.view()["turn"].toInt(), 1);
}

void ThegameTableTest::wholeMatchByKeys() {
    GameDesk desk(1);
    desk.quick()->setFocus();
    for (int i = 0; i < 100 && !desk.over(); ++i) {
        desk.waitForMeByKeys();
        if (desk.over()) break;
        const int steps = desk.table().steps();
        const auto plays = desk.plays();
        if (desk.view()["may_end"].toBool() && (plays.empty() || *plays.front().figure > 2)) {
            desk.key(Qt::Key_E);
        } else {
            const auto [card, pile] = smallest(plays);
            desk.key(Qt::Key_1 + desk.card(card)->property("place").toInt());
            desk.key(Qt::Key_1 + pile);
        }
        QVERIFY(desk.table().steps() > steps);
    }
    QVERIFY(desk.over());
}

void ThegameTableTest::cardByDrag() {
    GameDesk desk(0);
    desk.waitForMe();
    const auto [value, pile] = smallest(desk.plays());
    QQuickItem* card = desk.card(value);
    const QPoint from = middle(card);
    desk.drag(from, from + QPoint(-60, 30)); // nowhere: it goes back
    QCOMPARE(desk.table().steps(), 0);
    QTRY_VERIFY((middle(card) - from).manhattanLength() < 20); // chosen cards stand a little higher
    desk.drag(from, middle(desk.stop(QString("pile %1").arg(pile))));
    QTRY_VERIFY(desk.table().steps() > 0);
    QCOMPARE(*desk.page->record().steps.front().front(), QString("%1>%2").arg(value).arg(pile).toStdString());
}

void ThegameTableTest::wishesStandAndSilenceIsAnswered() {
    GameDesk desk(0);
    desk.settings.set<bool>(Silence::knownKey("thegame"), true); // who has passed before: silence is counted down
    desk.waitForMe();
    QQuickItem* wish = desk.stop("wish 2");
    QVERIFY(wish != nullptr);
    // The last of six fields, at the lower end.
    const QPointF five(wish->width() * 11 / 12, wish->height() - 12);
    QTest::mouseClick(desk.quick(), Qt::LeftButton, {}, wish->mapToScene(five).toPoint());
    QCOMPARE(desk.page->scene().answers()->saysNext(), QString("wish 0 0 5 0"));
    QCOMPARE(desk.stop("wish 2")->property("level").toInt(), 5);
    QCOMPARE(desk.table().steps(), 0);
    const auto wishes = [&] { return desk.view()["seats"].toList()[0].toMap()["wishes"].toList(); };
    for (int i = 0; i < 2; ++i) {
        const auto [card, pile] = smallest(desk.plays());
        desk.click(desk.card(card));
        desk.click(desk.stop(QString("pile %1").arg(pile)));
        desk.waitForMe();
        QCOMPARE(wishes(), QVariantList({0, 0, 5, 0}));
        QCOMPARE(desk.page->scene().answers()->saysNext(), QString());
    }
    // Said once; afterwards silence leaves it.
    QCOMPARE(desk.page->record().steps[1].front().value_or(""), std::string("wish 0 0 5 0"));
    QVERIFY(!desk.page->record().steps[3].front());
    // The others play on though I never say a word.
    desk.click(desk.button("End turn"));
    QTRY_VERIFY_WITH_TIMEOUT(desk.over() || (desk.asked() && desk.table().steps() > 10), kPatienceMs);
}

void ThegameTableTest::givingUpAsksBack() {
    GameDesk desk(0);
    desk.waitForMe();
    QVERIFY(desk.button("End turn") == nullptr);
    desk.click(desk.button("Give up…"));
    QVERIFY(!desk.over());
    desk.click(desk.button("Keep playing"));
    QVERIFY(desk.button("Give up now") == nullptr);
    desk.click(desk.button("Give up…"));
    desk.click(desk.button("Give up now"));
    QTRY_VERIFY(desk.over());
    QCOMPARE(desk.view()["ending"].toString(), QString("gave-up"));
    QVERIFY2(desk.page->scene().position()->resultReason().startsWith("You ended your turn too early"),
             qPrintable(desk.page->scene().position()->resultReason()));
}

void ThegameTableTest::undoGoesBackToMyCard() {
    GameDesk desk(0);
    desk.waitForMe();
    const auto [card, pile] = smallest(desk.plays());
    desk.click(desk.card(card));
    desk.click(desk.stop(QString("pile %1").arg(pile)));
    desk.waitForMe();
    QVERIFY(desk.action("Undo")->isEnabled());
    QTest::keyClick(desk.quick(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(desk.table().steps(), 0);
    QVERIFY(desk.asked());
    QVERIFY(desk.card(card) != nullptr);
}

void ThegameTableTest::cardsWithSeveralPlacesArePlayable() {
    GameDesk desk(0);
    desk.waitForMe();
    // At the start every card fits everywhere; one that fits a pile may be played whatever else is said of it.
    for (const Choice& choice : desk.plays()) {
        QQuickItem* card = desk.card(QString::fromStdString(choice.word).section('>', 0, 0).toInt());
        QVERIFY(card != nullptr);
        QVERIFY(card->property("playable").toBool());
        QVERIFY(card->property("lead").toString().isEmpty()); // it may lead to four places
    }
}

/// Over each card of my hand what it leaves out on the four piles; after a play, what it has become.
void ThegameTableTest::everyGapIsShown() {
    GameDesk desk(0);
    const auto shown = [&](int value) {
        QStringList cells(4);
        for (QQuickItem* item : desk.items()) {
            if (!item->isVisible() || !item->property("fits").toBool() || !item->property("gap").isValid()) continue;
            const QVariant of = item->parentItem()->property("value");
            if (of.isValid() && of.toInt() == value)
                cells[item->property("index").toInt()] = item->childItems().front()->property("text").toString();
        }
        return cells;
    };
    for (int turn = 0; turn < 3; ++turn) {
        desk.waitForMe();
        if (desk.plays().empty()) break;
        QHash<int, QStringList> expected;
        for (const QVariant& card : desk.view()["hand"].toList())
            expected[card.toInt()] = QStringList(4);
        for (const Choice& choice : desk.plays()) {
            const QStringList parts = QString::fromStdString(choice.word).split('>');
            const QString gap = *choice.figure < 0 ? QString("−10") : QString::number(*choice.figure);
            expected[parts[0].toInt()][parts[1].toInt()] = gap;
        }
        for (auto card = expected.cbegin(); card != expected.cend(); ++card)
            QTRY_COMPARE(shown(card.key()), card.value());
        const auto [card, pile] = smallest(desk.plays());
        desk.page->scene().answer(QString("%1>%2").arg(card).arg(pile));
    }
}

void ThegameTableTest::aJumpBackIsCheered() {
    const GameEntry& game = *find_game("thegame");
    std::string jump;
    Record match;
    for (std::uint64_t deal = 1; jump.empty() && deal < 20; ++deal) {
        const auto played =
            play_record(game, default_values(game.rules()), {deal, 0, 0}, std::vector<std::string>(3, "listener"));
        QVERIFY(played);
        const auto replay = Replay::make(*played);
        for (int position = 0; jump.empty() && position < replay->positions() - 1; ++position) {
            const Table& table = replay->table(position);
            if (!table.deciding().contains(Seat(0))) continue;
            for (const Choice& choice : table.menu(Seat(0)))
                if (choice.card && choice.reason.empty() && *choice.figure == -10) jump = choice.word;
            match = cut_before(*played, table.steps());
        }
    }
    QVERIFY(!jump.empty());
    match.seats[0] = {kPerson, 0, {}};
    Desk desk("thegame", AnimationSpeed::Fast);
    QVERIFY(desk.page->continueMatch(match));
    QTRY_VERIFY(desk.page->view()->loaded());
    QVERIFY(layOut(*desk.page));
    const auto cheer = [&] {
        return desk.item(
            [](QQuickItem& item) { return item.property("late").isValid() && item.property("way").toDouble() < 1; });
    };
    QVERIFY(cheer() == nullptr);
    desk.page->scene().answer(QString::fromStdString(jump));
    QVERIFY(QTest::qWaitFor([&] { return cheer() != nullptr; }, kPatienceMs));
    QVERIFY(QTest::qWaitFor([&] { return cheer() == nullptr; }, kPatienceMs));
}

/// Two marks on the way to the last card drawn, each of whoever drew; the table says so, too.
void ThegameTableTest::theStackIsCountedDown() {
    const GameEntry& game = *find_game("thegame");
    QStringList told;
    for (std::uint64_t deal = 1; deal < 30 && told.size() < 2; ++deal) {
        const auto played =
            play_record(game, default_values(game.rules()), {deal, 0, 0}, std::vector<std::string>(3, "listener"));
        QVERIFY(played);
        const auto replay = Replay::make(*played);
        TableNames names;
        names.bySeat = QStringList{"A", "B", "C"};
        told.clear();
        for (int position = 1; position < replay->positions(); ++position) {
            const Table &before = replay->table(position - 1), &after = replay->table(position);
            for (const KeyMark& mark : tableTexts(u"thegame").marks(before, after, names)) {
                if (mark.shape != KeyMark::Shape::Gain) continue;
                told << mark.text;
                const int stack = viewOf(after, 0)["stack"].toInt();
                QVERIFY2(stack <= 10 && (mark.text == "The stack is empty") == (stack == 0), qPrintable(mark.text));
                QVERIFY(mark.seat >= 0);
            }
        }
    }
    QCOMPARE(told, (QStringList{"The stack is running out", "The stack is empty"}));
}

/// Before it is chosen.
void ThegameTableTest::theCardUnderTheMouseIsToldOnThePiles() {
    GameDesk desk(0);
    desk.waitForMe();
    const auto [value, pile] = smallest(desk.plays());
    const auto says = [&](const QString& text) {
        return desk.item([&](QQuickItem& item) { return item.property("text").toString() == text; }) != nullptr;
    };
    const auto plays = desk.plays();
    const auto play = std::find_if(plays.begin(), plays.end(), [&, value = value, pile = pile](const Choice& choice) {
        return choice.word == QString("%1>%2").arg(value).arg(pile).toStdString();
    });
    const QString gap = QString("%1: %2%3").arg(value).arg(pile < 2 ? "+" : "−").arg(*play->figure);
    QVERIFY(!says(gap));
    QTest::mouseMove(desk.quick(), middle(desk.card(value)));
    QTRY_VERIFY(says(gap));
    QTest::mouseMove(desk.quick(), {4, 4});
    QTRY_VERIFY(!says(gap));
}

/// While it is my turn or I am asked; at other times my wishes are shown like those of the others.
void ThegameTableTest::wishesHaveTheirButtonsWhileTheyAreHeard() {
    Desk desk("thegame", AnimationSpeed::Normal);
    desk.start(0, "listener", 4);
    TableScene& scene = desk.page->scene();
    bool calm = false, asked = false;
    const auto look = [&] {
        const bool buttons = desk.stop("wish 2") != nullptr;
        const bool heard = scene.answers()->mayPass() || desk.view()["turn"].toInt() == 0;
        if (!buttons && !heard) calm = true;
        if (buttons && heard) asked = true;
        if (desk.asked()) scene.answer(desk.firstAllowed());
        if (scene.answers()->mayPass()) scene.pass();
        return (calm && asked) || desk.over();
    };
    QVERIFY(QTest::qWaitFor(look, kPatienceMs));
    QVERIFY2(calm && asked, qPrintable(QString("%1 %2").arg(calm).arg(asked)));
}

/// Each reason of what a bot plays is true of its card.
void ThegameTableTest::hintsSayWhy() {
    const GameEntry& game = *find_game("thegame");
    const auto played =
        play_record(game, default_values(game.rules()), {5, 0, 0}, std::vector<std::string>(3, "listener"));
    QVERIFY(played);
    const auto replay = Replay::make(*played);
    int jumps = 0, prepared = 0, smallest = 0, ends = 0;
    for (int position = 0; position + 1 < replay->positions(); ++position) {
        const Table& table = replay->table(position);
        if (table.resting() || table.deciding().empty()) continue;
        const Seat seat = *table.deciding().begin();
        const auto& answer = played->steps[static_cast<std::size_t>(table.steps())].front();
        if (!answer) continue;
        std::vector<int> gaps;
        int gap = 0;
        for (const Choice& choice : table.menu(seat)) {
            if (!choice.card || !choice.reason.empty()) continue;
            gaps.push_back(*choice.figure);
            if (choice.word == *answer) gap = *choice.figure;
        }
        const QString why = tableTexts(u"thegame").why(table, seat.index(), QString::fromStdString(*answer));
        const bool jump = why == "It sets the pile ten back.", least = why == "It’s the smallest step you have.";
        if (answer->find('>') != std::string::npos) QCOMPARE(jump, gap == -10);
        if (least) QVERIFY(std::none_of(gaps.begin(), gaps.end(), [&](int other) { return other > 0 && other < gap; }));
        jumps += jump;
        smallest += least;
        prepared += why.startsWith("Then your ");
        ends += why.startsWith("Your next card ");
    }
    QVERIFY2(jumps > 0 && prepared > 0 && smallest > 0 && ends > 0,
             qPrintable(QString("%1 %2 %3 %4").arg(jumps).arg(prepared).arg(smallest).arg(ends)));
}

void ThegameTableTest::wishesAreWords() {
    GameDesk desk(0);
    desk.waitForMe();
    QQuickItem* wish = desk.stop("wish 2");
    const auto at = [&](double field) {
        return wish->mapToScene(QPointF(wish->width() * (field + 0.5) / 6, wish->height() - 12)).toPoint();
    };
    const auto says = [&](const QString& text) {
        return desk.item([&](QQuickItem& item) { return item.property("text").toString() == text; }) != nullptr;
    };
    QVERIFY(says("Wishes: 1 rather not, 3 mine soon, 5 stay off"));
    QTest::mouseMove(desk.quick(), at(3));
    QTRY_VERIFY(says("3: mine soon"));
    QTest::mouseMove(desk.quick(), at(5));
    QTRY_VERIFY(says("5: stay off"));
    QTest::mouseClick(desk.quick(), Qt::LeftButton, {}, at(5));
    QTest::mouseMove(desk.quick(), {4, 4});
    QTRY_VERIFY(says("stay off: after the next card"));
}

/// Partners wish at the same moment; that is no count of Zip Deck's.
void ThegameTableTest::nobodyCountsToThree() {
    Desk desk("thegame", AnimationSpeed::Fast);
    desk.start(0, "planner", 4);
    TableScene& scene = desk.page->scene();
    int wishes = 0, counted = 0;
    connect(&scene, &TableScene::eventShown, this, [&](const Event& event) {
        wishes += event.kind == Event::Kind::Say && std::string_view(event.word) == "wish" ? 1 : 0;
    });
    connect(scene.motion(), &TableMotion::changed, this,
            [&] { counted = std::max(counted, scene.motion()->countedTo()); });
    connect(scene.position(), &TablePosition::changed, this,
            [&] { QVERIFY(!scene.position()->prompt().contains("count of three")); });
    for (int i = 0; i < 2; ++i) {
        desk.waitForMe();
        scene.answer(desk.firstAllowed());
    }
    desk.waitForMe();
    QVERIFY(wishes > 1);
    QCOMPARE(counted, 0);
}

void ThegameTableTest::partnersOfTheFirstTableWish() {
    const GameEntry& game = *find_game("thegame");
    std::vector<std::string> seats;
    for (const QString& seat : sensibleSetup(game).seats.mid(1))
        seats.push_back(seat.toStdString());
    QCOMPARE(seats.size(), std::size_t{3});
    const auto match = play_record(game, default_values(game.rules()), {5, 0, 0}, seats);
    QVERIFY(match);
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        QVERIFY(std::any_of(match->steps.begin(), match->steps.end(), [&](const RecordStep& step) {
            return step.size() > seat && step[seat] && step[seat]->find_first_of("12345") != std::string::npos &&
                   step[seat]->starts_with("wish");
        }));
    }
}

/// Giving up at once leaves all 98 cards, and nothing leaves more.
void ThegameTableTest::valuesStayInTheirRange() {
    const GameEntry& game = *find_game("thegame");
    const auto judge = game.make_judge();
    for (const std::uint64_t deal : {1, 2, 3}) {
        const auto table = game.make_table(default_values(game.rules()), 4, {deal, 0, 0});
        QVERIFY(table);
        const Seat seat = *(*table)->deciding().begin();
        for (const int samples : {16, 60}) {
            for (const auto& played : {std::optional<std::string>(), std::optional<std::string>("end")}) {
                const auto found = judge->compare(**table, seat, false, played, {samples, deal}, [] { return false; });
                QVERIFY(found && found->options.size() > 2);
                bool ended = false;
                for (const auto& option : found->options) {
                    QVERIFY2(option.worth.value <= 0 && option.worth.value >= -98,
                             qPrintable(QString::number(option.worth.value)));
                    if (option.word != "end") continue;
                    ended = true;
                    QCOMPARE(option.worth.value, -98.0);
                }
                QVERIFY(ended || !played);
            }
        }
    }
}

HILLTOP_TEST(ThegameTableTest)
#include "table_test.moc"
