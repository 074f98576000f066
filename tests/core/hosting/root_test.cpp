// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosted.h"
#include "hosting/bots_root.h"
#include "hosting/processes.h"

#include <QTemporaryDir>

#include <filesystem>

using namespace hilltop;
using namespace hilltop::testing;
namespace fs = std::filesystem;

class RootTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void goesWithItsOwner() {
        std::string path;
        {
            auto root = BotsRoot::make();
            QVERIFY(root);
            path = root->path();
            QVERIFY(fs::is_directory(path));
            QCOMPARE(fs::status(path).permissions(), fs::perms::owner_all);
            std::ofstream(path + "/rest") << "rest";
            BotsRoot moved = std::move(*root);
            QVERIFY(fs::is_directory(path));
        }
        QVERIFY(!fs::exists(path));
        QVERIFY(!fs::exists(path + ".lock"));
    }

    void whatNobodyUsesIsRemoved() {
        QTemporaryDir folder;
        const std::string in = folder.path().toStdString() + '/';
        const std::string left = in + "hilltop-bots-0123456789abcdef", used = in + "hilltop-bots-fedcba9876543210";
        for (const std::string& root : {left, used}) {
            fs::create_directories(root + "/slot-1/deep");
            std::ofstream(root + "/slot-1/deep/file") << "text";
        }
        std::ofstream(left + ".lock"); // its owner was killed
        auto lock = FileLock::take(used + ".lock");
        QVERIFY(lock && *lock);
        const char* const others[] = {"hilltop-bots-mine", "hilltop-bots-0123456789abcdeg", "hilltop-0123456789abcdef",
                                      "hilltop-bots-0123456789abcdef0"};
        for (const char* other : others)
            fs::create_directory(in + other);
        BotsRoot::sweep(folder.path().toStdString());
        QVERIFY(!fs::exists(left));
        QVERIFY(!fs::exists(left + ".lock"));
        QVERIFY(fs::exists(used + "/slot-1/deep/file"));
        for (const char* other : others)
            QVERIFY2(fs::exists(in + other), other);
        lock->reset();
        BotsRoot::sweep(folder.path().toStdString());
        QVERIFY(!fs::exists(used));
    }

    /// Where root cannot write either: a folder of the system's, and a file where a folder is wanted.
    void whereNothingCanBeWritten() {
        if (find_program("python3").empty()) QSKIP("needs python3 (package python3)");
        QTemporaryDir folder;
        const std::string bot = folder.filePath("bot.py").toStdString();
        const std::string file = folder.filePath("no-folder").toStdString();
        std::ofstream(bot) << "class A(Player):\n    def play(self, card, info): return ['']\n";
        std::ofstream(file) << "text";
        const auto opened = [&](const char* variable, const std::string& where) {
            const QByteArray before = qgetenv(variable);
            qputenv(variable, where.c_str());
            PipeTransport transport;
            const WireOrder order{
                .game = "zipdeck", .kind = "python", .target = bot, .name = {}, .limits = patient(), .slot = "1"};
            auto wire = transport.open(order);
            WireReply reply;
            if (wire) reply = asked(transport, **wire, "new 2 0", Wire::Limit::Start); // its folder is made only now
            before.isNull() ? qunsetenv(variable) : qputenv(variable, before);
            return wire ? told(reply) + ": " + reply.errors : english(wire.error());
        };
        const std::string temporary = opened("TMPDIR", "/proc");
        QVERIFY2(temporary.starts_with("/proc/hilltop-bots-"), temporary.c_str());
        const std::string cache = opened("XDG_CACHE_HOME", file);
        QVERIFY2(cache.starts_with(file) && cache.ends_with(": the folder cannot be created"), cache.c_str());
    }

    void aLinkIsNotFollowed() {
        QTemporaryDir folder, other;
        const std::string in = folder.path().toStdString() + '/';
        std::ofstream(other.filePath("mine").toStdString()) << "text";
        fs::create_directory_symlink(other.path().toStdString(), in + "hilltop-bots-0123456789abcdef");
        BotsRoot::sweep(folder.path().toStdString());
        QVERIFY(fs::exists(other.filePath("mine").toStdString()));
    }
};

HILLTOP_TEST(RootTest)
#include "root_test.moc"
