// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/review.h"
#include "game/entry_of.h"
#include "games/pazaak/bots/bots.h"
#include "games/pazaak/bots/judge.h"
#include "games/pazaak/entry.h"
#include "games/pazaak/pazaak_table.h"
#include "games/pazaak/solver/known_hand.h"
#include "games/pazaak/solver/table_store.h"
#include "judging/weighted_mean.h"
#include "support/rounds.h"
#include "support/test.h"

#include <QTest>

#include <cmath>

using namespace hilltop;
using namespace hilltop::pazaak;

namespace {

/// Plays the rules to the end, as games without a judge do.
const GameEntry& plain_entry() {
    static constexpr AnalysisTraits<Pazaak> kAnalysis{.reference = "champion"};
    static const EntryOf<Pazaak> entry(all_bots(), {}, {}, {}, nullptr, kAnalysis);
    return entry;
}

std::unique_ptr<Table> fresh(std::uint64_t deal, const RuleValues& changed = {}) {
    RuleValues values = default_values(pazaak_entry().rules());
    for (const auto& [id, value] : changed)
        values[id] = value;
    return std::move(*pazaak_entry().make_table(values, 2, {11, deal, 0}));
}

const Pazaak::State& state_of(const Table& table) {
    return static_cast<const TableOf<Pazaak>&>(table).match().state();
}

/// Plays `answers` answers of a player who plays side cards and stands now and then; stops where a seat is asked.
bool wander(Table& table, int answers, std::uint64_t seed) {
    Rng rng(seed, 0, Stream::Dice, 0, 0);
    RandomBot random;
    CarefulBot careful;
    for (int i = 0;; ++i) {
        while (!table.over() && table.resting())
            table.step();
        if (table.over()) return false;
        if (i == answers) return true;
        const Seat seat = *table.asked().begin();
        const View<Pazaak> view = static_cast<const TableOf<Pazaak>&>(table).match().view(seat);
        const auto reply = rng.below(3) == 0 ? random.act(view, rng) : careful.act(view, rng);
        (void)table.answer(seat, Pazaak::spell(reply.action));
        table.step();
    }
}

} // namespace

class PazaakJudgeTest : public QObject {
    Q_OBJECT
private slots:
    /// With every card as likely at every moment a hand is worth what the table says, for whatever both hold.
    void knowsWhatTheTableKnows() {
        const auto table = ready_table({});
        KnownHand hand;
        for (int state = 0; state<table->states(); state += rounds(1)> 0 ? 7 : 50) {
            const auto [needs0, needs1, cards0, cards1] = table->parts(state);
            const DeckMatrix& values = table->hand(state).value;
            for (int deck0 = 0; deck0 < values.rows; deck0 += 3) {
                for (int deck1 = deck0 % 2; deck1 < values.columns; deck1 += 4) {
                    Pazaak::State before;
                    before.open.phase = Pazaak::Phase::Rest;
                    const std::array<int, 2> needs = {needs0, needs1}, cards = {cards0, cards1}, deck = {deck0, deck1};
                    for (const Seat seat : SeatSet::all(2)) {
                        const auto place = static_cast<std::size_t>(seat.index());
                        auto& player = before.open.players[seat];
                        player.wins = static_cast<std::uint8_t>(before.open.rules.hands_to_win - needs[place]);
                        const auto& counts = table->decks().counts(cards[place], deck[place]);
                        for (std::uint8_t value = 1; value <= Pazaak::kSideValues; ++value) {
                            for (int copy = 0; copy < counts[value - 1u]; ++copy)
                                before.side[seat].push_back(value);
                        }
                    }
                    const auto told = static_cast<double>(
                        values.values[static_cast<std::size_t>(deck0 * padded(values.columns) + deck1)]);
                    hand.set(*table, before);
                    QCOMPARE(hand.next_hand({}), told);
                    KnownHand::Draw draw;
                    draw.fill(0.1);
                    hand.set_draw(draw);
                    double sum = 0;
                    for (int card = 1; card <= Pazaak::kHouseValues; ++card)
                        sum += 0.1 * hand.dealt(0, {}, card);
                    QVERIFY2(std::abs(sum - told) < 4e-5, qPrintable(QString("%1 %2").arg(sum).arg(told)));
                }
            }
        }
    }

