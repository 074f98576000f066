// SPDX-License-Identifier: GPL-3.0-or-later
// All that each seat is sent in whole matches, against a controller written as the contest had it: hands are lists,
// what was answered is known afterwards, and everybody is asked everything.
#include "engine/play.h"
#include "games/euchre/bots/bots.h"
#include "games/euchre/contest/contests.h"
#include "scripted.h"
#include "support/rounds.h"
#include "support/test.h"

using namespace hilltop;

namespace {

using Phase = Euchre::Phase;
using Seats = std::array<QStringList, 4>;

QString card_word(euchre::Card card) {
    return QString::fromStdString(Euchre::spell(Euchre::play(card))).mid(5);
}

/// One hand as it was played.
struct Played {
    Seats hands; ///< as dealt
    QString turned;
    int dealer = 0;
    std::array<int, 2> points{};
    bool defend_alone = true;
    QStringList orders, names; ///< answers in order, up to the call
    QString buried;
    std::array<bool, 4> alone{};
    std::vector<std::vector<std::pair<int, QString>>> tricks; ///< seat and card
    std::vector<int> winners;
};

/// What the contest's controller sends to each seat in a hand.
class Controller {
public:
    explicit Controller(const Played& played)
        : m(played)
        , m_hands(played.hands) {}

    Seats run() {
        int caller = round("ordering", m.orders, m.turned + '\n', "o");
        QString trump = m.turned.right(1);
        if (caller >= 0) {
            m_texts[at(m.dealer)] << head(m.dealer, "discard") + m.turned;
            m_hands[at(m.dealer)].removeOne(m.buried);
            m_hands[at(m.dealer)] << m.turned;
        } else {
            caller = round("naming", m.names, {}, {});
            if (caller < 0) return m_texts;
            trump = m.names.last();
        }
        std::array<bool, 4> out{};
        ask_alone(trump, caller, out);
        for (std::size_t trick = 0; trick < m.tricks.size(); ++trick)
            play_trick(trick, trump, out);
        return m_texts;
    }

private:
    static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }
    QString head(int seat, const QString& phase) const {
        return QString("%1\n%2\n%3\n%4\n")
            .arg(m_hands[at(seat)].join(','))
            .arg(m.points[at(seat % 2)])
            .arg(m_won[at(seat % 2)])
            .arg(phase);
    }
    /// Everybody, from the dealer's left; who called, or -1.
    int round(const QString& phase, const QStringList& answers, const QString& line, const QString& yes) {
        int caller = -1;
        QStringList said;
        for (int i = 0; i < 4; ++i) {
            const int seat = (m.dealer + 1 + i) % 4;
            m_texts[at(seat)] << head(seat, phase) + line + said.join(',');
            const QString answer = i < answers.size() ? answers[i] : "p";
            if (answer != "p") caller = seat;
            said << (answer == "p" || yes.isEmpty() ? answer : yes);
        }
        return caller;
    }
    void ask_alone(const QString& trump, int caller, std::array<bool, 4>& out) {
        QStringList said;
        for (int i = 1; i <= 4; ++i) {
            const int seat = (m.dealer + i) % 4;
            if (m.defend_alone || (seat - caller) % 2 == 0)
                m_texts[at(seat)] << head(seat, "alone") + trump + '\n' + said.join(',');
            const bool counts = m.alone[at(seat)] && !out[at(seat)];
            if (counts) out[at((seat + 2) % 4)] = true;
            said << (counts ? "y" : "n");
        }
    }
    void play_trick(std::size_t trick, const QString& trump, const std::array<bool, 4>& out) {
        QStringList cards;
        auto next = m.tricks[trick].begin();
        const int leader = next->first;
        for (int i = 0; i < 4; ++i) {
            const int seat = (leader + i) % 4;
            if (out[at(seat)]) {
                cards << "p";
                m_hands[at(seat)].removeFirst();
                continue;
            }
            m_texts[at(seat)] << head(seat, "turn") + trump + '\n' + cards.join(',');
            cards << next->second;
            m_hands[at(seat)].removeOne(next->second);
            ++next;
        }
        ++m_won[at(m.winners[trick] % 2)];
        for (int i = 0; i < 4; ++i) {
            const int seat = (leader + i) % 4;
            m_texts[at(seat)] << head(seat, "trick") + QString::number(i) + '\n' + trump + '\n' + cards.join(',');
        }
    }

    const Played& m;
    Seats m_hands;
    Seats m_texts;
    std::array<int, 2> m_won{};
};

