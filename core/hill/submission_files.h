// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_entry.h"

namespace hilltop {

// What lies beside a submission: NAME.about.json of its author, and our NAME.report.json. Strangers write there.

/// Whether a name in a folder of submissions is one, and not what lies beside one.
bool is_submission(const std::string& name);
/// Whether the name of its report is one that file systems take.
bool can_report(const std::string& path);
/// What its author says about a submission; empty if there is nothing.
Result<std::string> text_about(const std::string& path);
/// The same, read.
Result<EntryWords> words_about(const std::string& path);
/// Writes the report, unless it lies there.
Result<> write_report(const std::string& path, const std::string& text);

} // namespace hilltop
