// SPDX-License-Identifier: GPL-3.0-or-later
// The quiz: puzzles out of reviewed and of fresh matches, and the boxes what one got wrong goes through.
#include "review_files/quiz_deck.h"

#include "base/text_file.h"
#include "registry/registry.h"
#include "support/test.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace hilltop;

namespace {

constexpr int kToday = 20000;

Replay replay_of(std::uint64_t number) {
    const GameEntry& game = *find_game("pazaak");
    return std::move(*Replay::make(*play_record(game, default_values(game.rules()), {42, number, number},
                                                std::vector<std::string>{"cautious", "bold"}),
                                   Replay::Asking::Later));
}

/// A puzzle with a clear best answer, and a wrong one.
struct Asked {
    Puzzle puzzle;
    std::optional<std::string> best, worst;
};

Asked asked(std::uint64_t match = 1) {
    const Replay replay = replay_of(match);
    const auto found = review(replay, {.samples = 20});
    Asked asked;
    double most = 0;
    for (const ReviewedDecision& decision : (*found)->decisions) {
        if (decision.options.size() < 2 || decision.options.back().behind.value <= most) continue;
        most = decision.options.back().behind.value;
        asked = {*puzzle_of(replay, **found, decision.number), decision.options.front().word,
                 decision.options.back().word};
    }
    return asked;
}

} // namespace

class QuizDeckTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::string path(const char* name) const { return m_folder.filePath(QString::fromUtf8(name)).toStdString(); }

