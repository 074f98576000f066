// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/part_errors.h"
#include "analysis/reasons.h"
#include "analysis/report_parts.h"
#include "analysis/review_html.h"
#include "analysis/review_report.h"
#include "analysis/review_sum.h"
#include "analysis/review_text.h"
#include "engine/match.h"
#include "engine/table_of.h"
#include "games/thegame/solver/endgame.h"
#include "judging/weighted_mean.h"
#include "records/record_text.h"
#include "registry/registry.h"
#include "support/rounds.h"
#include "support/test.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <atomic>
#include <new>
#include <numeric>

using namespace hilltop;

namespace {

Replay played(const GameEntry& game, std::vector<std::string> bots, std::uint64_t match) {
    bots.resize(static_cast<std::size_t>(game.info().default_seats), bots.back());
    auto record = play_record(game, default_values(game.rules()), {7, match, match}, bots);
    return std::move(*Replay::make(std::move(*record), Replay::Asking::Later));
}

Replay pazaak(std::uint64_t match, const char* first = "careful", const char* second = "champion") {
    return played(*find_game("pazaak"), {first, second}, match);
}

/// The answers of The Game's judge in roll-outs: the quick rule, or with nothing left to draw what leaves the fewest.
TheGame::Action judges_action(const thegame::QuickMatch& quick, thegame::Endgame& endgame) {
    const auto best = quick.best_play();
    const bool ends = quick.may_end() && quick.too_dear(best);
    if (best.card == 0 && !quick.may_end()) return TheGame::lose();
    if (!quick.stack().empty()) return ends ? TheGame::end() : TheGame::play(best.card, best.pile);
    constexpr int kNodes = 1'000'000;
    const int fewest = endgame.fewest_left(quick, kNodes, {})->fewest;
    for (int pile = 0; pile < TheGame::kPiles; ++pile) {
        for (thegame::CardMask left = quick.hand(quick.turn()); left != 0; left &= left - 1) {
            const int card = thegame::lowest(left);
            if (!TheGame::fits(pile, quick.tops()[static_cast<std::size_t>(pile)], card)) continue;
            thegame::QuickMatch after = quick;
            after.play(card, pile);
            if (after.left() == 0 || endgame.fewest_left(after, kNodes, {})->fewest == fewest)
                return TheGame::play(card, pile);
        }
    }
    return TheGame::end();
}

/// The Game played as its judge plays, which no bot can, since it sees all hands.
Replay playedOpenly(std::uint64_t number) {
    const GameEntry& game = *find_game("thegame");
    const Source source{7, number, number};
    std::vector<RecordSeat> seats(static_cast<std::size_t>(game.info().default_seats), {"planner", 1, {}});
    Record record = new_record(game, default_values(game.rules()), source, seats);
    thegame::Endgame endgame;
    Match<TheGame> match(TheGame::Rules{}, game.info().default_seats, Chance(source.seed, source.deal));
    while (!match.over()) {
        const TheGame::State& state = match.state();
        RecordStep step;
        for (const Seat seat : match.pending()) {
            if (match.need(seat) == Need::May) {
                match.silence(seat);
                step.emplace_back();
                continue;
            }
            thegame::QuickMatch::Hands hands{};
            for (const Seat each : SeatSet::all(match.seats()))
                hands[static_cast<std::size_t>(each.index())] = thegame::mask_of(state.hands[each]);
            // In any order: that there is something to draw decides what the rule finds too dear.
            thegame::QuickMatch::Stack stack;
            for (const std::uint8_t card : state.stack)
                stack.push_back(card);
            const auto action = judges_action({state.open, hands, stack}, endgame);
            [[maybe_unused]] const char* refused = match.answer(seat, action);
            assert(refused == nullptr);
            step.emplace_back(TheGame::spell(action));
        }
        if (!match.resting()) record.steps.push_back(std::move(step));
        match.step();
    }
    record.result = record_result(match.result(), match.seats());
    return std::move(*Replay::make(std::move(record), Replay::Asking::Later));
}

Review reviewed(const Replay& replay, int samples, int threads = 1, std::uint64_t seed = 0) {
    ReviewOrder order;
    order.samples = samples;
    order.seed = seed;
    order.threads = threads;
    return **review(replay, order);
}

/// A replay of the same match that keeps this review, in this text.
Replay kept_in(const Replay& replay, const std::string& text) {
    Record record = replay.record();
    record.extra = {{"analysis", text}};
    auto read = read_record(write_record(record));
    return std::move(*Replay::make(std::move(*read), Replay::Asking::Later));
}

std::string why_not(const Replay& replay) {
    const auto kept = kept_review(replay);
    return kept ? std::string() : english(kept.error());
}

} // namespace

