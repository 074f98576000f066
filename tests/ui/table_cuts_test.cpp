// SPDX-License-Identifier: GPL-3.0-or-later
// No text at any game's table is cut or stands on another, at the smallest size of the window in any language and at
// larger ones: while it is played, when it is over, in Replay, in any language.
#include "cuts.h"
#include "last_decision.h"
#include "replay/replay_page.h"
#include "support/test.h"

#include <map>
#include <nlohmann/json.hpp>
#include <set>

using namespace hilltop;

namespace {

void everyGameInEveryLanguage() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("language");
    for (const GameEntry* game : games())
        for (const QString& language : languagesToRead())
            QTest::addRow("%s-%s", game->info().id, qPrintable(language))
                << QString::fromUtf8(game->info().id) << language;
}

/// A match of Euchre in which the person at seat 0 may play the left bower, which is named below it.
Record leftBowerMatch() {
    const GameEntry& game = *find_game("euchre");
    const std::vector<std::string> bots(4, game.bots().front().id);
    for (std::uint64_t deal = 1; deal <= 100; ++deal) {
        const Record whole = *play_record(game, default_values(game.rules()), {20261125, deal, deal}, bots);
        const auto replay = Replay::make(whole);
        for (int position = 0; position < replay->positions(); ++position) {
            const Table& table = replay->table(position);
            if (!table.deciding().contains(Seat(0))) continue;
            const Json view = table.described(Seat(0));
            static const std::map<std::string, std::string> kLeft = {
                {"c", "js"}, {"s", "jc"}, {"d", "jh"}, {"h", "jd"}};
            const Json trump = view.value("trump", Json());
            const auto left = trump.is_string() ? kLeft.find(trump.get<std::string>()) : kLeft.end();
            if (left == kLeft.end()) continue;
            const auto menu = table.menu(Seat(0));
            if (std::none_of(menu.begin(), menu.end(), [&](const Choice& choice) {
                    return choice.word == "play " + left->second && choice.reason.empty();
                }))
                continue;
            Record match = cut_before(whole, table.steps());
            match.seats[0] = {kPerson, 0, {}};
            return match;
        }
    }
    return {};
}

constexpr std::size_t kQuick = 4; ///< the first bots of a game do not think long

/// The first of the moments at which the table rests; where it does, badges and tags are told.
QList<int> rests(const MatchCursor& cursor, int count) {
    QList<int> list;
    for (int position = 0; position < cursor.positions() && list.size() < count; ++position) {
        const Table& table = cursor.replay()->table(position);
        if (!table.over() && table.resting()) list << position;
    }
    return list;
}

/// Moments of a match, from its beginning to its end.
QList<int> moments(int positions, int count) {
    QList<int> list;
    for (int i = 0; i < count; ++i)
        list << (positions - 1) * i / (count - 1);
    list.erase(std::unique(list.begin(), list.end()), list.end());
    return list;
}

} // namespace

class TableCutsTest : public QObject {
    Q_OBJECT
private slots:
    void play_data() { everyGameInEveryLanguage(); }
    void play();
    void leftBower_data() { everyLanguage(); }
    void leftBower();
    void end_data() { everyGameInEveryLanguage(); }
    void end();
    void replay_data() { everyGameInEveryLanguage(); }
    void replay();
};

/// The first questions, and others from all over the match.
void TableCutsTest::play() {
    QFETCH(const QString, id);
    QFETCH(const QString, language);
    CutShell cuts(language);
    Shell& shell = cuts.shell;
    const GameEntry& game = *find_game(id.toStdString());
    MatchSetup setup = sensibleSetup(game); // as Home's button starts it, but always the same cards and names
    setup.drawn = false;
    setup.deal = DealId{20261125, 1};
    shell.window.main().showPage(&shell.window.play());
    QVERIFY(shell.window.play().start(setup));
    for (int question = 0; question < 4; ++question) {
        shell.waitForMe();
        if (shell.table().over()) break;
        cuts.look(QStringLiteral("question %1").arg(question));
        shell.answer();
        if (QTest::currentTestFailed()) return;
    }
    for (const int seats : std::set{game.info().min_seats, game.info().default_seats, game.info().max_seats}) {
        const auto questions = questionsOf(game, seats, {0, 0.25, 0.5, 0.75, 1});
        for (auto question = questions.begin(); question != questions.end(); ++question) {
            QVERIFY(shell.window.play().continueMatch(question.value()));
            shell.waitForMe();
            cuts.look(QStringLiteral("%1 seats at %2").arg(seats).arg(question.key()));
            if (QTest::currentTestFailed()) return;
        }
        cuts.lookLarger(QStringLiteral("%1 seats").arg(seats));
    }
    QVERIFY(cuts.whole());
}

