// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_file.h"

namespace hilltop {

/// What an author or organiser says of a bot; empty: nothing.
struct EntryWords {
    std::string name{}; ///< else as a bot from the same file is called here, or as its class or file is called
    std::string author{}, link{}, licence{};
    bool suggests = false; ///< the name is for a bot that is new here, not for one from the same file
};

/// What a text such as NAME.about.json says; the error names its `path` and what is wrong.
Result<EntryWords> read_entry_words(const std::string& path, std::string_view text);

/// A bot that is to join a hill, with what plays for it.
struct HillEntry {
    HillEvent event;
    BotContent content;
    std::vector<HillKey> twins{}; ///< those that play under other names and are the same bot, by their files
};

/// What joining means for a bot that has passed check_bot(): its entry in the log, or nothing if this very version
/// plays already. A bot of the same name (folded_name) from a file of another name is refused, unless it `replaces`
/// that; so is what was disqualified, also under another name or from a file of another name, and what check_author()
/// refuses, with what happens `before` it in the same step.
Result<std::optional<HillEntry>> entry_of(HillFile& hill, const std::string& bot, const EntryWords& words,
                                          bool replaces = false, PutBy by = PutBy::Person,
                                          std::span<const HillEvent> before = {});

/// The events by which the version that plays under this name leaves, with or without the version behind it ("Nestor
/// v2"). Who is disqualified, for a reason, leaves under every name.
Result<std::vector<HillEvent>> leaving(const HillFile& hill, const std::string& name, HillEvent::Kind kind,
                                       const std::string& why);

/// Lets a hill play up to so many matches more where they tell neighbours apart. A budget of the same size that is not
/// used up continues instead. Refuses fewer matches than a pairing has.
Result<> grant_budget(HillFile& hill, std::int64_t matches);

/// Milliseconds since 1970.
std::int64_t date_of_today();

} // namespace hilltop
