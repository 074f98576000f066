// SPDX-License-Identifier: GPL-3.0-or-later
// Reviews of many matches: judged once, kept where the matches lie, summed up from there.
#include "file_tests.h"
#include "review_files/reviewing.h"

#include "analysis/review_text.h"
#include "base/text_file.h"
#include "hindrances.h"
#include "profile/library.h"
#include "records/record_text.h"
#include "support/test.h"
#include "tournament/runner.h"
#include "tournament_files/saved_tournament.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace hilltop;

namespace {

Record matchOf(std::uint64_t number) {
    const GameEntry& game = *find_game("pazaak");
    return *play_record(game, default_values(game.rules()), {42, number, number},
                        std::vector<std::string>{"cautious", "bold"});
}

ReviewOrder quick(int samples = 3) {
    ReviewOrder order;
    order.samples = samples;
    return order;
}

std::string sentence_of(const std::vector<Error>& problems) {
    return problems.empty() ? std::string() : english(problems.front());
}

} // namespace

class ReviewingTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    std::string path(const char* name) const { return m_folder.filePath(QString::fromUtf8(name)).toStdString(); }

    /// Two copies of one bot and another one, `matches` a pair.
    std::string tournament(const char* name, std::int64_t matches) const {
        Plan plan = default_plan(*find_game("pazaak"));
        plan.bots = {"bold", "cautious", "bold"};
        plan.matches = matches;
        plan.seed = 11;
        plan.keep = Keep::None;
        const std::string file = path(name);
        auto saved = create_tournament(file, plan, {}, "");
        if (!saved) qFatal("%s", english(saved.error()).c_str());
        TournamentSink sink(std::move(saved->file), saved->course);
        TournamentRunner runner(std::move(saved->course), &sink);
        runner.start({.threads = 1});
        runner.wait_for(std::chrono::milliseconds(kPatienceMs));
        if (!sink.finish(runner.progress().course)) qFatal("not written");
        return file;
    }

    std::string file_of(const char* name, int matches) const {
        std::string text;
        for (int i = 0; i < matches; ++i)
            text += write_record(matchOf(static_cast<std::uint64_t>(i))) + '\n';
        if (!save_text(path(name), text)) qFatal("not written");
        return path(name);
    }

