// SPDX-License-Identifier: GPL-3.0-or-later
// Who fails too often falls out of a hill, however its matches are divided into pairings, and what it forfeits counts
// for nobody.
#include "hill/fallen_out.h"

#include "base/digest.h"
#include "hill/hill_entry.h"
#include "hill/hill_file.h"
#include "hill/hill_play.h"
#include "hill/hill_table.h"
#include "of_hills.h"
#include "registry/registry.h"
#include "support/test.h"

#include <QtTest>

#include <QTemporaryDir>

using namespace hilltop;

namespace {

/// A version's matches against others, in order of their names: in each pairing those in which it failed.
using Failed = std::vector<std::vector<int>>;

} // namespace

Q_DECLARE_METATYPE(Failed)

class FallenOutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void inARowOverAllPairings_data() {
        QTest::addColumn<Failed>("failed");
        QTest::addColumn<bool>("out");
        QTest::newRow("never") << Failed{{}, {}, {}} << false;
        QTest::newRow("in one pairing") << Failed{{}, {1, 2, 3}, {}} << true;
        QTest::newRow("over two") << Failed{{2, 3}, {0}, {}} << true;
        QTest::newRow("over three") << Failed{{3}, {0, 1, 2, 3}, {0}} << true;
        QTest::newRow("with a good match between") << Failed{{2, 3}, {1}, {}} << false;
        QTest::newRow("with a good pairing between") << Failed{{2, 3}, {}, {0}} << false;
        QTest::newRow("now and then") << Failed{{0, 2}, {0, 2}, {0, 2}} << false;
        QTest::newRow("twice twice") << Failed{{0, 1}, {0, 1}, {2, 3}} << false;
    }
    void inARowOverAllPairings() {
        QFETCH(Failed, failed);
        QFETCH(bool, out);
        const auto events = fallen_out(plan(), log(), scores(failed));
        QCOMPARE(events.size(), std::size_t{out});
        if (!out) return;
        QVERIFY(events[0].kind == HillEvent::Kind::Out && events[0].version.key == HillKey{"a"});
        QVERIFY2(events[0].why.find("time-out") != std::string::npos, events[0].why.c_str());
    }
    /// Faults that keep nobody waiting do not count; where the game disqualifies each one does.
    void whatCounts_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("fault");
        QTest::addColumn<int>("times");
        QTest::addColumn<bool>("out");
        for (const GameEntry* entry : games()) {
            if (entry->info().cooperative) continue;
            const auto id = QString::fromUtf8(entry->info().id);
            const bool strict = entry->info().disqualifies;
            QTest::addRow("%s, not allowed", qPrintable(id)) << id << "not-allowed" << 4 << strict;
            QTest::addRow("%s, late once", qPrintable(id)) << id << "time-out" << 1 << strict;
            QTest::addRow("%s, late three times", qPrintable(id)) << id << "time-out" << 3 << true;
        }
    }
    void whatCounts() {
        QFETCH(QString, game);
        QFETCH(QString, fault);
        QFETCH(int, times);
        QFETCH(bool, out);
        Fault kind = Fault::Crash;
        QVERIFY(read_fault(fault.toStdString(), kind));
        m_game = game.toStdString();
        std::vector<int> matches;
        for (int i = 0; i < times; ++i)
            matches.push_back(i);
        QCOMPARE(!fallen_out(plan(), log(), scores({matches}, kind)).empty(), out);
        m_game = "pazaak";
    }
    void letBackItStartsAnew() {
        HillLog all = log();
        const Failed before{{1, 2, 3}, {}};
        all.push_back(fallen_out(plan(), all, scores(before)).at(0));
        QVERIFY(fallen_out(plan(), all, scores(before)).empty()); // once
        const auto back = coming_back(plan(), all, scores(before), "a", "mended its machine");
        QVERIFY2(back, why_not(back).c_str());
        all.push_back(*back);
        QVERIFY(HillField(all).is_active({"a", 1}));
        QVERIFY(!coming_back(plan(), all, scores(before), "a", {}));
        for (const auto& [failed, out] : {std::pair(before, false), std::pair(Failed{{1, 2, 3}, {0, 1}}, false),
                                          std::pair(Failed{{1, 2, 3}, {0, 1, 2}}, true)})
            QCOMPARE(!fallen_out(plan(), all, scores(failed)).empty(), out);
    }
    void aDisqualifiedBotComesBackAsWell() {
        HillLog all = log();
        HillEvent event;
        event.kind = HillEvent::Kind::Disqualified;
        event.version.key = {"a", 1};
        event.why = "by mistake";
        all.push_back(event);
        QVERIFY(HillField(all).disqualified_content("content of a") != nullptr);
        all.push_back(*coming_back(plan(), all, {}, "a", "it was another one"));
        const HillField field(all);
        QVERIFY(field.is_active({"a", 1}) && field.disqualified_content("content of a") == nullptr);
    }

    void forfeitsCountForNobody_data() {
        QTest::addColumn<bool>("duplicate");
        QTest::newRow("own deals") << false;
        QTest::newRow("duplicate deals") << true;
    }
    /// Out after three matches of four: of deals that are played twice one is whole.
    void forfeitsCountForNobody() {
        QFETCH(bool, duplicate);
        Plan hill = plan();
        hill.duplicate = duplicate;
        SeriesResult result = played(hill);
        const auto whole = score_of_bout(bout_plan(hill), result).won;
        QCOMPARE(whole.whole, 2 * 4); // halves
        result.lines[3].digest = Digest().folded();
        const auto counted = score_of_bout(bout_plan(hill), result);
        QCOMPARE(counted.won.whole, 2 * (duplicate ? 2 : 3));
        QCOMPARE(counted.played, 3);
        QCOMPARE(counted.deals.size(), std::size_t(duplicate ? 1 : 0));
        for (MatchLine& line : result.lines)
            line.digest = Digest().folded();
        const HillScores none{{bout(1), score_of_bout(bout_plan(hill), result)}};
        for (const HillRating& rating : hill_ratings(hill, HillField(log()).active(), none))
            QVERIFY(!rating.played);
    }
    /// Beside pairings that are whole, whose deals it shares as far as it played.
    void ratingsTakeWhatWasPlayed() {
        Plan hill = plan();
        hill.duplicate = true;
        hill.matches = 40;
        HillScores scores;
        for (const auto& [one, two] : {std::pair("a", "b"), std::pair("a", "c"), std::pair("b", "c")}) {
            SeriesResult result = played(hill, one + std::string(two));
            for (std::size_t i = 20; one == std::string("a") && i < result.lines.size(); ++i)
                result.lines[i].digest = Digest().folded();
            scores.emplace(Bout{{{one, 1}, {two, 1}}, 0}, score_of_bout(bout_plan(hill), result));
        }
        for (const HillRating& rating : hill_ratings(hill, {{"a", 1}, {"b", 1}, {"c", 1}}, scores))
            QVERIFY(rating.played && std::isfinite(rating.value) && rating.error > 0 && rating.error < 1000);
    }

    /// On a hill: logged once after the round with its reason, and not to be got round by joining again.
    void isLoggedAndStaysOut() {
        QTemporaryDir folder;
        const std::string path = folder.filePath("a.hhill").toStdString();
        const auto add = [](HillFile& hill, const std::string& bot) {
            auto entry = entry_of(hill, bot, {});
            if (!entry || !*entry) return entry ? std::string("plays already") : english(entry.error());
            return why_not(hill.append(std::span(&(*entry)->event, 1), std::span(&(*entry)->content, 1)));
        };
        {
            auto hill = HillFile::create(path, plan()).take();
            for (const char* bot : {"bold", "cautious"})
                QCOMPARE(add(hill, bot), std::string());
            PlayedBout bad{.bout = {{{"bold", 1}, {"cautious", 1}}, 0}};
            const Plan own = hill.plan_by_specs(bad.bout);
            bad.result = own.entry().run_series(series_of_bout(own), own.rules, own.bots);
            for (const std::uint64_t match : {0u, 1u, 2u})
                bad.result.faults.push_back({match, 0, 0, Fault::TimeOut, 1});
            QVERIFY(hill.keep({&bad, 1}));
            QVERIFY(play_hill(hill, {}) && play_hill(hill, {}));
        }
        auto hill = HillFile::open_to_change(path);
        QVERIFY2(hill, why_not(hill).c_str());
        QCOMPARE(hill->log().size(), std::size_t{3});
        QVERIFY(hill->log().back().kind == HillEvent::Kind::Out && hill->log().back().date > 0);
        QVERIFY(hill->field().out({"bold", 1}) != nullptr);
        const auto table = hill_table(*hill);
        QCOMPARE(table->rows.size(), std::size_t{1});
        const std::string again = add(*hill, "bold");
        QVERIFY2(again.find("this version of bold has dropped out (failed in 3 matches in a row") != std::string::npos,
                 again.c_str());
        auto back = coming_back(hill->plan(), hill->log(), hill->scores(), "bold", {});
        QVERIFY(back && hill->append({&*back, 1}));
        QVERIFY(play_hill(*hill, {}));
        QVERIFY(HillFile::open(path)->field().is_active({"bold", 1}));
    }

