// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/file_lock.h"
#include "base/text_file.h"
#include "games/pazaak/solver/table_store.h"
#include "support/test.h"

#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <csignal>
#include <filesystem>
#include <thread>

#include <sys/resource.h>

using namespace hilltop;
using namespace hilltop::pazaak;

namespace fs = std::filesystem;

namespace {

TableRules quick_rules() {
    Pazaak::Rules rules;
    rules.side_cards = 1;
    rules.hands_to_win = 1;
    return TableRules(rules);
}

/// What was remarked while a table was made.
struct Remarks {
    SolveOrder order() {
        SolveOrder order;
        order.remark = [this](const Error& error) { said += english(error) + "\n"; };
        return order;
    }
    bool has(const char* words) const { return said.find(words) != std::string::npos; }
    std::string said;
};

} // namespace

class TableStoreTest : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void madeOnce();
    void bench();
    void damaged_data();
    void damaged();
    void interrupted();
    void cutOff();
    void noPlace();
    void noRoom();
    void noHome();
    void twoAtOnce();
    void stoppedWaiting();
    void readyTables();

private:
    std::unique_ptr<QTemporaryDir> m_cache;
    QByteArray m_before;
};

void TableStoreTest::init() {
    m_before = qgetenv("XDG_CACHE_HOME");
    m_cache = std::make_unique<QTemporaryDir>();
    qputenv("XDG_CACHE_HOME", m_cache->path().toUtf8());
}

void TableStoreTest::cleanup() {
    qputenv("XDG_CACHE_HOME", m_before);
}

void TableStoreTest::madeOnce() {
    Remarks remarks;
    const auto first = make_table(quick_rules(), remarks.order());
    QVERIFY(first && *first && (*first)->solution.made);
    QCOMPARE((*first)->solution.path, table_path(quick_rules()));
    QCOMPARE((*first)->solution.bytes, static_cast<std::int64_t>(fs::file_size(table_path(quick_rules()))));
    const auto second = make_table(quick_rules(), remarks.order());
    QVERIFY(second && *second && !(*second)->solution.made);
    QCOMPARE((*second)->solution.value, (*first)->solution.value);
    QVERIFY2(remarks.said.empty(), remarks.said.c_str());
    QVERIFY(!fs::exists(table_path(quick_rules()) + ".lock"));
}

void TableStoreTest::bench() {
    SolveOrder order;
    order.anew = true;
    const auto made = make_table(quick_rules(), order);
    QVERIFY(made && *made && (*made)->solution.made && (*made)->solution.path.empty());
    QVERIFY(fs::is_empty(m_cache->path().toStdString()));
}

void TableStoreTest::damaged_data() {
    QTest::addColumn<int>("place");
    QTest::addColumn<QString>("told");
    QTest::newRow("changed") << 200 << "damaged";
    QTest::newRow("another version") << 20 << "another version";
    QTest::newRow("other rules") << 21 << "other rules";
}

void TableStoreTest::damaged() {
    QFETCH(int, place);
    QFETCH(QString, told);
    const auto first = make_table(quick_rules(), {});
    const std::string path = table_path(quick_rules());
    const std::string whole = *load_text(path);
    std::string bytes = whole;
    bytes[static_cast<std::size_t>(place)] ^= 1;
    QVERIFY(save_text(path, bytes));
    Remarks remarks;
    const auto again = make_table(quick_rules(), remarks.order());
    QVERIFY(again && *again && (*again)->solution.made);
    QVERIFY2(remarks.has(told.toUtf8().constData()) && remarks.has("computed again") && remarks.has(path.c_str()),
             remarks.said.c_str());
    QCOMPARE(*load_text(path) == whole, true);
}

void TableStoreTest::interrupted() {
    int states = 0;
    SolveOrder order;
    order.progress = [&](double) { ++states; };
    order.stop = [&] { return states == 2; };
    const auto stopped = make_table(quick_rules(), order);
    QVERIFY(stopped && !*stopped);
    states = 0;
    order.stop = {};
    Remarks remarks;
    order.remark = remarks.order().remark;
    const auto whole = make_table(quick_rules(), order);
    QVERIFY(whole && *whole && (*whole)->solution.made);
    QCOMPARE(states, 2); // of four
    QVERIFY2(remarks.said.empty(), remarks.said.c_str());
}

