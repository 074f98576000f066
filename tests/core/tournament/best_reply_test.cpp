// SPDX-License-Identifier: GPL-3.0-or-later
// The reply that is found among the built-in bots: a stronger one, the same with any number of threads.
#include "support/test.h"
#include "tournament/best_reply.h"

using namespace hilltop;

class BestReplyTest : public QObject {
    Q_OBJECT
private slots:
    void aWeakBotLoses() {
        const GameEntry& game = *find_game("rps");
        SolveOrder order;
        order.rules = default_values(game.rules());
        const auto found = find_reply(game, "minimal-valid", 200, order);
        QVERIFY(found && *found);
        const FoundReply& reply = **found;
        QVERIFY(reply.bot != "minimal-valid");
        QCOMPARE(reply.tried, static_cast<int>(game.bots().size()) - 1);
        QVERIFY2(reply.gain.value > 0.1, qPrintable(QString::number(reply.gain.value)));
        QVERIFY(reply.gain.error > 0 && reply.gain.error < 0.05);
        order.threads = 2;
        double last = 0;
        order.progress = [&last](double share) {
            QVERIFY(share >= last && share <= 1);
            last = share;
        };
        const auto again = find_reply(game, "minimal-valid", 200, order);
        QCOMPARE((*again)->bot, reply.bot);
        QVERIFY((*again)->gain == reply.gain);
    }
    /// An unbeaten bot is not reported as beaten: the strongest other one gains nothing.
    void theStrongestLosesToNone() {
        const GameEntry& game = *find_game("rps");
        SolveOrder order;
        order.rules = default_values(game.rules());
        const auto found = find_reply(game, "strong", 400, order);
        QVERIFY(found && *found);
        QVERIFY((*found)->gain.value < 0.05);
    }
    void playingTogetherHasNone() {
        SolveOrder order;
        order.rules = default_values(find_game("thegame")->rules());
        const auto found = find_reply(*find_game("thegame"), "planner", 20, order);
        QVERIFY(!found);
        QVERIFY(QString::fromStdString(english(found.error())).contains("all seats play together"));
    }
    void stops() {
        SolveOrder order;
        order.rules = default_values(find_game("rps")->rules());
        order.stop = [] { return true; };
        const auto found = find_reply(*find_game("rps"), "minimal-valid", 100'000'00, order);
        QVERIFY(found);
        QVERIFY(!*found);
    }
};

HILLTOP_TEST(BestReplyTest)
#include "best_reply_test.moc"
