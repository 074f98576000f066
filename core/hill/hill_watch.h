// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/stop.h"
#include "botlab/bot_report.h"
#include "hill/hill_entry.h"

#include <chrono>
#include <functional>

namespace hilltop {

/// What became of a submission.
struct WatchedBot {
    /// Moved: its file has another name and it plays on; Gone: its file was deleted and it plays on.
    enum class State : std::uint8_t {
        Joined,
        NewVersion,
        Renamed,
        Refused,
        Changing,
        Waiting,
        NotChecked,
        Moved,
        Gone
    };
    State state = State::Joined;
    std::string path;
    std::string name;              ///< empty where it is no bot; of Renamed the earlier one, which plays no more
    std::string before{};          ///< of Moved: the last name of its earlier path
    std::optional<Error> reason{}; ///< of Refused and NotChecked
    std::vector<HillKey> twins{};  ///< HillEntry::twins, of those that join
};

struct WatchOptions {
    int matches = 40;              ///< of a check
    std::chrono::seconds most{60}; ///< a check is over then, whatever the bot does
    int checks = 200;              ///< of one pass; what is left waits for the next one
    int threads = 1;               ///< checks at the same time
    std::string author{};          ///< of all bots in the folder, whatever they say; empty: as they say
    Stop stop{};
    std::function<void(const WatchedBot&)> told{}; ///< as it happens
};

/// One look at a folder of submissions, in order of their names. A file or folder that is a bot of the hill's game, and
/// whose content neither plays nor was refused before, is frozen, checked in isolation (check_hosted_bot), and joins
/// the hill or is refused; its report is written beside it as NAME.report.json. What the folder holds decides nothing
/// else: what joined from where, and what was refused, is in the hill. A deleted file is reported once, and so is one
/// that has got another name at the same time; their bots play on. NAME.about.json may say name, author, link and
/// licence. Strangers write there: see PutBy::Stranger. What has changed while it was checked is left for the next
/// pass. Checks run ahead on `threads` threads; who joins when does not depend on their number. Where the machine
/// cannot check a bot (no process, no room), that bot waits for the next pass, and the first such error is returned at
/// the end.
Result<> watch_folder(HillFile& hill, const std::string& folder, const WatchOptions& options);

} // namespace hilltop
