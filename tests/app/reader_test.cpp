// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a screen reader meets it: over AT-SPI, from another process, drawn as on a person's screen.
#include "registry/registry.h"
#include "support/built.h"
#include "support/rounds.h"
#include "support/test.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusVariant>
#include <QFile>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <optional>

namespace {

constexpr int kReaderPatienceMs = 240'000;
constexpr auto kAccessible = "org.a11y.atspi.Accessible";
constexpr auto kDrawnByOpenGl = "OpenGL"; ///< a row of a test: as with a graphics card
constexpr uint kPushButton = 43;          ///< ATSPI_ROLE_PUSH_BUTTON
constexpr uint kAlert = 2;                ///< ATSPI_ROLE_ALERT: its name is what was announced last
constexpr uint kShowing = 1u << 25;

/// What a reader knows of one thing in the window.
struct Thing {
    QString service, path, name;
    uint role = 0;
    bool showing = false;
};

/// Whether a match has ended with these words, in whatever way it can end.
bool isResult(const QString& sentence) {
    static const QRegularExpression result(
        "^.+ (won|lost)[,.]|^A draw, | share the win\\.|^No one won\\.|^Cards left: |^All 98 cards");
    return result.match(sentence).hasMatch();
}

/// Whether it begins and ends as a sentence does; a card's name may come first ("9 of diamonds is turned up.").
bool isSentence(const QString& text) {
    return (text.front().isUpper() || text.front().isDigit()) && QStringLiteral(".?").contains(text.back());
}

} // namespace

/// Kept running while the test does; ended with it.
struct Server {
    QProcess process;
    ~Server() {
        process.kill();
        process.waitForFinished(hilltop::kPatienceMs);
    }
    /// Its first line, which says where to reach it.
    QByteArray start(const QString& program, const QStringList& arguments, const QProcessEnvironment& environment) {
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(program, arguments);
        while (process.state() != QProcess::NotRunning && !process.canReadLine())
            if (!process.waitForReadyRead(kReaderPatienceMs)) break;
        return process.readLine().trimmed();
    }
};

class ReaderTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void wholeWindowIsListed_data();
    void wholeWindowIsListed();
    void sayingItAgainIsHeard();
    void wholeMatchFromAnnouncements();
    void wholeMatchByEar_data();
    void wholeMatchByEar();

private:
    QVariant ask(const Thing& thing, const char* interface, const char* method, const QVariantList& arguments = {}) {
        auto call =
            QDBusMessage::createMethodCall(thing.service, thing.path, QLatin1String(interface), QLatin1String(method));
        call.setArguments(arguments);
        return m_bus->call(call).arguments().value(0);
    }
    QVariant property(const Thing& thing, const char* name) {
        const QVariant value =
            ask(thing, "org.freedesktop.DBus.Properties", "Get", {QLatin1String(kAccessible), QLatin1String(name)});
        return value.value<QDBusVariant>().variant();
    }
    std::vector<Thing> children(const Thing& thing);
    void list(const Thing& thing, std::vector<Thing>& all);
    /// Everything in the window; empty while it has not come, or if it has gone.
    std::vector<Thing> list();
    std::optional<Thing> find(const QString& name);
    /// The same below one thing, of that role, without asking each thing for all it could tell.
    std::optional<Thing> findBelow(const Thing& thing, const QString& name, uint role);
    /// What can be pressed below one thing, in order.
    std::vector<Thing> buttons(const Thing& thing);
    /// The table and its voice, once a match has been begun.
    void begin(const QString& game, std::optional<Thing>& table, std::optional<Thing>& voice);
    void press(const QString& name);
    bool press(const Thing& button) { return ask(button, "org.a11y.atspi.Action", "DoAction", {0}).toBool(); }
    bool alive() { return m_program->process.state() == QProcess::Running; }

    QTemporaryDir m_folder;
    QProcessEnvironment m_environment = QProcessEnvironment::systemEnvironment();
    Server m_screen, m_session;
    std::unique_ptr<Server> m_program;
    std::optional<QDBusConnection> m_bus;
    int m_told = 0; ///< how often the voice has said that it has something to say

