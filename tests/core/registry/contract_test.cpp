// SPDX-License-Identifier: GPL-3.0-or-later
// What the schemas promise to authors of bots and tools, held against what the program does.
#include "answer_bytes_list.h"
#include "extremes.h"
#include "game_of.h"

#include "analysis/contract.h"
#include "base/digest.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "support/json_schema.h"
#include "support/test.h"

#include <QtTest>

#include <QProcess>
#include <QTemporaryDir>

using namespace hilltop;
using testing::JsonSchema;

namespace {

Record record_of(const GameEntry& game, std::string_view bot, const Source& source) {
    const std::vector<std::string> bots(static_cast<std::size_t>(game.info().default_seats), std::string(bot));
    return std::move(*play_record(game, {}, source, bots));
}

/// The cards of a deal by part, as they are drawn.
class Drawn : public DrawListener {
public:
    void begins(int part) override { parts[part]; }
    void draws(int part, int, std::uint8_t card) override { parts[part].push_back(card); }
    std::map<int, std::vector<std::uint8_t>> parts;
};

/// A match of these bots, and what was drawn in it.
Record listened_to(const GameEntry& game, const RuleValues& rules, int seats, const Source& source, Drawn& drawn) {
    Record record = std::move(
        *play_record(game, rules, source,
                     std::vector<std::string>(static_cast<std::size_t>(seats), std::string(game.bots().front().id))));
    const Script listening{.parts = {}, .listener = &drawn};
    auto table = std::move(*game.make_table(rules, seats, source, &listening));
    for (const RecordStep& step : record.steps) {
        while (table->resting())
            table->step();
        std::size_t place = 0;
        for (Seat seat : table->asked()) {
            const auto& answer = step[place++];
            if (!answer)
                table->silence(seat);
            else if (!table->answer(seat, *answer))
                qFatal("%s is refused", answer->c_str());
        }
        table->step();
    }
    return record;
}

int highest_of(const Drawn& drawn) {
    int highest = 0;
    for (const auto& [part, cards] : drawn.parts) {
        for (const std::uint8_t card : cards)
            highest = std::max<int>(highest, card);
    }
    return highest;
}

} // namespace

class ContractTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// The answers of a match are all that has to be known of it.
    void answersGiveTheRest_data() { each_game(); }
    void answersGiveTheRest() {
        QFETCH(QString, id);
        const GameEntry& game = game_of(id);
        Series series;
        series.seats = game.info().default_seats;
        series.entrants = {0};
        series.matches = 3;
        series.first_match = 11;
        series.first_deal = 7;
        series.seed = 5;
        const std::string bot = game.bots().front().id;
        const SeriesResult played = game.run_series(series, {}, std::vector{bot});
        SeriesResult result;
        for (int match = 0; match < series.matches; ++match) {
            const Source source{series.seed, series.deal_number(match), series.match_number(match)};
            const Record record = record_of(game, bot, source);
            KeptMatch& kept = result.kept.emplace_back();
            kept.match = match;
            kept.steps = record.steps;
            kept.digest = *record.digest;
        }
        const auto done = game.replay_series(series, {}, result);
        QVERIFY2(done, done ? "" : english(done.error()).c_str());
        QVERIFY(result.lines == played.lines && result.points == played.points && result.second == played.second);
        result.kept.back().steps.back().back() = "no answer";
        QVERIFY(!game.replay_series(series, {}, result));
    }
    void recordsFit_data() { each_game(); }
    void recordsFit() {
        QFETCH(QString, id);
        const GameEntry& game = game_of(id);
        JsonSchema schema(contract(game));
        for (const BotTraits& bot : game.bots()) {
            if (bot.strength == 5) continue; // they think long and answer in no other words
            Record record = record_of(game, bot.id, {.seed = 5, .deal = 2, .match = 2});
            QCOMPARE(schema.complaint("record", record_to_json(record)), std::string());
            // All that a record may hold beside.
            record.notes = "Notes";
            record.rated = true;
            record.branches.push_back({1, {record.steps[1]}, {}});
            record.seats[0].name = "Ada";
            record.faults.push_back({0, Seat(0), Fault::TooMuchMemory, true});
            record.log.push_back({.decision = 0, .seat = 1, .told = true, .errors = "begun\n"});
            record.log.push_back({.decision = 3, .seat = 1, .time = std::chrono::microseconds(250)});
            QCOMPARE(schema.complaint("record", record_to_json(record)), std::string());
            record.result.reset();
            record.digest.reset();
            QCOMPARE(schema.complaint("record", record_to_json(record)), std::string());
            const auto again = read_record(write_record(record));
            QVERIFY(again);
        }
    }

    void wrongRecordsDoNotFit_data() { each_released_game(); }
    void wrongRecordsDoNotFit() {
        QFETCH(QString, id);
        const GameEntry& game = game_of(id);
        JsonSchema schema(contract(game));
        const Json good = record_to_json(record_of(game, game.bots().front().id, {.seed = 5, .deal = 2, .match = 2}));
        const std::pair<const char*, Json> wrong[] = {
            {"/game", "chess"},
            {"/format", 2},
            {"/steps/0", "nonsense"},
            {"/steps/0", Json::array({"nonsense"})},
            {"/seats/0/bot", nullptr},
            {"/source/seed", 5},
            {"/digest", "x"},
            {"/result/winners/0", 99},
            {"/faults/0", Json::object({{"step", 0}})},
            {"/log/0", Json::object({{"decision", 0}, {"seat", 0}})},
            {"/log/0", Json::object({{"decision", 0}, {"seat", 0}, {"us", "soon"}})},
            {"/cards", {{"x", Json::array()}}},
            {"/cards", {{"0", {200}}}},
            {"/colour", "red"}};
        for (const auto& [place, value] : wrong) {
            Json bad = good;
            bad[Json::json_pointer(place)] = value;
            QVERIFY2(!schema.complaint("record", bad).empty(), place);
        }
        Json bad = good;
        bad.erase("game");
        QVERIFY(!schema.complaint("record", bad).empty());
    }

    /// A known deal is numbered as the schema says, and is the same match.
    void cardsFit_data() { each_game(); }
    void cardsFit() {
        QFETCH(QString, id);
        const GameEntry& game = game_of(id);
        JsonSchema schema(contract(game));
        Drawn drawn;
        Record record = listened_to(game, default_values(game.rules()), game.info().default_seats, {9, 1, 1}, drawn);
        record.cards.parts = drawn.parts;
        record.source.seed = 10; // nothing is left to it
        QCOMPARE(schema.complaint("record", record_to_json(record)), std::string());
        QVERIFY(highest_of(drawn) <= game.schema().most_card);
        const auto replay = Replay::make(record, Replay::Asking::Later);
        QVERIFY2(replay, replay ? "" : english(replay.error()).c_str());
        QVERIFY(replay->claims_fit());
    }

    /// The highest number of a card is no mere bound: by some rules such a card, or the one before it, is drawn.
    void cardsReachTheirHighest_data() { each_released_game(); }
    void cardsReachTheirHighest() {
        QFETCH(QString, id);
        const GameEntry& game = game_of(id);
        const conformance::Extremes extremes(game.info(), game.rules(), [&](const RuleValues& rules, int seats) {
            return static_cast<bool>(game.check(rules, seats));
        });
        const int most = game.schema().most_card;
        int highest = 0;
        for (const auto& extreme : extremes.all()) {
            Drawn drawn;
            listened_to(game, extreme.rules, extreme.seats, {9, 1, 1}, drawn);
            highest = std::max(highest, highest_of(drawn));
            if (highest >= most - 1) break;
        }
        QVERIFY2(highest <= most && highest >= most - 1, std::to_string(highest).c_str());
    }

    void digestsAreAsDescribed_data() { each_game(); }
    void digestsAreAsDescribed() {
        QFETCH(QString, id);
        const GameEntry& game = game_of(id);
        const auto bytes_of = kAnswerBytes.find(game.info().id);
        if (bytes_of == kAnswerBytes.end()) QSKIP("The game's tests do not spell its bytes.");
        for (const BotTraits& bot : game.bots()) {
            if (bot.strength == 5) continue;
            const Record record = record_of(game, bot.id, {.seed = 1, .deal = 3, .match = 3});
            Digest digest;
            for (const RecordStep& step : record.steps) {
                for (const auto& answer : step) {
                    digest.add_byte(answer.has_value());
                    if (!answer) continue;
                    for (const char c : bytes_of->second(QString::fromStdString(*answer).split(' ')))
                        digest.add_byte(static_cast<std::uint8_t>(c));
                }
            }
            QCOMPARE(digest.value(), *record.digest);
        }
    }

    /// The relations say the same as the check itself, for all values of the rules they name.
    void relationsAreAsChecked_data() { each_released_game(); }
    void relationsAreAsChecked() {
        QFETCH(QString, id);
        const GameEntry& game = game_of(id);
        const Json relations = relations_json(game);
        RuleValues values = default_values(game.rules());
        int refused = 0;
        const auto agree = [&](int seats) {
            const auto value_of = [&](const Json& name) {
                return name.is_null() ? 1 : name == "seats" ? seats : values.at(name.get<std::string>());
            };
            bool fits = true;
            for (const Json& relation : relations) {
                const Json& most = relation["at_most"];
                const Json& where = relation["where"];
                const auto held = [&](const RuleInfo& rule) {
                    return rule.id == where["rule"].get<std::string>() &&
                           rule_text(rule, values.at(rule.id)) == where["is"].get<std::string>();
                };
                if (!where.is_null() && std::none_of(game.rules().begin(), game.rules().end(), held)) continue;
                fits = fits && value_of(relation["rule"]) <= most["plus"].get<int>() + most["number"].get<int>() *
                                                                                           value_of(most["times"]) /
                                                                                           value_of(most["over"]);
            }
            refused += !fits;
            return fits == static_cast<bool>(game.check(values, seats));
        };
        for (int seats = game.info().min_seats; seats <= game.info().max_seats; ++seats) {
            for (const RuleInfo& one : game.rules()) {
                for (const RuleInfo& other : game.rules()) {
                    for (int a = one.min; a <= std::min(one.max, one.min + 60); ++a) {
                        for (int b = other.min; b <= std::min(other.max, other.min + 60); ++b) {
                            values[one.id] = a;
                            values[other.id] = b;
                            QVERIFY2(agree(seats), (one.id + " and " + other.id).c_str());
                        }
                    }
                    values = default_values(game.rules());
                }
            }
        }
        QCOMPARE(refused > 0, !relations.empty());
    }

    /// Another reading of the standard: Debian's python3-jsonschema.
    void anotherValidatorAgrees() {
        QTemporaryDir folder;
        const char* const program = "import json, sys\n"
                                    "from jsonschema import Draft202012Validator as V\n"
                                    "for path in sys.argv[1:]:\n"
                                    "    pair = json.load(open(path))\n"
                                    "    V.check_schema(pair['schema'])\n"
                                    "    V(pair['schema']).validate(pair['record'])\n"
                                    "    view = dict(pair['schema'], **{'$ref': '#/$defs/view'})\n"
                                    "    V(view).validate(pair['view'])\n"
                                    "    bad = dict(pair['record'], steps=['nonsense'])\n"
                                    "    assert not V(pair['schema']).is_valid(bad)\n"
                                    "print('agreed')\n";
        QProcess probe;
        probe.start("python3", {"-c", "from jsonschema import Draft202012Validator"});
        if (!probe.waitForStarted()) QSKIP("python3 is not installed");
        QVERIFY(probe.waitForFinished(kPatienceMs));
        if (probe.exitCode() != 0) QSKIP("the package python3-jsonschema is not installed");
        QStringList arguments{"-c", program};
        for (const GameEntry* game : games()) {
            const Record record = record_of(*game, game->bots().front().id, {.seed = 3, .deal = 0, .match = 0});
            const auto replay = Replay::make(record, Replay::Asking::Later);
            QVERIFY(replay);
            const Json pair{{"schema", contract(*game)},
                            {"record", record_to_json(record)},
                            {"view", replay->table(replay->positions() / 2).described(Seat(1))}};
            QFile file(folder.filePath(QString::fromUtf8(game->info().id) + ".json"));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray::fromStdString(pair.dump()));
            arguments += file.fileName();
        }
        QProcess validator;
        validator.start("python3", arguments);
        QVERIFY(validator.waitForFinished(kPatienceMs));
        QVERIFY2(validator.readAllStandardOutput() == "agreed\n", validator.readAllStandardError().constData());
    }

private:
    static void each_of(std::span<const GameEntry* const> all) {
        QTest::addColumn<QString>("id");
        for (const GameEntry* game : all)
            QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }
    static void each_game() { each_of(games()); }
    /// Those that have a schema: drafts need none.
    static void each_released_game() { each_of(released_games()); }
};

HILLTOP_TEST(ContractTest)
#include "contract_test.moc"
