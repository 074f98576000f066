// SPDX-License-Identifier: GPL-3.0-or-later
#include "contests/contest_folder.h"
#include "new_tournament.h"
#include "style/desktop.h"
#include "support/test.h"
#include "tournament/formats.h"
#include "tournaments/setup/format_picker.h"
#include "tournaments/setup/tournament_cost.h"
#include "tournaments/setup/tournament_templates.h"

#include <QInputDialog>
#include <QMessageBox>
#include <QTest>
#include <QTranslator>

using namespace hilltop;

class TournamentPlanTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QVERIFY(m_english.load(":/i18n/hilltop_en.qm")); // plural forms
        QVERIFY(QCoreApplication::installTranslator(&m_english));
        m_theme = new Theme(*qobject_cast<QApplication*>(QCoreApplication::instance()), m_desktop, this);
    }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath("hilltop.ini"));
    }

    void suggestsNames();
    void checksNames_data();
    void checksNames();
    void counts_data();
    void counts();
    void estimates();
    void warns();
    void startsFromTemplates_data();
    void startsFromTemplates();
    void keepsOwnTemplates();
    void ownTemplatesByMenu();
    void toldWhenATemplateIsBroken();
    void remembersEachGame();
    void seatsFollowEntrants();
    void keepsDraftsOfGames();
    void offersFormats_data();
    void offersFormats();

private:
    QTranslator m_english;
    Desktop m_desktop;
    Theme* m_theme = nullptr;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
};

void TournamentPlanTest::suggestsNames() {
    NewTournamentDialog dialog(entry("pazaak"), *m_settings);
    QCOMPARE(dialog.name(), QString("Pazaak round-robin"));
    dialog.setTaken({"pazaak ROUND-robin", "Pazaak round-robin 2", "Pazaak cup"});
    QCOMPARE(dialog.name(), QString("Pazaak round-robin 3"));
    choose(dialog, Format::Cup);
    QCOMPARE(dialog.name(), QString("Pazaak cup 2"));
    auto& line = field<QLineEdit>(dialog, "name");
    line.selectAll();
    QTest::keyClicks(&line, "Mine");
    choose(dialog, Format::Swiss);
    QCOMPARE(dialog.name(), QString("Mine")); // what was typed stays
    line.selectAll();
    QTest::keyClick(&line, Qt::Key_Delete); // and emptied it is suggested again
    QCOMPARE(dialog.name(), QString("Pazaak Swiss"));
}

void TournamentPlanTest::checksNames_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("fine");
    QTest::newRow("plain") << "Pazaak, first try" << true;
    QTest::newRow("umlauts") << "Übungsrunde №3" << true;
    QTest::newRow("spaces around") << "  a  " << true;
    QTest::newRow("slash") << "a/b" << false;
    QTest::newRow("backslash") << "a\\b" << false;
    QTest::newRow("colon") << "a:b" << false;
    QTest::newRow("question") << "better?" << false;
    QTest::newRow("line feed") << "a\nb" << false;
    QTest::newRow("hidden file") << ".htour" << false;
    QTest::newRow("dots") << ".." << false;
    QTest::newRow("too long") << QString(201, 'x') << false;
    QTest::newRow("too long in bytes") << QString(101, QChar(0xFC)) << false;
    QTest::newRow("just fits") << QString(200, 'x') << true;
    QTest::newRow("already exists") << "TAKEN" << false;
}

void TournamentPlanTest::checksNames() {
    QFETCH(QString, name);
    QFETCH(bool, fine);
    QCOMPARE(nameProblem(KindOfContest::Tournament, name, {"taken"}).isEmpty(), fine);
}

