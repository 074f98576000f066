// SPDX-License-Identifier: GPL-3.0-or-later
#include "contests/contest_folder.h"
#include "german.h"
#include "new_tournament.h"
#include "style/desktop.h"
#include "support/test.h"
#include "tournaments/setup/tournament_form.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QListWidget>
#include <QSignalSpy>
#include <QTest>

#include <rapidcheck.h>

using namespace hilltop;

class NewTournamentTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_theme = new Theme(*qobject_cast<QApplication*>(QCoreApplication::instance()), m_desktop, this);
    }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath("hilltop.ini"));
    }

    void beginsReady_data() {
        QTest::addColumn<QString>("id");
        for (const GameEntry* game : games())
            QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }
    void beginsReady();
    void plansAChoice_data();
    void plansAChoice();
    void aSecretSeed();
    void refuses_data();
    void refuses();
    void refusesWhatDoesNotFit_data();
    void refusesWhatDoesNotFit();
    void startsOnlyWhatCanBePlayed();
    void ordersEntrants();
    void dragsEntrants();
    void findsAndTicks();
    void tabsInOrder();
    void fitsSmallWindows_data();
    void fitsSmallWindows();

private:
    Desktop m_desktop;
    Theme* m_theme = nullptr;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
};

void NewTournamentTest::beginsReady() {
    QFETCH(QString, id);
    NewTournamentDialog dialog(entry(id.toUtf8()), *m_settings);
    QCOMPARE(dialog.obstacle(), QString());
    const Plan plan = dialog.plan();
    QCOMPARE(plan.game, id.toStdString());
    QVERIFY(check_plan(plan));
    QVERIFY(plan.seed != Plan().seed);
    QVERIFY(!dialog.name().isEmpty());
    QVERIFY(field<QAbstractButton>(dialog, id.toUtf8()).isChecked());
}

void NewTournamentTest::plansAChoice_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("control");
    QTest::addColumn<QVariant>("value");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* game, const char* control, const QVariant& value, const char* key,
                        const char* expected) { QTest::newRow(name) << game << control << value << key << expected; };
    const auto format = [](Format f) { return static_cast<int>(f); };
    row("matches", "pazaak", "matches", 100'000'000, "matches", "100000000");
    row("seed", "pazaak", "seed", "42", "seed", "\"42\"");
    row("duplicate", "pazaak", "duplicate", true, "duplicate", "true");
    row("rule", "pazaak", "hands_to_win", 7, "rules/hands_to_win", "7");
    row("gauntlet", "pazaak", "format", format(Format::Gauntlet), "format", "\"gauntlet\"");
    row("knockout", "pazaak", "format", format(Format::Knockout), "format", "\"knockout\"");
    row("swiss", "rps", "format", format(Format::Swiss), "format", "\"swiss\"");
    row("cup", "euchre", "format", format(Format::Cup), "format", "\"cup\"");
    row("two at a table for many", "zipdeck", "format", format(Format::RoundRobin), "seats", "2");
    row("lots", "zipdeck", "format", format(Format::RandomTables), "format", "\"random-tables\"");
    row("all records", "pazaak", "keep", static_cast<int>(Keep::All), "keep", "\"all\"");
    row("fault records", "pazaak", "keep", static_cast<int>(Keep::Faults), "keep", "\"faults\"");
    row("sample", "thegame", "keep", static_cast<int>(Keep::Sample), "keep", "\"sample\"");
    row("no records", "pazaak", "keep", static_cast<int>(Keep::None), "keep", "\"none\"");
    row("fixed", "pazaak", "stop_fixed", true, "stop", "\"fixed\"");
    row("interval of a share", "pazaak", "stop_interval", true, "stop", "\"interval=0.02\"");
    row("interval of points", "thegame", "stop_interval", true, "stop", "\"interval=0.02\"");
}

