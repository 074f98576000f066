// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosted.h"
#include "rogue_tournament.h"

#include "base/parallel.h"
#include "botlab/trial.h"
#include "game/bot_player.h"
#include "hill/checks_ahead.h"
#include "hill/hill_bout.h"
#include "hill/hill_entry.h"
#include "hill/hill_play.h"
#include "hosting/host_bots.h"

#include <QTemporaryDir>

#include <new>

using namespace hilltop;
using namespace hilltop::testing;

/// Where memory or threads run out, those who wait for a worker get an error, and the program goes on.
class ThreadsTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

    static Plan plan_of_two(const std::string& bot) {
        Plan plan = default_plan(*find_game("pazaak"));
        plan.bots = {bot, "bold"};
        plan.seats = 2;
        plan.matches = 4;
        plan.limits = patient();
        return plan;
    }
    static std::string rogue_bot() { return "hilltop:" + kRogue + " plays first"; }
    HillFile hill(const char* name) {
        Plan plan = usual_hill(*find_game("pazaak"));
        plan.matches = 20;
        auto made = HillFile::create(m_folder.filePath(name).toStdString() + ".hhill", plan);
        if (!made) qFatal("%s", english(made.error()).c_str());
        for (const char* bot : {"random", "bold", "cautious"}) {
            const auto entry = entry_of(*made, bot, {});
            if (!made->append(std::span(&(*entry)->event, 1), std::span(&(*entry)->content, 1))) qFatal("not added");
        }
        return made.take();
    }

private slots:
    void initTestCase() { host_bots(); }
    void cleanup() { limit_threads(-1); }

    /// The wires of the lanes that are left belong to a transport that goes with its worker.
    void aTournamentWithoutMemory_data() {
        QTest::addColumn<QString>("bot");
        QTest::newRow("built in") << "cautious";
        QTest::newRow("hosted") << QString::fromStdString(rogue_bot());
    }
    void aTournamentWithoutMemory() {
        QFETCH(QString, bot);
        struct Full : ResultSink {
            void prepare(const Series&, const SeriesResult&) override { throw std::bad_alloc(); }
            void series_done(const Series&, const SeriesResult&) override {}
        } sink;
        TournamentRunner runner(plan_of_two(bot.toStdString()), &sink);
        runner.start({.threads = 2});
        QTRY_VERIFY_WITH_TIMEOUT(runner.wait_for(std::chrono::milliseconds(20)), kPatienceMs);
        const auto failed = runner.progress().failure;
        QVERIFY(failed);
        QCOMPARE(english(*failed), "there is not enough memory to continue");
    }
    void aTournamentWithFewThreads_data() {
        QTest::addColumn<int>("more");
        QTest::addRow("none") << 0;
        QTest::addRow("one") << 1;
    }
    void aTournamentWithFewThreads() {
        QFETCH(int, more);
        Plan plan = plan_of_two("cautious");
        plan.matches = 400;
        limit_threads(more);
        TournamentRunner runner(plan);
        runner.start({.threads = 4});
        QTRY_VERIFY_WITH_TIMEOUT(runner.wait_for(std::chrono::milliseconds(20)), kPatienceMs);
        const Progress end = runner.progress();
        QCOMPARE(end.failure.has_value(), more == 0);
        QCOMPARE(end.done, more == 0 ? 0 : std::int64_t(400));
        QCOMPARE(end.threads, 1);
    }

    void aHill_data() {
        QTest::addColumn<int>("more");
        QTest::addColumn<bool>("plays");
        QTest::addRow("no thread") << 0 << false;
        QTest::addRow("none for its tournaments") << 1 << false;
        QTest::addRow("all") << -1 << true;
    }
    void aHill() {
        QFETCH(int, more);
        QFETCH(bool, plays);
        HillFile file = hill(QTest::currentDataTag());
        limit_threads(more);
        const auto run = play_hill(file, {.threads = 2});
        QCOMPARE(static_cast<bool>(run), plays);
        if (!run) QVERIFY(english(run.error()).find("cannot start more threads") != std::string::npos);
    }
    void checksOfAHill() {
        const Plan plan = plan_of_two("cautious");
        const auto content = read_content(plan.entry(), rogue_bot());
        QVERIFY(content);
        ChecksAhead checks(plan, m_folder.filePath("checks").toStdString(), {});
        limit_threads(0);
        checks.begin(*content, 0);
        QVERIFY(checks.wait(content->hash, false));
        const auto report = checks.take(content->hash);
        QVERIFY(!report);
        QVERIFY(english(report.error()).find("cannot start more threads") != std::string::npos);
    }

    void trialsWithoutMemory() {
        TrialOrder order = trial_of(plan_of_two(rogue_bot()));
        order.threads = 2;
        order.matches = 2;
        order.done = [](const BotTrial&) { throw std::bad_alloc(); };
        Gate gate;
        const auto tried = try_bots(*find_game("pazaak"), order, gate);
        QVERIFY(!tried);
        QVERIFY(english(tried.error()).find("not enough memory") != std::string::npos);
    }

    void aPersonsOpponentWithoutAThread() {
        const GameEntry& game = *find_game("pazaak");
        const auto table = std::move(*game.make_table({}, 2, {}));
        limit_threads(0);
        BotPlayer player(game, "bold", {.seat = Seat(0), .seats = 2, .names = {}, .rules = {}});
        std::optional<AnyBot::Answer> given;
        Question question;
        question.ticket = 1;
        question.seen = table->seen(Seat(0));
        player.ask(question, [&](const GivenAnswer& answer) { given = answer.answer; });
        QVERIFY(given);
        QCOMPARE(given->fault.value(), Fault::NoStart);
        QVERIFY2(given->errors.find("cannot start more threads") != std::string::npos, given->errors.c_str());
    }
};

HILLTOP_TEST(ThreadsTest)
#include "threads_test.moc"
