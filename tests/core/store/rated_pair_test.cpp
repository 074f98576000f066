// SPDX-License-Identifier: GPL-3.0-or-later
// Two rated matches on the same cards with the seats swapped, which are one result.
#include "profile/rated_pair.h"

#include "base/text_file.h"
#include "profile/library.h"
#include "profile/rated_ledger.h"
#include "records/record_text.h"
#include "registry/registry.h"
#include "rng/rng.h"
#include "support/built.h"
#include "support/test.h"

#include <QProcess>
#include <QTemporaryDir>

#include <filesystem>
#include <limits>
#include <utility>

using namespace hilltop;

namespace {

Record rated_match(const char* id, int seats, std::uint64_t seed) {
    const GameEntry& game = *find_game(id);
    std::vector<RecordSeat> all{{kPerson, 0, {}}};
    while (static_cast<int>(all.size()) < seats)
        all.push_back({game.bots()[all.size() % game.bots().size()].id, 1, {}});
    const Seal seal = make_seal(seed, "salt");
    Record match = new_record(game, default_values(game.rules()), {seed_of(seal), 0, 0}, std::move(all));
    match.seal = seal;
    match.rated = true;
    return match;
}

Record with_outcome(Record match, OwnOutcome outcome) {
    const int me = own_seat(match);
    std::vector<int> points(match.seats.size(), 1), winners;
    if (outcome == OwnOutcome::Won) points[static_cast<std::size_t>(me)] = 3, winners = {me};
    if (outcome == OwnOutcome::Lost) points[static_cast<std::size_t>(me)] = 0, winners = {1 - me};
    match.result = RecordResult{points, points, std::move(winners)};
    return match;
}

} // namespace

class RatedPairTest : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void whereThereAreSeatsToSwap_data();
    void whereThereAreSeatsToSwap();
    void theSecondHasTheSameCards();
    void brokenFieldsAreNoPair_data();
    void brokenFieldsAreNoPair();
    void bothAreOneResult_data();
    void bothAreOneResult();
    void leavingTheFirstIsNotCheaper();
    void linesOfAnotherFormat_data();
    void linesOfAnotherFormat();
    void killedAtAnyMomentThePairCountsOnce();

private:
    std::string folder() const { return m_folder->filePath("matches").toStdString(); }
    std::string ledger() const { return folder() + "/rated.jsonl"; }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void RatedPairTest::whereThereAreSeatsToSwap_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<bool>("can");
    for (const GameEntry* game : released_games())
        QTest::newRow(game->info().id) << QString(game->info().id) << game->info().default_seats
                                       << (std::string_view(game->info().id) != "thegame");
    QTest::newRow("alone") << "thegame" << 1 << false;
    QTest::newRow("sixteen") << "zipdeck" << 16 << true;
}

void RatedPairTest::whereThereAreSeatsToSwap() {
    QFETCH(const QString, game);
    QFETCH(const int, seats);
    QTEST(can_pair(find_game(game.toStdString())->info(), seats), "can");
}

/// Each player gets the cards of the seat before theirs; partners stay partners. The seal still holds, and the pair
/// fields of both are read back.
void RatedPairTest::theSecondHasTheSameCards() {
    for (const GameEntry* game : games()) {
        const int seats = game->info().default_seats;
        if (!can_pair(game->info(), seats)) continue;
        const Record first = with_outcome(first_of_pair(rated_match(game->info().id, seats, 11)), OwnOutcome::Lost);
        QVERIFY(owes_second(first) && !owes_second(rated_match(game->info().id, seats, 11)));
        const Record second = *read_record(write_record(second_of_pair(first)));
        const auto one = rated_pair(*read_record(write_record(first))), other = rated_pair(second);
        QVERIFY(one && other);
        QCOMPARE(one->part, 1);
        QCOMPARE(other->part, 2);
        QCOMPARE(one->id, other->id);
        QVERIFY(other->first == OwnOutcome::Lost && second.rated && !owes_second(second));
        QVERIFY(second.source.seed == first.source.seed && second.source.deal == first.source.deal);
        QVERIFY(second.source.match != first.source.match);
        QVERIFY(check_seal(second));
        const auto count = static_cast<std::size_t>(seats);
        for (std::size_t seat = 0; seat < count; ++seat)
            QVERIFY(second.seats[seat] == first.seats[(seat + 1) % count]);
        QVERIFY(second.steps.empty() && second.rules == first.rules);
    }
    QVERIFY(rated_pair(first_of_pair(rated_match("pazaak", 2, 1)))->id !=
            rated_pair(first_of_pair(rated_match("pazaak", 2, 2)))->id);
    Record practice = first_of_pair(rated_match("pazaak", 2, 1));
    practice.rated = false;
    QVERIFY(!rated_pair(practice));
}

