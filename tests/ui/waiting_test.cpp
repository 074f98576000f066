// SPDX-License-Identifier: GPL-3.0-or-later
// What the window shows and lets people do while something takes long. A pipe without a writer acts as a file
// that is slow: opening it waits, until the test lets go.
#include "jobs/wait_note.h"
#include "play/statistics_dialog.h"
#include "profile/library.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "shell/window.h"
#include "style/panel.h"
#include "support/test.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedLayout>
#include <QTableWidget>
#include <QTemporaryDir>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace hilltop;

namespace {

constexpr std::chrono::minutes kEndOfJobs{1};

Record someMatch(std::uint64_t number, const GameEntry& game = *games().front()) {
    const std::vector<std::string> bots(static_cast<std::size_t>(game.info().default_seats), game.bots().front().id);
    Record record = *play_record(game, default_values(game.rules()), {7, number, number}, bots);
    record.seats[0] = {kPerson, 0, {}};
    record.rated = true;
    return record;
}

/// A file that is not read before let(): reading blocks.
class SlowFile {
public:
    explicit SlowFile(const QString& path)
        : m_path(path.toStdString()) {
        m_made = ::mkfifo(m_path.c_str(), 0600) == 0;
    }
    ~SlowFile() { let(); }
    Q_DISABLE_COPY_MOVE(SlowFile)

