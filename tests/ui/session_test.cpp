// SPDX-License-Identifier: GPL-3.0-or-later
#include "first_game.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "support/test.h"
#include "table/log_model.h"
#include "table/table_scene.h"
#include "table/table_session.h"
#include "text/error_texts.h"
#include "wires/hosting.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace hilltop;

namespace {

/// A person at `seat` against the weakest bot.
Record freshMatch(int seat, std::uint64_t seed = 5) {
    std::vector<RecordSeat> seats(2, RecordSeat{firstGame().bots().front().id, firstGame().bots().front().version, {}});
    seats[static_cast<std::size_t>(seat)] = {kPerson, 0, {}};
    return new_record(firstGame(), default_values(firstGame().rules()), {seed, 0, 0}, seats);
}

/// The same over enough hands that a few careless answers do not end it.
Record longMatch(int seat, std::uint64_t seed = 5) {
    Record record = freshMatch(seat, seed);
    record.rules["hands_to_win"] = 20;
    return record;
}

std::unique_ptr<TableSession> opened(Record record) {
    auto session = TableSession::open(std::move(record));
    Q_ASSERT(session);
    return std::move(*session);
}

/// Keeps bots moving and rests short, as a page does, until a person is asked or the match is over.
void waitForPerson(TableSession& session) {
    session.proceed();
    QTRY_VERIFY_WITH_TIMEOUT(
        [&] {
            if (session.resting()) session.goOn();
            session.proceed();
            return session.table().over() || !session.askedPersons().empty();
        }(),
        kPatienceMs);
}

/// The first choice of the menu, always.
void playOn(TableSession& session, int most) {
    for (int i = 0; i < most && !session.table().over(); ++i) {
        waitForPerson(session);
        if (session.table().over()) return;
        const Seat me = *session.askedPersons().begin();
        QVERIFY(session.answer(me, session.table().menu(me).front().word));
    }
}

} // namespace

class SessionTest : public QObject {
    Q_OBJECT
private slots:
    void personPlaysAWholeMatch_data();
    void personPlaysAWholeMatch();
    void botsPlayAlone();
    void refusesWhatIsNotAllowed();
    void undoTakesBackToMyDecision();
    void undoThenTheSameAnswersGiveTheSameMatch();
    void forcedMovesAreMade();
    void hintComesFromTheStrongestBot();
    void lateAnswersAreDropped();
    void continuesARecord();
    void unknownBotIsAnError();
    void aFaultAtARestCountsThere();
    void sceneShowsTheTable();
    void sceneNeverTellsHiddenCards();
    void sceneMarksEqualCards();
    void logFollowsUndo();
};

void SessionTest::personPlaysAWholeMatch_data() {
    QTest::addColumn<int>("seat");
    QTest::newRow("first") << 0;
    QTest::newRow("second") << 1;
}

void SessionTest::personPlaysAWholeMatch() {
    QFETCH(int, seat);
    auto session = opened(freshMatch(seat));
    const QSignalSpy finished(session.get(), &TableSession::finished);
    playOn(*session, 1000);
    QVERIFY(session->table().over());
    QCOMPARE(finished.size(), 1);
    QVERIFY(session->record().result.has_value());
    const auto replay = Replay::make(session->record());
    QVERIFY(replay);
    QVERIFY(replay->reproduced());
    QCOMPARE(replay->positions(), static_cast<int>(session->history().size()));
}

void SessionTest::botsPlayAlone() {
    Record record = freshMatch(0);
    record.seats[0] = record.seats[1];
    auto session = opened(record);
    waitForPerson(*session);
    QVERIFY(session->table().over());
    // The very match that a tournament would have played.
    const std::vector<std::string> bots(2, firstGame().bots().front().id);
    const auto played = play_record(firstGame(), record.rules, record.source, bots);
    QCOMPARE(*session->record().digest, *played->digest);
}

void SessionTest::refusesWhatIsNotAllowed() {
    auto session = opened(freshMatch(0));
    waitForPerson(*session);
    const std::size_t before = session->history().size();
    QVERIFY(!session->answer(Seat(0), "fly"));
    QVERIFY(!session->answer(Seat(1), session->table().menu(Seat(0)).front().word));
    QCOMPARE(session->history().size(), before);
}

