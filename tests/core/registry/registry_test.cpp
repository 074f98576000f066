// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/digest.h"
#include "extremes.h"
#include "game_of.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "support/rounds.h"
#include "support/test.h"

#include <QtTest>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

using namespace hilltop;

namespace {

std::vector<std::string> seats_of(std::string_view bot, int seats) {
    return std::vector<std::string>(static_cast<std::size_t>(seats), std::string(bot));
}

/// What a field may be broken into.
const std::vector<Json>& wrong_values() {
    static const std::vector<Json> values = {nullptr,
                                             true,
                                             -1,
                                             1e30,
                                             99999,
                                             "",
                                             "nonsense",
                                             std::string(300, 'x'),
                                             Json::array(),
                                             Json::object(),
                                             Json::array({nullptr, 7, "x"}),
                                             Json::object({{"a", 1}})};
    return values;
}

/// All places in a document, the root left out.
void places_in(const Json& json, const Json::json_pointer& at, std::vector<Json::json_pointer>& places) {
    if (!at.empty()) places.push_back(at);
    if (json.is_object()) {
        for (const auto& [key, value] : json.items())
            places_in(value, at / key, places);
    } else if (json.is_array()) {
        for (std::size_t i = 0; i < json.size(); ++i)
            places_in(json[i], at / i, places);
    }
}

conformance::Extremes extremes_of(const GameEntry& game) {
    return conformance::Extremes(game.info(), game.rules(), [&](const RuleValues& rules, int seats) {
        return static_cast<bool>(game.check(rules, seats));
    });
}

/// Nothing if a line is refused with a sentence or can be replayed, else what went wrong.
QString trouble_with(const std::string& line) {
    const auto record = read_record(line);
    if (!record) return english(record.error()).empty() ? QStringLiteral("refused without a word") : QString();
    const auto replay = Replay::make(*record);
    if (!replay) return english(replay.error()).empty() ? QStringLiteral("not replayed, without a word") : QString();
    return {};
}

} // namespace

/// What holds for every game there is.
class RegistryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void idsAreUnique();
    void levelsAreInOrder_data() { each_game(released_games()); }
    void levelsAreInOrder();
    void rulesOutOfRange_data() { each_game(); }
    void rulesOutOfRange();
    void variantsArePlayable_data() { each_game(); }
    void variantsArePlayable();
    void seatsOutOfRange_data() { each_game(); }
    void seatsOutOfRange();
    void botsPlayTheirMatches_data();
    void botsPlayTheirMatches();
    void championsPlayOddRules_data();
    void championsPlayOddRules();
    void endsOfTheRulesAreReached_data() { each_game(); }
    void endsOfTheRulesAreReached();
    void endsOfTheRulesAreRecorded_data();
    void endsOfTheRulesAreRecorded();
    void brokenRecordsAreRefused_data() { each_game(); }
    void brokenRecordsAreRefused();

private:
    static void each_game(std::span<const GameEntry* const> all = games()) {
        QTest::addColumn<QString>("id");
        for (const GameEntry* game : all)
            QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }
};

/// Each name means rules of its own that can be played with any seats, and a match played by them bears it.
void RegistryTest::variantsArePlayable() {
    QFETCH(QString, id);
    const GameEntry& game = game_of(id);
    const RuleValues defaults = default_values(game.rules());
    QVERIFY(game.find_variant("no such") == nullptr);
    for (int seats = game.info().min_seats; seats <= game.info().max_seats; ++seats) {
        QVERIFY(game.variant_of(defaults, seats) == nullptr);
        for (const Variant& variant : game.variants()) {
            QCOMPARE(game.find_variant(variant.id), &variant);
            std::string_view rest = variant.rules(seats);
            RuleValues read = defaults;
            while (!rest.empty()) {
                const auto space = std::min(rest.find(' '), rest.size());
                QVERIFY2(set_rule(game.rules(), rest.substr(0, space), read), variant.rules(seats));
                rest.remove_prefix(std::min(space + 1, rest.size()));
            }
            const RuleValues rules = game.variant_rules(variant, seats);
            QCOMPARE(rules, read);
            QVERIFY(rules != defaults);
            QCOMPARE(game.variant_of(rules, seats), &variant);
            const auto record = play_record(game, rules, {1, 1, 1}, seats_of(game.bots().front().id, seats));
            QVERIFY2(record, variant.id);
            const auto again = read_record(write_record(*record));
            QVERIFY(again);
            QCOMPARE(again->variant, variant.id);
            QCOMPARE(again->rules, rules);
        }
    }
}

