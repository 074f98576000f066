// SPDX-License-Identifier: GPL-3.0-or-later
// What of a result leaves the tournament's page: ranges and ratings, the card, the Markdown, the notification.
#include "german.h"
#include "look.h"
#include "settings/notify.h"
#include "standings/standings_model.h"
#include "standings/standings_table.h"
#include "style/desktop.h"
#include "style/panel.h"
#include "support/test.h"
#include "tournaments/models/tournament_job.h"
#include "tournaments/setup/tournament_notes.h"
#include "tournaments/view/result_card.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDir>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

#include <cstdio>

using namespace hilltop;

namespace {

CardData someCard(int entrants, bool longNames) {
    static const QStringList names{"Solver",        "Cincinnati Kid", "Nestor",      "my-bot v3",
                                   "Austin Powers", "Bastila",        "Stand at 15", "Stand at 20"};
    CardData card;
    card.title = longNames ? "The tournament of everybody who ever wrote a bot, with all their bots, on a long weekend"
                           : "Friday's round-robin";
    card.gameLine = "Some Game";
    card.plan = "8 bots, 2,000 matches per pair, duplicate deals";
    if (longNames) card.plan += ", left bower counts as trump, first to ten, losers play on, three threads, four seats";
    card.wonTitle = "Matches won";
    card.shareTitle = "Won, %";
    card.secondTitle = "Hands won";
    card.deal = "B81C-77TE";
    card.program = "Hilltop 0.1.0";
    card.date = QDate(2026, 11, 21);
    for (int i = 0; i < entrants; ++i) {
        QString name = names[i % names.size()];
        if (i >= names.size()) name += QString(" %1").arg(i);
        if (longNames) name += " with a really long name | that *nobody* shortened";
        const double share = entrants > 1 ? 71.3 - 42.0 * i / (entrants - 1) : 50;
        card.rows << CardData::Row{i == 1 || i == 2 ? "2–3" : QString::number(i + 1),
                                   name,
                                   QLocale().toString(5219 - 37 * i),
                                   share,
                                   share - 1.2,
                                   share + 1.2,
                                   QLocale().toString(12345 - 99 * i),
                                   QString("%1 ± 8").arg(1565 - 7 * i),
                                   i == 3};
    }
    for (int row = 0; row < entrants; ++row) {
        QList<double> line;
        for (int column = 0; column < entrants; ++column)
            line << (row + column == 5 ? -1 : 50 + 25.0 * (column - row) / entrants);
        card.cross << line;
    }
    return card;
}

/// True if the outermost pixels of all sides are the page's: nothing was drawn up to an edge and cut there.
bool bordered(const QImage& image, int border) {
    const QRgb page = image.pixel(0, 0);
    for (int y = 0; y < image.height(); ++y) {
        const bool rows = y < border || y >= image.height() - border;
        for (int x = 0; x < image.width(); ++x)
            if ((rows || x < border || x >= image.width() - border) && image.pixel(x, y) != page) return false;
    }
    return true;
}

class FakeService : public NotificationService {
public:
    void show(const QString& key, const QString& title, const QString& body) override {
        shown << QStringList{key, title, body};
    }
    QList<QStringList> shown;
};

} // namespace

/// A desktop's service for messages, at the other end of a real bus.
class FakeDesktop : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")
public:
    QList<QVariantList> calls;
public slots:
    uint Notify(const QString& program, uint replaces, const QString& icon, const QString& title, const QString& body,
                const QStringList& actions, const QVariantMap& hints, int timeout) {
        calls << QVariantList{program, replaces, icon, title, body, actions, hints, timeout};
        return 41;
    }
};

class ResultsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_theme = new Theme(*qobject_cast<QApplication*>(QCoreApplication::instance()), m_desktop, this);
    }
    void init() { m_theme->setAppearance(Appearance::Light); }

    void ratingsAreAColumn();
    void luckSaysFromHowManyMatches();
    void namesWhoIsStronger_data();
    void namesWhoIsStronger();
    void columnsGiveWay_data();
    void columnsGiveWay();
    void cardAtEverySize_data();
    void cardAtEverySize();
    void cardInGerman();
    void markdown();
    void notifiesOnlyWhenNobodyLooks();
    void noBusNoHarm();
    void desktopIsTold();

private:
    /// Standings of three bots.
    void play(StandingsModel& model);

    Desktop m_desktop;
    Theme* m_theme = nullptr;
};

void ResultsTest::play(StandingsModel& model) {
    TournamentJob job;
    Plan plan = default_plan(*games().front());
    for (const BotTraits& bot : games().front()->bots())
        if (plan.bots.size() < 3) plan.bots.emplace_back(bot.id);
    plan.matches = 200;
    const QTemporaryDir folder;
    job.create(folder.path(), "Three", plan, 1);
    QVERIFY(QTest::qWaitFor([&] { return job.progress().finished; }, kPatienceMs));
    model.begin(job.plan(), job.names());
    model.assign(job.progress().standings());
}

void ResultsTest::ratingsAreAColumn() {
    StandingsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    play(model);
    const int columns = model.columnCount();
    QCOMPARE(model.columnOf(StandingsModel::Rating), -1);
    std::vector<EntrantRating> ratings(3);
    const int entrant = model.index(1, 0).data(StandingsModel::EntrantRole).toInt();
    ratings[static_cast<std::size_t>(entrant)] = {.first = 2, .last = 3, .rating = -64.6, .interval = {-72.8, -56.4}};
    QSignalSpy ranges(&model, &StandingsModel::rangesChanged);
    model.setRatings(ratings);
    QCOMPARE(ranges.size(), 1);
    QCOMPARE(model.columnCount(), columns + 1);
    const int rating = model.columnOf(StandingsModel::Rating);
    QCOMPARE(rating, columns);
    QCOMPARE(model.headerData(rating, Qt::Horizontal, Qt::DisplayRole).toString(), QString("Elo"));
    QCOMPARE(model.index(1, rating).data().toString(), QString("−65 ± 8"));
    QCOMPARE(model.index(0, rating).data().toString(), QString());
    QCOMPARE(model.index(1, StandingsModel::Place).data().toString(), QString("2–3"));
    QCOMPARE(model.index(0, StandingsModel::Place).data().toString(), QString("1"));
    QVERIFY(model.index(1, StandingsModel::Bar).data(Qt::AccessibleTextRole).toString().startsWith("Place 2 to 3: "));
    // Of one that lost nearly everything, and of one that won it.
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    ratings[static_cast<std::size_t>(entrant)].interval = {-kInfinity, -56.4};
    model.setRatings(ratings);
    QCOMPARE(model.index(1, rating).data().toString(), QString("< −56"));
    ratings[static_cast<std::size_t>(entrant)].interval = {139.4, kInfinity};
    model.setRatings(ratings);
    QCOMPARE(model.index(1, rating).data().toString(), QString("> +139"));
    ratings[static_cast<std::size_t>(entrant)] = {.first = 2, .last = 2, .rating = {}};
    model.setRatings(ratings);
    QCOMPARE(model.columnCount(), columns);
    QCOMPARE(model.index(1, StandingsModel::Place).data().toString(), QString("2"));
    model.setRatings({});
    QCOMPARE(ranges.size(), 2);
}

void ResultsTest::luckSaysFromHowManyMatches() {
    StandingsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    play(model);
    QCOMPARE(model.columnOf(StandingsModel::Adjusted), -1);
    std::vector<EntrantLuck> luck(3);
    luck[1].adjusted = "51.2 ± 3.4";
    model.setLuck(luck, "60 of 255,000");
    const int column = model.columnOf(StandingsModel::Adjusted);
    QVERIFY(column >= 0);
    const QString tip = model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString();
    QVERIFY2(tip.contains("60 of 255,000 matches"), qPrintable(tip));
    model.setLuck({}, {});
    QCOMPARE(model.columnOf(StandingsModel::Adjusted), -1);
}

