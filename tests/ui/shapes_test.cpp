// SPDX-License-Identifier: GPL-3.0-or-later
// Marks, lines and areas that say something by themselves stand out from what is around them, and can be
// told apart without full sight of colours. contrast_test.cpp has the texts, colours_test.cpp the cards.
#include "charts/bar_chart.h"
#include "charts/chart_look.h"
#include "charts/line_chart.h"
#include "colour_sight.h"
#include "desk.h"
#include "replay/replay_page.h"
#include "replay/timeline.h"
#include "shapes.h"
#include "shell.h"
#include "standings/crosstable_view.h"
#include "style/style.h"
#include "support/rounds.h"
#include "support/test.h"
#include "table/key_marks.h"

#include <QStyleOption>

using namespace hilltop;

class ShapesTest : public QObject {
    Q_OBJECT
private slots:
    void shadesStandOut();
    void marks();
    void checkBoxes();
    void focusOfButtons();
    void charts();
    void heatMap();
    void timelines_data() { everyGame(); }
    void timelines();
    void framesOnTables_data() { everyGame(); }
    void framesOnTables();
};

/// Won, lost, drawn, chosen: what pages paint with.
void ShapesTest::shadesStandOut() {
    QStringList found;
    for (const QPalette& palette : palettes()) {
        const Shades s = shades(palette);
        for (const QColor& ground : grounds(palette))
            for (const QColor& ink : {s.good, s.bad, s.warn, s.accent, s.focus})
                needs(found, between("ink", ink, ground), contrast(ink, ground), kShapeContrast);
        for (const auto role : {QPalette::Base, QPalette::Window})
            needs(found, between("area", s.area, palette.color(role)), contrast(s.area, palette.color(role)),
                  kShapeContrast);
        if (!isHighContrast(palette)) continue;
        for (const QColor& line : {s.line, s.rowLine, s.controlLine, s.chosenLine}) // nothing is only hinted at
            needs(found, between("line", line, palette.color(QPalette::Base)),
                  contrast(line, palette.color(QPalette::Base)), kTextContrast);
    }
    NOTHING_FAINT(found);
}

/// Each stands out wherever it is painted, its sign from it, and all differ in shape: three have the colour of
/// another.
void ShapesTest::marks() {
    using Shape = KeyMark::Shape;
    constexpr Shape kShapes[] = {Shape::Gain, Shape::Loss,    Shape::Jump,    Shape::Star,
                                 Shape::Own,  Shape::Dubious, Shape::Mistake, Shape::Blunder};
    const QRect place(4, 4, 24, 24);
    QStringList found;
    for (const QPalette& palette : palettes()) {
        for (const QColor& ground : grounds(palette)) {
            QList<QImage> pictures;
            for (const Shape shape : kShapes) {
                const auto mark = [&](QPainter& painter) { paintMark(painter, place, shape, palette); };
                const QImage picture = painted({32, 32}, ground, mark);
                const QColor ink = bestPixel(picture, picture.rect(), [&](const QColor& at, const QColor& best) {
                    return contrast(at, ground) > contrast(best, ground);
                });
                needs(found, QStringLiteral("mark %1 %2 on %3").arg(int(shape)).arg(ink.name(), ground.name()),
                      contrast(ink, ground), kShapeContrast);
                if (shape == Shape::Dubious || shape == Shape::Mistake || shape == Shape::Blunder) {
                    const QColor fill = *commonColour(picture, QRect(11, 11, 10, 10), anyColour);
                    const QColor sign =
                        bestPixel(picture, QRect(11, 11, 10, 10), [&](const QColor& at, const QColor& best) {
                            return apart(at, fill) > apart(best, fill);
                        });
                    needs(found, between("sign", sign, fill), contrast(sign, fill), kTextContrast);
                }
                pictures << picture;
            }
            for (int one = 0; one < pictures.size(); ++one)
                for (int other = 0; other < one; ++other)
                    needs(found, QStringLiteral("marks %1 and %2").arg(other).arg(one),
                          shapesApart(pictures[one], pictures[other], ground), kOtherShape);
        }
    }
    NOTHING_FAINT(found);
}

