// SPDX-License-Identifier: GPL-3.0-or-later
// Hills whose tables are drawn by lot: who sits where follows from who plays alone, and what is said of the standings
// holds against the truth.
#include "hill/lot_tables.h"

#include "base/numbers.h"
#include "hill/hill_entry.h"
#include "hill/hill_history.h"
#include "hill/hill_match.h"
#include "hill/hill_matches.h"
#include "hill/hill_merge.h"
#include "hill/hill_play.h"
#include "hill/hill_schedule.h"
#include "hill/hill_season.h"
#include "hill/hill_site.h"
#include "hill/hill_table.h"
#include "hill/season_keys.h"
#include "of_hills.h"
#include "registry/registry.h"
#include "rng/rng.h"
#include "support/join_hill.h"
#include "support/rounds.h"
#include "support/test.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <QtTest>

#include <QTemporaryDir>

#include <set>

using namespace hilltop;

namespace {

HillKey bot_key(int bot) {
    return {fmt::format("bot{:03}", bot), 1};
}
int bot_of(const HillKey& key) {
    return static_cast<int>(*read_number(key.name.substr(3)));
}

HillEvent joins(int bot, const std::string& author = {}) {
    HillEvent event;
    event.version.key = bot_key(bot);
    event.version.author = author;
    return event;
}
HillEvent retires(int bot) {
    HillEvent event = joins(bot);
    event.kind = HillEvent::Kind::Retired;
    return event;
}

HillField field_of(const std::vector<int>& bots) {
    HillField field;
    for (const int bot : bots)
        field.add(joins(bot));
    return field;
}

Plan plan_of_tables(const std::string& game, std::optional<int> tables = {}) {
    Plan plan = usual_hill(*find_game(game));
    set_tables(plan, tables);
    plan.seed = 7;
    return plan;
}

/// All that these have to play.
std::set<Bout> tables_of(const Plan& plan, const HillField& field) {
    const LotTables lots(plan, field);
    std::set<Bout> all;
    for (const HillKey& key : field.active())
        for (int part = 0; part < plan.tables; ++part)
            if (auto sides = lots.sides(key, part); !sides.empty()) all.insert({std::move(sides), part});
    return all;
}

bool tells_some_apart(const std::vector<HillRating>& ratings) {
    return std::ranges::any_of(ratings, [&](const HillRating& rating) {
        return rating.first_place > 1 || rating.last_place < static_cast<int>(ratings.size());
    });
}

std::string standings_of(HillFile& hill) {
    const HillTable table = hill_table(hill).take();
    const Json json = hill_json(hill, table);
    return json["standings"].dump(1) + json["crosstable"].dump(1);
}

} // namespace

/// A hill whose matches are drawn: in Zip Deck each is won in proportion to strengths, in The Game a table has the mean
/// of its bots and what the deals of its part bring.
class MadeTables {
public:
    MadeTables(const std::string& game, std::vector<double> strengths, std::uint64_t seed, bool duplicate)
        : m_strengths(std::move(strengths))
        , m_seed(seed) {
        plan = plan_of_tables(game);
        plan.seed = seed;
        plan.duplicate = duplicate;
    }
    void play(const std::vector<Bout>& bouts) {
        for (const Bout& bout : bouts)
            scores.emplace(bout, score(bout));
    }
    HillDue play_all(const std::function<void()>& look = [] {}) {
        for (;;) {
            HillDue due = due_of(plan, log, scores);
            if (due.bouts.empty()) return due;
            play(due.bouts);
            look();
        }
    }
    std::vector<HillRating> ratings() const {
        const HillField field(log);
        const LotTables lots(plan, field);
        return hill_ratings(plan, field.active(), scores, &lots);
    }
    /// What to expect against the field, with every set of others alike.
    double truth(int bot) const {
        const bool together = sides_of(plan) == 1;
        double sum = 0;
        int sets = 0;
        const int n = static_cast<int>(m_strengths.size());
        for (int a = 0; a < n; ++a)
            for (int b = a + 1; b < n; ++b)
                for (int c = b + 1; c < n; ++c) {
                    if (a == bot || b == bot || c == bot) continue;
                    const double all =
                        m_strengths[at(a)] + m_strengths[at(b)] + m_strengths[at(c)] + m_strengths[at(bot)];
                    sum += together ? -all / 4 : 100 * m_strengths[at(bot)] / all;
                    ++sets;
                }
        return sum / sets;
    }