void TournamentPlanTest::counts_data() {
    QTest::addColumn<int>("format");
    QTest::addColumn<int>("bots");
    QTest::addColumn<QString>("stop");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, Format format, int bots, const char* stop, const char* expected) {
        QTest::newRow(name) << static_cast<int>(format) << bots << stop << expected;
    };
    row("one pair", Format::RoundRobin, 2, "fixed", "1 pair, 2,000 matches");
    row("all pairs", Format::RoundRobin, 8, "fixed", "28 pairs, 56,000 matches");
    row("interval", Format::RoundRobin, 3, "interval=0.02", "3 pairs, at most 6,000 matches");
    row("SPRT", Format::RoundRobin, 2, "sprt=0,10", "1 pair, at most 2,000 matches");
    row("gauntlet", Format::Gauntlet, 8, "fixed", "7 pairs, 14,000 matches");
    row("knockout", Format::Knockout, 8, "fixed", "7 pairs, about 14,000 matches");
    row("swiss", Format::Swiss, 8, "fixed", "3 rounds, about 24,000 matches");
    row("cup", Format::Cup, 4, "fixed", "24 sets, about 48,000 matches");
    row("table", Format::OneTable, 4, "fixed", "2,000 matches");
    row("lots", Format::RandomTables, 4, "interval=0.1", "at most 2,000 matches");
}

void TournamentPlanTest::counts() {
    QFETCH(int, format);
    QFETCH(int, bots);
    QFETCH(QString, stop);
    Plan plan = default_plan(entry("pazaak"));
    plan.format = static_cast<Format>(format);
    plan.bots.assign(static_cast<std::size_t>(bots), "bold");
    plan.matches = 2000;
    plan.stop = *read_stop(stop.toStdString());
    QTEST(countText(plan), "expected");
}

