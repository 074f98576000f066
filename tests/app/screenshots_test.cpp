// SPDX-License-Identifier: GPL-3.0-or-later
// The program that takes pictures of the window, for the manual and for tests/pictures.sh.
#include "program.h"
#include "support/built.h"
#include "support/test.h"

#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace hilltop;

class ScreenshotsTest : public QObject {
    Q_OBJECT
private slots:
    void badUsage_data();
    void badUsage();
    void scriptKnowsThePages();
    void screenshots_data();
    void screenshots();
    void speaksWhatFontsShow();

private:
    QTemporaryDir m_home;
};

void ScreenshotsTest::badUsage_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("named");
    QTest::newRow("unknown game") << QStringList{"--screenshot", "x.png", "--game", "whist"} << "whist";
    QTest::newRow("unknown page") << QStringList{"--screenshot", "x.png", "--page", "attic"} << "attic";
    QTest::newRow("no size") << QStringList{"--screenshot", "x.png", "--size", "big"} << "big";
}

void ScreenshotsTest::badUsage() {
    QFETCH(QStringList, arguments);
    QFETCH(QString, named);
    const auto process = start_window(m_home.path(), arguments);
    QVERIFY(process->waitForFinished(kPatienceMs));
    QCOMPARE(process->exitCode(), 2);
    const QString said = QString::fromUtf8(process->readAllStandardError()).trimmed();
    QVERIFY2(said.section('\n', -1).contains(named), qPrintable(said));
}

/// What the script of pictures asks for: one page that is not there, and it takes no picture more.
void ScreenshotsTest::scriptKnowsThePages() {
    QFile script(sourceFile("tests/pictures.sh"));
    QVERIFY(script.open(QIODevice::ReadOnly));
    static const QRegularExpression list("^(?:pages|of_games)=\\((.*)\\)$", QRegularExpression::MultilineOption);
    QStringList wanted;
    for (auto lists = list.globalMatch(QString::fromUtf8(script.readAll())); lists.hasNext();)
        wanted << lists.next().captured(1).split(' ');
    QVERIFY(wanted.size() > 10);
    const auto process = start_window(m_home.path(), {"--screenshot", "x.png", "--page", "attic"});
    QVERIFY(process->waitForFinished(kPatienceMs));
    const QString said = QString::fromUtf8(process->readAllStandardError());
    const QStringList known = said.section("there are ", 1).trimmed().split(", ");
    for (const QString& page : wanted)
        QVERIFY2(known.contains(page), qPrintable(page + ": " + said));
}

void ScreenshotsTest::screenshots_data() {
    QTest::addColumn<QString>("page");
    for (const char* page : {"home", "play", "replay", "tournament", "hills"})
        QTest::newRow(page) << page;
}

void ScreenshotsTest::screenshots() {
    QFETCH(QString, page);
    const QString file = m_home.filePath("page.png");
    const auto process = start_window(m_home.path(), {"--screenshot", file, "--page", page, "--size", "960x640"});
    QVERIFY(process->waitForFinished(kPatienceMs));
    QCOMPARE(process->exitCode(), 0);
    QCOMPARE(QImage(file).size(), QSize(960, 640));
    // The page wrote nothing into the person's own folders.
    QVERIFY(!QFile::exists(m_home.filePath("data/hilltop/unfinished.hmatch")));
}

/// A desktop in Japanese without a font for it is spoken to in English, not in boxes.
void ScreenshotsTest::speaksWhatFontsShow() {
    const QString fonts = m_home.filePath("fonts.conf"); // DejaVu alone
    QFile conf(fonts);
    QVERIFY(conf.open(QIODevice::WriteOnly));
    conf.write("<fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir></fontconfig>");
    conf.close();
    const auto home = [&](const QString& language, const QString& fontconfig) {
        const QString file = m_home.filePath("home.png");
        const auto process =
            start_window(m_home.path(), {"--screenshot", file, "--page", "about", "--size", "960x640"},
                         {{"LC_ALL", language}, {"LANGUAGE", language}, {"FONTCONFIG_FILE", fontconfig}});
        process->waitForFinished(kPatienceMs);
        return process->exitCode() == 0 ? QImage(file) : QImage();
    };
    const QString both = sourceFile("tests/fonts.conf");
    const QImage english = home("C.UTF-8", fonts), alone = home("ja_JP.UTF-8", fonts);
    QVERIFY(!english.isNull());
    QCOMPARE(alone, english);
    QVERIFY(home("ja_JP.UTF-8", both) != home("C.UTF-8", both));
}

HILLTOP_TEST(ScreenshotsTest)
#include "screenshots_test.moc"
