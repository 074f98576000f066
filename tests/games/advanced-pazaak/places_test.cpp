// SPDX-License-Identifier: GPL-3.0-or-later
// The proof of the house: what names this game is counted, and nothing does beside its own folders, the registry and
// the build's list; translations, golden pictures and what people read apart.
#include "support/built.h"
#include "support/test.h"

#include <QDir>
#include <QDirIterator>
#include <QtTest>

/// Tell people which games there are; `desktop_test` wants an action for every game.
const QStringList kForPeople{"packaging/debian/control", "packaging/arpa.home.hilltop.desktop",
                             "packaging/arpa.home.hilltop.metainfo.xml.in", "packaging/rpm/hilltop.spec"};

/// It counts what a level must not answer by rules of its own for each game, whatever the games say of themselves.
const QString kCountsAllGames = QStringLiteral("tests/core/game/level_answers_test.cpp");

class AdvancedPazaakPlacesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onlyItsOwnPlacesNameIt() {
        const QDir base(hilltop::kSourceFolder);
        const QStringList own{"core/games/advanced-pazaak/", "ui/games/advanced-pazaak/", "resources/advanced-pazaak/",
                              "tests/games/advanced-pazaak/"};
        QStringList others;
        int inside = 0;
        for (const char* top : {"app", "cmake", "core", "packaging", "resources", "tests", "ui"}) {
            QDirIterator files(base.filePath(top), QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QString path = base.relativeFilePath(files.next());
                if (path.startsWith("resources/manual/") || path.endsWith(".png")) continue;
                if (path.startsWith("tests/fuzz/corpus/")) continue; // made of every game that there is
                if (kForPeople.contains(path) || path == kCountsAllGames) continue;
                if (std::any_of(own.begin(), own.end(),
                                [&](const QString& folder) { return path.startsWith(folder); })) {
                    ++inside;
                    continue;
                }
                QFile file(base.filePath(path));
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QByteArray text = file.readAll().toLower();
                for (const char* name : {"advanced-pazaak", "advanced_pazaak", "advancedpazaak", "advanced pazaak"}) {
                    if (!text.contains(name)) continue;
                    others << path;
                    break;
                }
            }
        }
        others.sort();
        QCOMPARE(others, QStringList("cmake/HilltopGames.cmake"));
        QVERIFY(inside > 60);
    }
};

HILLTOP_TEST(AdvancedPazaakPlacesTest)
#include "places_test.moc"
