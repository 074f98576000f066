// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/marking.h"

#include "settings/settings.h"

#include <algorithm>

namespace hilltop {
namespace {

/// In the order of their gravity, whatever was typed.
MarkLimits limitsIn(const Settings& settings, const char* key, MarkLimits limits, double factor) {
    for (std::size_t i = 0; i < limits.from.size(); ++i)
        limits.from[i] =
            settings.get<double>(QLatin1String(key) + QString::number(i + 1), factor * limits.from[i]) / factor;
    std::sort(limits.from.begin(), limits.from.end());
    return limits;
}

} // namespace

Marking markingOf(const Settings& settings) {
    const Marking usual;
    return {limitsIn(settings, kMarksChanceKey, usual.chance, 100),
            limitsIn(settings, kMarksPointsKey, usual.points, 1), limitsIn(settings, kMarksCardsKey, usual.cards, 1)};
}

bool isMarkingKey(const QString& key) {
    return key.startsWith(QLatin1String("analysis/marks_"));
}

} // namespace hilltop