class ReviewTest : public QObject {
    Q_OBJECT
private slots:
    /// Whatever thread it was in, what is thrown is an error of the review.
    void withoutMemory() {
        const GameEntry& game = *find_game("pazaak");
        const Replay replay = played(game, {game.bots().front().id}, 5);
        for (const int threads : {1, 3}) {
            ReviewOrder order;
            order.samples = 2;
            order.threads = threads;
            order.progress = [](double share) {
                if (share > 0.1) throw std::bad_alloc();
            };
            const auto found = review(replay, order);
            QVERIFY(!found);
            QCOMPARE(QString::fromStdString(english(found.error())),
                     QStringLiteral("there is not enough memory to continue"));
        }
        const Review found = reviewed(replay, 2);
        QVERIFY(!marked(found).empty());
        QVERIFY(!reasons_of(replay, found, 2, []() -> bool { throw std::bad_alloc(); }));
    }
    void addsUp_data() {
        QTest::addColumn<QString>("game");
        for (const GameEntry* game : games()) {
            if (game->judge_traits()) QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
        }
    }
    /// start + luck + skill = result, and the result is the match's.
    void addsUp() {
        QFETCH(QString, game);
        const GameEntry& entry = *find_game(game.toStdString());
        for (int match = 0; match < rounds(20) + 1; ++match) {
            const Replay replay =
                played(entry, {entry.bots()[static_cast<std::size_t>(match) % 2].id, entry.judge_traits()->bot},
                       static_cast<std::uint64_t>(match));
            const Review found = reviewed(replay, 2);
            QCOMPARE(found.values.size(), static_cast<std::size_t>(replay.positions()));
            int numbered = 0;
            for (const ReviewedDecision& decision : found.decisions)
                numbered += decision.number >= 0 ? 1 : 0;
            QCOMPARE(numbered, replay.decisions().count());
            for (std::size_t seat = 0; seat < found.seats.size(); ++seat) {
                const SeatReview& sums = found.seats[seat];
                const double result =
                    worth_of_result(entry.info(), replay.last().result(), Seat(static_cast<int>(seat)),
                                    static_cast<int>(found.seats.size()));
                QVERIFY(std::abs(sums.start + sums.luck + sums.skill - result) < 1e-9);
                QVERIFY(std::abs(sums.result - result) < 1e-9);
                QVERIFY(sums.accuracy >= 0 && sums.accuracy <= 1);
                QVERIFY(sums.loss >= 0);
            }
        }
    }

    void theSumIsListed_data() { addsUp_data(); }
    /// All that was added up is listed, and adds up as it is printed: also where fewer is better. (Signs differed
    /// between start and luck in The Game.)
    void theSumIsListed() {
        QFETCH(QString, game);
        const GameEntry& entry = *find_game(game.toStdString());
        const Replay replay = played(entry, {entry.bots().front().id}, 5);
        const Review found = reviewed(replay, 2);
        for (const Seat seat : SeatSet::all(static_cast<int>(found.seats.size()))) {
            const SeatReview& sums = found.seats[static_cast<std::size_t>(seat.index())];
            double luck = 0, skill = 0;
            const auto terms = sum_terms(found, seat);
            QVERIFY(terms.front().kind == SumTerm::Kind::Start && terms.size() > 2);
            for (const SumTerm& term : terms) {
                if (term.kind == SumTerm::Kind::Luck) luck += term.change;
                if (term.kind == SumTerm::Kind::Skill) skill += term.change;
                QCOMPARE(term.kind == SumTerm::Kind::Skill, term.decision != nullptr);
            }
            QVERIFY(std::abs(luck - sums.luck) < 1e-9 && std::abs(skill - sums.skill) < 1e-9);
            QVERIFY(std::abs(terms.back().after - sums.result) < 1e-9);
            // As they are shown each line follows from the one above it: by differences of rounded numbers.
            const auto shown = shown_terms(entry.info(), found, seat);
            QCOMPARE(shown.size(), terms.size());
            for (std::size_t i = 1; i < shown.size(); ++i) {
                QVERIFY(std::abs(shown[i - 1].after + shown[i].change - shown[i].after) < 1e-9);
                QVERIFY(std::abs(shown[i].after - terms[i].after) < 0.0051);
            }
            const QString text = QString::fromStdString(sum_text(replay, found, seat));
            const QRegularExpression number(QStringLiteral("[-+]?[0-9]+\\.[0-9]+"));
            QList<double> last;
            auto each = number.globalMatch(text, text.lastIndexOf(u"start "));
            while (each.hasNext())
                last << each.next().captured().toDouble();
            QCOMPARE(last.size(), found.seats.size() > 1 ? 5 : 4);
            const double result = last.takeLast();
            QVERIFY2(std::abs(std::accumulate(last.begin(), last.end(), -result)) < 1e-9, qPrintable(text.right(200)));
            QVERIFY(result >= 0); // cards left, too
        }
    }

