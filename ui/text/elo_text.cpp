// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/elo_text.h"

#include <QLocale>

#include <cmath>

namespace hilltop {

QString eloText(double elo) {
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    const int whole = qRound(elo);
    const QString size = locale.toString(std::abs(whole));
    if (whole == 0) return size;
    return (whole > 0 ? QStringLiteral("+") : QStringLiteral("−")) + size;
}

} // namespace hilltop
