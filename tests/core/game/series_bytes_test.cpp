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
        return series;
    }
    static SeriesResult result() {
        SeriesResult result;
        result.number = 9;
        result.lines = {{0xffffffff, 0x8001}, {0, 0}};
        result.points = {-1, 1 << 30, 0, 5, 6, 7};
        result.second = {-32768, 32767, 0, 1, 2, 3};
        result.faults.push_back({1ull << 40, 65535, 15, Fault::TooManyProcesses, -1, true,
                                 std::chrono::microseconds(123456789), std::string("a\n\x1b\0b", 6)});
        KeptMatch match;
        match.match = 1;
        match.steps = {{"end", std::nullopt}, {}, {"end"}, {""}};
        match.digest = 1ull << 63;
        match.faults.push_back({3, 15, Fault::Stall, true});
        match.notes.push_back({-1, 2, true, std::chrono::microseconds(7), "said"});
        result.kept = {match, {}};
        return result;
    }

private slots:
    void comeBack() {
        const SeriesResult before = result();
        const auto after = read_result(from_line(as_line(result_bytes(before))));
        QVERIFY(after && *after == before);
        QCOMPARE(as_line(result_bytes(before)).find('\n'), std::string::npos);

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
    }
    void refusesWhatIsCut() {
        const std::string whole = result_bytes(result());
        for (std::size_t size = 0; size < whole.size(); ++size)
            QVERIFY2(!read_result(std::string_view(whole).substr(0, size)), std::to_string(size).c_str());
        QVERIFY(!read_result(whole + '\0'));
        const std::string one = series_bytes(series());
        QVERIFY(!read_series(one.substr(0, one.size() - 1)) && !read_series(one + 'x'));
        QVERIFY(!read_order("x"));
        QVERIFY(!read_result(std::string(10, '\xff')));
    }
};

HILLTOP_TEST(SeriesBytesTest)
#include "series_bytes_test.moc"
