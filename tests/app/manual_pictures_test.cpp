// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of README and docs/gallery.md, taken again and compared with those that are kept, so that they show
// today's program. HILLTOP_WRITE_PICTURES=1 rewrites them; then tests/story.sh makes the moving one. Half a minute.
#include "../packaging/text_of.h"
#include "../ui/kept_pictures.h"
#include "support/built.h"
#include "support/test.h"

#include <QDir>
#include <QFile>
#include <QImageReader>
#include <QMap>
#include <QPainter>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace hilltop;

namespace {

const QString kPictures = sourceFile("resources/manual/pictures/");

struct Wanted {
    QString name;
    QStringList options;
    QList<QRect> varies; ///< what the hour and the machine decide
    QString locale = "C.UTF-8";
};

QList<Wanted> allWanted() {
    QList<Wanted> all{
        {"home", {"--page", "home"}, {{1140, 420, 120, 340}}},
        {"languages", {"--page", "home"}, {{1140, 420, 120, 340}}, "ja_JP.UTF-8"},
        {"result", {"--page", "result", "--game", "pazaak"}, {}},
        {"replay", {"--page", "replay", "--game", "euchre"}, {}},
        {"analysis", {"--page", "analysis", "--game", "pazaak"}, {}},
        {"quiz", {"--page", "quiz", "--game", "euchre"}, {{945, 640, 330, 30}}},
        {"tournament", {"--page", "tournament", "--game", "pazaak"}, {{200, 146, 300, 22}}},
        {"hills", {"--page", "hills", "--game", "rps"}, {}},
        {"bots",
         {"--page", "bots", "--game", "rps"},
         {{330, 120, 930, 26}, {560, 160, 300, 30}, {570, 195, 280, 24}, {570, 372, 280, 26}, {330, 490, 530, 70}}}};
    for (const GameEntry* game : games())
        all << Wanted{game->info().id, {"--page", "play", "--game", game->info().id}, {}};
    return all;
}

/// Runs a program without a screen, with the letters that all machines have; what it said if it failed.
QString failureOf(const QString& program, const QStringList& arguments, const QString& locale) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("LC_ALL", locale);
    environment.insert("FONTCONFIG_FILE", sourceFile("tests/fonts.conf"));
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    environment.insert("QT_QUICK_BACKEND", "software");
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    if (!process.waitForFinished(kPatienceMs)) return QStringLiteral("it does not end");
    return process.exitCode() == 0 ? QString() : QString::fromUtf8(process.readAll());
}

} // namespace

class ManualPicturesTest : public QObject {
    Q_OBJECT
private slots:
    void areOfTodaysProgram_data();
    void areOfTodaysProgram();
    void storyIsOfTodaysProgram();
    void allAreShown();
};

void ManualPicturesTest::areOfTodaysProgram_data() {
    QTest::addColumn<int>("row");
    const auto all = allWanted();
    for (int row = 0; row < all.size(); ++row)
        QTest::newRow(qPrintable(all[row].name)) << row;
}

void ManualPicturesTest::areOfTodaysProgram() {
    QFETCH(int, row);
    const Wanted wanted = allWanted()[row];
    const QTemporaryDir folder;
    const QString made = folder.filePath("now.png");
    const QString failure =
        failureOf(kTestedProgram, QStringList{"--screenshot", made} + wanted.options, wanted.locale);
    QVERIFY2(failure.isEmpty(), qPrintable(failure));
    const QString kept = kPictures + wanted.name + ".png";
    if (qEnvironmentVariableIsSet("HILLTOP_WRITE_PICTURES")) { // in all their colours: people look at them
        QFile::remove(kept);
        QVERIFY(QFile::copy(made, kept));
        QSKIP("written anew");
    }
    compareWithKept(QImage(made), kept, wanted.varies);
}

/// The stills of the moving picture, in its size and its 200 colours.
void ManualPicturesTest::storyIsOfTodaysProgram() {
    if (qEnvironmentVariableIsSet("HILLTOP_WRITE_PICTURES")) QSKIP("tests/story.sh writes it");
    const QTemporaryDir folder;
    const QString failure =
        failureOf(sourceFile("tests/story.sh"), {"-p", kTestedProgram, "-f", folder.path(), "-s"}, "C.UTF-8");
    QVERIFY2(failure.isEmpty(), qPrintable(failure));
    QImageReader story(kPictures + "story.gif");
    const auto stills = QDir(folder.path()).entryList({"*.png"}, QDir::Files, QDir::Name);
    QVERIFY(!stills.isEmpty());
    QCOMPARE(story.imageCount(), stills.size());
    // When matches were played, how long the tournament took, what was measured of the bot.
    const auto last = stills.size() - 1;
    const QMap<qsizetype, QList<QRect>> varies{
        {0, {{680, 280, 120, 240}}},
        {last - 1, {{120, 120, 400, 22}}},
        {last,
         {{270, 130, 530, 16}, {500, 160, 300, 20}, {480, 190, 320, 20}, {480, 340, 320, 24}, {285, 440, 515, 70}}}};
    for (qsizetype i = 0; i <= last; ++i) {
        QImage kept = story.read().convertToFormat(QImage::Format_RGB32);
        QImage now = QImage(folder.filePath(stills[i]))
                         .scaled(kept.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                         .convertToFormat(QImage::Format_RGB32);
        greyOut(now, varies[i]);
        greyOut(kept, varies[i]);
        const PictureDifference found(now, kept);
        if (qEnvironmentVariableIsSet("HILLTOP_TELL_DIFFERENCE"))
            qInfo() << stills[i] << found.worst() << found.where();
        QVERIFY2(!found.seen(), qPrintable(QStringLiteral("still %1 differs by %2 at %3, %4; run tests/story.sh")
                                               .arg(stills[i])
                                               .arg(found.worst(), 0, 'f', 1)
                                               .arg(found.where().x())
                                               .arg(found.where().y())));
    }
}

void ManualPicturesTest::allAreShown() {
    const QString shown = textOf(sourceFile("README.md")) + textOf(sourceFile("docs/gallery.md"));
    QStringList made{"story.gif"};
    for (const Wanted& wanted : allWanted())
        made << wanted.name + ".png";
    made.sort();
    QCOMPARE(QDir(kPictures).entryList({"*.png", "*.gif"}, QDir::Files, QDir::Name), made);
    for (const QString& file : made)
        QVERIFY2(shown.contains("manual/pictures/" + file), qPrintable(file));
}

HILLTOP_TEST(ManualPicturesTest)
#include "manual_pictures_test.moc"