void RegistryTest::idsAreUnique() {
    std::set<std::string> ids;
    for (const GameEntry* game : games()) {
        QVERIFY(ids.insert(game->info().id).second);
        QCOMPARE(find_game(game->info().id), game);
        std::set<std::string> bots;
        for (const BotTraits& bot : game->bots()) {
            QVERIFY2(bots.insert(bot.id).second, bot.id);
            QVERIFY2(bot.strength >= 1 && bot.strength <= 5 && bot.version >= 1 && *bot.style != '\0', bot.id);
        }
        QVERIFY(!bots.empty());
    }
    for (const GameEntry* game : released_games())
        QVERIFY2(game->bots().size() >= 4, game->info().id);
}

/// Levels are one to five, each stronger than the one before; no bot is stronger than the last.
void RegistryTest::levelsAreInOrder() {
    QFETCH(QString, id);
    int level = 0, strength = 0;
    for (const BotTraits& bot : game_of(id).bots()) {
        if (bot.level == 0) continue;
        QCOMPARE(bot.level, ++level);
        QVERIFY2(bot.strength >= strength, bot.id);
        QVERIFY2(level == 5 || std::string_view(bot.style) == "level", bot.id);
        strength = bot.strength;
    }
    QCOMPARE(level, 5);
    for (const BotTraits& bot : game_of(id).bots())
        QVERIFY2(bot.strength <= strength, bot.id);
}

/// The error names key, value and range.
void RegistryTest::rulesOutOfRange() {
    QFETCH(QString, id);
    const GameEntry& game = game_of(id);
    const int seats = game.info().default_seats;
    for (const RuleInfo& rule : game.rules()) {
        for (const int value : {rule.min - 1, rule.max + 1, -100000, 100000}) {
            RuleValues values = default_values(game.rules());
            values[rule.id] = value;
            const auto fits = game.check(values, seats);
            QVERIFY2(!fits, rule.id.c_str());
            QCOMPARE(int(fits.error().kind), int(ErrorKind::Usage));
            const std::string& text = english(fits.error());
            QVERIFY2(text.find(rule.id) != std::string::npos && text.find(std::to_string(value)) != std::string::npos &&
                         text.find(rule_text(rule, rule.max)) != std::string::npos,
                     text.c_str());
            QVERIFY(!game.make_table(values, seats, {.seed = 1, .deal = 0, .match = 0}));
        }
    }
    QVERIFY(!game.check({{"jokers", 1}}, seats));
}

void RegistryTest::seatsOutOfRange() {
    QFETCH(QString, id);
    const GameEntry& game = game_of(id);
    const Info& info = game.info();
    for (const int seats : {0, info.min_seats - 1, info.max_seats + 1, 1000}) {
        const auto fits = game.check(default_values(game.rules()), seats);
        QVERIFY(!fits);
        QVERIFY2(english(fits.error()).find(std::to_string(info.max_seats) + " seats") != std::string::npos,
                 english(fits.error()).c_str());
    }
    for (int seats = info.min_seats; seats <= info.max_seats; ++seats)
        QVERIFY(game.check(default_values(game.rules()), seats));
}