void ResultsTest::namesWhoIsStronger_data() {
    QTest::addColumn<double>("los");
    QTest::addColumn<QString>("note");
    QTest::newRow("the first") << 0.876 << "Probability that Pairs is stronger than Steady: 87.6 %.";
    QTest::newRow("the second") << 0.124 << "Probability that Steady is stronger than Pairs: 87.6 %.";
    QTest::newRow("neither") << 0.5002 << "Both are equally likely to be stronger.";
    QTest::newRow("nearly certain") << 0.99964 << "Probability that Pairs is stronger than Steady: more than 99.9 %.";
    QTest::newRow("certain but for rounding")
        << 0.0 << "Probability that Steady is stronger than Pairs: more than 99.9 %.";
}

/// The probability of being stronger is given for the bot that probably is, and never as certain.
void ResultsTest::namesWhoIsStronger() {
    QFETCH(double, los);
    QFETCH(QString, note);
    Plan plan = default_plan(*games().front());
    plan.bots = {"one", "other"};
    Statistics statistics;
    statistics.entrants.resize(2);
    statistics.los = los;
    QCOMPARE(standingsNotes(plan, {"Pairs", "Steady"}, &statistics).last(), note);
}

void ResultsTest::columnsGiveWay_data() {
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("bar");
    QTest::addColumn<bool>("second");
    QTest::addColumn<bool>("rating");
    QTest::newRow("large") << 1000 << true << true << true;
    QTest::newRow("1280") << 690 << true << true << true;
    QTest::newRow("960") << 510 << false << false << true;
    QTest::newRow("tiny") << 400 << false << false << false;
}

void ResultsTest::columnsGiveWay() {
    QFETCH(int, width);
    StandingsModel model;
    play(model);
    model.setRatings({{1, 1, 1565, {1557, 1573}}, {2, 3, 1550, {1542, 1558}}, {2, 3, 1385, {1373, 1397}}});
    Panel panel;
    auto* column = new QVBoxLayout(&panel);
    column->setContentsMargins(0, 0, 0, 0);
    auto* table = new StandingsTable(model);
    column->addWidget(table);
    panel.resize(width, 180);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    keepPicture(panel, QString("standings-%1").arg(width));
    const auto shown = [&](StandingsModel::Column kind) { return !table->isColumnHidden(model.columnOf(kind)); };
    QTEST(shown(StandingsModel::Bar), "bar");
    QTEST(shown(StandingsModel::Second), "second");
    QTEST(shown(StandingsModel::Rating), "rating");
    for (const auto kind : {StandingsModel::Place, StandingsModel::Bot, StandingsModel::Won, StandingsModel::Share})
        QVERIFY(shown(kind));
    QVERIFY(table->columnWidth(StandingsModel::Bot) >= 72);
    int all = 0;
    for (int i = 0; i < model.columnCount(); ++i)
        all += table->isColumnHidden(i) ? 0 : table->columnWidth(i);
    QVERIFY(all <= width);
    m_theme->setAppearance(Appearance::Dark);
    QCoreApplication::processEvents();
    keepPicture(panel, QString("standings-%1-dark").arg(width));
}

void ResultsTest::cardAtEverySize_data() {
    QTest::addColumn<int>("entrants");
    QTest::addColumn<bool>("longNames");
    for (const int entrants : {2, 5, 8, 12, 13, 20, 21, 32})
        for (const bool longNames : {false, true})
            QTest::addRow("%d%s", entrants, longNames ? " with long names" : "") << entrants << longNames;
}