/// Its name is below the number of its card.
void TableCutsTest::leftBower() {
    QFETCH(const QString, language);
    CutShell cuts(language);
    PlayPage& page = cuts.shell.window.play();
    cuts.shell.window.main().showPage(&page);
    const Record match = leftBowerMatch();
    QVERIFY(!match.seats.empty() && page.continueMatch(match));
    cuts.shell.waitForMe();
    cuts.look(QStringLiteral("left bower"));
    QVERIFY(cuts.whole());
}

/// With what is said of the match.
void TableCutsTest::end() {
    QFETCH(const QString, id);
    QFETCH(const QString, language);
    CutShell cuts(language);
    Shell& shell = cuts.shell;
    PlayPage& page = shell.window.play();
    shell.window.main().showPage(&page);
    const GameEntry& game = *find_game(id.toStdString());
    for (const int seats : std::set{game.info().default_seats, std::min(5, game.info().max_seats)}) {
        playEnd(page, game, {}, seats);
        if (QTest::currentTestFailed()) return;
        cuts.look(QStringLiteral("%1 seats just ended").arg(seats));
        QTRY_VERIFY(page.review() != nullptr && page.review()->review() != nullptr);
        const auto parts = page.result()->findChildren<Segmented*>();
        for (int part = 0; part < 3; ++part) {
            for (Segmented* segmented : parts)
                if (segmented->isVisible()) segmented->setCurrent(part);
            cuts.look(QStringLiteral("%1 seats, part %2").arg(seats).arg(part));
            if (QTest::currentTestFailed()) return;
        }
        cuts.lookLarger(QStringLiteral("%1 seats ended").arg(seats));
        page.result()->setFolded(true);
        cuts.look(QStringLiteral("%1 seats, folded").arg(seats));
        cuts.lookLarger(QStringLiteral("%1 seats ended, folded").arg(seats));
        page.result()->setFolded(false);
    }
    QVERIFY(cuts.whole());
}

/// With all cards, and as each side sees it.
void TableCutsTest::replay() {
    QFETCH(const QString, id);
    QFETCH(const QString, language);
    CutShell cuts(language);
    Shell& shell = cuts.shell;
    ReplayPage& page = shell.window.replay();
    shell.window.main().showPage(&page);
    const GameEntry& game = *find_game(id.toStdString());
    for (const int seats : std::set{game.info().default_seats, game.info().max_seats}) {
        std::vector<std::string> bots;
        for (int seat = 0; seat < seats; ++seat)
            bots.emplace_back(game.bots()[static_cast<std::size_t>(seat) % kQuick].id);
        QVERIFY(page.opening().open({*play_record(game, default_values(game.rules()), {20261121, 3, 3}, bots)}, {}, 0));
        QTRY_VERIFY(!page.cursor().preparing());
        for (const int moment : moments(page.cursor().positions(), 5) + rests(page.cursor(), 3)) {
            page.cursor().setView(moment % 2 == 0 ? ReplayPage::kAllCards : moment % seats);
            page.cursor().goTo(moment);
            cuts.look(QStringLiteral("%1 seats at %2").arg(seats).arg(moment));
            if (QTest::currentTestFailed()) return;
        }
        page.cursor().goTo(page.cursor().positions() / 2);
        cuts.lookLarger(QStringLiteral("%1 seats").arg(seats));
    }
    QVERIFY(cuts.whole());
}

HILLTOP_TEST(TableCutsTest)
#include "table_cuts_test.moc"
