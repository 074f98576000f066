// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/match_text.h"

#include <fmt/format.h>

namespace hilltop::cli {

std::string checks_text(const Replay& replay) {
    using Outcome = SeatCheck::Outcome;
    std::string text;
    int number = 0;
    for (const SeatCheck& check : replay.checks()) {
        const RecordSeat& seat = replay.record().seats[static_cast<std::size_t>(number)];
        text += fmt::format("   {} {}: ", number + 1, seat_name(seat));
        if (check.outcome == Outcome::Same)
            text += "asked again, the same answers\n";
        else if (check.outcome == Outcome::Differs)
            text += fmt::format("asked again, another answer at decision {} (step {})\n", check.decision + 1,
                                replay.decisions().find(check.decision)->step + 1);
        else if (check.outcome == Outcome::OtherVersion)
            text += fmt::format("not asked: version {} played, but the bot is now version {}\n", seat.version,
                                replay.game().find_bot(seat.bot)->version);
        else
            text += replay.game().find_bot(seat.bot) != nullptr ? "not asked: the record names no version of the bot\n"
                                                                : "not asked: not a bot of this program\n";
        ++number;
    }
    return text;
}

} // namespace hilltop::cli
