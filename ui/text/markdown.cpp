// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/markdown.h"

namespace hilltop {

QString markdownText(QString text) {
    static const QString signs = QStringLiteral("\\|*_`<>[]#~");
    QString safe;
    for (const QChar sign : text.replace(QLatin1Char('\n'), QLatin1Char(' '))) {
        if (signs.contains(sign)) safe += QLatin1Char('\\');
        safe += sign;
    }
    return safe;
}

} // namespace hilltop
