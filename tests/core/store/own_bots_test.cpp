// SPDX-License-Identifier: GPL-3.0-or-later
#include "hindrances.h"
#include "profile/own_bots.h"
#include "support/test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <thread>

using namespace hilltop;

namespace {

OwnBot someBot(const std::string& game, const std::string& name) {
    OwnBot bot;
    bot.game = game;
    bot.name = name;
    bot.spec = "java:/bots with a space/ä/" + name + ".java:" + name;
    bot.limits.decision = std::chrono::milliseconds(250);
    bot.limits.memory = 1 << 30;
    bot.added = 1'700'000'000;
    return bot;
}

template <class T>
QString reason(const Result<T>& result) {
    return result ? QString() : QString::fromStdString(english(result.error()));
}

void writeFile(const QString& path, const QByteArray& text) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

QByteArray textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class OwnBotsTest : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void noListIsAnEmptyOne();
    void whatIsPutIsReadAgain();
    void aBotIsItsGameAndSpec();
    void fieldsOfLaterVersionsStay();
    void writersAtOnceLoseNothing();
    void aDamagedListIsToldAndKept_data();
    void aDamagedListIsToldAndKept();
    void aFolderNobodyMayWrite();
    void aFullDiskLeavesTheList();
    void reportsGoWithTheirBots();
    void aReportHasTheNameOfAContent();

private:
    QString path() const { return m_folder->filePath(QStringLiteral("a/bots.json")); }
    OwnBots bots() const { return OwnBots(m_folder->filePath(QStringLiteral("a")).toStdString()); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void OwnBotsTest::noListIsAnEmptyOne() {
    const auto read = bots().read();
    QVERIFY(read);
    QVERIFY(read->empty());
    QVERIFY(bots().remove("pazaak", "java:/x"));
    QVERIFY(!QFile::exists(path())); // nothing changed, nothing is written
}

void OwnBotsTest::whatIsPutIsReadAgain() {
    const OwnBot nestor = someBot("pazaak", "Nestor"), adam = someBot("pazaak", "Adam");
    OwnBot trusted = someBot("euchre", "Zoe");
    trusted.trusted = true;
    trusted.content = "00ff";
    for (const OwnBot& bot : {nestor, adam, trusted})
        QCOMPARE(reason(bots().put(bot)), QString());
    const auto read = bots().read();
    QCOMPARE(reason(read), QString());
    QVERIFY((*read == std::vector<OwnBot>{trusted, adam, nestor})); // by game, then by name
    QCOMPARE(reason(bots().remove("pazaak", adam.spec)), QString());
    QVERIFY((*bots().read() == std::vector<OwnBot>{trusted, nestor}));
}

void OwnBotsTest::aBotIsItsGameAndSpec() {
    OwnBot bot = someBot("pazaak", "Nestor");
    QVERIFY(bots().put(bot));
    bot.game = "thegame";
    QVERIFY(bots().put(bot));
    bot.name = "Nestor the Second";
    bot.limits = {};
    QVERIFY(bots().put(bot));
    const auto read = bots().read();
    QVERIFY(read);
    QCOMPARE(read->size(), 2U);
    QVERIFY(read->back() == bot);
    QCOMPARE(read->front().name, std::string("Nestor"));
}

void OwnBotsTest::fieldsOfLaterVersionsStay() {
    QVERIFY(QDir().mkpath(QFileInfo(path()).path()));
    writeFile(path(), R"({"format":"hilltop-bots","version":1,"colour":"red","bots":[
        {"spec":"exec:/b","game":"euchre","name":"B","icon":"x.png"}]})");
    auto read = bots().read();
    QCOMPARE(reason(read), QString());
    QVERIFY(read->front().limits == BotLimits());
    read->front().name = "C";
    QVERIFY(bots().put(read->front()));
    QVERIFY(textOf(path()).contains("x.png"));
    QVERIFY(textOf(path()).contains("red"));
    QCOMPARE(bots().read()->front().name, std::string("C"));
}

void OwnBotsTest::writersAtOnceLoseNothing() {
    constexpr int kEach = 20;
    const auto work = [&](const std::string& who) {
        for (int i = 0; i < kEach; ++i)
            if (!bots().put(someBot("pazaak", who + std::to_string(i)))) return;
    };
    std::thread one(work, "one"), other(work, "other");
    // Who reads meanwhile finds a whole list.
    bool whole = true;
    for (std::size_t found = 0; found < 2 * kEach && whole;) {
        const auto read = bots().read();
        whole = static_cast<bool>(read) && read->size() >= found;
        if (whole) found = read->size();
    }
    one.join();
    other.join();
    QVERIFY(whole);
    QCOMPARE(bots().read()->size(), 2U * kEach);
}

