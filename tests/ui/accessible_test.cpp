// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/bot_report_view.h"
#include "bots/bots_page.h"
#include "contests/contest_list_model.h"
#include "first_game.h"
#include "hill/hill_entry.h"
#include "hill/hill_play.h"
#include "hills/hill_details.h"
#include "hills/hill_view.h"
#include "hills/hills_page.h"
#include "home/home_page.h"
#include "play/new_match_dialog.h"
#include "play/play_page.h"
#include "records/record_text.h"
#include "registry/registry.h"
#include "replay/replay_page.h"
#include "reviews/quiz_page.h"
#include "reviews/reviews_page.h"
#include "settings/settings.h"
#include "still.h"
#include "style/desktop.h"
#include "support/test.h"
#include "table/table_scene.h"
#include "table/table_view.h"
#include "tournaments/setup/new_tournament_dialog.h"
#include "tournaments/view/tournament_page.h"
#include "tournaments/view/tournament_view.h"

#include <QAccessible>
#include <QComboBox>
#include <QPushButton>
#include <QQuickItem>
#include <QQuickWidget>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace hilltop;

namespace {

bool pressable(QAccessible::Role role) {
    switch (role) {
    case QAccessible::Button:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::ComboBox:
    case QAccessible::EditableText:
    case QAccessible::SpinBox:
    case QAccessible::Slider:
    case QAccessible::Link:
    case QAccessible::PageTab:
    case QAccessible::List:
    case QAccessible::Table:
    case QAccessible::Tree:
    case QAccessible::MenuItem:
    case QAccessible::ButtonMenu:
    case QAccessible::ButtonDropDown:
        return true;
    default:
        return false;
    }
}

/// What a screen reader meets below an interface.
struct Walk {
    QStringList named;    ///< "role: name" of what can be focused or pressed
    QStringList nameless; ///< what it cannot call by a name

    void go(QAccessibleInterface* face, const QString& path) {
        if (face == nullptr || !face->isValid() || face->state().invisible) return;
        const QAccessible::Role role = face->role();
        const QString name = face->text(QAccessible::Name);
        const QString type = face->object() ? QString::fromUtf8(face->object()->metaObject()->className()) : QString();
        const QString here = path + QLatin1Char('/') + (name.isEmpty() ? type : name);
        // A part of a control that a reader never stops at: it has no focus of its own.
        const bool stop = face->state().focusable || pressable(role);
        const bool inner = type == QStringLiteral("QLineEdit") && qobject_cast<QWidget*>(face->object())->focusProxy();
        if (stop && !inner && role != QAccessible::Window && role != QAccessible::Client) {
            if (name.trimmed().isEmpty())
                nameless << QStringLiteral("%1 (role %2)").arg(here).arg(static_cast<int>(role));
            else
                named << name;
        }
        // Cells speak through their table.
        if (role == QAccessible::Table || role == QAccessible::Tree || role == QAccessible::List) return;
        for (int i = 0; i < face->childCount(); ++i)
            go(face->child(i), here);
    }
};

Walk walk(QObject* object) {
    Walk result;
    result.go(QAccessible::queryAccessibleInterface(object), {});
    return result;
}

/// The widgets of a page, and the items of the tables in it.
Walk walkPage(QWidget* page) {
    Walk result = walk(page);
    const auto tables = page->findChildren<QQuickWidget*>();
    for (QQuickWidget* quick : tables)
        if (quick->isVisible() && quick->rootObject() != nullptr)
            result.go(QAccessible::queryAccessibleInterface(quick->rootObject()), page->accessibleName());
    return result;
}

/// A widget that Tab reaches must say what it is, too.
QStringList namelessInTabOrder(QWidget* top) {
    QStringList list;
    const auto all = top->findChildren<QWidget*>();
    for (QWidget* widget : all) {
        if (!widget->isVisibleTo(top) || !widget->isEnabled() || widget->focusProxy() != nullptr) continue;
        if (!(widget->focusPolicy() & Qt::TabFocus) || widget->objectName().startsWith(QStringLiteral("qt_"))) continue;
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
        if (face == nullptr || face->text(QAccessible::Name).trimmed().isEmpty())
            list << QString::fromUtf8(widget->metaObject()->className()) + QStringLiteral(" in ") +
                        QString::fromUtf8(widget->parentWidget()->metaObject()->className());
    }
    return list;
}

/// A bot of the person's whose check has found a fault.
OwnBot reportedBot(OwnBotList& own) {
    OwnBot bot;
    bot.game = firstGame().info().id;
    bot.spec = "hilltop:/nowhere/nestor";
    bot.name = "Nestor";
    own.put(bot);
    BotReport report;
    report.game = bot.game;
    report.bot = bot.spec;
    report.content = "0123456789abcdef";
    report.isolation = "bubblewrap";
    report.matches = 200;
    report.decisions = 2914;
    report.allowed = 2913;
    report.deterministic = true;
    report.median = report.most = report.worst = std::chrono::microseconds(310);
    report.memory = 61 << 20;
    report.faults = {{.match = 113,
                      .step = 1,
                      .decision = 3,
                      .seat = 0,
                      .told = false,
                      .fault = Fault::NotUnderstood,
                      .time = {},
                      .errors = "best=none\n",
                      .record = -1}};
    own.keepReport(bot, report);
    return bot;
}

} // namespace

