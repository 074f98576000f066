// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/decimal.h"

#include <QLocale>

#include <cmath>

namespace hilltop {

QString decimal(double value, int decimals) {
    const double least = 0.5 * std::pow(10.0, -decimals);
    const QString text = QLocale().toString(std::abs(value) < least ? 0.0 : value, 'f', decimals);
    return QString(text).replace(QLatin1Char('-'), QChar(0x2212));
}

} // namespace hilltop