/// The edge of one that is not ticked is all there is of it.
void ShapesTest::checkBoxes() {
    QStringList found;
    for (const QPalette& palette : palettes()) {
        for (const auto element : {QStyle::PE_IndicatorCheckBox, QStyle::PE_IndicatorRadioButton}) {
            for (const auto state : {QStyle::State_Off, QStyle::State_On}) {
                QStyleOptionButton option;
                option.rect = QRect(4, 4, 18, 18);
                option.palette = palette;
                option.state = QStyle::State_Enabled | state;
                for (const auto role : {QPalette::Window, QPalette::Base}) {
                    const QColor ground = palette.color(role);
                    const QImage box = painted({26, 26}, ground, [&](QPainter& painter) {
                        Style().drawPrimitive(element, &option, &painter, nullptr);
                    });
                    const QColor edge = bestPixel(box, QRect(2, 13, 5, 1), [&](const QColor& at, const QColor& best) {
                        return contrast(at, ground) > contrast(best, ground);
                    });
                    needs(found, between("edge", edge, ground), contrast(edge, ground), kShapeContrast);
                    const QColor fill = box.pixelColor(9, 9);
                    const QColor sign = bestPixel(box, QRect(8, 8, 10, 10), [&](const QColor& at, const QColor& best) {
                        return contrast(at, fill) > contrast(best, fill);
                    });
                    if (state == QStyle::State_On && element == QStyle::PE_IndicatorCheckBox)
                        needs(found, between("tick", sign, fill), contrast(sign, fill), kShapeContrast);
                }
            }
        }
    }
    NOTHING_FAINT(found);
}

/// A line around what has the keys: outside of it, or within where it is filled with a strong colour.
void ShapesTest::focusOfButtons() {
    QStringList found;
    for (const QPalette& palette : palettes()) {
        QPushButton plain, primary, game;
        primary.setProperty(role::kProperty, role::kPrimary);
        game.setProperty(role::kProperty, role::kGame);
        QList<std::pair<QPushButton*, QColor>> all{{&plain, {}}, {&primary, {}}};
        for (const GameEntry* entry : games())
            all << std::pair(&game, tableColours(QString::fromUtf8(entry->info().id)).centre(isDark(palette)));
        for (const auto& [button, fill] : all) {
            button->setProperty("fill", fill);
            QStyleOptionButton option;
            option.rect = QRect(4, 4, 120, 32);
            option.palette = palette;
            const QColor ground = palette.color(QPalette::Window);
            const auto picture = [&](QStyle::State state) {
                option.state = QStyle::State_Enabled | QStyle::State_Raised | state;
                return painted({128, 40}, ground, [&](QPainter& painter) {
                    Style().drawControl(QStyle::CE_PushButton, &option, &painter, button);
                });
            };
            const QImage without = picture({}),
                         with = picture(QStyle::State_HasFocus | QStyle::State_KeyboardFocusChange);
            double change = 0;
            for (int x = 4; x < 10; ++x)
                change = std::max(change, contrast(with.pixelColor(x, 20), without.pixelColor(x, 20)));
            needs(found, between("focus", ground, without.pixelColor(20, 20)), change, kShapeContrast);
        }
    }
    NOTHING_FAINT(found);
}

/// Curves and bars stand out, and the one that is highlighted from the others, as they are painted.
void ShapesTest::charts() {
    QStringList found;
    for (const QPalette& palette : palettes()) {
        LineChart lines;
        lines.setPalette(palette);
        lines.setCurves({{.name = "One", .points = {{0, 10}, {100, 20}}, .band = {}},
                         {.name = "Other", .points = {{0, 80}, {100, 70}}, .band = {}}});
        lines.setHighlighted(1);
        BarChart bars;
        bars.setPalette(palette);
        bars.setBars({{.name = "One", .value = 60, .low = {}, .high = {}},
                      {.name = "Other", .value = 40, .low = {}, .high = {}, .highlighted = true}},
                     {});
        for (QWidget* chart : {static_cast<QWidget*>(&lines), static_cast<QWidget*>(&bars)}) {
            chart->resize(480, 240);
            chart->show();
            QVERIFY(QTest::qWaitForWindowExposed(chart));
            const ChartLook look = chartLook(chart->palette());
            const QImage picture = chart->grab().toImage().convertToFormat(QImage::Format_RGB32);
            const QColor one = chart == &lines ? look.curve : look.bar;
            for (const QColor& ink : {one, look.accent}) {
                const QColor seen = bestPixel(picture, picture.rect(), [&](const QColor& at, const QColor& best) {
                    return apart(at, ink) < apart(best, ink);
                });
                QVERIFY2(apart(seen, ink) < 24, qPrintable(between("not painted", ink, seen)));
                needs(found, between("chart", seen, look.base), contrast(seen, look.base), kShapeContrast);
            }
            if (isHighContrast(palette)) continue; // all is in the colour of texts: the front curve is wider
            needs(found, between("highlighted", one, look.accent), leastDistance(one, look.accent), kToldApart);
        }
    }
    NOTHING_FAINT(found);
}

