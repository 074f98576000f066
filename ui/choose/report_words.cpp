// SPDX-License-Identifier: GPL-3.0-or-later
#include "choose/report_words.h"

#include "text/fault_texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace hilltop {
namespace {

struct ReportWords {
    Q_DECLARE_TR_FUNCTIONS(ReportWords)
};

/// The fault that it had most often, if it had any.
std::optional<Fault> mostFrequent(const BotReport& report) {
    std::optional<Fault> found;
    std::int64_t most = 0;
    for (const CheckFault& fault : report.faults) {
        const std::int64_t times = report.fault_count({fault.fault});
        if (times > std::exchange(most, std::max(most, times))) found = fault.fault;
    }
    return found;
}

} // namespace

QString whyNotShort(const BotReport& report) {
    if (!report.problem.empty()) return ReportWords::tr("does not start");
    return report.allowed == 0 ? ReportWords::tr("no allowed answer") : ReportWords::tr("no match ended");
}

QString whyNot(const BotReport& report) {
    if (!report.problem.empty()) return QString::fromStdString(report.problem);
    if (report.allowed > 0) return ReportWords::tr("No match ended within the time of the check.");
    const QString none =
        ReportWords::tr("no allowed answer in %n decisions", nullptr, static_cast<int>(report.decisions));
    const auto fault = mostFrequent(report);
    return fault ? ReportWords::tr("%1 (%2)", "a sentence, its fault").arg(none, faultName(*fault)) : none;
}

} // namespace hilltop