    bool made() const { return m_made; }
    /// A reader has begun to read it, and waits.
    bool reached() {
        if (m_end < 0) m_end = ::open(m_path.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
        return m_end >= 0;
    }
    /// The reader gets `text` and the end of the file; false if there is no reader, who may still come.
    bool let(const std::string& text = {}) {
        if (!reached()) return false;
        const bool written = ::write(m_end, text.data(), text.size()) == static_cast<ssize_t>(text.size());
        ::close(std::exchange(m_end, -1));
        return written;
    }

private:
    std::string m_path;
    bool m_made = false;
    int m_end = -1;
};

} // namespace

class WaitingTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_window = std::make_unique<Window>(*qApp, m_folder->filePath("data"), m_folder->filePath("hilltop.ini"));
        m_window->main().resize(960, 640);
        m_window->main().show();
    }
    void cleanup() {
        m_window.reset();
        QVERIFY(waitForJobs(kEndOfJobs));
    }

    void aNoteShowsLateAndCancels() {
        QWidget over;
        over.resize(400, 300);
        over.show();
        WaitNote note(&over);
        QSignalSpy cancelled(&note, &WaitNote::cancelled);
        note.begin("Opening a…");
        QVERIFY(note.waiting() && !note.isVisible());
        note.end();
        QVERIFY(!note.waiting());
        note.begin("Opening b…");
        QTRY_VERIFY(note.isVisible());
        QCOMPARE(note.findChild<QLabel*>()->text(), QString("Opening b…"));
        QVERIFY(over.rect().contains(note.geometry()));
        over.resize(700, 500);
        QTRY_VERIFY(note.geometry().bottom() > 400 && over.rect().contains(note.geometry()));
        QTest::mouseClick(note.cancelButton(), Qt::LeftButton);
        QCOMPARE(cancelled.size(), 1);
        QVERIFY(!note.waiting() && !note.isVisible());
    }

    void aSlowFileIsWaitedForAndOpened() {
        SlowFile file(m_folder->filePath("slow.hmatch"));
        QVERIFY(file.made());
        m_window->open({m_folder->filePath("slow.hmatch")});
        auto* note = m_window->main().findChild<WaitNote*>();
        QTRY_VERIFY(note->isVisible());
        QVERIFY(note->findChild<QLabel*>()->text().contains("slow.hmatch"));
        QCOMPARE(m_window->main().currentPage(), static_cast<Page*>(&m_window->home()));
        QTRY_VERIFY(file.reached());
        QVERIFY(file.let(write_record(someMatch(1)) + '\n'));
        QTRY_COMPARE(m_window->main().currentPage(), static_cast<Page*>(&m_window->replay()));
        QVERIFY(!m_window->opening() && !note->waiting());
    }

    void aSlowFileIsCancelled() {
        SlowFile file(m_folder->filePath("slow.hmatch"));
        m_window->open({m_folder->filePath("slow.hmatch")});
        m_window->open({m_folder->filePath("next.hmatch")}); // waits behind it
        auto* note = m_window->main().findChild<WaitNote*>();
        QTRY_VERIFY(note->isVisible());
        QTest::mouseClick(note->cancelButton(), Qt::LeftButton);
        QVERIFY(!m_window->opening() && !note->waiting());
        QTRY_VERIFY(file.reached());
        QVERIFY(file.let(write_record(someMatch(1)) + '\n'));
        QVERIFY(waitForJobs(kEndOfJobs));
        QCoreApplication::processEvents();
        QCOMPARE(m_window->main().currentPage(), static_cast<Page*>(&m_window->home()));
    }

    void theWindowClosesWhileItReads() {
        SlowFile file(m_folder->filePath("slow.hmatch"));
        m_window->open({m_folder->filePath("slow.hmatch")});
        QTRY_VERIFY(file.reached());
        m_window.reset(); // would stand here
        QVERIFY(!waitForJobs(std::chrono::milliseconds(0)));
        QVERIFY(file.let());
    }

    void filesComeInTheOrderOfTheirWishes() {
        SlowFile slow(m_folder->filePath("slow.hmatch"));
        const QString quick = m_folder->filePath("quick.hmatch");
        const Record record = someMatch(2, *games().back());
        QVERIFY(save_records(quick.toStdString(), {&record, 1}));
        m_window->open({m_folder->filePath("slow.hmatch")});
        m_window->open({quick});
        QVERIFY(m_window->opening());
        QTRY_VERIFY(slow.reached());
        QVERIFY(slow.let(write_record(someMatch(1)) + '\n'));
        QTRY_VERIFY(!m_window->opening() && m_window->replay().cursor().positions() > 0);
        QCOMPARE(m_window->replay().rulesId().toStdString(), std::string(games().back()->info().id));
    }

    /// A running tournament comes to the start page every second: no file is read for that.
    void theStartPageReadsOnlyWhatHasChanged() {
        auto* recent = m_window->home().findChild<QTableWidget*>();
        QVERIFY(waitForJobs(kEndOfJobs));
        QCoreApplication::processEvents();
        QCOMPARE(recent->rowCount(), 0);
        QVERIFY(Library(m_folder->filePath("data/matches").toStdString()).add(someMatch(1), 1'700'000'000));
        emit m_window->tournaments().continueChanged();
        QVERIFY(waitForJobs(kEndOfJobs));
        QCoreApplication::processEvents();
        QCOMPARE(recent->rowCount(), 0);
        emit m_window->play().matchesChanged();
        QTRY_COMPARE(recent->rowCount(), 1);
    }

    void ownResultsAreReadInTheBackground() {
        const QString folder = m_folder->filePath("results");
        QVERIFY(Library(folder.toStdString()).add(someMatch(1), 1'700'000'000));
        SlowFile file(folder + "/2026-01.hmatch");
        QVERIFY(file.made());
        StatisticsDialog dialog({});
        dialog.read(folder);
        dialog.show();
        QVERIFY(dialog.reading() && !dialog.which()->isEnabled());
        const auto says = [&](const QString& words) {
            const auto labels = dialog.findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
                return label->isVisible() && label->text().contains(words);
            });
        };
        QTRY_VERIFY(says("Reading"));
        QTRY_VERIFY(file.reached());
        QVERIFY(file.let());
        QTRY_COMPARE(dialog.table()->rowCount(), 1);
        QVERIFY(!says("Reading") && dialog.table()->isVisible() && dialog.which()->isEnabled());

        SlowFile again(folder + "/2026-02.hmatch");
        auto closed = std::make_unique<StatisticsDialog>(std::vector<Record>{});
        closed->read(folder);
        QTRY_VERIFY(again.reached());
        closed.reset(); // would stand here
        QVERIFY(again.let());
        QTRY_VERIFY(file.reached());
        QVERIFY(file.let());
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Window> m_window;
};

HILLTOP_TEST(WaitingTest)
#include "waiting_test.moc"
