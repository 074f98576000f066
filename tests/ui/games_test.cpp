// SPDX-License-Identifier: GPL-3.0-or-later
// What holds at the table of every game, whatever the game: each is tried by itself.
#include "card_places.h"
#include "complaints.h"
#include "desk.h"
#include "replay/replay_page.h"
#include "support/rounds.h"
#include "support/test.h"
#include "table/match_panel.h"
#include "table/match_tabs.h"

#include <QAccessible>
#include <QProcess>
#include <QRandomGenerator>
#include <QTableView>
#include <QTextStream>
#include <QTimer>

#include <sys/types.h>

#include <csignal>

using namespace hilltop;

namespace {

/// All a page shows of one moment.
struct Moment {
    QStringList places;
    QVariantMap view;
    QList<TableSeat> seats;
    QString prompt;
    friend bool operator==(const Moment&, const Moment&) = default;
};

Moment momentOf(ReplayPage& page) {
    TableScene& scene = page.scene();
    return {places(*scene.cards()), scene.position()->view(), scene.position()->seats(), scene.position()->prompt()};
}

Record matchOfSeats(const GameEntry& game, int seats, std::uint64_t deal = 2) {
    const auto bots = game.bots();
    std::vector<std::string> names;
    for (int seat = 0; seat < seats; ++seat)
        names.push_back(bots[static_cast<std::size_t>(seat) % std::min<std::size_t>(2, bots.size())].id);
    return *play_record(game, default_values(game.rules()), {42, deal, deal}, names);
}

/// Whether the first seat has something to decide in the last three quarters of a match.
bool decidesLater(const Record& record) {
    const auto replay = Replay::make(record);
    for (int position = replay->positions() / 4; position < replay->positions(); ++position) {
        const Table& table = replay->table(position);
        if (!table.deciding().contains(Seat(0))) continue;
        const auto menu = table.menu(Seat(0));
        if (std::count_if(menu.begin(), menu.end(), [](const Choice& one) { return one.reason.empty(); }) > 1)
            return true;
    }
    return false;
}

/// The answers a person has at this moment, one line.
QString offers(const Desk& desk) {
    QStringList words;
    for (const Choice& choice : desk.table().menu(*desk.page->session()->askedPersons().begin()))
        words << QString::fromStdString(choice.word + choice.reason);
    return QStringLiteral("%1: %2").arg(desk.table().steps()).arg(words.join(QLatin1Char('|')));
}

/// A few decisions of a person, each the first thing allowed; in a short match those it has.
void playSome(Desk& desk, int decisions) {
    for (int i = 0; i < decisions; ++i) {
        desk.waitForMe();
        if (i > 0 && desk.over()) return;
        QVERIFY2(!desk.over(), "the match ended too soon to be of use");
        const int steps = desk.table().steps();
        desk.page->scene().answer(desk.firstAllowed());
        QTRY_VERIFY(desk.over() || desk.table().steps() > steps);
    }
    desk.waitForMe();
}

/// Plays into a match in `folder`, says what the person could answer now, and waits for its end.
int sitUntilKilled(const QStringList& arguments) {
    const QByteArray game = arguments.value(0).toUtf8();
    const QString folder = arguments.value(1);
    Desk desk(game, AnimationSpeed::Off, folder + QStringLiteral("/unfinished.hmatch"));
    // As far as the last of three decisions, or of those a short match has.
    int decisions = 3;
    do {
        desk.start(0);
        playSome(desk, decisions);
    } while (desk.over() && --decisions > 0);
    if (desk.over()) return 4;
    // What happens next happens to a match that is safe.
    const std::string file = (folder + QStringLiteral("/unfinished.hmatch")).toStdString();
    const auto kept = [&] {
        const auto records = load_records(file);
        return records && records->front().steps == desk.page->record().steps;
    };
    if (!QTest::qWaitFor(kept, kPatienceMs)) return 3;
    QTextStream(stdout) << offers(desk) << Qt::endl;
    return QApplication::exec();
}

void eachGame() {
    QTest::addColumn<QString>("id");
    for (const GameEntry* game : games())
        QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
}

/// What takes a minute for all games: the first and the last, at the level full each.
void fewGames() {
    QTest::addColumn<QString>("id");
    for (const GameEntry* game : games())
        if (fullLevel() || game == games().front() || game == games().back())
            QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
}

const GameEntry& gameOfRow() {
    return *find_game(QTest::currentDataTag());
}

/// Rules by which a whole match does not take more than a few hands; its own where there is nothing to shorten.
RuleValues shortened(const GameEntry& game) {
    RuleValues rules = default_values(game.rules());
    static_cast<void>(set_rule(game.rules(), "points_to_win=3", rules));
    return rules;
}

/// What a screen reader would stop at without a name to say, below the item.
QStringList nameless(QAccessibleInterface* face, const QString& path = {}) {
    if (face == nullptr || !face->isValid() || face->state().invisible) return {};
    const QString name = face->text(QAccessible::Name);
    const QString here = path + QLatin1Char('/') + (name.isEmpty() ? QStringLiteral("?") : name);
    QStringList list;
    const bool stop = face->state().focusable || face->role() == QAccessible::Button;
    if (stop && name.trimmed().isEmpty()) list << here;
    for (int i = 0; i < face->childCount(); ++i)
        list << nameless(face->child(i), here);
    return list;
}

int namedItems(QAccessibleInterface* face) {
    if (face == nullptr || !face->isValid() || face->state().invisible) return 0;
    int count = face->text(QAccessible::Name).isEmpty() ? 0 : 1;
    for (int i = 0; i < face->childCount(); ++i)
        count += namedItems(face->child(i));
    return count;
}

} // namespace