void ResultsTest::cardAtEverySize() {
    QFETCH(int, entrants);
    QFETCH(bool, longNames);
    const CardData card = someCard(entrants, longNames);
    for (const bool dark : {false, true}) {
        const QImage picture = resultCard(card, dark);
        QCOMPARE(picture.width(), 1200);
        QVERIFY(picture.height() > 200 && picture.height() < 1400);
        QVERIFY(dark == (qGray(picture.pixel(0, 0)) < 128));
        QVERIFY2(bordered(picture, 30), "something is cut at an edge");
        keepPicture(picture, QString("card-%1%2%3").arg(entrants).arg(longNames ? "-long" : "", dark ? "-dark" : ""));
    }
    const QImage large = resultCard(card, false, 2);
    QCOMPARE(large.width(), 2400);
    QCOMPARE(large.height(), 2 * resultCard(card, false).height());
    CardData bare;
    bare.title = card.title;
    bare.rows = card.rows.mid(0, 2);
    QVERIFY(bordered(resultCard(bare, false, 0.5), 15));
}

void ResultsTest::cardInGerman() {
    const German german;
    QVERIFY(german.found());
    QCOMPARE(QLocale().language(), QLocale::German);
    keepPicture(resultCard(someCard(8, false), true), "card-german-dark");
    keepPicture(resultCard(someCard(32, false), false), "card-german-32");
    const QString text = resultMarkdown(someCard(8, false));
    QVERIFY2(text.contains("| Rang | Bot |"), qPrintable(text));
    QVERIFY(text.contains("71,3 ± 1,2"));
}

void ResultsTest::markdown() {
    const QString text = resultMarkdown(someCard(5, true));
    const QStringList lines = text.split('\n');
    int cells = -1;
    int rows = 0;
    for (const QString& line : lines) {
        if (!line.startsWith('|')) continue;
        const auto count = QString(line).replace("\\|", "").count('|');
        if (cells < 0) cells = static_cast<int>(count);
        QCOMPARE(count, cells);
        ++rows;
    }
    QCOMPARE(rows, 2 + 5);
    QVERIFY2(text.contains("long name \\| that \\*nobody\\* shortened"), qPrintable(text));
    QVERIFY(text.contains("| 2–3 |"));
    QVERIFY(text.contains("71.3 ± 1.2"));
    QVERIFY(text.contains("B81C-77TE") && text.contains("Hilltop 0.1.0") && text.contains("2026"));
    QCOMPARE(resultMarkdown(someCard(32, false)).count("\n| "), 34); // all of them, without a cross table
}

void ResultsTest::notifiesOnlyWhenNobodyLooks() {
    FakeService service;
    QWidget window;
    Notifier notifier(service, window);
    QSignalSpy opened(&notifier, &Notifier::opened);
    notifier.tell("t1", "Ended", "Solver is first.");
    QCOMPARE(service.shown, (QList<QStringList>{{"t1", "Ended", "Solver is first."}}));
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    notifier.tell("t2", "Ended", "");
    QCOMPARE(service.shown.size(), 1);
    window.showMinimized();
    notifier.tell("t3", "Ended", "");
    QCOMPARE(service.shown.size(), 2);
    emit service.clicked("t3");
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.last().first().toString(), QString("t3"));
    QVERIFY(window.isVisible() && !window.isMinimized());
}

void ResultsTest::noBusNoHarm() {
    for (const char* address : {"", "unix:path=/nowhere/at/all"}) {
        QProcess alone; // a bus belongs to a process from its start
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove("DBUS_SESSION_BUS_ADDRESS");
        if (*address != 0) environment.insert("DBUS_SESSION_BUS_ADDRESS", address);
        environment.insert("XDG_RUNTIME_DIR", QDir::tempPath() + "/nowhere");
        alone.setProcessEnvironment(environment);
        alone.setProcessChannelMode(QProcess::MergedChannels);
        alone.start(QCoreApplication::applicationFilePath(), {"--as", "no-bus"});
        QVERIFY(alone.waitForFinished(kPatienceMs));
        const QByteArray said = alone.readAll();
        QCOMPARE(alone.exitStatus(), QProcess::NormalExit);
        QVERIFY2(alone.exitCode() == 0 && said.contains("NO BUS, NO HARM"), said.constData());
    }
}

