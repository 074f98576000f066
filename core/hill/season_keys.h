// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/plan.h"

namespace hilltop {

// The deals of a sealed hill follow from a key of each season, counted from 1, which is published when the season ends.
// Keys are a chain of SHA-256 (as Lamport's passwords, 1981): each is the hash of the next one, and that of the first
// one is the plan's seal. So all are fixed on the first day, each can be checked, and no key reveals a later one.

/// Seasons of a sealed hill.
inline constexpr int kMostSeasons = 1000;

/// The key before this one, or of the first key the seal: `printf "hilltop season key KEY" | sha256sum`.
std::string key_before(const std::string& key);
/// Draws the keys of a new hill, gives `plan` their seal, and keeps the last one in the folder of secrets
/// (keep_secret_text).
Result<> seal_hill(Plan& plan);
/// The same for keys that were published: the `season`th and all before it. Those after it cannot be played.
Result<> seal_hill(Plan& plan, int season, const std::string& key);
/// The key of a season from 1 on. An error where it is not known here.
Result<std::string> find_season_key(const Seal& seal, int season);

} // namespace hilltop
