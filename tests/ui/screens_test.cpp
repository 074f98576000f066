// SPDX-License-Identifier: GPL-3.0-or-later
// The window and its dialogs on small screens, and on one that is smaller than the one before.
#include "all_dialogs.h"
#include "shell.h"
#include "style/screen_room.h"
#include "support/test.h"

#include <QAbstractScrollArea>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QScreen>
#include <QWindow>

#include <cstdio>

using namespace hilltop;

namespace {

constexpr int kTitleBar = 24;

/// A program restarted on screens side by side, each with its scale.
QProcessEnvironment withScreens(const QTemporaryDir& folder, const QList<QSize>& sizes, const QList<double>& scales) {
    QJsonArray screens;
    int left = 0;
    for (qsizetype i = 0; i < sizes.size(); ++i) {
        screens.append(QJsonObject{{"name", QString::number(i)},
                                   {"x", left},
                                   {"y", 0},
                                   {"width", sizes[i].width()},
                                   {"height", sizes[i].height()},
                                   {"logicalDpi", 96},
                                   {"logicalBaseDpi", 96},
                                   {"dpr", scales[i]}});
        left += sizes[i].width();
    }
    QFile file(folder.filePath("screens.json"));
    if (!file.open(QIODevice::WriteOnly)) qFatal("not written");
    file.write(QJsonDocument(QJsonObject{{"screens", screens}}).toJson());
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_PLATFORM", "offscreen:configfile=" + file.fileName());
    return environment;
}

/// First on one screen, then on the next, and so on: its size and the least it can have on each.
int visitScreens(const QStringList&) {
    const QTemporaryDir folder;
    Window window(*qApp, folder.path(), folder.filePath("hilltop.ini"));
    MainWindow& main = window.main();
    main.show();
    const auto screens = QGuiApplication::screens();
    for (QScreen* screen : screens) {
        main.windowHandle()->setScreen(screen);
        main.windowHandle()->setPosition(screen->geometry().topLeft() + QPoint(8, 30));
        QCoreApplication::processEvents();
        if (!QTest::qWaitFor([&] { return main.screen() == screen; }, kPatienceMs) || !layOut(main)) return 1;
        std::printf("%d %d %d %d %d\n", main.screen() == screen, main.width(), main.height(), main.minimumWidth(),
                    main.minimumHeight());
    }
    return 0;
}

/// Buttons that no scrolling brings into the dialog.
QStringList outOfReach(const QDialog& dialog) {
    QStringList list;
    for (const QAbstractButton* button : dialog.findChildren<QAbstractButton*>()) {
        if (!button->isVisibleTo(&dialog) || button->window() != &dialog) continue;
        const QWidget* parent = button->parentWidget();
        while (parent != &dialog && qobject_cast<const QAbstractScrollArea*>(parent) == nullptr)
            parent = parent->parentWidget();
        const QRect place(button->mapTo(&dialog, QPoint()), button->size());
        if (parent == &dialog && !dialog.rect().contains(place)) list << button->text();
    }
    return list;
}

} // namespace

class ScreensTest : public ShellTests {
    Q_OBJECT
private slots:
    void windowFitsTheScreen();
    void windowFollowsItsScreen_data();
    void windowFollowsItsScreen();
    void roomThatIsTakenAway();
    void dialogsFitSmallScreens();
};

void ScreensTest::windowFitsTheScreen() {
    const QTemporaryDir folder;
    Window window(*qApp, folder.path(), folder.filePath("hilltop.ini"));
    const QSize screen = QGuiApplication::primaryScreen()->availableSize();
    const QSize size = window.main().size().expandedTo(window.main().minimumSize());
    QVERIFY(size.width() <= screen.width() && size.height() <= screen.height() - kTitleBar);
}

