// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/file_writer.h"

#include "base/text_file.h"
#include "support/test.h"
#include "text/error_texts.h"

#include <QTemporaryDir>

#include <future>
#include <mutex>
#include <new>
#include <thread>

using namespace hilltop;

namespace {

/// What was written, and a first write that takes its time.
struct Disk {
    std::promise<void> gate;
    std::shared_future<void> open = gate.get_future().share();
    std::mutex mutex;
    std::vector<int> written;

    FileWriter::Write slow(int what) {
        return [this, what] {
            open.wait();
            return put(what);
        };
    }
    FileWriter::Write quick(int what) {
        return [this, what] { return put(what); };
    }
    std::vector<int> now() {
        const std::lock_guard lock(mutex);
        return written;
    }
    Result<> put(int what) {
        const std::lock_guard lock(mutex);
        written.push_back(what);
        return {};
    }
};

} // namespace

class FileWriterTest : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { QVERIFY(waitForJobs(std::chrono::milliseconds(kPatienceMs))); }

    /// In their order, and of those that replace each other the newest.
    void oneAfterTheOther() {
        Disk disk;
        FileWriter writer;
        std::vector<int> told;
        const auto tells = [&told](int what) { return [&told, what](const Result<>&) { told.push_back(what); }; };
        writer.add(disk.slow(1), tells(1));
        writer.replace(disk.quick(2), tells(2));
        writer.add(disk.quick(3), tells(3));
        writer.replace(disk.quick(4), tells(4));
        QVERIFY(writer.writing());
        disk.gate.set_value();
        QTRY_VERIFY(!writer.writing());
        QVERIFY(disk.written == (std::vector{1, 3, 4})); // the first one held up the second
        QVERIFY(told == disk.written);
        writer.add(disk.quick(5), tells(5));
        QTRY_VERIFY(told.back() == 5);
    }

    /// The end of the writer waits, and tells nobody.
    void nothingIsLostAtTheEnd() {
        Disk disk;
        bool told = false;
        std::thread later;
        auto writer = std::make_unique<FileWriter>();
        for (int what = 1; what <= 3; ++what)
            writer->add(what == 1 ? disk.slow(what) : disk.quick(what), [&told](const Result<>&) { told = true; });
        later = std::thread([&gate = disk.gate] { gate.set_value(); });
        writer.reset();
        const auto atTheEnd = disk.now();
        later.join();
        QCOMPARE(atTheEnd, (std::vector{1, 2, 3}));
        QCoreApplication::processEvents();
        QVERIFY(!told);
    }

    /// One sentence that names the file; what comes behind it is written.
    void errorsAreTold() {
        const QTemporaryDir folder;
        const std::string file = folder.filePath("a file").toStdString(), inside = file + "/inside";
        FileWriter writer;
        QStringList said;
        const auto tell = [&said](const Result<>& done) { said << (done ? QString() : sentence(done.error())); };
        writer.add([file] { return save_text(file, "text"); }, tell);
        writer.add([inside] { return save_text(inside, "text"); }, tell);
        writer.add([]() -> Result<> { throw std::bad_alloc(); }, tell);
        writer.add([file] { return save_text(file, "another text"); }, tell);
        QTRY_COMPARE(said.size(), 4);
        QVERIFY2(said[1].contains(QString::fromStdString(inside)), qPrintable(said[1]));
        QVERIFY2(said[2].contains("not enough memory"), qPrintable(said[2]));
        QCOMPARE(said[0] + said[3], QString());
        QCOMPARE(*load_text(file), "another text");
    }

    /// What is told may end the writer.
    void itsOwnerMayGo() {
        auto writer = std::make_unique<FileWriter>();
        writer->add([] { return Result<>(); }, [&writer](const Result<>&) { writer.reset(); });
        QTRY_VERIFY(!writer);
    }
};

HILLTOP_TEST(FileWriterTest)
#include "file_writer_test.moc"