void NewTournamentTest::aSecretSeed() {
    NewTournamentDialog dialog(entry("pazaak"), *m_settings);
    auto& seed = field<QLineEdit>(dialog, "seed");
    seed.setText("42");
    field<QAbstractButton>(dialog, "sealed").setChecked(true);
    QVERIFY(!seed.isEnabled());
    const Plan plan = dialog.plan();
    QVERIFY(plan.seal && fits(*plan.seal));
    QCOMPARE(plan.seed, plan.seal->seed);
    QVERIFY(plan.seed != 42);
    QCOMPARE(dialog.plan().seed, plan.seed); // until the person asks for another one
    QCOMPARE(dialog.obstacle(), QString());
    dialog.setPlan(plan); // as a template does, which keeps the seal
    QVERIFY(dialog.plan().seal && seed.text() == "42");
    field<QAbstractButton>(dialog, "sealed").setChecked(false);
    QVERIFY(!dialog.plan().seal);
    QCOMPARE(dialog.plan().seed, std::uint64_t{42});
}

void NewTournamentTest::plansAChoice() {
    QFETCH(QString, game);
    QFETCH(QString, control);
    QFETCH(QVariant, value);
    QFETCH(QString, key);
    QFETCH(QString, expected);
    NewTournamentDialog dialog(entry(game.toUtf8()), *m_settings);
    auto* widget = dialog.findChild<QWidget*>(control);
    QVERIFY(widget);
    if (auto* box = qobject_cast<QComboBox*>(widget))
        choose(*box, value.toInt());
    else if (auto* spin = qobject_cast<QSpinBox*>(widget))
        spin->setValue(value.toInt());
    else if (auto* button = qobject_cast<QAbstractButton*>(widget))
        button->setChecked(value.toBool());
    else
        qobject_cast<QLineEdit*>(widget)->setText(value.toString());
    QCOMPARE(dialog.obstacle(), QString());
    Json json = plan_to_json(dialog.plan());
    for (const QString& part : key.split('/'))
        json = Json(json.at(part.toStdString()));
    QCOMPARE(QString::fromStdString(json.dump()), expected);
    const auto again = read_plan(textOf(dialog.plan()));
    QVERIFY(again);
    QCOMPARE(textOf(*again), textOf(dialog.plan()));
}

void NewTournamentTest::refuses_data() {
    QTest::addColumn<QString>("control");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* name, const char* control, const QString& value, const char* reason) {
        QTest::newRow(name) << control << value << reason;
    };
    row("fine", "seed", "42", "");
    row("largest seed", "seed", "18446744073709551615", "");
    row("seed of letters", "seed", "tomorrow", "an integer");
    row("no seed", "seed", "", "an integer");
    row("negative seed", "seed", "-1", "an integer");
    row("broken seed", "seed", "1.5", "an integer");
    row("seed beyond 64 bits", "seed", "18446744073709551616", "an integer");
    row("rules that do not fit", "side_cards", "10", "rules");
    row("a rule out of range", "house_copies", "99", "rules");
    row("one bot", "bots", "bold", "two bots");
    row("no bots", "bots", "", "two bots");
    row("an empty name", "name", "  ", ""); // the suggested one
    row("a path", "name", "../home", "“/”");
    row("a name that is taken", "name", "First TRY", "already");
}

void NewTournamentTest::refuses() {
    QFETCH(QString, control);
    QFETCH(QString, value);
    QFETCH(QString, reason);
    NewTournamentDialog dialog(entry("pazaak"), *m_settings);
    dialog.setTaken({"First try"});
    dialog.show();
    auto& start = field<QPushButton>(dialog, "start");
    QVERIFY(start.isEnabled());
    field<QPushButton>(dialog, "change_rules").click();
    if (control == "bots") {
        tick(dialog, value.isEmpty() ? std::vector<std::string>{} : std::vector{value.toStdString()});
    } else if (auto* box = dialog.findChild<QSpinBox*>(control)) {
        if (control == "side_cards") field<QSpinBox>(dialog, "side_copies").setValue(1);
        box->setValue(value.toInt());
    } else {
        auto* line = dialog.findChild<QLineEdit*>(control);
        line->setFocus();
        line->selectAll();
        QTest::keyClick(line, Qt::Key_Delete);
        QTest::keyClicks(line, value);
    }
    QCOMPARE(start.isEnabled(), reason.isEmpty());
    QVERIFY2(dialog.obstacle().contains(reason), qPrintable(dialog.obstacle()));
    QCOMPARE(start.accessibleDescription(), dialog.obstacle());
    if (!reason.isEmpty()) QCOMPARE(noteOf(dialog), dialog.obstacle());
    // Enter does what the button does, from any field.
    QSignalSpy accepted(&dialog, &QDialog::accepted);
    for (const char* name : {"seed", "matches", "auto_stand"}) {
        auto* from = dialog.findChild<QWidget*>(name);
        from->setFocus();
        if (dialog.isVisible()) QTest::keyClick(from, Qt::Key_Return);
    }
    QCOMPARE(accepted.size(), reason.isEmpty() ? 1 : 0);
}

