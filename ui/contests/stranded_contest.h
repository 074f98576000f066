// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace hilltop {

// A contest is stranded if its file was deleted, moved or replaced while it was played: what was played last is in
// memory alone, until a copy is saved.

/// `problem` says that, and this what can be done.
QString strandedText(const QString& problem);
/// Where to save a copy; empty: not at all. `filter` is "Hills (*.%1)".
QString askWhereToSaveCopy(QWidget* page, const QString& name, const QString& ending, const QString& filter);

enum class StrandedAnswer { SaveCopy, Discard, Stay };
/// What the person wants before the window closes. `title` is "Save this hill?", `name` what it is called.
StrandedAnswer askAboutStranded(QWidget* page, const QString& title, const QString& name);

} // namespace hilltop
