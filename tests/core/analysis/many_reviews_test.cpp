// SPDX-License-Identifier: GPL-3.0-or-later
// Sums over many matches, held against numbers made by hand.
#include "analysis/many_reviews.h"
#include "registry/registry.h"
#include "support/test.h"

#include <QtTest>

#include <cmath>

using namespace hilltop;

namespace {

constexpr int kSamplesOfMany = 10;

bool near(double a, double b) {
    return std::abs(a - b) < 1e-9;
}

/// A match of Pazaak between Ada and Bob, deal by deal.
Replay pazaak_of(std::uint64_t deal, bool swapped = false, const char* game = "pazaak", const RuleValues& rules = {}) {
    const GameEntry& entry = *find_game(game);
    RuleValues all = default_values(entry.rules());
    for (const auto& [rule, value] : rules)
        all[rule] = value;
    const std::vector<std::string> bots(static_cast<std::size_t>(entry.info().default_seats), entry.bots()[0].id);
    Record record = *play_record(entry, all, {3, deal, deal}, bots);
    for (std::size_t i = 0; i < record.seats.size(); ++i)
        record.seats[i].name = (i % 2 == 0) == swapped ? "Bob" : "Ada";
    return std::move(*Replay::make(std::move(record), Replay::Asking::Later));
}

/// What a review would say: by seat of Ada, who sits at `seat`; Bob has the rest.
Review made(std::size_t seat, double result, double luck, double dealt, double dealt_error = 0) {
    Review review;
    review.samples = kSamplesOfMany;
    review.values.assign(1, std::vector<Estimate>(2));
    const How how = dealt_error > 0 ? How::Sampled : How::Exact;
    review.values[0][seat] = {dealt, dealt_error, how};
    review.values[0][1 - seat] = {1 - dealt, dealt_error, how};
    review.seats.resize(2);
    review.seats[seat].result = result;
    review.seats[seat].luck = luck;
    review.seats[1 - seat].result = 1 - result;
    review.seats[1 - seat].luck = -luck;
    return review;
}

struct Played {
    double result, luck, dealt;
};
constexpr Played kPlayed[] = {{1, 0.5, 0.3}, {0, -0.3, 0.5}, {1, 0.2, 0.3}, {1, 0.4, 0.5}};

ReviewedDecision decided(int number, int seat, const char* played, double loss, double loss_error, double stake,
                         std::vector<const char*> options) {
    ReviewedDecision decision;
    decision.number = number;
    decision.seat = Seat(seat);
    decision.played = played;
    decision.loss = Estimate{loss, loss_error, How::Sampled};
    for (std::size_t i = 0; i < options.size(); ++i)
        decision.options.push_back(
            {std::string(options[i]),
             {},
             {stake * static_cast<double>(i) / static_cast<double>(options.size() - 1), 0.001, How::Sampled}});
    return decision;
}

const EntrantReview& entrant(const std::vector<EntrantReview>& all, const char* name) {
    return *std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.name == name; });
}

} // namespace

class ManyReviewsTest : public QObject {
    Q_OBJECT
private slots:
    void meansOverDeals() {
        DealMean mean;
        QVERIFY(!mean.measured().error);
        mean.add(0, 1, 1);
        mean.add(0, 2, 1);
        QVERIFY(near(mean.measured().value, 1.5));
        QVERIFY2(!mean.measured().error, "one deal says nothing of how deals differ");
        mean.add(1, 1, 1);
        mean.add(2, 2, 1);
        QVERIFY(near(mean.measured().value, 1.5));
        QVERIFY(near(*mean.measured().error, std::sqrt(0.5 * 3 / 2) / 4));
        mean.add(7, 0, 0); // what does not count is no deal
        QVERIFY(near(*mean.measured().error, std::sqrt(0.5 * 3 / 2) / 4));
    }