private slots:
    void hear(const QDBusMessage& event);
};

/// A screen, a session and its bus for accessibility, all our own.
void ReaderTest::initTestCase() {
    for (const char* needed : {"Xvfb", "dbus-daemon"})
        QVERIFY2(!QStandardPaths::findExecutable(needed).isEmpty(), needed);
    m_environment.remove("QT_QUICK_BACKEND");
    m_environment.insert("QT_QPA_PLATFORM", "xcb");
    m_environment.insert("QT_LINUX_ACCESSIBILITY_ALWAYS_ON", "1");
    m_environment.insert("LIBGL_ALWAYS_SOFTWARE", "1");
    m_environment.insert("MESA_SHADER_CACHE_DISABLE", "true"); // whose folder it misses is no matter of the program
    m_environment.insert("XDG_RUNTIME_DIR", m_folder.path());
    // The accessibility bus looks at the screen and exits; a server that restarts would then refuse connections.
    const QByteArray screen = m_screen.start(
        "Xvfb", {"-displayfd", "1", "-noreset", "-screen", "0", "1366x768x24", "-nolisten", "tcp"}, m_environment);
    QVERIFY(!screen.isEmpty());
    m_environment.insert("DISPLAY", ":" + screen);
    const QString address =
        m_session.start("dbus-daemon", {"--session", "--nofork", "--print-address=1"}, m_environment);
    QVERIFY(!address.isEmpty());
    m_environment.insert("DBUS_SESSION_BUS_ADDRESS", address);
    const auto session = QDBusConnection::connectToBus(address, "session");
    const QDBusMessage where =
        session.call(QDBusMessage::createMethodCall("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress"));
    QVERIFY2(where.type() == QDBusMessage::ReplyMessage, qPrintable(where.errorMessage()));
    m_bus = QDBusConnection::connectToBus(where.arguments().value(0).toString(), "accessibility");
    QVERIFY(m_bus->isConnected());
}

void ReaderTest::init() {
    m_program = std::make_unique<Server>();
    QTemporaryDir home(m_folder.filePath("home-XXXXXX"));
    home.setAutoRemove(false);
    QProcessEnvironment environment = m_environment;
    environment.insert("XDG_DATA_HOME", home.filePath("data"));
    environment.insert("XDG_CONFIG_HOME", home.filePath("config"));
    QSettings(home.filePath("config/hilltop/hilltop.ini"), QSettings::IniFormat)
        .setValue("view/animation_speed", "off"); // a reader hears as much at once
    if (QByteArray(QTest::currentDataTag()) == kDrawnByOpenGl) environment.insert("QT_QUICK_BACKEND", "rhi");
    m_program->process.setProcessEnvironment(environment);
    m_program->process.setProcessChannelMode(QProcess::SeparateChannels);
    m_program->process.start(hilltop::kTestedProgram, QStringList());
    QVERIFY(m_program->process.waitForStarted());
}

/// Nothing the person does in the window causes a complaint on stderr. Qt itself complains about a
/// reader that asks for what has gone since it was listed, as a slow one does.
void ReaderTest::cleanup() {
    if (!m_program) return;
    m_program->process.kill();
    m_program->process.waitForFinished(hilltop::kPatienceMs);
    QByteArrayList complaints = m_program->process.readAllStandardError().split('\n');
    m_program.reset();
    complaints.removeIf([](const QByteArray& line) {
        return line.isEmpty() || line.startsWith("qt.accessibility.atspi: Could not find accessible on path:");
    });
    QVERIFY2(complaints.isEmpty(), complaints.join('\n').constData());
}

void ReaderTest::hear(const QDBusMessage& event) {
    const bool named = event.arguments().value(0) == QLatin1String("accessible-name");
    if (named || event.member() == QLatin1String("Announcement")) ++m_told;
}