class GamesTest : public QObject {
    Q_OBJECT
private slots:
    void randomStepsEqualTheDirectJump_data() { eachGame(); }
    void randomStepsEqualTheDirectJump();
    void everythingHasAName_data() { eachGame(); }
    void everythingHasAName();
    void whatHappensIsAnnounced_data() { eachGame(); }
    void whatHappensIsAnnounced();
    void notesCoverNothing_data() { eachGame(); }
    void notesCoverNothing();
    void killedMatchGoesOnAtTheSameDecision_data() { eachGame(); }
    void killedMatchGoesOnAtTheSameDecision();
    void playsOnFromTheMiddle_data() { eachGame(); }
    void playsOnFromTheMiddle();
    void peopleAtOneScreenSeeTheirOwnCards_data() { eachGame(); }
    void peopleAtOneScreenSeeTheirOwnCards();
    void tablesGrowWithTheWindow_data() { eachGame(); }
    void tablesGrowWithTheWindow();
    void wholeMatchInMotion_data() { fewGames(); }
    void wholeMatchInMotion();
    void tablesHaveNoComplaints_data() { eachGame(); }
    void tablesHaveNoComplaints();
    void wholeMatchesHaveNoComplaints_data() { eachGame(); }
    void wholeMatchesHaveNoComplaints();
};

void GamesTest::randomStepsEqualTheDirectJump() {
    Desk desk(gameOfRow().info().id);
    const Record record = matchOfSeats(gameOfRow(), gameOfRow().info().default_seats);
    for (const int view : {static_cast<int>(ReplayPage::kAllCards), 0}) {
        ReplayPage direct(desk.settings, desk.theme);
        QVERIFY(direct.opening().open({record}, {}, 0));
        direct.cursor().setView(view);
        std::vector<Moment> moments(static_cast<std::size_t>(direct.cursor().positions()));
        for (int position = 0; position < direct.cursor().positions(); ++position) {
            ReplayPage* page = &direct;
            page->cursor().goTo(0);
            page->cursor().goTo(position);
            moments[static_cast<std::size_t>(position)] = momentOf(*page);
        }
        ReplayPage page(desk.settings, desk.theme);
        QVERIFY(page.opening().open({record}, {}, 0));
        page.cursor().setView(view);
        QRandomGenerator dice(7);
        for (int step = 0; step < rounds(fullLevel() ? 5000 : 1000); ++step) {
            switch (dice.bounded(5)) {
            case 0:
            case 1:
                page.cursor().goTo(page.cursor().position() - 1);
                break;
            case 2:
                page.cursor().goTo(dice.bounded(page.cursor().positions()));
                break;
            default:
                page.playback().stepOn();
            }
            const Moment now = momentOf(page);
            const Moment& jumped = moments[static_cast<std::size_t>(page.cursor().position())];
            if (now == jumped) continue;
            QCOMPARE(now.places, jumped.places);
            for (auto value = now.view.begin(); value != now.view.end(); ++value)
                QVERIFY2(
                    jumped.view[value.key()] == value.value(),
                    qPrintable(QStringLiteral("%1 at %2: %3 or %4")
                                   .arg(value.key())
                                   .arg(page.cursor().position())
                                   .arg(QDebug::toString(value.value()), QDebug::toString(jumped.view[value.key()]))));
            QCOMPARE(now.view.keys(), jumped.view.keys());
            QCOMPARE(now.seats, jumped.seats);
            QCOMPARE(now.prompt, jumped.prompt);
            QFAIL("the two moments differ");
        }
    }
}

