// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/numbers.h"
#include "games/pazaak/bots/bots.h"
#include "games/pazaak/bots/judge.h"
#include "games/pazaak/bots/worlds.h"
#include "games/pazaak/entry.h"
#include "games/pazaak/solver/table_store.h"
#include "support/rounds.h"
#include "support/test.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace hilltop;
using namespace hilltop::pazaak;

namespace {

/// A hand in which the other player stands.
struct LoneMoment {
    int me = 1;
    int own = 12;
    int stood = 12;
    std::vector<int> side;
    int their_cards = 4;
    int wins = 0;
    int their_wins = 0;
    bool by_card = false; ///< the other stands by a side card
    Pazaak::Rules rules = {};
};

void put_cards(Pazaak::State& state, Seat seat, int house) {
    while (house > 0) {
        auto value = static_cast<std::uint8_t>(std::min(house, Pazaak::kHouseValues));
        while (state.house.find(value) < 0)
            --value;
        state.open.players[seat].row.push_back({value, false});
        state.house.remove_at(state.house.find(value));
        house -= value;
    }
}

Pazaak::State lone_state(const LoneMoment& moment) {
    Pazaak::State state;
    state.open.rules = moment.rules;
    for (int copy = 0; copy < moment.rules.house_copies; ++copy) {
        for (std::uint8_t value = 1; value <= Pazaak::kHouseValues; ++value)
            state.house.push_back(value);
    }
    const Seat me(moment.me), other(1 - moment.me);
    auto& mine = state.open.players[me];
    auto& theirs = state.open.players[other];
    put_cards(state, me, moment.own);
    put_cards(state, other, moment.stood - (moment.by_card ? 1 : 0));
    if (moment.by_card) {
        theirs.row.push_back({1, true});
        theirs.played_side = 1;
    }
    mine.total = static_cast<std::uint8_t>(moment.own);
    mine.last = Pazaak::Last::End;
    theirs.total = static_cast<std::uint8_t>(moment.stood);
    theirs.stood = true;
    theirs.last = Pazaak::Last::Stand;
    mine.wins = static_cast<std::uint8_t>(moment.wins);
    theirs.wins = static_cast<std::uint8_t>(moment.their_wins);
    for (const int card : moment.side)
        state.side[me].push_back(static_cast<std::uint8_t>(card));
    mine.side_left = static_cast<std::uint8_t>(moment.side.size());
    for (int i = 0; i < moment.their_cards; ++i)
        state.side[other].push_back(static_cast<std::uint8_t>(i + 1));
    theirs.side_left = static_cast<std::uint8_t>(moment.their_cards);
    state.open.turn = me;
    state.open.house_left = state.house.size();
    return state;
}

View<Pazaak> lone_view(const Pazaak::State& state) {
    return {state.open.turn, state.open, Pazaak::own(state, state.open.turn)};
}

/// The best that can be done, found with the rules themselves: every step is Pazaak::step with every house card that is
/// left. Nothing of the solver but the table's values of a match, over what the other player may hold.
class LoneByTheRules {
public:
    explicit LoneByTheRules(const Pazaak::State& state)
        : m_me(state.open.turn)
        , m_table(ready_table(state.open.rules))
        , m_decks(HiddenSide(lone_view(state)).decks()) {
        if (m_decks.empty()) m_decks.push_back({{}, 1});
    }

