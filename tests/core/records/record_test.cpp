// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/record_text.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "support/test.h"
#include "tournament/plan.h"

#include <fmt/format.h>

#include <QtTest>

#include <algorithm>

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
    return line.substr(0, place) + after + line.substr(place + before.size());
}

/// A line with one more field.
std::string with_field(const std::string& field) {
    return with("\"format\":1", "\"format\":1," + field);
}

/// A match of the game's first bot with itself, with one more field.
std::string line_of(const char* id, const std::string& field) {
    const GameEntry& game = *find_game(id);
    const std::vector<std::string> bots(static_cast<std::size_t>(game.info().default_seats), game.bots().front().id);
    std::string line = write_record(*play_record(game, default_values(game.rules()), {7, 3, 3}, bots));
    return line.insert(1, field + ',');
}

/// The good line with the second seat changed and without what follows from playing.
std::string without_steps(const std::string& second) {
    std::string line = good_line();
    line = line.substr(0, line.find(",\"steps\"")) + "}";
    const std::string bold = R"({"bot":"bold","version":1})";
    return line.replace(line.find(bold), bold.size(), second);
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
        std::string many_ones = "1";
        for (int i = 1; i < 300; ++i)
            many_ones += ",1";
        row("nested for ever", with_field("\"x\":" + deep), "nested too deeply");
        row("nested deeply", with_field("\"x\":" + deep + std::string(deep.size(), ']')), "nested too deeply");
        row("a number beyond all", with_field("\"x\":1e999"), "too large");
        row("a fraction", with("\"format\":1", "\"format\":1.0"), "format: this must be a whole number");
        row("a seed below 0", with("\"seed\":\"7\"", "\"seed\":-7"), "source.seed");
        row("a seed beyond 64 bits", with("\"seed\":\"7\"", "\"seed\":\"18446744073709551616\""), "source.seed");
        row("a deal beyond 48 bits", with("\"deal\":\"3\"", "\"deal\":\"281474976710656\""), "source.deal");
        row("cards of a part written oddly", with_field("\"cards\":{\"02\":[1]}"), "cards.02: the match has no such");
        row("cards of no part", line_of("thegame", "\"cards\":{\"1\":[2]}"), "cards.1: the match has no such part");
        row("cards of a round too many", line_of("zipdeck", "\"cards\":{\"16\":[2]}"), "its parts are 0 to 15");
        row("a side deck too large", with_field("\"cards\":{\"0\":[1,2,3,4,5]}"), "cards.0: ");
        row("cards of a hand that ends before", with_field("\"cards\":{\"2\":[1,1,1,1,1]}"), "cards.2: ");
        row("more cards than any deck", with_field("\"cards\":{\"2\":[" + many_ones + "]}"),
            "cards.2: there are 300 cards");
        row("branches of no list", with_field("\"branches\":{}"), "branches: this must be a list");
        row("a branch that is none", with_field("\"branches\":[7]"), "branches[0]: this must be a JSON object");
        row("a branch from nowhere", with_field("\"branches\":[{\"steps\":[]}]"),
            "branches[0].step: this field is missing");
        row("a branch after the end", with_field("\"branches\":[{\"step\":9999,\"steps\":[]}]"),
            "branches[0].step: the value is 9999");
        row("a branch of numbers", with_field("\"branches\":[{\"step\":0,\"steps\":[1]}]"),
            "branches[0].steps[0]: this must be text in quotation marks");
        row("a branch against the rules", with_field("\"branches\":[{\"step\":0,\"steps\":[\"play 9\"]}]"),
            "branches[0]: step 1: seat 1 answered");
        row("no steps of a person", without_steps(R"({"bot":"person","version":0})"),
            "steps: the answers are missing, and seat 2");
        row("no steps of an old bot", without_steps(R"({"bot":"bold","version":77})"), "bold of version 77, cannot");
        row("of a newer game", with_field("\"game_version\":2"),
            "game_version: the version is 2, but this Hilltop plays pazaak 1; use a newer");
        row("of no game's version", with_field("\"game_version\":0"),
            "game_version: the value is 0, but it must be from 1");
        row("a fault of no such word", with("\"faults\":[]", "\"faults\":[{\"step\":0,\"seat\":0,\"word\":\"bored\"}]"),
            "faults[0].word: \"bored\"");
        row("a card that is none", with_field("\"cards\":{\"2\":[256]}"), "cards.2[0]: the value is 256");
        row("a card not in the deck", with_field("\"cards\":{\"2\":[77]}"), "cards.2: ");
        row("two answers of one seat", with("\"steps\":[", "\"steps\":[[\"end\",\"end\"],"),
            "step 1: it has 2 answers, but needs 1");
        row("no answer", with("\"steps\":[", "\"steps\":[[],"), "step 1: it has 0 answers, but needs 1");
        row("silence", with("\"steps\":[", "\"steps\":[null,"), "step 1: seat 1 has to answer");
        row("an answer that is a number", with("\"steps\":[", "\"steps\":[7,"),
            "steps[0]: this must be text in quotation marks");
        row("a fault of nobody", with("\"faults\":[]", "\"faults\":[{\"step\":0,\"seat\":1,\"word\":\"crash\"}]"),
            "faults: ");
        row("a fault after the end",
            with("\"faults\":[]", "\"faults\":[{\"step\":9999,\"seat\":1,\"word\":\"crash\"}]"), "faults: ");
        row("a fault of a third seat", with("\"faults\":[]", "\"faults\":[{\"step\":0,\"seat\":2,\"word\":\"crash\"}]"),
            "faults[0].seat: the value is 2");
    }
    void refused() {
        QFETCH(QByteArray, line);
        QFETCH(QString, problem);
        const QString said = QString::fromStdString(refusal(line.toStdString()));
        QVERIFY2(said.contains(problem), qPrintable(said));
        QCOMPARE(said.isEmpty(), problem.isEmpty());
    }

    /// The first version of a game is not written, so that older records stay as they are; another one is kept, and
    /// named where the rules of now do not give what the record says.
    void theVersionOfTheGame() {
        Record record = *read_record(good_line());
        QCOMPARE(record.game_version, games().front()->info().version);
        QCOMPARE(write_record(record).find("game_version"), std::string::npos);
        record.game_version = 7;
        QVERIFY(write_record(record).find("\"game_version\":7,") != std::string::npos);
        QVERIFY(Replay::make(record)->claims_fit());
        const std::string named = "the match was played by version 7 of pazaak, but this is version 1: ";
        record.digest = 1;
        QVERIFY(english(Replay::make(record)->claim_error()).starts_with(named + "digest: the record says 1, but"));
        record.steps.front() = {"play 9"};
        const auto replay = Replay::make(record);
        QVERIFY(!replay);
        QVERIFY2(english(replay.error()).starts_with(named + "step 1: "), english(replay.error()).c_str());
    }

    void unknownFieldsAreKept() {
        const std::string fields = R"("branches":[{"step":2,"steps":["end"]}],"analysis":{"a":[1,{"b":0.5}]})";
        const auto record = read_record(with_field(fields));
        QVERIFY(record);
        const std::string line = write_record(*record);
        QVERIFY2(line.find(fields) != std::string::npos, line.c_str());
        QCOMPARE(write_record(*read_record(line)), line);
    }

    void branchesAreReadAndKept() {
        const auto record = read_record(with_field(R"("branches":[{"step":1,"steps":["end",null],"name":"b"}])"));
        QVERIFY(record);
        QCOMPARE(record->branches.size(), std::size_t{1});
        QCOMPARE(record->branches[0].step, 1);
        QCOMPARE(record->branches[0].steps, (std::vector<RecordStep>{{"end"}, {std::nullopt}}));
        QCOMPARE(record->branches[0].extra.size(), std::size_t{1});
        QCOMPARE(write_record(*read_record(write_record(*record))), write_record(*record));
        QVERIFY(cut_before(*record, 0).branches.empty());
        QCOMPARE(cut_before(*record, 1).branches, record->branches);
    }

    void branchesArePlayable() {
        QCOMPARE(refusal(with_field(R"("branches":[{"step":0,"steps":["stand"]}])")), std::string());
    }

    void everyFaultWordIsKnown() {
        for (const char* word : {"no-start", "crash", "time-out", "stall", "not-understood", "not-allowed",
                                 "too-much-output", "too-much-memory", "too-many-processes"}) {
            const auto record = read_record(
                with("\"faults\":[]", std::string("\"faults\":[{\"step\":0,\"seat\":0,\"word\":\"") + word + "\"}]"));
            QVERIFY2(record, word);
            QVERIFY2(write_record(*record).find(word) != std::string::npos, word);
        }
    }

    void missingRulesAreFilledInAloud() {
        const auto whole = read_record(good_line());
        QVERIFY(whole->remarks.empty());
        const auto record = read_records(fmt::format("\n{}", with("\"side_cards\":4,", "")));
        QVERIFY(record);
        QCOMPARE((*record)[0].rules, whole->rules);
        QCOMPARE((*record)[0].remarks.size(), std::size_t{1});
        QCOMPARE(english((*record)[0].remarks[0]),
                 std::string("line 2: rules.side_cards: this rule is missing; its default, 4, is used"));
    }

    void stepsOfOurBotsMayBeLeftOut() {
        const auto whole = read_record(good_line());
        const auto record = read_record(without_steps(R"({"bot":"bold","version":1})"));
        QVERIFY2(record, record ? "" : english(record.error()).c_str());
        QCOMPARE(write_record(*record), write_record(*whole));
        // What is claimed nevertheless is not believed.
        std::string line = without_steps(R"({"bot":"bold","version":1})");
        line.insert(1, R"("digest":"1",)");
        const auto replay = Replay::make(*read_record(line));
        QVERIFY(replay && !replay->digest_fits() && replay->result_fits());
        QCOMPARE(replay->found_digest(), *whole->digest);
    }

    /// Points of a long match pass 16 bits.
    void resultsBeyondSixteenBits() {
        const GameEntry& game = *find_game("zipdeck");
        RuleValues rules = default_values(game.rules());
        rules["rounds"] = 10000;
        const Record record = *play_record(game, rules, {1, 0, 0}, std::vector<std::string>(16, "rando"));
        const auto& points = record.result->points;
        QVERIFY(*std::max_element(points.begin(), points.end()) > 32767);
        const auto again = read_record(write_record(record));
        QVERIFY2(again, again ? "" : english(again.error()).c_str());
        QCOMPARE(again->result, record.result);
    }

    void decisionsAreCountedOnce() {
        Decisions decisions;
        decisions.add(Seat(2));
        decisions.add(SeatSet::all(3));
        SeatSet two(Seat(0));
        two.insert(Seat(3));
        decisions.add(two);
        QCOMPARE(decisions.count(), 6);
        QCOMPARE(decisions.number(0, Seat(2)), 0);
        QCOMPARE(decisions.number(1, Seat(1)), 2);
        QCOMPARE(decisions.number(2, Seat(3)), 5);
        QCOMPARE(decisions.number(0, Seat(1)), -1);
        QCOMPARE(decisions.number(3, Seat(0)), -1);
        QCOMPARE(decisions.first_of(2), 4);
        QCOMPARE(decisions.first_of(3), 6);
        for (int number = 0; number < decisions.count(); ++number) {
            const auto found = decisions.find(number);
            QVERIFY(found);
            QCOMPARE(decisions.number(found->step, found->seat), number);
        }
        QVERIFY(!decisions.find(-1) && !decisions.find(6));
    }

    /// The record's numbers are the engine's, in every game; silence has one as well.
    void decisionsAreThoseOfTheTable() {
        for (const GameEntry* game : games()) {
            const std::vector<std::string> bots(static_cast<std::size_t>(game->info().default_seats),
                                                game->bots().front().id);
            const auto replay = Replay::make(*play_record(*game, default_values(game->rules()), {5, 0, 0}, bots));
            int answers = 0;
            for (int position = 0; position < replay->positions(); ++position) {
                const Table& table = replay->table(position);
                if (table.resting()) continue;
                for (Seat seat : table.asked()) {
                    QCOMPARE(replay->decisions().number(table.steps(), seat), table.decision_of(seat));
                    ++answers;
                }
            }
            QCOMPARE(replay->decisions().count(), answers);
        }
    }

    void falseClaimsAreToldAsSuch() {
        Record record = *read_record(good_line());
        const auto honest = Replay::make(record);
        QVERIFY(honest->reproduced() && honest->claims_fit());
        const RecordResult truth = *record.result;
        record.result->points[0] += 5;
        auto replay = Replay::make(record);
        QVERIFY(replay && !replay->reproduced() && !replay->result_fits() && replay->digest_fits());
        QCOMPARE(replay->differs_at(), -1); // no decision is to blame
        QCOMPARE(replay->found_result(), std::optional(truth));
        QVERIFY(english(replay->claim_error()).starts_with("result: the record says points "));
        record.result = truth;
        record.digest = 1;
        replay = Replay::make(record);
        QVERIFY(!replay->reproduced() && replay->result_fits() && !replay->digest_fits());
        QCOMPARE(english(replay->claim_error()),
                 "digest: the record says 1, but by its answers it is " + std::to_string(*honest->record().digest));
        // A match that is not over has no winner.
        record = cut_before(*read_record(good_line()), 3);
        record.result = truth;
        replay = Replay::make(record);
        QVERIFY(replay && !replay->result_fits() && !replay->found_result());
    }

    void everySeatIsJudgedByItself() {
        using Outcome = SeatCheck::Outcome;
        Record record = *read_record(good_line());
        const auto outcomes = [&] {
            const auto replay = Replay::make(record);
            return std::pair{replay->checks()[0].outcome, replay->checks()[1].outcome};
        };
        QCOMPARE(outcomes(), (std::pair{Outcome::Same, Outcome::Same}));
        record.seats[1] = {"bold", 77, {}};
        QCOMPARE(outcomes(), (std::pair{Outcome::Same, Outcome::OtherVersion}));
        QCOMPARE(Replay::make(record)->differs_at(), -1);
        record.seats[1] = {kPerson, 0, {}};
        QCOMPARE(outcomes(), (std::pair{Outcome::Same, Outcome::NoBot}));
        // Another bot of ours: only its own seat differs, at its first other answer.
        record.seats[1] = {"random", find_game("pazaak")->find_bot("random")->version, {}};
        QCOMPARE(outcomes(), (std::pair{Outcome::Same, Outcome::Differs}));
        const auto replay = Replay::make(record);
        QCOMPARE(replay->decisions().find(replay->differs_at())->seat, Seat(1));
        QVERIFY(replay->claims_fit() && !replay->reproduced());
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
