// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/level_losses.h"
#include "registry/registry.h"
#include "support/built.h"
#include "support/measured_levels.h"
#include "support/rounds.h"
#include "support/test.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <fstream>
#include <sstream>

using namespace hilltop;

namespace {

std::string carried_text(const GameEntry& game) {
    const std::string path = source_file("core/games/") + game.info().id + "/level_losses.json";
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

void released_by_id() {
    QTest::addColumn<QString>("id");
    for (const GameEntry* game : released_games())
        QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
}

} // namespace

/// What people are told they play like.
class LevelLossesTest : public QObject {
    Q_OBJECT
private slots:
    /// Every level of every game, by kinds the game knows; the weakest level loses more than the best one.
    void everyLevelIsMeasured_data() { released_by_id(); }
    void everyLevelIsMeasured() {
        QFETCH(QString, id);
        const GameEntry& game = *find_game(id.toStdString());
        const RuleValues usual = default_values(game.rules());
        const int seats = game.info().default_seats;
        double weakest = 0, best = 0;
        std::set<int> levels;
        for (const char* kind : game.decision_kinds()) {
            const auto measured = level_losses(game, usual, seats, kind);
            int before = 0;
            for (const LevelLoss& one : measured) {
                QVERIFY(one.bot->level > before && one.unforced >= kLeastMeasured && one.loss.error);
                before = one.bot->level;
                levels.insert(before);
            }
            if (measured.empty() || measured.front().bot->level != 1 || measured.back().bot->level != 5) continue;
            const double times = measured.front().unforced;
            weakest += times * measured.front().loss.value;
            best += times * measured.back().loss.value;
        }
        QCOMPARE(levels.size(), std::size_t{5});
        QVERIFY2(weakest > 1.5 * best, qPrintable(QStringLiteral("%1 and %2").arg(weakest).arg(best)));
        const auto text = nlohmann::json::parse(carried_text(game));
        for (const auto& [bot, kinds] : text["levels"].items())
            for (const auto& [kind, one] : kinds.items())
                QVERIFY2(std::ranges::count(game.decision_kinds(), std::string_view(kind)) == 1, kind.c_str());
    }

    /// The table is what the program measures: where bots or judges change, it has to be made again.
    void isMeasuredAgain_data() { released_by_id(); }
    void isMeasuredAgain() {
        QFETCH(QString, id);
        if (!fullLevel() || kSanitized) QSKIP("minutes; otherMatchesAgree has a part of it");
        const GameEntry& game = *find_game(id.toStdString());
        const std::string text = carried_text(game);
        const auto carried = nlohmann::json::parse(text);
        const auto measured = measure_level_losses(game, carried["matches"], carried["seed"]);
        QVERIFY2(measured, measured ? "" : english(measured.error()).c_str());
        QCOMPARE(QString::fromStdString(*measured), QString::fromStdString(text));
    }

    /// The same from a few other matches of one game, within the error.
    void otherMatchesAgree() {
        const GameEntry& game = *find_game("zipdeck");
        const auto carried = nlohmann::json::parse(carried_text(game))["levels"];
        const auto measured = measure_level_losses(game, 4, 7);
        QVERIFY2(measured, measured ? "" : english(measured.error()).c_str());
        int compared = 0;
        const auto fresh = nlohmann::json::parse(*measured)["levels"];
        for (const auto& [bot, kinds] : fresh.items())
            for (const auto& [kind, one] : kinds.items()) {
                if (one["unforced"] < 30) continue;
                const auto& other = carried[bot][kind];
                const double error = std::hypot(one["error"].get<double>(), other["error"].get<double>());
                const double off = one["loss"].get<double>() - other["loss"].get<double>();
                QVERIFY2(std::abs(off) < 4.5 * error, (bot + ' ' + kind).c_str());
                ++compared;
            }
        QVERIFY2(compared >= 15, qPrintable(QString::number(compared)));
    }

    void otherMatchesHaveNoLevels() {
        const GameEntry& game = *find_game("pazaak");
        RuleValues rules = default_values(game.rules());
        const std::string kind = "from-11";
        const int seats = game.info().default_seats;
        QVERIFY(!level_losses(game, rules, seats, kind).empty());
        QVERIFY(level_losses(game, rules, seats + 1, kind).empty());
        QVERIFY(level_losses(game, rules, seats, "no such kind").empty());
        rules[game.rules()[0].id] += 1;
        QVERIFY(level_losses(game, rules, seats, kind).empty());
    }

    void theNearestIsNamed() {
        const auto& bots = find_game("pazaak")->bots();
        std::vector<LevelLoss> levels{{&bots[0], 50, {0.3, 0.05}}, {&bots[1], 50, {0.1, 0.05}}};
        QCOMPARE(nearest_level(levels, 1)->bot, &bots[0]);
        QCOMPARE(nearest_level(levels, 0.19)->bot, &bots[1]);
        levels.push_back({&bots[2], 50, {0.1, 0.05}});
        QCOMPARE(nearest_level(levels, 0)->bot, &bots[2]); // of equals the stronger one
        levels[0].loss.value = 0.2;                        // 0.1 apart, with an error of 0.07
        QVERIFY(nearest_level(levels, 0) == nullptr);
        QVERIFY(nearest_level({}, 0) == nullptr);
    }
};

HILLTOP_TEST(LevelLossesTest)
#include "level_losses_test.moc"