    /// Styles are the game's own counts: every answer of Pazaak is one of three, and each belongs to an entrant.
    void stylesAreTheGames() {
        ManyReviews many(pazaak_of(0));
        std::int64_t answers = 0;
        for (std::uint64_t i = 0; i < 4; ++i) {
            const Replay replay = pazaak_of(i, i % 2 == 1);
            many.add(i, replay, made(i % 2, 1, 0, 0.5));
            for (const RecordStep& step : replay.record().steps)
                answers += static_cast<std::int64_t>(step.size());
        }
        const auto all = many.entrants();
        std::int64_t counted = 0;
        for (const EntrantReview& one : all) {
            QCOMPARE(one.styles.size(), std::size_t{4});
            QCOMPARE(one.styles[0].answer, std::string("ends"));
            QCOMPARE(one.styles[3].answer, std::string("over_20"));
            std::int64_t times = 0;
            for (std::size_t i = 0; i < 3; ++i) {
                QCOMPARE(one.styles[i].of, one.styles[0].of);
                times += one.styles[i].times;
            }
            QCOMPARE(times, one.styles[0].of);
            counted += times;
            QVERIFY(one.styles[3].of > 0 && one.styles[3].times <= one.styles[3].of);
        }
        QCOMPARE(counted, answers);
        QCOMPARE(entrant(all, "Ada").styles[0].field_times, entrant(all, "Bob").styles[0].times);
        QCOMPARE(entrant(all, "Ada").styles[0].field_of, entrant(all, "Bob").styles[0].of);
    }

    void standingsPlainAndAdjusted() {
        ManyReviews many(pazaak_of(0));
        for (std::uint64_t i = 0; i < 4; ++i) {
            const auto& [result, luck, dealt] = kPlayed[i];
            const std::size_t seat = i % 2;
            many.add(i, pazaak_of(i, seat == 1), made(seat, result, luck, seat == 0 ? dealt : 1 - dealt));
        }
        const auto all = many.entrants();
        QCOMPARE(all.size(), std::size_t{2});
        const EntrantReview& ada = all.front();
        QCOMPARE(ada.name, std::string("Ada"));
        QCOMPARE(ada.place, 1);
        QCOMPARE(ada.finished, 4);
        QVERIFY(near(ada.result.value, 0.75));
        QVERIFY(near(*ada.result.error, 0.25));
        QVERIFY(near(ada.luck_adjusted.value, 0.55));
        QVERIFY(near(ada.luck.value, 0.2));
        // Both seats alike, and what one wins the other loses: the estimate of the start drops out.
        QVERIFY(near(*ada.luck_adjusted.error, std::sqrt(0.13 * 4 / 3) / 4));
        QVERIFY(near(*ada.plain_matches(), 4 * 0.0625 / (0.13 * 4 / 3 / 16)));
        QVERIFY(near(*many.luck_factor(), 0.0625 / (0.13 * 4 / 3 / 16)) && many.luck_helps());
        QVERIFY(near(all.back().luck_adjusted.value, 0.45));
        QCOMPARE(all.back().place, 2);
        QCOMPARE(all.back().plain_place, 2);
    }

    /// Two matches of one deal are one observation.
    void duplicateDealsAreOne() {
        ManyReviews many(pazaak_of(0));
        for (std::uint64_t i = 0; i < 4; ++i) {
            const std::size_t seat = i % 2;
            many.add(i, pazaak_of(i / 2, seat == 1), made(seat, kPlayed[i].result, kPlayed[i].luck, 0.5));
        }
        const auto all = many.entrants();
        // Deals: 1 + 0 and 1 + 1 against twice 0.75.
        QVERIFY(near(*entrant(all, "Ada").result.error, std::sqrt((0.25 + 0.25) * 2) / 4));
    }

    /// Who always sits at one seat carries the error of that seat's start in every match.
    void theStartIsShared_data() {
        QTest::addColumn<double>("dealtError");
        QTest::addColumn<double>("variance");
        QTest::newRow("exact worths of the deals") << 0.0 << 0.04 / 3;
        QTest::newRow("sampled ones: the results") << 0.1 << 0.25;
    }
    void theStartIsShared() {
        QFETCH(double, dealtError);
        QFETCH(double, variance);
        ManyReviews many(pazaak_of(0));
        for (std::uint64_t i = 0; i < 4; ++i)
            many.add(i, pazaak_of(i), made(0, kPlayed[i].result, kPlayed[i].luck, kPlayed[i].dealt, dealtError));
        const double shared = variance / (16 * kSamplesOfMany);
        const auto all = many.entrants();
        QVERIFY(near(*entrant(all, "Ada").luck_adjusted.error, std::sqrt(0.13 * 4 / 3 / 16 + shared)));
        QVERIFY(near(*entrant(all, "Bob").luck_adjusted.error, std::sqrt(0.13 * 4 / 3 / 16 + shared)));
        QVERIFY(near(*entrant(all, "Ada").result.error, 0.25));
    }

