// SPDX-License-Identifier: GPL-3.0-or-later
// Scoresheets say what the rules say, and show each seat no more than it may know.
#include "../conformance/tiny.h"
#include "documents/record_names.h"
#include "documents/replay_outline.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "support/test.h"
#include "table/score_model.h"
#include "text/score_sheet.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace hilltop;

namespace {

Replay playedMatch(const char* id, std::uint64_t number) {
    const GameEntry& game = *find_game(id);
    std::vector<std::string> bots;
    for (int seat = 0; seat < game.info().default_seats; ++seat)
        bots.push_back(game.bots()[static_cast<std::size_t>(seat) % game.bots().size()].id);
    return std::move(*Replay::make(*play_record(game, default_values(game.rules()), {7, number, number}, bots)));
}

std::vector<const Table*> tablesOf(const Replay& replay, int count) {
    std::vector<const Table*> list;
    for (int i = 0; i < count; ++i)
        list.push_back(&replay.table(i));
    return list;
}

TableNames namesOf(const Replay& replay, int me = -1) {
    TableNames names = recordNames(replay.record());
    names.me = me;
    return names;
}

int countOf(const ScoreTable& table, ScoreCell::Card card) {
    int count = 0;
    for (const ScoreLine& line : table.lines)
        for (const ScoreCell& cell : line.cells)
            count += cell.card == card;
    return count;
}

/// A game without texts of its own in which every deal begins two sections.
class TwoSections : public TableOf<Tiny> {
public:
    using TableOf::TableOf;
    std::unique_ptr<Table> copy() const override { return std::make_unique<TwoSections>(*this); }
    const std::vector<Event>& events() const override {
        m_told.clear();
        for (const Event& event : TableOf::events()) {
            m_told.push_back(event);
            if (event.kind != Event::Kind::Phase) continue;
            m_told.push_back(event);
            m_told.back().word = "first-trick";
        }
        return m_told;
    }

private:
    mutable std::vector<Event> m_told;
};

/// A whole match of it, everybody with the first answer that is allowed.
std::vector<std::unique_ptr<Table>> twoSectionsMatch(int seats) {
    std::vector<std::unique_ptr<Table>> tables;
    tables.push_back(std::make_unique<TwoSections>(Tiny::Rules{}, seats, Chance(7, 0)));
    while (!tables.back()->over()) {
        auto table = tables.back()->copy();
        for (const Seat seat : table->pending()) {
            for (const Choice& choice : table->menu(seat)) {
                if (choice.reason.empty() && table->answer(seat, choice.word)) break;
            }
        }
        table->step();
        tables.push_back(std::move(table));
    }
    return tables;
}

} // namespace

class ScoresTest : public QObject {
    Q_OBJECT
private slots:
    void pazaakHands();
    void euchreHandsAndTricks();
    void rpsCardsAreWhatASeatKnows();
    void zipdeckPoints();
    void thegamePiles();
    void twoSectionsBeginAtOnce();
    void everyMatchHasATurningPoint();
    void euchreBlocks();
    void modelKeepsRows();
    void spokenAsASentence();
};

void ScoresTest::pazaakHands() {
    for (std::uint64_t match = 0; match < 20; ++match) {
        const Replay replay = playedMatch("pazaak", match);
        const auto tables = tablesOf(replay, replay.positions());
        const ScoreSheet sheet = scoreSheet(tables, namesOf(replay), SeatSet::all(2));
        const MatchResult result = tables.back()->result();
        int won[2] = {0, 0};
        for (const ScoreLine& line : sheet.front().lines) {
            won[0] += line.cells[1].ink == ScoreCell::Ink::Won;
            won[1] += line.cells[2].ink == ScoreCell::Ink::Won;
            QVERIFY(line.first >= 0 && line.first <= line.last && line.last < replay.positions());
        }
        QCOMPARE(won[0], result.second[Seat(0)]);
        QCOMPARE(won[1], result.second[Seat(1)]);
        // The last hand's totals are those on the table.
        const Json seats = tables.back()->described(Seat(0))["seats"];
        for (int seat = 0; seat < 2; ++seat)
            QCOMPARE(sheet.front().lines.back().cells[static_cast<std::size_t>(seat) + 1].text.toInt(),
                     seats[static_cast<std::size_t>(seat)]["total"].get<int>());
    }
}

