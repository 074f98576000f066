// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QCoreApplication;

namespace hilltop {

/// Languages the program speaks, as ISO codes: English, and those with a translation.
QStringList languageCodes();
/// On trial: what is not translated yet is English.
bool isLanguageInPart(const QString& code);
/// The language in itself: "Deutsch".
QString languageName(const QString& code);
/// Makes the program speak it, and what is on screen from the second time on; empty: that of the system, English where
/// there is no translation.
void speakLanguage(QCoreApplication& app, const QString& code);

} // namespace hilltop