void TableStoreTest::cutOff() {
    const auto first = make_table(quick_rules(), {});
    const std::string path = table_path(quick_rules());
    const std::string whole = *load_text(path);
    QVERIFY(save_text(path, std::string_view(whole).substr(0, whole.size() - 9)));
    int states = 0;
    SolveOrder order;
    order.progress = [&](double) { ++states; };
    const auto again = make_table(quick_rules(), order);
    QVERIFY(again && *again);
    QCOMPARE(states, 1);
    QCOMPARE(*load_text(path) == whole, true);
}

void TableStoreTest::noPlace() {
    const std::string file = m_cache->filePath("a-file").toStdString();
    QVERIFY(save_text(file, "no folder"));
    qputenv("XDG_CACHE_HOME", file.c_str());
    Remarks remarks;
    const auto made = make_table(quick_rules(), remarks.order());
    QVERIFY(made && *made && (*made)->solution.made && (*made)->solution.path.empty());
    QVERIFY2(remarks.has("not saved"), remarks.said.c_str());
}

void TableStoreTest::noRoom() {
    rlimit before{};
    ::getrlimit(RLIMIT_FSIZE, &before);
    rlimit small = before;
    small.rlim_cur = 1000;
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    ::setrlimit(RLIMIT_FSIZE, &small);
    Remarks remarks;
    const auto made = make_table(quick_rules(), remarks.order());
    ::setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    QVERIFY(made && *made && (*made)->solution.made && (*made)->solution.path.empty());
    QVERIFY2(remarks.has("cannot be written"), remarks.said.c_str());
}

void TableStoreTest::noHome() {
    const QByteArray home = qgetenv("HOME");
    qunsetenv("XDG_CACHE_HOME");
    qputenv("HOME", m_cache->path().toUtf8());
    const std::string at_home = table_path(quick_rules());
    qunsetenv("HOME");
    const std::string by_list = table_path(quick_rules()); // of users; a machine need not have one for this user
    qputenv("HOME", home);
    QVERIFY(at_home.starts_with(m_cache->filePath(".cache/hilltop/").toStdString()));
    QVERIFY(by_list.empty() || (by_list.starts_with('/') && by_list.ends_with(at_home.substr(at_home.rfind('/')))));
}

void TableStoreTest::twoAtOnce() {
    const std::string path = table_path(quick_rules());
    const auto first = make_table(quick_rules(), {});
    const std::string whole = *load_text(path);
    QVERIFY(remove_file(path));
    auto lock = FileLock::take(path + ".lock");
    QVERIFY(lock && *lock);
    std::atomic<bool> waits = false;
    SolveOrder order;
    order.remark = [&](const Error& error) { waits = english(error).find("another program") != std::string::npos; };
    std::optional<Solution> found;
    std::thread other([&] {
        const auto kept = make_table(quick_rules(), order);
        if (kept && *kept) found = (*kept)->solution;
    });
    while (!waits)
        std::this_thread::yield();
    const bool saved = static_cast<bool>(save_text(path, whole));
    (*lock)->release();
    other.join();
    QVERIFY(saved && found);
    QVERIFY(!found->made);
}

void TableStoreTest::stoppedWaiting() {
    fs::create_directories(fs::path(table_path(quick_rules())).parent_path());
    const auto lock = FileLock::take(table_path(quick_rules()) + ".lock");
    QVERIFY(lock && *lock);
    SolveOrder order;
    order.stop = [] { return true; };
    const auto stopped = make_table(quick_rules(), order);
    QVERIFY(stopped && !*stopped);
}

void TableStoreTest::readyTables() {
    // What the program carries serves matches of every length, and what it cannot know is not waited for.
    Pazaak::Rules rules;
    rules.hands_to_win = 50;
    rules.house_copies = 7;
    QCOMPARE(ready_table(rules), ready_table({}));
    rules.side_cards = 5;
    QCOMPARE(ready_table(rules), nullptr);
    rules.side_cards = 1;
    rules.hands_to_win = 2;
    QVERIFY(ready_table(rules) != nullptr);
    QVERIFY(fs::is_empty(m_cache->path().toStdString()));
}

HILLTOP_TEST(TableStoreTest)
#include "table_store_test.moc"
