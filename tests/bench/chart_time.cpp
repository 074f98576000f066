// SPDX-License-Identifier: GPL-3.0-or-later
// How long a chart of a running tournament takes: new curves and the picture, drawn by the processor.
//   chart_time [CURVES] [POINTS] [WIDTH] [HEIGHT]
#include "charts/line_chart.h"
#include "style/desktop.h"
#include "style/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTextStream>

#include <algorithm>
#include <cmath>

using namespace hilltop;

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    const Desktop desktop;
    const Theme theme(app, desktop);
    const QStringList words = QApplication::arguments();
    const auto number = [&](int index, int standard) {
        return words.size() > index ? std::max(1, words[index].toInt()) : standard;
    };
    const int count = number(1, 16), points = number(2, 200), steps = 50;
    LineChart chart;
    chart.setTitle(QStringLiteral("Won, %"));
    chart.setExpectedEnd(400.0 * steps);
    chart.resize(number(3, 680), number(4, 260));
    chart.show();
    QApplication::processEvents();
    QList<double> times;
    for (int step = 1; step <= steps; ++step) {
        const double upTo = 400.0 * step;
        QList<Curve> curves;
        for (int c = 0; c < count; ++c) {
            Curve curve{.name = QStringLiteral("Bot %1").arg(c + 1), .points = {}, .band = {}};
            for (int i = 1; i <= points; ++i) {
                const double x = upTo * i / points, y = 70 - 2 * c + 40 / std::sqrt(x) * std::sin(c + i / 7.0);
                curve.points << QPointF(x, y);
                curve.band << Curve::Range{y - 98 / std::sqrt(x), y + 98 / std::sqrt(x)};
            }
            curves << curve;
        }
        QElapsedTimer timer;
        timer.start();
        chart.setCurves(curves);
        chart.setNow(upTo);
        chart.setHighlighted(step % count);
        chart.grab();
        times << static_cast<double>(timer.nsecsElapsed()) / 1e6;
    }
    std::sort(times.begin(), times.end());
    QTextStream(stdout) << count << " curves of " << points << " points, " << chart.width() << "x" << chart.height()
                        << ": " << times[steps / 2] << " ms in the middle, longest " << times.last() << Qt::endl;
}
