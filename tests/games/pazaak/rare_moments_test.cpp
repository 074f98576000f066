// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/numbers.h"
#include "games/pazaak/solver/hand_learner.h"
#include "games/pazaak/solver/table_store.h"
#include "support/rounds.h"
#include "support/test.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace hilltop;
using namespace hilltop::pazaak;

namespace {

/// What the answers of a table lose against the best ones, over the side decks the other player may hold: as often as
/// the table's answers, given by mistake now and then, lead there.
class Losses final : public VectorHand::Learner {
public:
    Losses(const MatchTable& table, int state)
        : m_table(table)
        , m_state(state)
        , m_hand(table.decks(), table.rules().auto_stand, table.parts(state)[2], table.parts(state)[3]) {
        m_hand.set_ends(table.ends(state));
        m_hand.set_again(table.hand(state).value);
    }

    struct Loss {
        double most = 0;
        int node = 0, deck = 0;
    };
    std::array<Loss, 2> open, alone; ///< by seat

    void measure() {
        for (m_seat = 0; m_seat < 2; ++m_seat) {
            for (int seat = 0; seat < 2; ++seat) {
                unpack(m_table.hand(m_state).answers[at(seat)], m_hand.policy(seat));
                err(seat);
            }
            m_hand.forward();
            for (int seat = 0; seat < 2; ++seat)
                unpack(m_table.hand(m_state).answers[at(seat)], m_hand.policy(seat));
            m_hand.backward(VectorHand::Mode::Learn, m_seat, this);
        }
    }

    void learn(int node, unsigned options, const std::array<const float*, kAnswers>& worth) override {
        const bool both = node < HandNodes::kOpen;
        Loss& loss = both ? open[at(m_seat)] : alone[at(m_seat)];
        // Worths are sums over all side decks, weighed with this.
        const auto reach = both ? std::accumulate(m_hand.others_reach(m_seat, node),
                                                  m_hand.others_reach(m_seat, node) + m_hand.decks(1 - m_seat), 0.0)
                                : 0.0;
        if (both && reach <= 0) return; // the cards do not lead there
        for (int deck = 0; deck < m_hand.decks(m_seat); ++deck) {
            double best = -1e9, answered = 0, most = 0;
            for (int answer = 0; answer < kAnswers; ++answer) {
                if ((options >> answer & 1u) == 0) continue;
                if (answer > kStand && m_hand.held(m_seat, answer)[deck] == 0) continue;
                const double value = static_cast<double>(worth[at(answer)][deck]);
                best = std::max(best, m_seat == 0 ? value : -value);
                most = std::max(most, value);
                answered +=
                    static_cast<double>(m_hand.policy(m_seat).at(node, answer)[deck]) * (m_seat == 0 ? value : -value);
            }
            // Where the other stands, its reach is unknown: in parts of the best answer's worth.
            const double scale = both ? reach : most;
            if (scale <= 0 || (best - answered) / scale <= loss.most) continue;
            loss = {(best - answered) / scale, node, deck};
        }
    }

private:
    void err(int seat) {
        HandPolicy& policy = m_hand.policy(seat);
        const auto more = [&](int node, unsigned options) {
            for (int answer = 0; answer < kAnswers; ++answer) {
                if ((options >> answer & 1u) == 0) continue;
                for (int deck = 0; deck < m_hand.decks(seat); ++deck)
                    policy.at(node, answer)[deck] += 1e-6f * (answer > kStand ? m_hand.held(seat, answer)[deck] : 1.0f);
            }
        };
        for (int own = HandNodes::kLow; own < HandNodes::kGoal; ++own) {
            for (int other = 1; other <= HandNodes::kGoal; ++other)
                more(HandNodes::open(own, other), HandNodes::open_options(seat, own, other));
        }
    }

    const MatchTable& m_table;
    int m_state;
    VectorHand m_hand;
    int m_seat = 0;
};

} // namespace

class PazaakRareMomentsTest : public QObject {
    Q_OBJECT
private slots:
    /// Also where its own play, or the other's, never leads, the table's answers are about as good as any.
    void noAnswerIsBad_data() {
        QTest::addColumn<int>("needs0");
        QTest::addColumn<int>("needs1");
        QTest::addColumn<int>("cards0");
        QTest::addColumn<int>("cards1");
        for (const int needs0 : {1, 3}) {
            for (const int needs1 : {1, 2, 3}) {
                for (const auto& [cards0, cards1] : {std::pair(0, 0), {1, 0}, {0, 2}, {2, 2}, {4, 3}})
                    QTest::addRow("%d %d needed, %d %d cards", needs0, needs1, cards0, cards1)
                        << needs0 << needs1 << cards0 << cards1;
            }
        }
    }
    void noAnswerIsBad() {
        QFETCH(int, needs0);
        QFETCH(int, needs1);
        QFETCH(int, cards0);
        QFETCH(int, cards1);
        const auto table = ready_table({});
        Losses losses(*table, table->state(needs0, needs1, cards0, cards1));
        losses.measure();
        for (int seat = 0; seat < 2; ++seat) {
            const auto tell = [&](const Losses::Loss& loss) {
                return QString("seat %1, node %2, deck %3: %4").arg(seat).arg(loss.node).arg(loss.deck).arg(loss.most);
            };
            QVERIFY2(losses.open[at(seat)].most < 0.004, qPrintable(tell(losses.open[at(seat)])));
            QVERIFY2(losses.alone[at(seat)].most < 1e-5, qPrintable(tell(losses.alone[at(seat)])));
        }
    }
};

HILLTOP_TEST(PazaakRareMomentsTest)
#include "rare_moments_test.moc"