/// Takes down what the bots of a match answer and what dialects would have sent them.
struct Clerk {
    explicit Clerk(const Euchre::Rules& with)
        : rules(with) {
        for (auto& dialect : dialects)
            dialect = euchre_contests()[0].dialect();
    }
    void begin_hand(const Match<Euchre>& match) {
        const auto& open = match.state().open;
        played = {};
        texts = {};
        for (int seat = 0; seat < 4; ++seat) {
            for (const auto card : match.state().seats[Seat(seat)].hand)
                played.hands[static_cast<std::size_t>(seat)] << card_word(card);
        }
        played.turned = card_word(open.hand.turned);
        played.dealer = open.dealer.index();
        played.points = {open.points[0], open.points[1]};
        played.defend_alone = rules.defend_alone;
    }
    void hear(Phase phase, Seat seat, const Euchre::Action& action) {
        const QString word = QString::fromStdString(Euchre::spell(action)).section(' ', -1);
        if (phase == Phase::Order) played.orders << (word == "order" ? "o" : "p");
        if (phase == Phase::Name) played.names << (word == "pass" ? "p" : word);
        if (phase == Phase::Discard) played.buried = word;
        if (phase == Phase::Alone) played.alone[static_cast<std::size_t>(seat.index())] = word == "alone";
        if (phase == Phase::Play) {
            if (played.tricks.size() == played.winners.size()) played.tricks.emplace_back();
            played.tricks.back().emplace_back(seat.index(), word);
        }
    }
    void send(Seat seat, const Dialect<Euchre>::Requests& requests) {
        for (const std::string& request : requests)
            texts[static_cast<std::size_t>(seat.index())] << QString::fromStdString(request);
    }

    Euchre::Rules rules;
    std::array<std::unique_ptr<Dialect<Euchre>>, 4> dialects;
    Played played;
    Seats texts;
};

} // namespace

class EuchreControllerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyText_data() {
        QTest::addColumn<Euchre::Rules>("rules");
        QTest::newRow("as usual") << Euchre::Rules{};
        QTest::newRow("defenders together") << Euchre::Rules{.defend_alone = false};
        QTest::newRow("the dealer must name") << Euchre::Rules{.stick_dealer = true};
        QTest::newRow("left bower as printed") << Euchre::Rules{.left_bower = Euchre::LeftBower::Printed};
    }
    void everyText() {
        QFETCH(Euchre::Rules, rules);
        int hands = 0;
        int sat_out = 0;
        int void_hands = 0;
        int named = 0;
        for (std::uint64_t number = 0; number < static_cast<std::uint64_t>(rounds(100)); ++number) {
            Clerk clerk(rules);
            Match<Euchre> match(rules, 4, Chance(5, number));
            const auto bots = euchre::all_bots();
            std::array<std::unique_ptr<Bot<Euchre>>, 4> table;
            for (std::size_t seat = 0; seat < 4; ++seat)
                table[seat] = bots[(number + seat) % 5 == 1 ? 0 : (number + seat) % 5].make();
            clerk.begin_hand(match);
            for (;;) {
                const Phase phase = match.state().open.phase;
                if (phase == Phase::HandRest || phase == Phase::Over) {
                    const Seats expected = Controller(clerk.played).run();
                    for (std::size_t seat = 0; seat < 4; ++seat)
                        QCOMPARE(clerk.texts[seat], expected[seat]);
                    ++hands;
                    void_hands += clerk.played.tricks.empty();
                    named += clerk.played.names.size() > 0;
                    sat_out += match.state().open.hand.playing.size() < 4;
                }
                if (phase == Phase::Over) break;
                if (phase == Phase::TrickRest) {
                    clerk.played.winners.push_back(
                        match.state().open.hand.tricks[match.state().open.hand.trick].winner.index());
                }
                for (Seat seat : match.asked()) {
                    const auto at = static_cast<std::size_t>(seat.index());
                    const auto view = match.view(seat);
                    if (match.resting()) {
                        clerk.send(seat, clerk.dialects[at]->notice(view));
                        continue;
                    }
                    clerk.send(seat, clerk.dialects[at]->ask(view, Need::Must));
                    Rng rng = dice(5, number, seat, match.decision_of(seat));
                    const auto action = table[at]->act(view, rng).action;
                    QVERIFY(match.answer(seat, action) == nullptr);
                    clerk.hear(phase, seat, action);
                }
                match.step();
                if (phase == Phase::HandRest) clerk.begin_hand(match);
            }
        }
        qInfo("%d hands, %d named, %d void, somebody sat out in %d", hands, named, void_hands, sat_out);
        QVERIFY(hands > rounds(500) && named > rounds(20) && sat_out > rounds(20));
    }
};

HILLTOP_TEST(EuchreControllerTest)
#include "exec_controller_test.moc"