void OwnBotsTest::aDamagedListIsToldAndKept_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("told");
    QTest::newRow("empty") << QByteArray() << QStringLiteral("its end is missing");
    QTest::newRow("cut off") << QByteArray(R"({"format":"hilltop-bots","version":1,"bots":[{"spec")")
                             << QStringLiteral("its end is missing");
    QTest::newRow("something else") << QByteArray("[1, 2]") << QStringLiteral("it is not a list of bots");
    QTest::newRow("another format") << QByteArray(R"({"format":"x","version":1,"bots":[]})")
                                    << QStringLiteral("it is not a list of bots");
    QTest::newRow("a later version") << QByteArray(R"({"format":"hilltop-bots","version":2,"bots":[]})")
                                     << QStringLiteral("it was written by another version of Hilltop");
    const auto bot = [](const char* fields) {
        return QByteArray(R"({"format":"hilltop-bots","version":1,"bots":[)"
                          R"({"spec":"exec:/b","game":"euchre","name":"B"},)") +
               fields + "]}";
    };
    QTest::newRow("not an object") << bot("7") << QStringLiteral("bots[1]: this must be a JSON object");
    QTest::newRow("no name") << bot(R"({"spec":"exec:/c","game":"euchre"})")
                             << QStringLiteral("bots[1].name: this field is missing");
    QTest::newRow("a limit") << bot(R"({"spec":"exec:/c","game":"euchre","name":"C","limits":["decision=soon"]})")
                             << QStringLiteral("bots[1].limits[0]: limit decision: \"soon\"");
    QTest::newRow("limits") << bot(R"({"spec":"exec:/c","game":"euchre","name":"C","limits":7})")
                            << QStringLiteral("bots[1].limits: this must be a list");
    QTest::newRow("added") << bot(R"({"spec":"exec:/c","game":"euchre","name":"C","added":"now"})")
                           << QStringLiteral("bots[1].added: this must be a whole number");
    QTest::newRow("trusted") << bot(R"({"spec":"exec:/c","game":"euchre","name":"C","trusted":1})")
                             << QStringLiteral("bots[1].trusted: this must be true or false");
    QTest::newRow("content") << bot(R"({"spec":"exec:/c","game":"euchre","name":"C","content":1})")
                             << QStringLiteral("bots[1].content: this must be text in quotation marks");
}

void OwnBotsTest::aDamagedListIsToldAndKept() {
    QFETCH(QByteArray, text);
    QFETCH(QString, told);
    QVERIFY(QDir().mkpath(QFileInfo(path()).path()));
    writeFile(path(), text);
    const auto read = bots().read();
    QVERIFY(!read);
    QVERIFY2(reason(read).contains(told), qPrintable(reason(read)));
    QVERIFY(reason(read).startsWith(path()));
    QCOMPARE(reason(bots().put(someBot("pazaak", "Nestor"))), reason(read));
    QCOMPARE(reason(bots().remove("euchre", "exec:/b")), reason(read));
    QCOMPARE(textOf(path()), text);
}

void OwnBotsTest::aFolderNobodyMayWrite() {
    QVERIFY(QFile::setPermissions(m_folder->path(), QFileDevice::ReadOwner | QFileDevice::ExeOwner));
    {
        const AsNobody nobody;
        const auto put = bots().put(someBot("pazaak", "Nestor"));
        QVERIFY(!put);
        QVERIFY2(reason(put).startsWith(m_folder->path()), qPrintable(reason(put)));
    }
    QVERIFY(QFile::setPermissions(m_folder->path(),
                                  QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner));
}

void OwnBotsTest::aFullDiskLeavesTheList() {
    QVERIFY(bots().put(someBot("pazaak", "Nestor")));
    const QByteArray before = textOf(path());
    {
        const FullDisk full(static_cast<rlim_t>(before.size()) + 10);
        QVERIFY(!bots().put(someBot("pazaak", "Adam")));
    }
    QCOMPARE(textOf(path()), before);
}

void OwnBotsTest::reportsGoWithTheirBots() {
    OwnBot one = someBot("pazaak", "One"), other = someBot("pazaak", "Other");
    one.content = other.content = "0a1b";
    QVERIFY(bots().keep_report("0a1b", "{}"));
    QVERIFY(bots().put(one));
    QVERIFY(bots().put(other));
    QVERIFY(bots().remove(one.game, one.spec));
    QVERIFY(bots().report("0a1b") == std::string("{}")); // the other one's as well
    QVERIFY(bots().keep_report("2c3d", "[]"));
    other.content = "2c3d";
    QVERIFY(bots().put(other));
    QVERIFY(!bots().report("0a1b"));
    QVERIFY(bots().report("2c3d") == std::string("[]"));
    QVERIFY(bots().remove(other.game, other.spec));
    QVERIFY(!bots().report("2c3d"));
}

void OwnBotsTest::aReportHasTheNameOfAContent() {
    for (const char* name : {"", "../bots", "a/b", "XYZ"}) {
        QVERIFY2(!bots().keep_report(name, "{}"), name);
        QVERIFY2(!bots().report(name), name);
    }
    QVERIFY(!bots().report("abcd"));
}

HILLTOP_TEST(OwnBotsTest)
#include "own_bots_test.moc"