    double worth(const Pazaak::State& before, const Pazaak::Action& action) {
        Answers<Pazaak> answers;
        answers[m_me] = action;
        double sum = 0;
        for (std::uint8_t card = 1; card <= Pazaak::kHouseValues; ++card) {
            const auto left = std::count(before.house.begin(), before.house.end(), card);
            if (left == 0) continue;
            Script script;
            script.parts[Pazaak::kFirstHandPart] = {card};
            Pazaak::State after = before;
            after.chance = Chance(1, 1, &script);
            after.chance.begin(Pazaak::kFirstHandPart);
            Pazaak::step(after, answers, {});
            if (after.house.size() == before.house.size()) return position(after); // nothing was drawn
            sum += static_cast<double>(left) / before.house.size() * position(after);
        }
        return sum;
    }
    double best(const Pazaak::State& state) {
        double best = 0;
        Pazaak::Menu menu;
        Pazaak::legal_menu(lone_view(state), menu);
        for (const auto& action : menu)
            best = std::max(best, worth(state, action));
        return best;
    }

private:
    double position(const Pazaak::State& state) {
        if (state.open.phase == Pazaak::Phase::Act) {
            std::vector<int> drawn;
            for (const auto& card : state.open.players[m_me].row)
                drawn.push_back(card.value);
            std::sort(drawn.begin(), drawn.end());
            const auto [known, fresh] = m_known.emplace(drawn, 0.0);
            if (fresh) known->second = best(state);
            return known->second;
        }
        const auto& players = state.open.players;
        const int to_win = state.open.rules.hands_to_win;
        const auto key = std::pair(state.open.hand_winner, state.open.players[m_me].played_side);
        const auto [known, fresh] = m_ends.emplace(key, 0.0);
        if (!fresh) return known->second;
        for (const auto& deck : m_decks) {
            const auto& mine = state.side[m_me];
            const bool first = m_me == Seat(0);
            const double value = m_table->value(to_win - players[Seat(0)].wins, to_win - players[Seat(1)].wins,
                                                first ? mine : deck.cards, first ? deck.cards : mine);
            known->second += deck.chance * (first ? value : 1 - value);
        }
        return known->second;
    }

    Seat m_me;
    std::shared_ptr<const MatchTable> m_table;
    std::vector<HiddenSide::Deck> m_decks;
    std::map<std::vector<int>, double> m_known;
    std::map<std::pair<std::int8_t, std::uint8_t>, double> m_ends; ///< by who won the hand, and the card spent on it
};

/// The champion's answer and its options, against the rules.
void compare_lone(const LoneMoment& moment) {
    const Pazaak::State state = lone_state(moment);
    const auto view = lone_view(state);
    LoneByTheRules rules(state);
    ChampionBot champion;
    Rng rng(1, 1, Stream::Dice, 0, 0);
    const auto options = champion.options(view, {}, {});
    const double best = rules.best(state);
    const auto tell = [&] {
        return QString("seat %1: %2 against %3, %4 cards")
            .arg(moment.me)
            .arg(moment.own)
            .arg(moment.stood)
            .arg(moment.side.size());
    };
    const auto answer = champion.act(view, rng).action;
    QVERIFY2(rules.worth(state, answer) > best - 1e-9, qPrintable(tell()));
    QVERIFY2(answer == options[0].action, qPrintable(tell()));
    for (const auto& option : options)
        QVERIFY2(std::abs(option.worth.value - rules.worth(state, option.action)) < 1e-9, qPrintable(tell()));
}

} // namespace

class PazaakAloneTest : public QObject {
    Q_OBJECT
private slots:
    /// Where the champion's own play never leads.
    void positions_data() {
        QTest::addColumn<int>("own");
        QTest::addColumn<int>("stood");
        QTest::addColumn<QList<int>>("side");
        QTest::addColumn<int>("wins");
        QTest::addColumn<QString>("answers"); ///< any of them
        QTest::newRow("a 3 wins, a 2 ties") << 13 << 15 << QList<int>{2, 3, 3, 5} << 0 << "play 3";
        QTest::newRow("any card wins the match") << 12 << 12 << QList<int>{1, 1, 3, 2} << 2 << "play 1, play 2, play 3";
        QTest::newRow("no side card, level at 12") << 12 << 12 << QList<int>{} << 0 << "end";
        QTest::newRow("the only card wins the match") << 14 << 15 << QList<int>{1, 2} << 2 << "play 2";
        QTest::newRow("nothing but a tie") << 19 << 20 << QList<int>{1, 4} << 0 << "play 1";
        QTest::newRow("level at 19") << 19 << 19 << QList<int>{} << 0 << "stand";
    }
    void positions() {
        QFETCH(int, own);
        QFETCH(int, stood);
        QFETCH(QList<int>, side);
        QFETCH(int, wins);
        QFETCH(QString, answers);
        for (int seat = 0; seat < 2; ++seat) {
            LoneMoment moment{.me = seat, .own = own, .stood = stood, .side = {side.begin(), side.end()}, .wins = wins};
            moment.their_cards = side.empty() ? 0 : 4;
            if (side.empty()) moment.rules.side_cards = 0;
            const Pazaak::State state = lone_state(moment);
            Rng rng(1, 1, Stream::Dice, 0, 0);
            const auto answer = QString::fromStdString(Pazaak::spell(ChampionBot().act(lone_view(state), rng).action));
            QVERIFY2(answers.split(", ").contains(answer), qPrintable(answer));
            compare_lone(moment);
        }
    }