    /// What it says is what comes of playing on by the rules.
    void agreesWithPlayingOn() {
        const auto judge = pazaak_entry().make_judge();
        const auto plain = plain_entry().make_judge();
        WeightedMean pulls;
        double squares = 0;
        int positions = 0;
        for (std::uint64_t deal = 0; deal < 60; ++deal) {
            const auto table = fresh(deal);
            if (!wander(*table, static_cast<int>(deal % 19), deal)) continue;
            if (deal % 2 == 0) { // as it is asked after an answer
                const Seat seat = *table->asked().begin();
                const bool plays = deal % 4 == 0 && !state_of(*table).side[seat].empty();
                const auto answer = plays ? Pazaak::play(state_of(*table).side[seat][0]) : Pazaak::end();
                QVERIFY(table->answer(seat, Pazaak::spell(answer)));
            }
            const auto known = (*judge->value(*table, {100, deal}, {}))[0];
            const auto found = (*plain->value(*table, {rounds(2000), deal}, {}))[0];
            QVERIFY(known.how == How::Heuristic && known.error >= 0.0005);
            if (found.error == 0) continue;
            const double pull = (known.value - found.value) / found.error;
            QVERIFY2(std::abs(pull) < 4.5,
                     qPrintable(QString("deal %1: %2 %3").arg(deal).arg(known.value).arg(found.value)));
            pulls.add(pull);
            squares += pull * pull;
            ++positions;
        }
        QVERIFY(positions > 20);
        QVERIFY2(std::abs(pulls.value()) < 4 / std::sqrt(positions), qPrintable(QString::number(pulls.value())));
        QVERIFY2(squares < 2.0 * positions, qPrintable(QString::number(squares / positions)));
    }

    /// Chances to win add up to one, the champion's own answers neither gain nor lose, and what is over is known.
    void addsUp() {
        const auto judge = pazaak_entry().make_judge();
        const auto table_of_match = ready_table({});
        TableJudge known;
        ChampionBot champion;
        int mixed = 0, alone = 0;
        for (std::uint64_t deal = 0; deal < 200 || (mixed == 0 && deal < 5000); ++deal) {
            const auto table = fresh(deal);
            if (!wander(*table, static_cast<int>(deal % 23), deal)) {
                const auto values = *judge->value(*table, {1, 0}, {});
                QCOMPARE(values[0].value + values[1].value, 1.0);
                QVERIFY(values[0].value == 0 || values[0].value == 1);
                continue;
            }
            const Pazaak::State& state = state_of(*table);
            const int seat = state.open.turn.index();
            KnownHand hand;
            hand.set(*table_of_match, state);
            HandPosition here;
            for (const Seat one : SeatSet::all(2)) {
                const auto place = static_cast<std::size_t>(one.index());
                here.total[place] = std::min<int>(state.open.players[one].total, HandPosition::kOver);
                if (state.open.players[one].stood)
                    here.status[place] = HandPosition::kStands + state.open.players[one].played_side;
            }
            auto chances = hand.answers(seat, here);
            if (here.status[static_cast<std::size_t>(1 - seat)] != HandPosition::kMoves) {
                // Not by the table: calculated, and never mixed.
                const auto& match = static_cast<const TableOf<Pazaak>&>(*table).match();
                Rng rng(1, 2, Stream::Dice, 0, 0);
                chances = {};
                chances[static_cast<std::size_t>(answer_of(champion.act(match.view(Seat(seat)), rng).action))] = 1;
                ++alone;
            }
            for (const int samples : {1, 2}) {
                const auto before = *known.value(state, {samples, 0}, {});
                QVERIFY(std::abs(before[Seat(0)].value + before[Seat(1)].value - 1) < 1e-12);
                double after = 0;
                for (int answer = 0; answer < kAnswers; ++answer) {
                    const double chance = chances[static_cast<std::size_t>(answer)];
                    if (chance == 0) continue;
                    mixed += chance < 1 ? 1 : 0;
                    Answers<Pazaak> given;
                    given[Seat(seat)] = action_of(answer);
                    after += chance * (*known.settled(state, given, {samples, 0}, {}))[Seat(0)].value;
                }
                QVERIFY(std::abs(after - before[Seat(0)].value) < 1e-12);
            }
        }
        QVERIFY2(mixed > 0 && alone > 50, qPrintable(QString("%1 %2").arg(mixed).arg(alone)));
    }