    /// A start with an error of its own, as a solved one has, errs by that.
    void theStartErrsByItsOwnError() {
        ManyReviews many(pazaak_of(0));
        for (std::uint64_t i = 0; i < 4; ++i) {
            Review review = made(0, kPlayed[i].result, kPlayed[i].luck, kPlayed[i].dealt);
            for (SeatReview& seat : review.seats)
                seat.start_error = 0.001;
            many.add(i, pazaak_of(i), review);
        }
        const auto all = many.entrants();
        QVERIFY(near(*entrant(all, "Ada").luck_adjusted.error, std::sqrt(0.13 * 4 / 3 / 16 + 1e-6)));
    }

    /// Where luck can't be estimated well enough, results are better left as they are.
    void luckThatMakesItLessExact() {
        ManyReviews many(pazaak_of(0));
        constexpr double kResults[] = {1, 0, 1, 1}, kLuck[] = {-0.6, 1.2, -0.5, 1.5};
        for (std::uint64_t i = 0; i < 4; ++i) {
            const std::size_t seat = i % 2;
            QVERIFY(!many.luck_helps());
            many.add(i, pazaak_of(i, seat == 1), made(seat, kResults[i], kLuck[i], 0.5));
        }
        double plain = 0, adjusted = 0;
        for (int i = 0; i < 4; ++i) {
            plain += std::pow(kResults[i] - 0.75, 2);
            adjusted += std::pow(kResults[i] - kLuck[i] - 0.35, 2);
        }
        QVERIFY(near(*many.luck_factor(), plain / adjusted));
        QVERIFY(*many.luck_factor() < 1 && !many.luck_helps());
        QCOMPARE(many.entrants().front().name, std::string("Ada")); // though luck would have it otherwise
        for (const EntrantReview& one : many.entrants())
            QCOMPARE(one.place, one.plain_place);
    }

    /// What an entrant does with both of its seats belongs together.
    void playAgainstItself() {
        ManyReviews many(pazaak_of(0));
        for (std::uint64_t i = 0; i < 3; ++i) {
            Record record = pazaak_of(i).record();
            record.seats[0].name = record.seats[1].name = "Ada";
            const auto replay = Replay::make(record, Replay::Asking::Later);
            many.add(i, *replay, made(0, kPlayed[i].result, kPlayed[i].luck, 0.5));
        }
        const auto all = many.entrants();
        QCOMPARE(all.size(), std::size_t{1});
        QCOMPARE(all[0].matches, 3);
        QVERIFY(near(all[0].result.value, 0.5));
        QVERIFY(near(*all[0].result.error, 0));
        QVERIFY(!all[0].plain_matches());
    }

    /// Who always wins has results that do not spread; that spares no matches.
    void resultsThatAreAllTheSame() {
        ManyReviews many(pazaak_of(0));
        for (std::uint64_t i = 0; i < 3; ++i)
            many.add(i, pazaak_of(i), made(0, 1 - 1e-14 * static_cast<double>(i), kPlayed[i].luck, 0.5));
        const auto all = many.entrants();
        QVERIFY(*entrant(all, "Ada").luck_adjusted.error > 0.1);
        QVERIFY(!entrant(all, "Ada").plain_matches());
    }

    void unfinishedMatchesHaveNoResult() {
        ManyReviews many(pazaak_of(0));
        const auto replay = Replay::make(cut_before(pazaak_of(0).record(), 4), Replay::Asking::Later);
        many.add(0, *replay, made(0, 0.6, 0.1, 0.5));
        const auto all = many.entrants();
        QCOMPARE(all[0].matches, 1);
        QCOMPARE(all[0].finished, 0);
        QVERIFY(near(all[0].result.value, 0));
        QVERIFY(!all[0].result.error);
    }

