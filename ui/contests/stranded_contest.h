// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QObject;
class QWidget;

namespace hilltop {

// A contest is stranded if its file was deleted, moved or replaced while it was played: what was played last is in
// memory alone, until a copy is saved.

/// `problem` says that, and this what can be done.
QString strandedText(const QString& problem);
/// Where to save a copy, if anywhere. `filter` is "Hills (*.%1)".
void askWhereToSaveCopy(QWidget* page, const QString& name, const QString& ending, const QString& filter,
                        QObject* context, std::function<void(const QString& path)> then);

enum class StrandedAnswer { SaveCopy, Discard, Stay };
/// What the person wants before the window closes. `title` is "Save this hill?", `name` what it is called.
void askAboutStranded(QWidget* page, const QString& title, const QString& name, QObject* context,
                      std::function<void(StrandedAnswer answer)> then);

} // namespace hilltop