void RatedPairTest::brokenFieldsAreNoPair_data() {
    QTest::addColumn<QString>("field");
    for (const char* field : {"{}", "7", "[]", "{\"id\":\"x\"}", "{\"id\":\"\",\"part\":1}",
                              "{\"id\":\"x\",\"part\":0}", "{\"id\":\"x\",\"part\":3}", "{\"id\":1,\"part\":1}",
                              "{\"id\":\"x\",\"part\":\"1\"}", "{\"id\":\"x\",\"part\":2,\"first\":3}"})
        QTest::newRow(field) << field;
}

void RatedPairTest::brokenFieldsAreNoPair() {
    QFETCH(const QString, field);
    Record match = rated_match("pazaak", 2, 1);
    match.extra = {{"rated-pair", field.toStdString()}};
    QVERIFY(!rated_pair(match));
}

void RatedPairTest::bothAreOneResult_data() {
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second"); // 3: not played to its end
    QTest::addColumn<double>("score");
    QTest::newRow("won both") << 0 << 0 << 1.0;
    QTest::newRow("won and drawn") << 0 << 1 << 0.75;
    QTest::newRow("won and lost") << 0 << 2 << 0.5;
    QTest::newRow("lost and drawn") << 2 << 1 << 0.25;
    QTest::newRow("lost both") << 2 << 2 << 0.0;
    QTest::newRow("won, the second left") << 0 << 3 << 0.5;
    QTest::newRow("lost, the second left") << 2 << 3 << 0.0;
}

/// As one match against the same bot whose score is the mean of both, and counted as one; the first alone counts half.
void RatedPairTest::bothAreOneResult() {
    QFETCH(const int, first);
    QFETCH(const int, second);
    QFETCH(const double, score);
    const auto one = with_outcome(first_of_pair(rated_match("pazaak", 2, 1)), static_cast<OwnOutcome>(first));
    Record other = second_of_pair(one);
    if (second < 3) other = with_outcome(std::move(other), static_cast<OwnOutcome>(second));
    std::vector<GlickoGame> games = rated_games(one);
    QCOMPARE(games.size(), std::size_t{1});
    const double scores[] = {1, 0.5, 0};
    QVERIFY(keep_match(folder(), one, 100));
    games[0].score = scores[first];
    games[0].weight = 0.5;
    const auto half = own_ratings(RatedLedger(folder()).read().matches).at(0);
    QCOMPARE(half.matches, 1);
    QCOMPARE(half.now.rating, glicko_after({}, games).rating);
    QVERIFY(keep_match(folder(), other, 200) && keep_match(folder(), other, 200));
    games[0].score = score;
    games[0].weight = 1;
    const auto both = own_ratings(RatedLedger(folder()).read().matches).at(0);
    QCOMPARE(both.matches, 1);
    QCOMPARE(both.played, std::vector<std::int64_t>{200});
    QCOMPARE(both.now.rating, glicko_after({}, games).rating);
    QCOMPARE(both.now.deviation, glicko_after({}, games).deviation);
    // The same of the records alone, of a folder without a ledger.
    QVERIFY(remove_file(ledger()));
    QCOMPARE(own_ratings(RatedLedger(folder()).read().matches).at(0).now.rating, both.now.rating);
}

void RatedPairTest::leavingTheFirstIsNotCheaper() {
    Record plain = rated_match("pazaak", 2, 1);
    QVERIFY(rated_matches({{first_of_pair(plain)}}).at(0).games == rated_games(plain));
    QVERIFY(rated_matches({{first_of_pair(plain)}}).at(0).pair.empty());
}

