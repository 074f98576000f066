// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosted.h"

#include <QTemporaryDir>

#include <cstdlib>
#include <cstring>
#include <set>

#include <sys/resource.h>
#include <sys/stat.h>

using namespace hilltop;
using namespace hilltop::testing;
using namespace std::chrono_literals;

namespace fs = std::filesystem;

namespace {

/// The state of a process as /proc has it, 'T' for stopped, and the ticks that processors have worked for it.
struct ProcessState {
    char state = 0;
    long ticks = 0;
};
ProcessState state_of(int process) {
    std::ifstream file("/proc/" + std::to_string(process) + "/stat");
    std::string text;
    std::getline(file, text);
    const auto behind = text.rfind(')');
    if (behind == text.npos) return {};
    std::istringstream rest(text.substr(behind + 2));
    ProcessState found;
    rest >> found.state;
    std::string field;
    for (int i = 4; i <= 15 && rest >> field; ++i)
        if (i >= 14) found.ticks += std::atol(field.c_str());
    return found;
}

/// The rogues with this word, without what starts them.
std::vector<ProcessState> rogues(const std::string& word) {
    std::vector<ProcessState> found;
    for (const int process : processes_with(word)) {
        std::error_code gone;
        if (fs::read_symlink("/proc/" + std::to_string(process) + "/exe", gone) == kRogue)
            found.push_back(state_of(process));
    }
    return found;
}

bool all_stopped(const std::string& word) {
    const auto found = rogues(word);
    return !found.empty() && std::all_of(found.begin(), found.end(), [](const auto& one) { return one.state == 'T'; });
}

bool none_stopped(const std::string& word) {
    const auto found = rogues(word);
    return !found.empty() && std::none_of(found.begin(), found.end(), [](const auto& one) { return one.state == 'T'; });
}

long ticks_of(const std::string& word) {
    long ticks = 0;
    for (const ProcessState& one : rogues(word))
        ticks += one.ticks;
    return ticks;
}

/// The layout of the manual: a folder for a hill with what comes in, outside of all homes.
class Hill {
public:
    Hill() {
        for (const char* top : {"/srv", "/opt"}) {
            std::string name = std::string(top) + "/hilltop-test-XXXXXX";
            if (mkdtemp(name.data()) == nullptr) continue;
            m_folder = name;
            fs::create_directories(m_folder / "incoming");
            std::ofstream(m_folder / "rps.hhill") << "seed";
            std::ofstream(m_folder / "incoming/rival.py") << "plan";
            std::ofstream(m_folder / "incoming/cup.htour") << "seed";
            std::ofstream(m_folder / "incoming/mine.txt") << "mine";
            fs::create_directory(m_folder / "incoming/deep");
            std::ofstream(m_folder / "incoming/deep/Cup.HTOUR-wal") << "seed";
            mkfifo((m_folder / "incoming/pipe").c_str(), 0666);
            return;
        }
    }
    ~Hill() {
        std::error_code gone;
        if (!m_folder.empty()) fs::remove_all(m_folder, gone);
    }
    Hill(const Hill&) = delete;
    Hill& operator=(const Hill&) = delete;
    /// Empty where this user may make none.
    const fs::path& folder() const { return m_folder; }

private:
    fs::path m_folder;
};

/// A bot that lies beside others: it is shown its folder.
HostingSettings beside(const fs::path& file, bool isolate) {
    HostingSettings settings = rogue_settings(isolate);
    settings.planners["lines"] = [file](const WireOrder& order) -> Result<LaunchPlan> {
        return LaunchPlan{.arguments = {kRogue, "lines", order.target},
                          .shown = {kRogue, shown_for(file.string())},
                          .speech = Speech::Lines};
    };
    return settings;
}

/// One isolated bot for all that is only asked: it lies beside others.
struct Guest {
    Hill hill;
    PipeTransport transport{beside(hill.folder() / "incoming/mine.txt", true)};
    std::unique_ptr<Wire> wire;
};

std::unique_ptr<Guest> common_guest; ///< until the end of the tests

/// What a bot sees of a folder that may hold its own program, as in a checkout below somebody's home: no more than the
/// way there.
QByteArray way_to_rogue(const QByteArray& folder, const char* nothing) {
    const QByteArray program = kRogue.c_str(), begin = folder + '/';
    if (!program.startsWith(begin)) return nothing;
    return "= " + program.mid(begin.size()).split('/').front();
}

} // namespace