private slots:
    /// A puzzle ends with its question, and says nothing of what was played.
    void puzzlesOfAReview() {
        const Replay replay = replay_of(3);
        const auto found = review(replay, {.samples = 4});
        int puzzles = 0;
        for (const ReviewedDecision& decision : (*found)->decisions) {
            const auto puzzle = puzzle_of(replay, **found, decision.number);
            QCOMPARE(puzzle.has_value(), !decision.forced());
            if (!puzzle) continue;
            ++puzzles;
            const auto again = Replay::make(puzzle->record, Replay::Asking::Later);
            QVERIFY(again);
            const auto question = question_of(*again);
            QVERIFY(question->pending().contains(decision.seat));
            QCOMPARE(question->decision_of(decision.seat), decision.number);
            QCOMPARE(puzzle->decision.played, std::optional<std::string>(""));
            QVERIFY(!puzzle->decision.loss);
            QCOMPARE(answered(puzzle->decision, decision.played).loss->value, decision.loss->value);
        }
        QVERIFY(puzzles > 3);
        QVERIFY(!puzzle_of(replay, **found, 100000));
    }

    /// A moment without an answer is judged as a review judges it.
    void anOpenMoment() {
        const Asked question = asked();
        const auto replay = Replay::make(question.puzzle.record, Replay::Asking::Later);
        const auto judge = replay->game().make_judge();
        const auto found = judge_moment(*question_of(*replay), replay->positions() - 1, question.puzzle.decision.seat,
                                        {50, 1}, *judge, {});
        QVERIFY(found);
        QCOMPARE(found->options.size(), question.puzzle.decision.options.size());
        QCOMPARE(found->options.front().word, question.best);
        QVERIFY(!judge_moment(*question_of(*replay), 0, question.puzzle.decision.seat, {50, 1}, *judge,
                              [] { return true; }));
    }

    void freshOnesAreAsHardAsAsked() {
        const GameEntry& game = *find_game("pazaak");
        int found = 0;
        for (const Difficulty difficulty : {Difficulty::Easy, Difficulty::Medium, Difficulty::Hard}) {
            for (std::uint64_t seed = 1; seed < 4; ++seed) {
                const auto puzzle = fresh_puzzle(game, difficulty, seed, {});
                if (!puzzle) continue;
                ++found;
                QCOMPARE(difficulty_of(puzzle->decision, mark_limits(game.info())), std::optional(difficulty));
                const auto replay = Replay::make(puzzle->record, Replay::Asking::Later);
                QVERIFY(replay && question_of(*replay)->pending().contains(puzzle->decision.seat));
            }
        }
        QVERIFY(found >= 5);
    }

    /// Out of matches of the level that was asked for, the same for the same seed.
    void freshOnesAreOfTheKindAsked() {
        const GameEntry& game = *find_game("pazaak");
        const FreshKind wanted{"pazaak", default_values(game.rules()), {"bold", "cautious"}, 6};
        int found = 0;
        for (std::uint64_t seed = 1; seed < 6; ++seed) {
            const auto puzzle = fresh_puzzle(wanted, seed, {});
            if (!puzzle) continue;
            ++found;
            const auto replay = Replay::make(puzzle->record, Replay::Asking::Later);
            QVERIFY(replay);
            QCOMPARE(game.decision_kind(*question_of(*replay)->seen(puzzle->decision.seat)), wanted.kind);
            QVERIFY(difficulty_of(puzzle->decision, mark_limits(game.info())));
            QCOMPARE(replay->record().seats[0].bot, std::string("bold"));
            QVERIFY(fresh_puzzle(wanted, seed, {})->record.steps == puzzle->record.steps);
        }
        QVERIFY(found >= 2);
        QVERIFY(!fresh_puzzle(wanted, 1, [] { return true; }));
    }

    void boxes() {
        const Asked question = asked();
        QuizDeck deck;
        const auto wrong = deck.answer(question.puzzle, "a match", question.worst, kToday);
        QVERIFY(wrong.loss->value > 0.05);
        QCOMPARE(deck.cards().size(), 1u);
        QVERIFY(deck.has(question.puzzle));
        QVERIFY(deck.due(kToday).empty());
        QCOMPARE(deck.due(kToday + 1).size(), 1u);
        int day = kToday + 1;
        for (std::size_t box = 1; box < QuizDeck::kDays.size(); ++box) {
            deck.answer(question.puzzle, "", question.best, day);
            QCOMPARE(deck.cards().front().box, static_cast<int>(box));
            QCOMPARE(deck.cards().front().due, day + QuizDeck::kDays[box]);
            deck.answer(question.puzzle, "", question.best, day); // before its time it stays
            QCOMPARE(deck.cards().front().box, static_cast<int>(box));
            day = deck.cards().front().due;
        }
        QuizDeck again = deck;
        again.answer(question.puzzle, "", question.worst, day);
        QCOMPARE(again.cards().front().box, 0);
        deck.answer(question.puzzle, "", question.best, day);
        QVERIFY(deck.cards().empty());
        // What was right at once is no card.
        deck.answer(question.puzzle, "", question.best, day);
        QVERIFY(deck.cards().empty());
    }

    /// A question that waits longer than it had to is still asked, and moves on from the day on which it is answered:
    /// wrong on day 0 it is due on day 1, found on day 5 it waits 2 days, found on day 40 it waits 4.
    void overdueQuestionsMoveOn() {
        const Asked question = asked();
        QuizDeck deck;
        deck.answer(question.puzzle, "", question.worst, kToday);
        QCOMPARE(deck.cards().front().due, kToday + 1);
        QCOMPARE(deck.due(kToday + 5).size(), 1u);
        deck.answer(question.puzzle, "", question.best, kToday + 5);
        QCOMPARE(deck.cards().front().box, 1);
        QCOMPARE(deck.cards().front().due, kToday + 7);
        QVERIFY(deck.due(kToday + 6).empty());
        QCOMPARE(deck.due(kToday + 40).size(), 1u);
        deck.answer(question.puzzle, "", question.best, kToday + 40);
        QCOMPARE(deck.cards().front().box, 2);
        QCOMPARE(deck.cards().front().due, kToday + 44);
    }

    /// Average loss of all tries over that of the kind, which begins with five tries of the average. Five tries of 0.3
    /// and five of 0.1 have the average 0.2: 0.2 * 10 / (1.5 + 1) = 0.8 of 16 days are 13, 0.2 * 10 / (0.5 + 1) = 1.33
    /// are
    /// 21. A hundred of 1 and three hundred of 0 have 0.25: 0.25 * 105 / 101.25 = 0.26 counts as a half, and
    /// 0.25 * 305 / 1.25 = 61 as twice.
    void daysByLosses() {
        const auto deck_of = [&](int dear, double dear_loss, int cheap, double cheap_loss) {
            std::string text;
            for (int i = 0; i < dear + cheap; ++i)
                text += QStringLiteral(R"({"tried":1,"game":"pazaak","right":false,"loss":%1,"kind":"%2"})")
                            .arg(i < dear ? dear_loss : cheap_loss)
                            .arg(i < dear ? "dear" : "cheap")
                            .toStdString() +
                        '\n';
            if (!save_text(path("tries.json"), text)) qFatal("not written");
            QuizDeck deck = *QuizDeck::load(path("tries.json"));
            if (static_cast<int>(deck.tries().size()) != dear + cheap) qFatal("not read");
            return deck;
        };
        const QuizDeck some = deck_of(5, 0.3, 5, 0.1), many = deck_of(100, 1, 300, 0);
        QCOMPARE(some.days_of(4, "pazaak", "dear"), 13);
        QCOMPARE(some.days_of(4, "pazaak", "cheap"), 21);
        QCOMPARE(some.days_of(4, "pazaak", "another"), 16);
        QCOMPARE(many.days_of(4, "pazaak", "dear"), 8);
        QCOMPARE(many.days_of(4, "pazaak", "cheap"), 32);
        QCOMPARE(many.days_of(0, "pazaak", "cheap"), 1);
    }

    /// "after 1, 2, 4, 8, 16 and 32 days"
    void daysOfTheManual() { QCOMPARE(QuizDeck::kDays, (std::array<int, 6>{1, 2, 4, 8, 16, 32})); }

    /// A kind of decision in which more is lost comes again sooner, one in which less is lost later; the file keeps it.
    void kindsOfGreaterLossComeSooner() {
        const Replay replay = replay_of(1);
        const auto found = review(replay, {.samples = 20});
        const Asked hard = asked();
        const auto kind_at = [&](const ReviewedDecision& decision) {
            const int kind = replay.game().decision_kind(*replay.table(decision.position).seen(decision.seat));
            return std::string(replay.game().decision_kinds()[static_cast<std::size_t>(kind)]);
        };
        std::string hard_kind, easy_kind;
        std::optional<Puzzle> easy;
        for (const ReviewedDecision& decision : (*found)->decisions)
            if (decision.number == hard.puzzle.decision.number) hard_kind = kind_at(decision);
        for (const ReviewedDecision& decision : (*found)->decisions) {
            if (decision.options.size() < 2 || kind_at(decision) == hard_kind) continue;
            easy = puzzle_of(replay, **found, decision.number);
            easy_kind = kind_at(decision);
        }
        QVERIFY(easy);
        QuizDeck deck;
        for (int i = 0; i < 8; ++i) {
            deck.answer(hard.puzzle, "", hard.worst, kToday);
            deck.answer(*easy, "", easy->decision.options.front().word, kToday);
        }
        const int days = QuizDeck::kDays[3];
        QVERIFY(deck.days_of(3, "pazaak", hard_kind) < days);
        QVERIFY(deck.days_of(3, "pazaak", easy_kind) > days);
        QCOMPARE(deck.days_of(3, "pazaak", "never tried"), days);
        QCOMPARE(deck.days_of(3, "euchre", hard_kind), days);
        QVERIFY(deck.save(path("kinds.json")));
        const auto read = QuizDeck::load(path("kinds.json"));
        QCOMPARE(read->days_of(3, "pazaak", hard_kind), deck.days_of(3, "pazaak", hard_kind));
        // A file of an earlier version says nothing of kinds.
        std::string old = *load_text(path("kinds.json"));
        const std::string field = ",\"kind\":\"";
        for (std::size_t at = 0; (at = old.find(field)) != std::string::npos;)
            old.erase(at, old.find('"', at + field.size()) + 1 - at);
        QVERIFY(save_text(path("old.json"), old));
        const auto earlier = QuizDeck::load(path("old.json"));
        QCOMPARE(earlier->unread(), 0);
        QCOMPARE(earlier->tries().size(), deck.tries().size());
        QCOMPARE(earlier->days_of(3, "pazaak", hard_kind), days);
        // It decides when a card comes.
        deck.answer(hard.puzzle, "", hard.best, kToday + 1);
        QCOMPARE(deck.cards().front().due, kToday + 1 + deck.days_of(1, "pazaak", hard_kind));
        QVERIFY(deck.cards().front().due < kToday + 1 + QuizDeck::kDays[1]);
    }

    void weeks() {
        const Asked question = asked();
        QuizDeck deck;
        constexpr int kMonday = 4; // 5 January 1970
        deck.answer(question.puzzle, "", question.best, kMonday);
        deck.answer(question.puzzle, "", question.worst, kMonday + 6);
        deck.answer(question.puzzle, "", question.best, kMonday + 7);
        const auto weeks = deck.weeks();
        QCOMPARE(weeks.size(), 2u);
        QCOMPARE(weeks[0].monday, kMonday);
        QCOMPARE(weeks[0].tries, 2);
        QCOMPARE(weeks[0].right, 1);
        QCOMPARE(weeks[1].monday, kMonday + 7);
        QCOMPARE(weeks[1].right, 1);
    }

    void isKept() {
        const Asked question = asked();
        QuizDeck deck;
        deck.answer(question.puzzle, "a match", question.worst, kToday);
        const std::string file = path("quiz.json");
        QCOMPARE(QuizDeck::load(file)->cards().size(), 0u);
        QVERIFY(deck.save(file));
        auto read = QuizDeck::load(file);
        QVERIFY(read);
        QCOMPARE(read->cards().size(), 1u);
        QCOMPARE(read->tries().size(), 1u);
        QVERIFY(read->has(question.puzzle));
        const QuizCard& card = read->cards().front();
        QCOMPARE(card.source, std::string("a match"));
        QCOMPARE(card.due, kToday + 1);
        QCOMPARE(answered(card.puzzle.decision, question.worst).loss->value,
                 answered(question.puzzle.decision, question.worst).loss->value);
        // A damaged line stays, and is reported.
        const auto text = load_text(file);
        QVERIFY(save_text(file, *text + "{\"card\": 3}\nnonsense\n"));
        read = QuizDeck::load(file);
        QVERIFY(read);
        QCOMPARE(read->unread(), 2);
        QCOMPARE(read->cards().size(), 1u);
        QVERIFY(read->save(file));
        QVERIFY(load_text(file)->ends_with("{\"card\": 3}\nnonsense\n"));
    }
};

HILLTOP_TEST(QuizDeckTest)
#include "quiz_deck_test.moc"
