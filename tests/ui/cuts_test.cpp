// SPDX-License-Identifier: GPL-3.0-or-later
// No text of a page or dialog is cut or stands on another at the smallest size of the window, in any language;
// table_cuts_test.cpp has the tables.
#include "all_dialogs.h"
#include "contests/contest_list.h"
#include "cuts.h"
#include "desk.h"
#include "full_pages.h"
#include "settings/settings_dialog.h"
#include "style/panel.h"
#include "support/test.h"
#include "tournaments/view/tournament_view.h"

#include <QListWidget>

using namespace hilltop;

namespace {

void everyPageInEveryLanguage() {
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("language");
    for (const char* page : kFullPages)
        for (const QString& language : languagesToRead())
            QTest::addRow("%s-%s", page, qPrintable(language)) << page << language;
    for (const char* page : {"Tournaments", "Hills", "Analyses"}) // standings that run to the left
        QTest::addRow("%s-he", page) << page << "he";
}

} // namespace

class CutsTest : public QObject {
    Q_OBJECT
private slots:
    void readerSeesCuts();
    void readerSeesOverlaps();
    void readerSeesOverlapsOnTables();
    void emptyPages_data() { everyLanguage(); }
    void emptyPages();
    void home_data() { everyLanguage(); }
    void home();
    void fullPages_data() { everyPageInEveryLanguage(); }
    void fullPages();
    void tournaments_data() { everyLanguage(); }
    void tournaments();
    void bots_data() { everyLanguage(); }
    void bots();
    void settings_data() { everyLanguage(); }
    void settings();
    void dialogs_data() { everyLanguage(); }
    void dialogs();
};

/// The test itself: it hears each way in which a text can be cut.
void CutsTest::readerSeesCuts() {
    const QString words = QStringLiteral("Some words that need room");
    TextLabel label(words);
    label.show();
    const auto cut = [&](const QStringList& typed = {}) { return TextReader(typed).cutIn(label); };
    label.resize(label.sizeHint());
    QVERIFY(cut().isEmpty());
    label.resize(label.sizeHint() - QSize(12, 0));
    QVERIFY(cut().size() == 1 && !cut().front().elided);
    QVERIFY(cut({words}).isEmpty());
    label.setElided(true);
    QVERIFY(cut().size() == 1 && cut().front().elided);
    QVERIFY(cut({words}).isEmpty());
    QVERIFY(!cut({QStringLiteral("Some other words")}).isEmpty());
    label.setElided(false);
    label.setWordWrap(true);
    QVERIFY(!cut().isEmpty()); // its second line has no room
    label.resize(label.width(), label.heightForWidth(label.width()));
    QVERIFY(cut().isEmpty());
    // A letter that no font has: for private use.
    label.setText(QStringLiteral("A \uE123 box"));
    label.resize(label.sizeHint() * 2);
    QVERIFY(cut().size() == 1 && cut().front().text.contains("e123"));
    QVERIFY(!fontsShow(label.text()) && fontsShow(words));
}

/// The same for texts upon each other, shapes through them, and rows too low for them.
void CutsTest::readerSeesOverlaps() {
    QWidget window;
    window.resize(300, 100);
    QLabel one(QStringLiteral("Some words"), &window), other(QStringLiteral("more of them"), &window);
    QWidget bar(&window);
    bar.setAutoFillBackground(true);
    bar.setPalette(QPalette(Qt::red));
    other.move(0, one.sizeHint().height());
    bar.setGeometry(200, 0, 80, 8);
    window.show();
    const auto found = [&] {
        QStringList list;
        const auto cut = TextReader().cutIn(window);
        for (const CutText& text : cut)
            list << text.told();
        return list;
    };
    QCOMPARE(found(), QStringList());
    other.move(20, one.sizeHint().height() / 2);
    QVERIFY(found().size() == 1 && found().front().contains("Some words") && found().front().contains("more of"));
    other.move(one.sizeHint().width() + 8, 0);
    QCOMPARE(found(), QStringList());
    bar.setGeometry(20, 4, 40, 8);
    QVERIFY(found().size() == 1 && found().front().contains("shape"));
    bar.setGeometry(0, 0, 150, 50); // nothing of the first is seen, and half of the other
    QVERIFY(found().size() == 1 && found().front().contains("more of"));
    bar.lower(); // behind the first it is its ground
    QVERIFY(found().size() == 1 && found().front().contains("more of"));
    bar.hide();
    QCOMPARE(found(), QStringList());
    one.setFixedHeight(one.fontMetrics().height() - 4);
    QVERIFY(found().size() == 1 && found().front().contains("px for"));
}