void SessionTest::undoTakesBackToMyDecision() {
    auto session = opened(longMatch(0));
    QVERIFY(!session->canUndo());
    waitForPerson(*session);
    QVERIFY(!session->canUndo());
    playOn(*session, 3);
    waitForPerson(*session);
    QVERIFY(!session->table().over());
    const QSignalSpy jumped(session.get(), &TableSession::jumped);
    while (session->canUndo()) {
        const int steps = session->table().steps();
        session->undo();
        session->proceed();
        QVERIFY(session->table().steps() < steps);
        QCOMPARE(static_cast<int>(session->record().steps.size()), session->table().steps());
        QVERIFY(session->askedPersons().contains(Seat(0)));
    }
    QVERIFY(jumped.size() > 0);
    playOn(*session, 1000);
    QVERIFY(session->table().over());
}

void SessionTest::undoThenTheSameAnswersGiveTheSameMatch() {
    auto straight = opened(longMatch(1, 11));
    playOn(*straight, 1000);
    auto wavering = opened(longMatch(1, 11));
    for (int i = 0; i < 6; ++i) {
        playOn(*wavering, 2);
        waitForPerson(*wavering);
        QVERIFY(wavering->canUndo() && !wavering->table().over());
        const int steps = wavering->table().steps();
        wavering->undo();
        QVERIFY(wavering->table().steps() < steps);
        wavering->proceed();
    }
    playOn(*wavering, 1000);
    QCOMPARE(*wavering->record().digest, *straight->record().digest);
}

void SessionTest::forcedMovesAreMade() {
    const GameEntry& euchre = *find_game("euchre"); // the last card of a hand is no choice
    std::vector<RecordSeat> seats(4, RecordSeat{"steady", euchre.find_bot("steady")->version, {}});
    seats[0] = {kPerson, 0, {}};
    auto session = opened(new_record(euchre, default_values(euchre.rules()), {5, 0, 0}, seats));
    session->setMakesForced(true);
    const auto allowed = [](const Table& table, Seat seat) {
        const auto menu = table.menu(seat);
        return std::count_if(menu.begin(), menu.end(), [](const Choice& choice) { return choice.reason.empty(); });
    };
    int decisions = 0;
    for (; decisions < 12 && !session->table().over(); ++decisions) {
        waitForPerson(*session);
        if (session->table().over()) break;
        QVERIFY(allowed(session->table(), Seat(0)) > 1);
        const auto menu = session->table().menu(Seat(0));
        const auto first =
            std::find_if(menu.begin(), menu.end(), [](const Choice& choice) { return choice.reason.empty(); });
        QVERIFY(session->answer(Seat(0), first->word));
    }
    const auto asked = std::count_if(session->history().begin(), session->history().end(),
                                     [](const auto& table) { return table->deciding().contains(Seat(0)); });
    QVERIFY(asked > decisions); // some were made by themselves
    for (int i = 0; i < 5; ++i) {
        session->undo();
        QVERIFY(allowed(session->table(), Seat(0)) > 1); // never to one that would be made at once again
    }
}

void SessionTest::hintComesFromTheStrongestBot() {
    auto session = opened(freshMatch(0));
    waitForPerson(*session);
    QSignalSpy hinted(session.get(), &TableSession::hinted);
    session->askHint(Seat(0));
    QTRY_COMPARE(hinted.size(), 1);
    const std::string word = hinted.front().front().toString().toStdString();
    const auto menu = session->table().menu(Seat(0));
    QVERIFY(std::any_of(menu.begin(), menu.end(), [&](const Choice& choice) { return choice.word == word; }));
    // Not a person's seat: no answer, and it does not stand in the way of mine.
    session->askHint(Seat(0));
    session->askHint(Seat(1));
    QTRY_COMPARE(hinted.size(), 2);
    QCOMPARE(hinted.back().front().toString().toStdString(), word);
}

void SessionTest::lateAnswersAreDropped() {
    auto straight = opened(freshMatch(0));
    playOn(*straight, 1000);
    auto session = opened(freshMatch(0));
    waitForPerson(*session);
    const QSignalSpy stepped(session.get(), &TableSession::stepped);
    // The bot is asked, and before its answer is taken I take mine back: what it says then is dropped.
    for (int i = 0; i < 20; ++i) {
        const int steps = session->table().steps();
        QVERIFY(session->answer(Seat(0), session->table().menu(Seat(0)).front().word));
        session->proceed();
        QVERIFY(session->askedPersons().empty());
        session->undo();
        session->proceed();
        QCOMPARE(session->table().steps(), steps);
    }
    const auto before = stepped.size();
    playOn(*session, 1000);
    QVERIFY(stepped.size() > before);
    QVERIFY(session->record().faults.empty());
    QCOMPARE(*session->record().digest, *straight->record().digest);
    // And a session that goes away while its bot thinks hears nothing more.
    auto leaving = opened(freshMatch(1));
    const QSignalSpy heard(leaving.get(), &TableSession::stepped);
    leaving->proceed();
    leaving.reset();
    QCoreApplication::processEvents();
    QCOMPARE(heard.size(), 0);
}