void NewTournamentTest::refusesWhatDoesNotFit_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("bots");
    QTest::addColumn<int>("format");
    QTest::addColumn<QString>("stop");
    QTest::addColumn<QString>("reason"); // of the choice, when it is disabled
    const auto row = [](const char* name, const char* game, int bots, Format format, const char* stop,
                        const char* reason) {
        QTest::newRow(name) << game << bots << static_cast<int>(format) << stop << reason;
    };
    row("SPRT of two", "pazaak", 2, Format::RoundRobin, "stop_sprt", "");
    row("SPRT of partners", "euchre", 2, Format::RoundRobin, "stop_sprt", "");
    row("SPRT of three", "pazaak", 3, Format::RoundRobin, "stop_sprt", "two entrants");
    row("SPRT of a gauntlet", "pazaak", 2, Format::Gauntlet, "stop_sprt", "round-robin");
    row("SPRT at one table", "zipdeck", 2, Format::OneTable, "stop_sprt", "round-robin");
    row("interval of a gauntlet", "pazaak", 4, Format::Gauntlet, "stop_interval", "");
    row("interval of a knockout", "pazaak", 4, Format::Knockout, "stop_interval", "always played to the end");
    row("interval of a cup", "pazaak", 4, Format::Cup, "stop_interval", "always played to the end");
    row("interval of a Swiss", "pazaak", 4, Format::Swiss, "stop_interval", "always played to the end");
}

void NewTournamentTest::refusesWhatDoesNotFit() {
    QFETCH(QString, game);
    QFETCH(int, bots);
    QFETCH(int, format);
    QFETCH(QString, stop);
    QFETCH(QString, reason);
    const GameEntry& played = entry(game.toUtf8());
    NewTournamentDialog dialog(played, *m_settings);
    tick(dialog, botsOf(played, static_cast<std::size_t>(bots)));
    choose(dialog, static_cast<Format>(format));
    auto* button = dialog.findChild<QAbstractButton*>(stop);
    QCOMPARE(button->isEnabled(), reason.isEmpty());
    QVERIFY2(button->accessibleDescription().contains(reason), qPrintable(button->accessibleDescription()));
    // Chosen while it fits, it stays chosen when it does not any more, and the dialog says why it cannot start.
    tick(dialog, botsOf(played, 2));
    choose(dialog,
           played.info().teams || played.info().min_seats == 2 ? Format::RoundRobin : own_format(played.info()));
    button->click();
    QCOMPARE(dialog.obstacle(), QString());
    tick(dialog, botsOf(played, static_cast<std::size_t>(bots)));
    choose(dialog, static_cast<Format>(format));
    QVERIFY(button->isEnabled());
    QVERIFY2(dialog.obstacle().contains(reason), qPrintable(dialog.obstacle()));
    QCOMPARE(dialog.obstacle().isEmpty(), reason.isEmpty());
}