void GamesTest::everythingHasAName() {
    Desk desk(gameOfRow().info().id);
    desk.start(0);
    desk.waitForMe();
    QAccessibleInterface* table = QAccessible::queryAccessibleInterface(desk.quick()->rootObject());
    QCOMPARE(nameless(table), QStringList());
    QVERIFY(namedItems(table) > 5);

    ReplayPage replay(desk.settings, desk.theme);
    replay.resize(1280, 700);
    replay.show();
    QVERIFY(replay.opening().open({matchOfSeats(gameOfRow(), gameOfRow().info().default_seats)}, {}, 0));
    for (const int position : {0, replay.cursor().positions() / 2, replay.cursor().positions() - 1}) {
        replay.cursor().goTo(position);
        QVERIFY(layOut(replay));
        auto* quick = replay.table()->findChild<QQuickWidget*>();
        QAccessibleInterface* shown = QAccessible::queryAccessibleInterface(quick->rootObject());
        QCOMPARE(nameless(shown), QStringList());
        QVERIFY(namedItems(shown) > 5);
    }
}

void GamesTest::whatHappensIsAnnounced() {
    Desk desk(gameOfRow().info().id);
    desk.start(0);
    QStringList said;
    connect(desk.page->scene().motion(), &TableMotion::announced, this,
            [&] { said << desk.page->scene().motion()->live(); });
    playSome(desk, 2);
    said.removeAll(QString());
    QVERIFY2(said.size() >= 2, qPrintable(said.join("; ")));
    for (const QString& sentence : std::as_const(said)) { // whole ones, with the seat in it
        QVERIFY2(QStringLiteral(".!?").contains(sentence.back()), qPrintable(sentence));
        for (const QString& name : desk.page->scene().position()->names().bySeat)
            QVERIFY2(!sentence.startsWith(name + ": "), qPrintable(sentence));
    }
    if (!desk.over()) QVERIFY2(said.last().startsWith("Your turn."), qPrintable(said.last()));
    const qsizetype before = said.size();
    QTest::keyClick(desk.quick(), Qt::Key_S);
    QCOMPARE(said.size(), before + 1);
    QVERIFY2(said.last().contains(desk.page->scene().position()->prompt()), qPrintable(said.last()));
    QVERIFY(!desk.page->scene().handText().isEmpty()); // and what one holds
    QVERIFY(!desk.page->scene().handText().front().isLower());
    QVERIFY2(said.last().contains(desk.page->scene().handText()), qPrintable(said.last()));
}

/// Neither cards nor words are below what is said of a rest, or of a look back from it.
void GamesTest::notesCoverNothing() {
    Desk desk(gameOfRow().info().id, AnimationSpeed::Off, {}, {960, 542});
    desk.start(0);
    TableScene& scene = desk.page->scene();
    for (int i = 0; i < 400 && !desk.over() && !(scene.position()->resting() && scene.motion()->waits()); ++i) {
        QTRY_VERIFY(desk.asked() || desk.over() || scene.position()->resting() || scene.answers()->mayPass());
        if (desk.asked()) scene.answer(desk.firstAllowed());
        if (scene.answers()->mayPass() || (scene.position()->resting() && !scene.motion()->waits())) goPast(scene);
        QCoreApplication::processEvents();
    }
    if (!scene.position()->resting()) QSKIP("it never rests");
    const auto covered = [&desk](const QString& begin) {
        QStringList found;
        const QQuickItem* note = desk.item([&](QQuickItem& item) {
            return item.property("free").isValid() && item.childItems().size() > 0 &&
                   item.childItems().front()->property("text").toString().contains(begin);
        });
        if (note == nullptr) return QStringList("no note");
        const auto area = [](const QQuickItem* item) {
            return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
        };
        for (QQuickItem* item : desk.items())
            if (item->isVisible() && item->opacity() > 0 && item->property("zone").isValid() &&
                item->property("value").isValid() && area(item).intersects(area(note)))
                found << item->property("label").toString();
        return found;
    };
    QVERIFY(layOut(*desk.page));
    QTRY_COMPARE(covered("Click or press any key to continue"), QStringList());
    desk.key(Qt::Key_Left);
    QVERIFY(!scene.position()->lookBack().isEmpty());
    QVERIFY(layOut(*desk.page));
    QTRY_COMPARE(covered("Looking back"), QStringList());
}

