// SPDX-License-Identifier: GPL-3.0-or-later
// Long series of hosted bots: what has been played of one is in the file before it ends, and a later run resumes there.
#include "base/json_text.h"
#include "file_tests.h"
#include "made_results.h"
#include "support/test.h"
#include "support/waking_transport.h"
#include "tournament/runner.h"
#include "tournament_files/saved_tournament.h"

#include <QtTest>

#include <QElapsedTimer>
#include <nlohmann/json.hpp>

#include <atomic>

using namespace hilltop;
using namespace std::chrono_literals;

Q_DECLARE_METATYPE(hilltop::Fault)

namespace {

/// Questions that are still answered; then bots think for ever.
std::atomic<int> answers_left{0};

/// What bots do now and then. Three matches in a row with a late answer put a bot out.
std::atomic<Fault> usual_fault{};

/// The Hilltop protocol; plays by all it has ever been sent, or in its match, and has a fault now and then.
class RememberingWire : public Wire {
public:
    explicit RememberingWire(bool forgets)
        : m_forgets(forgets) {}
    void send(std::string_view text, Limit) override {
        m_fault = {};
        m_hello = false;
        const auto line = parse_json(text.substr(text.rfind('\n') + 1));
        if (line->contains("bye")) return;
        m_hello = line->contains("hello");
        m_answer = {{"name", "bot"}};
        if (m_hello && m_forgets) m_digest = Digest().value();
        if (m_hello) return;
        const Json& menu = line->at("menu");
        Digest digest(m_digest);
        digest.add(menu.dump());
        m_digest = digest.value();
        m_answer = {{"play", menu.at(m_digest % menu.size())}, {"id", line->at("id")}};
        if (m_digest % 50 == 0) m_fault = usual_fault;
    }
    std::optional<WireReply> receive() override {
        if (!m_hello && answers_left.fetch_sub(1) <= 0) return {};
        return WireReply{.text = m_fault ? std::string() : m_answer.dump(), .fault = m_fault, .errors = {}};
    }
    void drop() override {}
    bool closed() const override { return false; }

private:
    const bool m_forgets;
    std::uint64_t m_digest = Digest().value();
    Json m_answer;
    std::optional<Fault> m_fault;
    bool m_hello = false;
};

class RememberingTransport : public WakingTransport {
public:
    Result<std::unique_ptr<Wire>> open(const WireOrder& order) override {
        return std::unique_ptr<Wire>(std::make_unique<RememberingWire>(order.target.starts_with("forgets")));
    }
    Result<std::unique_ptr<CallWire>> open_call(const WireOrder&) override { return failure("test", "no calls"); }
};

/// Lets the bots answer `answers` questions, then stops as a kill would once a new part is in the file; returns
/// what was known then.
Progress play_some(Result<SavedTournament> saved, int answers) {
    if (!saved) qFatal("%s", english(saved.error()).c_str());
    answers_left = answers;
    const std::string path = saved->file.path();
    const std::size_t before = saved->ahead.size();
    QElapsedTimer hanging;
    TournamentSink sink(std::move(saved->file), saved->course);
    TournamentRunner runner(std::move(saved->course), &sink, std::move(saved->ahead));
    runner.start({.threads = 2});
    while (!runner.wait_for(1ms)) {
        if (answers_left > 0) continue;
        if (!hanging.isValid()) hanging.start();
        const Progress progress = runner.progress();
        // A part is written half a second after its series began; now and then no match of one has ended.
        auto file = TournamentFile::open(path);
        const bool told = file && !file->begun()->empty() && file->begun()->size() != before;
        if (progress.played() > progress.before && (told || hanging.elapsed() > 1500)) runner.stop();
    }
    const Progress end = runner.progress();
    const auto written = end.course.over() ? sink.finish(end.course) : sink.flush();
    if (!written) qFatal("%s", english(written.error()).c_str());
    return end;
}

} // namespace

class LongSeriesTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() {
        host_bots_with([]() -> std::unique_ptr<Transport> { return std::make_unique<RememberingTransport>(); });
    }
    void cleanupTestCase() { host_bots_with(nullptr); }

    void goesOnInTheMiddle_data() {
        QTest::addColumn<QByteArray>("limit");
        QTest::addColumn<bool>("duplicate");
        QTest::addColumn<QByteArray>("stop");
        QTest::addColumn<Fault>("fault");
        for (const auto& [name, fault] : {std::pair("", Fault::NotUnderstood), {", is late", Fault::TimeOut}}) {
            const auto row = [&](const char* kind) -> QTestData& {
                return QTest::newRow((QByteArray(kind) + name).constData());
            };
            row("remembers") << QByteArray() << false << QByteArray("fixed") << fault;
            row("remembers, duplicate deals") << QByteArray() << true << QByteArray("fixed") << fault;
            row("forgets") << QByteArray("remembers=match") << false << QByteArray("fixed") << fault;
            row("remembers, stop rule") << QByteArray() << false << QByteArray("interval=0.001") << fault;
        }
    }
    void goesOnInTheMiddle() {
        QFETCH(QByteArray, limit);
        QFETCH(bool, duplicate);
        QFETCH(QByteArray, stop);
        QFETCH(Fault, fault);
        usual_fault = fault;
        Plan plan = default_plan(*find_game("pazaak"));
        plan.bots = {"hilltop:one", "bold", "hilltop:two"};
        if (!limit.isEmpty()) plan.bots = {"hilltop:forgets 1", "bold", "hilltop:forgets 2"};
        plan.names = {"Ann"};
        plan.matches = 200;
        plan.seed = 9;
        plan.duplicate = duplicate;
        plan.stop = *read_stop(stop.toStdString());
        if (!limit.isEmpty()) QVERIFY(read_limit(plan.limits, limit.toStdString()));
        QCOMPARE(why(check_plan(plan)), QString());
        QTemporaryDir folder;
        const std::string whole = folder.filePath("whole.htour").toStdString();
        const std::string pieces = folder.filePath("pieces.htour").toStdString();
        QVERIFY(play_some(create_tournament(whole, plan, {}), 1 << 30).course.over());

        std::int64_t played = 0;
        int runs = 0;
        auto saved = create_tournament(pieces, plan, {});
        for (bool over = false; !over; ++runs) {
            QVERIFY(runs < 10);
            // More than all before, which the bots may have to be asked again. Who is late is soon out.
            const Progress end = play_some(std::move(saved), (fault == Fault::TimeOut ? 200 : 400) << runs);
            over = end.course.over();
            if (over) break;
            QVERIFY(end.played() > played);
            // All that was reported is in the file, match by match, also where no series has ended.
            const auto seen = open_tournament(pieces);
            QCOMPARE(why(seen), QString());
            const Progress rest = resting_progress(seen->course, seen->ahead);
            QCOMPARE(rest.played(), end.played());
            QCOMPARE(seen->course.with(seen->ahead).matches(), end.played());
            played = end.played();
            saved = resume_tournament(pieces);
            QCOMPARE(why(saved), QString());
        }
        QVERIFY(runs > 1);
        QCOMPARE(dump_text(pieces), dump_text(whole));
        // Nothing is left of the parts, and each match of hosted bots has its record.
        auto file = TournamentFile::open(pieces), other = TournamentFile::open(whole);
        QVERIFY(file && other);
        QVERIFY(file->begun()->empty());
        const auto records = file->records(0, 1000), all = other->records(0, 1000);
        QVERIFY(records && all && records->size() == all->size());
        if (fault == Fault::NotUnderstood) QCOMPARE(records->size(), std::size_t(600)); // a forfeit match has none
        for (std::size_t i = 0; i < all->size(); ++i) {
            const auto answers = [](const std::string& text) { return Json::parse(text).at("steps").dump(); };
            QCOMPARE((*records)[i].first, (*all)[i].first);
            QCOMPARE(answers((*records)[i].second), answers((*all)[i].second));
        }
        QVERIFY(records->front().second.find("\"Ann\"") != std::string::npos);
    }

    /// What bots play again is no progress, and it is said that they do.
    void tellsThatBotsPlayAgain() {
        usual_fault = Fault::NotUnderstood;
        Plan plan = default_plan(*find_game("pazaak"));
        plan.bots = {"hilltop:one", "bold"};
        plan.matches = 500;
        QTemporaryDir folder;
        const std::string path = folder.filePath("again.htour").toStdString();
        const std::int64_t played = play_some(create_tournament(path, plan, {}), 1000).played();
        QVERIFY(played > 10);
        auto saved = resume_tournament(path);
        QCOMPARE(why(saved), QString());
        answers_left = 50; // so they hang while they remember
        TournamentSink sink(std::move(saved->file), saved->course);
        TournamentRunner runner(std::move(saved->course), &sink, std::move(saved->ahead));
        runner.start({.threads = 1});
        QTRY_COMPARE(runner.progress().recalling, 1);
        QCOMPARE(runner.progress().played(), played);
        runner.stop();
        while (!runner.wait_for(1ms)) {
        }
        QCOMPARE(runner.progress().recalling, 0);
        QCOMPARE(runner.progress().played(), played);
    }

    /// A part that is missing is no result.
    void partsAreWhole() {
        QTemporaryDir folder;
        const std::string path = folder.filePath("parts.htour").toStdString();
        FileBatch batch;
        for (int i = 0; i < 3; ++i) {
            KeptSeries part = kMade.kept(0);
            part.first_match += static_cast<std::uint64_t>(i) * part.result.lines.size();
            part.result.faults.clear();
            batch.parts.push_back(std::move(part));
        }
        {
            auto file = TournamentFile::create(path, kMade.head(), Journal::Local);
            QCOMPARE(why(file), QString());
            QCOMPARE(why(file->commit(batch)), QString());
            const auto begun = file->begun();
            QCOMPARE(why(begun), QString());
            QCOMPARE(begun->size(), std::size_t(1));
            QCOMPARE(begun->front().result.lines.size(), 3 * kMade.result(0).lines.size());
        }
        change_by_sql(path, "DELETE FROM parts WHERE first_match > 0 AND first_match < 150");
        auto file = TournamentFile::open(path);
        QVERIFY(file);
        QVERIFY(why(file->begun()).contains("a part of series 0 is missing"));
    }
};

HILLTOP_TEST(LongSeriesTest)
#include "long_series_test.moc"
