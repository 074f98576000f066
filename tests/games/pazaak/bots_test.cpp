// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/digest.h"
#include "games/pazaak/bots/bots.h"
#include "games/pazaak/entry.h"
#include "games/pazaak/pazaak_table.h"
#include "support/rounds.h"
#include "support/test.h"

#include <QTest>

using namespace hilltop;

namespace {

SeriesResult played(const char* first, const char* second, int matches, const RuleValues& rules = {}) {
    Series series;
    series.entrants = {0, 1};
    series.seed = 2026;
    series.matches = matches;
    const std::vector<std::string> entrants = {first, second};
    return pazaak_entry().run_series(series, rules, entrants);
}

/// Share of matches of the first entrant, in percent.
double share(const SeriesResult& result) {
    int won = 0;
    const int matches = static_cast<int>(result.lines.size());
    for (int k = 0; k < matches; ++k)
        won += result.points[static_cast<std::size_t>(2 * k + k % 2)];
    return 100.0 * won / matches;
}

/// What `bot` answers once the scripted match has come so far.
std::string answer_in(const char* bot, const Script& script, const QStringList& answers) {
    auto made = pazaak_entry().make_table({}, 2, {}, &script);
    const auto table = std::move(*made);
    for (const QString& word : answers) {
        for (Seat seat : table->asked()) {
            if (!table->answer(seat, word.toStdString())) return "not allowed";
        }
        table->step();
    }
    for (Seat seat : table->asked())
        return pazaak_entry().make_bot(bot)->act(*table->seen(seat), Rng()).word.value_or("silent");
    return "over";
}

} // namespace

class BotsTest : public QObject {
    Q_OBJECT
private slots:
    void signature_data();
    void signature();
    void ladder_data();
    void ladder();
    void positions_data();
    void positions();
    void anyRules_data();
    void anyRules();
    void solvedMatch();
    void budget();
};

void BotsTest::signature_data() {
    QTest::addColumn<QString>("other");
    QTest::addColumn<QString>("digest");
    QTest::newRow("random") << "bold"
                            << "891f93eb28978edd";
    QTest::newRow("bold") << "cautious"
                          << "c1ab9bfabd340103";
    QTest::newRow("cautious") << "careful"
                              << "2cd9850b5bd01fb6";
    QTest::newRow("careful") << "expert"
                             << "9d292e0432138d75";
    QTest::newRow("expert") << "expert"
                            << "1f0ecd86f35687c0";
    QTest::newRow("champion") << "expert"
                              << "a3d4b8ce25c7afe0";
    QTest::newRow("novice") << "casual"
                            << "c359e13cf770f279";
    QTest::newRow("skilled") << "strong"
                             << "485492a376e6325b";
}

