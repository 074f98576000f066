// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QCoreApplication;

namespace hilltop {

/// Languages the program speaks, as ISO codes: English, and those with a translation.
QStringList languageCodes();
/// On trial: what is not translated yet is English.
bool isLanguageInPart(const QString& code);
/// Whether this machine has a font for each of its letters, in the window's font or in those that stand in for it.
bool fontsShow(const QString& text);
/// The language in itself: "Deutsch"; in English, with a note, where no font shows it: "Japanese (no font for it)".
QString languageName(const QString& code);
/// Makes the program speak it in every window built from then on; empty: that of the system, English where there is no
/// translation or no font for it.
void speakLanguage(QCoreApplication& app, const QString& code);

} // namespace hilltop
