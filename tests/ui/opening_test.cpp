// SPDX-License-Identifier: GPL-3.0-or-later
// Files as people and file managers name them: in capital letters, as URLs, not in UTF-8, sixty at once, none of them
// good.
#include "records/record_text.h"
#include "shell.h"
#include "shell/file_opening.h"
#include "style/panel.h"
#include "support/test.h"
#include "text/shown_name.h"
#include "tournaments/models/tournament_job.h"

#include <QStatusBar>

#include <algorithm>
#include <cstdio>

using namespace hilltop;

class OpeningTest : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void capitalLetters();
    void urls();
    void namesThatAreNotUtf8();
    void sixtyUnreadableFiles();
    void theLastOfSeveralIsShown();
    void namesAreShownPlainly_data();
    void namesAreShownPlainly();
    void filesDroppedOnTables_data();
    void filesDroppedOnTables();

private:
    QString at(const QString& name) const { return m_folder->filePath(name); }
    /// The text of the box that says what was not opened, which is closed.
    static QString complaint(Shell& shell);

    std::unique_ptr<QTemporaryDir> m_folder;
};

QString OpeningTest::complaint(Shell& shell) {
    if (!QTest::qWaitFor([&] { return shell.complaint() != nullptr; }, kPatienceMs)) return QStringLiteral("no box");
    QMessageBox* box = shell.complaint();
    const QString text = box->text() + QLatin1Char('\n') + box->informativeText();
    delete box;
    return text;
}

void OpeningTest::capitalLetters() {
    Plan plan = default_plan(*find_game("pazaak"));
    plan.bots = {"bold", "cautious"};
    plan.matches = 10;
    const QString tournament = at(QStringLiteral("CUP.HTOUR")), match = at(QStringLiteral("MATCH.HMATCH"));
    QVERIFY(create_tournament(tournament.toStdString(), plan, {}));
    QVERIFY(save_text(match.toStdString(), write_record(matchOf(*find_game("pazaak"), 3)) + '\n'));
    Shell shell(*m_folder);
    shell.window.open({tournament});
    QVERIFY(shell.window.tournaments().job() != nullptr);
    QTRY_VERIFY(shell.window.tournaments().job()->exists());
    QCOMPARE(shell.page(), &shell.window.tournaments());
    shell.window.open({match});
    QTRY_COMPARE(shell.page(), &shell.window.replay());
}

void OpeningTest::urls() {
    const QString plain = at(QStringLiteral("a b ü.hmatch"));
    const QString url = QString::fromLatin1(QUrl::fromLocalFile(plain).toEncoded());
    QVERIFY(url.contains(QLatin1String("a%20b")));
    QCOMPARE(localPaths({plain, url, QString(url).replace("file:///", "file://localhost/"),
                         QString(url).replace("file:///", "FILE:/")}),
             (QStringList{plain, plain, plain, plain}));
    const QStringList others{"relative.hmatch", "http://example.org/a.hmatch", "file:", "pazaak:bold"};
    QCOMPARE(localPaths(others), others);
    QVERIFY(save_text(plain.toStdString(), write_record(matchOf(*find_game("pazaak"), 3)) + '\n'));
    Shell shell(*m_folder);
    shell.window.open({url});
    QTRY_COMPARE(shell.page(), &shell.window.replay());
}

void OpeningTest::namesThatAreNotUtf8() {
    const std::string path = at(QStringLiteral("caf")).toStdString() + "\xe9.hmatch";
    QVERIFY(save_text(path, write_record(matchOf(*find_game("pazaak"), 3)) + '\n'));
    Shell shell(*m_folder);
    shell.window.open({QString::fromLocal8Bit(path.c_str())}); // as Qt hands arguments over
    const QString said = complaint(shell);
    std::remove(path.c_str()); // Qt's folders cannot remove such a file
    QVERIFY2(said.contains(QStringLiteral("is not UTF-8")) && said.contains(QStringLiteral("Rename it")),
             qPrintable(said));
}

void OpeningTest::sixtyUnreadableFiles() {
    QStringList files;
    for (int i = 0; i < 60; ++i) {
        files << at(QStringLiteral("bad-%1.hmatch").arg(i, 2, 10, QLatin1Char('0')));
        QVERIFY(save_text(files.back().toStdString(), "nothing\n"));
    }
    Shell shell(*m_folder);
    shell.window.open(files);
    const QString said = complaint(shell);
    QVERIFY2(said.contains(QStringLiteral("60 files")) && said.contains(QStringLiteral("bad-04.hmatch")),
             qPrintable(said));
    QVERIFY2(!said.contains(QStringLiteral("bad-05.hmatch")) && said.contains(QStringLiteral("And 55 more.")),
             qPrintable(said));
}