/// Screen readers get the name of each thing in the window.
class AccessibleTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_settings = std::make_unique<Settings>(m_folder.filePath("hilltop.ini"));
        m_settings->setAnimationSpeed(AnimationSpeed::Off);
        m_theme = std::make_unique<Theme>(*qApp, m_desktop);
    }
    void home();
    void playEmpty();
    void playTable();
    void playResult();
    void replay();
    void tournament();
    void hill();
    void newMatch();
    void newTournament();
    void bots();
    void reviews();
    void quiz();
    void analysis();

private:
    void check(QWidget* page, const QStringList& wanted) {
        const Walk found = walkPage(page);
        QVERIFY2(found.nameless.isEmpty(), qPrintable("nameless: " + found.nameless.join("; ")));
        const QStringList tabs = namelessInTabOrder(page);
        QVERIFY2(tabs.isEmpty(), qPrintable("nameless: " + tabs.join("; ")));
        for (const QString& name : wanted)
            QVERIFY2(!found.named.filter(name).isEmpty(), qPrintable(name + " is not among " + found.named.join("; ")));
    }
    template <class Page>
    void show(Page& page) {
        page.resize(1280, 700);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        page.shown();
    }
    MatchSetup setup() const {
        MatchSetup setup;
        setup.game = QString::fromUtf8(firstGame().info().id);
        setup.rules = default_values(firstGame().rules());
        setup.seats = {QString::fromUtf8(kPerson), QString::fromUtf8(firstGame().bots().front().id)};
        setup.drawn = false;
        setup.deal = DealId{77, 3};
        return setup;
    }
    DataPaths paths() const { return {m_folder.filePath("unfinished.hmatch"), m_folder.filePath("matches")}; }

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    Desktop m_desktop;
    std::unique_ptr<Theme> m_theme;
};

void AccessibleTest::home() {
    HomePage page;
    page.setGames({{"pazaak", "Pazaak", "2 seats", "Nearest to 20.", tableColours("pazaak"), {}}});
    page.setContinueItems({{"a", "cards", "Pazaak, unfinished match", "against Careful", "Continue", 40}});
    page.setRecentMatches({{"0", "Pazaak", "against Careful", "3 – 1", "Won", true, "today"}});
    show(page);
    check(&page, {"Play Pazaak", "Pazaak tournament", "Continue: Pazaak", "Recent"});
    // Continuing leaves the button under the finger and the focus on it.
    const auto continuing = [&page] {
        for (QPushButton* button : page.findChildren<QPushButton*>())
            if (button->isVisible() && button->text() == "Continue") return button;
        return static_cast<QPushButton*>(nullptr);
    };
    QPushButton* before = continuing();
    page.setContinueItems({{"a", "cards", "Pazaak, unfinished match", "against Careful", "Continue", 41}});
    QVERIFY(before != nullptr);
    QCOMPARE(continuing(), before);
}