    /// It plays as the champion does: the chances of answers are the champion's. Where the other player stands see
    /// addsUp() and alone_test.
    void answersAsTheChampion() {
        ChampionBot champion;
        const auto table_of_match = ready_table({});
        Rng rng(1, 2, Stream::Dice, 0, 0);
        for (std::uint64_t deal = 0; deal < 300; ++deal) {
            const auto table = fresh(deal);
            if (!wander(*table, static_cast<int>(deal % 11), deal)) continue;
            const auto& match = static_cast<const TableOf<Pazaak>&>(*table).match();
            const Seat seat = match.state().open.turn;
            KnownHand hand;
            hand.set(*table_of_match, match.state());
            HandPosition here;
            for (const Seat one : SeatSet::all(2)) {
                const auto place = static_cast<std::size_t>(one.index());
                const auto& player = match.state().open.players[one];
                here.total[place] = std::min<int>(player.total, HandPosition::kOver);
                if (player.stood) here.status[place] = HandPosition::kStands + player.played_side;
            }
            if (here.status[static_cast<std::size_t>(1 - seat.index())] != HandPosition::kMoves) continue;
            const auto chances = hand.answers(seat.index(), here);
            std::array<int, kAnswers> seen{};
            constexpr int kAsked = 200;
            for (int i = 0; i < kAsked; ++i) {
                const auto reply = champion.act(match.view(seat), rng);
                for (int answer = 0; answer < kAnswers; ++answer)
                    seen[static_cast<std::size_t>(answer)] += reply.action == action_of(answer) ? 1 : 0;
            }
            for (std::size_t answer = 0; answer < seen.size(); ++answer) {
                const double chance = chances[answer];
                const double error = std::sqrt(chance * (1 - chance) / kAsked);
                QVERIFY(std::abs(seen[answer] / static_cast<double>(kAsked) - chance) <= 5 * error + 1e-12);
            }
        }
    }

    /// Where the other has one side card left there are six worlds at most, and they can be counted.
    void whyCountsTheWorlds() {
        static constexpr AnalysisTraits<Pazaak> kAnalysis{.reference = "champion",
                                                          .make_judge = make_judge<Pazaak, TableJudge>};
        static const EntryOf<Pazaak> entry(all_bots(), {}, {}, {}, nullptr, kAnalysis);
        const auto judge = entry.make_judge();
        int split = 0, known = 0;
        for (std::uint64_t deal = 0; deal < 30000 && (split < 5 || known < 3); ++deal) {
            const auto table = fresh(deal);
            if (!wander(*table, 4 + static_cast<int>(deal % 31), deal)) continue;
            const Pazaak::State& state = state_of(*table);
            const Seat me = *table->asked().begin(), rival(1 - me.index());
            if (state.side[rival].size() > 1) continue;
            const auto lead_in = [&](const Pazaak::State& world, const std::string& one, const std::string& other) {
                const auto value_of = [&](const std::string& word) {
                    TableOf<Pazaak> tried(static_cast<const TableOf<Pazaak>&>(*table), world);
                    [[maybe_unused]] const auto accepted = tried.answer(me, word);
                    return (*judge->value(tried, {1, 0}, {}))[static_cast<std::size_t>(me.index())].value;
                };
                return value_of(one) - value_of(other);
            };
            const int asked = rounds(400);
            const auto unseen = Pazaak::unseen_side(state.open, rival);
            for (const Choice& choice : table->menu(me)) {
                const std::string& one = choice.word;
                if (!choice.reason.empty() || one == "end") continue;
                double better = 0, worse = 0, all = 0;
                for (std::uint8_t card = 1; card <= Pazaak::kSideValues; ++card) {
                    Pazaak::State world = state;
                    if (!state.side[rival].empty()) world.side[rival][0] = card;
                    const double lead = lead_in(world, one, "end"), weight = unseen[card];
                    if (lead > 1e-9) better += weight;
                    if (lead < -1e-9) worse += weight;
                    all += weight;
                }
                better /= all, worse /= all;
                const bool open = state.side[rival].empty();
                if (open ? known >= 3 : better == 0 || better == 1) continue;
                ++(open ? known : split);
                const auto why = *judge->why(*table, me, one, "end", {asked, deal}, {});
                QCOMPARE(why.known, open);
                QCOMPARE(why.worlds, asked);
                const double error = open ? 1e-9 : 4 * std::sqrt(0.25 / asked);
                QVERIFY2(std::abs(why.better - better) < error,
                         qPrintable(QString("%1 %2").arg(why.better).arg(better)));
                QVERIFY2(std::abs(why.worse - worse) < error, qPrintable(QString("%1 %2").arg(why.worse).arg(worse)));
                if (better == 0) continue;
                QVERIFY(lead_in(state_of(*why.world), one, "end") > 0);
                QVERIFY(state_of(*why.world).open == state.open);
                QVERIFY(state_of(*why.world).side[me] == state.side[me]);
            }
        }
        QVERIFY2(split >= 5, qPrintable(QString::number(split)));
        QVERIFY(known >= 3);
    }

