// SPDX-License-Identifier: GPL-3.0-or-later
// A person's rating: shown with its course in the results, and fitting opponents for the next rated match.
#include "charts/line_chart.h"
#include "desk.h"
#include "dialogs.h"
#include "game/table_rules.h"
#include "home/home_page.h"
#include "play/course_panel.h"
#include "play/new_match_dialog.h"
#include "play/statistics_dialog.h"
#include "registry/registry.h"
#include "settings/settings.h"
#include "still.h"
#include "support/test.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>

using namespace hilltop;

namespace {

Record duel(const char* game, const char* bot, bool won) {
    const GameEntry& entry = *find_game(game);
    Record record = new_record(entry, default_values(entry.rules()), {1, 1, 1}, {{kPerson, 0, {}}, {bot, 1, {}}});
    record.rated = true;
    record.result = RecordResult{{won ? 3 : 1, won ? 1 : 3}, {won ? 3 : 1, won ? 1 : 3}, {won ? 0 : 1}};
    return record;
}

/// What lies where the badge is.
QStringList wrongAbout(const QQuickItem& badge, const Desk& desk) {
    const QQuickItem& stage = *badge.parentItem();
    const auto areaOf = [&](const QQuickItem& item, double width) {
        return stage.mapRectFromItem(&item, QRectF(0, 0, width, item.height()));
    };
    const QRectF place = areaOf(badge, badge.width());
    QStringList wrong;
    if (!QRectF(0, 0, stage.width(), stage.height()).contains(place)) wrong << "it is not on the felt";
    for (const QQuickItem* item : desk.items()) {
        if (!item->isVisible() || item->opacity() == 0 || item == &badge || badge.isAncestorOf(item)) continue;
        const QString text = item->property("text").toString();
        const bool words = !text.isEmpty() && item->property("horizontalAlignment").toInt() == Qt::AlignLeft;
        const QRectF area = areaOf(*item, words ? item->property("contentWidth").toDouble() : item->width());
        if ((isCard(*item) || words) && area.intersects(place)) wrong << (words ? text : QString("a card"));
    }
    return wrong;
}

} // namespace