/// Whatever is chosen: the plan can be started as the engine and its file see it, or the dialog has words of its own
/// for what is in the way.
void NewTournamentTest::startsOnlyWhatCanBePlayed() {
    int started = 0;
    NewTournamentDialog dialog(*games().front(), *m_settings);
    const bool held = rc::check("plans that can be started pass check_plan", [&] {
        const GameEntry& game = **rc::gen::elementOf(games());
        dialog.setGame(QString::fromUtf8(game.info().id));
        std::vector<std::string> bots;
        for (const BotTraits& bot : game.bots())
            if (*rc::gen::inRange(0, 3) > 0) bots.emplace_back(bot.id);
        tick(dialog, bots);
        auto& formats = field<QComboBox>(dialog, "format");
        formats.setCurrentIndex(*rc::gen::inRange(0, formats.count()));
        for (const char* name : {"seats", "rounds"}) {
            auto& box = field<QSpinBox>(dialog, name);
            box.setValue(*rc::gen::inRange(box.minimum(), box.maximum() + 1));
        }
        field<QComboBox>(dialog, "ranking").setCurrentIndex(*rc::gen::inRange(0, 2));
        field<QSpinBox>(dialog, "matches").setValue(*rc::gen::inRange(1, 100'000'001));
        field<QCheckBox>(dialog, "duplicate").setChecked(*rc::gen::arbitrary<bool>());
        field<QComboBox>(dialog, "keep").setCurrentIndex(*rc::gen::inRange(0, 4));
        const char* stops[] = {"stop_fixed", "stop_interval", "stop_sprt"};
        field<QAbstractButton>(dialog, stops[*rc::gen::inRange(0, 3)]).click();
        for (const char* name : {"elo0", "elo1", "alpha", "beta", "stop_width"}) {
            auto& box = field<QDoubleSpinBox>(dialog, name);
            box.setValue(box.minimum() + (box.maximum() - box.minimum()) * *rc::gen::inRange(0, 101) / 100);
        }
        field<QLineEdit>(dialog, "seed").setText(QString::number(*rc::gen::arbitrary<std::uint64_t>()));
        const Plan plan = dialog.plan();
        const auto fits = check_plan(plan);
        if (!dialog.obstacle().isEmpty()) {
            if (!fits) RC_ASSERT(dialog.obstacle().toStdString() != english(fits.error()));
            return;
        }
        ++started;
        RC_ASSERT(static_cast<bool>(fits));
        const auto again = read_plan(textOf(plan));
        RC_ASSERT(static_cast<bool>(again));
        RC_ASSERT(textOf(*again) == textOf(plan));
        RC_ASSERT(nameProblem(KindOfContest::Tournament, dialog.name(), {}).isEmpty());
    });
    QVERIFY(held);
    QVERIFY2(started > 20, qPrintable(QString::number(started)));
}

void NewTournamentTest::ordersEntrants() {
    NewTournamentDialog dialog(entry("pazaak"), *m_settings);
    dialog.show();
    auto* picker = dialog.findChild<BotPicker*>();
    tick(dialog, {"random", "bold", "cautious"});
    QCOMPARE(dialog.plan().bots, (std::vector<std::string>{"random", "bold", "cautious"}));
    QVERIFY(!field<QPushButton>(dialog, "move_up").isVisible());
    choose(dialog, Format::Gauntlet);
    QVERIFY(field<QPushButton>(dialog, "move_up").isVisible());
    auto* list = picker->list();
    const auto current = [&] { return list->currentItem()->data(Qt::AccessibleTextRole).toString(); };
    for (int row = 0; row < list->count(); ++row)
        if (list->item(row)->data(Qt::AccessibleTextRole).toString().startsWith("3. ")) list->setCurrentRow(row);
    QVERIFY(current().startsWith("3. "));
    while (dialog.plan().bots.front() != "cautious") { // rows without a tick are passed, too
        const int before = list->currentRow();
        QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(list->currentRow(), before - 1);
    }
    QVERIFY(current().startsWith("1. "));
    QCOMPARE(dialog.plan().bots, (std::vector<std::string>{"cautious", "random", "bold"}));
    while (dialog.plan().bots.back() != "cautious")
        field<QPushButton>(dialog, "move_down").click();
    QCOMPARE(dialog.plan().bots, (std::vector<std::string>{"random", "bold", "cautious"}));
    choose(dialog, Format::Knockout);
    QVERIFY(field<QPushButton>(dialog, "move_up").isVisible());
    field<QComboBox>(dialog, "ranking").setCurrentIndex(1);
    QVERIFY(!field<QPushButton>(dialog, "move_up").isVisible());
    QCOMPARE(dialog.plan().ranking, Ranking::RoundRobin);
}