void GamesTest::killedMatchGoesOnAtTheSameDecision() {
    const QTemporaryDir folder;
    QProcess sitting;
    sitting.start(QApplication::applicationFilePath(), {"--as", "sit", QTest::currentDataTag(), folder.path()});
    QTRY_VERIFY_WITH_TIMEOUT(sitting.canReadLine() || sitting.state() == QProcess::NotRunning, kPatienceMs);
    const QString before = QString::fromUtf8(sitting.readLine()).trimmed();
    QVERIFY2(before.contains('|'), qPrintable(before + sitting.readAllStandardError()));
    ::kill(static_cast<pid_t>(sitting.processId()), SIGKILL);
    QVERIFY(sitting.waitForFinished(kPatienceMs));

    const QString file = folder.filePath("unfinished.hmatch");
    auto kept = load_records(file.toStdString());
    QVERIFY(kept);
    Desk desk(gameOfRow().info().id, AnimationSpeed::Off, file);
    desk.page->continueMatch(kept->front());
    desk.waitForMe();
    QCOMPARE(offers(desk), before);
}

void GamesTest::playsOnFromTheMiddle() {
    Desk desk(gameOfRow().info().id);
    ReplayPage replay(desk.settings, desk.theme);
    const int seats = gameOfRow().info().default_seats;
    Record record = matchOfSeats(gameOfRow(), seats);
    for (std::uint64_t deal = 3; deal < 20 && !decidesLater(record); ++deal)
        record = matchOfSeats(gameOfRow(), seats, deal);
    QVERIFY(replay.opening().open({record}, {}, 0));
    replay.cursor().goTo(replay.cursor().positions() / 4);
    connect(&replay, &ReplayPage::playOnRequested, desk.page.get(), &PlayPage::continueMatch);
    const auto actions = replay.actions();
    const auto action = std::find_if(actions.begin(), actions.end(),
                                     [](const QAction* known) { return known->objectName() == "replay.playOn"; });
    QVERIFY(action != actions.end());
    (*action)->trigger();
    QVERIFY(desk.page->session() != nullptr);
    const int steps = desk.table().steps();
    QVERIFY(steps > 0);
    playSome(desk, 1);
    QVERIFY(desk.table().steps() > steps);
}

void GamesTest::peopleAtOneScreenSeeTheirOwnCards() {
    Desk desk(gameOfRow().info().id);
    MatchSetup setup;
    setup.game = QTest::currentDataTag();
    setup.rules = default_values(gameOfRow().rules());
    setup.seats =
        QStringList(std::max(2, gameOfRow().info().default_seats), QString::fromUtf8(gameOfRow().bots().front().id));
    setup.seats[0] = setup.seats[1] = QString::fromUtf8(kPerson);
    setup.drawn = false;
    setup.deal = DealId{77, 3};
    desk.page->start(setup);
    TableScene& scene = desk.page->scene();
    const auto hidden = [&] {
        int count = 0;
        for (int row = 0; row < scene.cards()->rowCount(); ++row)
            count += scene.cards()->index(row).data(CardModel::HiddenRole).toBool();
        return count;
    };
    const auto hiddenFrom = [&](SeatSet viewers) {
        const auto cards = desk.table().shown(viewers);
        return static_cast<int>(
            std::count_if(cards.begin(), cards.end(), [](const ShownCard& card) { return card.face == kHidden; }));
    };
    QSet<int> came;
    int curtains = 0;
    for (int i = 0; i < 24 && !desk.over(); ++i) {
        desk.waitForMe();
        if (desk.over()) break;
        const Seat seat = *desk.page->session()->askedPersons().begin();
        if (!scene.position()->curtain().isEmpty()) {
            QCOMPARE(hidden(), hiddenFrom({}));
            QCOMPARE(scene.answers()->menu()->rowCount(), 0);
            QVERIFY(desk.button("Show my cards") != nullptr);
            desk.click(desk.button("Show my cards"));
            ++curtains;
        }
        QVERIFY(scene.position()->curtain().isEmpty());
        QCOMPARE(scene.position()->viewSeat(), seat.index());
        QCOMPARE(hidden(), hiddenFrom(seat));
        came << seat.index();
        scene.answer(desk.firstAllowed());
    }
    QCOMPARE(came, QSet<int>({0, 1}));
    QVERIFY(curtains >= 2);
    // What all have seen is in the list, for any seating.
    const auto* list = desk.page->panel()->tabs()->moves()->model();
    QStringList told;
    for (int row = 0; row < list->rowCount(); ++row)
        told << list->index(row, LogModel::WhoColumn).data().toString() +
                    list->index(row, LogModel::WhatColumn).data().toString();
    TableNames names = scene.position()->names();
    names.brief = true;
    int open = 0;
    const auto& history = desk.page->session()->history();
    for (std::size_t i = 0; i + 1 < history.size(); ++i) {
        for (const Event& event : history[i]->events()) {
            if (event.kind != Event::Kind::Move || event.seen_by != SeatSet::all(desk.table().seats())) continue;
            const QString what = eventText(desk.table().info(), event, event.face, names);
            if (what.isEmpty()) continue;
            const int seat = doer(event);
            const QString who = seat < names.bySeat.size() ? names.of(seat) : QString();
            QVERIFY2(told.contains(who + what), qPrintable(who + " " + what));
            ++open;
        }
    }
    if (QByteArray(gameOfRow().info().id) != "zipdeck") QVERIFY(open > 0); // its cards are shown, not moved
}