void SessionTest::continuesARecord() {
    auto session = opened(freshMatch(0));
    playOn(*session, 4);
    waitForPerson(*session);
    const Record saved = session->record();
    auto again = opened(saved);
    QCOMPARE(again->table().steps(), static_cast<int>(saved.steps.size()));
    waitForPerson(*again);
    QCOMPARE(again->table().digest(), session->table().digest());
    playOn(*session, 1000);
    playOn(*again, 1000);
    QCOMPARE(*again->record().digest, *session->record().digest);
}

void SessionTest::unknownBotIsAnError() {
    Record record = freshMatch(0);
    record.seats[1].bot = "nobody";
    const auto session = TableSession::open(record);
    QVERIFY(!session);
    QVERIFY(sentence(session.error()).contains("nobody"));
}

namespace {

/// RPS Poker's bot of its first cards, which crashes when it is notified of what it was given.
class DeafWire : public Wire {
public:
    void send(std::string_view text, Limit) override { m_told = text.starts_with("2 "); } // what it was given
    std::optional<WireReply> receive() override {
        return WireReply{.text = m_told ? "" : "0",
                         .fault = m_told ? std::optional(Fault::Crash) : std::nullopt,
                         .errors = "I hear nothing\n"};
    }
    void drop() override {}
    bool closed() const override { return false; }

private:
    bool m_told = false;
};
class DeafTransport : public Transport {
public:
    Result<std::unique_ptr<Wire>> open(const WireOrder&) override {
        return std::unique_ptr<Wire>(std::make_unique<DeafWire>());
    }
    Result<std::unique_ptr<CallWire>> open_call(const WireOrder&) override { return failure("test", "none"); }
    void wait(std::chrono::milliseconds) override {}
    void wake() override {}
};

} // namespace

/// At a person's table as in a tournament: not at the question that follows, which it answered.
void SessionTest::aFaultAtARestCountsThere() {
    host_bots_with([]() -> std::unique_ptr<Transport> { return std::make_unique<DeafTransport>(); });
    const GameEntry& rps = *find_game("rps");
    const RecordSeat simple{"simple", rps.find_bot("simple")->version, {}};
    const Record fresh = new_record(rps, default_values(rps.rules()), {5, 0, 0}, {simple, {"js:deaf", 0, {}}});
    Record expected = fresh;
    QVERIFY(play_out(rps, expected));
    QVERIFY(!expected.faults.empty() && expected.faults.front().told);

    auto session = opened(fresh);
    QSignalSpy faulted(session.get(), &TableSession::faulted);
    waitForPerson(*session);
    host_bots_with(nullptr);
    QVERIFY(session->table().over());
    QVERIFY(session->record().faults == expected.faults);
    QVERIFY(session->record().digest == expected.digest);
    QCOMPARE(faulted.count(), 1);
    QCOMPARE(faulted.front().at(2).toString(), QString("I hear nothing\n"));
    QVERIFY(std::any_of(session->record().log.begin(), session->record().log.end(),
                        [](const AnswerNote& note) { return note.told && !note.errors.empty(); }));
}

void SessionTest::sceneShowsTheTable() {
    auto session = opened(freshMatch(0));
    TableScene scene;
    scene.setSpeed(0);
    const QAbstractItemModelTester cards(scene.cards());
    const QAbstractItemModelTester menu(scene.answers()->menu());
    connect(session.get(), &TableSession::stepped, &scene, [&] { scene.play(session->table()); });
    connect(&scene, &TableScene::settled, session.get(), &TableSession::proceed);
    connect(&scene, &TableScene::goOnRequested, session.get(), &TableSession::goOn);
    connect(&scene, &TableScene::chosen, session.get(),
            [&](int seat, const QString& word) { session->answer(Seat(seat), word.toStdString()); });
    scene.begin(session->table(), {.bySeat = {"You", "Bot"}, .bots = {}, .me = 0}, session->persons(), true);
    scene.playDeal(session->table());
    const int rows = scene.cards()->rowCount();
    for (int i = 0; i < 400 && !scene.position()->over(); ++i) {
        QTRY_VERIFY(scene.position()->over() || scene.position()->resting() || scene.answers()->menu()->rowCount() > 0);
        if (scene.position()->over()) break;
        QCOMPARE(scene.cards()->rowCount(), rows);
        // What the model holds is what the table shows.
        for (const ShownCard& card : session->table().shown(SeatSet(Seat(0))))
            QVERIFY(scene.cards()->rowAt(card.spot) >= 0);
        if (scene.position()->resting())
            scene.goOn();
        else
            scene.choose(i % scene.answers()->menu()->rowCount());
    }
    QVERIFY(scene.position()->over());
    QVERIFY(!scene.position()->resultTitle().isEmpty() && !scene.position()->resultReason().isEmpty());
}

