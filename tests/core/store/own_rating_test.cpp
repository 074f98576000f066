// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/own_rating.h"

#include "registry/registry.h"
#include "support/test.h"

#include <algorithm>
#include <cmath>

using namespace hilltop;

namespace {

/// A rated match of a person at the first seat.
Record match_of(const char* game, std::vector<std::string> others, std::vector<int> points, std::vector<int> winners) {
    const GameEntry& entry = *find_game(game);
    std::vector<RecordSeat> seats{{kPerson, 0, {}}};
    for (const std::string& bot : others)
        seats.push_back({bot, 1, {}});
    Record record = new_record(entry, default_values(entry.rules()), {1, 1, 1}, seats);
    record.rated = true;
    if (!points.empty()) record.result = RecordResult{points, points, winners};
    return record;
}

Record duel(int won) {
    return match_of("pazaak", {"expert"}, {won > 0 ? 3 : 1, won > 0 ? 1 : 3}, {won > 0 ? 0 : 1});
}

} // namespace

class OwnRatingTest : public QObject {
    Q_OBJECT
private slots:
    /// Every bot that can be beaten has a strength, and levels ascend.
    void strengthsAreKnown() {
        for (const GameEntry* game : games()) {
            std::vector<std::pair<int, double>> levels;
            for (const BotTraits& bot : game->bots()) {
                const auto known = bot_rating(game->info().id, bot.id);
                QCOMPARE(known.has_value(), !game->info().cooperative);
                if (known && bot.level > 0) levels.emplace_back(bot.level, *known);
            }
            std::sort(levels.begin(), levels.end());
            for (std::size_t i = 1; i < levels.size(); ++i)
                QVERIFY(levels[i].second > levels[i - 1].second);
        }
        QVERIFY(!bot_rating("pazaak", "java:Bold.java"));
        QCOMPARE(fitting_bot("thegame", 1500), std::string());
        QCOMPARE(fitting_bot("pazaak", 5000), std::string("champion"));
        QCOMPARE(fitting_bot("pazaak", 0), std::string("novice"));
    }
    /// What lists and sheets say of strengths is what was measured: whoever is clearly stronger is not called weaker.
    void strengthsAreMeasured() {
        constexpr double kClearly = 5;
        for (const GameEntry* game : games()) {
            const char* const id = game->info().id;
            for (const BotTraits& weak : game->bots()) {
                for (const BotTraits& strong : game->bots()) {
                    const auto low = bot_rating(id, weak.id), high = bot_rating(id, strong.id);
                    if (!low || !high || *low + kClearly > *high) continue;
                    QVERIFY2(weak.strength <= strong.strength,
                             qPrintable(QStringLiteral("%1: %2, %3").arg(id, weak.id, strong.id)));
                }
            }
        }
    }
    void winningAndLosing() {
        const auto won = own_ratings(std::vector{duel(1)}), lost = own_ratings(std::vector{duel(-1)});
        QCOMPARE(won.size(), std::size_t{1});
        QVERIFY(won[0].now.rating > 1500 && lost[0].now.rating < 1500);
        QVERIFY(won[0].now.deviation < 350);
        Record left = duel(1);
        left.result.reset(); // was left
        QVERIFY(own_ratings(std::vector{left})[0].now == lost[0].now);
    }
    /// Practice, strangers, games played together and several people say nothing.
    void whatDoesNotCount() {
        Record practice = duel(1), stranger = duel(1), two = duel(1);
        practice.rated = false;
        stranger.seats[1].bot = "exec:./mine";
        two.seats[1].bot = kPerson;
        const Record together = match_of("thegame", {"expert", "expert", "expert"}, {0, 0, 0, 0}, {0, 1, 2, 3});
        QVERIFY(own_ratings(std::vector{practice, stranger, two, together}).empty());
    }
    void theLatestHundred() {
        const std::vector<Record> matches(130, duel(1));
        const auto ratings = own_ratings(matches);
        QCOMPARE(ratings[0].matches, 130);
        QCOMPARE(ratings[0].course.size(), std::size_t{OwnRating::kCourse});
        QVERIFY(ratings[0].course.back() == ratings[0].now);
        QVERIFY(ratings[0].course.front().rating < ratings[0].now.rating);
    }
    /// Fewer points are better at Zip Deck; five opponents tell as much as one.
    void oneAgainstSeveral() {
        const std::vector<std::string> five(5, "leader");
        const auto games = rated_games(match_of("zipdeck", five, {10, 5, 10, 20, 30, 40}, {1}));
        QCOMPARE(games.size(), std::size_t{5});
        double score = 0, weight = 0;
        for (const GlickoGame& game : games) {
            score += game.score;
            weight += game.weight;
        }
        QCOMPARE(score, 3.5);
        QVERIFY(std::abs(weight - 1) < 1e-12);
    }
    /// A strong partner takes half of the credit.
    void partnersShare() {
        const auto with = [](const char* partner) {
            return own_ratings(std::vector{match_of("euchre", {"sharp", partner, "sharp"}, {10, 4, 10, 4}, {0, 2})})[0]
                .now.rating;
        };
        QVERIFY(with("champion") < with("sharp"));
        QVERIFY(with("sharp") < with("first-legal"));
        QVERIFY(with("champion") > 1500);
    }
};

HILLTOP_TEST(OwnRatingTest)
#include "own_rating_test.moc"
