// SPDX-License-Identifier: GPL-3.0-or-later
// The page Hills as a person uses it. It earns its seconds: only here a hill is made, fed, played and read by mouse and
// keys, beside other programs that hold the same file.
#include "charts/bar_chart.h"
#include "charts/line_chart.h"
#include "choose/bot_picker.h"
#include "choose/game_row.h"
#include "hill_desk.h"
#include "hills/add_bots_dialog.h"
#include "hills/hill_charts.h"
#include "hills/hill_details.h"
#include "hills/hill_lists.h"
#include "hills/hill_words.h"
#include "hills/new_hill_dialog.h"
#include "hosting/host_bots.h"
#include "records/replay.h"
#include "standings/crosstable_model.h"
#include "standings/crosstable_view.h"
#include "style/desktop.h"
#include "support/built.h"
#include "text/number_texts.h"

#include <QInputDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>

#include <sqlite3.h>

using namespace hilltop;

namespace {

const QString kEvenHand = sourceFile("resources/zipdeck/bots/even_hand.py");
const QString kPairsBot = "js:" + sourceFile("resources/rps/bots/pairs.js");

void changeHillFile(const QString& path, const char* sql) {
    sqlite3* database = nullptr;
    QCOMPARE(sqlite3_open(path.toUtf8().constData(), &database), SQLITE_OK);
    QCOMPARE(sqlite3_exec(database, sql, nullptr, nullptr, nullptr), SQLITE_OK);
    QCOMPARE(sqlite3_close(database), SQLITE_OK);
}

/// The row of the window beside that of the document.
void compareStandings(const HillDesk& desk) {
    const Json document = desk.status();
    const ReadTable& shown = desk.page.view().standings();
    QCOMPARE(static_cast<std::size_t>(shown.rowCount()), document["standings"].size());
    QVERIFY(shown.rowCount() > 1);
    for (int row = 0; row < shown.rowCount(); ++row) {
        const QString name = shown.index(row, HillStandingsModel::Bot).data().toString();
        const auto line = std::find_if(document["standings"].begin(), document["standings"].end(),
                                       [&](const Json& one) { return one["bot"] == name.toStdString(); });
        QVERIFY2(line != document["standings"].end(), qPrintable(name));
        QCOMPARE(desk.state().table.rows[static_cast<std::size_t>(row)].place, (*line)["place"].get<int>());
        QCOMPARE(desk.state().table.rows[static_cast<std::size_t>(row)].rating, (*line)["rating"].get<double>());
        QCOMPARE(shown.index(row, HillStandingsModel::Version).data().toInt(), (*line)["version"].get<int>());
        QCOMPARE(shown.index(row, HillStandingsModel::ContestPlace).data().toInt(),
                 (*line)["contest_place"].get<int>());
        QCOMPARE(shown.index(row, HillStandingsModel::Matches).data().toString(),
                 QLocale().toString((*line)["matches"].get<qlonglong>()));
        const QString rating = shown.index(row, HillStandingsModel::Rating).data().toString();
        const Json& low = (*line)["rating_interval"][0];
        const Json& high = (*line)["rating_interval"][1];
        const bool open = desk.state().paired() && low.is_null() != high.is_null();
        const QString expected = !open            ? ratingText(desk.state(), (*line)["rating"].get<double>())
                                 : high.is_null() ? "> " + eloText(low.get<double>())
                                                  : "< " + eloText(high.get<double>());
        QVERIFY2(rating.startsWith(expected), qPrintable(rating));
    }
}

} // namespace

class HillsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        host_bots();
        m_theme = new Theme(*qobject_cast<QApplication*>(qApp), m_desktop, this);
    }

    void newHillIsFedAndPlayed() {
        HillDesk desk;
        QTRY_VERIFY(!desk.page.scanning());
        desk.press(QStringLiteral("New hill…"));
        auto* dialog = desk.page.findChild<NewHillDialog*>();
        QVERIFY(dialog != nullptr);
        QTest::mouseClick(dialog->findChild<QPushButton*>("rps"), Qt::LeftButton);
        auto* name = dialog->findChild<QLineEdit*>("name");
        QCOMPARE(name->text(), QString("RPS Poker"));
        name->clear();
        auto* create = dialog->findChild<QPushButton*>("create");
        QVERIFY(!create->isEnabled());
        QTest::keyClicks(name, "Spring");
        dialog->findChild<QSpinBox*>("matches")->setValue(20);
        QCOMPARE(dialog->findChild<QSpinBox*>("versions")->text(), QString("No limit"));
        dialog->findChild<QSpinBox*>("entries")->setValue(3);
        QTest::mouseClick(create, Qt::LeftButton);
        QVERIFY(desk.page.job() && desk.reads());
        QCOMPARE(desk.state().plan.entries_per_author, 3);
        QCOMPARE(desk.state().plan.versions_a_day, 0);
        QCOMPARE(desk.label("leader"), QString("No bots yet. Add some, or drop their files here."));

        desk.press(QStringLiteral("Add bots…"));
        auto* adding = desk.page.findChild<AddBotsDialog*>();
        QVERIFY(adding != nullptr);
        adding->picker()->setTicked({"odds", "simple", "novice"});
        QTest::keyClicks(adding->findChild<QLineEdit*>("author"), " Ann ");
        QTest::keyClicks(adding->findChild<QLineEdit*>("link"), "https://example.org/ann");
        QTest::keyClicks(adding->findChild<QLineEdit*>("licence"), "MIT");
        QTest::mouseClick(adding->findChild<QPushButton*>("add"), Qt::LeftButton);
        QTRY_COMPARE(desk.page.view().standings().rowCount(), 3);
        QVERIFY(desk.idle());
        QCOMPARE(desk.label("note"), QString("60 matches to play"));
        for (const HillEvent& event : desk.state().log) {
            QCOMPARE(event.version.author, std::string("Ann"));
            QCOMPARE(event.version.link, std::string("https://example.org/ann"));
            QCOMPARE(event.version.licence, std::string("MIT"));
        }

        desk.press(QStringLiteral("Run"));
        QVERIFY(desk.page.job()->running());
        QVERIFY(desk.idle());
        QCOMPARE(desk.label("note"), QString("60 matches played"));
        QVERIFY2(desk.label("leader").contains("leads."), qPrintable(desk.label("leader")));
        QCOMPARE(desk.page.view().chosen()->name, desk.state().table.rows.front().key.name); // while none was chosen
        compareStandings(desk);

        desk.page.showList();
        QTRY_VERIFY(!desk.page.scanning());
        const QAbstractItemModel* list = desk.page.list().table()->model();
        QCOMPARE(list->rowCount(), 1);
        QCOMPARE(list->index(0, ContestListModel::Name).data().toString(), QString("Spring"));
        QCOMPARE(list->index(0, ContestListModel::State).data().toString(), QString("all played"));
        QCOMPARE(desk.page.list().table()->currentIndex().row(), 0);
        desk.page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desk.page));
        desk.page.takeFocus();
        QTest::keyClick(desk.page.list().table(), Qt::Key_Return);
        QVERIFY(desk.page.job() && desk.reads());
    }

    void aDroppedBotJoinsAndABadOneDoesNot() {
        HillDesk desk;
        desk.page.open(desk.make("a.hhill", {"caller", "rando"}, 4, "zipdeck"));
        QVERIFY(desk.reads() && desk.idle());
        const QString bad = desk.path("broken.js");
        writeText(bad, "function (\n");
        QVERIFY(desk.drop({bad}));
        QTRY_VERIFY(desk.page.findChild<QMessageBox*>() != nullptr);
        QVERIFY2(desk.page.findChild<QMessageBox*>()->text().contains("broken.js"),
                 qPrintable(desk.page.findChild<QMessageBox*>()->text()));
        QVERIFY(desk.idle());
        QCOMPARE(desk.page.view().standings().rowCount(), 2);
        delete desk.page.findChild<QMessageBox*>();

        QVERIFY(desk.drop({kEvenHand}));
        QVERIFY(desk.idle());
        const auto* refused = desk.page.findChild<QMessageBox*>();
        QVERIFY2(refused == nullptr, refused != nullptr ? qPrintable(refused->text()) : "");
        QCOMPARE(desk.page.view().standings().rowCount(), 3);
        QCOMPARE(desk.state().log.back().version.key.name, std::string("even_hand"));
        QVERIFY(!desk.state().field.playing("even_hand")->content.empty());
        desk.press(QStringLiteral("Run"));
        QVERIFY(desk.idle());
        compareStandings(desk);
        QVERIFY(!desk.drop({desk.path("a.hhill")})); // the window opens it
    }

    void matchesOfACellOpenInReplay() {
        HillDesk desk;
        desk.page.open(desk.make("a.hhill", {"odds", "simple"}));
        QVERIFY(desk.reads() && desk.idle());
        desk.press(QStringLiteral("Run"));
        QVERIFY(desk.idle());
        HillView& view = desk.page.view();
        QTableView* cross = view.crosstable();
        QTest::mouseClick(cross->viewport(), Qt::LeftButton, {},
                          cross->visualRect(cross->model()->index(0, 1)).center());
        QTRY_COMPARE(view.details().matches().rowCount(), 20);
        QSignalSpy replays(&desk.page, &HillsPage::replayRequested);
        QTest::keyClick(view.details().pane(), Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(replays.size(), 1, kPatienceMs);
        const auto record = replays[0][0].value<Record>();
        const HillMatch& match = view.details().matches().hillMatch(0);
        QCOMPARE(record.result->points, match.played.points);
        QVERIFY2(!QString::fromStdString(record.notes).contains("other answers"), record.notes.c_str());
    }

    /// What the charts say is what the file says: ratings, the column of the king, versions that never met.
    void chartsOfRatingsKingAndVersions() {
        HillDesk desk;
        const QString path = desk.make("a.hhill", {"odds", "simple", "novice"}, 40);
        desk.page.open(path);
        QVERIFY(desk.reads() && desk.idle());
        desk.press(QStringLiteral("Run"));
        QVERIFY(desk.idle());
        HillCharts& charts = desk.page.view().charts();
        QTRY_VERIFY(!charts.computing() && charts.lines()->curves().size() == 3);
        for (const HillRow& row : desk.state().table.rows) {
            const auto& curves = charts.lines()->curves();
            const auto curve = std::find_if(curves.begin(), curves.end(), [&](const Curve& one) {
                return one.name == QString::fromStdString(row.key.name);
            });
            QVERIFY(curve != curves.end() && !curve->points.isEmpty());
            QCOMPARE(curve->points.last().y(), row.rating);
        }
        const HillRow& king = desk.state().table.rows.front();
        QCOMPARE(charts.lines()->curves()[charts.lines()->highlighted()].name, QString::fromStdString(king.key.name));
        charts.showPart(HillCharts::King);
        QTRY_COMPARE(charts.king()->shownBars().size(), 2);
        QVERIFY(layOut(desk.page));
        QCOMPARE(charts.king()->reach(), 100.0);
        QCOMPARE(charts.king()->mark(), std::optional(50.0));
        const QString danger = charts.king()->barTitle(0);
        QVERIFY(danger != versionName(king.key));

        { // another content under the name of the king is its next version
            auto other = HillFile::open_to_change(path.toStdString());
            QVERIFY(other);
            EntryWords words;
            words.name = king.key.name;
            const auto entry = entry_of(*other, "pair-else-low", words, true);
            QVERIFY(entry && *entry);
            QCOMPARE((*entry)->event.version.key.version, 2);
            QVERIFY(other->append(std::span(&(*entry)->event, 1), std::span(&(*entry)->content, 1)));
            QVERIFY(play_hill(*other, {}));
        }
        desk.page.job()->readIfChanged();
        const std::string name = king.key.name;
        QTRY_COMPARE(desk.state().field.playing(name)->key.version, 2);
        QVERIFY(desk.idle());
        charts.showPart(HillCharts::Versions);
        charts.setChosen(name);
        QTRY_VERIFY(!charts.computing() && charts.versions()->shownBars().size() == 2);
        QVERIFY(charts.versions()->barTitle(0).endsWith("v1") && charts.versions()->barTitle(1).endsWith("v2"));
    }

    void theKingIsChallenged() {
        HillDesk desk;
        desk.page.open(desk.make("a.hhill", {kPairsBot.toStdString()}));
        QVERIFY(desk.reads() && desk.idle());
        QSignalSpy challenges(&desk.page, &HillsPage::challengeRequested);
        desk.act("hill.challenge");
        QTRY_COMPARE(challenges.size(), 1);
        const QString bot = challenges[0][3].toString();
        QVERIFY2(bot.startsWith("js:") && bot != kPairsBot, qPrintable(bot)); // its copy
        QVERIFY(find_game("rps")->check_bot(bot.toStdString()));
    }

    void leavesWithAReason() {
        HillDesk desk;
        desk.page.open(desk.make("a.hhill", {"odds", "simple", "novice"}));
        QVERIFY(desk.reads() && desk.idle());
        HillView& view = desk.page.view();
        view.choose({"simple", 1});
        desk.act("hill.disqualify");
        auto* dialog = desk.page.findChild<QInputDialog*>();
        QVERIFY(dialog != nullptr);
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return); // a reason is wanted
        QVERIFY(dialog->isVisible());
        QTest::keyClicks(dialog->focusWidget(), "reads the deck");
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(view.standings().rowCount(), 2);
        QCOMPARE(*desk.state().field.disqualified({"simple", 1}), std::string("reads the deck"));
        // By mistake.
        desk.act("hill.let-back");
        dialog = nullptr;
        for (auto* one : desk.page.findChildren<QInputDialog*>())
            if (one->isVisible()) dialog = one;
        QVERIFY(dialog != nullptr && dialog->comboBoxItems() == QStringList{"simple"});
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(view.standings().rowCount(), 3);
        QVERIFY(desk.state().field.disqualified({"simple", 1}) == nullptr);
        for (QAction* action : desk.page.menuActions(MenuId::Hill))
            QVERIFY(action == nullptr || action->objectName() != "hill.let-back" || !action->isEnabled());
    }

    void stopsAndGoesOn() {
        HillDesk desk;
        // More than any machine plays while the buttons settle, twice.
        desk.page.open(desk.make("a.hhill", {"odds", "simple", "novice"}, 400'000));
        QVERIFY(desk.reads() && desk.idle());
        desk.press(QStringLiteral("Run"));
        desk.press(QStringLiteral("Pause"));
        QVERIFY(desk.page.job()->paused());
        desk.press(QStringLiteral("Resume"));
        QSignalSpy ended(desk.page.job().get(), &HillJob::finished);
        desk.press(QStringLiteral("Stop"));
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, kPatienceMs);
        QVERIFY(desk.idle());
        const std::size_t kept = desk.state().scores.size();
        desk.press(QStringLiteral("Run"));
        QVERIFY(QTest::qWaitFor([&] { return ended.size() == 2; }, 4 * kPatienceMs));
        QVERIFY(desk.idle());
        QCOMPARE(desk.state().scores.size(), std::size_t{3});
        QVERIFY(kept < 3);
    }

    void anotherProgramHoldsTheFile() {
        HillDesk desk;
        const QString path = desk.make("a.hhill", {"odds", "simple"});
        desk.page.open(path);
        QVERIFY(desk.reads() && desk.idle());
        {
            auto other = HillFile::open_to_change(path.toStdString());
            QVERIFY(other);
            desk.press(QStringLiteral("Run"));
            QVERIFY(desk.idle());
            QVERIFY2(desk.label("problem").contains("is being changed by another Hilltop"),
                     qPrintable(desk.label("problem")));
            QCOMPARE(desk.page.view().standings().rowCount(), 2);
            const auto entry = entry_of(*other, "novice", {});
            QVERIFY(entry && *entry);
            QVERIFY(other->append(std::span(&(*entry)->event, 1), std::span(&(*entry)->content, 1)));
            QTRY_COMPARE(desk.page.view().standings().rowCount(), 3); // what it writes is seen
        }
        desk.press(QStringLiteral("Run"));
        QVERIFY(desk.idle());
        QCOMPARE(desk.label("problem"), QString());
        compareStandings(desk);
    }

    void saysWhyAFileCannotBeOpened_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("why");
        QTest::newRow("not there") << "none"
                                   << "there is no such file";
        QTest::newRow("text") << "text"
                              << "is not a hill";
        QTest::newRow("newer") << "newer"
                               << "made by a newer Hilltop";
        QTest::newRow("changed log") << "log"
                                     << "its log was changed";
    }
    void saysWhyAFileCannotBeOpened() {
        QFETCH(QString, what);
        HillDesk desk;
        const QString path = desk.path("a.hhill");
        if (what == "text") writeText(path, "not a hill at all, whatever its name says\n");
        if (what == "newer" || what == "log") desk.make("a.hhill", {"odds"});
        if (what == "newer") changeHillFile(path, "PRAGMA user_version = 999");
        if (what == "log") changeHillFile(path, "UPDATE log SET name = 'other'");
        desk.page.open(path);
        QVERIFY(desk.reads() && desk.idle());
        const QString said = desk.label("refused");
        QFETCH(QString, why);
        QVERIFY2(said.startsWith("This hill can’t be opened") && said.contains(why), qPrintable(said));
        QVERIFY(!desk.page.takesBots());
    }

    void everyGame_data() {
        QTest::addColumn<QString>("id");
        for (const GameEntry* game : games())
            QTest::newRow(game->info().id) << game->info().id;
    }
    void everyGame() {
        QFETCH(QString, id);
        const GameEntry& game = *find_game(id.toStdString());
        HillDesk desk;
        std::vector<std::string> bots;
        for (std::size_t i = 0; i < 2; ++i)
            bots.emplace_back(game.bots()[i].id);
        const QString path = desk.make("a.hhill", bots, 4, game.info().id);
        QVERIFY(!path.isEmpty());
        desk.page.open(path);
        QVERIFY(desk.reads() && desk.idle());
        desk.press(QStringLiteral("Run"));
        QVERIFY(desk.idle());
        QCOMPARE(desk.label("problem"), QString());
        compareStandings(desk);
        QCOMPARE(desk.page.view().crosstable()->isVisible(), !game.info().cooperative);
    }

private:
    Desktop m_desktop;
    Theme* m_theme = nullptr;
};

HILLTOP_TEST(HillsTest)
#include "hills_test.moc"