void AccessibleTest::playEmpty() {
    PlayPage page(*m_settings, *m_theme, paths());
    show(page);
    check(&page, {"New match"});
}

void AccessibleTest::playTable() {
    PlayPage page(*m_settings, *m_theme, paths());
    show(page);
    page.start(setup());
    QTRY_VERIFY(!page.session()->askedPersons().empty());
    QVERIFY(layOut(page));
    check(&page, {"End turn", "Stand", "side card", "Moves", "Deal "});
}

void AccessibleTest::playResult() {
    PlayPage page(*m_settings, *m_theme, paths());
    show(page);
    page.start(setup());
    QVERIFY(QTest::qWaitFor(
        [&] {
            if (page.scene().position()->resting())
                page.scene().goOn();
            else if (!page.session()->askedPersons().empty())
                page.scene().choose(qMin(1, page.scene().answers()->menu()->rowCount() - 1));
            return page.session()->table().over();
        },
        kPatienceMs));
    QVERIFY(layOut(page));
    check(&page, {"Replay", "Rematch, seats swapped", "Details", "Scoresheet"});
    page.result()->setFolded(false);
    QVERIFY(layOut(page));
    check(&page, {"Replay", "Rematch, seats swapped", "Same deal again", "New match", "Scoresheet"});
}

void AccessibleTest::replay() {
    ReplayPage page(*m_settings, *m_theme);
    show(page);
    check(&page, {"Open"});
    QVERIFY(page.opening().open({playedRecord()}, {}, 0));
    QVERIFY(layOut(page));
    check(&page, {"Moves", "Play", "All cards"});
    QVERIFY(page.opening().open({playedRecord(), playedRecord()}, "two.hmatch", 0));
    check(&page, {"Matches in the file"});
}

void AccessibleTest::tournament() {
    const QTemporaryDir folder;
    TournamentPage page(*m_settings, folder.path());
    show(page);
    check(&page, {"New tournament"});
    Plan plan = default_plan(firstGame());
    for (const char* bot : {"random", "bold", "cautious"})
        plan.bots.emplace_back(bot);
    plan.matches = 20;
    plan.seed = 7;
    page.start(plan, 1);
    QTRY_VERIFY_WITH_TIMEOUT(page.job()->complete(), kPatienceMs);
    page.view().showCell(0, 1);
    check(&page, {"Standings", "Crosstable", "Matches of the pair", "Over time", "Export", "All tournaments"});
    page.view().showFaults();
    check(&page, {"Faults"});
    page.showList();
    QTRY_VERIFY(!page.scanning());
    check(&page, {"Tournaments"});
}

void AccessibleTest::hill() {
    const QTemporaryDir folder;
    HillsPage page(*m_settings, folder.filePath("hills"));
    show(page);
    check(&page, {"New hill…", "Open hill…"});
    Plan plan = usual_hill(firstGame());
    plan.matches = 20;
    const QString path = folder.filePath("a.hhill");
    {
        auto hill = HillFile::create(path.toStdString(), plan);
        QVERIFY(hill);
        for (const char* bot : {"random", "bold", "cautious"}) {
            const auto entry = entry_of(*hill, bot, {});
            QVERIFY(entry && *entry);
            QVERIFY(hill->append(std::span(&(*entry)->event, 1), std::span(&(*entry)->content, 1)));
        }
        QVERIFY(play_hill(*hill, {}));
    }
    page.open(path);
    QTRY_VERIFY(page.takesBots());
    page.view().showCell(0, 1);
    QTRY_VERIFY(!page.view().details().reading());
    check(&page, {"Standings", "Crosstable", "Matches of the pair", "Against the king", "More", "All hills"});
    page.view().details().showPart(HillDetails::Log);
    check(&page, {"Log of the hill"});
    page.showList();
    QTRY_VERIFY(!page.scanning() && page.model().rowCount() == 1);
    check(&page, {"Hills"});
}

