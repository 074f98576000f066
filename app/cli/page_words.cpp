// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/page_words.h"

#include "cli/match_text.h"

#include <fmt/format.h>

namespace hilltop::cli {
namespace {

/// One space where a text has several to align what follows.
std::string without_columns(const std::string& text) {
    std::string one;
    for (const char letter : text)
        if (letter != ' ' || (!one.empty() && one.back() != ' ' && one.back() != '\n')) one += letter;
    return one;
}

} // namespace

MatchPage told_page(const Replay& replay, std::optional<Seat> seat) {
    const auto telling = [](const Replay& one, SeatSet viewers) {
        return viewers.size() == one.last().seats() ? Telling() : Telling{.seat = *viewers.begin()};
    };
    MatchPage page{.seat = seat};
    const Record& record = replay.record();
    // The seed would give all cards away.
    if (!seat) page.deal = fmt::format("{}, match {}", deal_text(record), record.source.match + 1);
    page.told = [=](const Replay& one, int position, SeatSet viewers) {
        return without_columns(step_text(one, position, telling(one, viewers)));
    };
    page.state = [=](const Replay& one, int position, SeatSet viewers) {
        return facts_text(one, position, telling(one, viewers));
    };
    page.result = result_text(replay);
    return page;
}

} // namespace hilltop::cli