void NewTournamentTest::dragsEntrants() {
    BotPicker picker;
    const GameEntry& game = entry("pazaak");
    picker.setBots("pazaak", game.bots());
    picker.setTicked(botsOf(game, 3));
    QSignalSpy changed(&picker, &BotPicker::changed);
    auto* list = picker.list();
    QCOMPARE(list->dragDropMode(), QAbstractItemView::NoDragDrop);
    picker.setOrdered(true);
    QCOMPARE(list->dragDropMode(), QAbstractItemView::InternalMove);
    const auto before = picker.ticked();
    QVERIFY(list->model()->moveRow({}, list->count() - 1, {}, 0)); // what a drop does
    QCOMPARE(changed.size(), 1);
    QCOMPARE(picker.ticked().front(), before.back());
}

void NewTournamentTest::findsAndTicks() {
    NewTournamentDialog dialog(entry("pazaak"), *m_settings);
    auto* picker = dialog.findChild<BotPicker*>();
    field<QPushButton>(dialog, "tick_none").click();
    QCOMPARE(dialog.plan().bots.size(), std::size_t{0});
    QVERIFY(dialog.obstacle().contains("two bots"));
    field<QPushButton>(dialog, "tick_all").click();
    QCOMPARE(dialog.plan().bots.size(), entry("pazaak").bots().size());
    auto* find = picker->findChild<QLineEdit*>();
    find->setText("bold");
    field<QPushButton>(dialog, "tick_none").click();
    const auto left = dialog.plan().bots;
    QVERIFY(std::find(left.begin(), left.end(), "bold") == left.end());
    QVERIFY(left.size() >= 2); // those that are not shown stay as they were
}

void NewTournamentTest::tabsInOrder() {
    NewTournamentDialog dialog(entry("pazaak"), *m_settings);
    dialog.show();
    dialog.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    field<QAbstractButton>(dialog, "pazaak").setFocus();
    QStringList met;
    QSet<QWidget*> seen;
    for (QWidget* at = dialog.focusWidget(); at != nullptr && !seen.contains(at); at = dialog.focusWidget()) {
        seen.insert(at);
        if (!at->objectName().isEmpty()) met << at->objectName();
        QTest::keyClick(at, Qt::Key_Tab);
    }
    const QStringList expected{"pazaak",     "tick_all",     "tick_none", "name",      "format", "matches",
                               "stop_fixed", "change_rules", "duplicate", "seed",      "dice",   "sealed",
                               "threads",    "keep",         "defaults",  "templates", "start"};
    QStringList order;
    for (const QString& name : met)
        if (expected.contains(name)) order << name;
    QCOMPARE(order, expected);
}

void NewTournamentTest::fitsSmallWindows_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("german");
    for (const GameEntry* game : games())
        for (const bool german : {false, true})
            QTest::addRow("%s%s", game->info().id, german ? ", German" : "")
                << QString::fromUtf8(game->info().id) << german;
}

void NewTournamentTest::fitsSmallWindows() {
    QFETCH(QString, id);
    QFETCH(bool, german);
    std::optional<German> language;
    if (german) language.emplace();
    NewTournamentDialog dialog(entry(id.toUtf8()), *m_settings);
    dialog.show();
    QVERIFY(dialog.height() <= 720);
    auto& formats = field<QComboBox>(dialog, "format");
    for (int i = 0; i < formats.count(); ++i) {
        formats.setCurrentIndex(i);
        field<QAbstractButton>(dialog, "stop_interval").click();
        dialog.resize(720, 480);
        QCoreApplication::processEvents();
        QCOMPARE(dialog.size(), QSize(720, 480));
        auto* form = dialog.findChild<TournamentForm*>();
        // The column scrolls down, never sideways.
        QVERIFY2(form->mapTo(&dialog, QPoint(form->width(), 0)).x() <= dialog.width(),
                 qPrintable(formats.currentText()));
        QVERIFY2(form->width() <= form->parentWidget()->width(), qPrintable(formats.currentText()));
    }
}

HILLTOP_TEST(NewTournamentTest)
#include "new_tournament_test.moc"