void RegistryTest::botsPlayTheirMatches_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("bot");
    QTest::addColumn<int>("seats");
    for (const GameEntry* game : games()) {
        const Info& info = game->info();
        for (const BotTraits& bot : game->bots()) {
            if (kSanitized && bot.id == std::string_view("champion")) continue; // plays at odd rules
            for (const int seats : std::set<int>{info.min_seats, info.default_seats, info.max_seats}) {
                const bool slow = kSanitized || (!fullLevel() && bot.id == std::string_view("champion"));
                if (slow && seats != info.default_seats) continue; // minutes, of the same code
                QTest::addRow("%s %s, %d seats", info.id, bot.id, seats)
                    << QString::fromUtf8(info.id) << QString::fromUtf8(bot.id) << seats;
            }
        }
    }
}

/// Without a fault, and the record comes back from its text and gives the match back.
void RegistryTest::botsPlayTheirMatches() {
    QFETCH(QString, id);
    QFETCH(QString, bot);
    QFETCH(int, seats);
    const GameEntry& game = game_of(id);
    const auto record = play_record(game, default_values(game.rules()), {.seed = 5, .deal = 2, .match = 2},
                                    seats_of(bot.toStdString(), seats));
    QVERIFY2(record, record ? "" : english(record.error()).c_str());
    QVERIFY(record->faults.empty());
    QVERIFY(record->result);
    const std::string line = write_record(*record);
    const auto again = read_record(line);
    QVERIFY2(again, again ? "" : english(again.error()).c_str());
    QCOMPARE(write_record(*again), line);
    const auto replay = Replay::make(*again);
    QVERIFY2(replay, replay ? "" : english(replay.error()).c_str());
    QVERIFY(replay->finished());
    QVERIFY2(replay->reproduced(), qPrintable(QStringLiteral("differs at %1").arg(replay->differs_at())));
}

void RegistryTest::championsPlayOddRules_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QStringList>("odd");
    const auto row = [](const char* id, int seats, const char* odd) {
        const QStringList rules = QString::fromUtf8(odd).split(u' ');
        QTest::addRow("%s, %d seats, %s", id, seats, odd) << QString::fromUtf8(id) << seats << rules;
    };
    row("pazaak", 2, "side_cards=0 hands_to_win=1");
    row("pazaak", 2, "house_copies=1 side_cards=0 auto_stand=false");
    row("pazaak", 2, "side_copies=4 side_cards=10"); // too large to be solved
    row("euchre", 4, "points_to_win=1");
    row("euchre", 4, "points_to_win=1 stick_dealer=true left_bower=printed");
    row("zipdeck", 16, "rounds=1");
    row("zipdeck", 2, "rounds=1");
    row("zipdeck", 3, "rounds=40");
    row("thegame", 1, "hand=12");
    row("thegame", 1, "hand=1 minimum=1");
    row("thegame", 5, "hand=12 minimum=12");
    row("thegame", 2, "hand=2 minimum=1 minimum_empty=1");
}

/// At rules they are not tuned for: without a fault, to the end.
void RegistryTest::championsPlayOddRules() {
    QFETCH(QString, id);
    QFETCH(int, seats);
    QFETCH(QStringList, odd);
    const GameEntry& game = game_of(id);
    RuleValues rules = default_values(game.rules());
    for (const QString& rule : odd) {
        const auto set = set_rule(game.rules(), rule.toStdString(), rules);
        QVERIFY2(set, set ? "" : english(set.error()).c_str());
    }
    const auto fits = game.check(rules, seats);
    QVERIFY2(fits, fits ? "" : english(fits.error()).c_str());
    const auto record = play_record(game, rules, {.seed = 5, .deal = 2, .match = 2}, seats_of("champion", seats));
    QVERIFY2(record, record ? "" : english(record.error()).c_str());
    QVERIFY(record->faults.empty());
    QVERIFY(record->result);
}

/// No range promises a value that fits no table.
void RegistryTest::endsOfTheRulesAreReached() {
    QFETCH(QString, id);
    const auto missing = extremes_of(game_of(id)).missing();
    QVERIFY2(missing.empty(), missing.empty() ? "" : missing.front().c_str());
}

