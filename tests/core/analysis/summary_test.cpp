// SPDX-License-Identifier: GPL-3.0-or-later
// What is read first must not be false: the sentences say what the review's own numbers say, and no more than its
// errors allow.
#include "analysis/report_parts.h"
#include "analysis/review_report.h"
#include "analysis/summary.h"
#include "registry/registry.h"
#include "support/test.h"

#include <QtTest>

using namespace hilltop;

namespace {

using Kind = SummarySentence::Kind;

/// A review of so many seats in which only what is added was luck or a loss.
Review made_up(int seats, std::vector<std::pair<double, double>> luck) {
    Review review;
    review.seats.resize(static_cast<std::size_t>(seats));
    for (std::size_t i = 0; i < luck.size(); ++i) {
        review.seats[i].luck = luck[i].first;
        review.seats[i].luck_error = luck[i].second;
    }
    return review;
}

void add_loss(Review& review, int seat, double loss, double error) {
    ReviewedDecision decision;
    decision.number = static_cast<int>(review.decisions.size());
    decision.position = decision.number;
    decision.seat = Seat(seat);
    decision.played = "worse";
    decision.loss = Estimate{loss, error, How::Sampled};
    decision.options = {{"better", {loss, error, How::Sampled}, {}}, {"worse", {}, *decision.loss}};
    review.decisions.push_back(decision);
}

std::vector<Kind> kinds_of(const std::vector<SummarySentence>& sentences) {
    std::vector<Kind> kinds;
    for (const auto& sentence : sentences)
        kinds.push_back(sentence.kind);
    return kinds;
}

std::string whole(const Replay& replay, const Review& review, std::optional<Seat> me) {
    std::string text;
    for (const SummaryText& sentence : summary_texts(replay, review, me))
        text += (text.empty() ? "" : " ") + sentence.whole();
    return text;
}

Replay played_by_first(const char* id, int seats) {
    const GameEntry& game = *find_game(id);
    const std::vector<std::string> bots(static_cast<std::size_t>(seats), game.bots()[0].id);
    return std::move(
        *Replay::make(*play_record(game, default_values(game.rules()), {5, 2, 2}, bots), Replay::Asking::Later));
}

} // namespace

class SummaryTest : public QObject {
    Q_OBJECT
private slots:
    void saysWhatIsWithinTheError() {
        const Info& info = find_game("pazaak")->info();
        Review review = made_up(2, {{0.10, 0.06}, {-0.10, 0.06}});
        add_loss(review, 0, 0.10, 0.06);
        const auto open = summary_of(info, review, {});
        QVERIFY((kinds_of(open) == std::vector{Kind::Luck, Kind::Clean}));
        QCOMPARE(open[0].parts[0].row.value, 0.10);
        QVERIFY(!open[0].parts[0].row.significant());
        const auto own = summary_of(info, review, Seat(0));
        QVERIFY((kinds_of(own) == std::vector{Kind::Row, Kind::Row, Kind::Clean, Kind::Row, Kind::Clean}));
        QVERIFY(own[0].parts[0].row.value == 0.10 && !own[0].parts[0].row.significant());
        QCOMPARE(own[1].parts[0].row.direction(), 0); // a loss is none with the cards as they lay
        // Beyond it both are told, the costliest with its decision.
        review.seats[0].luck_error = review.seats[1].luck_error = 0.01;
        review.decisions[0].loss->error = 0.01;
        add_loss(review, 0, 0.04, 0.01);
        add_loss(review, 1, 0.03, 0.01);
        const auto told = summary_of(info, review, Seat(0));
        QVERIFY((kinds_of(told) ==
                 std::vector{Kind::Row, Kind::Row, Kind::Mistakes, Kind::Costliest, Kind::Row, Kind::Mistakes}));
        QVERIFY(told[0].parts[0].row.value == 0.10 && told[0].parts[0].row.significant());
        QCOMPARE(told[2].parts[0].mistakes, 2);
        QCOMPARE(told[3].decision, &review.decisions[0]);
        QCOMPARE(told[5].parts.size(), std::size_t{1});
        QCOMPARE(told[5].parts[0].seat, Seat(1));
        // What is shown as 0.0 is nothing.
        review.seats[0].luck = 0.0004;
        review.seats[0].luck_error = 0;
        QCOMPARE(summary_of(info, review, Seat(0))[0].parts[0].row.direction(), 0);
    }

