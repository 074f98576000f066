// SPDX-License-Identifier: GPL-3.0-or-later
#include "choose/own_bot_list.h"
#include "files.h"
#include "support/test.h"
#include "tournament/hosted_hash.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace hilltop;

namespace {

/// As editors save: a new file takes the place of the old one.
void replaceText(const QString& path, const QByteArray& text) {
    QSaveFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    QVERIFY(file.commit());
}

BotReport reportOn(const OwnBot& bot) {
    BotReport report;
    report.game = bot.game;
    report.bot = bot.spec;
    report.content = hosted_hash(bot.spec);
    report.matches = 200;
    report.decisions = report.allowed = 4000;
    return report;
}

} // namespace

class OwnBotListTest : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void whatIsPutIsThereAndOnTheDisk();
    void aListThatGoesWritesFirst();
    void otherProgramsAreNoticed();
    void namesAndLimits();
    void reportsAreKept();
    void aFileThatChangesIsTold_data();
    void aFileThatChangesIsTold();
    void aFolderThatChangesIsTold();
    void aBrokenListIsToldOnce();

private:
    QString folder() const { return m_folder->filePath(QStringLiteral("bots")); }
    OwnBots disk() const { return OwnBots(folder().toStdString()); }
    OwnBot makeBot(const QString& name) const {
        const QString path = m_folder->filePath(name + QStringLiteral(".py"));
        writeText(path, "class Someone(Player): pass\n");
        OwnBot bot;
        bot.game = "zipdeck";
        bot.name = name.toStdString();
        bot.spec = "python:" + path.toStdString();
        return bot;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void OwnBotListTest::whatIsPutIsThereAndOnTheDisk() {
    OwnBotList list(folder());
    QSignalSpy changed(&list, &OwnBotList::changed);
    QTRY_VERIFY(list.isRead());
    QVERIFY(list.bots().empty());
    const OwnBot nestor = makeBot(QStringLiteral("Nestor")), adam = makeBot(QStringLiteral("Adam"));
    list.put(nestor);
    list.put(adam);
    QVERIFY((list.bots() == std::vector<OwnBot>{adam, nestor}));
    QVERIFY(changed.count() >= 2);
    QTRY_COMPARE(disk().read()->size(), 2U);
    list.remove(list.bots().front());
    QVERIFY((list.bots() == std::vector<OwnBot>{nestor}));
    QTRY_COMPARE(disk().read()->size(), 1U);
    QVERIFY(list.of(QStringLiteral("pazaak")).empty());
    QCOMPARE(list.of(QStringLiteral("zipdeck")).size(), 1U);

    OwnBotList again(folder());
    QTRY_VERIFY(again.isRead());
    QVERIFY(again.bots() == list.bots());
}

void OwnBotListTest::aListThatGoesWritesFirst() {
    const OwnBot bot = makeBot(QStringLiteral("Nestor"));
    OwnBotList(folder()).put(bot);
    QVERIFY((*disk().read() == std::vector<OwnBot>{bot}));
}

void OwnBotListTest::otherProgramsAreNoticed() {
    OwnBotList list(folder());
    QTRY_VERIFY(list.isRead());
    const OwnBot mine = makeBot(QStringLiteral("Mine")), other = makeBot(QStringLiteral("Other"));
    list.put(mine);
    QTRY_COMPARE(disk().read()->size(), 1U);
    QVERIFY(disk().put(other));
    QTRY_COMPARE(list.bots().size(), 2U);
    QVERIFY(disk().remove(mine.game, mine.spec));
    QTRY_VERIFY((list.bots() == std::vector<OwnBot>{other}));
}

void OwnBotListTest::namesAndLimits() {
    OwnBotList list(folder());
    const QString game = QStringLiteral("zipdeck");
    OwnBot bot = makeBot(QStringLiteral("file"));
    bot.name = "The Old Man";
    bot.limits.decision = std::chrono::milliseconds(30);
    list.put(bot);
    const QString spec = QString::fromStdString(bot.spec);
    QCOMPARE(list.nameOf(game, spec), QStringLiteral("The Old Man"));
    QVERIFY(list.limits(game).of(spec.toStdString()) == bot.limits);
    QCOMPARE(list.nameOf(QStringLiteral("pazaak"), spec), QStringLiteral("file"));
    QVERIFY(list.limits(QStringLiteral("pazaak")).of(spec.toStdString()) == BotLimits());
    QCOMPARE(list.nameOf(game, QStringLiteral("python:/gone/Herbert.py:Second")), QStringLiteral("Second"));
    QVERIFY(!list.nameOf(game, QStringLiteral("rando")).isEmpty());
}

void OwnBotListTest::reportsAreKept() {
    const OwnBot bot = makeBot(QStringLiteral("Nestor"));
    {
        OwnBotList list(folder());
        list.put(bot);
        QVERIFY(!list.report(bot));
        list.keepReport(bot, reportOn(bot));
        QCOMPARE(list.report(bot)->allowed, 4000);
        OwnBot renamed = bot; // of before the check
        renamed.name = "Another";
        list.put(renamed);
        QVERIFY(list.report(renamed));
        QTRY_VERIFY([&] {
            const auto kept = disk().read();
            return kept && kept->size() == 1 && kept->front().name == "Another";
        }());
    }
    OwnBotList list(folder());
    QTRY_VERIFY(list.isRead());
    QVERIFY(list.report(bot) && list.report(bot)->allowed == 4000);
    QVERIFY(!list.isOutdated(bot));
    list.remove(bot);
    list.keepReport(bot, reportOn(bot)); // a check that ends afterwards
    QVERIFY(list.bots().empty());
}

void OwnBotListTest::aFileThatChangesIsTold_data() {
    QTest::addColumn<bool>("replaces");
    QTest::newRow("written in its place") << false;
    QTest::newRow("replaced") << true;
}

void OwnBotListTest::aFileThatChangesIsTold() {
    QFETCH(bool, replaces);
    OwnBotList list(folder());
    const OwnBot bot = makeBot(QStringLiteral("Nestor"));
    const QString path = m_folder->filePath(QStringLiteral("Nestor.py"));
    list.put(bot);
    list.keepReport(bot, reportOn(bot));
    QSignalSpy told(&list, &OwnBotList::contentChanged);
    // Again and again: a watcher that loses a replaced file notices the first time alone.
    for (const char* text : {"first", "second", "third"}) {
        QTRY_VERIFY(!list.isOutdated(bot));
        const auto before = told.count();
        // The watcher may not be there yet the first time: then the look after it finds the change.
        if (replaces)
            replaceText(path, text);
        else
            writeText(path, text);
        QTRY_VERIFY(list.isOutdated(bot) || told.count() > before);
        list.keepReport(bot, reportOn(bot));
    }
    QTRY_VERIFY(!list.isOutdated(bot));
    QVERIFY(QFile::remove(path));
    QTRY_VERIFY(list.isOutdated(bot));
    QCOMPARE(told.last().at(1).toString(), QString::fromStdString(bot.spec));
    writeText(path, "third");
    QTRY_VERIFY(!list.isOutdated(bot));
}

void OwnBotListTest::aFolderThatChangesIsTold() {
    const QString sources = m_folder->filePath(QStringLiteral("sources"));
    QVERIFY(QDir().mkpath(sources + QStringLiteral("/deep")));
    writeText(sources + QStringLiteral("/deep/A.java"), "one");
    OwnBotList list(folder());
    OwnBot bot;
    bot.game = "pazaak";
    bot.name = "A";
    bot.spec = "java:" + sources.toStdString();
    list.put(bot);
    list.keepReport(bot, reportOn(bot));
    QTRY_VERIFY(!list.isOutdated(bot));
    writeText(sources + QStringLiteral("/deep/A.java"), "two");
    QTRY_VERIFY(list.isOutdated(bot));
    list.keepReport(bot, reportOn(bot));
    QTRY_VERIFY(!list.isOutdated(bot));
    writeText(sources + QStringLiteral("/deep/B.java"), "new");
    QTRY_VERIFY(list.isOutdated(bot));
}

void OwnBotListTest::aBrokenListIsToldOnce() {
    QVERIFY(QDir().mkpath(folder()));
    const QString path = folder() + QStringLiteral("/bots.json");
    writeText(path, "{");
    OwnBotList list(folder());
    QSignalSpy failed(&list, &OwnBotList::failed);
    QTRY_VERIFY(list.isRead());
    QCOMPARE(failed.count(), 1);
    QVERIFY(failed.first().first().toString().startsWith(path));
    // A bot can be added all the same, for as long as the window is open; the window says that it is not kept.
    list.put(makeBot(QStringLiteral("Nestor")));
    QTRY_COMPARE(failed.count(), 2);
    QCOMPARE(list.bots().size(), 1U);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("{"));
}

HILLTOP_TEST(OwnBotListTest)
#include "own_bot_list_test.moc"
