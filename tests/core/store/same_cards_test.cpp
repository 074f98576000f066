// SPDX-License-Identifier: GPL-3.0-or-later
// A deal that is played again: what the match says of it, who sits there, and what all others made of these cards.
#include "profile/cards_results.h"
#include "profile/library.h"
#include "profile/same_cards.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "support/test.h"
#include "tournament/runner.h"
#include "tournament_files/saved_tournament.h"

#include <QtTest>

using namespace hilltop;
using namespace std::chrono_literals;

namespace {

Record match_between(const char* game, std::vector<std::string> bots, std::uint64_t deal, std::uint64_t number) {
    const GameEntry& entry = *find_game(game);
    bots.resize(static_cast<std::size_t>(entry.info().default_seats), bots.back());
    return *play_record(entry, default_values(entry.rules()), {42, deal, number}, bots);
}

/// As if a person had given the answers of the bot at that seat.
Record played_by_person(Record match, int seat, const std::string& file = {}) {
    match.seats[static_cast<std::size_t>(seat)] = {kPerson, 0, {}};
    return on_same_cards(match, {match.source, seat, file});
}

std::string claim_of(const Record& match) {
    const auto cards = same_cards(match);
    return cards ? std::string() : english(cards.error());
}

/// Deals of `pazaak`, each played by every pair with both seatings.
std::string tournament(const QTemporaryDir& folder) {
    Plan plan = default_plan(*find_game("pazaak"));
    plan.bots = {"bold", "cautious", "careful"};
    plan.matches = 20;
    plan.seed = 42;
    plan.duplicate = true;
    const std::string path = folder.filePath("three.htour").toStdString();
    auto saved = create_tournament(path, plan, {});
    if (!saved) qFatal("%s", english(saved.error()).c_str());
    TournamentSink sink(std::move(saved->file), saved->course);
    TournamentRunner runner(std::move(saved->course), &sink);
    runner.start({.threads = 1});
    while (!runner.wait_for(1ms)) {
    }
    if (const auto written = sink.finish(runner.progress().course); !written) qFatal("not written");
    return path;
}

} // namespace

class SameCardsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void saidInTheRecord() {
        Record match = match_between("pazaak", {"careful"}, 3, 7);
        match.seats[1] = {kPerson, 0, {}};
        QVERIFY(!*same_cards(match));
        const SameCards cards{match.source, 1, "/tmp/some.htour"};
        const auto read = read_record(write_record(on_same_cards(match, cards)));
        QVERIFY(read);
        QVERIFY(*same_cards(*read) == cards);
        QVERIFY(!*same_cards(on_own_cards(*read)));
        QCOMPARE(on_same_cards(*read, cards).extra.size(), std::size_t{1});
    }

    void tamperedClaims_data() {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("sentence");
        const QString unreadable("The note on the cards of this match cannot be read: %1.");
        QTest::newRow("not an object") << "[1]" << unreadable.arg("same-cards: this must be a JSON object");
        QTest::newRow("no seed") << R"({"deal":"3","match":"7","seat":1})"
                                 << unreadable.arg("same-cards.seed: this field is missing");
        QTest::newRow("no number")
            << R"({"seed":"x","deal":"3","match":"7","seat":1})"
            << unreadable.arg("same-cards.seed: the value is \"x\", but it must be a whole number from 0 to 2^64-1");
        QTest::newRow("seat below") << R"({"seed":"42","deal":"3","match":"7","seat":-1})"
                                    << unreadable.arg("same-cards.seat: the value is -1, but it must be from 0 to 15");
        QTest::newRow("seat far") << R"({"seed":"42","deal":"3","match":"7","seat":99999999999})"
                                  << unreadable.arg(
                                         "same-cards.seat: the value is 99999999999, but it must be from 0 to 15");
        QTest::newRow("file") << R"({"seed":"42","deal":"3","match":"7","seat":1,"file":3})"
                              << unreadable.arg("same-cards.file: this must be text in quotation marks");
        const QString other("This match claims to have the cards of another deal.");
        QTest::newRow("seed") << R"({"seed":"43","deal":"3","match":"7","seat":1})" << other;
        QTest::newRow("deal") << R"({"seed":"42","deal":"4","match":"7","seat":1})" << other;
        QTest::newRow("nobody") << R"({"seed":"42","deal":"3","match":"7","seat":0})"
                                << "This match says that a person played these cards in seat 1, but no person did.";
        QTest::newRow("no seat") << R"({"seed":"42","deal":"3","match":"7","seat":5})"
                                 << "This match says that a person played these cards in seat 6, but no person did.";
        QTest::newRow("true") << R"({"seed":"42","deal":"3","match":"7","seat":1})"
                              << "";
    }
    void tamperedClaims() {
        QFETCH(QString, field);
        QFETCH(QString, sentence);
        Record match = match_between("pazaak", {"careful"}, 3, 7);
        match.seats[1] = {kPerson, 0, {}};
        match.extra.emplace_back("same-cards", field.toStdString());
        QCOMPARE(QString::fromStdString(claim_of(match)), sentence);
    }

    /// The others answer as they did, as long as the person does.
    void sameCardsAndOthers() {
        for (const GameEntry* game : games()) {
            const Record earlier = match_between(game->info().id, {game->bots().front().id}, 5, 9);
            for (int seat = 0; seat < static_cast<int>(earlier.seats.size()); ++seat) {
                auto match = play_same_cards(earlier, seat, "a.hmatch");
                QVERIFY2(match, game->info().id);
                QVERIFY(have_same_cards(*match, earlier));
                QVERIFY(!match->rated && match->steps.empty() && !match->result);
                QCOMPARE((*same_cards(*match))->seat, seat);
                match->seats[static_cast<std::size_t>(seat)] = earlier.seats[static_cast<std::size_t>(seat)];
                QVERIFY(play_out(*game, *match));
                QVERIFY(match->steps == earlier.steps);
            }
        }
    }

    void whoCannotBeHad() {
        Record earlier = match_between("pazaak", {"careful"}, 3, 7);
        earlier.seats[0].bot = "python:/nowhere/gone.py";
        const auto refused = play_same_cards(earlier, 1, {});
        QVERIFY(!refused);
        const QString words = QString::fromStdString(english(refused.error()));
        QVERIFY2(words.startsWith("python:/nowhere/gone.py, who sat there, is no longer available: "),
                 qPrintable(words));
        QVERIFY(play_same_cards(earlier, 0, {})); // the bot in the person's seat is not needed
        earlier.seats[0] = {kPerson, 0, "Ann"};
        const auto replaced = play_same_cards(earlier, 1, {});
        QVERIFY(replaced);
        QCOMPARE(replaced->seats[0].bot, std::string(find_game("pazaak")->strongest_bot().id));
        QVERIFY(replaced->seats[0].name.empty());
    }

    void whereTheyPart() {
        const Record one = match_between("pazaak", {"careful", "bold"}, 3, 7);
        const Record other = match_between("pazaak", {"bold", "bold"}, 3, 7);
        QVERIFY(!parting_of(one, one));
        const auto step = parting_of(one, other);
        QVERIFY(step && *step > 0);
        const auto at = static_cast<std::size_t>(*step);
        QVERIFY(std::equal(one.steps.begin(), one.steps.begin() + *step, other.steps.begin()));
        QVERIFY(one.steps[at] != other.steps[at]);
        const auto shown = Replay::make(side_by_side(one, other, *step), Replay::Asking::Later);
        QVERIFY2(shown, shown ? "" : english(shown.error()).c_str());
    }

    void betterFirst() {
        const auto worth = [](const char* game, std::vector<int> points, std::vector<int> winners, int seat = 0) {
            return worth_of(game, {std::move(points), {}, std::move(winners)}, seat);
        };
        QVERIFY(worth("pazaak", {3, 2}, {0}) > worth("pazaak", {2, 3}, {1}));
        QVERIFY(worth("pazaak", {3, 0}, {0}) > worth("pazaak", {3, 2}, {0}));
        QVERIFY(worth("pazaak", {3, 2}, {0}, 1) > worth("pazaak", {3, 0}, {0}, 1));
        QVERIFY(worth("euchre", {10, 4, 10, 4}, {0, 2}) > worth("euchre", {10, 8, 10, 8}, {0, 2}));
        QVERIFY(worth("euchre", {4, 10, 4, 10}, {1, 3}, 2) < worth("euchre", {8, 10, 8, 10}, {1, 3}, 2));
        QVERIFY(worth("zipdeck", {9, 20, 30}, {0}) > worth("zipdeck", {12, 20, 30}, {0})); // points are a burden
        QVERIFY(worth("thegame", {2, 2, 2}, {}) > worth("thegame", {9, 9, 9}, {}));
        QVERIFY(worth("pazaak", {3, 2}, {0}, 7).empty());
    }

    void amongKeptMatches() {
        QTemporaryDir folder;
        const Library library(folder.path().toStdString());
        const Record earlier = match_between("pazaak", {"careful"}, 3, 7);
        const Record mine = played_by_person(match_between("pazaak", {"careful", "bold"}, 3, 7), 1);
        const Record again = played_by_person(match_between("pazaak", {"careful", "cautious"}, 3, 7), 1);
        QVERIFY(library.add(match_between("pazaak", {"careful"}, 4, 8), 900)); // other cards
        QVERIFY(library.add(earlier, 1000));
        QVERIFY(library.add(mine, 2000));
        QVERIFY(library.add(again, 3000));
        const CardsResults found = results_on_cards(mine, 1, folder.path().toStdString(), {});
        QVERIFY(found.problems.empty());
        QCOMPARE(found.rows.size(), std::size_t{3});
        QCOMPARE(std::count_if(found.rows.begin(), found.rows.end(), [](const auto& row) { return row.mine; }), 1);
        for (const CardsResult& row : found.rows)
            QCOMPARE(row.mine, row.played == 2000);
        for (std::size_t i = 1; i < found.rows.size(); ++i) {
            const auto before = worth_of("pazaak", found.rows[i - 1].result, 1);
            const auto now = worth_of("pazaak", found.rows[i].result, 1);
            QVERIFY(before >= now);
            QCOMPARE(found.rows[i].rank, before == now ? found.rows[i - 1].rank : static_cast<int>(i) + 1);
        }
    }

    /// Every pair had the deal twice, so each of the three sat at each seat twice.
    void amongEntrants() {
        QTemporaryDir folder;
        const std::string path = tournament(folder);
        auto saved = open_tournament(path);
        QVERIFY(saved);
        const auto place = place_of(saved->course.schedule(), 6);
        const Record earlier = find_match(saved->file, saved->course, *place)->record;
        for (int seat = 0; seat < 2; ++seat) {
            auto mine = play_same_cards(earlier, seat, path);
            QVERIFY(mine);
            Record bot = *mine;
            bot.seats[static_cast<std::size_t>(seat)] = {
                "random", find_game("pazaak")->find_bot("random")->version, {}};
            QVERIFY(play_out(*find_game("pazaak"), bot));
            bot.seats = mine->seats;
            const CardsResults found = results_on_cards(bot, seat, folder.filePath("none").toStdString(), path);
            QVERIFY2(found.problems.empty(), found.problems.empty() ? "" : english(found.problems[0]).c_str());
            QCOMPARE(found.rows.size(), std::size_t{7});
            std::map<std::string, int> times;
            for (const CardsResult& row : found.rows) {
                ++times[row.seats[static_cast<std::size_t>(seat)].bot];
                const auto whole = match_of(row);
                QVERIFY2(whole, whole ? "" : english(whole.error()).c_str());
                QVERIFY(have_same_cards(*whole, earlier));
                QCOMPARE(whole->result->points, row.result.points);
            }
            QCOMPARE(times, (std::map<std::string, int>{{"bold", 2}, {"careful", 2}, {"cautious", 2}, {kPerson, 1}}));
        }
        const CardsResults looked = results_on_cards(earlier, 0, {}, path);
        QCOMPARE(looked.rows.size(), std::size_t{6});
        QCOMPARE(std::count_if(looked.rows.begin(), looked.rows.end(), [](const auto& row) { return row.mine; }), 1);
    }

    void filesThatDoNotHaveThem() {
        QTemporaryDir folder;
        const std::string path = tournament(folder);
        const Record other = match_between("pazaak", {"careful"}, 3000, 7);
        const CardsResults none = results_on_cards(played_by_person(other, 0), 0, {}, path);
        QCOMPARE(none.rows.size(), std::size_t{1});
        QCOMPARE(none.problems.size(), std::size_t{1});
        QCOMPARE(english(none.problems[0]), path + ": no match of this file was played on these cards");
        QVERIFY(QFile::remove(QString::fromStdString(path)));
        const CardsResults gone = results_on_cards(other, 0, {}, path);
        QCOMPARE(gone.rows.size(), std::size_t{1});
        QCOMPARE(gone.problems.size(), std::size_t{1});
        std::atomic<bool> stop = true;
        QVERIFY(results_on_cards(other, 0, folder.path().toStdString(), {}, Stop(stop)).rows.size() <= 1);
        CardsResult row = gone.rows[0];
        row.file = path;
        QVERIFY(!match_of(row));
    }
};

HILLTOP_TEST(SameCardsTest)
#include "same_cards_test.moc"