class RatedTest : public QObject {
    Q_OBJECT
private slots:
    void resultsTellTheRating() {
        std::vector<Record> matches;
        for (int match = 0; match < 12; ++match)
            matches.push_back(duel("pazaak", "careful", match % 3 == 0));
        matches.push_back(duel("rps", "simple", true));
        StatisticsDialog dialog(matches);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        CoursePanel& panel = *dialog.course();
        QVERIFY(panel.isVisible());
        QVERIFY2(panel.sentence().contains("after 12 "), qPrintable(panel.sentence()));
        QCOMPARE(panel.chart()->curves().size(), 1);
        QCOMPARE(panel.chart()->curves()[0].points.size(), 12);
        const double last = panel.chart()->curves()[0].points.last().y();
        QVERIFY(last > 1000 && last < 1682); // below the bot that won twice as often
        QVERIFY(panel.sentence().startsWith(QLocale().toString(std::round(last), 'f', 0)));
        panel.games()->setFocus();
        QTest::keyClick(panel.games(), Qt::Key_Down);
        QVERIFY2(panel.sentence().contains("after 1 "), qPrintable(panel.sentence()));
        QVERIFY(panel.chart()->curves().isEmpty()); // one match is no course
        clickOn(dialog, "All matches");
        QVERIFY(!panel.isVisible());
        clickOn(dialog, "Rated");
        QVERIFY(panel.isVisible());
    }
    /// Against whomever one played: the order of the matches counts. A curve from two judged matches on.
    void accuracyIsACurve() {
        std::vector<OwnResults> lines(3);
        lines[0].game = lines[2].game = "pazaak";
        lines[1].game = "rps";
        lines[0].accuracies = {{0, 0.5}, {3, 0.9}};
        lines[1].accuracies = {{2, 0.75}};
        lines[2].accuracies = {{1, 0.7}};
        const auto accuracies = own_accuracies(lines);
        QCOMPARE(accuracies.size(), std::size_t{2});
        QCOMPARE(accuracies[0].course, (std::vector<double>{0.5, 0.7, 0.9}));
        CoursePanel panel;
        panel.setCourses({{"pazaak", {1500, 50, 0.06}, 2, {}}}, accuracies);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        clickOn(panel, "Accuracy");
        QCOMPARE(panel.chart()->curves().size(), 1);
        const auto& points = panel.chart()->curves()[0].points;
        QCOMPARE(points, (QList<QPointF>{{1, 50}, {2, 60}, {3, 70}}));
        QVERIFY2(panel.sentence().startsWith("70.0 %"), qPrintable(panel.sentence()));
        panel.games()->setFocus();
        QTest::keyClick(panel.games(), Qt::Key_Down);
        QVERIFY2(panel.sentence().startsWith("75.0 %"), qPrintable(panel.sentence()));
        QVERIFY(panel.chart()->curves().isEmpty());
        panel.setCourses({}, accuracies); // all matches: no rating to choose
        QCOMPARE(panel.course(), CoursePanel::Accuracy);
    }
    void nothingRatedNoRating() {
        Record practice = duel("pazaak", "careful", true);
        practice.rated = false;
        StatisticsDialog dialog({practice});
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QVERIFY(!dialog.course()->isVisible());
        clickOn(dialog, "Rated");
        QVERIFY(!dialog.course()->isVisible());
    }
    void fittingOpponents_data() {
        QTest::addColumn<double>("rating");
        QTest::addColumn<QString>("bot");
        QTest::newRow("weak") << 300.0 << "novice";
        QTest::newRow("middling") << 1560.0 << "casual";
        QTest::newRow("strong") << 2500.0 << "champion";
    }
    void fittingOpponents() {
        QFETCH(const double, rating);
        QFETCH(const QString, bot);
        const QTemporaryDir folder;
        Settings settings(folder.filePath("hilltop.ini"));
        NewMatchDialog dialog(settings, "pazaak");
        dialog.setRatings({{"pazaak", {rating, 50, 0.06}, 20, {}}});
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QVERIFY(!dialog.fittingButton()->isVisible()); // practice
        clickOn(dialog, "Rated");
        QVERIFY(dialog.fittingButton()->isVisible());
        QTest::mouseClick(dialog.fittingButton(), Qt::LeftButton);
        QCOMPARE(dialog.setup().seats.count(bot), 1);
        QVERIFY(dialog.setup().rated);
        clickOn(dialog, "The Game"); // it has no opponents to beat
        clickOn(dialog, "Rated");
        QVERIFY(!dialog.fittingButton()->isVisible());
    }
    /// The felt says so wherever people play, and neither cards nor words lie there.
    void theFeltSaysRated_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QSize>("size");
        for (const GameEntry* game : games())
            for (const QSize size : {QSize(960, 540), QSize(1280, 700), QSize(1600, 800), QSize(2560, 1340)})
                QTest::addRow("%s-%d", game->info().id, size.width()) << QString::fromUtf8(game->info().id) << size;
    }
    void theFeltSaysRated() {
        QFETCH(const QString, id);
        QFETCH(const QSize, size);
        Desk desk(qPrintable(id), AnimationSpeed::Off, {}, size);
        std::vector<RecordSeat> seats(static_cast<std::size_t>(desk.game.info().default_seats),
                                      {desk.game.bots().front().id, desk.game.bots().front().version, {}});
        seats.front() = {kPerson, 0, {}};
        for (const bool rated : {false, true}) {
            Record match =
                new_record(desk.game, table_rules(desk.game, desk.game.info().default_seats), {77, 3, 3}, seats);
            match.rated = rated;
            QVERIFY(QTest::qWaitForWindowActive(desk.page.get()));
            desk.page->playDealt(match);
            QTRY_VERIFY(desk.page->view()->loaded());
            for (int question = 0; question < 5 && !desk.over(); ++question) {
                desk.waitForMe();
                if (desk.over()) break;
                const QQuickItem* badge =
                    desk.item([](const QQuickItem& item) { return item.objectName() == QLatin1String("rated badge"); });
                QCOMPARE(badge != nullptr, rated);
                if (rated)
                    QTRY_VERIFY2(wrongAbout(*badge, desk).isEmpty(), qPrintable(wrongAbout(*badge, desk).join(" | ")));
                desk.page->scene().answer(desk.firstAllowed());
            }
        }
    }
    void theButtonSaysRated() {
        const QTemporaryDir folder;
        Settings settings(folder.filePath("hilltop.ini"));
        NewMatchDialog dialog(settings, "pazaak");
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QCOMPARE(dialog.startButton()->text(), QString("Start"));
        clickOn(dialog, "Rated");
        QCOMPARE(dialog.startButton()->text(), QString("Start rated match"));
        clickOn(dialog, "Practice");
        QCOMPARE(dialog.startButton()->text(), QString("Start"));
    }
    void theStartPageShowsRatings() {
        HomePage home;
        home.setGames(std::vector<HomeGame>(6, {"pazaak", "Pazaak", "2 seats", "Nearest to 20.", {}, {}}));
        home.resize(1920, 1000);
        home.show();
        QVERIFY(QTest::qWaitForWindowExposed(&home));
        const auto shows = [&home](const QString& words) {
            const auto labels = home.findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(),
                               [&](const QLabel* label) { return label->isVisible() && label->text() == words; });
        };
        home.setRecentMatches({{"1", "Pazaak", "against Careful", "–", "Left", false, "today", true}});
        home.setResults({}, {});
        QVERIFY(layOut(home));
        QVERIFY(shows("Your results"));
        QSignalSpy asked(&home, &HomePage::newMatchRequested);
        clickOn(home, "New match…");
        QCOMPARE(asked.size(), 1);
        home.setResults({{"Pazaak", Qt::blue, "3", "2", "67 %", "2 won"}},
                        {{"Pazaak", Qt::blue, {1500, 1540, 1520}, "1,520", "210", "+20", 1}});
        QVERIFY(layOut(home));
        QVERIFY(shows("Your ratings") && shows("1,520") && shows("± 210") && shows("+20"));
        QVERIFY(!shows("67 %"));
        home.resize(960, 560);
        QTRY_VERIFY(!shows("1,520")); // behind its tab
        clickOn(home, "Your ratings");
        QVERIFY(shows("1,520"));
    }
    void recentMatchesNeverScroll_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("least");
        QTest::newRow("960x640") << QSize(960, 540) << 3;
        QTest::newRow("1920x1080") << QSize(1920, 980) << 8;
    }
    /// As many as there is room for, each of them whole.
    void recentMatchesNeverScroll() {
        QFETCH(const QSize, size);
        QFETCH(const int, least);
        HomePage home;
        home.setGames(std::vector<HomeGame>(6, {"pazaak", "Pazaak", "2 seats", "Nearest to 20.", {}, {}}));
        home.resize(size);
        home.show();
        QVERIFY(QTest::qWaitForWindowExposed(&home));
        home.setRecentMatches(std::vector<RecentMatch>(
            12, {"1", "Pazaak", "against Careful", "3 – 1", "Won", true, "yesterday", true, Qt::blue}));
        QVERIFY(layOut(home));
        const auto* recent = home.findChild<QTableWidget*>();
        QVERIFY(recent->isVisible());
        const int all = recent->viewport()->height();
        int shown = 0;
        for (int row = 0; row < recent->rowCount(); ++row) {
            if (recent->isRowHidden(row)) continue;
            ++shown;
            QVERIFY(recent->visualItemRect(recent->item(row, 0)).bottom() < all);
        }
        QVERIFY2(shown >= least, qPrintable(QString::number(shown)));
        QVERIFY(shown == 12 || shown == all / recent->verticalHeader()->defaultSectionSize());
        QVERIFY(!recent->verticalScrollBar()->isVisible());
        QCOMPARE(recent->verticalScrollBar()->maximum(), 0);
    }
};

HILLTOP_TEST(RatedTest)
#include "rated_test.moc"
