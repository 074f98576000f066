// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/elo_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace hilltop {
namespace {

struct StrongerWords {
    Q_DECLARE_TR_FUNCTIONS(StrongerWords)
};

} // namespace

QString eloText(double elo) {
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    const int whole = qRound(elo);
    const QString size = locale.toString(std::abs(whole));
    if (whole == 0) return size;
    return (whole > 0 ? QStringLiteral("+") : QStringLiteral("−")) + size;
}

QString openEloText(const Interval& interval) {
    const bool from = std::isfinite(interval.low), until = std::isfinite(interval.high);
    if (from == until) return {};
    return from ? QStringLiteral("> ") + eloText(interval.low) : QStringLiteral("< ") + eloText(interval.high);
}

QString strongerText(const QString& one, const QString& other, std::optional<double> probability) {
    const QString likely = !probability ? QCoreApplication::translate("hilltop::BotReportLines", "unknown")
                           : *probability > 0.999
                               ? StrongerWords::tr("more than 99.9 %")
                               : StrongerWords::tr("%1 %").arg(QLocale().toString(100 * *probability, 'f', 1));
    return StrongerWords::tr("Probability that %1 is stronger than %2: %3.").arg(one, other, likely);
}

} // namespace hilltop
