// SPDX-License-Identifier: GPL-3.0-or-later
// A test for each sentence of the rules.
#include "games/tiny/tiny.h"
#include "support/test.h"

#include <QtTest>

using namespace hilltop;

namespace {

/// A match of two whose cards of the first round are known: first one each, then the second ones.
std::unique_ptr<Table> dealt(const Script& script, const RuleValues& rules = {{"rounds", 1}}) {
    return std::move(*tiny_entry().make_table(rules, 2, {}, &script));
}

void answer(Table& table, const char* first, const char* second) {
    for (const auto& [seat, word] : {std::pair(Seat(0), first), std::pair(Seat(1), second)}) {
        const auto accepted = table.answer(seat, word);
        QVERIFY2(accepted, accepted ? "" : english(accepted.error()).c_str());
    }
    table.step();
}

} // namespace

class TinyRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// "The highest sum takes a point."
    void theHighestSumWins() {
        const Script cards{.parts = {{0, {3, 4, 5, 6}}}};
        const auto table = dealt(cards, {{"rounds", 1}, {"swaps", 0}});
        answer(*table, "lay 3", "lay 6");
        table->step(); // a rest
        QVERIFY(table->over());
        QCOMPARE(table->result().points[Seat(1)], 1);
        QVERIFY(table->result().winners == SeatSet(Seat(1)));
    }
    /// "You may swap the other card for one of the stock."
    void aSwappedCardIsReplaced() {
        const Script cards{.parts = {{0, {3, 4, 5, 6, 12}}}};
        const auto table = dealt(cards);
        answer(*table, "lay 3", "lay 4");
        table->step();
        QCOMPARE(table->need(Seat(0)), Need::May);
        answer(*table, "swap", "keep");
        QVERIFY(table->over());
        QVERIFY(table->result().winners == SeatSet(Seat(0))); // 3 and 12 beat 4 and 6
    }
    /// "A card above 12 stays while your other card is lower."
    void aHighCardStays() {
        const Script cards{.parts = {{0, {13, 4, 5, 6}}}};
        const auto table = dealt(cards);
        QVERIFY(!table->answer(Seat(0), "lay 13"));
        QVERIFY(table->answer(Seat(0), "lay 5"));
    }
};

HILLTOP_TEST(TinyRulesTest)
#include "rules_test.moc"
