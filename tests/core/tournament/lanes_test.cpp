// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/json_text.h"
#include "registry/registry.h"
#include "support/test.h"
#include "support/waking_transport.h"
#include "tournament/runner.h"
#include "wires/hosting.h"
#include "wires/lane.h"

#include <QtTest>
#include <nlohmann/json.hpp>

#include <atomic>
#include <map>
#include <mutex>

using namespace hilltop;
using namespace std::chrono_literals;

namespace {

/// What the bots of all transports do, and what has been asked of them; by target, any thread.
struct BotWorld {
    std::mutex mutex;
    std::map<std::string, int> asked, opened, waits;
    std::map<std::string, std::chrono::milliseconds> takes; ///< of bots inside of the program, a call
    bool answers = true;                                    ///< those outside do
    int together = 1;                                       ///< an answer is there once this many have been asked
    int open = 0, most_open = 0;
    bool ready = true;            ///< to be opened
    bool think = false;           ///< all that are open, for long
    std::uint64_t late_every = 0; ///< those outside are late throughout one match in `late_every`, found by its seed

    int count(std::map<std::string, int> BotWorld::*of, const std::string& target) {
        const std::lock_guard lock(mutex);
        return (this->*of)[target];
    }
};
BotWorld* bot_world = nullptr;

void burn(std::chrono::milliseconds time) {
    for (const auto end = std::chrono::steady_clock::now() + time; std::chrono::steady_clock::now() < end;) {
    }
}

/// Answers every question by its first card.
class FirstCard : public CallWire {
public:
    explicit FirstCard(std::string target)
        : m_target(std::move(target)) {}
    Reply call(int, std::span<const std::int32_t>) override {
        std::chrono::milliseconds takes{};
        {
            const std::lock_guard lock(bot_world->mutex);
            ++bot_world->asked[m_target];
            takes = bot_world->takes[m_target];
        }
        burn(takes);
        return {m_target == "crash" ? std::nullopt : std::optional(0),
                m_target == "crash" ? std::optional(Fault::Crash) : std::nullopt};
    }
    std::string errors() override { return {}; }

private:
    const std::string m_target;
};

/// The Hilltop protocol: the first of the menu.
class FirstOfMenu : public Wire {
public:
    explicit FirstOfMenu(std::string target)
        : m_target(std::move(target)) {}
    void send(std::string_view text, Limit) override {
        const auto line = parse_json(text.substr(text.rfind('\n') + 1));
        if (line->contains("bye")) return;
        m_hello = line->contains("hello");
        if (const auto every = bot_world->late_every; m_hello && every > 0)
            m_late = line->at("seed").get<std::uint64_t>() % every == 0;
        m_answer = m_hello ? Json{{"name", m_target}} : Json{{"play", line->at("menu").at(0)}, {"id", line->at("id")}};
        const std::lock_guard lock(bot_world->mutex);
        if (m_hello) return;
        ++bot_world->asked[m_target];
        bot_world->most_open = std::max(bot_world->most_open, ++bot_world->open);
        m_open = true;
    }
    std::optional<WireReply> receive() override {
        const std::lock_guard lock(bot_world->mutex);
        if (!m_hello && (!bot_world->answers || bot_world->most_open < bot_world->together)) return {};
        close();
        if (m_late && !m_hello) return WireReply{.text = {}, .fault = Fault::TimeOut, .errors = {}};
        return WireReply{.text = m_answer.dump(), .fault = {}, .errors = {}};
    }
    void drop() override {
        const std::lock_guard lock(bot_world->mutex);
        close();
    }
    bool closed() const override { return false; }

private:
    void close() {
        if (!std::exchange(m_open, false)) return;
        if (--bot_world->open == 0) bot_world->most_open = 0;
    }
    const std::string m_target;
    Json m_answer;
    bool m_hello = false, m_open = false, m_late = false;
};

class BotTransport : public WakingTransport {
public:
    Result<std::unique_ptr<Wire>> open(const WireOrder& order) override {
        note(order);
        return std::unique_ptr<Wire>(std::make_unique<FirstOfMenu>(order.target));
    }
    Result<std::unique_ptr<CallWire>> open_call(const WireOrder& order) override {
        note(order);
        return std::unique_ptr<CallWire>(std::make_unique<FirstCard>(order.target));
    }
    bool calls(std::string_view kind) const override { return kind == "js"; }
    bool ready(const WireOrder& order) override {
        const std::lock_guard lock(bot_world->mutex);
        return bot_world->ready || order.target != "late";
    }
    void wait(std::chrono::milliseconds at_most) override {
        {
            const std::lock_guard lock(bot_world->mutex);
            ++bot_world->waits["all"];
        }
        WakingTransport::wait(at_most);
    }