/// Twice the window, twice the table: cards, words and what the mouse meets.
void GamesTest::tablesGrowWithTheWindow() {
    struct Drawn {
        qreal card = 0;
        qreal words = 0;
    };
    const auto drawn = [](const Desk& desk) {
        Drawn widest;
        const auto items = desk.items();
        for (const QQuickItem* item : items) {
            if (!item->isVisible() || item->width() <= 0) continue;
            const qreal wide = item->mapRectToScene({0, 0, item->width(), item->height()}).width();
            if (isCard(*item)) widest.card = std::max(widest.card, wide);
            const QVariant pixels = item->property("font");
            if (!pixels.isValid() || item->property("text").toString().isEmpty()) continue;
            widest.words = std::max(widest.words, pixels.value<QFont>().pixelSize() * wide / item->width());
        }
        return widest;
    };
    const auto table = [&](int times) {
        Desk desk(gameOfRow().info().id, AnimationSpeed::Off, {}, QSize(1100, 720) * times);
        desk.start(0);
        desk.page->view()->setFixedSize(QSize(1100, 720) * times);
        desk.waitForMe();
        const Drawn sizes = drawn(desk);
        playSome(desk, 1);
        if (QQuickItem* card = desk.playableCard(QStringLiteral("hand"))) { // the mouse finds what is drawn larger
            const int steps = desk.table().steps();
            const bool chosenFirst = card->property("choosing").toBool();
            desk.click(card);
            [&] { QTRY_VERIFY(chosenFirst || desk.over() || desk.table().steps() > steps); }();
        }
        return sizes;
    };
    const Drawn small = table(1), large = table(2);
    QVERIFY(small.card > 0 && small.words > 0);
    QCOMPARE(large.card / small.card, 2.0);
    QCOMPARE(large.words / small.words, 2.0);
}

/// Every card flies, quickly, and is not hurried; whenever I am asked each lies where its zone has it.
void GamesTest::wholeMatchInMotion() {
    if (kSanitized && &gameOfRow() != games().back()) QSKIP("Sanitizers see one game.");
    Desk desk(gameOfRow().info().id, AnimationSpeed::Fast);
    desk.page->view()->setPace(10);
    desk.rules = shortened(gameOfRow());
    QVERIFY(desk.page->scene().motion()->moveMs() > 0);
    // A card seen on its way, between places.
    const auto place = [](const QQuickItem& item) {
        const QVariant spot = item.property("spot");
        if (!item.isVisible() || !isCard(item) || spot.isNull()) return QVariantMap();
        return spot.value<QJSValue>().toVariant().toMap();
    };
    const auto flies = [&] {
        const auto items = desk.items();
        return std::any_of(items.begin(), items.end(), [&](const QQuickItem* item) {
            const QVariantMap at = place(*item);
            return !at.isEmpty() && (item->x() != at["x"].toReal() || item->y() != at["y"].toReal());
        });
    };
    bool flown = false;
    desk.start(0);
    int decisions = 0;
    for (; decisions < 2000; ++decisions) {
        QVERIFY(QTest::qWaitFor(
            [&] {
                const TableScene& scene = desk.page->scene();
                flown = flown || flies();
                if (!scene.playing() && !desk.asked() && !desk.over()) goPast(desk.page->scene());
                return scene.position()->over() || desk.asked();
            },
            kPatienceMs));
        QVERIFY(layOut(*desk.page));
        int cards = 0;
        const auto items = desk.items();
        for (QQuickItem* item : items) {
            const QVariantMap at = place(*item);
            if (at.isEmpty()) continue;
            QCOMPARE(item->x(), at["x"].toReal());
            QCOMPARE(item->y(), at["y"].toReal());
            QCOMPARE(item->width(), at["wide"].toReal());
            ++cards;
        }
        QVERIFY(cards > 0);
        if (desk.over()) break;
        desk.page->scene().answer(desk.firstAllowed());
    }
    QVERIFY(desk.over());
    QVERIFY(decisions > 0);
    QVERIFY(flown);
    QTRY_VERIFY(!desk.page->scene().position()->resultTitle().isEmpty());
    QVERIFY(Replay::make(desk.page->record())->reproduced());
}