void AccessibleTest::newMatch() {
    NewMatchDialog dialog(*m_settings, QString::fromUtf8(firstGame().info().id));
    dialog.show();
    check(&dialog, {"Deal", "Start", "Cancel"});
}

void AccessibleTest::newTournament() {
    NewTournamentDialog dialog(firstGame(), *m_settings);
    dialog.show();
    check(&dialog, {"Seed", "Threads", "Start tournament", "Cancel"});
}

void AccessibleTest::bots() {
    OwnBotList own(m_folder.filePath("bots"));
    BotsPage page(own, m_folder.filePath("matches"));
    show(page);
    check(&page, {"Find a bot", "Add a bot", "New bot from template", "Bots"});
    const QString id = QString::fromUtf8(firstGame().info().id);
    QVERIFY(page.choose(id, QString::fromUtf8(firstGame().bots().front().id)));
    check(&page, {"Compare"});
    // One whose check has found something: all of its report.
    const OwnBot bot = reportedBot(own);
    QVERIFY(page.choose(id, QString::fromStdString(bot.spec)));
    QVERIFY(page.report()->isVisible());
    check(&page, {"Check again", "Edit", "Edit name and limits", "Faults", "Open in Replay"});
}

void AccessibleTest::reviews() {
    const QTemporaryDir folder;
    ReviewQueue queue(folder.filePath("reviews.json"));
    ReviewsPage page(queue);
    show(page);
    check(&page, {"Analyse my matches"});
    QVERIFY(save_records(folder.filePath("one.hmatch").toStdString(), std::vector<Record>{playedRecord()}));
    page.showTask(queue.add({.title = "One", .paths = {folder.filePath("one.hmatch")}}));
    QTRY_VERIFY(queue.running() < 0 && !page.reading() && page.found() && page.found()->reviewed == 1);
    for (const auto part : {ReviewsPage::Standings, ReviewsPage::Worst, ReviewsPage::Style, ReviewsPage::Problems}) {
        page.showPart(part);
        check(&page, {"Analyses", "Costliest decisions"});
    }
    page.showPart(ReviewsPage::Standings);
    check(&page, {"Standings"});
}

void AccessibleTest::quiz() {
    const QTemporaryDir folder;
    QuizPage page(*m_settings, *m_theme, folder.filePath("quiz.jsonl"), folder.path());
    show(page);
    check(&page, {"New: easy", "Next question"}); // a list is called by what is chosen
    QTRY_VERIFY(!page.working());
    page.game()->setCurrentIndex(page.game()->findData(QString::fromUtf8(firstGame().info().id)));
    page.setSource(QuizPage::Easy);
    page.next();
    QTRY_VERIFY(!page.working());
    QVERIFY(page.puzzle() != nullptr && layOut(page));
    check(&page, {"Next question"});
    page.scene().answer(QString::fromStdString(page.puzzle()->decision.options.front().word.value_or("")));
    QTRY_VERIFY(page.verdict() != nullptr);
    check(&page, {"Answers and their values"});
}

void AccessibleTest::analysis() {
    ReplayPage page(*m_settings, *m_theme);
    show(page);
    QVERIFY(page.opening().open({playedRecord()}, {}, 0));
    page.setAnalysing(true);
    check(&page, {"Cancel"});
    QTRY_VERIFY(page.analysis().review() != nullptr);
    page.cursor().goTo(page.cursor().positions() / 2);
    QVERIFY(layOut(page));
    check(&page, {"Answers at this moment", "Simulate from here", "Timeline"});
}

HILLTOP_TEST(AccessibleTest)
#include "accessible_test.moc"