    /// The manual's example: Start 46.8, luck 14.6 + 25.2 + 22.7 = 62.5, skill -9.3, the others' 0: 100, and without
    /// its luck 37.5. Of decisions that were about 0.4 and 0.1 (best minus worst), 0.2 and 0 were lost: the accuracy is
    /// 1 - 0.2 / 0.5 = 60 %.
    void theManualsExample() {
        const auto decision = [](int seat, double skill, double loss, double stake) {
            ReviewedDecision made;
            made.seat = Seat(seat);
            made.skill = {skill, -skill};
            made.loss = Estimate{loss, 0.001, How::Sampled};
            made.options = {{"end", {}, {0, 0, How::Exact}}, {"stand", {}, {stake, 0.001, How::Sampled}}};
            return made;
        };
        Review found;
        found.seats.resize(2);
        found.seats[0].start = 0.468;
        found.seats[1].start = 0.532;
        found.luck = {{0.146, -0.146}, {0.252, -0.252}, {0.227, -0.227}};
        found.decisions = {decision(0, -0.093, 0.2, 0.4), decision(0, 0, 0, 0.1), decision(1, 0, 0, 0.3)};
        sum_up(found, MarkLimits());
        const SeatReview& seat = found.seats[0];
        const auto is = [](double value, double expected) { return std::abs(value - expected) < 1e-12; };
        QVERIFY(is(seat.luck, 0.625) && is(seat.own_skill, -0.093) && is(seat.skill - seat.own_skill, 0));
        QVERIFY(is(seat.result, 1) && is(seat.luck_adjusted(), 0.375));
        QVERIFY(is(seat.accuracy, 0.6) && is(found.seats[1].accuracy, 1));
        QVERIFY(is(found.seats[1].result, 0) && is(found.seats[1].skill - found.seats[1].own_skill, 0.093));
        QCOMPARE(seat.marks, (std::array<int, kMarks>{1, 0, 0, 1}));
    }

    /// Each estimate between two parts is in both: 0.03 between start and luck, 0.04 between luck and own skill, 0.12
    /// between that and the others', 0.09 back to luck. Luck: sqrt(0.03^2 + 0.04^2 + 0.09^2) = 0.10296; own:
    /// sqrt(0.04^2 + 0.12^2) = 0.12649; others: sqrt(0.12^2 + 0.09^2) = 0.15.
    void neighbouringPartsShareAnError() {
        const auto turn = [](PartErrors& errors, PartErrors::Part part, double error) {
            errors.turn(part, {0.5, error, How::Sampled});
        };
        PartErrors errors;
        turn(errors, PartErrors::Luck, 0.03);
        turn(errors, PartErrors::Luck, 0.5); // within a part it cancels out
        turn(errors, PartErrors::Own, 0.04);
        turn(errors, PartErrors::Others, 0.12);
        turn(errors, PartErrors::Luck, 0.09);
        const auto is = [](double value, double expected) { return std::abs(value - expected) < 5e-6; };
        QVERIFY(is(errors.of(PartErrors::Start), 0.03) && is(errors.of(PartErrors::Luck), 0.10296));
        QVERIFY(is(errors.of(PartErrors::Own), 0.12649) && is(errors.of(PartErrors::Others), 0.15));
    }