/// What SECURITY.md says an isolated bot cannot see or do, and that its limits hold whether it is asked or not.
class IsolationTest : public QObject {
    Q_OBJECT
    std::string answer(Transport& transport, Wire& wire, const std::string& request) {
        return told(asked(transport, wire, request));
    }
    std::string guest(const std::string& request) {
        if (common_guest == nullptr) {
            common_guest = std::make_unique<Guest>();
            WireOrder order = rogue("lines");
            order.others = {"rogue", (common_guest->hill.folder() / "incoming/rival.py").string()};
            auto wire = common_guest->transport.open(order);
            if (!wire) return english(wire.error());
            common_guest->wire = std::move(*wire);
        }
        return answer(common_guest->transport, *common_guest->wire, request);
    }

private slots:
    void cleanupTestCase() { common_guest.reset(); }

    void seesNoMoreThanItsOwn_data() {
        QTest::addColumn<QByteArray>("request"); ///< %1: the hill's folder
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* request, const char* expected) {
            QTest::newRow(request) << QByteArray(request) << QByteArray(expected);
        };
        const char* const kNothing = "= No such file or directory";
        row("read %1/rps.hhill", kNothing);
        row("list %1", "= incoming");
        row("list /srv", nullptr); // no more than the way to its own
        row("list %1/incoming", "= cup.htour deep mine.txt pipe rival.py");
        row("read %1/incoming/mine.txt", "= read mine");
        row("read %1/incoming/rival.py", "= Permission denied");
        row("read %1/incoming/cup.htour", "= Permission denied");
        row("read %1/incoming/deep/Cup.HTOUR-wal", "= Permission denied");
        row("write %1/incoming/pipe", "= Permission denied");
        row("read /etc/passwd", "= read bot:x:1000:1000:bot:/tmp:/bin/sh");
        row("read /etc/group", "= read bot:x:1000:");
        for (const char* file : {"/etc/shadow", "/etc/hosts", "/etc/hostname", "/etc/machine-id", "/etc/fstab",
                                 "/proc/sys/kernel/hostname", "/proc/sys/fs/file-nr"})
            QTest::addRow("read %s", file) << QByteArray("read ") + file << QByteArray(kNothing);
        for (const char* folder : {"/home", "/root", "/var", "/var/log", "/mnt", "/sys", "/run", "/boot"})
            QTest::addRow("list %s", folder) << QByteArray("list ") + folder << way_to_rogue(folder, kNothing);
        for (const char* file : {"/proc/keys", "/proc/locks", "/proc/cmdline", "/proc/kallsyms"})
            if (fs::exists(file))
                QTest::addRow("read %s", file) << QByteArray("read ") + file << QByteArray("= Permission denied");
        row("list /proc/sys", "= empty");
        row("list /dev/shm", "= empty");
        for (const char* file : {"/mine", "/etc/mine", "/usr/mine", "/dev/mine", "/proc/sys/mine", "%1/incoming/mine"})
            QTest::addRow("write %s", file) << QByteArray("write ") + file << QByteArray("= Read-only file system");
        for (const char* file : {"/tmp/mine", "/dev/shm/mine", "mine"})
            QTest::addRow("write %s", file) << QByteArray("write ") + file << QByteArray("= written");
    }
    void seesNoMoreThanItsOwn() {
        QFETCH(QByteArray, request);
        QFETCH(QByteArray, expected);
        SKIP_WITHOUT_ISOLATION();
        QCOMPARE(guest("echo here"), "= here");
        if (request.contains("%1") && common_guest->hill.folder().empty())
            QSKIP("needs a folder at the top to write in");
        const std::string said = guest(request.replace("%1", common_guest->hill.folder().c_str()).toStdString());
        if (!expected.isNull()) QCOMPARE(said, expected.toStdString());
        if (expected.isNull()) QVERIFY2(said.find(' ', 2) == said.npos, said.c_str());
    }

    /// At the top there is what programs need.
    void theTopIsBare() {
        SKIP_WITHOUT_ISOLATION();
        std::set<std::string> known{"bin",    "dev", "etc",  "gnu",  "lib", "lib32", "lib64",
                                    "libx32", "nix", "proc", "sbin", "tmp", "usr"};
        QCOMPARE(guest("echo here"), "= here");
        for (const fs::path& own : {fs::path(kRogue), fs::temp_directory_path(), common_guest->hill.folder()})
            known.insert(own.relative_path().begin()->string());
        std::istringstream names(guest("list /").substr(2));
        for (std::string name; names >> name;)
            QVERIFY2(known.contains(name), name.c_str());
    }

    void isRefused_data() {
        QTest::addColumn<QByteArray>("call");
        QTest::addColumn<int>("error");
        const auto rows = [](int error, std::initializer_list<const char*> calls) {
            for (const char* call : calls)
                QTest::newRow(call) << QByteArray(call) << error;
        };
        rows(EPERM, {"ptrace",
                     "process_vm_readv",
                     "keyctl",
                     "add_key",
                     "request_key",
                     "bpf",
                     "perf_event_open",
                     "userfaultfd",
                     "mount",
                     "umount2",
                     "pivot_root",
                     "chroot",
                     "fsopen",
                     "unshare",
                     "setns",
                     "clone",
                     "kexec_load",
                     "F_NOTIFY",
                     "F_SETLEASE",
                     "F_SETSIG",
                     "timer_create",
                     "personality",
                     "PR_SET_DUMPABLE",
                     "TIOCSTI",
                     "prlimit64",
                     "sched_setscheduler",
                     "sched_setaffinity",
                     "setpriority",
                     "setpriority of all",
                     "ioprio_set",
                     "sendmsg",
                     "socketpair"});
        rows(ENOSYS, {"clone3", "io_uring_setup", "inotify_init1", "fanotify_init", "memfd_create", "shmget", "msgget",
                      "vmsplice"});
        rows(EAFNOSUPPORT, {"AF_VSOCK", "AF_ALG", "AF_UNIX"});
    }
    void isRefused() {
        QFETCH(QByteArray, call);
        QFETCH(int, error);
        SKIP_WITHOUT_ISOLATION();
        QCOMPARE(guest("call " + call.toStdString()), std::string("= ") + std::strerror(error));
    }

    /// What one bot does with what both see, the other does not learn.
    void twoBotsDoNotTalk() {
        SKIP_WITHOUT_ISOLATION();
        for (const bool isolated : {false, true}) {
            PipeTransport transport(rogue_settings(isolated));
            auto one = transport.open(rogue("lines", patient(), "1"));
            auto other = transport.open(rogue("lines", patient(), "2"));
            QVERIFY(one && other);
            const auto says = [&](auto& wire, const char* request) { return answer(transport, **wire, request); };
            const auto alone = [&](const char* with, const char* without) {
                return std::string("= ") + (isolated ? without : with);
            };
            QCOMPARE(says(one, "lock /usr/bin/env"), "= tried");
            QCOMPARE(says(other, "locked /usr/bin/env"), alone("locked", "free"));
            QCOMPARE(says(one, "listen"), alone("done", std::strerror(EAFNOSUPPORT)));
            QCOMPARE(says(other, "connect"), alone("done", std::strerror(EAFNOSUPPORT)));
            const std::string left = "hilltop-rogue-" + std::to_string(own_process());
            for (const std::string folder : {"/dev/shm/", "/tmp/"}) {
                const std::string path = folder + left;
                QCOMPARE(says(one, ("write " + path).c_str()), "= written");
                QCOMPARE(says(other, ("read " + path).c_str()), alone("read was here", "No such file or directory"));
                fs::remove(path);
            }
        }
    }

    void holdsNoMoreThanItMay_data() {
        QTest::addColumn<bool>("isolated");
        QTest::addColumn<QByteArray>("where");
        QTest::addColumn<QByteArray>("expected"); ///< empty: it is ended for that
        for (const char* where : {"nameless", "shared", "memfd", "removed"})
            QTest::addRow("%s", where) << false << QByteArray(where) << QByteArray();
        for (const char* where : {"nameless", "shared", "removed"})
            QTest::addRow("%s, isolated", where) << true << QByteArray(where) << QByteArray();
        QTest::newRow("memfd, isolated") << true << QByteArray("memfd") << QByteArray("= Function not implemented");
        QTest::newRow("/dev, isolated") << true << QByteArray("/dev") << QByteArray("= Read-only file system");
        for (const char* where : {"/dev/shm", "/tmp"})
            QTest::addRow("%s, isolated", where) << true << QByteArray(where) << QByteArray();
    }
    /// 48 MiB where 24 are allowed: below what a folder may hold.
    void holdsNoMoreThanItMay() {
        QFETCH(bool, isolated);
        QFETCH(QByteArray, where);
        QFETCH(QByteArray, expected);
        if (isolated) SKIP_WITHOUT_ISOLATION();
        PipeTransport transport(rogue_settings(isolated));
        BotLimits limits = patient();
        limits.memory = 24 << 20;
        auto wire = transport.open(rogue("lines", limits));
        QVERIFY(wire);
        const std::string said = answer(transport, **wire, "hold " + where.toStdString() + " 48");
        if (!expected.isEmpty()) {
            QCOMPARE(said, expected.toStdString());
            return;
        }
        QVERIFY2(said == "= held" || said == "too-much-memory", said.c_str());
        // It holds it still, and asks for time.
        if (said == "= held") QCOMPARE(answer(transport, **wire, "hang"), "too-much-memory");
    }

    void limitsHoldBetweenQuestions_data() {
        QTest::addColumn<bool>("isolated");
        QTest::addColumn<bool>("ponders");
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<QByteArray>("expected");
        for (const bool isolated : {false, true})
            for (const bool ponders : {false, true})
                for (const auto& [request, expected] : {std::pair("later memory 165", "too-much-memory"),
                                                        std::pair("later processes 31", "too-many-processes")})
                    QTest::addRow("%s%s%s", request, isolated ? ", isolated" : "", ponders ? ", may ponder" : "")
                        << isolated << ponders << QByteArray(request) << QByteArray(expected);
    }
    void limitsHoldBetweenQuestions() {
        QFETCH(bool, isolated);
        QFETCH(bool, ponders);
        QFETCH(QByteArray, request);
        QFETCH(QByteArray, expected);
        if (isolated) SKIP_WITHOUT_ISOLATION();
        PipeTransport transport(rogue_settings(isolated));
        BotLimits limits = patient();
        limits.memory = 64 << 20;
        limits.processes = 4;
        limits.ponder = ponders;
        auto wire = transport.open(rogue("lines", limits, "1", "sneaky"));
        QVERIFY(wire);
        const std::string said = answer(transport, **wire, request.toStdString());
        if (said == expected.toStdString()) return; // it was quicker than its answer
        QCOMPARE(said, "= soon");
        (*wire)->drop(); // it is not asked any more
        // Nobody waits for its answer here, as when a built-in bot thinks in this thread.
        if (ponders)
            QVERIFY(all_gone("sneaky"));
        else
            QTRY_VERIFY_WITH_TIMEOUT(all_stopped("sneaky") || processes_with("sneaky").empty(), kPatienceMs);
        QCOMPARE(answer(transport, **wire, "hang"), expected.toStdString());
    }

    void thinksOnlyWhileItIsAsked_data() {
        QTest::addColumn<bool>("isolated");
        QTest::addColumn<QByteArray>("kind");
        for (const bool isolated : {false, true})
            for (const char* kind : {"hosted", "lines"})
                QTest::addRow("%s%s", kind, isolated ? ", isolated" : "") << isolated << QByteArray(kind);
    }
    void thinksOnlyWhileItIsAsked() {
        QFETCH(bool, isolated);
        QFETCH(QByteArray, kind);
        if (isolated) SKIP_WITHOUT_ISOLATION();
        PipeTransport transport(rogue_settings(isolated));
        auto wire = transport.open(rogue(kind.toStdString(), patient(), "1", "thinker"));
        QVERIFY(wire);
        QCOMPARE(answer(transport, **wire, "ponder"), "= pondering"); // nobody says that this was the answer
        QTRY_VERIFY_WITH_TIMEOUT(all_stopped("thinker"), kPatienceMs);
        const long before = ticks_of("thinker");
        QCOMPARE(answer(transport, **wire, "echo on"), "= on"); // and is awake again
        (*wire)->drop();
        QTRY_VERIFY_WITH_TIMEOUT(all_stopped("thinker"), kPatienceMs);
        QCOMPARE(answer(transport, **wire, "breed 2"), "= bred"); // its children, too
        (*wire)->drop();
        QTRY_VERIFY_WITH_TIMEOUT(rogues("thinker").size() == 3 && all_stopped("thinker"), kPatienceMs);
        QVERIFY(ticks_of("thinker") >= before);
    }
    /// Outside of the sandbox a bot can do that to its keeper.
    void aKeeperThatSeesNothingEndsIt() {
        PipeTransport transport(rogue_settings(false));
        auto wire = transport.open(rogue("lines", patient(), "1"));
        QVERIFY(wire);
        const std::string said = answer(transport, **wire, "blind");
        if (said == "= done")
            QCOMPARE(answer(transport, **wire, "hang"), "too-much-memory");
        else
            QCOMPARE(said, "too-much-memory");
    }
    /// In the sandbox as well: beside a load, bots that give way to all others would be late in these tests.
    void givesWayAsItIsTold() {
        const QByteArray told = qgetenv("HILLTOP_NICE");
        const int own = getpriority(PRIO_PROCESS, 0);
        for (const bool isolated : {false, true}) {
            if (isolated && !isolation().on()) continue;
            PipeTransport transport(rogue_settings(isolated));
            auto wire = transport.open(rogue("lines", patient(), "1", "polite"));
            QVERIFY(wire);
            QCOMPARE(answer(transport, **wire, "echo here"), "= here");
            for (const int process : processes_with("polite"))
                QCOMPARE(getpriority(PRIO_PROCESS, process), std::max(own, told.isEmpty() ? 19 : told.toInt()));
        }
    }
    void oneThatMayPonderGoesOn() {
        for (const bool isolated : {false, true}) {
            if (isolated && !isolation().on()) continue;
            PipeTransport transport(rogue_settings(isolated));
            BotLimits limits = patient();
            limits.ponder = true;
            auto wire = transport.open(rogue("lines", limits, "1", "ponderer"));
            QVERIFY(wire);
            QCOMPARE(answer(transport, **wire, "ponder"), "= pondering");
            (*wire)->drop();
            const long before = ticks_of("ponderer");
            QTRY_VERIFY_WITH_TIMEOUT(ticks_of("ponderer") > before + 5, kPatienceMs); // longer than one that is stopped
            QVERIFY(none_stopped("ponderer"));
        }
    }
};

HILLTOP_TEST(IsolationTest)
#include "isolation_test.moc"
