// SPDX-License-Identifier: GPL-3.0-or-later
// What was answered in a position before, counted by hand; and that nothing counts that the seat could not see. It is
// the only test of the scan and of what the games call alike.
#include "file_tests.h"
#include "review_files/precedent_search.h"

#include "base/text_file.h"
#include "games/euchre/likeness.h"
#include "games/pazaak/likeness.h"
#include "games/rps/likeness.h"
#include "games/thegame/likeness.h"
#include "games/zipdeck/likeness.h"
#include "records/record_text.h"
#include "registry/registry.h"
#include "support/rounds.h"
#include "support/test.h"

#include <QTemporaryDir>

#include <QtTest>
#include <new>

using namespace hilltop;

namespace {

Record played(const char* id, std::uint64_t deal, std::uint64_t number) {
    const GameEntry& game = *find_game(id);
    const std::vector<std::string> bots(static_cast<std::size_t>(game.info().default_seats), game.bots()[0].id);
    return *play_record(game, default_values(game.rules()), {5, deal, number}, bots);
}

/// The same deal and answers as another match, with a person at that seat.
Record again(Record record, std::uint64_t number, int seat) {
    record.source.match = number;
    record.seats[static_cast<std::size_t>(seat)] = {kPerson, 0, "Ada"};
    return record;
}

Replay replay_of(Record record) {
    auto replay = Replay::make(std::move(record), Replay::Asking::Later);
    if (!replay) qFatal("%s", english(replay.error()).c_str());
    return std::move(*replay);
}

bool same(const Precedent& a, const Precedent& b) {
    return a.match == b.match && a.number == b.number && a.seat == b.seat && a.name == b.name && a.own == b.own &&
           a.same == b.same && a.word == b.word && a.like == b.like && a.result == b.result;
}

template <Tabled G>
Likeness alike_of(const InfoState<G>& seen) {
    return likeness_of(*find_game(G::info().id))->of(InfoStateOf<G>(seen));
}

/// Walks through a match of random answers; what a seat cannot see is dealt anew at each decision. The first complaint.
template <Tabled G>
std::string tells_what_is_hidden() {
    const AnyLikeness& game = *likeness_of(*find_game(G::info().id));
    Rng rng(9, 0, Stream::Analysis, 0, 7);
    int changed = 0;
    for (std::uint64_t deal = 0; deal < static_cast<std::uint64_t>(rounds(4)); ++deal) {
        Match<G> match(typename G::Rules{}, G::info().default_seats, Chance(3, deal));
        for (int steps = 0; !match.over() && steps < 60; ++steps) {
            for (const Seat seat : match.asked()) {
                if (match.resting()) break;
                const InfoState<G> seen = keep(match.view(seat));
                Match<G> other = match;
                other.imagine(G::resample(seen, rng));
                const InfoState<G> imagined = keep(other.view(seat));
                changed += other.state() == match.state() ? 0 : 1;
                if (!game.same(InfoStateOf<G>(seen), InfoStateOf<G>(imagined))) return "another position";
                if (alike_of<G>(seen) != alike_of<G>(imagined)) return "not alike";
                typename G::Menu menu;
                G::legal_menu(match.view(seat), menu);
                auto action = menu[rng.below(menu.size())];
                while (G::objection(match.view(seat), action) != nullptr)
                    action = menu[rng.below(menu.size())];
                if (game.answer(InfoStateOf<G>(seen), G::spell(action)) !=
                    game.answer(InfoStateOf<G>(imagined), G::spell(action)))
                    return "another answer";
                if (match.pending().contains(seat)) match.answer(seat, action);
            }
            match.step(Events());
        }
    }
    return changed > 0 ? "" : "nothing was hidden";
}

/// A lead with that trump, of its right bower and cards of the suits `others`.
InfoState<Euchre> lead_with(int trump, std::array<int, 2> others) {
    InfoState<Euchre> seen{};
    seen.me = Seat(1);
    seen.open.phase = Euchre::Phase::Play;
    seen.open.turn = Seat(1);
    seen.open.hand.trump = static_cast<std::uint8_t>(trump);
    seen.open.hand.maker = 1;
    seen.open.hand.turned = euchre::card_of(trump, euchre::kNine);
    for (const euchre::Card card :
         {euchre::right_bower(trump), euchre::left_bower(trump), euchre::card_of(others[0], euchre::kAce),
          euchre::card_of(others[1], euchre::kTen)}) {
        seen.own.hand.push_back(card);
        seen.own.cards |= euchre::bit(card);
    }
    return seen;
}

} // namespace

class PrecedentsTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    std::string file_of(const std::string& name, const std::vector<Record>& records) {
        std::string text;
        for (const Record& record : records)
            text += write_record(record) + '\n';
        const std::string path = m_folder.filePath(QString::fromStdString(name)).toStdString();
        if (!save_text(path, text)) qFatal("not written");
        return path;
    }
    void games_() {
        QTest::addColumn<QString>("game");
        for (const GameEntry* game : games())
            QTest::newRow(game->info().id) << QString(game->info().id);
    }

