// SPDX-License-Identifier: GPL-3.0-or-later
// Positions as text: of every moment of a match they are read as what they were written from, and those that cannot be
// are refused. Without it, a position could be judged that is not the one on the table.
#include "base/field_error.h"
#include "engine/schema.h"
#include "records/moment_text.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "support/test.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <QtTest>

using namespace hilltop;

namespace {

constexpr int kSamples = 4;
constexpr int kMutateEvery = 5; ///< positions of which every field is changed
constexpr int kJudgeEvery = 7;  ///< positions; judging them all would take seconds

Record played_match(const GameEntry& game) {
    const std::vector<std::string> bots(static_cast<std::size_t>(game.info().default_seats), game.judge_traits()->bot);
    return *play_record(game, default_values(game.rules()), {20261127, 3, 3}, bots);
}

/// The first moment with at least that many answers that `seat` decides.
std::string position_of(const GameEntry& game, Seat seat, std::size_t answers) {
    const auto replay = Replay::make(played_match(game), Replay::Asking::Later);
    for (int i = replay->positions() / 2; i < replay->positions(); ++i)
        if (replay->table(i).deciding().contains(seat) && replay->table(i).menu(seat).size() >= answers)
            return write_position(replay->table(i), seat);
    return {};
}

std::vector<std::string> words_of(const Table& table, Seat seat) {
    std::vector<std::string> words;
    for (const Choice& choice : table.menu(seat))
        words.push_back(choice.word + ' ' + choice.reason);
    return words;
}

std::vector<Compared::Option> judged(const Table& table, Seat seat) {
    const auto judge = find_game(table.info().id)->make_judge();
    return judge->compare(table, seat, false, {}, {kSamples, 5}, {})->options;
}

/// Why the text is refused; empty: it is not.
std::string position_refusal(const std::string& text) {
    const auto moment = read_moment(text);
    return moment ? std::string() : english(moment.error());
}

/// A field that a person sets, where it is in a view.
struct FormField {
    std::string path; ///< "seats[0].wins"
    std::string name; ///< "wins"
    int seat = -1;    ///< -1: of the whole position

    const Json& of(const Json& view) const {
        return seat < 0 ? view.at(name) : view.at("seats").at(static_cast<std::size_t>(seat)).at(name);
    }
    Json& of(Json& view) const { return seat < 0 ? view[name] : view["seats"][static_cast<std::size_t>(seat)][name]; }
    const Json& schema(const Json& all) const {
        const Json& fields = all.at("properties");
        return seat < 0 ? fields.at(name) : fields.at("seats").at("items").at("properties").at(name);
    }
};

std::vector<FormField> form_fields(const GameEntry& game, const Json& seen) {
    constexpr std::string_view kOfSeats = "seats.";
    std::vector<FormField> fields;
    for (const std::string path : game.set_fields()) {
        if (!path.starts_with(kOfSeats)) {
            fields.push_back({path, path, -1});
            continue;
        }
        const std::string name = path.substr(kOfSeats.size());
        for (int seat = 0; seat < static_cast<int>(seen["seats"].size()); ++seat)
            fields.push_back({fmt::format("seats[{}].{}", seat, name), name, seat});
    }
    return fields;
}

/// Whether a path is that of a field or of a part of one.
bool is_form_field(const GameEntry& game, const Json& seen, const std::string& path) {
    for (const FormField& field : form_fields(game, seen)) {
        if (!path.starts_with(field.path)) continue;
        if (path.size() == field.path.size() || path[field.path.size()] == '.' || path[field.path.size()] == '[')
            return true;
    }
    return false;
}

/// Other values of a field: another number, word or truth, and lists with a card more, less, twice or in place of
/// another.
std::vector<Json> changed(const Json& value, const Json& written, Rng& rng) {
    const Json& schema = written.contains("oneOf") ? written["oneOf"][0] : written;
    std::vector<Json> others;
    if (value.is_boolean()) {
        others.push_back(!value.get<bool>());
    } else if (value.is_number_integer()) {
        for (const int other : {0, 1, value.get<int>() + 1, 9999})
            others.push_back(other);
    } else if (schema.contains("enum")) {
        for (const Json& word : schema["enum"])
            others.push_back(word);
    } else if (value.is_array()) {
        others.push_back(Json::array());
        if (value.empty()) return others;
        const auto at = [&] { return rng.below(static_cast<std::uint32_t>(value.size())); };
        Json longer = value, shorter = value, twice = value;
        longer.push_back(value[at()]);
        shorter.erase(at());
        twice[at()] = value[at()];
        for (Json* list : {&longer, &shorter, &twice})
            others.push_back(std::move(*list));
        for (Json& part : changed(value[0], schema["items"], rng)) {
            Json list = value;
            list[0] = std::move(part);
            others.push_back(std::move(list));
        }
    } else if (value.is_object()) {
        for (const auto& [name, part] : value.items()) {
            for (Json& other : changed(part, schema["properties"][name], rng)) {
                Json object = value;
                object[name] = std::move(other);
                others.push_back(std::move(object));
            }
        }
    }
    return others;
}

/// A Pazaak position after some fields of it were changed by a merge patch (RFC 7396).
std::string set_pazaak(const char* patch) {
    Json position = Json::parse(R"({"me":0,"turn":0,"side":[2,5],"seats":[
        {"row":[{"kind":"house","value":7},{"kind":"house","value":9}],"wins":1,"side_left":2},
        {"row":[{"kind":"house","value":10}],"wins":2,"spent":[3]}]})");
    position.merge_patch(Json::parse(patch));
    return Json{{"game", "pazaak"}, {"position", position}}.dump(1);
}