std::vector<Thing> ReaderTest::children(const Thing& thing) {
    std::vector<Thing> found;
    const QVariant reply = ask(thing, kAccessible, "GetChildren");
    if (reply.userType() != qMetaTypeId<QDBusArgument>()) return found; // it has gone
    const auto argument = reply.value<QDBusArgument>();
    argument.beginArray();
    while (!argument.atEnd()) {
        Thing child;
        QDBusObjectPath path;
        argument.beginStructure();
        argument >> child.service >> path;
        argument.endStructure();
        child.path = path.path();
        found.push_back(child);
    }
    argument.endArray();
    return found;
}

void ReaderTest::list(const Thing& thing, std::vector<Thing>& all) {
    for (Thing& child : children(thing)) {
        child.name = property(child, "Name").toString();
        child.role = ask(child, kAccessible, "GetRole").toUInt();
        const auto states = qdbus_cast<QList<uint>>(ask(child, kAccessible, "GetState"));
        child.showing = (states.value(0) & kShowing) != 0;
        all.push_back(child);
        list(child, all);
    }
}

std::vector<Thing> ReaderTest::list() {
    std::vector<Thing> all;
    const Thing desktop{"org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root", {}};
    for (const Thing& program : children(desktop))
        if (property(program, "Name").toString().contains("hilltop", Qt::CaseInsensitive)) list(program, all);
    return all;
}

std::optional<Thing> ReaderTest::find(const QString& name) {
    const auto all = list();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Thing& one) { return one.showing && one.name == name; });
    return found == all.end() ? std::optional<Thing>() : *found;
}

std::optional<Thing> ReaderTest::findBelow(const Thing& thing, const QString& name, uint role) {
    for (Thing& child : children(thing)) {
        child.name = property(child, "Name").toString();
        if (name.isEmpty() || child.name == name) {
            const auto states = qdbus_cast<QList<uint>>(ask(child, kAccessible, "GetState"));
            const bool showing = (states.value(0) & kShowing) != 0;
            if ((showing || name.isEmpty()) && ask(child, kAccessible, "GetRole").toUInt() == role) return child;
        }
        if (auto found = findBelow(child, name, role)) return found;
    }
    return {};
}

void ReaderTest::press(const QString& name) {
    std::optional<Thing> button;
    QVERIFY2(QTest::qWaitFor([&] { return !alive() || (button = find(name)); }, kReaderPatienceMs), qPrintable(name));
    QVERIFY(alive());
    QVERIFY(press(*button));
}

void ReaderTest::wholeWindowIsListed_data() {
    QTest::addColumn<bool>("openGl");
    QTest::newRow("software") << false;
    QTest::newRow(kDrawnByOpenGl) << true;
}

/// Each page before and after there is a table, again and again: nothing may have gone that was listed before.
void ReaderTest::wholeWindowIsListed() {
    QFETCH(bool, openGl);
    press("Play Euchre");
    if (QTest::currentTestFailed()) return;
    QVERIFY(QTest::qWaitFor([&] { return !alive() || find("Table"); }, kReaderPatienceMs));
    for (const char* page : {"Home", "Replay", "Tournaments", "Hills", "Bots", "Analyses", "Quiz", "Play"}) {
        QVERIFY2(alive(), page);
        press(page);
        if (QTest::currentTestFailed()) return;
        const auto all = list();
        QVERIFY2(alive(), page);
        for (const Thing& thing : all)
            QVERIFY2(thing.role != kPushButton || !thing.showing || !thing.name.isEmpty(),
                     qPrintable(QStringLiteral("%1: %2").arg(page, thing.path)));
    }
    QVERIFY(find("Table"));
    QVERIFY(alive());
    // OpenGL without a card is compiled by LLVM; without it the window needs 100 MB less.
    QFile maps(QStringLiteral("/proc/%1/maps").arg(m_program->process.processId()));
    QVERIFY(maps.open(QIODevice::ReadOnly));
    QCOMPARE(maps.readAll().contains("libLLVM"), openGl);
}

