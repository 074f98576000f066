// SPDX-License-Identifier: GPL-3.0-or-later
// euchre_champion OTHER [DEALS [SEED [BOT]]]: how many points a hand BOT (champion) and its copy win of OTHER and its
// copy, and how many matches; every deal is played twice, with sides swapped. Besides the built-in bots there is
// `open-cards`, a bidder of another kind. Other seeds are other deals: several runs may be added up. Also how long BOT
// takes for calls (discards too) and for cards, in time of the processor.
#include "engine/play.h"
#include "euchre_bidder.h"
#include "games/euchre/bots/bots.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <ctime>
#include <string_view>

using namespace hilltop;

namespace {

const BotSpec<Euchre>& spec_of(std::string_view id) {
    static constexpr BotSpec<Euchre> kOpenCards{{.id = "open-cards", .style = "", .strength = 3},
                                                make_bot<Euchre, euchre::OpenCardsBidder>};
    if (id == kOpenCards.traits.id) return kOpenCards;
    for (const auto& spec : euchre::all_bots()) {
        if (id == spec.traits.id) return spec;
    }
    fmt::print(stderr, "no bot {}\n", id);
    std::exit(2);
}

using Times = std::vector<double>; ///< milliseconds

double cpu_time() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

/// A bot, and how long it takes.
class Timed : public Bot<Euchre> {
public:
    Timed(std::unique_ptr<Bot<Euchre>> bot, Times& calls, Times& cards)
        : m_bot(std::move(bot))
        , m_calls(calls)
        , m_cards(cards) {}
    Reply<Euchre::Action> act(const View<Euchre>& view, Rng& rng) override {
        const double before = cpu_time();
        auto reply = m_bot->act(view, rng);
        (view.open.phase == Euchre::Phase::Play ? m_cards : m_calls).push_back(cpu_time() - before);
        return reply;
    }

private:
    std::unique_ptr<Bot<Euchre>> m_bot;
    Times &m_calls, &m_cards;
};

void print(const char* what, Times times) {
    if (times.empty()) return;
    std::sort(times.begin(), times.end());
    double sum = 0;
    for (const double time : times)
        sum += time;
    const auto count = static_cast<double>(times.size());
    fmt::print("{}: {:.2f} ms in the mean, 99 % within {:.2f} ms\n", what, sum / count, times[times.size() * 99 / 100]);
}

/// Of one match, for the side of `first`.
struct Outcome {
    int ahead = 0; ///< points
    int hands = 0;
    bool won = false;
};

Outcome played(const BotSpec<Euchre>& first, const BotSpec<Euchre>& second, std::uint64_t seed, std::uint64_t deal,
               int side, Times& calls, Times& cards) {
    std::vector<std::unique_ptr<Bot<Euchre>>> bots;
    std::vector<PlayingSeat<Euchre>> playing;
    for (int seat = 0; seat < 4; ++seat) {
        const auto& spec = seat % 2 == side ? first : second;
        auto bot = spec.make();
        Seating seating;
        seating.me = Seat(seat);
        seating.seats = 4;
        bot->start(seating);
        if (seat % 2 == side) bot = std::make_unique<Timed>(std::move(bot), calls, cards);
        bots.push_back(std::move(bot));
        playing.push_back({bots.back().get(), &spec.traits});
    }
    Match<Euchre> match({}, 4, Chance(seed, deal));
    play<Euchre>(match, playing, seed, 2 * deal + static_cast<std::uint64_t>(side));
    const auto result = Euchre::result(match.state());
    const Seat mine(side), theirs(1 - side);
    return {result.points[mine] - result.points[theirs], match.state().open.hands + 1, result.winners.contains(mine)};
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        fmt::print(stderr, "euchre_champion OTHER [DEALS [SEED [BOT]]]\n");
        return 2;
    }
    const int deals = argc > 2 ? std::atoi(argv[2]) : 500;
    const std::uint64_t seed = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1;
    const auto& first = spec_of(argc > 4 ? argv[4] : "champion");
    const auto& second = spec_of(argv[1]);
    // Points over hands: the error of a ratio, with a deal as one observation.
    double points = 0, hands = 0, won = 0, won_squares = 0;
    std::vector<std::pair<double, double>> deals_played;
    Times calls, cards;
    for (int deal = 0; deal < deals; ++deal) {
        double ahead = 0, length = 0, wins = 0;
        for (const int side : {0, 1}) {
            const Outcome outcome = played(first, second, seed, static_cast<std::uint64_t>(deal), side, calls, cards);
            ahead += outcome.ahead;
            length += outcome.hands;
            wins += outcome.won ? 0.5 : 0;
        }
        deals_played.push_back({ahead, length});
        points += ahead;
        hands += length;
        won += wins;
        won_squares += wins * wins;
    }
    const double rate = points / hands, share = won / deals;
    double squares = 0;
    for (const auto& [ahead, length] : deals_played)
        squares += (ahead - rate * length) * (ahead - rate * length);
    fmt::print(
        "{} wins {:+.3f} +- {:.3f} points a hand and {:.2f} +- {:.2f} % of matches from {} ({:.0f} hands, {} deals "
        "played twice)\n",
        first.traits.id, rate, std::sqrt(squares) / hands, 100 * share,
        100 * std::sqrt((won_squares / deals - share * share) / deals), second.traits.id, hands, deals);
    print("calls", std::move(calls));
    print("cards", std::move(cards));
    return 0;
}
