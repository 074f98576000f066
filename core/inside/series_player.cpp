// SPDX-License-Identifier: GPL-3.0-or-later
#include "inside/series_player.h"

#include "base/packed.h"
#include "registry/registry.h"

#include <algorithm>

namespace hilltop {
namespace {

/// Time that one request takes: its caller may be blocked that long.
constexpr std::chrono::milliseconds kWhile{100};
constexpr std::string_view kFromOutside = "a bot has to be judged from outside";

std::string refused(std::string_view why) {
    return "! crash " + std::string(why);
}

} // namespace

std::string SeriesPlayer::serve(std::string_view request) {
    const std::string_view word = request.substr(0, request.find(' '));
    const std::string bytes = from_line(request.substr(std::min(word.size() + 1, request.size())));
    if (word == "order") return begin(bytes);
    if (word == "series") return follow(bytes);
    if (word == "play") return play();
    if (word != "rest") return refused("the engine knows no such request");
    m_lane.reset();
    return "=";
}

std::string SeriesPlayer::begin(std::string_view bytes) {
    m_lane.reset();
    auto order = read_order(bytes);
    if (!order) return refused("the engine does not understand the order");
    const GameEntry* game = find_game(order->game);
    if (game == nullptr || !game->check(order->rules, order->series.seats)) return refused("no such game");
    for (const std::uint16_t entrant : order->series.entrants)
        if (entrant >= order->bots.size()) return refused("no such entrant");
    for (const std::string& bot : order->bots)
        if (!game->check_bot(bot)) return refused("no such bot");
    m_order = std::move(*order);
    m_transport = std::make_unique<HostTransport>(m_call, m_order.files);
    m_done = m_part = 0;
    m_goes_on = false;
    return "=";
}

std::string SeriesPlayer::follow(std::string_view bytes) {
    auto series = read_series(bytes);
    if (!series || m_lane == nullptr || m_goes_on || series->entrants != m_order.series.entrants)
        return refused("no such series follows");
    m_order.series = std::move(*series);
    m_done = 0;
    return "=";
}

/// Whole deals for about the time of a request.
Series SeriesPlayer::next_part() {
    const Series& whole = m_order.series;
    const int deal = whole.matches_per_deal;
    int matches = deal;
    if (m_part > 0) {
        const double one = std::max<double>(1, static_cast<double>(m_took.count())) / m_part;
        const double fit = static_cast<double>(std::chrono::nanoseconds(kWhile).count()) / one;
        matches = std::clamp(static_cast<int>(std::min(fit, 4.0 * m_part)) / deal * deal, deal, 1 << 20);
    }
    Series part = whole.rest(m_done);
    part.matches = std::min(matches, part.matches);
    m_part = part.matches;
    m_took = {};
    return part;
}

std::string SeriesPlayer::play() {
    const auto begun = std::chrono::steady_clock::now();
    if (m_transport == nullptr || m_done == m_order.series.matches) return refused("nothing is to be played");
    if (!m_goes_on) {
        const Series part = next_part();
        if (m_lane == nullptr)
            m_lane =
                find_game(m_order.game)->make_lane(part, m_order.rules, m_order.bots, m_order.limits, *m_transport);
        else
            m_lane->play_on(part);
        m_goes_on = true;
    }
    m_transport->begin();
    auto now = begun;
    for (; !m_lane->finished() && now - begun < kWhile; now = std::chrono::steady_clock::now()) {
        const bool moved = m_lane->advance();
        if (m_transport->given_up()) return refused(kFromOutside);
        if (!moved && !m_lane->finished()) return refused("a bot has not answered");
    }
    m_took += now - begun;
    if (!m_lane->finished()) return "=";
    m_goes_on = false;
    m_done += m_part;
    const bool last = m_done == m_order.series.matches;
    const auto bytes = result_bytes(m_lane->take());
    if (!bytes) return refused(kFromOutside);
    return (last ? "= last " : "= more ") + as_line(*bytes);
}

} // namespace hilltop