void ReaderTest::begin(const QString& game, std::optional<Thing>& table, std::optional<Thing>& voice) {
    press("Play " + game);
    if (QTest::currentTestFailed()) return;
    QVERIFY(QTest::qWaitFor(
        [&] {
            if (!table) table = find("Table");
            if (table) voice = findBelow(*table, {}, kAlert);
            return !alive() || voice;
        },
        kReaderPatienceMs));
    QVERIFY(alive());
}

/// Speak in the menu, chosen again with nothing between, is heard again.
void ReaderTest::sayingItAgainIsHeard() {
    std::optional<Thing> table, voice;
    begin("Pazaak", table, voice);
    if (QTest::currentTestFailed()) return;
    QVERIFY(QTest::qWaitFor([&] { return !alive() || property(*voice, "Name").toString().startsWith("Your turn."); },
                            kReaderPatienceMs));
    const Thing registry{"org.a11y.atspi.Registry", "/org/a11y/atspi/registry", {}};
    for (const char* event : {"object:property-change:accessible-name", "object:announcement"})
        ask(registry, "org.a11y.atspi.Registry", "RegisterEvent", {QLatin1String(event)});
    for (const char* member : {"PropertyChange", "Announcement"})
        QVERIFY(m_bus->connect(voice->service, voice->path, "org.a11y.atspi.Event.Object", QLatin1String(member), this,
                               SLOT(hear(QDBusMessage))));
    press("Match"); // the menu, which stays open
    if (QTest::currentTestFailed()) return;
    for (int time = 1; time <= 3; ++time) {
        const int before = m_told; // only this person has anything to announce now
        press("Speak");
        if (QTest::currentTestFailed()) return;
        QVERIFY2(QTest::qWaitFor([&] { return !alive() || m_told > before; }, kReaderPatienceMs),
                 qPrintable(QString::number(time)));
        QVERIFY(property(*voice, "Name").toString().contains("You have"));
    }
    QVERIFY(alive());
}

std::vector<Thing> ReaderTest::buttons(const Thing& thing) {
    std::vector<Thing> found;
    for (Thing& child : children(thing)) {
        const auto states = qdbus_cast<QList<uint>>(ask(child, kAccessible, "GetState"));
        child.showing = (states.value(0) & kShowing) != 0;
        if (child.showing && ask(child, kAccessible, "GetRole").toUInt() == kPushButton) {
            child.name = property(child, "Name").toString();
            found.push_back(child);
        }
        for (Thing& below : buttons(child))
            found.push_back(std::move(below));
    }
    return found;
}

/// A match of Pazaak by a person who hears the announcements and nothing else: each choice is made from the sentence
/// that asks for it, and pressed by its name.
void ReaderTest::wholeMatchFromAnnouncements() {
    std::optional<Thing> table, voice;
    begin("Pazaak", table, voice);
    if (QTest::currentTestFailed()) return;
    const auto heard = [&] { return property(*voice, "Name").toString(); };
    const auto choose = [&](const QString& name) {
        std::optional<Thing> button;
        return QTest::qWaitFor([&] { return !alive() || (button = findBelow(*table, name, kPushButton)); },
                               kReaderPatienceMs) &&
               button && press(*button);
    };
    static const QRegularExpression asked("^Your turn\\. You have (\\d+), .+ (has|stands at) (\\d+)\\.$");
    QString last;
    QStringList said;
    int decisions = 0, hands = 0;
    while (decisions < 300) {
        QString now;
        QVERIFY2(QTest::qWaitFor(
                     [&] {
                         if ((now = heard()) != last && (said.isEmpty() || said.back() != now)) said << now;
                         return !alive() || (now != last && (now.endsWith("to continue.") ||
                                                             now.startsWith("Your turn.") || isResult(now)));
                     },
                     kReaderPatienceMs),
                 qPrintable(said.join(" | ")));
        QVERIFY(alive());
        if (isResult(now)) break;
        last = now;
        if (now.endsWith("to continue.")) {
            ++hands;
            QVERIFY2(choose("Click or press any key to continue"), qPrintable(now));
            continue;
        }
        const auto question = asked.match(now);
        QVERIFY2(question.hasMatch(), qPrintable(now));
        const int mine = question.captured(1).toInt(), theirs = question.captured(3).toInt();
        const bool enough = mine >= 17 || (question.captured(2) == "stands at" && mine > theirs);
        QVERIFY2(choose(enough ? "Stand" : "End turn"), qPrintable(now));
        ++decisions;
    }
    QVERIFY2(isResult(heard()), qPrintable(said.join(" | ")));
    QVERIFY(hands >= 2);
    QVERIFY(decisions >= 3); // one a hand, however the cards lie
    for (const QString& sentence : said)
        QVERIFY2(sentence.isEmpty() || isSentence(sentence), qPrintable(sentence));
}

