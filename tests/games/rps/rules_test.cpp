// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match.h"
#include "games/rps/rps_table.h"
#include "shared.h"
#include "support/test.h"

#include <QtTest>

#include <set>

using namespace hilltop;

namespace {

constexpr Seat kFirst{0};
constexpr Seat kSecond{1};

/// "R0 S3" as bytes; bare numbers are places, as the decks' parts want them.
std::vector<std::uint8_t> cards(const char* text) {
    std::vector<std::uint8_t> values;
    for (const QString& word : QString(text).split(' ', Qt::SkipEmptyParts)) {
        const auto keep = RpsPoker::read("keep " + word.toStdString());
        values.push_back(keep ? keep->card : static_cast<std::uint8_t>(word.toInt()));
    }
    return values;
}

template <class Cards>
QString texts(const Cards& list) {
    QStringList words;
    for (const auto card : list)
        words << QString::fromStdString(RpsPoker::spell(RpsPoker::keep_card(card))).mid(5);
    return words.join(' ');
}

QString texts(RpsPoker::CardSet set) {
    std::vector<std::uint8_t> list;
    for (; set != 0; set &= set - 1)
        list.push_back(static_cast<std::uint8_t>(std::countr_zero(set)));
    return texts(list);
}

/// What is scripted; "" leaves it to chance. Decks by place: 2r the card kept at pick r, 2r+1 the gift.
struct Cards {
    const char* draft = "R9 R0 P9 P0  R8 R1 P8 P1  R7 R2 P7 P2  R6 R3 P6 P3  R5 R4 P5 P4";
    const char* stock0 = "0 1 2 3 4 5 6 7 8 9";
    const char* stock1 = "0 1 2 3 4 5 6 7 8 9";
    const char* base = "S0 S1 S2 S3 S4 S5 S6 S7 S8 S9";
};

Script script_of(const Cards& known) {
    return {{{RpsPoker::kDraftPart, cards(known.draft)},
             {RpsPoker::kStockPart, cards(known.stock0)},
             {RpsPoker::kStockPart + 1, cards(known.stock1)},
             {RpsPoker::kBasePart, cards(known.base)}}};
}

/// A scripted match that is answered in words, "keep R9, keep P9"; "|" passes a rest.
class Scripted {
public:
    explicit Scripted(const Cards& known = {})
        : m_script(script_of(known))
        , match({}, RpsPoker::kSeats, Chance(1, 1, &m_script)) {}

    void answer(const QString& words) {
        for (const QString& word : words.split(", ", Qt::SkipEmptyParts)) {
            if (word == "|") {
                QVERIFY2(match.resting(), qPrintable(words));
                match.step();
                continue;
            }
            const auto action = RpsPoker::read(word.toStdString());
            QVERIFY2(action.has_value(), qPrintable(word));
            QCOMPARE(match.answer(*match.pending().begin(), *action), nullptr);
            if (match.pending().empty()) match.step();
        }
        QVERIFY(!match.state().chance.script_failed());
    }
    /// Both keep the first of the two cards, five times: the nines to fives; gifts are the noughts to fours.
    void draft() {
        for (int pick = 0; pick < RpsPoker::kPicks; ++pick)
            answer(QString("keep R%1, keep P%1, |").arg(9 - pick));
    }
    /// Both play the first card of their hand.
    void play_first() {
        for (Seat seat : kBoth)
            QCOMPARE(match.answer(seat, RpsPoker::play_card(own(seat).hand[0])), nullptr);
        match.step();
    }
    const RpsPoker::Open& open() const { return match.state().open; }
    const RpsPoker::Own& own(Seat seat) const { return match.state().own[seat]; }
    QString games() const { return QString("%1-%2").arg(open().games[kFirst]).arg(open().games[kSecond]); }

private:
    Script m_script;

public:
    Match<RpsPoker> match;
};

QString menu_words(const Match<RpsPoker>& match, Seat seat) {
    RpsPoker::Menu menu;
    RpsPoker::legal_menu(match.view(seat), menu);
    QStringList words;
    for (const auto& action : menu)
        words << QString::fromStdString(RpsPoker::spell(action));
    return words.join(", ");
}

/// The seed's rule, said again from the text of a card: symbol, then number.
bool wins(const std::string& mine, const std::string& theirs, const std::string& base) {
    const bool my_pair = mine[1] == base[1];
    const bool their_pair = theirs[1] == base[1];
    if (my_pair != their_pair) return my_pair;
    if (mine[1] != theirs[1]) return mine[1] > theirs[1];
    const std::string symbols{mine[0], theirs[0]};
    return symbols == "RS" || symbols == "SP" || symbols == "PR";
}

std::string text_of(int card) {
    return RpsPoker::spell(RpsPoker::keep_card(static_cast<RpsPoker::Card>(card))).substr(5);
}

} // namespace

class RpsRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thirtyCardsOneOfEach() {
        std::set<std::string> all;
        for (int card = 0; card < RpsPoker::kCards; ++card) {
            const std::string text = text_of(card);
            QVERIFY(text.size() == 2 && QString("RPS").contains(text[0]) && text[1] >= '0' && text[1] <= '9');
            QVERIFY(all.insert(text).second);
            QCOMPARE(int{RpsPoker::card(RpsPoker::symbol(static_cast<RpsPoker::Card>(card)),
                                        RpsPoker::number(static_cast<RpsPoker::Card>(card)))},
                     card);
        }
        QCOMPARE(all.size(), std::size_t{30});
    }
    /// All 30 x 29 x 28 games, against the rule said in other words; never a draw.
    void whoWinsAGame() {
        int compared = 0;
        for (int base = 0; base < 30; ++base) {
            for (int a = 0; a < 30; ++a) {
                for (int b = 0; b < 30; ++b) {
                    if (a == b || a == base || b == base) continue;
                    const auto beats = [&](int mine, int theirs) {
                        return RpsPoker::beats(static_cast<RpsPoker::Card>(mine), static_cast<RpsPoker::Card>(theirs),
                                               static_cast<RpsPoker::Card>(base));
                    };
                    QCOMPARE(beats(a, b), wins(text_of(a), text_of(b), text_of(base)));
                    QVERIFY(beats(a, b) != beats(b, a));
                    ++compared;
                }
            }
        }
        QCOMPARE(compared, 30 * 29 * 28);
    }
    void gamesByExample_data() {
        QTest::addColumn<QString>("winner");
        QTest::addColumn<QString>("loser");
        QTest::addColumn<QString>("base");
        const auto row = [](const char* name, const char* winner, const char* loser, const char* base) {
            QTest::newRow(name) << winner << loser << base;
        };
        row("a pair beats no pair", "R0", "P9", "S0");
        row("no pair: the higher number", "R9", "P8", "S0");
        row("equal numbers: rock beats scissors", "R5", "S5", "S0");
        row("equal numbers: scissors beat paper", "S5", "P5", "S0");
        row("equal numbers: paper beats rock", "P5", "R5", "S0");
        row("both pair: by symbol", "P5", "R5", "S5");
    }
    void gamesByExample() {
        QFETCH(QString, winner);
        QFETCH(QString, loser);
        QFETCH(QString, base);
        const auto three = cards(qPrintable(winner + ' ' + loser + ' ' + base));
        QVERIFY(RpsPoker::beats(three[0], three[1], three[2]) && !RpsPoker::beats(three[1], three[0], three[2]));
    }

    void eachIsDealtTwo() {
        const Scripted game;
        QCOMPARE(texts(game.own(kFirst).pair), "R9 R0");
        QCOMPARE(texts(game.own(kSecond).pair), "P9 P0");
        QCOMPARE(game.match.asked(), kBoth);
        QVERIFY(!game.match.resting());
        QCOMPARE(menu_words(game.match, kFirst), "keep R9, keep R0");
        QCOMPARE(game.match.state().left.size(), 26);
    }
    void keepsOneHandsTheOtherOver() {
        Scripted game;
        game.answer("keep R9, keep P0");
        QCOMPARE(texts(game.own(kFirst).drafted), "R9 P9");
        QCOMPARE(texts(game.own(kFirst).given), "R0");
        QCOMPARE(texts(game.own(kSecond).drafted), "P0 R0");
        QCOMPARE(texts(game.own(kSecond).given), "P9");
    }
    void bothChooseAtOnce() {
        Scripted game;
        const auto before = keep(game.match.view(kSecond));
        game.answer("keep R0");
        QVERIFY(keep(game.match.view(kSecond)) == before);
        QCOMPARE(game.match.pending(), SeatSet(kSecond));
    }
    void bothLearnTheGiftAfterBothHaveChosen() {
        Scripted game;
        game.answer("keep R9, keep P9");
        QVERIFY(game.match.resting());
        QCOMPARE(game.match.asked(), kBoth);
        QCOMPARE(texts(game.match.view(kFirst).own.drafted), "R9 P0");
        QCOMPARE(texts(game.match.view(kSecond).own.drafted), "P9 R0");
        game.answer("|");
        QCOMPARE(texts(game.own(kFirst).pair), "R8 R1");
    }
    void whatIsKeptStaysHidden() {
        Scripted nine;
        Scripted eight({.draft = "R9 R0 P8 P0"});
        nine.answer("keep R9, keep P9");
        eight.answer("keep R9, keep P8");
        QVERIFY(keep(nine.match.view(kFirst)) == keep(eight.match.view(kFirst)));
    }
    void fivePicksMakeTenCardsEach() {
        Scripted game;
        game.draft();
        QCOMPARE(texts(game.own(kFirst).drafted), "R9 P0 R8 P1 R7 P2 R6 P3 R5 P4");
        QCOMPARE(texts(game.own(kSecond).drafted), "P9 R0 P8 R1 P7 R2 P6 R3 P5 R4");
        QCOMPARE(texts(game.own(kFirst).given), "R0 R1 R2 R3 R4");
        QCOMPARE(game.match.state().left.size(), 9); // the tenth is the first base card
        QCOMPARE(texts(game.open().base), "S0");
    }
    void handsOfThreeFromShuffledDecks() {
        Scripted game({.stock0 = "4 9 0 2", .stock1 = "1 3 5 7"});
        game.draft();
        QCOMPARE(texts(game.own(kFirst).hand), "R7 P4 R9");
        QCOMPARE(texts(game.own(kSecond).hand), "R0 R1 R2");
        QCOMPARE(menu_words(game.match, kFirst), "play R7, play P4, play R9");
        QCOMPARE(std::popcount(game.own(kFirst).stock), 7);
        game.play_first();
        game.answer("|");
        QCOMPARE(texts(game.own(kFirst).hand), "P4 R9 R8");
    }
    void eachDeckIsShuffledByItself() {
        // The same picks, other decks: one part of the chance each.
        std::set<QString> orders;
        for (std::uint64_t deal = 0; deal < 20; ++deal) {
            Match<RpsPoker> match({}, 2, Chance(1, deal));
            while (match.state().open.base.empty()) {
                for (Seat seat : match.pending())
                    match.answer(seat, RpsPoker::keep_card(match.view(seat).own.pair[0]));
                match.step();
            }
            for (Seat seat : kBoth) {
                QStringList places;
                for (const auto card : match.state().own[seat].hand)
                    places << QString::number(match.state().own[seat].drafted.find(card));
                orders.insert(places.join(' '));
            }
        }
        QVERIFY(orders.size() > 35);
    }
    void theBaseCardIsShownFirst() {
        Scripted game;
        game.draft();
        QVERIFY(!game.match.resting());
        for (Seat seat : kBoth)
            QCOMPARE(texts(game.match.view(seat).open.base), "S0");
    }
    void bothPlayAtOnce() {
        Scripted game;
        game.draft();
        const auto before = keep(game.match.view(kSecond));
        game.answer("play R9");
        QVERIFY(keep(game.match.view(kSecond)) == before);
    }
    void theWinnerScoresBothLearnTheOthersCard() {
        Scripted game;
        game.draft(); // hands R9 P0 R8 and P9 R0 P8, base S0
        game.answer("play P0, play P9");
        QCOMPARE(game.games(), "1-0"); // with the pair
        QVERIFY(game.match.resting());
        QCOMPARE(texts(game.match.view(kSecond).open.played[kFirst]), "P0");
        QCOMPARE(texts(game.match.view(kFirst).open.played[kSecond]), "P9");
    }
    void bothDrawWhileTheyCan() {
        Scripted game;
        game.draft();
        for (int played = 0; played < 10; ++played) {
            for (Seat seat : kBoth) {
                QCOMPARE(game.own(seat).hand.size(), std::min(3, 10 - played));
                QCOMPARE(game.match.state().stock[seat].size(), std::max(0, 7 - played));
            }
            QCOMPARE(game.open().base.size(), played + 1);
            game.play_first();
            QVERIFY(game.match.resting());
            game.answer("|");
        }
        QVERIFY(game.match.over());
        QVERIFY(game.match.state().left.empty());
    }
    void aHandKeepsTheOrderReceived() {
        Scripted game;
        game.draft();
        game.answer("play P0, play P8, |");
        QCOMPARE(texts(game.own(kFirst).hand), "R9 R8 P1");
        QCOMPARE(texts(game.own(kSecond).hand), "P9 R0 R1");
    }
    void pointsAreGamesWon() {
        Scripted game;
        game.draft();
        for (int played = 0; played < 10; ++played) {
            game.play_first();
            game.answer("|");
        }
        const MatchResult result = game.match.result();
        QCOMPARE(result.points[kFirst] + result.points[kSecond], 10);
        QCOMPARE(result.points[kFirst], int{game.open().games[kFirst]});
    }
    void aMatchMayEndLevel() {
        int level = 0;
        for (std::uint64_t deal = 0; deal < 100; ++deal) {
            Match<RpsPoker> match({}, 2, Chance(1, deal));
            while (!match.over()) {
                for (Seat seat : match.pending()) {
                    RpsPoker::Menu menu;
                    RpsPoker::legal_menu(match.view(seat), menu);
                    match.answer(seat, menu[0]);
                }
                match.step();
            }
            const MatchResult result = match.result();
            const int lead = result.points[kFirst] - result.points[kSecond];
            level += lead == 0;
            QCOMPARE(result.winners, lead == 0 ? SeatSet{} : SeatSet(lead > 0 ? kFirst : kSecond));
        }
        QVERIFY(level > 0);
    }

    /// Steps taken before the fault; rests are the odd ones.
    void aFaultForfeits_data() {
        QTest::addColumn<int>("steps");
        for (const int steps : {0, 1, 2, 8, 9, 10, 11, 12, 28, 29})
            QTest::addRow("after %d steps", steps) << steps;
    }
    void aFaultForfeits() {
        QFETCH(int, steps);
        for (const SeatSet out : {SeatSet(kFirst), SeatSet(kSecond), kBoth}) {
            Scripted game;
            for (int step = 0; step < steps; ++step) {
                for (Seat seat : game.match.pending()) {
                    RpsPoker::Menu menu;
                    RpsPoker::legal_menu(game.match.view(seat), menu);
                    game.match.answer(seat, menu[0]);
                }
                game.match.step();
            }
            QCOMPARE(game.match.resting(), steps % 2 == 1);
            for (Seat seat : out)
                game.match.fail(seat, Fault::Crash);
            for (Seat seat : game.match.pending()) {
                RpsPoker::Menu menu;
                RpsPoker::legal_menu(game.match.view(seat), menu);
                game.match.answer(seat, menu[0]);
            }
            game.match.step();
            QVERIFY(game.match.over());
            QCOMPARE(game.open().forfeited, out);
            QCOMPARE(game.games(), out == kBoth ? "0-0" : out == kFirst ? "0-10" : "10-0");
            const SeatSet winners = SeatSet::from_bits(kBoth.bits() & ~out.bits());
            QCOMPARE(game.match.result().winners, winners);
        }
    }
    void forfeitIsNeverOffered() {
        Scripted game;
        QCOMPARE(RpsPoker::objection(game.match.view(kFirst), RpsPoker::forfeit()), "forfeit");
        QCOMPARE(RpsPoker::penalty(game.match.view(kFirst), Fault::TimeOut), RpsPoker::forfeit());
        game.draft();
        QVERIFY(!menu_words(game.match, kFirst).contains("forfeit"));
        QCOMPARE(RpsPoker::objection(game.match.view(kFirst), RpsPoker::forfeit()), "forfeit");
    }
    void onlyOnesOwnCards_data() {
        QTest::addColumn<bool>("drafting");
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("reason"); // "?" is not even read
        const auto row = [](bool drafting, const char* word, const char* reason) {
            QTest::addRow("%s %s", drafting ? "draft" : "game", word) << drafting << word << reason;
        };
        row(true, "keep R9", "");
        row(true, "keep R0", "");
        row(true, "keep P9", "not-dealt");
        row(true, "play R9", "not-now");
        row(false, "play R8", "");
        row(false, "play R7", "not-in-hand"); // still in the deck
        row(false, "play P9", "not-in-hand"); // the other's
        row(false, "keep R9", "not-now");
        for (const char* word : {"R9", "play", "play ", "play R", "play r9", "play R10", "play X1", "play 9R",
                                 "Play R9", "keep  R9", "keep R9 ", "forfeit ", "Forfeit", "play ?", "keep RP"})
            row(false, word, "?");
    }
    void onlyOnesOwnCards() {
        QFETCH(bool, drafting);
        QFETCH(QString, word);
        Scripted game;
        if (!drafting) game.draft();
        const auto action = RpsPoker::read(word.toStdString());
        const char* reason = action ? RpsPoker::objection(game.match.view(kFirst), *action) : "?";
        QTEST(QString(reason == nullptr ? "" : reason), "reason");
    }

    void viewsTellWhatTheyShould() {
        Scripted game;
        game.draft();
        game.answer("play R9, play R0, |");
        const auto view = keep(game.match.view(kFirst));
        const Json json = RpsPoker::describe(view);
        const auto list = [&](const char* key) {
            QStringList words;
            for (const auto& word : json.at(key))
                words << QString::fromStdString(word.get<std::string>());
            return words.join(' ');
        };
        QCOMPARE(list("hand"), "P0 R8 P1");
        QCOMPARE(list("stock"), "P2 P3 P4 R5 R6 R7");
        QCOMPARE(list("kept"), "R9 R8 R7 R6 R5");
        QCOMPARE(list("given"), "R0 R1 R2 R3 R4");
        QCOMPARE(list("received"), "P0 P1 P2 P3 P4");
        QCOMPARE(list("rival_holds"), "R1 R2 R3 R4"); // R0 is played
        QCOMPARE(json.at("rival_unknown"), 5);
        QCOMPARE(list("unseen"), "S2 S3 S4 P5 S5 P6 S6 P7 S7 P8 S8 P9 S9");
        QCOMPARE(list("bases"), "S0 S1");
        QCOMPARE(json.at("games").size(), std::size_t{1});
        QCOMPARE(json.at("games")[0].at("winner"), 1); // R0 pairs S0
        QCOMPARE(json.at("games")[0].at("pair"), true);
        QVERIFY(json.at("seats")[1].at("hand") == 3 && json.at("seats")[1].at("stock") == 6);
        QCOMPARE(texts(view.own.stock), "P2 P3 P4 R5 R6 R7");
    }
    void theSameDealShufflesAlike() {
        // Whatever is kept: place 2r of a deck is the card kept at pick r, 2r+1 the gift.
        const Script script = script_of({.stock0 = "", .stock1 = "", .base = ""});
        std::vector<QString> bases;
        std::vector<QString> places;
        for (const bool first : {true, false}) {
            Match<RpsPoker> match({}, 2, Chance(7, 7, &script));
            while (match.state().open.base.empty()) {
                for (Seat seat : match.pending())
                    match.answer(seat, RpsPoker::keep_card(match.view(seat).own.pair[first ? 0 : 1]));
                match.step();
            }
            bases.push_back(texts(match.state().open.base));
            QStringList words;
            for (const auto card : match.state().own[kFirst].hand)
                words << QString::number(match.state().own[kFirst].drafted.find(card));
            places.push_back(words.join(' '));
        }
        QCOMPARE(bases[0], bases[1]);
        QCOMPARE(places[0], places[1]);
    }
    void thereIsNothingToSet() {
        QVERIFY(RpsPoker::rules().empty());
        QVERIFY(RpsPoker::Rules{} == RpsPoker::Rules{});
        const auto rules = make_rules<RpsPoker::Rules>(RpsPoker::rules(), {{"hand", 3}});
        QVERIFY(!rules);
        QCOMPARE(english(rules.error()), std::string("there is no rule \"hand\"; this game has no rules to set"));
    }
    void infoSaysWhatTheContestCounts() {
        const Info& info = RpsPoker::info();
        QVERIFY(info.counting == Counting::Points && info.disqualifies);
        QVERIFY(info.min_seats == 2 && info.max_seats == 2);
    }
};

HILLTOP_TEST(RpsRulesTest)
#include "rules_test.moc"
