// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/match.h"
#include "games/thegame/entry.h"
#include "games/thegame/thegame_table.h"

#include <QtTest>

using namespace hilltop;

namespace {

/// A match whose cards come in the order of `cards` ("" leaves them to chance), answered in words: "57>2, end"; "|"
/// lets everybody be silent, "1:5 0 0 0" is a wish of seat 1 and silence of the others.
class Scripted {
public:
    explicit Scripted(int seats, const char* cards, const TheGame::Rules& rules = {})
        : m_script(script_of(cards))
        , match(rules, seats, Chance(1, 1, &m_script)) {}

    void answer(const char* words) {
        for (const QString& word : QString(words).split(", ", Qt::SkipEmptyParts)) {
            if (match.need() == Need::May) {
                const int speaker = word.contains(':') ? word.section(':', 0, 0).toInt() : -1;
                for (Seat seat : match.owing()) {
                    if (seat.index() != speaker) {
                        match.silence(seat);
                        continue;
                    }
                    const auto action = TheGame::read("wish " + word.section(':', 1).toStdString());
                    QVERIFY2(action && match.answer(seat, *action) == nullptr, qPrintable(word));
                }
            } else {
                const auto action = TheGame::read(word.toStdString());
                QVERIFY2(action && match.asked().size() == 1, qPrintable(word));
                QCOMPARE(match.answer(*match.asked().begin(), *action), nullptr);
            }
            match.step();
        }
        QVERIFY(!match.state().chance.script_failed());
    }
    /// Plays each card and lets everybody be silent.
    void play(const char* words) {
        for (const QString& word : QString(words).split(", ", Qt::SkipEmptyParts)) {
            answer(word.toUtf8().constData());
            if (match.need() == Need::May) answer("|");
        }
    }
    const TheGame::Open& open() const { return match.state().open; }
    QString hand(int seat) const {
        QStringList cards;
        for (const std::uint8_t card : match.state().hands[Seat(seat)])
            cards << QString::number(card);
        return cards.join(' ');
    }

private:
    static Script script_of(const char* cards) {
        Script script;
        for (const QString& card : QString(cards).split(' ', Qt::SkipEmptyParts))
            script.parts[0].push_back(static_cast<std::uint8_t>(card.toInt()));
        return script;
    }
    Script m_script; // before the match, which keeps a pointer to it

public:
    Match<TheGame> match;
};

} // namespace

class TheGameRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// "Two piles can only accept cards in strictly increasing order, the other two in strictly decreasing order", and
    /// one exactly ten less or more.
    void everyCardOnEveryTopOfEveryPile() {
        for (int top = 1; top <= 100; ++top) {
            for (int card = 2; card <= 99; ++card) {
                const bool higher = card > top;
                const bool ten_lower = card + 10 == top;
                const bool lower = card < top;
                const bool ten_higher = card == top + 10;
                for (int pile : {0, 1})
                    QCOMPARE(TheGame::fits(pile, top, card), higher || ten_lower);
                for (int pile : {2, 3})
                    QCOMPARE(TheGame::fits(pile, top, card), lower || ten_higher);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TheGameRulesTest)
#include "rules_test.moc"