void RegistryTest::endsOfTheRulesAreRecorded_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<std::size_t>("extreme");
    for (const GameEntry* game : games()) {
        const auto extremes = extremes_of(*game).all();
        for (std::size_t i = 0; i < extremes.size(); ++i)
            QTest::addRow("%s, %s", game->info().id, extremes[i].name.c_str())
                << QString::fromUtf8(game->info().id) << i;
    }
}

/// However long the match and however many its points: what is written is read back, and its points are those of the
/// same match played by the engine alone.
void RegistryTest::endsOfTheRulesAreRecorded() {
    QFETCH(QString, id);
    QFETCH(std::size_t, extreme);
    const GameEntry& game = game_of(id);
    const auto [name, rules, seats] = extremes_of(game).all()[extreme];
    const Source source{.seed = 5, .deal = 2, .match = 2};
    const std::vector<std::string> bots = seats_of(game.bots().front().id, seats);
    const auto record = play_record(game, rules, source, bots);
    QVERIFY2(record, record ? "" : english(record.error()).c_str());
    const std::string line = write_record(*record);
    const auto again = read_record(line);
    QVERIFY2(again, again ? "" : english(again.error()).c_str());
    QCOMPARE(write_record(*again), line);
    const auto replay = Replay::make(*again);
    QVERIFY2(replay, replay ? "" : english(replay.error()).c_str());
    QVERIFY(replay->finished());
    QVERIFY2(replay->reproduced(), qPrintable(QStringLiteral("differs at %1").arg(replay->differs_at())));

    Series series{
        .number = 0, .entrants = std::vector<std::uint16_t>(static_cast<std::size_t>(seats)), .first_match = 2};
    series.first_deal = source.deal;
    series.matches = 1;
    series.seats = seats;
    series.seating = SeatingPlan::Fixed;
    series.seed = source.seed;
    const auto played = game.run_series(series, rules, std::vector{bots.front()});
    QVERIFY(again->result);
    QCOMPARE(again->result->points, std::vector<int>(played.points.begin(), played.points.end()));
    QCOMPARE(again->result->second, std::vector<int>(played.second.begin(), played.second.end()));
    QCOMPARE(Digest(*again->digest).folded(), played.lines.front().digest);
}

/// Every field left out, and every field turned into everything else.
void RegistryTest::brokenRecordsAreRefused() {
    QFETCH(QString, id);
    const GameEntry& game = game_of(id);
    const auto record = play_record(game, default_values(game.rules()), {.seed = 5, .deal = 2, .match = 2},
                                    seats_of(game.bots().front().id, game.info().default_seats));
    QVERIFY(record);
    const Json whole = record_to_json(*record);
    std::vector<Json::json_pointer> places;
    places_in(whole, Json::json_pointer{}, places);
    // Answers are alike, and there may be hundreds; the first ones stand for all.
    std::erase_if(places, [](const Json::json_pointer& place) {
        const std::string text = place.to_string();
        return text.starts_with("/steps/") && std::stoi(text.substr(7)) > 3;
    });
    int refused = 0;
    for (const auto& place : places) {
        for (const Json& value : wrong_values()) {
            Json broken = whole;
            broken[place] = value;
            const std::string line = broken.dump();
            QVERIFY2(trouble_with(line).isEmpty(), qPrintable(trouble_with(line) + QString::fromStdString(line)));
            refused += !read_record(line);
        }
        Json shorter = whole;
        auto& holder = shorter[place.parent_pointer()];
        if (holder.is_object())
            holder.erase(place.back());
        else
            holder.erase(static_cast<std::size_t>(std::stoi(place.back())));
        QVERIFY2(trouble_with(shorter.dump()).isEmpty(), shorter.dump().c_str());
    }
    QVERIFY(refused > 100);
    const std::string line = write_record(*record);
    for (std::size_t length = 0; length < line.size(); length += 1 + line.size() / 200)
        QVERIFY(!read_record(line.substr(0, length)));
}

HILLTOP_TEST(RegistryTest)
#include "registry_test.moc"
