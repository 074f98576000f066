// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contests/contest_folder.h"
#include "tournament_files/saved_tournament.h"

namespace hilltop {

inline constexpr auto kTournamentSuffix = ".htour";

/// Tournaments as files of a folder.
ContestFiles tournamentFiles();
/// What people call a tournament: its file's name, and before that the name it was given where that is another one.
QString tournamentTitle(const QString& path, const std::string& given);
/// A new file in the folder, which is made if it is missing; "name 2" where "name" is taken. Sets `path`.
Result<SavedTournament> createInFolder(const QString& folder, const QString& name, const Plan& plan, QString& path);
/// What a list says of a tournament; `state` is left to the caller.
ContestEntry entryOf(const QString& path, const Course& course, const QStringList& names);

} // namespace hilltop