private:
    Plan plan() const {
        Plan plan = usual_hill(**require_game(m_game));
        plan.matches = 4;
        plan.seed = 7;
        return plan;
    }
    static HillLog log() {
        HillLog log;
        for (const char* name : {"a", "b", "c", "d"}) {
            HillEvent event;
            event.version = {{name, 1}, "hilltop:" + std::string(name), "content of " + std::string(name), {}, {}, {}};
            log.push_back(event);
        }
        return log;
    }
    static Bout bout(std::size_t other) { return {{{"a", 1}, {std::string(1, static_cast<char>('a' + other)), 1}}, 0}; }
    static Plan bout_plan(const Plan& hill) {
        const std::string bot = hill.entry().bots()[0].id;
        return plan_of_bout(hill, bout(1), {bot, bot});
    }
    static SeriesResult played(const Plan& hill, const std::string& seed = {}) {
        Plan plan = bout_plan(hill);
        for (const char c : seed)
            plan.seed = plan.seed * 31 + static_cast<unsigned char>(c);
        return plan.entry().run_series(series_of_bout(plan), plan.rules, plan.bots);
    }
    HillScores scores(const Failed& failed, Fault fault = Fault::TimeOut) const {
        HillScores scores;
        for (std::size_t i = 0; i < failed.size(); ++i) {
            SeriesResult result = played(plan());
            result.faults.clear();
            for (const int match : failed[i])
                result.faults.push_back({static_cast<std::uint64_t>(match), 0, 0, fault, 1});
            scores.emplace(bout(i + 1), score_of_bout(bout_plan(plan()), result));
        }
        return scores;
    }

    std::string m_game = "pazaak";
};

HILLTOP_TEST(FallenOutTest)
#include "fallen_out_test.moc"
