// SPDX-License-Identifier: GPL-3.0-or-later
// A person's rating: shown with its course in the results, and fitting opponents for the next rated match.
#include "charts/line_chart.h"
#include "play/new_match_dialog.h"
#include "play/rating_panel.h"
#include "play/statistics_dialog.h"
#include "registry/registry.h"
#include "settings/settings.h"
#include "support/test.h"

#include <QComboBox>
#include <QPushButton>
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

void clickOn(QWidget& top, const QString& text) {
    const auto buttons = top.findChildren<QAbstractButton*>();
    const auto found = std::find_if(buttons.begin(), buttons.end(),
                                    [&](const auto* button) { return button->text() == text && button->isVisible(); });
    QVERIFY2(found != buttons.end(), qPrintable(text));
    QTest::mouseClick(*found, Qt::LeftButton);
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
        RatingPanel& panel = *dialog.rating();
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
    void nothingRatedNoRating() {
        Record practice = duel("pazaak", "careful", true);
        practice.rated = false;
        StatisticsDialog dialog({practice});
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QVERIFY(!dialog.rating()->isVisible());
        clickOn(dialog, "Rated");
        QVERIFY(!dialog.rating()->isVisible());
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
        clickOn(dialog, "The Game"); // nobody is beaten there
        clickOn(dialog, "Rated");
        QVERIFY(!dialog.fittingButton()->isVisible());
    }
};

HILLTOP_TEST(RatedTest)
#include "rated_test.moc"
