// SPDX-License-Identifier: GPL-3.0-or-later
// A match as a page: every position holds what the table shows, and a seat's page nothing that the seat could not see.
#include "base/text_file.h"
#include "conformance/raid.h"
#include "pages/match_page.h"
#include "pages/page_cards.h"
#include "registry/registry.h"
#include "support/page_data.h"
#include "support/test.h"

#include <algorithm>

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>
#include <nlohmann/json.hpp>

using namespace hilltop;

namespace {

constexpr const char* kNasty = "</script><img src=x onerror=alert(1)>";

Replay played(const GameEntry& game) {
    std::vector<std::string> bots(static_cast<std::size_t>(game.info().default_seats), game.bots()[0].id);
    Record record = *play_record(game, default_values(game.rules()), {5, 2, 2}, bots);
    record.seats[0].name = kNasty;
    record.notes = kNasty;
    return std::move(*Replay::make(std::move(record), Replay::Asking::Later));
}

/// The cards of each moment as a page lays them out for that viewer (-1: all cards): by zone the faces, "" face down.
using Zones = std::map<std::string, std::vector<std::string>>;
std::vector<Zones> laid_out(const Json& data, const Json& moments, int viewer) {
    std::vector<Zones> all;
    Json zones = Json::object();
    for (const Json& moment : moments) {
        for (const auto& [key, zone] : moment["z"].items()) {
            if (zone.is_null())
                zones.erase(key);
            else
                zones[key] = zone;
        }
        Zones laid;
        for (const auto& [key, zone] : zones.items()) {
            if (zone.is_number()) {
                laid[key].resize(zone.get<std::size_t>());
                continue;
            }
            for (const Json& number : zone) {
                std::string face;
                if (number != 0) {
                    const Json& card = data["cards"][number.get<std::size_t>() - 1];
                    const bool sees = viewer < 0 || (card[1].get<int>() >> viewer & 1) != 0;
                    if (sees) face = data["faces"][card[0].get<std::size_t>()].get<std::string>();
                }
                laid[key].push_back(face);
            }
        }
        all.push_back(std::move(laid));
    }
    return all;
}

Zones shown_by(const Table& table, SeatSet viewers) {
    Zones zones;
    for (const ShownCard& card : table.shown(viewers))
        zones[std::to_string(card.spot.zone) + '.' + std::to_string(card.spot.seat)].push_back(
            card.face == kHidden ? std::string() : card_name(table.info(), card.face.kind, card.face.value).text());
    return zones;
}

/// Says English from right to left, but for the places.
class Backwards : public Wording {
public:
    std::string said(const Pattern& pattern) const override {
        std::string text = pattern.text;
        std::reverse(text.begin(), text.end());
        for (std::size_t at = 0; at + 1 < text.size(); ++at)
            if (text[at + 1] == '%') std::swap(text[at], text[at + 1]);
        return text;
    }
};

void add_games() {
    QTest::addColumn<QString>("id");
    for (const GameEntry* game : games())
        QTest::newRow(game->info().id) << QString(game->info().id);
}

} // namespace

class MatchPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPositionIsTheTable_data() { add_games(); }
    /// For all together and for each seat.
    void everyPositionIsTheTable() {
        QFETCH(QString, id);
        const Replay replay = played(*find_game(id.toStdString()));
        const Json data = match_page_data(replay, {});
        QCOMPARE(static_cast<int>(data["moments"].size()), replay.positions());
        std::vector<std::pair<int, SeatSet>> views{{-1, SeatSet::all(replay.last().seats())}};
        for (Seat seat : SeatSet::all(replay.last().seats()))
            views.push_back({seat.index(), SeatSet(seat)});
        for (const auto& [viewer, viewers] : views) {
            const auto laid = laid_out(data, data["moments"], viewer);
            for (int position = 0; position < replay.positions(); ++position)
                QVERIFY2(laid[static_cast<std::size_t>(position)] == shown_by(replay.table(position), viewers),
                         qPrintable(QString("position %1 for %2").arg(position).arg(viewer)));
        }
    }

    void aSeatsPageHidesTheRest_data() { add_games(); }
    void aSeatsPageHidesTheRest() {
        QFETCH(QString, id);
        const Replay replay = played(*find_game(id.toStdString()));
        const Seat seat(1);
        MatchPage page{.seat = seat};
        const Json data = match_page_data(replay, page);
        const auto laid = laid_out(data, data["moments"], -1);
        for (int position = 0; position < replay.positions(); ++position)
            QVERIFY(laid[static_cast<std::size_t>(position)] == shown_by(replay.table(position), SeatSet(seat)));
        QVERIFY(!data.contains("review") && data["notes"] == "" && data["branches"].empty());
    }

    /// Whatever its kinds are called: the 11 of its clubs need not be a jack.
    void aNewGameHasNoDrawingsOfAnother() {
        static constexpr const char* kKinds[] = {"clubs"};
        static constexpr CardLook kOwn[] = {{.kind = "clubs"}}, kShared[] = {{.kind = "clubs", .shared = true}};
        Info info = Raid::info();
        info.card_kinds = kKinds;
        const auto has_jack = [&] { return shared_cards(info).find("\"card-clubs-11\"") != std::string::npos; };
        QVERIFY(drawing_of(info, {0, 11}) == nullptr && !has_jack());
        info.looks = kOwn;
        QVERIFY(drawing_of(info, {0, 11}) == nullptr && !has_jack());
        info.looks = kShared;
        QVERIFY(drawing_of(info, {0, 11}) != nullptr && has_jack());
        QCOMPARE(drawing_of(info, {0, 11})->path, std::string_view("clubs-11.svg"));
    }

    /// Another way the match could have gone on has its moments from where it leaves the match.
    void branchesAreLines() {
        const GameEntry& game = *find_game("pazaak");
        Record record =
            *play_record(game, default_values(game.rules()), {5, 2, 2}, std::vector<std::string>(2, "cautious"));
        RecordBranch branch{.step = 3, .steps = {}, .extra = {}};
        branch.steps.assign(record.steps.begin() + 3, record.steps.begin() + 5);
        record.branches.push_back(branch);
        const Replay replay = std::move(*Replay::make(std::move(record), Replay::Asking::Later));
        const Json data = match_page_data(replay, {});
        QCOMPARE(data["branches"].size(), std::size_t{1});
        const int from = data["branches"][0]["from"];
        QCOMPARE(from, replay.position_of_step(3));
        const auto laid = laid_out(data, data["branches"][0]["moments"], -1);
        QVERIFY(laid.size() > 2);
        for (std::size_t i = 0; i < laid.size(); ++i)
            QVERIFY(laid[i] == shown_by(replay.table(from + static_cast<int>(i)), SeatSet::all(2)));
    }

    /// A review of a seat's page tells nothing of what others held.
    void aReviewIsThere() {
        const GameEntry& game = *find_game("pazaak");
        const Replay replay = played(game);
        ReviewOrder order;
        order.samples = 4;
        const auto judged = review(replay, order);
        QVERIFY(judged && *judged);
        MatchPage page{.review = &**judged};
        const Json whole = match_page_data(replay, page)["review"];
        QCOMPARE(static_cast<int>(whole["values"].size()), replay.positions());
        QVERIFY(!whole["decisions"].empty());
        page.seat = Seat(0);
        const Json own = match_page_data(replay, page)["review"];
        QVERIFY(!own.contains("values") && !own["decisions"].empty());
        for (const Json& decision : own["decisions"])
            QCOMPARE(decision["seat"].get<int>(), 0);
    }

    /// All words of a page are those it is given: its program has none.
    void itsWordsAreGiven() {
        const Replay replay = played(*find_game("rps"));
        const Backwards backwards;
        MatchPage page{.game = "Spiel", .names = {{"Ida", "Bo"}}, .wording = &backwards};
        page.texts.language = "de";
        page.texts.next_mistake = "Nächster Fehler";
        page.texts.moves = "Züge";
        page.texts.later = "Zeigen, was noch kommt";
        page.texts.all_cards = "alle Karten";
        const QString html = QString::fromStdString(match_page(replay, page));
        QVERIFY(html.contains("<html lang=\"de\" dir=\"ltr\">") && html.contains("<h1>Spiel: Ida, Bo</h1>"));
        const QString data = QString::fromUtf8(page_data(html));
        for (const char* given :
             {"Nächster Fehler", "Züge", "Zeigen, was noch kommt", "alle Karten", "kciP", "drac esab"})
            QVERIFY2(data.contains(QString::fromUtf8(given)), given);
        for (const char* english : {"Next mistake", "\"Moves\"", "Show what", "\"all cards\"", "Pick ", "base card"})
            QVERIFY2(!html.contains(QLatin1String(english)) && !data.contains(QLatin1String(english)), english);
    }

    /// What matches say, in English and for a site, which says it to its readers.
    void itSaysWhatPeopleSay_data() {
        QTest::addColumn<QStringList>("said");
        QTest::newRow("pazaak") << QStringList{"Hand 1", "Bo draws 5.", "Bo stands at "};
        QTest::newRow("euchre") << QStringList{"Hand 1", " of ", "takes the trick.", "Dealer: "};
        QTest::newRow("rps") << QStringList{"Pick 1", "Base card ", "Bo plays Rock "};
        QTest::newRow("thegame") << QStringList{"’s turn", " on pile ", "Cards left: "};
        QTest::newRow("zipdeck") << QStringList{"Round 1", "has the highest card."};
    }
    void itSaysWhatPeopleSay() {
        QFETCH(QStringList, said);
        Record record = played(*find_game(QTest::currentDataTag())).record();
        for (std::size_t seat = 0; seat < record.seats.size(); ++seat)
            record.seats[seat].name = seat == 1 ? "Bo" : "P" + std::to_string(seat);
        const Replay replay = std::move(*Replay::make(std::move(record), Replay::Asking::Later));
        QString told;
        const Json english = match_page_data(replay, {}), site = match_page_data(replay, {.site = PageSite{}});
        for (const Json& line : english["lines"])
            told += QString::fromStdString(line) + '\n';
        for (const QString& words : said)
            QVERIFY2(told.contains(words), qPrintable(words + "\n" + told));
        int patterns = 0;
        for (const Json& line : site["lines"])
            patterns += line.is_array() ? 1 : 0;
        QVERIFY(patterns > 3);
    }

    /// Names and notes are text: nothing in them ends the data or begins an element, and one script alone may run.
    void namesAreNoMarkup() {
        const Replay replay = played(*find_game("rps"));
        const QString page = QString::fromStdString(match_page(replay, {}));
        QVERIFY(!page.contains("<img"));
        QCOMPARE(page.count("</script>"), 2); // the data, and the program of the page
        QVERIFY(page.contains("script-src 'sha256-"));
        QVERIFY(page.contains("&lt;/script&gt;&lt;img"));
        QVERIFY(!page.contains("http://") || page.count("http://") == page.count("http://www.w3.org/2000/svg"));
        QVERIFY(!page.contains("https://") && !page.contains(QRegularExpression("<[a-z]+[^>]* src=")));
        QCOMPARE(Json::parse(page_data(page).toStdString()), match_page_data(replay, {}));
        QVERIFY(page.contains("<symbol id=\"back\"") && page.contains("<symbol id=\"face0\""));
    }

    /// HTML Tidy has nothing to say about the page of any game.
    void itIsValidHtml() {
        if (QStandardPaths::findExecutable("tidy").isEmpty()) QSKIP("needs tidy (package tidy)");
        const QTemporaryDir folder;
        for (const GameEntry* game : games()) {
            const QString path = folder.filePath(QString::fromUtf8(game->info().id) + ".html");
            QVERIFY(!!save_text(path.toStdString(), match_page(played(*game), {})));
            QProcess tidy;
            tidy.start("tidy", {"-q", "-e", "--drop-empty-elements", "no", path});
            QVERIFY(tidy.waitForFinished());
            QCOMPARE(QString::fromUtf8(tidy.readAllStandardError()), QString());
        }
    }
};

HILLTOP_TEST(MatchPageTest)
#include "match_page_test.moc"
