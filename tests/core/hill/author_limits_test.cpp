// SPDX-License-Identifier: GPL-3.0-or-later
// What an author may have on a hill: so many bots at a time, and so many versions a day.
#include "hill/author_limits.h"

#include "hill/fallen_out.h"
#include "hill/hill_bout.h"
#include "hill/hill_entry.h"
#include "of_hills.h"
#include "support/join_hill.h"
#include "support/test.h"

#include <QTemporaryDir>

using namespace hilltop;

namespace {

constexpr std::int64_t kMorning = 1'800'000'000'000 / 86'400'000 * 86'400'000; ///< 00:00 UTC

HillEvent event_of(HillEvent::Kind kind, const HillKey& key, const std::string& author = {},
                   std::int64_t date = kMorning) {
    return {.kind = kind, .version = {.key = key, .author = author}, .date = date};
}

HillEvent added(const HillKey& key, const std::string& author, std::int64_t date = kMorning) {
    return event_of(HillEvent::Kind::Added, key, author, date);
}

} // namespace

class AuthorLimitsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anAuthorHasSoManyBots() {
        Plan plan;
        plan.entries_per_author = 2;
        HillLog log{added({"one", 1}, "Ann"), added({"other", 1}, "Bob"), added({"two", 1}, "ann")};
        const auto may = [&](const HillEvent& event, const std::vector<HillEvent>& before = {}) {
            return static_cast<bool>(check_author(plan, log, before, event));
        };
        QVERIFY(may(added({"three", 1}, "Annx")));
        for (const char* const alike : {"Ann", "ANN", "\xef\xbc\xa1nn", "A\xe2\x80\x8fnn"}) // wide, and with a mark
            QVERIFY2(!may(added({"three", 1}, alike)), alike);
        QVERIFY(may(added({"three", 1}, "Bob")) && may(added({"three", 1}, "")) && may(added({"three", 1}, "<b>Ann")));
        QVERIFY(may(added({"one", 2}, "Ann")));    // in place of the first
        QVERIFY(!may(added({"other", 2}, "Ann"))); // it has a new author
        const HillEvent leaves = event_of(HillEvent::Kind::Retired, {"one", 1});
        QVERIFY(may(added({"three", 1}, "Ann"), {leaves}));
        QVERIFY(!may(added({"four", 1}, "Ann"), {leaves, added({"three", 1}, "Ann")}));
        log.push_back(leaves);
        QVERIFY(may(added({"three", 1}, "Ann")));
        plan.entries_per_author = 0;
        log.push_back(added({"three", 1}, "Ann"));
        QVERIFY(may(added({"four", 1}, "Ann")));
    }
    void anAuthorAddsSoManyVersionsADay() {
        Plan plan;
        plan.versions_a_day = 2;
        constexpr std::int64_t kLast = 86'399'999; // of a day
        const HillLog log{added({"one", 1}, "Ann", kMorning - 1), added({"one", 2}, "ann", kMorning),
                          event_of(HillEvent::Kind::Retired, {"one", 2}), added({"two", 1}, "Ann", kMorning + kLast)};
        const auto may = [&](const std::string& author, std::int64_t date) {
            return static_cast<bool>(check_author(plan, log, {}, added({"two", 2}, author, date)));
        };
        QVERIFY(!may("Ann", kMorning + kLast) && !may("ANN", kMorning));
        QVERIFY(may("Bob", kMorning) && may("", kMorning));
        QVERIFY(may("Ann", kMorning - 1) && may("Ann", kMorning + kLast + 1));
        const auto why = check_author(plan, log, {}, added({"two", 2}, "Ann", kMorning));
        QVERIFY2(why_not(why).find("two can join from 2027-01-16 on") != std::string::npos, why_not(why).c_str());
    }
    /// Through the doors of a hill: those that join together, and one that comes back.
    void theLimitHoldsAtEveryDoor() {
        QTemporaryDir folder;
        Plan plan = usual_hill(*find_game("pazaak"));
        plan.entries_per_author = 1;
        const std::string path = folder.filePath("a.hhill").toStdString();
        auto hill = HillFile::create(path, plan).take();
        const EntryWords words{.author = "<b>\xe2\x80\xae"
                                         "Ann</b>"};
        auto first = entry_of(hill, "bold", words);
        QVERIFY(first && *first);
        QVERIFY(!entry_of(hill, "careful", words, false, PutBy::Person, {&(*first)->event, 1}));
        join(hill, "bold", words);
        const auto second = entry_of(hill, "careful", words);
        QVERIFY2(why_not(second).find("<b>Ann</b> already has bold on this hill, and") != std::string::npos,
                 why_not(second).c_str());
        QVERIFY(entry_of(hill, "careful", {.author = "Bob"}));
        // A new version is of the same author where no other is named.
        const auto next = entry_of(hill, "careful", {.name = "bold"}, true);
        QVERIFY(next && *next);
        QCOMPARE((*next)->event.version.author, hill.field().playing("bold")->author);
        QVERIFY(!(*next)->event.version.author.empty());
        const auto leaves = leaving(hill, "bold", HillEvent::Kind::Disqualified, "a joke");
        QVERIFY(leaves && hill.append(*leaves));
        join(hill, "careful", words);
        QVERIFY(why_not(coming_back(hill.plan(), hill.log(), {}, "bold", {})).find("bold can join when one") !=
                std::string::npos);
        QVERIFY(HillFile::open(path)->plan().entries_per_author == 1);
    }
    /// What may join decides no match, so hills with the same log are alike.
    void limitsAreNoPartOfWhatDecides() {
        QTemporaryDir folder;
        std::string logs[2];
        for (const int limit : {0, 1}) {
            Plan plan = usual_hill(*find_game("pazaak"));
            plan.entries_per_author = plan.versions_a_day = limit;
            auto hill = HillFile::create(folder.filePath(QString::number(limit)).toStdString(), plan).take();
            join(hill, "bold", {.author = "Ann"});
            logs[limit] = log_text(hill);
        }
        QCOMPARE(logs[0], logs[1]);
    }
};

HILLTOP_TEST(AuthorLimitsTest)
#include "author_limits_test.moc"
