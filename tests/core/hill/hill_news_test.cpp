// SPDX-License-Identifier: GPL-3.0-or-later
// What a hill's site tells those who come back: changes since the site before, authors, leaders and a feed.
#include "hill/hill_history.h"
#include "hill/hill_news.h"
#include "hill/hill_play.h"
#include "hill/hill_season.h"
#include "hill/hill_site.h"
#include "made_hill_scores.h"
#include "of_hills.h"
#include "pages/atom_feed.h"
#include "support/join_hill.h"
#include "support/test.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

using namespace hilltop;

namespace {

constexpr std::int64_t kDay = 86'400'000;
constexpr std::int64_t kFirstDay = 1'800'000'000'000 / kDay * kDay; ///< 2027-01-15
const std::string kHostile = "<b>\"A\" & 'B'</b>";

/// The texts of all elements of a name, or of one attribute of them.
QStringList texts_in(const QByteArray& xml, const QString& element, const QString& attribute = {}) {
    QStringList texts;
    QXmlStreamReader reader(xml);
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement || reader.name() != element) continue;
        texts << (attribute.isEmpty() ? reader.readElementText() : reader.attributes().value(attribute).toString());
    }
    if (reader.hasError()) texts << "XML: " + reader.errorString();
    return texts;
}

} // namespace

class HillNewsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XDG_CACHE_HOME", m_folder->filePath("cache").toLocal8Bit());
    }

    /// A lead changes when somebody else is ahead at the end of a day, and a shared one stays.
    void leadersAreThoseOfTheDays() {
        MadeHill hill(
            2, [](int one, int two) { return one == two  ? 0.5
                                             : one < two ? 0.1
                                                         : 0.9; }, 1);
        hill.join(2);
        hill.join(3);
        for (std::size_t i = 0; i < hill.log.size(); ++i)
            hill.log[i].date = kFirstDay + static_cast<std::int64_t>(i > 1 ? kDay : 0); // c and d on the second day
        hill.leave(3);
        hill.log.back().date = kFirstDay + 2 * kDay;
        hill.play_all();
        for (const Bout& bout :
             {Bout{{MadeHill::key(0), MadeHill::key(3)}, 0}, Bout{{MadeHill::key(1), MadeHill::key(3)}, 0},
              Bout{{MadeHill::key(2), MadeHill::key(3)}, 0}})
            hill.play({bout}); // as long as it was there
        const auto leads = hill_leads(hill.plan, hill.log, hill.scores);
        QStringList told;
        for (const HillLead& lead : leads)
            told << QString("%1 %2").arg(lead.event).arg(QString::fromStdString(lead.name));
        QCOMPARE(told.join(", "), QString("1 b, 3 d, 4 c"));

        // Of many days the last ones: c comes and goes, and who led before these is not told.
        while (hill.log.size() < 300) {
            hill.log.size() % 2 == 0 ? hill.join(3) : hill.leave(3);
            hill.log.back().date = kFirstDay + static_cast<std::int64_t>(hill.log.size()) * kDay;
        }
        const auto many = hill_leads(hill.plan, hill.log, hill.scores);
        QCOMPARE(many.size(), std::size_t{99});
        QCOMPARE(many.front().event, std::size_t{201});

        MadeHill even(
            3, [](int, int) { return 0.5; }, 1);
        for (const auto& [one, two] : {std::pair(0, 1), std::pair(0, 2), std::pair(1, 2)}) {
            BoutScore drawn;
            drawn.won.add(1, 2);
            even.scores.emplace(Bout{{MadeHill::key(one), MadeHill::key(two)}, 0}, drawn);
        }
        even.log[2].date = kDay;
        QCOMPARE(hill_leads(even.plan, even.log, even.scores).size(), std::size_t{1});
    }

    void theFeedIsAtom() {
        auto hill = make();
        add(hill, "bold", {.name = kHostile, .author = "Ann"}, kFirstDay);
        add(hill, "careful", {.name = "\xd7\x90\xd7\x91"}, kFirstDay + 1000); // from right to left
        HillEvent season;
        season.kind = HillEvent::Kind::Season;
        season.why = "Spring\xe2\x80\xae & \x01\xef\xbf\xbf\xff]]>";
        season.date = std::numeric_limits<std::int64_t>::max();
        QVERIFY(hill.append({&season, 1}));
        const std::vector<HillLead> leads{{1, kHostile}};
        const std::string text = feed_of(hill, leads, "The <hill>", {});
        QCOMPARE(feed_of(hill, leads, "The <hill>", {}), text);
        const QByteArray xml = QByteArray::fromStdString(text);
        QCOMPARE(texts_in(xml, "title").join('|'), "The <hill>|The season Spring & \\xff]]> ended|" +
                                                       QString::fromStdString(kHostile) + " took the lead|" +
                                                       QString::fromUtf8("\xd7\x90\xd7\x91") + " joined|" +
                                                       QString::fromStdString(kHostile) + " joined");
        QCOMPARE(texts_in(xml, "updated").join(' '), QString("9999-12-31T23:59:59Z 9999-12-31T23:59:59Z "
                                                             "2027-01-15T00:00:01Z 2027-01-15T00:00:01Z "
                                                             "2027-01-15T00:00:00Z"));
        const QStringList ids = texts_in(xml, "id");
        QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), 5);
        for (const QString& id : ids)
            QVERIFY2(QRegularExpression("^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$").match(id).hasMatch(),
                     qPrintable(id));
        QCOMPARE(texts_in(xml, "name").join('|'), "The <hill>");
        QCOMPARE(xml.count("<entry>"), 4);
        for (const QString& link : texts_in(xml, "link", "href"))
            QVERIFY2(link == "index.html" || link.startsWith("bots/"), qPrintable(link));

        // What comes later changes nothing of what was told.
        add(hill, "cautious", {.name = "Later"}, kFirstDay + kDay);
        const QStringList more = texts_in(QByteArray::fromStdString(feed_of(hill, leads, "The hill", {})), "id");
        QCOMPARE(more.first(), ids.first());
        QCOMPARE(more.sliced(2), ids.sliced(1));
        // A lead is that of its day, whatever else happens then.
        const QStringList same =
            texts_in(QByteArray::fromStdString(feed_of(hill, {{0, kHostile}}, "The hill", {})), "id");
        QCOMPARE(QSet<QString>(same.begin(), same.end()), QSet<QString>(more.begin(), more.end()));

        const QByteArray absolute =
            QByteArray::fromStdString(feed_of(hill, leads, "The hill", "https://example.org/x/"));
        const QStringList links = texts_in(absolute, "link", "href");
        QCOMPARE(links.size(), 7);
        for (const QString& link : links)
            QVERIFY2(link.startsWith("https://example.org/x/"), qPrintable(link));
        QCOMPARE(links[1], QString("https://example.org/x/feed.atom"));
    }
    void addressesOfFoldersEndInASlash() {
        QCOMPARE(*folder_url("https://example.org/rps"), std::string("https://example.org/rps/"));
        QCOMPARE(*folder_url("http://example.org/"), std::string("http://example.org/"));
        for (const char* const wrong :
             {"", "example.org", "ftp://example.org/", "https://", "https://example.org/?a=1", "https://example.org/#a",
              "https://example.org/a b", "https://example.org/\"><b>", "javascript:alert(1)",
              "https://example.org/\xc3\xbc"})
            QVERIFY2(!folder_url(wrong), wrong);
    }

    void aSiteTellsWhatHasChanged() {
        auto hill = make();
        add(hill, "bold", {.name = "Same", .author = "Ann"}, kFirstDay);
        add(hill, "careful", {.name = kHostile, .author = " <i>ann</i>"}, kFirstDay);
        QVERIFY(play_hill(hill, {}));
        const QByteArray first = site_of(hill);
        QVERIFY(!first.contains("id=\"changes\""));
        QCOMPARE(site_of(hill), first); // nothing has changed
        add(hill, "expert", {.name = "New <b>"}, kFirstDay + kDay);
        const auto gone = leaving(hill, "Same", HillEvent::Kind::Retired, "tired & <b>");
        QVERIFY(gone && hill.append(*gone));
        QVERIFY(play_hill(hill, {}));
        const QByteArray second = site_of(hill);
        const QString changed = section(second, "changes");
        QVERIFY2(changed.contains("<bdi>New &lt;b&gt;</bdi> joined.") &&
                     changed.contains("<bdi>Same</bdi> has retired: <bdi>tired &amp; &lt;b&gt;</bdi>"),
                 qPrintable(changed));
        QCOMPARE(changed.count("<li"), changed.contains(" rose from place ") ? 3 : 2);
        QCOMPARE(site_of(hill), second); // still what was new
        QVERIFY(end_season(hill, "Spring"));
        const QString season = section(site_of(hill, true), "changes"); // the run goes on
        QVERIFY2(season.contains("<bdi>New &lt;b&gt;</bdi> joined.") && season.contains("<bdi>Spring</bdi> ended."),
                 qPrintable(season));
        add(hill, "expert", {.name = "Newer"}, kFirstDay + 2 * kDay);
        const QString last = section(site_of(hill), "changes");
        QVERIFY2(last.contains("Newer") && !last.contains("Spring"), qPrintable(last));
    }
    void whoRisesIsTold() {
        auto hill = make();
        for (const char* const bot : {"novice", "expert"})
            add(hill, bot, {}, kFirstDay);
        QVERIFY(play_hill(hill, {}));
        const HillTable table = *hill_table(hill);
        const std::string first = table.rows[0].key.name, second = table.rows[1].key.name;
        const std::vector<SiteEvent> events(2, {"2027-01-15", site_text("%1 joined.").name("bold")});
        std::string note = changes_since(hill, table, events, nullptr, false, kFirstDay).note;
        const auto places = [](const std::string& one, int of_one, const std::string& two, int of_two) {
            const Json json = {{one, of_one}, {two, of_two}};
            return json.dump();
        };
        const std::string now = places(first, 1, second, 2), before = places(first, 5, second, 1);
        for (auto at = note.find(now); at != note.npos; at = note.find(now))
            note.replace(at, now.size(), before);
        const auto told = changes_since(hill, table, events, &note, false, kFirstDay + kDay).told;
        QCOMPARE(told.size(), std::size_t{1}); // who falls is not told
        QCOMPARE(told[0].html("p"), "<p data-t><bdi>" + first +
                                        "</bdi> rose from place <span data-v>5</span> to "
                                        "<span data-v>1</span>.</p>");
    }
    /// The note of a site lies in a folder that others may write, and may be of another hill.
    void aStrangeNoteSaysNothing() {
        auto hill = make();
        add(hill, "bold", {}, kFirstDay);
        const HillTable table = *hill_table(hill);
        const std::vector<SiteEvent> events{{"2027-01-15", site_text("%1 joined.").name("bold")}};
        const auto told = [&](const std::string& note) {
            return changes_since(hill, table, events, &note, false, kFirstDay).told.size();
        };
        const std::string nothing =
            R"({"since":{"date":1,"events":0,"last":"","places":{}},"now":{"date":1,"events":0,"last":"","places":{}}})";
        QCOMPARE(told(nothing), std::size_t{1});
        for (const auto& [from, to] :
             {std::pair("\"events\":0,\"last\":\"\"", "\"events\":5,\"last\":\"\""),
              std::pair("\"events\":0", "\"events\":-1"), std::pair("\"events\":0", "\"events\":1"),
              std::pair("\"places\":{}", "\"places\":[]"), std::pair("\"date\":1", "\"date\":\"x\""),
              std::pair("\"since\"", "\"other\""), std::pair("{", "[")}) {
            std::string note = nothing;
            note.replace(note.find(from), std::string(from).size(), to);
            QVERIFY2(told(note) == 0, note.c_str());
        }
        QCOMPARE(changes_since(hill, table, events, nullptr, false, kFirstDay).told.size(), std::size_t{0});
    }

    void authorsAreListed() {
        auto hill = make();
        add(hill, "bold", {.name = "One", .author = "Ann <b>"}, kFirstDay);
        add(hill, "careful", {.name = "Two", .author = "ANN <B>"}, kFirstDay);
        add(hill, "cautious", {.name = "Three", .author = "Bob"}, kFirstDay);
        add(hill, "novice", {.name = "Nobody's"}, kFirstDay);
        QVERIFY(play_hill(hill, {}));
        const HillTable table = *hill_table(hill);
        const auto authors = authors_of(hill, table);
        QCOMPARE(authors.size(), std::size_t{2});
        std::size_t bots = 0;
        for (const SiteAuthor& author : authors) {
            QCOMPARE(author.bots.size(), std::size_t(author.name == "Bob" ? 1 : 2));
            bots += author.bots.size();
        }
        QCOMPARE(bots, std::size_t{3});
        const QString shown = section(site_of(hill), "authors");
        QVERIFY2(shown.contains("<bdi>Bob</bdi>") && !shown.contains("<b>") && !shown.contains("Nobody"),
                 qPrintable(shown));
    }
    void leadersAndSeasonsAreListed() {
        auto hill = make();
        add(hill, "bold", {.name = kHostile}, kFirstDay);
        add(hill, "novice", {.name = "Other"}, kFirstDay);
        QVERIFY(play_hill(hill, {}) && end_season(hill, "Spring <b>"));
        const QString shown = section(site_of(hill), "leaders");
        const std::string first = hill_table(hill)->rows[0].key.name;
        const QString name = first == "Other" ? "Other" : "&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/b&gt;";
        QVERIFY2(shown.contains("<bdi>" + name + "</bdi> took the lead.") &&
                     shown.contains("<bdi>" + name + "</bdi> won the season <bdi>Spring &lt;b&gt;</bdi>."),
                 qPrintable(shown));
        QVERIFY(shown.contains("<time>2027-01-15</time>"));
        // The table of a season is JSON of whoever wrote the file.
        for (const char* const table :
             {"", "[]", "{\"standings\": 5}", "{\"standings\": [5, {\"place\": 1, \"bot\": 2}]}"}) {
            HillSeason season{.name = "Spring", .date = 0, .table = table};
            for (const SiteEvent& event : leaders_of(hill.log(), {}, {season}))
                QFAIL(event.second.html("p").c_str());
        }
    }