/// The number can be read in each cell; wins differ from losses, and both from even.
void ShapesTest::heatMap() {
    QStringList found;
    for (const QPalette& palette : palettes()) {
        for (int percent = 0; percent <= 100; ++percent) {
            const HeatColours heat = heatColours(percent, palette);
            needs(found, between("number", heat.ink, heat.fill), contrast(heat.ink, heat.fill), kTextContrast);
        }
        const QColor lost = heatColours(25, palette).fill, even = heatColours(50, palette).fill,
                     won = heatColours(75, palette).fill;
        needs(found, between("lost", lost, even), leastDistance(lost, even), kToldApart);
        needs(found, between("won", won, even), leastDistance(won, even), kToldApart);
        needs(found, between("won and lost", won, lost), leastDistance(won, lost), kToldApart);
    }
    NOTHING_FAINT(found);
}

/// Whatever a timeline paints in one colour can be seen, but for lines around and between what has words of its own.
void ShapesTest::timelines() {
    SKIP_WHERE_THREADS_ARE_WATCHED();
    QFETCH(const QString, id);
    const QTemporaryDir folder;
    Shell shell(folder);
    ReplayPage& page = shell.window.replay();
    QVERIFY(page.opening().open({matchOf(*find_game(id.toStdString()), 1)}, {}, 0));
    shell.window.main().showPage(&page);
    page.cursor().goTo(page.cursor().positions() / 3);
    auto* timeline = page.findChild<Timeline*>();
    QVERIFY(timeline != nullptr);
    QStringList found;
    for (const Ground where : kGrounds) {
        if (kSanitized ? where != Ground::Light : !fullLevel() && isForced(where)) continue;
        stand(shell.window.settings(), where);
        QVERIFY(layOut(shell.window.main()));
        const QImage picture = timeline->grab().toImage().convertToFormat(QImage::Format_RGB32);
        const QColor ground = timeline->palette().color(QPalette::Window);
        const Shades s = shades(timeline->palette());
        const auto strong = [&](int x, int y) {
            return picture.rect().contains(x, y) && contrast(picture.pixelColor(x, y), ground) >= kShapeContrast;
        };
        // Below the line under its blocks, which have words: of each colour those pixels that are not the soft edge of
        // something that is seen.
        int line = picture.height() - 1;
        const auto isLine = [&](int y) {
            int pixels = 0;
            for (int x = 0; x < picture.width(); ++x)
                pixels += picture.pixelColor(x, y).rgb() == s.rowLine.rgb() ? 1 : 0;
            return pixels > picture.width() * 3 / 4;
        };
        while (line > 0 && !isLine(line))
            --line;
        QVERIFY(line > 0);
        QMap<QRgb, int> faint;
        int seen = 0;
        for (int y = line + 2; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                const QColor ink = picture.pixelColor(x, y);
                bool near = false;
                for (int at = 0; at < 25; ++at)
                    near |= strong(x + at % 5 - 2, y + at / 5 - 2);
                seen += strong(x, y) ? 1 : 0;
                if (!near && ink != ground && ink != s.chosen) ++faint[ink.rgb()];
            }
        }
        constexpr int kSolid = 20; // pixels
        for (auto colour = faint.begin(); colour != faint.end(); ++colour)
            if (colour.value() >= kSolid)
                needs(found, between("timeline", QColor(colour.key()), ground), contrast(QColor(colour.key()), ground),
                      kShapeContrast);
        QVERIFY(seen > 0);
    }
    NOTHING_FAINT(found);
}

/// Amber means what is yours, now: chosen, recommended, to move. The ring of the keys has two lines, blue in white, as
/// one of them is seen on any ground.
void ShapesTest::framesOnTables() {
    QFETCH(const QString, id);
    QStringList found;
    const QColor amber = QColor(kAmber), white = Qt::white, blue(0x1A56C4), plate(0, 0, 0, 0x47), tray(0, 0, 0, 0x2E);
    needs(found, between("ring", blue, white), contrast(blue, white), kShapeContrast);
    for (const bool dark : {false, true}) {
        const TableColours table = tableColours(id);
        for (const QColor& light : {table.centre(dark), table.edge(dark)}) {
            for (const QColor& ground : {light, upon(light, plate), upon(light, tray)}) {
                needs(found, between("amber", amber, ground), contrast(amber, ground), kShapeContrast);
                needs(found, between("ring", white, ground), contrast(white, ground), kShapeContrast);
            }
        }
    }
    NOTHING_FAINT(found);
}

HILLTOP_TEST(ShapesTest)
#include "shapes_test.moc"
