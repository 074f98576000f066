// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/built.h"
#include "support/test.h"
#include "text_of.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

/// What `reuse lint` asks for, on machines whose reuse is too old to read REUSE.toml: each source names its licence,
/// and the text of each licence is there.
class LicencesTest : public QObject {
    Q_OBJECT
    const QString m_source = hilltop::sourceFile("");

    /// Licences that the first lines of a file name.
    static QStringList named(const QString& path) {
        static const QRegularExpression line(QStringLiteral("SPDX-License-Identifier: ([A-Za-z0-9.+-]+)"));
        QStringList found;
        const QString head = hilltop::textOf(path).left(1000);
        for (auto lines = line.globalMatch(head); lines.hasNext();)
            found << lines.next().captured(1);
        return found;
    }
    /// Files of the project, without what a build or Git made.
    QStringList files() const {
        QStringList found;
        for (const char* folder : {"app", "cmake", "core", "packaging", "resources", "tests", "translations", "ui"})
            for (QDirIterator all(m_source + folder, QDir::Files, QDirIterator::Subdirectories); all.hasNext();)
                found << all.next();
        return found;
    }

private Q_SLOTS:
    void eachSourceNamesItsLicence() {
        static const QStringList endings{"cpp", "h", "hpp", "qml", "py", "sh", "java", "js", "inc", "cmake", "c"};
        QStringList without;
        int sources = 0;
        for (const QString& path : files()) {
            const QFileInfo file(path);
            if (path.contains(QLatin1String("/fuzz/corpus/"))) continue; // any bytes
            if (!endings.contains(file.suffix()) && file.fileName() != QLatin1String("CMakeLists.txt")) continue;
            ++sources;
            if (named(path).size() != 1) without << path;
        }
        QVERIFY(sources > 1000);
        QVERIFY2(without.isEmpty(), qPrintable(without.join('\n')));
    }

    /// What a merge leaves behind compiles nowhere, but in a text it reaches readers, as it once did.
    void noTextHasMarkersOfAMerge() {
        static const QRegularExpression marker(QStringLiteral("^(<{7}|={7}|>{7}|[|]{7})( |$)"),
                                               QRegularExpression::MultilineOption);
        QStringList found;
        const QStringList endings{"md", "ts", "json", "1", "py", "sh", "txt", "yml", "in"};
        for (const QString& path : files() + QDir(m_source + "docs")
                                                 .entryList({"*.md"})
                                                 .replaceInStrings(QRegularExpression("^"), m_source + "docs/"))
            if (endings.contains(QFileInfo(path).suffix()) && hilltop::textOf(path).contains(marker)) found << path;
        QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
    }

    void eachLicenceHasItsText() {
        QSet<QString> wanted{QStringLiteral("GPL-3.0-or-later")}; // of REUSE.toml
        for (const QString& path : files()) {
            if (QFileInfo(path).size() > (1 << 20)) continue;
            for (const QString& licence : named(path))
                wanted.insert(licence);
        }
        QSet<QString> there;
        for (const QFileInfo& text : QDir(m_source + "LICENSES").entryInfoList({"*.txt"}, QDir::Files)) {
            QVERIFY2(text.size() > 500, qPrintable(text.fileName()));
            there.insert(text.completeBaseName());
        }
        QCOMPARE(there, wanted);
        QCOMPARE(hilltop::textOf(m_source + "LICENSES/GPL-3.0-or-later.txt"), hilltop::textOf(m_source + "LICENSE"));
    }
};

HILLTOP_TEST(LicencesTest)
#include "licences_test.moc"