    void sidesOfEveryKind() {
        // Two sides: the luckier one. Of four who play for themselves, the one helped and the one hurt most.
        Review four = made_up(4, {{-0.2, 0.01}, {0.2, 0.01}, {-0.2, 0.01}, {0.2, 0.01}});
        const auto partners = summary_of(find_game("euchre")->info(), four, {});
        QCOMPARE(partners[0].parts.size(), std::size_t{1});
        QCOMPARE(partners[0].parts[0].seat, Seat(1));
        four.seats[3].luck = 0.3;
        four.seats[2].luck = -0.3;
        const auto alone = summary_of(find_game("zipdeck")->info(), four, {});
        QCOMPARE(alone[0].parts.size(), std::size_t{2});
        QCOMPARE(alone[0].parts[0].seat, Seat(3));
        QCOMPARE(alone[0].parts[1].seat, Seat(2));
        // One result for all: whom it helped is everyone.
        const Review shared = made_up(3, {{-2.5, 0.1}, {-2.5, 0.1}, {-2.5, 0.1}});
        const auto together = summary_of(find_game("thegame")->info(), shared, {});
        QCOMPARE(together[0].parts.size(), std::size_t{1});
        QCOMPARE(together[0].parts[0].row.value, -2.5);
        // Of many who made mistakes, those whose mistakes cost most.
        Review many = made_up(8, std::vector<std::pair<double, double>>(8));
        for (int seat = 0; seat < 6; ++seat)
            add_loss(many, seat, 0.03 + 0.01 * seat, 0.001);
        const auto lost = summary_of(find_game("zipdeck")->info(), many, {});
        QVERIFY((kinds_of(lost) == std::vector{Kind::Luck, Kind::Mistakes, Kind::Costliest}));
        QCOMPARE(lost[1].parts.size(), std::size_t{3});
        QCOMPARE(lost[1].parts[0].seat, Seat(5));
        QCOMPARE(lost[1].more, 3);
    }

    void words() {
        const Replay pazaak = played_by_first("pazaak", 2);
        const auto names = report_names(pazaak.record());
        Review review = made_up(2, {{-0.317, 0.01}, {0.317, 0.2}});
        QCOMPARE(whole(pazaak, review, {}),
                 names[1] + " gained 31.7 % (not significant) from the cards. No one made a clear mistake.");
        review.seats[1].luck_error = 0.01;
        add_loss(review, 0, 0.1, 0.01);
        add_loss(review, 0, 0.049, 0.01);
        review.seats[0].skill = -0.183;
        review.seats[0].own_skill = -0.133;
        const std::string costliest = " The costliest: decision 1, " + names[0] + ": worse (10.0 %, better: better).";
        QCOMPARE(whole(pazaak, review, Seat(0)),
                 names[0] + " lost 31.7 % to the cards. " + names[0] + " lost 13.3 % by their own decisions. " +
                     names[0] + " made 2 mistakes." + costliest + ' ' + names[0] + " lost 5.0 % by the decisions of " +
                     names[1] + ". " + names[1] + " made no clear mistake.");
        QCOMPARE(whole(pazaak, review, {}),
                 names[1] + " gained 31.7 % from the cards. " + names[0] + " made 2 mistakes." + costliest);
        const Replay game = played_by_first("thegame", 3);
        Review left = made_up(3, {{-2.5, 0.1}, {-2.5, 0.1}, {-2.5, 0.1}});
        add_loss(left, 1, 1.5, 0.1);
        const std::string who = report_names(game.record())[1];
        QCOMPARE(whole(game, left, {}), "Unlucky draws left 2.50 cards more. " + who +
                                            " made 1 mistake. The costliest: decision 1, " + who +
                                            ": worse (1.50 cards, better: better).");
    }

    void everyGame_data() {
        QTest::addColumn<QString>("id");
        for (const GameEntry* game : games())
            if (game->judge_traits()) QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }
    /// Of a real match, the sentences are on top of its report, and their numbers are sums of the review's.
    void everyGame() {
        QFETCH(QString, id);
        const GameEntry& game = *find_game(id.toStdString());
        const Replay replay = played_by_first(game.info().id, game.info().default_seats);
        ReviewOrder order;
        order.samples = 6;
        const Review found = **review(replay, order);
        const auto seats = SeatSet::all(game.info().default_seats);
        for (const Seat seat : seats) {
            const auto told = summary_of(game.info(), found, seat);
            QCOMPARE(told.front().parts.front().seat, seat);
            int mistakes = 0;
            double most = 0;
            for (const ReviewedDecision* decision : marked(found)) {
                if (decision->seat != seat) continue;
                ++mistakes;
                most = std::max(most, decision->loss->value);
            }
            QCOMPARE(told[2].parts.front().mistakes, mistakes);
            for (const auto& sentence : told)
                if (sentence.decision != nullptr) QCOMPARE(sentence.decision->loss->value, most);
        }
        QVERIFY(review_report(replay, found).find(whole(replay, found, {}).substr(0, 10)) != std::string::npos);
    }
};

HILLTOP_TEST(SummaryTest)
#include "summary_test.moc"