void GamesTest::tablesHaveNoComplaints() {
    const Complaints complaints;
    const Info& info = gameOfRow().info();
    for (const QSize& size : {QSize(960, 540), QSize(1280, 700), QSize(1920, 980)}) {
        if (kSanitized ? size.width() != 1280 : !fullLevel() && size.width() != 960) continue; // the narrowest
        for (const int seats : {info.min_seats, info.max_seats}) {
            Desk desk(info.id, AnimationSpeed::Off, {}, size);
            desk.start(0, QString::fromUtf8(gameOfRow().bots().front().id), seats);
            playSome(desk, 3);
            if (QTest::currentTestFailed()) break;
            ReplayPage replay(desk.settings, desk.theme);
            replay.resize(size);
            replay.show();
            if (!replay.opening().open({matchOfSeats(gameOfRow(), seats)}, {}, 0)) complaints.list() << "not opened";
            for (int position = 0; position < replay.cursor().positions();
                 position += 1 + replay.cursor().positions() / 12) {
                replay.cursor().goTo(position);
                if (!layOut(replay)) complaints.list() << "never stands still";
            }
            replay.cursor().goTo(replay.cursor().positions() - 1);
            if (!layOut(replay) || !replay.table()->loaded() || !desk.page->view()->loaded())
                complaints.list() << "never shown";
        }
    }
    QCOMPARE(complaints.list(), QStringList());
}

/// A whole match while the window changes its size, at a table where another game was played before and with as many
/// people as it takes: nothing is complained about.
void GamesTest::wholeMatchesHaveNoComplaints() {
    const Complaints complaints;
    const QSize sizes[] = {{800, 500}, {960, 540}, {1280, 700}, {1920, 980}, {2560, 1340}};
    const auto& all = games();
    const auto mine = std::find(all.begin(), all.end(), &gameOfRow());
    Desk desk((*(mine == all.begin() ? all.end() - 1 : mine - 1))->info().id, AnimationSpeed::Off, {}, sizes[0]);
    desk.start(0);
    playSome(desk, 2);
    const Info& info = gameOfRow().info();
    for (const int seats : {info.max_seats, info.default_seats}) {
        MatchSetup setup;
        setup.game = QTest::currentDataTag();
        setup.rules = shortened(gameOfRow());
        setup.seats = QStringList(seats, QString::fromUtf8(gameOfRow().bots().front().id));
        setup.seats[0] = QString::fromUtf8(kPerson);
        setup.drawn = false;
        setup.deal = DealId{77, 3};
        desk.page->start(setup);
        const int most = kSanitized || seats != info.default_seats ? 6 : 1000;
        int decisions = 0;
        for (; decisions < most; ++decisions) {
            desk.page->resize(sizes[static_cast<std::size_t>(decisions) % std::size(sizes)]);
            desk.waitForMe();
            if (desk.over()) break;
            desk.page->scene().answer(desk.firstAllowed());
        }
        QVERIFY(decisions > 0);
        QVERIFY(desk.over() || most == 6);
    }
    QVERIFY2(complaints.list().isEmpty(), qPrintable(complaints.list().join('\n')));
}

HILLTOP_TEST(GamesTest)
HILLTOP_TEST_PART("sit", sitUntilKilled)
#include "games_test.moc"