private:
    HillFile make() {
        Plan plan = usual_hill(*find_game("pazaak"));
        plan.matches = 20;
        plan.seed = 7;
        plan.duplicate = true;
        return HillFile::create(m_folder->filePath("a.hhill").toStdString(), plan).take();
    }
    static void add(HillFile& hill, const std::string& bot, const EntryWords& words, std::int64_t date) {
        auto entry = entry_of(hill, bot, words);
        QVERIFY2(entry && *entry, why_not(entry).c_str());
        (*entry)->event.date = date;
        QVERIFY(hill.append(std::span(&(*entry)->event, 1), std::span(&(*entry)->content, 1)));
    }
    /// The front page of its site.
    QByteArray site_of(HillFile& hill, bool continues = false) const {
        HillSite site;
        site.continues = continues;
        const auto done = write_hill_site(hill, m_folder->filePath("site").toStdString(), site);
        QFile index(m_folder->filePath("site/index.html"));
        if (!done || !index.open(QIODevice::ReadOnly))
            return QByteArray::fromStdString("not written: " + why_not(done));
        return index.readAll();
    }
    /// What is below a heading; empty if there is none.
    static QString section(const QByteArray& page, const QString& id) {
        const QString text = QString::fromUtf8(page), heading = "<h2 id=\"" + id + '"';
        const qsizetype at = text.indexOf(heading);
        return at < 0 ? QString() : text.mid(at, text.indexOf("<h2", at + 1) - at);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

HILLTOP_TEST(HillNewsTest)
#include "hill_news_test.moc"