/// The estimate against what has been worked out by hand.
void TournamentPlanTest::estimates() {
    NewTournamentDialog dialog(entry("pazaak"), *m_settings);
    tick(dialog, {"bold", "cautious"});
    field<QSpinBox>(dialog, "matches").setValue(10'000);
    // 1.96 / 2 / sqrt(10,000) = 0.98 %; a match of Pazaak takes 5 to 7 bytes.
    QTRY_VERIFY_WITH_TIMEOUT(field<QLabel>(dialog, "expected").text().contains("kB"), kPatienceMs);
    QVERIFY2(field<QLabel>(dialog, "expected").text().contains("± 1.0 %"),
             qPrintable(field<QLabel>(dialog, "expected").text()));
    QVERIFY(field<QLabel>(dialog, "cost").text().startsWith("1 pair, 10,000 matches, about "));
    const QString size = field<QLabel>(dialog, "expected").text().section(' ', 1, 1);
    QVERIFY2(size.toDouble() >= 50 && size.toDouble() <= 80, qPrintable(size));

    Plan plan = default_plan(entry("thegame"));
    plan.bots = {"a"};
    plan.matches = 100;
    QVERIFY(!expectedHalf(plan, {}));
    MatchCost each;
    each.deviation = 10;
    const auto half = expectedHalf(plan, each); // four seats a match: 400 of them
    QVERIFY(half && std::abs(*half - 1.96 * 10 / 20) < 0.001);
}

void TournamentPlanTest::warns() {
    Plan plan = default_plan(entry("pazaak"));
    plan.bots = {"bold", "cautious"};
    plan.matches = 1001;
    QVERIFY(warningsOf(plan, {}, 1).isEmpty());
    plan.duplicate = true;
    QVERIFY(warningsOf(plan, {}, 1).join(' ').contains("not a multiple of 2"));
    plan.matches = 1000;
    // One that remembers plays its pairing as one series; the contest of Zip Deck starts over with every match.
    plan.bots = {"bold", "java:/nowhere/Nestor.java"};
    QVERIFY(!warningsOf(plan, {}, 1).join(' ').contains("remembers"));
    QVERIFY2(warningsOf(plan, {}, 2).join(' ').contains("Nestor remembers"),
             qPrintable(warningsOf(plan, {}, 2).join(' ')));
    Plan zipdeck = default_plan(entry("zipdeck"));
    zipdeck.bots = {"python:/nowhere/caller.py", "python:/nowhere/other.py"};
    QVERIFY(!warningsOf(zipdeck, {}, 2).join(' ').contains("remembers"));
    plan.bots = {"bold", "cautious"};
    plan.stop = *read_stop("interval=0.01");
    QVERIFY(warningsOf(plan, {}, 1).join(' ').contains("wider"));
    plan.matches = 100'000;
    QVERIFY(warningsOf(plan, {}, 1).isEmpty());
    MatchCost each{.seconds = 2, .bytes = 6, .recordBytes = 900};
    QVERIFY(warningsOf(plan, each, 1).join(' ').contains("day"));
    QVERIFY(warningsOf(plan, each, 4).isEmpty());
    plan.keep = Keep::All;
    plan.matches = 10'000'000;
    each.seconds = 0;
    QVERIFY(warningsOf(plan, each, 1).join(' ').contains("9.1 GB"));

    NewTournamentDialog dialog(entry("pazaak"), *m_settings);
    dialog.setWarning("Another one runs.");
    QVERIFY(noteOf(dialog).contains("Another one runs."));
    QVERIFY(dialog.obstacle().isEmpty());
}

void TournamentPlanTest::startsFromTemplates_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("format");
    QTest::addColumn<qint64>("matches");
    QTest::addColumn<QString>("stop");
    const auto row = [](const char* game, Template kind, const char* format, qint64 matches, const char* stop) {
        QTest::addRow("%s %d", game, static_cast<int>(kind))
            << game << static_cast<int>(kind) << format << matches << stop;
    };
    row("pazaak", Template::Contest, "round-robin", 100'000, "fixed");
    row("pazaak", Template::Cup, "cup", 100'000, "fixed");
    row("euchre", Template::Contest, "round-robin", 1, "fixed");
    row("rps", Template::Contest, "round-robin", 100, "fixed");
    row("zipdeck", Template::Contest, "one-table", 1, "fixed");
    row("thegame", Template::Contest, "random-tables", 10'000, "fixed");
    row("pazaak", Template::Quick, "round-robin", 200, "fixed");
    row("zipdeck", Template::Quick, "one-table", 1000, "fixed");
    row("thegame", Template::Quick, "random-tables", 1000, "fixed");
    row("pazaak", Template::Better, "round-robin", 1'000'000, "sprt=0,10,0.05,0.05");
    row("euchre", Template::Better, "round-robin", 1'000'000, "sprt=0,10,0.05,0.05");
    row("zipdeck", Template::Better, "round-robin", 1'000'000, "sprt=0,10,0.05,0.05");
}

void TournamentPlanTest::startsFromTemplates() {
    QFETCH(QString, game);
    QFETCH(int, kind);
    QFETCH(QString, format);
    QFETCH(qint64, matches);
    QFETCH(QString, stop);
    const auto wanted = static_cast<Template>(kind);
    NewTournamentDialog dialog(entry(game.toUtf8()), *m_settings);
    field<QSpinBox>(dialog, "matches").setValue(77);
    QAction* action = templateAction(dialog, {templateName(wanted)});
    QVERIFY(action);
    action->trigger();
    const Plan plan = dialog.plan();
    QCOMPARE(dialog.obstacle(), QString());
    QCOMPARE(plan.game, game.toStdString());
    QCOMPARE(QString::fromUtf8(format_word(plan.format).data()), format);
    QCOMPARE(plan.matches, matches);
    QCOMPARE(QString::fromStdString(stop_text(plan.stop)), stop);
    auto rules = default_values(plan.entry().rules());
    if (game == "euchre") rules["left_bower"] = 1; // as its controller enforced it
    if (wanted == Template::Contest) QCOMPARE(plan.rules, rules);
    if (wanted == Template::Better) QCOMPARE(plan.bots.size(), std::size_t{2});
    QVERIFY(!templateTip(wanted).isEmpty());
}

void TournamentPlanTest::keepsOwnTemplates() {
    Plan plan = sensiblePlan(entry("euchre"));
    plan.seed = 11;
    saveTemplate(*m_settings, " Club &  evening ", plan);
    plan.format = Format::Swiss;
    plan.rounds = 4;
    saveTemplate(*m_settings, "Other", plan);
    m_settings.reset();
    m_settings = std::make_unique<Settings>(m_folder->filePath("hilltop.ini"));
    auto own = ownTemplates(*m_settings);
    QCOMPARE(own.size(), std::size_t{2});
    QCOMPARE(own[0].name, QString("Club & evening"));
    const auto read = planOf(own[1]);
    QVERIFY(read);
    QCOMPARE(textOf(*read), textOf(plan));
    QVERIFY(!renameTemplate(*m_settings, "Other", "CLUB & evening"));
    QVERIFY(!renameTemplate(*m_settings, "Nobody", "New"));
    QVERIFY(!renameTemplate(*m_settings, "Other", "  "));
    QVERIFY(renameTemplate(*m_settings, "Other", "OTHER"));
    plan.matches = 5;
    saveTemplate(*m_settings, "other", plan); // replaces it
    own = ownTemplates(*m_settings);
    QCOMPARE(own.size(), std::size_t{2});
    QCOMPARE(planOf(own[1])->matches, std::int64_t{5});
    removeTemplate(*m_settings, "other");
    QCOMPARE(ownTemplates(*m_settings).size(), std::size_t{1});
}

void TournamentPlanTest::ownTemplatesByMenu() {
    NewTournamentDialog dialog(entry("pazaak"), *m_settings);
    dialog.show();
    choose(dialog, Format::Cup);
    const std::string saved = textOf(dialog.plan());
    const auto answer = [&](const QString& text) {
        auto* input = dialog.findChild<QInputDialog*>();
        QVERIFY(input);
        input->setTextValue(text);
        input->accept();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    templateAction(dialog, {"Save as template…"})->trigger();
    answer("Cup & co");
    field<QPushButton>(dialog, "thegame").click();
    QAction* use = templateAction(dialog, {"Cup && co (Pazaak)"});
    QVERIFY(use);
    use->trigger();
    QCOMPARE(textOf(dialog.plan()), saved);
    templateAction(dialog, {"Rename", "Cup && co"})->trigger();
    answer("Cups");
    QVERIFY(templateAction(dialog, {"Cups"}));
    templateAction(dialog, {"Delete", "Cups"})->trigger();
    auto* question = dialog.findChild<QMessageBox*>();
    QVERIFY(question && question->text().contains("Cups"));
    for (QAbstractButton* button : question->buttons())
        if (question->buttonRole(button) == QMessageBox::DestructiveRole) button->click();
    QVERIFY(!templateAction(dialog, {"Cups"}));
    QVERIFY(!templateAction(dialog, {"Rename"}));
}

void TournamentPlanTest::toldWhenATemplateIsBroken() {
    m_settings->set<QStringList>("tournament/templates", {"Old\n{\"game\":\"pazaak\",\"wings\":2}", "Empty"});
    NewTournamentDialog dialog(entry("pazaak"), *m_settings);
    const std::string before = textOf(dialog.plan());
    for (const char* name : {"Old", "Empty"}) {
        templateAction(dialog, {name})->trigger();
        QVERIFY2(noteOf(dialog).contains(name), qPrintable(noteOf(dialog)));
        QCOMPARE(textOf(dialog.plan()), before);
    }
    m_settings->set<QString>("tournament/euchre/plan", "{\"game\":");
    dialog.setGame("euchre");
    QCOMPARE(dialog.obstacle(), QString());
}

void TournamentPlanTest::remembersEachGame() {
    std::map<QString, std::string> started;
    for (const GameEntry* game : games()) {
        NewTournamentDialog dialog(*games().front(), *m_settings);
        dialog.setGame(game->info().id);
        tick(dialog, botsOf(*game, 3));
        field<QSpinBox>(dialog, "matches").setValue(1000 + static_cast<int>(started.size()));
        field<QLineEdit>(dialog, "seed").setText("99");
        field<QSpinBox>(dialog, "threads").setValue(3);
        dialog.accept();
        started[game->info().id] = textOf(dialog.plan());
    }
    NewTournamentDialog left(entry("pazaak"), *m_settings);
    field<QSpinBox>(left, "matches").setValue(7);
    left.reject();
    NewTournamentDialog dialog(*games().back(), *m_settings);
    for (const auto& [id, plan] : started) {
        dialog.setGame(id);
        // All but the seed, which would have the same matches played again.
        QVERIFY(dialog.plan().seed != 99 && dialog.plan().seed != Plan().seed);
        field<QLineEdit>(dialog, "seed").setText("98");
        QVERIFY2(!noteOf(dialog).contains("the same matches"), qPrintable(noteOf(dialog)));
        field<QLineEdit>(dialog, "seed").setText("99");
        QCOMPARE(textOf(dialog.plan()), plan);
        QVERIFY2(noteOf(dialog).contains("the same matches"), qPrintable(noteOf(dialog)));
        QCOMPARE(dialog.threads(), 3);
    }
}

void TournamentPlanTest::seatsFollowEntrants() {
    NewTournamentDialog dialog(entry("zipdeck"), *m_settings);
    auto& seats = field<QSpinBox>(dialog, "seats");
    tick(dialog, botsOf(entry("zipdeck"), 4));
    QCOMPARE(seats.value(), 4);
    seats.setValue(7);
    QVERIFY2(dialog.obstacle().contains("7 seats"), qPrintable(dialog.obstacle()));
    seats.setValue(8);
    QCOMPARE(dialog.obstacle(), QString());
    tick(dialog, botsOf(entry("zipdeck"), 5));
    QCOMPARE(seats.value(), 10); // still two of each
    choose(dialog, Format::RandomTables);
    seats.setValue(3);
    choose(dialog, Format::OneTable);
    QCOMPARE(dialog.plan().seats, 5);
}

void TournamentPlanTest::keepsDraftsOfGames() {
    NewTournamentDialog dialog(entry("pazaak"), *m_settings);
    tick(dialog, {"cautious", "bold"});
    choose(dialog, Format::Cup);
    field<QSpinBox>(dialog, "matches").setValue(4321);
    const std::string before = textOf(dialog.plan());
    field<QPushButton>(dialog, "thegame").click();
    QCOMPARE(dialog.plan().game, std::string("thegame"));
    QVERIFY(dialog.name().startsWith("The Game"));
    QCOMPARE(dialog.obstacle(), QString());
    field<QPushButton>(dialog, "pazaak").click();
    QCOMPARE(textOf(dialog.plan()), before);
}

void TournamentPlanTest::offersFormats_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("formats");
    QTest::newRow("two seats: pairs") << "pazaak" << 5;
    QTest::newRow("partners: all") << "euchre" << 7;
    QTest::newRow("two or more: all") << "zipdeck" << 7;
    QTest::newRow("together: tables") << "thegame" << 2;
}

void TournamentPlanTest::offersFormats() {
    QFETCH(QString, game);
    NewTournamentDialog dialog(entry(game.toUtf8()), *m_settings);
    auto& box = field<QComboBox>(dialog, "format");
    QTEST(box.count(), "formats");
    tick(dialog, botsOf(entry(game.toUtf8()), 2));
    for (int i = 0; i < box.count(); ++i) {
        box.setCurrentIndex(i);
        QVERIFY2(dialog.obstacle().isEmpty(), qPrintable(box.currentText() + ": " + dialog.obstacle()));
        QVERIFY(box.toolTip().size() > 20);
        QVERIFY(!formatInName(static_cast<Format>(box.currentData().toInt())).isEmpty());
    }
}

HILLTOP_TEST(TournamentPlanTest)
#include "tournament_plan_test.moc"
