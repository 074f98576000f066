// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/built.h"
#include "support/test.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

/// What cmake/compile.sh takes from ccache: one build in another clone failed by it.
class CompileTest : public QObject {
    Q_OBJECT
private slots:
    void anotherCommentAnotherPrecompiledHeader();
};

namespace {

void write(const QString& path, const QByteArray& text) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

/// What compiling said with `arguments` in `clone`, the cache beside the clone; empty if it was compiled.
QString compile(const QString& clone, const QStringList& arguments) {
    QProcess sh;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("CCACHE_DIR", clone + "/../cache");
    environment.insert("CCACHE_BASEDIR", clone);
    sh.setProcessEnvironment(environment);
    sh.setWorkingDirectory(clone);
    sh.setProcessChannelMode(QProcess::MergedChannels);
    sh.start("sh", QStringList{hilltop::kSourceFolder + QStringLiteral("/cmake/compile.sh"), "ccache", "g++",
                               "-fpch-preprocess", "-Winvalid-pch", "-MD"} +
                       arguments);
    if (!sh.waitForFinished(hilltop::kPatienceMs)) return "it does not end";
    return sh.exitCode() == 0 ? QString() : QString::fromUtf8(sh.readAll());
}

} // namespace

void CompileTest::anotherCommentAnotherPrecompiledHeader() {
    for (const char* program : {"ccache", "g++"})
        if (QStandardPaths::findExecutable(program).isEmpty()) QSKIP("there is no ccache with GCC here");
    const QTemporaryDir folder;
    for (const QString comment : {"one", "two"}) {
        const QString clone = folder.filePath(comment);
        QVERIFY(QDir().mkpath(clone));
        write(clone + "/rank.h", "#pragma once\n// " + comment.toUtf8() + "\nenum class Rank { Ace };\n");
        write(clone + "/all.h", "#include \"rank.h\"\n");
        write(clone + "/user.cpp", "#include \"rank.h\"\nRank " + comment.toUtf8() + "() { return Rank::Ace; }\n");
        QCOMPARE(compile(clone, {"-MF", "all.d", "-x", "c++-header", "-o", "all.h.gch", "-c", "all.h"}), QString());
        QVERIFY(QFile::exists(clone + "/all.h.gch.sum"));
        QCOMPARE(compile(clone, {"-MF", "user.d", "-include", clone + "/all.h", "-o", "user.o", "-c", "user.cpp"}),
                 QString());
    }
}

HILLTOP_TEST(CompileTest)
#include "compile_test.moc"
