// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/bar_chart.h"
#include "charts/chart_scale.h"
#include "charts/line_chart.h"
#include "german.h"
#include "look.h"
#include "style/desktop.h"
#include "style/theme.h"
#include "support/test.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <rapidcheck.h>

using namespace hilltop;

namespace {

const QStringList kBots{"Solver",      "Cincinnati Kid", "Nestor",
                        "my-bot v3",   "Austin Powers",  "Bastila",
                        "Stand at 15", "Stand at 20",    "A bot with a really long name that nobody shortened",
                        "Bold",        "Careful",        "Look-ahead",
                        "Random",      "Random 2",       "Random 3",
                        "Random 4"};

/// Shares that settle, as in a real tournament: by a fixed wave, not by chance.
QList<Curve> curves(int count, int points, double upTo) {
    QList<Curve> all;
    for (int c = 0; c < count; ++c) {
        Curve curve{.name = kBots[c % kBots.size()], .points = {}, .band = {}};
        for (int i = 1; i <= points; ++i) {
            const double x = upTo * i / points, noise = 40 / std::sqrt(x) * std::sin(c * 1.7 + i / 7.0);
            const double settled = c < 5 ? 60 - 1.2 * c : c < 8 ? 50 - 5 * (c - 5) : 29 + c;
            curve.points << QPointF(x, settled + noise);
            const double half = 98 / std::sqrt(x);
            curve.band << Curve::Range{settled + noise - half, settled + noise + half};
        }
        all << curve;
    }
    return all;
}

void settle(ChartFrame& chart, const QSize& size) {
    chart.resize(size);
    chart.show();
    QVERIFY(QTest::qWaitForWindowExposed(&chart));
}

/// A pixel of the colour within `rect`, nearly.
bool shows(const QImage& image, const QRect& rect, const QColor& colour) {
    const QRect area = rect.intersected(image.rect());
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x) {
            const QColor at = image.pixelColor(x, y);
            if (std::abs(at.red() - colour.red()) < 12 && std::abs(at.green() - colour.green()) < 12 &&
                std::abs(at.blue() - colour.blue()) < 12)
                return true;
        }
    }
    return false;
}

} // namespace

class ChartsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_theme = new Theme(*qobject_cast<QApplication*>(QCoreApplication::instance()), m_desktop, this);
    }
    void init() { m_theme->setAppearance(Appearance::Light); }

    void ticks_data() {
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<int>("most");
        QTest::addColumn<QString>("expected");
        QTest::newRow("shares") << 28.4 << 61.2 << 5 << "20 30 40 50 60 70";
        QTest::newRow("few") << 28.4 << 61.2 << 2 << "0 50 100";
        QTest::newRow("fine") << 49.8 << 50.3 << 5 << "49.8 49.9 50.0 50.1 50.2 50.3";
        QTest::newRow("thousands") << 0.0 << 13800.0 << 3 << "0 5,000 10,000 15,000";
        QTest::newRow("one value") << 50.0 << 50.0 << 2 << "49.5 50.0 50.5";
        QTest::newRow("below zero") << -3.2 << 4.1 << 5 << "−4 −2 0 2 4 6";
    }
    void ticks() {
        QFETCH(double, low);
        QFETCH(double, high);
        QFETCH(int, most);
        const Ticks ticks = niceTicks(low, high, most);
        QStringList texts;
        for (int i = 0; i < ticks.count(); ++i)
            texts << ticks.text(ticks.at(i));
        QTEST(texts.join(' '), "expected");
    }

    /// What counts has nothing between its numbers.
    void ticksOfCountsAreWhole() {
        const Ticks ticks = ticksWithin(0, 3, 10, 1);
        QCOMPARE(ticks.step, 1.0);
        QCOMPARE(ticks.count(), 4);
        QCOMPARE(ticks.text(ticks.at(1)), QString("1"));
        QCOMPARE(niceTicks(0, 1, 5, 1).step, 1.0);
    }

    /// Percent end at 100, whatever a whisker makes room for; a mark stands where it should and needs no bar there.
    void percentEndAt100() {
        BarChart bars;
        bars.setMark(50, "50 %");
        bars.setBars({{"one", 30, 20, 40, false}, {"two", 99, 97, 100, true}}, {.title = "Won, %", .most = 100});
        bars.resize(400, 200);
        bars.grab();
        QCOMPARE(bars.reach(), 100.0);
        bars.setBars({{"one", 30, 20, 40, false}}, {.title = "Points"});
        bars.grab();
        QVERIFY(bars.reach() >= 50 && bars.reach() < 60);
        LineChart lines;
        lines.setAxes({}, {.title = "Won, %", .most = 100});
        lines.setCurves({{"one", {{1, 96}, {2, 100}}, {{93, 99}, {97, 103}}}});
        lines.setHighlighted(0);
        lines.resize(400, 200);
        lines.grab();
        QCOMPARE(lines.reach().high, 100.0);
    }

    void ticksHold() {
        const bool held = rc::check("ticks surround the values and are few", [] {
            const double low = *rc::gen::inRange(-100000, 100000) / 7.0;
            const double high = low + *rc::gen::inRange(1, 1000000) / 13.0;
            const int most = *rc::gen::inRange(2, 12);
            const Ticks ticks = niceTicks(low, high, most);
            RC_ASSERT(ticks.from <= low + 1e-6);
            RC_ASSERT(ticks.to >= high - 1e-6);
            RC_ASSERT(ticks.count() <= most + 1);
            RC_ASSERT(ticks.count() >= 2);
            const Ticks within = ticksWithin(low, high, most);
            RC_ASSERT(within.count() <= most + 1);
            for (int i = 0; i < within.count(); ++i)
                RC_ASSERT(within.at(i) >= low - 1e-6 && within.at(i) <= high + 1e-6);
        });
        QVERIFY(held);
    }

    void spreadHolds() {
        const bool held = rc::check("labels keep off each other, in order and inside", [] {
            auto raw = *rc::gen::container<std::vector<int>>(rc::gen::inRange(-50, 350));
            std::sort(raw.begin(), raw.end());
            QList<double> wanted;
            for (const int position : raw)
                wanted << position;
            const double gap = 14, low = 0, high = 300;
            const QList<double> got = spread(wanted, gap, low, high);
            RC_ASSERT(got.size() == wanted.size());
            const double least = std::min(gap, (high - low) / std::max(1.0, static_cast<double>(got.size()) - 1));
            for (qsizetype i = 0; i < got.size(); ++i) {
                RC_ASSERT(got[i] >= low - 1e-6 && got[i] <= high + 1e-6);
                if (i > 0) RC_ASSERT(got[i] - got[i - 1] >= least - 1e-6);
            }
            bool free = true;
            for (qsizetype i = 0; i < wanted.size(); ++i)
                free &= wanted[i] >= low && wanted[i] <= high && (i == 0 || wanted[i] - wanted[i - 1] > gap);
            if (free) RC_ASSERT(got == wanted);
        });
        QVERIFY(held);
    }

    void linesAtEverySize_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("count");
        QTest::addColumn<double>("upTo");
        for (const int count : {1, 8, 16})
            for (const QSize size : {QSize(380, 200), QSize(680, 222), QSize(1900, 500)})
                for (const double upTo : {40.0, 8700.0, 14000.0})
                    QTest::addRow("%d of %dx%d at %g", count, size.width(), size.height(), upTo)
                        << size << count << upTo;
    }
    void linesAtEverySize() {
        QFETCH(QSize, size);
        QFETCH(int, count);
        QFETCH(double, upTo);
        LineChart chart;
        chart.setTitle("Won, %, by matches played per bot");
        chart.setAxes({.title = {}, .decimals = 0}, {.title = {}, .decimals = 1});
        chart.setExpectedEnd(14000);
        chart.setCurves(curves(count, upTo < 100 ? 4 : 200, upTo));
        chart.setNow(upTo);
        chart.setHighlighted(count / 2);
        settle(chart, size);
        const auto& labels = chart.labels();
        QVERIFY(labels.size() == count || labels.size() >= 6);
        bool highlighted = false;
        for (qsizetype i = 0; i < labels.size(); ++i) {
            QVERIFY2(QRectF(chart.rect()).contains(labels[i].rect), "a name leaves the chart");
            for (qsizetype k = 0; k < i; ++k)
                QVERIFY2(!labels[i].rect.adjusted(0, 0.6, 0, -0.6).intersects(labels[k].rect), "names overlap");
            highlighted |= labels[i].curve == count / 2;
        }
        QVERIFY(highlighted);
        const QImage light = chart.grab().toImage();
        QVERIFY(shows(light, light.rect(), chart.palette().color(QPalette::Highlight)));
        keepPicture(chart, QString("lines-%1-%2x%3-%4").arg(count).arg(size.width()).arg(size.height()).arg(upTo));
        m_theme->setAppearance(Appearance::Dark);
        QCoreApplication::processEvents();
        const QImage dark = chart.grab().toImage();
        QVERIFY(dark.pixelColor(2, 2).lightness() < 60);
        QVERIFY(light.pixelColor(2, 2).lightness() > 200);
        QVERIFY(shows(dark, dark.rect(), chart.palette().color(QPalette::Highlight)));
        keepPicture(chart, QString("lines-%1-%2x%3-%4-dark").arg(count).arg(size.width()).arg(size.height()).arg(upTo));
    }

    void curvesAreChosenByHand() {
        LineChart chart;
        chart.setTitle("Won, %");
        chart.setAxes({.title = "Matches per bot", .decimals = 0}, {.title = {}, .decimals = 1});
        chart.setCurves(curves(8, 200, 8700));
        chart.setExpectedEnd(14000);
        chart.setNow(8700);
        settle(chart, {680, 260});
        QSignalSpy chosen(&chart, &LineChart::highlightChanged);
        const auto label = chart.labels().at(2);
        QTest::mouseMove(&chart, label.rect.center().toPoint());
        QCoreApplication::processEvents();
        QCOMPARE(chart.front(), label.curve);
        QCOMPARE(chart.highlighted(), -1);
        keepPicture(chart, "lines-hover");
        QTest::mouseClick(&chart, Qt::LeftButton, {}, label.rect.center().toPoint());
        QCOMPARE(chart.highlighted(), label.curve);
        QCOMPARE(chosen.size(), 1);
        QTest::mouseMove(&chart, QPoint(2, 2));
        QCoreApplication::processEvents();
        QCOMPARE(chart.front(), label.curve);
        chart.setFocus();
        QTest::keyClick(&chart, Qt::Key_Down);
        QCOMPARE(chart.highlighted(), chart.labels().at(3).curve);
        QTest::keyClick(&chart, Qt::Key_Up);
        QCOMPARE(chart.highlighted(), label.curve);
        QCOMPARE(chosen.size(), 3);
        keepPicture(chart, "lines-focus");
        // The lowest curve, by a point of it: halfway along the axis.
        const int lowest = chart.labels().last().curve;
        const double bottom = chart.labels().last().rect.center().y();
        QTest::mouseClick(&chart, Qt::LeftButton, {},
                          QPoint(static_cast<int>(chart.labels().last().rect.left() / 2), static_cast<int>(bottom)));
        QCOMPARE(chart.highlighted(), lowest);
    }

    /// Of cards that remain there are never fewer than none, however far an interval of few matches goes.
    void axesBeginWhereTheDataDo() {
        LineChart chart;
        chart.setCurves({{.name = "A", .points = {{100, 6}, {200, 4}}, .band = {{-14, 26}, {-2, 10}}}});
        chart.setHighlighted(0);
        settle(chart, {380, 200});
        QCOMPARE(chart.reach().low, 0.0);
        QVERIFY(chart.reach().high >= 6);
        chart.setCurves({{.name = "A", .points = {{100, 0}, {200, 0}}, .band = {}}});
        QCOMPARE(chart.reach().low, 0.0);
        chart.setCurves({{.name = "A", .points = {{100, -6}, {200, 4}}, .band = {}}});
        QVERIFY(chart.reach().low <= -6);
    }

    void linesInWords() {
        LineChart chart;
        chart.setTitle("Won, %");
        chart.setEmptyText("The curves begin with the first thousand matches.");
        QCOMPARE(chart.accessibleName(), QString("Won, %"));
        QCOMPARE(chart.accessibleDescription(), QString("The curves begin with the first thousand matches."));
        settle(chart, {380, 200});
        keepPicture(chart, "lines-empty");
        chart.setAxes({.title = {}, .decimals = 0}, {.title = {}, .decimals = 1});
        chart.setCurves({{.name = "A", .points = {{1000, 40}, {2000, 45.04}}, .band = {{38, 42}, {44, 46}}},
                         {.name = "B", .points = {{1000, 60}, {2000, 54.96}}, .band = {}}});
        chart.setExpectedEnd(4000);
        chart.setHighlighted(0);
        QCOMPARE(chart.valueText(0, 1900), QString("45.0 ± 1.0 at 2,000"));
        QCOMPARE(chart.valueText(1, 0), QString("60.0 at 1,000"));
        const QString text = chart.accessibleDescription();
        for (const char* part : {"up to 2,000 of 4,000", "Highest: B with 55.0.", "Lowest: A with 45.0.",
                                 "Highlighted: A, 45.0 ± 1.0 at 2,000, number 2 from above."})
            QVERIFY2(text.contains(QString(part)), qPrintable(text));
        chart.setCurves({});
        QCOMPARE(chart.highlighted(), -1);
        QVERIFY(chart.labels().isEmpty() || chart.curves().isEmpty());
    }

    void linesInGerman() {
        const German german;
        QVERIFY(german.found());
        LineChart chart;
        chart.setTitle(QString::fromUtf8("Gewonnen, %, nach Partien je Bot"));
        chart.setAxes({.title = "Partien je Bot", .decimals = 0}, {.title = {}, .decimals = 1});
        chart.setCurves(curves(8, 200, 1234567));
        chart.setExpectedEnd(2000000);
        chart.setNow(1234567);
        settle(chart, {380, 200});
        chart.setFocus();
        QTest::keyClick(&chart, Qt::Key_Down);
        const QString value = chart.valueText(chart.highlighted(), 1234567);
        QVERIFY2(value.endsWith("bei 1.234.567"), qPrintable(value));
        QVERIFY2(chart.accessibleDescription().startsWith("8 Kurven, bis 1.234.567 von 2.000.000."),
                 qPrintable(chart.accessibleDescription()));
        keepPicture(chart, "lines-german");
    }

    /// Ten pictures a second while bots come and go; how long one takes tests/bench/chart_time.cpp measures.
    void followsARun() {
        LineChart chart;
        chart.setTitle("Won, %");
        chart.setExpectedEnd(14000);
        settle(chart, {680, 260});
        for (const int count : {3, 16, 16, 5, 0, 8}) {
            chart.setCurves(curves(count, 50, 400.0 * count));
            chart.setNow(400.0 * count);
            chart.setHighlighted(2);
            chart.repaint();
            QCOMPARE(chart.curves().size(), count);
            QCOMPARE(chart.highlighted(), count > 2 ? 2 : -1);
            QCOMPARE(chart.accessibleDescription().isEmpty(), count == 0);
        }
    }

    void barsAtEverySize_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("count");
        for (const int count : {2, 8, 16})
            for (const QSize size : {QSize(380, 200), QSize(680, 300), QSize(1900, 500)})
                QTest::addRow("%d of %dx%d", count, size.width(), size.height()) << size << count;
    }
    void barsAtEverySize() {
        QFETCH(QSize, size);
        QFETCH(int, count);
        QList<Bar> bars;
        for (int i = 0; i < count; ++i)
            bars << Bar{kBots[i], 40.0 - 3 * i, 38.8 - 3 * i, 41.2 - 3 * i, i == count - 1};
        BarChart chart;
        chart.setTitle("Points per match");
        chart.setBars(bars, {.title = {}, .decimals = 1});
        settle(chart, size);
        const auto& shown = chart.shownBars();
        QVERIFY(shown.contains(count - 1));
        QVERIFY(shown.size() == count || (shown.size() >= 5 && size.height() <= 300));
        keepPicture(chart, QString("bars-%1-%2x%3").arg(count).arg(size.width()).arg(size.height()));
        m_theme->setAppearance(Appearance::Dark);
        QCoreApplication::processEvents();
        const QImage dark = chart.grab().toImage();
        QVERIFY(dark.pixelColor(2, 2).lightness() < 60);
        keepPicture(chart, QString("bars-%1-%2x%3-dark").arg(count).arg(size.width()).arg(size.height()));
        QTest::keyClick(&chart, Qt::Key_Down);
        QCOMPARE(chart.current(), shown.first());
        QTest::keyClick(&chart, Qt::Key_Down);
        QCOMPARE(chart.current(), shown.at(1));
        QCOMPARE(chart.barValue(0), QString("40.0 ± 1.2"));
        QVERIFY(chart.accessibleDescription().contains(kBots[count - 1] + ": "));
    }

    void histogram_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(380, 200), QSize(1900, 500)})
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
    void histogram() {
        QFETCH(QSize, size);
        Histogram cards{.first = 0, .width = 1, .counts = {}};
        for (int left = 0; left < 60; ++left)
            cards.counts << std::round(9000 * std::exp(-(left - 15.1) * (left - 15.1) / 90));
        BarChart chart;
        chart.setEmptyText("No matches yet.");
        chart.setTitle("Matches by cards left");
        settle(chart, size);
        QCOMPARE(chart.accessibleDescription(), QString("No matches yet."));
        chart.setHistogram(cards, {.title = "Cards left", .decimals = 0}, {.title = {}, .decimals = 0});
        chart.setMark(15.1, "mean 15.1");
        QVERIFY(chart.accessibleDescription().contains("most often 15: 8,999."));
        QVERIFY(chart.accessibleDescription().endsWith("mean 15.1."));
        QCoreApplication::processEvents();
        keepPicture(chart, QString("histogram-%1x%2").arg(size.width()).arg(size.height()));
        QTest::keyClick(&chart, Qt::Key_Right);
        QCOMPARE(chart.current(), 0);
        QTest::mouseMove(&chart, QPoint(size.width() / 2, size.height() / 2));
        QCoreApplication::processEvents();
        QVERIFY(chart.current() > 10);
        m_theme->setAppearance(Appearance::Dark);
        QCoreApplication::processEvents();
        keepPicture(chart, QString("histogram-%1x%2-dark").arg(size.width()).arg(size.height()));
        cards.width = 5;
        chart.setHistogram(cards, {.title = "Cards left", .decimals = 0}, {.title = {}, .decimals = 0});
        QCOMPARE(chart.barTitle(2), QString("10 to 15"));
        chart.setBars({}, {});
        QCOMPARE(chart.accessibleDescription(), QString("No matches yet."));
    }

private:
    Desktop m_desktop;
    Theme* m_theme = nullptr;
};

HILLTOP_TEST(ChartsTest)
#include "charts_test.moc"
