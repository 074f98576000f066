// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_scale.h"

#include "text/number_texts.h"

#include <algorithm>
#include <cmath>

namespace hilltop {

namespace {

double niceStep(double span, int most, double least) {
    const double rough = span / std::max(1, most);
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= rough * (1 - 1e-9)) return std::max(least, factor * power);
    return std::max(least, 10 * power);
}

int decimalsOf(double step) {
    return std::clamp(static_cast<int>(-std::floor(std::log10(step) + 1e-9)), 0, 9);
}

} // namespace

int Ticks::count() const {
    return to < from - step / 1e6 ? 0 : static_cast<int>(std::floor((to - from) / step + 1e-6)) + 1;
}

QString Ticks::text(double value) const {
    return decimal(value, decimals);
}

Ticks niceTicks(double low, double high, int most, double least) {
    if (!(high > low)) {
        const double room = std::max(std::abs(low) / 100, 0.5);
        low -= room;
        high += room;
    }
    // Rounding outwards may add a tick at either end.
    for (int wanted = most; wanted >= 1; --wanted) {
        const double step = niceStep(high - low, wanted, least);
        const double from = std::floor(low / step + 1e-9) * step, to = std::ceil(high / step - 1e-9) * step;
        if (wanted == 1 || std::lround((to - from) / step) <= most)
            return {.from = from, .to = to, .step = step, .decimals = decimalsOf(step)};
    }
    return {};
}

Ticks ticksWithin(double low, double high, int most, double least) {
    if (!(high > low)) return {.from = low, .to = low, .step = 1, .decimals = 0};
    const double step = niceStep(high - low, most, least);
    return {.from = std::ceil(low / step - 1e-9) * step,
            .to = std::floor(high / step + 1e-9) * step,
            .step = step,
            .decimals = decimalsOf(step)};
}

QList<double> spread(QList<double> positions, double gap, double low, double high) {
    const auto count = positions.size();
    if (count == 0) return positions;
    if (static_cast<double>(count - 1) * gap > high - low)
        gap = count > 1 ? (high - low) / static_cast<double>(count - 1) : 0;
    // Pool adjacent violators on positions less their own distances: those in each other's way share the mean.
    struct Pool {
        double sum;
        qsizetype count;
        double mean() const { return sum / static_cast<double>(count); }
    };
    QList<Pool> pools;
    for (qsizetype i = 0; i < count; ++i) {
        pools.append({positions[i] - static_cast<double>(i) * gap, 1});
        while (pools.size() > 1 && pools[pools.size() - 2].mean() >= pools.last().mean()) {
            const Pool last = pools.takeLast();
            pools.last().sum += last.sum;
            pools.last().count += last.count;
        }
    }
    const double highest = high - static_cast<double>(count - 1) * gap;
    qsizetype at = 0;
    for (const Pool& pool : pools)
        for (qsizetype i = 0; i < pool.count; ++i, ++at)
            positions[at] = std::clamp(pool.mean(), low, std::max(low, highest)) + static_cast<double>(at) * gap;
    return positions;
}

} // namespace hilltop
