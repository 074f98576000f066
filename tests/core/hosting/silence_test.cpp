// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosted.h"
#include "rogue_tournament.h"

#include "botlab/bot_check.h"
#include "game/bot_player.h"
#include "hosting/host_bots.h"
#include "hosting/processes.h"
#include "records/replay.h"

#include <QTemporaryDir>

#include <fstream>
#include <future>

using namespace hilltop;
using namespace hilltop::testing;

/// A bot that keeps silent where it may is asked the same by all that ask bots, and so is at fault nowhere.
class SilenceTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;
    const GameEntry& m_game = *find_game("thegame");
    std::string m_bot;

private slots:
    void initTestCase() {
        if (find_program("python3").empty()) QSKIP("needs python3 (package python3)");
        host_bots();
        const std::string path = m_folder.filePath("silent.py").toStdString();
        std::ofstream(path) << R"(#!/usr/bin/env python3
import json, sys
for line in sys.stdin:
    said = json.loads(line)
    if "hello" in said:
        print('{"name": "silent"}', flush=True)
    if "menu" in said:
        play = None if said["view"]["phase"] == "wish" else said["menu"][0]
        print(json.dumps({"play": play, "id": said["id"]}), flush=True)
)";
        std::filesystem::permissions(path, std::filesystem::perms::owner_exec, std::filesystem::perm_options::add);
        m_bot = "hilltop:" + path;
    }

    void inAMatch() {
        const std::vector<std::string> bots(2, m_bot);
        const auto record = play_record(m_game, {}, {}, bots, patient());
        QVERIFY2(record, record ? "" : english(record.error()).c_str());
        QVERIFY(record->steps.size() > 1);
        QVERIFY(record->faults.empty());
    }
    void inACheck() {
        Gate gate;
        const auto report = check_hosted_bot(m_game, {.bot = m_bot, .limits = patient(), .matches = 4}, gate);
        QVERIFY2(report, report ? "" : english(report.error()).c_str());
        QVERIFY2(report->problem.empty(), report->problem.c_str());
        QCOMPARE(report->fault_count(), std::int64_t(0));
    }
    void atATable() {
        const auto table = std::move(*m_game.make_table({}, 2, {}));
        while (table->need(*table->asked().begin()) != Need::May) {
            for (Seat seat : table->pending())
                QVERIFY(table->answer(seat, table->menu(seat).front().word));
            table->step();
        }
        const Seat seat = *table->asked().begin();
        BotPlayer player(m_game, m_bot, {.seat = seat, .seats = 2, .names = {}, .rules = {}, .limits = patient()});
        std::promise<AnyBot::Answer> given;
        Question question;
        question.ticket = 1;
        question.seat = seat;
        question.need = Need::May;
        question.seen = table->seen(seat);
        player.ask(question, [&](const GivenAnswer& answer) { given.set_value(answer.answer); });
        const AnyBot::Answer answer = given.get_future().get();
        QVERIFY2(!answer.fault && !answer.word, answer.errors.c_str());
    }
    void inATournament() {
        Plan plan = default_plan(m_game);
        plan.bots = {m_bot, m_game.bots().front().id};
        plan.seats = 2;
        plan.matches = 2;
        plan.limits = patient();
        PairSink sink;
        play_to(sink, plan);
        QVERIFY(!sink.pairs.empty());
        for (const auto& [pair, all] : sink.pairs)
            for (const auto& [series, result] : all)
                QVERIFY(result.faults.empty() && !result.lines.empty());
    }
};

HILLTOP_TEST(SilenceTest)
#include "silence_test.moc"