void RatedPairTest::linesOfAnotherFormat_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("said"); // nothing: it counts
    const QString games = "[{\"rating\":1500,\"score\":1,\"slope\":1,\"weight\":1}]";
    const QString match = "\"match\":\"x\",\"game\":\"pazaak\",\"played\":1";
    const QString none = "line 1 is not a rated match", newer = "line 1 is of a newer Hilltop";
    const auto row = [&](const char* name, const QString& more, const QString& said) {
        QTest::newRow(name) << QString('{' + match + ',' + QString(more).replace("GAMES", games) + '}') << said;
    };
    row("as ever", "\"games\":GAMES", "");
    row("format 1", "\"format\":1,\"games\":GAMES", "");
    row("a half", "\"format\":2,\"pair\":\"p\",\"half\":GAMES", "");
    row("a half without a pair", "\"format\":2,\"half\":GAMES", none);
    row("a half of nothing", "\"format\":2,\"pair\":\"\",\"half\":GAMES", none);
    row("a half that calls itself whole", "\"half\":GAMES,\"pair\":\"p\"",
        none); // as who knows format 1 alone reads it
    row("newer", "\"format\":3,\"games\":GAMES", newer);
    row("much newer", "\"format\":4294967297,\"games\":GAMES", newer);
    row("newer, and other fields", "\"format\":3", newer);
    row("format 0", "\"format\":0,\"games\":GAMES", none);
    row("format -1", "\"format\":-1,\"games\":GAMES", none);
    row("a word for a format", "\"format\":\"2\",\"games\":GAMES", none);
    QTest::newRow("not an object") << "[2]" << none;
}

void RatedPairTest::linesOfAnotherFormat() {
    QFETCH(const QString, line);
    QFETCH(const QString, said);
    std::filesystem::create_directories(folder());
    QVERIFY(save_text(ledger(), line.toStdString() + '\n'));
    const auto contents = RatedLedger(folder()).read();
    QCOMPARE(contents.matches.size(), std::size_t(said.isEmpty() ? 1 : 0));
    QCOMPARE(contents.problems.size(), std::size_t(said.isEmpty() ? 0 : 1));
    if (!said.isEmpty()) {
        const QString told = QString::fromStdString(english(contents.problems[0]));
        QVERIFY2(told.contains(said), qPrintable(told));
    }
    // Another match goes behind it, and the line stays as it is.
    QVERIFY(keep_match(folder(), with_outcome(rated_match("pazaak", 2, 5), OwnOutcome::Won), 9));
    QCOMPARE(RatedLedger(folder()).read().matches.size(), contents.matches.size() + 1);
    QVERIFY(QString::fromStdString(*load_text(ledger())).startsWith(line + '\n'));
}

/// Also between its two matches, and while the first goes from the draft to the others.
void RatedPairTest::killedAtAnyMomentThePairCountsOnce() {
    constexpr int kPairs = 150;
    const QStringList arguments{"pairs", m_folder->path(), QString::number(kPairs)};
    Rng rng(21, 3, Stream::Dice, 0, 0);
    int killed = 0;
    std::size_t before = 0;
    int life = 20; // of a writer, in ms
    for (int i = 0; i < 40 && before < 2 * kPairs; ++i) {
        QProcess writer;
        writer.start(kTestedProgram, arguments);
        QVERIFY(writer.waitForStarted());
        const bool ended = writer.waitForFinished(life + static_cast<int>(rng.below(20)));
        writer.kill();
        QVERIFY(ended || writer.waitForFinished(kPatienceMs));
        QCOMPARE(writer.readAllStandardError(), QByteArray());
        killed += writer.exitStatus() == QProcess::CrashExit ? 1 : 0;
        if (writer.exitStatus() == QProcess::NormalExit) QCOMPARE(writer.exitCode(), 0);
        const auto now = Library(folder()).recent(std::numeric_limits<int>::max()).size();
        QVERIFY(now >= before);
        if (now == before) life = std::min(2 * life, static_cast<int>(kPatienceMs));
        before = now;
    }
    QVERIFY2(killed >= 5, qPrintable(QString::number(killed)));
    QProcess writer;
    writer.start(kTestedProgram, arguments);
    QVERIFY(writer.waitForFinished(kPatienceMs));
    QCOMPARE(writer.exitCode(), 0);
    const auto contents = RatedLedger(folder()).read();
    QVERIFY(contents.problems.empty());
    QCOMPARE(contents.matches.size(), std::size_t{kPairs});
    for (std::size_t pair = 0; pair < contents.matches.size(); ++pair) {
        const RatedMatch& both = contents.matches[pair];
        QCOMPARE(both.played, static_cast<std::int64_t>(2 * pair + 2));
        QCOMPARE(both.games.size(), std::size_t{2});
        QVERIFY(both.games[0].score == 0 && both.games[1].score == 1 && both.games[0].weight == 0.5);
    }
}

HILLTOP_TEST(RatedPairTest)
#include "rated_pair_test.moc"