void ScreensTest::windowFollowsItsScreen_data() {
    QTest::addColumn<QList<QSize>>("sizes");
    QTest::addColumn<QList<double>>("scales");
    const QSize laptop(1366, 768), large(1920, 1080), half(960, 540);
    QTest::newRow("laptop") << QList<QSize>{laptop} << QList<double>{1};
    QTest::newRow("scaled by two") << QList<QSize>{half} << QList<double>{2};
    QTest::newRow("large, then scaled by two") << QList<QSize>{large, half} << QList<double>{1, 2};
    QTest::newRow("scaled by two, then large") << QList<QSize>{half, large} << QList<double>{2, 1};
    QTest::newRow("there and back") << QList<QSize>{large, half, laptop} << QList<double>{1, 2, 1};
}

void ScreensTest::windowFollowsItsScreen() {
    QFETCH(const QList<QSize>, sizes);
    QFETCH(const QList<double>, scales);
    const QTemporaryDir folder;
    QProcess process;
    process.setProcessEnvironment(withScreens(folder, sizes, scales));
    process.start(QApplication::applicationFilePath(), {"--as", "screens"});
    QVERIFY(process.waitForFinished(kPatienceMs));
    QCOMPARE(process.exitCode(), 0);
    const QString said = QString::fromUtf8(process.readAllStandardOutput());
    const QStringList lines = said.trimmed().split('\n');
    QVERIFY2(lines.size() == sizes.size(), qPrintable(said));
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QStringList told = lines[i].split(' ');
        QVERIFY2(told.value(0) == "1", qPrintable(said)); // it is on that screen
        const QSize size(told.value(1).toInt(), told.value(2).toInt());
        const QSize least(told.value(3).toInt(), told.value(4).toInt());
        for (const QSize& one : {size, least})
            QVERIFY2(one.width() <= sizes[i].width() && one.height() <= sizes[i].height() - kTitleBar,
                     qPrintable(said));
        const QSize room = sizes[i] - QSize(12, 40);
        QCOMPARE(least, QSize(960, 640).boundedTo(room)); // where there is room it is as large as ever
    }
}

/// A panel comes, or the screen with the window on it is unplugged: nothing of it may be out of sight.
void ScreensTest::roomThatIsTakenAway() {
    QWidget window;
    window.resize(1280, 800);
    window.move(40, 40);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const QSize smallest(960, 640);
    fitInto(window, smallest, {0, 0, 1920, 1080});
    QCOMPARE(window.size(), QSize(1280, 800));
    QCOMPARE(window.minimumSize(), smallest);
    fitInto(window, smallest, {0, 30, 1024, 600});
    QVERIFY(window.width() <= 1024 && window.height() < 600);
    QVERIFY(window.minimumWidth() == 960 && window.minimumHeight() < 600);
    const QPoint place = window.pos();
    fitInto(window, smallest, {0, 0, 1920, 1080});
    QCOMPARE(window.minimumSize(), smallest);
    QVERIFY(window.height() >= 640);
    QCOMPARE(window.pos(), place); // it may lie across an edge, where the person has put it
    const QRect other(3000, 0, 1920, 1080);
    fitInto(window, smallest, other);
    QVERIFY(other.contains(window.pos()));
}

void ScreensTest::dialogsFitSmallScreens() {
    const auto dialogs = allDialogs(*m_shell, *m_folder);
    const QSize small(788, 560); // 800x600 less a frame
    for (const auto& dialog : dialogs) {
        const char* name = dialog->metaObject()->className();
        dialog->show();
        const QSize room = roomOn(*dialog->screen());
        QVERIFY2(dialog->width() <= room.width() && dialog->height() <= room.height(), name);
        dialog->resize(small);
        QVERIFY(layOut(*dialog));
        QVERIFY2(
            dialog->width() <= small.width() && dialog->height() <= small.height(),
            qPrintable(QStringLiteral("%1 %2x%3").arg(QLatin1String(name)).arg(dialog->width()).arg(dialog->height())));
        const QStringList lost = outOfReach(*dialog);
        QVERIFY2(lost.isEmpty(), qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(name), lost.join(", "))));
        dialog->close();
    }
}

HILLTOP_TEST(ScreensTest)
HILLTOP_TEST_PART("screens", visitScreens)
#include "screens_test.moc"