    /// Where the other has no side card left nothing is hidden, and the value is the table's, as near as it comes;
    /// otherwise worlds were sampled, which is no certainty even where all of them agree.
    void sampledOnlyWhereSomethingIsHidden() {
        const auto judge = pazaak_entry().make_judge();
        int open = 0, hidden = 0, agreed = 0;
        for (std::uint64_t deal = 0; deal < 30000 && (open < 5 || agreed < 3); ++deal) {
            const auto table = fresh(deal);
            if (!wander(*table, 4 + static_cast<int>(deal % 31), deal)) continue;
            const Seat me = *table->asked().begin(), rival(1 - me.index());
            const bool known = state_of(*table).side[rival].empty();
            if (known ? open >= 5 : hidden >= 400) continue;
            const auto compared = judge->compare(*table, me, false, {}, {16, deal}, {});
            if (compared->options.size() < 2) continue;
            ++(known ? open : hidden);
            const auto openly = judge->compare(*table, me, true, {}, {16, deal}, {});
            for (std::size_t i = 0; i < compared->options.size(); ++i) {
                const auto& option = compared->options[i];
                const bool decided = option.worth.value == 0 || option.worth.value == 1;
                QCOMPARE(option.worth.how, !known ? How::Sampled : decided ? How::Exact : How::Heuristic);
                QCOMPARE(option.worth.error > 0, !known || !decided);
                if (known) QVERIFY(option.worth == openly->options[i].worth);
                agreed += !known && std::abs(option.worth.error - 1.0 / 16) < 1e-9 ? 1 : 0;
            }
        }
        QVERIFY2(open >= 5 && agreed >= 3, qPrintable(QString("%1 %2").arg(open).arg(agreed)));
    }

    /// A match begins with what was solved, the same for all matches, and not with what a sample of deals says.
    void beginsWithWhatIsSolved() {
        const auto judge = pazaak_entry().make_judge();
        const double solved = ready_table({})->value();
        const auto start = judge->before_deal(*fresh(1));
        QVERIFY(start && start->size() == 2);
        QCOMPARE((*start)[0].value, solved);
        QCOMPARE((*start)[1].value, 1 - solved);
        QVERIFY((*start)[0].error > 0);
        // One hand is worth what the table of longer matches says of the last one.
        const auto one = judge->before_deal(*fresh(1, {{"hands_to_win", 1}}));
        QCOMPARE((*one)[0].value, ready_table({})->value(1, 4, 4));
        QVERIFY(!judge->before_deal(*fresh(1, {{"hands_to_win", 5}})));
        // The mean over what is dealt is the same, if enough are looked at.
        WeightedMean dealt;
        for (std::uint64_t deal = 0; deal < 2000; ++deal)
            dealt.add((*judge->value(*fresh(deal), {1, 0}, {}))[0].value);
        QVERIFY2(std::abs(dealt.value() - solved) < 4 * dealt.error(), qPrintable(QString::number(dealt.value())));
        const auto record = play_record(pazaak_entry(), default_values(pazaak_entry().rules()), {3, 1, 1},
                                        std::vector<std::string>{"careful", "champion"});
        const auto replay = Replay::make(*record, Replay::Asking::Later);
        const auto found = review(*replay, {.samples = 2});
        QCOMPARE((*found)->seats[0].start, solved);
        QCOMPARE((*found)->seats[0].start_error, (*start)[0].error);
    }

    /// A longer match than the table's, and one whose table takes long to make, are played on.
    void playsOnWhereNoTableIs() {
        const auto judge = pazaak_entry().make_judge();
        const auto longer = fresh(1, {{"hands_to_win", 5}});
        const auto value = (*judge->value(*longer, {20, 1}, {}))[0];
        QVERIFY(value.how == How::Sampled && value.error > 0);
        QVERIFY((*judge->value(*fresh(1), {20, 1}, {}))[0].how == How::Heuristic);
        QVERIFY((*judge->value(*fresh(1, {{"hands_to_win", 2}}), {20, 1}, {}))[0].how == How::Heuristic);
    }
};

HILLTOP_TEST(PazaakJudgeTest)
#include "judge_test.moc"