    void decisionsAreCounted() {
        ManyReviews many(pazaak_of(0));
        Review first = made(0, 1, 0, 0.5), second = made(0, 0, 0, 0.5);
        first.decisions = {decided(0, 0, "stand", 0.2, 0.01, 0.4, {"end", "stand"}),
                           decided(1, 1, "end", 0.0, 0.0, 0.1, {"end", "stand"}),
                           decided(2, 0, "play 3", 0.03, 0.001, 0.1, {"end", "play 3", "stand"})};
        second.decisions = {decided(0, 0, "end", 0.0, 0.0, 0.3, {"end", "stand"}),
                            decided(1, 1, "stand", 0.07, 0.01, 0.1, {"end", "stand"})};
        ReviewedDecision forced;
        forced.number = 2;
        forced.seat = Seat(0);
        forced.played = "end";
        second.decisions.push_back(forced);
        // As good as the best within its error, as are all: it lost something, which no one could know.
        second.decisions.push_back(decided(3, 0, "stand", 0.0005, 0.001, 0.0005, {"end", "stand"}));
        ReviewedDecision told; // a fault at a rest
        told.number = -1;
        second.decisions.push_back(told);
        many.add(10, pazaak_of(0), first);
        many.add(11, pazaak_of(1), second);
        const auto all = many.entrants();
        const EntrantReview& ada = entrant(all, "Ada");
        QCOMPARE(ada.decisions, 5);
        QCOMPARE(ada.unforced, 3);
        QVERIFY(near(ada.loss.value, 0.2305 / 5));
        QVERIFY(near(*ada.loss.error, std::sqrt(2 * 2 * std::pow(0.23 - 2 * 0.2305 / 5, 2)) / 5));
        QVERIFY(near(ada.loss_unforced.value, 0.23 / 3));
        QVERIFY(near(ada.accuracy.value, 1 - 0.2305 / 0.8005));
        QCOMPARE(ada.marks, (std::array<int, kMarks>{2, 1, 0, 1}));
        QCOMPARE(ada.answers.size(), std::size_t{2}); // all who could play a card did: no difference
        const auto shares = [](const AnswerShare& share) {
            return std::vector<std::int64_t>{share.times, share.of, share.field_times, share.field_of};
        };
        QCOMPARE(ada.answers[0].answer, std::string("end"));
        QCOMPARE(shares(ada.answers[0]), (std::vector<std::int64_t>{1, 4, 1, 2}));
        QCOMPARE(ada.answers[1].answer, std::string("stand"));
        QCOMPARE(shares(ada.answers[1]), (std::vector<std::int64_t>{2, 4, 1, 2}));

        const auto moments = many.moments();
        QCOMPARE(moments.size(), std::size_t{3});
        QCOMPARE(moments[0].match, std::size_t{10});
        QCOMPARE(moments[0].mark, Mark::Blunder);
        QCOMPARE(moments[0].better, std::optional<std::string>("end"));
        QCOMPARE(moments[1].match, std::size_t{11});
        QCOMPARE(moments[1].name, std::string("Bob"));
        QCOMPARE(moments[2].played, std::optional<std::string>("play 3"));
    }

    /// Ada decides at the start of four deals and loses 0.4, 0.2, 0.1 and 0.1: 0.2 on average, and 0.1 - 0.3 = -0.2 in
    /// the later half. The earlier two lie 0.1 from their mean: sqrt(2 / 1 * 0.02) / 2 = 0.1 is the error, that of the
    /// others is 0. Bob loses 0.5 and 0.3 in two more deals.
    void kindsOfDecisions() {
        ManyReviews many(pazaak_of(0));
        constexpr double kLosses[] = {0.4, 0.2, 0.1, 0.1, 0.5, 0.3};
        for (std::uint64_t i = 0; i < 6; ++i) {
            Review review = made(i < 4 ? 0 : 1, 1, 0, 0.5);
            review.decisions = {decided(0, 0, "stand", kLosses[i], 0.001, kLosses[i], {"end", "stand"})};
            many.add(i, pazaak_of(i, i >= 4), review);
        }
        const auto all = many.entrants();
        const auto &ada = entrant(all, "Ada").kinds, &bob = entrant(all, "Bob").kinds;
        QCOMPARE(ada.size(), std::size_t{1});
        QCOMPARE(ada[0].unforced, 4);
        QCOMPARE(ada[0].mistakes, 4);
        QVERIFY(near(ada[0].loss.value, 0.2) && near(ada[0].others->value, 0.4));
        QVERIFY(near(ada[0].trend->value, -0.2) && near(*ada[0].trend->error, 0.1));
        QVERIFY(near(bob[0].loss.value, 0.4) && near(bob[0].others->value, 0.2));
        QVERIFY(!bob[0].trend); // no deal in the earlier half
    }

    void kindsOfAnswers() {
        QCOMPARE(answer_kind("stand"), std::string("stand"));
        QCOMPARE(answer_kind("play 9h"), std::string("play"));
        QCOMPARE(answer_kind("42>3"), std::string("card"));
        QCOMPARE(answer_kind({}), std::string("silence"));
    }

    void onlyTheSameGameStandsTogether() {
        const ManyReviews many(pazaak_of(0));
        QVERIFY(many.takes(pazaak_of(1)));
        QVERIFY(!many.takes(pazaak_of(1, false, "rps")));
        QVERIFY(!many.takes(pazaak_of(1, false, "pazaak", {{"hands_to_win", 2}})));
    }
};

HILLTOP_TEST(ManyReviewsTest)
#include "many_reviews_test.moc"