void SessionTest::sceneNeverTellsHiddenCards() {
    Record record = *play_record(firstGame(), default_values(firstGame().rules()), {9, 0, 0},
                                 std::vector<std::string>(2, firstGame().strongest_bot().id));
    const auto replay = Replay::make(record);
    TableScene scene;
    scene.begin(replay->table(0), {.bySeat = {"A", "B"}, .bots = {}, .me = 0}, {}, false);
    for (int position = 0; position < replay->positions(); ++position) {
        scene.jumpTo(replay->table(position));
        const auto all = replay->table(position).shown(SeatSet(Seat(0)));
        for (int row = 0; row < scene.cards()->rowCount(); ++row) {
            const QModelIndex index = scene.cards()->index(row);
            if (index.data(CardModel::HiddenRole).toBool()) {
                QCOMPARE(index.data(CardModel::ValueRole).toInt(), 0);
                QVERIFY(index.data(CardModel::KindRole).toString().isEmpty());
                QVERIFY(index.data(CardModel::LabelRole).toString().isEmpty());
            }
        }
        const auto hidden =
            std::count_if(all.begin(), all.end(), [](const auto& card) { return card.face == kHidden; });
        QVERIFY(hidden > 0);
    }
}

void SessionTest::sceneMarksEqualCards() {
    // Two side cards of the same value: both can be played, and both carry the key and what they lead to.
    Record record = freshMatch(0);
    record.cards.parts[0] = {3, 3, 1, 5};
    auto session = opened(record);
    TableScene scene;
    scene.begin(session->table(), {.bySeat = {"You", "Bot"}, .bots = {}, .me = 0}, session->persons(), true);
    scene.jumpTo(session->table());
    int playable = 0;
    int keyed = 0;
    for (int row = 0; row < scene.cards()->rowCount(); ++row) {
        const QModelIndex index = scene.cards()->index(row);
        if (index.data(CardModel::KindRole).toString() != "side" || index.data(CardModel::ValueRole).toInt() != 3)
            continue;
        playable += index.data(CardModel::PlayableRole).toBool();
        keyed += !index.data(CardModel::KeyRole).toString().isEmpty() &&
                 !index.data(CardModel::LeadRole).toString().isEmpty();
        QSignalSpy chosen(&scene, &TableScene::chosen);
        scene.playCard(row);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.front().at(1).toString(), QString("play 3"));
        scene.dropCard(row, "deck", -1);
        QCOMPARE(chosen.size(), 1);
        scene.dropCard(row, "row", 0);
        QCOMPARE(chosen.size(), 2);
    }
    QCOMPARE(playable, 2);
    QCOMPARE(keyed, 2);
    qsizetype written = 0; // cards with a key and a caption under them
    for (int row = 0; row < scene.answers()->menu()->rowCount(); ++row) {
        const QModelIndex index = scene.answers()->menu()->index(row);
        if (index.data(MenuModel::WordRole).toString() != "play 3") continue;
        written += (index.data(MenuModel::TagRowRole).toInt() >= 0) + index.data(MenuModel::TwinsRole).toList().size();
    }
    QCOMPARE(written, 2);
}

void SessionTest::logFollowsUndo() {
    auto session = opened(freshMatch(0));
    LogModel log;
    const QAbstractItemModelTester tester(&log);
    log.begin({.bySeat = {"You", "Bot"}, .bots = {}, .me = 0}, SeatSet(Seat(0)));
    const auto follow = [&] {
        std::vector<const Table*> positions;
        for (const auto& table : session->history())
            positions.push_back(table.get());
        log.follow(positions);
    };
    playOn(*session, 4);
    waitForPerson(*session);
    follow();
    const int rows = log.rowCount();
    QVERIFY(rows > 4);
    session->undo();
    session->proceed();
    follow();
    QVERIFY(log.rowCount() < rows);
    QVERIFY(log.positionOf(log.rowCount() - 1) < static_cast<int>(session->history().size()));
}

HILLTOP_TEST(SessionTest)
#include "session_test.moc"