void ReaderTest::wholeMatchByEar_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("least"); // decisions of a match, for any cards (they are drawn for each run)
    // Others who play alone end a match of Euchre in three hands.
    const QMap<QString, int> least{{"zipdeck", 16}, {"rps", 14}, {"thegame", 4}};
    for (const hilltop::GameEntry* game : hilltop::games()) {
        const QString id = QString::fromUtf8(game->info().id);
        if (!hilltop::fullLevel() && id != "thegame") continue; // minutes; Pazaak has a test of its own
        QTest::newRow(game->info().id) << QString::fromUtf8(game->info().title) << least.value(id, 3);
    }
}

/// A match of every game in the same way: whenever a sentence asks for an answer, the first one there is is given.
void ReaderTest::wholeMatchByEar() {
    QFETCH(QString, game);
    QFETCH(int, least);
    // In whatever game: the first one that can be pressed is. A side deck is chosen before it is used.
    static const QStringList choices{"^Say nothing$",
                                     "^Pass$",
                                     "partner",
                                     " of (spades|hearts|clubs|diamonds), ",
                                     "^(Spades|Hearts|Clubs|Diamonds)",
                                     "^(Rock|Paper|Scissors) ",
                                     "^Use this deck$",
                                     "^Both ways$",
                                     "^Stake ",
                                     "^Stand$",
                                     "^End turn$",
                                     "^Pile ",
                                     "^card "};
    // A whole match of much talk takes minutes; that of Pazaak is told at every level.
    const int enough = hilltop::kSanitized ? 2 : hilltop::fullLevel() ? 1'000'000 : 8;
    std::optional<Thing> table, voice;
    begin(game, table, voice);
    if (QTest::currentTestFailed()) return;
    QStringList said{QString()};
    int decisions = 0;
    const auto isOver = [&] {
        const QString now = property(*voice, "Name").toString();
        if (said.back() != now) said << now;
        if (!alive() || isResult(now)) return true;
        const bool asked = now.startsWith("Your turn."), may = now.contains("You can pass with");
        if (!asked && !may && !now.endsWith("to continue.")) return false;
        const auto all = buttons(*table);
        const auto pressed = [&](const QString& pattern) {
            const QRegularExpression name(pattern);
            const auto found =
                std::find_if(all.begin(), all.end(), [&](const Thing& one) { return name.match(one.name).hasMatch(); });
            return found != all.end() && press(*found);
        };
        if (pressed("goes on$") || !asked) {
            if (may) pressed("^Pass$");
            return false;
        }
        decisions += std::any_of(choices.begin(), choices.end(), pressed) ? 1 : 0;
        return decisions >= enough;
    };
    const bool ended = QTest::qWaitFor(isOver, kReaderPatienceMs);
    if (!ended) { // Qt Test cuts long texts: what was said last, and what could be pressed
        said = said.mid(said.size() - 4);
        for (const Thing& one : buttons(*table))
            said << one.name;
    }
    QVERIFY2(ended, qPrintable(said.join(" | ")));
    QVERIFY(alive());
    QVERIFY2(decisions >= std::min(least, enough), qPrintable(said.join(" | ")));
    for (const QString& sentence : said)
        QVERIFY2(sentence.isEmpty() || isSentence(sentence), qPrintable(sentence));
}

HILLTOP_TEST(ReaderTest)
#include "reader_test.moc"
