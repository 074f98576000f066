// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/record_text.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "support/test.h"
#include "tournament/plan.h"

#include <QtTest>

using namespace hilltop;

namespace {

/// A finished match of two bots of ours as a line of text.
std::string good_line() {
    const GameEntry& game = *games().front();
    const std::vector<std::string> bots{"careful", "bold"};
    return write_record(*play_record(game, default_values(game.rules()), {7, 3, 3}, bots));
}

std::string with(const std::string& before, const std::string& after) {
    std::string line = good_line();
    const auto place = line.find(before);
    Q_ASSERT(place != std::string::npos);
    return line.replace(place, before.size(), after);
}

/// A line with one more field.
std::string with_field(const std::string& field) {
    return with("\"format\":1", "\"format\":1," + field);
}

/// Why the line is refused, by the reader or by replay; empty if it is not.
std::string refusal(const std::string& line) {
    auto record = read_record(line);
    if (!record) return english(record.error());
    const auto replay = Replay::make(std::move(*record));
    return replay ? std::string() : english(replay.error());
}

} // namespace

class RecordTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refused_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* name, const std::string& line, const char* problem) {
            QTest::newRow(name) << QByteArray::fromStdString(line) << QString(problem);
        };
        const std::string deep(200000, '[');
        row("nested for ever", with_field("\"x\":" + deep), "nested deeper");
        row("nested deeply", with_field("\"x\":" + deep + std::string(deep.size(), ']')), "nested deeper");
        row("a number beyond all", with_field("\"x\":1e999"), "too large");
        row("a fraction", with("\"format\":1", "\"format\":1.0"), "format: is no whole number");
        row("a seed below 0", with("\"seed\":\"7\"", "\"seed\":-7"), "source.seed");
        row("a seed beyond 64 bits", with("\"seed\":\"7\"", "\"seed\":\"18446744073709551616\""), "source.seed");
        row("a deal beyond 48 bits", with("\"deal\":\"3\"", "\"deal\":\"281474976710656\""), "source.deal");
        row("cards of a part written oddly", with_field("\"cards\":{\"02\":[1]}"), "\"02\" is no part");
        row("a card that is none", with_field("\"cards\":{\"2\":[256]}"), "cards.2: is 256");
        row("a card not in the deck", with_field("\"cards\":{\"2\":[77]}"), "cards: ");
        row("two answers of one seat", with("\"steps\":[", "\"steps\":[[\"end\",\"end\"],"), "step 0: there are 2");
        row("no answer", with("\"steps\":[", "\"steps\":[[],"), "step 0: there are 0");
        row("silence", with("\"steps\":[", "\"steps\":[null,"), "step 0: seat 0 has to answer");
        row("an answer that is a number", with("\"steps\":[", "\"steps\":[7,"), "steps[0]: is no text");
        row("a fault of nobody", with("\"faults\":[]", "\"faults\":[{\"step\":0,\"seat\":1,\"word\":\"crash\"}]"),
            "faults: ");
        row("a fault after the end",
            with("\"faults\":[]", "\"faults\":[{\"step\":9999,\"seat\":1,\"word\":\"crash\"}]"), "faults: ");
        row("a fault of a third seat", with("\"faults\":[]", "\"faults\":[{\"step\":0,\"seat\":2,\"word\":\"crash\"}]"),
            "faults[0].seat: is 2");
    }
    void refused() {
        QFETCH(QByteArray, line);
        QFETCH(QString, problem);
        const QString said = QString::fromStdString(refusal(line.toStdString()));
        QVERIFY2(said.contains(problem), qPrintable(said));
        QCOMPARE(said.isEmpty(), problem.isEmpty());
    }

    void unknownFieldsAreKept() {
        const std::string fields = R"("branches":[{"step":2,"steps":["end"]}],"analysis":{"a":[1,{"b":0.5}]})";
        const auto record = read_record(with_field(fields));
        QVERIFY(record);
        const std::string line = write_record(*record);
        QVERIFY2(line.find(fields) != std::string::npos, line.c_str());
        QCOMPARE(write_record(*read_record(line)), line);
    }

    void faultsMayStandInAnyOrder() {
        // Both seats fail at their first decision; what is played for them is STAND.
        const std::string stood = R"("steps":["stand","stand"],"faults":[{"step":1,"seat":1,"word":"crash"},)"
                                  R"({"step":0,"seat":0,"word":"time-out"}])";
        std::string line = good_line();
        const auto steps = line.find("\"steps\"");
        line = line.substr(0, steps) + stood + "}";
        QCOMPARE(refusal(line), std::string());
        QVERIFY(Replay::make(*read_record(line))->reproduced());
    }

    void cutRecordGoesOnFromTheSameMoment() {
        const GameEntry& game = *games().front();
        const std::vector<std::string> bots(2, game.bots().back().id);
        const Record whole = *play_record(game, default_values(game.rules()), {5, 0, 0}, bots);
        const auto all = Replay::make(whole);
        QVERIFY(all);
        for (int step = 0; step <= static_cast<int>(whole.steps.size()); ++step) {
            const auto part = Replay::make(cut_before(whole, step));
            QVERIFY(part);
            const int last = part->positions() - 1;
            QCOMPARE(part->table(last).steps(), step);
            QVERIFY(part->table(last).shown(SeatSet::all(2)) == all->table(last).shown(SeatSet::all(2)));
            QVERIFY(!part->record().result && !part->record().digest);
        }
    }

    void cutRecordKeepsEarlierFaults() {
        Record record = *read_record(good_line());
        record.faults = {
            {0, Seat(0), Fault::Crash, false}, {1, Seat(0), Fault::Crash, true}, {1, Seat(1), Fault::Crash, false}};
        QCOMPARE(cut_before(record, 1).faults.size(), std::size_t{2});
        QCOMPARE(cut_before(record, 0).faults.size(), std::size_t{0});
        QCOMPARE(cut_before(record, 99).steps.size(), record.steps.size());
    }

    void hostilePlans() {
        const std::string deep(200000, '[');
        QVERIFY(!read_plan("{\"game\":" + deep));
        QVERIFY(!read_plan(R"({"game":"pazaak","seed":1e999})"));
    }
};

HILLTOP_TEST(RecordTest)
#include "record_test.moc"