void ScoresTest::euchreHandsAndTricks() {
    for (std::uint64_t match = 0; match < 6; ++match) {
        const Replay replay = playedMatch("euchre", match);
        const ScoreSheet sheet = scoreSheet(tablesOf(replay, replay.positions()), namesOf(replay, 1), Seat(1));
        const MatchResult result = replay.table(replay.positions() - 1).result();
        QCOMPARE(sheet[0].columns[2].title, QString("We"));
        QCOMPARE(sheet[0].lines.back().cells[4].text,
                 QString("%1–%2").arg(result.points[Seat(1)]).arg(result.points[Seat(0)]));
        for (int end = 1; end <= replay.positions(); end += 7) {
            const ScoreSheet now = scoreSheet(tablesOf(replay, end), namesOf(replay, 1), Seat(1));
            QCOMPARE(now[1].lines.size(), std::size_t{5}); // tricks count to five
            QCOMPARE(now[1].columns.size(), std::size_t{5});
            int won = 0;
            for (const ScoreLine& line : now[1].lines)
                for (const ScoreCell& cell : line.cells)
                    won += cell.ink == ScoreCell::Ink::Won;
            const Json view = replay.table(end - 1).described(Seat(1));
            QCOMPARE(won, view["tricks"][0].get<int>() + view["tricks"][1].get<int>());
        }
    }
}

/// At every moment, for either seat: unseen, held and given are those of the seat's own view.
void ScoresTest::rpsCardsAreWhatASeatKnows() {
    for (std::uint64_t match = 0; match < 4; ++match) {
        const Replay replay = playedMatch("rps", match);
        for (int end = 1; end <= replay.positions(); ++end) {
            for (int seat = 0; seat < 2; ++seat) {
                const auto tables = tablesOf(replay, end);
                const ScoreSheet sheet = scoreSheet(tables, namesOf(replay, seat), Seat(seat));
                const Json view = tables.back()->described(Seat(seat));
                QCOMPARE(sheet[1].lines.size(), std::size_t{3});
                QCOMPARE(countOf(sheet[1], ScoreCell::Card::Unseen), static_cast<int>(view["unseen"].size()));
                if (view["stage"] == "games")
                    QCOMPARE(countOf(sheet[1], ScoreCell::Card::Held),
                             static_cast<int>(view["hand"].size() + view["stock"].size()));
                QCOMPARE(countOf(sheet[1], ScoreCell::Card::Given), static_cast<int>(view["rival_holds"].size()));
            }
        }
    }
}

void ScoresTest::zipdeckPoints() {
    const Replay replay = playedMatch("zipdeck", 3);
    for (int end = 1; end <= replay.positions(); end += 9) {
        const auto tables = tablesOf(replay, end);
        const ScoreSheet sheet = scoreSheet(tables, namesOf(replay), {});
        QList<int> points;
        for (const ScoreLine& line : sheet.front().lines)
            points << line.cells[3].text.toInt();
        QVERIFY(std::is_sorted(points.begin(), points.end()));
        QList<int> real = scores(*tables.back());
        std::sort(real.begin(), real.end());
        QCOMPARE(points, real);
        QVERIFY(sheet.front().lines.back().cells[2].bar <= 1);
        int wrong = 0, told = 0; // calls without the highest card
        for (const Table* table : tables) {
            const Json view = table->described(Seat(0));
            if (view["phase"] != "rest" && view["phase"] != "over") continue;
            for (std::size_t seat = 0; seat < view["seats"].size(); ++seat)
                wrong += view["seats"][seat]["last"]["called"] && view["last_top"] != seat ? 1 : 0;
        }
        for (const ScoreLine& line : sheet.front().lines)
            told += line.cells[4].text.toInt();
        QCOMPARE(told, wrong);
    }
}

void ScoresTest::thegamePiles() {
    const Replay replay = playedMatch("thegame", 5);
    for (int end = 1; end <= replay.positions(); end += 5) {
        const auto tables = tablesOf(replay, end);
        const ScoreSheet sheet = scoreSheet(tables, namesOf(replay), {});
        const Json piles = tables.back()->described(Seat(0))["piles"];
        const bool nothing = sheet.front().lines.empty(); // on any pile yet
        for (std::size_t pile = 0; pile < 4; ++pile) {
            if (nothing) {
                QCOMPARE(piles[pile]["top"].get<int>(), pile < 2 ? 1 : 100);
                continue;
            }
            const QString top = sheet.front().lines.front().cells[pile].text;
            if (!top.isEmpty()) QCOMPARE(top.toInt(), piles[pile]["top"].get<int>());
        }
    }
}