/// Also where a match before them has to be saved first, which takes a while.
void OpeningTest::theLastOfSeveralIsShown() {
    const auto put = [&](const char* name, const char* game) {
        const QString path = at(QLatin1String(name));
        return save_text(path.toStdString(), write_record(matchOf(*find_game(game), 3)) + '\n') ? path : QString();
    };
    const QStringList files{put("a.hmatch", "pazaak"), put("b.hmatch", "zipdeck"), put("c.hmatch", "rps")};
    QVERIFY(!files.contains(QString()));
    QVERIFY(save_text(at("bad.hmatch").toStdString(), "nothing\n"));
    Shell shell(*m_folder);
    const auto shows = [&](const char* game) {
        return QTest::qWaitFor([&] { return shell.window.replay().rulesId() == QLatin1String(game); }, kPatienceMs);
    };
    shell.window.open(files);
    QVERIFY(shows("rps"));
    const auto said = shell.window.main().statusBar()->findChildren<TextLabel*>();
    QVERIFY(std::any_of(said.begin(), said.end(), [](const TextLabel* label) {
        return label->text() == "Not opened, because Replay shows one file at a time: a.hmatch, b.hmatch";
    }));
    auto& document = *shell.window.replay().cursor().document();
    document.setNotes("worth a look");
    QVERIFY(document.modified());
    shell.window.open({files[0], files[1], at("bad.hmatch")});
    const QString bad = complaint(shell);
    QVERIFY2(bad.contains("bad.hmatch") && !bad.contains("a.hmatch"), qPrintable(bad));
    QVERIFY(shows("zipdeck"));
}

void OpeningTest::namesAreShownPlainly_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("shown");
    QTest::newRow("plain") << QStringLiteral("Ada & Bob") << QStringLiteral("Ada & Bob");
    QTest::newRow("override") << QStringLiteral("\u202Eevil\u202C") << QStringLiteral("evil");
    QTest::newRow("isolates") << QStringLiteral("\u2066a\u2069\u200E\u200F\u061C") << QStringLiteral("a");
    QTest::newRow("lines") << QStringLiteral("a\nb\tc\u2028d") << QStringLiteral("a b c d");
    QTest::newRow("control") << QStringLiteral("a\u0007\u001B\u0085b") << QStringLiteral("ab");
    QTest::newRow("Hebrew") << QStringLiteral("אבג") << QStringLiteral("אבג");
}

void OpeningTest::namesAreShownPlainly() {
    QFETCH(QString, name);
    QTEST(shownName(name), "shown");
    QCOMPARE(withoutKey(QStringLiteral("A & B")), QStringLiteral("A && B"));
}

void OpeningTest::filesDroppedOnTables_data() {
    QTest::addColumn<QString>("game");
    for (const GameEntry* game : games())
        QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
}

/// The file is dropped where the table is drawn, which must not take the drag from the window.
void OpeningTest::filesDroppedOnTables() {
    QFETCH(QString, game);
    const GameEntry& entry = *find_game(game.toStdString());
    const QString first = at(QStringLiteral("first.hmatch")), second = at(QStringLiteral("second.hmatch"));
    QVERIFY(save_text(first.toStdString(), write_record(matchOf(entry, 3)) + '\n'));
    QVERIFY(save_text(second.toStdString(), write_record(matchOf(entry, 4)) + '\n'));
    Shell shell(*m_folder);
    const auto middleOfTable = [&shell] {
        const TableView* table = nullptr;
        for (const TableView* view : shell.page()->findChildren<TableView*>())
            if (view->isVisible()) table = view;
        return table == nullptr ? QPoint() : table->mapTo(&shell.window.main(), table->rect().center());
    };
    shell.play(game);
    QCOMPARE(shell.page(), &shell.window.play());
    QVERIFY(layOut(shell.window.main()));
    QVERIFY(!middleOfTable().isNull());
    QVERIFY(shell.drop({first}, middleOfTable()));
    QTRY_COMPARE(shell.page(), &shell.window.replay());
    QVERIFY(layOut(shell.window.main()));
    QVERIFY(!middleOfTable().isNull());
    QVERIFY(shell.drop({second}, middleOfTable()));
    QTRY_VERIFY(shell.window.replay().cursor().document()->record().steps == matchOf(entry, 4).steps);
    QVERIFY(shell.complaint() == nullptr);
}

HILLTOP_TEST(OpeningTest)
#include "opening_test.moc"
