// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/contest/original_log.h"
#include "games/pazaak/entry.h"
#include "support/built.h"
#include "support/test.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace hilltop;

namespace {

QByteArray log_file(const QString& name) {
    QFile file(sourceFile("tests/games/pazaak/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Result<std::vector<ImportedMatch>> read_all(const QByteArray& text) {
    return pazaak::read_original_log({text.constData(), static_cast<std::size_t>(text.size())});
}

/// The first match of a log.
Result<ImportedMatch> read(const QByteArray& text) {
    auto matches = read_all(text);
    if (!matches) return matches.error();
    return std::move(matches->front());
}

QString joined(const std::vector<std::vector<std::string>>& answers) {
    QStringList words;
    for (const auto& step : answers)
        words += QString::fromStdString(step.front());
    return words.join(", ");
}

/// The match played again from what was imported: by whom, how far, and what the hands won are.
std::unique_ptr<Table> replayed(const ImportedMatch& match) {
    auto table = pazaak_entry().make_table(match.rules, 2, {}, &match.script);
    for (const auto& step : match.answers) {
        while ((*table)->resting())
            (*table)->step();
        for (Seat seat : (*table)->asked()) {
            if (!(*table)->answer(seat, step.front())) return nullptr;
        }
        (*table)->step();
    }
    return (*table)->script_failed() ? nullptr : std::move(*table);
}

} // namespace

class OriginalLogTest : public QObject {
    Q_OBJECT
private slots:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void anyCutIsUnfinished();
    void manyMatches();
    void otherPlayersBeginAMatch();
    void rulesOfTheController();
    void sideCardsFitTheWholeMatch();
    void sampleOfTheContest();
};

void OriginalLogTest::reads_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("answers");
    QTest::addColumn<int>("wins0");
    QTest::addColumn<int>("wins1");
    QTest::addColumn<bool>("over");
    QTest::addColumn<QString>("note");
    QTest::newRow("side card, auto-stand, silent tie")
        << "two-hands.log"
        << "end, end, play 3, end, end, end, stand, stand, end" << 0 << 1 << false << "from the seed";
    QTest::newRow("card nobody saw") << "unseen-card.log"
                                     << "end, end, play 2, stand, end, end, end, play 3, stand" << 1 << 1 << false
                                     << "behind the STAND in line 11; a 2";
    QTest::newRow("whole match, CRLF")
        << "whole-match.log"
        << "end, end, end, end, stand, stand, end, end, end, stand, end, end, end, stand, "
           "end, end, end, stand"
        << 3 << 0 << true << "controller. Cards";
}

void OriginalLogTest::reads() {
    QFETCH(QString, file);
    QFETCH(QString, note);
    const auto match = read(log_file(file));
    QVERIFY2(match, match ? "" : english(match.error()).c_str());
    QCOMPARE(match->bots, (std::vector<std::string>{"Ada", "Bo"}));
    QTEST(joined(match->answers), "answers");
    QVERIFY2(QString::fromStdString(match->note).contains(note), match->note.c_str());
    const auto table = replayed(*match);
    QVERIFY(table);
    const auto result = table->result();
    QTEST(static_cast<int>(result.second[Seat(0)]), "wins0");
    QTEST(static_cast<int>(result.second[Seat(1)]), "wins1");
    QTEST(table->asked().empty(), "over");
}

void OriginalLogTest::refuses_data() {
    QTest::addColumn<int>("line");
    QTest::addColumn<QByteArray>("instead");
    QTest::addColumn<QString>("reason");
    // Lines of two-hands.log, replaced one at a time.
    QTest::newRow("not a house card") << 6 << QByteArray("Ada's new Hand: [11]") << "line 6: 11 is not a house card";
    QTest::newRow("misspelt") << 7 << QByteArray("Ada has chosen to ENT") << "line 7: this is not a line";
    QTest::newRow("third player") << 11 << QByteArray("Cy's Hand: [9]") << "line 11: Cy is not a player of this match";
    QTest::newRow("wrong turn") << 8 << QByteArray("Ada's Hand: [9]") << "line 8: it is not Ada’s turn";
    QTest::newRow("hand shrinks") << 17 << QByteArray("Ada's Hand: [9]") << "line 17: Ada’s hand is not what it was";
    QTest::newRow("no such side card") << 17 << QByteArray("Ada's Hand: [9, 7, 6]")
                                       << "line 17: 6 cannot be the side card";
    QTest::newRow("grown without a turn") << 14 << QByteArray("Bo's Hand: [10, 2]") << "line 14: Bo’s hand has grown";
    QTest::newRow("two cards") << 9 << QByteArray("Bo's new Hand: [10, 1]") << "line 9: Bo’s new hand is not the old";
    QTest::newRow("wrong standings") << 24 << QByteArray("The standings are 1 to 0")
                                     << "line 24: after the hands before, the standings are 0 to 1";
    QTest::newRow("wrong winner") << 22 << QByteArray("Ada wins!") << "line 22: the log says that Ada wins";
    QTest::newRow("wrong tie") << 22 << QByteArray("Tie!") << "line 22: the log says that the hand is tied";
    QTest::newRow("no bomb") << 22 << QByteArray("Ada has bombed out! Bo wins!") << "line 22: Ada has 19";
    QTest::newRow("end at 20") << 21 << QByteArray("Bo has chosen to END") << "line 21: Bo stands at exactly 20";
    QTest::newRow("END after STAND") << 18 << QByteArray("Ada has chosen to END") << "line 18: Ada has stood";
    QTest::newRow("card after STAND") << 18 << QByteArray("Ada's new Hand: [9, 7, 3, 1]") << "line 18: Ada stood but";
    QTest::newRow("ends too early") << 14 << QByteArray("Ada wins!") << "line 14: the hand ends before both";
    QTest::newRow("goes on over 20") << 12 << QByteArray("Ada's new Hand: [9, 12]")
                                     << "line 12: 12 is not a house card";
    QTest::newRow("no choice") << 13 << QByteArray("") << "line 14: Ada has not chosen yet";
    QTest::newRow("no card") << 12 << QByteArray("") << "line 13: Ada chooses before";
    QTest::newRow("no New Game") << 23 << QByteArray("") << "line 24: the hand is over";
    QTest::newRow("huge number") << 12 << QByteArray("Ada's new Hand: [9, 99999999999999]")
                                 << "line 12: this is not a line";
}

void OriginalLogTest::refuses() {
    QFETCH(int, line);
    QFETCH(QByteArray, instead);
    QFETCH(QString, reason);
    auto lines = log_file("two-hands.log").split('\n');
    lines[line - 1] = instead;
    const auto match = read(lines.join('\n'));
    QVERIFY(!match);
    QVERIFY2(QString::fromStdString(english(match.error())).startsWith(reason), english(match.error()).c_str());
}

void OriginalLogTest::anyCutIsUnfinished() {
    const QByteArray whole = log_file("whole-match.log");
    QVERIFY(!whole.isEmpty());
    int read_well = 0;
    for (int length = 0; length < whole.size(); ++length) {
        const auto match = read(whole.left(length));
        if (!match) continue;
        ++read_well;
        QVERIFY2(replayed(*match), qPrintable(QString("cut after %1 bytes").arg(length)));
    }
    // Only cuts before the second name, or inside a hand's list of cards mistaken for none, are refused.
    QVERIFY2(read_well > whole.size() * 9 / 10, qPrintable(QString::number(read_well)));
    QVERIFY(!read("no log at all"));
    QVERIFY(!read(""));
}

void OriginalLogTest::manyMatches() {
    const QByteArray text = log_file("whole-match.log");
    // Between two matches there may be prose, and each of them has its own seed's cards.
    for (const char* between : {"", "Ada has won this set of games.\n\n"}) {
        QByteArray log = text;
        log.insert(log.lastIndexOf("New Game!"), between);
        const auto matches = read_all(log + "\n" + text);
        QVERIFY2(matches, matches ? "" : english(matches.error()).c_str());
        QCOMPARE(matches->size(), std::size_t{4});
        for (const std::size_t first : {0U, 2U}) {
            QCOMPARE((*matches)[first].bots, (std::vector<std::string>{"Ada", "Bo"}));
            QVERIFY(replayed((*matches)[first])->over());
            QCOMPARE((*matches)[first + 1].bots, (std::vector<std::string>{"Cy", "Bo"}));
            QCOMPARE(static_cast<int>(replayed((*matches)[first + 1])->result().second[Seat(0)]), 1);
        }
    }
    // Within one there is none.
    QByteArray log = text;
    log.insert(log.indexOf("New Game!", 20), "prose\n");
    QVERIFY(english(read_all(log).error()).find("must come next") != std::string::npos);
}

void OriginalLogTest::otherPlayersBeginAMatch() {
    const QByteArray before = "New Game!\nThe standings are 0 to 0\nAda's Hand: []\nAda's new Hand: [9]\n";
    const QByteArray bo = "Ada has chosen to END\nBo's Hand: []\nBo's new Hand: [10]\n";
    const QByteArray cy = "Ada has chosen to END\nCy's Hand: []\nCy's new Hand: [10]\n";
    const auto second = read_all(before + bo + before + cy);
    QVERIFY2(second, second ? "" : english(second.error()).c_str());
    QCOMPARE(second->size(), std::size_t{2});
    QCOMPARE(second->back().bots, (std::vector<std::string>{"Ada", "Cy"}));
    QByteArray swapped = before + bo;
    swapped.replace("Ada", "X").replace("Bo", "Ada").replace("X", "Bo");
    const auto places = read_all(before + bo + swapped);
    QVERIFY2(places, places ? "" : english(places.error()).c_str());
    QCOMPARE(places->back().bots, (std::vector<std::string>{"Bo", "Ada"}));
    // The same players begin no other match before one of them has three wins.
    QVERIFY(!read_all(before + bo + before + bo));
}

void OriginalLogTest::rulesOfTheController() {
    const auto log = [](int ones) {
        QByteArray text = "New Game!\nThe standings are 0 to 0\n";
        QByteArray hands[2];
        for (int i = 0; i < ones; ++i) {
            const QByteArray name = i % 2 == 0 ? "Ada" : "Bo";
            QByteArray& hand = hands[i % 2];
            text += name + "'s Hand: [" + hand + "]\n";
            hand += hand.isEmpty() ? "1" : ", 1";
            text += name + "'s new Hand: [" + hand + "]\n" + name + " has chosen to END\n";
        }
        return text;
    };
    QCOMPARE(read(log(4))->rules.at("house_copies"), 4);
    QCOMPARE(read(log(5))->rules.at("house_copies"), 5);
    QVERIFY(read(log(5))->note.find("with its rules") != std::string::npos);
    const auto six = read(log(6));
    QVERIFY(!six);
    QCOMPARE(english(six.error()), std::string("line 19: all 5 house cards of value 1 have been dealt"));
}

/// What is played later may show which card is behind a STAND: four of the pool's ten at most, two of a value.
void OriginalLogTest::sideCardsFitTheWholeMatch() {
    // Bo stands and is seen to have played a card.
    const auto hand = [](const char* standings, const char* bo, const char* shown) {
        return QByteArray("New Game!\nThe standings are ") + standings +
               "\nAda's Hand: []\nAda's new Hand: [10]\nAda has chosen to END\nBo's Hand: []\nBo's new Hand: [" + bo +
               "]\nBo has chosen to STAND\nAda's Hand: [10]\nAda's new Hand: [10, 9]\nAda has chosen to END\nBo's "
               "Hand: [" +
               bo + shown + "]\nBo has chosen to STAND\nAda wins!\n";
    };
    const QByteArray hidden =
        "New Game!\nThe standings are 0 to 0\nAda's Hand: []\nAda's new Hand: [10]\nAda has chosen "
        "to END\nBo's Hand: []\nBo's new Hand: [10]\nBo has chosen to END\nAda's Hand: [10]\n"
        "Ada's new Hand: [10, 9]\nAda has chosen to STAND\nBo's Hand: [10]\nBo's new Hand: [10, "
        "8]\nBo has chosen to STAND\nBo wins!\n";
    const auto match = read(hidden + hand("0 to 1", "9", ", 2") + hand("1 to 1", "8", ", 2"));
    QVERIFY2(match, match ? "" : english(match.error()).c_str());
    // 10 + 8 + 2 is 20 and wins, but both 2s are seen: 3 is over 20, so the controller's rules are needed.
    QCOMPARE(match->rules.at("side_copies"), 3);
    QCOMPARE(match->script.parts.at(1), (std::vector<std::uint8_t>{2, 2, 2}));
    QVERIFY(replayed(*match));
    const auto plain = read(hidden + hand("0 to 1", "9", ", 2"));
    QVERIFY2(plain, plain ? "" : english(plain.error()).c_str());
    QCOMPARE(plain->rules.at("side_copies"), 2);
    QCOMPARE(plain->script.parts.at(1), (std::vector<std::uint8_t>{2, 2}));
}

void OriginalLogTest::sampleOfTheContest() {
    QDir seeds(qEnvironmentVariable("HILLTOP_SEEDS", sourceFile("../shared/seeds")));
    if (!seeds.exists()) seeds.setPath(sourceFile("../../shared/seeds"));
    const auto names = seeds.entryList({"004*.txt"});
    if (names.isEmpty()) QSKIP("The contest's own text (004) is not at hand; HILLTOP_SEEDS may name its folder.");
    QFile file(seeds.filePath(names.front()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto match = read(file.readAll());
    QVERIFY2(match, match ? "" : english(match.error()).c_str());
    QCOMPARE(match->bots, (std::vector<std::string>{"Dumb Bold Player", "Dumb Cautious Player"}));
    QCOMPARE(joined(match->answers), "end, end, end, end, end, stand, stand");
    const auto table = replayed(*match);
    QVERIFY(table);
    QCOMPARE(static_cast<int>(table->result().second[Seat(1)]), 1);
    // Written again it is the same, word for word.
    ExportedMatch again{match->rules, {}, &match->script, match->bots, {}};
    for (const auto& step : match->answers)
        again.answers.emplace_back(step.begin(), step.end());
    const auto text = pazaak::write_original_log({&again, 1});
    QVERIFY2(text, text ? "" : english(text.error()).c_str());
    file.seek(0);
    const QByteArray page = file.readAll().replace("\r\n", "\n");
    QVERIFY2(page.contains(QByteArray::fromStdString(*text)), text->c_str());
}

HILLTOP_TEST(OriginalLogTest)
#include "original_log_test.moc"
