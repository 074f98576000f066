// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/own_rating.h"

#include "records/replay.h"
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

/// As the ledger keeps them, a second apart.
std::vector<OwnRating> ratings_of(const std::vector<Record>& matches) {
    std::vector<RatedMatch> rated;
    for (const Record& match : matches)
        if (auto games = rated_games(match); !games.empty())
            rated.push_back({"", match.game, static_cast<std::int64_t>(rated.size()), std::move(games)});
    return own_ratings(rated);
}

/// A person among planners, who left `left` cards.
Record together(int left, std::uint64_t seed = 1) {
    Record match = match_of("thegame", {"planner", "planner", "planner"}, std::vector<int>(4, left), {});
    match.source = {seed, 0, 0};
    return match;
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
        for (const GameEntry* game : released_games()) {
            std::vector<std::pair<int, double>> levels;
            for (const BotTraits& bot : game->bots()) {
                const auto known = bot_rating(game->info().id, bot.id);
                QVERIFY2(known, (game->info().id + std::string(" ") + bot.id).c_str());
                if (bot.level > 0) levels.emplace_back(bot.level, *known);
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
    /// Lists and sheets show strengths as measured: no bot that is clearly stronger is called weaker.
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
        const auto won = ratings_of({duel(1)}), lost = ratings_of({duel(-1)});
        QCOMPARE(won.size(), std::size_t{1});
        QVERIFY(won[0].now.rating > 1500 && lost[0].now.rating < 1500);
        QVERIFY(won[0].now.deviation < 350);
        Record left = duel(1);
        left.result.reset(); // was left
        QVERIFY(ratings_of({left})[0].now == lost[0].now);
    }
    /// Practice, strangers and several people say nothing.
    void whatDoesNotCount() {
        Record practice = duel(1), stranger = duel(1), two = duel(1);
        practice.rated = false;
        stranger.seats[1].bot = "exec:./mine";
        two.seats[1].bot = kPerson;
        Record chosen = together(0);
        chosen.cards.parts[0] = {2, 3, 4};
        QVERIFY(ratings_of({practice, stranger, two, chosen}).empty());
        const std::vector<std::string> known{"expert"}, unknown{"expert", "exec:./mine"};
        QVERIFY(can_rate("pazaak", known) && !can_rate("pazaak", unknown));
    }
    void theLatestHundred() {
        const std::vector<Record> matches(130, duel(1));
        const auto ratings = ratings_of(matches);
        QCOMPARE(ratings[0].matches, 130);
        QCOMPARE(ratings[0].course.size(), std::size_t{OwnRating::kCourse});
        QVERIFY(ratings[0].course.back() == ratings[0].now);
        QVERIFY(ratings[0].course.front().rating < ratings[0].now.rating);
        QCOMPARE(ratings[0].at(129), ratings[0].now.rating);
        QCOMPARE(ratings[0].at(30), ratings[0].course.front().rating); // the thirty before it are not known any more
        QVERIFY(ratings[0].at(70) < ratings[0].at(100));
        QCOMPARE(ratings_of({duel(1)})[0].at(-1), Glicko().rating);
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
            return ratings_of({match_of("euchre", {"sharp", partner, "sharp"}, {10, 4, 10, 4}, {0, 2})})[0].now.rating;
        };
        QVERIFY(with("champion") < with("sharp"));
        QVERIFY(with("sharp") < with("first-legal"));
        QVERIFY(with("champion") > 1500);
    }
    /// Par is what the reference player's team leaves of the same cards: fewer is won, as many drawn.
    void togetherAgainstPar() {
        const GameEntry& game = *find_game("thegame");
        const std::string reference = game.judge_traits()->bot;
        int known = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const auto par =
                play_record(game, default_values(game.rules()), {seed, 0, 0}, std::vector<std::string>(4, reference));
            QVERIFY(par);
            const int left = par->result->points[0];
            const auto score = [seed](int cards) { return rated_games(together(cards, seed))[0].score; };
            QCOMPARE(score(left), 0.5);
            QCOMPARE(score(left + 1), 0.0);
            if (left == 0) continue;
            QCOMPARE(score(left - 1), 1.0);
            ++known;
        }
        QVERIFY(known > 0);
        Record match = together(0);
        match.result.reset(); // left
        QCOMPARE(rated_games(match)[0].score, 0.0);
        QCOMPARE(rated_games(match)[0].slope, 0.25);
        QVERIFY(std::abs(rated_games(match)[0].rating - *bot_rating("thegame", reference)) < 1e-9);
        for (std::size_t seat = 1; seat < match.seats.size(); ++seat)
            match.seats[seat].bot = "champion"; // who plays with them has to do more for the same
        QVERIFY(rated_games(match)[0].rating < *bot_rating("thegame", reference));
    }
};

HILLTOP_TEST(OwnRatingTest)
#include "own_rating_test.moc"
