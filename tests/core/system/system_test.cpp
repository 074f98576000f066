// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/test.h"
#include "system/files.h"
#include "system/processes.h"
#include "system/threads.h"
#include "system/users.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <optional>
#include <thread>
#include <vector>

#include <sys/resource.h>
#include <unistd.h>

using namespace hilltop;
using namespace std::chrono_literals;
namespace fs = std::filesystem;

class SystemTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cleanup() {
        for (const auto& entry : fs::directory_iterator(m_folder.path().toStdString()))
            fs::remove_all(entry);
    }

    void foldersAreSettled() {
        const char* const kNames[] = {"HOME",           "XDG_DATA_HOME",  "XDG_CONFIG_HOME",
                                      "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"};
        std::vector<std::optional<QByteArray>> before;
        for (const char* name : kNames)
            before.push_back(qEnvironmentVariableIsSet(name) ? std::optional(qgetenv(name)) : std::nullopt);
        for (const char* name : kNames)
            qputenv(name, "here");
        qputenv("XDG_CACHE_HOME", "/there");
        settle_folders();
        QCOMPARE(qgetenv("HOME"), QByteArray::fromStdString(listed_home()));
        QCOMPARE(qgetenv("XDG_CACHE_HOME"), "/there");
        for (const char* name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"})
            QVERIFY2(!qEnvironmentVariableIsSet(name), name);
        qputenv("HOME", "/somewhere");
        settle_folders();
        QCOMPARE(qgetenv("HOME"), "/somewhere");
        for (std::size_t i = 0; i < before.size(); ++i)
            before[i] ? qputenv(kNames[i], *before[i]) : qunsetenv(kNames[i]);
    }

    void whatIsThereIsNotTaken() {
        const std::string one = at("one"), other = at("other");
        QCOMPARE(create_file(one), 0);
        QCOMPARE(create_file(one), EEXIST);
        QCOMPARE(create_file(at("none/one")), ENOENT);
        std::ofstream(other) << "other";
        QCOMPARE(rename_to_new(other, one), EEXIST);
        QCOMPARE(fs::file_size(other), 5U);
        QCOMPARE(unlink_file(one), 0);
        QCOMPARE(unlink_file(one), ENOENT);
        QCOMPARE(rename_to_new(other, one), 0);
        QCOMPARE(fs::file_size(one), 5U);
        QVERIFY(!fs::exists(other));
        QCOMPARE(create_private_folder(other), 0);
        QCOMPARE(fs::status(other).permissions(), fs::perms::owner_all);
        QCOMPARE(create_private_folder(other), EEXIST);
        QVERIFY(is_own(other) && !is_own(at("none")));
    }

    void whenAFileWasChanged() {
        const std::string path = at("file");
        QCOMPARE(changed_at(path), 0);
        std::ofstream(path) << "text";
        const fs::file_time_type then(
            fs::file_time_type::clock::from_sys(std::chrono::sys_time<std::chrono::milliseconds>(1'700'000'000'123ms)));
        fs::last_write_time(path, then);
        QCOMPARE(changed_at(path), 1'700'000'000'123);
    }

    /// Of two open files of one path one has the lock, and closing that file releases it.
    void aLockGoesWithItsFile() {
        const std::string path = at("lock");
        bool held = true;
        QCOMPARE(ask_lock(path, held), 0);
        QVERIFY(!held);
        {
            File lock, second;
            QCOMPARE(lock_file(path, false, lock), 0);
            QCOMPARE(lock_file(path, false, second), EAGAIN);
            QVERIFY(lock && !second);
            QCOMPARE(ask_lock(path, held), 0);
            QVERIFY(held);
        }
        QCOMPARE(ask_lock(path, held), 0);
        QVERIFY(!held); // left behind, and unlocked
        File lock;
        QCOMPARE(lock_file(path, false, lock), 0);
        unlock_file(path, lock);
        QVERIFY(!lock && !fs::exists(path));
    }

    void aPipeIsEmptyFullOrClosed() {
        Pipe from, to;
        QCOMPARE(open_pipe(from, Flow::FromChild), 0);
        QCOMPARE(open_pipe(to, Flow::ToChild), 0);
        std::array<char, 8> space;
        QCOMPARE(read_some(from.mine, space), -EAGAIN);
        QCOMPARE(write_some(from.theirs, "text"), 4);
        QCOMPARE(read_some(from.mine, space), 4);
        QCOMPARE(std::string_view(space.data(), 4), std::string_view("text"));
        from.theirs.close();
        QCOMPARE(read_some(from.mine, space), 0);
        const std::string much(1 << 20, 'x');
        const std::int64_t taken = write_some(to.mine, much);
        QVERIFY(taken > 0 && taken < std::int64_t{1} << 20);
        QCOMPARE(write_some(to.mine, much), -EAGAIN);
        to.theirs.close();
        {
            const NoPipeSignal quiet; // else it would end the test
            QCOMPARE(write_some(to.mine, much), -EPIPE);
        }
        QCOMPARE(write_some(open_nowhere(), "text"), 4);
        QCOMPARE(read_some(File(), space), -EBADF);
    }

    /// Neither in the main thread, where it was not blocked, nor in one beside, does anything remain.
    void theSignalOfAPipeIsAsItWas() {
        const auto broken = [] {
            Pipe pipe;
            if (open_pipe(pipe, Flow::ToChild) != 0) return false;
            pipe.theirs.close();
            const NoPipeSignal quiet;
            return write_some(pipe.mine, "x") == -EPIPE;
        };
        QVERIFY(broken());
        sigset_t blocked, pending;
        QCOMPARE(pthread_sigmask(SIG_BLOCK, nullptr, &blocked), 0);
        QCOMPARE(sigpending(&pending), 0);
        QCOMPARE(sigismember(&blocked, SIGPIPE), 0);
        QCOMPARE(sigismember(&pending, SIGPIPE), 0);
        bool well = false;
        std::thread([&] { well = broken() && broken(); }).join();
        QVERIFY(well);
    }

    void aWatcherTellsWhose() {
        Watcher watcher;
        Watcher::Found found{};
        Pipe one, other;
        QCOMPARE(open_pipe(one, Flow::FromChild), 0);
        QCOMPARE(open_pipe(other, Flow::ToChild), 0);
        int reads = 0, writes = 0;
        watcher.watch(one.mine.number(), &reads, Watcher::For::Reading);
        QCOMPARE(watcher.wait(0ns, found), 0U);
        QCOMPARE(write_some(one.theirs, "x"), 1);
        QCOMPARE(watcher.wait(10s, found), 1U);
        QCOMPARE(found[0], static_cast<void*>(&reads));
        watcher.unwatch(one.mine.number());
        watcher.watch(other.mine.number(), &writes, Watcher::For::Writing);
        QCOMPARE(watcher.wait(10s, found), 1U);
        QCOMPARE(found[0], static_cast<void*>(&writes));
        watcher.unwatch(other.mine.number());
        std::thread([&] { watcher.wake(); }).join();
        QCOMPARE(watcher.wait(10s, found), 1U);
        QCOMPARE(found[0], static_cast<void*>(nullptr));
        QCOMPARE(watcher.wait(0ns, found), 0U); // once
    }

    void howAProgramEnded() {
        Saying saying;
        const auto ran = [&](const std::string& script, std::chrono::milliseconds at_most = 1min) {
            saying = {};
            return listen_to({"sh", "-c", script}, at_most, {}, saying);
        };
        QVERIFY(ran("echo out; echo errors >&2; exit 3").end == Listening::End::Well);
        QCOMPARE(saying.status, 3);
        QCOMPARE(saying.out, std::string("out\n"));
        QCOMPARE(saying.errors, std::string("errors\n"));
        QVERIFY(ran("kill -9 $$").end == Listening::End::Well);
        QCOMPARE(saying.status, 128 + 9);
        QVERIFY(ran("exec sleep 600", 1ms).end == Listening::End::TooLate);
        const Listening none = listen_to({at("none")}, 1min, {}, saying);
        QVERIFY(none.end == Listening::End::NoStart);
        QCOMPARE(none.code, ENOENT);
        QCOMPARE(exit_code(3 << 8), std::optional(3));
        QCOMPARE(exit_code(9), std::optional<int>());
        QVERIFY(has_ended(own_process())); // none of ours
    }

    void thisProgramIsFound() {
        QCOMPARE(QString::fromStdString(own_program()),
                 QFileInfo(QCoreApplication::applicationFilePath()).canonicalFilePath());
        QCOMPARE(user_number(), ::getuid());
    }

    void aThreadGivesWayAlone() {
        qunsetenv("HILLTOP_NICE"); // not asked for yet in this program
        const int before = ::getpriority(PRIO_PROCESS, 0);
        int after = 0, still = 0;
        std::thread([&] {
            be_nice(std::max(before, 7));
            after = ::getpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()));
            be_nice(0); // less so
            still = ::getpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()));
        }).join();
        QCOMPARE(after, std::max(before, 7));
        QCOMPARE(still, after);
        QCOMPARE(::getpriority(PRIO_PROCESS, 0), before);
    }

    /// A thread that sleeps has used next to nothing; one that has ended has no clock.
    void aClockRunsWithItsThread() {
        std::atomic<int> step{0};
        ThreadClock clock{};
        std::thread thread([&] {
            clock = own_clock();
            step = 1;
            while (step != 2)
                std::this_thread::sleep_for(1ms);
            while (read_clock(clock) < 20ms) {
            }
            step = 3;
            while (step != 4)
                std::this_thread::sleep_for(1ms);
        });
        while (step != 1)
            std::this_thread::yield();
        QVERIFY(read_clock(clock) > 0ns);
        step = 2;
        while (step != 3)
            std::this_thread::yield();
        QVERIFY(read_clock(clock) >= 20ms);
        step = 4;
        thread.join();
        QTRY_VERIFY(read_clock(clock) == 0ns); // the kernel takes it down a little later
    }

private:
    std::string at(const char* name) const { return m_folder.filePath(name).toStdString(); }

    QTemporaryDir m_folder;
};

HILLTOP_TEST(SystemTest)
#include "system_test.moc"
