// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/number_texts.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace hilltop {

QString decimal(double value, int decimals) {
    const double least = 0.5 * std::pow(10.0, -decimals);
    const QString text = QLocale().toString(std::abs(value) < least ? 0.0 : value, 'f', decimals);
    return QString(text).replace(QLatin1Char('-'), QChar(0x2212));
}

namespace {

struct StrongerWords {
    Q_DECLARE_TR_FUNCTIONS(StrongerWords)
};

QString unit(const char* text, std::int64_t number) {
    return QCoreApplication::translate("Durations", text).arg(QLocale().toString(qlonglong{number}));
}
constexpr auto kHours = QT_TRANSLATE_NOOP("Durations", "%1 h");
constexpr auto kMinutes = QT_TRANSLATE_NOOP("Durations", "%1 min");
constexpr auto kMilliseconds = QT_TRANSLATE_NOOP("Durations", "%1 ms");
constexpr auto kSeconds = QT_TRANSLATE_NOOP("Durations", "%1 s");

} // namespace

QString durationText(double seconds) {
    const std::int64_t whole = std::max<std::int64_t>(1, std::llround(seconds));
    if (whole < 60) return unit(kSeconds, whole);
    const bool hours = whole >= 3600;
    const std::int64_t large = hours ? whole / 3600 : whole / 60;
    const std::int64_t small = hours ? whole % 3600 / 60 : whole % 60;
    const QString first = unit(hours ? kHours : kMinutes, large);
    return small == 0 || large >= 10 ? first : first + QLatin1Char(' ') + unit(hours ? kMinutes : kSeconds, small);
}

QString answerTimeText(std::chrono::microseconds time) {
    const double seconds = std::chrono::duration<double>(time).count();
    const bool short_ = seconds < 1;
    const double value = short_ ? 1000 * seconds : seconds;
    return QCoreApplication::translate("Durations", short_ ? kMilliseconds : kSeconds)
        .arg(QLocale().toString(value, 'f', value < 10 ? 1 : 0));
}

QString shortDurationText(double seconds) {
    const std::int64_t whole = std::max<std::int64_t>(1, std::llround(seconds));
    if (whole < 90) return unit(kSeconds, whole);
    return whole < 90 * 60 ? unit(kMinutes, (whole + 30) / 60) : unit(kHours, (whole + 1800) / 3600);
}

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
