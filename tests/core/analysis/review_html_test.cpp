// SPDX-License-Identifier: GPL-3.0-or-later
// The page a review becomes: one file, well-formed, whatever people are called.
#include "analysis/report_parts.h"
#include "analysis/review_html.h"
#include "registry/registry.h"
#include "support/test.h"

#include <QRegularExpression>
#include <QXmlStreamReader>
#include <QtTest>

using namespace hilltop;

namespace {

constexpr const char* kNasty = "<b>Ada</b> & \"Bob\" \x01' </title><script>alert(1)</script>";

Replay reported(const GameEntry& game, const char* name, int steps = -1) {
    const std::vector<std::string> bots(static_cast<std::size_t>(game.info().default_seats), game.bots()[0].id);
    Record record = *play_record(game, default_values(game.rules()), {5, 2, 2}, bots);
    record.seats[0].name = name;
    if (steps >= 0) record = cut_before(record, steps);
    return std::move(*Replay::make(std::move(record), Replay::Asking::Later));
}

Review judged(const Replay& replay) {
    ReviewOrder order;
    order.samples = 4;
    return **review(replay, order);
}

QString page_of(const Replay& replay, const Review& review) {
    ReportExtras extras;
    extras.deal = "0005-2 <i>";
    extras.played = 86400;
    extras.table = [](int position) { return "Position " + std::to_string(position) + " <of> & \"all\"\n"; };
    return QString::fromStdString(review_html(replay, review, extras));
}

/// What an XML reader sees of a page, or the reason why it does not.
struct PageSeen {
    QString problem;
    QMap<QString, int> elements;
    QStringList attributes, links;
    QString text;
    QSet<QString> ids;
};
PageSeen seen(const QString& page) {
    PageSeen found;
    QXmlStreamReader reader(page);
    QList<int> heads, cells;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isCharacters()) found.text += reader.text();
        const QString name = reader.name().toString();
        if (reader.isStartElement()) {
            ++found.elements[name];
            for (const auto& attribute : reader.attributes()) {
                found.attributes += attribute.name().toString();
                if (attribute.name() == QStringLiteral("href")) found.links += attribute.value().toString();
                if (attribute.name() == QStringLiteral("id")) {
                    if (found.ids.contains(attribute.value().toString())) found.problem = "an id twice";
                    found.ids += attribute.value().toString();
                }
            }
            if (name == "table") heads.append(0);
            if (name == "th" && reader.attributes().value("scope") == QStringLiteral("col")) ++heads.last();
            if (name == "tr") cells.append(0);
            if (name == "td" || name == "th") ++cells.last();
        } else if (reader.isEndElement() && name == "tr") {
            if (cells.last() != heads.last()) found.problem = "a row that is not as long as its head";
        }
    }
    if (reader.hasError()) found.problem = reader.errorString();
    return found;
}

} // namespace

class ReviewHtmlTest : public QObject {
    Q_OBJECT
private slots:
    void everyGame_data() {
        QTest::addColumn<QString>("id");
        for (const GameEntry* game : games())
            if (game->judge_traits()) QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }
    void everyGame() {
        QFETCH(QString, id);
        const GameEntry& game = *find_game(id.toStdString());
        const Replay replay = reported(game, kNasty);
        const Review review = judged(replay);
        const QString page = page_of(replay, review);
        const PageSeen found = seen(page);
        QCOMPARE(found.problem, QString());
        QVERIFY(page.startsWith("<!DOCTYPE html>\n<html lang=\"en\""));
        QCOMPARE(found.elements["title"] >= 2, true); // of the page and of the graph
        QVERIFY(found.elements["desc"] >= 1);
        // No player's name is markup, nothing is loaded from anywhere.
        for (const char* element : {"script", "b", "link", "img", "iframe", "i"})
            QCOMPARE(found.elements.value(element), 0);
        QVERIFY(found.text.contains("<b>Ada</b> & \"Bob\" ' </title><script>alert(1)</script>"));
        QVERIFY(!found.attributes.contains("src"));
        for (const QString& link : found.links)
            QVERIFY2(link.startsWith('#') && found.ids.contains(link.mid(1)), qPrintable(link));
        QVERIFY(!QString(page)
                     .remove("http://www.w3.org/2000/svg")
                     .remove("http://www.w3.org/1999/xhtml")
                     .contains("http"));
        QVERIFY(page.contains("<time datetime=\"1970-01-02T00:00:00Z\">"));
        QVERIFY(page.contains("prefers-color-scheme: dark"));
        // A graph for both sides, or one for each who plays for himself; the costliest moments with their tables.
        const auto costliest = marked(review, mark_limits(game.info()));
        QCOMPARE(found.elements["article"], std::min<int>(5, static_cast<int>(costliest.size())));
        QCOMPARE(found.elements["pre"], found.elements["article"]);
        const int alone = game.info().teams || game.info().cooperative ? 1 : game.info().default_seats;
        QCOMPARE(found.elements["figure"], alone == 2 ? 1 : alone);
        QCOMPARE(page.count("scope=\"row\"") >= static_cast<int>(review.seats.size()), true);
    }

