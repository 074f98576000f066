// SPDX-License-Identifier: GPL-3.0-or-later
// Whole matches written in Euchre Game Notation and read back: nothing that the notation can say is lost.
#include "engine/match.h"
#include "games/euchre/contest/egn.h"
#include "games/euchre/entry.h"
#include "games/euchre/euchre_table.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "support/rounds.h"
#include "support/test.h"

#include <QtTest>

#include <nlohmann/json.hpp>
#include <rapidcheck.h>

using namespace hilltop;
using namespace hilltop::euchre;

namespace {

Match<Euchre> begun(const Record& record) {
    const auto rules = make_rules<Euchre::Rules>(Euchre::rules(), record.rules);
    return {*rules, Euchre::kSeats,
            Chance(record.source.seed, record.source.deal, record.cards.empty() ? nullptr : &record.cards)};
}

/// A match of random answers, most of them passes; seats go alone now and then.
Record random_record(const Euchre::Rules& rules, std::uint64_t seed, int passes) {
    const GameEntry& game = euchre_entry();
    Record record = new_record(game, rule_values(Euchre::rules(), rules), {seed, 0, 0},
                               {{"Ada", 0, {}}, {"Bo", 0, {}}, {"Cy", 0, {}}, {"Ada", 0, {}}});
    auto match = begun(record);
    Rng rng(seed, 0, Stream::Analysis, 0, 0);
    while (!match.over()) {
        if (!match.resting()) {
            const Seat seat = *match.asked().begin();
            Euchre::Menu menu;
            Euchre::legal_menu(match.view(seat), menu);
            for (;;) {
                const bool first = rng.below(10) < passes && match.state().open.phase != Euchre::Phase::Play;
                const Euchre::Action action = menu[first ? 0 : rng.below(menu.size())];
                if (match.answer(seat, action) != nullptr) continue;
                record.steps.push_back({Euchre::spell(action)});
                break;
            }
        }
        match.step();
    }
    record.result = record_result(match.result(), Euchre::kSeats);
    record.digest = match.digest().value();
    return record;
}

bool maker_sits_out(const Record& record) {
    auto match = begun(record);
    std::size_t step = 0;
    while (!match.over()) {
        const auto& hand = match.state().open.hand;
        if (hand.maker != Euchre::kNobody && !hand.playing.contains(Seat(hand.maker))) return true;
        if (!match.resting()) match.answer(*match.asked().begin(), *Euchre::read(*record.steps[step++].front()));
        match.step();
    }
    return false;
}

/// Who sits out, what is dealt and what is answered, step by step; answers about going alone count by what they do.
void compare(const Record& one, const Record& other) {
    auto first = begun(one);
    auto second = begun(other);
    std::size_t step = 0;
    while (!first.over() && !second.over()) {
        const auto& a = first.state();
        const auto& b = second.state();
        RC_ASSERT(a.seats == b.seats);
        RC_ASSERT(a.open.phase == b.open.phase);
        RC_ASSERT(a.open.dealer == b.open.dealer);
        RC_ASSERT(a.open.turn == b.open.turn);
        RC_ASSERT(a.open.points == b.open.points);
        RC_ASSERT(a.open.hand.turned == b.open.hand.turned);
        RC_ASSERT(a.open.hand.playing == b.open.hand.playing);
        if (!first.resting()) {
            const auto action = Euchre::read(*one.steps[step].front());
            const auto again = Euchre::read(*other.steps[step].front());
            RC_ASSERT(action.has_value() && again.has_value());
            if (a.open.phase != Euchre::Phase::Alone) RC_ASSERT(*action == *again);
            first.answer(a.open.turn, *action);
            second.answer(b.open.turn, *again);
            ++step;
        }
        first.step();
        second.step();
    }
    RC_ASSERT(first.over() && second.over());
    RC_ASSERT(one.steps.size() == other.steps.size());
    RC_ASSERT(one.result == other.result);
}

Record read_back(const std::string& text) {
    const auto format = find_import_format("egn");
    auto records = import_records(*format->game, *format->importer, text, 0);
    if (!records) RC_FAIL(english(records.error()) + "\n" + text.substr(0, 3000));
    RC_ASSERT(records->size() == 1u);
    return std::move(records->front());
}

Json written(const Record& record) {
    const auto text = export_records("egn", {&record, 1});
    if (!text) RC_FAIL(english(text.error()));
    return Json::parse(*text);
}

/// Nothing but calls and plays; the reader has to find out what the dealer buried and who held what else.
void keep_calls_and_plays(Json& file) {
    for (Json& deal : file["deals"]) {
        deal["initialState"].erase("playerCards");
        for (Json& phase : deal["phases"])
            phase.erase("discard");
    }
}

std::vector<std::string> calls_and_plays(const Record& record) {
    std::vector<std::string> found;
    for (const auto& step : record.steps) {
        const auto action = *Euchre::read(*step.front());
        if (action.kind != Euchre::Action::Kind::Discard) found.push_back(*step.front());
    }
    return found;
}

rc::Gen<Euchre::Rules> tellable_rules() {
    return rc::gen::exec([] {
        Euchre::Rules rules;
        rules.max_hands = static_cast<std::uint16_t>(*rc::gen::inRange(1, 40));
        rules.points_to_win = static_cast<std::uint8_t>(*rc::gen::inRange(1, 20));
        rules.stick_dealer = *rc::gen::arbitrary<bool>();
        rules.turned_down = *rc::gen::arbitrary<bool>() ? Euchre::TurnedDown::Allowed : Euchre::TurnedDown::Forbidden;
        rules.defend_alone = *rc::gen::arbitrary<bool>();
        rules.discard_picked_up = *rc::gen::arbitrary<bool>();
        return rules;
    });
}

} // namespace

class EgnRoundTripTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Bots of all kinds under the default rules: identical answers, deals and results.
    void matchesOfBots() {
        const GameEntry& game = euchre_entry();
        const RuleValues rules = rule_values(Euchre::rules(), Euchre::Rules{});
        const std::vector<std::string> bots = {"steady", "sharp", "first-legal", "novice", "random-80-20"};
        int same = 0, unsaid = 0;
        for (std::uint64_t seed = 1; same < rounds(1000); ++seed) {
            std::vector<std::string> seats;
            for (std::size_t seat = 0; seat < Euchre::kSeats; ++seat)
                seats.push_back(bots[(seed + seat * (seed / bots.size())) % bots.size()]);
            const auto record = play_record(game, rules, {seed, 0, 0}, seats);
            QVERIFY(record);
            const auto text = export_records("egn", {&*record, 1});
            if (maker_sits_out(*record)) {
                QVERIFY(!text);
                ++unsaid;
                continue;
            }
            QVERIFY2(text, text ? "" : english(text.error()).c_str());
            if (text->find("without effect") != std::string::npos) {
                ++unsaid; // a second one who went alone
                continue;
            }
            const auto format = find_import_format("egn");
            const auto again = import_records(*format->game, *format->importer, *text, 0);
            QVERIFY2(again, again ? "" : english(again.error()).c_str());
            const Record& found = again->front();
            QCOMPARE(found.steps, record->steps);
            QVERIFY(found.result == record->result);
            QVERIFY(found.digest == record->digest);
            for (const char* rule : {"points_to_win", "stick_dealer", "defend_alone", "left_bower", "max_hands"})
                QCOMPARE(found.rules.at(rule), record->rules.at(rule));
            for (std::size_t seat = 0; seat < seats.size(); ++seat)
                QCOMPARE(seat_name(found.seats[seat]), seat_name(record->seats[seat]));
            // A second time out: the same bytes but for what the file says of the rules.
            auto first = Json::parse(*text);
            auto second = Json::parse(*export_records("egn", {&found, 1}));
            QCOMPARE(second["deals"].dump(), first["deals"].dump());
            QCOMPARE(second["metadata"]["ruleset"].dump(), first["metadata"]["ruleset"].dump());
            ++same;
        }
        qInfo("%d matches came back as they were, %d have what the notation cannot say", same, unsaid);
    }

    /// Random answers under all rules that the notation has: hands thrown in, lone defenders, draws.
    void anyMatches() {
        const bool held = rc::check("written and read: the same match", [] {
            const Record record =
                random_record(*tellable_rules(), *rc::gen::arbitrary<std::uint64_t>(), *rc::gen::inRange(5, 10));
            if (maker_sits_out(record)) {
                const auto refused = export_records("egn", {&record, 1});
                RC_ASSERT(!refused);
                RC_ASSERT(english(refused.error())
                              .find("the partner of the maker goes alone, which the notation does not support") !=
                          std::string::npos);
                return;
            }
            const Json file = written(record);
            compare(record, read_back(file.dump()));
            RC_ASSERT(file["metadata"]["description"].get<std::string>().size() <= 1024u);
        });
        QVERIFY(held);
    }

    /// Files of others have calls and plays alone, perhaps only the beginning of a match.
    void callsAndPlaysAlone() {
        const bool held = rc::check("calls and plays are enough", [] {
            Euchre::Rules rules;
            rules.points_to_win = 5;
            rules.defend_alone = false; // without a final score a lone defender's points are in doubt
            const Record record = random_record(rules, *rc::gen::arbitrary<std::uint64_t>(), 9);
            RC_PRE(!maker_sits_out(record));
            Json file = written(record);
            keep_calls_and_plays(file);
            const auto all = calls_and_plays(record);
            const Record whole = read_back(file.dump());
            RC_ASSERT(whole.result == record.result);
            RC_ASSERT(calls_and_plays(whole).size() == all.size());

            Json& deals = file["deals"];
            deals.erase(deals.begin() + *rc::gen::inRange(1, static_cast<int>(deals.size()) + 1), deals.end());
            Json& phases = deals.back()["phases"];
            file["metadata"].erase("finalScore");
            if (phases.size() == 2) {
                Json& tricks = phases[1]["tricks"];
                const int kept = *rc::gen::inRange(0, 5);
                tricks.erase(tricks.begin() + kept + 1, tricks.end());
                Json& last = tricks.back();
                last.erase(last.begin() + *rc::gen::inRange(0, static_cast<int>(last.size())), last.end());
            }
            const Record part = read_back(file.dump());
            const auto begun = calls_and_plays(part);
            RC_ASSERT(begun.size() <= all.size());
            RC_ASSERT(!part.result.has_value() || part.result == record.result);
            // Going alone without effect is not in the file.
            for (std::size_t i = 0; i < begun.size(); ++i) {
                if (all[i] != "alone" && all[i] != "together") RC_ASSERT(begun[i] == all[i]);
            }
        });
        QVERIFY(held);
    }

    /// Three have shown to have none of two or three suits, so that of 2,000 ways to lay the unseen cards less than one
    /// is right.
    void layUnseenCardsByTheSuitsThatAreLacked() {
        Json file = Json::parse(R"({"fileType": "Euchre Game Notation", "version": "1.4", "metadata": {"players":
            ["Ada", "Bo", "Cy", "Di"], "initialScore": [0, 0], "ruleset": {"std": false, "winning_score": 5,
            "loner_lead": "LEFT_OF_DEALER", "loner_march_score": 4, "loner_euchred_score": 2, "defend_alone": false}},
            "deals": []})");
        const auto add = [&](const char* up, int dealer, Json calls) -> Json& {
            Json& deal = file["deals"].emplace_back(Json::object());
            deal["dealNumber"] = file["deals"].size() - 1;
            deal["initialState"] = {{"dealer", dealer}, {"upCard", up}};
            deal["phases"] = Json::array(
                {{{"phaseNumber", 0}, {"type", "EUCHRE_BIDDING"}, {"calls", std::move(calls)}, {"isAlone", false}}});
            return deal;
        };
        for (int number = 0; number < 4; ++number)
            add("9s", (3 + number) % 4, Json(std::vector<std::string>(8, "Pass")));
        add("As", 3, {"Pass", "Pass", "Pass", "Pass", "c"})["phases"].push_back(
            {{"phaseNumber", 1},
             {"type", "TRICK_PLAY"},
             {"tricks", {{"Th", "Qd", "Ts", "Jh"}, {"Ks", "9s", "Td", "Tc"}, {"9c", "Qs", "Kh", "Ad"}}}});
        const auto format = find_import_format("egn");
        const auto records = import_records(*format->game, *format->importer, file.dump(), 0);
        QVERIFY2(records, records ? "" : english(records.error()).c_str());
        QCOMPARE(records->size(), std::size_t(1));
    }

    void refusesWhatItCannotSay() {
        Euchre::Rules printed;
        printed.left_bower = Euchre::LeftBower::Printed;
        const Record record = random_record(printed, 3, 9);
        const auto refused = export_records("egn", {&record, 1});
        QVERIFY(!refused);
        QCOMPARE(english(refused.error()),
                 std::string(
                     "the left bower follows its printed suit in this match, but in the notation it belongs to trump"));
        Record open = random_record({}, 4, 9);
        const std::vector<Record> two = {open, open};
        QVERIFY(english(export_records("egn", two).error()).find("holds one match, but there are 2") !=
                std::string::npos);
        open = cut_before(open, 20);
        QVERIFY(english(export_records("egn", {&open, 1}).error()).find("is not finished") != std::string::npos);
        Euchre::Rules endless;
        endless.points_to_win = 50;
        const Record many = random_record(endless, 5, 10);
        QVERIFY(english(export_records("egn", {&many, 1}).error()).find("a file holds at most 100") !=
                std::string::npos);
    }

    void tellsWhatItCannotSay() {
        Record record = play_record(euchre_entry(), rule_values(Euchre::rules(), Euchre::Rules{}), {1, 0, 0},
                                    std::vector<std::string>(4, "steady"))
                            .value();
        record.seats[1].name = std::string(63, 'x') + "\u00e4\u00f6";
        const auto text = export_records("egn", {&record, 1});
        QVERIFY(text);
        const Json file = Json::parse(*text);
        const std::string about = file["metadata"]["description"];
        QVERIFY(about.find("Seed and salt of the cards, faults") != std::string::npos);
        QVERIFY(about.find("The suit that was turned down may be named") != std::string::npos);
        QVERIFY(about.find("A match of 200 hands would have been a draw.") != std::string::npos);
        QVERIFY(about.find("Names are cut to 64 letters.") != std::string::npos);
        QCOMPARE(file["metadata"]["players"][1].get<std::string>(), std::string(63, 'x') + "\u00e4");
        QCOMPARE(file["metadata"]["ruleset"]["std"].get<bool>(), false);
        QCOMPARE(file["metadata"]["ruleset"]["defend_alone"].get<bool>(), true);
    }

    /// EGN gives a lone defender with three tricks 4 points, Hilltop 2: only a final score shows who wrote it.
    void loneDefenderNeedsAFinalScore() {
        for (std::uint64_t seed = 1;; ++seed) {
            const Record record = random_record({}, seed, 7);
            if (maker_sits_out(record)) continue;
            Json file = written(record);
            if (file["metadata"]["description"].get<std::string>().find("gets 2 points") == std::string::npos) continue;
            QVERIFY(read_egn(file.dump()));
            file["metadata"].erase("finalScore");
            const auto refused = read_egn(file.dump());
            QVERIFY(!refused);
            QVERIFY(english(refused.error()).find("4 points in the notation and 2 in Hilltop") != std::string::npos);
            return;
        }
    }

    void opensWhateverItsName() {
        QTemporaryDir folder;
        const Record record = random_record({}, 8, 9);
        QVERIFY(!maker_sits_out(record));
        const std::string path = folder.filePath("game.json").toStdString();
        QVERIFY(save_text(path, *export_records("egn", {&record, 1})));
        const auto opened = open_records(path);
        QVERIFY2(opened, opened ? "" : english(opened.error()).c_str());
        QVERIFY(opened->front().result == record.result);
    }
};

HILLTOP_TEST(EgnRoundTripTest)
#include "egn_round_trip_test.moc"
