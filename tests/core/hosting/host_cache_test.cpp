// SPDX-License-Identifier: GPL-3.0-or-later
// The folder of the cache in which the hosts of bots lie.
#include "base/text_file.h"
#include "hosted.h"
#include "hosting/host_cache.h"
#include "hosting/launch.h"

#include <QTemporaryDir>

#include <filesystem>
#include <set>

using namespace hilltop;
using namespace hilltop::testing;

namespace fs = std::filesystem;

class HostCacheTest : public QObject {
    Q_OBJECT

private slots:
    void otherHostsHaveAnotherFolder() {
        const std::vector<CarriedFile> hosts{{"hosts/a.py", "one"}, {"hosts/b.js", "two"}};
        const std::string name = hosts_folder_name(hosts);
        QCOMPARE(name.size(), std::string("hosts-0123456789abcdef").size());
        const std::vector<CarriedFile> same{{"hosts/a.py", "one"}, {"hosts/b.js", "two"}, {"rps/bots/a.js", "x"}};
        QCOMPARE(hosts_folder_name(same), name); // bots to start from do not count
        std::set<std::string> names{name};
        for (const std::vector<CarriedFile>& others :
             {std::vector<CarriedFile>{{"hosts/a.py", "one"}, {"hosts/b.js", "2"}},
              std::vector<CarriedFile>{{"hosts/a.py", "one"}, {"hosts/c.js", "two"}},
              std::vector<CarriedFile>{{"hosts/a.py", "onetwo"}, {"hosts/b.js", ""}},
              std::vector<CarriedFile>{{"hosts/a.py", "one"}, {"rps/hosts/b.js", "two"}},
              std::vector<CarriedFile>{{"hosts/a.py", "one"}}})
            QVERIFY(names.insert(hosts_folder_name(others)).second);
    }
    void hostsLieInIt() {
        QTemporaryDir cache;
        const QByteArray before = qgetenv("XDG_CACHE_HOME");
        qputenv("XDG_CACHE_HOME", cache.path().toUtf8());
        const auto file = host_file("rps/hosts/rps.js");
        before.isNull() ? qunsetenv("XDG_CACHE_HOME") : qputenv("XDG_CACHE_HOME", before);
        QVERIFY(file);
        const std::string folder = cache.path().toStdString() + "/hilltop/" + hosts_folder_name(carried_files());
        QCOMPARE(*file, folder + "/rps/hosts/rps.js");
        QVERIFY(fs::status(folder).permissions() == fs::perms::owner_all);
    }
    void oldOnesGo() {
        QTemporaryDir cache;
        const fs::path root = cache.path().toStdString();
        const auto now = fs::file_time_type::clock::now();
        const auto old = now - kKeepsHosts - std::chrono::hours(1);
        for (const char* name :
             {"hosts-kept", "hosts-old", "hosts-7.0.0", "hosts-young", "hosts-half.removed", "solved", "elsewhere"}) {
            fs::create_directories(root / name / "java-classes");
            QVERIFY(save_text((root / name / "rps.js").string(), "x"));
            fs::last_write_time(root / name, std::string(name) == "hosts-young" ? now : old);
        }
        fs::create_directory_symlink(root / "elsewhere", root / "hosts-link");
        QVERIFY(save_text((root / "hosts-file").string(), "x"));
        fs::last_write_time(root / "hosts-file", old);
        sweep_hosts(root.string(), "hosts-kept", now - kKeepsHosts);
        std::set<std::string> left;
        for (const auto& file : fs::directory_iterator(root))
            left.insert(file.path().filename().string());
        QCOMPARE(left, (std::set<std::string>{"elsewhere", "hosts-file", "hosts-kept", "hosts-link", "hosts-young",
                                              "solved"}));
        QVERIFY(fs::exists(root / "elsewhere/rps.js") && fs::exists(root / "hosts-kept/rps.js"));
        sweep_hosts((root / "nowhere").string(), "hosts-kept", now); // says nothing
    }
};

HILLTOP_TEST(HostCacheTest)
#include "host_cache_test.moc"