void ResultsTest::desktopIsTold() {
    const QString runner = QStandardPaths::findExecutable("dbus-run-session");
    if (runner.isEmpty()) QSKIP("dbus-run-session is not installed");
    QProcess inside;
    inside.setProcessChannelMode(QProcess::MergedChannels);
    inside.start(runner, {"--", QCoreApplication::applicationFilePath(), "--as", "bus"});
    QVERIFY(inside.waitForFinished(kPatienceMs));
    const QByteArray said = inside.readAll();
    QVERIFY2(inside.exitCode() == 0, said.constData());
    QVERIFY2(said.contains("TOLD AND CLICKED"), said.constData());
}

/// In the process that dbus-run-session starts: both ends of the bus, each with a connection of its own.
int talkToABus(const QStringList&) {
    const QString path = "/org/freedesktop/Notifications", name = "org.freedesktop.Notifications";
    QDBusConnection desk = QDBusConnection::connectToBus(QDBusConnection::SessionBus, "desk");
    FakeDesktop fake;
    if (!desk.registerService(name) || !desk.registerObject(path, &fake, QDBusConnection::ExportAllSlots)) return 2;
    DesktopNotifications notifications;
    QSignalSpy clicked(&notifications, &NotificationService::clicked);
    const auto say = [&](const char* signal, const QVariantList& arguments) {
        QDBusMessage message = QDBusMessage::createSignal(path, name, signal);
        message.setArguments(arguments);
        desk.send(message);
    };
    notifications.show("t1", "The round-robin has ended", "A < B & C");
    if (!QTest::qWaitFor([&] { return fake.calls.size() == 1; }, kPatienceMs)) return 3;
    const QVariantList call = fake.calls.first();
    if (call[1].toUInt() != 0 || call[3] != "The round-robin has ended" || call[4] != "A &lt; B &amp; C") return 4;
    if (call[5].toStringList().value(0) != "default") return 5;
    // The bus keeps order: the answer with the number is there before what is said now.
    say("ActionInvoked", {7u, "default"});
    say("ActionInvoked", {41u, "default"});
    if (!QTest::qWaitFor([&] { return !clicked.isEmpty(); }, kPatienceMs)) return 6;
    if (clicked.size() != 1 || clicked.first().first() != "t1") return 7;
    notifications.show("t1", "Again", {});
    if (!QTest::qWaitFor([&] { return fake.calls.size() == 2; }, kPatienceMs)) return 8;
    if (fake.calls.last()[1].toUInt() != 41) return 9; // replaces the one on the screen
    say("NotificationClosed", {41u, 2u});
    say("ActionInvoked", {41u, "default"});
    // What comes after them is heard after them: had the closed one been heard, there would be three.
    notifications.show("t2", "The next", {});
    if (!QTest::qWaitFor([&] { return fake.calls.size() == 3; }, kPatienceMs)) return 10;
    say("ActionInvoked", {41u, "default"});
    if (!QTest::qWaitFor([&] { return clicked.size() > 1; }, kPatienceMs)) return 11;
    if (clicked.size() != 2 || clicked.last().first() != "t2") return 12;
    std::puts("TOLD AND CLICKED");
    return 0;
}

int talkToNobody(const QStringList&) {
    DesktopNotifications notifications;
    QSignalSpy clicked(&notifications, &NotificationService::clicked);
    notifications.show("t1", "Ended", "");
    QCoreApplication::processEvents();
    if (!clicked.isEmpty()) return 3;
    std::puts("NO BUS, NO HARM");
    return 0;
}

HILLTOP_TEST(ResultsTest)
HILLTOP_TEST_PART("no-bus", talkToNobody)
HILLTOP_TEST_PART("bus", talkToABus)
#include "results_test.moc"
