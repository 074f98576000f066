// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/packed.h"
#include "support/test.h"
#include "wires/series_bytes.h"

using namespace hilltop;

/// What goes from process to process comes back as it was, and bytes that were not written so are refused.
class SeriesBytesTest : public QObject {
    Q_OBJECT

    static Series series() {
        Series series{.number = 4'000'000'000, .entrants = {1, 300}, .first_match = 1ull << 47, .matches = 12};
        series.matches_per_deal = 2;
        series.seats = 3;
        series.seating = SeatingPlan::DrawnFromPool;
        series.seed = ~0ull;
        series.first_deal = 77;
        series.told_from = 5;
        series.earlier = 4;
        series.lots = 9;
        series.lots_from = ~6ull;
        return series;
    }
    /// As it is read: without what follows from it.
    static SeriesResult result() {
        SeriesResult result;
        result.number = series().number;
        KeptMatch match;
        match.match = 1;
        match.steps = {{"end", std::nullopt}, {}, {"end"}, {""}};
        match.digest = 1ull << 63;
        match.faults.push_back({0, 1, Fault::NotAllowed, false});
        match.faults.push_back({3, 0, Fault::NotUnderstood, false});
        match.notes.push_back({4, 2, true, std::chrono::microseconds(7), "said"});
        match.notes.push_back({3, 0, false, std::chrono::microseconds(123456789), std::string("a\n\x1b\0b", 6)});
        result.kept = {{}, match};
        return result;
    }
    static std::string bytes() {
        SeriesResult whole = result();
        whole.lines.resize(whole.kept.size());
        return result_bytes(whole).value();
    }

private slots:
    void comeBack() {
        const SeriesResult before = result();
        const auto after = read_result(from_line(as_line(bytes())), series());
        QVERIFY(after && *after == before);
        QCOMPARE(as_line(bytes()).find('\n'), std::string::npos);

        SeriesOrder order;
        order.game = "pazaak";
        order.rules = {{"a", -3}, {"b", 4}};
        order.bots = {"java:x", ""};
        order.limits.own["java:x"].memory = 1 << 20;
        order.files = {{"x", "/y/x"}};
        order.series = series();
        const auto read = read_order(order_bytes(order));
        QVERIFY(read);
        QCOMPARE(order_bytes(*read), order_bytes(order));
        QVERIFY(read->rules == order.rules && read->bots == order.bots && read->files == order.files);
        QVERIFY(read->limits.usual == order.limits.usual && read->limits.own == order.limits.own);
        const auto alone = read_series(series_bytes(series()));
        QVERIFY(alone && series_bytes(*alone) == series_bytes(series()));
        QVERIFY(alone->entrants == series().entrants && alone->seed == ~0ull && alone->earlier == 4);
        QVERIFY(alone->seating == SeatingPlan::DrawnFromPool && alone->first_match == 1ull << 47);
        QVERIFY(alone->lots == 9u && alone->lots_from == ~6ull);
    }
    void refusesWhatIsCut() {
        const std::string whole = bytes();
        for (std::size_t size = 0; size < whole.size(); ++size)
            QVERIFY2(!read_result(std::string_view(whole).substr(0, size), series()), std::to_string(size).c_str());
        QVERIFY(!read_result(whole + '\0', series()));
        const std::string one = series_bytes(series());
        QVERIFY(!read_series(one.substr(0, one.size() - 1)) && !read_series(one + 'x'));
        QVERIFY(!read_order("x"));
        QVERIFY(!read_result(std::string(10, '\xff'), series()));
    }
    void refusesSeriesThatCannotBe_data() {
        QTest::addColumn<int>("field");
        for (const int field : {0, 1, 2, 3, 4, 5, 6})
            QTest::addRow("%d", field) << field;
    }
    void refusesSeriesThatCannotBe() {
        QFETCH(int, field);
        Series one = series();
        if (field == 0) one.entrants.clear();
        if (field == 1) one.seats = kMaxSeats + 1;
        if (field == 2) one.matches_per_deal = 0;
        if (field == 3) one.matches = -1;
        if (field == 4) one.seating = static_cast<SeatingPlan>(4);
        if (field == 5) one.earlier = 1 << 30;
        if (field == 6) one.seating = SeatingPlan::Fixed; // two entrants at three seats
        QVERIFY(!read_series(series_bytes(one)));
    }
    /// Faults that are judged from outside, and matches without answers, cannot be told so.
    void tellsAnswersAlone() {
        SeriesResult whole = result();
        whole.lines.resize(3); // one was forfeit
        QVERIFY(!result_bytes(whole));
        whole.lines.resize(2);
        whole.faults.push_back({0, 1, 0, Fault::NotAllowed, 0, true});
        QVERIFY(!result_bytes(whole));
        whole.faults.back() = {0, 1, 0, Fault::TimeOut, 0};
        QVERIFY(!result_bytes(whole));
        whole.faults.back() = {0, 1, 0, Fault::NotAllowed, 0};
        QVERIFY(result_bytes(whole));
    }
    /// Few bytes do not become very many.
    void refusesAnswersThatAreTooLong() {
        PackedWriter out;
        out.put(std::uint64_t{series().number});
        out.put(std::uint64_t{1});
        out.put(std::uint64_t{0});
        out.put(std::uint64_t{3000});
        for (int step = 0; step < 3000; ++step) {
            out.put(std::uint64_t{1});
            out.put(std::uint64_t{step == 0 ? 1u : 2u});
            if (step == 0) out.put(std::string(100'000, 'x'));
        }
        out.put(std::uint64_t{0});
        out.put(std::uint64_t{0});
        const auto read = read_result(out.take(), series());
        QVERIFY(!read && english(read.error()).find("too long") != std::string::npos);
    }
};

HILLTOP_TEST(SeriesBytesTest)
#include "series_bytes_test.moc"
