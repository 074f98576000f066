// SPDX-License-Identifier: GPL-3.0-or-later
// A final: who takes part stays as it was when it began, its deals are its own, and what is played later leaves its
// table alone.
#include "hill/hill_final.h"

#include "hill/hill_merge.h"
#include "hill/hill_play.h"
#include "hill/hill_season.h"
#include "hill/hill_site.h"
#include "hill/hill_table.h"
#include "made_hill_scores.h"
#include "of_hills.h"
#include "registry/registry.h"
#include "support/join_hill.h"
#include "support/test.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <QTemporaryDir>

#include <set>

using namespace hilltop;

namespace {

double by_letter(int one, int two) {
    return expected_share(60 * (two - one));
}

void begin(MadeHill& hill, const std::vector<HillKey>& finalists, int parts) {
    HillEvent event;
    event.kind = HillEvent::Kind::Final;
    event.why = "Autumn";
    event.version.spec = sides_text(finalists);
    event.matches = parts * hill.plan.matches;
    hill.log.push_back(event);
}

void leave(MadeHill& hill, int bot, HillEvent::Kind kind) {
    hill.leave(bot);
    hill.log.back().kind = kind;
}

Result<> run(HillFile& hill, Shard shard = {}) {
    const auto played = play_hill(hill, {.threads = 2, .shard = shard});
    return played ? Result<>() : Result<>(played.error());
}

} // namespace

class FinalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XDG_STATE_HOME", m_folder->filePath("state").toLocal8Bit());
        qputenv("XDG_CACHE_HOME", m_folder->filePath("cache").toLocal8Bit());
    }

    void finalistsPlayAllPairingsAnew() {
        MadeHill hill(5, by_letter, 1);
        hill.play_all();
        begin(hill, {MadeHill::key(0), MadeHill::key(1), MadeHill::key(3)}, 2);
        hill.join(5);  // who comes later has to wait
        hill.leave(1); // and a finalist that leaves plays on
        const auto due = hill.due();
        QCOMPARE(due.finals, 0);
        QCOMPARE(due.bouts.size(), std::size_t{6});
        std::set<int> parts;
        for (const Bout& bout : due.bouts) {
            parts.insert(bout.part);
            for (const HillKey& side : bout.sides)
                QVERIFY(std::set<int>({0, 1, 3}).contains(MadeHill::bot(side)));
        }
        QCOMPARE(parts, (std::set<int>{kFinalParts, kFinalParts + 1}));
        hill.play(due.bouts);
        const auto after = hill.due();
        QCOMPARE(after.finals, 1);
        QCOMPARE(after.bouts.size(), std::size_t{4}); // the newcomer meets those that play now
    }
    void whoIsOutPlaysNoMore() {
        for (const auto kind : {HillEvent::Kind::Out, HillEvent::Kind::Disqualified}) {
            MadeHill hill(4, by_letter, 2);
            hill.play_all();
            begin(hill, {MadeHill::key(0), MadeHill::key(1), MadeHill::key(2)}, 1);
            hill.play({hill.due().bouts.front()}); // 0 and 1
            leave(hill, 1, kind);
            QCOMPARE(hill.due().bouts.size(), std::size_t{1});
            leave(hill, 1, HillEvent::Kind::Back);
            QCOMPARE(hill.due().bouts.size(), std::size_t{2});
            hill.play_all();
            QCOMPARE(hill.due().finals, 1);
        }
    }
    /// A budget goes on with the parts of before, whether a final has been played meanwhile or not.
    void budgetsCountTheirOwnParts() {
        MadeHill hill(
            4, [](int, int) { return 0.5; }, 3);
        hill.grant(1000);
        hill.play_all();
        begin(hill, {MadeHill::key(0), MadeHill::key(1), MadeHill::key(2), MadeHill::key(3)}, 3);
        hill.play_all();
        hill.grant(2000);
        hill.play_all();
        for (int one = 0; one < 4; ++one)
            for (int two = one + 1; two < 4; ++two) {
                int kept = 0;
                for (const auto& [bout, score] : hill.scores)
                    if (bout.part < kFinalParts && bout.sides == std::vector{MadeHill::key(one), MadeHill::key(two)})
                        ++kept;
                QCOMPARE(hill.parts(one, two), kept);
            }
    }
    void ordersOfPlayChangeNothing() {
        MadeHill all(5, by_letter, 8), some(5, by_letter, 8);
        for (MadeHill* hill : {&all, &some}) {
            hill->grant(1000);
            begin(*hill, {MadeHill::key(0), MadeHill::key(1), MadeHill::key(2)}, 2);
            hill->join(5);
            hill->grant(1500);
        }
        all.play_all();
        for (auto due = some.due().bouts; !due.empty(); due = some.due().bouts)
            some.play({due.back()});
        QVERIFY(std::ranges::equal(all.scores, some.scores,
                                   [](const auto& a, const auto& b) { return a.first == b.first; }));
    }
    void listsOfAFile() {
        HillEvent event;
        for (const char* text : {"", "Bob", "Bob\n", "Bob\n1", "Bob\n0\n", "Bob\nx\n", "Bob\n99999999999\n"}) {
            event.version.spec = text;
            QVERIFY2(finalists_of(event).empty(), text);
        }
        const std::vector<HillKey> finalists{{"Ann", 2}, {"Bob", 1}};
        event.version.spec = sides_text(finalists);
        QCOMPARE(finalists_of(event), finalists);
        QCOMPARE(part_text(0), std::string("part 1"));
        QCOMPARE(part_text(2 * kFinalParts + 1), std::string("part 2 of final 2"));
    }

    void tablesStay_data() {
        QTest::addColumn<bool>("duplicate");
        QTest::newRow("own deals") << false;
        QTest::newRow("the same deals") << true;
    }
    void tablesStay() {
        QFETCH(const bool, duplicate);
        auto hill = make("a.hhill", duplicate);
        QVERIFY(!begin_final(hill, "Autumn", 40, 0)); // matches are due
        QVERIFY(run(hill));
        QVERIFY(!begin_final(hill, "\n", 40, 0));
        QVERIFY(!begin_final(hill, "Autumn", std::int64_t{1} << 40, 0));
        QVERIFY(begin_final(hill, "Autumn", 50, 3));
        QVERIFY(!begin_final(hill, "Winter", 40, 0));
        QVERIFY(!end_season(hill, "Autumn"));
        {
            const auto table = hill_table(hill);
            QVERIFY(table && table->finals.size() == 1 && !table->finals[0].over);
            QCOMPARE(table->finals[0].final.parts, 3); // of 20 matches
            QCOMPARE(table->due.bouts.size(), std::size_t{9});
        }
        QVERIFY(run(hill));
        QVERIFY(!begin_final(hill, "Autumn", 40, 0)); // called so already
        const Json kept = final_of(hill);
        QCOMPARE(kept["standings"].size(), std::size_t{3});
        QCOMPARE(kept["finished"], Json(true));
        for (const Json& line : kept["standings"])
            QCOMPARE(line["matches"], Json(120));
        // None of its deals is one of the hill's, and all of its pairings have the same ones where all others have.
        std::set<std::uint64_t> before, final;
        for (const auto& [bout, score] : hill.scores())
            (bout.part < kFinalParts ? before : final)
                .insert(plan_of_bout(hill.plan(), bout, {"odds", "simple"}, hill.key_of(bout).value()).seed);
        for (const std::uint64_t seed : final)
            QVERIFY(!before.contains(seed));
        QCOMPARE(final.size(), std::size_t(duplicate ? 3 : 9));
        // Newcomers, a finalist that leaves, budgets, seasons and another final.
        join(hill, "expert");
        const std::string finalist = kept["standings"][1]["bot"].get<std::string>();
        const auto leaves = leaving(hill, finalist, HillEvent::Kind::Retired, {});
        QVERIFY(leaves && hill.append(*leaves));
        QVERIFY(run(hill));
        QVERIFY(grant_budget(hill, 200));
        QVERIFY(run(hill));
        QVERIFY(end_season(hill, "Year"));
        QVERIFY(begin_final(hill, "Winter", 20, 0));
        QVERIFY(run(hill));
        QCOMPARE(final_of(hill), kept);
        auto again = HillFile::open(hill.path());
        QVERIFY2(again, why_not(again).c_str());
        QCOMPARE(final_of(*again), kept);
        QCOMPARE(hill_table(*again)->finals.size(), std::size_t{2});
        const auto out =
            leaving(hill, kept["standings"][0]["bot"].get<std::string>(), HillEvent::Kind::Disqualified, "x");
        QVERIFY(out && hill.append(*out));
        QCOMPARE(final_of(hill)["standings"][0]["disqualified"], Json(true));
    }
    void siteHasATable() {
        auto hill = make("a.hhill", true);
        QVERIFY(run(hill));
        QVERIFY(begin_final(hill, "<Autumn>", 40, 3));
        const auto site = [&] {
            const auto written = write_hill_site(hill, m_folder->filePath("site").toStdString(), {});
            if (!written) qWarning("%s", why_not(written).c_str());
            QFile file(m_folder->filePath("site/index.html"));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QVERIFY(site().contains("It is not over."));
        QVERIFY(run(hill));
        const QByteArray page = site();
        QVERIFY(page.contains("id=\"final-1\"") && page.contains("&lt;Autumn&gt;") &&
                !page.contains("It is not over."));
        const qsizetype from = page.indexOf("id=\"final-1\""), until = page.indexOf("</table>", from);
        QCOMPARE(page.mid(from, until - from).count("<th scope=row>"), 3);
        QVERIFY(hill_commands(hill).find("final again.hhill '<Autumn>' --matches 40 --places 3") != std::string::npos);
    }
    /// Stopped again and again, in shards on copies, and all at once.
    void howItIsPlayedChangesNothing() {
        auto whole = make("whole.hhill", true);
        QVERIFY(run(whole));
        QVERIFY(begin_final(whole, "Autumn", 60, 3));
        for (const char* name : {"stopped", "one", "two", "merged"})
            QVERIFY(QFile::copy(path("whole.hhill"), path(QString("%1.hhill").arg(name))));
        QVERIFY(run(whole));
        const std::string played = *dump_of(whole);
        for (std::uint32_t i = 0; i < 2; ++i) {
            auto copy = open(i == 0 ? "one" : "two");
            QVERIFY(run(copy, {.index = i, .count = 2}));
        }
        auto merged = open("merged");
        const auto taken = merge_hills(merged, {path("one.hhill").toStdString(), path("two.hhill").toStdString()});
        QVERIFY2(taken, why_not(taken).c_str());
        QCOMPARE(*taken, std::size_t{9});
        QCOMPARE(*dump_of(merged), played);
        for (bool over = false; !over;) {
            auto hill = open("stopped");
            std::atomic<bool> stop{false};
            HillRunOptions options{.threads = 1, .stop = Stop(stop)};
            options.progress = [&](const HillProgress& progress) {
                stop = stop || progress.matches + progress.playing > 0;
            };
            const auto stopped = play_hill(hill, options);
            QVERIFY2(stopped, why_not(stopped).c_str());
            over = stopped->finished;
        }
        auto stopped = open("stopped");
        QCOMPARE(*dump_of(stopped), played);
    }
    void damagedFinals() {
        auto hill = make("a.hhill", true);
        QVERIFY(run(hill));
        HillEvent event;
        event.kind = HillEvent::Kind::Final;
        event.why = "Autumn";
        event.matches = 20;
        event.version.spec = sides_text({{"never", 1}, {"odds", 1}});
        QVERIFY(hill.append({&event, 1}));
        const auto opened = HillFile::open(hill.path());
        QVERIFY(!opened);
        QVERIFY(english(opened.error()).find("never is in a final, but the log does not say that it joined") !=
                std::string::npos);
    }

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    HillFile open(const char* name) {
        auto hill = HillFile::open_to_change(path(QString("%1.hhill").arg(name)).toStdString());
        if (!hill) qFatal("%s", why_not(hill).c_str());
        return hill.take();
    }
    HillFile make(const char* name, bool duplicate) {
        Plan plan = usual_hill(*find_game("rps"));
        plan.matches = 20;
        plan.duplicate = duplicate;
        plan.seed = 7;
        auto hill = HillFile::create(path(name).toStdString(), plan);
        if (!hill) qFatal("%s", why_not(hill).c_str());
        for (const char* bot : {"simple", "odds", "novice", "casual"})
            join(*hill, bot);
        return hill.take();
    }
    static Json final_of(HillFile& hill) { return final_json(hill_table(hill).value().finals.at(0)); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

HILLTOP_TEST(FinalTest)
#include "final_test.moc"