void CutsTest::readerSeesOverlapsOnTables() {
    SKIP_WHERE_THREADS_ARE_WATCHED();
    Desk desk("pazaak");
    desk.start(0);
    desk.waitForMe();
    const auto found = [&] { return TextReader().cutIn(*desk.page).size(); };
    const auto before = found();
    const auto texts = [](QQuickItem& item) {
        return item.inherits("QQuickText") && !item.property("text").toString().isEmpty();
    };
    QQuickItem* const one = desk.item(texts);
    QQuickItem* const other =
        desk.item([&](QQuickItem& item) { return texts(item) && item.parentItem() != one->parentItem(); });
    QVERIFY(one != nullptr && other != nullptr);
    other->setPosition(other->position() + one->mapToItem(other, QPointF()));
    QVERIFY(found() > before);
}

void CutsTest::emptyPages() {
    QFETCH(const QString, language);
    CutShell cuts(language);
    Window& window = cuts.shell.window;
    for (Page* page : window.main().findChildren<Page*>()) {
        window.main().showPage(page);
        cuts.look(page->title());
        cuts.lookLarger(page->title());
    }
    QVERIFY(cuts.whole());
}

/// With matches that were played, and with one that waits.
void CutsTest::home() {
    QFETCH(const QString, language);
    CutShell cuts(language);
    Shell& shell = cuts.shell;
    std::int64_t when = 1'763'000'000;
    for (const GameEntry* game : games()) {
        Record match = matchOf(*game, 7);
        match.seats[0] = {kPerson, 0, {}};
        QVERIFY(Library(cuts.folder().filePath("matches").toStdString()).add(match, when));
        when += 100'000;
    }
    for (const GameEntry* game : games()) {
        shell.play(QString::fromUtf8(game->info().id));
        shell.waitForMe();
        shell.answer();
        shell.waitForMe();
        shell.window.main().showPage(&shell.window.home());
        QTRY_VERIFY(shell.recent() != nullptr && shell.recent()->rowCount() > 0);
        cuts.look(QString::fromUtf8(game->info().id));
        if (QTest::currentTestFailed()) return;
    }
    cuts.lookLarger(QStringLiteral("home"));
    QVERIFY(cuts.whole());
}

void CutsTest::fullPages() {
    QFETCH(const QString, page);
    QFETCH(const QString, language);
    CutShell cuts(language, {QStringLiteral("Nestor"), QStringLiteral("hilltop:/nowhere/nestor")});
    Shell& shell = cuts.shell;
    fillPage(shell, cuts.folder(), page);
    if (QTest::currentTestFailed()) return;
    cuts.look(page);
    if (page == "Analyses") {
        for (const auto part :
             {ReviewsPage::Standings, ReviewsPage::Worst, ReviewsPage::Style, ReviewsPage::Problems}) {
            shell.window.reviews().showPart(part);
            cuts.look(QStringLiteral("part %1").arg(part));
        }
    } else if (page == "Replay, analysis") {
        const int positions = shell.window.replay().cursor().positions();
        for (int i = 0; i < 10; ++i) {
            shell.window.replay().cursor().goTo((positions - 1) * i / 9);
            cuts.look(QStringLiteral("position %1").arg(shell.window.replay().cursor().position()));
        }
        shell.window.main().resize(1920, 1080); // all of it at once, without tabs
        cuts.look(QStringLiteral("at 1920x1080"));
    }
    cuts.lookLarger(page);
    QVERIFY(cuts.whole());
}