    Plan plan;
    HillLog log;
    HillScores scores;

private:
    BoutScore score(const Bout& bout) const {
        Rng own(m_seed, hash_number(sides_text(bout.sides), 8), Stream::Analysis, 0,
                static_cast<std::uint32_t>(bout.part));
        Rng deal(m_seed, static_cast<std::uint64_t>(bout.part), Stream::Analysis, 1, 0);
        double all = 0;
        for (const HillKey& side : bout.sides)
            all += m_strengths[at(bot_of(side))];
        BoutScore score;
        score.seats.resize(bout.sides.size());
        const bool together = sides_of(plan) == 1;
        const double luck = plan.duplicate ? 6 * deal.unit() - 3 : 0;
        for (std::int64_t match = 0; match < plan.matches; ++match) {
            double left = own.unit() * all;
            const auto points =
                std::llround(all / static_cast<double>(bout.sides.size()) + luck + 20 * own.unit() - 10);
            bool won = false;
            for (std::size_t side = 0; side < bout.sides.size(); ++side) {
                left -= m_strengths[at(bot_of(bout.sides[side]))];
                const bool wins = !won && left < 0;
                won = won || wins;
                score.seats[side].part += together ? points : wins ? 2 : 0;
                score.seats[side].whole += together ? 1 : 2;
            }
        }
        score.won.add(score.seats[0].part, score.seats[0].whole);
        return score;
    }

    std::vector<double> m_strengths;
    std::uint64_t m_seed;
};

class LotTablesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XDG_STATE_HOME", m_folder->filePath("state").toLocal8Bit());
        qputenv("XDG_CACHE_HOME", m_folder->filePath("cache").toLocal8Bit());
    }

    /// Only who plays decides, whoever came first and whoever was there meanwhile.
    void tablesFollowFromWhoPlays() {
        const Plan plan = plan_of_tables("zipdeck", 10);
        const auto tables = tables_of(plan, field_of({0, 1, 2, 3, 4, 5, 6, 7, 8}));
        QCOMPARE(tables.size(), std::size_t{90});
        HillField field = field_of({8, 3, 20, 5, 1, 0, 2, 21});
        field.add(retires(20));
        for (const int bot : {7, 4, 6})
            field.add(joins(bot));
        field.add(retires(21));
        QVERIFY(tables_of(plan, field) == tables);
        std::map<HillKey, int> seats;
        for (const Bout& bout : tables) {
            QVERIFY(are_sides(plan, bout.sides) && bout.sides.size() == 4);
            for (const HillKey& side : bout.sides)
                ++seats[side];
        }
        for (const auto& [key, count] : seats)
            QVERIFY2(count >= 20 && count <= 60, qPrintable(QString::number(count)));
    }
    /// A newcomer has its own tables to play, and those of others where it takes a place.
    void aNewcomerPlaysItsShare() {
        const Plan plan = plan_of_tables("zipdeck", 10);
        std::vector<int> bots(40);
        std::iota(bots.begin(), bots.end(), 0);
        const auto before = tables_of(plan, field_of(bots));
        int all = 0;
        for (int newcomer = 100; newcomer < 110; ++newcomer) {
            auto more = bots;
            more.push_back(newcomer);
            const auto after = tables_of(plan, field_of(more));
            QCOMPARE(after.size(), std::size_t{410});
            int added = 0;
            for (const Bout& bout : after) {
                const bool sits = std::ranges::find(bout.sides, bot_key(newcomer)) != bout.sides.end();
                QCOMPARE(before.contains(bout), !sits);
                added += sits ? 1 : 0;
            }
            all += added;
        }
        QVERIFY2(all > 300 && all < 500, qPrintable(QString::number(all))); // 10 x 4 each
    }
    void fewBotsAndAuthors() {
        Plan plan = plan_of_tables("zipdeck", 3);
        QVERIFY(tables_of(plan, field_of({0})).empty());
        QCOMPARE(tables_of(plan, field_of({0, 1})).size(), std::size_t{6});
        QCOMPARE(tables_of(plan, field_of({0, 1, 2})).begin()->sides.size(), std::size_t{3});
        QCOMPARE(tables_of(plan_of_tables("thegame", 3), field_of({0})).size(), std::size_t{3});
        HillField field;
        for (int bot = 0; bot < 12; ++bot)
            field.add(joins(bot, bot < 4 ? "Ann" : bot < 8 ? "ann" : bot == 8 ? "" : "Bob"));
        plan.authors_apart = true;
        for (const Bout& bout : tables_of(plan, field)) {
            QCOMPARE(bout.sides.size(), std::size_t{3}); // Ann, Bob and the one whose author nobody knows
            std::set<std::string> authors;
            for (const HillKey& side : bout.sides)
                authors.insert(field.author_of(side));
            QCOMPARE(authors.size(), bout.sides.size());
        }
    }
    /// In a sealed hill the lots come from the log, where those of names and contents cannot be told beforehand.
    void sealedLotsAreOfTheKey() {
        Plan plan = plan_of_tables("zipdeck", 10);
        plan.seal = Seal();
        HillField one, two;
        for (int bot = 0; bot < 12; ++bot) {
            HillEvent event = joins(bot);
            event.key = lot_of_version("first key", event.version);
            one.add(event);
            event.key = lot_of_version("other key", event.version);
            two.add(event);
        }
        QVERIFY(tables_of(plan, one) != tables_of(plan, two));
        HillVersion version = joins(1).version, other = version;
        other.content = "b";
        QVERIFY(lot_of_version("key", version) != lot_of_version("key", other));
    }

    void equalBotsAreNotToldApart_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("duplicate");
        for (const char* game : {"zipdeck", "thegame"})
            for (const bool duplicate : {false, true})
                QTest::addRow("%s, %s", game, duplicate ? "common deals" : "own deals") << QString(game) << duplicate;
    }
    /// As in hills of pairs: of 100 hills at most 5 % ever say that two are apart, however often somebody looks.
    void equalBotsAreNotToldApart() {
        QFETCH(const QString, game);
        QFETCH(const bool, duplicate);
        int wrong = 0, looks = 0;
        const int hills = rounds(100);
        for (int i = 1; i <= hills; ++i) {
            MadeTables hill(game.toStdString(), std::vector(7, 10.0), static_cast<std::uint64_t>(i), duplicate);
            hill.plan.matches = 20;
            bool apart = false;
            for (int bot = 0; bot < 6; ++bot)
                hill.log.push_back(joins(bot));
            for (int budget = 0; budget < 4; ++budget) {
                if (budget == 2) hill.log.push_back(joins(6));
                if (budget == 3) hill.log.push_back(retires(0));
                HillEvent event;
                event.kind = HillEvent::Kind::Budget;
                event.matches = 800;
                hill.log.push_back(event);
                hill.play_all([&] {
                    ++looks;
                    apart = apart || tells_some_apart(hill.ratings());
                });
            }
            wrong += apart ? 1 : 0;
        }
        qInfo("%d of %d hills, %d looks", wrong, hills, looks);
        QVERIFY2(looks > hills * 5, qPrintable(QString::number(looks)));
        QVERIFY2(wrong <= hills / 20, qPrintable(QString::number(wrong)));
    }
    void ratingsHoldTheTruth_data() { equalBotsAreNotToldApart_data(); }
    /// Who else sits at a table counts: intervals hold what is to be expected of all tables, not of those that came.
    void ratingsHoldTheTruth() {
        QFETCH(const QString, game);
        QFETCH(const bool, duplicate);
        const std::vector<double> strengths{1, 1.5, 2, 2, 3, 4, 6, 40, 2, 2, 2, 2};
        int held = 0, last = 0;
        const int hills = rounds(100), bots = static_cast<int>(strengths.size());
        for (int i = 1; i <= hills; ++i) {
            MadeTables hill(game.toStdString(), strengths, static_cast<std::uint64_t>(i), duplicate);
            for (int bot = 0; bot < bots; ++bot)
                hill.log.push_back(joins(bot));
            hill.play_all();
            const auto ratings = hill.ratings();
            for (const HillRating& rating : ratings)
                held += std::abs(rating.value - hill.truth(bot_of(rating.key))) < rating.error ? 1 : 0;
            const auto& best = game == "zipdeck" ? ratings.front() : ratings.back();
            last += best.key == bot_key(7) && best.first_place == best.last_place ? 1 : 0;
        }
        const double all = bots * hills; // not independent within a hill, so eight errors
        qInfo("%d of %.0f ratings, %d know bot 7", held, all, last);
        QVERIFY2(held >= 0.95 * all - 8 * std::sqrt(0.95 * 0.05 * all), qPrintable(QString::number(held)));
        QVERIFY2(last > 0.9 * hills, qPrintable(QString::number(last)));
    }
    /// A budget goes to further tables of the two that cannot be told apart, however few are played at a time.
    void budgets() {
        const auto made = [] {
            MadeTables hill("zipdeck", {10, 10, 3, 1, 1, 1}, 5, false);
            hill.plan.places = 1;
            hill.plan.matches = 100;
            for (int bot = 0; bot < 6; ++bot)
                hill.log.push_back(joins(bot));
            HillEvent event;
            event.kind = HillEvent::Kind::Budget;
            event.matches = 3000;
            hill.log.push_back(event);
            return hill;
        };
        MadeTables all = made(), some = made();
        const HillDue end = all.play_all();
        QVERIFY(end.end == HillDue::End::UsedUp && end.used == 3000 && end.open);
        std::map<HillKey, int> further;
        for (const auto& [bout, score] : all.scores)
            if (bout.part >= all.plan.tables) ++further[bout.sides.front()];
        QCOMPARE(further.size(), std::size_t{2});
        QCOMPARE(further[bot_key(0)] + further[bot_key(1)], 30);
        QVERIFY(std::min(further[bot_key(0)], further[bot_key(1)]) >= 12);
        for (int round = 0;; ++round) {
            auto due = due_of(some.plan, some.log, some.scores).bouts;
            if (due.empty()) break;
            std::rotate(due.begin(), due.begin() + round % std::ssize(due), due.end());
            due.resize(1);
            some.play(due);
        }
        QVERIFY(std::ranges::equal(
            all.scores, some.scores, {}, [](const auto& score) { return score.first; },
            [](const auto& score) { return score.first; }));
        // The next one goes on behind those that still count.
        HillEvent event;
        event.kind = HillEvent::Kind::Budget;
        event.matches = 1000;
        all.log.push_back(event);
        all.play_all();
        QCOMPARE(all.scores.size(), some.scores.size() + 10);
    }

    void playedHills_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("duplicate");
        QTest::addColumn<bool>("sealed");
        for (const char* game : {"zipdeck", "thegame"})
            for (const bool duplicate : {false, true})
                for (const bool sealed : {false, true})
                    QTest::addRow("%s, %d, %d", game, duplicate, sealed) << QString(game) << duplicate << sealed;
    }
    /// However its bots came, wherever it was stopped and whoever shared the work, a hill comes out the same.
    void playedHills() {
        QFETCH(const QString, game);
        QFETCH(const bool, duplicate);
        QFETCH(const bool, sealed);
        const auto bots = bots_of(game);
        Plan plan = played_plan(game, duplicate);
        if (sealed) QVERIFY(seal_hill(plan));
        auto whole = made("whole", plan), one_by_one = made("one", plan), stopped = made("stopped", plan);
        for (const std::string& bot : bots)
            join(whole, bot);
        play(whole);
        for (auto bot = bots.rbegin(); bot != bots.rend(); ++bot) {
            join(one_by_one, *bot);
            play(one_by_one);
            join(stopped, *bot);
        }
        QCOMPARE(*dump_of(one_by_one), *dump_of(whole));
        QCOMPARE(standings_of(one_by_one), standings_of(whole));
        QVERIFY(one_by_one.scores().size() > whole.scores().size()); // tables that nobody asks for any more
        // In two shards that are merged.
        for (const char* copy : {"left", "right"})
            QVERIFY(QFile::copy(path("stopped"), path(copy)));
        std::uint32_t index = 0;
        for (const char* copy : {"left", "right"}) {
            auto half = HillFile::open_to_change(path(copy).toStdString()).take();
            QVERIFY(play_hill(half, {.shard = {index++, 2}})->finished);
        }
        const auto merged = merge_hills(stopped, {path("left").toStdString(), path("right").toStdString()});
        QVERIFY2(merged && *merged == whole.scores().size(), why_not(merged).c_str());
        play(stopped);
        QCOMPARE(*dump_of(stopped), *dump_of(whole));
        // Who leaves leaves nothing behind.
        join(whole, "novice");
        play(whole);
        QVERIFY(standings_of(whole) != standings_of(stopped));
        const auto left = leaving(whole, "novice", HillEvent::Kind::Retired, {});
        QVERIFY(left && whole.append(*left));
        play(whole);
        QCOMPARE(standings_of(whole), standings_of(stopped));
        // It is read as it was written.
        auto again = HillFile::open(path("whole").toStdString());
        QVERIFY2(again, why_not(again).c_str());
        QCOMPARE(*dump_of(*again), *dump_of(whole));
        QCOMPARE(again->scores().size(), whole.scores().size());
        if (sealed) {
            QVERIFY(end_season(whole, "Spring"));
            join(whole, "novice"); // with the lot of its first season
            play(whole);
            QVERIFY(*dump_of(whole) != *dump_of(stopped));
        }
    }
    /// Its matches are listed, found and played again, and its pages are written.
    void everyPartOfItShows() {
        Plan plan = played_plan("zipdeck", true);
        auto hill = made("a", plan);
        for (const std::string& bot : bots_of("zipdeck"))
            join(hill, bot);
        QVERIFY(grant_budget(hill, plan.matches * 3));
        play(hill);
        const auto table = hill_table(hill).take();
        QCOMPARE(table.due.used, plan.matches * 3);
        const std::string text = hill_text(hill, table);
        QVERIFY2(text.find("matches of 24 a table") != std::string::npos, text.c_str());
        QVERIFY2(text.find("share") != std::string::npos && text.find(" leads.") != std::string::npos, text.c_str());
        const Json json = hill_json(hill, table);
        QCOMPARE(json["format"].get<std::string>(), std::string("random-tables"));
        QCOMPARE(json["tables"].get<int>(), plan.tables);
        double shares = 0;
        for (const Json& line : json["standings"])
            shares += line["rating"].get<double>();
        QVERIFY2(shares > 100, text.c_str()); // shared wins are whole ones
        const HillKey first = hill.field().active().front(), last = hill.field().active().back();
        const auto own = matches_between(hill, {first}), common = matches_between(hill, {last, first});
        QVERIFY(own && common && own->size() > common->size() && !common->empty());
        for (const std::size_t match : {std::size_t{0}, common->size() - 1}) {
            const auto found = find_hill_match(hill, (*common)[match]);
            QVERIFY2(found && found->reproduced, why_not(found).c_str());
            QCOMPARE(found->record.seats.size(), std::size_t{4});
        }
        QVERIFY(!hill_history(hill.plan(), hill.log(), hill.scores(), 10).empty());
        QCOMPARE(version_ratings(hill.plan(), hill.field(), hill.scores(), first.name).size(), std::size_t{1});
        const auto contest = open_contest(path("a").toStdString());
        QVERIFY2(contest, why_not(contest).c_str());
        QCOMPARE((*contest)->count(), hill.scores().size() * 24);
        const auto written = write_hill_site(hill, m_folder->filePath("site").toStdString(), {});
        QVERIFY2(written, why_not(written).c_str());
        const std::string commands = hill_commands(hill);
        QVERIFY2(commands.find(" --tables 3") != std::string::npos, commands.c_str());
    }
    void whoSatWhereIsKnown_data() {
        QTest::addColumn<int>("tables");
        QTest::addColumn<bool>("duplicate");
        QTest::addColumn<bool>("sealed");
        for (const int tables : {0, 2})
            for (const bool duplicate : {false, true})
                for (const bool sealed : {false, true})
                    QTest::addRow("%d, %d, %d", tables, duplicate, sealed) << tables << duplicate << sealed;
    }
    /// Seats are drawn by lot, and results go to those who sat there: also where the deals are secret or shared, and
    /// for whoever reads a copy without the key.
    void whoSatWhereIsKnown() {
        QFETCH(const int, tables);
        QFETCH(const bool, duplicate);
        QFETCH(const bool, sealed);
        Plan plan = plan_of_tables("zipdeck", tables);
        plan.matches = 30;
        plan.duplicate = duplicate;
        if (sealed) QVERIFY(seal_hill(plan));
        auto hill = made("a", plan);
        for (const char* bot : {"orion", "rando", "silent"})
            join(hill, bot);
        play(hill);
        const auto matches = matches_between(hill, {{"orion", 1}, {"rando", 1}});
        QVERIFY(matches && !matches->empty());
        for (std::size_t i = 0; i < matches->size(); i += 7) {
            const auto found = find_hill_match(hill, (*matches)[i]);
            QVERIFY2(found && found->reproduced, why_not(found).c_str());
        }
        const std::string standings = standings_of(hill);
        qputenv("XDG_STATE_HOME", m_folder->filePath("elsewhere").toLocal8Bit());
        auto copy = HillFile::open(path("a").toStdString());
        QVERIFY2(copy, why_not(copy).c_str());
        QCOMPARE(standings_of(*copy), standings);
    }
    void strangersRowsAreRefused_data() {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("why");
        const auto row = [](const char* sql, const char* why) { QTest::newRow(sql) << QString(sql) << QString(why); };
        row("UPDATE bouts SET two = '[1, 2'", "of another hill");
        row("UPDATE bouts SET two = '[\"rando\", 1]'", "of another hill");
        row("UPDATE bouts SET two = '[\"rando\", 1, \"orion\"]'", "of another hill");
        row("UPDATE bouts SET two = '[\"rando\", -1, \"orion\", 1]'", "of another hill");
        row("UPDATE bouts SET two = '[\"rando\", 1, \"caller\", 1, \"orion\", 1]'", "of another hill");
        row("UPDATE bouts SET two = '[\"rando\", 1, \"rando\", 1, \"silent\", 1]'", "of another hill");
        row("UPDATE bouts SET two = '[\"nobody\", 1, \"orion\", 1]'", "does not say that it joined");
        row("UPDATE bouts SET two = '', two_version = 0", "of another hill");
        row("UPDATE bouts SET part = part - 10", "of another hill");
        row("UPDATE log SET key = 'x' WHERE number = 0", "its log was changed");
    }
    void strangersRowsAreRefused() {
        QFETCH(const QString, sql);
        QFETCH(const QString, why);
        {
            auto hill = made("a", played_plan("zipdeck", false));
            for (const std::string& bot : bots_of("zipdeck"))
                join(hill, bot);
            play(hill);
        }
        QVERIFY(HillFile::open(path("a").toStdString()));
        run_sql(path("a"), sql.toStdString());
        const auto opened = HillFile::open(path("a").toStdString());
        QVERIFY2(!opened && QString::fromStdString(why_not(opened)).contains(why), why_not(opened).c_str());
    }
    /// Who would sit with whom in one is not settled.
    void finalsAreRefused() {
        auto hill = made("a", played_plan("zipdeck", false));
        for (const std::string& bot : bots_of("zipdeck"))
            join(hill, bot);
        play(hill);
        const auto begun = begin_final(hill, "Autumn", 24, 3);
        QVERIFY2(!begun && why_not(begun).find("plays at random tables") != std::string::npos, why_not(begun).c_str());
        QVERIFY(HillFile::open(hill.path()));
        HillEvent event;
        event.kind = HillEvent::Kind::Final;
        event.why = "Autumn";
        event.matches = 24;
        event.version.spec = sides_text({{"orion", 1}, {"rando", 1}});
        QVERIFY(hill.append({&event, 1}));
        const auto opened = HillFile::open(hill.path());
        QVERIFY2(!opened && why_not(opened).find("it has a final, but a hill with random tables has none") !=
                                std::string::npos,
                 why_not(opened).c_str());
    }
    /// Only a hill that needs the newer format has it.
    void formats() {
        for (const int tables : {0, 3}) {
            Plan plan = plan_of_tables("zipdeck", tables);
            const QString name = QString::number(tables);
            made(name, plan);
            auto data = Database::open(path(name).toStdString(), Database::Mode::Read).take();
            QCOMPARE(data.number("PRAGMA user_version").value().value_or(0), tables == 0 ? 4 : 5);
        }
    }

private:
    static std::vector<std::string> bots_of(const QString& game) {
        return game == "zipdeck"
                   ? std::vector<std::string>{"caller", "leader", "orion", "rando", "rod", "silent"}
                   : std::vector<std::string>{"casual", "listener", "planner", "simple-tom", "smallest-gap"};
    }
    static Plan played_plan(const QString& game, bool duplicate) {
        Plan plan = plan_of_tables(game.toStdString(), 3);
        plan.matches = 24;
        plan.duplicate = duplicate;
        return plan;
    }
    QString path(const QString& name) const { return m_folder->filePath(name + ".hhill"); }
    HillFile made(const QString& name, const Plan& plan) const {
        auto hill = HillFile::create(path(name).toStdString(), plan);
        if (!hill) qFatal("%s", why_not(hill).c_str());
        return hill.take();
    }
    static void play(HillFile& hill) {
        const auto run = play_hill(hill, {.threads = 2});
        QVERIFY2(run && run->finished, why_not(run).c_str());
        QVERIFY(due_of(hill.plan(), hill.log(), hill.scores()).bouts.empty());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

HILLTOP_TEST(LotTablesTest)
#include "lot_tables_test.moc"