private slots:
    /// Three other matches of one deal, played alike, one of them by a person; and one of another deal.
    void countsByHand_data() { games_(); }
    void countsByHand() {
        QFETCH(QString, game);
        const QByteArray id = game.toUtf8();
        const Record record = played(id, 1, 0);
        const Replay replay = replay_of(record);
        const int number = replay.decisions().count() / 2;
        const Seat seat = replay.decisions().find(number)->seat;
        const std::string file =
            file_of(id.toStdString() + ".hmatch",
                    {record, again(record, 1, seat.index()), again(record, 2, (seat.index() + 1) % 2),
                     again(record, 3, seat.index() == 0 ? 1 : 0), played("pazaak", 7, 0), played("euchre", 7, 0)});
        const auto question = PositionQuestion::make(replay, number);
        QVERIFY2(question, qPrintable(why(question)));
        const auto found = find_precedents(*question, {.matches = {{file}}});
        QVERIFY2(found.problems.empty(), found.problems.empty() ? "" : english(found.problems[0]).c_str());
        QCOMPARE(found.matches, 6u);
        QCOMPARE(found.searched, id == "pazaak" || id == "euchre" ? 4u : 3u);
        QCOMPARE(found.precedents.times(true), 3);
        QCOMPARE(found.precedents.matches(true), 3);
        const auto answers = found.precedents.answers(true);
        QCOMPARE(answers.size(), std::size_t{1});
        QCOMPARE(answers[0].answer, question->act()->word.value_or("silence"));
        QCOMPARE(answers[0].own.times, 1);
        QCOMPARE(answers[0].own.of, 1);
        QCOMPARE(answers[0].others.times, 2);
        QCOMPARE(answers[0].others.matches, 2);
        const double result =
            worth_of_result(replay.game().info(), replay.last().result(), seat, replay.last().seats());
        QCOMPARE(answers[0].others.result.value, result);
        QVERIFY(!answers[0].others.result.error); // of one deal
        QVERIFY(found.precedents.times(false) >= 3);
        for (const Precedent& one : found.precedents.all())
            QVERIFY(one.same || one.number != number || found.places[one.match].match > 3);
    }
    /// Pazaak: what the other one holds is not seen, what one holds oneself is.
    void hiddenCardsDoNotCount() {
        const Record record = played("pazaak", 2, 0);
        const auto with_side_deck = [&](int seat) {
            Record other = record;
            other.cards.parts[seat] = {4, 4, 3, 3};
            const auto bots = play_out(*find_game("pazaak"), other);
            if (!bots) qFatal("%s", english(bots.error()).c_str());
            return replay_of(other);
        };
        const Replay replay = replay_of(record);
        const auto question = PositionQuestion::make(replay, 0);
        QCOMPARE(question->decision().seat, Seat(0));
        const auto first_is_same = [&](const Replay& other) {
            QVERIFY2(question->takes(other.record()), "not searched");
            const auto found = question->find(other);
            const bool is = !found.empty() && found[0].number == 0 && found[0].same;
            m_same = is;
        };
        first_is_same(with_side_deck(1));
        QVERIFY(m_same);
        first_is_same(with_side_deck(0));
        QVERIFY(!m_same);
    }
    void alikeIsWhatIsSeen() {
        QCOMPARE(tells_what_is_hidden<Pazaak>(), "");
        QCOMPARE(tells_what_is_hidden<Euchre>(), "");
        QCOMPARE(tells_what_is_hidden<RpsPoker>(), "");
        QCOMPARE(tells_what_is_hidden<TheGame>(), "");
        QCOMPARE(tells_what_is_hidden<ZipDeck>(), "");
    }
    /// Euchre: what a suit is called does not matter, what it is to trump does.
    void suitsAreNamedByTrump() {
        using namespace euchre;
        const auto hearts = lead_with(kHearts, {kClubs, kSpades}), spades = lead_with(kSpades, {kHearts, kDiamonds});
        QVERIFY(alike_of<Euchre>(hearts) == alike_of<Euchre>(spades));
        QCOMPARE(LikenessOf<Euchre>::answer(hearts.view(), Euchre::play(card_of(kHearts, kJack))),
                 LikenessOf<Euchre>::answer(spades.view(), Euchre::play(card_of(kSpades, kJack))));
        QCOMPARE(LikenessOf<Euchre>::answer(hearts.view(), Euchre::play(card_of(kDiamonds, kJack))),
                 std::string("lead the left bower"));
        QCOMPARE(LikenessOf<Euchre>::answer(spades.view(), Euchre::play(card_of(kHearts, kAce))),
                 std::string("lead an ace"));
        auto fewer = spades;
        fewer.own.cards &= ~bit(card_of(kClubs, kJack));
        QVERIFY(alike_of<Euchre>(fewer) != alike_of<Euchre>(spades));
    }
    void threadsDoNotMatter() {
        std::vector<Record> records;
        for (std::uint64_t deal = 0; deal < 12; ++deal)
            records.push_back(played("pazaak", deal, deal));
        const std::string file = file_of("many.hmatch", records);
        const Replay replay = replay_of(records[4]);
        const auto question = PositionQuestion::make(replay, 0);
        const auto one = find_precedents(*question, {.matches = {{file}}, .threads = 1});
        const auto three = find_precedents(*question, {.matches = {{file}}, .threads = 3});
        QCOMPARE(one.searched, 11u);
        QVERIFY(!one.precedents.all().empty());
        QVERIFY(std::equal(one.precedents.all().begin(), one.precedents.all().end(), three.precedents.all().begin(),
                           three.precedents.all().end(), same));
        for (std::size_t i = 0; i < one.places.size(); ++i)
            QCOMPARE(one.places[i].match, three.places[i].match);
        int asked = 0;
        const auto stopped =
            find_precedents(*question, {.matches = {{file}}, .stop = [&asked] { return ++asked > 3; }});
        QVERIFY(stopped.stopped);
        QVERIFY(stopped.searched <= 3);
        const auto broken = find_precedents(
            *question, {.matches = {{file}}, .threads = 2, .stop = []() -> bool { throw std::bad_alloc(); }});
        QCOMPARE(broken.problems.size(), std::size_t(1));
    }

private:
    bool m_same = false;
};

HILLTOP_TEST(PrecedentsTest)
#include "precedents_test.moc"