    void everyTotalAndFewCards_data() {
        QTest::addColumn<int>("stood");
        for (int stood = 1; stood <= Pazaak::kGoal; ++stood)
            QTest::addRow("%d", stood) << stood;
    }
    void everyTotalAndFewCards() {
        QFETCH(int, stood);
        for (int own = std::max(HandNodes::kLow, stood - 6); own <= std::min(stood + 1, Pazaak::kGoal - 1); ++own) {
            std::vector<std::vector<int>> sides{{}, {1, 2, 4, 5}};
            for (int card = 1; card <= Pazaak::kSideValues; ++card) {
                sides.push_back({card});
                for (int more = card; more <= Pazaak::kSideValues; ++more)
                    sides.push_back({card, more});
            }
            int number = own;
            for (const auto& side : sides) {
                ++number;
                compare_lone({.me = number % 2,
                              .own = own,
                              .stood = stood,
                              .side = side,
                              .their_cards = number % 4,
                              .wins = number % 3,
                              .their_wins = number / 2 % 3,
                              .by_card = stood > 1 && number % 5 == 0});
                if (QTest::currentTestFailed()) return;
            }
        }
    }

    /// With a low total the next card cannot hurt: drawing is what the rules say, too.
    void lowTotals() {
        for (const int own : {4, 9, 10}) {
            for (const int stood : {10, 12, 14, 20}) {
                compare_lone({.own = own, .stood = stood, .side = {2, 5}});
                if (QTest::currentTestFailed()) return;
            }
        }
    }

    void otherRules() {
        Pazaak::Rules rules;
        rules.house_copies = 1;
        compare_lone({.own = 14, .stood = 17, .side = {2, 4}, .rules = rules});
        rules.house_copies = 8;
        rules.hands_to_win = 2;
        compare_lone({.me = 0, .own = 14, .stood = 16, .side = {1, 2, 5}, .rules = rules});
        rules.side_cards = 1;
        rules.auto_stand = false;
        for (const int own : {19, 20})
            compare_lone({.own = own, .stood = 20, .side = {1}, .their_cards = 1, .rules = rules});
    }

    /// The judge plays on as the champion does and knows the other's cards: the mean over all decks is the same.
    void judgeGoesOnAsTheChampion() {
        for (const int own : {11, 14, 17}) {
            const Pazaak::State state = lone_state({.own = own, .stood = 17, .side = {1, 3, 4}, .their_cards = 2});
            const auto options = ChampionBot().options(lone_view(state), {}, {});
            TableJudge judge;
            double value = 0;
            std::vector<double> settled(options.size());
            const HiddenSide hidden(lone_view(state));
            for (const auto& deck : hidden.decks()) {
                Pazaak::State world = state;
                world.side[Seat(0)] = deck.cards;
                value += deck.chance * (*judge.value(world, {.samples = 100, .seed = 0}, {}))[Seat(1)].value;
                for (std::size_t i = 0; i < options.size(); ++i) {
                    Answers<Pazaak> given;
                    given[Seat(1)] = options[i].action;
                    settled[i] +=
                        deck.chance * (*judge.settled(world, given, {.samples = 1, .seed = 0}, {}))[Seat(1)].value;
                }
            }
            QVERIFY(std::abs(value - options[0].worth.value) < 1e-9);
            for (std::size_t i = 0; i < options.size(); ++i)
                QVERIFY(std::abs(settled[i] - options[i].worth.value) < 1e-9);
        }
    }
};

HILLTOP_TEST(PazaakAloneTest)
#include "alone_test.moc"