std::string set_euchre(const char* patch) {
    Json position = Json::parse(R"({"me":2,"dealer":3,"turned":"jh","points":[7,8],"cards":["ah","9c","tc","qd","as"],
        "seats":[{"order":"pass"},{"order":"pass"},{},{}]})");
    position.merge_patch(Json::parse(patch));
    return Json{{"game", "euchre"}, {"position", position}}.dump(1);
}

std::string set_thegame(const char* patch) {
    Json position = Json::parse(R"({"me":1,"turn":1,"hand":[2,40,41,50,60,99],"seats":[{},{}],
        "moves":["0 10>0","0 90>2","1 wish 5 0 0 0","0 12>0"]})");
    position.merge_patch(Json::parse(patch));
    return Json{{"game", "thegame"}, {"position", position}}.dump(1);
}

} // namespace

class PositionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyMomentIsRead_data() {
        QTest::addColumn<QString>("id");
        for (const GameEntry* game : games())
            if (!game->set_fields().empty()) QTest::newRow(game->info().id) << game->info().id;
    }
    void everyMomentIsRead() {
        QFETCH(QString, id);
        const auto replay = Replay::make(played_match(*find_game(id.toStdString())), Replay::Asking::Later);
        int read = 0;
        for (int i = 0; i < replay->positions(); ++i) {
            const Table& table = replay->table(i);
            for (const Seat seat : table.deciding()) {
                const std::string text = write_position(table, seat);
                const auto moment = read_moment("Look:\n> " + text + "\nWhat would you do?\n", 7);
                QVERIFY2(moment, moment ? "" : english(moment.error()).c_str());
                const auto again = Replay::make(moment->record, Replay::Asking::Later);
                QVERIFY2(again, again ? "" : english(again.error()).c_str());
                const Table& set = again->table(0);
                QCOMPARE(write_position(set, seat), text);
                QVERIFY(words_of(set, seat) == words_of(table, seat));
                if (++read % kJudgeEvery != 0) continue;
                const auto one = judged(table, seat), other = judged(set, seat);
                QCOMPARE(one.size(), other.size());
                for (std::size_t k = 0; k < one.size(); ++k)
                    QVERIFY(one[k].word == other[k].word && one[k].worth == other[k].worth);
            }
        }
        QVERIFY(read > kJudgeEvery);
    }

    /// A match that begins with a position is one like all others: it is played to its end, kept and seen again.
    void matchesBeginWithPositions_data() { everyMomentIsRead_data(); }
    void matchesBeginWithPositions() {
        QFETCH(QString, id);
        const GameEntry& game = *find_game(id.toStdString());
        Record record = read_moment(position_of(game, Seat(1), 2), 11)->record;
        for (RecordSeat& seat : record.seats) {
            seat.bot = game.judge_traits()->bot;
            seat.version = game.find_bot(seat.bot)->version;
        }
        QVERIFY(play_out(game, record));
        const std::string line = write_record(record);
        const auto kept = read_record(line);
        QVERIFY2(kept, kept ? "" : english(kept.error()).c_str());
        QCOMPARE(kept->start, record.start);
        const auto replay = Replay::make(*kept);
        QVERIFY(replay && replay->finished() && replay->reproduced() && replay->asked_again());
        // Other cards come with another seed, and what was seen stays.
        Record other = record;
        other.source.seed = 12;
        QVERIFY(play_out(game, other));
        QVERIFY(write_record(other) != line);
        // What it sees is part of the record: nothing else may be claimed of it.
        other.start = other.start.replace(other.start.find("\"me\":1"), 6, "\"me\":7");
        QVERIFY(english(read_record(write_record(other)).error()).starts_with("start: "));
    }

    /// Every refusal says which of the fields that a person sets it is about: a form marks that one. One field of a
    /// position is changed at a time, to what its schema allows or not.
    void refusalsNameAField_data() { everyMomentIsRead_data(); }
    void refusalsNameAField() {
        QFETCH(QString, id);
        const GameEntry& game = *find_game(id.toStdString());
        const Json schema = game.schema().view;
        const auto replay = Replay::make(played_match(game), Replay::Asking::Later);
        Rng rng(7, 0, Stream::Cards, 0, 0);
        int refused = 0;
        for (int i = 0; i < replay->positions(); i += kMutateEvery) {
            if (replay->table(i).deciding().empty()) continue;
            const Json seen = replay->table(i).described(*replay->table(i).deciding().begin());
            Json set{{"seats", Json::array()}}; // as a form has it: what follows from it is left out
            for (std::size_t seat = 0; seat < seen["seats"].size(); ++seat)
                set["seats"].push_back(Json::object());
            for (const FormField& field : form_fields(game, seen))
                field.of(set) = field.of(seen);
            for (const FormField& field : form_fields(game, seen)) {
                if (field.name == "rules") continue;
                for (Json& wrong : changed(field.of(seen), field.schema(schema), rng)) {
                    Json view = set;
                    field.of(view) = wrong;
                    const auto table = game.set_up(view, {});
                    if (table) continue;
                    ++refused;
                    const std::string path = field_problem(table.error()).path;
                    const std::string said =
                        fmt::format("{}: {} = {}", english(table.error()), field.path, wrong.dump());
                    QVERIFY2(is_form_field(game, seen, path), said.c_str());
                }
                Json view = set; // of no kind that any field has
                field.of(view) = {{"no", "field"}};
                const auto table = game.set_up(view, {});
                QVERIFY2(!table && field_problem(table.error()).path.starts_with(field.path), field.path.c_str());
            }
        }
        QVERIFY(refused > kMutateEvery);
    }

    void refused_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* name, const std::string& text, const char* problem) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << QString(problem);
        };
        row("a Pazaak position", set_pazaak("{}"), "");
        row("no game", R"({"position":{}})", "game: this field is missing");
        row("a game that is none", R"({"game":"bridge","position":{}})", "there is no game \"bridge\"");
        row("no seats", R"({"game":"pazaak","position":{}})", "position.seats: ");
        row("just words", "17 against 20", "no match and no position");
        row("a card too often",
            set_pazaak(
                R"({"seats":[{"row":[{"value":7},{"value":7},{"value":7}],"side_left":2},{"row":[{"value":7},{"value":7}]}]})"),
            "house card 7 is on the table 5 times, but the deck has only 4");
        row("a card of no value", set_pazaak(R"({"side":[9]})"), "side: the value is 9");
        row("a card that is no number", set_pazaak(R"({"side":["2"]})"), "side: this must be a list of whole numbers");
        row("cards that are no list", set_pazaak(R"({"side":2})"), "side: this must be a list");
        row("more cards than a hand has", set_pazaak(R"({"side":[1,1,1,1,1,1,1,1,1,1,1]})"),
            "side: there are too many cards");
        row("a card of no kind", set_pazaak(R"({"seats":[{"row":[{"kind":"x","value":7}]},{}]})"),
            "seats[0].row[0].kind: the value must be one of house, side");
        row("another moment", set_pazaak(R"({"phase":"rest"})"), "phase: the value must be act");
        row("a seat that is none", set_pazaak(R"({"me":2})"), "me: the value is 2, but it must be from 0 to 1");
        row("side cards too many", set_pazaak(R"({"side":[2,5,1]})"), "side: there are 3 cards, but there must be 2");
        row("a side card too often",
            set_pazaak(R"({"side":[2,2],"seats":[{"row":[{"value":7}],"spent":[2],"side_left":2},{}]})"),
            "seat 1 has side card 2 more often than the 2 times");
        row("a score past the end", set_pazaak(R"({"seats":[{"row":[{"value":7}],"wins":3},{}]})"),
            "seats[0].wins: the value is 3");
        row("a hand too early", set_pazaak(R"({"hand":2})"), "hand: the value is 2");
        row("a turn that cannot be", set_pazaak(R"({"turn":1})"), "turn: it cannot be seat 2");
        row("a hand that is over", set_pazaak(R"({"seats":[{"row":[{"value":10},{"value":9}],"side_left":2},
            {"row":[{"value":5}],"stood":true}]})"),
            "the hand is over");
        row("a total that is none", set_pazaak(R"({"seats":[{"total":3,"row":[{"value":7}],"side_left":2},{}]})"),
            "seats[0].total: the value is 3, but 7 follows from the rest");
        row("a field that is none", set_pazaak(R"({"totals":3})"), "totals: there is no field of this name");
        row("a rule that is none", set_pazaak(R"({"rules":{"hands":3}})"), "rules: ");
        row("a Euchre position", set_euchre("{}"), "");
        row("a card twice", set_euchre(R"({"cards":["ah","ah","tc","qd","as"]})"), "appears twice");
        row("four cards", set_euchre(R"({"cards":["ah","tc","qd","as"]})"), "seat 3 has 4 cards");
        row("points past the end", set_euchre(R"({"points":[10,8]})"), "points: the value is 10");
        row("no card turned up", set_euchre(R"({"turned":null})"), "turned: this field is missing");
        row("a text that is no card", set_euchre(R"({"cards":["ah","9c","tc","qd","1s"]})"),
            "cards: 1s is not a card; write for example jh");
        row("a card that is none", set_euchre(R"({"turned":"1h"})"), "turned: this is not a card");
        row("a turn that follows otherwise", set_euchre(R"({"turn":0})"),
            "turn: the value is 0, but 2 follows from the rest");
        row("a position of The Game", set_thegame("{}"), "");
        row("a turn too short", set_thegame(R"({"moves":["0 10>0","1 90>2"]})"),
            "moves[1]: seat 2 plays on seat 1’s turn");
        row("a turn that is not over", set_thegame(R"({"moves":["0 10>0"]})"),
            "turn: after these moves it is seat 1’s turn");
        row("a card on the wrong pile", set_thegame(R"({"moves":["0 10>0","0 9>0"]})"),
            "moves[1]: card 9 does not fit");
        row("a card played twice", set_thegame(R"({"moves":["0 10>0","0 10>1"]})"),
            "moves[1]: card 10 is played twice");
        row("a move of no seat", set_thegame(R"({"moves":["2 10>0"]})"), "moves: 2 10>0 is not a move");
        row("a wish before a card", set_thegame(R"({"moves":["0 wish 5 0 0 0"]})"), "moves[0]: a wish comes before");
        row("a hand too small", set_thegame(R"({"hand":[2,40]})"), "hand: there are 2 cards, but there must be 6");
        row("a card of a pile in the hand", set_thegame(R"({"hand":[12,40,41,50,60,99]})"),
            "hand: card 12 is already on a pile");
        row("cards of another turn", set_thegame(R"({"this_turn":1})"),
            "this_turn: the value is 1, but 0 follows from the rest");
        row("tricks before trump", set_euchre(R"({"played":[{"cards":[{"seat":0,"card":"9h"}]}]})"), "played: ");
    }
    void refused() {
        QFETCH(QByteArray, text);
        QFETCH(QString, problem);
        const QString said = QString::fromStdString(position_refusal(text.toStdString()));
        QVERIFY2(said.contains(problem) && said.isEmpty() == problem.isEmpty(), qPrintable(said));
    }
};

HILLTOP_TEST(PositionTest)
#include "position_test.moc"