    /// The numbers are those of the review.
    void tellsTheNumbers() {
        const Replay replay = reported(*find_game("pazaak"), "Ada");
        Review review = judged(replay);
        review.seats[0].start = 0.1234;
        review.seats[0].start_error = 0.002;
        review.seats[0].luck = -0.25;
        review.seats[0].luck_error = 0.031;
        review.seats[0].skill = review.seats[0].own_skill = 0.1266;
        review.seats[0].own_error = review.seats[0].others_error = 0;
        review.seats[0].accuracy = 0.987;
        review.seats[0].accuracy_error = 0.0123;
        review.seats[0].marks = {0, 7, 8, 9};
        const QString page = page_of(replay, review);
        QVERIFY(page.contains("<tr><th scope=\"row\">Ada</th><td>12.3 \u00b1 0.2</td><td>\u221225.0 \u00b1 3.1</td>"
                              "<td>+12.7</td><td>0.0</td><td>0.0</td><td>25.0 \u00b1 3.1</td>"));
        QVERIFY(page.contains("<td>98.7 % \u00b1 1.2</td><td>7</td><td>8</td><td>9</td></tr>"));
    }

    void theCostliestComesFirst() {
        const Replay replay = reported(*find_game("pazaak"), "Ada");
        Review review = judged(replay);
        std::vector<std::size_t> numbered;
        for (std::size_t i = 0; i < review.decisions.size(); ++i) {
            review.decisions[i].loss.reset();
            if (review.decisions[i].number >= 0 && !review.decisions[i].forced()) numbered.push_back(i);
        }
        QVERIFY(numbered.size() >= 2);
        review.decisions[numbered[0]].loss = Estimate{0.06, 0.001, How::Sampled};
        review.decisions[numbered[1]].loss = Estimate{0.16, 0.002, How::Sampled};
        const QString page = page_of(replay, review);
        const auto heading = [&](std::size_t i) {
            return page.indexOf(QString("<h3>Decision %1:").arg(review.decisions[numbered[i]].number + 1));
        };
        QVERIFY(heading(0) > heading(1) && heading(1) > 0);
        QVERIFY(page.contains("It loses 16.0 % \u00b1 0.2 given what the seat knew"));
        QVERIFY(page.contains("&lt;of&gt; &amp; &quot;all&quot;"));
        QCOMPARE(page.count("<article "), 2);
    }

    /// Pictures are part of the page; what was computed says so, and has no error.
    /// Names come from others; marks within our own Hebrew texts stay.
    void namesTurnNothing() {
        QCOMPARE(escaped_html("<a\u202Eb\u2066c\u0085\x1b\n\u200E\u05d0>"), std::string("&lt;abc\n\u200E\u05d0&gt;"));
        QVERIFY(text_page("\u202Ex", "\u202Ey").find("\u202E") == std::string::npos);
        Record record;
        record.seats = {{"bold", 1, "A\u202E\nB"}};
        QCOMPARE(report_names(record).front(), std::string("A B"));
    }

    void picturesAndHow() {
        const Replay replay = reported(*find_game("pazaak"), "Ada");
        const Review review = judged(replay);
        QVERIFY(!marked(review).empty());
        ReportExtras extras;
        extras.picture = [](int) { return std::string("\x89PNG\r\n", 6); };
        const QString page = QString::fromStdString(review_html(replay, review, extras));
        const PageSeen found = seen(page);
        QCOMPARE(found.problem, QString());
        QCOMPARE(found.elements["img"], found.elements["article"]);
        QVERIFY(page.contains("src=\"data:image/png;base64,iVBORw0K\""));
        QVERIFY(page.contains("<td class=\"word\">simulated</td>"));
        QVERIFY(!page.contains("A number without an error is exact"));
        QVERIFY(page.contains("Loss per unforced decision"));
    }

    void anUnfinishedMatch() {
        const Replay replay = reported(*find_game("pazaak"), "Ada", 0);
        const QString page = page_of(replay, judged(replay));
        QCOMPARE(seen(page).problem, QString());
        QVERIFY(page.contains("The match is not finished."));
        QVERIFY(page.contains("No mistakes beyond chance"));
    }
};

HILLTOP_TEST(ReviewHtmlTest)
#include "review_html_test.moc"