/// Every format, with every list, and the list of them all.
void CutsTest::tournaments() {
    QFETCH(const QString, language);
    CutShell cuts(language);
    Shell& shell = cuts.shell;
    TournamentPage& page = shell.window.tournaments();
    shell.window.main().showPage(&page);
    for (const GameEntry* game : games()) {
        for (const Format format : kFormats) {
            if (game != games().front() && format != own_format(game->info()) && format != Format::RandomTables)
                continue; // they look alike for all games
            Plan plan = default_plan(*game);
            plan.format = format;
            for (const BotTraits& bot : game->bots().first(std::min<std::size_t>(5, game->bots().size()))) // quick ones
                plan.bots.emplace_back(bot.id);
            plan.seed = 7;
            if (!check_plan(plan)) continue;                                    // not of this game
            if (game == games().back() && format == own_format(game->info())) { // while it runs there are more buttons
                plan.matches = 1'000'000;
                page.start(plan, 1);
                QTRY_VERIFY(page.job() != nullptr && page.job()->running() && page.job()->progress().done > 0);
                // The buttons of one that stands make room for those of one that runs a moment later.
                QTRY_VERIFY(!shell.window.main().findChild<QAction*>("tournament.resume")->isVisible());
                QTRY_VERIFY(shell.window.main().findChild<QAction*>("tournament.stop")->isVisible());
                cuts.look(QStringLiteral("%1 runs").arg(QLatin1String(game->info().id)));
                if (QTest::currentTestFailed()) return;
                shell.window.main().findChild<QAction*>("tournament.stop")->trigger();
                QTRY_VERIFY(!page.job()->running());
            }
            plan.matches = 20;
            page.start(plan, 2);
            QTRY_VERIFY(page.job() != nullptr && page.job()->complete());
            const auto switches = page.findChildren<Segmented*>();
            for (int part = 0; part < 3; ++part) {
                for (Segmented* segmented : switches)
                    if (segmented->isVisible()) segmented->setCurrent(part);
                cuts.look(QStringLiteral("%1, %2, %3")
                              .arg(QLatin1String(game->info().id))
                              .arg(QString::fromStdString(std::string(format_word(format))))
                              .arg(part));
                if (QTest::currentTestFailed()) return;
            }
        }
    }
    page.showList();
    QTRY_VERIFY(!page.scanning());
    cuts.look(QStringLiteral("list"));
    QVERIFY(cuts.whole());
}

/// What is said of each built-in bot.
void CutsTest::bots() {
    QFETCH(const QString, language);
    CutShell cuts(language);
    BotsPage& page = cuts.shell.window.bots();
    cuts.shell.window.main().showPage(&page);
    for (const GameEntry* game : games()) {
        for (const BotTraits& bot : game->bots()) {
            QVERIFY(page.choose(QString::fromUtf8(game->info().id), QString::fromUtf8(bot.id)));
            cuts.look(QString::fromUtf8(bot.id));
            if (QTest::currentTestFailed()) return;
        }
    }
    QVERIFY(cuts.whole());
}

void CutsTest::settings() {
    QFETCH(const QString, language);
    CutShell cuts(language);
    MainWindow& main = cuts.shell.window.main();
    for (const QSize& size : {kSmallestWindow, QSize(788, 560)}) {
        SettingsDialog dialog(cuts.shell.window.settings(), main.shortcuts(), &main);
        dialog.show();
        dialog.resize(dialog.size().boundedTo(size));
        auto* list = dialog.findChild<QListWidget*>();
        for (int row = 0; row < list->count(); ++row) {
            list->setCurrentRow(row);
            cuts.look(list->item(row)->text(), &dialog);
        }
    }
    QVERIFY(cuts.whole());
}

/// As they come, and on the smallest screen there is.
void CutsTest::dialogs() {
    QFETCH(const QString, language);
    const OwnBot bot = someBot();
    QStringList typed{QString::fromStdString(bot.name), QString::fromStdString(bot.spec)};
    for (const RecognisedBot& found : manyBots())
        typed << QString::fromStdString(found.name) << QString::fromStdString(bot_spec_text(found.spec));
    CutShell cuts(language, typed);
    const auto all = allDialogs(cuts.shell, cuts.folder());
    for (const auto& dialog : all) {
        dialog->show();
        const QString name = QString::fromUtf8(dialog->metaObject()->className()).section(':', -1);
        dialog->resize(dialog->size().boundedTo(kSmallestWindow));
        cuts.look(name, dialog.get());
        dialog->resize(QSize(788, 560));
        cuts.look(name + " 800", dialog.get());
        if (auto* match = qobject_cast<NewMatchDialog*>(dialog.get())) { // what a rated one has more
            match->findChild<Segmented*>(QStringLiteral("rated"))->setCurrent(1);
            cuts.look(name + " rated", match);
        }
        dialog->close();
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY(cuts.whole());
}

HILLTOP_TEST(CutsTest)
#include "cuts_test.moc"
