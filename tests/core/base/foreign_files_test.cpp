// SPDX-License-Identifier: GPL-3.0-or-later
// What others put into a folder, and the paths they write into files.
#include "base/foreign_files.h"

#include "support/test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

using namespace hilltop;

class ForeignFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void safePaths() {
        for (const char* path : {"a", "a/b.js", "..a", "a..", "a/...", "Bäcker/b c", "-", "a\\b", "~"})
            QVERIFY2(SafePath::read(path), path);
        for (const std::string& path :
             {std::string(), std::string("/a"), std::string("a/"), std::string("a//b"), std::string("."),
              std::string(".."), std::string("a/.."), std::string("a/./b"), std::string("a/../b"), std::string("a\nb"),
              std::string("a\0b", 3), std::string("a\x7f"), std::string("\xff"), std::string("\xc0\xaf"),
              std::string(256, 'a'), std::string(1025, '/')})
            QVERIFY2(!SafePath::read(path), path.c_str());
        QVERIFY(SafePath::read(std::string(255, 'a') + '/' + std::string(255, 'b')));
        QVERIFY(!SafePath::read_name("a/b"));
        QCOMPARE(SafePath::read("a/b").value().in("/root"), std::string("/root/a/b"));
        QCOMPARE(english(SafePath::read("a\n../../b").error()),
                 std::string(R"(the path "a\n../../b" could lead out of its folder)"));
        QVERIFY(comes_before("a/b", "a.txt") && !comes_before("a.txt", "a/b") && comes_before("a", "a/b"));
    }
    void links_data() {
        QTest::addColumn<QString>("target");
        QTest::addColumn<bool>("is_read");
        QTest::newRow("beside") << "real.js" << true;
        QTest::newRow("down and up") << "sub/../real.js" << true;
        QTest::newRow("absolute, inside") << "DIR/bot/real.js" << true;
        QTest::newRow("outside") << "../secret" << false;
        QTest::newRow("absolute") << "DIR/secret" << false;
        QTest::newRow("out and in again") << "../bot/real.js" << false;
        QTest::newRow("over a link") << "sub/out/secret" << false;
        QTest::newRow("itself") << "link.js" << false;
        QTest::newRow("device") << "/dev/zero" << false;
        QTest::newRow("the process") << "/proc/self/environ" << false;
        QTest::newRow("nothing") << "none" << false;
    }
    /// Links that stay in the folder are files of it, others are refused by their names.
    void links() {
        QFETCH(QString, target);
        QFETCH(bool, is_read);
        const QTemporaryDir folder;
        const QString bot = folder.filePath("bot");
        QVERIFY(QDir().mkpath(bot + "/sub"));
        put(bot + "/real.js", "real");
        put(folder.filePath("secret"), "secret");
        QVERIFY(::symlink("../..", (bot + "/sub/out").toLocal8Bit().constData()) == 0);
        if (!target.startsWith("sub/out")) QVERIFY(QFile::remove(bot + "/sub/out"));
        link(target.replace("DIR", folder.path()), bot + "/link.js");
        for (const PutBy by : {PutBy::Person, PutBy::Folder, PutBy::Stranger}) {
            const auto files = ForeignFiles::open(bot.toStdString(), by);
            QCOMPARE(bool(files), is_read);
            if (!is_read) {
                QVERIFY2(english(files.error()).find("/bot/") != std::string::npos, english(files.error()).c_str());
                continue;
            }
            QCOMPARE(files->files().size(), std::size_t{2});
            QCOMPARE(files->files()[0].path.text(), std::string("link.js"));
            QCOMPARE(files->whole(files->files()[0], 100).value(), std::string("real"));
            QVERIFY(!files->whole(files->files()[0], 3));
        }
    }
    /// It was a file when the folder was looked at, and is a link when it is read.
    void aFileBecomesALink() {
        const QTemporaryDir folder;
        const QString bot = folder.filePath("bot");
        QVERIFY(QDir().mkpath(bot));
        put(folder.filePath("secret"), "secret");
        put(bot + "/a.js", "bot");
        const auto files = ForeignFiles::open(bot.toStdString(), PutBy::Person);
        QVERIFY(files);
        QVERIFY(QFile::remove(bot + "/a.js"));
        link("../secret", bot + "/a.js");
        QVERIFY(!files->whole(files->files()[0], 100));
    }
    void whoPutItThere() {
        const QTemporaryDir folder;
        const QString own = folder.filePath("own.js"), named = folder.filePath("link.js"),
                      second = folder.filePath("second.js");
        put(own, "mine");
        link("own.js", named);
        QVERIFY(::link(own.toLocal8Bit().constData(), second.toLocal8Bit().constData()) == 0);
        const auto reads = [](const QString& path, PutBy by) {
            const auto read = read_foreign(path.toStdString(), by, 100);
            return read ? *read : english(read.error());
        };
        QCOMPARE(reads(named, PutBy::Person), std::string("mine"));
        QCOMPARE(reads(named, PutBy::Folder), named.toStdString() + " is a link; replace it with the file");
        QCOMPARE(reads(second, PutBy::Folder), std::string("mine"));
        QCOMPARE(reads(second, PutBy::Stranger),
                 second.toStdString() + " is a hard link to another file; replace it with a copy");
    }
    void neitherFilesNorFolders() {
        const QTemporaryDir folder;
        const QByteArray pipe = folder.filePath("pipe").toLocal8Bit();
        QVERIFY(::mkfifo(pipe.constData(), 0600) == 0);
        QVERIFY(english(ForeignFiles::open(folder.path().toStdString(), PutBy::Person).error())
                    .find("pipe is neither a regular file nor a folder") != std::string::npos);
        QVERIFY(!read_foreign(pipe.toStdString(), PutBy::Person, 10));
        QVERIFY(!read_foreign("/dev/zero", PutBy::Person, 10));
        QVERIFY(QFile::remove(pipe));
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        const QByteArray socket_path = folder.filePath("s").toLocal8Bit();
        std::copy(socket_path.begin(), socket_path.end(), address.sun_path);
        const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
        QVERIFY(::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
        ::close(socket);
        QVERIFY(!ForeignFiles::open(folder.path().toStdString(), PutBy::Person));
    }
    /// Huge trees end early.
    void folderInFolder() {
        const QTemporaryDir folder;
        QString deep = folder.path();
        for (int i = 0; i < 500; ++i)
            deep += "/d";
        QVERIFY(QDir().mkpath(deep));
        const auto files = ForeignFiles::open(folder.path().toStdString(), PutBy::Person);
        QVERIFY(!files);
        QVERIFY2(english(files.error()).find("more than 32 folders one inside the other") != std::string::npos,
                 english(files.error()).c_str());
    }

private:
    static void put(const QString& path, const char* text) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) > 0);
    }
    static void link(const QString& target, const QString& path) {
        QVERIFY(::symlink(target.toLocal8Bit().constData(), path.toLocal8Bit().constData()) == 0);
    }
};

HILLTOP_TEST(ForeignFilesTest)
#include "foreign_files_test.moc"
