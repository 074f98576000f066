// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/digest.h"
#include "registry/registry.h"
#include "support/test.h"
#include "tournament_files/result_blob.h"

#include <QTest>

#include <rapidcheck.h>

#include <atomic>

using namespace hilltop;

namespace {

std::span<const unsigned char> bytes_of(const std::string& text) {
    return {reinterpret_cast<const unsigned char*>(text.data()), text.size()};
}

/// Numbers of a narrow range somewhere, as games have them, or of all there are.
template <class T>
rc::Gen<std::vector<T>> column(std::size_t size) {
    return rc::gen::exec([size] {
        const T base = *rc::gen::arbitrary<T>();
        const int bits = *rc::gen::element(0, 1, 3, 8, 15, 31);
        if (bits > static_cast<int>(sizeof(T)) * 8 - 2)
            return *rc::gen::container<std::vector<T>>(size, rc::gen::arbitrary<T>());
        const auto above = *rc::gen::container<std::vector<int>>(size, rc::gen::inRange(0, 1 << bits));
        std::vector<T> values;
        for (const int value : above)
            values.push_back(static_cast<T>(static_cast<std::uint32_t>(base) + static_cast<std::uint32_t>(value)));
        return values;
    });
}

rc::Gen<KeptSeries> any_series() {
    return rc::gen::exec([] {
        KeptSeries series;
        series.seats = *rc::gen::inRange(1, kMaxSeats + 1);
        series.first_match = *rc::gen::arbitrary<std::uint64_t>();
        series.result.number = *rc::gen::arbitrary<std::uint32_t>();
        const auto matches = static_cast<std::size_t>(*rc::gen::inRange(0, 40));
        const auto cells = matches * static_cast<std::size_t>(series.seats);
        for (std::size_t i = 0; i < matches; ++i)
            series.result.lines.push_back({*rc::gen::arbitrary<std::uint32_t>(),
                                           static_cast<std::uint16_t>(*rc::gen::inRange(0, 1 << series.seats))});
        series.result.second = *column<std::int16_t>(cells);
        if (*rc::gen::arbitrary<bool>()) {
            series.result.points = *column<std::int32_t>(cells);
        } else {
            for (const MatchLine& line : series.result.lines) {
                for (int seat = 0; seat < series.seats; ++seat)
                    series.result.points.push_back(line.winners >> seat & 1);
            }
        }
        const int faults = *rc::gen::inRange(0, 3);
        for (int i = 0; i < faults; ++i)
            series.result.faults.push_back({*rc::gen::arbitrary<std::uint64_t>(), *rc::gen::arbitrary<std::uint16_t>(),
                                            *rc::gen::arbitrary<std::uint8_t>(),
                                            static_cast<Fault>(*rc::gen::inRange(0, kFaults)),
                                            *rc::gen::arbitrary<std::int32_t>()});
        return series;
    });
}

/// A series as a game's own bots play it.
KeptSeries played_series(const GameEntry& game, int matches) {
    Series series;
    series.matches = matches;
    series.seats = game.info().default_seats;
    series.seating = SeatingPlan::DrawnFromPool;
    series.seed = 7;
    std::vector<std::string> bots;
    for (const auto& bot : game.bots()) {
        series.entrants.push_back(static_cast<std::uint16_t>(bots.size()));
        bots.emplace_back(bot.id);
        if (bots.size() == 2) break;
    }
    return {
        .first_match = 0, .seats = series.seats, .result = game.run_series(series, default_values(game.rules()), bots)};
}

} // namespace

class ResultBlobTest : public QObject {
    Q_OBJECT
private slots:
    void everySeriesComesBack();
    void everyEntryComesBackAlone();
    void randomBytesAreRefused();
    void everyChangeIsSeen();
    void faultsAreKnown();
    void gamesTakeFewBytes_data();
    void gamesTakeFewBytes();
};

void ResultBlobTest::everySeriesComesBack() {
    QVERIFY(rc::check("what is decoded is what was encoded", [] {
        const KeptSeries series = *any_series();
        const std::string bytes = encode_results(series);
        const auto blob = ResultBlob::read(bytes_of(bytes));
        RC_ASSERT(bool(blob));
        RC_ASSERT(blob->first_match() == series.first_match);
        RC_ASSERT(blob->seats() == series.seats);
        RC_ASSERT(blob->has_faults(series.result.faults));
        SeriesResult decoded = blob->decode();
        decoded.faults = series.result.faults;
        RC_ASSERT(decoded == series.result);
    }));
}

