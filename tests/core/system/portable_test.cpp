// SPDX-License-Identifier: GPL-3.0-or-later
// The folder "portable" in the place of this system's: what it does is done, and what it cannot is refused.
#include "base/file_lock.h"
#include "base/text_file.h"
#include "support/test.h"
#include "system/keeper.h"
#include "system/terminal.h"
#include "system/threads.h"
#include "system/users.h"

#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <thread>

using namespace hilltop;
using namespace std::chrono_literals;
namespace fs = std::filesystem;

class PortableTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cleanup() {
        for (const auto& entry : fs::directory_iterator(m_folder.path().toStdString()))
            fs::remove_all(entry);
    }

    void aTextTakesThePlaceOfAnother() {
        const std::string path = at("file"), link = at("link");
        QVERIFY(save_text(path, "one"));
        fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
        fs::create_symlink("file", link);
        QVERIFY(save_text(link, "two"));
        QCOMPARE(*load_text(path), std::string("two"));
        QVERIFY(fs::is_symlink(link));
        QCOMPARE(fs::status(path).permissions(), fs::perms::owner_read | fs::perms::owner_write);
        QVERIFY(!fs::exists(path + ".part"));
        fs::permissions(path, fs::perms::owner_read);
        QCOMPARE(english(save_text(path, "three").error()), path + " cannot be written (Permission denied)");
        QCOMPARE(english(save_text(path + "/no/a", "x").error()), path + "/no/a cannot be written (Not a directory)");
        QCOMPARE(english(save_text(m_folder.path().toStdString(), "x").error()),
                 m_folder.path().toStdString() + " cannot be written (Is a directory)");
        QVERIFY(remove_file(path));
        QVERIFY(remove_file(path)); // as good as removed
        QVERIFY(!fs::exists(path));
    }

    void whatIsThereIsNotTaken() {
        const std::string one = at("one"), other = at("other");
        QCOMPARE(create_file(one), 0);
        QCOMPARE(create_file(one), EEXIST);
        std::ofstream(other) << "other";
        QCOMPARE(rename_to_new(other, one), EEXIST);
        QCOMPARE(unlink_file(one), 0);
        QCOMPARE(unlink_file(one), ENOENT);
        QCOMPARE(unlink_file(m_folder.path().toStdString()), EISDIR);
        QCOMPARE(rename_to_new(other, one), 0);
        QCOMPARE(fs::file_size(one), 5U);
        QCOMPARE(create_private_folder(other), 0);
        QCOMPARE(fs::status(other).permissions(), fs::perms::owner_all);
        QCOMPARE(create_private_folder(other), EEXIST);
        fs::last_write_time(one, fs::file_time_type(fs::file_time_type::clock::from_sys(
                                     std::chrono::sys_time<std::chrono::milliseconds>(1'700'000'000'123ms))));
        QCOMPARE(changed_at(one), 1'700'000'000'123);
        QCOMPARE(changed_at(at("none")), 0);
    }

    /// No lock is reported as taken where none is.
    void locksAreRefused() {
        const std::string path = at("lock");
        QCOMPARE(english(FileLock::take(path).error()), path + " cannot be locked (No locks available)");
        QVERIFY(!FileLock::wait(path));
        QVERIFY(!FileLock::held(path));
        QVERIFY(!fs::exists(path));
    }

    void programsAreRefused() {
        Keeper keeper;
        Keeper::Inner inner;
        QCOMPARE(Keeper::start(keeper).code, ENOTSUP);
        QCOMPARE(Keeper::inner(inner).code, ENOTSUP);
        QVERIFY(!keeper.running() && !keeper.launch({}, File(), File(), File()));
        Saying saying;
        QVERIFY(listen_to({"sh"}, 1min, {}, saying).end == Listening::End::NoStart);
        Pipe pipe;
        QCOMPARE(open_pipe(pipe, Flow::ToChild), ENOTSUP);
        QVERIFY(own_program().empty() && listed_home().empty());
    }

    void aWatcherWaitsAndIsWoken() {
        Watcher watcher;
        Watcher::Found found{&watcher};
        QCOMPARE(watcher.wait(1ms, found), 0U);
        std::thread([&] { watcher.wake(); }).join();
        QCOMPARE(watcher.wait(10s, found), 1U);
        QCOMPARE(found[0], static_cast<void*>(nullptr));
        QCOMPARE(watcher.wait(0ns, found), 0U);
    }

    void aClockRuns() {
        be_nice(19);
        const auto before = read_clock(own_clock());
        std::this_thread::sleep_for(2ms);
        QVERIFY(read_clock(own_clock()) - before >= 2ms);
        QVERIFY(!has_terminal() && terminal_columns() == 0);
    }

private:
    std::string at(const char* name) const { return m_folder.filePath(name).toStdString(); }

    QTemporaryDir m_folder;
};

HILLTOP_TEST(PortableTest)
#include "portable_test.moc"