void BotsTest::signature() {
    QFETCH(QString, other);
    const auto result = played(QTest::currentDataTag(), other.toUtf8().constData(), 10'000);
    Digest digest;
    for (const MatchLine& line : result.lines)
        digest.add(line.digest);
    QVERIFY(result.faults.empty());
    QTEST(QString::fromStdString(to_hex(digest.value())), "digest");
}

void BotsTest::ladder_data() {
    QTest::addColumn<QString>("other");
    QTest::addColumn<double>("least");
    // Four standard errors (3.2 %) below what 20,000 matches and more have shown.
    QTest::newRow("bold") << "random" << 85.0;
    QTest::newRow("cautious") << "bold" << 57.5;
    QTest::newRow("careful") << "cautious" << 86.5;
    QTest::newRow("expert") << "careful" << 66.5;
    QTest::newRow("champion") << "careful" << 66.5;
    QTest::newRow("novice") << "cautious" << 57.5;
    QTest::newRow("casual") << "novice" << 60.0;
    QTest::newRow("skilled") << "casual" << 63.0;
    QTest::newRow("strong") << "skilled" << 59.5;
    QTest::newRow("champion, its level") << "strong" << 52.0;
}

void BotsTest::ladder() {
    QFETCH(QString, other);
    QFETCH(double, least);
    const QByteArray bot = QByteArray(QTest::currentDataTag()).split(',').front();
    const double won = share(played(bot.constData(), other.toUtf8().constData(), 4'000));
    QVERIFY2(won >= least, qPrintable(QString::number(won)));
}

void BotsTest::positions_data() {
    QTest::addColumn<QString>("side"); // cards of the one who is asked
    QTest::addColumn<QString>("house");
    QTest::addColumn<QStringList>("answers");
    QTest::addColumn<QString>("best");
    const QStringList both_end = {"end", "end"};
    const QStringList first_stands = {"end", "end", "stand"};
    QTest::newRow("nothing to fear") << "1 2 3 4"
                                     << "5 6" << QStringList{"end"} << "end";
    QTest::newRow("one card makes 20") << "1 1 2 5"
                                       << "8 5 7 4" << both_end << "play 5";
    QTest::newRow("lowest card that wins") << "2 3 4 5"
                                           << "10 9 8 7" << first_stands << "play 3";
    QTest::newRow("no card, must draw") << "1 1 2 2"
                                        << "10 6 9 5" << first_stands << "end";
    QTest::newRow("level at 19 and no card") << "2 3 4 5"
                                             << "10 10 9 9" << first_stands << "stand";
    QTest::newRow("over 20") << "1 2 3 4"
                             << "10 9 5 8 9 5" << QStringList{"end", "end", "end", "end"} << "stand";
    QTest::newRow("the other is over") << "1 2 3 4"
                                       << "10 9 6 6 9 2" << QStringList{"end", "end", "end", "end", "end"} << "stand";
}

void BotsTest::positions() {
    QFETCH(QString, side);
    QFETCH(QString, house);
    QFETCH(QStringList, answers);
    Script script;
    for (const QString& card : house.split(' '))
        script.parts[Pazaak::kFirstHandPart].push_back(static_cast<std::uint8_t>(card.toInt()));
    for (const QString& card : side.split(' '))
        script.parts[static_cast<int>(answers.size() % 2)].push_back(static_cast<std::uint8_t>(card.toInt()));
    QTEST(QString::fromStdString(answer_in("expert", script, answers)), "best");
    // The champion mixes what is all but equal: whether the 3 or the 4 is kept for later.
    const QString solved = QString::fromStdString(answer_in("champion", script, answers));
    QFETCH(QString, best);
    QVERIFY2(solved == best || (best == "play 3" && solved == "play 4"), qPrintable(solved));
}

void BotsTest::anyRules_data() {
    QTest::addColumn<QString>("rules");
    for (const char* rules : {"house_copies=1", "house_copies=8 hands_to_win=1", "side_cards=0", "hands_to_win=50",
                              "side_copies=4 side_cards=10", "side_copies=1 side_cards=5", "auto_stand=false",
                              "house_copies=1 side_copies=4 side_cards=10 hands_to_win=50 auto_stand=false",
                              "house_copies=5 side_copies=3 side_cards=5"})
        QTest::newRow(rules) << rules;
}

void BotsTest::anyRules() {
    QFETCH(QString, rules);
    RuleValues values;
    for (const QString& rule : rules.split(' '))
        QVERIFY(set_rule(pazaak_entry().rules(), rule.toStdString(), values));
    for (const BotTraits& rival : pazaak_entry().bots()) {
        for (const char* strong : {"expert", "champion"}) {
            const auto result = played(strong, rival.id, kSanitized ? 20 : 200, values);
            QVERIFY(result.faults.empty());
            // Skilled and strong win some 47 % of single hands; 200 have a standard error of 3.5 %.
            const double least = rival.strength == 5 ? 35.0 : rival.level > 2 ? 41.0 : 48.0;
            QVERIFY2(kSanitized || share(result) >= least,
                     qPrintable(QString("%1 %2 %3").arg(strong).arg(rival.id).arg(share(result))));
        }
    }
}

void BotsTest::solvedMatch() {
    const auto values = pazaak::match_values(Pazaak::Rules{});
    // The game solved by counterfactual regret gives 0.4683; ours lets the players see each other's plans.
    QVERIFY(std::abs(values->value(3, 3, 4, 4) - 0.4683) < 0.003);
    for (int needs0 = 1; needs0 <= 3; ++needs0) {
        for (int needs1 = 1; needs1 <= 3; ++needs1) {
            for (int cards = 0; cards < 4; ++cards) {
                QVERIFY(values->value(needs0, needs1, cards + 1, 2) > values->value(needs0, needs1, cards, 2));
                QVERIFY(values->value(needs0, needs1, 2, cards + 1) < values->value(needs0, needs1, 2, cards));
                QVERIFY(values->value(needs0 - 1, needs1, cards, 2) > values->value(needs0, needs1, cards, 2));
            }
        }
    }
}

void BotsTest::budget() {
    pazaak::match_values(Pazaak::Rules{});
    QBENCHMARK_ONCE {
        played("expert", "bold", 1'000);
    }
}

HILLTOP_TEST(BotsTest)
#include "bots_test.moc"
