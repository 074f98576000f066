// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "wires/wire.h"

#include <optional>
#include <string>
#include <vector>

namespace hilltop {

/// A bot that a person has brought.
struct OwnBot {
    std::string spec; ///< "java:/bots/Nestor.java"; the identity, once a game
    std::string game; ///< id
    std::string name; ///< as people see it
    BotLimits limits;
    std::int64_t added = 0; ///< seconds since 1970
    bool trusted = false;   ///< may play without isolation: the person has been asked
    std::string content{};  ///< of the last report
    bool operator==(const OwnBot&) const = default;
};

/// The list of a person's bots in `folder`: "bots.json", and "reports" beside it with a report for each content.
/// Several windows and programs may use it at once.
class OwnBots {
public:
    explicit OwnBots(std::string folder)
        : m_folder(std::move(folder)) {}

    /// Sorted by game, then by name; empty if there is no list yet. The error names what is broken.
    Result<std::vector<OwnBot>> read() const;
    /// Adds it, or puts it in the place of that of the same game and spec.
    Result<> put(const OwnBot& bot) const { return put(std::vector{bot}); }
    /// All of them, in one go.
    Result<> put(const std::vector<OwnBot>& some) const;
    Result<> remove(const std::string& game, const std::string& spec) const;
    /// Puts `after` in the place of `before`: both or, with an error, none.
    Result<> replace(const OwnBot& before, const OwnBot& after) const;

    /// The text that report_json() wrote for this content.
    std::optional<std::string> report(const std::string& content) const;
    Result<> keep_report(const std::string& content, const std::string& json) const;

private:
    std::string m_folder;
};

} // namespace hilltop
