// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/error.h"
#include "base/fields.h"
#include "base/percent.h"
#include "base/stop.h"
#include "support/test.h"

#include <QtTest>

using namespace hilltop;

namespace {

struct Chair {
    std::string name;
    int legs = 4;
    bool operator==(const Chair&) const = default;
};

struct Room {
    std::uint64_t number = 0;
    std::vector<Chair> chairs;
    std::optional<double> width;
    std::string note;
    OtherFields others;
};

FieldTable<Chair> chair_fields() {
    return FieldTable<Chair>()
        .required("name", &Chair::name, form::text())
        .written("legs", &Chair::legs, form::whole(1, 9), "how many");
}

FieldTable<Room> room_fields() {
    return FieldTable<Room>()
        .constant("format", 3, form::whole(1))
        .required("number", &Room::number, form::decimal(1000))
        .written("chairs", &Room::chairs, form::list(chair_fields().form()))
        .written("width", &Room::width, form::or_null(form::number()))
        .optional("note", &Room::note, form::text())
        .computed(
            "count", [](const Room& room) { return static_cast<int>(room.chairs.size()); }, form::whole())
        .rest(&Room::others);
}

QString why(const Result<Room>& room) {
    return room ? QString() : QString::fromStdString(english(room.error()));
}

Result<int> twice(const Result<int>& number) {
    return 2 * TRY(number);
}

} // namespace

class FieldsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void writesInOrder() {
        const Room room{7, {{"oak", 3}, {"pine"}}, {}, "", {}};
        QCOMPARE(room_fields().write(room).dump(),
                 std::string(R"({"format":3,"number":"7","chairs":[{"name":"oak","legs":3},{"name":"pine","legs":4}],)"
                             R"("width":null,"count":2})"));
    }

    void readsWhatItWrites() {
        const std::string text =
            R"({"format":3,"number":"7","chairs":[{"name":"oak","legs":3}],"width":0.5,"note":"n","count":1,"new":[1]})";
        const auto room = room_fields().read(Json::parse(text));
        QVERIFY(room);
        QCOMPARE(room->number, std::uint64_t{7});
        QCOMPARE(room->chairs, (std::vector<Chair>{{"oak", 3}}));
        QCOMPARE(room->width, std::optional(0.5));
        QCOMPARE(room_fields().write(*room).dump(), text);
        QCOMPARE(room_fields().read(Json::parse(R"({"format":3,"number":7})"))->number, std::uint64_t{7});
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* text, const char* sentence) {
            QTest::newRow(sentence) << QByteArray(text) << QString(sentence);
        };
        row("[]", "room: this must be a JSON object");
        row(R"({"format":3})", "room.number: this field is missing");
        row(R"({"format":"3","number":"7"})", "room.format: this must be a whole number");
        row(R"({"format":3,"number":"x"})",
            "room.number: the value is \"x\", but it must be a whole number from 0 to 2^64-1");
        row(R"({"format":3,"number":"1001"})", "room.number: this number is too large");
        row(R"({"format":3,"number":1,"chairs":7})", "room.chairs: this must be a list");
        row(R"({"format":3,"number":1,"chairs":[{"name":"a"},{"legs":4}]})",
            "room.chairs[1].name: this field is missing");
        row(R"({"format":3,"number":1,"chairs":[{"name":7}]})",
            "room.chairs[0].name: this must be text in quotation marks");
        row(R"({"format":3,"number":1,"chairs":[{"name":"a","legs":10}]})",
            "room.chairs[0].legs: the value is 10, but it must be from 1 to 9");
        row(R"({"format":3,"number":1,"chairs":[{"name":"a","legs":18446744073709551615}]})",
            "room.chairs[0].legs: this number is too large");
        row(R"({"format":3,"number":1,"width":"wide"})", "room.width: this must be a number");
    }
    void refuses() {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, sentence);
        QCOMPARE(why(room_fields().read(Json::parse(text.toStdString()), Path("room"))), sentence);
    }

    void checksAndUnknownFields() {
        auto strict = room_fields();
        strict.check([](const Room& room, const Path& at) -> Result<> {
            return room.note.empty() ? Result<>()
                                     : at.field("note").error(failure("base", "this must be text in quotation marks"));
        });
        QCOMPARE(why(strict.read(Json::parse(R"({"format":3,"number":1,"note":"n"})"))),
                 QString("note: this must be text in quotation marks"));
        strict.no_others(failure("base", "this field is missing"));
        QCOMPARE(why(strict.read(Json::parse(R"({"format":3,"number":1,"colour":1})"))),
                 QString("colour: this field is missing"));
        strict.null_is_missing();
        QCOMPARE(why(strict.read(Json::parse(R"({"format":3,"number":null})"))),
                 QString("number: this field is missing"));
    }

    /// The schema promises what is required or follows from the rest.
    void describes() {
        const Json schema = room_fields().schema();
        QCOMPARE(schema["required"].dump(), std::string(R"(["format","number","count"])"));
        QCOMPARE(schema["properties"]["chairs"]["items"]["properties"]["legs"].dump(),
                 std::string(R"({"type":"integer","minimum":1,"maximum":9,"description":"how many"})"));
    }

    /// What follows from other fields can be read as well, and be limited by them.
    void fieldsFollowFromOthers() {
        FieldTable<Chair> fields;
        const auto take_pairs = [](Chair& chair, int pairs) -> Result<> {
            if (pairs == 3) return failure("base", "this number is too large");
            chair.legs = 2 * pairs;
            return {};
        };
        fields.written("most", &Chair::legs, form::whole(1));
        fields
            .made(
                "pairs", [](const Chair& chair) { return chair.legs / 2; }, take_pairs, form::whole())
            .within([](const Chair& chair) { return std::pair(1, chair.legs); });
        fields.made(
            "loud", [](const Chair& chair) { return chair.name + '!'; }, &Chair::name, form::text());
        fields.written("name", &Chair::name, form::text()).unread();
        fields.null_is_missing().all_promised();
        QCOMPARE(fields.write({"oak", 8}).dump(), std::string(R"({"most":8,"pairs":4,"loud":"oak!","name":"oak"})"));
        const auto read = [](const FieldTable<Chair>& table, const char* text) {
            return table.read(Json::parse(text));
        };
        const auto refused = [](const FieldTable<Chair>& table, const char* text) {
            const auto chair = table.read(Json::parse(text));
            return chair ? std::string() : english(chair.error());
        };
        QCOMPARE(*read(fields, R"({"most":8,"pairs":4,"loud":"elm","name":7})"), (Chair{"elm", 8}));
        QCOMPARE(*read(fields, R"({"most":6,"pairs":null})"), (Chair{"", 6}));
        QCOMPARE(refused(fields, R"({"most":3,"pairs":4})"),
                 std::string("pairs: the value is 4, but it must be from 1 to 3"));
        QCOMPARE(refused(fields, R"({"most":3,"pairs":3})"), std::string("pairs: this number is too large"));
        QCOMPARE(refused(fields, R"({"most":3,"pairs":"3"})"), std::string("pairs: this must be a whole number"));
        QCOMPARE(fields.schema()["required"].dump(), std::string(R"(["most","pairs","loud","name"])"));
    }

    void rowsHaveNoNames() {
        const auto row = chair_fields().row();
        QCOMPARE(row.write({"oak", 3}).dump(), std::string(R"(["oak",3])"));
        Chair chair;
        QVERIFY(row.read(Json::parse(R"(["pine",5])"), Path("row"), chair));
        QCOMPARE(chair, (Chair{"pine", 5}));
        const auto wrong = row.read(Json::parse(R"(["pine",0])"), Path("row"), chair);
        QCOMPARE(english(wrong.error()), std::string("row[1]: the value is 0, but it must be from 1 to 9"));
        QVERIFY(!row.read(Json::parse(R"(["pine"])"), Path("row"), chair));
    }

    void triesAndStops() {
        QCOMPARE(*twice(21), 42);
        QCOMPARE(english(twice(failure("base", "no")).error()), std::string("no"));
        QVERIFY(!Stop()());
        QVERIFY(Stop([] { return true; })());
    }

    void percentCodes() {
        const auto letter = [](char c) { return c >= 'a' && c <= 'z'; };
        QCOMPARE(percent_encoded("a b%\xff", letter), std::string("a%20b%25%FF"));
        QCOMPARE(percent_decoded("a%20b%25%ff"), std::string("a b%\xff"));
        QCOMPARE(percent_decoded("100% %zz%4"), std::string("100% %zz%4"));
    }
};

HILLTOP_TEST(FieldsTest)
#include "fields_test.moc"
