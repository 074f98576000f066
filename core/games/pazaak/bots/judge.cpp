// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/bots/judge.h"

#include "games/pazaak/bots/lone_mover.h"
#include "games/pazaak/solver/table_store.h"

#include <algorithm>
#include <numeric>

namespace hilltop::pazaak {
namespace {

using Counts = std::array<int, Pazaak::kHouseValues + 1>;

KnownHand::Draw chances_of(const Counts& left) {
    const int all = std::accumulate(left.begin(), left.end(), 0);
    KnownHand::Draw draw{};
    for (std::size_t card = 1; card < draw.size(); ++card)
        draw[card] = all > 0 ? static_cast<double>(left[card]) / all : 0.0;
    return draw;
}

} // namespace

bool TableJudge::ready(const Pazaak::Rules& rules) {
    if (!m_looked || m_rules != rules) {
        m_rules = rules;
        m_table = ready_table(rules);
        m_looked = true;
    }
    return m_table != nullptr && rules.hands_to_win <= m_table->rules().hands_to_win;
}

double TableJudge::alone(const View<Pazaak>& view, const Pazaak::SideDeck& his,
                         const std::optional<Pazaak::Action>& given) {
    set_lone_hand(*m_table, view, m_lone, &his);
    const double mine = m_lone.in_truth(given ? answer_of(*given) : m_lone.best());
    return view.me == Seat(0) ? mine : 1 - mine;
}

double TableJudge::worth(const Pazaak::State& state, const std::optional<Pazaak::Action>& given, bool one_ahead) {
    if (state.open.phase == Pazaak::Phase::Act) {
        const View<Pazaak> view{state.open.turn, state.open, Pazaak::own(state, state.open.turn)};
        if (moves_alone(view)) return alone(view, state.side[next(view.me, Pazaak::kSeats)], given);
    }
    m_hand.set(*m_table, state);
    HandPosition here = position_of(state.open);
    if (state.open.phase != Pazaak::Phase::Act) return m_hand.next_hand(here);
    const int seat = state.open.turn.index();
    Counts left = Pazaak::unseen_house(state.open);
    m_hand.set_draw(chances_of(left));
    if (!one_ahead) return given ? m_hand.answered(seat, here, answer_of(*given)) : m_hand.decision(seat, here);

    std::array<double, kAnswers> chances{};
    if (given)
        chances[static_cast<std::size_t>(answer_of(*given))] = 1;
    else
        chances = m_hand.answers(seat, here);
    double sum = 0;
    // The answers lead to different cards for different seats; each card is looked at with what is left then.
    for (int answer = 0; answer < kAnswers; ++answer) {
        const double chance = chances[static_cast<std::size_t>(answer)];
        if (chance <= 0) continue;
        HandPosition after = here;
        const KnownHand::Next next = m_hand.after_answer(seat, after, answer);
        if (next.draws < 0) {
            sum += chance * next.worth;
            continue;
        }
        const KnownHand::Draw draw = chances_of(left);
        for (int card = 1; card <= Pazaak::kHouseValues; ++card) {
            int& count = left[static_cast<std::size_t>(card)];
            if (count == 0) continue;
            --count;
            m_hand.set_draw(chances_of(left));
            sum += chance * draw[static_cast<std::size_t>(card)] * m_hand.dealt(next.draws, after, card);
            ++count;
        }
    }
    return sum;
}

std::optional<PerSeat<Estimate, Pazaak::kSeats>>
TableJudge::settled(const Pazaak::State& state, const Answers<Pazaak>& given, const Effort& effort, const Stop&) {
    if (!ready(state.open.rules)) return {};
    const auto& answer = state.open.phase == Pazaak::Phase::Act ? given[state.open.turn] : given[Seat(0)];
    // The table's numbers are rounded, and so are their sums.
    const double first = std::clamp(worth(state, answer, effort.samples > 1), 0.0, 1.0);
    PerSeat<Estimate, Pazaak::kSeats> worths;
    worths[Seat(0)].value = first;
    worths[Seat(1)].value = 1 - first;
    return worths;
}

std::optional<PerSeat<Estimate, Pazaak::kSeats>> TableJudge::value(const Pazaak::State& state, const Effort& effort,
                                                                   const Stop& stop) {
    return settled(state, {}, effort, stop);
}

} // namespace hilltop::pazaak