private slots:
    /// What is judged lies beside the tournament, is not judged again, and more of them are those and others.
    void aTournament() {
        const std::string file = tournament("t.htour", 6);
        QFile played(QString::fromStdString(file));
        QVERIFY(played.open(QIODevice::ReadOnly));
        const QByteArray before = played.readAll();
        const auto four = review_and_keep({{file}, 4}, quick(), {});
        QCOMPARE(sentence_of(four.problems), std::string());
        QCOMPARE(four.judged, 4u);
        const auto first = read_reviews({file}, {}, {});
        QCOMPARE(first.reviewed, 4u);
        const auto nine = review_and_keep({{file}, 9}, quick(), {});
        QCOMPARE(nine.done, 9u);
        QCOMPARE(nine.judged, 5u);
        const auto all = read_reviews({file}, {}, {});
        QCOMPARE(all.reviewed, 9u);
        for (const MatchPlace& place : first.places)
            QVERIFY(std::any_of(all.places.begin(), all.places.end(),
                                [&](const MatchPlace& one) { return one.match == place.match; }));
        QVERIFY(played.seek(0));
        QCOMPARE(played.readAll(), before);

        // Copies of one bot are told apart, and the sums are right.
        QCOMPARE(all.groups.size(), 1u);
        const auto entrants = all.groups.front().entrants();
        QCOMPARE(entrants.size(), 3u);
        std::set<std::string> names;
        double result = 0, seats = 0;
        for (const EntrantReview& one : entrants) {
            names.insert(one.name);
            result += one.result.value * one.finished;
            seats += one.finished;
            QVERIFY(std::abs(one.result.value - one.luck.value - one.luck_adjusted.value) < 1e-9);
        }
        QCOMPARE(names, (std::set<std::string>{"bold 1", "bold 2", "cautious"}));
        QCOMPARE(seats, 18.0);
        QVERIFY(std::abs(result - 9) < 1e-9); // each match has a winner
    }

    void deeperReplacesShallower() {
        const std::string file = tournament("deep.htour", 2);
        QCOMPARE(review_and_keep({{file}, 2}, quick(3), {}).judged, 2u);
        QCOMPARE(review_and_keep({{file}, 2}, quick(2), {}).judged, 0u);
        QCOMPARE(read_reviews({file}, {}, {}).groups.front().least_samples(), 3);
        QCOMPARE(review_and_keep({{file}, 2}, quick(5), {}).judged, 2u);
        QCOMPARE(read_reviews({file}, {}, {}).groups.front().least_samples(), 5);
        // By itself it is refused, too.
        const auto place = read_reviews({file}, {}, {}).places.front();
        const auto record = reviewed_match(place);
        QVERIFY(record);
        const auto replay = Replay::make(*record, Replay::Asking::Later);
        const auto kept = kept_review(*replay);
        QVERIFY(kept && *kept);
        Review shallow = **kept;
        shallow.samples = 1;
        auto reviews = TournamentReviews::open(file);
        QVERIFY(reviews);
        const auto written = reviews->keep(place.match, *record, shallow);
        QVERIFY(written);
        QVERIFY(!*written);
    }

    /// A stopped review resumes where it was.
    void goesOn() {
        const std::string file = file_of("stopped.hmatch", 4);
        int judged = 0;
        ReviewOrder order = quick();
        order.stop = [&judged] { return judged >= 2; };
        const auto stopped =
            review_and_keep({{file}}, order, [&](const Reviewing& now) { judged = static_cast<int>(now.judged); });
        QVERIFY(stopped.stopped);
        QCOMPARE(stopped.judged, 2u);
        QCOMPARE(read_reviews({file}, {}, {}).reviewed, 2u);
        const auto rest = review_and_keep({{file}}, quick(), {});
        QCOMPARE(rest.done, 4u);
        QCOMPARE(rest.judged, 2u);
        QCOMPARE(read_reviews({file}, {}, {}).reviewed, 4u);
    }

    void theLatest() {
        const std::string file = file_of("latest.hmatch", 4);
        QCOMPARE(review_and_keep({{file}, 2, GivenMatches::Which::Latest}, quick(), {}).judged, 2u);
        const auto found = read_reviews({file}, {}, {});
        QCOMPARE(found.places.size(), 2u);
        QCOMPARE(found.places[0].match, 2u);
        QCOMPARE(found.places[1].match, 3u);
    }

    /// A review of other answers is not used, one that was tampered with is reported and made again.
    void badReviews() {
        const std::string file = tournament("bad.htour", 2);
        QCOMPARE(review_and_keep({{file}, 2}, quick(), {}).judged, 2u);
        const std::string beside = TournamentReviews::path_of(file);
        change_by_sql(beside, "UPDATE reviews SET review = replace(review, '\"luck\":[', '\"luck\":[7,') WHERE match = "
                              "(SELECT min(match) FROM reviews)");
        const auto told = read_reviews({file}, {}, {});
        QCOMPARE(told.reviewed, 1u);
        QVERIFY2(sentence_of(told.problems).find(": analysis") != std::string::npos,
                 sentence_of(told.problems).c_str());
        QCOMPARE(review_and_keep({{file}, 2}, quick(), {}).judged, 1u);
        QCOMPARE(read_reviews({file}, {}, {}).reviewed, 2u);
        change_by_sql(beside, "UPDATE reviews SET answers = answers + 1");
        QCOMPARE(read_reviews({file}, {}, {}).reviewed, 0u);
        QCOMPARE(review_and_keep({{file}, 2}, quick(), {}).judged, 2u);
        change_by_sql(beside, "PRAGMA user_version = 9");
        const auto newer = review_and_keep({{file}, 2}, quick(), {});
        QVERIFY(sentence_of(newer.problems).find("newer version") != std::string::npos);
        QVERIFY(save_text(beside, "no database at all, but long enough to be looked at as one"));
        const auto broken = review_and_keep({{file}, 1}, quick(), {});
        QVERIFY(sentence_of(broken.problems).find("is not a file of analyses") != std::string::npos);
    }

    /// While a match is open somewhere its review may come: what was noted is written all the same, and both stay.
    void aReviewMayComeMeanwhile() {
        const std::string file = file_of("open.hmatch", 2);
        const auto before = open_records(file);
        QVERIFY(before);
        QCOMPARE(review_and_keep({{file}}, quick(), {}).judged, 2u);
        Record noted = (*before)[1];
        noted.notes = "look again";
        const std::vector<std::string> known{write_record((*before)[1])};
        QVERIFY(replace_record(file, noted.line, known, noted));
        const auto after = open_records(file);
        QVERIFY(after);
        QCOMPARE((*after)[1].notes, std::string("look again"));
        QCOMPARE(read_reviews({file}, {}, {}).reviewed, 2u);
        // Another match is another match.
        QVERIFY(!replace_record(file, 1, {{write_record(matchOf(77))}}, noted));
    }

    void aReviewedMatchCanBeDeleted() {
        const Library library(path("matches"));
        QVERIFY(library.add(matchOf(1), 1'700'000'000));
        const auto entries = library.recent(10);
        QCOMPARE(entries.size(), 1u);
        QCOMPARE(review_and_keep({{path("matches")}}, quick(), {}).judged, 1u);
        QVERIFY(library.remove(entries.front()));
        QVERIFY(library.recent(10).empty());
    }

    /// A folder that cannot be written: what was judged is in the program's own one, which is said once, found again
    /// from there, and not judged a second time.
    void whatCannotBeWrittenIsKeptElsewhere() {
        QVERIFY(QDir().mkpath(m_folder.filePath("locked")));
        const std::string file = file_of("locked/m.hmatch", 3);
        const std::string played = tournament("locked/t.htour", 2);
        QVERIFY(QDir().mkpath(m_folder.filePath("own")));
        for (const char* folder : {"", "own"})
            QVERIFY(QFile::setPermissions(m_folder.filePath(folder), QFile::Permissions(0x7777)));
        for (const std::string& one : {file, played})
            QVERIFY(QFile::setPermissions(QString::fromStdString(one), QFile::Permissions(0x4444)));
        QVERIFY(QFile::setPermissions(m_folder.filePath("locked"), QFile::Permissions(0x5555)));
        const SpareReviews spare(path("own/reviews"));
        {
            const AsNobody nobody;
            const auto lost = review_and_keep({{file}}, quick(), {});
            QVERIFY(!lost.problems.empty()); // without a folder it can only be reported
            QCOMPARE(read_reviews({file}, {}, {}).reviewed, 0u);
            for (const std::string& one : {file, played}) {
                const std::uint64_t count = one == file ? 3 : 2;
                const auto done = review_and_keep({.paths = {one}, .most = count, .spare = spare}, quick(), {});
                QCOMPARE(done.judged, count);
                QCOMPARE(done.problems.size(), std::size_t{1});
                QVERIFY2(sentence_of(done.problems).find(spare.folder()) != std::string::npos,
                         sentence_of(done.problems).c_str());
                QVERIFY2(sentence_of(done.problems).find(one) != std::string::npos, sentence_of(done.problems).c_str());
                QCOMPARE(review_and_keep({.paths = {one}, .most = count, .spare = spare}, quick(), {}).judged, 0u);
            }
            const auto found = read_reviews({file}, {}, {}, {{}, spare});
            QCOMPARE(found.reviewed, 3u);
            const auto record = reviewed_match(found.places[1], spare);
            QVERIFY(record);
            const auto kept = kept_review(*Replay::make(*record, Replay::Asking::Later));
            QVERIFY(kept && *kept);
        }
        QVERIFY(QFile::setPermissions(m_folder.filePath("locked"), QFile::Permissions(0x7777)));
    }

    /// Reviews by an earlier version of the judge are counted, not passed by in silence.
    void anotherVersionIsTold() {
        const std::string file = file_of("older.hmatch", 2);
        QCOMPARE(review_and_keep({{file}}, quick(), {}).judged, 2u);
        auto text = QString::fromStdString(*load_text(file));
        const QString now = QString("\"version\":%1,\"samples\"").arg(find_game("pazaak")->judge_traits()->version);
        QVERIFY(text.contains(now));
        text.replace(text.indexOf(now), now.size(), "\"version\":1,\"samples\"");
        QVERIFY(save_text(file, text.toStdString()));
        const auto found = read_reviews({file}, {}, {});
        QCOMPARE(found.reviewed, 1u);
        QCOMPARE(found.outdated, 1u);
        QCOMPARE(sentence_of(found.problems), std::string());
        QCOMPARE(review_and_keep({{file}}, quick(), {}).judged, 1u);
        QCOMPARE(read_reviews({file}, {}, {}).outdated, 0u);
    }

    /// Marks are counted from losses by the viewer's limits.
    void marksAreThoseOfWhoLooks() {
        const std::string file = file_of("marks.hmatch", 3);
        QCOMPARE(review_and_keep({{file}}, quick(40), {}).judged, 3u);
        const auto marks = [&](double from) {
            Marking marking;
            marking.chance.from = {from, 0.9, 0.95};
            std::size_t count = 0;
            const auto found = read_reviews({file}, {}, {}, {marking, SpareReviews()});
            for (const MarkedMoment& moment : found.groups.front().moments())
                count += moment.mark == Mark::Doubtful ? 1 : 0;
            return count;
        };
        QVERIFY(marks(0.03) > marks(0.3));
        QCOMPARE(marks(0.89), std::size_t{0});
    }

    void whatIsMissingIsTold() {
        const auto nothing = review_and_keep({{path("nowhere.hmatch")}}, quick(), {});
        QVERIFY(sentence_of(nothing.problems).find("nowhere.hmatch") != std::string::npos);
        QVERIFY(save_text(path("half.hmatch"), write_record(matchOf(0)) + "\n{\"format\":1\n"));
        const auto half = review_and_keep({{path("half.hmatch")}}, quick(), {});
        QCOMPARE(half.judged, 1u);
        QCOMPARE(half.done, 2u);
        QVERIFY(sentence_of(half.problems).find("line 2") != std::string::npos);
    }
};

HILLTOP_TEST(ReviewingTest)
#include "reviewing_test.moc"