    /// Luck has no mean for anybody; skill has none for who plays as the reference does, and is less for who plays
    /// worse.
    void luckAndSkillMeanWhatTheySay_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("worse");
        QTest::addColumn<int>("matches");
        for (const GameEntry* game : released_games()) {
            const QString id = QString::fromUtf8(game->info().id);
            // enough for the worst bot to be found out; The Game's are the longest to review
            const int matches = id == u"thegame" ? 20 : id == u"euchre" ? 30 : 100;
            QTest::newRow(game->info().id) << id << QString::fromUtf8(game->bots().front().id) << matches;
        }
    }
    void luckAndSkillMeanWhatTheySay() {
        QFETCH(QString, game);
        QFETCH(QString, worse);
        QFETCH(int, matches);
        if (kSanitized) QSKIP("says of numbers what it says, and addsUp() runs the same code");
        const GameEntry& entry = *find_game(game.toStdString());
        const std::string reference = entry.judge_traits()->bot;
        const bool openly = game == u"thegame";
        // Nobody plays as a judge does who takes the mean of two ways to go on: that player only loses less.
        const bool played_by_nobody = !openly && entry.find_bot(entry.judge_traits()->reference) == nullptr;
        const auto seats = static_cast<std::size_t>(entry.info().default_seats);
        std::vector<std::string> bots; // by turns, so that partners are the same
        for (std::size_t seat = 0; seat < seats; ++seat)
            bots.push_back(seat % 2 == 1 && !openly ? reference : worse.toStdString());
        WeightedMean luck, own, less;
        for (int match = 0; match < rounds(matches); ++match) {
            const auto number = static_cast<std::uint64_t>(match);
            const Review found = reviewed(played(entry, bots, number), 4, 1, number);
            const Review good = openly ? reviewed(playedOpenly(number), 4, 1, number) : found;
            luck.add(found.seats[0].luck);
            for (std::size_t seat = 0; seat < seats; ++seat) {
                if (openly || seat % 2 == 1) own.add(good.seats[seat].own_skill);
                if (openly || seat % 2 == 0) less.add(found.seats[seat].own_skill);
            }
        }
        const auto told = [](const WeightedMean& mean) {
            return QStringLiteral("%1 +- %2").arg(mean.value()).arg(mean.error());
        };
        QVERIFY2(std::abs(luck.value()) <= 4 * luck.error(), qPrintable(told(luck)));
        if (played_by_nobody)
            QVERIFY2(own.value() > less.value() + 3 * std::hypot(own.error(), less.error()), qPrintable(told(own)));
        else
            QVERIFY2(std::abs(own.value()) <= 4 * own.error(), qPrintable(told(own)));
        if (qEnvironmentVariableIsSet("SHOW")) qInfo() << told(luck) << told(own) << told(less);
        QVERIFY2(less.value() < -3 * less.error() && less.value() < 0, qPrintable(told(less)));
    }

    /// Playing on as the judge does changes no worth, sample by sample, unless cards are drawn: no other seat may
    /// answer first in a roll-out. The mean over many matches is too coarse to show it.
    void goingOnAsTheJudgeChangesNothing() {
        const auto judge = find_game("thegame")->make_judge();
        int compared = 0;
        for (int match = 0; match < rounds(5); ++match) {
            const Replay replay = playedOpenly(static_cast<std::uint64_t>(match));
            for (int i = 0; i < replay.positions(); ++i) {
                const Table& table = replay.table(i);
                if (table.deciding().empty()) continue;
                if (judge->drew(table, replay.table(i + 1))) continue;
                const Replay::Act act = replay.acts(i)[0];
                const auto given = table.copy();
                QVERIFY(act.word && given->answer(act.seat, *act.word));
                const SearchBudget budget{3, static_cast<std::uint64_t>(i)};
                QCOMPARE((*judge->value(*given, budget, {}))[0].value, (*judge->value(table, budget, {}))[0].value);
                ++compared;
            }
        }
        QVERIFY2(compared >= 50, qPrintable(QString::number(compared)));
    }

    /// What errs in one match does not err alike in the next: many are put together as if each erred by itself.
    void matchesErrEachByItself() {
        const Replay one = played(*find_game("rps"), {"simple", "expert"}, 1);
        Record same = one.record();
        same.source.match = 2; // the same cards and answers
        const Replay other = std::move(*Replay::make(std::move(same), Replay::Asking::Later));
        const Review first = reviewed(one, 20), second = reviewed(other, 20);
        QCOMPARE(first.seats[0].start, second.seats[0].start);
        QCOMPARE(first.values.size(), second.values.size());
        std::size_t alike = 0;
        for (std::size_t i = 0; i < first.values.size(); ++i)
            alike += first.values[i][0].value == second.values[i][0].value ? 1 : 0;
        QVERIFY2(alike * 2 < first.values.size(), qPrintable(QString::number(alike)));
    }

    void sameWithAnyThreads() {
        const Replay replay = pazaak(3);
        const Json one = review_to_json(reviewed(replay, 20, 1), replay.record());
        QVERIFY(one == review_to_json(reviewed(replay, 20, 3), replay.record()));
        QVERIFY(one.dump().size() > 1000);
    }

    /// The worse answer loses, by what it costs: standing on eleven.
    void namesTheMistake() {
        const GameEntry& game = *find_game("pazaak");
        std::unique_ptr<Table> table;
        int total = 0;
        for (std::uint64_t deal = 0; total < 9 || total > 12; ++deal) {
            table = std::move(*game.make_table(default_values(game.rules()), 2, {1, deal, 1}));
            QVERIFY(table->answer(Seat(0), "end"));
            table->step();
            QVERIFY(table->answer(Seat(1), "end"));
            table->step();
            total = table->described(Seat(0))["seats"][0]["total"];
        }
        const Seat seat = *table->asked().begin();
        const auto judge = game.make_judge();
        const auto compared = judge->compare(*table, seat, false, "stand", {400, 1}, {});
        QVERIFY(compared && compared->options.size() >= 2);
        QVERIFY(compared->options.front().word != "stand");
        QCOMPARE(compared->options.front().behind.value, 0.0);
        const auto stand = std::find_if(compared->options.begin(), compared->options.end(),
                                        [](const auto& option) { return option.word == "stand"; });
        QVERIFY(stand != compared->options.end());
        QVERIFY(stand->behind.value > 3 * stand->behind.error);
        QVERIFY(stand->behind.error > 0);
    }

    void marksOnlyWhatIsNoChance() {
        const MarkLimits limits;
        const auto mark = [&](std::optional<Estimate> loss) {
            ReviewedDecision decision;
            decision.loss = loss;
            return mark_of(decision, limits);
        };
        QCOMPARE(mark({}), Mark::None);
        QCOMPARE(mark({{0.2, 0.15, How::Sampled}}), Mark::None);
        QCOMPARE(mark({{0.019, 0, How::Exact}}), Mark::None);
        QCOMPARE(mark({{0.02, 0, How::Exact}}), Mark::Doubtful);
        QCOMPARE(mark({{0.05, 0.01, How::Sampled}}), Mark::Mistake);
        QCOMPARE(mark({{0.3, 0.01, How::Sampled}}), Mark::Blunder);
        // The manual's table.
        QCOMPARE(Marking().chance.from, (std::array<double, 3>{0.02, 0.05, 0.1}));
        QCOMPARE(Marking().points.from, (std::array<double, 3>{0.1, 0.25, 0.5}));
        QCOMPARE(mark_limits(find_game("thegame")->info()).from, (std::array<double, 3>{0.3, 1, 3}));
        // Without stakes a match won is what a game with stakes counts.
        int staked = 0;
        for (const GameEntry* game : games()) {
            const char* stake = game->info().stake_rule;
            if (stake == nullptr) continue;
            ++staked;
            QCOMPARE(mark_limits(game->info()), MarkLimits());
            QCOMPARE(mark_limits(game->info(), {{stake, 0}}), MarkLimits());
            QCOMPARE(mark_limits(game->info(), {{stake, 20}}), Marking().points);
            QCOMPARE(reviewed(played(*game, {game->bots().front().id}, 1), 1).limits, MarkLimits());
        }
        QVERIFY(staked > 0);
        QCOMPARE(mark_limits(find_game("rps")->info()), Marking().points);
    }

    /// What would be marked near its error is judged again with eight times the roll-outs, and nothing else is. Without
    /// it such losses look half as large again as they are.
    void doubtfulMarksAreJudgedAgain() {
        const GameEntry& game = *find_game("zipdeck");
        const auto judge = game.make_judge();
        int sure = 0, doubtful = 0;
        for (std::uint64_t match = 1; match <= 4; ++match) {
            const Replay replay = played(game, {"novice", "casual", "novice"}, match);
            const Review found = reviewed(replay, 40, 2);
            for (const ReviewedDecision& decision : found.decisions) {
                if (!decision.loss || decision.forced()) continue;
                const auto once = judge_again(replay, found, decision, 40, *judge, {});
                const bool near = once->loss->value < 4 * once->loss->error;
                const bool again = mark_of(*once, found.limits) != Mark::None && near;
                QCOMPARE(decision.samples, again ? 320 : 0);
                const auto twice = judge_again(replay, found, decision, 320, *judge, {});
                QVERIFY(decision.loss == (again ? twice : once)->loss);
                ++(again ? doubtful : sure);
            }
        }
        QVERIFY(sure > 10 && doubtful > 5);
    }

    /// A decision is unforced unless all its answers are as good as the best within their errors, and the mean loss
    /// of unforced decisions is of just those.
    void unforcedLossesAreOfUnforcedDecisions() {
        const auto decision = [](double loss, double error, std::vector<double> behind) {
            ReviewedDecision made;
            made.seat = Seat(0);
            made.skill = {0};
            made.loss = Estimate{loss, error, How::Sampled};
            for (const double one : behind)
                made.options.push_back({std::nullopt, {}, {one, one == 0 ? 0 : 0.01, How::Sampled}});
            return made;
        };
        Review found;
        found.seats.resize(1);
        found.decisions = {decision(0.2, 0.01, {0, 0.005, 0.2}), // the second is as good, the third is not
                           decision(0.1, 0.01, {0, 0.1}), decision(0.009, 0.01, {0, 0.005, 0.009})};
        ReviewedDecision late = decision(0, 0, {0, 0.3}); // another seat's choice
        late.fault = true;
        late.loss.reset();
        found.decisions.push_back(late);
        QVERIFY(found.decisions[0].unforced() && found.decisions[1].unforced());
        QVERIFY(!found.decisions[2].unforced() && !found.decisions[3].unforced());
        sum_up(found, MarkLimits());
        const SeatReview& seat = found.seats[0];
        QCOMPARE(seat.unforced, 2);
        QCOMPARE(seat.decisions, 4);
        QVERIFY(std::abs(seat.loss_an_unforced().value - 0.3 / 2) < 1e-12);
        QVERIFY(std::abs(seat.loss_an_unforced().error - std::sqrt(2 * 0.01 * 0.01) / 2) < 1e-12);
        QVERIFY(std::abs(seat.loss_a_decision().value - 0.309 / 4) < 1e-12);
        for (const ReviewedDecision& one : found.decisions)
            QVERIFY(mark_of(one, found.limits) == Mark::None || one.unforced());
    }

    /// With nothing left to draw all is known: what the decisions lose with all cards open adds up to what was lost.
    void lossesOfTheEndAddUp_data() {
        QTest::addColumn<quint64>("seed");
        for (const quint64 seed : {11, 12, 13})
            QTest::addRow("seed %llu", seed) << seed;
    }
    void lossesOfTheEndAddUp() {
        QFETCH(const quint64, seed);
        const GameEntry& game = *find_game("thegame");
        auto record = play_record(game, default_values(game.rules()), {seed, 0, 0},
                                  std::vector<std::string>{"planner", "listener", "smallest-gap", "planner"});
        const Replay replay = std::move(*Replay::make(std::move(*record), Replay::Asking::Later));
        const Review found = reviewed(replay, 2);
        int first = 0; // position with nothing to draw
        while (!replay.table(first).over() &&
               static_cast<const TableOf<TheGame>&>(replay.table(first)).match().state().open.stack > 0)
            ++first;
        QVERIFY(!replay.table(first).over());
        const Estimate best = found.values[static_cast<std::size_t>(first)][0];
        QCOMPARE(best.how, How::Exact);
        double lost = 0;
        int chosen = 0;
        for (const ReviewedDecision& decision : found.decisions) {
            if (decision.position < first || !decision.loss_open) continue;
            QCOMPARE(decision.loss_open->how, How::Exact);
            QCOMPARE(decision.loss_open->error, 0.0);
            lost += decision.loss_open->value;
            ++chosen;
        }
        QVERIFY(chosen > 3);
        QCOMPARE(lost, best.value - found.seats[0].result);
    }

    /// What is shown of an answer is what it is worth beside the best, in every game.
    void lossesAreDifferences_data() {
        QTest::addColumn<QString>("game");
        for (const GameEntry* game : released_games())
            QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }
    void lossesAreDifferences() {
        QFETCH(QString, game);
        const GameEntry& entry = *find_game(game.toStdString());
        const Review found = reviewed(played(entry, {entry.bots().front().id}, 3), 3);
        int compared = 0;
        const auto fits = [&](const std::vector<Compared::Option>& options, const ReviewedDecision& decision,
                              const std::optional<Estimate>& loss) {
            for (const auto& option : options) {
                if (std::abs(options.front().worth.value - option.worth.value - option.behind.value) > 1e-9)
                    return false;
                if (option.word != decision.played || !loss) continue;
                ++compared;
                if (loss->value != option.behind.value) return false;
            }
            return true;
        };
        for (const ReviewedDecision& decision : found.decisions) {
            QVERIFY(fits(decision.options, decision, decision.loss));
            QVERIFY(fits(decision.open, decision, decision.loss_open));
        }
        QVERIFY(compared > 0);
    }

    void stops() {
        const Replay replay = pazaak(1);
        std::atomic<int> asked = 0;
        ReviewOrder order;
        order.samples = 1'000'000;
        order.threads = 2;
        order.stop = [&] { return ++asked > 100; };
        const auto found = review(replay, order);
        QVERIFY(found);
        QVERIFY(!*found);
        QVERIFY(asked < 1000);
    }

    void unfinishedMatch() {
        Record record = cut_before(pazaak(2).record(), 6);
        const auto replay = Replay::make(record, Replay::Asking::Later);
        QVERIFY(replay);
        QVERIFY(!replay->finished());
        const Review found = reviewed(*replay, 30);
        QCOMPARE(found.decisions.size(), std::size_t{6});
        const SeatReview& seat = found.seats[0];
        QVERIFY(seat.result > 0 && seat.result < 1);
        QVERIFY(std::abs(seat.start + seat.luck + seat.skill - seat.result) < 1e-9);
    }

    /// Whatever was played by whatever rules: it adds up, and is read back.
    void oddMatches_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("seats");
        QTest::addColumn<QStringList>("rules");
        QTest::newRow("sixteen seats") << "zipdeck" << 16 << QStringList{"rounds=3"};
        QTest::newRow("no rounds") << "zipdeck" << 2 << QStringList{"rounds=0"};
        QTest::newRow("no side cards") << "pazaak" << 2 << QStringList{"side_cards=0", "hands_to_win=1"};
        QTest::newRow("six side cards") << "pazaak" << 2 << QStringList{"side_cards=6", "house_copies=2"};
        QTest::newRow("one point") << "euchre" << 4
                                   << QStringList{"points_to_win=1", "stick_dealer=true", "left_bower=printed"};
        QTest::newRow("alone") << "thegame" << 1 << QStringList{"hand=12", "minimum=1"};
        QTest::newRow("five seats") << "thegame" << 5 << QStringList{"hand=3"};
    }
    void oddMatches() {
        QFETCH(const QString, game);
        QFETCH(const int, seats);
        QFETCH(const QStringList, rules);
        const GameEntry& entry = *find_game(game.toStdString());
        RuleValues values = default_values(entry.rules());
        for (const QString& rule : rules)
            QVERIFY(set_rule(entry.rules(), rule.toStdString(), values));
        const std::vector<std::string> bots(static_cast<std::size_t>(seats), entry.bots().front().id);
        Record record = *play_record(entry, values, {7, 1, 1}, bots);
        record.seats[0].bot = "somebody-who-left"; // no bot is asked again
        const auto replay = Replay::make(record, Replay::Asking::Later);
        QVERIFY(replay);
        const Review found = reviewed(*replay, 2, 2);
        QCOMPARE(found.seats.size(), static_cast<std::size_t>(seats));
        for (const SeatReview& seat : found.seats)
            QVERIFY(std::abs(seat.start + seat.luck + seat.skill - seat.result) < 1e-9);
        QVERIFY(keep_review(record, found));
        const auto again = Replay::make(*read_record(write_record(record)), Replay::Asking::Later);
        QVERIFY(again);
        QCOMPARE(why_not(*again), std::string());
        QVERIFY(review_to_json(**kept_review(*again), record) == review_to_json(found, record));
    }

    /// An answer that never came is not a choice; what it cost is the seat's, and branches are left alone.
    void faultsAndBranches() {
        const Replay whole = pazaak(2);
        constexpr int kCut = 2;
        Record record = cut_before(whole.record(), kCut);
        const auto cut = Replay::make(record, Replay::Asking::Later);
        QVERIFY(cut);
        const Seat late = *cut->last().pending().begin();
        const int number = cut->last().decision_of(late);
        record.branches.push_back({1, {whole.record().steps[1]}, {}});
        record.steps.push_back({"stand"}); // what the rules say for who is too late
        record.faults.push_back({kCut, late, Fault::TimeOut});
        const auto replay = Replay::make(record, Replay::Asking::Later);
        QVERIFY2(replay, replay ? "" : english(replay.error()).c_str());
        const Review found = reviewed(*replay, 20);
        const auto decision = std::find_if(found.decisions.begin(), found.decisions.end(),
                                           [&](const auto& one) { return one.number == number; });
        QVERIFY(decision != found.decisions.end());
        QVERIFY(decision->fault && !decision->loss);
        QVERIFY(std::abs(decision->skill[static_cast<std::size_t>(late.index())]) >
                0); // it was no good moment to stand
        for (const SeatReview& seat : found.seats)
            QVERIFY(std::abs(seat.start + seat.luck + seat.skill - seat.result) < 1e-9);
        QVERIFY(keep_review(record, found));
        const auto again = read_record(write_record(record));
        QVERIFY(again && again->branches == record.branches && again->faults == record.faults);
    }

    void isKeptWithTheRecord() {
        const Replay replay = pazaak(5);
        const Review found = reviewed(replay, 10);
        Record record = replay.record();
        QVERIFY(keep_review(record, found));
        auto read = read_record(write_record(record));
        QVERIFY(read);
        const auto again = Replay::make(std::move(*read), Replay::Asking::Later);
        const auto kept = kept_review(*again);
        QVERIFY(kept && *kept);
        QVERIFY(review_to_json(**kept, record) == review_to_json(found, record));
        // A deeper one stays, a shallower one goes; of another judge any goes.
        QVERIFY(!keep_review(record, reviewed(replay, 5)));
        QVERIFY(keep_review(record, reviewed(replay, 11)));
        Review other = reviewed(replay, 3);
        other.version = found.version + 1;
        QVERIFY(keep_review(record, other));
        QCOMPARE(record.extra.size(), std::size_t{1});
        QVERIFY(!*kept_review(replay));
    }

    /// One decision judged again with more samples equals what a review with that number says of it, and replaces it
    /// without touching the sums.
    void oneDecisionGoesDeeper() {
        const Replay replay = pazaak(2, "cautious");
        Review found = reviewed(replay, 10);
        const Review deep = reviewed(replay, 80);
        const auto judge = replay.game().make_judge();
        int deeper = 0;
        for (std::size_t i = 0; i < found.decisions.size(); ++i) {
            if (found.decisions[i].forced()) continue;
            const auto again = judge_again(replay, found, found.decisions[i], 80, *judge, {});
            QVERIFY(again.has_value());
            QCOMPARE(again->samples, 80);
            QCOMPARE(again->options.size(), deep.decisions[i].options.size());
            for (std::size_t row = 0; row < again->options.size(); ++row) {
                QVERIFY(again->options[row].word == deep.decisions[i].options[row].word);
                QVERIFY(again->options[row].worth == deep.decisions[i].options[row].worth);
            }
            QVERIFY(again->loss == deep.decisions[i].loss);
            QVERIFY(again->loss_open == deep.decisions[i].loss_open);
            QVERIFY(again->skill == found.decisions[i].skill);
            replace_decision(found, *again);
            QCOMPARE(found.decisions[i].samples, 80);
            ++deeper;
        }
        QVERIFY(deeper > 3);
        for (std::size_t seat = 0; seat < found.seats.size(); ++seat) {
            QCOMPARE(found.seats[seat].loss, deep.seats[seat].loss); // summed up again
            QVERIFY(found.seats[seat].marks == deep.seats[seat].marks);
        }
        const Json json = review_to_json(found, replay.record());
        const Replay kept = kept_in(replay, json.dump());
        QCOMPARE(why_not(kept), std::string());
        QVERIFY(review_to_json(**kept_review(kept), replay.record()) == json);
        QVERIFY(!judge_again(replay, found, found.decisions[0], 80, *judge, [] { return true; }).has_value() ||
                found.decisions[0].forced());
    }

    /// Older versions could say that an answer wins less than never. What they kept is read as far as it is possible.
    void impossibleChancesAreMended() {
        const Replay replay = pazaak(2, "cautious");
        Review old = reviewed(replay, 10);
        const auto wide = std::find_if(old.decisions.begin(), old.decisions.end(), [](const auto& decision) {
            return decision.options.size() > 2 && decision.played != decision.options.back().word;
        });
        QVERIFY(wide != old.decisions.end());
        const double best = wide->options.front().worth.value;
        wide->options.back().worth.value = -0.006;
        wide->options.back().behind.value = best + 0.006;
        sum_up(old, old.limits);
        const Replay kept = kept_in(replay, review_to_json(old, replay.record()).dump());
        QCOMPARE(why_not(kept), std::string());
        const Review mended = **kept_review(kept);
        for (const ReviewedDecision& decision : mended.decisions)
            for (const auto& option : decision.options)
                QVERIFY(option.worth.value >= 0 && option.worth.value <= 1);
        const auto at = static_cast<std::size_t>(wide - old.decisions.begin());
        QCOMPARE(mended.decisions[at].options.back().behind.value, best);
        for (std::size_t seat = 0; seat < mended.seats.size(); ++seat) // whose play is judged as before
            QCOMPARE(mended.seats[seat].own_skill, old.seats[seat].own_skill);
        QCOMPARE(why_not(kept_in(replay, review_to_json(mended, replay.record()).dump())), std::string());
    }

    /// Where a seat has marks and its skill is nothing, a sentence says why: it answers as the judge does, or gains
    /// and losses even out. (A mark beside a skill of 0 reads as a contradiction.)
    void marksBesideNoSkillAreExplained() {
        const Replay replay = pazaak(2, "cautious");
        Review found = reviewed(replay, 10);
        const Info& info = replay.game().info();
        QVERIFY(!marked(found).empty());
        const Seat seat = marked(found).front()->seat;
        const auto at = static_cast<std::size_t>(seat.index());
        QVERIFY(zero_skill(info, found, seat) == ZeroSkill::None);
        QVERIFY(review_report(replay, found).find("skill is") == std::string::npos);
        std::vector<double*> own;
        for (ReviewedDecision& decision : found.decisions)
            if (decision.seat == seat) own.push_back(&decision.skill[at]);
        QVERIFY(own.size() > 1);
        for (double* skill : own)
            *skill = 0;
        *own.front() = 0.2; // one answer made up for another
        *own.back() = -0.2;
        sum_up(found, found.limits);
        QVERIFY(std::abs(found.seats[at].own_skill) < 1e-12);
        QVERIFY(zero_skill(info, found, seat) == ZeroSkill::EvensOut);
        QVERIFY(review_report(replay, found).find("skill is 0.0 because gains and losses") != std::string::npos);
        QVERIFY(review_html(replay, found, {}).find("skill is 0.0 because gains and losses") != std::string::npos);
        *own.front() = *own.back() = 0;
        sum_up(found, found.limits);
        QVERIFY(zero_skill(info, found, seat) == ZeroSkill::LikeJudge);
        QVERIFY(zero_skill(info, found, Seat(1 - seat.index())) == ZeroSkill::None);
        QVERIFY(review_report(replay, found).find("skill is 0.0 because every") != std::string::npos);
        QVERIFY(review_html(replay, found, {}).find("skill is 0.0 because every") != std::string::npos);
    }

    void tamperedIsRefused_data() {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("error");
        QTest::newRow("luck") << "/positions/3/luck/0"
                              << "0.9"
                              << "analysis.positions[3].luck: the numbers do not add up";
        QTest::newRow("value") << "/positions/4/values/1"
                               << "7"
                               << "analysis.positions[4].luck: the numbers do not add up";
        QTest::newRow("skill") << "/decisions/1/skill/0"
                               << "-0.8"
                               << "do not add up";
        QTest::newRow("played") << "/decisions/1/played"
                                << "\"jump\""
                                << "analysis.decisions[1]: the match has another answer here";
        QTest::newRow("result") << "/seats/0/result"
                                << "0.25"
                                << "analysis.seats[0].result: the numbers do not add up";
        QTest::newRow("loss") << "/decisions/FIRST/loss"
                              << "0.5"
                              << "analysis.decisions[FIRST].loss: the numbers do not add up";
        QTest::newRow("no loss") << "/decisions/FIRST/loss"
                                 << "null"
                                 << "analysis.decisions[FIRST].loss: the numbers do not add up";
        QTest::newRow("option") << "/decisions/FIRST/options/0/behind"
                                << "0.5"
                                << "analysis.decisions[FIRST].options: the numbers do not add up";
        QTest::newRow("error") << "/decisions/FIRST/options/1/error"
                               << "-1"
                               << "analysis.decisions[FIRST].options: the numbers do not add up";
        QTest::newRow("mark") << "/decisions/FIRST/mark"
                              << "\"??\""
                              << "analysis.decisions[FIRST].mark: the numbers do not add up";
        QTest::newRow("accuracy") << "/seats/0/accuracy"
                                  << "1.5"
                                  << "analysis.seats[0].accuracy: the numbers do not add up";
        QTest::newRow("sum of losses") << "/seats/1/loss"
                                       << "-1"
                                       << "analysis.seats[1].loss: the numbers do not add up";
        QTest::newRow("error of losses") << "/seats/1/loss_error"
                                         << "-1"
                                         << "analysis.seats[1].loss_error: the numbers do not add up";
        QTest::newRow("marks") << "/seats/0/marks/??"
                               << "7"
                               << "analysis.seats[0].marks: the numbers do not add up";
        QTest::newRow("newer") << "/format"
                               << "99"
                               << "newer version";
        QTest::newRow("no list") << "/decisions"
                                 << "3"
                                 << "analysis.decisions: this must be a list";
        QTest::newRow("no number") << "/seats/1/start"
                                   << "\"a\""
                                   << "analysis.seats[1].start: this must be a number";
        QTest::newRow("no format") << "/format"
                                   << "null"
                                   << "analysis.format: this must be a whole number";
        QTest::newRow("short") << "/positions"
                               << "[]"
                               << "belongs to another match";
    }
    void tamperedIsRefused() {
        QFETCH(QString, pointer);
        QFETCH(QString, value);
        QFETCH(QString, error);
        const Replay replay = pazaak(5);
        Json json = review_to_json(reviewed(replay, 3), replay.record());
        QVERIFY(why_not(kept_in(replay, json.dump())).empty());
        std::size_t first = 0;
        while (json["decisions"][first]["options"].size() < 2)
            ++first;
        for (QString* text : {&pointer, &error})
            text->replace("FIRST", QString::number(first));
        json[nlohmann::ordered_json::json_pointer(pointer.toStdString())] = Json::parse(value.toStdString());
        const std::string why = why_not(kept_in(replay, json.dump()));
        QVERIFY2(QString::fromStdString(why).contains(error), why.c_str());
    }
};

HILLTOP_TEST(ReviewTest)
#include "review_test.moc"
