// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/record_file.h"

#include "records/record_text.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "support/test.h"

#include <QTemporaryDir>
#include <QtTest>

#include <atomic>

using namespace hilltop;

namespace {

Record match_of(std::uint64_t number) {
    const GameEntry& game = *games().front();
    const std::vector<std::string> bots{"careful", "bold"};
    return *play_record(game, default_values(game.rules()), {7, number, number}, bots);
}

} // namespace

class RecordFileTest : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath("some.hmatch").toStdString();
    }

    /// Lines that are no records, ends of lines and a missing last end stay as they were.
    void replacesOneLineAlone() {
        const std::string text = write_record(match_of(1)) + "\r\n\nnot a record\n" + write_record(match_of(2)) +
                                 "\r\n  " + write_record(match_of(3));
        QVERIFY(save_text(m_path, text));
        Record noted = match_of(2);
        noted.notes = "lost at the third hand";
        const std::string known[] = {write_record(match_of(2))};
        QVERIFY(replace_record(m_path, 4, known, noted));
        std::string expected = text;
        expected.replace(expected.find(known[0]), known[0].size(), write_record(noted));
        QCOMPARE(*load_text(m_path), expected);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList{"some.hmatch"});
    }

    /// Several at once; one that has gone is named, and the others are written.
    void replacesSeveralLines() {
        const std::string text =
            write_record(match_of(1)) + "\n\n" + write_record(match_of(2)) + "\r\n" + write_record(match_of(3)) + '\n';
        QVERIFY(save_text(m_path, text));
        std::vector<RecordEdit> edits;
        for (const std::uint64_t number : {3, 1, 4}) {
            Record noted = match_of(number);
            noted.notes = "noted " + std::to_string(number);
            edits.push_back({static_cast<int>(number == 3 ? 4 : number), {write_record(match_of(number))}, noted});
        }
        QVERIFY(replace_records(m_path, std::span(edits).first(2)));
        const std::string expected = write_record(edits[1].record) + "\n\n" + write_record(match_of(2)) + "\r\n" +
                                     write_record(edits[0].record) + '\n';
        QCOMPARE(*load_text(m_path), expected);
        QVERIFY(save_text(m_path, text));
        const auto done = replace_records(m_path, edits);
        QVERIFY(!done);
        QVERIFY(english(done.error()).ends_with("line 4 is no longer the match that was opened"));
        QCOMPARE(*load_text(m_path), expected);
    }

    void findsALineThatHasMoved() {
        QVERIFY(save_text(m_path, write_record(match_of(1)) + '\n' + write_record(match_of(2)) + '\n'));
        Record noted = match_of(2);
        noted.notes = "moved";
        const std::string known[] = {write_record(match_of(2))};
        QVERIFY(replace_record(m_path, 7, known, noted));
        QCOMPARE(*load_text(m_path), write_record(match_of(1)) + '\n' + write_record(noted) + '\n');
    }

    /// Spaces and the order of fields are the writer's choice.
    void knowsALineSpelledOtherwise() {
        std::string spelled = write_record(match_of(2));
        spelled.insert(1, "  ");
        QVERIFY(save_text(m_path, spelled + '\n'));
        Record noted = match_of(2);
        noted.notes = "spelled";
        const std::string known[] = {write_record(match_of(2))};
        QVERIFY(replace_record(m_path, 1, known, noted));
        QCOMPARE(*load_text(m_path), write_record(noted) + '\n');
    }

    void refusesALineThatSaysSomethingElse() {
        const std::string text = write_record(match_of(1)) + '\n';
        QVERIFY(save_text(m_path, text));
        const std::string known[] = {write_record(match_of(2))};
        const auto replaced = replace_record(m_path, 1, known, match_of(3));
        QVERIFY(!replaced);
        QCOMPARE(english(replaced.error()), m_path + ": line 1 is no longer the match that was opened");
        QCOMPARE(*load_text(m_path), text);
        QVERIFY(!replace_record(m_path + ".gone", 1, known, match_of(3)));
    }

    /// A replay shows its tables before anybody is asked, and what is found elsewhere counts.
    /// It is not blamed on every notation that there is.
    void anEmptyFileIsEmpty() {
        QTemporaryDir folder;
        const std::string path = folder.filePath("a.hmatch").toStdString();
        for (const char* text : {"", "\n \n"}) {
            QVERIFY(save_text(path, text));
            const auto read = open_records(path);
            QVERIFY(!read);
            QCOMPARE(english(read.error()), path + " is empty");
        }
    }

    void asksLater() {
        const auto now = Replay::make(match_of(4));
        auto later = Replay::make(match_of(4), Replay::Asking::Later);
        QVERIFY(now->checked() && !later->checked());
        QCOMPARE(later->positions(), now->positions());
        const std::atomic<bool> stop{true};
        later->ask_again(Stop(stop));
        QVERIFY(!later->checked());
        later->take_checks(now->checks());
        QVERIFY(later->checked() && later->reproduced() && later->asked_again());
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::string m_path;
};

HILLTOP_TEST(RecordFileTest)
#include "record_file_test.moc"
