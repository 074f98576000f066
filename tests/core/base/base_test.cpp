// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/digest.h"
#include "base/file_names.h"
#include "base/fixed_list.h"
#include "base/json_text.h"
#include "base/letters.h"
#include "base/numbers.h"
#include "base/quoted.h"
#include "base/result.h"
#include "base/seat.h"
#include "base/text_file.h"
#include "base/user_folders.h"
#include "support/test.h"
#include "system/users.h"

#include <QtTest>

#include <QTemporaryDir>

#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include <set>

using namespace hilltop;

namespace {

using List = FixedList<int, 7>;

std::vector<int> contents(const List& list) {
    return {list.begin(), list.end()};
}

/// One random edit of both lists; false if they disagree.
bool edit_both(List& list, std::vector<int>& model, int what, int value, int where) {
    const int size = static_cast<int>(model.size());
    switch (what) {
    case 0:
        if (size < List::kCapacity) {
            list.push_back(value);
            model.push_back(value);
        }
        break;
    case 1:
        if (size > 0) {
            RC_ASSERT(list.pop_back() == model.back());
            model.pop_back();
        }
        break;
    case 2:
        if (size > 0) {
            const int place = where % size;
            RC_ASSERT(list.remove_at(place) == model[static_cast<std::size_t>(place)]);
            model.erase(model.begin() + place);
        }
        break;
    case 3:
        if (size < List::kCapacity) {
            const int place = where % (size + 1);
            list.insert_at(place, value);
            model.insert(model.begin() + place, value);
        }
        break;
    default:
        list.clear();
        model.clear();
    }
    const auto found = std::find(model.begin(), model.end(), value);
    RC_ASSERT(list.find(value) == (found == model.end() ? -1 : static_cast<int>(found - model.begin())));
    RC_ASSERT(list.full() == (model.size() == List::kCapacity) && list.empty() == model.empty());
    return contents(list) == model;
}

} // namespace

class BaseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What others write can do nothing to a terminal, and nothing to the text beside it.
    void foreignTextIsTame() {
        const std::string wild = "a\x1b[31m\r\xc2\x9b"
                                 "2J\x7f\xe2\x80\xae"
                                 "cba\xe2\x81\xa6\n\t\xff \xc3\xa4\xd7\x90";
        QCOMPARE(escaped(wild),
                 std::string("a\\x1b[31m\\r\\u009b2J\\u007f\\u202ecba\\u2066\\n\\t\\xff \xc3\xa4\xd7\x90"));
        QCOMPARE(escaped("a\n\tb\x1b", "\n\t"), std::string("a\n\tb\\x1b"));
        QCOMPARE(shown_text(wild), std::string("a[31m2Jcba\n\t\\xff \xc3\xa4\xd7\x90"));
        QCOMPARE(shown_name(wild), std::string("a[31m 2Jcba  \\xff \xc3\xa4\xd7\x90"));
        QCOMPARE(shown_name("\xe2\x80\xa8x\xe2\x80\x8f"), std::string(" x"));
        // Parts of letters, and nothing.
        for (const std::string cut : {"", "\xe2", "\xe2\x80", "\xf0\x9f\x98", "\xc2"})
            QVERIFY(is_utf8(shown_name(cut)) && is_utf8(escaped(cut)));
        // A document of JSON stays one.
        const std::string json = "{\"name\":\"\xe2\x80\xae\x7f\xc2\x85\"}";
        QVERIFY(escaped(json) != json && *parse_json(escaped(json)) == *parse_json(json));
    }

    void nextSeatGoesRound() {
        for (int seats = 1; seats <= kMaxSeats; ++seats) {
            Seat seat(0);
            for (int i = 0; i < seats; ++i) {
                QCOMPARE(seat.index(), i);
                seat = next(seat, seats);
            }
            QCOMPARE(seat, Seat(0));
        }
    }
    void seatSetIsASet() {
        QVERIFY(rc::check("a SeatSet behaves as std::set", [] {
            const auto edits = *rc::gen::container<std::vector<std::pair<bool, int>>>(
                rc::gen::pair(rc::gen::arbitrary<bool>(), rc::gen::inRange(0, kMaxSeats)));
            SeatSet set;
            std::set<int> model;
            for (const auto& [insert, index] : edits) {
                if (insert) {
                    set.insert(Seat(index));
                    model.insert(index);
                } else {
                    set.erase(Seat(index));
                    model.erase(index);
                }
            }
            std::vector<int> seats;
            for (Seat seat : set)
                seats.push_back(seat.index());
            RC_ASSERT(seats == std::vector<int>(model.begin(), model.end()));
            RC_ASSERT(set.size() == static_cast<int>(model.size()) && set.empty() == model.empty());
            RC_ASSERT(SeatSet::from_bits(set.bits()) == set);
            for (int index = 0; index < kMaxSeats; ++index) {
                RC_ASSERT(set.contains(Seat(index)) == model.contains(index));
                RC_ASSERT(set.meets(Seat(index)) == model.contains(index));
            }
        }));
    }
    void wholeTables() {
        for (int seats = 0; seats <= kMaxSeats; ++seats)
            QCOMPARE(SeatSet::all(seats).size(), seats);
    }
    void perSeatIsIndexedBySeat() {
        PerSeat<int, 3> points;
        points[Seat(2)] = 5;
        QCOMPARE(points.values[2], 5);
        QVERIFY(!(points == PerSeat<int, 3>{}));
    }

    void fixedListKnowsItsPlaces() {
        List list;
        QVERIFY_EXCEPTION_THROWN(list.pop_back(), FixedListError);
        QVERIFY_EXCEPTION_THROWN(list[0], FixedListError);
        const volatile int first = 0, most = List::kCapacity; // so that GCC does not warn of what is tried here
        while (list.size() < most)
            list.push_back(list.size());
        QVERIFY_EXCEPTION_THROWN(list.push_back(8), FixedListError);
        QVERIFY_EXCEPTION_THROWN(list.insert_at(first, 8), FixedListError);
        QVERIFY_EXCEPTION_THROWN(list.remove_at(most), FixedListError);
        QVERIFY_EXCEPTION_THROWN(list[first - 1], FixedListError);
        QVERIFY_EXCEPTION_THROWN(list.shrink_to(most + 1), FixedListError);
        QCOMPARE(list.size(), 7);
    }
    void fixedListIsAList() {
        QVERIFY(rc::check("a FixedList behaves as std::vector", [] {
            using Edit = std::tuple<int, int, int>;
            const auto edits = *rc::gen::container<std::vector<Edit>>(
                rc::gen::tuple(rc::gen::inRange(0, 20), rc::gen::inRange(0, 4), rc::gen::inRange(0, 100)));
            List list;
            std::vector<int> model;
            for (const auto& [what, value, where] : edits)
                RC_ASSERT(edit_both(list, model, what < 19 ? what % 4 : 4, value, where));
            if (!model.empty()) RC_ASSERT(list.back() == model.back());
        }));
    }
    void whatLiesBehindTheEndDoesNotCount() {
        List longer;
        longer.push_back(1);
        longer.push_back(2);
        longer.pop_back();
        List shorter;
        shorter.push_back(1);
        QVERIFY(longer == shorter);
        shorter.push_back(1);
        QVERIFY(!(longer == shorter));
    }
    void longListsCountFurther() {
        FixedList<int, 300> list;
        for (int i = 0; i < 300; ++i)
            list.push_back(i);
        QCOMPARE(list.size(), 300);
        QCOMPARE(list.remove_at(0), 0);
        QCOMPARE(list[298], 299);
        static_assert(sizeof(FixedList<std::uint8_t, 7>) == 8);
    }

    void resultHoldsOneOfTwo() {
        const Result<int> fine = 7;
        QVERIFY(fine);
        QCOMPARE(*fine, 7);
        const Result<int> broken = misuse("test", "no such bot");
        QVERIFY(!broken);
        QCOMPARE(english(broken.error()), std::string("no such bot"));
        QCOMPARE(broken.error().kind, ErrorKind::Usage);
        QVERIFY(Result<>());
        const Result<> failed = failure("test", "disk full");
        QVERIFY(!failed);
        QCOMPARE(failed.error().kind, ErrorKind::Work);
        Result<std::unique_ptr<int>> moved = std::make_unique<int>(3);
        QCOMPARE(**std::move(moved), 3);
    }

    void numbers_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("fine");
        QTest::newRow("zero") << "0" << true;
        QTest::newRow("largest") << "18446744073709551615" << true;
        for (const char* text : {"18446744073709551616", "", "-1", "+1", " 1", "1 ", "0x10", "1e3", "1.5", "seven"})
            QTest::addRow("\"%s\"", text) << text << false;
    }
    void numbers() {
        QFETCH(QString, text);
        const auto number = read_number(text.toStdString());
        QTEST(number.has_value(), "fine");
        if (number) QCOMPARE(QString::number(*number), text);
    }

    void signedNumbersAndDecimals() {
        QCOMPARE(read_whole("-9223372036854775808"), std::optional(std::numeric_limits<std::int64_t>::min()));
        QVERIFY(!read_whole("9223372036854775808") && !read_whole("") && !read_whole("-") && !read_whole("1.0"));
        QCOMPARE(read_decimal("-0.25"), std::optional(-0.25));
        QVERIFY(!read_decimal("inf") && !read_decimal("nan") && !read_decimal("1e999") && !read_decimal("0,5"));
    }

    void jsonOfStrangers_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("problem");
        QTest::newRow("fine") << QByteArray("{\"a\":[1,\"[[\"]}") << "";
        QTest::newRow("cut off") << QByteArray("{\"a\":[1") << "its end is missing";
        QTest::newRow("one line") << QByteArray("{\"a\":x}") << "this is not JSON, see character 6";
        QTest::newRow("third line") << QByteArray("{\n\"a\":\n x}") << "line 3: this is not JSON, see character 2";
        QTest::newRow("deep") << QByteArray(200000, '[') << "nested too deeply";
        QTest::newRow("large") << QByteArray("1e999") << "too large";
    }
    void jsonOfStrangers() {
        QFETCH(QByteArray, text);
        QFETCH(QString, problem);
        const auto json = parse_json({text.constData(), static_cast<std::size_t>(text.size())});
        QCOMPARE(json                                                              ? QString()
                 : QString::fromStdString(english(json.error())).contains(problem) ? problem
                                                                                   : "other",
                 problem);
    }

    void filesAreWrittenWhole() {
        const QTemporaryDir folder;
        const std::string path = folder.filePath("a.txt").toStdString();
        const std::string text("one\0two\n", 8);
        QVERIFY(save_text(path, text));
        QCOMPARE(*load_text(path), text);
        QVERIFY(save_text(path, "later"));
        QCOMPARE(*load_text(path), std::string("later"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    void filesThatCannotBe() {
        const QTemporaryDir folder;
        const std::string path = folder.path().toStdString();
        QCOMPARE(english(load_text(path).error()), path + " is a folder, not a file");
        QCOMPARE(english(load_text(path + "/no").error()), path + "/no cannot be opened (No such file or directory)");
        QCOMPARE(english(save_text(path + "/no/a", "x").error()),
                 path + "/no/a cannot be written (No such file or directory)");
        // Over a folder nothing can be renamed; what was written beside goes again.
        const std::string taken = path + "/taken";
        QVERIFY(QDir(folder.path()).mkpath("taken"));
        QCOMPARE(english(save_text(taken, "x").error()), taken + " cannot be written (Is a directory)");
        QVERIFY(QDir(folder.path()).entryList(QDir::Files).isEmpty());
    }

    /// The published test values of FNV-1a, 64 bits.
    void endingsHaveNoCase() {
        QVERIFY(has_ending("cup.htour", ".htour") && has_ending("CUP.HTOUR", ".htour") &&
                has_ending(".HtOuR", ".htour"));
        QVERIFY(!has_ending("htour", ".htour") && !has_ending("cup.htour2", ".htour") && !has_ending("", ".htour"));
    }
    void utf8_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("fine");
        for (const char* text : {"", "abc", "\xc3\xbc", "\xe2\x82\xac", "\xf0\x9f\x82\xa1", "\xed\x9f\xbf"})
            QTest::addRow("%s", QByteArray(text).toHex().constData()) << QByteArray(text) << true;
        for (const char* text : {"\xe9", "caf\xe9.hmatch", "\xc3", "\xc3(", "\xc0\x80", "\xe0\x80\x80", "\xed\xa0\x80",
                                 "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\x80", "\xf0\x9f\x82"})
            QTest::addRow("%s", QByteArray(text).toHex().constData()) << QByteArray(text) << false;
    }
    void utf8() {
        QFETCH(QByteArray, text);
        QTEST(is_utf8(text.toStdString()), "fine");
    }
    void foldersOfTheUser() {
        const QByteArray home = qgetenv("HOME"), cache = qgetenv("XDG_CACHE_HOME");
        const bool had = qEnvironmentVariableIsSet("XDG_CACHE_HOME");
        qputenv("HOME", "/nowhere");
        qputenv("XDG_CACHE_HOME", "/tmp/cache");
        QCOMPARE(user_cache("a"), std::string("/tmp/cache/hilltop/a"));
        qputenv("XDG_CACHE_HOME", "relative/cache");
        QCOMPARE(user_cache("a"), std::string("/nowhere/.cache/hilltop/a"));
        for (const char* unusable : {"", "here"}) {
            qputenv("HOME", unusable);
            QCOMPARE(user_cache("a"), listed_home() + "/.cache/hilltop/a");
        }
        qunsetenv("HOME");
        QCOMPARE(user_cache("a"), listed_home() + "/.cache/hilltop/a");
        qputenv("HOME", home);
        had ? qputenv("XDG_CACHE_HOME", cache) : qunsetenv("XDG_CACHE_HOME");
    }

    void digestIsFnv1a_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("hash");
        QTest::newRow("nothing") << QByteArray() << "cbf29ce484222325";
        QTest::newRow("a") << QByteArray("a") << "af63dc4c8601ec8c";
        QTest::newRow("foobar") << QByteArray("foobar") << "85944171f73967e8";
    }
    void digestIsFnv1a() {
        QFETCH(QByteArray, bytes);
        Digest digest;
        for (char c : bytes)
            digest.add_byte(static_cast<std::uint8_t>(c));
        QTEST(QString::fromStdString(to_hex(digest.value())), "hash");
    }
    void digestTellsFieldsApart() {
        const auto of = [](std::string_view a, std::string_view b) {
            Digest digest;
            digest.add(a);
            digest.add(b);
            return digest.value();
        };
        QVERIFY(of("ab", "c") != of("a", "bc"));
        Digest bytes;
        for (const std::uint8_t byte : std::array<std::uint8_t, 8>{8, 7, 6, 5, 4, 3, 2, 1})
            bytes.add_byte(byte);
        Digest number;
        number.add(std::uint64_t{0x0102030405060708});
        QCOMPARE(number, bytes);
        QCOMPARE(number.folded(),
                 static_cast<std::uint32_t>(number.value() >> 32) ^ static_cast<std::uint32_t>(number.value()));
    }
};

HILLTOP_TEST(BaseTest)
#include "base_test.moc"