/// Each of them has its points, from the first position on.
void ScoresTest::twoSectionsBeginAtOnce() {
    const int seats = 2;
    const auto match = twoSectionsMatch(seats);
    TableNames names;
    names.bySeat = {"Ann", "Bob"};
    std::vector<const Table*> tables;
    for (const auto& table : match) {
        tables.push_back(table.get());
        const ScoreSheet sheet = scoreSheet(tables, names, SeatSet::all(seats));
        for (const ScoreLine& line : sheet.front().lines) {
            QCOMPARE(line.cells.size(), std::size_t{3});
            QVERIFY(line.first >= 0 && line.first <= line.last && line.last < static_cast<int>(tables.size()));
        }
        QCOMPARE(sheet.front().lines.size() % 2, std::size_t{0});
        for (int seat = 0; seat < seats; ++seat)
            QCOMPARE(sheet.front().lines.back().cells[static_cast<std::size_t>(seat) + 1].text.toInt(),
                     scores(*table)[seat]);
    }
    QCOMPARE(scoreSheet(tables, names, {}).front().lines.size(), std::size_t{6}); // of three rounds
    turningPoint(tables, names);
}

void ScoresTest::everyMatchHasATurningPoint() {
    for (const GameEntry* entry : games()) {
        const char* const game = entry->info().id;
        const Replay replay = playedMatch(game, 11);
        const auto tables = tablesOf(replay, replay.positions());
        const QString said = turningPoint(tables, namesOf(replay));
        const bool decided = !tables.back()->result().winners.empty() || tables.back()->info().cooperative;
        if (decided && tables.back()->result().winners.size() <= 2) QVERIFY2(said.endsWith('.'), game);
        QVERIFY(!said.contains('%'));
        QVERIFY(turningPoint(tablesOf(replay, 3), namesOf(replay)).isEmpty()); // not before the end
    }
}

/// Who gained by side, and rounds that are tricks.
void ScoresTest::euchreBlocks() {
    const Replay replay = playedMatch("euchre", 2);
    const ReplayOutline outline = outlineOf(replay, namesOf(replay, 0));
    bool gained = false;
    for (const auto& section : outline.sections) {
        QVERIFY(section.gained.isEmpty() || section.gained == "We" || section.gained == "They");
        QVERIFY(section.score.contains(QChar(0x2013)));
        gained = gained || !section.gained.isEmpty();
        int last = 0;
        for (int position = section.first; position <= section.last; ++position) {
            const int round = outline.at(position).round;
            if (round == 0) continue;
            QCOMPARE(round, last + 1);
            last = round;
        }
        QVERIFY(last == 0 || last == 5 || !section.finished);
    }
    QVERIFY(gained);
}

void ScoresTest::modelKeepsRows() {
    const Replay replay = playedMatch("pazaak", 1);
    ScoreModel model;
    for (int end = 1; end <= replay.positions(); ++end) {
        const ScoreSheet sheet = scoreSheet(tablesOf(replay, end), namesOf(replay, 0), Seat(0));
        model.setSheet(sheet);
        ScoreModel fresh;
        fresh.setSheet(sheet);
        QCOMPARE(model.rowCount(), fresh.rowCount());
        for (int row = 0; row < model.rowCount(); ++row)
            QCOMPARE(model.index(row).data().toString(), fresh.index(row).data().toString());
    }
    const int row = model.rowOf(0);
    QVERIFY(row >= 0);
    model.setCurrent(0);
    QVERIFY(model.index(row).data(ScoreModel::CurrentRole).toBool());
}

void ScoresTest::spokenAsASentence() {
    const ScoreTable table{"Hands", {{"Hand", 1}, {"Solver", 1}, {"You", 1}}, {}};
    const ScoreLine line{{{"1"}, {"19", ScoreCell::Ink::Won}, {"17"}}};
    QCOMPARE(spokenLine(table, line), QString("Hand 1, Solver 19, which won, You 17"));
}

HILLTOP_TEST(ScoresTest)
#include "scores_test.moc"