    int thinking() const override {
        const std::lock_guard lock(bot_world->mutex);
        return bot_world->think ? bot_world->opened["mute"] : 0;
    }

private:
    static void note(const WireOrder& order) {
        const std::lock_guard lock(bot_world->mutex);
        ++bot_world->opened[order.target];
    }
};

Plan round_robin_plan(const char* game, std::vector<std::string> bots, std::int64_t matches) {
    Plan plan = default_plan(*find_game(game));
    plan.format = Format::RoundRobin;
    plan.bots = std::move(bots);
    plan.matches = matches;
    plan.seed = 3;
    return plan;
}

class PlayedSink : public ResultSink {
public:
    std::function<void(const Series&)> heard;
    void prepare(const Series& series, const SeriesResult&) override { heard(series); }
    void series_done(const Series&, const SeriesResult&) override {}
};

} // namespace

/// Series with bots that are not built in, side by side in one thread.
class LanesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        host_bots_with([]() -> std::unique_ptr<Transport> { return std::make_unique<BotTransport>(); });
    }
    void init() { bot_world = new BotWorld; }
    void cleanup() { delete std::exchange(bot_world, nullptr); }
    void cleanupTestCase() { host_bots_with(nullptr); }

    /// A bot that thinks in the thread of its lane gives it back after each of its decisions.
    void aSlowDecisionEndsTheTurn() {
        bot_world->takes["slow"] = 3ms;
        BotTransport transport;
        const Series series{.number = 0, .entrants = {0, 1}, .matches = 2, .seats = 2, .seed = 3};
        const auto lane =
            find_game("rps")->make_lane(series, {}, std::vector<std::string>{"js:slow", "simple"}, {}, transport);
        int most = 0;
        while (!lane->finished()) {
            const int before = bot_world->asked["slow"];
            lane->advance();
            most = std::max(most, bot_world->asked["slow"] - before);
        }
        QVERIFY(bot_world->asked["slow"] > 20);
        QCOMPARE(most, 1);
        // And what each took is known, also of a fault.
        const SeriesResult result = lane->take();
        int noted = 0;
        for (const KeptMatch& match : result.kept) {
            for (const AnswerNote& note : match.notes) {
                ++noted;
                QVERIFY(note.time >= 3ms);
            }
        }
        QVERIFY(noted > 20);
        bot_world->takes["crash"] = 2ms;
        const auto failing =
            find_game("rps")->make_lane(series, {}, std::vector<std::string>{"js:crash", "simple"}, {}, transport);
        while (!failing->finished())
            failing->advance();
        const SeriesResult failed = failing->take();
        QCOMPARE(failed.faults.size(), std::size_t(1)); // it is disqualified, and asked nothing in the second match
        for (const SeriesFault& fault : failed.faults)
            QVERIFY(fault.time >= 2ms);
    }

    /// No bot waits for it longer than it has waited for them.
    void aSlowBotLetsOthersGoFirst() {
        bot_world->takes["slow"] = 60ms;
        std::atomic<int> slow = -1; // a worker writes it
        PlayedSink sink;
        sink.heard = [&](const Series& series) {
            if (series.entrants == std::vector<std::uint16_t>{1, 2}) slow = bot_world->count(&BotWorld::asked, "slow");
        };
        TournamentRunner runner(round_robin_plan("rps", {"js:slow", "js:quick", "simple"}, 300), &sink);
        runner.start({.threads = 1});
        QTRY_VERIFY_WITH_TIMEOUT(slow >= 0, kPatienceMs);
        runner.stop();
        QVERIFY(runner.wait_for(std::chrono::milliseconds(kPatienceMs)));
        QVERIFY2(slow < 40,
                 std::to_string(slow.load()).c_str()); // with a step of its own in each round it was 100 and more
    }

    /// What takes long before a bot can be opened is not waited for by the others.
    void oneThatIsNotReadyHoldsNobodyUp() {
        bot_world->ready = false;
        bool others = false;
        PlayedSink sink;
        sink.heard = [&](const Series& series) {
            const std::lock_guard lock(bot_world->mutex);
            if (series.entrants == std::vector<std::uint16_t>{1, 2}) bot_world->ready = others = true;
        };
        const Plan plan = round_robin_plan("rps", {"js:late", "js:quick", "simple"}, 20);
        TournamentRunner runner(plan, &sink);
        runner.start({.threads = 1});
        QVERIFY(runner.wait_for(std::chrono::milliseconds(kPatienceMs)));
        QVERIFY(others && runner.progress().course.over());
        QCOMPARE(bot_world->opened["late"], 2); // once a series, as soon as it was
    }

    /// Stopping does not wait for a bot that is never ready, nor for one that never answers.
    void stops_data() {
        QTest::addColumn<QString>("bot");
        QTest::newRow("inside, not ready") << "js:late";
        QTest::newRow("outside, not ready") << "hilltop:late";
        QTest::newRow("never answers") << "hilltop:mute";
    }
    void stops() {
        QFETCH(QString, bot);
        bot_world->ready = bot_world->answers = false;
        TournamentRunner runner(round_robin_plan("rps", {bot.toStdString(), "simple"}, 20));
        runner.start({.threads = 2});
        QTRY_VERIFY_WITH_TIMEOUT(bot_world->count(&BotWorld::waits, "all") > 3, kPatienceMs);
        QVERIFY(!runner.progress().finished);
        runner.stop();
        QVERIFY(runner.wait_for(std::chrono::milliseconds(kPatienceMs)));
        QCOMPARE(runner.progress().done, 0);
    }

    /// A lane that continues a series puts bots out where one lane would have, wherever it begins: late matches before
    /// and behind that count together, whether its bots play again what they remember or not.
    void continuesWhereBotsAreLate_data() {
        QTest::addColumn<bool>("remembers");
        QTest::newRow("remembers") << true;
        QTest::newRow("forgets") << false;
    }
    void continuesWhereBotsAreLate() {
        QFETCH(bool, remembers);
        bot_world->late_every = 3;
        const auto made = make_transport();
        Transport& transport = *made;
        const std::vector<std::string> bots{"hilltop:one", "bold"};
        const GameEntry& game = *find_game("pazaak");
        const auto lane_of = [&](const Series& series) {
            return game.make_lane(series, default_values(game.rules()), bots, {}, transport);
        };
        const auto play = [&](AnyLane& lane, int matches) {
            while (!lane.finished() && lane.played() < matches)
                if (!lane.advance()) transport.wait(0ms);
        };
        const Series series{.number = 0, .entrants = {0, 1}, .matches = 60, .seats = 2, .seed = 3};
        const auto whole_lane = lane_of(series);
        play(*whole_lane, series.matches + 1);
        const SeriesResult whole = whole_lane->take();
        const auto forfeit = std::find_if(whole.lines.begin(), whole.lines.end(),
                                          [](const MatchLine& line) { return line.digest == Digest().folded(); });
        const auto played = forfeit - whole.lines.begin();
        QVERIFY2(played > 5 && played < 50, std::to_string(played).c_str()); // else nothing is compared
        for (int cut = 1; cut < series.matches; ++cut) {
            const auto first = lane_of(series);
            play(*first, cut);
            SeriesResult part = first->hand_over();
            const int done = static_cast<int>(part.lines.size());
            if (done == 0 || done == series.matches) continue;
            Series rest = series;
            rest.first_match = series.match_number(done);
            rest.first_deal = series.deal_number(done);
            rest.matches -= done;
            rest.earlier = done;
            const auto second = lane_of(rest);
            if (!remembers) second->play_on(rest);
            second->recall(part.faults);
            play(*second, rest.matches + 1);
            const SeriesResult end = second->take();
            part.lines.insert(part.lines.end(), end.lines.begin(), end.lines.end());
            QVERIFY2(part.lines == whole.lines, std::to_string(done).c_str());
        }
    }

    /// Who falls out is worth as much to those it meets later as to those it has met.
    void forfeitsAreWorthAWin() {
        bot_world->late_every = 1;
        const auto made = make_transport();
        int games = 0;
        for (const GameEntry* game : listed_games()) {
            const Info& info = game->info();
            if (info.cooperative || info.low_points || (!info.teams && info.min_seats > 2)) continue;
            for (const int stake : {0, 5}) {
                auto rules = default_values(game->rules());
                if (stake > 0 && info.stake_rule == nullptr) continue;
                if (stake > 0) rules[info.stake_rule] = stake;
                if (info.winning_rule != nullptr) rules[info.winning_rule] = 3;
                const Series series{.number = 0,
                                    .entrants = {0, 1},
                                    .matches = 6,
                                    .matches_per_deal = 2,
                                    .seats = info.teams ? 4 : 2,
                                    .seed = 3};
                const std::vector<std::string> bots{"hilltop:one", std::string(game->bots().front().id)};
                const auto lane = game->make_lane(series, rules, bots, {}, *made);
                while (!lane->finished())
                    if (!lane->advance()) made->wait(0ms);
                const SeriesResult result = lane->take();
                for (int k = info.disqualifies ? 1 : 3; k < series.matches; ++k) {
                    const auto by_seat = seated(series, k);
                    for (int seat = 0; seat < series.seats; ++seat) {
                        const std::string where =
                            fmt::format("{}, stake {}, match {}, seat {}", info.id, stake, k, seat);
                        const bool stays = by_seat[seat] == 1;
                        const auto line = static_cast<std::size_t>(k);
                        QVERIFY2(SeatSet::from_bits(result.lines[line].winners).contains(Seat(seat)) == stays,
                                 where.c_str());
                        const int won = info.winning_rule != nullptr ? 3 : info.disqualifies ? info.forfeit_points : 1;
                        QVERIFY2(result.points[line * static_cast<std::size_t>(series.seats) +
                                               static_cast<std::size_t>(seat)] == (stays       ? won
                                                                                   : stake > 0 ? -1
                                                                                               : 0),
                                 where.c_str());
                    }
                }
                ++games;
            }
        }
        QCOMPARE(games, 5);
    }

    /// Those who think for long are not made slower by more of them.
    void waitsForThoseWhoThink() {
        bot_world->answers = false;
        bot_world->think = true;
        TournamentRunner runner(
            round_robin_plan("rps", {"hilltop:mute", "simple", "odds", "pair-else-low", "pair-else-high"}, 4));
        runner.start({.threads = 1});
        QTRY_VERIFY_WITH_TIMEOUT(bot_world->count(&BotWorld::waits, "all") > 50, kPatienceMs);
        QCOMPARE(bot_world->count(&BotWorld::opened, "mute"), 2);
        {
            const std::lock_guard lock(bot_world->mutex);
            bot_world->answers = true;
            bot_world->think = false;
        }
        QVERIFY(runner.wait_for(std::chrono::milliseconds(kPatienceMs)));
        QVERIFY(runner.progress().course.over());
        QCOMPARE(bot_world->count(&BotWorld::opened, "mute"), 4);
    }

    /// While it is paused nothing more is asked, though answers come.
    void pauses() {
        bot_world->answers = false;
        TournamentRunner runner(round_robin_plan("rps", {"hilltop:mute", "simple"}, 20));
        runner.start({.threads = 1});
        QTRY_VERIFY_WITH_TIMEOUT(bot_world->count(&BotWorld::asked, "mute") == 1, kPatienceMs);
        runner.pause(true);
        QVERIFY(runner.progress().paused && runner.progress().busy == 0);
        {
            const std::lock_guard lock(bot_world->mutex);
            bot_world->answers = true;
            bot_world->waits["all"] = 0;
        }
        QTRY_VERIFY_WITH_TIMEOUT(bot_world->count(&BotWorld::waits, "all") > 5, kPatienceMs);
        QCOMPARE(bot_world->count(&BotWorld::asked, "mute"), 1);
        runner.pause(false);
        QVERIFY(runner.wait_for(std::chrono::milliseconds(kPatienceMs)));
        QVERIFY(runner.progress().course.over());
    }

    /// All who owe an answer are asked before any of them is waited for: each answers only once all have been.
    void sixteenSeatsThinkAtOnce() {
        bot_world->together = 16;
        BotTransport transport;
        const Series series{.number = 0, .entrants = {0, 1}, .matches = 1, .seats = 16, .seed = 3};
        const auto lane = find_game("zipdeck")->make_lane(
            series, {}, std::vector<std::string>{"hilltop:one", "hilltop:two"}, {}, transport);
        for (int idle = 0; !lane->finished() && idle < 1000;) {
            if (!lane->advance()) ++idle, transport.wait(0ms);
        }
        QVERIFY(lane->finished());
        QCOMPARE(bot_world->asked["one"], bot_world->asked["two"]);
        QVERIFY(bot_world->asked["one"] > 100);
    }

    /// A series of a bot that may remember is whole; not where its author says that it does not.
    void seriesOfWhoRemembersNothingAreCut() {
        const auto series_of = [](const char* limit) {
            Plan plan = round_robin_plan("rps", {"hilltop:one", "js:two", "simple"}, 2000);
            if (*limit != '\0') {
                const auto read = read_plan_limit(plan, limit);
                if (!read) return std::uint32_t{0};
            }
            return Course(plan).known();
        };
        const auto cut = series_of("remembers=match");
        QVERIFY(cut > 3 * 10);
        QCOMPARE(series_of(""), 3u);
        QCOMPARE(series_of("remembers=series"), 3u);
        QCOMPARE(series_of("remembers=nothing"), cut);
        QCOMPARE(series_of("hilltop:one:remembers=match"), 2 + cut / 3); // where the other one does not either
        // A limit does not make a bot remember more than it can.
        Plan plan = round_robin_plan("zipdeck", {"python:one.py", "orion"}, 2000);
        plan.seats = 2;
        const auto usual = Course(plan).known();
        QVERIFY(read_plan_limit(plan, "remembers=series"));
        QCOMPARE(Course(plan).known(), usual);
    }
};

HILLTOP_TEST(LanesTest)
#include "lanes_test.moc"