void ResultBlobTest::everyEntryComesBackAlone() {
    QVERIFY(rc::check("an entry is its match", [] {
        const KeptSeries series = *any_series();
        const SeriesResult& result = series.result;
        const std::string bytes = encode_results(series);
        const auto blob = ResultBlob::read(bytes_of(bytes));
        RC_ASSERT(bool(blob));
        RC_ASSERT(blob->matches() == static_cast<int>(result.lines.size()));
        for (int match = blob->matches() - 1; match >= 0; --match) {
            const StoredMatch found = blob->entry(match);
            const auto i = static_cast<std::size_t>(match);
            const auto from = static_cast<std::ptrdiff_t>(match) * series.seats;
            RC_ASSERT(found.digest == result.lines[i].digest);
            RC_ASSERT(found.winners.bits() == result.lines[i].winners);
            RC_ASSERT(std::equal(found.points.begin(), found.points.end(), result.points.begin() + from));
            RC_ASSERT(std::equal(found.second.begin(), found.second.end(), result.second.begin() + from));
        }
    }));
}

void ResultBlobTest::randomBytesAreRefused() {
    QVERIFY(rc::check("random bytes are no results", [] {
        const auto bytes = *rc::gen::arbitrary<std::vector<unsigned char>>();
        RC_ASSERT(!ResultBlob::read(bytes));
    }));
}

void ResultBlobTest::everyChangeIsSeen() {
    QVERIFY(rc::check("changed, cut and longer bytes are refused", [] {
        std::string bytes = encode_results(*any_series());
        const int edits = *rc::gen::inRange(1, 4);
        const std::string before = bytes;
        for (int i = 0; i < edits && !bytes.empty(); ++i) {
            const auto at = static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(bytes.size())));
            switch (*rc::gen::inRange(0, 3)) {
            case 0:
                bytes[at] = *rc::gen::arbitrary<char>();
                break;
            case 1:
                bytes.resize(at);
                break;
            case 2:
                bytes.insert(at, 1, *rc::gen::arbitrary<char>());
                break;
            }
        }
        RC_PRE(bytes != before);
        RC_ASSERT(!ResultBlob::read(bytes_of(bytes)));
    }));
    // A check that is right proves nothing: bytes may be made so. All must stay inside what there is.
    QVERIFY(rc::check("bytes with the right check but a header of no sense are safe to read", [] {
        std::string bytes = encode_results(*any_series());
        bytes[static_cast<std::size_t>(*rc::gen::inRange(0, 36))] = *rc::gen::arbitrary<char>();
        Digest digest;
        for (std::size_t i = 0; i + 4 < bytes.size(); ++i)
            digest.add_byte(static_cast<std::uint8_t>(bytes[i]));
        for (std::size_t i = 0; i < 4; ++i)
            bytes[bytes.size() - 4 + i] = static_cast<char>(digest.folded() >> (8 * i));
        if (const auto blob = ResultBlob::read(bytes_of(bytes)))
            RC_ASSERT(blob->decode().lines.size() == static_cast<std::size_t>(blob->matches()));
    }));
}

void ResultBlobTest::faultsAreKnown() {
    KeptSeries series;
    series.result.faults = {{1, 0, 1, Fault::TimeOut, 5}, {1, 1, 0, Fault::Crash, 5}};
    const std::string bytes = encode_results(series);
    const auto blob = ResultBlob::read(bytes_of(bytes));
    QVERIFY(blob);
    auto faults = series.result.faults;
    QVERIFY(blob->has_faults(faults));
    faults[1].decision = 6;
    QVERIFY(!blob->has_faults(faults));
    faults = series.result.faults;
    std::swap(faults[0], faults[1]);
    QVERIFY(!blob->has_faults(faults));
    faults.pop_back();
    QVERIFY(!blob->has_faults(faults));
}

void ResultBlobTest::gamesTakeFewBytes_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("most");
    for (const GameEntry* game : games()) {
        const QString id = game->info().id;
        // Digest, winners, points and second score by seat; a match of sixteen seats still fits into 64 bytes.
        QTest::newRow(game->info().id) << id << (id == "pazaak" ? 5 : 64);
    }
}

void ResultBlobTest::gamesTakeFewBytes() {
    QFETCH(const QString, game);
    QFETCH(const int, most);
    const KeptSeries series = played_series(*find_game(game.toStdString()), 1000);
    const std::string bytes = encode_results(series);
    const auto blob = ResultBlob::read(bytes_of(bytes));
    QVERIFY(blob);
    QCOMPARE(blob->decode().points, series.result.points);
    QCOMPARE(blob->decode().second, series.result.second);
    const auto entries = bytes.size() - 40;
    QVERIFY2(entries <= 1000 * static_cast<std::size_t>(most), qPrintable(QString::number(entries)));
}

HILLTOP_TEST(ResultBlobTest)
#include "result_blob_test.moc"
